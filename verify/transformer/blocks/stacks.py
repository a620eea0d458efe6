"""Stacks of encoder and decoder layers, with and without a last normalization: forward and backward."""

from __future__ import annotations

from dataclasses import dataclass

from verify.errors import ArgumentError
from verify.numbers.elements import Array
from verify.transformer.blocks.config import NO_MASKS, AttentionMasks, LayerConfig
from verify.transformer.blocks.decoder_layer import (
    DecoderLayerCache,
    DecoderLayerGradients,
    DecoderLayerParameters,
    decoder_layer,
    decoder_layer_backward,
)
from verify.transformer.blocks.encoder_layer import (
    EncoderLayerCache,
    EncoderLayerGradients,
    EncoderLayerParameters,
    encoder_layer,
    encoder_layer_backward,
)
from verify.transformer.blocks.residual import NormParameters, normalized, normalized_backward
from verify.transformer.layer_norm import LayerNormCache

__all__ = [
    "DecoderCache",
    "DecoderGradients",
    "DecoderParameters",
    "EncoderCache",
    "EncoderGradients",
    "EncoderParameters",
    "decoder",
    "decoder_backward",
    "encoder",
    "encoder_backward",
]


@dataclass(frozen=True, slots=True)
class EncoderParameters:
    """Parameters of a stack of encoder layers, or the gradients there; ``norm`` is None for no last norm."""

    layers: tuple[EncoderLayerParameters, ...]
    norm: NormParameters | None = None


@dataclass(frozen=True, slots=True)
class DecoderParameters:
    """Parameters of a stack of decoder layers, or the gradients there; ``norm`` is None for no last norm."""

    layers: tuple[DecoderLayerParameters, ...]
    norm: NormParameters | None = None


@dataclass(frozen=True, slots=True)
class EncoderCache:
    """Intermediates of a stack of encoder layers, and of its last norm."""

    layers: tuple[EncoderLayerCache, ...]
    norm: LayerNormCache | None
    output: Array


@dataclass(frozen=True, slots=True)
class DecoderCache:
    """Intermediates of a stack of decoder layers, and of its last norm."""

    layers: tuple[DecoderLayerCache, ...]
    norm: LayerNormCache | None
    output: Array


@dataclass(frozen=True, slots=True)
class EncoderGradients:
    """Gradients of a stack of encoder layers at its input and parameters, and those of each layer."""

    d_x: Array
    parameters: EncoderParameters
    layers: tuple[EncoderLayerGradients, ...]


@dataclass(frozen=True, slots=True)
class DecoderGradients:
    """Gradients of a stack of decoder layers at its inputs and parameters, and those of each layer."""

    d_x: Array
    d_memory: Array
    parameters: DecoderParameters
    layers: tuple[DecoderLayerGradients, ...]


def encoder(
    x: Array, parameters: EncoderParameters, config: LayerConfig, masks: AttentionMasks = NO_MASKS
) -> tuple[Array, EncoderCache]:
    """Return a stack of encoder layers of ``x``.

    Parameters
    ----------
    x : ndarray, shape (..., n, d)
        Rows are tokens.
    parameters : EncoderParameters
        Of at least one layer.
    config : LayerConfig
        The conventions of all layers, and eps of the last norm.
    masks : AttentionMasks
        The same for all layers.

    Returns
    -------
    output : ndarray, shape (..., n, d)
    cache : EncoderCache

    Raises
    ------
    ArgumentError
        If there is no layer, or an argument is not finite, or has a wrong dtype or shape.
    """
    _require_layers(parameters.layers)
    caches = []
    for layer in parameters.layers:
        x, cache = encoder_layer(x, layer, config, masks)
        caches.append(cache)
    output, norm = _last_norm(x, parameters.norm, config)
    return output, EncoderCache(layers=tuple(caches), norm=norm, output=output)


def encoder_backward(cache: EncoderCache, d_output: Array) -> EncoderGradients:
    """Return the gradients of a stack of encoder layers at its input and every parameter.

    Parameters
    ----------
    cache : EncoderCache
        From the forward pass.
    d_output : ndarray, shape (..., n, d)
        Gradient at the output.

    Returns
    -------
    EncoderGradients

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    d_x, norm = _last_norm_backward(cache.norm, d_output)
    gradients = []
    for layer in reversed(cache.layers):
        gradients.append(encoder_layer_backward(layer, d_x))
        d_x = gradients[-1].d_x
    layers = tuple(reversed(gradients))
    return EncoderGradients(
        d_x=d_x,
        parameters=EncoderParameters(layers=tuple(layer.parameters for layer in layers), norm=norm),
        layers=layers,
    )


def decoder(
    x: Array,
    memory: Array,
    parameters: DecoderParameters,
    config: LayerConfig,
    masks: AttentionMasks = NO_MASKS,
    memory_masks: AttentionMasks = NO_MASKS,
) -> tuple[Array, DecoderCache]:
    """Return a stack of decoder layers of ``x``, each attending to the same memory.

    Parameters
    ----------
    x : ndarray, shape (..., n, d)
        Rows are tokens.
    memory : ndarray, shape (..., m, d)
        What the encoder returned.
    parameters : DecoderParameters
        Of at least one layer.
    config : LayerConfig
        The conventions of all layers, and eps of the last norm.
    masks, memory_masks : AttentionMasks
        Of self-attention and of attention to the memory, the same for all layers.

    Returns
    -------
    output : ndarray, shape (..., n, d)
    cache : DecoderCache

    Raises
    ------
    ArgumentError
        If there is no layer, or an argument is not finite, or has a wrong dtype or shape.
    """
    _require_layers(parameters.layers)
    caches = []
    for layer in parameters.layers:
        x, cache = decoder_layer(x, memory, layer, config, masks, memory_masks)
        caches.append(cache)
    output, norm = _last_norm(x, parameters.norm, config)
    return output, DecoderCache(layers=tuple(caches), norm=norm, output=output)


def decoder_backward(cache: DecoderCache, d_output: Array) -> DecoderGradients:
    """Return the gradients of a stack of decoder layers at its inputs and every parameter.

    Parameters
    ----------
    cache : DecoderCache
        From the forward pass.
    d_output : ndarray, shape (..., n, d)
        Gradient at the output.

    Returns
    -------
    DecoderGradients
        ``d_memory`` is the sum over all layers.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    d_x, norm = _last_norm_backward(cache.norm, d_output)
    gradients = []
    for layer in reversed(cache.layers):
        gradients.append(decoder_layer_backward(layer, d_x))
        d_x = gradients[-1].d_x
    layers = tuple(reversed(gradients))
    d_memory = layers[0].d_memory
    for gradient in layers[1:]:
        d_memory = d_memory + gradient.d_memory
    return DecoderGradients(
        d_x=d_x,
        d_memory=d_memory,
        parameters=DecoderParameters(layers=tuple(layer.parameters for layer in layers), norm=norm),
        layers=layers,
    )


def _require_layers(layers: tuple[object, ...]) -> None:
    """Refuse a stack without layers."""
    if not layers:
        raise ArgumentError("layers", "at least one layer", "none")


def _last_norm(x: Array, norm: NormParameters | None, config: LayerConfig) -> tuple[Array, LayerNormCache | None]:
    """Return the last normalization of a stack, or its input without one."""
    return (x, None) if norm is None else normalized(x, norm, config.eps)


def _last_norm_backward(cache: LayerNormCache | None, d_output: Array) -> tuple[Array, NormParameters | None]:
    """Return the gradients of the last normalization at its input and parameters."""
    return (d_output, None) if cache is None else normalized_backward(cache, d_output)
