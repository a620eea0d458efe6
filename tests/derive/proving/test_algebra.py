"""Polynomials in one order of terms, and the small proofs that all others are made of."""

from fractions import Fraction

import pytest

from derive.kernel import rules as K
from derive.kernel.facts import FACTS
from derive.kernel.rules import ONE, ZERO, ProofError, poly
from derive.kernel.terms import Term, num
from derive.language.fresh import Fresh
from derive.language.terms import Eq, Ne, Rational, Sum, exp, sin
from derive.proving.algebra import (
    as_monomial,
    chain,
    fact,
    factors,
    given,
    inside,
    key,
    monomial,
    numeral,
    ordered,
    product,
    ring,
    term_of,
    total,
    trivial,
)
from tests.derive.proving.equalities import Row, checks
from tests.derive.proving.vocabulary import A, a, b, delta, e, i, j, mu, n, r, sigma, u, x
from tests.each import each

TABLE = {
    "in any order": Row(a * b + r, r + b * a, "", (r - b * a, r * b + a, a * b)),
    "in any brackets": Row(a - (b - r), a - b + r, "", (a - b - r, a - (b + r))),
    "distributive": Row((a + b) * (u - r), a * u - a * r + b * u - b * r, "", (a * u - b * r, a * u + b * r)),
    "a binomial": Row(
        (a + b) ** 3, a**3 + 3 * a**2 * b + 3 * a * b**2 + b**3, "", (a**3 + b**3, a**3 + 3 * a * b + b**3)
    ),
    "a sign": Row(-(a - b) * -a, a**2 - a * b, "", (a * b - a**2, a**2 + a * b)),
    "numerals": Row(a / 2 + a / 3, Rational(5, 6) * a, "", (a / 5, Rational(2, 5) * a, a)),
    "a numeral divides": Row((a + b) / 4, a / 4 + b / 4, "", (a / 4 + b, a + b / 4)),
    "powers": Row(a**2 * a**3 * a**0, a**5, "", (a**6, a, a**4)),
    "entries": Row(x[i] * A[i, e] - A[i, e] * x[i], 0, "", (x[i], 2 * x[i] * A[i, e])),
    "an equation": Row(a**2, mu * b, "", (mu, b, mu * a), given=(Eq(a**2, mu * b),)),
    "an equation in a product": Row(a**2 * r + a**3, mu * (r + a), "", (mu * r + a, mu), given=(Eq(a**2, mu),)),
    "two equations": Row(a * a + b * b, mu + sigma, "", (mu, mu * sigma), given=(Eq(a**2, mu), Eq(b**2, sigma))),
    "an equation of sums": Row(Sum(x[i], i) * a, a, "", (0, Sum(x[i], i)), given=(Eq(Sum(x[i], i), 1),)),
    "a size that is a square": Row(n.card * a, r**2 * a, "", (r * a, n.card), given=(Eq(r**2, n.card),)),
}


@each("check", checks(TABLE))
def test_polynomials(check):
    check()


# ---- one order ----


@pytest.mark.parametrize(
    "t", [a + b, x[i], A[i, e], delta(i, j), exp(a), sin(x[j]) / b, Sum(x[i], i), n.card, 3 * a**2]
)
def test_a_spelling_tells_terms_apart_and_does_not_change(t):
    others = [a - b, b + a, x[j], A[j, e], delta(j, i), exp(b), Sum(x[i] ** 2, i), 3 * a**3]
    assert key(t) not in {key(o) for o in others}
    assert key(t) == key(Term(t.head, *t.args))


def test_the_name_of_a_bound_index_is_no_part_of_the_spelling():
    assert key(Sum(x[i], i)) == key(Sum(x[j], j))


@pytest.mark.parametrize("t", [a * b + 2 * b**2 - r, ZERO, num(-3), (a + b + r) ** 4, x[i] * exp(x[i]) - exp(x[j])])
def test_a_polynomial_as_a_term(t):
    p = poly(t)
    assert poly(term_of(p)) == p
    assert term_of(dict(reversed(p.items()))) == term_of(p)
    assert term_of(poly(term_of(p))) == term_of(p)
    assert sum((c for _, c in ordered(p)), Fraction(0)) == sum(p.values(), Fraction(0))


