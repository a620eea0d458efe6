"""Exact answers, and how far numbers that a program returned are from them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from verify.numbers import Array, balls_from_floats, midpoints, radii

__all__ = ["Exact", "Worst", "ratios"]

Floats = npt.NDArray[np.float64]


class Exact(NamedTuple):
    """Numbers to twice the digits of a float: ``high + low``, within ``radius``."""

    high: Floats
    low: Floats
    radius: Floats

    @classmethod
    def from_balls(cls, balls: Array) -> Exact:
        """Read balls, at the precision in force."""
        high = midpoints(balls)
        held = np.isfinite(high)  # what a wrong formula gives may be beyond all floats
        rest = np.asarray(balls - balls_from_floats(np.where(held, high, 0.0)), dtype=object)  # one number is no array
        low = midpoints(rest)
        return cls(high, np.where(held, low, 0.0), radii(balls))

    def gap(self, values: Floats) -> Floats:
        """Return how far floats are off at least."""
        with np.errstate(all="ignore"):
            return np.abs((values - self.high) - self.low) - self.radius


class Worst(NamedTuple):
    """The entry that is most bounds away, and how many; and how many entries are more than one away."""

    ratio: float
    place: tuple[int, ...]
    beyond: int

    @classmethod
    def among(cls, ratio: Floats, gap: Floats) -> Worst:
        """Choose among entries infinitely many bounds away the one that is not finite, or else furthest off."""
        size = np.where(np.isnan(gap), np.inf, gap)
        order = np.where(np.isinf(ratio), size, 0.0) if np.isinf(ratio).any() else ratio
        index = np.unravel_index(int(np.argmax(order)), ratio.shape)
        return cls(float(ratio[index]), tuple(int(i) for i in index), int((ratio > 1).sum()))


def ratios(gap: Floats, bound: Floats) -> Floats:
    """Return gaps in bounds: 0 where the bound is infinite, and infinite where there is no number."""
    with np.errstate(all="ignore"):
        quotient = np.where(gap <= 0, 0.0, gap / bound)
    quotient = np.where(np.isnan(gap), np.inf, quotient)
    return np.asarray(np.where(np.isinf(bound), 0.0, quotient))
