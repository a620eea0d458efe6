"""Finite sums: linearity, deltas, channels in pairs, permutations, and the order of nested sums."""

import pytest

from derive.language.terms import Sum, exp, interleave, vector_of
from tests.derive.proving.equalities import Row, checks
from tests.derive.proving.vocabulary import A, B, a, b, c, delta, e, h, i, j, k, m, n, permuted, s, w, x, y, z
from tests.each import each

first, second = vector_of(s, exp(z[s])), vector_of(s, a * z[s])
both = interleave(first, second)

TABLE = {
    "of a sum": Row(Sum(x[i] + y[i], i), Sum(x[i], i) + Sum(y[i], i), "sums", (Sum(x[i], i), Sum(x[i] * y[i], i))),
    "of a difference": Row(Sum(x[i] - y[i], i), Sum(x[i], i) - Sum(y[i], i), "sums", (Sum(y[i], i) - Sum(x[i], i),)),
    "of a multiple": Row(Sum(2 * a * x[i], i), 2 * a * Sum(x[i], i), "sums", (a * Sum(x[i], i), Sum(x[i] ** 2, i) * a)),
    "of equal terms": Row(Sum(a, i), n.card * a, "sums", (a, n.card, n.card * a**2, m.card * a)),
    "of ones": Row(Sum(1, i, e), n.card * m.card, "sums", (n.card, n.card + m.card, n.card**2)),
    "of nothing": Row(Sum(x[i] - x[i], i), 0, "sums", (1, n.card)),
    "the name of the index": Row(Sum(x[i], i), Sum(x[j], j), "", (Sum(y[j], j), x[j], Sum(x[i], j))),
    "a product of sums": Row(
        Sum(x[i], i) * Sum(y[i], i), Sum(x[i] * y[j], i, j), "sums", (Sum(x[i] * y[i], i), Sum(x[i] * x[j], i, j))
    ),
    "a square": Row(Sum(x[i], i) ** 2, Sum(x[i] * x[j], i, j), "sums", (Sum(x[i] ** 2, i), Sum(x[i] * x[i], i, j))),
    "a delta keeps one term": Row(Sum(delta(i, j) * x[i], i), x[j], "sums", (x[i], Sum(x[i], i), n.card * x[j], x[k])),
    "a delta the other way round": Row(Sum(x[i] * delta(k, i) * a, i), a * x[k], "sums", (x[k], a * x[i], a)),
    "two deltas": Row(Sum(delta(i, j) * delta(i, k), i), delta(j, k), "sums", (1, delta(j, i), n.card * delta(j, k))),
    "a delta of two sums": Row(
        Sum(delta(i, j) * B[i, j], i, j), Sum(B[i, i], i), "sums", (Sum(B[i, j], i, j), B[i, i])
    ),
    "all but one": Row(
        Sum((1 - delta(i, j)) * x[i], i), Sum(x[i], i) - x[j], "sums", (Sum(x[i], i), Sum(x[i], i) - x[i])
    ),
    "the sums change places": Row(Sum(A[i, e], i, e), Sum(A[i, e], e, i), "sums", (Sum(A[i, e], i), Sum(x[i], i))),
    "over one size": Row(Sum(B[i, j], i, j), Sum(B[j, i], i, j), "sums", (Sum(B[i, i], i), Sum(B[i, i], i, j))),
    "three sums": Row(
        Sum(A[i, e] * B[i, j] * x[j], i, e, j),
        Sum(x[i] * B[j, i] * A[j, e], e, i, j),
        "sums",
        (Sum(A[i, e] * B[j, i] * x[j], i, e, j),),
    ),
    "inside a sum": Row(
        Sum(x[i] * Sum(A[j, e] * A[i, e], e), i), Sum(A[j, e] * Sum(x[i] * A[i, e], i), e), "sums", (Sum(x[j], j),)
    ),
    "permuted": Row(Sum(x[permuted(i)], i), Sum(x[i], i), "sums", (x[permuted(i)], Sum(x[i] ** 2, i), Sum(y[i], i))),
    "permuted in two places": Row(
        Sum(x[permuted(i)] * exp(y[permuted(i)]), i),
        Sum(x[i] * exp(y[i]), i),
        "sums",
        (Sum(x[i] * exp(y[permuted(i)]), i),),
    ),
    "channels in pairs": Row(
        Sum(w[c], c),
        Sum(w[2 * s] + w[2 * s + 1], s),
        "sums",
        (Sum(2 * w[2 * s], s), Sum(w[2 * s], s), Sum(w[2 * s] * w[2 * s + 1], s)),
    ),
    "the number of channels": Row(Sum(1, c), 2 * h.card, "sums", (h.card, h.card**2)),
    "an even channel": Row(both(2 * s), exp(z[s]), "", (a * z[s], z[s])),
    "an odd channel": Row(both(2 * s + 1), a * z[s], "", (exp(z[s]), z[s])),
    "any channel": Row(
        both(c) ** 2 - both(c) * both(c) + both(c),
        interleave(first, second)(c),
        "",
        (interleave(second, first)(c), both(c) ** 2),
    ),
    "channels by channels": Row(
        interleave(vector_of(s, 2 * z[s]), vector_of(s, 2 * z[s]))(c),
        2 * interleave(vector_of(s, z[s]), vector_of(s, z[s]))(c),
        "sums",
        (
            interleave(vector_of(s, z[s]), vector_of(s, z[s]))(c),
            interleave(vector_of(s, 2 * z[s]), vector_of(s, z[s]))(c),
        ),
    ),
    "over pairs": Row(
        Sum(both(c) * w[c], c),
        Sum(exp(z[s]) * w[2 * s] + a * z[s] * w[2 * s + 1], s),
        "sums",
        (Sum(exp(z[s]) * w[2 * s], s),),
    ),
    "under a function": Row(exp(Sum(a * x[i], i) - b), exp(a * Sum(x[i], i) - b), "sums", (exp(Sum(x[i], i) - b),)),
}

NO_PERMUTATION = {
    "one factor only": (Sum(x[permuted(i)] * y[i], i), Sum(x[i] * y[i], i)),
    "one entry": (x[permuted(i)], x[i]),
    "twice permuted, once": (Sum(x[permuted(permuted(i))] * y[permuted(i)], i), Sum(x[i] * y[i], i)),
}


@each("check", checks(TABLE))
def test_sums(check):
    check()


@pytest.mark.parametrize("name", NO_PERMUTATION)
def test_only_a_whole_sum_may_be_permuted(name):
    with pytest.raises(Exception, match="sides differ") as refusal:
        Row(*NO_PERMUTATION[name], "sums").prove()
    assert refusal.typename == "ProofError"


def test_a_sum_of_products_is_no_product_of_sums():
    with pytest.raises(Exception, match="sides differ"):
        Row(Sum(x[i] * y[i], i), Sum(x[i], i) * Sum(y[i], i), "sums").prove()


def test_an_inner_index_is_not_captured():
    """``Sum_i x_i Sum_i y_i``: the two indices of one name are two indices."""
    left, right = Sum(x[i] * Sum(y[i], i), i), Sum(x[j] * Sum(y[k], k), j)
    assert left == right
    assert Row(left, Sum(x[i], i) * Sum(y[i], i), "sums").prove().hyps == frozenset()


def test_a_delta_whose_other_index_is_bound_too_keeps_its_sum():
    for own in (x[i], exp(x[i])):
        fixed = Row(Sum(2 * delta(i, permuted(i)) * own, i), 2 * Sum(own * delta(i, permuted(i)), i), "sums")
        assert fixed.prove().hyps == frozenset()
