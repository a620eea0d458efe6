"""Terms: which of them a claim needs, and claims that say nothing."""

import functools

from derive.language.terms import And, Eq, Le, Lt, cos, exp, pi, reals
from derive.values import numpy as reading
from tests.verify.adequacy.planted import planted
from verify.adequacy.points import Cells, far_points, small_points
from verify.adequacy.terms import label, needed, vacuities

a, b, c = reals("a b c")


def verdicts(claim):
    entry = planted(claim)
    far = functools.cache(lambda: far_points(entry, reading))
    return {label(term.drop): term.verdict for term in needed(claim, small_points(entry, reading), far)}


def empty(claim):
    return vacuities(claim, small_points(planted(claim), reading))


def test_a_factor_beside_zero_and_one_that_is_not():
    assert verdicts(Lt(0, exp(a) * exp(b))) == {"right: factor exp(a)": "scale", "right: factor exp(b)": "scale"}
    assert verdicts(Lt(-1, exp(a) * exp(b)))["right: factor exp(a)"] == "also true"


def test_an_inequality_that_follows():
    claim = Le(a, a + exp(b) + exp(c))
    assert verdicts(claim)["right: summand exp(b)"] == "also true"
    assert verdicts(Le(a - exp(b), a + exp(c)))["left: summand exp(b)"] == "also true"
    assert verdicts(Le(a + exp(b), a + exp(b) + c**2))["left: summand exp(b)"] == "weaker"


def test_what_is_within_an_idle_term_is_not_asked_for():
    claim = Eq(a + (b - b) * (exp(c) + 1), a)
    assert verdicts(claim) == {
        "left: summand a": "false",
        "left: summand (b - b)*(exp(c) + 1)": "no change",
    }
    assert verdicts(Eq(a * (exp(b) * exp(-b)), a))["left: factor a"] == "false"
    assert verdicts(Eq(a * (b / b), a))["left: factor a"] == "false"


def test_without_what_it_is_about_a_claim_says_nothing():
    assert verdicts(Eq((a + c) / exp(b) - c / exp(b), a / exp(b)))["left: summand c"] == "false"
    invariant = Eq((a * c) / (b * c), a / b)
    assert set(verdicts(invariant).values()) == {"false"}
    assert verdicts(Eq(cos(a + 2 * pi), cos(a)))["left: summand 2*pi"] == "empty"


def test_claims_that_say_nothing():
    assert empty(Eq(a + b, b + a)) == []
    assert empty(Eq((a - a) * b, b * (a - a))) == ["part 1: both sides", "all terms"]
    assert empty(And(Eq(a, a), Eq(b - b, c - c))) == ["part 2: both sides"]
    assert empty(Eq((a - b) * c - a * c + b * c, 0)) == []
    assert empty(Eq(a + (b - b) * c, a)) == ["left: summand (b - b)*c"]


def test_summands_that_cancel_are_idle_together():
    assert empty(Eq(a + exp(b) - c - exp(b), a - c)) == ["left: summand exp(b) and exp(b)"]
    assert empty(Eq(a - (c - exp(b)) - exp(b), a - c)) == ["left: summand exp(b) and exp(b)"]
    assert empty(Eq(a * (b + 1 + exp(c) * exp(-c) - b), 2 * a)) == ["left: summand b and b"]
    assert empty(Eq(a + exp(b) - c + exp(b), a - c + 2 * exp(b))) == []
    assert verdicts(Eq(a + exp(b) - c - exp(b), a - c))["left: summand exp(b)"] == "false", "alone it is needed"


def test_where_nothing_is_sound_nothing_is_the_same(monkeypatch):
    claim = Eq(a + (b - b) * c, a + (c - c))
    assert verdicts(claim)["left: summand (b - b)*c"] == "no change", "control"
    monkeypatch.setattr(Cells, "sound", property(lambda cells: cells.mask & False))
    assert verdicts(claim)["left: summand (b - b)*c"] == "also true"
