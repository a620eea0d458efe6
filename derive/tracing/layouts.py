"""Operations that put entries at other places: shapes, orders of axes, parts, and arrays one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from ..kernel.terms import Term, num
from ..language.fresh import Fresh
from .programs import Ref, Shape, TracedProgram, TraceError
from .sizes import Axis, SizeProduct, quotient, size_of
from .values import Place, TermArray, broadcast, reshaped, shown, tabulated

__all__ = ["LAYOUTS", "Given", "Operation", "arrays", "entry_at", "masks", "whole"]


class Given(NamedTuple):
    """What an operation may use beside its operands.

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


Operation: TypeAlias = Callable[[Sequence["TermArray | None"], Mapping[str, Any], Given], TermArray]


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


def arrays(operands: Sequence[TermArray | None]) -> list[TermArray]:
    """Return operands that are arrays.

    Raises
    ------
    TraceError
        If one is minus infinity.
    """
    if None in operands:
        raise TraceError("minus infinity is no array")
    return [o for o in operands if o is not None]


def _reshape(operands: Sequence[TermArray | None], settings: Mapping[str, Any], given: Given) -> TermArray:
    (value,) = arrays(operands)
    return reshaped(value, given.shape, given.names)


def _transpose(operands: Sequence[TermArray | None], settings: Mapping[str, Any], given: Given) -> TermArray:
    (value,) = arrays(operands)
    order = [whole(n) for n in settings["axes"]]

    def entry(at: Sequence[Place]) -> Term:
        place = dict(zip(order, at, strict=True))
        return value.at([place[n] for n in range(len(order))])

    return tabulated([value.axes[n] for n in order], entry, given.names)


def _broadcast(operands: Sequence[TermArray | None], settings: Mapping[str, Any], given: Given) -> TermArray:
    """Return an array whose axes stand at some places of the result's, the others being new.

    A new axis has the factors that its size has: which comes first is the order of their names.
    """
    (value,) = arrays(operands)
    places = [whole(n) for n in settings["places"]] if "places" in settings else None
    if places is None:
        places = list(range(len(given.shape) - len(value.axes), len(given.shape)))
    axes = [_new_axis(size) for size in given.shape]
    for n, axis in zip(places, value.axes, strict=True):
        axes[n] = axis or axes[n]
    return tabulated(
        axes,
        lambda at: value.at([at[n] if axis else () for n, axis in zip(places, value.axes, strict=True)]),
        given.names,
    )


def _new_axis(size: SizeProduct | None) -> Axis:
    if size is None or size.factor.denominator != 1:
        raise TraceError("an axis is no product of sizes")
    symbols = tuple(name for name, power in size.powers for _ in range(int(power)))
    return ((int(size.factor),) if size.factor != 1 else ()) + symbols


def _slice(operands: Sequence[TermArray | None], settings: Mapping[str, Any], given: Given) -> TermArray:
    """Return a part of an array: for each axis all of it, one entry, or a run of a factor that is a number."""
    (value,) = arrays(operands)
    taken = [_taken(axis, *bound) for axis, bound in zip(value.axes, settings["bounds"], strict=True)]
    return tabulated(
        [axis for axis, _ in taken],
        lambda at: value.at([inner(place) for (_, inner), place in zip(taken, at, strict=True)]),
        given.names,
    )


def _taken(axis: Axis, start: Any, stop: Any, step: Any) -> tuple[Axis, Callable[[Place], Place]]:
    """Return the axis of a run, and the place on the whole axis of one on it."""
    one = SizeProduct(num(1).args[0])
    start, stop, step = (
        n if isinstance(n, SizeProduct) else one._replace(factor=num(int(n)).args[0]) for n in (start, stop, step)
    )
    if not start.factor and stop == size_of(axis) and step == one:
        return axis, lambda place: place
    if axis and isinstance(axis[0], int) and step == one:
        rest = size_of(axis[1:])
        first, last = (quotient(n, rest) for n in (start, stop))
        whole_numbers = first.factor.denominator == last.factor.denominator == 1
        if whole_numbers and not last.powers and not (first.factor and first.powers):
            low, high = int(first.factor), int(last.factor)
            if high - low == 1:
                return axis[1:], lambda place: (low, *place)
            return (high - low, *axis[1:]), lambda place: (int(place[0]) + low, *place[1:])
    if axis and isinstance(axis[-1], int) and step == one._replace(factor=num(axis[-1]).args[0]) and not start.powers:
        low = int(start.factor)
        if low < axis[-1]:
            return axis[:-1], lambda place: (*place, low)
    raise TraceError(
        f"entries {start} to {stop} by {step} of an axis {shown([axis])} are taken: "
        "an axis is cut where a factor ends, as that of '(2 n)' is"
    )


def _concatenate(operands: Sequence[TermArray | None], settings: Mapping[str, Any], given: Given) -> TermArray:
    """Return arrays one after the other along an axis, all of one size or of multiples of it."""
    values = arrays(operands)
    axis = whole(settings["axis"]) % len(values[0].axes)
    lengths = [v.axes[axis] for v in values]
    symbols = {tuple(f for f in a if not isinstance(f, int)) for a in lengths}
    if len(symbols) > 1 or any(isinstance(f, int) for a in lengths for f in a[1:]):
        raise TraceError(f"axes {shown(lengths)} are put one after the other, which is no product of sizes")
    (rest,) = symbols
    counts = [a[0] if a and isinstance(a[0], int) else 1 for a in lengths]
    starts = [sum(counts[:n]) for n in range(len(counts))]

    def entry(at: Sequence[Place]) -> Term:
        number: Any = at[axis][0]  # the first factor counts the arrays
        which = max(n for n, start in enumerate(starts) if start <= number)
        inner = (number - starts[which], *at[axis][1:]) if counts[which] > 1 else at[axis][1:]
        return entry_at(values[which], [inner if n == axis else place for n, place in enumerate(at)])

    axes = list(broadcast([[() if n == axis else a for n, a in enumerate(v.axes)] for v in values]))
    axes[axis] = (sum(counts), *rest)
    return tabulated(axes, entry, given.names)


def _same(operands: Sequence[TermArray | None], settings: Mapping[str, Any], given: Given) -> TermArray:
    return arrays(operands)[0]


ORDERED = frozenset({"greater", "greater_equal", "less", "less_equal", "not_equal"})
ENDS = SizeProduct(Fraction(0)), SizeProduct(Fraction(1))
LAYOUTS: Mapping[str, Operation] = MappingProxyType(
    {
        "reshape": _reshape,
        "transpose": _transpose,
        "broadcast": _broadcast,
        "slice": _slice,
        "concatenate": _concatenate,
        "same": _same,
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
                ends = e.operation in ORDERED and any(o in e.operands for o in ENDS)
                words += uses(n) if e.operation in LAYOUTS else [e.operation if ends else ""]
        return [*words, ""] if Ref(array) in program.results else words

    asked = {one.name: set(uses(n)) for n, one in enumerate(program.inputs)}
    return {name for name, words in asked.items() if words and words <= ORDERED}
