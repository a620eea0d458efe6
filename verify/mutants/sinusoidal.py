"""Positions in the wrong layout, of the wrong sign, from the wrong row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from verify.counterparts.sinusoidal import row, score, turned
from verify.numbers import Array


def other_layout(*, m: Array, k: Array, theta: Array) -> Array:
    """Return the row of the table in the layout of the paper."""
    return row(theta, m + k, "sin_first")


def halves(*, m: Array, k: Array, theta: Array) -> Array:
    """Return all sines, then all cosines."""
    return row(theta, m + k, "halves")


def off_by_one(*, m: Array, k: Array, theta: Array) -> Array:
    """Return the row before."""
    return row(theta, m + k - 1)


def sum_of_positions(*, m: Array, n: Array, theta: Array) -> Array:
    """Return the score with the key at the opposite position."""
    return score(row(theta, m), row(theta, -n))


def turned_back(*, m: Array, n: Array, q: Array, k: Array, theta: Array) -> Array:
    """Return the score of a query and a key, one of which turned the wrong way."""
    return score(turned(q, m, theta), turned(k, -n, theta))


def query_only(*, m: Array, n: Array, q: Array, k: Array, theta: Array) -> Array:
    """Return the score of a query with a position and a key without."""
    return score(turned(q, m, theta), k)


def halves_paired(*, k: Array, l: Array, q: Array, theta: Array) -> Array:
    """Return channel i paired with channel i + d/2, which is another convention."""
    order = np.arange(q.size).reshape(2, -1).T.ravel()
    found = np.empty_like(q)
    found[order] = turned(turned(q[order], l, theta), k, theta)
    return found


MUTANTS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "sinusoidal_shift_eq_rotation": (other_layout, halves, off_by_one),
    "sinusoidal_inner": (sum_of_positions,),
    "rotary_relative": (turned_back, query_only),
    "sinusoidal_rotation_compose": (halves_paired,),
}
