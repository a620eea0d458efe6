"""Softmax, stable at any logits: forward, and backward by hand.

It acts along one axis of an array of any number type. The shift by the row's maximum is an exact constant (a
midpoint of a ball, the value of a dual number): no ball is ever compared, no derivative passes through it.
"""

from __future__ import annotations

import numpy as np

from verify.numbers.elements import Array, anchors, constant_like
from verify.transformer.shapes import Mask, checked_array, checked_axis, checked_mask, require_functions
from verify.transformer.slices import ROWS, Piece, for_each_piece

__all__ = [
    "shifted_by_maximum",
    "softmax",
    "softmax_backward",
    "softmax_backward_in_place",
    "softmax_backward_stable",
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
    x = checked_array(x, "x", minus_infinity=True)
    require_functions(x, "x")
    axis = checked_axis(x, axis)
    attended = None if mask is None else checked_mask(mask, x.shape)
    if x.dtype != object:
        live = x.real != -np.inf
        if not live.all():
            attended = live if attended is None else attended & live
    weights = x.copy()
    rows = np.moveaxis(weights, axis, -1)
    live = None if attended is None else np.moveaxis(attended, axis, -1)

    def work(piece: Piece) -> None:
        softmax_in_place(rows[piece], None if live is None else live[piece])

    for_each_piece(work, rows.shape[:-1], rows.shape[-1], rows.dtype, ROWS)
    return weights


def softmax_in_place(x: Array, attended: Mask | None = None, axis: int = -1) -> None:
    """Replace logits by their softmax weights, without checks: the pass itself, for `softmax` and for attention.

    Parameters
    ----------
    x : ndarray, shape (..., n)
        Logits, finite where attended to.
    attended : ndarray of bool, shape (..., n), optional
        True = may attend.
    axis : int
        The axis that the weights sum to one along.
    """
    if attended is None:
        shifted_by_maximum(x, axis, out=x)
        np.exp(x, out=x)
        x /= x.sum(axis=axis, keepdims=True)
        return
    zero, one, masked = constant_like(x, 0), constant_like(x, 1), ~attended
    # A masked entry borrows the value of a live one of its row: nothing overflows, whatever stood there.
    first_live = np.take_along_axis(x, attended.argmax(axis=axis, keepdims=True), axis)
    any_live = attended.any(axis=axis, keepdims=True)
    np.copyto(x, np.where(any_live, first_live, zero), where=masked)
    shifted_by_maximum(x, axis, out=x)
    np.exp(x, out=x)
    np.copyto(x, zero, where=masked)
    x /= np.where(any_live, x.sum(axis=axis, keepdims=True), one)


def softmax_backward(weights: Array, d_weights: Array, axis: int = -1) -> Array:
    """Return the gradient at the logits, ``p * (g - sum(p * g))``.

    Where one weight is near 1 and the gradient vanishes, large terms cancel: `softmax_backward_stable` does
    not suffer from that.

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
    weights, d_weights = _checked_pair(weights, d_weights, "d_weights", axis)
    return _softmax_backward(weights, d_weights, axis)


def _softmax_backward(weights: Array, d_weights: Array, axis: int) -> Array:
    """Return ``p * (g - sum(p * g))`` without checks."""
    gradient: Array = weights * (d_weights - _row_products(weights, d_weights, axis))
    return gradient


def _row_products(weights: Array, others: Array, axis: int) -> Array:
    """Return ``sum(p * g)`` along an axis, which is kept with size 1; one pass, as a row times a column."""
    rows, columns = np.swapaxes(weights, axis, -1)[..., None, :], np.swapaxes(others, axis, -1)[..., None]
    return np.swapaxes((rows @ columns)[..., 0], axis, -1)


def softmax_backward_stable(weights: Array, d_weights: Array, axis: int = -1) -> Array:
    """Return the gradient at the logits, accurate also where it vanishes.

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
    weights, d_weights = _checked_pair(weights, d_weights, "d_weights", axis)
    gradient = d_weights.astype(np.result_type(weights, d_weights))
    rows, of_rows = np.moveaxis(weights, axis, -1), np.moveaxis(gradient, axis, -1)
    for_each_piece(
        lambda piece: softmax_backward_in_place(rows[piece], of_rows[piece]),
        rows.shape[:-1],
        rows.shape[-1],
        gradient.dtype,
        ROWS,
    )
    return gradient


def softmax_backward_in_place(weights: Array, gradient: Array, axis: int = -1) -> None:
    """Replace the gradient at the weights by that at the logits, as `softmax_backward_stable` and without checks.

    Parameters
    ----------
    weights, gradient : ndarray, shape (..., n)
        What `softmax` returned, and the gradient there.
    axis : int
        The axis of the softmax.
    """
    largest = np.argmax(anchors(weights), axis=axis, keepdims=True)
    gradient -= np.take_along_axis(gradient, largest, axis)
    gradient -= _row_products(weights, gradient, axis)
    gradient *= weights


def softmax_jvp(weights: Array, tangent: Array, axis: int = -1) -> Array:
    """Return the derivative of softmax in the direction ``tangent`` of the logits, ``p * (u - sum(p * u))``.

    The Jacobian is symmetric, so this is the formula of the backward pass.

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
    return _softmax_backward(weights, tangent, axis)


def shifted_by_maximum(x: Array, axis: int = -1, out: Array | None = None) -> Array:
    """Return ``x`` minus its largest anchor along the axis, so that exponentials do not overflow.

    Parameters
    ----------
    x : ndarray, shape (..., n)
        Finite numbers of any type.
    axis : int
        The axis of the maximum.
    out : ndarray, shape (..., n), optional
        Where the result goes; may be ``x``.

    Returns
    -------
    ndarray, shape (..., n)
    """
    shifted: Array = np.subtract(x, anchors(x).max(axis=axis, keepdims=True), out=out)
    return shifted


def _checked_pair(weights: Array, other: Array, name: str, axis: int) -> tuple[Array, Array]:
    """Return softmax weights and an array of the same shape, both finite."""
    weights = checked_array(weights, "weights")
    checked_axis(weights, axis)
    return weights, checked_array(other, name, weights.shape)
