"""Softmax, stable at any logits: forward, and backward by hand.

It acts along one axis of an array of any number type. The shift by the row's maximum is an exact constant (a
midpoint of a ball, the value of a dual number): no ball is ever compared, no derivative passes through it.
"""

from __future__ import annotations

import numpy as np

from verify.numbers.elements import Array, anchors, constant_like
from verify.transformer.fused.choice import Loops, fused_loops
from verify.transformer.shapes import (
    Mask,
    all_finite,
    checked_array,
    checked_axis,
    checked_mask,
    require_finite,
    require_functions,
)
from verify.transformer.slices import Piece, for_each_piece, pieces

__all__ = [
    "softmax",
    "softmax_backward",
    "softmax_backward_in_place",
    "softmax_in_place",
    "softmax_jvp",
]


def softmax(x: Array, mask: Mask | None = None, axis: int = -1) -> Array:
    """Return the softmax weights ``exp(x_i) / sum_k exp(x_k)`` over the entries that take part.

    The weights are all that the backward pass needs, so they are output and cache at once.

    Parameters
    ----------
    x : ndarray, shape (..., n)
        Logits. An entry ``-inf`` (floats only) counts as masked. At inverse temperature c, give c x.
    mask : ndarray of bool, optional
        True = may attend. Broadcasts to the shape of ``x``.
    axis : int
        The axis that the weights sum to one along.

    Returns
    -------
    ndarray, shape (..., n)
        Exactly 0 where masked. A row with nothing to attend to gives weights 0, not NaN.

    Raises
    ------
    ArgumentError
        If ``x`` holds NaN or ``+inf``, or an argument has a wrong dtype or shape.
    """
    x = checked_array(x, "x", minus_infinity=True, finite=mask is not None)
    require_functions(x, "x")
    axis = checked_axis(x, axis)
    attended = None if mask is None else checked_mask(mask, x.shape)
    weights = np.empty_like(x)
    logits, rows = np.moveaxis(x, axis, -1), np.moveaxis(weights, axis, -1)
    live = None if attended is None else np.moveaxis(attended, axis, -1)
    loops = fused_loops(logits, rows)

    def work(piece: Piece) -> None:
        if live is None:
            if not all_finite(_normalized(logits[piece], rows[piece], loops)):
                require_finite(x, "x", minus_infinity=True)
        else:
            np.copyto(rows[piece], logits[piece])
            softmax_in_place(rows[piece], live[piece], loops)

    for_each_piece(work, rows.shape[:-1], rows.shape[-1], rows.dtype, in_one_loop=loops is not None)
    return weights


def softmax_in_place(x: Array, attended: Mask | None = None, loops: Loops | None = None) -> None:
    """Replace logits by their softmax weights, without checks: the pass itself, for `softmax` and for attention.

    Parameters
    ----------
    x : ndarray, shape (..., n)
        Logits, finite or ``-inf`` where attended to.
    attended : ndarray of bool, shape (..., n), optional
        True = may attend.
    loops : Loops, optional
        What `fused_loops` returned for the whole array that ``x`` is of.
    """
    loops = loops if x.flags.c_contiguous else None
    for piece in pieces(x.shape[:-1], x.shape[-1]):
        if attended is not None and loops is None:
            _masked_softmax(x[piece], attended[piece])
            continue
        if attended is not None:
            np.copyto(x[piece], -np.inf, where=~attended[piece])
        part = x[piece]
        _normalized(part, part, loops)


def _normalized(x: Array, out: Array, loops: Loops | None) -> Array:
    """Write the softmax weights, and return a sum of their denominators: not finite where a logit is NaN or inf."""
    with np.errstate(invalid="ignore"):
        if loops is None or not out.flags.c_contiguous:
            _shifted_by_maximum(x, out=out)
            return _exponentiate(out)
        logits, rows = (array.reshape(-1, x.shape[-1]) for array in (x, out))
        return np.asarray(loops.softmax_rows(logits, rows, out is not x))


def _masked_softmax(x: Array, attended: Mask) -> None:
    """Replace logits by their softmax weights over the entries that are attended to."""
    masked = ~attended
    # A masked entry borrows the value of a live one of its row: nothing overflows, whatever stood there.
    first_live = np.take_along_axis(x, attended.argmax(axis=-1, keepdims=True), -1)
    any_live = np.asarray(attended.any(axis=-1, keepdims=True))
    np.copyto(x, np.where(any_live, first_live, constant_like(x, 0)), where=masked)
    _shifted_by_maximum(x, out=x)
    _exponentiate(x, masked, any_live)


def _exponentiate(x: Array, masked: Mask | None = None, any_live: Mask | None = None) -> Array:
    """Replace shifted logits by their exponentials over the sum of those that are not masked; return that sum.

    Nothing live gives 0. The sum is finite if the logits are finite or ``-inf``.
    """
    np.exp(x, out=x)
    if masked is not None:
        np.copyto(x, constant_like(x, 0), where=masked)
    total: Array = x.sum(axis=-1, keepdims=True)
    if x.dtype != object:
        total[total == 0] = 1
    elif any_live is not None:
        total = np.where(any_live, total, constant_like(x, 1))
    x /= total
    return total


