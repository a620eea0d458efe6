"""Relations at a point: which hold, derivatives, integrals, moments, and what is refused."""

from fractions import Fraction

import numpy as np
import pytest

from derive.doors.requests import read
from derive.language.terms import (
    And,
    Apart,
    Covariance,
    Eq,
    Expectation,
    ForAll,
    HasDerivative,
    HasIntegral,
    Independent,
    KroneckerDelta,
    Le,
    Lt,
    Ne,
    Sum,
    Variance,
    cos,
    exp,
    random,
    sqrt,
    vector_of,
)
from derive.values.dice import DiceLaw, Shape
from derive.values.numbers import UndefinedError
from derive.values.scalar import ExhaustedError, Point, Steps
from derive.values.sides import relations, sides
from tests.derive.deriving.formulas import SOURCE
from tests.derive.values.at_a_point import POINT, W, i, j, k, n, share, t, total, u, x


@pytest.mark.parametrize(
    ("claim", "wanted"),
    [
        (Eq(x[i], -2), True),
        (Eq(x[i], 2), False),
        (Lt(x[i], x[j]), True),
        (Lt(x[i], x[i]), False),
        (Le(x[i], x[i]), True),
        (Le(x[j], x[i]), False),
        (Ne(x[i], x[j]), True),
        (Ne(x[i], x[i]), False),
        (Apart(i, j), True),
        (Eq(exp(t) * exp(-t), 1), None),
        (Lt(exp(t) * exp(-t), 2), True),
        (HasDerivative(total(x), x[j], 1), True),
        (HasDerivative(share(x, i), x[j], 0), False),
        (HasDerivative(share(x, i), x[j], -x[i] / total(x) ** 2), True),
        (HasDerivative(Sum(W[k, k] ** 2, k), W[i, j], 0), True),
    ],
    ids=str,
)
def test_whether_a_relation_holds(claim, wanted):
    assert sides(claim, POINT, Steps(10_000)).holds is wanted


def test_conjunctions_and_quantifiers_are_several_relations():
    said = relations(And(Lt(0, t), ForAll(k, Lt(x[k], 2))), POINT)
    assert [sides(r, here, Steps(100)).holds for r, here in said] == [True, True, True, True]


@pytest.mark.parametrize("each", [20, pytest.param(4, marks=pytest.mark.long)])
def test_derivatives_of_formulas_agree_with_the_complex_step(each):
    for asked in read(SOURCE)[:60:each]:
        found = asked.found()
        claim, sizes = found.theorem.concl, {"n": 2, "m": 1, "d": 2, "e": 1, "h": 1}
        rng = np.random.default_rng(3)
        values = {
            key: {at: Fraction(int(rng.integers(1, 9)), 7) for at in Point(sizes, {}).places(key.dims)}
            for key in sorted(claim.free)
            if key.kind == "at"
        }
        last = {key: sizes[key.dim] - 1 for key in claim.free if key.kind == "ix"}
        compared = sides(claim, Point(sizes, values, indices=last))
        assert compared.holds is not False, found.title
        gap = (compared.left - compared.right).value
        assert abs(float(gap if isinstance(gap, Fraction) else gap.mid)) < 1e-40, found.title


COIN = (Fraction(1, 2), Fraction(1)), (Fraction(1, 2), Fraction(-1))
SKEW = (Fraction(1, 4), Fraction(3)), (Fraction(3, 4), Fraction(-1))


@pytest.mark.parametrize(
    ("claim", "wanted"),
    [
        (lambda q, r: Eq(Expectation(q[i]), 0), True),
        (lambda q, r: Eq(Variance(r), 3), True),
        (lambda q, r: Eq(Expectation(r**3), 6), True),
        (lambda q, r: Eq(Expectation(q[i] * q[j]), KroneckerDelta(i, j)), True),
        (lambda q, r: Eq(Expectation(q[i] ** 2 * r), 0), True),
        (lambda q, r: Eq(Variance(Sum(x[k] * q[k], k)), Sum(x[k] ** 2, k)), True),
        (lambda q, r: Eq(Variance(Sum(q[k], k) * r), 3), False),
        (lambda q, r: Eq(Covariance(q[i], q[i] + r), 1), True),
        (lambda q, r: Eq(Expectation(total(vector_of(k, q[k] ** 2))), 3), True),
        (lambda q, r: Independent(q, random("r")), True),
    ],
)
def test_moments_are_sums_over_throws(claim, wanted):
    q, r = random("q", n), random("r")[()]
    number = {q[i].key: {(p,): p for p in range(3)}, r.key: {(): 3}}
    point = POINT._replace(
        law=DiceLaw(Shape("coin", "each", Fraction(0), Fraction(1)), (COIN, COIN, COIN, SKEW), number)
    )
    assert sides(claim(q, r), point, Steps(10_000)).holds is wanted


def test_entries_with_one_die_are_not_independent():
    q = random("q", n)
    number = {q[i].key: {(p,): 0 for p in range(3)}}
    point = POINT._replace(law=DiceLaw(Shape("coin", "all", Fraction(0), Fraction(1)), (COIN,), number))
    assert sides(Eq(Expectation(q[i] * q[j]), 1), point, Steps(1000)).holds
    with pytest.raises(UndefinedError):
        sides(Independent(q), point, Steps(1000))


@pytest.mark.parametrize(
    ("f", "low", "high", "area"),
    [
        (t**2, 0, 1, 1 / 3),
        (exp(u), 0, 2, np.exp(2) - 1),
        (cos(5 * u), -1, 1, 2 * np.sin(5) / 5),
        (1 / u, 1, t, np.log(2)),
    ],
)
def test_an_integral_is_enclosed(f, low, high, area):
    over = t if t.key in f.free else u
    relation = HasIntegral(f, over, low, high, 0)
    bare = POINT if over is u else POINT._replace(values={})
    enclosed = sides(relation, bare, Steps(10_000)).left.value
    low_end, high_end = (float(end.mid) for end in (enclosed.a, enclosed.b))
    assert low_end < area < high_end
    assert high_end - low_end < 0.02


@pytest.mark.parametrize(
    ("f", "low", "high", "said"),
    [
        (1 / u, -1, 1, "a quotient by 0"),
        (sqrt(u), 0, 1, "a root of what is negative, or perhaps is"),
        (u, 1, 0, "limits are not in order"),
    ],
)
def test_an_integral_without_an_enclosure_is_refused(f, low, high, said):
    with pytest.raises(UndefinedError, match=said):
        sides(HasIntegral(f, u, low, high, 0), POINT, Steps(10_000))


def test_what_is_not_read_is_said():
    q = random("q", n)
    for claim, said in (
        (Eq(Expectation(q[i]), 0), "E: no law of random entries"),
        (Eq(1 / (t - 2), 1), "a quotient by 0"),
    ):
        with pytest.raises(UndefinedError, match=said):
            sides(claim, POINT, Steps(100))
    with pytest.raises(ExhaustedError, match="too many terms"):
        sides(Eq(Sum(Sum(W[k, j], j), k), 0), POINT, Steps(8))
