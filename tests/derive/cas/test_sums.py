"""Sums over symbolic ranges: linearity, deltas, dummies that are never captured."""

import pytest
import sympy
from sympy import IndexedBase, KroneckerDelta, Sum, Symbol, symbols

from derive.cas.sums import contract, named, product_of_sums

N = Symbol("n", integer=True, positive=True)
i, j, k = symbols("i j k", integer=True)
x, y = IndexedBase("x", real=True), IndexedBase("y", real=True)
c = Symbol("c", real=True)


def over(body, *dummies):
    return Sum(body, *((d, 0, N - 1) for d in dummies))


def at(e, size=3):
    """The value at an explicit size, of generic entries: powers of two primes."""
    value = e.subs(N, size).doit()
    values = {f: (3 if f.base.label.name == "x" else 5) ** int(f.indices[0]) for f in value.atoms(sympy.Indexed)}
    return value.subs(values)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (over(c * x[i], i), c * over(x[i], i)),
        (over(3, i), 3 * N),
        (over(KroneckerDelta(i, j) * x[i], i), x[j]),
        (over(KroneckerDelta(i, j) * x[i] * y[j], i, j), over(x[i] * y[i], i)),
        (over((x[i] - y[i]) ** 2, i), over(x[i] ** 2, i) - 2 * over(x[i] * y[i], i) + over(y[i] ** 2, i)),
        (over(x[i] * over(y[k] * x[i], k), i), over(x[i] ** 2, i) * over(y[k], k)),
        (over(x[i] / over(x[k], k), i), sympy.Integer(1)),
        (over((1 - KroneckerDelta(i, j)) * x[i], i), over(x[i], i) - x[j]),
    ],
)
def test_contract(before, after):
    assert contract(before) == named(after)
    if not after.free_symbols & {j}:
        assert at(before) == at(after)


def test_the_controls_can_fail():
    assert contract(over(c * x[i], i)) != named(c**2 * over(x[i], i))
    assert at(over(x[i], i)) != at(over(y[i], i))


def test_equal_sums_get_equal_dummies():
    assert over(x[i], i) != over(x[k], k)
    assert named(over(x[i], i)) == named(over(x[k], k))
    assert named(over(x[i] * over(x[k], k), i)) == named(over(x[k] * over(x[i], i), k))


def test_naming_captures_nothing():
    first, second = symbols("i_0 i_1", integer=True)
    traps = [
        over(x[first] * over(y[second] * x[first], second), first),
        over(x[second] * over(y[first] * x[second], first), second),
        first * over(x[second] * over(y[i], i), second) + x[first],
    ]
    for trap in traps:
        assert named(trap).free_symbols - {N} >= {f for f in trap.free_symbols - {N} if f.is_Symbol}
    assert named(traps[0]) == named(traps[1])
    assert at(named(traps[0])) == at(traps[0])
    (outer,) = [s for s in named(traps[2]).atoms(Sum) if s.function.has(Sum)]
    assert outer.limits[0][0] not in (first, second)


def test_naming_twice_changes_nothing():
    e = over(x[i] * over(y[k] * over(x[j] * y[k], j), k), i)
    assert named(named(e)) == named(e)
    assert contract(contract(e)) == contract(e)


def test_a_power_of_a_sum_is_a_nested_sum():
    taken = {"x", "n"}
    body, limits = product_of_sums(c * over(x[i], i) ** 2 * over(y[i], i), taken)
    assert len(limits) == len({s for s, _, _ in limits}) == 3
    assert {str(s) for s, _, _ in limits} <= taken
    assert at(Sum(body, *limits).subs(c, 1)) == at(over(x[i], i)) ** 2 * at(over(y[i], i))


def test_what_is_no_power_of_a_sum_stays():
    body, limits = product_of_sums(x[i] / over(y[k], k), set())
    assert limits == []
    assert body == x[i] / over(y[k], k)
