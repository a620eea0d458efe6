"""Rotary positions in a decoder: of the queries of each head, between projection, or norm, and scores."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from verify.counterparts.decoder import HEADS, WIDTH, DecoderPass, Passes, Seen, interleaved
from verify.numbers import Array
from verify.transformer.layers.multi_head import MultiHeadAttentionCache

__all__ = ["PASSES"]

LATE = 4
"""A position late in the sequence; the one before it is the last of which the loss of one model speaks."""


def _turned(p: DecoderPass) -> Iterator[tuple[MultiHeadAttentionCache, Array, Array, Array, Array]]:
    """Yield for each layer its attention, queries and keys before they are turned, and after."""
    for layer, _ in p.layers:
        attention = layer.self_attention.inner
        before = []
        for linear, heads, count in (
            (attention.query, attention.query_heads, attention.n_heads),
            (attention.key, attention.key_heads, attention.n_key_heads),
        ):
            rows = np.swapaxes(linear.output.reshape(-1, count, WIDTH), 0, 1)
            before.append(rows if heads.norm is None else heads.norm.output)
        yield attention, before[0], before[1], attention.attention.query, attention.attention.key


def _at(p: DecoderPass, position: int) -> dict[str, Any]:
    return {"theta": p.frequencies, "m": p.integer(position)}


def _halves(p: DecoderPass) -> Iterator[Seen]:
    """Yield both halves of a query that was turned."""
    for _, query, _, turned, _ in _turned(p):
        x, y = np.split(query[1, LATE], 2)
        yield Seen({**_at(p, LATE), "x": x, "y": y}, tuple(np.split(turned[1, LATE], 2)))


def _isometry(p: DecoderPass) -> Iterator[Seen]:
    """Yield the squared length of a query that was turned."""
    for _, query, _, turned, _ in _turned(p):
        token = turned[2, LATE]
        yield Seen({**_at(p, LATE), "q": interleaved(query[2, LATE])}, np.asarray((token * token).sum()))


def _relative(p: DecoderPass) -> Iterator[Seen]:
    """Yield a score before its scale, of a query and an earlier key."""
    for attention, query, key, _, _ in _turned(p):
        score = attention.attention.scores[3, LATE, LATE - 2] / attention.attention.scale
        q, k = interleaved(query[3, LATE]), interleaved(key[1, LATE - 2])
        yield Seen({**_at(p, LATE), "q": q, "k": k, "n": p.integer(LATE - 2)}, np.asarray(score))


def _backward(p: DecoderPass) -> Iterator[Seen]:
    """Yield the gradient at a query before it was turned: that at its bias, where one row alone has a gradient."""
    attention, query, _, _, _ = list(_turned(p))[-1]
    gradients = p.layers[-1][1].self_attention
    if gradients.parameters.b_query is None or attention.query_heads.norm is not None:
        return
    d_bias = gradients.parameters.b_query.reshape(HEADS, WIDTH)
    for head in range(HEADS):
        q, g = interleaved(query[head, LATE]), interleaved(gradients.attention.d_query[head, LATE])
        yield Seen({**_at(p, LATE), "q": q, "g": g}, interleaved(d_bias[head]))


PASSES: Passes = {
    "rotary_halves_forward": _halves,
    "rotary_isometry": _isometry,
    "rotary_relative": _relative,
    "rotary_vjp": _backward,
}
