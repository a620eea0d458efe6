"""One interface over the number types: floats, the complex step, dual numbers, mpmath and Arb balls."""

from verify.numbers.balls import Ball, UndecidedError, precision
from verify.numbers.derivatives import complex_step, derivative, gradient
from verify.numbers.dual import Dual
from verify.numbers.elements import Array, anchors, constant_like
from verify.numbers.multiprecision import digits, multiprecision
from verify.numbers.number_types import NUMBER_TYPES, NumberType, balls, balls_from_floats, midpoints, radii, to_float
from verify.numbers.rounding_model import Responsive, RoundingModel, sizes
from verify.numbers.tolerances import ROUNDINGS, bound, unit_roundoff

__all__ = [
    "NUMBER_TYPES",
    "ROUNDINGS",
    "Array",
    "Ball",
    "Dual",
    "NumberType",
    "Responsive",
    "RoundingModel",
    "UndecidedError",
    "anchors",
    "balls",
    "balls_from_floats",
    "bound",
    "complex_step",
    "constant_like",
    "derivative",
    "digits",
    "gradient",
    "midpoints",
    "multiprecision",
    "precision",
    "radii",
    "sizes",
    "to_float",
    "unit_roundoff",
]
