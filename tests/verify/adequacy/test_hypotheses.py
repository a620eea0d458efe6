"""Hypotheses: where a claim is false or has no value without one, and when nothing shows it."""

import pytest

from derive.chapters import BOOK
from derive.language.terms import (
    Dimension,
    Eq,
    Expectation,
    ForAll,
    Independent,
    Le,
    Lt,
    Ne,
    random,
    reals,
    sqrt,
    vector,
)
from derive.values import numpy as reading
from tests.verify.adequacy.planted import planted
from verify.adequacy.hypotheses import without

n = Dimension("n")
(i,) = n.indices("i")
x = vector("x", n)
q, k = random("q"), random("k")
a, b, r = reals("a b r")
mu, nu = reals("mu nu")


@pytest.mark.parametrize(
    ("entry", "verdict", "conventional"),
    [
        (planted(Eq(r * a / r, a), Ne(r, 0)), "false", True),
        (planted(Lt(0, r * r), Ne(r, 0)), "false", False),
        (planted(Eq(a / r, a * (1 / r)), Ne(r, 0)), "no value", False),
        (planted(Eq(a + r, r + a), Ne(r, 0)), "idle", False),
        (planted(Eq(a / r, a * (1 / r)), Ne(a, 0)), "idle", False),
        (planted(Le(0, sqrt(r)), Le(0, r)), "no value", False),
        (planted(Lt(0, x[i]), ForAll(i, Lt(1, x[i]))), "false", False),
        (planted(Eq(a, b), Eq(a, b), witness={b: a}), "false", False),
    ],
)
def test_verdicts(entry, verdict, conventional):
    outcome = without(entry, 0, reading)
    assert (outcome.verdict, outcome.conventional) == (verdict, conventional)
    assert (outcome.place is None) == (verdict == "idle")


def test_other_hypotheses_hold_at_the_point():
    outcome = without(planted(Lt(0, a + b), Lt(0, a), Lt(0, b)), 1, reading)
    assert outcome.place is not None
    (first,), (second,) = outcome.place.point.balls(a), outcome.place.point.balls(b)
    assert first > 0
    assert first + second <= 0


def test_moments_and_independence_have_counterexamples():
    entry = planted(
        Eq(Expectation(q.term * k.term), mu * nu),
        Independent(q, k),
        Eq(Expectation(q.term), mu),
        Eq(Expectation(k.term), nu),
        witness={mu: Expectation(q.term), nu: Expectation(k.term)},
    )
    outcomes = [without(entry, place, reading) for place in range(3)]
    assert [one_without.verdict for one_without in outcomes] == ["false"] * 3
    assert outcomes[0].place is not None
    assert outcomes[0].place.point.sample.entry.note == "all random entries are one variable"


def test_a_given_counterexample_is_tried_first():
    theorem = BOOK.entries["moving_average_bias"]
    (place,) = (n for n, hypothesis in enumerate(theorem.given[:2]) if hypothesis in theorem.counterexamples)
    outcome = without(theorem, place, reading)
    assert outcome.verdict == "false"
    assert outcome.place.point.sampler.entry.witness == theorem.counterexamples[theorem.given[place]]


def test_at_a_given_counterexample_a_hypothesis_that_is_left_may_have_no_value():
    lost, left = Ne(r, 0), Lt(0, b / r)
    given = planted(Eq(a + b, b + a), lost, left, counterexamples={lost: {r: 0}})
    assert without(given, 0, reading).verdict == "no value"
    assert without(planted(given.claim, lost, left), 0, reading).verdict == "idle"


@pytest.mark.long
def test_a_given_counterexample_of_the_book_leaves_a_hypothesis_without_a_value():
    theorem = BOOK.entries["relative_encoding_planar"]
    assert theorem.given[3] in theorem.counterexamples
    assert without(theorem, 3, reading).verdict == "no value"
