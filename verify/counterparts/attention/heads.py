"""Many heads, and keys that several heads share."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Table
from verify.counterparts.arrays import identity
from verify.counterparts.attending import attend, backward, copies, many_heads, with_scores
from verify.numbers import Array
from verify.transformer.layers.attention import AttentionGradients


def _weights_jacobian(S: Array) -> Array:
    """Return gradients at the scores of all heads, weight by weight."""
    cache = with_scores(copies(S, S.size), copies(copies(identity(S, S.shape[2]), len(S)), S.size))
    return backward(cache, identity(S, S.size).reshape(-1, *S.shape)).d_scores.reshape(*S.shape, *S.shape)


def _at_values(G: Array, S: Array, V: Array, W_O: Array) -> Array:
    """Return the gradient at the values, head by head."""
    gradient = many_heads(G, S, V, W_O).d_x_value
    return np.swapaxes(gradient.reshape(len(gradient), len(S), -1), 0, 1)


def _shared(G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> AttentionGradients:
    """Return gradients where keys and values were copied for each head."""
    return backward(attend(Q, copies(K, len(Q)), copies(V, len(Q)), r, M), G)


COUNTERPARTS: Table = {
    "head_weights_jacobian": _weights_jacobian,
    "multi_head_backward_output": lambda G, S, V, W_O: many_heads(G, S, V, W_O).parameters.w_output.reshape(W_O.shape),
    "multi_head_backward_value": _at_values,
    "multi_head_backward": lambda G, S, V, W_O: many_heads(G, S, V, W_O).attention.d_scores,
    "grouped_query_backward_key": lambda G, Q, K, r, M, V: (
        _shared(G, Q, K, r, M, V).d_key[..., : K.shape[1]].sum(axis=0)
    ),
    "grouped_query_backward_value": lambda G, Q, K, r, M, V: _shared(G, Q, K, r, M, V).d_value.sum(axis=0),
}
