"""The closed form of the exponential schedule by SciPy's ``sici``, where SciPy is installed."""

from __future__ import annotations

import math
from importlib import import_module

from verify.errors import extra
from verify.numbers import ROUNDINGS, unit_roundoff
from verify.oscillation.closed_form_float64 import boxed, float_arguments
from verify.oscillation.schedules import Integral
from verify.oscillation.values import RefusedError, Value

__all__ = ["closed_form_scipy"]

ROUTE = "closed_form_scipy"
LARGEST = 1e5
"""Up to here the angle x is known to 1e-11, whatever the argument reduction."""


def closed_form_scipy(integral: Integral, digits: int = 8) -> Value:
    """Return the integral by SciPy's Ci and Si; the stated error is that of their sizes and of the angles.

    Parameters
    ----------
    integral : Integral
        Exponential schedule whose base is a float64 number, no weight, 0 < x <= 1e5.
    digits : int
        Digits of the modulus.

    Raises
    ------
    RefusedError
        If SciPy is not installed, for anything else, or if the stated error is larger.
    """
    x, base, rounding = float_arguments(integral, ROUTE)
    if x > LARGEST:
        raise RefusedError(ROUTE, f"x is at most {LARGEST:g} here")
    try:
        special = import_module("scipy.special")
    except ModuleNotFoundError as missing:
        raise RefusedError(ROUTE, f"SciPy is not installed: {extra('scipy')}") from missing
    (si, ci), (si_end, ci_end) = special.sici(x), special.sici(x / base)
    logarithm = math.log(base)
    size = 2 * math.pi + abs(ci) + abs(ci_end) + 2 * logarithm
    error = ROUNDINGS * unit_roundoff(float) * size / logarithm
    value = complex(ci - ci_end, si - si_end) / logarithm
    return boxed(value, error + rounding, ROUTE, digits)
