"""Cross-entropy with smoothed labels and ignored rows, stable at any logits: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from verify.errors import ArgumentError
from verify.numbers.elements import Array, constant_like, is_exact
from verify.transformer.log_softmax import gradient_of_logits, log_weights
from verify.transformer.scalars import checked_share, require_instance, require_integer, require_one_of
from verify.transformer.shapes import (
    Mask,
    as_array,
    checked_array,
    checked_axis,
    checked_indices,
    require_finite,
    require_functions,
    without_axis,
)

__all__ = [
    "CrossEntropyCache",
    "CrossEntropyGradients",
    "Reduction",
    "cross_entropy",
    "cross_entropy_backward",
]


Reduction = Literal["none", "mean", "sum"]


@dataclass(frozen=True, slots=True)
class CrossEntropyCache:
    """Intermediates of `cross_entropy`.

    Parameters
    ----------
    target_probabilities : ndarray, shape (..., n)
        The targets as weights of the classes, after smoothing.
    log_probabilities, probabilities : ndarray, shape (..., n)
        Of the classes by the logits.
    axis : int
        The axis of the classes.
    kept : number or None
        1 minus the smoothing: the share of given target weights. None if the targets were indices.
    counted : ndarray of bool, shape (...), or None
        True = the row counts; None if all do.
    divisor : int
        What the sum of the losses was divided by.
    output : ndarray
        The loss.
    """

    target_probabilities: Array
    log_probabilities: Array
    probabilities: Array
    axis: int
    kept: Any | None
    counted: Mask | None
    divisor: int
    output: Array


@dataclass(frozen=True, slots=True)
class CrossEntropyGradients:
    """Gradients of `cross_entropy`, of the shape of the logits; None at targets that are indices."""

    d_logits: Array
    d_target_probabilities: Array | None


def cross_entropy(
    logits: Array,
    targets: npt.ArrayLike,
    axis: int = -1,
    *,
    smoothing: Any = 0,
    ignore_index: int | None = None,
    reduction: Reduction = "none",
) -> tuple[Array, CrossEntropyCache]:
    """Return the cross-entropy ``-sum_i y_i log p_i`` of each row, or their mean or sum.

    Here p is the softmax of the logits, and y the target weights, smoothed: ``(1 - s) y_i + s / n``.

    Parameters
    ----------
    logits : ndarray, shape (..., n)
        Finite logits, also at rows that do not count.
    targets : array_like of int, shape (...), or ndarray, shape (..., n)
        A class for each row, from 0 to n - 1; or weights y: any numbers, which need not sum to one.
    axis : int
        The axis of the classes, which is dropped.
    smoothing : number
        The share s from 0 to 1, spread over all n classes, the right one too: PyTorch's ``label_smoothing``.
        An int or Fraction suits every number type.
    ignore_index : int, optional
        Rows with this class as target count neither in the sum nor in the number that the mean divides by.
        Only for classes. PyTorch has -100; None for no such class.
    reduction : {"none", "mean", "sum"}
        Over all rows that count. PyTorch's default is the mean.

    Returns
    -------
    output : ndarray, shape (...) or ()
        0 at rows that do not count, and 0 if none counts, where PyTorch's mean is NaN.
    cache : CrossEntropyCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape; if a class or ``smoothing`` is out of
        range, ``reduction`` is unknown, or ``ignore_index`` is given with target weights; or if the loss
        overflows.
    """
    logits = checked_array(logits, "logits")
    require_functions(logits, "logits")
    axis = checked_axis(logits, axis)
    require_one_of(reduction, "reduction", get_args(Reduction))
    if as_array(targets, "targets").dtype.kind in "iu":
        kept, probabilities, counted = None, *_smoothed_classes(logits, targets, axis, smoothing, ignore_index)
    else:
        kept, probabilities = _smoothed_weights(logits, targets, axis, smoothing)
        counted = None
        if ignore_index is not None:
            raise ArgumentError("ignore_index", "None with target weights", repr(ignore_index))
    logs, weights = log_weights(logits, "logits", axis)
    with np.errstate(over="ignore", invalid="ignore"):
        loss = np.asarray(-(probabilities * logs).sum(axis=axis), dtype=np.result_type(probabilities, logits))
    if counted is not None:
        loss = np.where(counted, loss, constant_like(loss, 0)).astype(loss.dtype, copy=False)
    rows = loss.size if counted is None else int(counted.sum())
    divisor = max(rows, 1) if reduction == "mean" else 1
    output = loss if reduction == "none" else np.asarray(loss.sum() / divisor, dtype=loss.dtype)
    require_finite(output, "loss")
    return output, CrossEntropyCache(
        target_probabilities=probabilities,
        log_probabilities=logs,
        probabilities=weights,
        axis=axis,
        kept=kept,
        counted=counted,
        divisor=divisor,
        output=output,
    )


def _smoothed_classes(
    logits: Array, targets: npt.ArrayLike, axis: int, smoothing: Any, ignore_index: int | None
) -> tuple[Array, Mask | None]:
    """Return the target weights for one class a row, and which rows count; an ignored one stands for class 0."""
    if ignore_index is not None:
        require_integer(ignore_index, "ignore_index")
    classes = checked_indices(targets, "targets", logits.shape[axis], ignore_index)
    if classes.shape != without_axis(logits.shape, axis):
        expected = f"shape {without_axis(logits.shape, axis)}, as these are classes"
        raise ArgumentError("targets", expected, f"shape {classes.shape}")
    counted = None if ignore_index is None else np.asarray(classes != ignore_index)
    chosen = classes if counted is None else np.where(counted, classes, 0)
    kept, spread = _shares(smoothing, logits, axis)
    weights = np.full(logits.shape, spread, dtype=logits.dtype)
    np.put_along_axis(weights, np.expand_dims(chosen, axis), kept + spread, axis)
    return weights, counted


def _smoothed_weights(logits: Array, targets: npt.ArrayLike, axis: int, smoothing: Any) -> tuple[Any, Array]:
    """Return the share of the target weights that is kept, and the smoothed ones."""
    given = checked_array(targets, "targets", logits.shape)
    kept, spread = _shares(smoothing, logits, axis)
    return kept, given.copy() if is_exact(smoothing) and smoothing == 0 else kept * given + spread


def _shares(smoothing: Any, logits: Array, axis: int) -> tuple[Any, Any]:
    """Return ``1 - s`` and ``s / n`` in the number type of the logits, of an exact s each rounded once."""
    share = checked_share(smoothing, "smoothing", logits)
    count = logits.shape[axis]
    if is_exact(smoothing):
        exact = Fraction(smoothing)
        return constant_like(logits, 1 - exact), constant_like(logits, exact / count)
    return 1 - share, share / count


def cross_entropy_backward(cache: CrossEntropyCache, d_output: Array) -> CrossEntropyGradients:
    """Return ``d_output`` times the gradients of the loss.

    Of one row they are ``p_j sum_i t_i - t_j`` at the logits, with t the smoothed targets, and
    ``-(1 - s) log p_i`` at target weights.

    Parameters
    ----------
    cache : CrossEntropyCache
        From the forward pass.
    d_output : ndarray, shape (...) or ()
        Gradient at the loss.

    Returns
    -------
    CrossEntropyGradients
        0 at rows that do not count.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, CrossEntropyCache)
    d_output = checked_array(d_output, "d_output", cache.output.shape)
    shape = without_axis(cache.probabilities.shape, cache.axis)
    d_rows = np.broadcast_to(np.asarray(d_output / cache.divisor), shape)
    if cache.counted is not None:
        d_rows = np.where(cache.counted, d_rows, constant_like(d_rows, 0))
    d_loss = np.expand_dims(d_rows, cache.axis)
    d_logits = gradient_of_logits(cache.probabilities, cache.target_probabilities, cache.axis)
    return CrossEntropyGradients(
        d_logits=-(d_loss * d_logits),
        d_target_probabilities=None if cache.kept is None else -(d_loss * cache.log_probabilities * cache.kept),
    )
