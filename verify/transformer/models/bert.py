"""A BERT-style encoder, from tokens to hidden states and the pooled first token: forward and backward."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from verify.errors import ArgumentError, within
from verify.numbers.elements import Array
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.residual import NormCache, NormParameters, normalized, normalized_backward
from verify.transformer.blocks.stacks import (
    EncoderCache,
    EncoderGradients,
    EncoderParameters,
    encoder,
    encoder_backward,
)
from verify.transformer.layers.embedding import EmbeddingCache, embedding, embedding_backward
from verify.transformer.layers.linear import LinearCache, linear, linear_backward
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import Mask, checked_array

__all__ = [
    "BertCache",
    "BertGradients",
    "BertOutput",
    "BertParameters",
    "bert",
    "bert_backward",
    "bert_config",
]


@dataclass(frozen=True, slots=True)
class BertParameters:
    """Parameters of a BERT-style encoder, or the gradients there.

    Parameters
    ----------
    token_embedding : ndarray, shape (vocabulary, d)
        A row for each token; none of the three embeddings is scaled.
    position_embedding : ndarray, shape (longest, d)
        A row for each position, learned.
    segment_embedding : ndarray, shape (segments, d)
        A row for each segment: Hugging Face's ``token_type_embeddings``.
    norm : NormParameters
        Of the sum of the three.
    encoder : EncoderParameters
        The stack, without a last norm.
    w_pool, b_pool : ndarray, shapes (d, d), (d,), or None
        Of the pooler; None for no pooler, as in Hugging Face's models for tokens.
    """

    token_embedding: Array
    position_embedding: Array
    segment_embedding: Array
    norm: NormParameters
    encoder: EncoderParameters
    w_pool: Array | None = None
    b_pool: Array | None = None


class BertOutput(NamedTuple):
    """Hold what BERT returns, or the gradients there.

    Parameters
    ----------
    hidden : ndarray, shape (..., n, d)
        Hugging Face's ``last_hidden_state``.
    pooled : ndarray, shape (..., d), or None
        ``tanh(hidden[..., 0, :] @ w_pool + b_pool)``; None without a pooler.
    """

    hidden: Array
    pooled: Array | None = None


@dataclass(frozen=True, slots=True)
class BertCache:
    """Intermediates of a BERT-style encoder, step by step; ``output`` is what it returned."""

    tokens: EmbeddingCache
    positions: EmbeddingCache
    segments: EmbeddingCache
    norm: NormCache
    encoder: EncoderCache
    pool: LinearCache | None
    output: BertOutput


@dataclass(frozen=True, slots=True)
class BertGradients:
    """Gradients of a BERT-style encoder at its parameters, at the sum of the embeddings, and in its stack."""

    parameters: BertParameters
    d_embedded: Array
    encoder: EncoderGradients


def bert_config(n_heads: int) -> LayerConfig:
    """Return the conventions of BERT: post-LN, exact GELU, eps 1e-12 inside the root."""
    return LayerConfig(n_heads=n_heads, norm_first=False, activation="gelu", eps=Fraction(1, 10**12))


def bert(
    tokens: npt.ArrayLike,
    parameters: BertParameters,
    config: LayerConfig,
    *,
    segments: npt.ArrayLike | None = None,
    mask: Mask | None = None,
) -> tuple[BertOutput, BertCache]:
    """Return the hidden states of BERT and its pooled output, without dropout.

    Parameters
    ----------
    tokens : array_like of int, shape (..., n)
        From 0 to vocabulary - 1; at most as many as there are positions.
    parameters : BertParameters
        The weights.
    config : LayerConfig
        The conventions, as a rule from `bert_config`.
    segments : array_like of int, shape (..., n), optional
        The segment of each token; 0 for all without it.
    mask : ndarray of bool, shape (..., n), optional
        True = a token, False = padding, which nothing attends to.

    Returns
    -------
    output : BertOutput
    cache : BertCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape, or a sequence is too long.
    """
    p = parameters
    require_instance(p, BertParameters, "parameters")
    require_instance(config, LayerConfig, "config")
    token_rows, token_cache = embedding(tokens, p.token_embedding, scale=1)
    shape = token_cache.tokens.shape
    if not shape:
        raise ArgumentError("tokens", "shape (..., n)", "shape ()")
    longest = np.shape(p.position_embedding)[0]
    if shape[-1] > longest:
        raise ArgumentError("tokens", f"at most {longest} positions", f"shape {shape}")
    if p.w_pool is None and p.b_pool is not None:
        raise ArgumentError("b_pool", "None without w_pool", f"shape {np.shape(p.b_pool)}")
    if p.w_pool is not None and shape[-1] == 0:
        raise ArgumentError("tokens", "at least one token for the pooler", f"shape {shape}")
    kinds = np.zeros(shape, dtype=np.int64) if segments is None else np.asarray(segments)
    if kinds.shape != shape:
        raise ArgumentError("segments", f"shape {shape}", f"shape {kinds.shape}")
    position_rows, position_cache = embedding(
        np.broadcast_to(np.arange(shape[-1]), shape), p.position_embedding, scale=1
    )
    with within("segment_embedding"):
        segment_rows, segment_cache = embedding(kinds, p.segment_embedding, scale=1)
    with within("norm"):
        rows, norm = normalized(token_rows + position_rows + segment_rows, p.norm, config)
    with within("encoder"):
        hidden, encoder_cache = encoder(rows, p.encoder, config, AttentionMasks(key_padding_mask=mask))
    pooled = pool = None
    if p.w_pool is not None:
        first, pool = linear(hidden[..., 0, :], p.w_pool, p.b_pool)
        pooled = np.asarray(np.tanh(first))
    output = BertOutput(hidden=hidden, pooled=pooled)
    return output, BertCache(
        tokens=token_cache,
        positions=position_cache,
        segments=segment_cache,
        norm=norm,
        encoder=encoder_cache,
        pool=pool,
        output=output,
    )


def bert_backward(cache: BertCache, d_output: BertOutput) -> BertGradients:
    """Return the gradients of a BERT-style encoder at every parameter.

    Parameters
    ----------
    cache : BertCache
        From the forward pass.
    d_output : BertOutput
        Gradients at the hidden states and at the pooled output.

    Raises
    ------
    ArgumentError
        If a gradient is not finite or has a wrong shape.
    """
    d_hidden = checked_array(d_output.hidden, "d_output.hidden", cache.output.hidden.shape)
    pool, pooled = None, cache.output.pooled
    if cache.pool is not None and pooled is not None:
        d_pooled = checked_array(d_output.pooled, "d_output.pooled", pooled.shape)
        pool = linear_backward(cache.pool, d_pooled * (1 - pooled) * (1 + pooled))
        d_hidden = d_hidden.astype(np.result_type(d_hidden, pool.d_x))  # a copy, to which the first rows are added
        d_hidden[..., 0, :] += pool.d_x
    elif d_output.pooled is not None:
        raise ArgumentError("d_output.pooled", "None without a pooler", "a gradient")
    encoded = encoder_backward(cache.encoder, d_hidden)
    d_embedded, d_norm = normalized_backward(cache.norm, encoded.d_x)
    return BertGradients(
        parameters=BertParameters(
            token_embedding=embedding_backward(cache.tokens, d_embedded),
            position_embedding=embedding_backward(cache.positions, d_embedded),
            segment_embedding=embedding_backward(cache.segments, d_embedded),
            norm=d_norm,
            encoder=encoded.parameters,
            w_pool=None if pool is None else pool.d_weight,
            b_pool=None if pool is None else pool.d_bias,
        ),
        d_embedded=d_embedded,
        encoder=encoded,
    )
