"""Record what a function of NumPy computes: functions of NumPy run in their own code, on arrays that are noted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from types import MappingProxyType, SimpleNamespace
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from .arrays import NotedArray, einsum, joined, multiply, norm, padded, rolled, taken
from .entries import NAMES, apply, chosen
from .programs import Input, Ref, TracedProgram
from .tape import Arranged, Tape, rewritten

__all__ = ["NumPyArray", "recorded"]

_REDUCING = {"add": "sum", "maximum": "max", "minimum": "min", "logaddexp": "logsumexp"}


def recorded(
    function: Callable[..., Any],
    inputs: Sequence[Input],
    sizes: Mapping[str, int],
    name: str,
    arranged: Arranged = dict,
) -> TracedProgram:
    """Return what a function computes at some sizes, of inputs that are arranged as its arguments.

    Raises
    ------
    TraceError
        If it does what cannot be read as a formula: what, and on which line.
    """
    tape, generator = Tape(inputs, recorded.__code__, np, sizes), np.random.default_rng(0)
    arrays = {one.name: NumPyArray.argument(tape, n, one.drawn(sizes, generator)) for n, one in enumerate(inputs)}
    with np.errstate(all="ignore"):
        returned = function(**arranged(arrays))
    return tape.program(name, returned)


class NumPyArray(NDArrayOperatorsMixin, NotedArray):
    """An array that is noted, of which NumPy asks what its functions do."""

    @classmethod
    def argument(cls, tape: Tape, number: int, value: Any) -> NumPyArray:
        """Return an argument of some values."""
        whole = cls(tape, Ref(number), np.zeros(tape.inputs[number].rows.shape(tape.sizes)))
        return whole.same(value) if whole.shape == value.shape else cls(tape, None, value, whole)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        return _called(self.tape, ufunc, method, inputs, kwargs)

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        return _answered(self.tape, func, args, kwargs)


def _called(tape: Tape, ufunc: Any, method: str, inputs: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """Note a call of a function entry by entry."""
    name, targets = ufunc.__name__, kwargs.pop("out", (None,))
    target = targets[0]
    if method == "reduce" and name in _REDUCING:
        return inputs[0].reduced(_REDUCING[name], kwargs.get("axis", 0), kwargs.get("keepdims", False))
    if method == "accumulate" and name == "add":
        return inputs[0].cumsum(kwargs.get("axis", 0))
    if method == "outer":
        a, b = inputs
        return ufunc(np.reshape(a, np.shape(a) + (1,) * np.ndim(b)), b)
    if method != "__call__" or kwargs.get("where", True) is not True or not isinstance(target, NotedArray | None):
        into = " with out=" if target is not None else ""
        raise tape.refused(f"np.{name}.{method}".removesuffix(".__call__") + into)
    if name in ("isfinite", "isnan", "isinf"):
        tape.note(f"np.{name}: numbers are taken to be finite")
        return np.full(inputs[0].shape, name == "isfinite")
    if name == "matmul":
        result = multiply(*inputs)
    elif name in WRITTEN:
        result = WRITTEN[name](*inputs)
    elif name in NAMES:
        result = apply(name, *inputs)
    else:
        raise tape.refused(f"np.{name}")
    return result if target is None else target.become(result)


def _answered(tape: Tape, func: Any, args: Any, kwargs: Mapping[str, Any]) -> Any:
    """Note a call of another function: by the table, or by what its own code does."""
    name = f"{func.__module__}.{func.__name__}".replace("numpy", "np", 1)
    if (dtype := kwargs.get("dtype")) is not None and np.dtype(dtype).kind != "f":
        raise tape.refused("an array as whole numbers")
    code = getattr(func, "__wrapped__", None)
    if func not in FUNCTIONS and (code is None or func.__module__ == "numpy.linalg"):
        raise tape.refused(name)
    before, tape.asked = tape.asked, name
    try:
        if (read := FUNCTIONS.get(func)) is None:
            return rewritten(code, OF_ARRAYS)(*args, **kwargs)
        bound = tape.bound(name, read, func, args, kwargs)
        return read(*bound.args, **bound.kwargs)
    except (TypeError, AttributeError):
        raise tape.refused(name) from None
    finally:
        tape.asked = before


def _kept(a: Any, dtype: Any = None, *_: Any, ndmin: int = 0, copy: Any = None, **__: Any) -> Any:
    if not isinstance(a, NotedArray):
        return np.array(a, dtype, ndmin=ndmin)
    a = a.copy() if copy else a
    return a.reshape((1,) * max(ndmin - a.ndim, 0) + a.shape)


_MADE = {
    **dict.fromkeys(("asarray", "asanyarray"), _kept),
    "array": lambda a, *args, **kwargs: _kept(a, *args, **{"copy": True, **kwargs}),
}
_NAMED = {"np": np, "_nx": np.tile.__wrapped__.__globals__["_nx"]}  # type: ignore[attr-defined]
OF_ARRAYS: Mapping[str, Any] = MappingProxyType(
    {**_MADE, **{name: SimpleNamespace(**{**vars(module), **_MADE}) for name, module in _NAMED.items()}}
)
"""What NumPy's own code makes of an array: what is noted is one already."""
WRITTEN: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {
        "log10": lambda x: apply("log", x) / np.log(10),
        "cbrt": lambda x: apply("power", x, 1 / 3),
        "hypot": lambda x, y: apply("sqrt", x * x + y * y),
        "vecdot": lambda x, y: einsum("...i,...i", x, y),
    }
)
"""Functions entry by entry that are noted as what they do."""


