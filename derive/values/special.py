"""Functions of arrays by the names that terms have for them; those that NumPy has not, of any number type."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from ..language.symbols import RenderError
from .laws import Array

LARGEST_STEP = 2.0**-100
"""Imaginary parts up to which the error function is its own first-order expansion, to all digits."""


def numpy_function(name: str) -> Callable[[Any], Any]:
    """Return a function of arrays, NumPy's if it has it."""
    function: Callable[[Any], Any] | None = _SPECIAL.get(name)
    return function or getattr(np, name)


def _erf(array: Any) -> Any:
    """Return the error function, which NumPy has not; of complex numbers to first order, as the complex step needs.

    Raises
    ------
    RenderError
        If an imaginary part is more than a step.
    """
    if isinstance(array, NDArrayOperatorsMixin):
        return array.erf()  # type: ignore[attr-defined]
    if array.dtype == object:
        return np.asarray(np.frompyfunc(lambda value: value.erf(), 1, 1)(array), dtype=object)
    value: Array = np.vectorize(math.erf, otypes=[float])(array.real)
    if array.dtype.kind != "c":
        return value
    if (np.abs(array.imag) > LARGEST_STEP).any():
        raise RenderError("erf: expected real numbers, or complex steps")
    return np.asarray(value + 2j / math.sqrt(math.pi) * np.exp(-(array.real**2)) * array.imag)


def _by_mpmath(name: str) -> Callable[[Any], Any]:
    """Return a function that NumPy has not: of an element its own method, of floats mpmath's value."""

    def function(array: Any) -> Array:
        if array.dtype == object:
            return np.asarray(np.frompyfunc(lambda value: getattr(value, name)(), 1, 1)(array), dtype=object)
        if array.dtype.kind == "c":
            raise RenderError(f"{name}: expected real numbers")
        import mpmath

        value = getattr(mpmath, name)
        real = np.vectorize(lambda v: float(value(v)) if v > 0 or name != "ci" else math.nan, otypes=[float])
        return np.asarray(real(array))

    return function


_SPECIAL: Mapping[str, Callable[[Any], Any]] = MappingProxyType(
    {"erf": _erf, **{name: _by_mpmath(name.lower()) for name in ("Ci", "Si", "fresnelc", "fresnels")}}
)
