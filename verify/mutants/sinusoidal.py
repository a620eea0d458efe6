"""Positions in the wrong layout, of the wrong sign, from the wrong row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from verify.counterparts import sinusoidal as right
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


def table_of_channels(*, m: Array, t: Array, b: Array) -> tuple[Array, Array]:
    """Return a table with an exponent for each channel, so that a pair has two frequencies."""
    even = row(np.exp(-2 * t * np.log(b)), m)
    odd = row(np.exp(-(2 * t + 1 / len(t)) * np.log(b)), m)
    return even[0::2], odd[1::2]


def growing_table(*, m: Array, t: Array, b: Array) -> tuple[Array, Array]:
    """Return a table whose frequencies grow."""
    return right.sinusoidal_table_sin_first(m=m, t=-t, b=b)


def turned_the_other_way(*, m: Array, q: Array, theta: Array) -> tuple[Array, Array]:
    """Return a token at the opposite position."""
    return right.rotary_forward(m=-m, q=q, theta=theta)


def halves_as_they_are(*, m: Array, x: Array, y: Array, theta: Array) -> tuple[Array, Array]:
    """Return the two halves of a token that was turned in pairs of neighbours."""
    found = turned(np.concatenate([x, y]), m, theta)
    return found[: len(x)], found[len(x) :]


def gradient_turned_on(*, m: Array, q: Array, g: Array, theta: Array) -> Array:
    """Return the gradient, turned as the token was."""
    return turned(g, m, theta)


def gradient_left(*, g: Array) -> Array:
    """Return the gradient at the output."""
    return g


def exchanged_before_the_sine(*, phi: Array, psi: Array, g: Array, w: Array) -> tuple[Array, Array]:
    """Return a backward pass that exchanges the halves first, and then multiplies by the sines of the other half."""
    return g * np.cos(phi) + w * np.sin(phi), w * np.cos(psi) - g * np.sin(psi)


MUTANTS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "sinusoidal_table": (table_of_channels,),
    "sinusoidal_table_sin_first": (growing_table,),
    "rotary_forward": (turned_the_other_way,),
    "rotary_halves_forward": (halves_as_they_are,),
    "rotary_vjp": (gradient_turned_on, gradient_left),
    "rotary_halves_vjp": (exchanged_before_the_sine,),
    "sinusoidal_shift_eq_rotation": (other_layout, halves, off_by_one),
    "sinusoidal_inner": (sum_of_positions,),
    "rotary_relative": (turned_back, query_only),
    "sinusoidal_rotation_compose": (halves_paired,),
}
