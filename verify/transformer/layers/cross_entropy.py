"""Cross-entropy with smoothed labels and ignored rows, stable at any logits: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from verify.errors import ArgumentError
from verify.numbers.elements import Array, constant_like, is_exact
from verify.transformer.fused.choice import fused_loops
from verify.transformer.layers.log_softmax import gradient_of_logits, require_differences, weights_and_logarithm
from verify.transformer.scalars import checked_share, require_instance, require_integer, require_one_of
from verify.transformer.shapes import (
    Indices,
    Mask,
    all_finite,
    as_array,
    checked_array,
    checked_axis,
    checked_indices,
    require_finite,
    require_functions,
    without_axis,
)
from verify.transformer.slices import Piece, for_each_piece

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
    target_probabilities : ndarray, shape (..., n), or (..., 1)
        The targets as weights of the classes, after smoothing, times the class weights; with `classes` that of the
        class of each row alone.
    classes : ndarray of int, shape (..., 1), or None
        The class of each row, where no other has a weight.
    log_probabilities : ndarray, shape (..., n), or None
        Of the classes by the logits; None with `classes`.
    probabilities : ndarray, shape (..., n)
        Of the classes by the logits.
    axis : int
        The axis of the classes.
    kept : number, ndarray or None
        What a given target weight was multiplied by: 1 minus the smoothing, times the class weights. None if the
        targets were indices.
    counted : ndarray of bool, shape (...), or None
        True = the row counts; None if all do.
    divisor : number
        What the sum of the losses was divided by.
    output : ndarray
        The loss.
    """

    target_probabilities: Array
    classes: Indices | None
    log_probabilities: Array | None
    probabilities: Array
    axis: int
    kept: Any | None
    counted: Mask | None
    divisor: Any
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
    class_weights: Array | None = None,
    ignore_index: int | None = None,
    reduction: Reduction = "none",
) -> tuple[Array, CrossEntropyCache]:
    """Return the cross-entropy ``-sum_i w_i y_i log p_i`` of each row, or their mean or sum.

    Here p is the softmax of the logits, y the target weights, smoothed: ``(1 - s) y_i + s / n``, and w the class
    weights. A class whose logit is ``-inf``, masked out, adds nothing where its w y is 0.

    Parameters
    ----------
    logits : ndarray, shape (..., n)
        Finite or ``-inf`` (floats only), also at rows that do not count.
    targets : array_like of int, shape (...), or ndarray, shape (..., n)
        A class for each row, from 0 to n - 1; or weights y: any numbers, which need not sum to one.
    axis : int
        The axis of the classes, which is dropped.
    smoothing : number
        The share s from 0 to 1, spread over all n classes, the right one too: PyTorch's ``label_smoothing``.
        An int or Fraction suits every number type.
    class_weights : ndarray, shape (n,), optional
        PyTorch's ``weight``; constants, to which no gradient goes.
    ignore_index : int, optional
        Rows with this class as target count neither in the sum nor in the number that the mean divides by.
        Only for classes. PyTorch has -100; None for no such class.
    reduction : {"none", "mean", "sum"}
        Over all rows that count. PyTorch's default is the mean. As there, with class weights and a class for each row
        the mean divides by the sum of the weights of these classes.

    Returns
    -------
    output : ndarray, shape (...) or ()
        0 at rows that do not count, and 0 if none counts, where PyTorch's mean is NaN.
    cache : CrossEntropyCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape; if a class or ``smoothing`` is out of
        range, ``reduction`` is unknown, or ``ignore_index`` is given with target weights; if the class weights that
        the mean divides by sum to 0; or if the loss overflows, or is infinite as a class with a logit of ``-inf`` has
        a weight.
    """
    logits = checked_array(logits, "logits", minus_infinity=True)
    require_functions(logits, "logits")
    axis = checked_axis(logits, axis)
    require_one_of(reduction, "reduction", get_args(Reduction))
    count = logits.shape[axis]
    by_class = None if class_weights is None else checked_array(class_weights, "class_weights", (count,))
    along = (
        None
        if by_class is None
        else by_class.reshape([-1 if a == axis % logits.ndim else 1 for a in range(logits.ndim)])
    )
    classes = chosen = counted = kept = None
    if as_array(targets, "targets").dtype.kind in "iu":
        chosen, counted = _checked_classes(logits, targets, axis, ignore_index)
        if is_exact(smoothing) and smoothing == 0:
            classes = chosen
            probabilities = (
                np.full(chosen.shape, constant_like(logits, 1), logits.dtype) if by_class is None else by_class[chosen]
            )
        else:
            probabilities = _smoothed_classes(logits, chosen, axis, smoothing)
            probabilities = probabilities if along is None else probabilities * along
    else:
        kept, probabilities = _smoothed_weights(logits, targets, axis, smoothing)
        if ignore_index is not None:
            raise ArgumentError("ignore_index", "None with target weights", repr(ignore_index))
        if along is not None:
            kept, probabilities = kept * along, probabilities * along
    weights, shift, logarithm = weights_and_logarithm(logits, axis)
    require_differences(logits, shift, "logits")
    with np.errstate(over="ignore", invalid="ignore"):
        some = logits if classes is None else np.take_along_axis(logits, classes, axis)
        logs = some - shift - logarithm
        terms = np.asarray(probabilities * logs)
        if logits.dtype != object and not all_finite(some):
            terms = np.where((some.real == -np.inf) & (probabilities == 0), 0, terms)
        loss = -terms.sum(axis=axis)
        loss = np.asarray(loss, dtype=np.result_type(probabilities, logits))
        if counted is not None:
            loss = np.where(counted, loss, constant_like(loss, 0)).astype(loss.dtype, copy=False)
        of_rows = None if by_class is None or chosen is None else by_class[chosen]
        divisor = _divisor(loss, counted, of_rows, axis) if reduction == "mean" else 1
        output = loss if reduction == "none" else np.asarray(loss.sum() / divisor, dtype=loss.dtype)
    require_finite(output, "loss")
    return output, CrossEntropyCache(
        target_probabilities=probabilities,
        classes=classes,
        log_probabilities=None if chosen is not None else logs,
        probabilities=weights,
        axis=axis,
        kept=kept,
        counted=counted,
        divisor=divisor,
        output=output,
    )


