"""Arrays of rounding balls, which enclose the results of all correct programs for a formula.

A ball is the value of the formula, in float64, and a radius that no program exceeds which rounds each operation as its
`Model` says, in whatever order it adds. Formulas are plain NumPy code: the same function runs on floats, on Arb balls,
and on these arrays.

The radius bounds the distance from the exact value. The centre takes part only in first-order factors, and its
error is within the radius of the float64 model, so that each rounding is charged on ``abs(value) + 2 radius``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt
from numpy.lib.mixins import NDArrayOperatorsMixin

from verify.checking.rounding.formats import Format, representable, round_to
from verify.checking.rounding.models import Model
from verify.numbers import UndecidedError
from verify.numbers.error_function import ERF, SLOPE_AT_ZERO

__all__ = ["ULPS_OF_FUNCTIONS", "Rounded", "cast", "rounded", "stored"]

Floats = npt.NDArray[np.float64]

ULPS_OF_FUNCTIONS = 2
"""Roundings that exp, log, sin, cos and tanh of a library are charged."""
ULPS_OF_ERF = 8
"""Roundings of one that erf is charged, also where it is small: vector libraries take it from a polynomial."""


class Rounded(NDArrayOperatorsMixin):
    """An array of rounding balls.

    Parameters
    ----------
    value : ndarray of float64, shape (...)
    radius : ndarray of float64
        Broadcasts to the shape of ``value``; infinite where nothing is known.
    model : Model
    """

    __slots__ = ("model", "radius", "value")

    def __init__(self, value: npt.ArrayLike, radius: npt.ArrayLike, model: Model) -> None:
        self.value: Floats = np.asarray(value, dtype=np.float64)
        given = np.asarray(radius, dtype=np.float64)
        self.radius: Floats = given if given.shape == self.value.shape else np.broadcast_to(given, self.value.shape)
        self.model = model

    @property
    def shape(self) -> tuple[int, ...]:
        """Behave as that of an array."""
        return self.value.shape

    @property
    def ndim(self) -> int:
        """Behave as that of an array."""
        return self.value.ndim

    def __repr__(self) -> str:
        return f"Rounded(value={self.value!r}, radius={self.radius!r}, model={self.model.name!r})"

    def __getitem__(self, key: Any) -> Rounded:
        return Rounded(self.value[key], self.radius[key], self.model)

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
        operation = _UFUNCS.get(ufunc)
        if operation is None or method != "__call__" or kwargs or any(map(_of_another_kind, inputs)):
            return NotImplemented
        balls = [x if isinstance(x, Rounded) else rounded(x, self.model) for x in inputs]
        with np.errstate(all="ignore"):
            return self.model.shown(ufunc.__name__, operation(*balls))

    def __array_function__(self, function: Any, types: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        moved = _FUNCTIONS.get(function)
        return NotImplemented if moved is None else moved(self.model, *args, **kwargs)

    def swapaxes(self, first: int, second: int) -> Rounded:
        """Behave as that of an array."""
        return Rounded(self.value.swapaxes(first, second), self.radius.swapaxes(first, second), self.model)

    def reshape(self, *shape: int) -> Rounded:
        """Behave as that of an array."""
        return Rounded(self.value.reshape(*shape), self.radius.reshape(*shape), self.model)

    def transpose(self, *axes: int) -> Rounded:
        """Behave as that of an array."""
        return Rounded(self.value.transpose(axes), self.radius.transpose(axes), self.model)

    def constant(self, exact: Fraction) -> Rounded:
        """Return a number without axes, rounded once where it is not exact."""
        return rounded(float(exact), self.model, result=Fraction(float(exact)) != exact)

    def pi(self) -> Rounded:
        """Return the number pi, rounded."""
        return rounded(math.pi, self.model, result=True)

    def erf(self) -> Rounded:
        """Return the error function."""
        result: Rounded = ERF(self)
        return result

    def sum(self, axis: int | tuple[int, ...], keepdims: bool = False) -> Rounded:
        """Return the sum along axes, in any order, each partial sum rounded."""
        axes = (axis,) if isinstance(axis, int) else axis
        count = math.prod(self.shape[a] for a in axes)
        with np.errstate(all="ignore"):
            value = self.value.sum(axes, keepdims=keepdims)
            spread = self.radius.sum(axes, keepdims=keepdims)
            size = (np.abs(self.value) + self.radius).sum(axes, keepdims=keepdims)
            given = ~self.radius.any(axes, keepdims=keepdims)
            fits = _sums_exactly(size, quantum(self.value, axes).reshape(size.shape), self.model.sums)
            exact = given & _noticed(fits, size, self.model)
            spread = spread + np.where(exact, 0.0, self.model.sums.flushed_by(count - 1))
            spread = spread + _gamma(count - 1, self.model.sums, exact) * size
            total: Rounded = self.model.shown("sum", stored(value, spread, self.model, exact))
        return total

    def mean(self, axis: int, keepdims: bool = False) -> Rounded:
        """Return the mean along an axis."""
        result: Rounded = self.sum(axis, keepdims=keepdims) / float(self.shape[axis])
        return result

    def returned(self) -> Rounded:
        """Return the array rounded once more, to the format that the program returns."""
        form = self.model.output
        if form == self.model.operation:
            return self
        return stored(self.value, self.radius, self.model, np.asarray(True), form)


def cast(balls: Rounded, form: Format) -> Rounded:
    """Return numbers rounded to a format and used as that: off by a step of it only where they are near a midpoint.

    Examples
    --------
    >>> from verify.checking.rounding.formats import FORMATS
    >>> from verify.checking.rounding.models import ladder
    >>> cast(rounded([1.003, 0.5], ladder("float64")[0]), FORMATS["bfloat16"])
    Rounded(value=array([1. , 0.5]), radius=array([0., 0.]), model='float64')
    """
    value = round_to(balls.value, form)
    low, high = (round_to(balls.value + sign * balls.radius, form) for sign in (-1, 1))
    with np.errstate(invalid="ignore"):
        return Rounded(value, np.where(low == high, 0.0, np.maximum(high - value, value - low)), balls.model)


def _of_another_kind(value: Any) -> bool:
    """Tell whether an array says itself how it is computed with."""
    return isinstance(value, NDArrayOperatorsMixin) and not isinstance(value, Rounded)


def rounded(value: npt.ArrayLike, model: Model, *, result: bool = False) -> Rounded:
    """Return given numbers as balls.

    Parameters
    ----------
    value : array_like of float
        Exact arguments and constants.
    model : Model
    result : bool
        Whether they are results of a computation, off by one rounding.
    """
    values = np.asarray(value, dtype=np.float64)
    if result:
        return Rounded(values, model.operation.unit * np.abs(values), model)
    fits = representable(values, model.operation)
    off = model.operation.unit * np.abs(values) + model.operation.smallest
    return Rounded(values, np.where(fits | ~np.isfinite(values), 0.0, off), model)


# --- one rounding ---


def stored(value: Floats, spread: Floats, model: Model, exact: Any, form: Format | None = None) -> Rounded:
    """Return a result after it was rounded: not at all where it is exact and the format holds it."""
    form = form or model.operation
    size = np.abs(value)
    error = spread + form.unit * (size + 2 * spread) + form.smallest
    free = (spread == 0) & _noticed(exact, size, model)
    if free.any():
        error = np.where(free & representable(value, form), 0.0, error)
    within = size + error <= form.largest  # no number is within
    if not within.all():
        infinite = np.isinf(value) & (spread == 0) & exact  # a mask's -inf is no overflow
        error = np.where(within | infinite, error, np.inf)
    return Rounded(value, error, model)


def _noticed(exact: Any, size: Floats, model: Model) -> Any:
    """Tell which exact results are charged no rounding: zeros always, others where the model notices them."""
    return exact if model.notices else exact & (size == 0)


def _gamma(count: int, form: Format, exact: Any) -> Any:
    """Return the relative error of ``count`` roundings after one another."""
    error = count * form.unit
    return np.where(exact, 0.0, error / (1 - error) if error < 0.5 else np.inf)


def quantum(values: Floats, axes: int | tuple[int, ...]) -> Floats:
    """Return the largest powers of two that divide all numbers along axes, which stay; infinite where all are zero."""
    with np.errstate(all="ignore"):
        significand, exponent = np.frexp(np.where(np.isfinite(values), np.abs(values), 0.0))
        whole = (significand * 2.0**53).astype(np.int64)
        step = np.ldexp((whole & -whole).astype(np.float64), exponent - 53)
    step = np.where(values == 0, np.inf, np.where(np.isfinite(values), step, 0.0))
    return np.asarray(step.min(axes, keepdims=True))


def _sums_exactly(size: Floats, step: Floats, form: Format) -> Any:
    """Tell where every partial sum of multiples of a step fits a format."""
    return (size <= 2.0**form.bits * step) & (step >= form.smallest)


# --- operations ---


def _add(a: Rounded, b: Rounded) -> Rounded:
    value = a.value + b.value
    back = value - a.value
    lost = (a.value - (value - back)) + (b.value - back)  # what the addition rounded off
    return stored(value, a.radius + b.radius, a.model, (lost == 0) | np.isinf(value))


def _negative(a: Rounded) -> Rounded:
    return Rounded(-a.value, a.radius, a.model)


def _product_error(a: Floats, b: Floats, product: Floats) -> Floats:
    """Return what a product rounded off, by splitting the factors in halves."""

    def halves(x: Floats) -> tuple[Floats, Floats]:
        wide = 134217729.0 * x
        high = wide - (wide - x)
        return high, x - high

    (a_high, a_low), (b_high, b_low) = halves(a), halves(b)
    error: Floats = ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low
    return error


def _multiply(a: Rounded, b: Rounded) -> Rounded:
    value = a.value * b.value
    spread = np.abs(a.value) * b.radius + np.abs(b.value) * a.radius + a.radius * b.radius
    finite = np.isfinite(a.radius) & np.isfinite(b.radius)  # 0 times what may have overflowed is no number
    spread = np.where((_is_zero(a) | _is_zero(b)) & finite, 0.0, spread)
    return stored(value, spread, a.model, _product_error(a.value, b.value, value) == 0)


def _is_zero(a: Rounded) -> Any:
    return (a.value == 0) & (a.radius == 0)


def _divide(a: Rounded, b: Rounded) -> Rounded:
    least = np.abs(b.value) - b.radius
    value = a.value / b.value
    spread = np.where(least > 0, (a.radius + np.abs(value) * b.radius) / np.where(least > 0, least, 1.0), np.inf)
    exact = (_product_error(value, b.value, a.value) == 0) & (value * b.value == a.value)
    rounding = np.where(_is_zero(a), 0.0, 2 * a.model.ulps * a.model.operation.unit * np.abs(value))
    return stored(value, spread + rounding, a.model, exact)


def _matmul(a: Rounded, b: Rounded) -> Rounded:
    model = a.model
    left, right = _operand(a), _operand(b)
    size_a, size_b = np.abs(a.value), np.abs(b.value)
    infinite = ~(np.isfinite(left).all() and np.isfinite(right).all())
    if infinite:  # 0 times inf is no number; so large a radius stands for none
        left, right = np.minimum(left, 1e200), np.minimum(right, 1e100)
    size = (size_a + left) @ (size_b + right)
    given = ~left.any(-1, keepdims=True) & ~right.any(-2, keepdims=True)
    fits = _sums_exactly(size, quantum(a.value, -1) * quantum(b.value, -2), model.sums)
    exact = given & _noticed(fits, size, model)
    spread = size_a @ right + left @ size_b + left @ right + _gamma(a.shape[-1], model.sums, exact) * size
    lost = a.shape[-1] * model.sums.smallest + model.sums.flushed_by(a.shape[-1])  # as products, and as they are added
    spread = spread + np.where(exact, 0.0, lost)
    spread = np.where(spread > 1e90, np.inf, spread) if infinite else spread
    return stored(a.value @ b.value, spread, model, exact)


def _operand(a: Rounded) -> Floats:
    """Return the radius of a factor of a product of matrices, which may be rounded to a shorter format first."""
    form = a.model.operands
    if form is None:
        return a.radius
    fits = (a.radius == 0) & representable(a.value, form)
    off = np.where(fits, 0.0, a.radius + form.unit * (np.abs(a.value) + 2 * a.radius) + form.smallest)
    return np.where(np.isfinite(a.value) & (np.abs(a.value) + off > form.largest), np.inf, off)


def _function(
    function: Callable[[Floats], Floats],
    slope: Callable[[Floats, Floats, Floats], Floats],
    exact_at: Sequence[float] = (),
    ulps: int = ULPS_OF_FUNCTIONS,
    absolute: bool = False,
) -> Callable[[Rounded], Rounded]:
    """Return the operation of a function.

    ``slope(x, radius, value)`` bounds its change over the ball; its own error is relative to its value, or to one.
    """

    def operation(a: Rounded) -> Rounded:
        value = function(a.value)
        spread = np.where(a.radius == 0, 0.0, slope(a.value, a.radius, value))
        exact = np.zeros(a.shape, dtype=bool)
        for point in exact_at:
            exact |= (a.value == point) & (a.radius == 0)
        size = 1.0 if absolute else np.abs(value)
        rounding = np.where(exact, 0.0, max(ulps - 1, 2 * a.model.ulps) * a.model.operation.unit * size)
        return stored(value, spread + rounding, a.model, exact)

    return operation


def _exp_change(x: Floats, radius: Floats, value: Floats) -> Floats:
    tiny = np.exp(np.minimum(x + radius, 700.0))
    return np.where(value == 0, np.where(np.isneginf(x), 0.0, tiny), value * np.expm1(np.minimum(radius, 700.0)))


def _log_change(x: Floats, radius: Floats, _: Floats) -> Floats:
    return np.where(x > radius, radius / np.where(x > radius, x - radius, 1.0), np.inf)


def _root_change(x: Floats, radius: Floats, value: Floats) -> Floats:
    least = np.sqrt(np.maximum(x - radius, 0.0))
    return np.where(x >= radius, radius / np.where(value + least > 0, value + least, 1.0), np.inf)


def _tanh_change(x: Floats, radius: Floats, _: Floats) -> Floats:
    nearest = np.maximum(np.abs(x) - radius, 0.0)
    return np.asarray(np.minimum(radius * (1 - np.tanh(nearest) ** 2), 2.0))


def _erf_change(x: Floats, radius: Floats, _: Floats) -> Floats:
    nearest = np.maximum(np.abs(x) - radius, 0.0)
    return np.asarray(np.minimum(radius * (SLOPE_AT_ZERO * np.exp(-nearest * nearest)), 2.0))


def _erf(x: Floats) -> Floats:
    return np.asarray(ERF(x), dtype=np.float64)


# --- comparisons ---


def _comparison(relation: np.ufunc) -> Callable[[Rounded, Rounded], Any]:
    """Return a comparison, which is refused where rounding decides it."""

    def operation(a: Rounded, b: Rounded) -> Any:
        radius = a.radius + b.radius
        if ((radius > 0) & ~(np.abs(a.value - b.value) > radius)).any():
            raise UndecidedError(relation.__name__, a, b)
        return relation(a.value, b.value)

    return operation


_UFUNCS: Mapping[np.ufunc, Callable[..., Any]] = {
    np.add: _add,
    np.subtract: lambda a, b: _add(a, _negative(b)),
    np.negative: _negative,
    np.multiply: _multiply,
    np.true_divide: _divide,
    np.matmul: _matmul,
    np.exp: _function(np.exp, _exp_change, (0.0, -math.inf)),
    np.log: _function(np.log, _log_change, (1.0,)),
    np.sqrt: _function(np.sqrt, _root_change),
    **{wave: _function(wave, lambda x, radius, value: np.minimum(radius, 2.0), (0.0,)) for wave in (np.cos, np.sin)},
    np.tanh: _function(np.tanh, _tanh_change, (0.0,)),
    ERF: _function(_erf, _erf_change, (0.0,), ULPS_OF_ERF, absolute=True),
    **{relation: _comparison(relation) for relation in (np.greater, np.greater_equal, np.less, np.less_equal)},
}


# --- moving entries ---


def _both(model: Model, arrays: Sequence[Any], move: Callable[[Sequence[Floats]], Floats]) -> Rounded:
    """Move values and radii alike."""
    balls = [x if isinstance(x, Rounded) else rounded(x, model) for x in arrays]
    return Rounded(move([b.value for b in balls]), move([b.radius for b in balls]), model)


_FUNCTIONS: Mapping[Any, Callable[..., Rounded]] = {
    np.broadcast_to: lambda model, array, shape: _both(model, (array,), lambda one: np.broadcast_to(one[0], shape)),
    np.where: lambda model, condition, a, b: _both(model, (a, b), lambda pair: np.where(condition, *pair)),
    np.concatenate: lambda model, arrays, axis=0: _both(model, arrays, lambda parts: np.concatenate(parts, axis)),
    np.stack: lambda model, arrays, axis=0: _both(model, arrays, lambda parts: np.stack(parts, axis)),
    np.swapaxes: lambda _, array, first, second: array.swapaxes(first, second),
}
