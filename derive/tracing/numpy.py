"""Record what a function of NumPy computes: an array that notes each operation it takes part in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from .programs import Input, Ref, TracedProgram
from .tape import Arranged, Note, Tape, Unread, along, contraction, multiplied, runs, swapped

__all__ = ["recorded"]

_ALIKE = """
    add subtract multiply divide negative reciprocal power square exp exp2 expm1 log log1p log2 logaddexp sqrt sin cos
    tan sinh cosh tanh minimum maximum sign greater greater_equal less less_equal
"""
UFUNCS: Mapping[str, str] = MappingProxyType(
    {
        **{name: name for name in _ALIKE.split()},
        "absolute": "abs", "fabs": "abs", "float_power": "power", "positive": "same", "conjugate": "same",
        "logical_not": "not", "logical_and": "and", "logical_or": "or", "fmax": "maximum", "fmin": "minimum",
        "invert": "not", "bitwise_and": "and", "bitwise_or": "or",
    }
)  # fmt: skip
"""Operations by the names of NumPy's elementwise functions."""
_CHECKS = ("isfinite", "isnan", "isinf")
_REDUCING = {"add": "sum", "maximum": "max", "minimum": "min"}
_METHODS = ("sum", "mean", "max", "min", "var", "std", "ravel", "swapaxes", "dot", "clip", "squeeze", "trace")


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
    tape, generator = _ArrayTape(inputs, recorded.__code__, np), np.random.default_rng(0)
    arrays = {one.name: tape.put(one.drawn(sizes, generator), Ref(n)) for n, one in enumerate(inputs)}
    with np.errstate(all="ignore"):
        returned = function(**arranged(arrays))
    return tape.program(name, returned)


class _ArrayTape(Tape):
    def put(self, value: Any, ref: Ref) -> NotedArray:
        self.arrays.append(NotedArray(self, ref, np.asarray(value)))
        return self.arrays[-1]  # type: ignore[no-any-return]

    def place(self, operand: Any) -> Any:
        if isinstance(operand, NotedArray):
            return operand.ref
        if isinstance(operand, np.ndarray) and operand.ndim:
            return operand
        return operand.item() if isinstance(operand, np.generic | np.ndarray) else operand

    def plain(self, operand: Any) -> Any:
        if isinstance(operand, tuple | list):
            return type(operand)(map(self.plain, operand))
        return operand.value if isinstance(operand, NotedArray) else operand


def _real(tape: Tape, dtype: Any, value: Any) -> None:
    """Refuse a dtype of whole numbers or truth values for numbers that have neither."""
    if dtype is not None and np.dtype(dtype).kind in "iub" and value.dtype.kind == "f":
        raise tape.refused("an array as whole numbers")


def _refusing(*what: str) -> Callable[..., Any]:
    def refuse(self: NotedArray, *_: Any, **__: Any) -> Any:
        raise self.tape.refused(*what)

    return refuse