def test_factors_products_and_monomials():
    assert factors(frozenset({(b, 1), (a, 2)})) == [(a, 2), (b, 1)]
    assert product([]) is None
    assert product([(a, 2), (b, 1)]) == a**2 * b
    assert monomial([], 3) == num(3)
    assert monomial([(b, 1), (a, 1)], -1) == num(-1) * (a * b)
    assert total([]) == ZERO
    assert total([a, b, r]) == a + b + r
    assert as_monomial([(a, 1), (b, 2), (a, 1), (b, -2)]) == frozenset({(a, 2)})


def test_numerals():
    assert numeral(Rational(1, 2) + 1) == Fraction(3, 2)
    assert numeral(a - a) == 0
    assert numeral(a) is None
    assert numeral(a + 1) is None


# ---- small proofs ----


@pytest.mark.parametrize("name", FACTS)
def test_a_law_is_a_fact_of_the_table(name):
    theorem = fact(name)
    assert (theorem.concl, theorem.hyps) == (FACTS[name][0], frozenset(FACTS[name][1]))


def test_a_law_at_values_and_sizes():
    assert fact("sum_one", {"n": "m"}).rhs == Term("card", "m")
    assert fact("exp_add", a=u, b=r).concl == Eq(exp(u + r), exp(u) * exp(r))


@pytest.mark.parametrize(("name", "values"), [("no_such_law", {}), ("exp_add", {"z": a}), ("exp_add", {"a": i})])
def test_no_law(name, values):
    with pytest.raises(ProofError):
        fact(name, **values)


def test_premises_are_cut_away():
    theorem = given(fact("mul_inverse", b=a), K.assume(Ne(a, 0)))
    assert (theorem.concl, theorem.hyps) == (Eq(a * (1 / a), 1), frozenset({Ne(a, 0)}))
    assert given(fact("mul_pos", a=exp(a), b=exp(b)), fact("exp_pos", a=a), fact("exp_pos", a=b)).hyps == frozenset()
    assert given(fact("mul_inverse", b=a), K.assume(Ne(b, 0))).hyps == frozenset({Ne(a, 0), Ne(b, 0)})


RING = [(a * (b + 1), a * b + a), ((a - b) ** 2, a**2 - 2 * a * b + b**2), (a / 2 * 2, a), (ZERO, a - a)]
NO_RING = [(a * (b + 1), a * b + 1), ((a - b) ** 2, a**2 - b**2), (a / b * b, a), (a / 2, a), (x[i], x[j])]


@pytest.mark.parametrize(("left", "right"), RING)
def test_equal_polynomials(left, right):
    theorem = ring(left, right)
    assert (theorem.concl, theorem.hyps) == (Eq(left, right), frozenset())


@pytest.mark.parametrize(("left", "right"), NO_RING)
def test_different_polynomials(left, right):
    with pytest.raises(ProofError, match="differ"):
        ring(left, right)


def test_polynomials_modulo_an_equation():
    same = K.assume(Eq(a**2, b))
    assert ring(a**3 + r, a * b + r, (same, a)).hyps == frozenset({Eq(a**2, b)})
    assert ring(a, a, (same, ZERO)).hyps == frozenset()  # what is not used leaves no hypothesis
    with pytest.raises(ProofError):
        ring(a**3, a * b, (same, ONE))


def test_a_chain():
    one, two = K.assume(Eq(a, b)), K.assume(Eq(b, u))
    assert chain(one, two).concl == Eq(a, u)
    assert chain(K.refl(a), one, K.refl(b), two, K.refl(u)).concl == Eq(a, u)
    assert chain(one) is one
    assert trivial(chain(K.refl(a), K.refl(a)))
    with pytest.raises(ProofError, match="middle"):
        chain(two, one)


def test_equations_inside_a_term():
    names = Fresh()
    equations = [K.assume(Eq(a, b)), K.assume(Eq(u, r))]
    theorem = inside(names, equations, lambda s, t: exp(s) * t)
    assert theorem.concl == Eq(exp(a) * u, exp(b) * r)
    assert theorem.hyps == frozenset({Eq(a, b), Eq(u, r)})
