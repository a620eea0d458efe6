"""Token embedding with the scale sqrt(d): forward, and backward by hand."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.numbers.elements import Array, constant_like, is_exact
from verify.transformer.shapes import ArgumentError, checked_array, require_finite

__all__ = ["EmbeddingCache", "embedding", "embedding_backward"]


@dataclass(frozen=True, slots=True)
class EmbeddingCache:
    """What `embedding_backward` needs: tokens, table and scale; and the output for the checks."""

    tokens: npt.NDArray[np.integer[Any]]
    table: Array
    scale: Any
    output: Array


def embedding(tokens: npt.ArrayLike, table: Array, *, scale: Any = None) -> tuple[Array, EmbeddingCache]:
    """Return ``scale * table[tokens]``.

    Parameters
    ----------
    tokens : array_like of int, shape (...)
        From 0 to vocabulary - 1; a negative one does not count from the end.
    table : ndarray, shape (vocabulary, d)
        A row for each token: PyTorch's ``nn.Embedding.weight``.
    scale : number, optional
        sqrt(d) without it, as in "Attention Is All You Need": a float, or a ball at the precision in force.
        1 for none, as in BERT. An int or Fraction suits every number type.

    Returns
    -------
    output : ndarray, shape (..., d)
    cache : EmbeddingCache

    Raises
    ------
    ArgumentError
        If tokens are not integers or out of range, or the table or scale is no finite number or has a wrong
        shape.
    """
    table = checked_array(table, "table", ("vocabulary", "d"))
    checked = _checked_tokens(tokens, table.shape[0])
    factor = _scale(table, scale)
    output = table[checked] * factor
    return output, EmbeddingCache(tokens=checked, table=table, scale=factor, output=output)


def embedding_backward(cache: EmbeddingCache, d_output: Array) -> Array:
    """Return the gradient at the table: for each token the sum over all its occurrences, times the scale.

    Parameters
    ----------
    cache : EmbeddingCache
        From the forward pass.
    d_output : ndarray, shape (..., d)
        Gradient at the output.

    Returns
    -------
    ndarray, shape (vocabulary, d)
        Zero for a token that does not occur.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    d_output = checked_array(d_output, "d_output", cache.output.shape)
    d_rows = d_output * cache.scale
    d_table = np.full(cache.table.shape, constant_like(d_rows, 0), dtype=d_rows.dtype)
    np.add.at(d_table, cache.tokens, d_rows)
    return d_table


def _checked_tokens(tokens: npt.ArrayLike, vocabulary: int) -> npt.NDArray[np.integer[Any]]:
    """Return tokens as an integer array, refused out of range."""
    try:
        array = np.asarray(tokens)
    except ValueError:
        raise ArgumentError("tokens", "an array", "ragged nested lists") from None
    if array.dtype.kind not in "iu":
        raise ArgumentError("tokens", "integers", f"dtype {array.dtype}")
    if array.size == 0:
        raise ArgumentError("tokens", "at least one element along every axis", f"shape {array.shape}")
    outside = np.argwhere((array < 0) | (array >= vocabulary))
    if len(outside):
        index = tuple(int(i) for i in outside[0])
        raise ArgumentError("tokens", f"integers from 0 to {vocabulary - 1}", f"{array[index]} at index {index}")
    return array


def _scale(table: Array, scale: Any) -> Any:
    """Return the scale in the number type of the table, sqrt(d) for None."""
    if scale is None:
        width = table.shape[1]
        return np.sqrt(constant_like(table, width)) if table.dtype == object else math.sqrt(width)
    if isinstance(scale, (bool, np.bool_, str)) or np.ndim(scale) != 0:
        raise ArgumentError("scale", "a number", repr(scale))
    if is_exact(scale):
        return constant_like(table, scale if isinstance(scale, Fraction) else int(scale))
    require_finite(np.asarray(scale), "scale")
    return scale.item() if isinstance(scale, np.generic) else scale
