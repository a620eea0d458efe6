"""The integral of ``h_t exp(i x theta_t)`` over [0, 1] by independent routes, and what is certified about it.

Every route gives a `Value` with an enclosure that is proved (balls) or stated, or raises `RefusedError`.
"""

from verify.oscillation.routes import ROUTES, Route, integrate
from verify.oscillation.schedules import Exponential, Function, Integral, Monotone, Power, Schedule
from verify.oscillation.values import RefusedError, Value

__all__ = [
    "ROUTES",
    "Exponential",
    "Function",
    "Integral",
    "Monotone",
    "Power",
    "RefusedError",
    "Route",
    "Schedule",
    "Value",
    "integrate",
]
