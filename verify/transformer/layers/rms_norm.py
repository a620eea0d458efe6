"""RMSNorm, LayerNorm without the mean: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from verify.numbers.elements import Array
from verify.transformer.scalars import checked_positive, require_instance
from verify.transformer.shapes import checked_array, require_finite, require_functions

__all__ = ["RmsNormCache", "RmsNormGradients", "rms_norm", "rms_norm_backward"]


@dataclass(frozen=True, slots=True)
class RmsNormCache:
    """Arguments and intermediates of `rms_norm`.

    Parameters
    ----------
    weight : ndarray, shape (d,), or None
        The gain.
    mean_square : ndarray, shape (..., 1)
        Of each token, without eps.
    inverse_rms : ndarray, shape (..., 1)
        ``1 / sqrt(mean_square + eps)``.
    normalized, output : ndarray, shape (..., d)
        ``x * inverse_rms``, and that times the weight.
    """

    weight: Array | None
    mean_square: Array
    inverse_rms: Array
    normalized: Array
    output: Array


@dataclass(frozen=True, slots=True)
class RmsNormGradients:
    """Gradients of `rms_norm`, each of the shape of its argument; ``d_weight`` is None without a weight."""

    d_x: Array
    d_weight: Array | None
    d_normalized: Array


def rms_norm(x: Array, weight: Array | None = None, *, eps: Any = Fraction(1, 10**6)) -> tuple[Array, RmsNormCache]:
    """Return ``x / sqrt(mean(x**2) + eps) * weight``, each token on its own.

    Parameters
    ----------
    x : ndarray, shape (..., d)
        Rows are tokens.
    weight : ndarray, shape (d,), optional
        The gain; None for 1. (Gemma stores the gain minus 1.)
    eps : number
        Positive, and inside the root. 1e-6 as in Llama; PyTorch's default is the spacing of floats at 1. An
        int or Fraction suits every number type.

    Returns
    -------
    output : ndarray, shape (..., d)
    cache : RmsNormCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape, or the squares overflow.
    """
    x = checked_array(x, "x", ("...", "d"))
    require_functions(x, "x")
    weight = None if weight is None else checked_array(weight, "weight", (x.shape[-1],)).copy()
    inside = checked_positive(eps, "eps", x)
    with np.errstate(over="ignore", invalid="ignore"):
        mean_square = (x * x).sum(axis=-1, keepdims=True) / x.shape[-1]
    require_finite(mean_square, "mean square of x")
    inverse_rms = 1 / np.sqrt(mean_square + inside)
    normalized = x * inverse_rms
    output = normalized.copy() if weight is None else normalized * weight
    return output, RmsNormCache(
        weight=weight,
        mean_square=mean_square,
        inverse_rms=inverse_rms,
        normalized=normalized,
        output=output,
    )


def rms_norm_backward(cache: RmsNormCache, d_output: Array) -> RmsNormGradients:
    """Return the gradients of RMSNorm, ``(g - z mean(g z)) / sqrt(mean(x**2) + eps)`` at ``x``.

    Here g is the gradient before the weight, and z the normalized input.

    Parameters
    ----------
    cache : RmsNormCache
        From the forward pass.
    d_output : ndarray, shape (..., d)
        Gradient at the output.

    Returns
    -------
    RmsNormGradients
        ``d_weight`` summed over all tokens.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, RmsNormCache)
    d_output = checked_array(d_output, "d_output", cache.output.shape)
    tokens = tuple(range(d_output.ndim - 1))
    d_normalized = d_output if cache.weight is None else d_output * cache.weight
    projection = (d_normalized * cache.normalized).sum(axis=-1, keepdims=True) / d_output.shape[-1]
    return RmsNormGradients(
        d_x=cache.inverse_rms * (d_normalized - cache.normalized * projection),
        d_weight=None if cache.weight is None else np.asarray((d_output * cache.normalized).sum(axis=tokens)),
        d_normalized=d_normalized,
    )