def _norm(x: Any, ord: Any = None, axis: Any = None, keepdims: bool = False) -> Any:
    count = x.ndim if axis is None else np.size(axis)
    if count > 1 and ord not in (None, "fro"):
        raise x.tape.refused(f"the norm of order {ord} over {count} axes")
    return norm(x, 2 if ord in (None, "fro") else ord, axis, keepdims)


def _dot(a: Any, b: Any) -> Any:
    if np.ndim(a) > 2 or np.ndim(b) > 2:
        raise next(x for x in (a, b) if isinstance(x, NotedArray)).tape.refused(
            "np.dot of more than two axes", "; use np.matmul or np.einsum"
        )
    return multiply(a, b)


def _average(a: Any, axis: Any = None, weights: Any = None, returned: bool = False, *, keepdims: Any = False) -> Any:
    weights = np.ones(np.shape(a)) if weights is None else weights
    if axis is not None and np.ndim(weights) < np.ndim(a):
        weights = np.reshape(weights, [k if n == axis % a.ndim else 1 for n, k in enumerate(np.shape(a))])
    total = np.sum(weights, axis=axis, keepdims=keepdims)
    mean = np.sum(a * weights, axis=axis, keepdims=keepdims) / total
    return (mean, total) if returned else mean


def _pad(array: Any, pad_width: Any, *, constant_values: Any = 0) -> Any:
    widths = np.broadcast_to(pad_width, (array.ndim, 2))
    return padded(array, [(int(a), int(b)) for a, b in widths], constant_values)


def _finite(x: Any) -> Any:
    x.tape.note("np.nan_to_num: numbers are taken to be finite")
    return x.copy()


FUNCTIONS: Mapping[Any, Callable[..., Any]] = MappingProxyType(
    {
        np.shape: lambda a: a.shape,
        np.ndim: lambda a: a.ndim,
        np.size: lambda a: a.size,
        np.concatenate: joined,
        np.result_type: lambda *_: np.dtype(float),
        np.where: lambda condition, x, y: chosen(condition, x, y),
        np.select: lambda condlist, choicelist, default=0: reduce(
            lambda rest, pair: chosen(pair[0], pair[1], rest),
            reversed(list(zip(condlist, choicelist, strict=True))),
            default,
        ),  # noqa: E501
        np.einsum: lambda subscripts, *operands: einsum(subscripts, *operands),
        np.dot: _dot,
        np.inner: lambda a, b: multiply(a, np.swapaxes(b, -1, -2) if np.ndim(b) > 1 else b),
        np.vdot: lambda a, b: multiply(np.ravel(a), np.ravel(b)),
        np.broadcast_to: lambda array, shape: array.broadcast((shape,) if isinstance(shape, int) else shape),
        np.roll: rolled,
        np.take: taken,
        np.pad: _pad,
        np.linalg.norm: _norm,
        np.average: _average,
        np.nan_to_num: _finite,
        np.zeros_like: lambda a, *, shape=None: np.zeros(a.shape if shape is None else shape),
        np.ones_like: lambda a, *, shape=None: np.ones(a.shape if shape is None else shape),
        np.full_like: lambda a, fill_value: np.full(a.shape, fill_value),
    }
)
"""Functions of NumPy that have no code of their own, or a word that says what they do."""
