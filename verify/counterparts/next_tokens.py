"""A decoder-only model: rows, losses of next tokens and their slopes, by the Transformer's layers and by definition.

The model embeds tokens, runs them through layers under a mask, and scores each row against the table of embeddings. The
loss of a row is the cross-entropy of the token that comes next. By definition, the mask is a weight 0 or 1 on the
exponentials, and a slope is the tangent of dual numbers; the layers leave masked keys out, and run backward.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import count
from typing import Any, NamedTuple

import numpy as np

from verify.counterparts.arrays import identity
from verify.counterparts.attending import with_scores
from verify.numbers import Array, Ball, Dual
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.residual import NormParameters
from verify.transformer.blocks.stacks import EncoderCache, EncoderParameters, encoder, encoder_backward
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.embedding import embedding, embedding_backward
from verify.transformer.layers.feed_forward import FeedForwardParameters
from verify.transformer.layers.multi_head import MultiHeadAttentionParameters
from verify.transformer.models.initial import Draw, Sizes, encoder_parameters
from verify.transformer.parameters import flat, unflat
from verify.transformer.shapes import Mask

__all__ = ["BY_DEFINITION", "BY_LAYERS", "Decoder", "NextTokenModel", "fractions", "model"]

CONFIG = LayerConfig(n_heads=2, norm_first=True, activation="gelu_tanh")
SIZES = Sizes(d_model=4, d_hidden=3)
LAYERS = 2


@dataclass(frozen=True, slots=True)
class NextTokenModel:
    """Parameters: a table of embeddings, shape (vocabulary, d), which scores the rows as well, and the layers."""

    table: Array
    stack: EncoderParameters


class Decoder(NamedTuple):
    """Who computes attention and next-token losses. A mask says which key each query sees.

    Parameters
    ----------
    attention : callable
        Outputs (n, e) from scores (n, m), values (m, e) and a mask (n, m).
    rows : callable
        Rows (n, d) of a pass, from embedded tokens (n, d), a `NextTokenModel` and a mask (n, n).
    losses : callable
        The losses (n,) of a pass, from n + 1 tokens, a `NextTokenModel` and a mask (n, n).
    slopes : callable
        Their derivatives (n,) when the parameters move along another `NextTokenModel`, the last argument.
    """

    attention: Callable[[Array, Array, Mask], Array]
    rows: Callable[[Array, NextTokenModel, Mask], Array]
    losses: Callable[[Sequence[int], NextTokenModel, Mask], Array]
    slopes: Callable[[Sequence[int], NextTokenModel, Mask, NextTokenModel], Array]


def fractions(seed: int) -> Draw:
    """Return a function that draws arrays of balls, fractions between -1 and 1, the first 1008 of them distinct."""
    numbers = count(seed)

    def draw(shape: tuple[int, ...]) -> Array:
        drawn = (Ball(Fraction(pow(11, next(numbers), 1009) - 504, 509)) for _ in range(int(np.prod(shape))))
        return np.array(list(drawn), dtype=object).reshape(shape)

    return draw


def model(draw: Draw, vocabulary: int) -> NextTokenModel:
    """Return a small model: two layers with two heads each, and a last norm."""
    return NextTokenModel(draw((vocabulary, SIZES.d_model)), encoder_parameters(draw, SIZES, LAYERS, last_norm=True))


# ---- by the layers -------------------------------------------------------------------------------------------------


def _attention(scores: Array, values: Array, seen: Mask) -> Array:
    return with_scores(scores, values, seen).output


def _pass(x: Array, parameters: NextTokenModel, seen: Mask) -> tuple[Array, EncoderCache]:
    return encoder(x, parameters.stack, CONFIG, AttentionMasks(mask=seen))


def _rows(x: Array, parameters: NextTokenModel, seen: Mask) -> Array:
    return _pass(x, parameters, seen)[0]


def _losses(tokens: Sequence[int], parameters: NextTokenModel, seen: Mask) -> Array:
    x, _ = embedding(tokens[:-1], parameters.table, scale=1)
    return cross_entropy(_rows(x, parameters, seen) @ parameters.table.T, tokens[1:])[0]


def _slopes(tokens: Sequence[int], parameters: NextTokenModel, seen: Mask, direction: NextTokenModel) -> Array:
    """Run backward from one loss after the other, and multiply the gradient by the direction."""
    x, embedded = embedding(tokens[:-1], parameters.table, scale=1)
    rows, cache = _pass(x, parameters, seen)
    losses, compared = cross_entropy(rows @ parameters.table.T, tokens[1:])
    along, slopes = flat(direction), []
    for one_loss in identity(losses, len(losses)):
        d_logits = cross_entropy_backward(compared, one_loss).d_logits
        through = encoder_backward(cache, d_logits @ parameters.table)
        d_table = d_logits.T @ rows + embedding_backward(embedded, through.d_x)
        gradient = flat(NextTokenModel(d_table, through.parameters))
        slopes.append(sum((gradient[name] * along[name]).sum() for name in gradient))
    return np.array(slopes)


BY_LAYERS = Decoder(_attention, _rows, _losses, _slopes)


# ---- by definition -------------------------------------------------------------------------------------------------


def _defined_attention(scores: Array, values: Array, seen: Mask) -> Array:
    weights = np.exp(scores) * seen.astype(int)
    return np.asarray((weights @ values) / weights.sum(axis=-1, keepdims=True))


def _norm(x: Array, p: NormParameters) -> Array:
    width = x.shape[-1]
    centred = x - x.sum(axis=-1, keepdims=True) / width
    variance = (centred * centred).sum(axis=-1, keepdims=True) / width
    return np.asarray(centred / np.sqrt(variance + CONFIG.eps) * p.weight + p.bias)


def _heads(x: Array, p: MultiHeadAttentionParameters, seen: Mask) -> Array:
    query, key, value = x @ p.w_query + p.b_query, x @ p.w_key + p.b_key, x @ p.w_value + p.b_value
    width = query.shape[1] // CONFIG.n_heads
    root = Ball(width).sqrt()
    channels = [slice(a * width, (a + 1) * width) for a in range(CONFIG.n_heads)]
    outputs = [_defined_attention(query[:, a] @ key[:, a].T / root, value[:, a], seen) for a in channels]
    return np.asarray(np.concatenate(outputs, axis=1) @ p.w_output + p.b_output)


def _fed_forward(x: Array, p: FeedForwardParameters) -> Array:
    hidden = x @ p.w_in + p.b_in
    inside = (hidden + hidden * hidden * hidden * Fraction(44715, 10**6)) * (2 / Ball.pi()).sqrt()
    return np.asarray((hidden * (np.tanh(inside) + 1) / 2) @ p.w_out + p.b_out)


def _defined_rows(x: Array, parameters: NextTokenModel, seen: Mask) -> Array:
    for layer in parameters.stack.layers:
        x = x + _heads(_norm(x, layer.norm1), layer.self_attention, seen)
        x = x + _fed_forward(_norm(x, layer.norm2), layer.feed_forward)
    return x if parameters.stack.norm is None else _norm(x, parameters.stack.norm)


def _defined_losses(tokens: Sequence[int], parameters: NextTokenModel, seen: Mask) -> Array:
    logits = _defined_rows(parameters.table[list(tokens[:-1])], parameters, seen) @ parameters.table.T
    return np.asarray(np.log(np.exp(logits).sum(axis=1)) - logits[np.arange(len(logits)), list(tokens[1:])])


def _defined_slopes(tokens: Sequence[int], parameters: NextTokenModel, seen: Mask, direction: NextTokenModel) -> Array:
    """Move all parameters along the direction, in dual numbers."""
    along = flat(direction)
    moved = {name: _dual(array, along[name]) for name, array in flat(parameters).items()}
    losses = _defined_losses(tokens, unflat(NextTokenModel, moved), seen)
    return np.array([loss.tangent for loss in losses], dtype=object)


def _dual(values: Array, tangents: Array) -> Array:
    pairs: Iterator[tuple[Any, Any]] = zip(values.flat, tangents.flat, strict=True)
    return np.array([Dual(v, t) for v, t in pairs], dtype=object).reshape(values.shape)


BY_DEFINITION = Decoder(_defined_attention, _defined_rows, _defined_losses, _defined_slopes)