def _row_products(weights: Array, others: Array, axis: int) -> Array:
    """Return ``sum(p * g)`` along an axis, which is kept with size 1; one pass, as a row times a column."""
    rows, columns = np.swapaxes(weights, axis, -1)[..., None, :], np.swapaxes(others, axis, -1)[..., None]
    return np.swapaxes((rows @ columns)[..., 0], axis, -1)


def softmax_backward(weights: Array, d_weights: Array, axis: int = -1) -> Array:
    """Return the gradient at the logits, ``p * (g - sum(p * g))``, accurate also where it vanishes.

    The Jacobian J of softmax has J 1 = 0, so a constant may be subtracted from the incoming gradient. Here it
    is the gradient at the largest weight: then the sum that this entry sees runs over the others alone, and
    ``1 - p_i`` is never formed.

    Parameters
    ----------
    weights, d_weights : ndarray, shape (..., n)
        What `softmax` returned, and the gradient there.
    axis : int
        The axis of the softmax.

    Returns
    -------
    ndarray, shape (..., n)
        Exactly 0 where masked.

    Raises
    ------
    ArgumentError
        If an argument is not finite, or the shapes differ.
    """
    weights, d_weights = _checked_pair(weights, d_weights, "d_weights", axis, finite=False)
    gradient = np.empty(weights.shape, np.result_type(weights, d_weights))
    rows, given, of_rows = (np.moveaxis(array, axis, -1) for array in (weights, d_weights, gradient))
    loops = fused_loops(rows, given, of_rows)

    def work(piece: Piece) -> None:
        with np.errstate(invalid="ignore"):
            sums = _pull_back(rows[piece], given[piece], of_rows[piece], loops)
        if gradient.dtype != object and not all_finite(sums):
            _checked_pair(weights, d_weights, "d_weights", axis)

    for_each_piece(work, rows.shape[:-1], rows.shape[-1], gradient.dtype, in_one_loop=loops is not None)
    return gradient


def softmax_backward_in_place(weights: Array, gradient: Array, loops: Loops | None = None) -> None:
    """Replace the gradient at the weights by that at the logits, as `softmax_backward` and without checks.

    Parameters
    ----------
    weights, gradient : ndarray, shape (..., n)
        What `softmax` returned, and the gradient there.
    loops : Loops, optional
        As in `softmax_in_place`.
    """
    for piece in pieces(gradient.shape[:-1], gradient.shape[-1]):
        part = gradient[piece]
        _pull_back(weights[piece], part, part, loops)


def _pull_back(weights: Array, d_weights: Array, out: Array, loops: Loops | None) -> Array:
    """Write the gradient at the logits; it may go where that at the weights is.

    Returns
    -------
    ndarray
        The sums that are subtracted in each row, or the sum of these: not finite where a weight or a gradient is not.
    """
    if loops is not None and weights.flags.c_contiguous and out.flags.c_contiguous:
        p, given, gradient = (array.reshape(-1, weights.shape[-1]) for array in (weights, d_weights, out))
        return np.asarray(loops.softmax_rows_backward(p, given, gradient, out is not d_weights))
    largest = np.argmax(anchors(weights), axis=-1, keepdims=True)
    np.subtract(d_weights, np.take_along_axis(d_weights, largest, -1), out=out)
    sums = _row_products(weights, out, -1)
    out -= sums
    out *= weights
    return sums


def softmax_jvp(weights: Array, tangent: Array, axis: int = -1) -> Array:
    """Return the derivative of softmax in the direction ``tangent`` of the logits, ``p * (u - sum(p * u))``.

    The Jacobian is symmetric, so this is the formula of the backward pass. Where one weight is near 1 and the result
    vanishes, large terms cancel: `softmax_backward` does not suffer from that.

    Parameters
    ----------
    weights, tangent : ndarray, shape (..., n)
        What `softmax` returned, and the direction.
    axis : int
        The axis of the softmax.

    Returns
    -------
    ndarray, shape (..., n)

    Raises
    ------
    ArgumentError
        If an argument is not finite, or the shapes differ.
    """
    weights, tangent = _checked_pair(weights, tangent, "tangent", axis)
    derivative: Array = weights * (tangent - _row_products(weights, tangent, axis))
    return derivative


def _shifted_by_maximum(x: Array, out: Array | None = None) -> Array:
    """Return ``x`` minus the largest anchor of each row, so that exponentials do not overflow.

    Parameters
    ----------
    x : ndarray, shape (..., n)
        Numbers of any type, finite or ``-inf``; a row that is ``-inf`` throughout stays what it is.
    out : ndarray, shape (..., n), optional
        Where the result goes; may be ``x``.

    Returns
    -------
    ndarray, shape (..., n)
    """
    largest = anchors(x).max(axis=-1, keepdims=True)
    if x.dtype != object:
        largest = np.where(largest == -np.inf, 0, largest)
    shifted: Array = np.subtract(x, largest, out=out)
    return shifted


def _checked_pair(weights: Array, other: Array, name: str, axis: int, *, finite: bool = True) -> tuple[Array, Array]:
    """Return softmax weights and an array of the same shape; ``finite`` as in `checked_array`."""
    weights = checked_array(weights, "weights", finite=finite)
    checked_axis(weights, axis)
    return weights, checked_array(other, name, weights.shape, finite=finite)
