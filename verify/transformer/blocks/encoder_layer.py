"""One layer of an encoder, self-attention and feed-forward, each in a residual connection: forward and backward."""

from __future__ import annotations

from dataclasses import dataclass

from verify.numbers.elements import Array
from verify.transformer.blocks.config import NO_MASKS, AttentionMasks, LayerConfig
from verify.transformer.blocks.residual import NormParameters, ResidualCache, residual, residual_backward
from verify.transformer.blocks.sublayers import (
    attend,
    fed_forward,
    fed_forward_backward,
    self_attended_backward,
)
from verify.transformer.feed_forward import FeedForwardCache, FeedForwardGradients, FeedForwardParameters
from verify.transformer.multi_head import (
    MultiHeadAttentionCache,
    MultiHeadAttentionGradients,
    MultiHeadAttentionParameters,
)
from verify.transformer.shapes import checked_array

__all__ = [
    "EncoderLayerCache",
    "EncoderLayerGradients",
    "EncoderLayerParameters",
    "encoder_layer",
    "encoder_layer_backward",
]


@dataclass(frozen=True, slots=True)
class EncoderLayerParameters:
    """Parameters of an encoder layer, or the gradients there; ``norm1`` goes with attention."""

    self_attention: MultiHeadAttentionParameters
    feed_forward: FeedForwardParameters
    norm1: NormParameters
    norm2: NormParameters


@dataclass(frozen=True, slots=True)
class EncoderLayerCache:
    """Intermediates of an encoder layer: those of its two residual connections."""

    self_attention: ResidualCache[MultiHeadAttentionCache]
    feed_forward: ResidualCache[FeedForwardCache]


@dataclass(frozen=True, slots=True)
class EncoderLayerGradients:
    """Gradients of an encoder layer at its input and its parameters, and those inside its two sublayers."""

    d_x: Array
    parameters: EncoderLayerParameters
    self_attention: MultiHeadAttentionGradients
    feed_forward: FeedForwardGradients


def encoder_layer(
    x: Array, parameters: EncoderLayerParameters, config: LayerConfig, masks: AttentionMasks = NO_MASKS
) -> tuple[Array, EncoderLayerCache]:
    """Return one encoder layer of ``x``: PyTorch's ``nn.TransformerEncoderLayer`` without dropout.

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
    attended, self_attention = residual(
        x,
        lambda rows: attend(rows, rows, parameters.self_attention, config, masks),
        parameters.norm1,
        norm_first=config.norm_first,
        eps=config.eps,
    )
    output, feed_forward = residual(
        attended,
        lambda rows: fed_forward(rows, parameters.feed_forward, config),
        parameters.norm2,
        norm_first=config.norm_first,
        eps=config.eps,
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

    Returns
    -------
    EncoderLayerGradients

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    d_attended, norm2, feed_forward = residual_backward(cache.feed_forward, d_output, fed_forward_backward)
    d_x, norm1, self_attention = residual_backward(cache.self_attention, d_attended, self_attended_backward)
    return EncoderLayerGradients(
        d_x=d_x,
        parameters=EncoderLayerParameters(
            self_attention=self_attention.parameters,
            feed_forward=feed_forward.parameters,
            norm1=norm1,
            norm2=norm2,
        ),
        self_attention=self_attention,
        feed_forward=feed_forward,
    )
