"""Numbers drawn at random for a formula of which nothing else is known, and sizes of its dimensions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import numpy as np

from verify.checking.judging.statement import Shape

__all__ = ["ATTEMPTS", "DRAWS", "Draw", "HANDED", "NoProbeError", "OF_KINDS", "EQUAL", "OF_NUMBERS", "SIZES"]

SIZES = ((3, 5, 2, 7, 4, 6), (5, 2, 7, 3, 6, 4))
"""Two tuples of pairwise different sizes for the dimensions of a formula."""
EQUAL = 4
"""The size of all dimensions, where there are several."""
OF_NUMBERS = 8
"""Draws of each kind, where variables have no axes: a single entry says little of rounding."""
ATTEMPTS = 100


class NoProbeError(ValueError):
    """No numbers that were drawn at a shape are in the domain of a formula; there may be others."""


Draw = Callable[[np.random.Generator, Shape], Any]
DRAWS: Mapping[str, Draw] = MappingProxyType(
    {
        "numbers of deviation one": lambda rng, shape: rng.standard_normal(shape),
        "numbers between a quarter and two": lambda rng, shape: rng.uniform(0.25, 2.0, shape),
        "numbers between minus three and three": lambda rng, shape: rng.uniform(-3.0, 3.0, shape),
        "whole numbers": lambda rng, shape: rng.choice([-3.0, -2.0, -1.0, 1.0, 2.0, 4.0], shape),
    }
)


def _one_hot(rng: np.random.Generator, shape: Shape) -> Any:
    """Return ones at places drawn at random, the first and the last among them where there are rows for both."""
    places = rng.integers(shape[-1], size=shape[:-1])
    if places.size > 1:
        places.flat[rng.choice(places.size, 2, replace=False)] = 0, shape[-1] - 1
    return np.eye(shape[-1])[places]


def _mask(rng: np.random.Generator, shape: Shape) -> Any:
    """Return ones and zeros, a one in each row at least."""
    mask = (rng.random(shape) < SEEN) * 1.0
    mask[..., 0] = 1.0
    return mask


SEEN = 0.6
"""Which part of a mask is seen."""
OF_KINDS: Mapping[str, Draw] = MappingProxyType({"labels": _one_hot, "mask": _mask})
"""Families of ones and zeros: one of a row, or some."""
HANDED: Mapping[str, Callable[[Any], Any]] = MappingProxyType(
    {"labels": lambda a: a.argmax(-1), "mask": lambda a: a > 0}
)
"""As what a program is given them."""
