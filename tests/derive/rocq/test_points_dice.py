"""Dice for random entries: hypotheses hold exactly at the points, by finite expectations that are written out here."""

from fractions import Fraction
from itertools import product

import pytest

from derive.chapters import BOOK
from derive.kernel.terms import Key
from derive.rocq.points import MOST, disproved, thrown
from derive.values.dice import THREE_FACED
from derive.values.scalar import Interpretation, Point

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


def faces(point):
    """What each die shows, in the order of the weights."""
    return [tuple(shown for _, shown in die) for die in point.law.dice]


def number(point, name):
    """The only entry of a family."""
    (entry,) = (entries[()] for key, entries in point.values.items() if key.name == name)
    return entry


def dice(point, name):
    """The dice that the entries of a random family are."""
    (entries,) = (set(entries.values()) for key, entries in point.law.number.items() if key.name == name)
    return entries


def test_the_moments_of_the_law():
    assert [sum(w * x**k for w, x in THREE_FACED) for k in range(5)] == [1, 0, 1, -1, 3]


def test_hypotheses_hold_exactly():
    own = point("product_variance")
    q, k = faces(own)
    mu, nu, sigma, tau = (number(own, name) for name in ("mu", "nu", "sigma", "tau"))
    assert (mean([q], lambda x: x), mean([k], lambda x: x)) == (mu, nu)
    assert mean([q], lambda x: x**2) == sigma**2 + mu**2
    assert mean([k], lambda x: x**2) == tau**2 + nu**2
    assert nu != 0
    fourth = point("dot_product_fourth_moment")
    assert mean(faces(fourth)[:1], lambda x: x**4) == number(fourth, "m_4")


@pytest.mark.parametrize("name", ["product_variance", "score_covariance", "dot_product_excess_kurtosis"])
def test_a_true_statement_holds_exactly_and_is_not_refuted(name):
    entry, own = BOOK.entries[name], point(name)
    left, right = entry.claim.args
    at = Interpretation(own._replace(indices={k: 0 for k in entry.claim.free if k.kind == "ix"}))
    assert at.real(left).exact == at.real(right).exact is not None
    assert disproved(entry, entry.claim) is None


def test_moments_are_those_of_the_throws():
    own = point("product_variance")
    q, k = faces(own)
    first = mean([q, k], lambda x, y: x * y)
    variance = mean([q, k], lambda x, y: (x * y - first) ** 2)
    claim = BOOK.entries["product_variance"].claim
    assert Interpretation(own).real(claim.args[0]).exact == variance


def test_too_many_entries_have_no_dice():
    q = Key("at", "q", ("d",), "random")
    for most in MOST:
        assert list(thrown([q], Point({"d": most + 1}, {}), most)) == []
        assert len(next(thrown([q], Point({"d": most}, {}), most)).dice) == most
    for dims in (("Integers",), (("2", "d"),)):
        assert list(thrown([Key("at", "q", dims, "random")], Point({"d": 1}, {}))) == []


def test_entries_that_nothing_holds_apart_may_show_one_die():
    entry = BOOK.entries["scaled_self_score_mean"]
    kept = next(
        m for m in BOOK.mutants[entry.name] if m.name == "mean kept"
    )  # false where the root of the size is not 1
    shared = disproved(entry, kept.claim).point
    assert (shared.sizes, len(shared.law.dice), dice(shared, "q")) == ({"d": 4}, 1, {0})
    independent = BOOK.entries["dot_product_variance_of_centered"]
    at = disproved(independent, BOOK.mutants[independent.name][0].claim)
    assert dice(at.point, "q").isdisjoint(dice(at.point, "k"))
