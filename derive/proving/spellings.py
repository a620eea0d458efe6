"""A term in another spelling: what is shown of the one is shown of the other."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel import rules as K
from ..kernel.rules import ZERO, Theorem
from ..kernel.terms import Term, open_
from .algebra import product, ring
from .scope import Scope


def moved(premise: Theorem, same: Theorem, relation: Callable[[Term], Term], scope: Scope) -> Theorem:
    """``R(t)`` from ``R(s)`` and ``s = t``."""
    if same.lhs == same.rhs:
        return premise
    h, k = scope.names.hole()
    return K.replace((premise, same), relation(h), k)


def split_power(t: Term) -> Term:
    """A power as a product of two."""
    a, k = t.args
    return a if k == 1 else a ** (k - 1) * a  # type: ignore[no-any-return]


def with_powers(t: Term, scope: Scope) -> Theorem | None:
    """``t = s`` where ``x x`` is ``x^2``, also under a sum, and ``x - 0`` is ``x``; None where that changes nothing."""
    match t.head, t.args:
        case "sub", (a, b) if b == ZERO:
            return ring(t, a)
        case "sum", (d, body) if type(d) is not tuple:
            k = scope.names.index(d)
            same = with_powers(open_(body, k), scope)
            return None if same is None else K.sum_congruence(same, k)
        case "mul", _:
            factors, powers = _factors(t), dict[Term, int]()
            for base, e in factors:
                powers[base] = powers.get(base, 0) + e
            spelled = product(powers.items()) if len(powers) < len(factors) else None
            return None if spelled is None else ring(t, spelled)
    return None


def _factors(t: Term) -> list[tuple[Term, int]]:
    """The factors of a product as they are written, each a base and its exponent."""
    match t.head, t.args:
        case "mul", (a, b):
            return [*_factors(a), *_factors(b)]
        case "pow", (a, k):
            return [(a, k)]
    return [(t, 1)]
