"""Distances at which the finite sum comes back near 1: it does not tend to zero."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from verify.numbers import Array, Ball, precision
from verify.numbers.elements import whole_number
from verify.oscillation.finite_sums import finite_sum, finite_sums
from verify.oscillation.values import RefusedError

__all__ = ["Recurrence", "Repeat", "records", "window"]

BLOCK = 2**15
MOST = 10**8
"""Distances that are looked through at most: some ten seconds for 16 channels."""


class Recurrence(NamedTuple):
    """A distance and the finite sum there, as a ball."""

    distance: int
    value: Ball


class Repeat(NamedTuple):
    """Say what must come back, and where it does first.

    Parameters
    ----------
    last : int
        ``Q**N``: some k from 1 to here has ``S_N(k) >= cos(2 pi/Q)``, by ``finite_sum_recurrence``, which is proved in
        Rocq.
    least : float
        ``cos(2 pi/Q)``.
    first : Recurrence
        The first distance, after the sum has been negative, at which it is at least that.
    """

    last: int
    least: float
    first: Recurrence


def _blocks(last: int, d_model: int, base: int) -> Iterator[tuple[Array, Array]]:
    """Yield distances and finite sums up to a last one, in float64, from the first on at which the sum is negative."""
    negative = False
    for start in range(1, last + 1, BLOCK):
        distances = np.arange(start, min(start + BLOCK, last + 1))
        sums = finite_sums(distances, d_model, base)
        after = np.logical_or.accumulate(sums < 0) | negative
        negative = bool(after[-1])
        if negative:
            yield distances[after], sums[after]


def records(d_model: int, last: int, base: int = 10000) -> tuple[Recurrence, ...]:
    """Return the distances up to ``last`` at which the sum is higher than ever since it was first negative.

    Float64 finds them, and balls prove the values.

    Parameters
    ----------
    d_model : int
        Even and positive.
    last : int
        At least 1.
    base : int
        Greater than 1.
    """
    _checked_last(last)
    recurrences: list[Recurrence] = []
    highest = 0.0
    for distances, sums in _blocks(last, d_model, base):
        peaks = np.maximum.accumulate(np.concatenate([[highest], sums]))
        highest = float(peaks[-1])
        new = map(int, distances[peaks[1:] > peaks[:-1]])
        recurrences += [Recurrence(distance, finite_sum(distance, d_model, base)) for distance in new]
    return tuple(recurrences)


def window(d_model: int, parts: int, base: int = 10000) -> Repeat:
    """Return the first recurrence that the pigeonhole principle promises.

    Cut the circle of each of the N angles into Q parts: among Q**N + 1 distances two lie in the same parts, and
    their difference k has every angle within 2 pi/Q of a full turn. For k before the sum has been negative
    that would be no news; the one that is returned comes after.

    Parameters
    ----------
    d_model : int
        Even and positive.
    parts : int
        Q, at least 5, so that the bound is positive.
    base : int
        Greater than 1.

    Raises
    ------
    RefusedError
        If the window is too long to look through, or holds only distances before the sum is negative.
    """
    whole_number(parts, "parts", 5)
    last, least = parts ** (d_model // 2), math.cos(2 * math.pi / parts)
    _checked_last(last)
    for distances, sums in _blocks(last, d_model, base):
        for distance in map(int, distances[sums > least]):
            value = finite_sum(distance, d_model, base)
            with precision(64):
                if value > Ball.from_float(least):
                    return Repeat(last, least, Recurrence(distance, value))
    raise RefusedError("window", f"nothing comes back after the sum was negative, up to {last}")


def _checked_last(last: int) -> None:
    """Refuse to look through too many distances."""
    if whole_number(last, "last", 1) > MOST:
        raise RefusedError("recurrences", f"at most {MOST:.0e} distances are looked through, not {last:.1e}")
