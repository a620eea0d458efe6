"""Arrays of NumPy, torch and jax: what a function is given, and numbers read from what it returns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from verify.checking.rounding.formats import numpy_dtype
from verify.errors import PIP

__all__ = [
    "EXPANDED",
    "FRAMEWORKS",
    "LAYOUTS",
    "READ_ONLY",
    "Framework",
    "MemoryLayout",
    "NoArray",
    "arrays_of",
    "is_expandable",
    "numbers",
]

NDArray = npt.NDArray[Any]


class NoArray(TypeError):
    """The function returned no array; the message names its type."""


class MemoryLayout(NamedTuple):
    """A way to lay out the entries of an argument in memory that changes none of them.

    Attributes
    ----------
    name : str
        Adjective for arguments in a report.
    remedy : str
        Advice if a function does not take such arguments.
    stored : callable
        From an array to the one that is laid out as usual.
    viewed : callable
        From that one, and the entries, to the argument, by the indexing that every framework has.
    """

    name: str
    remedy: str
    stored: Callable[[NDArray], NDArray]
    viewed: Callable[[Any, NDArray], Any]


class Framework(NamedTuple):
    """A library of arrays, and how to make its arrays.

    Attributes
    ----------
    name : str
    array : type
        The type of its arrays.
    convert : callable
        Copies a NumPy array into one of the library. Floats become numbers of the dtype, all else stays as it is.
    """

    name: str
    array: type
    convert: Callable[[NDArray], Any]


def _doubled(values: NDArray) -> NDArray:
    return np.repeat(values, 2, -1) if values.ndim else values.copy()


def _every_second(made: Any, _: NDArray) -> Any:
    return made[..., ::2] if made.ndim else made


def _turned(values: NDArray) -> NDArray:
    return values.swapaxes(-1, -2).copy() if values.ndim > 1 else _doubled(values)


def _turned_back(made: Any, values: NDArray) -> Any:
    return made.swapaxes(-1, -2) if made.ndim > 1 else _every_second(made, values)


def is_expandable(values: NDArray) -> bool:
    """Tell whether an array is the same all along an axis, so that one entry of it can be stored alone."""
    return values.dtype.kind == "f" and any(part != slice(None) for part in _first(values))


def _first(values: NDArray) -> tuple[slice, ...]:
    """Return where the first entries are along the axes on which nothing changes."""
    alike = ((n > 1 and (values == values.take([0], axis)).all()) for axis, n in enumerate(values.shape))
    return tuple(slice(0, 1) if same else slice(None) for same in alike)


def _first_kept(values: NDArray) -> NDArray:
    """Return other numbers behind the first, for a program that reads on as if it were stored as usual."""
    others, first = np.where(values == 0, 1.0, -values), _first(values)
    others[first] = values[first]
    return others


def _expanded(made: Any, values: NDArray) -> Any:
    first = made[_first(values)]
    return first.expand(made.shape) if hasattr(first, "expand") else np.broadcast_to(first, made.shape)


def _locked(made: NDArray, _: NDArray) -> NDArray:
    made.flags.writeable = False
    return made


DLPACK_CPU = 1  # the number of that kind of device

COPY = "take a contiguous copy first"
VIEWS = (
    MemoryLayout("transposed views", COPY, _turned, _turned_back),
    MemoryLayout("views of every second entry", COPY, _doubled, _every_second),
)
READ_ONLY = MemoryLayout("read-only arrays", "take a copy before writing", np.copy, _locked)
EXPANDED = MemoryLayout("views of stride 0", COPY, _first_kept, _expanded)
"""Of arguments that are the same along an axis, as sum(0).backward() makes a gradient; others are stored as usual."""
LAYOUTS = {"numpy": (*VIEWS, READ_ONLY, EXPANDED), "torch": (*VIEWS, EXPANDED), "jax": ()}
"""Memory layouts in which a framework can store an argument; no array of jax can be written to, or has strides."""


def arrays_of(name: str, dtype: str, device: str | None = None) -> Framework:
    """Return a framework; its package is imported now.

    Parameters
    ----------
    name : {"numpy", "torch", "jax"}
    dtype : str
        Of the floating-point arrays that it makes.
    device : str, optional
        Where its arrays are, as the framework says it: ``"cuda:1"``. On the CPU without it.

    Raises
    ------
    ValueError
        If there is no such framework or device, it is not installed, or it has no arrays of the dtype.
    """
    if name not in FRAMEWORKS:
        raise ValueError(f"framework: expected one of {', '.join(FRAMEWORKS)}, got {name!r}")
    if device is not None and (type(device) is not str or not device):
        raise ValueError(f"device: expected a name such as 'cuda', got {device!r}")
    return FRAMEWORKS[name](dtype, device)


def _numpy(dtype: str, device: str | None) -> Framework:
    if device not in (None, "cpu"):
        others = " or ".join(f"framework={other!r}" for other in FRAMEWORKS if other != "numpy")
        raise ValueError(f"device: arrays of NumPy are on the CPU, not on {device!r}: say {others} too")
    floats = numpy_dtype(dtype)

    def made(values: NDArray) -> NDArray:
        return values.astype(floats if _floats(values) else values.dtype, order="C")  # as a program is given arrays

    return Framework("numpy", np.ndarray, made)


def _torch(dtype: str, device: str | None) -> Framework:
    try:
        torch = import_module("torch")
    except ImportError as error:
        raise _missing("torch", error) from error

    def made(values: NDArray) -> Any:
        tensor = torch.from_numpy(values.copy())
        converted = tensor.to(getattr(torch, dtype)) if _floats(values) else tensor
        return converted if device is None else converted.to(device)

    with _reached(device):
        made(np.zeros(1))

    return Framework("torch", torch.Tensor, made)


def _jax(dtype: str, device: str | None) -> Framework:
    try:
        jax = import_module("jax")
    except ImportError as error:
        raise _missing("jax", error) from error
    if dtype == "float64" and not jax.config.jax_enable_x64:
        raise ValueError(
            "dtype: jax has float64 only after jax.config.update('jax_enable_x64', True); or ask for dtype='float32'"
        )

    kind, _, number = (device or "cpu").partition(":")
    with _reached(device):
        place = jax.devices(kind)[int(number or 0)]

    def made(values: NDArray) -> Any:
        array = jax.numpy.asarray(values.copy(), dtype=dtype if _floats(values) else None)
        return jax.device_put(array, place)

    return Framework("jax", jax.Array, made)


FRAMEWORKS: dict[str, Callable[[str, str | None], Framework]] = {"numpy": _numpy, "torch": _torch, "jax": _jax}


@contextmanager
def _reached(device: str | None) -> Iterator[None]:
    """Say which device it is that a framework refuses, whatever it raises."""
    try:
        yield
    except Exception as error:
        if device is None:
            raise
        message = " ".join(str(error).split())[:200]
        raise ValueError(f"device: {device!r} cannot be used: {type(error).__name__}: {message}") from None


def _missing(name: str, error: ImportError) -> ValueError:
    message = " ".join(str(error).split())
    return ValueError(f"framework: {name} cannot be imported ({message}): {PIP} {name}")


def _floats(values: NDArray) -> bool:
    return values.dtype.kind == "f"


def numbers(value: Any) -> NDArray:
    """Read an array of any framework, without a copy where that is possible.

    Parameters
    ----------
    value : array or float
        Has ``__array__`` or ``__dlpack__``; ``detach`` is called first if there is one. What is on a device is copied.

    Raises
    ------
    NoArray
        If it is none, or a masked one, whose entries are not all known.
    """
    if isinstance(value, float):
        return np.asarray(value)
    if isinstance(value, type | np.ma.MaskedArray) or not (hasattr(value, "__array__") or hasattr(value, "__dlpack__")):
        raise NoArray(type(value).__name__)
    if hasattr(value, "detach"):
        value = value.detach().cpu()
        if str(value.dtype) == "torch.bfloat16":
            value = value.float()  # NumPy has no such dtype; float32 holds each of its numbers
    if hasattr(value, "__array__"):
        try:
            return np.asarray(value)
        except TypeError:  # CuPy gives no copy unless it is asked for one
            if not hasattr(value, "__dlpack__"):
                raise
    return np.from_dlpack(value) if value.__dlpack_device__()[0] == DLPACK_CPU else np.from_dlpack(value, device="cpu")
