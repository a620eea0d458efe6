"""One layer of an encoder, or of a decoder, whose sublayers stand in residual connections: forward and backward."""

from __future__ import annotations

from dataclasses import dataclass

from verify.numbers.elements import Array
from verify.transformer.blocks.config import NO_MASKS, AttentionMasks, LayerConfig
from verify.transformer.blocks.residual import (
    NormParameters,
    ResidualCache,
    attend,
    attend_to_self,
    cross_attended_backward,
    fed_forward,
    fed_forward_backward,
    residual,
    residual_backward,
    self_attended_backward,
)
from verify.transformer.layers.feed_forward import FeedForwardCache, FeedForwardGradients, FeedForwardParameters
from verify.transformer.layers.multi_head import (
    KeysAndValues,
    MultiHeadAttentionCache,
    MultiHeadAttentionGradients,
    MultiHeadAttentionParameters,
)
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import checked_array

__all__ = [
    "DecoderLayerCache",
    "DecoderLayerGradients",
    "DecoderLayerParameters",
    "EncoderLayerCache",
    "EncoderLayerGradients",
    "EncoderLayerParameters",
    "decoder_layer",
    "decoder_layer_backward",
    "encoder_layer",
    "encoder_layer_backward",
]


@dataclass(frozen=True, slots=True)
class EncoderLayerParameters:
    """Parameters of an encoder layer, or the gradients there; ``norm1`` goes with attention.

    ``norm1_after`` and ``norm2_after`` are those of the sublayers' outputs, as in Gemma 2; None for no such norms.
    """

    self_attention: MultiHeadAttentionParameters
    feed_forward: FeedForwardParameters
    norm1: NormParameters
    norm2: NormParameters
    norm1_after: NormParameters | None = None
    norm2_after: NormParameters | None = None


@dataclass(frozen=True, slots=True)
class EncoderLayerCache:
    """Intermediates of an encoder layer: those of its two residual connections."""

    self_attention: ResidualCache[MultiHeadAttentionCache]
    feed_forward: ResidualCache[FeedForwardCache]


@dataclass(frozen=True, slots=True)
class EncoderLayerGradients:
    """Gradients of an encoder layer at its input and its parameters, and those inside its two sublayers.

    ``d_branch`` is the part of ``d_x`` that comes through self-attention, and not past it.
    """

    d_x: Array
    d_branch: Array
    parameters: EncoderLayerParameters
    self_attention: MultiHeadAttentionGradients
    feed_forward: FeedForwardGradients


def encoder_layer(
    x: Array,
    parameters: EncoderLayerParameters,
    config: LayerConfig,
    masks: AttentionMasks = NO_MASKS,
    past: KeysAndValues | None = None,
) -> tuple[Array, EncoderLayerCache]:
    """Return one encoder layer of ``x``: PyTorch's ``nn.TransformerEncoderLayer`` without dropout.

    With a causal mask it is a layer of a decoder-only model.

    Parameters
    ----------
    x : ndarray, shape (..., n, d)
        Rows are tokens.
    parameters : EncoderLayerParameters
        Its weights.
    config : LayerConfig
        Its conventions.
    masks : AttentionMasks
        Of the self-attention.
    past : KeysAndValues, optional
        Of earlier tokens, to which the rows attend too; there is no backward pass then.

    Returns
    -------
    output : ndarray, shape (..., n, d)
    cache : EncoderLayerCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape.
    """
    x = checked_array(x, "x", ("...", "n", "d"))
    require_instance(parameters, EncoderLayerParameters, "parameters")
    require_instance(config, LayerConfig, "config")
    require_instance(masks, AttentionMasks, "masks")
    attended, self_attention = residual(
        x,
        lambda rows: attend_to_self(rows, parameters.self_attention, config, masks, past),
        parameters.norm1,
        config,
        ("norm1", "self_attention"),
        parameters.norm1_after,
    )
    output, feed_forward = residual(
        attended,
        lambda rows: fed_forward(rows, parameters.feed_forward, config),
        parameters.norm2,
        config,
        ("norm2", "feed_forward"),
        parameters.norm2_after,
    )
    return output, EncoderLayerCache(self_attention=self_attention, feed_forward=feed_forward)


