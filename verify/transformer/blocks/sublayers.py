"""Compute what stands inside the residual connections, with the conventions of a layer, and its backward pass."""

from __future__ import annotations

from typing import Any

from verify.numbers.elements import Array
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.layers.feed_forward import (
    FeedForwardCache,
    FeedForwardGradients,
    FeedForwardParameters,
    feed_forward,
    feed_forward_backward,
)
from verify.transformer.layers.multi_head import (
    KeysAndValues,
    MultiHeadAttentionCache,
    MultiHeadAttentionGradients,
    MultiHeadAttentionParameters,
    multi_head_attention,
    multi_head_attention_backward,
)

__all__ = [
    "attend",
    "attend_to_self",
    "cross_attended_backward",
    "fed_forward",
    "fed_forward_backward",
    "self_attended_backward",
]


def attend(
    rows: Array,
    memory: Array,
    parameters: MultiHeadAttentionParameters,
    config: LayerConfig,
    masks: AttentionMasks,
    **others: Any,
) -> tuple[Array, MultiHeadAttentionCache]:
    """Return multi-head attention of rows to a memory, which gives both keys and values."""
    return multi_head_attention(
        rows,
        memory,
        memory,
        parameters,
        config.n_heads,
        masks.mask,
        additive_mask=masks.additive_mask,
        key_padding_mask=masks.key_padding_mask,
        polarity=masks.polarity,
        n_key_heads=config.n_key_heads,
        scale=config.scale,
        **others,
    )


def attend_to_self(
    rows: Array,
    parameters: MultiHeadAttentionParameters,
    config: LayerConfig,
    masks: AttentionMasks,
    past: KeysAndValues | None = None,
) -> tuple[Array, MultiHeadAttentionCache]:
    """Return multi-head attention of rows to themselves, and to what is stored of earlier ones."""
    return attend(rows, rows, parameters, config, masks, softcap=config.softcap, heads=config.heads, past=past)


def self_attended_backward(
    cache: MultiHeadAttentionCache, d_output: Array
) -> tuple[Array, MultiHeadAttentionGradients]:
    """Return the gradient of self-attention at its input, the sum over its three roles, and the others."""
    gradients = multi_head_attention_backward(cache, d_output)
    return gradients.d_x_query + gradients.d_x_key + gradients.d_x_value, gradients


def cross_attended_backward(
    cache: MultiHeadAttentionCache, d_output: Array
) -> tuple[Array, MultiHeadAttentionGradients]:
    """Return the gradient of cross-attention at its queries; keys and values belong to the memory."""
    gradients = multi_head_attention_backward(cache, d_output)
    return gradients.d_x_query, gradients


def fed_forward(rows: Array, parameters: FeedForwardParameters, config: LayerConfig) -> tuple[Array, FeedForwardCache]:
    """Return the feed-forward network with the activation of the layer."""
    return feed_forward(rows, parameters, config.activation)


def fed_forward_backward(cache: FeedForwardCache, d_output: Array) -> tuple[Array, FeedForwardGradients]:
    """Return the gradient of the feed-forward network at its input, and the others."""
    gradients = feed_forward_backward(cache, d_output)
    return gradients.d_x, gradients
