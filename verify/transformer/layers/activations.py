"""The activations ReLU, GELU, exact or by tanh, and SiLU: forward, and backward by hand."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, TypeAlias

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array, constant_like, map_elements
from verify.numbers.error_function import SLOPE_AT_ZERO, erf_slope, erf_slopes, erfcs
from verify.numbers.normal_distribution import FITS, mills_quotient, normal_distribution
from verify.transformer.fused.choice import Loops, fused_loops
from verify.transformer.layers.sigmoid import both_sigmoids
from verify.transformer.scalars import require_instance, require_one_of
from verify.transformer.shapes import Mask, all_finite, checked_array, require_finite, require_functions
from verify.transformer.slices import Piece, Workspace, for_each_piece

__all__ = [
    "GatedCache",
    "ReluCache",
    "gated_backward",
    "gelu",
    "gelu_gate",
    "multiplied",
    "relu",
    "relu_backward",
    "silu",
]

Form: TypeAlias = Callable[[Array, Array, Array, Array], None]
"""A pass over a piece: it takes x, and writes the gate, ``x * gate`` and the derivative of that."""

CUBIC = Fraction(44715, 10**6)
"""The coefficient of the cube in the tanh form of GELU."""


@dataclass(frozen=True, slots=True)
class ReluCache:
    """Hold what `relu_backward` needs: where the input was positive; and the output for the checks."""

    positive: Mask
    output: Array


@dataclass(frozen=True, slots=True)
class GatedCache:
    """Hold what `gated_backward` needs: the derivative of the output at each entry; and the output for the checks."""

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
        The zeros of negative numbers are +0, as PyTorch's; that of -0 has either sign.
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
    x = checked_array(x, "x", finite=False)
    if x.dtype.kind != "f":
        positive = _positive(x) if x.dtype == object else np.asarray(x.real > 0)
        output = np.where(positive, x, constant_like(x, 0))
        return output, ReluCache(positive=positive, output=output)
    entries = x.reshape(-1)
    positive, output = np.empty(entries.shape, np.bool_), np.empty_like(entries)
    loops = fused_loops(entries, output)

    def work(piece: Piece) -> None:
        part = entries[piece]
        if loops is not None:
            if not loops.relu_entries(part, positive[piece], output[piece]):
                require_finite(x, "x")
            return
        if not all_finite(part):
            require_finite(x, "x")
        np.greater(part, 0, out=positive[piece])
        np.maximum(part, 0, out=output[piece])

    for_each_piece(work, entries.shape, 1, x.dtype, in_one_loop=loops is not None)
    output = output.reshape(x.shape)
    return output, ReluCache(positive=positive.reshape(x.shape), output=output)


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
        A zero has the sign of what came in.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, ReluCache)
    d_output = checked_array(d_output, "d_output", cache.output.shape, finite=False)
    if d_output.dtype == object:
        return np.where(cache.positive, d_output, constant_like(d_output, 0))
    return multiplied(d_output, cache.positive)


def gelu(x: Array, approximate: Literal["none", "tanh"] = "none") -> tuple[Array, GatedCache]:
    """Return ``x * P(Z <= x)`` for a standard normal Z, or its approximation by tanh.

    Parameters
    ----------
    x : ndarray, shape (...)
        Finite numbers. The left tail keeps its relative accuracy in both forms while the gate is a normal number.
    approximate : {"none", "tanh"}
        As PyTorch calls them. ``"none"``: ``x / 2 * (1 + erf(x / sqrt(2)))``. ``"tanh"``:
        ``x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x**3)))``. Hugging Face's "gelu" is the first,
        "gelu_new" and "gelu_pytorch_tanh" the second.

    Returns
    -------
    output : ndarray, shape (...)
    cache : GatedCache

    Raises
    ------
    ArgumentError
        If ``x`` is not finite, or has a wrong dtype, or its cube overflows; or ``approximate`` is unknown.
    """
    x = checked_array(x, "x", finite=False)
    output, derivative = _gated(x, _form(approximate))
    return output, GatedCache(derivative=derivative, output=output)


def gelu_gate(x: Array, approximate: Literal["none", "tanh"] = "none") -> Array:
    """Return what `gelu` multiplies its input by: ``P(Z <= x)`` for a standard normal Z, or its approximation.

    Parameters
    ----------
    x : ndarray, shape (...)
        Finite numbers.
    approximate : {"none", "tanh"}
        As in `gelu`.

    Returns
    -------
    ndarray, shape (...)

    Raises
    ------
    ArgumentError
        As `gelu`.
    """
    x = checked_array(x, "x")
    require_functions(x, "x")
    gate = np.empty_like(x)
    _form(approximate)(x, gate, np.empty_like(x), np.empty_like(x))
    return gate


def _form(approximate: object) -> Form:
    """Return the pass of one form of GELU."""
    forms = {"none": _gelu_exact, "tanh": _gelu_tanh}
    require_one_of(approximate, "approximate", forms)
    return forms[str(approximate)]


def _gated(x: Array, form: Form) -> tuple[Array, Array]:
    """Return ``x * gate(x)`` and its derivative, piece by piece: what a piece needs besides stays in a core's cache."""
    require_functions(x, "x")
    entries = x.reshape(-1)
    output, derivative = np.empty_like(entries), np.empty_like(entries)
    workspace = Workspace(x.dtype)
    fused = _in_one_pass(form, x.dtype, fused_loops(entries, output, derivative))

    def work(piece: Piece) -> None:
        part = entries[piece]
        if fused is not None and fused(part, output[piece], derivative[piece]):
            return
        if x.dtype != object:
            require_finite(part, "x")
        with workspace.array(part.shape) as gate:
            form(part, gate, output[piece], derivative[piece])

    try:
        for_each_piece(work, entries.shape, 1, x.dtype, in_one_loop=fused is not None)
    except ArgumentError:
        require_finite(x, "x")
        form(x, *(np.empty_like(x) for _ in range(3)))  # raises it with the index in the whole array
        raise
    return output.reshape(x.shape), derivative.reshape(x.shape)


