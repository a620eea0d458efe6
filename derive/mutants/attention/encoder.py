"""Mistakes about permutations of the tokens of an encoder."""

from __future__ import annotations

from ...kernel.terms import Term
from ...language import Vector, vector_of
from ...theorems.attention import encoder as book
from ...theorems.attention.encoder import (
    W_K,
    W_O,
    W_Q,
    W_V,
    X,
    attention_layer,
    encoder,
    feed_forward_layer,
    head,
    in_attention,
    in_encoder,
    in_heads,
    in_network,
    mixed,
    multi_head,
    one_head,
    projected,
    sigma,
)
from ...theorems.attention.projections import o, q
from ...theorems.attention.weights import c, j, r
from ...theorems.interaction import attention
from .. import Mutant, left, right

Q, K, V = projected(X)
mixed_Q, mixed_K, mixed_V = projected(mixed)
doubled = vector_of(j, q, 2 * X[j, q])
swapped = (W_K, W_Q, W_V, W_O, r)


def attended(query: Vector, key: Vector, value: Vector) -> Term:
    """Return a head of attention."""
    return attention(query, key, value, r, j, c)


MUTANTS: dict[str, tuple[Mutant, ...]] = {
    "head_permutation_equivariant": (
        Mutant(
            "invariant token by token",
            right(book.head_permutation_equivariant, head(X, *one_head, r, j, c)),
            "claims:A003-3",
        ),
        Mutant("values in place", left(book.head_permutation_equivariant, attended(mixed_Q, mixed_K, V))),
        Mutant("keys in place", left(book.head_permutation_equivariant, attended(mixed_Q, K, mixed_V))),
        Mutant("queries in place", left(book.head_permutation_equivariant, attended(Q, mixed_K, mixed_V))),
    ),
    "multi_head_permutation_equivariant": (
        Mutant(
            "invariant token by token",
            right(book.multi_head_permutation_equivariant, multi_head(X, *in_heads, j, o)),
            "claims:A003-3",
        ),
        Mutant(
            "queries and keys exchanged",
            right(book.multi_head_permutation_equivariant, multi_head(X, *swapped, sigma(j), o)),
        ),
        Mutant(
            "tokens doubled",
            right(book.multi_head_permutation_equivariant, multi_head(doubled, *in_heads, sigma(j), o)),
        ),
        Mutant(
            "permuted twice", right(book.multi_head_permutation_equivariant, multi_head(mixed, *in_heads, sigma(j), o))
        ),
    ),
    "attention_layer_permutation_equivariant": (
        Mutant(
            "invariant token by token",
            right(book.attention_layer_permutation_equivariant, attention_layer(X, *in_attention, j, o)),
            "claims:A003-3",
        ),
        Mutant(
            "permuted twice",
            right(book.attention_layer_permutation_equivariant, attention_layer(mixed, *in_attention, sigma(j), o)),
        ),
        Mutant("residual only", right(book.attention_layer_permutation_equivariant, X[sigma(j), o])),
        Mutant(
            "residual and LayerNorm missing",
            right(book.attention_layer_permutation_equivariant, multi_head(X, *in_heads, sigma(j), o)),
        ),
    ),
    "feed_forward_layer_permutation_equivariant": (
        Mutant(
            "invariant token by token",
            right(
                book.feed_forward_layer_permutation_equivariant, feed_forward_layer(X, *in_attention, *in_network, j, o)
            ),
            "claims:A003-3",
        ),
        Mutant(
            "permuted twice",
            right(
                book.feed_forward_layer_permutation_equivariant,
                feed_forward_layer(mixed, *in_attention, *in_network, sigma(j), o),
            ),
        ),
        Mutant(
            "network passed by",
            right(book.feed_forward_layer_permutation_equivariant, attention_layer(X, *in_attention, sigma(j), o)),
        ),
    ),
    "encoder_permutation_equivariant": (
        Mutant(
            "invariant token by token",
            right(book.encoder_permutation_equivariant, encoder(X, *in_encoder, j, o)),
            "claims:A003-3",
        ),
        Mutant("permuted twice", right(book.encoder_permutation_equivariant, encoder(mixed, *in_encoder, sigma(j), o))),
        Mutant(
            "network passed by",
            right(book.encoder_permutation_equivariant, attention_layer(X, *in_attention, sigma(j), o)),
        ),
    ),
}
