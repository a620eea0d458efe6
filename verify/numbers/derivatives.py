"""Derivatives without differences: dual numbers on any number type, and the complex step on float64."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import numpy as np

from verify.numbers.dual import Dual
from verify.numbers.elements import Array, constant_like, map_elements

__all__ = ["COMPLEX_STEP", "complex_step", "derivative", "gradient"]

COMPLEX_STEP = 2.0**-200
"""Step of `complex_step`: a power of two, so dividing by it is exact; its square is below any rounding."""


def derivative(function: Callable[[Array], Any], x: Array, direction: Array) -> Array:
    """Return the derivative of an array function at ``x`` in one direction, by dual numbers.

    Parameters
    ----------
    function : callable
        Takes an array of dual numbers of the shape of ``x``; returns an array or a number.
    x, direction : ndarray, shape (...)
        Floats, or object arrays; on balls the result encloses the derivative.

    Returns
    -------
    ndarray
        Tangents of the result, in the number type of ``x``; zeros where it does not depend on ``x``.

    Raises
    ------
    ValueError
        If the two shapes differ.
    """
    x, direction = np.asarray(x), np.asarray(direction)
    if x.shape != direction.shape:
        raise ValueError(f"direction: expected the shape of x, {x.shape}, got {direction.shape}")
    duals = np.empty(x.shape, dtype=object)
    for index in np.ndindex(x.shape):
        duals[index] = Dual(x[index], direction[index])
    zero = constant_like(x, 0)
    result = np.asarray(function(duals), dtype=object)
    tangents = map_elements(lambda value: value.tangent if isinstance(value, Dual) else zero, result)
    return tangents if x.dtype == object else tangents.astype(x.dtype)


def complex_step(function: Callable[[Array], Any], x: Array, direction: Array) -> Array:
    """Return the derivative at ``x`` in one direction, as the imaginary part of a tiny imaginary step.

    Free of cancellation. Silently wrong through ``abs``, ``var``, ``norm``, ``vdot``, ``conj`` and branches
    on complex values, and a poor referee for saturated softmax: there dual numbers on balls decide.

    Parameters
    ----------
    function : callable
        Takes a complex128 array of the shape of ``x``; analytic there.
    x, direction : ndarray of float64, shape (...)
        The point and the direction.

    Returns
    -------
    ndarray of float64

    Raises
    ------
    TypeError
        If ``x`` is not float64, or the function dropped the imaginary part.
    ValueError
        If the two shapes differ.
    """
    x, direction = np.asarray(x), np.asarray(direction)
    if x.dtype != np.float64:
        raise TypeError(f"x: expected dtype float64, got {x.dtype}")
    if x.shape != direction.shape:
        raise ValueError(f"direction: expected the shape of x, {x.shape}, got {direction.shape}")
    result = np.asarray(function(x + 1j * COMPLEX_STEP * direction))
    if not np.iscomplexobj(result):
        raise TypeError(f"function: expected a complex result, got dtype {result.dtype}: the step was lost")
    return np.asarray(result.imag / COMPLEX_STEP)


def gradient(
    function: Callable[[Array], Any],
    x: Array,
    cotangent: Array,
    method: Literal["dual", "complex_step"] = "dual",
) -> Array:
    """Return the gradient of ``sum(cotangent * function(x))``, one entry of ``x`` at a time.

    Parameters
    ----------
    function : callable
        An array function.
    x : ndarray, shape (...)
        The point.
    cotangent : ndarray
        Of the shape of ``function(x)``.
    method : {"dual", "complex_step"}
        Which of `derivative` and `complex_step` is used.

    Returns
    -------
    ndarray
        Of the shape of ``x``.

    Raises
    ------
    ValueError
        If the method is unknown, or ``cotangent`` has not the shape of the result.
    """
    steps = {"dual": derivative, "complex_step": complex_step}
    if method not in steps:
        raise ValueError(f"method: expected one of {', '.join(steps)}, got {method!r}")
    zero, one = constant_like(x, 0), constant_like(x, 1)
    entries = np.empty(x.shape, dtype=x.dtype)
    for index in np.ndindex(x.shape):
        direction = np.full(x.shape, zero, dtype=x.dtype)
        direction[index] = one
        tangent = steps[method](function, x, direction)
        if tangent.shape != np.shape(cotangent):
            expected = f"the shape of the result, {tangent.shape}"
            raise ValueError(f"cotangent: expected {expected}, got {np.shape(cotangent)}")
        entries[index] = np.sum(tangent * cotangent)
    return entries