def _in_one_pass(form: Form, dtype: np.dtype[Any], loops: Loops | None) -> Callable[[Array, Array, Array], Any] | None:
    """Return the loop of a form: it writes the output at x and its derivative, and tells whether all was finite."""
    if loops is None:
        return None
    number = dtype.type
    if form is _silu:
        silu_entries: Callable[[Array, Array, Array], Any] = loops.silu_entries
        return silu_entries
    if form is _gelu_tanh:
        factor = SLOPE_AT_ZERO * math.sqrt(2)
        slopes = number(factor), number(factor * CUBIC)
        return lambda x, output, derivative: loops.gelu_tanh_entries(x, *slopes, output, derivative)
    quotient = mills_quotient(dtype)
    above, below = (tuple(number(coefficient) for coefficient in part) for part in quotient)
    constants = above, below, number(FITS[dtype].end), number(1 / math.sqrt(2 * math.pi))
    return lambda x, output, derivative: loops.gelu_entries(x, *constants, output, derivative)


def gated_backward(cache: GatedCache, d_output: Array) -> Array:
    """Return the gradient at the input of `gelu` or `silu`.

    Parameters
    ----------
    cache : GatedCache
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
    require_instance(cache, GatedCache)
    d_output = checked_array(d_output, "d_output", cache.output.shape, finite=False)
    return multiplied(d_output, cache.derivative)


def multiplied(d_output: Array, derivative: Array | Mask) -> Array:
    """Return the product of two arrays of one shape, piece by piece.

    Parameters
    ----------
    d_output, derivative : ndarray, shape (...)
        A gradient, checked but for being finite, which shows in the product; and what it is multiplied by.

    Returns
    -------
    ndarray, shape (...)

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite.
    """
    d_x = np.empty(d_output.shape, np.result_type(d_output, derivative))
    gradients, slopes, of_entries = (array.reshape(-1) for array in (d_output, derivative, d_x))
    loops = fused_loops(gradients, of_entries, *(() if slopes.dtype == np.bool_ else (slopes,)))

    def work(piece: Piece) -> None:
        if loops is not None:
            if not loops.multiplied_entries(gradients[piece], slopes[piece], of_entries[piece]):
                require_finite(d_output, "d_output")
            return
        with np.errstate(invalid="ignore"):
            part = np.multiply(gradients[piece], slopes[piece], out=of_entries[piece])
        if d_x.dtype != object and not all_finite(part):
            require_finite(d_output, "d_output")

    for_each_piece(work, of_entries.shape, 1, d_x.dtype, in_one_loop=loops is not None)
    return d_x


def silu(x: Array) -> tuple[Array, GatedCache]:
    """Return ``x * sigmoid(x)``, also called swish.

    Parameters
    ----------
    x : ndarray, shape (...)
        Finite numbers.

    Returns
    -------
    output : ndarray, shape (...)
    cache : GatedCache

    Raises
    ------
    ArgumentError
        If ``x`` is not finite, or has a wrong dtype.
    """
    x = checked_array(x, "x", finite=False)
    output, derivative = _gated(x, _silu)
    return output, GatedCache(derivative=derivative, output=output)


def _positive(x: Array) -> Mask:
    """Return which objects are positive, refusing those that have no order."""
    try:
        return map_elements(lambda value: bool(value > 0), x).astype(np.bool_)
    except TypeError as error:
        raise ArgumentError("x", "real numbers", str(error)) from None


def _gelu_exact(x: Array, gate: Array, output: Array, derivative: Array) -> None:
    """Write the normal distribution function P at ``x``, ``x P``, and ``P + x P'``."""
    if x.dtype.kind == "f":
        normal_distribution(x, gate, derivative, output)
        np.multiply(gate, x, out=output)
        derivative *= x
        derivative += gate
        return
    scaled = x / _root_two(x)
    with np.errstate(over="ignore", invalid="ignore"):
        np.divide(erfcs(-scaled), 2, out=gate)
        slopes = erf_slopes(scaled)
        scaled /= 2
        np.multiply(slopes, scaled, out=derivative)
        derivative += gate
    require_finite(derivative, "derivative of GELU at x")
    np.multiply(gate, x, out=output)


