"""Rules about derivatives, and one about integrals: each is a lemma of analysis.

That a function is differentiable, or integrable, is part of what a rule concludes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from .sorts import Key
from .terms import Term, close, num, substitute
from .theorem import (
    NONE,
    ONE,
    ZERO,
    Hyps,
    Inference,
    Theorem,
    derivative_of,
    equation,
    fresh,
    need,
    parts,
    rule,
    variable,
)


def _entry(x: Term) -> Key:
    need(x.head == "at" and x.args[2] == "fixed", "a deterministic entry was expected")
    return x.key


def _together(a: Theorem, b: Theorem) -> tuple[Term, Term, Term, Term, Term, Hyps]:
    (f, x, df), (g, y, dg) = parts(a.concl, "deriv"), parts(b.concl, "deriv")
    need(x == y, "derivatives in different variables")
    return f, g, x, df, dg, a.hyps | b.hyps


@rule
def deriv_const(c: Term, x: Term) -> Inference:
    """``|- D(c, x_j) = 0``.

    Raises
    ------
    ProofError
        If ``c`` mentions the family ``x``.
    """
    need(_entry(x) not in c.free, "the term depends on the variable")
    return derivative_of(c, x, ZERO), NONE


@rule
def deriv_entry(u: Term, x: Term) -> Inference:
    """``|- D(x_i, x_j) = delta(i, j)``; a product of deltas for a family of more indices, 1 for a real.

    Raises
    ------
    ProofError
        If ``u`` is an entry of another family.
    """
    need(_entry(u) == _entry(x), "an entry of the family of the variable was expected")
    value = None
    for i, j in zip(u.args[3:], x.args[3:], strict=True):
        delta = Term("delta", i, j)
        value = delta if value is None else value * delta
    return derivative_of(u, x, ONE if value is None else value), NONE


@rule
def deriv_add(a: Theorem, b: Theorem) -> Inference:
    """``D f = f'`` and ``D g = g'`` give ``D(f + g) = f' + g'``.

    Raises
    ------
    ProofError
        If a premise is no derivative, or the variables differ.
    """
    f, g, x, df, dg, hyps = _together(a, b)
    return derivative_of(f + g, x, df + dg), hyps


@rule
def deriv_mul(a: Theorem, b: Theorem) -> Inference:
    """``D f = f'`` and ``D g = g'`` give ``D(f g) = f' g + f g'``.

    Raises
    ------
    ProofError
        If a premise is no derivative, or the variables differ.
    """
    f, g, x, df, dg, hyps = _together(a, b)
    return derivative_of(f * g, x, df * g + f * dg), hyps


@rule
def deriv_div(a: Theorem, b: Theorem, nonzero: Theorem) -> Inference:
    """``D f = f'``, ``D g = g'`` and ``g != 0`` give ``D(f / g) = (f' g - f g') / g^2``.

    Raises
    ------
    ProofError
        If the third premise is not ``g != 0``.
    """
    f, g, x, df, dg, hyps = _together(a, b)
    need(nonzero.concl == Term("ne", g, ZERO), "the denominator is not shown to be nonzero")
    return derivative_of(f / g, x, (df * g - f * dg) / g**2), hyps | nonzero.hyps


_OUTER: Mapping[str, Callable[[Term], Term]] = MappingProxyType({
    "exp": lambda u: Term("fn", "exp", u),
    "cos": lambda u: -Term("fn", "sin", u),
    "sin": lambda u: Term("fn", "cos", u),
    "erf": lambda u: num(2) / Term("fn", "sqrt", Term("pi")) * Term("fn", "exp", -(u**2)),
    "fresnelc": lambda u: Term("fn", "cos", Term("pi") / 2 * u**2),
    "fresnels": lambda u: Term("fn", "sin", Term("pi") / 2 * u**2),
})  # fmt: skip
_OUTER_POSITIVE: Mapping[str, Callable[[Term], Term]] = MappingProxyType({
    "log": lambda u: ONE / u,
    "sqrt": lambda u: ONE / (num(2) * Term("fn", "sqrt", u)),
    "Ci": lambda u: Term("fn", "cos", u) / u,
    "Si": lambda u: Term("fn", "sin", u) / u,
})  # fmt: skip


@rule
def deriv_fn(a: Theorem, name: str) -> Inference:
    """``D u = u'`` gives ``D exp u = exp(u) u'``, ``D cos u = -sin(u) u'``, ``D sin u = cos(u) u'``.

    And ``D erf u = 2/sqrt(pi) exp(-u^2) u'``, ``D fresnelc u = cos(pi/2 u^2) u'``, ``D fresnels u = sin(pi/2 u^2) u'``.

    Raises
    ------
    ProofError
        If the premise is no derivative, or the function is another.
    """
    u, x, du = parts(a.concl, "deriv")
    need(name in _OUTER, f"no rule for {name}")
    return derivative_of(Term("fn", name, u), x, _OUTER[name](u) * du), a.hyps


@rule
def deriv_fn_pos(a: Theorem, positive: Theorem, name: str) -> Inference:
    """``D u = u'`` and ``0 < u`` give ``D log u = (1/u) u'``, ``D sqrt u = 1/(2 sqrt u) u'``.

    And ``D Ci u = (cos(u)/u) u'``, ``D Si u = (sin(u)/u) u'``.

    Raises
    ------
    ProofError
        If the second premise is not ``0 < u``.
    """
    u, x, du = parts(a.concl, "deriv")
    need(positive.concl == Term("lt", ZERO, u), "the argument is not shown to be positive")
    need(name in _OUTER_POSITIVE, f"no rule for {name}")
    return derivative_of(Term("fn", name, u), x, _OUTER_POSITIVE[name](u) * du), a.hyps | positive.hyps


@rule
def deriv_sum(a: Theorem, i: Term) -> Inference:
    """``D(f(i), x_j) = f'(i)`` gives ``D(Sum_i f(i), x_j) = Sum_i f'(i)``.

    Raises
    ------
    ProofError
        If a hypothesis or the entry ``x_j`` mentions ``i``.
    """
    f, x, df = parts(a.concl, "deriv")
    key = variable(i)
    fresh(key, a.hyps)
    need(key not in x.free, "the variable of the derivative mentions the index")
    f, df = (Term("sum", key.dim, close(t, key), hint=key.name) for t in (f, df))
    return derivative_of(f, x, df), a.hyps


@rule
def deriv_eq(same: Theorem, a: Theorem, value: Theorem) -> Inference:
    """``f = g`` for all ``x``, ``D f = f'`` and ``f' = g'`` give ``D g = g'``.

    Raises
    ------
    ProofError
        If the sides differ, or a hypothesis of ``f = g`` mentions ``x``: equal at one point is not enough.
    """
    (f, g), (f2, x, df), (df2, dg) = equation(same), parts(a.concl, "deriv"), equation(value)
    need(f == f2 and df == df2, "the sides differ")
    fresh(_entry(x), same.hyps)
    return derivative_of(g, x, dg), same.hyps | a.hyps | value.hyps


@rule
def integral(a: Theorem, smooth: Theorem, ordered: Theorem) -> Inference:
    """``a <= x <= b |- D(F, x) = f`` and ``D(f, x) = g``, and ``a <= b``, give ``Integral(f, x, a, b) = F(b) - F(a)``.

    The fundamental theorem of calculus: on ``[a, b]`` the integrand is differentiable, so continuous, so integrable.

    Raises
    ------
    ProofError
        If the second premise is no derivative of ``f`` in ``x``, the third no ``a <= b``, ``x`` is no real variable,
        or a limit, or a hypothesis other than ``a <= x`` and ``x <= b``, mentions it; or a limit is random.
    """
    (antiderivative, x, f), (f2, y, _) = parts(a.concl, "deriv"), parts(smooth.concl, "deriv")
    need(f == f2 and x == y, "the integrand is not shown to be differentiable")
    low, high = parts(ordered.concl, "le")
    hyps, key = (a.hyps | smooth.hyps) - {Term("le", low, x), Term("le", x, high)}, _entry(x)
    fresh(key, hyps)
    need(not key.dims, "the variable of the integral is an entry of a family")
    value = substitute(antiderivative, {key: high}) - substitute(antiderivative, {key: low})
    return Term("integral", f, x, low, high, value), hyps | ordered.hyps
