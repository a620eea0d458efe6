"""Sliding windows in numbers: keys in a window, rows that a window reaches, and permutations under a causal mask."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from verify.counterparts.attention.analysis import VOCABULARY, WIDTH, Masking, causal, equal, unchanged
from verify.counterparts.claims import Check, Quantities, vector
from verify.counterparts.next_tokens import LAYERS, fractions, model
from verify.numbers import Array, Ball
from verify.transformer.layers.masks import window_mask
from verify.transformer.shapes import Mask

__all__ = [
    "causal_attention_equivariant_iff_identity",
    "window_attention_is_attention_on_window",
    "window_pass_sees_receptive_field",
]


# ---- keys in a window ----

WINDOWS = ((0, 1), (1, 3), (2, 3), (0, 5))


def _in_window(a: int, w: int) -> slice:
    return slice(a, a + w)


def window_attention_is_attention_on_window(
    way: Quantities,
    *,
    kept: Callable[[int, int], slice] = _in_window,
    applied: Callable[[Mask], Mask] = unchanged,
) -> Iterator[Check]:
    """Compare attention of a query under a window with attention to the keys in it, without a mask."""
    draw = fractions(1)
    for a, w in WINDOWS:
        scores, values = draw((1, 5)), draw((5, 2))
        seen = np.zeros((1, 5), dtype=np.bool_)
        seen[0, a : a + w] = True
        keys = kept(a, w)
        left = way.decoder.attention(scores, values, applied(seen))[0]
        cached = values[keys]
        right = way.decoder.attention(scores[:, keys], cached, np.ones((1, len(cached)), dtype=np.bool_))[0]
        yield from map(equal, left, right)


# ---- windows over many layers ----

Sliding = Callable[[int, int], Mask]
"""The mask of a pass over n tokens with windows of w keys."""


def sliding(n: int, w: int) -> Mask:
    """Return the mask of the token itself and the w - 1 before it."""
    return window_mask(n, n, w)


def first_needed(t: int, w: int) -> int:
    """Return the first token that row t depends on."""
    return max(0, t - LAYERS * (w - 1))


def window_pass_sees_receptive_field(
    way: Quantities, *, mask: Sliding = sliding, first: Callable[[int, int], int] = first_needed
) -> Iterator[Check]:
    """Compare row t of passes over 5 and over 6 tokens that agree in what windows reach from it."""
    draw = fractions(1)
    parameters, x, y = model(draw, VOCABULARY), draw((5, WIDTH)), draw((6, WIDTH))
    for w in (1, 2):
        left = way.decoder.rows(x, parameters, mask(5, w))
        for t in (1, 4):
            other = np.concatenate([y[: first(t, w)], x[first(t, w) : t + 1], y[t + 1 :]])
            yield from map(equal, left[t], way.decoder.rows(other, parameters, mask(6, w))[t])


# ---- order under a causal mask ----

ORDERS = ((0, 1, 2, 3), (1, 0, 2, 3), (0, 1, 3, 2), (1, 2, 3, 0), (3, 2, 1, 0))


def stays(order: Sequence[int]) -> bool:
    """Whether a permutation is the identity."""
    return list(order) == sorted(order)


def _not_permuted(seen: Mask, _: Sequence[int]) -> Mask:
    return seen


def causal_attention_equivariant_iff_identity(
    way: Quantities,
    *,
    mask: Masking = causal,
    commutes: Callable[[Sequence[int]], bool] = stays,
    mixed: Callable[[Mask, Sequence[int]], Mask] = _not_permuted,
) -> Iterator[Check]:
    """Compare rows of permuted tokens with permuted rows: all where they agree, else one that tells."""

    def rows(scores: Array, values: Array, seen: Mask) -> Array:
        return way.decoder.attention(scores, values[:, None], seen)[:, 0]

    draw = fractions(1)
    tokens, between, seen = draw((4,)), draw((4, 4)), mask(4)
    for order in ORDERS:
        permuted = list(order)
        if commutes(order):
            left = rows(between[np.ix_(permuted, permuted)], tokens[permuted], mixed(seen, permuted))
            yield from map(equal, left, rows(between, tokens, seen)[permuted])
        else:
            row = next((i for i in range(4) if permuted[i] != i), 0)
            marked = vector(int(j == permuted[row]) for j in range(4))
            scores = np.stack([vector([0] * 4)] * 4)
            left = rows(scores, marked[permuted], mixed(seen, permuted))
            yield Check(Ball(left[row]), "ne", Ball(rows(scores, marked, seen)[permuted[row]]))