class NotedArray(NDArrayOperatorsMixin):
    """An array with its place on a tape; what NumPy does to it is noted."""

    __array_priority__ = 1000

    def __init__(self, tape: Tape, ref: Ref, value: Any) -> None:
        self.tape, self.ref, self.value = tape, ref, value

    shape = property(lambda self: self.value.shape)
    ndim = property(lambda self: self.value.ndim)
    size = property(lambda self: self.value.size)
    dtype = property(lambda self: self.value.dtype)
    T = property(lambda self: np.transpose(self))
    mT = property(lambda self: np.swapaxes(self, -1, -2))

    __bool__ = _refusing("a branch on a value", "; use np.where")
    __float__ = __int__ = __index__ = _refusing("an array as one number of Python", "; keep it an array")
    __setitem__ = _refusing("an assignment to entries", "; use np.where or np.concatenate")
    __iter__ = _refusing("a loop over an axis", "; name the whole axis, as in np.sum(x, axis=0)")
    __array__ = _refusing("a function that takes plain arrays alone")

    def __len__(self) -> int:
        return len(self.value)

    def __repr__(self) -> str:
        return f"<array of shape {self.shape} of a program that is read>"

    def __getattr__(self, name: str) -> Any:
        if name not in _METHODS:
            raise AttributeError(f"an array of a program that is read has no {name}")
        return partial(getattr(np, name), self)

    def __getitem__(self, key: Any) -> Any:
        return self.tape.part(self, key)

    def reshape(self, *shape: Any, **kwargs: Any) -> Any:  # noqa: D102
        return np.reshape(self, shape[0] if len(shape) == 1 else shape, **kwargs)

    def transpose(self, *axes: Any) -> Any:  # noqa: D102
        return np.transpose(self, axes[0] if len(axes) == 1 else axes or None)

    def copy(self) -> Any:  # noqa: D102
        return self.tape.put(self.value.copy(), self.ref)

    def flatten(self) -> Any:  # noqa: D102
        return np.ravel(self.copy())

    def astype(self, dtype: Any, **_: Any) -> Any:  # noqa: D102
        _real(self.tape, dtype, self.value)
        return self.tape.put(self.value.astype(dtype), self.ref)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        name, tape = ufunc.__name__, self.tape
        if method == "reduce" and name in _REDUCING:
            return getattr(np, _REDUCING[name])(inputs[0], **{"axis": 0, **kwargs})
        if method == "outer":
            a, b = inputs
            return getattr(np, name)(np.reshape(a, np.shape(a) + (1,) * np.ndim(b)), b)
        plain = [tape.plain(o) for o in inputs]
        (target,) = kwargs.pop("out", (None,))
        kept = target is None or (
            isinstance(target, NotedArray) and np.broadcast_shapes(*map(np.shape, plain)) == target.shape
        )
        if method != "__call__" or not kept or kwargs.get("where", True) is not True:
            raise tape.refused(f"np.{name}.{method}".removesuffix(".__call__") + (" with out=" if not kept else ""))
        if name in _CHECKS:
            return ufunc(*plain)
        if name not in UFUNCS and name != "matmul":
            raise tape.refused(f"np.{name}")
        note = _product(*inputs) if name == "matmul" else (UFUNCS[name], inputs, {})
        if target is None:
            return tape.add(*note, ufunc(*plain))
        target.ref = tape.add(*note, ufunc(*plain, out=target.value)).ref
        tape.changed(target)
        return target

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        name = f"{func.__module__}.{func.__name__}".replace("numpy", "np", 1)
        _real(self.tape, kwargs.get("dtype"), np.zeros(0))
        kwargs = {k: v for k, v in kwargs.items() if k != "dtype"}
        if func in WRITTEN:
            bound = self.tape.arguments(name, WRITTEN[func], args, kwargs)
            return WRITTEN[func](*bound.args, **bound.kwargs)
        if func not in FUNCTIONS:
            raise self.tape.refused(name)
        bound = self.tape.arguments(name, partial(FUNCTIONS[func], self.tape), args, kwargs)
        note = FUNCTIONS[func](self.tape, *bound.args, **bound.kwargs)
        plain = {k: self.tape.plain(v) for k, v in kwargs.items()}
        return self.tape.add(*note, np.asarray(func(*map(self.tape.plain, args), **plain)))


def _reduced(word: str) -> Callable[..., Note]:
    def note(
        tape: Tape, a: Any, axis: Any = None, dtype: Any = None, out: Unread = None, keepdims: Any = False
    ) -> Note:
        return word, (a,), {"axes": along(axis, a.ndim), "keepdims": keepdims}

    return note


def _extreme(word: str) -> Callable[..., Note]:
    return lambda tape, a, axis=None, *, keepdims=False: _reduced(word)(tape, a, axis, keepdims=keepdims)


def _spread(word: str) -> Callable[..., Note]:
    def note(
        tape: Tape, a: Any, axis: Any = None, dtype: Any = None, out: Unread = None, ddof: int = 0,
        keepdims: Any = False, *, correction: int = 0,
    ) -> Note:  # fmt: skip
        return word, (a,), {"axes": along(axis, a.ndim), "keepdims": keepdims, "correction": ddof or correction}

    return note


def _norm(tape: Tape, x: Any, ord: Any = None, axis: Any = None, keepdims: bool = False) -> Note:
    axes = along(axis, x.ndim)
    if not (ord is None or (ord == "fro" and len(axes) == 2) or (ord == 2 and len(axes) == 1)):
        raise tape.refused(f"the norm of order {ord} over {len(axes)} axes")
    return "norm", (x,), {"axes": axes, "keepdims": keepdims}


def _moved(tape: Tape, a: Any, source: int, destination: int) -> Note:
    order = [n for n in range(a.ndim) if n != source % a.ndim]
    order.insert(destination % a.ndim, source % a.ndim)
    return "transpose", (a,), {"axes": tuple(order)}


