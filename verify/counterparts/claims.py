"""What a theorem of analysis says in numbers: comparisons of balls, and where the quantities come from.

A limit is measured as a distance at most a rate that tends to 0, an equivalence at points on either side. A row is a
function of the same name as its theorem; it takes a `Quantities` and yields a `Check` for each comparison that must be
decided. The parts of the claim that a mistake may replace are its keyword arguments, whose defaults are right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from verify.numbers import Array, Ball
from verify.transformer.positions import positions_from_frequencies, sinusoidal_frequencies
from verify.transformer.softmax import softmax, softmax_backward

__all__ = ["BY_DEFINITION", "TRANSFORMER", "Check", "Quantities", "Row", "ball", "size", "vector"]


class Check(NamedTuple):
    """One comparison: ``lt``, ``le``, ``eq`` or ``ne``, as in `verify.comparison`."""

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
    """

    softmax: Callable[[Array], Array]
    jacobian: Callable[[Array], Array]
    positions: Callable[[Array, Array], Array]
    frequencies: Callable[[int, int], Array]


Row = Callable[..., Iterator[Check]]


def _weights(x: Array) -> Array:
    found: Array = np.exp(x) / np.exp(x).sum()
    return found


def _jacobian(x: Array) -> Array:
    p = _weights(x)
    return np.asarray(np.diag(p) - np.outer(p, p))


def _encodings(positions: Array, frequencies: Array) -> Array:
    angles = np.multiply.outer(positions, frequencies)
    return np.stack([np.cos(angles), np.sin(angles)], axis=-1).reshape(*positions.shape, 2 * len(frequencies))


def _frequencies(terms: int, base: int) -> Array:
    exponents = [Ball(base).log() * Fraction(-i, terms) for i in range(terms)]
    return np.asarray(np.exp(np.array(exponents, dtype=object)))


def _table_frequencies(terms: int, base: int) -> Array:
    return sinusoidal_frequencies(2 * terms, base=base, like=vector([0]))


def _backward_rows(x: Array) -> Array:
    """Return the Jacobian row by row, each the backward pass of one output."""
    p = softmax(x)
    return np.stack([softmax_backward(p, vector(int(i == j) for j in range(len(x)))) for i in range(len(x))])


BY_DEFINITION = Quantities(_weights, _jacobian, _encodings, _frequencies)
TRANSFORMER = Quantities(softmax, _backward_rows, positions_from_frequencies, _table_frequencies)


def ball(value: int | str | Fraction) -> Ball:
    """Return a ball of a number, or of text such as ``"7/3"``."""
    return Ball(Fraction(value))


def vector(values: Iterable[int | str | Fraction]) -> Array:
    """Return an array of balls."""
    return np.array([ball(v) for v in values], dtype=object)


def size(values: Array) -> Ball:
    """Return the sum of the absolute values: 0 exactly if all of them are."""
    return sum((abs(Ball(v)) for v in values.flat), Ball(0))
