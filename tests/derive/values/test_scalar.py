"""Terms at a point: real terms, vectors, indices, permutations."""

from fractions import Fraction

import pytest

from derive.language.terms import (
    KroneckerDelta,
    Sum,
    exp,
    permutation,
    vector_of,
)
from derive.values.scalar import Interpretation, Steps
from tests.derive.values.at_a_point import POINT, ROWS, W, X, a, i, j, k, n, scaled, share, t, total, x, y, z


def value(term, steps=10_000):
    return Interpretation(POINT, Steps(steps)).real(term).exact


@pytest.mark.parametrize(
    ("term", "wanted"),
    [
        (Sum(x[k] * y[k], k), -1),
        (x[i] - x[j] / t, Fraction(-9, 4)),
        (W[i, j], 5),
        (Sum(W[i, k] * x[k], k), 3 - 8 + Fraction(5, 2)),
        (Sum(Sum(W[i, k] * W[k, j], k), j), sum(ROWS[1][m] * ROWS[m][c] for m in range(3) for c in range(3))),
        (KroneckerDelta(i, j) + KroneckerDelta(i, i), 1),
        (Sum(z[2 * a] * z[2 * a + 1], a), 2 + 12),
        (n.card * t**2, 12),
        (-(t**3), -8),
        (total(x), Fraction(-1, 2)),
        (share(x, i), 4),
        (Sum(share(x, k), k), 1),
        (total(vector_of(k, W[i, k] * t)), 24),
        (total(vector_of(k, total(vector_of(j, W[k, j])))), 36),
        (scaled(x, t + 1), Fraction(-3, 2)),
        (exp(t) - exp(t), None),
    ],
    ids=str,
)
def test_what_a_term_is(term, wanted):
    assert value(term) == wanted


def test_a_permutation_takes_places():
    sigma = permutation("sigma", n)
    term = Sum(x[sigma(k)] * y[k], k)
    (key,) = (key for key in term.free if key.kind == "perm")
    point = POINT._replace(values={**POINT.values, key: {(0,): 2, (1,): 0, (2,): 1}})
    assert Interpretation(point).real(term).exact == X[0] + 2 * X[1]


def test_entries_of_a_vector():
    at = Interpretation(POINT)
    assert {p: q.exact for p, q in at.entries(vector_of(k, W[i, k] * t).term).items()} == {(0,): 6, (1,): 8, (2,): 10}
    assert {p: q.exact for p, q in at.entries(t + 1).items()} == {(): 3}
    rows = at.entries(W.term)
    assert [rows[p].exact for p in ((0, 1), (2, 0), (1, 1))] == [1, 6, 4]


def test_values_of_indices():
    assert [Interpretation(POINT).value(term) for term in (i, j)] == [1, 2]
