"""mpmath numbers that NumPy's ufuncs understand: a context of our own, so the global one is left alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from functools import partialmethod
from typing import Any

import mpmath

from verify.numbers.elements import Array, exact_elements, map_elements, whole_number

__all__ = ["digits", "multiprecision"]

_context: Any = mpmath.MPContext()
_context.dps = 60


def _convert(value: int | Fraction) -> Any:
    """Return an exact number, rounded to the context's precision."""
    return _context.mpf(value.numerator) / _context.mpf(value.denominator)


def _apply(number: Any, name: str) -> Any:
    """Return a function of the context at a number."""
    return getattr(_context, name)(number)


def _equip(number: Any) -> None:
    """Give the context's own number class the methods that object arrays call."""
    for name in ("exp", "log", "sqrt", "cos", "sin", "cosh", "tanh", "erf", "erfc"):
        setattr(number, name, partialmethod(_apply, name))
    number.erf_slope = lambda self: 2 / _context.sqrt(_context.pi) * _context.exp(-self * self)
    number.anchor = lambda self: self
    number.constant = lambda self, value: _convert(value)
    number.is_finite = lambda self: bool(_context.isfinite(self))


_equip(_context.mpf)


@contextmanager
def digits(decimal: int) -> Iterator[None]:
    """Run the block at ``decimal`` digits (60 without it), and restore the previous precision after it.

    Raises
    ------
    ValueError
        If ``decimal`` is not a positive integer.
    """
    wanted = whole_number(decimal, "decimal", 1)
    previous = _context.dps
    _context.dps = wanted
    try:
        yield
    finally:
        _context.dps = previous


def multiprecision(values: object) -> Array:
    """Return an object array of mpmath numbers for exact numbers, at the precision of the block `digits`.

    Raises
    ------
    TypeError
        If an element is neither int nor Fraction.
    """
    return map_elements(_convert, exact_elements(values))
