"""A classifier of sequences, an encoder and the mean of its rows: forward and backward."""

from __future__ import annotations

from dataclasses import dataclass

import numpy.typing as npt

from verify.errors import within
from verify.numbers.elements import Array
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.stacks import (
    EncoderCache,
    EncoderGradients,
    EncoderParameters,
    encoder,
    encoder_backward,
)
from verify.transformer.layers.embedding import EmbeddingCache, embedding_backward
from verify.transformer.layers.linear import LinearCache, linear, linear_backward
from verify.transformer.layers.pooling import MeanPoolCache, mean_pool, mean_pool_backward
from verify.transformer.models.inputs import PAPER, PositionConfig, embedded
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import Mask

__all__ = ["ClassifierCache", "ClassifierGradients", "ClassifierParameters", "classifier", "classifier_backward"]


@dataclass(frozen=True, slots=True)
class ClassifierParameters:
    """Parameters of a classifier, or the gradients there.

    Parameters
    ----------
    embedding : ndarray, shape (vocabulary, d)
        A row for each token.
    encoder : EncoderParameters
        The stack.
    w_head : ndarray, shape (d, classes)
        From the mean of the rows to the logits.
    b_head : ndarray, shape (classes,), or None
        Added to the logits.
    """

    embedding: Array
    encoder: EncoderParameters
    w_head: Array
    b_head: Array | None = None


@dataclass(frozen=True, slots=True)
class ClassifierCache:
    """Intermediates of a classifier, step by step."""

    embedding: EmbeddingCache
    encoder: EncoderCache
    pool: MeanPoolCache
    head: LinearCache


@dataclass(frozen=True, slots=True)
class ClassifierGradients:
    """Gradients of a classifier at its parameters, at the pooled vector, and inside its encoder."""

    parameters: ClassifierParameters
    d_pooled: Array
    encoder: EncoderGradients


def classifier(
    tokens: npt.ArrayLike,
    parameters: ClassifierParameters,
    config: LayerConfig,
    positions: PositionConfig = PAPER,
    *,
    mask: Mask | None = None,
) -> tuple[Array, ClassifierCache]:
    """Return the logits of the classes of each sequence.

    Parameters
    ----------
    tokens : array_like of int, shape (..., n)
        From 0 to vocabulary - 1, also where padding stands.
    parameters : ClassifierParameters
        The weights.
    config : LayerConfig
        The conventions of all layers.
    positions : PositionConfig
        The conventions of the input.
    mask : ndarray of bool, shape (..., n), optional
        True = a token, False = padding: nothing attends to it, and it does not count in the mean.

    Returns
    -------
    output : ndarray, shape (..., classes)
    cache : ClassifierCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape.
    """
    require_instance(parameters, ClassifierParameters, "parameters")
    require_instance(positions, PositionConfig, "positions")
    rows, embedding_cache = embedded(tokens, parameters.embedding, positions)
    with within("encoder"):
        encoded, encoder_cache = encoder(rows, parameters.encoder, config, AttentionMasks(key_padding_mask=mask))
    pooled, pool = mean_pool(encoded, mask)
    logits, head = linear(pooled, parameters.w_head, parameters.b_head)
    return logits, ClassifierCache(embedding=embedding_cache, encoder=encoder_cache, pool=pool, head=head)


def classifier_backward(cache: ClassifierCache, d_logits: Array) -> ClassifierGradients:
    """Return the gradients of a classifier at every parameter.

    Parameters
    ----------
    cache : ClassifierCache
        From the forward pass.
    d_logits : ndarray, shape (..., classes)
        Gradient at the logits.

    Raises
    ------
    ArgumentError
        If ``d_logits`` is not finite or has a wrong shape.
    """
    head = linear_backward(cache.head, d_logits)
    encoded = encoder_backward(cache.encoder, mean_pool_backward(cache.pool, head.d_x))
    return ClassifierGradients(
        parameters=ClassifierParameters(
            embedding=embedding_backward(cache.embedding, encoded.d_x),
            encoder=encoded.parameters,
            w_head=head.d_weight,
            b_head=head.d_bias,
        ),
        d_pooled=head.d_x,
        encoder=encoded,
    )
