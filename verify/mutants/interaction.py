"""Interactions through the wrong matrix, and attention that forgets to permute something."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from verify.counterparts.interaction import bilinear
from verify.counterparts.sinusoidal import row
from verify.numbers import Array
from verify.transformer.attention import scaled_dot_product_attention
from verify.transformer.masks import causal_mask


def values_not_permuted(*, Q: Array, K: Array, V: Array, r: Array, sigma: Array) -> Array:
    """Return attention on permuted queries and keys, with the values as they were."""
    return scaled_dot_product_attention(Q[sigma], K[sigma], V, scale=np.asarray(1 / r)[()])[0]


def causal(*, Q: Array, K: Array, V: Array, r: Array, sigma: Array) -> Array:
    """Return attention with a mask, which does not commute with permutations."""
    mask = causal_mask(len(Q), len(Q))
    return scaled_dot_product_attention(Q[sigma], K[sigma], V[sigma], mask=mask, scale=np.asarray(1 / r)[()])[0]


def weight_transposed(*, m: Array, n: Array, theta: Array, H: Array) -> Array:
    """Return the score through the transpose of the weight."""
    return bilinear(row(theta, m), H.T, row(theta, n))


def position_terms_only(*, W: Array, x: Array, p: Array, y: Array, q: Array) -> Array:
    """Return the one term that sees both positions, taken for all."""
    return bilinear(p, W, q)


def odd_weights_left_out(*, m: Array, n: Array, theta: Array, H: Array) -> Array:
    """Return the score through the even entries of a diagonal weight."""
    found = row(theta, m) * row(theta, n) * H
    return np.asarray(found[0::2].sum())


MUTANTS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "attention_permutation_equivariant": (values_not_permuted, causal),
    "interaction_general": (weight_transposed,),
    "score_position_terms": (position_terms_only,),
    "interaction_diagonal": (odd_weights_left_out,),
}
