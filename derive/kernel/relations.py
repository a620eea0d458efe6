"""Rules about equations and inequalities, between terms and under a sum."""

from __future__ import annotations

from fractions import Fraction

from .polynomials import Polynomial, poly, poly_add, poly_mul
from .sorts import Key, read_key
from .terms import MOMENTS, Term, close, substitute, subterms
from .theorem import NONE, ZERO, Inference, Theorem, all_hyps, eq, equation, fresh, need, rule, variable

# ---- equality ------------------------------------------------------------------------------------------------------


@rule
def refl(t: Term) -> Inference:
    """``|- t = t``."""
    return eq(t, t), NONE


@rule
def symm(a: Theorem) -> Inference:
    """``s = t`` gives ``t = s``.

    Raises
    ------
    ProofError
        If the premise is no equation.
    """
    s, t = equation(a)
    return eq(t, s), a.hyps


@rule
def trans(a: Theorem, b: Theorem) -> Inference:
    """``r = s`` and ``s = t`` give ``r = t``.

    Raises
    ------
    ProofError
        If a premise is no equation, or the middle terms differ.
    """
    (r, s), (s2, t) = equation(a), equation(b)
    need(s == s2, "the middle terms differ")
    return eq(r, t), a.hyps | b.hyps


def _filled(context: Term, places: tuple[Key, ...], premises: tuple[Theorem, ...]) -> tuple[Term, Term]:
    """The context with left sides, and with right sides, of the equations."""
    need(len(places) == len(set(places)) == len(premises), "one hole for each equation was expected")
    holes = [h for place in places if (h := read_key(place)) and h.law == "fixed" and h.dims == ()]
    need(len(holes) == len(places), "a hole is a real variable")
    for t in subterms(context, lambda t: not t.free.isdisjoint(holes)):
        need(t.head not in (*MOMENTS, "deriv", "forall") or t.free.isdisjoint(holes), "a hole under {}", t.head)
    sides = [equation(p) for p in premises]
    return substitute(context, dict(zip(holes, (s for s, _ in sides), strict=True))), substitute(
        context, dict(zip(holes, (t for _, t in sides), strict=True))
    )


@rule
def congruence(premises: tuple[Theorem, ...], context: Term, *holes: Key) -> Inference:
    """``s_k = t_k`` give ``C[s] = C[t]``; the real variables ``h_k`` are the holes of ``C``.

    Raises
    ------
    ProofError
        If a hole lies under an expectation or derivative, where an equation at one outcome or point says nothing.
    """
    left, right = _filled(context, holes, premises)
    return eq(left, right), all_hyps(premises)


@rule
def replace(premises: tuple[Theorem, ...], context: Term, *holes: Key) -> Inference:
    """``P[s]`` and ``s_k = t_k`` give ``P[t]``, with ``P[s]`` the first premise.

    Raises
    ------
    ProofError
        If the first premise is not ``P[s]``, or a hole lies under an expectation, derivative or quantifier; if a side
        mentions the variable of an integral around its hole.
    """
    left, right = _filled(context, holes, premises[1:])
    need(premises[0].concl == left, "the first premise is another statement")
    return right, all_hyps(premises)


# ---- combinations of equations and inequalities --------------------------------------------------------------------


def _remainder(left: Term, right: Term, premises: tuple[Theorem, ...], coefficients: tuple[Term, ...]) -> Polynomial:
    """``(right - left) - sum_k c_k (b_k - a_k)`` for premises that relate ``a_k`` and ``b_k``."""
    need(len(coefficients) == len(premises), "one coefficient for each premise was expected")
    need(all(t.sort == "R" for t in (left, right, *coefficients)), "real terms were expected")
    p = poly_add(poly(right), poly(left), -1)
    for premise, c in zip(premises, coefficients, strict=True):
        a, b = premise.concl.args
        p = poly_add(p, poly_mul(poly(c), poly_add(poly(b), poly(a), -1)), -1)
    return p


@rule
def linear_combination(premises: tuple[Theorem, ...], left: Term, right: Term, *coefficients: Term) -> Inference:
    """``a_k = b_k`` give ``l = r`` where ``l - r = sum_k c_k (a_k - b_k)`` as polynomials.

    Raises
    ------
    ProofError
        If the two polynomials differ, or grow too large.
    """
    for p in premises:
        equation(p)
    need(not _remainder(left, right, premises, coefficients), "the polynomials differ")
    return eq(left, right), all_hyps(premises)


@rule
def positive_combination(
    premises: tuple[Theorem, ...], relation: str, left: Term, right: Term, *coefficients: Term
) -> Inference:
    """``a_k <= b_k`` give ``l <= r`` where ``r - l = q + sum_k c_k (b_k - a_k)`` with rationals ``q, c_k >= 0``.

    The two sides are equal as polynomials. Premises may be equations, whose coefficients are any polynomials. The
    conclusion is strict where ``q`` is positive, or ``c_k`` for a strict premise.

    Raises
    ------
    ProofError
        If the polynomials differ, a coefficient of an inequality is not a nonnegative numeral, or a strict conclusion
        is asked of weak premises.
    """
    strict = False
    for p, c in zip(premises, coefficients, strict=True):
        need(p.concl.head in ("eq", "le", "lt"), "equations and inequalities were expected")
        if p.concl.head != "eq":
            need(c.head == "num" and c.args[0] >= 0, "the coefficient of an inequality is a nonnegative numeral")
            strict = strict or (p.concl.head == "lt" and c.args[0] > 0)
    rest = _remainder(left, right, premises, coefficients)
    q = rest.pop(frozenset(), Fraction(0))
    need(not rest and q >= 0, "the polynomials differ")
    need(relation == "le" or (relation == "lt" and (strict or q > 0)), "the premises give no such relation")
    return Term(relation, left, right), all_hyps(premises)


# ---- under a sum ---------------------------------------------------------------------------------------------------


@rule
def sum_congruence(a: Theorem, i: Term) -> Inference:
    """``f(i) = g(i)`` gives ``Sum_i f(i) = Sum_i g(i)``.

    Raises
    ------
    ProofError
        If a hypothesis mentions ``i``.
    """
    key = variable(i)
    fresh(key, a.hyps)
    f, g = (Term("sum", key.dim, close(t, key), hint=key.name) for t in equation(a))
    return eq(f, g), a.hyps


@rule
def sum_sign(a: Theorem, i: Term) -> Inference:
    """``0 <= f(i)`` gives ``0 <= Sum_i f(i)``, and ``0 < f(i)`` gives ``0 < Sum_i f(i)``: no dimension is empty.

    Raises
    ------
    ProofError
        If a hypothesis mentions ``i``, or the premise is no sign.
    """
    key = variable(i)
    fresh(key, a.hyps)
    need(a.concl.head in ("le", "lt") and a.lhs == ZERO, "0 <= f(i) or 0 < f(i) was expected")
    return Term(a.concl.head, ZERO, Term("sum", key.dim, close(a.rhs, key), hint=key.name)), a.hyps
