"""A reverse sweep over arrays: the gradient of a NumPy function as a program computes it that goes back step by step.

On rounding balls a sweep says how far such a program may be off. Each of its edges, from a step to what the step was
made of, is a place for a mistake: what goes back there is left out, counted twice, has the other sign or is averaged.
`verify.numbers.tape` gives the same gradients number by number, on balls, and shares nothing with this.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import mul
from typing import Any, NamedTuple

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from verify.checking.rounded import Rounded
from verify.numbers import UndecidedError, balls_from_floats, midpoints, radii
from verify.numbers.elements import constant_like

__all__ = ["CHANGES", "Change", "Edge", "Misstep", "Recorded", "Recording", "forward_of", "gradients"]

Back = Callable[[Any], Any]
MOST_FACTORS = 16
"""Of a power, which is a product."""
LONGEST = 60
"""Characters of a step that is said."""
CHANGES: Mapping[str, tuple[str, Callable[[Any, int], Any]]] = {
    "dropped": ("is left out", lambda g, count: 0 * g),
    "twice": ("is counted twice", lambda g, count: g + g),
    "turned": ("has the other sign", lambda g, count: -g),
    "averaged": ("is divided by the number of its entries", lambda g, count: g / count),
}
"""What may become of what goes back over an edge, in words."""


class Edge(NamedTuple):
    """From a step to one of its operands: in words, and how many entries the step has."""

    step: str
    operand: str
    entries: int


class Change(NamedTuple):
    """A mistake at an edge of a sweep."""

    edge: int
    kind: str


class _Step(NamedTuple):
    said: str
    entries: int
    operands: tuple[tuple[int, Back], ...]


class Misstep(NamedTuple):
    """A mistake in a forward pass: a step has the other sign, or one of its operands stands in its place.

    Attributes
    ----------
    step : int
    operand : int or None
        Its number among the operands; None where the sign is another.
    """

    step: int
    operand: int | None


class Recording:
    """Steps in the order in which they were done, one of them perhaps with a mistake."""

    def __init__(self, misstep: Misstep | None = None) -> None:
        self.misstep = misstep
        self.arguments: list[int] = []
        self.steps: list[_Step] = []
        self.shapes: list[tuple[int, ...]] = []

    def argument(self, name: str, value: Any) -> Recorded:
        """Return an argument, whose gradient is asked for."""
        self.arguments.append(len(self.steps))
        return self.step(name, value)

    def step(self, said: str, value: Any, *operands: tuple[Recorded, Back]) -> Recorded:
        """Return the result of a step, with what takes its cotangent back to each operand."""
        value = _array(value)
        shape = value.shape
        if self.misstep is not None and self.misstep.step == len(self.steps):
            if self.misstep.operand is None:
                value, operands = -value, tuple((a, _turned(back)) for a, back in operands)
            else:
                other, _ = operands[self.misstep.operand]
                value, operands = np.broadcast_to(other.value, shape), ((other, lambda g: g),)
        self.steps.append(_Step(_cut(said), math.prod(shape), tuple((a.number, back) for a, back in operands)))
        self.shapes.append(shape)
        return Recorded(self, len(self.steps) - 1, value, said)

    def missteps(self) -> list[tuple[str, Misstep]]:
        """Return what may be wrong in a forward pass, in words."""
        found = list[tuple[str, Misstep]]()
        for n, step in enumerate(self.steps):
            if step.operands or n in self.arguments:
                found.append((f"{step.said} has the other sign", Misstep(n, None)))
            for k, (operand, _) in enumerate(step.operands):
                own, other = self.shapes[n], self.shapes[operand]
                if len(other) <= len(own) and all(a in (1, b) for a, b in zip(other[::-1], own[::-1], strict=False)):
                    said = f"{self.steps[operand].said} stands in the place of {step.said}"
                    found.append((said, Misstep(n, k)))
        return found

    def edges(self, last: int) -> list[Edge]:
        """Return the edges of a sweep from a step, in its order."""
        reached, found = {last}, list[Edge]()
        for n in range(last, -1, -1):
            if n in reached:
                step = self.steps[n]
                for operand, _ in step.operands:
                    reached.add(operand)
                    found.append(Edge(step.said, self.steps[operand].said, self.steps[operand].entries))
        return found

    def sweep(self, last: int, cotangent: Any, change: Change | None = None) -> dict[int, Any]:
        """Return the cotangents of all steps that a step depends on, by their numbers."""
        adjoint, edge = {last: cotangent}, 0
        for n in range(last, -1, -1):
            if n not in adjoint:
                continue
            for operand, back in self.steps[n].operands:
                part = _unbroadcast(back(adjoint[n]), self.shapes[operand])
                if change is not None and change.edge == edge:
                    part = CHANGES[change.kind][1](part, self.steps[operand].entries)
                edge += 1
                adjoint[operand] = adjoint[operand] + part if operand in adjoint else part
        return adjoint


def _cut(said: str) -> str:
    return said if len(said) <= LONGEST else f"{said[: LONGEST // 2 - 2]} ... {said[3 - LONGEST // 2 :]}"


def _operand(said: str, sign: str, right: bool) -> str:
    """Return what an operand is called beside a sign, in parentheses where it has a sign that binds less."""
    depth, outside = 0, ""
    for letter in said:
        depth += (letter == "(") - (letter == ")")
        outside += letter if not depth else ""
    signs = set(outside.split(" ")[1::2]) | ({"-"} if outside.startswith("-") else set())
    loose = {"+": set(), "-": {"+", "-"} if right else set()}.get(
        sign, {"+", "-"} | ({"*", "/", "@"} if right else set())
    )
    return f"({said})" if signs & loose else said


def _turned(back: Back) -> Back:
    return lambda g: -back(g)


def _array(value: Any) -> Any:
    """Return an array, which a sum of elements of Python is not."""
    return value if isinstance(value, Rounded) else np.asarray(value)


def _unbroadcast(g: Any, shape: tuple[int, ...]) -> Any:
    """Return a cotangent summed over the axes along which an operand was repeated."""
    g = _array(g)
    if g.shape == shape:
        return g
    lead = g.ndim - len(shape)
    if lead:
        g = g.sum(tuple(range(lead)))
    axes = tuple(n for n, size in enumerate(shape) if size == 1 and g.shape[n] > 1)
    if axes:
        g = g.sum(axes, keepdims=True)
    g = _array(g)
    return g if g.shape == shape else np.broadcast_to(g, shape)


class Recorded(NDArrayOperatorsMixin):
    """An array of floats, balls or rounding balls whose steps are recorded; it behaves as an array of NumPy.

    Parameters
    ----------
    recording : Recording
    number : int
        Of the step that made it.
    value : ndarray or Rounded
    said : str
        What it is, in words.
    """

    __slots__ = ("number", "recording", "said", "value")

    def __init__(self, recording: Recording, number: int, value: Any, said: str) -> None:
        self.recording, self.number, self.value, self.said = recording, number, value, said

    @property
    def shape(self) -> tuple[int, ...]:
        """As of an array."""
        found: tuple[int, ...] = self.value.shape
        return found

    @property
    def ndim(self) -> int:
        """As of an array."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """As of an array."""
        return math.prod(self.shape)

    @property
    def T(self) -> Recorded:  # noqa: N802
        """As of an array."""
        return self.transpose()

    @property
    def mT(self) -> Recorded:  # noqa: N802
        """As of an array."""
        return self.swapaxes(-1, -2)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"Recorded({self.said}, shape={self.shape})"

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
        if method != "__call__" or kwargs:
            return NotImplemented
        if ufunc in _COMPARISONS:
            return ufunc(*(x.value if isinstance(x, Recorded) else x for x in inputs))
        step = _STEPS.get(ufunc)
        if step is None:
            raise TypeError(f"np.{ufunc.__name__}: no step of a forward pass that is known")
        return step(*inputs)

    def __array_function__(self, function: Any, types: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        found = _FUNCTIONS.get(function)
        if found is None:
            raise TypeError(f"np.{function.__name__}: no step of a forward pass that is known")
        return found(*args, **kwargs)

    def called(self, said: str) -> Recorded:
        """Return the same array under another name."""
        self.recording.steps[self.number] = self.recording.steps[self.number]._replace(said=_cut(said))
        self.said = said
        return self

    def _moved(self, said: str, value: Any, back: Back) -> Recorded:
        return self.recording.step(said, value, (self, back))

    def __getitem__(self, key: Any) -> Recorded:
        shape = self.shape

        def back(g: Any) -> Any:
            if isinstance(g, Rounded):
                return Rounded(_placed(g.value, key, shape), _placed(g.radius, key, shape), g.model)
            return _placed(g, key, shape)

        return self._moved(f"a part of {self.said}", self.value[key], back)

    def reshape(self, *shape: Any) -> Recorded:
        """As of an array."""
        wanted = shape[0] if len(shape) == 1 and isinstance(shape[0], tuple) else shape
        value = self.value.reshape(*wanted)
        return self._moved(self.said, value, lambda g: g.reshape(*self.shape))

    def transpose(self, *axes: Any) -> Recorded:
        """As of an array."""
        order = axes[0] if len(axes) == 1 and isinstance(axes[0], tuple) else axes or tuple(range(self.ndim))[::-1]
        order = tuple(a % self.ndim for a in order)
        return self._moved(
            self.said, self.value.transpose(*order), lambda g: g.transpose(*(order.index(n) for n in range(len(order))))
        )

    def swapaxes(self, first: int, second: int) -> Recorded:
        """As of an array."""
        return self._moved(self.said, self.value.swapaxes(first, second), lambda g: g.swapaxes(first, second))

    def sum(self, axis: Any = None, keepdims: bool = False) -> Recorded:
        """As of an array."""
        axes = _axes(axis, self.ndim)
        kept = tuple(1 if n in axes else size for n, size in enumerate(self.shape))

        def back(g: Any) -> Any:
            return np.broadcast_to(g.reshape(*kept), self.shape)

        return self._moved(f"sum({self.said})", self.value.sum(axes, keepdims=keepdims), back)

    def mean(self, axis: Any = None, keepdims: bool = False) -> Recorded:
        """As of an array."""
        axes = _axes(axis, self.ndim)
        found: Recorded = self.sum(axes, keepdims) / float(math.prod(self.shape[a] for a in axes))
        return found.called(f"mean({self.said})")

    def var(self, axis: Any = None, ddof: int = 0, keepdims: bool = False) -> Recorded:
        """As of an array."""
        axes = _axes(axis, self.ndim)
        off = self - self.mean(axes, keepdims=True)
        count = math.prod(self.shape[a] for a in axes)
        found: Recorded = (off * off).sum(axes, keepdims) / float(count - ddof)
        return found.called(f"var({self.said})")

    def std(self, axis: Any = None, ddof: int = 0, keepdims: bool = False) -> Recorded:
        """As of an array."""
        found: Recorded = np.sqrt(self.var(axis, ddof, keepdims))
        return found

    def max(self, axis: Any = None, keepdims: bool = False) -> Recorded:
        """As of an array; there must be one greatest entry, or it has no gradient."""
        return _extreme(self, axis, keepdims, 1)

    def min(self, axis: Any = None, keepdims: bool = False) -> Recorded:
        """As of an array."""
        return _extreme(self, axis, keepdims, -1)

    def copy(self) -> Recorded:
        """As of an array."""
        return self


def _axes(axis: Any, ndim: int) -> tuple[int, ...]:
    if axis is None:
        return tuple(range(ndim))
    return tuple(a % ndim for a in ((axis,) if isinstance(axis, int) else axis))


def _placed(g: Any, key: Any, shape: tuple[int, ...]) -> Any:
    """Return zeros with an array at some places."""
    found = np.full(shape, constant_like(g, 0))
    np.add.at(found, key, g)
    return found


def _values(a: Any) -> tuple[Any, Any]:
    """Return values as floats, and how far they may be off."""
    if isinstance(a, Rounded):
        return a.value, a.radius
    return (midpoints(a), radii(a)) if a.dtype == object else (a, np.zeros(a.shape))


def _extreme(a: Recorded, axis: Any, keepdims: bool, sign: int) -> Recorded:
    axes = _axes(axis, a.ndim)
    value, radius = _values(a.value)
    most = (sign * value).max(axes, keepdims=True)
    first = sign * value == most
    near = sign * value + 2 * radius >= most - 2 * (radius * first).max(axes, keepdims=True)
    if (first.sum(axes) != 1).any() or (near.sum(axes) != 1).any():
        raise UndecidedError("max", a.value, a.value)
    found: Recorded = (a * first.astype(float)).sum(axes, keepdims)
    return found.called(f"{'max' if sign > 0 else 'min'}({a.said})")


# --- steps ---


def _lifted(like: Recorded, x: Any) -> Recorded:
    """Return a constant as a step of its own, to which nothing goes back; balls have it exactly as it is."""
    if isinstance(x, Recorded):
        return x
    array = np.asarray(x)
    if array.dtype == object:
        return like.recording.step("a constant", array)
    said = f"{float(array):g}" if array.ndim == 0 else "a constant"
    if isinstance(like.value, Rounded):
        return like.recording.step(said, array)
    exact = like.value.dtype == object
    return like.recording.step(
        said, balls_from_floats(array.astype(float)) if exact else array.astype(like.value.dtype)
    )


def _binary(
    ufunc: np.ufunc, sign: str, backs: Callable[[Any, Any, Any], tuple[Back, Back]]
) -> Callable[[Any, Any], Recorded]:
    def step(x: Any, y: Any) -> Recorded:
        like = next(a for a in (x, y) if isinstance(a, Recorded))
        a, b = _lifted(like, x), _lifted(like, y)
        value = ufunc(a.value, b.value)
        parts = zip((x, y), (a, b), backs(a.value, b.value, value), strict=True)
        operands = [(own, back) for given, own, back in parts if isinstance(given, Recorded)]
        left, right = _operand(a.said, sign, False), _operand(b.said, sign, True)
        return like.recording.step(f"{left} {sign} {right}", value, *operands)

    return step


def _unary(name: str, of: Callable[[Any], Any], slope: Callable[[Any, Any, Any], Any]) -> Callable[[Any], Recorded]:
    def step(a: Recorded) -> Recorded:
        value = of(a.value)
        said = f"-{_operand(a.said, '-', True)}" if name == "-" else f"{name}({a.said})"
        return a.recording.step(said, value, (a, lambda g: slope(g, a.value, value)))

    return step


def _power(a: Recorded, k: Any) -> Any:
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
        f"({a.said})**{k}" if " " in a.said else f"{a.said}**{k}",
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
        x_values, y_values = (a.value if isinstance(a, Recorded) else np.asarray(a) for a in (x, y))
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


# --- gradients ---


def forward_of(
    function: Callable[..., Any], arguments: Mapping[str, Any], misstep: Misstep | None = None
) -> tuple[Recording, Recorded, dict[str, int]]:
    """Record a forward pass: its steps, its result, and the number of the step of each argument.

    Raises
    ------
    ValueError
        If it returns no array that depends on its arguments.
    """
    recording = Recording(misstep)
    given = {name: recording.argument(name, value) for name, value in arguments.items()}
    result = function(**given)
    if not isinstance(result, Recorded):
        raise ValueError(f"forward: expected an array that depends on the arguments, got {type(result).__name__}")
    return recording, result, {name: argument.number for name, argument in given.items()}


def gradients(
    function: Callable[..., Any],
    arguments: Mapping[str, Any],
    cotangent: Any,
    wrt: Sequence[str],
    change: Change | None = None,
) -> list[Any]:
    """Return the gradients of ``sum(cotangent * function(**arguments))`` by one sweep.

    Parameters
    ----------
    function : callable
    arguments : mapping of str to ndarray or Rounded
    cotangent : ndarray or Rounded
    wrt : sequence of str
        The arguments at which gradients are wanted.
    change : Change, optional
        A mistake.

    Examples
    --------
    >>> x, g = np.array([1.0, 2.0]), np.array([1.0, -1.0])
    >>> gradients(lambda x: x * x + np.sum(x), {"x": x}, g, ["x"])
    [array([ 2., -4.])]
    """
    recording, result, numbers = forward_of(function, arguments)
    found = recording.sweep(result.number, cotangent, change)
    return [found[numbers[name]] if numbers[name] in found else 0 * arguments[name] for name in wrt]
