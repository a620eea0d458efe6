"""Constants that no format holds, in the number type of an array: floats, balls and rounding balls alike."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from verify.checking.rounding.rounded import Rounded, rounded
from verify.numbers import Ball

__all__ = ["number", "root_of"]

ROUNDINGS = 2
"""What a root of a multiple of pi may be off that a program computes in its own format."""


def number(like: Any, exact: Fraction) -> Any:
    """Return a fraction, which is rounded once wherever it is not exact."""
    if isinstance(like, Rounded):
        return rounded(float(exact), like.model, result=Fraction(float(exact)) != exact)
    return exact if like.dtype == object else float(exact)


def root_of(like: Any, function: Callable[[Any], Any]) -> Any:
    """Return the square root of a function of pi.

    Parameters
    ----------
    like : ndarray or Rounded
    function : callable
        Takes pi, a float or a ball, to a positive number.
    """
    value = math.sqrt(function(math.pi))
    if isinstance(like, Rounded):
        return Rounded(value, ROUNDINGS * like.model.operation.unit * value, like.model)
    return function(Ball.pi()).sqrt() if like.dtype == object else value
