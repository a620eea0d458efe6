"""Scaled dot-product attention: forward, and backward by hand, with every intermediate in reach.

Both passes work on a few slices at a time (`for_each_piece`), so that what one step leaves is still in the cache
for the next. Of the arrays of n times m scores only the weights are stored, and not even these where fused loops
compute them faster again than memory gives them back; the others are computed when asked for, by the functions that
the passes use.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from verify.numbers.elements import Array, constant_like
from verify.transformer.layers.masks import Polarity, attended, both, checked_additive_mask, split_additive_mask
from verify.transformer.layers.softmax import softmax_backward_in_place
from verify.transformer.layers.weighing import (
    Weighing,
    for_each_group,
    groups,
    repeated,
    scaled_scores,
    slope_of_cap,
    weighing,
)
from verify.transformer.scalars import checked_number, checked_positive, require_flag, require_instance
from verify.transformer.shapes import Mask, all_finite, checked_array, require_finite
from verify.transformer.slices import Piece, Workspace, for_each_piece
from verify.transformer.unchanged import Fingerprint, fingerprint, require_unchanged

__all__ = [
    "AttentionCache",
    "AttentionGradients",
    "scaled_dot_product_attention",
    "scaled_dot_product_attention_backward",
]


@dataclass(frozen=True, slots=True)
class AttentionCache:
    """Arguments and intermediates of one attention.

    Parameters
    ----------
    query, key, value : ndarray, shapes (..., n, d), (..., m, d), (..., m, c)
        The arguments; keys and values have fewer heads if these are shared.
    scale : number
        What the dot products were multiplied by.
    softcap : number or None
        What bounds the scaled scores.
    mask : ndarray of bool, shape (..., n, m), or None
        True = may attend, by the boolean mask and by the additive one; a view of the shape of the scores.
    additive_mask : ndarray or None
        As given.
    kept : ndarray, shape (..., n, m), or None
        The weights; None where they are computed again.
    output : ndarray, shape (..., n, c)
        ``weights @ value``.
    seen : tuple
        What tells whether an argument has changed in place.
    """

    query: Array
    key: Array
    value: Array
    scale: Any
    softcap: Any
    mask: Mask | None
    additive_mask: Array | None
    kept: Array | None
    output: Array
    seen: Fingerprint

    @property
    def weighing(self) -> Weighing:
        """Return the arrays from which the weights are computed."""
        return weighing(self.query, self.key, self.scale, self.softcap, self.additive_mask, self.mask)

    @property
    def weights(self) -> Array:
        """Softmax of the scores over the keys, shape (..., n, m), 0 where masked; each time anew if not kept."""
        if self.kept is not None:
            return self.kept
        require_unchanged(self.seen, **self.arguments)
        return self.weighing.all_weights()

    @property
    def arguments(self) -> dict[str, Array]:
        """Return the arrays that must not change before the backward pass, by name."""
        arguments = {"query": self.query, "key": self.key, "value": self.value}
        if self.kept is None and self.additive_mask is not None:
            arguments["additive_mask"] = self.additive_mask
        return arguments

    @property
    def scores(self) -> Array:
        """``scale * query @ key^T``, shape (..., n, m), before softcap and masks."""
        return scaled_scores(self.query, self.keys, self.scale)

    @property
    def keys(self) -> Array:
        """The keys of each query head, shape (..., m, d): a copy where heads are shared."""
        return repeated(self.key, self.query.shape[:-2])

    @property
    def values(self) -> Array:
        """The values of each query head, shape (..., m, c): a copy where heads are shared."""
        return repeated(self.value, self.query.shape[:-2])


@dataclass(frozen=True, slots=True)
class AttentionGradients:
    """Gradients of attention at its arguments and intermediates, each of the shape of what it belongs to.

    ``d_additive_mask`` is None without that mask, and 0 where it is ``-inf``.
    """

    d_query: Array
    d_key: Array
    d_value: Array
    d_additive_mask: Array | None
    d_output: Array
    cache: AttentionCache
    d_weights_given: Array | None = None

    @property
    def d_weights(self) -> Array:
        """The gradient at the weights, shape (..., n, m): through the output, and what was given."""
        through = _weight_gradient(self.cache.values, self.d_output)
        return through if self.d_weights_given is None else np.asarray(through + self.d_weights_given)

    @property
    def d_scores(self) -> Array:
        """The gradient at the scaled scores, shape (..., n, m): 0 where masked."""
        of_scores, weights = self.cache.weighing, self.cache.weights
        d_scores = self.d_weights.astype(np.result_type(weights, self.d_output, self.cache.value), order="C")
        softmax_backward_in_place(weights, d_scores, of_scores.loops if d_scores.dtype == weights.dtype else None)
        if self.cache.softcap is not None:
            d_scores *= slope_of_cap(self.cache.scores, self.cache.softcap)
        return d_scores


def scaled_dot_product_attention(
    query: Array,
    key: Array,
    value: Array,
    *,
    mask: Mask | None = None,
    additive_mask: Array | None = None,
    polarity: Polarity = "attend",
    scale: Any = None,
    softcap: Any = None,
    shared_heads: bool = False,
) -> tuple[Array, AttentionCache]:
    """Return ``softmax(scale * query @ key^T + additive_mask) @ value``.

    A query with nothing to attend to gives output 0, and gradient 0.

    Parameters
    ----------
    query : ndarray, shape (..., n, d)
        Any leading axes, such as batch and heads, the same for all three.
    key : ndarray, shape (..., m, d)
        One row for each position that can be attended to.
    value : ndarray, shape (..., m, c)
        What is averaged.
    mask : ndarray of bool, optional
        Where a query may attend. Broadcasts to (..., n, m).
    additive_mask : ndarray, optional
        Added to the scaled scores; broadcasts to (..., n, m). An entry ``-inf`` (floats only) masks: its
        weight and its gradient are exactly 0.
    polarity : {"attend", "ignore"}
        What True means in ``mask``: may attend, as here and in PyTorch's ``scaled_dot_product_attention``, or may
        not, as in PyTorch's ``MultiheadAttention``.
    scale : number, optional
        1/sqrt(d) without it: a float, or a ball at the precision in force. An int or Fraction suits every
        number type.
    softcap : number, optional
        A positive c: the scaled scores s become ``c * tanh(s / c)`` before the masks, as in Gemma 2.
    shared_heads : bool
        Whether the last leading axis, that of the heads, may be shorter in keys and values: query head a of h uses
        head ``a // (h // h_key)`` of h_key, and no head is stored twice. PyTorch's ``enable_gqa``.

    Returns
    -------
    output : ndarray, shape (..., n, c)
    cache : AttentionCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape, or the scores overflow, or have no exp.
    """
    query = checked_array(query, "query", ("...", "n", "d"))
    leading, (n, width) = query.shape[:-2], query.shape[-2:]
    require_flag(shared_heads, "shared_heads")
    key_axes = _leading_of_keys(np.shape(key)[:-2], leading) if shared_heads else leading
    key = checked_array(key, "key", (*key_axes, "m", width))
    m = key.shape[-2]
    value = checked_array(value, "value", (*key_axes, m, "c"))
    factor = _scale(query if query.dtype == object else key, width, scale)
    cap = None if softcap is None else checked_positive(softcap, "softcap", query)
    shape = (*leading, n, m)
    live = None if mask is None else attended(mask, shape, polarity)
    if additive_mask is not None:
        additive_mask = checked_additive_mask(additive_mask, shape)
        live = both(live, split_additive_mask(additive_mask)[1])
    if live is not None:
        live = np.broadcast_to(live.copy(), shape)

    of_scores = weighing(query, key, factor, cap, additive_mask, live)
    weights = np.empty(shape, of_scores.dtype) if of_scores.loops is None else None
    output = _heads_side_by_side((*leading, n, value.shape[-1]), np.result_type(of_scores.dtype, value))
    if m == 0:
        output[...] = 0
    group = groups(leading, key_axes)
    all_weights, outputs = None if weights is None else group(weights), group(output)
    values = for_each_group(value, leading)
    workspace = Workspace(of_scores.dtype)

    def attend(piece: Piece) -> None:
        if all_weights is not None:
            attend_by(all_weights[piece], piece)
            return
        with workspace.array((*outputs[piece].shape[:-1], m)) as scores:
            attend_by(scores, piece)

    def attend_by(scores: Array, piece: Piece) -> None:
        of_scores.write_scores(piece, scores)
        if not all_finite(scores):
            with np.errstate(over="ignore", invalid="ignore"):
                added = 0 if additive_mask is None else split_additive_mask(additive_mask)[0]
                overflowing = np.asarray(scaled_scores(query, repeated(key, leading), factor) + added)
            require_finite(overflowing, "scores = scale * query @ key^T")
        of_scores.normalize(piece, scores)
        np.matmul(scores, values[piece], out=outputs[piece])

    for_each_piece(attend, of_scores.leading, n * m, of_scores.dtype)
    cache = AttentionCache(
        query=query,
        key=key,
        value=value,
        scale=factor,
        softcap=cap,
        mask=live,
        additive_mask=additive_mask,
        kept=weights,
        output=output,
        seen=(),
    )
    return output, replace(cache, seen=fingerprint(*cache.arguments.values()))


def _leading_of_keys(key_axes: tuple[int, ...], leading: tuple[int, ...]) -> tuple[int, ...]:
    """Return the leading axes that keys must have: those of the queries, and as many heads as there are if they fit."""
    fits = len(key_axes) == len(leading) > 0 and key_axes[-1] > 0 and leading[-1] % key_axes[-1] == 0
    return (*leading[:-1], key_axes[-1]) if fits else leading


def _summed(d_x: Array, shape: tuple[int, ...]) -> Array:
    """Return the gradient before `for_each_group`, the sum over each group."""
    return d_x if d_x.shape == shape else np.asarray(d_x.sum(axis=-3))


def _heads_side_by_side(shape: tuple[int, ...], dtype: Any) -> Array:
    """Return a new array of shape (..., h, n, c) in whose memory a row holds all heads, as the next layer wants it."""
    if len(shape) < 3:
        return np.empty(shape, dtype)
    *batch, heads, n, c = shape
    return np.swapaxes(np.empty((*batch, n, heads, c), dtype), -2, -3)


def _scale(array: Array, width: int, scale: Any) -> Any:
    """Return the scale in the number type of the array, 1/sqrt(width) for None."""
    if scale is None:
        return 1 / np.sqrt(constant_like(array, width)) if array.dtype == object else 1 / math.sqrt(width)
    return checked_number(scale, "scale", array)


def scaled_dot_product_attention_backward(
    cache: AttentionCache, d_output: Array, d_weights: Array | None = None
) -> AttentionGradients:
    """Return the gradients of attention at its arguments and intermediates.

    Parameters
    ----------
    cache : AttentionCache
        From the forward pass.
    d_output : ndarray, shape (..., n, c)
        Gradient at the output.
    d_weights : ndarray, shape (..., n, m), optional
        Gradient at the weights, where a loss uses them beside the output.

    Raises
    ------
    ArgumentError
        If a gradient is not finite or has a wrong shape, or that at the weights overflows, or an argument of the
        forward pass was changed in place since.
    """
    require_instance(cache, AttentionCache)
    require_unchanged(cache.seen, **cache.arguments)
    d_output = checked_array(d_output, "d_output", cache.output.shape)
    key, value, scale, of_scores = cache.key, cache.value, cache.scale, cache.weighing
    leading, (n, m) = cache.query.shape[:-2], of_scores.shape[-2:]
    group = groups(leading, key.shape[:-2])
    queries, of_output, keys, values = (
        of_scores.queries,
        group(d_output),
        of_scores.keys,
        for_each_group(value, leading),
    )
    kept = None if cache.kept is None else group(cache.kept)
    dtype = np.result_type(of_scores.dtype, value, d_output)
    given = None
    if d_weights is not None:
        d_weights = checked_array(d_weights, "d_weights", of_scores.shape)
        given, dtype = group(d_weights), np.result_type(dtype, d_weights)
    d_query, d_key, d_value = _in_one_block([queries.shape, keys.shape, values.shape], dtype)
    if n * m == 0:  # no query, or no key: nothing is written there
        for gradient in (d_query, d_key, d_value):
            gradient[...] = 0
    added = cache.additive_mask
    d_scores = None if added is None else np.empty((*of_scores.leading, n, m), dtype)  # only where they are summed up
    loops = of_scores.loops if dtype == of_scores.dtype else None

    workspace, again = Workspace(dtype), Workspace(of_scores.dtype)

    def pull_back(piece: Piece) -> None:
        shape = (*of_output[piece].shape[:-1], m)
        with workspace.array(shape) as gradient:
            if kept is not None:
                pull_back_in(gradient, kept[piece], piece)
                return
            with again.array(shape) as weights:
                of_scores.write_scores(piece, weights)
                of_scores.normalize(piece, weights)
                pull_back_in(gradient, weights, piece)

    def pull_back_in(gradient: Array, weights: Array, piece: Piece) -> None:
        _weight_gradient(values[piece], of_output[piece], out=gradient)
        if given is not None:
            gradient += given[piece]
        if not all_finite(gradient):
            require_finite(_weight_gradient(cache.values, d_output), "d_weights = d_output @ value^T")
        softmax_backward_in_place(weights, gradient, loops)
        if d_scores is not None:
            d_scores[piece] = gradient
        if cache.softcap is not None:
            gradient *= slope_of_cap(scaled_scores(queries[piece], keys[piece], scale), cache.softcap)
        np.matmul(gradient, keys[piece] * scale, out=d_query[piece])
        np.matmul(np.swapaxes(gradient, -1, -2), queries[piece] * scale, out=d_key[piece])
        np.matmul(np.swapaxes(weights, -1, -2), of_output[piece], out=d_value[piece])

    for_each_piece(pull_back, of_scores.leading, n * m, dtype)
    return AttentionGradients(
        d_query=d_query.reshape(cache.query.shape),
        d_key=_summed(d_key, key.shape),
        d_value=_summed(d_value, value.shape),
        d_additive_mask=None
        if added is None or d_scores is None
        else _summed_to(d_scores.reshape(of_scores.shape), added.shape),
        d_output=d_output,
        cache=cache,
        d_weights_given=d_weights,
    )


def _weight_gradient(value: Array, d_output: Array, out: Array | None = None) -> Array:
    """Return ``d_output @ value^T``; what overflows is no finite number."""
    with np.errstate(over="ignore", invalid="ignore"):
        gradient: Array = np.matmul(d_output, np.swapaxes(value, -1, -2), out=out)
    return gradient


def _in_one_block(shapes: list[tuple[int, ...]], dtype: Any) -> list[Array]:
    """Return new arrays in one block of memory, which a system gives faster than many."""
    ends = np.cumsum([math.prod(shape) for shape in shapes])
    parts = np.split(np.empty(ends[-1], dtype), ends[:-1])
    return [part.reshape(shape) for part, shape in zip(parts, shapes, strict=True)]


def _summed_to(gradient: Array, shape: tuple[int, ...]) -> Array:
    """Return a gradient summed over the axes along which an array of ``shape`` was broadcast."""
    padded = (1,) * (gradient.ndim - len(shape)) + shape
    axes = tuple(axis for axis, size in enumerate(padded) if size == 1)
    return np.asarray(gradient.sum(axis=axes, keepdims=True)).reshape(shape)
