"""Attention under a mask of any weights: 0 hides a key, the logarithm of another weight is added to a score."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Table
from verify.counterparts.attending import attend, backward, seen
from verify.numbers import Array, constant_like
from verify.transformer.layers.attention import AttentionCache, AttentionGradients


def _attended(U: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> AttentionCache:
    """Run attention with the weights U on the exponentials of its scores."""
    shown = seen(U)
    return attend(Q, K, V, r, M + np.log(np.where(shown, U, constant_like(U, 1))), shown)


def _gradients(G: Array, U: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> AttentionGradients:
    return backward(_attended(U, Q, K, r, M, V), G)


COUNTERPARTS: Table = {
    # softmax takes the reference itself, the largest score of each query
    "attention_output_shifted": lambda U, Q, K, r, M, V: _attended(U, Q, K, r, M, V).output,
    "masked_attention_backward_value": lambda G, U, Q, K, r, M, V: _gradients(G, U, Q, K, r, M, V).d_value,
    "masked_attention_backward_query": lambda G, U, Q, K, r, M, V: _gradients(G, U, Q, K, r, M, V).d_query[
        :, : Q.shape[1]
    ],
    "masked_attention_backward_key": lambda G, U, Q, K, r, M, V: _gradients(G, U, Q, K, r, M, V).d_key[:, : K.shape[1]],
}
