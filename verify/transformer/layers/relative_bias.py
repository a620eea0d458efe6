"""T5's relative positions, a number for each head and each bucket of distances that is added to scores.

Forward, and backward by hand.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array
from verify.transformer.layers.embedding import EmbeddingCache, embedding, embedding_backward
from verify.transformer.scalars import require_flag, require_instance
from verify.transformer.shapes import Indices, checked_array, checked_count, checked_size

__all__ = ["RelativeBiasCache", "relative_bias", "relative_bias_backward", "relative_buckets"]


@dataclass(frozen=True, slots=True)
class RelativeBiasCache:
    """Hold what `relative_bias_backward` needs: the look-up of the table's rows, shape (n, m, heads)."""

    rows: EmbeddingCache


def relative_buckets(
    n_query: int, n_key: int, *, n_buckets: int = 32, farthest: int = 128, bidirectional: bool = True
) -> Indices:
    """Return the bucket of the distance from each query to each key.

    Half of the buckets, of each direction, hold one distance each, from 0; the others grow as the logarithm of the
    distance, up to ``farthest``, from which on all is in the last one.

    Parameters
    ----------
    n_query, n_key : int
        Numbers of positions, which may be 0; the first ones coincide.
    n_buckets : int
        How many buckets there are: a multiple of 4 if they are for both directions, and of 2 if not.
    farthest : int
        More than the number of distances that have a bucket each: T5's ``relative_attention_max_distance``.
    bidirectional : bool
        Whether keys after the query have buckets of their own, the second half, as in T5's encoder. If not, all of
        them have bucket 0, as in its decoder, where a causal mask hides them.

    Returns
    -------
    ndarray of int, shape (n_query, n_key)

    Raises
    ------
    ArgumentError
        If a number is no integer, or too small, or does not fit the others.

    Examples
    --------
    >>> relative_buckets(1, 6, n_buckets=8, farthest=4).tolist()
    [[0, 5, 6, 7, 7, 7]]
    """
    rows, columns = checked_count(n_query, "n_query"), checked_count(n_key, "n_key")
    require_flag(bidirectional, "bidirectional")
    each = 4 if bidirectional else 2
    if checked_size(n_buckets, "n_buckets") % each:
        raise ArgumentError("n_buckets", f"a multiple of {each}", str(n_buckets))
    count = n_buckets // 2 if bidirectional else n_buckets
    exact = count // 2
    if checked_size(farthest, "farthest") <= exact:
        raise ArgumentError("farthest", f"more than {exact}, the distances with a bucket each", str(farthest))
    after = np.arange(columns) - np.arange(rows)[:, None]
    distances = np.abs(after) if bidirectional else np.maximum(-after, 0)
    # The next bucket begins at exact * (farthest / exact) ** (k / grown): to the power of grown, that is an integer.
    grown = count - exact
    begins = [farthest**k * exact ** (grown - k) for k in range(1, grown)]
    of_distance = [
        distance if distance < exact else exact + bisect_right(begins, distance**grown)
        for distance in range(int(distances.max(initial=0)) + 1)
    ]
    buckets = np.array(of_distance)[distances]
    return np.asarray(buckets + count * (after > 0) if bidirectional else buckets)


def relative_bias(table: Array, buckets: Indices) -> tuple[Array, RelativeBiasCache]:
    """Return what is added to the scores of each head.

    Parameters
    ----------
    table : ndarray, shape (n_buckets, heads)
        T5's ``relative_attention_bias.weight``.
    buckets : ndarray of int, shape (n, m)
        As a rule from `relative_buckets`.

    Returns
    -------
    output : ndarray, shape (heads, n, m)
    cache : RelativeBiasCache

    Raises
    ------
    ArgumentError
        If the table is not finite or has a wrong shape, or a bucket is out of range.
    """
    rows, cache = embedding(buckets, table, scale=1)
    return np.moveaxis(rows, -1, 0).copy(), RelativeBiasCache(rows=cache)


def relative_bias_backward(cache: RelativeBiasCache, d_output: Array) -> Array:
    """Return the gradient at the table: for each bucket the sum over all pairs of positions in it.

    Parameters
    ----------
    cache : RelativeBiasCache
        From the forward pass.
    d_output : ndarray, shape (heads, n, m)
        Gradient at the output.

    Returns
    -------
    ndarray, shape (n_buckets, heads)

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, RelativeBiasCache)
    *places, heads = cache.rows.output.shape
    d_output = checked_array(d_output, "d_output", (heads, *places))
    return embedding_backward(cache.rows, np.moveaxis(d_output, 0, -1))
