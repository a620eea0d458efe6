"""Multi-head attention with separate projections: forward, and backward by hand.

With fewer heads of keys and values than of queries it is grouped-query attention; with one, multi-query attention.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array, constant_like
from verify.transformer.layers.attention import (
    AttentionCache,
    AttentionGradients,
    scaled_dot_product_attention,
    scaled_dot_product_attention_backward,
)
from verify.transformer.layers.heads import PLAIN_HEADS, HeadCache, HeadConfig, prepared, prepared_backward
from verify.transformer.layers.linear import LinearCache, linear_backward, linear_of_checked
from verify.transformer.layers.masks import Polarity, attended, both, checked_additive_mask, require_unambiguous
from verify.transformer.layers.one_key_more import followed_by, mask_with_one_more, without_the_last
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import Mask, checked_array, checked_heads, checked_size, checked_weight

__all__ = [
    "KeysAndValues",
    "MultiHeadAttentionCache",
    "MultiHeadAttentionGradients",
    "MultiHeadAttentionParameters",
    "multi_head_attention",
    "multi_head_attention_backward",
]


@dataclass(frozen=True, slots=True)
class MultiHeadAttentionParameters:
    """Projections of multi-head attention, or the gradients there; a bias may be None.

    Parameters
    ----------
    w_query : ndarray, shape (d_query_in, h * d)
        Head a of h owns the columns ``a * d`` to ``(a + 1) * d``.
    w_key : ndarray, shape (d_key_in, h_key * d)
        Likewise, for the h_key heads of keys and values: as many as h, or a divisor.
    w_value : ndarray, shape (d_value_in, h_key * c)
        Likewise, with c columns a head.
    w_output : ndarray, shape (h * c, d_out)
        Applied to the heads' outputs side by side.
    b_query, b_key, b_value, b_output : ndarray or None
        The biases, one number for each column.
    gain_query, gain_key : ndarray, shape (d,), or None
        Of an RMSNorm of each head's queries and keys, as in Qwen 3; None for no such norm.
    more_key, more_value : ndarray, shapes (h_key * d,), (h_key * c,), or None
        One more key and value, the last, to which every query of every sequence may attend, as
        ``nn.MultiheadAttention(add_bias_kv=True)`` has them; None for none.
    """

    w_query: Array
    w_key: Array
    w_value: Array
    w_output: Array
    b_query: Array | None = None
    b_key: Array | None = None
    b_value: Array | None = None
    b_output: Array | None = None
    gain_query: Array | None = None
    gain_key: Array | None = None
    more_key: Array | None = None
    more_value: Array | None = None


class KeysAndValues(NamedTuple):
    """Keys, as they enter the scores, and values of tokens: shapes (..., h_key, m, d) and (..., h_key, m, c)."""

    key: Array
    value: Array


@dataclass(frozen=True, slots=True)
class MultiHeadAttentionCache:
    """Intermediates of multi-head attention.

    Parameters
    ----------
    query, key, value, output : LinearCache
        Of the four projections; the input of the last is the heads' outputs side by side.
    attention : AttentionCache
        Of all heads, with arrays of shape (..., h, n, d) and (..., h, n, m), and (..., h_key, m, d) of the keys.
    query_heads, key_heads : HeadCache
        Of what happened between projection and scores.
    n_heads, n_key_heads, n_past, n_more : int
        The numbers h and h_key of heads, of tokens whose keys and values were there before, and of keys and values that
        are no token's, 0 or 1.
    additive_shape : tuple of int, or None
        Of the additive mask before it got an entry for a key that is no token's; None where it got none.
    """

    query: LinearCache
    key: LinearCache
    value: LinearCache
    attention: AttentionCache
    output: LinearCache
    query_heads: HeadCache
    key_heads: HeadCache
    n_heads: int
    n_key_heads: int
    n_past: int = 0
    n_more: int = 0
    additive_shape: tuple[int, ...] | None = None

    @property
    def past(self) -> KeysAndValues:
        """Return the keys and values that the next step of a generation needs."""
        tokens = slice(self.attention.key.shape[-2] - self.n_more)
        return KeysAndValues(self.attention.key[..., tokens, :], self.attention.value[..., tokens, :])


@dataclass(frozen=True, slots=True)
class MultiHeadAttentionGradients:
    """Gradients of multi-head attention at its inputs, its parameters, and inside.

    In self-attention the three inputs are one array, and its gradient is the sum of the three.
    ``d_additive_mask`` is None without that mask.
    """

    d_x_query: Array
    d_x_key: Array
    d_x_value: Array
    d_additive_mask: Array | None
    parameters: MultiHeadAttentionParameters
    attention: AttentionGradients


def multi_head_attention(
    x_query: Array,
    x_key: Array,
    x_value: Array,
    parameters: MultiHeadAttentionParameters,
    n_heads: int,
    mask: Mask | None = None,
    *,
    additive_mask: Array | None = None,
    key_padding_mask: Mask | None = None,
    polarity: Polarity = "attend",
    n_key_heads: int | None = None,
    scale: Any = None,
    softcap: Any = None,
    heads: HeadConfig = PLAIN_HEADS,
    past: KeysAndValues | None = None,
) -> tuple[Array, MultiHeadAttentionCache]:
    """Return multi-head attention of ``x_query`` to ``x_key`` and ``x_value``.

    Parameters
    ----------
    x_query : ndarray, shape (..., n, d_query_in)
        Tokens that attend; any leading axes, the same for all three inputs.
    x_key : ndarray, shape (..., m, d_key_in)
        Tokens attended to.
    x_value : ndarray, shape (..., m, d_value_in)
        Tokens averaged; the same array as ``x_key``, as a rule.
    parameters : MultiHeadAttentionParameters
        The projections.
    n_heads : int
        The number h of heads.
    mask : ndarray of bool, optional
        Where a query may attend. Broadcasts to (..., h, n, m): a mask for each sequence has shape
        (batch, 1, n, m).
    additive_mask : ndarray, optional
        Added to the scaled scores; broadcasts as ``mask``. An entry ``-inf`` (floats only) masks.
    key_padding_mask : ndarray of bool, optional
        Which keys may be attended to, whatever the head and the query. Broadcasts to (..., m).
    polarity : {"attend", "ignore"}
        What True means in both boolean masks: may attend, or may not, as in PyTorch's ``MultiheadAttention``.
    n_key_heads : int, optional
        The number of heads of keys and values; ``n_heads`` without it. It divides ``n_heads``, and query head
        a uses key head ``a // (n_heads // n_key_heads)``.
    scale : number, optional
        1/sqrt(d) without it, with d the width of one head's query.
    softcap : number, optional
        As in `scaled_dot_product_attention`.
    heads : HeadConfig
        What happens to the queries and keys of each head before they meet: rotary positions, RMSNorm.
    past : KeysAndValues, optional
        Of earlier tokens, to which the queries attend too: ``past`` of an earlier cache. Masks are then of shape
        (..., h, n, past + m), and rotary positions count on. There is no backward pass.

    Returns
    -------
    output : ndarray, shape (..., n, d_out)
    cache : MultiHeadAttentionCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape.
    """
    x_query = checked_array(x_query, "x_query", ("...", "n", "d_query_in"), finite=False)
    leading = x_query.shape[:-2]
    x_key = checked_array(x_key, "x_key", (*leading, "m", "d_key_in"), finite=False)
    x_value = checked_array(x_value, "x_value", (*leading, x_key.shape[-2], "d_value_in"), finite=False)
    require_instance(heads, HeadConfig, "heads")
    count, key_count = _checked_numbers_of_heads(n_heads, n_key_heads)
    p = _checked_parameters(parameters, (x_query, x_key, x_value), count, key_count)
    if past is not None:
        past = _checked_past(
            past, (*leading, key_count), p.w_key.shape[1] // key_count, p.w_value.shape[1] // key_count
        )
        if p.more_key is not None:
            raise ArgumentError("past", "None with more_key, which is no token's", "KeysAndValues")
    n_past = 0 if past is None else past.key.shape[-2]
    n, m = x_query.shape[-2], n_past + x_key.shape[-2]
    for name, array in (("mask", mask), ("additive_mask", additive_mask)):
        require_unambiguous(name, array, leading, count)
    live = None if mask is None else attended(mask, (*leading, count, n, m), polarity)
    if key_padding_mask is not None:
        tokens = attended(key_padding_mask, (*leading, m), polarity, "key_padding_mask")
        live = both(live, np.broadcast_to(tokens, (*leading, m))[..., None, None, :])
    additive_shape = None
    if p.more_key is not None:
        live = None if live is None else mask_with_one_more(live, m, True)
        if additive_mask is not None:
            given = checked_additive_mask(additive_mask, (*leading, count, n, m))
            additive_shape = given.shape
            additive_mask = mask_with_one_more(np.atleast_1d(given), m, constant_like(given, 0))

    query, query_cache = linear_of_checked(x_query, p.w_query, p.b_query, ("x_query", "w_query"))
    key, key_cache = linear_of_checked(x_key, p.w_key, p.b_key, ("x_key", "w_key"))
    value, value_cache = linear_of_checked(x_value, p.w_value, p.b_value, ("x_value", "w_value"))
    queries, query_heads = prepared(_split(query, count), p.gain_query, heads, n_past)
    keys, key_heads = prepared(_split(key, key_count), p.gain_key, heads, n_past)
    values = _split(value, key_count)
    if past is not None:
        keys, values = np.concatenate([past.key, keys], axis=-2), np.concatenate([past.value, values], axis=-2)
    if p.more_key is not None and p.more_value is not None:
        keys, values = followed_by(keys, p.more_key), followed_by(values, p.more_value)
    joined, attention_cache = scaled_dot_product_attention(
        queries,
        keys,
        values,
        mask=live,
        additive_mask=additive_mask,
        scale=scale,
        softcap=softcap,
        shared_heads=True,
    )
    output, output_cache = linear_of_checked(_join(joined), p.w_output, p.b_output, ("output of the heads", "w_output"))
    return output, MultiHeadAttentionCache(
        query=query_cache,
        key=key_cache,
        value=value_cache,
        attention=attention_cache,
        output=output_cache,
        query_heads=query_heads,
        key_heads=key_heads,
        n_heads=count,
        n_key_heads=key_count,
        n_past=n_past,
        n_more=0 if p.more_key is None else 1,
        additive_shape=additive_shape,
    )


def multi_head_attention_backward(cache: MultiHeadAttentionCache, d_output: Array) -> MultiHeadAttentionGradients:
    """Return the gradients of multi-head attention at every input and parameter.

    Parameters
    ----------
    cache : MultiHeadAttentionCache
        From the forward pass.
    d_output : ndarray, shape (..., n, d_out)
        Gradient at the output.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, MultiHeadAttentionCache)
    if cache.n_past:
        raise ArgumentError(
            "cache", "that of a pass over all tokens", f"one that began with {cache.n_past} stored keys"
        )
    output = linear_backward(cache.output, d_output)
    attention = scaled_dot_product_attention_backward(cache.attention, _split(output.d_x, cache.n_heads))
    d_keys, d_values, d_additive_mask = attention.d_key, attention.d_value, attention.d_additive_mask
    more_key = more_value = None
    if cache.n_more:
        d_keys, more_key = without_the_last(d_keys)
        d_values, more_value = without_the_last(d_values)
        if d_additive_mask is not None and cache.additive_shape is not None:
            d_additive_mask = d_additive_mask[..., :-1]
            if cache.additive_shape[-1:] != d_additive_mask.shape[-1:]:  # one number for all keys
                d_additive_mask = np.asarray(d_additive_mask.sum(axis=-1)).reshape(cache.additive_shape)
    d_query, gain_query = prepared_backward(cache.query_heads, attention.d_query)
    d_key, gain_key = prepared_backward(cache.key_heads, d_keys)
    query = linear_backward(cache.query, _join(d_query))
    key = linear_backward(cache.key, _join(d_key))
    value = linear_backward(cache.value, _join(d_values))
    return MultiHeadAttentionGradients(
        d_x_query=query.d_x,
        d_x_key=key.d_x,
        d_x_value=value.d_x,
        d_additive_mask=d_additive_mask,
        parameters=MultiHeadAttentionParameters(
            w_query=query.d_weight,
            w_key=key.d_weight,
            w_value=value.d_weight,
            w_output=output.d_weight,
            b_query=query.d_bias,
            b_key=key.d_bias,
            b_value=value.d_bias,
            b_output=output.d_bias,
            gain_query=gain_query,
            gain_key=gain_key,
            more_key=more_key,
            more_value=more_value,
        ),
        attention=attention,
    )


