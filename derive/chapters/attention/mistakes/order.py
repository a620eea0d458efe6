"""Mistakes about what a mask tells about order."""

from __future__ import annotations

from ....books.mistakes import Mistakes, left, mistakes, right
from ....language.terms import Sum, exp, vector_of
from .. import order as book
from ..masks import masked_softmax, u
from ..order import K, Q, U, V, i, masked_attention, mixed, score, sigma
from ..weights import c, j, l, n, r

_, *of_tokens = mixed
by_rows = vector_of(i, j, U[sigma(i), j])
by_keys = vector_of(i, j, U[i, sigma(j)])

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.masked_attention_permutation_equivariant,
        left("mask stays", masked_attention(U, *of_tokens, r, i, c)),
        left("rows of the mask only", masked_attention(by_rows, *of_tokens, r, i, c)),
        left("keys of the mask only", masked_attention(by_keys, *of_tokens, r, i, c)),
        right("invariant", masked_attention(U, Q, K, V, r, i, c)),
    ),
    mistakes(
        book.masked_softmax_of_equal_scores,
        right("mask forgotten", 1 / n.card),
        right("not renormalized", u[j]),
        right("masked after softmax", u[j] / n.card),
        right("score kept", u[j] * exp(score) / Sum(u[l], l)),
        left("scores of the mask", masked_softmax(u, u, j)),
    ),
)
