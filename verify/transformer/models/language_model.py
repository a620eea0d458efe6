"""A decoder-only language model, from tokens to the logits of the next ones: forward and backward.

It is the stack of an encoder under a causal mask. Llama, Mistral, Qwen, Gemma and GPT-2 differ in conventions, which
`LanguageModelConfig` names, and in what their parameters have: gates, biases, gains of queries and keys, a head.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.errors import ArgumentError, within
from verify.numbers.elements import Array
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.stacks import (
    EncoderCache,
    EncoderGradients,
    EncoderParameters,
    encoder,
    encoder_backward,
)
from verify.transformer.layers.cross_entropy import CrossEntropyCache, cross_entropy, cross_entropy_backward
from verify.transformer.layers.embedding import EmbeddingCache, embedding, embedding_backward
from verify.transformer.layers.linear import LinearCache, linear, linear_backward
from verify.transformer.layers.masks import causal_mask, window_mask
from verify.transformer.layers.multi_head import KeysAndValues
from verify.transformer.scalars import checked_positive, require_instance
from verify.transformer.shapes import Mask, as_array, checked_array, checked_size

__all__ = [
    "LanguageModelCache",
    "LanguageModelConfig",
    "LanguageModelGradients",
    "LanguageModelParameters",
    "NextTokenCache",
    "language_model",
    "language_model_backward",
    "next_token_loss",
    "next_token_loss_backward",
]


@dataclass(frozen=True, slots=True)
class LanguageModelConfig:
    """Conventions of a decoder-only model.

    Parameters
    ----------
    layer : LayerConfig
        Of all layers, and of the last norm.
    embedding_scale : number, optional
        What the embedding is multiplied by: 1 as a rule; None for sqrt(d), as in Gemma.
    window : int, optional
        How many keys a query attends to, its own among them, as in Mistral; None for all before it.
    windowed : tuple of bool, optional
        Which layers have that window, as in Gemma 2; None for all.
    logit_softcap : number, optional
        A positive c: the logits x become ``c * tanh(x / c)``, as in Gemma 2.

    Raises
    ------
    ArgumentError
        If an argument is none of that.
    """

    layer: LayerConfig
    embedding_scale: Any = 1
    window: int | None = None
    windowed: tuple[bool, ...] | None = None
    logit_softcap: Any = None

    def __post_init__(self) -> None:
        """Refuse what no model could run with."""
        require_instance(self.layer, LayerConfig, "layer")
        if self.window is not None:
            checked_size(self.window, "window")
        elif self.windowed is not None:
            raise ArgumentError("windowed", "None without a window", str(self.windowed))


@dataclass(frozen=True, slots=True)
class LanguageModelParameters:
    """Parameters of a decoder-only model, or the gradients there.

    Parameters
    ----------
    embedding : ndarray, shape (vocabulary, d)
        A row for each token.
    decoder : EncoderParameters
        The stack, with its last norm.
    head : ndarray, shape (d, vocabulary), or None
        From the rows to the logits; None where the embedding, transposed, serves for it.
    position_embedding : ndarray, shape (longest, d), or None
        A row for each position, learned, as in GPT-2.
    """

    embedding: Array
    decoder: EncoderParameters
    head: Array | None = None
    position_embedding: Array | None = None


@dataclass(frozen=True, slots=True)
class LanguageModelCache:
    """Intermediates of a decoder-only model, step by step; ``capped`` are the logits over the softcap, under tanh."""

    tokens: EmbeddingCache
    positions: EmbeddingCache | None
    decoder: EncoderCache
    head: LinearCache
    tied: bool
    softcap: Any
    capped: Array | None

    @property
    def past(self) -> tuple[KeysAndValues, ...]:
        """The keys and values of each layer, with which the next tokens go on."""
        return tuple(layer.self_attention.inner.past for layer in self.decoder.layers)


@dataclass(frozen=True, slots=True)
class LanguageModelGradients:
    """Gradients of a decoder-only model at its parameters, at the embedded tokens, and inside its stack.

    ``d_uncapped`` is the gradient at what the head gives, before a softcap.
    """

    parameters: LanguageModelParameters
    d_embedded: Array
    decoder: EncoderGradients
    d_uncapped: Array


def language_model(
    tokens: npt.ArrayLike,
    parameters: LanguageModelParameters,
    config: LanguageModelConfig,
    *,
    mask: Mask | None = None,
    past: tuple[KeysAndValues, ...] | None = None,
) -> tuple[Array, LanguageModelCache]:
    """Return the logits of the token after each token.

    Parameters
    ----------
    tokens : array_like of int, shape (..., n)
        From 0 to vocabulary - 1.
    parameters : LanguageModelParameters
        The weights.
    config : LanguageModelConfig
        The conventions.
    mask : ndarray of bool, shape (..., n), optional
        True = a token, False = padding, which nothing attends to; with ``past`` of shape (..., past + n).
    past : tuple of KeysAndValues, optional
        ``past`` of the cache of an earlier call, whose tokens stand before these. The logits are those of a pass over
        all tokens; there is no backward pass.

    Returns
    -------
    output : ndarray, shape (..., n, vocabulary)
    cache : LanguageModelCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape, or a sequence is too long.
    """
    p = parameters
    require_instance(p, LanguageModelParameters, "parameters")
    require_instance(config, LanguageModelConfig, "config")
    rows, token_cache = embedding(tokens, p.embedding, scale=config.embedding_scale)
    shape = token_cache.tokens.shape
    if not shape:
        raise ArgumentError("tokens", "shape (..., n)", "shape ()")
    n_past = _number_of_past(past)
    position_cache = None
    if p.position_embedding is not None:
        longest = np.shape(p.position_embedding)[0]
        if n_past + shape[-1] > longest:
            raise ArgumentError("tokens", f"at most {longest} positions", f"{n_past + shape[-1]}")
        places = np.broadcast_to(np.arange(n_past, n_past + shape[-1]), shape)
        position_rows, position_cache = embedding(places, p.position_embedding, scale=1)
        rows = rows + position_rows
    with within("decoder"):
        require_instance(p.decoder, EncoderParameters, "parameters")
        masks = _masks(config, shape[-1], n_past, mask, len(p.decoder.layers))
        hidden, decoder_cache = encoder(rows, p.decoder, config.layer, masks, past)
    weight = np.asarray(p.embedding).T if p.head is None else p.head
    with within("head"):
        logits, head_cache = linear(hidden, weight)
    capped = cap = None
    if config.logit_softcap is not None:
        cap = checked_positive(config.logit_softcap, "logit_softcap", logits)
        capped = np.asarray(np.tanh(logits / cap))
        logits = cap * capped
    return logits, LanguageModelCache(
        tokens=token_cache,
        positions=position_cache,
        decoder=decoder_cache,
        head=head_cache,
        tied=p.head is None,
        softcap=cap,
        capped=capped,
    )


def _number_of_past(past: object) -> int:
    """Return how many tokens stand before these."""
    if past is None:
        return 0
    if not isinstance(past, tuple) or not past or not isinstance(past[0], KeysAndValues):
        raise ArgumentError("past", "the past of a cache", type(past).__name__)
    return int(np.shape(past[0].key)[-2])


def _masks(
    config: LanguageModelConfig, n: int, n_past: int, mask: Mask | None, count: int
) -> AttentionMasks | tuple[AttentionMasks, ...]:
    """Return the masks of each layer, or those of all."""
    everything = AttentionMasks(mask=causal_mask(n, n_past + n, "bottom_right"), key_padding_mask=mask)
    if config.window is None:
        return everything
    near = AttentionMasks(mask=window_mask(n, n_past + n, config.window, "bottom_right"), key_padding_mask=mask)
    if config.windowed is None:
        return near
    if len(config.windowed) != count:
        raise ArgumentError("windowed", f"one flag for each of {count} layers", str(len(config.windowed)))
    return tuple(near if flag else everything for flag in config.windowed)


def language_model_backward(cache: LanguageModelCache, d_logits: Array) -> LanguageModelGradients:
    """Return the gradients of a decoder-only model at every parameter.

    Parameters
    ----------
    cache : LanguageModelCache
        From the forward pass.
    d_logits : ndarray, shape (..., n, vocabulary)
        Gradient at the logits.

    Returns
    -------
    LanguageModelGradients
        At a tied embedding the sum over both uses.

    Raises
    ------
    ArgumentError
        If ``d_logits`` is not finite or has a wrong shape, or the pass began with stored keys.
    """
    require_instance(cache, LanguageModelCache)
    if cache.capped is not None:
        d_logits = checked_array(d_logits, "d_logits", cache.capped.shape) * (1 - cache.capped) * (1 + cache.capped)
    head = linear_backward(cache.head, d_logits)
    decoded = encoder_backward(cache.decoder, head.d_x)
    d_embedding = embedding_backward(cache.tokens, decoded.d_x)
    return LanguageModelGradients(
        parameters=LanguageModelParameters(
            embedding=d_embedding + head.d_weight.T if cache.tied else d_embedding,
            decoder=decoded.parameters,
            head=None if cache.tied else head.d_weight,
            position_embedding=None if cache.positions is None else embedding_backward(cache.positions, decoded.d_x),
        ),
        d_embedded=decoded.d_x,
        decoder=decoded,
        d_uncapped=np.asarray(d_logits),
    )


@dataclass(frozen=True, slots=True)
class NextTokenCache:
    """Hold what `next_token_loss_backward` needs: the cross-entropy of all rows but the last of each sequence."""

    cross_entropy: CrossEntropyCache
    shape: tuple[int, ...]


def next_token_loss(
    logits: Array, tokens: npt.ArrayLike, *, ignore_index: int | None = None
) -> tuple[Array, NextTokenCache]:
    """Return the mean cross-entropy of each next token: the logits at a token are those of the one after it.

    Parameters
    ----------
    logits : ndarray, shape (..., n, vocabulary)
        Of a `language_model`.
    tokens : array_like of int, shape (..., n)
        The tokens that it was given, or labels as Hugging Face takes them: not shifted.
    ignore_index : int, optional
        A label that does not count: Hugging Face has -100.

    Returns
    -------
    output : ndarray, shape ()
    cache : NextTokenCache

    Raises
    ------
    ArgumentError
        If a sequence has a single token, or an argument is not finite, or has a wrong dtype or shape.
    """
    logits = checked_array(logits, "logits", ("...", "n", "vocabulary"))
    labels = as_array(tokens, "tokens")
    if labels.shape != logits.shape[:-1]:
        raise ArgumentError("tokens", f"shape {logits.shape[:-1]}", f"shape {labels.shape}")
    if labels.shape[-1] < 2:
        raise ArgumentError("tokens", "at least two tokens a sequence", f"shape {labels.shape}")
    loss, cache = cross_entropy(logits[..., :-1, :], labels[..., 1:], ignore_index=ignore_index, reduction="mean")
    return loss, NextTokenCache(cross_entropy=cache, shape=logits.shape)


def next_token_loss_backward(cache: NextTokenCache, d_loss: npt.ArrayLike = 1.0) -> Array:
    """Return the gradient at the logits: 0 at the last token of each sequence.

    Parameters
    ----------
    cache : NextTokenCache
        From the forward pass.
    d_loss : number
        Gradient at the loss.

    Returns
    -------
    ndarray, shape (..., n, vocabulary)

    Raises
    ------
    ArgumentError
        If ``d_loss`` is no finite number.
    """
    require_instance(cache, NextTokenCache)
    d_logits = cross_entropy_backward(cache.cross_entropy, np.asarray(d_loss)).d_logits
    last = d_logits[..., :1, :] * 0
    return np.concatenate([d_logits, last], axis=-2)
