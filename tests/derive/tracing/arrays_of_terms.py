"""Arrays of terms that name their places, and operations on them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from derive import prelude
from derive.kernel.terms import Key, Term
from derive.language.fresh import Fresh
from derive.tracing.layouts import Given
from derive.tracing.operations import OPERATIONS
from derive.tracing.sizes import Axis, SizeProduct, size_of
from derive.tracing.values import TermArray, tabulated

NAMES = Fresh()


def array(name: str, *axes: Axis) -> TermArray:
    def entry(chosen: Any) -> Term:
        at = [c for place in chosen for c in place]
        indices = [c for c in at if not isinstance(c, int)]
        dims = tuple(i.args[1] for i in indices)
        return Term.of(Key("at", name + "".join(str(c) for c in at if isinstance(c, int)), dims, "fixed"), *indices)

    return tabulated(axes, entry, NAMES)


def applied(operation: str, *operands: TermArray, shape: tuple[Axis, ...] = (), **settings: Any) -> TermArray:
    given = Given(NAMES, tuple(map(size_of, shape)), lambda _: None, lambda name, *a: getattr(prelude, name)(*a))
    return OPERATIONS[operation](given, *operands, **settings)


def at(*numbers: int) -> tuple[SizeProduct, ...]:
    return tuple(SizeProduct(Fraction(n)) for n in numbers)
