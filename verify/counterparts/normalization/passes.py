"""RMSNorm in a decoder: before the attention of its first layer, where the embedded tokens come in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.arrays import number
from verify.counterparts.decoder import DecoderPass, Passes, Seen
from verify.numbers import Array, to_float
from verify.transformer.layers.embedding import embedding
from verify.transformer.layers.rms_norm import RmsNormCache

__all__ = ["PASSES"]


class _Norm(NamedTuple):
    """What a pass has of a norm: rows before it, its cache, gradients after and before it, and at its gain."""

    x: Array
    cache: RmsNormCache
    gain: Array
    g: Array
    d_x: Array
    d_gain: Array


def _first(p: DecoderPass) -> _Norm:
    layer, gradients = p.layers[0]
    norm, inner = layer.self_attention.norm, gradients.self_attention
    if not isinstance(norm, RmsNormCache) or norm.weight is None:
        raise TypeError("norm1: expected an RMSNorm with a gain")
    rows, _ = embedding(p.cache.tokens.tokens, p.parameters.embedding, scale=p.config.embedding_scale)
    g = inner.d_x_query + inner.d_x_key + inner.d_x_value
    return _Norm(rows, norm, norm.weight, g, gradients.d_branch, gradients.parameters.norm1.weight)


def _each_row(see: Callable[[_Norm, int], tuple[dict[str, Any], Any]]) -> Callable[[DecoderPass], Iterator[Seen]]:
    """Return what yields for each token further variables, and what the pass has of it."""

    def places(p: DecoderPass) -> Iterator[Seen]:
        norm = _first(p)
        for row in range(len(norm.x)):
            values, result = see(norm, row)
            yield Seen({"x": norm.x[row], "epsilon": p.eps, **values}, result)

    return places


def _root_mean_square(norm: _Norm, t: int) -> Bounds:
    return Bounds(number(norm.x, 0), np.asarray(1 / norm.cache.inverse_rms[t, 0]))


def _length(norm: _Norm, t: int) -> Bounds:
    """Return the squared length of what is normalized, and the width above it."""
    return Bounds(np.asarray((norm.cache.normalized[t] ** 2).sum()), number(norm.x, norm.x.shape[1]))


def _at_gain(p: DecoderPass) -> Iterator[Seen]:
    """Yield the gradient at the gain, of all tokens."""
    norm = _first(p)
    yield Seen({"X": norm.x, "G": norm.g, "gamma": norm.gain, "epsilon": p.eps}, norm.d_gain)


def _scores(p: DecoderPass) -> Iterator[Seen]:
    """Yield squares of scores before their scale where queries and keys are normalized, and the bound above them.

    Both have gains, of which the product counts, and are turned by the same angles, as they are of the same token.
    """
    for layer, _ in p.layers:
        inner = layer.self_attention.inner
        query, key = inner.query_heads.norm, inner.key_heads.norm
        if query is None or key is None or query.weight is None or key.weight is None:
            return
        group = inner.n_heads // inner.n_key_heads
        rows = [
            np.swapaxes(linear.output.reshape(-1, count, query.weight.size), 0, 1)
            for linear, count in ((inner.query, inner.n_heads), (inner.key, inner.n_key_heads))
        ]
        gain = query.weight * key.weight
        largest = np.asarray(abs(gain[int(np.argmax(np.abs(to_float(gain))))]))
        scores = inner.attention.scores / inner.attention.scale
        for head in (0, inner.n_heads - 1):
            for token in range(rows[0].shape[1]):
                x, u = rows[0][head, token], rows[1][head // group, token]
                bound = np.asarray((largest * gain.size) ** 2)
                score = np.asarray(scores[head, token, token] ** 2)
                yield Seen({"x": x, "u": u, "w": gain, "c": largest, "epsilon": p.eps}, Bounds(score, bound))


PASSES: Passes = {
    "rms_pos": _each_row(lambda n, t: ({}, _root_mean_square(n, t))),
    "rmsnorm_sum_of_squares": _each_row(lambda n, t: ({}, np.asarray(n.x.shape[1] * n.cache.mean_square[t, 0]))),
    "rmsnorm_length_le": _each_row(lambda n, t: ({}, _length(n, t))),
    # between the norm and its gain, then after the gain, whether that is stored minus 1 or not
    "rmsnorm_vjp": _each_row(lambda n, t: ({"g": n.g[t] * n.gain}, n.d_x[t])),
    "rmsnorm_vjp_inner_input": _each_row(lambda n, t: ({"g": n.g[t] * n.gain}, np.asarray((n.d_x[t] * n.x[t]).sum()))),
    "rmsnorm_gain_vjp": _each_row(lambda n, t: ({"g": n.g[t], "gamma": n.gain}, n.d_x[t])),
    "rmsnorm_gain_gradient": _at_gain,
    "normalized_score_bound": _scores,
}
