"""Attention under a mask of any weights: 0 hides a key, the logarithm of another weight is added to a score."""

from __future__ import annotations

import numpy as np

from verify.counterparts.attending import attend, backward, seen
from verify.numbers import Array, constant_like
from verify.transformer.attention import AttentionCache


def masked_attention(U: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> AttentionCache:
    """Run attention with the weights U on the exponentials of its scores."""
    shown = seen(U)
    return attend(Q, K, V, r, M + np.log(np.where(shown, U, constant_like(U, 1))), shown)


def attention_output_shifted(*, U: Array, Q: Array, K: Array, r: Array, M: Array, V: Array, mu: Array) -> Array:
    """Return the outputs; softmax takes the reference itself, the largest score of each query."""
    return masked_attention(U, Q, K, r, M, V).output


def masked_attention_backward_value(*, G: Array, U: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at the values."""
    return backward(masked_attention(U, Q, K, r, M, V), G).d_value


def masked_attention_backward_query(*, G: Array, U: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at the queries."""
    return backward(masked_attention(U, Q, K, r, M, V), G).d_query[:, : Q.shape[1]]


def masked_attention_backward_key(*, G: Array, U: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at the keys."""
    return backward(masked_attention(U, Q, K, r, M, V), G).d_key[:, : K.shape[1]]
