"""The activations ReLU and GELU, exact or by tanh: forward, and backward by hand."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array, constant_like, map_elements
from verify.numbers.error_function import SLOPE_AT_ZERO, erf_slope, erf_slopes, erfcs
from verify.transformer.scalars import require_instance, require_one_of
from verify.transformer.shapes import Mask, checked_array, require_finite, require_functions
from verify.transformer.sigmoid import sigmoid

__all__ = ["GeluCache", "ReluCache", "gelu", "gelu_backward", "relu", "relu_backward"]

CUBIC = Fraction(44715, 10**6)
"""The coefficient of the cube in the tanh form of GELU."""


@dataclass(frozen=True, slots=True)
class ReluCache:
    """What `relu_backward` needs: where the input was positive; and the output for the checks."""

    positive: Mask
    output: Array


@dataclass(frozen=True, slots=True)
class GeluCache:
    """What `gelu_backward` needs.

    Parameters
    ----------
    gate : ndarray, shape (...)
        What the input was multiplied by: the probability that a standard normal variable is below it, or its
        approximation by tanh.
    derivative : ndarray, shape (...)
        The derivative of the output at each entry.
    output : ndarray, shape (...)
        ``x * gate``.
    """

    gate: Array
    derivative: Array
    output: Array


def relu(x: Array) -> tuple[Array, ReluCache]:
    """Return ``max(x, 0)``.

    Parameters
    ----------
    x : ndarray, shape (...)
        Finite numbers; complex ones are judged by their real parts, as the complex step needs.

    Returns
    -------
    output : ndarray, shape (...)
    cache : ReluCache

    Raises
    ------
    ArgumentError
        If ``x`` is not finite, or has a wrong dtype.
    UndecidedError
        If an entry is a ball that holds 0 and positive numbers: it is never guessed.
    ValueError
        If an entry is a dual number with value 0, where there is no derivative.
    """
    x = checked_array(x, "x")
    positive = _positive(x) if x.dtype == object else np.asarray(x.real > 0)
    output = np.where(positive, x, constant_like(x, 0)).astype(x.dtype, copy=False)
    return output, ReluCache(positive=positive, output=output)


def relu_backward(cache: ReluCache, d_output: Array) -> Array:
    """Return the gradient at ``x``: the incoming one where x > 0, and 0 elsewhere, so ReLU'(0) = 0.

    Parameters
    ----------
    cache : ReluCache
        From the forward pass.
    d_output : ndarray, shape (...)
        Gradient at the output.

    Returns
    -------
    ndarray, shape (...)

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, ReluCache)
    d_output = checked_array(d_output, "d_output", cache.output.shape)
    return np.where(cache.positive, d_output, constant_like(d_output, 0)).astype(d_output.dtype, copy=False)


def gelu(x: Array, approximate: Literal["none", "tanh"] = "none") -> tuple[Array, GeluCache]:
    """Return ``x * P(Z <= x)`` for a standard normal Z, or its approximation by tanh.

    Parameters
    ----------
    x : ndarray, shape (...)
        Finite numbers. The left tail keeps its relative accuracy in both forms.
    approximate : {"none", "tanh"}
        As PyTorch calls them. ``"none"``: ``x / 2 * (1 + erf(x / sqrt(2)))``. ``"tanh"``:
        ``x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x**3)))``. Hugging Face's "gelu" is the first,
        "gelu_new" and "gelu_pytorch_tanh" the second.

    Returns
    -------
    output : ndarray, shape (...)
    cache : GeluCache

    Raises
    ------
    ArgumentError
        If ``x`` is not finite, or has a wrong dtype, or its cube overflows; or ``approximate`` is unknown.
    """
    forms = {"none": _gelu_exact, "tanh": _gelu_tanh}
    require_one_of(approximate, "approximate", forms)
    x = checked_array(x, "x")
    require_functions(x, "x")
    gate, derivative = forms[approximate](x)
    output = x * gate
    return output, GeluCache(gate=gate, derivative=derivative, output=output)


def gelu_backward(cache: GeluCache, d_output: Array) -> Array:
    """Return the gradient at ``x``.

    Parameters
    ----------
    cache : GeluCache
        From the forward pass.
    d_output : ndarray, shape (...)
        Gradient at the output.

    Returns
    -------
    ndarray, shape (...)

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, GeluCache)
    d_x: Array = checked_array(d_output, "d_output", cache.output.shape) * cache.derivative
    return d_x


def _positive(x: Array) -> Mask:
    """Return which objects are positive, refusing those that have no order."""
    try:
        return map_elements(lambda value: bool(value > 0), x).astype(np.bool_)
    except TypeError as error:
        raise ArgumentError("x", "real numbers", str(error)) from None


def _gelu_exact(x: Array) -> tuple[Array, Array]:
    """Return the normal distribution function P at ``x``, and ``P + x P'``."""
    scaled = x / _root_two(x)
    with np.errstate(over="ignore", invalid="ignore"):
        distribution = erfcs(-scaled) / 2
        derivative = distribution + scaled * erf_slopes(scaled) / 2
    require_finite(derivative, "derivative of GELU at x")
    return distribution, derivative


def _gelu_tanh(x: Array) -> tuple[Array, Array]:
    """Return ``(1 + tanh(u)) / 2``, which is ``sigmoid(2 u)``, and ``s + x s'``."""
    cubic = constant_like(x, CUBIC)
    factor = _slope_at_zero(x) * _root_two(x)  # 2 sqrt(2 / pi)
    with np.errstate(over="ignore", invalid="ignore"):
        doubled = factor * (x + cubic * x * x * x)
    require_finite(doubled, "sqrt(2 / pi) * (x + 0.044715 * x**3)")
    gate, cache = sigmoid(doubled)
    slope = factor * (1 + 3 * cubic * x * x)
    return gate, gate + x * slope * cache.output * cache.complement


def _root_two(x: Array) -> Any:
    """Return the square root of 2 in the number type of ``x``."""
    return np.sqrt(constant_like(x, 2)) if x.dtype == object else math.sqrt(2)


def _slope_at_zero(x: Array) -> Any:
    """Return ``2 / sqrt(pi)`` in the number type of ``x``."""
    return erf_slope(constant_like(x, 0)) if x.dtype == object else SLOPE_AT_ZERO
