"""Single precision that is the same on every machine: each operation is computed in float64, then rounded once more.

For the four operations and the root this is the correct rounding; an exponential would have to lie within 1e-16 of the
middle between two floats to differ between libraries. Sums are added in order, which those of a BLAS are not.
"""

from __future__ import annotations

import numpy as np

from verify.numbers import Array
from verify.numbers.elements import map_elements
from verify.numbers.rounded import RoundedFloat

__all__ = ["Single", "singles"]


class Single(RoundedFloat):
    """A float32; an element of object arrays."""

    __slots__ = ()

    @staticmethod
    def rounded(value: float) -> float:
        """Return the nearest float32."""
        return float(np.float32(value))


def singles(values: Array) -> Array:
    """Return floats as an object array, each rounded."""
    return map_elements(lambda value: Single(float(value)), np.asarray(values))