def _gelu_tanh(x: Array, gate: Array, output: Array, derivative: Array) -> None:
    """Write ``s = (1 + tanh(u)) / 2``, which is ``sigmoid(2 u)``, ``x s`` and ``s + x s'``."""
    factor = _slope_at_zero(x) * _root_two(x)  # 2 sqrt(2 / pi)
    with np.errstate(over="ignore", invalid="ignore"):
        cubic = x * x
        cubic *= factor * constant_like(x, CUBIC)
        doubled = cubic + factor
        doubled *= x
    require_finite(doubled, "sqrt(2 / pi) * (x + 0.044715 * x**3)")
    cubic *= 3
    cubic += factor  # the derivative of what is doubled
    both_sigmoids(doubled, (gate, derivative))
    np.multiply(gate, x, out=output)
    cubic *= output
    derivative *= cubic
    derivative += gate


def _silu(x: Array, gate: Array, output: Array, derivative: Array) -> None:
    """Write the sigmoid s of ``x``, ``x s(x)``, and ``s(x) (1 + x s(-x))``."""
    both_sigmoids(x, (gate, derivative))
    np.multiply(gate, x, out=output)
    derivative *= output
    derivative += gate


def _root_two(x: Array) -> Any:
    """Return the square root of 2 in the number type of ``x``."""
    return np.sqrt(constant_like(x, 2)) if x.dtype == object else math.sqrt(2)


def _slope_at_zero(x: Array) -> Any:
    """Return ``2 / sqrt(pi)`` in the number type of ``x``."""
    return erf_slope(constant_like(x, 0)) if x.dtype == object else SLOPE_AT_ZERO
