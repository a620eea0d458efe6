"""The residual connection around a function, with LayerNorm after it or before it: forward and backward."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from verify.errors import ArgumentError
from verify.numbers.elements import Array
from verify.transformer.layer_norm import LayerNormCache, layer_norm, layer_norm_backward

__all__ = ["NormParameters", "ResidualCache", "normalized", "normalized_backward", "residual", "residual_backward"]

Inner = TypeVar("Inner")
Gradients = TypeVar("Gradients")


@dataclass(frozen=True, slots=True)
class NormParameters:
    """Gain and bias of a LayerNorm, each of shape (d,), or the gradients there; no bias if it is None."""

    weight: Array
    bias: Array | None = None


@dataclass(frozen=True, slots=True)
class ResidualCache(Generic[Inner]):
    """Intermediates of a residual connection.

    Parameters
    ----------
    norm_first : bool
        Whether the norm came before the function.
    norm : LayerNormCache
        Of the norm.
    inner : object
        The cache of the function.
    """

    norm_first: bool
    norm: LayerNormCache
    inner: Inner


def residual(
    x: Array,
    function: Callable[[Array], tuple[Array, Inner]],
    norm: NormParameters,
    *,
    norm_first: bool,
    eps: Any,
) -> tuple[Array, ResidualCache[Inner]]:
    """Return ``norm(x + f(x))``, or ``x + f(norm(x))`` with the norm first.

    Parameters
    ----------
    x : ndarray, shape (..., n, d)
        Rows are tokens.
    function : callable
        Takes an array to one of the same shape and a cache.
    norm : NormParameters
        Of the norm.
    norm_first : bool
        The order.
    eps : number
        Of the norm, inside the root.

    Returns
    -------
    output : ndarray, shape (..., n, d)
    cache : ResidualCache

    Raises
    ------
    ArgumentError
        If the function changes the shape, or an argument of the norm is wrong.
    """
    if norm_first:
        rows, norm_cache = normalized(x, norm, eps)
        change, inner = function(rows)
        return _sum(x, change), ResidualCache(norm_first, norm_cache, inner)
    change, inner = function(x)
    output, norm_cache = normalized(_sum(x, change), norm, eps)
    return output, ResidualCache(norm_first, norm_cache, inner)


def _sum(x: Array, change: Array) -> Array:
    """Return ``x + change``, which must not broadcast: that would be another function."""
    if x.shape != change.shape:
        raise ArgumentError("output of the residual branch", f"the shape of its input, {x.shape}", f"{change.shape}")
    return x + change


def residual_backward(
    cache: ResidualCache[Inner],
    d_output: Array,
    function_backward: Callable[[Inner, Array], tuple[Array, Gradients]],
) -> tuple[Array, NormParameters, Gradients]:
    """Return the gradient of a residual connection at its input, at the norm, and inside the function.

    Parameters
    ----------
    cache : ResidualCache
        From the forward pass.
    d_output : ndarray, shape (..., n, d)
        Gradient at the output.
    function_backward : callable
        Takes the function's cache and the gradient at its output to the gradient at its input, and others.

    Returns
    -------
    d_x : ndarray, shape (..., n, d)
    d_norm : NormParameters
    gradients : object
        What ``function_backward`` returned beside the gradient at its input.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    if cache.norm_first:
        d_rows, gradients = function_backward(cache.inner, d_output)
        d_x, d_norm = normalized_backward(cache.norm, d_rows)
        return d_output + d_x, d_norm, gradients
    d_sum, d_norm = normalized_backward(cache.norm, d_output)
    d_x, gradients = function_backward(cache.inner, d_sum)
    return d_sum + d_x, d_norm, gradients


def normalized(x: Array, norm: NormParameters, eps: Any) -> tuple[Array, LayerNormCache]:
    """Return LayerNorm of ``x`` with the parameters together."""
    return layer_norm(x, norm.weight, norm.bias, eps=eps)


def normalized_backward(cache: LayerNormCache, d_output: Array) -> tuple[Array, NormParameters]:
    """Return the gradients of LayerNorm at its input, and at its parameters together."""
    gradients = layer_norm_backward(cache, d_output)
    if gradients.d_weight is None:
        raise ArgumentError("cache", "the cache of a norm with a weight", "one without")
    return gradients.d_x, NormParameters(gradients.d_weight, gradients.d_bias)
