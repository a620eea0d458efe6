"""Derivatives by structure: the value is that of the rules; side conditions are shown, never assumed."""

import pytest

from derive.kernel import rules as K
from derive.kernel.rules import ONE, ProofError
from derive.kernel.terms import Term, lift, subterms
from derive.language.fresh import Fresh
from derive.language.terms import (
    Eq,
    ForAll,
    HasDerivative,
    Le,
    Lt,
    Ne,
    Sum,
    cos,
    define,
    exp,
    interleave,
    log,
    sin,
    sqrt,
    vector_of,
)
from derive.proving import calculus
from derive.proving.matching import lemma
from derive.proving.normal import prove
from derive.proving.scope import scope
from tests.derive.proving.vocabulary import A, B, a, b, c, delta, e, i, j, k, l, n, r, s, x, y, z

partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))

# f, x, derivative, hypotheses needed, wrong derivatives
DERIVATIVES = {
    "a constant": (b**2 * y[i], a, 0, (), (1, b**2)),
    "another family": (y[i] * exp(y[j]), x[k], 0, (), (y[i],)),
    "the variable": (a, a, 1, (), (0, a)),
    "an entry": (x[i], x[j], delta(i, j), (), (1, 0, delta(i, k))),
    "an entry of a matrix": (A[i, e], A[j, e], delta(i, j), (), (1, 0)),
    "the diagonal of a matrix": (B[i, i], B[j, k], delta(i, j) * delta(i, k), (), (delta(i, j), delta(j, k))),
    "a multiple": (3 * a, a, 3, (), (1, 3 * a)),
    "a sum": (a + exp(b) * a, a, 1 + exp(b), (), (1, exp(b))),
    "a difference": (b - a, a, -1, (), (1, b - 1)),
    "a sign": (-a, a, -1, (), (1,)),
    "a product": (a * exp(a), a, exp(a) + a * exp(a), (), (exp(a), a * exp(a))),
    "a power": (a**3, a, 3 * a**2, (), (3 * a, a**2, 3 * a**3)),
    "a zeroth power": (a**0 * b, a, 0, (), (b, 1)),
    "a division by a numeral": (a**2 / 2, a, a, (), (2 * a, a / 2)),
    "an inverse": (1 / a, a, -1 / a**2, (Ne(a, 0),), (1 / a**2, -1 / a)),
    "a quotient": (exp(a) / a, a, (exp(a) * a - exp(a)) / a**2, (Ne(a, 0),), ((exp(a) * a + exp(a)) / a**2, exp(a))),
    "an exponential": (exp(b * a), a, b * exp(b * a), (), (exp(b * a), a * exp(b * a))),
    "a cosine": (cos(b * a), a, -b * sin(b * a), (), (b * sin(b * a), -sin(b * a))),
    "a sine": (sin(a**2), a, 2 * a * cos(a**2), (), (cos(a**2), -2 * a * cos(a**2))),
    "a logarithm": (log(a), a, 1 / a, (Lt(0, a),), (-1 / a, log(a))),
    "a logarithm of a sum": (log(1 + exp(a)), a, exp(a) / (1 + exp(a)), (), (1 / (1 + exp(a)), exp(a))),
    "a root": (sqrt(a), a, 1 / (2 * sqrt(a)), (Lt(0, a),), (1 / sqrt(a), 2 * sqrt(a))),
    "a finite sum": (Sum(x[i] ** 2, i), x[j], 2 * x[j], (), (2 * Sum(x[i], i), 2 * x[i], x[j])),
    "two finite sums": (
        Sum(x[i] * B[i, j] * x[j], i, j),
        x[k],
        Sum(B[k, j] * x[j], j) + Sum(x[i] * B[i, k], i),
        (),
        (2 * Sum(B[k, j] * x[j], j), Sum(B[k, j] * x[j], j)),
    ),
    "a definition": (partition(x), x[j], exp(x[j]), (), (partition(x), exp(x[i]))),
    "a definition at other values": (
        partition(vector_of(i, a * x[i])),
        a,
        Sum(x[k] * exp(a * x[k]), k),
        (),
        (partition(x),),
    ),
}


def differentiated(f, entry, given=(), lemmas=()):
    return calculus.derivative(lift(f), entry, scope(given, map(lemma, lemmas), (), Fresh()))


