"""The finite sum of cosines, read off the Transformer's own position table, against the integral."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import flint
import numpy as np

from verify.errors import ArgumentError
from verify.numbers import Ball, precision
from verify.numbers.elements import whole_number
from verify.oscillation.schedules import Exponential, arb_of, exact
from verify.oscillation.values import ball_of
from verify.transformer.layers.positions import sinusoidal_frequencies, sinusoidal_positions

__all__ = [
    "MeanSquare",
    "aliasing_distance",
    "finite_sum",
    "mean_square",
    "riemann_sum_bound",
]

BITS = 160


class MeanSquare(NamedTuple):
    """The mean of ``S_N(k)**2`` over k = 0, ..., count - 1, and how far from its limit ``1/(2 N)`` it can be."""

    mean: Ball
    limit: Fraction
    bound: Ball


def finite_sum(distance: int, d_model: int, base: int | Fraction = 10000) -> Ball:
    """Return ``(2/d) p_0 . p_k``, which is ``S_N(k) = 1/N sum_i cos(k b**(-i/N))`` with N = d/2.

    Parameters
    ----------
    distance : int
        k.
    d_model : int
        Even and positive.
    base : int or Fraction
        Greater than 1.

    Raises
    ------
    ArgumentError
        If the distance is no integer, the width odd or not positive, or the base at most 1.
    """
    exponential = Exponential(exact(base, "base"))
    if exact(distance, "distance").denominator != 1:
        raise ArgumentError("distance", "an integer, as positions are", repr(distance))
    distance = int(distance)
    with precision(BITS + abs(distance).bit_length()):
        positions = np.array([Ball(0), Ball(distance)], dtype=object)
        start, end = sinusoidal_positions(positions, d_model, base=exponential.base)
        return Ball(start @ end) / (d_model // 2)


def riemann_sum_bound(distance: int, terms: int, base: int | Fraction = 10000) -> Ball:
    """Return ``k (1 - 1/b)/N``: the variation of ``cos(k theta)`` is at most that of ``k theta``."""
    with precision(BITS):
        return Ball(abs(distance) * (1 - 1 / Exponential(exact(base, "base")).base) / terms)


def aliasing_distance(terms: int, base: int | Fraction = 10000) -> Ball:
    """Return ``pi N/ln b``: from here on neighbours among the fastest terms are more than half a turn apart."""
    with precision(BITS):
        return ball_of(flint.arb.pi() * terms / arb_of(Exponential(exact(base, "base")).base).log())


def mean_square(d_model: int, count: int, base: int | Fraction = 10000) -> MeanSquare:
    """Return the mean of the squared sum over any number of distances, without adding them up.

    A product of two cosines is half the sum of cosines of the sum and the difference of their angles, and the
    sum over k of ``cos(k phi)`` is Dirichlet's kernel: ``1/2 + sin((count - 1/2) phi)/(2 sin(phi/2))``. Its size is
    at most ``1/2 + 1/(2 |sin(phi/2)|)``, which bounds the distance to the limit.

    Parameters
    ----------
    d_model : int
        Even and positive.
    count : int
        How many distances, at least 1.
    base : int or Fraction
        Greater than 1.
    """
    whole_number(count, "count", 1)
    half = Fraction(1, 2)
    with precision(BITS + 2 * count.bit_length()):
        number = Exponential(exact(base, "base")).base
        frequencies = sinusoidal_frequencies(d_model, base=number, like=np.array([Ball(0)], dtype=object))
        terms = len(frequencies)
        total, deviation = Ball(terms * count), Ball(0)  # the differences of equal angles
        for i, first in enumerate(frequencies):
            for j, second in enumerate(frequencies):
                for phi in [first + second] + ([first - second] if i != j else []):
                    sine = (phi / 2).sin()
                    total = total + half + ((count - half) * phi).sin() / (2 * sine)
                    deviation = deviation + half + 1 / (2 * abs(sine))
        scale = 2 * terms**2 * count
        return MeanSquare(total / scale, Fraction(1, 2 * terms), deviation / scale)
