"""Compute the weights of attention from queries and keys, so that a piece of them can be computed again.

Heads that share keys are an axis of their own here: of queries of shape (..., h, n, d) and keys of (..., h_key, m, d)
there are views of (..., h_key, h / h_key, n, d) and (..., h_key, h / h_key, m, d), and no head is stored twice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from verify.numbers.elements import Array
from verify.transformer.fused.choice import Loops, fused_for
from verify.transformer.layers.masks import split_additive_mask
from verify.transformer.layers.softmax import softmax_in_place
from verify.transformer.shapes import Mask, require_functions
from verify.transformer.slices import Piece, for_each_piece

__all__ = [
    "Weighing",
    "for_each_group",
    "groups",
    "repeated",
    "scaled_scores",
    "slope_of_cap",
    "weighing",
]


class Weighing(NamedTuple):
    """Hold what the weights are computed from; all arrays have the leading axes of the grouped scores.

    Parameters
    ----------
    queries, keys : ndarray, shapes (..., n, d), (..., m, d)
        With the heads in groups.
    scale, softcap : number, number or None
        What the dot products are multiplied by, and what bounds that.
    additions : ndarray, shape (..., n, m), or None
        What is added to the scores.
    mask : ndarray of bool, shape (..., n, m), or None
        True = may attend.
    shape : tuple of int
        Of the weights before heads were grouped.
    dtype : dtype
        Of the weights.
    loops : Loops or None
        What does the softmax in one pass.
    """

    queries: Array
    keys: Array
    scale: Any
    softcap: Any
    additions: Array | None
    mask: Mask | None
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    loops: Loops | None

    @property
    def leading(self) -> tuple[int, ...]:
        """The leading axes of the grouped scores."""
        return self.queries.shape[:-2]

    def write_scores(self, piece: Piece, out: Array) -> None:
        """Write the scores of a piece, with softcap and additions; what overflows is no finite number."""
        scaled_scores(self.queries[piece], self.keys[piece], self.scale, out=out)
        require_functions(out, "scores")
        if self.softcap is not None:
            out[...] = self.softcap * np.tanh(out / self.softcap)
        if self.additions is not None:
            with np.errstate(over="ignore", invalid="ignore"):
                out += self.additions[piece]

    def normalize(self, piece: Piece, scores: Array) -> None:
        """Replace the scores of a piece by their softmax over the keys that are attended to."""
        softmax_in_place(scores, None if self.mask is None else self.mask[piece], self.loops)

    def all_weights(self) -> Array:
        """Return the weights of all pieces, shape (..., h, n, m)."""
        weights = np.empty((*self.leading, *self.shape[-2:]), self.dtype)

        def work(piece: Piece) -> None:
            self.write_scores(piece, weights[piece])
            self.normalize(piece, weights[piece])

        for_each_piece(work, self.leading, self.shape[-2] * self.shape[-1], self.dtype)
        return weights.reshape(self.shape)


def weighing(
    query: Array, key: Array, scale: Any, softcap: Any, additive_mask: Array | None, mask: Mask | None
) -> Weighing:
    """Return what the weights come from, of arguments that are checked.

    Parameters
    ----------
    query, key : ndarray, shapes (..., h, n, d), (..., h_key, m, d)
        Or other leading axes, the same for both.
    scale, softcap : number, number or None
        In the number type of the arrays.
    additive_mask, mask : ndarray or None
        Broadcast to (..., h, n, m); an entry ``-inf`` of the first masks.
    """
    leading = query.shape[:-2]
    shape = (*leading, query.shape[-2], key.shape[-2])
    dtype = np.result_type(query, key, scale if isinstance(scale, (float, complex)) else object)
    group = groups(leading, key.shape[:-2])
    added = None
    if additive_mask is not None:
        added = np.broadcast_to(split_additive_mask(additive_mask)[0], shape)
        dtype = np.result_type(dtype, added)
    return Weighing(
        queries=group(query),
        keys=for_each_group(key, leading),
        scale=scale,
        softcap=softcap,
        additions=None if added is None else group(added),
        mask=None if mask is None else group(mask),
        shape=shape,
        dtype=dtype,
        loops=fused_for(dtype, int(np.prod(shape))),
    )


def groups(leading: tuple[int, ...], of_keys: tuple[int, ...]) -> Callable[[Array], Array]:
    """Return the function that gives a view with the heads of (..., h, a, b) as (..., h_key, h / h_key, a, b)."""
    if leading == of_keys:
        return lambda x: x
    heads = (of_keys[-1], leading[-1] // of_keys[-1])
    return lambda x: x.reshape(*leading[:-1], *heads, *x.shape[-2:])


def for_each_group(x: Array, leading: tuple[int, ...]) -> Array:
    """Return (..., h_key, a, b) as a view of shape (..., h_key, h / h_key, a, b), in which no head is stored twice."""
    if x.shape[:-2] == leading:
        return x
    heads = (x.shape[-3], leading[-1] // x.shape[-3])
    return np.broadcast_to(x[..., None, :, :], (*leading[:-1], *heads, *x.shape[-2:]))


def repeated(x: Array, leading: tuple[int, ...]) -> Array:
    """Return (..., h_key, a, b) as (..., h, a, b)."""
    return for_each_group(x, leading).reshape(*leading, *x.shape[-2:])


def scaled_scores(query: Array, key: Array, factor: Any, out: Array | None = None) -> Array:
    """Return ``factor * query @ key^T``; what overflows is no finite number."""
    with np.errstate(over="ignore", invalid="ignore"):
        scores: Array = np.matmul(query * factor, np.swapaxes(key, -1, -2), out=out)
    return scores


def slope_of_cap(scores: Array, cap: Any) -> Array:
    """Return the derivative of ``cap * tanh(scores / cap)`` at scores."""
    bounded = np.tanh(scores / cap)
    return np.asarray((1 - bounded) * (1 + bounded))
