"""Wrong claims about first zeros and powers: the parts of a row that each mistake replaces, by the words of its page."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from verify.counterparts.decay_certified import leading
from verify.oscillation.first_zeros import first_zero

__all__ = ["WRONG"]

ZERO_OF_CI = Fraction("0.6165054856207162337971104")
"""The cosine integral vanishes here, to all these digits."""
NEAR = Fraction(1, 10**9)


def _around(middle: Fraction) -> tuple[Fraction, Fraction]:
    return middle * (1 - NEAR), middle * (1 + NEAR)


def _zero(base: int) -> Fraction:
    return first_zero(base).zero.to_fraction()


WRONG: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "first_zero_of_decay": {
        "a zero of the cosine integral, times $b$": {"ends": lambda base: _around(ZERO_OF_CI * base)},
        "six times the distance": {"ends": lambda base: _around(6 * _zero(base))},
        "half the distance": {"ends": lambda base: _around(_zero(base) / 2)},
        "the zero at base $1000$, for every base": {"ends": lambda _: _around(_zero(1000))},
    },
    "decay_power_rate": {
        r"$\Gamma(1/\alpha)$ for $\Gamma(1 + 1/\alpha)$": {
            "term": lambda alpha, x: leading(alpha, x, gamma=lambda beta: beta.gamma())
        },
        r"phase $\pi/\alpha$": {"term": lambda alpha, x: leading(alpha, x, phase=lambda beta: beta)},
        r"rate $x^{-\alpha}$": {"term": lambda alpha, x: leading(alpha, x, power=lambda beta: 1 / beta)},
        "a quarter of the bound": {"bound": lambda alpha, x: 1 / (2 * alpha * x)},
    },
    "power_decay_sign": {
        r"nonnegative from $\alpha = 7/5$ on": {"nonnegative": lambda alpha: alpha >= Fraction(7, 5)},
        r"nonnegative from $\alpha = 1$ on": {"nonnegative": lambda alpha: alpha >= 1},
        r"only from $\alpha = 2$ on": {"nonnegative": lambda alpha: alpha >= 2},
    },
}
