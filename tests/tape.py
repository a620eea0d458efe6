"""Reverse-mode differentiation: what was computed is written down, and one sweep back gives every gradient.

It knows no layer and no formula of a gradient but those of single operations: a referee for hand-written backward
passes. On balls the gradients are enclosures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.numbers.elements import Array, constant, constant_like, is_finite, map_elements
from verify.numbers.slopes import Followed

__all__ = ["Tape", "Traced", "tape_gradients"]

NO_PARENT = -1


class Tape:
    """A list of operations in the order in which they were done, read backwards once.

    A line of it holds for each of at most two arguments its line, and the derivative there (None for 1). It refers
    to lines by number, not to `Traced` numbers, so that a value which no derivative needs is freed at once.
    """

    __slots__ = ("_lines",)

    def __init__(self) -> None:
        self._lines: list[tuple[int, Any, int, Any]] = []

    def leaf(self, value: Any) -> Traced:
        """Return a number that depends on nothing: a variable, or a constant."""
        return self.result(value, NO_PARENT, None)

    def result(self, value: Any, line: int, slope: Any, other: int = NO_PARENT, other_slope: Any = None) -> Traced:
        """Return the result of an operation, written down with its derivatives at its arguments."""
        lines = self._lines
        lines.append((line, slope, other, other_slope))
        return Traced(self, len(lines) - 1, value)

    def sweep(self, weighted: Iterable[tuple[Traced, Any]]) -> dict[int, Any]:
        """Return the gradient of a weighted sum, by the lines of the leaves that it depends on.

        The tape is read from its end and torn off on the way, so that memory shrinks: a second sweep finds nothing.

        Parameters
        ----------
        weighted : iterable of (Traced, number)
            What is summed, and the weights.

        Raises
        ------
        ValueError
            If a number is on another tape, or on none any more.
        """
        lines = self._lines
        adjoints: list[Any] = [None] * len(lines)
        for number, weight in weighted:
            if number.tape is not self or number.line >= len(adjoints):
                raise ValueError("sweep: expected numbers of this tape, which is read once")
            _accumulate(adjoints, number.line, weight)
        leaves: dict[int, Any] = {}
        while lines:
            line, slope, other, other_slope = lines.pop()
            adjoint = adjoints.pop()
            if adjoint is None:
                continue
            if line == NO_PARENT:
                leaves[len(lines)] = adjoint
                continue
            _accumulate(adjoints, line, adjoint if slope is None else adjoint * slope)
            if other != NO_PARENT:
                _accumulate(adjoints, other, adjoint if other_slope is None else adjoint * other_slope)
        return leaves


def _accumulate(adjoints: list[Any], line: int, term: Any) -> None:
    """Add a term to the derivative at one line."""
    previous = adjoints[line]
    adjoints[line] = term if previous is None else previous + term


class Traced(Followed):
    """A number on a tape: an element of object arrays, over floats, Fractions, multiprecision numbers or balls.

    Anything else that takes part in an operation is a constant. A comparison of balls must be decided.

    Parameters
    ----------
    tape : Tape
        Where it is written down.
    line : int
        In which line.
    value : number
        What it is.
    """

    __slots__ = ("line", "tape")

    def __init__(self, tape: Tape, line: int, value: Any) -> None:
        self.tape = tape
        self.line = line
        self.value = value

    def constant(self, value: int | Fraction) -> Traced:
        """Return an exact number of the same type, which depends on nothing."""
        return self.tape.leaf(constant(self.value, value))

    def _result(self, value: Any, slope: Any) -> Traced:
        return self.tape.result(value, self.line, slope)

    def _joined(self, value: Any, slope: Any, other: Traced, other_slope: Any) -> Traced:
        if self.tape is not other.tape:
            raise ValueError("traced numbers: expected two of the same tape")
        return self.tape.result(value, self.line, slope, other.line, other_slope)

    def is_finite(self) -> bool:
        """Tell whether the value is finite."""
        return is_finite(self.value)

    def __repr__(self) -> str:
        return f"Traced({self.value!r})"


def tape_gradients(function: Callable[..., Any], arrays: Mapping[str, Array], cotangent: Array) -> dict[str, Array]:
    """Return the gradients of ``sum(cotangent * function(**arrays))`` at all arrays, by one sweep.

    Parameters
    ----------
    function : callable
        Takes the arrays by name, as object arrays of traced numbers; returns an array or a number.
    arrays : mapping of str to ndarray
        Floats, or object arrays of any number type; on balls the gradients are enclosures.
    cotangent : ndarray
        Of the shape of the result.

    Returns
    -------
    dict of str to ndarray
        Each of the shape and number type of its array; zero where nothing depends on an entry.

    Raises
    ------
    ValueError
        If ``cotangent`` has not the shape of the result.
    UndecidedError
        If the function compares balls that the enclosures do not separate.
    """
    tape = Tape()
    traced = {name: map_elements(tape.leaf, np.asarray(array)) for name, array in arrays.items()}
    result = np.asarray(function(**traced), dtype=object)
    weights = np.asarray(cotangent)
    if weights.shape != result.shape:
        raise ValueError(f"cotangent: expected the shape of the result, {result.shape}, got {weights.shape}")
    pairs = zip(result.flat, weights.flat, strict=True)
    slopes = tape.sweep([(number, weight) for number, weight in pairs if isinstance(number, Traced)])
    return {name: _gathered(slopes, traced[name], np.asarray(array)) for name, array in arrays.items()}


def _gathered(slopes: Mapping[int, Any], leaves: Array, like: Array) -> Array:
    """Return the gradients at the leaves, in the number type of the array that they were made from."""
    zero = constant_like(like, 0)
    gradients = map_elements(lambda leaf: slopes[leaf.line] + zero if leaf.line in slopes else zero, leaves)
    return gradients if like.dtype == object else gradients.astype(like.dtype)
