"""A mistake about rounding, made in a program of any theorem."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import wraps

from verify.numbers import Array, constant_like

__all__ = ["off_in_one_entry"]


def off_in_one_entry(right: Callable[..., Array]) -> Callable[..., Array]:
    """Return what a counterpart returns, with a relative error as of float32, of 1e-8, in its last entry."""

    @wraps(right, assigned=())
    def last_entry_off(**values: Array) -> Array:
        result = right(**values).copy()
        result.flat[-1] = result.flat[-1] * (1 + constant_like(result, Fraction(1, 10**8)))
        return result

    return last_entry_off
