"""Arrays of terms: what an array of a program is at an entry, for all sizes of its axes.

An axis is a product of factors. Entries of a factor that is a symbol are one term with an index; those of a number are
counted out.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from math import gcd, prod
from operator import add
from typing import Any, NamedTuple, TypeAlias

from ..kernel.terms import Term, num, substitute
from ..language.families import summed
from ..language.fresh import Fresh
from .elementwise import power, product
from .programs import TraceError
from .shifts import ONE
from .sizes import Axis, Factor, SizeProduct, quotient, size_of

__all__ = [
    *("Place", "TermArray", "axis_of", "broadcast", "card", "constant", "merged", "number", "places", "reshaped"),
    *("shown", "summed_over", "tabulated"),
]

Place: TypeAlias = "tuple[Term | int, ...]"
"""Where an entry stands on an axis: an index for each factor that is a symbol, a number for each that is one."""
MOST = 64
"""Entries that are counted out."""


class TermArray(NamedTuple):
    """An array of terms.

    Attributes
    ----------
    axes : tuple of Axis
    indices : tuple of Term
        One for each factor that is a symbol, in order.
    entries : mapping of tuple of int to Term
        By the numbers of the factors that are numbers, in order.
    """

    axes: tuple[Axis, ...]
    indices: tuple[Term, ...]
    entries: Mapping[tuple[int, ...], Term]

    def at(self, places: Sequence[Place]) -> Term:
        """Return the entry at a place of each axis."""
        coordinates = [c for place in places for c in place]
        entry = self.entries[tuple(c for c in coordinates if isinstance(c, int))]
        indices = (c for c in coordinates if not isinstance(c, int))
        changed = {i.key: c for i, c in zip(self.indices, indices, strict=True) if i != c}
        return substitute(entry, changed) if changed else entry

    def map(self, change: Callable[[Term], Term]) -> TermArray:
        """Return the array of changed entries."""
        return self._replace(entries={n: change(t) for n, t in self.entries.items()})


def constant(term: Term) -> TermArray:
    """Return a number as an array without axes."""
    return TermArray((), (), {(): term})


def places(axis: Axis, names: Fresh) -> Iterator[Place]:
    """Yield the places of an axis: its numbers counted out, with one fresh index for each symbol."""
    indices = [None if isinstance(f, int) else names.index(str(f)) for f in axis]
    for numbers in itertools.product(*(range(f) for f in axis if isinstance(f, int))):
        each = iter(numbers)
        yield tuple(next(each) if i is None else i for i in indices)


def tabulated(axes: Sequence[Axis], entry: Callable[[Sequence[Place]], Term], names: Fresh) -> TermArray:
    """Return the array whose entry at each place is given.

    Raises
    ------
    TraceError
        If more entries have to be counted out than can be.
    """
    count = prod(f for axis in axes for f in axis if isinstance(f, int))
    if count > MOST:
        most = f"{MOST} is the most; give its sizes names"
        raise TraceError(f"an array over {shown(axes)} has {count} entries that are counted out, and {most}")
    whole = [list(places(axis, names)) for axis in axes]
    indices = tuple(c for each in whole for c in each[0] if not isinstance(c, int))
    every = itertools.product(*whole)
    entries = {tuple(c for place in at for c in place if isinstance(c, int)): entry(at) for at in every}
    return TermArray(tuple(axes), indices, entries)


def summed_over(axes: Sequence[Axis], entry: Callable[[Sequence[Place]], Term], names: Fresh) -> Term:
    """Return the sum of entries over all places of some axes; those that are zero are left out."""
    terms = [(chosen, entry(chosen)) for chosen in itertools.product(*(list(places(axis, names)) for axis in axes))]
    terms = [(chosen, t) for chosen, t in terms if t != num(0)] or terms[:1]
    return reduce(add, (summed([c for p in chosen for c in p if not isinstance(c, int)], t) for chosen, t in terms))


def _size(name: str | int) -> Term:
    return Term("pi") if name == "pi" else num(int(name)) if str(name).isdecimal() else Term("card", str(name))


def card(axis: Axis) -> Term:
    """Return how many entries an axis has."""
    return reduce(product, map(_size, axis), ONE)


def number(size: SizeProduct) -> Term:
    """Return a product of powers of sizes as a term."""
    above = (power(_size(name), num(k)) for name, k in size.powers if k > 0)
    below = (power(_size(name), num(-k)) for name, k in size.powers if k < 0)
    under = reduce(product, below, ONE)
    over = reduce(product, above, num(size.factor))
    return over if under == ONE else over / under


def axis_of(size: SizeProduct | None) -> Axis:
    """Return the factors of an axis of a size: its number first, then its sizes by name."""
    if size is None or size.factor.denominator != 1 or any(p.denominator != 1 or p < 1 for _, p in size.powers):
        raise TraceError("an axis is no product of sizes")
    sizes = tuple(name for name, power in size.powers for _ in range(int(power)))
    return ((int(size.factor),) if size.factor != 1 else ()) + sizes


def shown(axes: Sequence[Axis]) -> str:
    """Return axes as they are written in a shape."""
    words = [" ".join(map(str, a)) if len(a) == 1 else f"({' '.join(map(str, a))})" if a else "1" for a in axes]
    return f"({', '.join(words)})"


def merged(axes: Iterable[tuple[Any, Axis]], done: str) -> dict[Any, Axis]:
    """Return the axis at each place, where several arrays have one there that are combined.

    Raises
    ------
    TraceError
        If two axes at a place differ, and none has one entry.
    """
    result = dict[Any, Axis]()
    for place, axis in axes:
        known = result.setdefault(place, axis)
        if known and axis and known != axis:
            raise TraceError(f"axes {shown([known])} and {shown([axis])} are {done}: name their sizes alike")
        result[place] = known or axis
    return result


def broadcast(shapes: Sequence[Sequence[Axis]]) -> tuple[Axis, ...]:
    """Return the axes of what an operation makes of arrays of some axes, entry by entry."""
    found = merged(((n - len(shape), axis) for shape in shapes for n, axis in enumerate(shape)), "combined")
    return tuple(found[n] for n in range(-len(found), 0))


def reshaped(value: TermArray, shape: Sequence[SizeProduct | None], names: Fresh) -> TermArray:
    """Return the same entries, in the same order, over other axes.

    Raises
    ------
    TraceError
        If an axis would be cut within a factor.
    """
    whole = [f for axis in value.axes for f in axis]
    parts, rest, target = [list[Factor]() for _ in whole], list(enumerate(whole)), list[Axis]()
    for size in shape:
        axis: Axis = ()
        while size is not None and size_of(axis) != size and rest:
            n, factor = rest.pop(0)
            part, wanted = factor, quotient(size, size_of(axis)).factor
            if isinstance(factor, int):
                part = gcd(factor, int(wanted)) if wanted.denominator == 1 else 1
                if part == 1:
                    rest.insert(0, (n, factor))
                    break
                if part < factor:
                    rest.insert(0, (n, factor // part))
            parts[n].append(part)
            axis = (*axis, part)
        target.append(axis)
    if rest or [size_of(axis) for axis in target] != list(shape):
        asked = ", ".join("?" if one is None else str(one) for one in shape)
        raise TraceError(f"an array over {shown(value.axes)} takes the shape ({asked}), which cuts through its axes")

    def entry(chosen: Sequence[Place]) -> Term:
        each, split = (c for place in chosen for c in place), iter(parts)
        return value.at([tuple(_joined(zip(next(split), each, strict=False)) for _ in axis) for axis in value.axes])

    return tabulated(target, entry, names)


def _joined(places: Iterable[tuple[Any, Any]]) -> Any:
    """Return the place on a factor, from those on the factors into which it was split."""
    return reduce(lambda first, other: (0, first[1] * other[0] + other[1]), places)[1]
