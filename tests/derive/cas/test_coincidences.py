"""Moments at symbolic sizes: every pattern of equal indices, and nothing that is not declared."""

import pytest
import sympy
from sympy import IndexedBase, Symbol

from derive.cas.coincidences import DeclaredMoments, StoppedError, as_expectations
from derive.cas.sums import contract
from derive.kernel.terms import Term
from derive.language.entry import Calc, Entry
from derive.language.terms import (
    Apart,
    Dimension,
    Eq,
    Expectation,
    ForAll,
    Independent,
    Sum,
    Variance,
    random,
    reals,
    vector,
)
from derive.render.sympy import to_sympy

d = Dimension("d")
a, b = d.indices("a b")
q, k, x, mean = random("q", d), random("k", d), vector("x", d), vector("m", d)
mu, s2, rho = reals("mu s_2 rho")
N = Symbol("d", integer=True, positive=True)
MU, S2, RHO = (Symbol(name, real=True) for name in ("mu", "s_2", "rho"))
E = Expectation
MOMENTS = (ForAll(a, Eq(E(q[a]), mu)), ForAll(a, Eq(E(q[a] ** 2), s2)))


def expanded(left: Term, *given: Term) -> sympy.Expr:
    entry = Entry("sample", "Sample", Eq(left, 0), Calc(()), given)
    return contract(sympy.expand(DeclaredMoments(entry).expand(as_expectations(to_sympy(left, beside=given)))))


def test_two_indices_agree_or_differ():
    square = expanded(E(Sum(q[a], a) ** 2), Independent(q), *MOMENTS)
    assert sympy.expand(square - (N * S2 + N * (N - 1) * MU**2)) == 0


def test_a_variance_has_d_terms_and_not_d_squared():
    value = expanded(Variance(Sum(q[a], a)), Independent(q), *MOMENTS)
    assert sympy.expand(value - N * (S2 - MU**2)) == 0


def test_sums_inside_sums_are_expanded():
    value = expanded(E(Sum(q[a] * Sum(q[b], b), a)), Independent(q), *MOMENTS)
    assert sympy.expand(value - (N * S2 + N * (N - 1) * MU**2)) == 0


def test_a_moment_may_depend_on_the_entry():
    value = expanded(E(Sum(x[a] * q[a], a)), ForAll(a, Eq(E(q[a]), mean[a])))
    X, M = IndexedBase("x", real=True), IndexedBase("m", real=True)
    i = value.atoms(sympy.Sum).pop().limits[0][0]
    assert value == sympy.Sum(X[i] * M[i], (i, 0, N - 1))


def test_entries_that_are_not_independent_have_their_joint_moment():
    joint = ForAll(a, Eq(E(q[a] * k[a]), rho))
    assert expanded(E(Sum(q[a] * k[a], a)), joint) == N * RHO
    with pytest.raises(StoppedError, match="not declared"):
        expanded(E(Sum(q[a] * k[a], a)), *MOMENTS)


def test_indices_that_differ_by_hypothesis_do_not_coincide():
    given = (Independent(q), *MOMENTS)
    assert expanded(E(q[a] * q[b]), *given, Apart(a, b)) == MU**2
    assert expanded(E(q[a] * q[b]), *given).has(sympy.KroneckerDelta)


def test_a_moment_that_is_not_declared_stops():
    with pytest.raises(StoppedError, match=r"q\^3"):
        expanded(E(q[a] ** 3), Independent(q), *MOMENTS)


def test_beside_a_mean_of_zero_no_other_moment_is_needed():
    centered = ForAll(a, Eq(E(q[a]), 0))
    assert expanded(E(q[a] ** 3 * k[b]), Independent(q, k), ForAll(a, Eq(E(k[a]), 0)), *MOMENTS) == 0
    assert expanded(E(Sum(q[a], a)), Independent(q), centered) == 0
