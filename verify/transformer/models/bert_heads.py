"""BERT with heads: words for masked tokens, classes of each token, and classes of a whole sequence, with gradients.

Hugging Face's ``BertForMaskedLM``, ``-NextSentencePrediction``, ``-PreTraining``, ``-SequenceClassification``,
``-TokenClassification`` and ``-QuestionAnswering`` are all of this kind; each has some of the heads.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from verify.errors import ArgumentError, within
from verify.numbers.elements import Array
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.blocks.residual import NormCache, NormParameters, normalized, normalized_backward
from verify.transformer.layers.activations import GatedCache, ReluCache
from verify.transformer.layers.feed_forward import activated, activated_backward
from verify.transformer.layers.linear import LinearCache, linear, linear_backward, linear_of_checked
from verify.transformer.models.bert import (
    BertCache,
    BertGradients,
    BertOutput,
    BertParameters,
    bert,
    bert_backward,
)
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import Mask, checked_array, checked_weight

__all__ = [
    "BertHeadsCache",
    "BertHeadsGradients",
    "BertHeadsOutput",
    "BertHeadsParameters",
    "WordHeadParameters",
    "bert_heads",
    "bert_heads_backward",
]


@dataclass(frozen=True, slots=True)
class WordHeadParameters:
    """Parameters of the head that gives a word for each token, or the gradients there.

    Parameters
    ----------
    w, b : ndarray, shapes (d, d), (d,)
        Of a linear map, after which the activation of the layers comes.
    norm : NormParameters
        Of a norm after that.
    bias : ndarray, shape (vocabulary,)
        Added to the logits.
    decoder : ndarray, shape (d, vocabulary), or None
        From the rows to the logits; None where the token embedding, transposed, serves for it, as a rule.
    """

    w: Array
    b: Array
    norm: NormParameters
    bias: Array
    decoder: Array | None = None


@dataclass(frozen=True, slots=True)
class BertHeadsParameters:
    """Parameters of BERT with heads, or the gradients there; None for a head that is not there.

    Parameters
    ----------
    bert : BertParameters
        Of the encoder, with a pooler where a head needs one.
    words : WordHeadParameters, optional
        Hugging Face's ``cls.predictions``.
    w_rows, b_rows : ndarray, shapes (d, classes), (classes,), optional
        From the hidden states to classes of each token: the ``classifier`` for tokens, or ``qa_outputs``.
    w_pooled, b_pooled : ndarray, shapes (d, classes), (classes,), optional
        From the pooled output to classes of a sequence: the ``classifier`` for sequences, or ``cls.seq_relationship``.
    """

    bert: BertParameters
    words: WordHeadParameters | None = None
    w_rows: Array | None = None
    b_rows: Array | None = None
    w_pooled: Array | None = None
    b_pooled: Array | None = None


class BertHeadsOutput(NamedTuple):
    """The logits of each head, or the gradients there; None for a head that is not there.

    Parameters
    ----------
    words : ndarray, shape (..., n, vocabulary), or None
    rows : ndarray, shape (..., n, classes), or None
    pooled : ndarray, shape (..., classes), or None
    """

    words: Array | None = None
    rows: Array | None = None
    pooled: Array | None = None


@dataclass(frozen=True, slots=True)
class WordHeadCache:
    """Intermediates of the head that gives words, step by step."""

    linear: LinearCache
    activation: ReluCache | GatedCache
    norm: NormCache
    decoder: LinearCache
    tied: bool


@dataclass(frozen=True, slots=True)
class BertHeadsCache:
    """Intermediates of BERT and of its heads, and what these returned."""

    bert: BertCache
    words: WordHeadCache | None
    rows: LinearCache | None
    pooled: LinearCache | None
    output: BertHeadsOutput


@dataclass(frozen=True, slots=True)
class BertHeadsGradients:
    """Gradients of BERT with heads at its parameters, at what the encoder returns, and inside the encoder."""

    parameters: BertHeadsParameters
    d_output: BertOutput
    bert: BertGradients


def bert_heads(
    tokens: npt.ArrayLike,
    parameters: BertHeadsParameters,
    config: LayerConfig,
    *,
    segments: npt.ArrayLike | None = None,
    mask: Mask | None = None,
) -> tuple[BertHeadsOutput, BertHeadsCache]:
    """Return the logits of each head of BERT, without dropout.

    Parameters
    ----------
    tokens, segments, mask
        As for `verify.transformer.models.bert.bert`.
    parameters : BertHeadsParameters
        The weights.
    config : LayerConfig
        The conventions, as a rule from `verify.transformer.models.bert.bert_config`.

    Returns
    -------
    output : BertHeadsOutput
    cache : BertHeadsCache

    Raises
    ------
    ArgumentError
        If there is no head, or one of a pooled output without a pooler, or an argument is not finite, or has a wrong
        dtype or shape.
    """
    p = parameters
    require_instance(p, BertHeadsParameters, "parameters")
    if p.words is None and p.w_rows is None and p.w_pooled is None:
        raise ArgumentError("parameters", "at least one head", "none")
    for bias, weight, name in ((p.b_rows, p.w_rows, "rows"), (p.b_pooled, p.w_pooled, "pooled")):
        if bias is not None and weight is None:
            raise ArgumentError(f"b_{name}", f"None without w_{name}", f"shape {np.shape(bias)}")
    with within("bert"):
        encoded, bert_cache = bert(tokens, p.bert, config, segments=segments, mask=mask)
    words = words_cache = rows = rows_cache = pooled = pooled_cache = None
    if p.words is not None:
        with within("words"):
            words, words_cache = _words(encoded.hidden, p.words, p.bert.token_embedding, config)
    if p.w_rows is not None:
        rows, rows_cache = _classes(encoded.hidden, "hidden", p.w_rows, p.b_rows, "rows")
    if p.w_pooled is not None:
        if encoded.pooled is None:
            raise ArgumentError("w_pooled", "None without a pooler", f"shape {np.shape(p.w_pooled)}")
        pooled, pooled_cache = _classes(encoded.pooled, "pooled", p.w_pooled, p.b_pooled, "pooled")
    output = BertHeadsOutput(words=words, rows=rows, pooled=pooled)
    return output, BertHeadsCache(
        bert=bert_cache, words=words_cache, rows=rows_cache, pooled=pooled_cache, output=output
    )


def _classes(x: Array, x_name: str, weight: Array, bias: Array | None, head: str) -> tuple[Array, LinearCache]:
    """Return the logits of a linear head, whose parameters errors call as their record does."""
    weight = checked_weight(weight, f"w_{head}", x, x_name)
    if bias is not None:
        bias = checked_array(bias, f"b_{head}", (weight.shape[1],))
    return linear_of_checked(x, weight, bias, (x_name, f"w_{head}"))


def _words(hidden: Array, p: WordHeadParameters, embedding: Array, config: LayerConfig) -> tuple[Array, WordHeadCache]:
    """Return the logits of words for each row."""
    require_instance(p, WordHeadParameters, "parameters")
    width = hidden.shape[-1]
    for value, name, shape in ((p.w, "w", (width, width)), (p.b, "b", (width,)), (p.bias, "bias", ("vocabulary",))):
        checked_array(value, name, shape, finite=False)  # by their names here: the maps call each bias one
    changed, linear_cache = linear(hidden, p.w, p.b)
    bent, activation = activated(changed, config.activation)
    with within("norm"):
        rows, norm = normalized(bent, p.norm, config)
    weight = np.asarray(embedding).T if p.decoder is None else p.decoder
    logits, decoder = linear(rows, weight, p.bias)
    return logits, WordHeadCache(
        linear=linear_cache, activation=activation, norm=norm, decoder=decoder, tied=p.decoder is None
    )


def bert_heads_backward(cache: BertHeadsCache, d_output: BertHeadsOutput) -> BertHeadsGradients:
    """Return the gradients of BERT with heads at every parameter.

    Parameters
    ----------
    cache : BertHeadsCache
        From the forward pass.
    d_output : BertHeadsOutput
        Gradients at the logits of each head that is there; None where a loss does not use one.

    Returns
    -------
    BertHeadsGradients
        At a tied token embedding the sum over both uses. The gradient at a head that no loss uses is 0.

    Raises
    ------
    ArgumentError
        If a gradient is not finite or has a wrong shape, or is that of a head that is not there.
    """
    require_instance(cache, BertHeadsCache)
    require_instance(d_output, BertHeadsOutput, "d_output")
    given = [
        _checked_gradient(gradient, logits, f"d_output.{name}")
        for name, gradient, logits in zip(BertHeadsOutput._fields, d_output, cache.output, strict=True)
    ]
    d_words, d_rows, d_pooled = given
    hidden, first = cache.bert.output
    d_hidden, d_first = hidden * 0, None if first is None else first * 0
    words = rows = pooled = d_embedding = None
    if cache.words is not None and d_words is not None:
        d_from_words, words, d_embedding = _words_backward(cache.words, d_words)
        d_hidden = d_hidden + d_from_words
    if cache.rows is not None and d_rows is not None:
        rows = linear_backward(cache.rows, d_rows)
        d_hidden = d_hidden + rows.d_x
    if cache.pooled is not None and d_pooled is not None:
        pooled = linear_backward(cache.pooled, d_pooled)
        d_first = pooled.d_x
    d_encoded = BertOutput(hidden=d_hidden, pooled=d_first)
    encoder = bert_backward(cache.bert, d_encoded)
    gradients = encoder.parameters
    if d_embedding is not None:
        gradients = replace(gradients, token_embedding=gradients.token_embedding + d_embedding)
    return BertHeadsGradients(
        parameters=BertHeadsParameters(
            bert=gradients,
            words=words,
            w_rows=None if rows is None else rows.d_weight,
            b_rows=None if rows is None else rows.d_bias,
            w_pooled=None if pooled is None else pooled.d_weight,
            b_pooled=None if pooled is None else pooled.d_bias,
        ),
        d_output=d_encoded,
        bert=encoder,
    )


def _checked_gradient(gradient: Array | None, logits: Array | None, name: str) -> Array | None:
    """Return the gradient at the logits of a head, zeros where none is given; None where there is no head."""
    if logits is None:
        if gradient is not None:
            raise ArgumentError(name, "None without that head", "a gradient")
        return None
    return logits * 0 if gradient is None else checked_array(gradient, name, logits.shape)


def _words_backward(cache: WordHeadCache, d_logits: Array) -> tuple[Array, WordHeadParameters, Array | None]:
    """Return the gradients of the head that gives words at its input, its parameters, and a tied embedding."""
    decoder = linear_backward(cache.decoder, d_logits)
    d_bent, norm = normalized_backward(cache.norm, decoder.d_x)
    first = linear_backward(cache.linear, activated_backward(cache.activation, d_bent))
    if first.d_bias is None or decoder.d_bias is None:
        raise ArgumentError("cache", "that of a head with biases", "one without")
    parameters = WordHeadParameters(
        w=first.d_weight,
        b=first.d_bias,
        norm=norm,
        bias=decoder.d_bias,
        decoder=None if cache.tied else decoder.d_weight,
    )
    return first.d_x, parameters, decoder.d_weight.T if cache.tied else None
