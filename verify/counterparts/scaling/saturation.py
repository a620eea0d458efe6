"""How large the Jacobian of softmax is at random logits: what dividing scores by the root of d is for.

The trace of the Jacobian is ``1 - sum_i p_i**2``, and its norm is at most that. For logits ``tau z`` with z standard
normal in n dimensions its mean lies between two bounds, which rest on three lemmas: Stein's, ``E z_i f = E df/dz_i``;
``E max z <= sqrt(2 ln n)``; and that an arithmetic mean is at least the geometric one. The scores of a query with n
keys, all of standard normal entries, are such logits with tau the length of the query. So the mean trace falls like
1/tau, like 1/sqrt(d) for scores, and stays near 1 for scores divided by the root of d.

The bounds are balls. They are held against the mean itself: on balls for two logits, where it is one integral, and for
scores of an attention layer by sampling, with an interval that holds the mean but for a stated chance.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

import flint
import numpy as np

from verify.errors import ArgumentError
from verify.numbers import Ball, precision
from verify.numbers.elements import whole_number
from verify.oscillation.schedules import arb_of, exact
from verify.oscillation.values import ball_of
from verify.transformer.layers.attention import scaled_dot_product_attention

__all__ = [
    "Sampled",
    "largest_mean_trace",
    "largest_mean_trace_of_scores",
    "least_mean_trace",
    "least_mean_trace_of_scaled_scores",
    "mean_trace_of_two",
    "sampled_trace",
]

BITS = 128
BATCH = 1024
"""Attentions that are sampled at a time."""


class Sampled(NamedTuple):
    """A mean of independent samples.

    Attributes
    ----------
    mean : float
    radius : float
        The true mean is farther off with probability at most ``chance``.
    chance : float
    """

    mean: float
    radius: float
    chance: float


def _scale(tau: Fraction | int) -> flint.arb:
    """Return a standard deviation as an Arb ball at the precision in force.

    Raises
    ------
    ValueError
        If it is no positive number.
    """
    number = exact(tau, "tau")
    if number <= 0:
        raise ArgumentError("tau", "a positive number", str(tau))
    return arb_of(number)


def _enclosed(formula: Callable[[], flint.arb]) -> Ball:
    with precision(BITS):
        return ball_of(formula())


def largest_mean_trace(n: int, tau: Fraction | int) -> Ball:
    """Return ``sqrt(2 ln n) / tau``, which the mean trace at logits ``tau z`` does not exceed.

    Parameters
    ----------
    n : int
        Number of logits, at least 2.
    tau : Fraction or int
        Standard deviation of the logits, positive.

    Raises
    ------
    ValueError
        If an argument is out of range.
    """
    keys = flint.arb(whole_number(n, "n", 2))
    return _enclosed(lambda: (2 * keys.log()).sqrt() / _scale(tau))


def least_mean_trace(n: int, tau: Fraction | int) -> Ball:
    """Return ``1 - exp(2 tau**2 (1 - 1/n)) / n``, which the mean trace at logits ``tau z`` does not fall below.

    Parameters
    ----------
    n : int
        Number of logits, at least 2.
    tau : Fraction or int
        Standard deviation of the logits, positive.

    Returns
    -------
    Ball
        Negative for a large ``tau``, where the bound says nothing.

    Raises
    ------
    ValueError
        If an argument is out of range.
    """
    keys = flint.arb(whole_number(n, "n", 2))
    return _enclosed(lambda: 1 - (2 * _scale(tau) ** 2 * (1 - 1 / keys)).exp() / keys)


def largest_mean_trace_of_scores(n: int, d: int) -> Ball:
    """Return ``sqrt(2 ln n) E(1 / |q|) = sqrt(ln n) Gamma((d-1)/2) / Gamma(d/2)``, for scores that nobody divided.

    Parameters
    ----------
    n : int
        Number of keys, at least 2.
    d : int
        Number of entries of a query, at least 2.

    Raises
    ------
    ValueError
        If an argument is out of range.
    """
    width, keys = flint.arb(whole_number(d, "d", 2)), flint.arb(whole_number(n, "n", 2))
    half = flint.arb("0.5")
    return _enclosed(lambda: keys.log().sqrt() * (width / 2 - half).gamma() / (width / 2).gamma())


def least_mean_trace_of_scaled_scores(n: int, d: int) -> Ball:
    """Return ``1 - (1 - 4 (1 - 1/n) / d)**(-d/2) / n``, for scores divided by the root of d.

    Parameters
    ----------
    n : int
        Number of keys, at least 2.
    d : int
        Number of entries of a query, at least 4.

    Raises
    ------
    ValueError
        If an argument is out of range.
    """
    width, keys = flint.arb(whole_number(d, "d", 4)), flint.arb(whole_number(n, "n", 2))
    return _enclosed(lambda: 1 - (1 - 4 * (1 - 1 / keys) / width) ** (-width / 2) / keys)


def mean_trace_of_two(tau: Fraction | int, digits: int = 15) -> Ball:
    """Return the mean trace at two logits ``tau z``, enclosed: an integral over their difference.

    Parameters
    ----------
    tau : Fraction or int
        Standard deviation of the logits, positive.
    digits : int
        Digits of the quadrature.

    Returns
    -------
    Ball
        Of ``int 2 s(c u) (1 - s(c u)) phi(u) du`` with ``c = sqrt(2) tau``, s the sigmoid, phi the normal density.
    """
    with precision(BITS + 4 * digits):
        spread = flint.acb(2).sqrt() * _scale(tau)
        end = int(math.sqrt(2 * (digits + 2) * math.log(10))) + 1

        def integrand(u: flint.acb, _: bool) -> flint.acb:
            wave = (-spread * u).exp()
            return 2 * wave / (1 + wave) ** 2 * (-u * u / 2).exp() / (2 * flint.acb.pi()).sqrt()

        body = 2 * flint.acb.integral(integrand, 0, end, rel_tol=10.0 ** -(digits + 2)).real
        tail = (flint.arb(end) / flint.arb(2).sqrt()).erfc() / 2  # the integrand is at most phi / 2, on both sides
        return ball_of(body + tail / 2 + flint.arb(0, tail.mid() / 2 + tail.rad()))


def sampled_trace(
    n: int, d: int, *, scale: Any = None, samples: int = 4000, seed: int = 0, chance: float = 1e-9
) -> Sampled:
    """Return the mean trace at the scores of an attention layer with standard normal queries and keys.

    Parameters
    ----------
    n : int
        Number of keys.
    d : int
        Number of entries of a query.
    scale : number, optional
        What the layer multiplies scores by; 1/sqrt(d) without it.
    samples : int
        Queries, each with keys of its own.
    seed : int
    chance : float
        Of the mean being outside the interval: Hoeffding's inequality, for a trace from 0 to ``1 - 1/n``.
    """
    rng = np.random.default_rng(seed)
    total = 0.0
    for start in range(0, samples, BATCH):
        count = min(BATCH, samples - start)
        query, key = rng.standard_normal((count, 1, d)), rng.standard_normal((count, n, d))
        _, cache = scaled_dot_product_attention(query, key, key[..., :1], scale=scale)
        total += float((1 - np.square(cache.weights).sum(-1)).sum())
    radius = (1 - 1 / n) * math.sqrt(math.log(2 / chance) / (2 * samples))
    return Sampled(total / samples, radius, chance)
