"""Token embedding with the scale sqrt(d): forward, and backward by hand."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.numbers.elements import Array, constant_like
from verify.transformer.scalars import checked_number, require_instance, require_integer
from verify.transformer.shapes import Indices, checked_array, checked_indices, require_functions

__all__ = ["EmbeddingCache", "embedding", "embedding_backward"]


@dataclass(frozen=True, slots=True)
class EmbeddingCache:
    """Hold what `embedding_backward` needs: tokens, table, scale, token of padding, and the output for the checks."""

    tokens: Indices
    table: Array
    scale: Any
    output: Array
    padding_idx: int | None = None


def embedding(
    tokens: npt.ArrayLike, table: Array, *, scale: Any = None, padding_idx: int | None = None
) -> tuple[Array, EmbeddingCache]:
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
    padding_idx : int, optional
        A token whose row is used as it is and gets no gradient, as in PyTorch; None for no such token.

    Returns
    -------
    output : ndarray, shape (..., d)
    cache : EmbeddingCache

    Raises
    ------
    ArgumentError
        If tokens are not integers or out of range, ``padding_idx`` likewise, or the table or scale is no finite number
        or has a wrong shape.
    """
    table = checked_array(table, "table", ("vocabulary", "d"))
    checked = checked_indices(tokens, "tokens", table.shape[0]).copy()
    factor = _root_of_width(table) if scale is None else checked_number(scale, "scale", table)
    if padding_idx is not None:
        require_integer(padding_idx, "padding_idx")
        checked_indices([padding_idx], "padding_idx", table.shape[0])
    output = table[checked] * factor
    return output, EmbeddingCache(tokens=checked, table=table, scale=factor, output=output, padding_idx=padding_idx)


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
        Zero for a token that does not occur, and for that of padding.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, EmbeddingCache)
    d_output = checked_array(d_output, "d_output", cache.output.shape)
    d_rows = d_output * cache.scale
    d_table = np.full(cache.table.shape, constant_like(d_rows, 0), dtype=d_rows.dtype)
    np.add.at(d_table, cache.tokens, d_rows)
    if cache.padding_idx is not None:
        d_table[cache.padding_idx] = constant_like(d_rows, 0)
    return d_table


def _root_of_width(table: Array) -> Any:
    """Return sqrt(d) in the number type of the table."""
    if table.dtype != object:
        return math.sqrt(table.shape[1])
    require_functions(table, "table")
    return np.sqrt(constant_like(table, table.shape[1]))
