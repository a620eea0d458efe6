"""Axes that are one symbol: products of sizes that a program never takes apart, as the width of a model is.

>>> from derive.tracing.programs import Input
>>> square = Input("w", (("h", "d"), ("h", "d")))
>>> [one.axes for (one,) in joinings((square,))]
[(('h', 'd'), ('h', 'd')), (('h', 'd'), ('hd',)), (('hd',), ('h', 'd')), (('hd',), ('hd',))]
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, combinations

from ..kernel.sorts import MAX_INDICES
from .programs import Input
from .sizes import Axis, Joined

__all__ = ["joinings", "rank"]


def rank(one: Input) -> int:
    """Return how many indices a family for an input has."""
    return sum(isinstance(f, str) for axis in one.rows.axes for f in axis)


def joinings(
    inputs: Sequence[Input], refused: Sequence[Collection[tuple[int, Input]]] = ()
) -> Iterator[tuple[Input, ...]]:
    """Yield inputs whose families have few enough axes: as they are, then with factors of some axes joined.

    Parameters
    ----------
    inputs : sequence of Input
    refused : sequence of collections of (int, Input)
        Inputs, with their places, that cannot be read together. It may grow while inputs are taken.
    """
    long = sorted({a for one in inputs for a in one.axes if rank(Input("", (a,))) > 1}, key=len, reverse=True)
    taken = {str(f) for one in inputs for axis in one.axes for f in axis}

    def extended(start: tuple[Input, ...], joined: Mapping[Axis, Joined]) -> Iterator[tuple[Input, ...]]:
        if any(set(pairs) <= set(enumerate(start)) for pairs in refused):
            return
        if len(start) == len(inputs):
            yield start
            return
        for one in _with_joined(inputs[len(start)], joined):
            yield from extended((*start, one), joined)

    for count in range(len(long) + 1):
        for joined in combinations(long, count):
            every = extended((), dict(zip(joined, _names(joined, taken), strict=True)))
            yield from (one for one in every if not joined or one != tuple(inputs))


def _names(axes: Sequence[Axis], taken: Collection[str]) -> Iterator[Joined]:
    """Yield a name for each of some axes, which no size has."""
    given = set(taken)
    for axis in axes:
        name = "".join(f for f in axis if isinstance(f, str))
        while name in given:
            name += "_"
        given.add(name)
        yield Joined(name, axis)


def _with_joined(one: Input, names: Mapping[Axis, Joined]) -> Iterator[Input]:
    """Yield an input with some of its axes joined: one, the last first, then all, then none."""
    at = [n for n, axis in enumerate(one.axes) if axis in names]
    for chosen in chain(([n] for n in reversed(at) if len(at) > 1), [at], [[]] if at else ()):
        joined = one._replace(axes=tuple((names[a],) if n in chosen else a for n, a in enumerate(one.axes)))
        if rank(joined) <= MAX_INDICES:
            yield joined
