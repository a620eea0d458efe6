"""Stacks of encoder and decoder layers, with and without a last normalization: forward and backward."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from verify.errors import ArgumentError, within
from verify.numbers.elements import Array
from verify.transformer.blocks.config import NO_MASKS, AttentionMasks, LayerConfig
from verify.transformer.blocks.layer import (
    DecoderLayerCache,
    DecoderLayerGradients,
    DecoderLayerParameters,
    EncoderLayerCache,
    EncoderLayerGradients,
    EncoderLayerParameters,
    decoder_layer,
    decoder_layer_backward,
    encoder_layer,
    encoder_layer_backward,
)
from verify.transformer.blocks.residual import NormCache, NormParameters, normalized, normalized_backward
from verify.transformer.layers.multi_head import KeysAndValues
from verify.transformer.scalars import require_instance

T = TypeVar("T")
Gradients = TypeVar("Gradients", EncoderLayerGradients, DecoderLayerGradients)

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
    norm: NormCache | None
    output: Array


@dataclass(frozen=True, slots=True)
class DecoderCache:
    """Intermediates of a stack of decoder layers, and of its last norm."""

    layers: tuple[DecoderLayerCache, ...]
    norm: NormCache | None
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
    x: Array,
    parameters: EncoderParameters,
    config: LayerConfig,
    masks: AttentionMasks | Sequence[AttentionMasks] = NO_MASKS,
    past: Sequence[KeysAndValues] | None = None,
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
    masks : AttentionMasks or sequence of them
        The same for all layers, or those of each.
    past : sequence of KeysAndValues, optional
        Of earlier tokens, for each layer; there is no backward pass then.

    Returns
    -------
    output : ndarray, shape (..., n, d)
    cache : EncoderCache

    Raises
    ------
    ArgumentError
        If there is no layer, or an argument is not finite, or has a wrong dtype or shape.
    """
    require_instance(parameters, EncoderParameters, "parameters")
    require_instance(config, LayerConfig, "config")
    count = _number_of_layers(parameters.layers)
    each = [masks] * count if isinstance(masks, AttentionMasks) else _one_for_each(masks, "masks", count)
    stored = [None] * count if past is None else _one_for_each(past, "past", count)
    x, caches = _in_turn(
        x, count, lambda n, rows: encoder_layer(rows, parameters.layers[n], config, each[n], stored[n])
    )
    output, norm = _last_norm(x, parameters.norm, config)
    return output, EncoderCache(layers=caches, norm=norm, output=output)


def encoder_backward(cache: EncoderCache, d_output: Array) -> EncoderGradients:
    """Return the gradients of a stack of encoder layers at its input and every parameter.

    Parameters
    ----------
    cache : EncoderCache
        From the forward pass.
    d_output : ndarray, shape (..., n, d)
        Gradient at the output.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, EncoderCache)
    d_x, norm = _last_norm_backward(cache.norm, d_output)
    layers = _backwards(cache.layers, encoder_layer_backward, d_x)
    return EncoderGradients(
        d_x=layers[0].d_x,
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
    require_instance(parameters, DecoderParameters, "parameters")
    require_instance(config, LayerConfig, "config")
    count = _number_of_layers(parameters.layers)
    x, caches = _in_turn(
        x, count, lambda n, rows: decoder_layer(rows, memory, parameters.layers[n], config, masks, memory_masks)
    )
    output, norm = _last_norm(x, parameters.norm, config)
    return output, DecoderCache(layers=caches, norm=norm, output=output)


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
    require_instance(cache, DecoderCache)
    d_x, norm = _last_norm_backward(cache.norm, d_output)
    layers = _backwards(cache.layers, decoder_layer_backward, d_x)
    d_memory = sum((layer.d_memory for layer in layers[1:]), layers[0].d_memory)
    return DecoderGradients(
        d_x=layers[0].d_x,
        d_memory=d_memory,
        parameters=DecoderParameters(layers=tuple(layer.parameters for layer in layers), norm=norm),
        layers=layers,
    )


def _in_turn(x: Array, count: int, layer: Callable[[int, Array], tuple[Array, T]]) -> tuple[Array, tuple[T, ...]]:
    """Return what layers make of ``x``, one after the other, and the cache of each."""
    caches = []
    for number in range(count):
        with within(f"layers.{number}"):
            x, cache = layer(number, x)
        caches.append(cache)
    return x, tuple(caches)


def _backwards(caches: tuple[T, ...], backward: Callable[[T, Array], Gradients], d_x: Array) -> tuple[Gradients, ...]:
    """Return the gradients of each layer, from the last to the first."""
    gradients: list[Gradients] = []
    for cache in reversed(caches):
        gradients.append(backward(cache, d_x))
        d_x = gradients[-1].d_x
    return tuple(reversed(gradients))


def _number_of_layers(layers: object) -> int:
    """Return how many layers a stack has, or refuse one without."""
    if not isinstance(layers, tuple) or not layers:
        raise ArgumentError(
            "layers", "a tuple of at least one layer", "none" if layers == () else type(layers).__name__
        )
    return len(layers)


def _one_for_each(things: Sequence[T], name: str, count: int) -> Sequence[T]:
    """Return a sequence that has one thing for each layer."""
    if not isinstance(things, (tuple, list)) or len(things) != count:
        got = str(len(things)) if isinstance(things, (tuple, list)) else type(things).__name__
        raise ArgumentError(name, f"one for each of {count} layers", got)
    return things


def _last_norm(x: Array, norm: NormParameters | None, config: LayerConfig) -> tuple[Array, NormCache | None]:
    """Return the last normalization of a stack, or its input without one."""
    if norm is None:
        return x, None
    with within("norm"):
        return normalized(x, norm, config)


def _last_norm_backward(cache: NormCache | None, d_output: Array) -> tuple[Array, NormParameters | None]:
    """Return the gradients of the last normalization at its input and parameters."""
    return (d_output, None) if cache is None else normalized_backward(cache, d_output)
