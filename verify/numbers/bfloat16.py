"""The format bfloat16, which NumPy does not have: every operation is rounded to eight bits, as an element of arrays."""

from __future__ import annotations

import math

import numpy as np

from verify.numbers.elements import Array, exact_elements, map_elements
from verify.numbers.number_types import NumberType
from verify.numbers.rounded import RoundedFloat

__all__ = ["BFLOAT16", "UNIT", "Bfloat16", "rounded"]

BITS = 8
"""Of the significand, with the leading one."""
UNIT = 2.0**-BITS
"""The largest relative error of one rounding."""
LAST_PLACE = -133
"""Of the least numbers, as an exponent of 2."""
LARGEST = (2 - 2.0 ** (1 - BITS)) * 2.0**127


def rounded(value: float) -> float:
    """Return the nearest number of bfloat16, ties to even; infinite where it overflows.

    Examples
    --------
    >>> rounded(1 + 2**-8), rounded(1 + 3 * 2**-8), rounded(3.4e38)
    (1.0, 1.015625, inf)
    """
    if not math.isfinite(value):
        return value
    place = max(math.frexp(value)[1] - BITS, LAST_PLACE)
    nearest = math.ldexp(round(math.ldexp(value, -place)), place)
    return nearest if abs(nearest) <= LARGEST else math.copysign(math.inf, value)


class Bfloat16(RoundedFloat):
    """A number of bfloat16; an element of object arrays, where each operation on floats is rounded."""

    __slots__ = ()
    rounded = staticmethod(rounded)


def _array(values: object) -> Array:
    return map_elements(lambda value: Bfloat16(float(value)), exact_elements(values))


BFLOAT16 = NumberType("bfloat16", _array, lambda array: map_elements(float, array).astype(np.float64))
"""The number type, beside those of `NUMBER_TYPES`, on which whole passes run without an error of their own to bound."""
