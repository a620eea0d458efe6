"""Masks of attention: causal and padding masks, and what True and ``-inf`` mean in those that come from elsewhere.

Inside this package True = may attend. PyTorch's ``MultiheadAttention`` says the opposite, and its
``scaled_dot_product_attention`` says the same: no dtype tells them apart, so the polarity is an argument.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array
from verify.transformer.scalars import require_one_of
from verify.transformer.shapes import Mask, as_array, checked_array, checked_count, checked_mask, checked_size

__all__ = [
    "Polarity",
    "attended",
    "both",
    "causal_mask",
    "checked_additive_mask",
    "padding_mask",
    "require_unambiguous",
    "split_additive_mask",
    "window_mask",
]

Polarity: TypeAlias = Literal["attend", "ignore"]


def causal_mask(n_query: int, n_key: int, align: Literal["top_left", "bottom_right"] = "top_left") -> Mask:
    """Return the mask with which no query attends to a later key.

    Parameters
    ----------
    n_query, n_key : int
        Numbers of positions.
    align : {"top_left", "bottom_right"}
        Which ends coincide when the numbers differ: query i sees keys j <= i, or j <= i + n_key - n_query.
        With more queries than keys, the second leaves the first rows without any key.

    Returns
    -------
    ndarray of bool, shape (n_query, n_key)
        True = may attend.

    Raises
    ------
    ArgumentError
        If a number is no integer or negative, or ``align`` is unknown.
    """
    return np.asarray(_distances(n_query, n_key, align) >= 0)


def window_mask(n_query: int, n_key: int, window: int, align: Literal["top_left", "bottom_right"] = "top_left") -> Mask:
    """Return the causal mask with which a query attends to the last keys only: its own position and those before.

    Parameters
    ----------
    n_query, n_key : int
        Numbers of positions.
    window : int
        The number of keys, at least 1: Hugging Face's ``sliding_window``.
    align : {"top_left", "bottom_right"}
        As in `causal_mask`.

    Returns
    -------
    ndarray of bool, shape (n_query, n_key)
        True = may attend.

    Raises
    ------
    ArgumentError
        If a number is no integer or negative, the window is not positive, or ``align`` is unknown.
    """
    distances = _distances(n_query, n_key, align)
    return np.asarray((distances >= 0) & (distances < checked_size(window, "window")))


def _distances(n_query: int, n_key: int, align: str) -> Array:
    """Return how far each key lies before each query, shape (n_query, n_key); negative after it."""
    rows, columns = checked_count(n_query, "n_query"), checked_count(n_key, "n_key")
    offsets = {"top_left": 0, "bottom_right": columns - rows}
    require_one_of(align, "align", offsets)
    return np.arange(rows)[:, None] + offsets[align] - np.arange(columns)


def padding_mask(lengths: object, n: int) -> Mask:
    """Return which positions of sequences of different lengths hold a token.

    Parameters
    ----------
    lengths : array_like of int, shape (...)
        Numbers of tokens, from 0 to ``n``; the padding comes after them.
    n : int
        Number of positions, at least 1.

    Returns
    -------
    ndarray of bool, shape (..., n)
        True = a token. As a mask of keys it needs axes for the heads and the queries: ``mask[..., None, None, :]``.

    Raises
    ------
    ArgumentError
        If ``lengths`` are no integers from 0 to ``n``, or ``n`` is no positive integer.
    """
    positions = checked_size(n, "n")
    counts = as_array(lengths, "lengths")
    expected = f"integers from 0 to {positions}"
    if counts.dtype.kind not in "iu":
        raise ArgumentError("lengths", expected, f"dtype {counts.dtype}")
    wrong = (counts < 0) | (counts > positions)
    if wrong.any():
        index = tuple(int(i) for i in np.argwhere(wrong)[0])
        raise ArgumentError("lengths", expected, f"{counts[index]} at index {index}")
    return np.asarray(np.arange(positions) < counts[..., None])


def attended(mask: object, shape: tuple[int, ...], polarity: Polarity = "attend", name: str = "mask") -> Mask:
    """Return a boolean mask of either polarity with True = may attend.

    Parameters
    ----------
    mask : ndarray of bool
        Broadcasts to ``shape``.
    shape : tuple of int
        What is masked.
    polarity : {"attend", "ignore"}
        What True means in ``mask``.
    name : str
        What the error calls it.

    Returns
    -------
    ndarray of bool
        Of the shape of ``mask``, not broadcast.

    Raises
    ------
    ArgumentError
        If ``mask`` is not boolean or does not broadcast, or the polarity is unknown.
    """
    require_one_of(polarity, "polarity", get_args(Polarity))
    checked_mask(mask, shape, name)
    given: Mask = np.asarray(mask)
    return given if polarity == "attend" else ~given


def both(first: Mask | None, second: Mask | None) -> Mask | None:
    """Return the mask of what two masks let through; None lets everything through."""
    if first is None or second is None:
        return second if first is None else first
    return np.asarray(first & second)


def checked_additive_mask(additive_mask: object, shape: tuple[int, ...]) -> Array:
    """Return a mask that is added to scores of a shape, or refuse it.

    Raises
    ------
    ArgumentError
        If an entry is neither finite nor ``-inf`` (floats only), or it does not broadcast to ``shape``.
    """
    array = checked_array(additive_mask, "additive_mask", minus_infinity=True)
    try:
        np.broadcast_to(array, shape)
    except ValueError:
        raise ArgumentError("additive_mask", f"a shape that broadcasts to {shape}", f"shape {array.shape}") from None
    return array


def split_additive_mask(additive_mask: Array) -> tuple[Array, Mask | None]:
    """Return what an additive mask adds where that is finite, and where it is; None for everywhere.

    An entry ``-inf`` masks: it is not added, as ``-inf`` would have to meet only finite numbers on its way to 0.
    """
    if additive_mask.dtype == object:
        return additive_mask, None
    live = np.asarray(additive_mask.real != -np.inf)
    if live.all():
        return additive_mask, None
    return np.where(live, additive_mask, np.zeros_like(additive_mask)), live


def require_unambiguous(name: str, mask: object, leading: tuple[int, ...], heads: int) -> None:
    """Refuse a mask of three axes that could be one for each sequence and is read as one for each head.

    Raises
    ------
    ArgumentError
        If there is one batch axis of the size of the number of heads, and of the first axis of the mask.
    """
    shape = np.shape(mask) if isinstance(mask, np.ndarray) else ()
    if len(shape) == 3 and shape[0] == heads > 1 and leading == (heads,):
        expected = f"four axes where batch and heads are both {heads}: (batch, 1, n, m) or (1, h, n, m)"
        raise ArgumentError(name, expected, f"shape {shape}")
