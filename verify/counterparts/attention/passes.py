"""Attention in a decoder: under its causal mask and its window, with shared keys, and step by step."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from verify.counterparts.arrays import filled
from verify.counterparts.decoder import BITS, HEADS, KEY_HEADS, TOKENS, DecoderPass, Passes, Seen
from verify.numbers import Array, constant_like, precision
from verify.transformer.layers.attention import AttentionCache
from verify.transformer.models.language_model import language_model

__all__ = ["PASSES"]

GROUP = HEADS // KEY_HEADS


def _weight_of(cache: AttentionCache, head: int) -> Array:
    """Return 1 for each key that a query of a head sees, and 0 for the others."""
    mask = np.ones(cache.weights.shape, dtype=np.bool_) if cache.mask is None else cache.mask
    one, zero = constant_like(cache.query, 1), constant_like(cache.query, 0)
    return np.asarray(np.where(mask[head], one, zero), dtype=cache.query.dtype)


def _rows(p: DecoderPass) -> Iterator[tuple[AttentionCache, int, int, dict[str, Array]]]:
    """Yield the queries of two heads in each layer, with what the mask lets them see and the scores of all keys."""
    for layer, _ in p.layers:
        cache = layer.self_attention.inner.attention
        scores = _capped(cache)
        for head in (0, HEADS - 1):
            shown = _weight_of(cache, head)
            for row in range(len(shown)):
                yield cache, head, row, {"u": shown[row], "x": scores[head, row]}


def _query(p: DecoderPass) -> Iterator[Seen]:
    """Yield the gradient at the queries of two heads, where there is no softcap."""
    if p.config.layer.softcap is not None:
        return
    for layer, gradients in p.layers:
        cache, back = layer.self_attention.inner.attention, gradients.self_attention.attention
        for head in (0, HEADS - 1):
            values = {
                "G": back.d_output[head],
                "U": _weight_of(cache, head),
                "Q": cache.query[head],
                "K": cache.key[head // GROUP],
                "r": np.asarray(1 / cache.scale, dtype=cache.query.dtype),
                "M": filled(cache.query, cache.weights.shape[1:], 0),
                "V": cache.value[head // GROUP],
            }
            yield Seen(values, back.d_query[head])


def _last_row(p: DecoderPass) -> Iterator[tuple[dict[str, Array], Array, Array]]:
    """Yield for each shared key head what the one row with a gradient saw, and the gradients at its keys and values.

    That is in the layer where the loss of one row comes in.
    """
    if p.config.layer.softcap is not None or p.config.window is None:
        return
    cache, back = p.layers[-1][0].self_attention.inner.attention, p.layers[-1][1].self_attention.attention
    row = len(TOKENS) - 2
    near = slice(row + 1 - p.config.window, row + 1)
    for group in range(KEY_HEADS):
        heads = slice(group * GROUP, (group + 1) * GROUP)
        values = {
            "G": back.d_output[heads, row : row + 1],
            "Q": cache.query[heads, row : row + 1],
            "K": cache.key[group, near],
            "r": np.asarray(1 / cache.scale, dtype=cache.query.dtype),
            "M": filled(cache.query, (GROUP, 1, p.config.window), 0),
            "V": cache.value[group, near],
        }
        yield values, back.d_key[group, near], back.d_value[group, near]


def _capped(cache: AttentionCache) -> Array:
    """Return the scores that softmax was given."""
    scores = cache.scores
    return scores if cache.softcap is None else np.asarray(cache.softcap * np.tanh(scores / cache.softcap))


def _prefix(p: DecoderPass) -> Iterator[Seen]:
    """Yield outputs of heads at a token: those of the whole pass, and on balls those of a step with stored keys."""
    row = 2  # a window of three hides no token before it
    outputs = [layer.self_attention.inner.attention for layer, _ in p.layers]
    stepped = _stepped(p, row) if p.number.rigorous else outputs
    for cache, step in zip(outputs, stepped, strict=True):
        scores, values, at = _capped(cache), cache.value, -1 if step is not cache else row
        one, zero = constant_like(scores, 1), constant_like(scores, 0)
        for head in (0, HEADS - 1):
            x, y = np.split(scores[head, row], [row + 1])
            v, w = np.split(values[head // GROUP, :, 1], [row + 1])
            u, q = np.full(x.shape, one, scores.dtype), np.full(y.shape, zero, scores.dtype)
            for output in (cache.output[head, row, 1], step.output[head, at, 1]):
                yield Seen({"u": u, "x": x, "v": v, "q": q, "y": y, "w": w}, np.asarray(output))


def _stepped(p: DecoderPass, row: int) -> list[AttentionCache]:
    """Return the attention of each layer in a step that begins with the stored keys and values of the tokens before."""
    with precision(BITS):
        _, before = language_model(TOKENS[:row], p.parameters, p.config)
        _, step = language_model(TOKENS[row : row + 1], p.parameters, p.config, past=before.past)
    return [layer.self_attention.inner.attention for layer in step.decoder.layers]


PASSES: Passes = {
    "masked_softmax_sum_one": lambda p: (Seen(v, np.asarray(c.weights[h, row].sum())) for c, h, row, v in _rows(p)),
    "masked_softmax_renormalizes": lambda p: (Seen(v, c.weights[h, row]) for c, h, row, v in _rows(p)),
    "masked_attention_backward_query": _query,
    "grouped_query_backward_key": lambda p: (Seen(values, d_key) for values, d_key, _ in _last_row(p)),
    "grouped_query_backward_value": lambda p: (Seen(values, d_value) for values, _, d_value in _last_row(p)),
    "causal_prefix": _prefix,
}
