"""Dice for random entries: hypotheses hold exactly at the points, by finite expectations that are written out here."""

from fractions import Fraction
from itertools import product

import pytest

from derive.chapters import BOOK
from derive.kernel.terms import Key, Term, num
from derive.language.symbols import RenderError
from derive.rocq.laws_of_dice import LAW, MOST, AtDice, thrown
from derive.rocq.points import disproved

WEIGHTS = {0: Fraction(1, 2), 1: Fraction(1, 3), 2: Fraction(1, 6)}


def mean(faces, of):
    """The expectation of a function of what the dice show."""
    total = Fraction(0)
    for throw in product(WEIGHTS, repeat=len(faces)):
        weight = Fraction(1)
        for face in throw:
            weight *= WEIGHTS[face]
        total += weight * of(*(own[face] for own, face in zip(faces, throw, strict=True)))
    return total


def point(name):
    entry = BOOK.entries[name]
    return next(p for m in BOOK.mutants[name] if (p := disproved(entry, m.claim))).point


def test_the_moments_of_the_law():
    assert [sum(w * x**k for w, x in LAW) for k in range(5)] == [1, 0, 1, -1, 3]


def test_hypotheses_hold_exactly():
    own = point("product_variance")
    q, k = own.dice.faces
    v = own.values
    assert (mean([q], lambda x: x), mean([k], lambda x: x)) == (v["mu"], v["nu"])
    assert mean([q], lambda x: x**2) == v["sigma"] ** 2 + v["mu"] ** 2
    assert mean([k], lambda x: x**2) == v["tau"] ** 2 + v["nu"] ** 2
    assert v["nu"] != 0
    fourth = point("dot_product_fourth_moment")
    assert mean(fourth.dice.faces[:1], lambda x: x**4) == fourth.values["m_4"]


@pytest.mark.parametrize("name", ["product_variance", "score_covariance", "dot_product_excess_kurtosis"])
def test_a_true_statement_holds_exactly_and_is_not_refuted(name):
    entry, own = BOOK.entries[name], point(name)
    left, right = entry.claim.args
    at = AtDice(own.dice, own.values, own.sizes)
    indices = {k.name: 0 for k in entry.claim.free if k.kind == "ix"}
    assert at.evaluate(left, indices) == at.evaluate(right, indices)
    assert disproved(entry, entry.claim) is None


def test_moments_are_those_of_the_throws():
    own = point("product_variance")
    q, k = own.dice.faces
    first = mean([q, k], lambda x, y: x * y)
    variance = mean([q, k], lambda x, y: (x * y - first) ** 2)
    claim = BOOK.entries["product_variance"].claim
    assert AtDice(own.dice, own.values, own.sizes).evaluate(claim.args[0], {}) == variance


def test_a_root_that_is_no_fraction_has_no_exact_value():
    dice = next(thrown([Key("at", "q", (), "random")], {}))
    with pytest.raises(TypeError, match="no exact value"):
        AtDice(dice, {}, {"d": 2}).evaluate(Term("fn", "sqrt", num(2)), {})


def test_too_many_entries_have_no_dice():
    for most in MOST:
        with pytest.raises(RenderError, match=f"{most + 1} random entries"):
            list(thrown([Key("at", "q", ("d",), "random")], {"d": most + 1}, most))


def test_entries_that_nothing_holds_apart_may_show_one_die():
    entry = BOOK.entries["scaled_self_score_mean"]
    kept = next(
        m for m in BOOK.mutants[entry.name] if m.name == "mean kept"
    )  # false where the root of the size is not 1
    shared = disproved(entry, kept.claim).point
    assert (shared.sizes, len(shared.dice.faces), set(shared.dice.number["q"])) == ({"d": 4}, 1, {0})
    independent = BOOK.entries["dot_product_variance_of_centered"]
    at = disproved(independent, BOOK.mutants[independent.name][0].claim)
    assert set(at.point.dice.number["q"]).isdisjoint(at.point.dice.number["k"])
