"""The logistic sigmoid, accurate in both tails: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from verify.numbers.elements import Array, anchors
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import checked_array, require_functions

__all__ = ["SigmoidCache", "both_sigmoids", "sigmoid", "sigmoid_backward"]


@dataclass(frozen=True, slots=True)
class SigmoidCache:
    """Hold what `sigmoid_backward` needs: s(x) and s(-x), each to full relative accuracy."""

    output: Array
    complement: Array


def sigmoid(x: Array) -> tuple[Array, SigmoidCache]:
    """Return ``1 / (1 + exp(-x))``, through the exponential that cannot overflow.

    Parameters
    ----------
    x : ndarray, shape (...)
        Finite numbers.

    Returns
    -------
    output : ndarray, shape (...)
    cache : SigmoidCache

    Raises
    ------
    ArgumentError
        If ``x`` is not finite, or has a wrong dtype.
    """
    x = checked_array(x, "x")
    require_functions(x, "x")
    output, complement = both_sigmoids(x)
    return output.copy(), SigmoidCache(output=output, complement=complement)


def both_sigmoids(x: Array, out: tuple[Array, Array] | None = None) -> tuple[Array, Array]:
    """Return s(x) and s(-x), without checks.

    Parameters
    ----------
    x : ndarray, shape (...)
        Finite numbers whose elements have exp.
    out : (ndarray, ndarray), optional
        Where the two go; neither may be ``x``.

    Returns
    -------
    output, complement : ndarray, shape (...)
    """
    output, complement = (np.empty_like(x), np.empty_like(x)) if out is None else out
    if x.dtype.kind == "f" and x.max(initial=0) < np.log(np.finfo(x.dtype).max) - 1:
        np.exp(x, out=output)  # does not overflow, and is small where s(x) is
        np.add(output, 1, out=complement)
        np.divide(1, complement, out=complement)
        output *= complement
        return output, complement
    negative = np.asarray(anchors(x) < 0, dtype=bool)
    small = np.exp(np.where(negative, x, -x))
    larger = np.asarray(1 / (1 + small))
    smaller = small * larger
    output[...], complement[...] = np.where(negative, smaller, larger), np.where(negative, larger, smaller)
    return output, complement


def sigmoid_backward(cache: SigmoidCache, d_output: Array) -> Array:
    """Return the gradient at ``x``, ``s(x) s(-x)`` times the incoming one; ``1 - s`` is never formed.

    Parameters
    ----------
    cache : SigmoidCache
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
    require_instance(cache, SigmoidCache)
    d_output = checked_array(d_output, "d_output", cache.output.shape)
    d_x: Array = d_output * cache.output * cache.complement
    return d_x
