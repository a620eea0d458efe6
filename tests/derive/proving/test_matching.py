"""Lemmas at other values: the instance that is needed is found, and the kernel makes it."""

import pytest

from derive.kernel import rules as K
from derive.kernel.terms import INTEGERS, Term
from derive.language.terms import Eq, HasDerivative, Lt, Sum, cos, define, exp, sin, vector_of
from derive.proving.matching import Known, lemma
from tests.derive.proving.vocabulary import (
    A,
    B,
    E,
    X,
    a,
    b,
    c,
    delta,
    e,
    i,
    j,
    k,
    l,
    n,
    permuted,
    q,
    r,
    s,
    u,
    v,
    w,
    x,
    y,
)

partition = define("partition", (x,), Sum(exp(x[k]), k))
integer = Term("ix", "t", INTEGERS)


def assumed(formula):
    """A lemma that says ``formula`` of all its variables, as if it were proved."""
    return lemma(K.assume(formula))


# pattern, target: what the pattern must become
MATCHES = {
    "an index": (Lt(0, x[i]), Lt(0, x[j])),
    "a real": (Lt(0, exp(a)), Lt(0, exp(b + 2 * a))),
    "the same": (Lt(0, exp(a)), Lt(0, exp(a))),
    "two reals": (Lt(a, b), Lt(b, a)),
    "two reals of one value": (Lt(a, b), Lt(u, u)),
    "an even index": (Lt(0, w[c]), Lt(0, w[2 * s])),
    "a permuted index": (Lt(0, x[i]), Lt(0, x[permuted(j)])),
    "a successor": (
        Lt(a, Term("at", "z", (INTEGERS,), "fixed", integer)),
        Lt(a, Term("at", "z", (INTEGERS,), "fixed", integer + 1)),
    ),
    "another family": (Lt(0, Sum(exp(x[i]), i)), Lt(0, Sum(exp(y[i]), i))),
    "an expression for a family": (Lt(0, Sum(exp(x[i]), i)), Lt(0, Sum(exp(a * y[i] - x[i]), i))),
    "a row for a vector": (Lt(0, partition(x)), Lt(0, partition(B[k, :]))),
    "an expression for the vector of a definition": (Lt(0, partition(x)), Lt(0, partition(vector_of(i, a * x[i] + b)))),
    "a matrix": (Lt(0, Sum(A[i, e], i, e)), Lt(0, Sum(A[i, e] ** 2 + x[i], i, e))),
    "an entry and a sum": (Lt(x[j], Sum(x[i], i)), Lt(y[k], Sum(y[i], i))),
    "two indices": (Lt(0, delta(i, j)), Lt(0, delta(k, l))),
    "two indices that agree": (Lt(0, delta(i, j)), Lt(0, delta(k, k))),
}
NO_MATCHES = {
    "another head": (Lt(0, exp(a)), Lt(0, sin(a))),
    "another relation": (Lt(0, a), Eq(0, a)),
    "one variable, two values": (Lt(0, delta(i, i)), Lt(0, delta(k, l))),
    "one real, two values": (Lt(a, a + 1), Lt(u, v + 1)),
    "a numeral is no variable": (Lt(0, exp(a)), Lt(1, exp(a))),
    "another size": (Lt(0, Sum(x[i], i)), Lt(0, Sum(w[c], c))),
    "a bound index escapes": (Lt(0, Sum(a * x[i], i)), Lt(0, Sum(x[i] * x[i], i))),
    "random for fixed": (Lt(0, a), Lt(0, X)),
    "another random family": (Lt(0, E(q[i])), Lt(0, E(X))),
    "an arithmetic rearrangement": (Lt(0, exp(a + b)), Lt(0, exp(u))),
}


@pytest.mark.parametrize(("pattern", "target"), MATCHES.values(), ids=MATCHES)
def test_an_instance(pattern, target):
    found = assumed(pattern).instance(target)
    assert found is not None
    assert found.concl == target
    assert found.hyps == frozenset({target})  # the hypothesis is the pattern, instantiated alike


@pytest.mark.parametrize(("pattern", "target"), NO_MATCHES.values(), ids=NO_MATCHES)
def test_no_instance(pattern, target):
    assert assumed(pattern).instance(target) is None


def test_the_left_side_alone():
    found = assumed(Eq(exp(a + b), exp(a) * exp(b))).instance(exp(u + r**2), "lhs")
    assert found.concl == Eq(exp(u + r**2), exp(u) * exp(r**2))
    assert assumed(Eq(exp(a + b), exp(a))).instance(exp(u), "lhs") is None


def test_what_may_not_be_instantiated_stays():
    fixed = Known(K.assume(Lt(0, x[i])))
    assert fixed.instance(Lt(0, x[j])) is None
    assert fixed.instance(Lt(0, x[i])) is fixed.theorem


def test_random_families_of_a_lemma_are_not_variables():
    fact = assumed(Eq(E(q[i]), a))
    assert {k.name for k in fact.variables} == {"a", "i"}
    assert fact.instance(E(q[k]), "lhs").concl == Eq(E(q[k]), a)


DERIVATIVE = HasDerivative(Sum(exp(x[i]), i), x[j], exp(x[j]))


def test_a_derivative_at_another_entry_and_family():
    fact = assumed(DERIVATIVE)
    assert fact.differentiates(Sum(exp(x[i]), i), x[k]).concl == HasDerivative(Sum(exp(x[i]), i), x[k], exp(x[k]))
    assert fact.differentiates(Sum(exp(y[i]), i), y[k]).concl == HasDerivative(Sum(exp(y[i]), i), y[k], exp(y[k]))


@pytest.mark.parametrize(
    ("f", "entry"),
    [(Sum(exp(x[i]), i), y[k]), (Sum(exp(a * x[i]), i), x[k]), (Sum(cos(x[i]), i), x[k]), (exp(x[k]), x[k])],
)
def test_no_derivative_of_something_else(f, entry):
    assert assumed(DERIVATIVE).differentiates(f, entry) is None


def test_the_variable_of_a_derivative_is_only_renamed():
    """``D(b, a) = 0`` must not become ``D(a, a) = 0``."""
    fact = assumed(HasDerivative(b, a, 0))
    assert fact.differentiates(u, a).concl == HasDerivative(u, a, 0)
    assert fact.differentiates(a, a) is None
    assert fact.differentiates(a**2, a) is None
    assert n.card.free == frozenset()
