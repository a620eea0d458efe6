"""GroupNorm, LayerNorm over groups of channels: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array
from verify.transformer.layers.layer_norm import LayerNormCache, layer_norm, layer_norm_backward
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import checked_array, checked_size

__all__ = ["GroupNormCache", "GroupNormGradients", "group_norm", "group_norm_backward"]


@dataclass(frozen=True, slots=True)
class GroupNormCache:
    """Parameters and intermediates of `group_norm`; ``groups`` is the norm of each group, its channels as one axis."""

    weight: Array | None
    bias: Array | None
    groups: LayerNormCache
    output: Array


@dataclass(frozen=True, slots=True)
class GroupNormGradients:
    """Gradients of `group_norm`, each of the shape of its argument; None for a parameter that is absent."""

    d_x: Array
    d_weight: Array | None
    d_bias: Array | None


def group_norm(
    x: Array,
    n_groups: int,
    weight: Array | None = None,
    bias: Array | None = None,
    *,
    eps: Any = Fraction(1, 10**5),
) -> tuple[Array, GroupNormCache]:
    """Return ``(x - mean) / sqrt(variance + eps) * weight + bias``, with the statistics of groups of channels.

    Parameters
    ----------
    x : ndarray, shape (batch, channels, ...)
        Channels come second, as in PyTorch; neighbouring ones make a group, with all axes after them.
    n_groups : int
        A divisor of the number of channels: 1 takes all of them together, their number each by itself (InstanceNorm).
    weight, bias : ndarray, shape (channels,), optional
        None for 1 and 0.
    eps : number
        Positive, and inside the root. An int or Fraction suits every number type.

    Returns
    -------
    output : ndarray, shape (batch, channels, ...)
    cache : GroupNormCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape, or the groups do not divide the channels.

    Examples
    --------
    >>> output, _ = group_norm(np.array([[1.0, 3.0, 5.0, 5.0]]), 2)
    >>> output.round(3).tolist()
    [[-1.0, 1.0, 0.0, 0.0]]
    """
    x = checked_array(x, "x")
    if x.ndim < 2:
        raise ArgumentError("x", "shape (batch, channels, ...)", f"shape {x.shape}")
    channels = x.shape[1]
    if channels == 0:
        raise ArgumentError("x", "at least one channel", f"shape {x.shape}")
    count = checked_size(n_groups, "n_groups")
    if channels % count:
        raise ArgumentError("n_groups", f"a divisor of {channels} channels", str(count))
    weight = None if weight is None else checked_array(weight, "weight", (channels,)).copy()
    bias = None if bias is None else checked_array(bias, "bias", (channels,))
    rows = x.reshape(x.shape[0], count, -1) if x.size else x.reshape(0, count, 1)
    normalized, groups = layer_norm(rows, eps=eps)
    output = normalized.reshape(x.shape)
    if weight is not None:
        output = output * _along_channels(weight, x.ndim)
    if bias is not None:
        output = output + _along_channels(bias, x.ndim)
    return output, GroupNormCache(weight=weight, bias=bias, groups=groups, output=output)


def group_norm_backward(cache: GroupNormCache, d_output: Array) -> GroupNormGradients:
    """Return the gradients of GroupNorm.

    Parameters
    ----------
    cache : GroupNormCache
        From the forward pass.
    d_output : ndarray, shape (batch, channels, ...)
        Gradient at the output.

    Returns
    -------
    GroupNormGradients
        ``d_weight`` and ``d_bias`` summed over the batch and all axes after the channels.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, GroupNormCache)
    d_output = checked_array(d_output, "d_output", cache.output.shape)
    axes = (0, *range(2, d_output.ndim))
    normalized = cache.groups.standardized.normalized
    weight = cache.weight
    d_normalized = d_output if weight is None else d_output * _along_channels(weight, d_output.ndim)
    d_groups = layer_norm_backward(cache.groups, d_normalized.reshape(normalized.shape))
    products = None if weight is None else d_output * normalized.reshape(d_output.shape)
    return GroupNormGradients(
        d_x=d_groups.d_x.reshape(d_output.shape),
        d_weight=None if products is None else np.asarray(products.sum(axis=axes)),
        d_bias=None if cache.bias is None else np.asarray(d_output.sum(axis=axes)),
    )


def _along_channels(array: Array, ndim: int) -> Array:
    """Return a vector of channels with the axes that it is broadcast along."""
    return array.reshape(1, -1, *[1] * (ndim - 2))
