"""T5, an encoder-decoder with relative positions, from tokens to logits: forward and backward.

RMSNorm before each sublayer, no biases, scores that nothing scales; one table of relative positions for all layers of a
stack, and none for the attention to the memory.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.errors import ArgumentError, within
from verify.numbers.elements import Array, constant_like
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.stacks import DecoderGradients, DecoderParameters, EncoderGradients, EncoderParameters
from verify.transformer.layers.embedding import EmbeddingCache, embedding, embedding_backward
from verify.transformer.layers.linear import LinearCache, linear, linear_backward
from verify.transformer.layers.masks import causal_mask
from verify.transformer.layers.relative_bias import (
    RelativeBiasCache,
    relative_bias,
    relative_bias_backward,
    relative_buckets,
)
from verify.transformer.models.transformer import (
    TransformerCache,
    TransformerParameters,
    transformer,
    transformer_backward,
)
from verify.transformer.scalars import require_flag, require_instance
from verify.transformer.shapes import Mask, checked_array, checked_size

__all__ = ["T5Cache", "T5Config", "T5Gradients", "T5Parameters", "t5", "t5_backward"]


@dataclass(frozen=True, slots=True)
class T5Config:
    """Conventions of T5.

    Parameters
    ----------
    layer : LayerConfig
        Of all layers: with ``norm="rms"``, ``norm_first=True`` and ``scale=1``; ReLU, or GELU by tanh with a gate in
        version 1.1.
    n_buckets, farthest : int
        Of `relative_buckets`.
    scaled_output : bool
        Whether the rows are divided by sqrt(d) before the head: they are in version 1.0, whose head is tied.

    Raises
    ------
    ArgumentError
        If an argument is none of that.
    """

    layer: LayerConfig
    n_buckets: int = 32
    farthest: int = 128
    scaled_output: bool = True

    def __post_init__(self) -> None:
        """Refuse what no model could run with."""
        require_instance(self.layer, LayerConfig, "layer")
        for name in ("n_buckets", "farthest"):
            checked_size(getattr(self, name), name)
        require_flag(self.scaled_output, "scaled_output")


@dataclass(frozen=True, slots=True)
class T5Parameters:
    """Parameters of T5, or the gradients there.

    Parameters
    ----------
    embedding : ndarray, shape (vocabulary, d)
        A row for each token, of source and target; it is not scaled.
    encoder_bias, decoder_bias : ndarray, shape (n_buckets, heads)
        The tables of relative positions.
    encoder, decoder : EncoderParameters, DecoderParameters
        The stacks, with their last norms.
    head : ndarray, shape (d, vocabulary), or None
        From the rows to the logits; None where the embedding, transposed, serves for it.
    """

    embedding: Array
    encoder_bias: Array
    decoder_bias: Array
    encoder: EncoderParameters
    decoder: DecoderParameters
    head: Array | None = None


@dataclass(frozen=True, slots=True)
class T5Cache:
    """Intermediates of T5, step by step; ``factor`` is what the rows were multiplied by before the head."""

    source: EmbeddingCache
    target: EmbeddingCache
    encoder_bias: RelativeBiasCache
    decoder_bias: RelativeBiasCache
    stacks: TransformerCache
    head: LinearCache
    factor: Any
    tied: bool


@dataclass(frozen=True, slots=True)
class T5Gradients:
    """Gradients of T5 at its parameters, and those of the two stacks."""

    parameters: T5Parameters
    encoder: EncoderGradients
    decoder: DecoderGradients


def t5(
    source: npt.ArrayLike,
    target: npt.ArrayLike,
    parameters: T5Parameters,
    config: T5Config,
    *,
    source_mask: Mask | None = None,
    target_mask: Mask | None = None,
) -> tuple[Array, T5Cache]:
    """Return the logits of the token after each token of the target.

    Parameters
    ----------
    source : array_like of int, shape (..., m)
        Hugging Face's ``input_ids``.
    target : array_like of int, shape (..., n)
        Its ``decoder_input_ids``, which begin with the token of padding.
    parameters : T5Parameters
        The weights.
    config : T5Config
        The conventions.
    source_mask, target_mask : ndarray of bool, shapes (..., m), (..., n), optional
        True = a token, False = padding, which nothing attends to.

    Returns
    -------
    output : ndarray, shape (..., n, vocabulary)
    cache : T5Cache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape.
    """
    p = parameters
    require_instance(p, T5Parameters, "parameters")
    require_instance(config, T5Config, "config")
    source_rows, source_cache = embedding(source, p.embedding, scale=1)
    target_rows, target_cache = embedding(target, p.embedding, scale=1)
    for name, rows in (("source", source_rows), ("target", target_rows)):
        if rows.ndim < 2:
            raise ArgumentError(name, "shape (..., n)", "shape ()")
    if source_rows.shape[:-2] != target_rows.shape[:-2]:
        expected = f"the batch axes of source, {source_rows.shape[:-2]}"
        raise ArgumentError("target", expected, f"{target_rows.shape[:-2]}")
    of_source, source_bias = _bias(p.encoder_bias, "encoder_bias", source_rows, config, bidirectional=True)
    of_target, target_bias = _bias(p.decoder_bias, "decoder_bias", target_rows, config, bidirectional=False)
    length = target_rows.shape[-2]
    rows, stacks = transformer(
        source_rows,
        target_rows,
        TransformerParameters(p.encoder, p.decoder),
        config.layer,
        AttentionMasks(additive_mask=of_source, key_padding_mask=source_mask),
        AttentionMasks(causal_mask(length, length), additive_mask=of_target, key_padding_mask=target_mask),
        AttentionMasks(key_padding_mask=source_mask),
    )
    factor = _inverse_root_of_width(rows) if config.scaled_output else 1
    weight = np.asarray(p.embedding).T if p.head is None else p.head
    with within("head"):
        logits, head = linear(rows * factor, weight)
    return logits, T5Cache(
        source=source_cache,
        target=target_cache,
        encoder_bias=source_bias,
        decoder_bias=target_bias,
        stacks=stacks,
        head=head,
        factor=factor,
        tied=p.head is None,
    )


def _bias(
    table: Array, name: str, rows: Array, config: T5Config, *, bidirectional: bool
) -> tuple[Array, RelativeBiasCache]:
    """Return what is added to the scores of a stack, shape (1, heads, n, n), the same for each sequence."""
    table = checked_array(table, name, (config.n_buckets, config.layer.n_heads))
    n, options = rows.shape[-2], {"n_buckets": config.n_buckets, "farthest": config.farthest}
    bias, cache = relative_bias(table, relative_buckets(n, n, bidirectional=bidirectional, **options))
    return bias.reshape((1,) * (rows.ndim - 2) + bias.shape), cache


def _inverse_root_of_width(rows: Array) -> Any:
    """Return 1/sqrt(d) in the number type of the rows."""
    width = rows.shape[-1]
    return 1 / np.sqrt(constant_like(rows, width)) if rows.dtype == object else 1 / math.sqrt(width)


def t5_backward(cache: T5Cache, d_logits: Array) -> T5Gradients:
    """Return the gradients of T5 at every parameter.

    Parameters
    ----------
    cache : T5Cache
        From the forward pass.
    d_logits : ndarray, shape (..., n, vocabulary)
        Gradient at the logits.

    Returns
    -------
    T5Gradients
        At the embedding the sum over its uses, at the tables of positions that over all layers.

    Raises
    ------
    ArgumentError
        If ``d_logits`` is not finite or has a wrong shape.
    """
    require_instance(cache, T5Cache)
    head = linear_backward(cache.head, d_logits)
    stacks = transformer_backward(cache.stacks, head.d_x * cache.factor)
    d_embedding = embedding_backward(cache.source, stacks.d_source) + embedding_backward(cache.target, stacks.d_target)
    return T5Gradients(
        parameters=T5Parameters(
            embedding=d_embedding + head.d_weight.T if cache.tied else d_embedding,
            encoder_bias=_bias_backward(cache.encoder_bias, stacks.encoder),
            decoder_bias=_bias_backward(cache.decoder_bias, stacks.decoder),
            encoder=stacks.encoder.parameters,
            decoder=stacks.decoder.parameters,
            head=None if cache.tied else head.d_weight,
        ),
        encoder=stacks.encoder,
        decoder=stacks.decoder,
    )


def _bias_backward(cache: RelativeBiasCache, gradients: EncoderGradients | DecoderGradients) -> Array:
    """Return the gradient at a table of positions, through the scores of each layer of its stack."""
    *places, heads = cache.rows.output.shape
    d_biases = [np.asarray(layer.self_attention.d_additive_mask).reshape(heads, *places) for layer in gradients.layers]
    return relative_bias_backward(cache, np.asarray(sum(d_biases[1:], d_biases[0])))
