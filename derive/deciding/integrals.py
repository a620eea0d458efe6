"""Integrals: antiderivatives to try. Each is a guess, which the kernel differentiates."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import mul

from ..kernel.rules import ONE, ProofError, Theorem, poly
from ..kernel.terms import Term, num, substitute
from ..proving import calculus
from ..proving.algebra import factors, total
from ..proving.normal import normalizer
from ..proving.scope import Scope

__all__ = ["antiderivatives", "integral"]

POWERS = ("sums", "field", "exp", "sin", "cos")
HIGHEST = 8
"""Of a power of the variable beside a function of it."""


def integral(claim: Term, antiderivative: Term, scope: Scope) -> Theorem:
    """Return what the kernel says of an integral by an antiderivative; its value may be spelled otherwise.

    Raises
    ------
    ProofError
        If the antiderivative has another derivative, the integrand none, or the limits are not shown to be in order.
    """
    return calculus.integral(claim, antiderivative, POWERS, scope)


def antiderivatives(claim: Term, scope: Scope) -> Iterator[Term]:
    """Yield antiderivatives of the integrand of a claim.

    Examples
    --------
    >>> from derive.language.fresh import Fresh
    >>> from derive.language.terms import HasIntegral, cos, reals, sin
    >>> t, c = reals("t c")
    >>> scope = Scope((), Fresh())
    >>> list(antiderivatives(HasIntegral(t * cos(2 * t), t, 0, 1, 0), scope))
    [t*(sin(2*t)/2) - (-(cos(2*t)/2))/2]
    >>> next(antiderivatives(HasIntegral(cos(t), t, 0, c, sin(c)), scope))
    sin(t)
    """
    f, x, _, high, value = claim.args
    if high.head == "at" and high.key not in f.free:
        yield substitute(value, {high.key: x})
    try:
        form = normalizer(POWERS, scope)(f).rhs
    except ProofError:
        return
    for t in dict.fromkeys((form, f)):
        summands = [_of_monomial(factors(m), x) for m in poly(t)]
        if all(a is not None for a in summands):
            yield total(
                [num(c) * a if c != 1 else a for c, a in zip(poly(t).values(), summands, strict=True) if a is not None]
            )


def _of_monomial(parts: list[tuple[Term, int]], x: Term) -> Term | None:
    """Return an antiderivative of a power of the variable times one function of it, with what does not vary."""
    fixed = reduce(mul, (a**e for a, e in parts if x.key not in a.free), ONE)
    power = sum(e for a, e in parts if a == x)
    moving = [(a, e) for a, e in parts if x.key in a.free and a != x]
    if not moving:
        antiderivative: Term | None = x ** (power + 1) / num(power + 1)
    elif len(moving) == 1 and moving[0][1] == 1 and power <= HIGHEST:
        antiderivative = _beside(moving[0][0], power, x)
    else:
        return None
    return antiderivative if antiderivative is None or fixed == ONE else fixed * antiderivative


def _beside(a: Term, power: int, x: Term) -> Term | None:
    """Return an antiderivative of a power of the variable times a function, by parts."""
    if a.head == "div" and a.args[0] == ONE and power == 0:
        slope = _slope(a.args[1], x)
        return None if slope is None else _over(Term("fn", "log", a.args[1]), slope)
    if a.head != "fn" or a.args[0] not in _PARTS or (slope := _slope(a.args[1], x)) is None:
        return None
    name, sign = _PARTS[a.args[0]]
    whole = _over(Term("fn", name, a.args[1]), slope)
    whole = whole if sign > 0 else -whole
    if not power:
        return whole
    rest = _beside(Term("fn", name, a.args[1]), power - 1, x)
    if rest is None:
        return None
    less = _over(num(power) * rest if power > 1 else rest, slope)
    before = (x**power if power > 1 else x) * whole
    return before - less if sign > 0 else before + less


def _over(t: Term, slope: Term) -> Term:
    return t if slope == ONE else t / slope


_PARTS = {"exp": ("exp", 1), "cos": ("sin", 1), "sin": ("cos", -1)}
"""A function to whose integral over its argument, and with which sign."""


def _slope(t: Term, x: Term) -> Term | None:
    """Return the factor of the variable in what is affine in it; None in another term."""
    factors_of_x = []
    for m, c in poly(t).items():
        if not any(x.key in a.free for a, _ in m):
            continue
        if (x, 1) not in m or any(x.key in a.free for a, _ in m if a != x):
            return None
        factors_of_x.append(num(c) * reduce(mul, (a**e for a, e in factors(m) if a != x), ONE))
    return _bare(total(factors_of_x)) if factors_of_x else None


def _bare(t: Term) -> Term:
    """Return a term without factors 1."""
    if t.head == "mul" and ONE in t.args:
        return _bare(t.args[1] if t.args[0] == ONE else t.args[0])
    return t