def encoder_layer_backward(cache: EncoderLayerCache, d_output: Array) -> EncoderLayerGradients:
    """Return the gradients of an encoder layer at its input and every parameter.

    Parameters
    ----------
    cache : EncoderLayerCache
        From the forward pass.
    d_output : ndarray, shape (..., n, d)
        Gradient at the output.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, EncoderLayerCache)
    fed = residual_backward(cache.feed_forward, d_output, fed_forward_backward)
    attended = residual_backward(cache.self_attention, fed.d_x, self_attended_backward)
    return EncoderLayerGradients(
        d_x=attended.d_x,
        d_branch=attended.d_branch,
        parameters=EncoderLayerParameters(
            self_attention=attended.inner.parameters,
            feed_forward=fed.inner.parameters,
            norm1=attended.norm,
            norm2=fed.norm,
            norm1_after=attended.last,
            norm2_after=fed.last,
        ),
        self_attention=attended.inner,
        feed_forward=fed.inner,
    )


@dataclass(frozen=True, slots=True)
class DecoderLayerParameters:
    """Parameters of a decoder layer, or the gradients there.

    The norms go, in order, with self-attention, cross-attention and the feed-forward network.
    """

    self_attention: MultiHeadAttentionParameters
    cross_attention: MultiHeadAttentionParameters
    feed_forward: FeedForwardParameters
    norm1: NormParameters
    norm2: NormParameters
    norm3: NormParameters


@dataclass(frozen=True, slots=True)
class DecoderLayerCache:
    """Intermediates of a decoder layer: those of its three residual connections."""

    self_attention: ResidualCache[MultiHeadAttentionCache]
    cross_attention: ResidualCache[MultiHeadAttentionCache]
    feed_forward: ResidualCache[FeedForwardCache]


@dataclass(frozen=True, slots=True)
class DecoderLayerGradients:
    """Gradients of a decoder layer at its inputs and its parameters, and those inside its three sublayers."""

    d_x: Array
    d_memory: Array
    parameters: DecoderLayerParameters
    self_attention: MultiHeadAttentionGradients
    cross_attention: MultiHeadAttentionGradients
    feed_forward: FeedForwardGradients


def decoder_layer(
    x: Array,
    memory: Array,
    parameters: DecoderLayerParameters,
    config: LayerConfig,
    masks: AttentionMasks = NO_MASKS,
    memory_masks: AttentionMasks = NO_MASKS,
) -> tuple[Array, DecoderLayerCache]:
    """Return one decoder layer of ``x``: PyTorch's ``nn.TransformerDecoderLayer`` without dropout.

    Parameters
    ----------
    x : ndarray, shape (..., n, d)
        Rows are tokens.
    memory : ndarray, shape (..., m, d)
        What the encoder returned; the norm of a pre-LN layer does not touch it.
    parameters : DecoderLayerParameters
        Its weights.
    config : LayerConfig
        Its conventions.
    masks, memory_masks : AttentionMasks
        Of the self-attention, which is causal only if they say so, and of the attention to the memory.

    Returns
    -------
    output : ndarray, shape (..., n, d)
    cache : DecoderLayerCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape.
    """
    x = checked_array(x, "x", ("...", "n", "d"))
    memory = checked_array(memory, "memory", (*x.shape[:-2], "m", "d_memory"))
    require_instance(parameters, DecoderLayerParameters, "parameters")
    require_instance(config, LayerConfig, "config")
    for name, given in (("masks", masks), ("memory_masks", memory_masks)):
        require_instance(given, AttentionMasks, name)
    attended, self_attention = residual(
        x,
        lambda rows: attend_to_self(rows, parameters.self_attention, config, masks),
        parameters.norm1,
        config,
        ("norm1", "self_attention"),
    )
    informed, cross_attention = residual(
        attended,
        lambda rows: attend(rows, memory, parameters.cross_attention, config, memory_masks),
        parameters.norm2,
        config,
        ("norm2", "cross_attention"),
    )
    output, feed_forward = residual(
        informed,
        lambda rows: fed_forward(rows, parameters.feed_forward, config),
        parameters.norm3,
        config,
        ("norm3", "feed_forward"),
    )
    return output, DecoderLayerCache(
        self_attention=self_attention, cross_attention=cross_attention, feed_forward=feed_forward
    )


def decoder_layer_backward(cache: DecoderLayerCache, d_output: Array) -> DecoderLayerGradients:
    """Return the gradients of a decoder layer at its inputs and every parameter.

    Parameters
    ----------
    cache : DecoderLayerCache
        From the forward pass.
    d_output : ndarray, shape (..., n, d)
        Gradient at the output.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, DecoderLayerCache)
    fed = residual_backward(cache.feed_forward, d_output, fed_forward_backward)
    informed = residual_backward(cache.cross_attention, fed.d_x, cross_attended_backward)
    attended = residual_backward(cache.self_attention, informed.d_x, self_attended_backward)
    return DecoderLayerGradients(
        d_x=attended.d_x,
        d_memory=informed.inner.d_x_key + informed.inner.d_x_value,
        parameters=DecoderLayerParameters(
            self_attention=attended.inner.parameters,
            cross_attention=informed.inner.parameters,
            feed_forward=fed.inner.parameters,
            norm1=attended.norm,
            norm2=informed.norm,
            norm3=fed.norm,
        ),
        self_attention=attended.inner,
        cross_attention=informed.inner,
        feed_forward=fed.inner,
    )
