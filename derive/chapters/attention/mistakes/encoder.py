"""Mistakes about permutations of the tokens of an encoder."""

from __future__ import annotations

from ....books.mistakes import Mistakes, left, mistakes, right
from ....kernel.terms import Term
from ....language.terms import Vector, vector_of
from ...interaction.theorems import attention
from .. import encoder as book
from ..encoder import *
from ..projections import o, q
from ..weights import c, j, r

Q, K, V = projected(X)
mixed_Q, mixed_K, mixed_V = projected(mixed)
doubled = vector_of(j, q, 2 * X[j, q])
swapped = (W_K, W_Q, W_V, W_O, r)


def attended(query: Vector, key: Vector, value: Vector) -> Term:
    """Return a head of attention."""
    return attention(query, key, value, r, j, c)


MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.head_permutation_equivariant,
        right("invariant token by token", head(X, *one_head, r, j, c)),
        left("values in place", attended(mixed_Q, mixed_K, V)),
        left("keys in place", attended(mixed_Q, K, mixed_V)),
        left("queries in place", attended(Q, mixed_K, mixed_V)),
    ),
    mistakes(
        book.multi_head_permutation_equivariant,
        right("invariant token by token", multi_head(X, *in_heads, j, o)),
        right("queries and keys exchanged", multi_head(X, *swapped, sigma(j), o)),
        right("tokens doubled", multi_head(doubled, *in_heads, sigma(j), o)),
        right("permuted twice", multi_head(mixed, *in_heads, sigma(j), o)),
    ),
    mistakes(
        book.attention_layer_permutation_equivariant,
        right("invariant token by token", attention_layer(X, *in_attention, j, o)),
        right("permuted twice", attention_layer(mixed, *in_attention, sigma(j), o)),
        right("residual only", X[sigma(j), o]),
        right("residual and LayerNorm missing", multi_head(X, *in_heads, sigma(j), o)),
    ),
    mistakes(
        book.feed_forward_layer_permutation_equivariant,
        right("invariant token by token", feed_forward_layer(X, *in_attention, *in_network, j, o)),
        right("permuted twice", feed_forward_layer(mixed, *in_attention, *in_network, sigma(j), o)),
        right("network passed by", attention_layer(X, *in_attention, sigma(j), o)),
    ),
    mistakes(
        book.encoder_permutation_equivariant,
        right("invariant token by token", encoder(X, *in_encoder, j, o)),
        right("permuted twice", encoder(mixed, *in_encoder, sigma(j), o)),
        right("network passed by", attention_layer(X, *in_attention, sigma(j), o)),
        unrefuted="of two layers, whose sides are too long to compute, the definitions unfolded",
    ),
)
