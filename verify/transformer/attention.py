"""Scaled dot-product attention: forward, and backward by hand, with every intermediate in reach."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

import numpy as np

from verify.numbers.elements import Array, constant_like, is_exact
from verify.transformer.shapes import (
    ArgumentError,
    Mask,
    checked_array,
    checked_mask,
    checked_size,
    require_finite,
)
from verify.transformer.softmax import softmax, softmax_backward_stable

__all__ = [
    "AttentionCache",
    "AttentionGradients",
    "causal_mask",
    "scaled_dot_product_attention",
    "scaled_dot_product_attention_backward",
]


@dataclass(frozen=True, slots=True)
class AttentionCache:
    """Arguments and intermediates of one attention.

    Parameters
    ----------
    query, key, value : ndarray, shapes (..., n, d), (..., m, d), (..., m, c)
        The arguments.
    scale : number
        What the dot products were multiplied by.
    mask : ndarray of bool, shape (..., n, m), or None
        True = may attend; broadcast to the shape of the scores.
    scores : ndarray, shape (..., n, m)
        ``scale * query @ key^T``, before the mask.
    weights : ndarray, shape (..., n, m)
        Softmax of the scores over the keys, 0 where masked.
    output : ndarray, shape (..., n, c)
        ``weights @ value``.
    """

    query: Array
    key: Array
    value: Array
    scale: Any
    mask: Mask | None
    scores: Array
    weights: Array
    output: Array


@dataclass(frozen=True, slots=True)
class AttentionGradients:
    """Gradients of attention at its arguments and intermediates, each of the shape of what it belongs to.

    ``d_scores`` is the gradient at the scaled scores, 0 where masked.
    """

    d_query: Array
    d_key: Array
    d_value: Array
    d_scores: Array
    d_weights: Array


def scaled_dot_product_attention(
    query: Array, key: Array, value: Array, *, mask: Mask | None = None, scale: Any = None
) -> tuple[Array, AttentionCache]:
    """Return ``softmax(scale * query @ key^T) @ value``.

    Parameters
    ----------
    query : ndarray, shape (..., n, d)
        Any leading axes, such as batch and heads, the same for all three.
    key : ndarray, shape (..., m, d)
        One row for each position that can be attended to.
    value : ndarray, shape (..., m, c)
        What is averaged.
    mask : ndarray of bool, optional
        True = may attend. Broadcasts to (..., n, m). A query with nothing to attend to gives output 0, and
        gradient 0.
    scale : number, optional
        1/sqrt(d) without it: a float, or a ball at the precision in force. An int or Fraction suits every
        number type.

    Returns
    -------
    output : ndarray, shape (..., n, c)
    cache : AttentionCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape, or the scores overflow.
    """
    query = checked_array(query, "query", ("...", "n", "d"))
    leading, width = query.shape[:-2], query.shape[-1]
    key = checked_array(key, "key", (*leading, "m", width))
    value = checked_array(value, "value", (*leading, key.shape[-2], "c"))
    factor = _scale(query if query.dtype == object else key, width, scale)
    scores = _scores(query, key, factor)
    attended = None if mask is None else checked_mask(mask, scores.shape)
    weights = softmax(scores, attended)
    output = weights @ value
    return output, AttentionCache(
        query=query,
        key=key,
        value=value,
        scale=factor,
        mask=attended,
        scores=scores,
        weights=weights,
        output=output,
    )


def _scores(query: Array, key: Array, factor: Any) -> Array:
    """Return the scaled scores, refusing those that overflowed."""
    with np.errstate(over="ignore", invalid="ignore"):
        scores: Array = (query @ np.swapaxes(key, -1, -2)) * factor
    require_finite(scores, "scores = scale * query @ key^T")
    return scores


def _scale(array: Array, width: int, scale: Any) -> Any:
    """Return the scale in the number type of the array, 1/sqrt(width) for None."""
    if scale is None:
        return 1 / np.sqrt(constant_like(array, width)) if array.dtype == object else 1 / math.sqrt(width)
    if is_exact(scale):
        return constant_like(array, scale if isinstance(scale, Fraction) else int(scale))
    if np.ndim(scale) != 0 or isinstance(scale, (bool, str)):
        raise ArgumentError("scale", "a number", repr(scale))
    require_finite(np.asarray(scale), "scale")
    return scale


def scaled_dot_product_attention_backward(cache: AttentionCache, d_output: Array) -> AttentionGradients:
    """Return the gradients of attention at its arguments and intermediates.

    Parameters
    ----------
    cache : AttentionCache
        From the forward pass.
    d_output : ndarray, shape (..., n, c)
        Gradient at the output.

    Returns
    -------
    AttentionGradients

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    d_output = checked_array(d_output, "d_output", cache.output.shape)
    d_value = np.swapaxes(cache.weights, -1, -2) @ d_output
    d_weights = d_output @ np.swapaxes(cache.value, -1, -2)
    d_scores = softmax_backward_stable(cache.weights, d_weights)
    d_products = d_scores * cache.scale
    return AttentionGradients(
        d_query=d_products @ cache.key,
        d_key=np.swapaxes(d_products, -1, -2) @ cache.query,
        d_value=d_value,
        d_scores=d_scores,
        d_weights=d_weights,
    )


def causal_mask(n_query: int, n_key: int, align: Literal["top_left", "bottom_right"] = "top_left") -> Mask:
    """Return the mask with which no query attends to a later key.

    Parameters
    ----------
    n_query, n_key : int
        Numbers of positions, at least 1.
    align : {"top_left", "bottom_right"}
        Which ends coincide when the numbers differ: query i sees keys j <= i, or j <= i + n_key - n_query.
        With more queries than keys, the second leaves the first rows without any key.

    Returns
    -------
    ndarray of bool, shape (n_query, n_key)
        True = may attend.

    Raises
    ------
    ArgumentError
        If a number is not a positive integer, or ``align`` is unknown.
    """
    rows, columns = checked_size(n_query, "n_query"), checked_size(n_key, "n_key")
    offsets = {"top_left": 0, "bottom_right": columns - rows}
    if align not in offsets:
        raise ArgumentError("align", f"one of {', '.join(offsets)}", repr(align))
    return np.asarray(np.arange(columns) <= np.arange(rows)[:, None] + offsets[align])
