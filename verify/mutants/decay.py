"""Decays of other sums and integrals: wrong bases, wrong schedules, sums for integrals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from verify.counterparts.decay import exponential, quadrature
from verify.counterparts.sinusoidal import row, score
from verify.numbers import Array


def products_of_nodes(*, m: Array, n: Array, b: Array, t: Array) -> Array:
    """Return the score of two rows at frequencies of products of nodes."""
    theta = np.exp(-t[::-1] * t * np.log(b))
    return score(row(theta, m), row(theta, n))


def opposite_position(*, m: Array, n: Array, b: Array, t: Array) -> Array:
    """Return the score with the key at the opposite position."""
    theta = np.exp(-t * np.log(b))
    return score(row(theta, m), row(theta, -n))


def not_normalized(*, k: Array, theta: Array) -> Array:
    """Return the square of the score."""
    inner = score(row(theta, k), row(theta, k - k))
    return inner * inner


def left_sum(*, x: Array, b: Array) -> Array:
    """Return a Riemann sum of 64 terms for the integral."""
    nodes = [k * x[()] / x[()] / 64 for k in range(64)]
    terms = [np.cos(x[()] * np.exp(-t * np.log(b[()]))) / 64 for t in nodes]
    return np.asarray(sum(terms[1:], terms[0]))


def growing_frequencies(*, x: Array, b: Array) -> Array:
    """Return the integral with frequencies that grow from 1 to b."""
    return exponential(x, 1 / b, np.cos)


def real_part(*, x: Array, b: Array) -> Array:
    """Return the real part for the imaginary one."""
    return exponential(x, b, np.cos)


def half_of_the_interval(*, x: Array) -> Array:
    """Return the integral over half of the schedule."""
    angle = x[()]
    return quadrature(lambda t: np.cos(angle * t / 2), 0, 1, x)


def no_substitution(*, x: Array) -> Array:
    """Return the integral of the root without what its substitution brings."""
    angle = x[()]
    return quadrature(lambda s: np.cos(angle * s), 0, 1, x)


MUTANTS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "sinusoidal_inner_eq_riemann_sum": (products_of_nodes, opposite_position),
    "finite_sum_square": (not_normalized,),
    "decay_closed_form": (left_sum, growing_frequencies),
    "decay_closed_form_imaginary": (real_part,),
    "decay_linear": (half_of_the_interval,),
    "decay_square_root": (no_substitution,),
}
