"""Operations that put entries at other places: shapes, orders of axes, parts, and arrays one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from ..kernel.terms import Term
from ..language.fresh import Fresh
from .elementwise import ORDERS
from .programs import Ref, Shape, TracedProgram, TraceError
from .sizes import Axis, SizeProduct, quotient, size_of
from .values import Place, TermArray, axis_of, broadcast, reshaped, shown, tabulated

__all__ = ["LAYOUTS", "Given", "Operation", "entry_at", "masks", "whole"]


class Given(NamedTuple):
    """What an operation may use beside its operands and its settings.

    Attributes
    ----------
    names : Fresh
    shape : Shape
        Of the result.
    note : callable
        Takes what is printed about the program.
    word : callable
        Takes the name of a word and its arguments, and returns the term.
    assume : callable
        Takes a term that is assumed to be zero nowhere.
    mask : callable
        Takes what is compared with 0 or 1, and tells whether it is an argument of ones and zeros.
    """

    names: Fresh
    shape: Shape
    note: Callable[[str], None]
    word: Callable[..., Term]
    assume: Callable[[Term], None] = lambda _: None
    mask: Callable[[Term], bool] = lambda _: False


Operation: TypeAlias = Callable[..., TermArray]
"""Takes what is given, its operands as arrays of terms, and its settings by name."""
ZERO, ONE = SizeProduct(Fraction(0)), SizeProduct(Fraction(1))


def entry_at(value: TermArray, at: Sequence[Place]) -> Term:
    """Return the entry of an array that is broadcast to a place."""
    own = at[len(at) - len(value.axes) :]
    return value.at([place if axis else () for axis, place in zip(value.axes, own, strict=True)])


def whole(n: Any) -> int:
    """Return a whole number of a program's settings.

    Raises
    ------
    TraceError
        If it depends on sizes.
    """
    if isinstance(n, SizeProduct):
        if n.powers or n.factor.denominator != 1:
            raise TraceError(f"a fixed whole number was expected, not {n}")
        return int(n.factor)
    return int(n)


def _reshape(given: Given, value: TermArray) -> TermArray:
    return reshaped(value, given.shape, given.names)


def _placed(given: Given, value: TermArray, *, places: Sequence[Any]) -> TermArray:
    """Return an array whose axes stand at some places of the result's, the others being new.

    A new axis has the factors that its size has: which comes first is the order of their names.
    """
    own = dict(zip(map(whole, places), value.axes, strict=True))
    return tabulated(
        [own.get(n) or axis_of(size) for n, size in enumerate(given.shape)],
        lambda at: value.at([at[n] if axis else () for n, axis in own.items()]),
        given.names,
    )


def _slice(given: Given, value: TermArray, *, bounds: Sequence[Sequence[SizeProduct]]) -> TermArray:
    """Return a part of an array: for each axis all of it, one entry, or a run of a factor that is a number."""
    taken = [_taken(axis, *bound) for axis, bound in zip(value.axes, bounds, strict=True)]
    return tabulated(
        [axis for axis, _ in taken],
        lambda at: value.at([inner(place) for (_, inner), place in zip(taken, at, strict=True)]),
        given.names,
    )


def _taken(axis: Axis, start: SizeProduct, stop: SizeProduct, step: SizeProduct) -> tuple[Axis, Callable[..., Place]]:
    """Return the axis of a run, and the place on the whole axis of one on it."""
    if start == ZERO and stop == size_of(axis) and step == ONE:
        return axis, lambda place: place
    if axis and isinstance(axis[0], int) and step == ONE:
        first, last = (quotient(n, size_of(axis[1:])) for n in (start, stop))
        whole_numbers = first.factor.denominator == last.factor.denominator == 1
        if whole_numbers and not last.powers and not (first.factor and first.powers):
            low, high = int(first.factor), int(last.factor)
            if high - low == 1:
                return axis[1:], lambda place: (low, *place)
            return (high - low, *axis[1:]), lambda place: (place[0] + low, *place[1:])
    if axis and step == size_of(axis[-1:]) and not step.powers and not start.powers and start.factor < step.factor:
        return axis[:-1], lambda place: (*place, int(start.factor))
    raise TraceError(
        f"entries {start} to {stop} by {step} of an axis {shown([axis])} are taken: "
        "an axis is cut where a factor ends, as that of '(2 n)' is"
    )


def _concatenate(given: Given, *values: TermArray, axis: Any) -> TermArray:
    """Return arrays one after the other along an axis, all of one size or of multiples of it."""
    along = whole(axis)
    lengths = [v.axes[along] for v in values]
    symbols = {tuple(f for f in a if not isinstance(f, int)) for a in lengths}
    if len(symbols) > 1 or any(isinstance(f, int) for a in lengths for f in a[1:]):
        raise TraceError(f"axes {shown(lengths)} are put one after the other, which is no product of sizes")
    (rest,) = symbols
    counts = [a[0] if a and isinstance(a[0], int) else 1 for a in lengths]
    starts = [(v, place) for v, count in zip(values, counts, strict=True) for place in range(count)]

    def entry(at: Sequence[Place]) -> Term:
        number: Any = at[along][0]  # the first factor counts the arrays
        which, inner = starts[number]
        own = at[along][1:] if which.axes[along] == rest else (inner, *at[along][1:])
        return entry_at(which, [*at[:along], own, *at[along + 1 :]])

    axes = list(broadcast([[() if n == along else a for n, a in enumerate(v.axes)] for v in values]))
    axes[along] = (len(starts), *rest)
    return tabulated(axes, entry, given.names)


LAYOUTS: Mapping[str, Operation] = MappingProxyType(
    {
        "reshape": _reshape,
        **dict.fromkeys(("transpose", "broadcast"), _placed),
        "slice": _slice,
        "concatenate": _concatenate,
        "same": lambda given, value: value,
    }
)
"""By name."""


def masks(program: TracedProgram) -> set[str]:
    """Return the inputs that are read as arrays of ones and zeros.

    Nothing is asked of them but how entries compare with 0 or 1: what is a number elsewhere too may be a weight.
    """
    first = len(program.inputs)

    def uses(array: int) -> list[str]:
        words = list[str]()
        for n, e in enumerate(program.equations, first):
            if Ref(array) in e.operands:
                ends = e.operation in ORDERS and any(end in e.operands for end in (ZERO, ONE))
                words += uses(n) if e.operation in LAYOUTS else [e.operation if ends else ""]
        return [*words, ""] if Ref(array) in program.results else words

    asked = {one.name: set(uses(n)) for n, one in enumerate(program.inputs)}
    return {name for name, words in asked.items() if words and words <= {*ORDERS}}
