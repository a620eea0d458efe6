"""Estimate how much rounding a computation can suffer, from the computation itself: every rounding on the way is moved.

To first order the relative errors of all roundings, independent and of size u, move a result by u times
``sqrt(sum_r (d result / d log rounding_r)^2)``. A `Responsive` number estimates this root. It sees how errors cancel,
or are damped, on their way through a whole network, where a sum of absolute values grows from layer to layer.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from verify.numbers.balls import UndecidedError
from verify.numbers.elements import Array, is_exact, map_elements
from verify.numbers.error_function import erf_slope
from verify.numbers.operations import SYMBOLS
from verify.numbers.slopes import SLOPES, Followed
from verify.numbers.tolerances import ROUNDINGS, unit_roundoff

__all__ = ["RESPONSES", "Responsive", "RoundingModel", "sizes"]

Responses: TypeAlias = npt.NDArray[np.float64]

RESPONSES = 32
"""In how many random directions all roundings are moved at once: the root is estimated to one part in eight."""

ROWS = 4096
"""Number of roundings whose signs are drawn at a time."""


class RoundingModel:
    """The source of the signs with which the roundings are moved.

    Parameters
    ----------
    seed : int
        The same seed and computation give the same numbers.
    """

    __slots__ = ("_signs",)

    def __init__(self, seed: int = 0) -> None:
        self._signs = _signs(np.random.default_rng(seed))

    def array(self, values: Array) -> Array:
        """Return floats as an object array of exact `Responsive` numbers: arguments are not rounded."""
        return map_elements(lambda value: Responsive(self, float(value)), np.asarray(values))

    def constant(self, value: int | Fraction) -> Responsive:
        """Return a number that is rounded once, unless it is a float."""
        number = float(value)
        return Responsive(self, number) if number == value else self.rounded(number)

    def rounded(
        self,
        value: float,
        slope: float | None = None,
        responses: Responses | None = None,
        other_slope: float | None = None,
        other_responses: Responses | None = None,
    ) -> Responsive:
        """Return the rounded result of an operation with given slopes at its arguments; None stands for 1."""
        total = next(self._signs) * value
        if responses is not None:
            total += responses if slope is None else responses * slope
        if other_responses is not None:
            total += other_responses if other_slope is None else other_responses * other_slope
        return Responsive(self, value, total)


def _signs(rng: np.random.Generator) -> Iterator[Responses]:
    """Yield for each rounding a vector of random signs."""
    while True:
        yield from rng.integers(0, 2, (ROWS, RESPONSES), dtype=np.int8) * 2.0 - 1.0


class Responsive(Followed):
    """A float64 and its responses to all roundings so far; an element of object arrays.

    Each response is the first-order change of the value when every rounding's relative error is +1 or -1 at random.
    A float, an int or a Fraction that takes part in an operation is a constant.

    Parameters
    ----------
    model : RoundingModel
        Where it takes signs from.
    value : float
        What float64 computes.
    responses : ndarray of float64, shape (RESPONSES,), optional
        None for an exact number.
    """

    __slots__ = ("model", "responses")
    value: float

    def __init__(self, model: RoundingModel, value: float, responses: Responses | None = None) -> None:
        self.model = model
        self.value = value
        self.responses = responses

    @property
    def size(self) -> float:
        """``kappa * scale``: the root mean square of the responses, and at least the absolute value."""
        if self.responses is None:
            return abs(self.value)
        return max(abs(self.value), math.sqrt(float(self.responses @ self.responses) / RESPONSES))

    def constant(self, value: int | Fraction) -> Responsive:
        """Return an exact number, rounded once unless it is a float."""
        return self.model.constant(value)

    def is_finite(self) -> bool:
        """Tell whether the value is finite."""
        return math.isfinite(self.value)

    def _constant(self, other: Any) -> Responsive | None:
        """Return a constant as a number of the same model; None for what is no real number."""
        if isinstance(other, float):
            return Responsive(self.model, float(other))
        return self.model.constant(other) if is_exact(other) else None

    def _result(self, value: float, slope: float | None) -> Responsive:
        return self.model.rounded(value, slope, self.responses)

    def _joined(self, value: float, slope: float | None, other: Responsive, other_slope: float | None) -> Responsive:
        return self.model.rounded(value, slope, self.responses, other_slope, other.responses)

    def __neg__(self) -> Responsive:
        return Responsive(self.model, -self.value, None if self.responses is None else -self.responses)

    def _of(self, name: str) -> Responsive:
        value = _FLOATS[name](self.value)  # of Python's floats, which are faster than NumPy's, and refuse an overflow
        return self._result(value, float(SLOPES[name].slope(self.value, value)))

    def tanh(self) -> Responsive:
        """Return the hyperbolic tangent; its slope by an exponential that cannot overflow."""
        small = math.exp(-2 * abs(self.value))
        return self._result(math.tanh(self.value), 4 * small / (1 + small) ** 2)

    def _compared(self, other: Any, relation: Callable[[Any, Any], Any]) -> bool:
        return bool(relation(_difference(self, relation, other), 0))

    def __repr__(self) -> str:
        return f"Rounded({self.value!r}, size={self.size:.3g})"


_FLOATS: Mapping[str, Callable[[float], float]] = {
    **{name: getattr(math, name) for name in ("exp", "log", "sqrt", "cos", "sin", "erf", "erfc")},
    "erf_slope": erf_slope,
}


def _difference(left: Responsive, relation: Callable[[Any, Any], Any], other: Any) -> float:
    """Return the sign-giving difference of two numbers, refusing to compare what rounding may turn round.

    Raises
    ------
    TypeError
        If the other one is no real number.
    UndecidedError
        If the difference is not 0 and rounding in float64 explains it.
    """
    right = other if isinstance(other, Responsive) else left._constant(other)
    if right is None:
        raise TypeError(f"a rounded number: expected a real number, got {type(other).__name__}")
    difference = left - right
    if 0 < abs(difference.value) <= ROUNDINGS * unit_roundoff(np.float64) * difference.size:
        raise UndecidedError(SYMBOLS[relation], left, other)
    return difference.value


def sizes(array: Array) -> Responses:
    """Return ``kappa * scale`` of each element as float64; of a constant, its absolute value."""
    magnitudes = map_elements(lambda value: value.size if isinstance(value, Responsive) else abs(float(value)), array)
    return np.asarray(magnitudes, dtype=np.float64)
