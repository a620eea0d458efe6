"""BatchNorm in training and at inference, with running statistics: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array, anchors, constant_like
from verify.transformer.layers.layer_norm import StandardizeCache, standardize, standardize_backward
from verify.transformer.scalars import checked_positive, checked_share, require_flag, require_instance
from verify.transformer.shapes import as_text, checked_array, is_integer, require_functions

__all__ = [
    "BatchNormCache",
    "BatchNormGradients",
    "RunningStatistics",
    "batch_norm",
    "batch_norm_backward",
    "initial_statistics",
]


@dataclass(frozen=True, slots=True)
class RunningStatistics:
    """Hold the statistics that training leaves for inference; the names of PyTorch are given in brackets.

    Parameters
    ----------
    mean : ndarray, shape (features,)
        Running mean (running_mean).
    variance : ndarray, shape (features,)
        Running mean of the unbiased variances, over count - 1 (running_var).
    n_batches : int
        How many batches went in (num_batches_tracked).
    """

    mean: Array
    variance: Array
    n_batches: int = 0


@dataclass(frozen=True, slots=True)
class BatchNormCache:
    """Arguments and intermediates of `batch_norm`.

    Parameters
    ----------
    weight, bias : ndarray, shape (features,), or None
        The affine parameters.
    training : bool
        Whether the statistics were those of the batch, so that gradients pass through them.
    standardized : StandardizeCache
        The statistics in use, of shape (1, features) or (1, features, 1), and the normalized input.
    running : RunningStatistics or None
        The new running statistics; at inference the given ones.
    output : ndarray
        Of the shape of the input.
    """

    weight: Array | None
    bias: Array | None
    training: bool
    standardized: StandardizeCache
    running: RunningStatistics | None
    output: Array


@dataclass(frozen=True, slots=True)
class BatchNormGradients:
    """Gradients of `batch_norm`, each of the shape of its argument; None for a parameter that is absent.

    Running statistics are no parameters: no gradient goes to them.
    """

    d_x: Array
    d_weight: Array | None
    d_bias: Array | None
    d_normalized: Array


def initial_statistics(x: Array) -> RunningStatistics:
    """Return running mean 0 and running variance 1, in the number type of an input of `batch_norm`."""
    x = _checked_input(x)
    zero, one = (np.full(x.shape[1], constant_like(x, value), dtype=x.dtype) for value in (0, 1))
    return RunningStatistics(zero, one)


def batch_norm(
    x: Array,
    weight: Array | None = None,
    bias: Array | None = None,
    running: RunningStatistics | None = None,
    *,
    training: bool = True,
    momentum: Any = Fraction(1, 10),
    eps: Any = Fraction(1, 10**5),
) -> tuple[Array, BatchNormCache]:
    """Return ``(x - mean) / sqrt(variance + eps) * weight + bias``, each feature on its own.

    In training, mean and biased variance are those of the batch (and of the length); at inference, the
    running ones. Nothing is changed in place: the new running statistics are in the cache.

    Parameters
    ----------
    x : ndarray, shape (batch, features) or (batch, features, length)
        Features come second, as in PyTorch.
    weight : ndarray, shape (features,), optional
        The gain; None for 1.
    bias : ndarray, shape (features,), optional
        None for 0.
    running : RunningStatistics, optional
        Needed at inference. In training None keeps none. `initial_statistics` makes the first.
    training : bool
        Which statistics are used. PyTorch without running statistics uses the batch's always: training=True.
    momentum : number or None
        Weight of the *new* batch from 0 to 1, ``running + momentum * (batch - running)``: PyTorch's sense, 1
        minus TensorFlow's. None for the cumulative mean over all batches. A batch's variance goes in
        unbiased, times count / (count - 1), while the biased one normalizes.
    eps : number
        Positive, and inside the root. An int or Fraction suits every number type.

    Returns
    -------
    output : ndarray
        Of the shape of ``x``. With one value for each feature, in training, it is the bias, and the
        gradient at ``x`` is 0.
    cache : BatchNormCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape, or the variance overflows; if inference
        has no running statistics; if training with running statistics has only one value for each feature,
        of which there is no unbiased variance.
    """
    x = _checked_input(x)
    features = x.shape[1]
    weight = None if weight is None else checked_array(weight, "weight", (features,)).copy()
    bias = None if bias is None else checked_array(bias, "bias", (features,))
    running = None if running is None else _checked_running(running, features)
    require_flag(training, "training")
    share = None if momentum is None else checked_share(momentum, "momentum", x)
    inside = checked_positive(eps, "eps", x)
    axes = (0, 2)[: x.ndim - 1]
    if training and x.size == 0:
        raise ArgumentError("x", "at least one value for each feature in training", f"shape {x.shape}")
    if training:
        standardized = standardize(x, axes, inside)
        updated = None if running is None else _updated(running, standardized, x, share)
    elif running is None:
        raise ArgumentError("running", "running statistics at inference", "None")
    else:
        standardized = _by_running(x, axes, running, inside)
        updated = running
    normalized = standardized.normalized
    output = normalized.copy() if weight is None else normalized * _along_features(weight, x.ndim)
    if bias is not None:
        output = output + _along_features(bias, x.ndim)
    return output, BatchNormCache(
        weight=weight,
        bias=bias,
        training=training,
        standardized=standardized,
        running=updated,
        output=output,
    )


def batch_norm_backward(cache: BatchNormCache, d_output: Array) -> BatchNormGradients:
    """Return the gradients of BatchNorm; in training they pass through the batch's statistics too.

    Parameters
    ----------
    cache : BatchNormCache
        From the forward pass.
    d_output : ndarray
        Gradient at the output, of its shape.

    Returns
    -------
    BatchNormGradients
        ``d_weight`` and ``d_bias`` summed over batch and length.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, BatchNormCache)
    d_output = checked_array(d_output, "d_output", cache.output.shape)
    standardized = cache.standardized
    axes, weight = standardized.axes, cache.weight
    d_normalized = d_output if weight is None else d_output * _along_features(weight, d_output.ndim)
    return BatchNormGradients(
        d_x=standardize_backward(standardized, d_normalized)
        if cache.training
        else d_normalized * standardized.inverse_deviation,
        d_weight=None if weight is None else np.asarray((d_output * standardized.normalized).sum(axis=axes)),
        d_bias=None if cache.bias is None else np.asarray(d_output.sum(axis=axes)),
        d_normalized=d_normalized,
    )


