"""Attention as the counterparts run it: with scores that are given, with one head, with many."""

from __future__ import annotations

from typing import Any

import numpy as np

from verify.counterparts.arrays import identity
from verify.numbers import Array, anchors
from verify.transformer.layers.attention import (
    AttentionCache,
    AttentionGradients,
    scaled_dot_product_attention,
    scaled_dot_product_attention_backward,
)
from verify.transformer.layers.multi_head import (
    MultiHeadAttentionGradients,
    MultiHeadAttentionParameters,
    multi_head_attention,
    multi_head_attention_backward,
)
from verify.transformer.shapes import Mask


def attend(
    query: Array, key: Array, value: Array, r: Array | None = None, added: Array | None = None, mask: Mask | None = None
) -> AttentionCache:
    """Run attention with scores ``query @ key^T / r + added``: what is added comes in through channels of its own."""
    if added is not None:
        rows = np.broadcast_to(identity(query, added.shape[-2]), (*added.shape[:-1], added.shape[-2]))
        query = np.concatenate([query, rows], axis=-1)
        extra = np.swapaxes(added, -1, -2)
        key = np.concatenate([key, extra if r is None else r * extra], axis=-1)
    return scaled_dot_product_attention(query, key, value, scale=inverse(r), mask=mask)[1]


def inverse(r: Array | None) -> Any:
    """Return the scale ``1/r`` as a number, 1 without r."""
    return 1 if r is None else np.asarray(1 / r)[()]


def with_scores(scores: Array, value: Array, mask: Mask | None = None) -> AttentionCache:
    """Run attention whose scores are given."""
    rows = np.broadcast_to(identity(scores, scores.shape[-2]), (*scores.shape[:-1], scores.shape[-2]))
    return attend(rows, np.swapaxes(scores, -1, -2), value, mask=mask)


def copies(x: Array, count: int) -> Array:
    """Return a batch of equal arrays."""
    return np.broadcast_to(x, (count, *x.shape))


def each_weight(query: Array, key: Array, r: Array | None = None, added: Array | None = None) -> AttentionGradients:
    """Return gradients for a loss that is one weight, one after the other: their first axis is that of the weights."""
    count, width = query.shape[0] * key.shape[0], key.shape[0]
    batch = copies(added, count) if added is not None else None
    cache = attend(copies(query, count), copies(key, count), copies(identity(key, width), count), r, batch)
    return scaled_dot_product_attention_backward(cache, identity(key, count).reshape(count, -1, width))


def seen(u: Array) -> Mask:
    """Return which keys a mask of zeros and ones lets through."""
    return np.asarray(anchors(u) != 0, dtype=np.bool_)


def backward(cache: AttentionCache, d_output: Array) -> AttentionGradients:
    """Run attention backward."""
    return scaled_dot_product_attention_backward(cache, d_output)


def masked(u: Array, x: Array) -> AttentionCache:
    """Run attention of one query with these scores under a mask, with the weights as output."""
    return with_scores(x[None], identity(x, x.size), seen(u)[None])


def hidden(u: Array) -> Mask:
    """Return masks, each of which hides one more key."""
    return np.asarray(seen(u) & ~np.eye(u.size, dtype=np.bool_))


def hiding(u: Array, x: Array) -> AttentionCache:
    """Run attention with one query for each key, from which a mask hides that key."""
    return with_scores(copies(x, x.size), identity(x, x.size), hidden(u))


def one_head(
    X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, V: Array, G: Array
) -> MultiHeadAttentionGradients:
    """Run multi-head attention with one head backward; values and outputs are not projected."""
    same = identity(V, V.shape[1])
    parameters = MultiHeadAttentionParameters(W_Q, W_K, same, same, b_query=b_Q, b_key=b_K)
    _, cache = multi_head_attention(X, Y, V, parameters, 1, scale=inverse(r))
    return multi_head_attention_backward(cache, G)


def weights_of_head(
    X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array
) -> list[MultiHeadAttentionParameters]:
    """Return gradients at the parameters for a loss that is one weight, one after the other."""
    losses = identity(Y, len(X) * len(Y)).reshape(-1, len(X), len(Y))
    return [one_head(X, W_Q, b_Q, Y, W_K, b_K, r, identity(Y, len(Y)), loss).parameters for loss in losses]


def bias_of(gradient: Array | None) -> Array:
    """Return a gradient that must be there."""
    if gradient is None:
        raise ValueError("bias: a gradient was expected, got none")
    return gradient


def side_by_side(x: Array) -> Array:
    """Return (h, n, e) as (n, h * e): one head beside the other."""
    return np.concatenate(list(x), axis=-1)


def many_heads(G: Array, S: Array, V: Array, W_O: Array) -> MultiHeadAttentionGradients:
    """Run multi-head attention backward, where queries pick rows of the scores."""
    rows = identity(S, S.shape[1])
    key, value = side_by_side(np.swapaxes(S, 1, 2)), side_by_side(V)
    parameters = MultiHeadAttentionParameters(
        w_query=np.concatenate([rows] * len(S), axis=1),
        w_key=identity(S, key.shape[1]),
        w_value=identity(S, value.shape[1]),
        w_output=W_O.reshape(-1, W_O.shape[2]),
    )
    _, cache = multi_head_attention(rows, key, value, parameters, len(S), scale=1)
    return multi_head_attention_backward(cache, G)
