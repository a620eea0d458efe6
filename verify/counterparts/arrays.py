"""Arrays of whatever number type a counterpart is asked in."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from verify.numbers import Array, constant_like

__all__ = ["filled", "identity", "number"]


def filled(like: Array, shape: tuple[int, ...], value: int | Fraction) -> Array:
    """Return an array of one number, in the number type of another array."""
    return np.full(shape, constant_like(like, value), like.dtype)


def number(like: Array, value: int | Fraction) -> Array:
    """Return one number, in the number type of an array."""
    return filled(like, (), value)


def identity(like: Array, size: int) -> Array:
    """Return the identity matrix in the number type of an array."""
    matrix = filled(like, (size, size), 0)
    np.fill_diagonal(matrix, constant_like(like, 1))
    return matrix
