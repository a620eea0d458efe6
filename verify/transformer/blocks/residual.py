"""Residual connections, with a norm after, before, or both, and what stands in those of a layer: both passes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from verify.errors import ArgumentError, within
from verify.numbers.elements import Array
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.layers.feed_forward import (
    FeedForwardCache,
    FeedForwardGradients,
    FeedForwardParameters,
    feed_forward,
    feed_forward_backward,
)
from verify.transformer.layers.heads import with_offset
from verify.transformer.layers.layer_norm import LayerNormCache, layer_norm, layer_norm_backward
from verify.transformer.layers.multi_head import (
    KeysAndValues,
    MultiHeadAttentionCache,
    MultiHeadAttentionGradients,
    MultiHeadAttentionParameters,
    multi_head_attention,
    multi_head_attention_backward,
)
from verify.transformer.layers.rms_norm import RmsNormCache, rms_norm, rms_norm_backward
from verify.transformer.scalars import require_instance

__all__ = [
    "NormCache",
    "NormParameters",
    "ResidualCache",
    "ResidualGradients",
    "attend",
    "attend_to_self",
    "cross_attended_backward",
    "fed_forward",
    "fed_forward_backward",
    "normalized",
    "normalized_backward",
    "residual",
    "residual_backward",
    "self_attended_backward",
]

Inner = TypeVar("Inner")
Gradients = TypeVar("Gradients")
NormCache: TypeAlias = LayerNormCache | RmsNormCache


@dataclass(frozen=True, slots=True)
class NormParameters:
    """Gain and bias of a norm, each of shape (d,), or the gradients there; no bias if it is None."""

    weight: Array
    bias: Array | None = None


@dataclass(frozen=True, slots=True)
class ResidualCache(Generic[Inner]):
    """Intermediates of a residual connection.

    Parameters
    ----------
    norm_first : bool
        Whether the norm came before the function.
    norm : LayerNormCache or RmsNormCache
        Of the norm.
    inner : object
        The cache of the function.
    last : LayerNormCache or RmsNormCache or None
        Of the second norm, that of the function's output.
    """

    norm_first: bool
    norm: NormCache
    inner: Inner
    last: NormCache | None = None


@dataclass(frozen=True, slots=True)
class ResidualGradients(Generic[Gradients]):
    """Gradients of a residual connection at its input and its norms, and those inside the function.

    ``d_branch`` is the part of ``d_x`` that comes through the function, and not past it.
    """

    d_x: Array
    d_branch: Array
    norm: NormParameters
    inner: Gradients
    last: NormParameters | None = None


def residual(
    x: Array,
    function: Callable[[Array], tuple[Array, Inner]],
    norm: NormParameters,
    config: LayerConfig,
    places: tuple[str, str] = ("norm", "function"),
    last: NormParameters | None = None,
) -> tuple[Array, ResidualCache[Inner]]:
    """Return ``norm(x + f(x))``, or ``x + f(norm(x))`` with the norm first, or ``x + last(f(norm(x)))``.

    Parameters
    ----------
    x : ndarray, shape (..., n, d)
        Rows are tokens.
    function : callable
        Takes an array to one of the same shape and a cache.
    norm : NormParameters
        Of the norm.
    config : LayerConfig
        The order, the kind of norm, and its eps.
    places : (str, str)
        What errors call the norm and the function.
    last : NormParameters, optional
        Of a second norm, of the function's output, as in Gemma 2; only with the norm first.

    Returns
    -------
    output : ndarray, shape (..., n, d)
    cache : ResidualCache

    Raises
    ------
    ArgumentError
        If the function changes the shape, or an argument of a norm is wrong.
    """
    norm_place, place = places
    if not config.norm_first:
        if last is not None:
            raise ArgumentError(f"{norm_place}_after", "None without norm_first", type(last).__name__)
        with within(place):
            change, inner = function(x)
        with within(norm_place):
            output, norm_cache = normalized(_sum(x, change), norm, config)
        return output, ResidualCache(config.norm_first, norm_cache, inner)
    with within(norm_place):
        rows, norm_cache = normalized(x, norm, config)
    with within(place):
        change, inner = function(rows)
    last_cache = None
    if last is not None:
        with within(f"{norm_place}_after"):
            change, last_cache = normalized(change, last, config)
    return _sum(x, change), ResidualCache(config.norm_first, norm_cache, inner, last_cache)


def _sum(x: Array, change: Array) -> Array:
    """Return ``x + change``, which must not broadcast: that would be another function."""
    if x.shape != change.shape:
        raise ArgumentError("output of the residual branch", f"the shape of its input, {x.shape}", f"{change.shape}")
    return x + change


def residual_backward(
    cache: ResidualCache[Inner],
    d_output: Array,
    function_backward: Callable[[Inner, Array], tuple[Array, Gradients]],
) -> ResidualGradients[Gradients]:
    """Return the gradient of a residual connection at its input, at its norms, and inside the function.

    Parameters
    ----------
    cache : ResidualCache
        From the forward pass.
    d_output : ndarray, shape (..., n, d)
        Gradient at the output.
    function_backward : callable
        Takes the function's cache and the gradient at its output to the gradient at its input, and others.

    Returns
    -------
    ResidualGradients

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    if not cache.norm_first:
        d_sum, d_norm = normalized_backward(cache.norm, d_output)
        d_x, inner = function_backward(cache.inner, d_sum)
        return ResidualGradients(d_sum + d_x, d_x, d_norm, inner)
    d_change, d_last = (d_output, None) if cache.last is None else normalized_backward(cache.last, d_output)
    d_rows, inner = function_backward(cache.inner, d_change)
    d_x, d_norm = normalized_backward(cache.norm, d_rows)
    return ResidualGradients(d_output + d_x, d_x, d_norm, inner, d_last)


def normalized(x: Array, norm: NormParameters, config: LayerConfig) -> tuple[Array, NormCache]:
    """Return the norm of ``x`` that the conventions say, with its parameters together.

    Raises
    ------
    ArgumentError
        If the parameters are no such record, or an argument is wrong; if an RMSNorm has a bias.
    """
    require_instance(norm, NormParameters, "parameters")
    weight = with_offset(norm.weight, config.unit_offset)
    if config.norm == "layer":
        return layer_norm(x, weight, norm.bias, eps=config.eps)
    if norm.bias is not None:
        raise ArgumentError("bias", "None for an RMSNorm", "one")
    return rms_norm(x, weight, eps=config.eps)


def normalized_backward(cache: NormCache, d_output: Array) -> tuple[Array, NormParameters]:
    """Return the gradients of a norm at its input, and at its parameters together."""
    if isinstance(cache, RmsNormCache):
        root = rms_norm_backward(cache, d_output)
        d_x, d_weight, d_bias = root.d_x, root.d_weight, None
    else:
        layer = layer_norm_backward(cache, d_output)
        d_x, d_weight, d_bias = layer.d_x, layer.d_weight, layer.d_bias
    if d_weight is None:
        raise ArgumentError("cache", "the cache of a norm with a weight", "one without")
    return d_x, NormParameters(d_weight, d_bias)


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
