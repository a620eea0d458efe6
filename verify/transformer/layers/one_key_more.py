"""A key and a value that are no token's, after those of the tokens: ``nn.MultiheadAttention(add_bias_kv=True)``."""

from __future__ import annotations

from typing import Any

import numpy as np

from verify.numbers.elements import Array

__all__ = ["followed_by", "mask_with_one_more", "without_the_last"]


def mask_with_one_more(mask: Array, m: int, entry: Any) -> Array:
    """Return a mask of m keys, or one number for all of them, with one entry more: shape (..., m + 1)."""
    whole = np.broadcast_to(mask, (*mask.shape[:-1], m))
    return np.concatenate([whole, np.full((*mask.shape[:-1], 1), entry, mask.dtype)], axis=-1)


def followed_by(x: Array, row: Array) -> Array:
    """Return keys or values, (..., h, m, d), followed by a row of shape (h * d,) that all sequences share."""
    heads, width = x.shape[-3], x.shape[-1]
    return np.concatenate([x, np.broadcast_to(row.reshape(heads, 1, width), (*x.shape[:-2], 1, width))], axis=-2)


def without_the_last(d_x: Array) -> tuple[Array, Array]:
    """Return the gradients before `followed_by`: of what was there, and of the row."""
    last = d_x[..., -1, :]
    return d_x[..., :-1, :], np.asarray(last.reshape(-1, last.shape[-2] * last.shape[-1]).sum(axis=0))
