r"""A theorem at numbers, as the opening of a chapter shows it: both sides are computed from the statement."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..calc import Entry
from ..render.symbols import symbol
from .landings import AtNumbers

__all__ = ["Worked", "worked"]

DIGITS = 4
"""Digits after the point of the numbers of an example."""


class Worked(NamedTuple):
    """An example: the values by symbol, both sides of the theorem there, and what to see in them; all in LaTeX."""

    theorem: str
    values: tuple[tuple[str, str], ...]
    left: str
    right: str
    said: str


def worked(entry: Entry, example: AtNumbers) -> Worked:
    r"""Return a theorem at numbers.

    Examples
    --------
    >>> from derive import BOOK
    >>> from derive.teaching.landings import LANDINGS
    >>> shown = worked(BOOK.entries["sinusoidal_inner"], LANDINGS["sinusoidal"].example)
    >>> shown.values[0], shown.left
    (('\\theta', '(1,\\,0.25)'), '-0.2583')
    """
    from ..render.numpy import numpy_function  # what a page needs is loaded for a page

    left, right = numpy_function(entry)(dict(example.values))
    values = tuple((symbol(name).tex, _numbers(value)) for name, value in example.values.items())
    return Worked(example.theorem, values, _numbers(left), _numbers(right), example.said)


def _numbers(value: Any) -> str:
    """Return a number, a vector or the rows of a matrix, in LaTeX."""
    import numpy as np

    array = np.round(np.asarray(value, dtype=float), DIGITS) + 0.0  # no negative zero
    if array.ndim == 0:
        return f"{array:.{DIGITS}f}".rstrip("0").rstrip(".")
    rows = [_numbers(row) for row in array]
    if array.ndim == 1:
        return "(" + r",\,".join(rows) + ")"
    body = r" \\ ".join(" & ".join(map(_numbers, row)) for row in array)
    return rf"\begin{{pmatrix}} {body} \end{{pmatrix}}"
