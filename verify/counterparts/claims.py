"""What a theorem of analysis says in numbers: comparisons of balls, and where the quantities come from.

A limit is measured as a distance at most a rate that tends to 0, an equivalence at points on either side. A row is a
function of the same name as its theorem; it takes a `Quantities` and yields a `Check` for each comparison that must be
decided. The parts of the claim that a mistake may replace are its keyword arguments, whose defaults are right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from verify.counterparts import next_tokens
from verify.counterparts.next_tokens import Decoder
from verify.numbers import Array, Ball
from verify.oscillation.closed_form_balls import closed_form_balls
from verify.oscillation.quadrature_balls import quadrature_balls
from verify.oscillation.schedules import Exponential, Integral, Power
from verify.transformer.layers.positions import positions_from_frequencies, sinusoidal_frequencies
from verify.transformer.layers.softmax import softmax, softmax_backward

__all__ = ["BY_DEFINITION", "TRANSFORMER", "Check", "Quantities", "Row", "Witnessed", "ball", "size", "vector"]


class Check(NamedTuple):
    """One comparison: ``lt``, ``le``, ``eq`` or ``ne``, as in `verify.measure.comparison`."""

    left: Ball
    relation: str
    right: Ball


class Quantities(NamedTuple):
    """Who computes what a row compares.

    Parameters
    ----------
    softmax : callable
        Weights of a vector of logits.
    jacobian : callable
        The matrix of derivatives of softmax at a vector of logits.
    positions : callable
        Encodings of an array of positions, shape (..., 2h), from h frequencies; cos-first.
    frequencies : callable
        ``b**(-i/N)`` for i = 0, ..., N - 1, from N and b.
    decoder : Decoder
        Attention under a mask, and the losses of next tokens.
    integral : callable
        The real and the imaginary part of an integral over a schedule: see `verify.oscillation`.
    """

    softmax: Callable[[Array], Array]
    jacobian: Callable[[Array], Array]
    positions: Callable[[Array, Array], Array]
    frequencies: Callable[[int, int], Array]
    decoder: Decoder
    integral: Callable[[Integral], tuple[Ball, Ball]]


class Witnessed(NamedTuple):
    """What mpmath is asked of a theorem whose claim is an integral.

    Parameters
    ----------
    parts : callable
        Takes the variables of the theorem, exact, to an integral and ``"real"`` or ``"imag"`` for each part of its
        claim.
    points : sequence of mapping
        Values of the variables at which the integrand oscillates, beside the points of the theorem.
    """

    parts: Callable[..., Sequence[tuple[Integral, str]]]
    points: Sequence[Mapping[str, Fraction]]


Row = Callable[..., Iterator[Check]]


def _weights(x: Array) -> Array:
    return np.asarray(np.exp(x) / np.exp(x).sum())


def _jacobian(x: Array) -> Array:
    p = _weights(x)
    return np.asarray(np.diag(p) - np.outer(p, p))


def _encodings(positions: Array, frequencies: Array) -> Array:
    angles = np.multiply.outer(positions, frequencies)
    return np.stack([np.cos(angles), np.sin(angles)], axis=-1).reshape(*positions.shape, 2 * len(frequencies))


def _frequencies(terms: int, base: int) -> Array:
    exponents = [Ball(base).log() * Fraction(-i, terms) for i in range(terms)]
    return np.asarray(np.exp(np.array(exponents, dtype=object)))


def _enclosed(integral: Integral) -> tuple[Ball, Ball]:
    """Return both parts by the closed form on balls; where there is none, by Arb's quadrature."""
    closed = integral.weight is None and isinstance(integral.schedule, (Exponential, Power))
    value = closed_form_balls(integral, 40) if closed else quadrature_balls(integral, 20)
    return value.real, value.imag


def _table_frequencies(terms: int, base: int) -> Array:
    return sinusoidal_frequencies(2 * terms, base=base, like=vector([0]))


def _backward_rows(x: Array) -> Array:
    """Return the Jacobian row by row, each the backward pass of one output."""
    p = softmax(x)
    return np.stack([softmax_backward(p, vector(int(i == j) for j in range(len(x)))) for i in range(len(x))])


BY_DEFINITION = Quantities(_weights, _jacobian, _encodings, _frequencies, next_tokens.BY_DEFINITION, _enclosed)
TRANSFORMER = Quantities(
    softmax, _backward_rows, positions_from_frequencies, _table_frequencies, next_tokens.BY_LAYERS, _enclosed
)


def ball(value: int | str | Fraction) -> Ball:
    """Return a ball of a number, or of text such as ``"7/3"``."""
    return Ball(Fraction(value))


def vector(values: Iterable[int | str | Fraction]) -> Array:
    """Return an array of balls."""
    return np.array([ball(v) for v in values], dtype=object)


def size(values: Array) -> Ball:
    """Return the sum of the absolute values: 0 exactly if all of them are."""
    return sum((abs(Ball(v)) for v in values.flat), Ball(0))