def _by_running(x: Array, axes: tuple[int, ...], running: RunningStatistics, eps: Any) -> StandardizeCache:
    """Return what inference computes, in the same form as in training."""
    mean, variance = (_along_features(array, x.ndim) for array in (running.mean, running.variance))
    inverse_deviation = 1 / np.sqrt(variance + eps)
    return StandardizeCache(
        axes=axes,
        mean=mean,
        variance=variance,
        inverse_deviation=inverse_deviation,
        normalized=(x - mean) * inverse_deviation,
    )


def _updated(running: RunningStatistics, batch: StandardizeCache, x: Array, momentum: Any | None) -> RunningStatistics:
    """Return the running statistics after one more batch."""
    count = x.size // x.shape[1]
    if count == 1:
        expected = "at least 2 values for each feature, for an unbiased running variance"
        raise ArgumentError("x", expected, f"shape {x.shape}")
    n_batches = running.n_batches + 1
    share = constant_like(x, Fraction(1, n_batches)) if momentum is None else momentum
    mean = batch.mean.reshape(-1)
    variance = batch.variance.reshape(-1) * count / (count - 1)
    return RunningStatistics(
        mean=running.mean + share * (mean - running.mean),
        variance=running.variance + share * (variance - running.variance),
        n_batches=n_batches,
    )


def _along_features(array: Array, ndim: int) -> Array:
    """Return a vector of features with the axes that it is broadcast along."""
    return array.reshape((1, -1, 1)[:ndim])


def _checked_input(x: object) -> Array:
    """Return the input, with 2 or 3 axes."""
    array = checked_array(x, "x")
    require_functions(array, "x")
    if array.ndim not in (2, 3):
        expected = "shape (batch, features) or (batch, features, length)"
        raise ArgumentError("x", expected, f"shape {array.shape}")
    return array


def _checked_running(running: RunningStatistics, features: int) -> RunningStatistics:
    """Return running statistics whose vectors fit, and whose variance is nowhere negative."""
    require_instance(running, RunningStatistics, "running")
    mean = checked_array(running.mean, "running.mean", (features,))
    variance = checked_array(running.variance, "running.variance", (features,))
    require_functions(variance, "running.variance")
    if (anchors(variance) < 0).any():
        raise ArgumentError("running.variance", "no negative entry", str(anchors(variance).min()))
    count: Any = running.n_batches
    if not is_integer(count) or count < 0:
        raise ArgumentError("running.n_batches", "an integer of at least 0", as_text(count))
    return RunningStatistics(mean, variance, int(count))
