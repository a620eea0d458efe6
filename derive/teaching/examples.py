r"""A theorem at numbers, as the opening of a chapter shows it: both sides are computed from the statement."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from ..books.landing import AtNumbers
from ..kernel.terms import Key
from ..language.entry import Entry
from ..language.symbols import symbol
from ..values.relations import parts
from ..values.scalar import Index, Point, Steps
from ..values.sides import sides

__all__ = ["Worked", "worked"]

DIGITS = 4
"""Digits after the point of the numbers of an example."""
MOST_TERMS = 10**6
"""Terms that are read for one entry of an example."""


class Worked(NamedTuple):
    """An example: the values by symbol, both sides of the theorem there, and what to see in them; all in LaTeX."""

    theorem: str
    values: tuple[tuple[str, str], ...]
    left: str
    right: str
    remark: str


def worked(entry: Entry, example: AtNumbers) -> Worked:
    r"""Return a theorem at numbers.

    Examples
    --------
    >>> from derive import BOOK
    >>> shown = worked(BOOK.entries["sinusoidal_inner"], BOOK.chapters["sinusoidal"].landing.example)
    >>> shown.values[0], shown.left
    (('\\theta', '(1,\\,0.25)'), '-0.2583')
    """
    (part,) = parts(entry.claim)
    point = _point(entry, example)
    dims = [k.dims[0] for k in part.indices]
    cells = [point._replace(indices=dict(zip(part.indices, at, strict=True))) for at in point.places(dims)]
    both = [sides(entry.claim, cell, Steps(MOST_TERMS)) for cell in cells]
    shape = list(map(point.size, dims))
    values = tuple((symbol(name).tex, _numbers(value)) for name, value in example.values.items())
    left, right = ([_decimal(float(getattr(two, side))) for two in both] for side in ("left", "right"))
    return Worked(example.theorem, values, _array(left, shape), _array(right, shape), example.remark)


def _point(entry: Entry, example: AtNumbers) -> Point:
    """Return the values of an example as a point, with the sizes that they have."""
    sizes: dict[str, int] = {}
    values: dict[Key, Mapping[Index, Fraction]] = {}
    for key in entry.claim.free:
        if key.kind != "at":
            continue
        entries = dict(_entries(example.values[key.name]))
        values[key] = entries
        for dim, last in zip(key.dims, max(entries), strict=True):
            if isinstance(dim, str):
                sizes[dim] = last + 1
    return Point(sizes, values)


def _entries(value: Any) -> Iterator[tuple[Index, Fraction]]:
    """Yield the entries of nested lists by their indices."""
    if not isinstance(value, list):
        yield (), Fraction(value)
        return
    for place, inner in enumerate(value):
        for rest, entry in _entries(inner):
            yield (place, *rest), entry


def _numbers(value: Any) -> str:
    """Return a number, or a vector as a list of numbers, in LaTeX."""
    entries = [_decimal(float(entry)) for _, entry in _entries(value)]
    return _array(entries, [len(value)] if isinstance(value, list) else [])


def _array(entries: Sequence[str], shape: Sequence[int]) -> str:
    """Return a number, a vector, or the rows of a matrix, in LaTeX."""
    if len(shape) == 2:
        width = shape[1]
        rows = [" & ".join(entries[k : k + width]) for k in range(0, len(entries), width)]
        return r"\begin{pmatrix} " + r" \\ ".join(rows) + r" \end{pmatrix}"
    return "(" + r",\,".join(entries) + ")" if shape else entries[0]


def _decimal(number: float) -> str:
    rounded = round(number, DIGITS) + 0.0  # no negative zero
    return f"{rounded:.{DIGITS}f}".rstrip("0").rstrip(".")
