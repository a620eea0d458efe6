"""Parameters to begin with: every array of a model, drawn by a function of its name and shape."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from verify.numbers.elements import Array
from verify.transformer.blocks.layer import DecoderLayerParameters, EncoderLayerParameters
from verify.transformer.blocks.residual import NormParameters
from verify.transformer.blocks.stacks import DecoderParameters, EncoderParameters
from verify.transformer.layers.feed_forward import FeedForwardParameters
from verify.transformer.layers.multi_head import MultiHeadAttentionParameters
from verify.transformer.models.bert import BertParameters
from verify.transformer.models.classifier import ClassifierParameters
from verify.transformer.models.encoder_decoder import EncoderDecoderParameters
from verify.transformer.models.language_model import LanguageModelParameters

__all__ = [
    "Draw",
    "Sizes",
    "bert_parameters",
    "classifier_parameters",
    "decoder_layer_parameters",
    "decoder_parameters",
    "encoder_decoder_parameters",
    "encoder_layer_parameters",
    "encoder_parameters",
    "language_model_parameters",
    "xavier",
]

Draw = Callable[[tuple[int, ...]], Array]
"""Returns an array of a shape."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of a layer.

    Parameters
    ----------
    d_model : int
        Width of a row.
    d_hidden : int
        Width inside the feed-forward network.
    d_key : int, optional
        Width of all keys together, ``n_key_heads * d``; that of the queries without it.
    bias : bool
        Whether linear maps and norms have biases.
    d_query : int, optional
        Width of all queries together, ``n_heads * d``; ``d_model`` without it.
    d_gain : int, optional
        Width of one head where its queries and keys are normalized; None for no such norms.
    gated : bool
        Whether the feed-forward network has a gate.
    norms_after : bool
        Whether the outputs of sublayers are normalized too.
    """

    d_model: int
    d_hidden: int
    d_key: int | None = None
    bias: bool = True
    d_query: int | None = None
    d_gain: int | None = None
    gated: bool = False
    norms_after: bool = False


def xavier(seed: int) -> Draw:
    """Return a function that draws matrices uniformly from ``sqrt(6 / (in + out)) * [-1, 1]``, vectors as zeros.

    Gains of norms, which are vectors too, are drawn as ones plus what this returns.
    """
    rng = np.random.default_rng(seed)

    def draw(shape: tuple[int, ...]) -> Array:
        if len(shape) < 2:
            return np.zeros(shape)
        limit = np.sqrt(6 / (shape[-2] + shape[-1]))
        return rng.uniform(-limit, limit, shape)

    return draw


def _attention(draw: Draw, sizes: Sizes) -> MultiHeadAttentionParameters:
    """Return the parameters of one attention."""
    width = sizes.d_model
    query = width if sizes.d_query is None else sizes.d_query
    key = query if sizes.d_key is None else sizes.d_key
    return MultiHeadAttentionParameters(
        w_query=draw((width, query)),
        w_key=draw((width, key)),
        w_value=draw((width, key)),
        w_output=draw((query, width)),
        b_query=draw((query,)) if sizes.bias else None,
        b_key=draw((key,)) if sizes.bias else None,
        b_value=draw((key,)) if sizes.bias else None,
        b_output=draw((width,)) if sizes.bias else None,
        gain_query=None if sizes.d_gain is None else 1 + draw((sizes.d_gain,)),
        gain_key=None if sizes.d_gain is None else 1 + draw((sizes.d_gain,)),
    )


def _feed_forward(draw: Draw, sizes: Sizes) -> FeedForwardParameters:
    """Return the parameters of one feed-forward network."""
    return FeedForwardParameters(
        w_in=draw((sizes.d_model, sizes.d_hidden)),
        w_out=draw((sizes.d_hidden, sizes.d_model)),
        b_in=draw((sizes.d_hidden,)) if sizes.bias else None,
        b_out=draw((sizes.d_model,)) if sizes.bias else None,
        w_gate=draw((sizes.d_model, sizes.d_hidden)) if sizes.gated else None,
        b_gate=draw((sizes.d_hidden,)) if sizes.gated and sizes.bias else None,
    )


def _norm(draw: Draw, sizes: Sizes) -> NormParameters:
    """Return the parameters of one LayerNorm, the gain around 1."""
    return NormParameters(1 + draw((sizes.d_model,)), draw((sizes.d_model,)) if sizes.bias else None)


def encoder_layer_parameters(draw: Draw, sizes: Sizes) -> EncoderLayerParameters:
    """Return the parameters of one encoder layer."""
    return EncoderLayerParameters(
        self_attention=_attention(draw, sizes),
        feed_forward=_feed_forward(draw, sizes),
        norm1=_norm(draw, sizes),
        norm2=_norm(draw, sizes),
        norm1_after=_norm(draw, sizes) if sizes.norms_after else None,
        norm2_after=_norm(draw, sizes) if sizes.norms_after else None,
    )


def decoder_layer_parameters(draw: Draw, sizes: Sizes) -> DecoderLayerParameters:
    """Return the parameters of one decoder layer."""
    return DecoderLayerParameters(
        self_attention=_attention(draw, sizes),
        cross_attention=_attention(draw, sizes),
        feed_forward=_feed_forward(draw, sizes),
        norm1=_norm(draw, sizes),
        norm2=_norm(draw, sizes),
        norm3=_norm(draw, sizes),
    )


def encoder_parameters(draw: Draw, sizes: Sizes, n_layers: int, *, last_norm: bool) -> EncoderParameters:
    """Return the parameters of a stack of encoder layers, with or without a last norm."""
    layers = tuple(encoder_layer_parameters(draw, sizes) for _ in range(n_layers))
    return EncoderParameters(layers, _norm(draw, sizes) if last_norm else None)


def decoder_parameters(draw: Draw, sizes: Sizes, n_layers: int, *, last_norm: bool) -> DecoderParameters:
    """Return the parameters of a stack of decoder layers, with or without a last norm."""
    layers = tuple(decoder_layer_parameters(draw, sizes) for _ in range(n_layers))
    return DecoderParameters(layers, _norm(draw, sizes) if last_norm else None)


def encoder_decoder_parameters(
    draw: Draw, sizes: Sizes, n_layers: int, vocabulary: int, *, last_norm: bool = False
) -> EncoderDecoderParameters:
    """Return the parameters of an encoder-decoder whose one embedding serves source, target and output."""
    return EncoderDecoderParameters(
        source_embedding=draw((vocabulary, sizes.d_model)),
        encoder=encoder_parameters(draw, sizes, n_layers, last_norm=last_norm),
        decoder=decoder_parameters(draw, sizes, n_layers, last_norm=last_norm),
    )


def classifier_parameters(
    draw: Draw, sizes: Sizes, n_layers: int, vocabulary: int, classes: int, *, last_norm: bool = False
) -> ClassifierParameters:
    """Return the parameters of a classifier."""
    return ClassifierParameters(
        embedding=draw((vocabulary, sizes.d_model)),
        encoder=encoder_parameters(draw, sizes, n_layers, last_norm=last_norm),
        w_head=draw((sizes.d_model, classes)),
        b_head=draw((classes,)) if sizes.bias else None,
    )


def language_model_parameters(
    draw: Draw, sizes: Sizes, n_layers: int, vocabulary: int, *, tied: bool = False, longest: int | None = None
) -> LanguageModelParameters:
    """Return the parameters of a decoder-only model; with ``longest`` it has learned positions, so many."""
    return LanguageModelParameters(
        embedding=draw((vocabulary, sizes.d_model)),
        decoder=encoder_parameters(draw, sizes, n_layers, last_norm=True),
        head=None if tied else draw((sizes.d_model, vocabulary)),
        position_embedding=None if longest is None else draw((longest, sizes.d_model)),
    )


def bert_parameters(
    draw: Draw, sizes: Sizes, n_layers: int, vocabulary: int, longest: int, segments: int = 2
) -> BertParameters:
    """Return the parameters of a BERT-style encoder."""
    return BertParameters(
        token_embedding=draw((vocabulary, sizes.d_model)),
        position_embedding=draw((longest, sizes.d_model)),
        segment_embedding=draw((segments, sizes.d_model)),
        norm=_norm(draw, sizes),
        encoder=encoder_parameters(draw, sizes, n_layers, last_norm=False),
        w_pool=draw((sizes.d_model, sizes.d_model)),
        b_pool=draw((sizes.d_model,)) if sizes.bias else None,
    )
