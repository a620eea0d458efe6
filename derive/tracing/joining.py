"""Axes that are one symbol: products of sizes that a program never takes apart, as the width of a model is.

>>> from derive.tracing.programs import Input
>>> square = Input("w", (("h", "d"), ("h", "d")))
>>> [one.axes for (one,) in joinings((square,))]
[(('h', 'd'), ('hd',)), (('hd',), ('h', 'd')), (('hd',), ('hd',))]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product

from ..kernel.sorts import MAX_INDICES
from .programs import Input
from .sizes import Axis, Joined

__all__ = ["joinings", "rank"]


def rank(one: Input) -> int:
    """Return how many indices a family for an input has."""
    return sum(isinstance(f, str) for axis in (*one.axes, one.whole or ()) for f in axis)


def joinings(inputs: Sequence[Input]) -> Iterator[tuple[Input, ...]]:
    """Yield inputs whose families have few enough axes: as they are, or with factors of some axes joined.

    An axis that is joined in one input is so in the others, but for one that has it twice.
    """
    wide = [one for one in inputs if rank(one) > MAX_INDICES]
    long = sorted({axis for one in wide for axis in one.axes if sum(isinstance(f, str) for f in axis) > 1}, key=len)
    taken = {f for one in inputs for axis in one.axes for f in axis}
    names = dict[Axis, Joined]()
    for axis in long:
        name = "".join(f for f in axis if isinstance(f, str))
        names[axis] = Joined(name + "_" * sum(name in str(n) for n in (*taken, *names.values())), axis)
    for count in range(len(long) + 1):
        for joined in combinations(long, count):
            yield from product(*(list(_with_joined(one, {axis: names[axis] for axis in joined})) for one in inputs))


def _with_joined(one: Input, names: Mapping[Axis, Joined]) -> Iterator[Input]:
    """Yield an input with some of its axes joined, the most first, or of two one at a time; not as it is too wide."""
    at = [n for n, axis in enumerate(one.axes) if axis in names]
    choices = [{at[1]}, {at[0]}, set(at)] if len(at) == 2 else [set(at), set[int]()] if at else [set[int]()]
    for chosen in choices:
        joined = one._replace(axes=tuple((names[a],) if n in chosen else a for n, a in enumerate(one.axes)))
        if rank(joined) <= MAX_INDICES:
            yield joined
