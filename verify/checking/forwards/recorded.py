"""Arrays whose steps are recorded, as a forward pass in NumPy does them, and what takes cotangents back over each."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import mul
from typing import Any, Protocol

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from verify.checking.rounding.rounded import Rounded
from verify.numbers import UndecidedError, balls_from_floats, midpoints, radii
from verify.numbers.elements import constant_like

__all__ = ["Back", "RecordedArray"]

Back = Callable[[Any], Any]
MOST_FACTORS = 16
"""Of a power, which is a product."""


class Recorder(Protocol):
    """Interface of a list of steps; see `verify.checking.forwards.sweep.Recording`."""

    def step(self, text: str, value: Any, *operands: tuple[RecordedArray, Back]) -> RecordedArray:
        """Record a step with the functions that take its cotangent back to each operand, and return its result."""

    def rename(self, number: int, text: str) -> None:
        """Describe a step in other words."""

    def constant(self, array: Any) -> Any:
        """Record a constant array, and return what is used in its place."""


class RecordedArray(NDArrayOperatorsMixin):
    """An array of floats, balls or rounding balls whose steps are recorded; it behaves as an array of NumPy.

    Parameters
    ----------
    recording : Recorder
    number : int
        Of the step that made it.
    value : ndarray or Rounded
    text : str
        Description.
    """

    __slots__ = ("number", "recording", "text", "value")

    def __init__(self, recording: Recorder, number: int, value: Any, text: str) -> None:
        self.recording, self.number, self.value, self.text = recording, number, value, text

    @property
    def shape(self) -> tuple[int, ...]:
        """Behave as that of an array."""
        shape: tuple[int, ...] = self.value.shape
        return shape

    @property
    def ndim(self) -> int:
        """Behave as that of an array."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """Behave as that of an array."""
        return math.prod(self.shape)

    @property
    def T(self) -> RecordedArray:  # noqa: N802
        """Behave as that of an array."""
        return self.transpose()

    @property
    def mT(self) -> RecordedArray:  # noqa: N802
        """Behave as that of an array."""
        return self.swapaxes(-1, -2)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"RecordedArray({self.text}, shape={self.shape})"

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
        if method != "__call__" or kwargs:
            return NotImplemented
        if ufunc in _COMPARISONS:
            return ufunc(*(x.value if isinstance(x, RecordedArray) else x for x in inputs))
        step = _STEPS.get(ufunc)
        if step is None:
            raise TypeError(f"np.{ufunc.__name__}: no step of a forward pass that is known")
        return step(*inputs)

    def __array_function__(self, function: Any, types: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        recorded = _FUNCTIONS.get(function)
        if recorded is None:
            raise TypeError(f"np.{function.__name__}: no step of a forward pass that is known")
        return recorded(*args, **kwargs)

    def called(self, text: str) -> RecordedArray:
        """Return the same array under another name."""
        self.recording.rename(self.number, text)
        self.text = text
        return self

    def _moved(self, text: str, value: Any, back: Back) -> RecordedArray:
        return self.recording.step(text, value, (self, back))

    def __getitem__(self, key: Any) -> RecordedArray:
        shape = self.shape

        def back(g: Any) -> Any:
            if isinstance(g, Rounded):
                return Rounded(_placed(g.value, key, shape), _placed(g.radius, key, shape), g.model)
            return _placed(g, key, shape)

        return self._moved(f"a part of {self.text}", self.value[key], back)

    def reshape(self, *shape: Any) -> RecordedArray:
        """Behave as that of an array."""
        wanted = shape[0] if len(shape) == 1 and isinstance(shape[0], tuple) else shape
        value = self.value.reshape(*wanted)
        return self._moved(self.text, value, lambda g: g.reshape(*self.shape))

    def transpose(self, *axes: Any) -> RecordedArray:
        """Behave as that of an array."""
        order = axes[0] if len(axes) == 1 and isinstance(axes[0], tuple) else axes or tuple(range(self.ndim))[::-1]
        order = tuple(a % self.ndim for a in order)
        return self._moved(
            self.text, self.value.transpose(*order), lambda g: g.transpose(*(order.index(n) for n in range(len(order))))
        )

    def swapaxes(self, first: int, second: int) -> RecordedArray:
        """Behave as that of an array."""
        return self._moved(self.text, self.value.swapaxes(first, second), lambda g: g.swapaxes(first, second))

    def sum(self, axis: Any = None, keepdims: bool = False) -> RecordedArray:
        """Behave as that of an array."""
        axes = _axes(axis, self.ndim)
        kept = tuple(1 if n in axes else size for n, size in enumerate(self.shape))

        def back(g: Any) -> Any:
            return np.broadcast_to(g.reshape(*kept), self.shape)

        return self._moved(f"sum({self.text})", self.value.sum(axes, keepdims=keepdims), back)

    def mean(self, axis: Any = None, keepdims: bool = False) -> RecordedArray:
        """Behave as that of an array."""
        axes = _axes(axis, self.ndim)
        mean: RecordedArray = self.sum(axes, keepdims) / float(math.prod(self.shape[a] for a in axes))
        return mean.called(f"mean({self.text})")

    def var(self, axis: Any = None, ddof: int = 0, keepdims: bool = False) -> RecordedArray:
        """Behave as that of an array."""
        axes = _axes(axis, self.ndim)
        off = self - self.mean(axes, keepdims=True)
        count = math.prod(self.shape[a] for a in axes)
        variance: RecordedArray = (off * off).sum(axes, keepdims) / float(count - ddof)
        return variance.called(f"var({self.text})")

    def std(self, axis: Any = None, ddof: int = 0, keepdims: bool = False) -> RecordedArray:
        """Behave as that of an array."""
        deviation: RecordedArray = np.sqrt(self.var(axis, ddof, keepdims))
        return deviation

    def max(self, axis: Any = None, keepdims: bool = False) -> RecordedArray:
        """Return the greatest entries, each of which must be the only one, or it has no gradient."""
        return _extreme(self, axis, keepdims, 1)

    def min(self, axis: Any = None, keepdims: bool = False) -> RecordedArray:
        """Behave as that of an array."""
        return _extreme(self, axis, keepdims, -1)

    def copy(self) -> RecordedArray:
        """Behave as that of an array."""
        return self


def _axes(axis: Any, ndim: int) -> tuple[int, ...]:
    if axis is None:
        return tuple(range(ndim))
    return tuple(a % ndim for a in ((axis,) if isinstance(axis, int) else axis))


def _placed(g: Any, key: Any, shape: tuple[int, ...]) -> Any:
    """Return zeros with an array at some places."""
    whole = np.full(shape, constant_like(g, 0))
    np.add.at(whole, key, g)
    return whole


def _values(a: Any) -> tuple[Any, Any]:
    """Return values as floats, and how far they may be off."""
    if isinstance(a, Rounded):
        return a.value, a.radius
    return (midpoints(a), radii(a)) if a.dtype == object else (a, np.zeros(a.shape))


def _extreme(a: RecordedArray, axis: Any, keepdims: bool, sign: int) -> RecordedArray:
    axes = _axes(axis, a.ndim)
    value, radius = _values(a.value)
    most = (sign * value).max(axes, keepdims=True)
    first = sign * value == most
    near = sign * value + 2 * radius >= most - 2 * (radius * first).max(axes, keepdims=True)
    if (first.sum(axes) != 1).any() or (near.sum(axes) != 1).any():
        raise UndecidedError("max", a.value, a.value)
    extreme: RecordedArray = (a * first.astype(float)).sum(axes, keepdims)
    return extreme.called(f"{'max' if sign > 0 else 'min'}({a.text})")


# --- steps ---


def _operand(text: str, sign: str, right: bool) -> str:
    """Return what an operand is called beside a sign, in parentheses where it has a sign that binds less."""
    depth, outside = 0, ""
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        outside += letter if not depth else ""
    signs = set(outside.split(" ")[1::2]) | ({"-"} if outside.startswith("-") else set())
    loose = {"+": set(), "-": {"+", "-"} if right else set()}.get(
        sign, {"+", "-"} | ({"*", "/", "@"} if right else set())
    )
    return f"({text})" if signs & loose else text


def _lifted(like: RecordedArray, x: Any) -> RecordedArray:
    """Return a constant as a step of its own, to which nothing goes back; balls have it exactly as it is."""
    if isinstance(x, RecordedArray):
        return x
    array = np.asarray(x)
    if array.dtype == object:
        return like.recording.step("a constant", array)
    array = like.recording.constant(array) if array.size > 1 else array
    text = f"{float(array):g}" if array.ndim == 0 else "a constant"
    if isinstance(like.value, Rounded):
        return like.recording.step(text, array)
    exact = like.value.dtype == object
    return like.recording.step(
        text, balls_from_floats(array.astype(float)) if exact else array.astype(like.value.dtype)
    )


def _binary(
    ufunc: np.ufunc, sign: str, backs: Callable[[Any, Any, Any], tuple[Back, Back]]
) -> Callable[[Any, Any], RecordedArray]:
    def step(x: Any, y: Any) -> RecordedArray:
        like = next(a for a in (x, y) if isinstance(a, RecordedArray))
        a, b = _lifted(like, x), _lifted(like, y)
        value = ufunc(a.value, b.value)
        parts = zip((x, y), (a, b), backs(a.value, b.value, value), strict=True)
        operands = [(operand, back) for given, operand, back in parts if isinstance(given, RecordedArray)]
        left, right = _operand(a.text, sign, False), _operand(b.text, sign, True)
        return like.recording.step(f"{left} {sign} {right}", value, *operands)

    return step


def _unary(
    name: str, computed: Callable[[Any], Any], slope: Callable[[Any, Any, Any], Any]
) -> Callable[[Any], RecordedArray]:
    def step(a: RecordedArray) -> RecordedArray:
        value = computed(a.value)
        text = f"-{_operand(a.text, '-', True)}" if name == "-" else f"{name}({a.text})"
        return a.recording.step(text, value, (a, lambda g: slope(g, a.value, value)))

    return step


def _power(a: RecordedArray, k: Any) -> Any:
    if k == 0.5:
        return np.sqrt(a)
    if k == -0.5:
        return 1.0 / np.sqrt(a)
    whole = isinstance(k, int | float | np.number) and k == int(k)
    if not whole or not 0 < abs(k) <= MOST_FACTORS:
        raise TypeError(f"{k!r}: an exponent that is a whole number from 1 to 16, or a half, was expected")
    k = int(k)
    if k < 0:
        return 1.0 / a ** (-k)
    if k == 1:
        return a
    value = reduce(mul, [a.value] * k)
    return a.recording.step(
        f"({a.text})**{k}" if " " in a.text else f"{a.text}**{k}",
        value,
        (a, lambda g: g * (k * reduce(mul, [a.value] * (k - 1)))),
    )


def _transposed(a: Any) -> Any:
    return a.swapaxes(-1, -2)


def _matmul(x: Any, y: Any) -> Any:
    if x.ndim == 1 and y.ndim == 1:
        return (x * y).sum()
    if x.ndim == 1:
        return (x.reshape(1, -1) @ y)[..., 0, :]
    if y.ndim == 1:
        return (x @ y.reshape(-1, 1))[..., 0]
    return _PRODUCT(x, y)


def _choice(greater: np.ufunc) -> Callable[[Any, Any], Any]:
    """Return the greater, or the less, of two arrays, which must differ."""

    def step(x: Any, y: Any) -> Any:
        x_values, y_values = (a.value if isinstance(a, RecordedArray) else np.asarray(a) for a in (x, y))
        first = np.asarray(greater(x_values, y_values)).astype(bool)
        if (~first & ~np.asarray(greater(y_values, x_values)).astype(bool)).any():
            raise UndecidedError(greater.__name__, x_values, y_values)
        return _where(first, x, y)

    return step


def _where(condition: Any, x: Any, y: Any) -> Any:
    keep = np.asarray(condition).astype(bool)
    return x * keep.astype(float) + y * (~keep).astype(float)


_PRODUCT = _binary(np.matmul, "@", lambda a, b, y: (lambda g: g @ _transposed(b), lambda g: _transposed(a) @ g))
_STEPS: Mapping[np.ufunc, Callable[..., Any]] = {
    np.add: _binary(np.add, "+", lambda a, b, y: (lambda g: g, lambda g: g)),
    np.subtract: _binary(np.subtract, "-", lambda a, b, y: (lambda g: g, lambda g: -g)),
    np.multiply: _binary(np.multiply, "*", lambda a, b, y: (lambda g: g * b, lambda g: g * a)),
    np.true_divide: _binary(np.true_divide, "/", lambda a, b, y: (lambda g: g / b, lambda g: -(g * y / b))),
    np.matmul: _matmul,
    np.negative: _unary("-", np.negative, lambda g, x, y: -g),
    np.exp: _unary("exp", np.exp, lambda g, x, y: g * y),
    np.log: _unary("log", np.log, lambda g, x, y: g / x),
    np.sqrt: _unary("sqrt", np.sqrt, lambda g, x, y: g / (2 * y)),
    np.sin: _unary("sin", np.sin, lambda g, x, y: g * np.cos(x)),
    np.cos: _unary("cos", np.cos, lambda g, x, y: -(g * np.sin(x))),
    np.tanh: _unary("tanh", np.tanh, lambda g, x, y: g * (1 - y * y)),
    np.square: lambda a: a * a,
    np.power: _power,
    np.maximum: _choice(np.greater),
    np.minimum: _choice(np.less),
    np.absolute: lambda a: _choice(np.greater)(a, -a),
    np.log1p: lambda a: np.log(1.0 + a),
    np.expm1: lambda a: np.exp(a) - 1.0,
    np.logaddexp: lambda a, b: np.log(np.exp(a) + np.exp(b)),
    np.reciprocal: lambda a: 1.0 / a,
}
_COMPARISONS = (np.greater, np.greater_equal, np.less, np.less_equal)
_FUNCTIONS: Mapping[Any, Callable[..., Any]] = {
    np.sum: lambda a, axis=None, keepdims=False: a.sum(axis, keepdims),
    np.mean: lambda a, axis=None, keepdims=False: a.mean(axis, keepdims),
    np.var: lambda a, axis=None, ddof=0, keepdims=False: a.var(axis, ddof, keepdims),
    np.std: lambda a, axis=None, ddof=0, keepdims=False: a.std(axis, ddof, keepdims),
    np.max: lambda a, axis=None, keepdims=False: a.max(axis, keepdims),
    np.min: lambda a, axis=None, keepdims=False: a.min(axis, keepdims),
    np.where: _where,
    np.reshape: lambda a, shape: a.reshape(shape),
    np.transpose: lambda a, axes=None: a.transpose(*(axes or ())),
    np.swapaxes: lambda a, first, second: a.swapaxes(first, second),
    np.expand_dims: lambda a, axis: a.reshape(np.expand_dims(np.empty(a.shape), axis).shape),
    np.zeros_like: lambda a, **_: np.zeros(a.shape),
    np.ones_like: lambda a, **_: np.ones(a.shape),
}
