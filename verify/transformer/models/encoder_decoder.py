"""The encoder-decoder of "Attention Is All You Need", from tokens to logits: forward and backward."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from verify.errors import ArgumentError
from verify.numbers.elements import Array
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.stacks import DecoderGradients, DecoderParameters, EncoderGradients, EncoderParameters
from verify.transformer.layers.embedding import EmbeddingCache, embedding_backward
from verify.transformer.layers.linear import LinearCache, linear, linear_backward
from verify.transformer.layers.masks import causal_mask
from verify.transformer.models.inputs import PAPER, PositionConfig, embedded
from verify.transformer.models.transformer import (
    TransformerCache,
    TransformerParameters,
    transformer,
    transformer_backward,
)
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import Mask

__all__ = [
    "EncoderDecoderCache",
    "EncoderDecoderGradients",
    "EncoderDecoderParameters",
    "encoder_decoder",
    "encoder_decoder_backward",
]


@dataclass(frozen=True, slots=True)
class EncoderDecoderParameters:
    """Parameters of an encoder-decoder, or the gradients there.

    Parameters
    ----------
    source_embedding : ndarray, shape (source vocabulary, d)
        A row for each source token.
    encoder, decoder : EncoderParameters, DecoderParameters
        The two stacks.
    target_embedding : ndarray, shape (target vocabulary, d), or None
        None: the source embedding serves for the target too.
    projection : ndarray, shape (d, target vocabulary), or None
        From the decoder's rows to the logits. None: the transposed target embedding, without its scale.
    projection_bias : ndarray, shape (target vocabulary,), or None
        Added to the logits.
    """

    source_embedding: Array
    encoder: EncoderParameters
    decoder: DecoderParameters
    target_embedding: Array | None = None
    projection: Array | None = None
    projection_bias: Array | None = None


@dataclass(frozen=True, slots=True)
class EncoderDecoderCache:
    """Intermediates of an encoder-decoder.

    Parameters
    ----------
    source, target : EmbeddingCache
        Of the two embeddings.
    stacks : TransformerCache
        Of the two stacks.
    projection : LinearCache
        Of the map to the logits.
    parameters : EncoderDecoderParameters
        As given: they say which tables are tied.
    """

    source: EmbeddingCache
    target: EmbeddingCache
    stacks: TransformerCache
    projection: LinearCache
    parameters: EncoderDecoderParameters


@dataclass(frozen=True, slots=True)
class EncoderDecoderGradients:
    """Gradients of an encoder-decoder at its parameters, and inside its two stacks.

    The gradient at a tied table is the sum over all its uses.
    """

    parameters: EncoderDecoderParameters
    encoder: EncoderGradients
    decoder: DecoderGradients


def encoder_decoder(
    source: npt.ArrayLike,
    target: npt.ArrayLike,
    parameters: EncoderDecoderParameters,
    config: LayerConfig,
    positions: PositionConfig = PAPER,
    *,
    source_mask: Mask | None = None,
    target_mask: Mask | None = None,
) -> tuple[Array, EncoderDecoderCache]:
    """Return the logits of the token after each target token.

    Parameters
    ----------
    source : array_like of int, shape (..., m)
        Source tokens.
    target : array_like of int, shape (..., n)
        Target tokens, shifted by the caller: they begin with the start token.
    parameters : EncoderDecoderParameters
        The weights.
    config : LayerConfig
        The conventions of all layers. Post-LN stacks have no last norm in the paper, but have one in
        PyTorch's ``nn.Transformer``: the parameters say so.
    positions : PositionConfig
        The conventions of the input.
    source_mask, target_mask : ndarray of bool, shapes (..., m), (..., n), optional
        True = a token, False = padding, which nothing attends to. The decoder is causal in any case.

    Returns
    -------
    output : ndarray, shape (..., n, target vocabulary)
    cache : EncoderDecoderCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape.
    """
    p = parameters
    require_instance(p, EncoderDecoderParameters, "parameters")
    require_instance(positions, PositionConfig, "positions")
    table = p.source_embedding if p.target_embedding is None else p.target_embedding
    source_rows, source_cache = embedded(source, p.source_embedding, positions)
    target_rows, target_cache = embedded(target, table, positions)
    if source_rows.shape[:-2] != target_rows.shape[:-2]:
        expected = f"the batch axes of source, {source_rows.shape[:-2]}"
        raise ArgumentError("target", expected, f"{target_rows.shape[:-2]}")
    length = target_rows.shape[-2]
    rows, stacks = transformer(
        source_rows,
        target_rows,
        TransformerParameters(p.encoder, p.decoder),
        config,
        AttentionMasks(key_padding_mask=source_mask),
        AttentionMasks(mask=causal_mask(length, length), key_padding_mask=target_mask),
        AttentionMasks(key_padding_mask=source_mask),
    )
    weight = np.asarray(table).T if p.projection is None else p.projection
    logits, projection = linear(rows, weight, p.projection_bias)
    return logits, EncoderDecoderCache(
        source=source_cache,
        target=target_cache,
        stacks=stacks,
        projection=projection,
        parameters=parameters,
    )


def encoder_decoder_backward(cache: EncoderDecoderCache, d_logits: Array) -> EncoderDecoderGradients:
    """Return the gradients of an encoder-decoder at every parameter.

    Parameters
    ----------
    cache : EncoderDecoderCache
        From the forward pass.
    d_logits : ndarray, shape (..., n, target vocabulary)
        Gradient at the logits.

    Raises
    ------
    ArgumentError
        If ``d_logits`` is not finite or has a wrong shape.
    """
    projection = linear_backward(cache.projection, d_logits)
    stacks = transformer_backward(cache.stacks, projection.d_x)
    d_source = embedding_backward(cache.source, stacks.d_source)
    d_target = embedding_backward(cache.target, stacks.d_target)
    tied_output = cache.parameters.projection is None
    tied_input = cache.parameters.target_embedding is None
    if tied_output:
        d_target = d_target + projection.d_weight.T
    return EncoderDecoderGradients(
        parameters=EncoderDecoderParameters(
            source_embedding=d_source + d_target if tied_input else d_source,
            encoder=stacks.encoder.parameters,
            decoder=stacks.decoder.parameters,
            target_embedding=None if tied_input else d_target,
            projection=None if tied_output else projection.d_weight,
            projection_bias=projection.d_bias,
        ),
        encoder=stacks.encoder,
        decoder=stacks.decoder,
    )