def _split(x: Array, n_heads: int) -> Array:
    """Return (..., n, h * d) as (..., h, n, d)."""
    return np.swapaxes(x.reshape(*x.shape[:-1], n_heads, x.shape[-1] // n_heads), -2, -3)


def _join(x: Array) -> Array:
    """Return (..., h, n, d) as (..., n, h * d)."""
    rows = np.swapaxes(x, -2, -3)
    return rows.reshape(*rows.shape[:-2], rows.shape[-2] * rows.shape[-1])


def _checked_numbers_of_heads(n_heads: int, n_key_heads: int | None) -> tuple[int, int]:
    """Return the numbers of heads of queries, and of keys and values."""
    heads = checked_size(n_heads, "n_heads")
    key_heads = heads if n_key_heads is None else checked_size(n_key_heads, "n_key_heads")
    if heads % key_heads:
        raise ArgumentError("n_key_heads", f"a divisor of n_heads = {heads}", str(key_heads))
    return heads, key_heads


def _checked_parameters(
    parameters: MultiHeadAttentionParameters, inputs: tuple[Array, Array, Array], heads: int, key_heads: int
) -> MultiHeadAttentionParameters:
    """Return the parameters as arrays of shapes that fit together and the inputs."""
    require_instance(parameters, MultiHeadAttentionParameters, "parameters")
    x_query, x_key, x_value = inputs
    w_query = checked_weight(parameters.w_query, "w_query", x_query, "x_query", "h*d")
    checked_heads(heads, w_query.shape[1], "w_query")
    w_key = checked_weight(parameters.w_key, "w_key", x_key, "x_key", w_query.shape[1] // heads * key_heads)
    w_value = checked_weight(parameters.w_value, "w_value", x_value, "x_value", "h*c")
    checked_heads(key_heads, w_value.shape[1], "w_value")
    w_output = checked_array(
        parameters.w_output, "w_output", (w_value.shape[1] // key_heads * heads, "d_out"), finite=False
    )

    if (parameters.more_key is None) != (parameters.more_value is None):
        name, other = ("more_value", "more_key") if parameters.more_key is None else ("more_key", "more_value")
        raise ArgumentError(name, f"None without {other}", "an array")
    width = w_query.shape[1] // heads
    columns = {
        "b_query": w_query.shape[1],
        "b_key": w_key.shape[1],
        "b_value": w_value.shape[1],
        "b_output": w_output.shape[1],
        "gain_query": width,
        "gain_key": width,
        "more_key": w_key.shape[1],
        "more_value": w_value.shape[1],
    }
    given = {name: getattr(parameters, name) for name in columns}
    vectors = {name: checked_array(v, name, (columns[name],)) for name, v in given.items() if v is not None}
    return replace(parameters, w_query=w_query, w_key=w_key, w_value=w_value, w_output=w_output, **vectors)


def _checked_past(past: KeysAndValues, leading: tuple[int, ...], d: int, c: int) -> KeysAndValues:
    """Return stored keys and values of shapes that fit together and the new ones."""
    require_instance(past, KeysAndValues, "past")
    key = checked_array(past.key, "past.key", (*leading, "m", d))
    return KeysAndValues(key, checked_array(past.value, "past.value", (*leading, key.shape[-2], c)))
