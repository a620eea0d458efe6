"""RMSNorm in a decoder: before the attention of its first layer, where the embedded tokens come in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.arrays import filled
from verify.counterparts.decoder import DecoderPass, Seen
from verify.numbers import Array, to_float
from verify.transformer.embedding import embedding
from verify.transformer.rms_norm import RmsNormCache

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


def _each_row(p: DecoderPass, see: Callable[[_Norm, int], tuple[dict[str, Any], Any]]) -> Iterator[Seen]:
    norm = _first(p)
    for row in range(len(norm.x)):
        values, result = see(norm, row)
        yield Seen({"x": norm.x[row], "epsilon": p.eps, **values}, result)


def _root_mean_square(p: DecoderPass) -> Iterator[Seen]:
    """Yield the root mean square of each token, and zero below it."""
    return _each_row(p, lambda n, t: ({}, Bounds(filled(n.x, (), 0), np.asarray(1 / n.cache.inverse_rms[t, 0]))))


def _sum_of_squares(p: DecoderPass) -> Iterator[Seen]:
    """Yield the mean square of each token, times its width."""
    return _each_row(p, lambda n, t: ({}, np.asarray(n.x.shape[1] * n.cache.mean_square[t, 0])))


def _length(p: DecoderPass) -> Iterator[Seen]:
    """Yield the squared length of what is normalized, and the width above it."""
    return _each_row(
        p,
        lambda n, t: (
            {},
            Bounds(np.asarray((n.cache.normalized[t] ** 2).sum()), filled(n.x, (), n.x.shape[1])),
        ),
    )


def _backward(p: DecoderPass) -> Iterator[Seen]:
    """Yield the gradient before the norm, for the gradient between the norm and its gain."""
    return _each_row(p, lambda n, t: ({"g": n.g[t] * n.gain}, n.d_x[t]))


def _inner_product(p: DecoderPass) -> Iterator[Seen]:
    """Yield the product of the gradient before the norm with the token."""
    return _each_row(p, lambda n, t: ({"g": n.g[t] * n.gain}, np.asarray((n.d_x[t] * n.x[t]).sum())))


def _backward_with_gain(p: DecoderPass) -> Iterator[Seen]:
    """Yield the gradient before the norm, for that after its gain, whether the gain is stored minus 1 or not."""
    return _each_row(p, lambda n, t: ({"g": n.g[t], "gamma": n.gain}, n.d_x[t]))


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


PASSES: Mapping[str, Callable[[DecoderPass], Iterator[Seen]]] = {
    "rms_pos": _root_mean_square,
    "rmsnorm_sum_of_squares": _sum_of_squares,
    "rmsnorm_length_le": _length,
    "rmsnorm_vjp": _backward,
    "rmsnorm_vjp_inner_input": _inner_product,
    "rmsnorm_gain_vjp": _backward_with_gain,
    "rmsnorm_gain_gradient": _at_gain,
    "normalized_score_bound": _scores,
}
