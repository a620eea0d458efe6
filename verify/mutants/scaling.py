"""Wrong bounds on the expected gradient of softmax, by the words of its page."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from verify.counterparts.scaling.saturation import largest_mean_trace, least_mean_trace
from verify.numbers import Ball

__all__ = ["WRONG"]

WRONG: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "expected_softmax_gradient_bounds": {
        r"rate $\tau^{-2}$": {"largest": lambda n, tau: largest_mean_trace(n, tau**2)},
        "upper bound without the logarithm": {"largest": lambda n, tau: Ball(Fraction(1, n) / tau)},
        "lower bound with a quarter of the exponent": {"least": lambda n, tau: least_mean_trace(n, tau / 2)},
    },
}
