"""Log-sum-exp, log-softmax and cross-entropy, stable at any logits: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from verify.numbers.elements import Array, anchors, constant_like
from verify.transformer.shapes import checked_array, checked_axis
from verify.transformer.softmax import shifted_by_maximum

__all__ = [
    "CrossEntropyCache",
    "CrossEntropyGradients",
    "LogSoftmaxCache",
    "LogSumExpCache",
    "cross_entropy",
    "cross_entropy_backward",
    "log_softmax",
    "log_softmax_backward",
    "logsumexp",
    "logsumexp_backward",
]


@dataclass(frozen=True, slots=True)
class LogSumExpCache:
    """What `logsumexp_backward` needs: the softmax weights, and the axis."""

    weights: Array
    axis: int


@dataclass(frozen=True, slots=True)
class LogSoftmaxCache:
    """What `log_softmax_backward` needs: the softmax weights, and the axis."""

    weights: Array
    axis: int


@dataclass(frozen=True, slots=True)
class CrossEntropyCache:
    """What `cross_entropy_backward` needs: targets, log-probabilities, probabilities, and the axis."""

    target_probabilities: Array
    log_probabilities: Array
    probabilities: Array
    axis: int


@dataclass(frozen=True, slots=True)
class CrossEntropyGradients:
    """Gradients of `cross_entropy`, of the shape of the logits."""

    d_logits: Array
    d_target_probabilities: Array


def logsumexp(x: Array, axis: int = -1) -> tuple[Array, LogSumExpCache]:
    """Return ``log(sum_k exp(x_k))``.

    Parameters
    ----------
    x : ndarray, shape (..., n)
        Finite logits.
    axis : int
        The axis that is summed, and dropped.

    Returns
    -------
    output : ndarray, shape (...)
    cache : LogSumExpCache

    Raises
    ------
    ArgumentError
        If ``x`` is not finite, or has a wrong dtype or shape.
    """
    x = checked_array(x, "x")
    checked_axis(x, axis)
    shift = anchors(x).max(axis=axis, keepdims=True)
    exponentials = np.exp(x - shift)
    total = exponentials.sum(axis=axis, keepdims=True)
    output = np.squeeze(np.asarray(np.log(total)) + shift, axis=axis)
    return output, LogSumExpCache(weights=exponentials / total, axis=axis)


def logsumexp_backward(cache: LogSumExpCache, d_output: Array) -> Array:
    """Return the gradient at ``x``: the softmax weights times the incoming gradient.

    Parameters
    ----------
    cache : LogSumExpCache
        From the forward pass.
    d_output : ndarray, shape (...)
        Gradient at the output.

    Returns
    -------
    ndarray, shape (..., n)

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    shape = np.delete(cache.weights.shape, cache.axis).tolist()
    d_output = checked_array(d_output, "d_output", shape)
    d_x: Array = cache.weights * np.expand_dims(d_output, cache.axis)
    return d_x


def log_softmax(x: Array, axis: int = -1) -> tuple[Array, LogSoftmaxCache]:
    """Return ``x_i - log(sum_k exp(x_k))``, without cancellation at large logits.

    Parameters
    ----------
    x : ndarray, shape (..., n)
        Finite logits.
    axis : int
        The axis of the softmax.

    Returns
    -------
    output : ndarray, shape (..., n)
    cache : LogSoftmaxCache

    Raises
    ------
    ArgumentError
        If ``x`` is not finite, or has a wrong dtype or shape.
    """
    x = checked_array(x, "x")
    checked_axis(x, axis)
    shifted = shifted_by_maximum(x, axis)
    exponentials = np.exp(shifted)
    total = exponentials.sum(axis=axis, keepdims=True)
    return shifted - np.log(total), LogSoftmaxCache(weights=exponentials / total, axis=axis)


def log_softmax_backward(cache: LogSoftmaxCache, d_output: Array) -> Array:
    """Return the gradient at ``x``, ``g - p * sum(g)``.

    Parameters
    ----------
    cache : LogSoftmaxCache
        From the forward pass.
    d_output : ndarray, shape (..., n)
        Gradient at the output.

    Returns
    -------
    ndarray, shape (..., n)

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    d_output = checked_array(d_output, "d_output", cache.weights.shape)
    return _log_softmax_backward(cache.weights, d_output, cache.axis)


def _log_softmax_backward(weights: Array, d_output: Array, axis: int) -> Array:
    """Return ``g_j - p_j sum_i g_i`` as ``g_j (1 - p_j) - p_j sum_{i != j} g_i``.

    For the largest weight ``1 - p_j`` is summed from the others: it keeps its digits near 1.
    """
    largest = np.argmax(anchors(weights), axis=axis, keepdims=True)
    others = weights.copy()
    np.put_along_axis(others, largest, constant_like(weights, 0), axis)
    complement = np.asarray(1 - weights)
    np.put_along_axis(complement, largest, others.sum(axis=axis, keepdims=True), axis)
    d_x: Array = d_output * complement - weights * (d_output.sum(axis=axis, keepdims=True) - d_output)
    return d_x


def cross_entropy(logits: Array, target_probabilities: Array, axis: int = -1) -> tuple[Array, CrossEntropyCache]:
    """Return the cross-entropy ``-sum_i y_i log p_i`` of each row, with p the softmax of the logits.

    Parameters
    ----------
    logits : ndarray, shape (..., n)
        Finite logits.
    target_probabilities : ndarray, shape (..., n)
        Target weights y: any numbers; they need not sum to one.
    axis : int
        The axis of the classes, which is dropped.

    Returns
    -------
    output : ndarray, shape (...)
    cache : CrossEntropyCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or the shapes differ.
    """
    logits = checked_array(logits, "logits")
    checked_axis(logits, axis)
    targets = checked_array(target_probabilities, "target_probabilities", logits.shape)
    log_probabilities, softmax_cache = log_softmax(logits, axis)
    loss = np.asarray(-(targets * log_probabilities).sum(axis=axis), dtype=np.result_type(targets, logits))
    return loss, CrossEntropyCache(
        target_probabilities=targets,
        log_probabilities=log_probabilities,
        probabilities=softmax_cache.weights,
        axis=axis,
    )


def cross_entropy_backward(cache: CrossEntropyCache, d_output: Array) -> CrossEntropyGradients:
    """Return ``d_output`` times the gradients at logits, ``p_j sum_i y_i - y_j``, and targets, ``-log p_i``.

    Parameters
    ----------
    cache : CrossEntropyCache
        From the forward pass.
    d_output : ndarray, shape (...)
        Gradient at the loss of each row.

    Returns
    -------
    CrossEntropyGradients

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    shape = np.delete(cache.probabilities.shape, cache.axis).tolist()
    d_loss = np.expand_dims(checked_array(d_output, "d_output", shape), cache.axis)
    d_logits = _log_softmax_backward(cache.probabilities, cache.target_probabilities, cache.axis)
    return CrossEntropyGradients(
        d_logits=-(d_loss * d_logits), d_target_probabilities=-(d_loss * cache.log_probabilities)
    )