@pytest.mark.parametrize(("f", "entry", "value", "given", "wrong"), DERIVATIVES.values(), ids=DERIVATIVES)
def test_derivatives(f, entry, value, given, wrong):
    theorem = differentiated(f, entry, given)
    found = theorem.concl.args[2]
    assert theorem.concl == HasDerivative(f, entry, found)
    assert theorem.hyps == frozenset(given)

    def compared(other):
        return prove(found, lift(other), ("sums", "field"), scope(given, (), (), Fresh()), (partition.definition,))

    assert compared(value).concl == Term("eq", found, lift(value))
    for other in wrong:
        with pytest.raises(ProofError):
            compared(other)


@pytest.mark.parametrize(("f", "entry", "given"), [r[:2] + r[3:4] for r in DERIVATIVES.values() if r[3]])
def test_every_side_condition_is_shown(f, entry, given):
    with pytest.raises(ProofError, match="cannot show"):
        differentiated(f, entry)


REFUSED = {
    "a denominator that may be zero": (1 / a, a, ()),
    "another denominator is not zero": (1 / a, a, (Ne(b, 0),)),
    "the logarithm of a negative number": (log(a), a, (Lt(a, 0),)),
    "the logarithm of what may be zero": (log(a), a, (Le(0, a),)),
    "the root of what may be zero": (sqrt(a), a, (Le(0, a),)),
    "the root of a square": (sqrt(a**2), a, ()),
    "interleaved channels": (interleave(vector_of(s, exp(z[s])), vector_of(s, z[s]))(c), z[s], ()),
    "a random entry": (exp(a), Term("at", "X", (), "random"), ()),
    "a sum with a bad denominator inside": (Sum(1 / x[i], i), x[j], ()),
}


@pytest.mark.parametrize(("f", "entry", "given"), REFUSED.values(), ids=REFUSED)
def test_no_derivative(f, entry, given):
    with pytest.raises(ProofError):
        differentiated(f, entry, given)


def test_positive_entries_make_their_logarithms_differentiable():
    given = (ForAll(i, Lt(0, x[i])),)
    theorem = differentiated(Sum(log(x[i]), i), x[j], given)
    assert theorem.hyps == frozenset(given)


def test_a_known_derivative_is_cited_at_other_indices():
    known = K.assume(HasDerivative(softmax(x, i), x[j], B[i, j]))
    found = differentiated(r * softmax(x, k), x[l], lemmas=[known])
    assert B[k, l] in subterms(found.concl.args[2])
    assert not any(t.head == "fn" for t in subterms(found.concl.args[2]))


def test_a_known_derivative_comes_before_the_body_of_a_definition():
    known = K.assume(HasDerivative(partition(x), x[j], y[j]))
    assert differentiated(partition(x), x[l], lemmas=[known]).concl == HasDerivative(partition(x), x[l], y[l])
    assert differentiated(Sum(exp(x[k]), k), x[l], lemmas=[known]).hyps == frozenset()  # the body is another term


def test_a_known_equation_comes_before_the_body_of_a_definition():
    other = K.linear_combination((K.unfold(partition(x)),), partition(x), Sum(exp(x[k]), k) + 0 * x[i], ONE)
    found = differentiated(partition(x), x[l], lemmas=[other])
    assert x[i] in subterms(found.concl.args[2].args[1])


def test_an_equation_at_one_point_is_not_differentiated():
    with pytest.raises(ProofError, match="mentions the variable"):
        differentiated(partition(x), x[l], lemmas=[K.assume(Eq(partition(x), a))])


def test_the_names_of_indices_do_not_clash():
    """``D(Sum_j x_j x_i, x_j)``: the bound index is not that of the variable."""
    theorem = differentiated(Sum(x[j] * x[i], j), x[j])
    value = theorem.concl.args[2]
    same = prove(value, x[i] + delta(i, j) * Sum(x[k], k), ("sums",), scope((), (), (), Fresh()))
    assert same.hyps == frozenset()
    with pytest.raises(ProofError):
        prove(value, x[j] + delta(i, j) * Sum(x[k], k) * n.card, ("sums",), scope((), (), (), Fresh()))


def test_a_known_derivative_under_a_sum_has_its_hypothesis_from_a_quantifier():
    at_one = calculus.derivative(log(x[i]), x[j], scope((Lt(0, x[i]),), (), (), Fresh()))
    assert at_one.hyps == {Lt(0, x[i])}
    every = ForAll(k, Lt(0, x[k]))
    found = calculus.derivative(Sum(log(x[i]), i), x[j], scope((every,), [lemma(at_one)], (), Fresh()))
    assert found.hyps == {every}
    with pytest.raises(ProofError, match="mentions"):
        calculus.derivative(Sum(log(x[i]), i), x[j], scope((), [lemma(at_one)], (), Fresh()))