def _product(a: Any, b: Any) -> Note:
    if 0 in (np.ndim(a), np.ndim(b)):
        return "multiply", (a, b), {}
    return "einsum", (a, b), {"subscripts": multiplied(np.ndim(a), np.ndim(b))}


def _dot(tape: Tape, a: Any, b: Any) -> Note:
    if np.ndim(a) > 2 or np.ndim(b) > 2:
        raise tape.refused("np.dot of more than two axes", "; use np.matmul or np.einsum")
    return _product(a, b)


def _einsum(tape: Tape, subscripts: str, *operands: Any, optimize: Any = False) -> Note:
    return "einsum", operands, {"subscripts": contraction(tape, subscripts)}


def _reshaped(tape: Tape, a: Any, shape: Any = None, order: Unread = "C", *, axis: Any = None) -> Note:
    if isinstance(shape, str):  # the order of np.ravel
        raise tape.refused("the order of entries of np.ravel")
    return "reshape", (a,), {}


FUNCTIONS: Mapping[Any, Callable[..., Note]] = MappingProxyType(
    {
        **{function: _reduced(word) for word, function in (("sum", np.sum), ("mean", np.mean))},
        np.average: lambda tape, a, axis=None, *, keepdims=False: _reduced("mean")(tape, a, axis, keepdims=keepdims),
        **dict.fromkeys((np.max, np.amax), _extreme("max")),
        **dict.fromkeys((np.min, np.amin), _extreme("min")),
        np.var: _spread("variance"),
        np.std: _spread("deviation"),
        np.linalg.norm: _norm,
        **dict.fromkeys((np.reshape, np.ravel, np.squeeze, np.expand_dims), _reshaped),
        np.transpose: lambda tape, a, axes=None: (
            *("transpose", (a,)),
            {"axes": tuple(range(a.ndim))[::-1] if axes is None else tuple(n % a.ndim for n in axes)},
        ),
        np.swapaxes: lambda tape, a, axis1, axis2: ("transpose", (a,), {"axes": swapped(a.ndim, axis1, axis2)}),
        np.moveaxis: _moved,
        np.dot: _dot,
        np.einsum: _einsum,
        np.trace: lambda tape, a: ("einsum", (a,), {"subscripts": "ii->"}),
        np.concatenate: lambda tape, arrays, axis=0: ("concatenate", tuple(arrays), {"axis": axis}),
        np.where: lambda tape, condition, x, y: ("where", (condition, x, y), {}),
        np.broadcast_to: lambda tape, array, shape: ("broadcast", (array,), {}),
    }
)
"""What is noted for each function of NumPy."""


def _split(ary: Any, parts: Any, axis: int = 0) -> list[Any]:
    if not isinstance(parts, int):
        raise ary.tape.refused("np.split at given places", "; slice the array")
    before = (slice(None),) * (axis % ary.ndim)
    return [ary[(*before, run)] for run in runs([ary.shape[axis] // parts] * parts)]


def _clipped(a: Any, a_min: Any = None, a_max: Any = None, *, min: Any = None, max: Any = None) -> Any:
    low, high = (a_min if min is None else min), (a_max if max is None else max)
    a = a if low is None else np.maximum(a, low)
    return a if high is None else np.minimum(a, high)


WRITTEN: Mapping[Any, Callable[..., Any]] = MappingProxyType(
    {
        np.stack: lambda arrays, axis=0: np.concatenate([np.expand_dims(a, axis) for a in arrays], axis),
        np.split: _split,
        np.clip: _clipped,
        np.outer: lambda a, b: np.einsum("i,j->ij", np.ravel(a), np.ravel(b)),
        np.inner: lambda a, b: np.dot(a, np.swapaxes(b, -1, -2) if np.ndim(b) > 1 else b),
        np.tril: lambda m, k=0: m * np.tril(np.ones(m.shape[-2:]), k),
        np.triu: lambda m, k=0: m * np.triu(np.ones(m.shape[-2:]), k),
        np.zeros_like: lambda a, *, shape=None: np.zeros(a.shape if shape is None else shape),
        np.ones_like: lambda a, *, shape=None: np.ones(a.shape if shape is None else shape),
        np.full_like: lambda a, fill_value: np.full(a.shape, fill_value),
        np.shape: lambda a: a.shape,
        np.ndim: lambda a: a.ndim,
        np.copy: lambda a: a.copy(),
        np.nan_to_num: lambda x: x,
    }
)
"""Functions of NumPy that are noted as what they do, by simpler ones."""