def _divisor(loss: Array, counted: Mask | None, of_rows: Array | None, axis: int) -> Any:
    """Return what a mean divides by: how many rows count, or the sum of the weights of their classes."""
    rows = loss.size if counted is None else int(counted.sum())
    if of_rows is None or rows == 0:
        return max(rows, 1)
    weights = np.squeeze(of_rows, axis)
    total = weights.sum() if counted is None else weights[counted].sum()
    if weights.dtype != object and total == 0:
        raise ArgumentError("class_weights", "a sum other than 0 over the classes of the rows, for the mean", "0")
    return total


def _checked_classes(
    logits: Array, targets: npt.ArrayLike, axis: int, ignore_index: int | None
) -> tuple[Indices, Mask | None]:
    """Return one class a row, and which rows count; an ignored one stands for class 0."""
    if ignore_index is not None:
        require_integer(ignore_index, "ignore_index")
    classes = checked_indices(targets, "targets", logits.shape[axis], ignore_index)
    if classes.shape != without_axis(logits.shape, axis):
        expected = f"shape {without_axis(logits.shape, axis)}, as these are classes"
        raise ArgumentError("targets", expected, f"shape {classes.shape}")
    if ignore_index is None:
        return np.expand_dims(classes, axis).copy(), None
    counted = np.asarray(classes != ignore_index)
    return np.expand_dims(np.where(counted, classes, 0), axis), counted


def _smoothed_classes(logits: Array, chosen: Indices, axis: int, smoothing: Any) -> Array:
    """Return the target weights for one class a row."""
    kept, spread = _shares(smoothing, logits, axis)
    weights = np.full(logits.shape, spread, dtype=logits.dtype)
    np.put_along_axis(weights, chosen, kept + spread, axis)
    return weights


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

    Of one row they are ``p_j sum_i t_i - t_j`` at the logits, with t the smoothed targets times the class weights, and
    ``-(1 - s) w_i log p_i`` at target weights.

    Parameters
    ----------
    cache : CrossEntropyCache
        From the forward pass.
    d_output : ndarray, shape (...) or ()
        Gradient at the loss.

    Returns
    -------
    CrossEntropyGradients
        0 at rows that do not count, and at a logit of ``-inf`` and its target weight, which take no part.

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
    if cache.classes is not None:
        scales = np.asarray(d_loss * cache.target_probabilities)
        d_logits = _gradient_of_classes(cache.probabilities, cache.classes, scales, cache.axis)
        return CrossEntropyGradients(d_logits=d_logits, d_target_probabilities=None)
    d_logits = gradient_of_logits(cache.probabilities, cache.target_probabilities, cache.axis)
    d_targets = None
    if cache.kept is not None and cache.log_probabilities is not None:
        logs = cache.log_probabilities
        logs = logs if logs.dtype == object else np.where(logs.real == -np.inf, 0, logs)
        d_targets = -(d_loss * logs * cache.kept)
    return CrossEntropyGradients(d_logits=-(d_loss * d_logits), d_target_probabilities=d_targets)


def _gradient_of_classes(probabilities: Array, classes: Indices, scales: Array, axis: int) -> Array:
    """Return ``scale * (p - 1)`` at the class of each row and ``scale * p`` at the others.

    ``1 - p`` of the class is the sum of the others: it keeps its digits where p is near 1.
    """
    checked_indices(classes, "classes", probabilities.shape[axis])  # a loop would write wherever they say
    d_logits = np.empty(probabilities.shape, np.result_type(probabilities, scales))
    p, which, factors, into = (np.moveaxis(array, axis, -1) for array in (probabilities, classes, scales, d_logits))
    loops = fused_loops(p, into)

    def work(piece: Piece) -> None:
        if loops is not None:
            rows, out = (array[piece].reshape(-1, p.shape[-1]) for array in (p, into))
            places, numbers = (array[piece].reshape(-1) for array in (which, factors))
            loops.cross_entropy_rows_backward(rows, places.astype(np.intp), numbers.astype(into.dtype), out)
            return
        part = np.multiply(p[piece], factors[piece], out=into[piece])
        np.put_along_axis(part, which[piece], constant_like(part, 0), -1)
        others = part.sum(axis=-1, keepdims=True)
        np.put_along_axis(part, which[piece], -others, -1)

    for_each_piece(work, into.shape[:-1], into.shape[-1], into.dtype, in_one_loop=loops is not None)
    return d_logits
