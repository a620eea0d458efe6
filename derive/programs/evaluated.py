"""Closed forms evaluated in float64, by the functions of Python that are written for NumPy."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import numpy as np

from ..kernel.terms import Key
from ..language.symbols import RenderError
from ..values.laws import Array
from ..values.values import expected, sizes_of_shapes
from .functions import ClosedForms, module


@lru_cache(maxsize=256)
def _compiled(program: ClosedForms) -> Any:
    names: dict[str, Any] = {}
    exec(compile(module([program]), f"<{program.name}>", "exec"), names)  # our own text, of names that were checked
    return names[program.name]


def call(program: ClosedForms, values: Mapping[str, Any] = MappingProxyType({})) -> Array:
    """Evaluate the one closed form of a program in float64, by the function that `module` writes for NumPy.

    Parameters
    ----------
    program : ClosedForms
    values : mapping of str to array_like
        One for each argument, by name. Axes before those of a variable are a batch.

    Raises
    ------
    RenderError
        If a value is missing, unknown, of a wrong shape, or no finite real numbers.
    """
    keys = {key.name: key for key in program.variables}
    for name in values:
        if name not in keys:
            raise RenderError(f"{name}: {program.title} has no such variable; it has {', '.join(keys)}")
    arrays = {name: _checked(key, values, key in program.numbers) for name, key in keys.items()}
    sizes_of_shapes({key: arrays[key.name].shape[arrays[key.name].ndim - len(key.dims) :] for key in keys.values()})
    batches = [a.shape[: a.ndim - len(keys[name].dims)] for name, a in arrays.items()]
    try:
        batch = np.broadcast_shapes(*batches)
    except ValueError:
        raise RenderError(f"{program.title}: leading axes that fit were expected, got {batches}") from None
    array = np.asarray(_compiled(program)(**arrays))
    (result,) = program.results
    return np.broadcast_to(array, (*batch, *array.shape[array.ndim - len(result.axes) :])).copy()


def _checked(key: Key, values: Mapping[str, Any], number: bool) -> Array:
    """Return a value as an array of float64."""
    if key.name not in values:
        raise RenderError(f"{key.name}: expected {expected(key)}, got nothing")
    try:
        array = np.asarray(values[key.name], dtype=np.float64)
    except (TypeError, ValueError):
        raise RenderError(f"{key.name}: expected an array of real numbers, got {values[key.name]!r}") from None
    if array.ndim < len(key.dims) or (number and array.ndim):
        raise RenderError(f"{key.name}: expected {expected(key)}, got shape {array.shape}")
    if not np.isfinite(array).all():
        raise RenderError(f"{key.name}: expected finite numbers, got {array[~np.isfinite(array)][0]}")
    return array
