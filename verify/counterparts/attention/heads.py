"""Many heads, and keys that several heads share."""

from __future__ import annotations

import numpy as np

from verify.counterparts.arrays import identity
from verify.counterparts.attending import attend, backward, copies, many_heads, with_scores
from verify.numbers import Array


def head_weights_jacobian(*, S: Array) -> Array:
    """Return gradients at the scores of all heads, weight by weight."""
    cache = with_scores(copies(S, S.size), copies(copies(identity(S, S.shape[2]), len(S)), S.size))
    return backward(cache, identity(S, S.size).reshape(-1, *S.shape)).d_scores.reshape(*S.shape, *S.shape)


def multi_head_backward_output(*, G: Array, S: Array, V: Array, W_O: Array) -> Array:
    """Return the gradient at the output projection, head by head."""
    return many_heads(G, S, V, W_O).parameters.w_output.reshape(W_O.shape)


def multi_head_backward_value(*, G: Array, S: Array, V: Array, W_O: Array) -> Array:
    """Return the gradient at the values, head by head."""
    found = many_heads(G, S, V, W_O).d_x_value
    return np.swapaxes(found.reshape(len(found), len(S), -1), 0, 1)


def multi_head_backward(*, G: Array, S: Array, V: Array, W_O: Array) -> Array:
    """Return the gradient at the scores of all heads."""
    return many_heads(G, S, V, W_O).attention.d_scores


def grouped_query_backward_key(*, G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at keys that were copied for each head, added up."""
    cache = attend(Q, copies(K, len(Q)), copies(V, len(Q)), r, M)
    return np.asarray(backward(cache, G).d_key[..., : K.shape[1]].sum(axis=0))


def grouped_query_backward_value(*, G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at values that were copied for each head, added up."""
    cache = attend(Q, copies(K, len(Q)), copies(V, len(Q)), r, M)
    return np.asarray(backward(cache, G).d_value.sum(axis=0))
