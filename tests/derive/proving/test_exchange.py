"""Nested sums over equal sizes: equal in every order, and never equal by their shape alone."""

import random
from itertools import permutations

import pytest

from derive.kernel.rules import ProofError
from derive.language.fresh import Fresh
from derive.language.terms import Dimension, Sum, exp, vector
from derive.proving.exchange import nested
from derive.proving.normal import prove
from derive.proving.scope import scope

n, m = Dimension("n"), Dimension("m")
indices = n.indices("i j k l p")
i, j, k, l_, p = indices
(s,) = m.indices("s")
A, B, C = vector("A", n, n), vector("B", n, n), vector("C", n, m)
x, y = vector("x", n), vector("y", n)
SUMS = ("sums", "field")


def equal(left, right):
    return prove(left, right, SUMS, scope((), (), (), Fresh())).concl.args == (left, right)


def nest(chosen, factors):
    """Return the sum of a product, each factor as far out as its indices let it stand."""
    if not chosen:
        return factors[0] if len(factors) == 1 else factors[0] * nest((), factors[1:])
    first, *rest = chosen
    out = [f for f in factors if f.free.isdisjoint({i.key for i in rest})]
    inner = [f for f in factors if f not in out]
    body = nest(rest, inner) if inner else None
    for f in out:
        body = f if body is None else f * body
    return Sum(body, first)


@pytest.mark.parametrize(
    ("chosen", "factors"),
    [
        ((i, j, k), [A[i, k], x[k], B[i, j]]),
        ((i, j, k), [x[i], A[i, j], B[j, k], y[k]]),
        ((i, j, k), [A[i, j], A[j, k], A[k, i]]),
        ((i, j, k), [A[i, j], A[i, k], x[j], x[k]]),
        ((i, j, k, l_), [A[i, j], B[j, k], A[k, l_], B[l_, i]]),
        ((i, j, k, l_), [A[i, j], A[k, l_], B[j, l_], x[i]]),
        ((i, j, k), [exp(x[i] + y[j]), A[j, k], 1 / (1 + exp(A[k, i]))]),
        ((i, j, s), [C[i, s], C[j, s], A[i, j]]),
    ],
    ids=str,
)
def test_every_order_of_sums_is_equal_to_every_other(chosen, factors):
    orders = [nest(order, factors) for order in permutations(chosen)]
    assert nested(orders[0])
    for other in orders[1:]:
        assert equal(orders[0], other)


def test_what_is_wired_in_another_way_is_not_equal():
    right = nest((i, j, k), [x[i], A[i, j], B[j, k], y[k]])
    for factors in (
        [x[i], A[j, i], B[j, k], y[k]],
        [x[i], A[i, j], B[k, j], y[k]],
        [x[i], A[i, j], B[j, k], y[j]],
        [x[i], A[i, j], B[i, k], y[k]],
        [x[i], A[i, j], B[j, k], x[k]],
    ):
        with pytest.raises(ProofError, match="sides differ"):
            equal(right, nest((k, j, i), factors))
    cycle, two = [A[i, j], A[j, k], A[k, i]], [A[i, j], A[j, i], A[k, k]]
    with pytest.raises(ProofError, match="sides differ"):
        equal(nest((i, j, k), cycle), nest((i, j), two[:2]) * Sum(A[k, k], k))


def test_random_products_are_equal_in_random_orders():
    rng = random.Random(7)
    for _ in range(40):
        chosen = indices[: rng.randint(3, 5)]
        pairs = zip(chosen, chosen[1:], strict=False)
        factors = [rng.choice((A, B))[tuple(rng.sample(pair, 2))] for pair in pairs]
        factors += [rng.choice((A, B))[rng.choice(chosen), rng.choice(chosen)] for _ in range(rng.randint(0, 2))]
        factors = list(dict.fromkeys(factors))
        orders = [nest(rng.sample(chosen, len(chosen)), factors) for _ in range(2)]
        assert equal(*orders)


def test_a_power_of_a_sum_is_a_sum_of_products():
    square = Sum(x[i] * Sum(A[i, j] * y[j], j) ** 2, i)
    flat = Sum(y[k] * Sum(y[j] * Sum(x[i] * A[i, j] * A[i, k], i), j), k)
    assert equal(square, flat)
    with pytest.raises(ProofError, match="sides differ"):
        equal(square, Sum(y[k] * Sum(x[j] * Sum(x[i] * A[i, j] * A[i, k], i), j), k))
