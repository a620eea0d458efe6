"""PyTorch's ``nn.Transformer``, an encoder and a decoder of rows that are embedded already: forward and backward."""

from __future__ import annotations

from dataclasses import dataclass

from verify.errors import within
from verify.numbers.elements import Array
from verify.transformer.blocks.config import NO_MASKS, AttentionMasks, LayerConfig
from verify.transformer.blocks.stacks import (
    DecoderCache,
    DecoderGradients,
    DecoderParameters,
    EncoderCache,
    EncoderGradients,
    EncoderParameters,
    decoder,
    decoder_backward,
    encoder,
    encoder_backward,
)
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import checked_array

__all__ = [
    "TransformerCache",
    "TransformerGradients",
    "TransformerParameters",
    "transformer",
    "transformer_backward",
]


@dataclass(frozen=True, slots=True)
class TransformerParameters:
    """Parameters of ``torch.nn.Transformer``, or the gradients there: two stacks, and no embedding."""

    encoder: EncoderParameters
    decoder: DecoderParameters


@dataclass(frozen=True, slots=True)
class TransformerCache:
    """Intermediates of the two stacks."""

    encoder: EncoderCache
    decoder: DecoderCache


@dataclass(frozen=True, slots=True)
class TransformerGradients:
    """Gradients of a `transformer` at its inputs and parameters, and those of the two stacks."""

    d_source: Array
    d_target: Array
    parameters: TransformerParameters
    encoder: EncoderGradients
    decoder: DecoderGradients


def transformer(
    source: Array,
    target: Array,
    parameters: TransformerParameters,
    config: LayerConfig,
    masks: AttentionMasks = NO_MASKS,
    target_masks: AttentionMasks = NO_MASKS,
    memory_masks: AttentionMasks = NO_MASKS,
) -> tuple[Array, TransformerCache]:
    """Return the decoder of ``target`` that attends to the encoder of ``source``.

    Parameters
    ----------
    source : ndarray, shape (..., m, d)
        Rows are tokens, embedded: PyTorch's ``src``.
    target : ndarray, shape (..., n, d)
        Likewise: ``tgt``.
    parameters : TransformerParameters
        The weights.
    config : LayerConfig
        The conventions of all layers, and eps of the last norms.
    masks, target_masks, memory_masks : AttentionMasks
        Of the encoder, of the decoder's self-attention, which is causal only if they say so, and of its attention to
        the memory: ``src_``, ``tgt_`` and ``memory_mask`` and ``_key_padding_mask``.

    Returns
    -------
    output : ndarray, shape (..., n, d)
    cache : TransformerCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape.
    """
    require_instance(parameters, TransformerParameters, "parameters")
    target = checked_array(target, "target", ("...", "n", "d"))
    source = checked_array(source, "source", (*target.shape[:-2], "m", "d"))
    with within("encoder"):
        memory, encoder_cache = encoder(source, parameters.encoder, config, masks)
    with within("decoder"):
        output, decoder_cache = decoder(target, memory, parameters.decoder, config, target_masks, memory_masks)
    return output, TransformerCache(encoder=encoder_cache, decoder=decoder_cache)


def transformer_backward(cache: TransformerCache, d_output: Array) -> TransformerGradients:
    """Return the gradients of a `transformer` at its inputs and every parameter.

    Parameters
    ----------
    cache : TransformerCache
        From the forward pass.
    d_output : ndarray, shape (..., n, d)
        Gradient at the output.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, TransformerCache)
    decoded = decoder_backward(cache.decoder, d_output)
    encoded = encoder_backward(cache.encoder, decoded.d_memory)
    return TransformerGradients(
        d_source=encoded.d_x,
        d_target=decoded.d_x,
        parameters=TransformerParameters(encoder=encoded.parameters, decoder=decoded.parameters),
        encoder=encoded,
        decoder=decoded,
    )
