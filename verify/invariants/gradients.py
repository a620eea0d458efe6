"""Invariants of rows and of gradients: sums that vanish, and products that a theorem knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from verify.invariants.verdicts import Compared, Judgement, Trial, judge, largest, summed
from verify.numbers import Array
from verify.transformer.layers.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.softmax import softmax, softmax_jvp

__all__ = [
    "jvp_sums_to_zero",
    "key_bias_gradient_zero",
    "layernorm_vjp_inner",
    "layernorm_vjp_sums_to_zero",
    "rows_sum_to_one",
    "softmax_vjp_sums_to_zero",
    "vjp_of_constant_zero",
]

Function: TypeAlias = Callable[..., Any]


def rows_sum_to_one(
    function: Function, *, args: Sequence[str] | None = None, seed: int = 0, dtype: npt.DTypeLike = np.float64
) -> Judgement:
    """Ask whether the rows of what softmax returns sum to one.

    Parameters
    ----------
    function : callable
        Takes logits, shape (m, n), and returns weights along the last axis.
    args : sequence of str, optional
        What it takes, in its order, where its names do not say so.
    seed : int
    dtype : dtype
        In which it computes.

    Examples
    --------
    >>> def my_softmax(x):  # (m, n) -> (m, n)
    ...     weights = np.exp(x - x.max(axis=-1, keepdims=True))
    ...     return weights / weights.sum(axis=-1, keepdims=True)
    >>> rows_sum_to_one(my_softmax).status
    'holds'
    >>> rows_sum_to_one(lambda x: np.exp(x) / np.exp(x).sum()).status  # of the whole array
    'broken'
    """

    def measure(trial: Trial) -> Iterator[Compared]:
        x = trial.array(trial.tokens, trial.keys)
        p = trial.call(x, shape=x.shape)
        yield summed(p, 1.0, trial.sizes(softmax, x))

    return judge("rows_sum_to_one", function, args, measure, seed, dtype)


def jvp_sums_to_zero(
    function: Function, *, args: Sequence[str] | None = None, seed: int = 0, dtype: npt.DTypeLike = np.float64
) -> Judgement:
    """Ask whether the derivative of softmax in any direction sums to zero: ``1^T J u = 0``.

    Parameters
    ----------
    function : callable
        Takes logits and directions, shape (m, n) each, and returns derivatives, shape (m, n).
    args, seed, dtype
        As of `rows_sum_to_one`.

    Examples
    --------
    >>> def my_jvp(x, u):  # (m, n), (m, n) -> (m, n)
    ...     p = softmax(x)
    ...     return p * (u - (p * u).sum(axis=-1, keepdims=True))
    >>> jvp_sums_to_zero(my_jvp).status
    'holds'
    >>> jvp_sums_to_zero(lambda x, u: softmax(x) * u).status  # without the sum
    'broken'
    """

    def measure(trial: Trial) -> Iterator[Compared]:
        x, u = trial.array(trial.tokens, trial.keys), trial.array(trial.tokens, trial.keys)
        returned = trial.call(x, u, shape=x.shape)
        yield summed(returned, 0.0, trial.sizes(lambda x, u: softmax_jvp(softmax(x), u), x, u))

    return judge("jvp_sums_to_zero", function, args, measure, seed, dtype)


def vjp_of_constant_zero(
    function: Function, *, args: Sequence[str] | None = None, seed: int = 0, dtype: npt.DTypeLike = np.float64
) -> Judgement:
    """Ask whether softmax passes no gradient back that is the same at all weights of a row: ``1^T J = 0``.

    Parameters
    ----------
    function : callable
        Takes logits and the gradient at the weights, shape (m, n) each, and returns that at the logits.
    args, seed, dtype
        As of `rows_sum_to_one`.

    Examples
    --------
    >>> def my_backward(x, g):  # (m, n), (m, n) -> (m, n)
    ...     p = softmax(x)
    ...     return p * (g - (p * g).sum(axis=-1, keepdims=True))
    >>> vjp_of_constant_zero(my_backward).status
    'holds'
    >>> vjp_of_constant_zero(lambda x, g: softmax(x) * g).status  # without the sum
    'broken'
    """

    def measure(trial: Trial) -> Iterator[Compared]:
        x = trial.array(trial.tokens, trial.keys)
        g = np.ascontiguousarray(np.broadcast_to(trial.array(trial.tokens, 1), x.shape))
        returned = trial.call(x, g, shape=x.shape)
        generic = trial.call(x, trial.array(*x.shape), shape=x.shape)  # else a function that is 0 would pass
        yield Compared(returned, np.zeros_like(returned), trial.sizes(_softmax_vjp, x, g), largest(generic))

    return judge("vjp_of_constant_zero", function, args, measure, seed, dtype)


def softmax_vjp_sums_to_zero(
    function: Function, *, args: Sequence[str] | None = None, seed: int = 0, dtype: npt.DTypeLike = np.float64
) -> Judgement:
    """Ask whether gradients at the logits of a row sum to zero.

    Parameters
    ----------
    function : callable
        Takes logits and the gradient at the weights, shape (m, n) each, and returns that at the logits.
    args, seed, dtype
        As of `rows_sum_to_one`.

    Examples
    --------
    >>> def my_backward(x, g):  # (m, n), (m, n) -> (m, n)
    ...     p = softmax(x)
    ...     return p * (g - (p * g).sum(axis=-1, keepdims=True))
    >>> softmax_vjp_sums_to_zero(my_backward).status
    'holds'
    >>> softmax_vjp_sums_to_zero(lambda x, g: softmax(x) * (g - g.mean(axis=-1, keepdims=True))).status  # a plain mean
    'broken'
    """

    def measure(trial: Trial) -> Iterator[Compared]:
        x, g = trial.array(trial.tokens, trial.keys), trial.array(trial.tokens, trial.keys)
        yield summed(trial.call(x, g, shape=x.shape), 0.0, trial.sizes(_softmax_vjp, x, g))

    return judge("softmax_vjp_sums_to_zero", function, args, measure, seed, dtype)


def _softmax_vjp(x: Array, g: Array) -> Array:
    return softmax_jvp(softmax(x), g)  # the Jacobian is symmetric; the formula that most programs have


# ---- LayerNorm -----------------------------------------------------------------------------------------------------


def layernorm_vjp_sums_to_zero(
    function: Function,
    eps: float = 1e-5,
    *,
    args: Sequence[str] | None = None,
    seed: int = 0,
    dtype: npt.DTypeLike = np.float64,
) -> Judgement:
    """Ask whether gradients at the input of LayerNorm sum to zero for each token.

    Parameters
    ----------
    function : callable
        Takes tokens and the gradient at what is normalized (before gain and bias), shape (m, n) each, and returns
        that at the tokens.
    eps : float
        The positive number that the function adds to the variance.
    args, seed, dtype
        As of `rows_sum_to_one`.

    Examples
    --------
    >>> def my_backward(x, g, eps=1e-5):  # (m, n), (m, n) -> (m, n)
    ...     _, cache = layer_norm(x, eps=eps)
    ...     return layer_norm_backward(cache, g).d_x
    >>> layernorm_vjp_sums_to_zero(my_backward, eps=1e-5).status
    'holds'
    >>> layernorm_vjp_sums_to_zero(lambda x, g: g / x.std(axis=-1, keepdims=True)).status  # a constant deviation
    'broken'
    """

    def measure(trial: Trial) -> Iterator[Compared]:
        for spread in (1.0, eps**0.5):
            x, g = trial.array(trial.tokens, trial.keys, spread=spread), trial.array(trial.tokens, trial.keys)
            returned = trial.call(x, g, shape=x.shape)
            yield summed(returned, 0.0, trial.sizes(_layernorm_vjp(eps), x, g))

    return judge("layernorm_vjp_sums_to_zero", function, args, measure, seed, dtype, eps=eps)


def layernorm_vjp_inner(
    function: Function,
    eps: float = 1e-5,
    *,
    args: Sequence[str] | None = None,
    seed: int = 0,
    dtype: npt.DTypeLike = np.float64,
) -> Judgement:
    """Ask whether gradients dx at the input have the product ``eps / s^3 sum_i g_i z_i`` with the normalized input z.

    Here s is the deviation, the root of variance plus eps. Where the deviation is near the root of eps the product
    is far from zero: a backward pass that is orthogonal to z, or has its eps elsewhere, is seen there.

    Parameters
    ----------
    function : callable
        As in `layernorm_vjp_sums_to_zero`.
    eps : float
        The positive number that the function adds to the variance.
    args, seed, dtype
        As of `rows_sum_to_one`.

    Examples
    --------
    >>> def my_backward(x, g, eps=1e-5):  # (m, n), (m, n) -> (m, n)
    ...     _, cache = layer_norm(x, eps=eps)
    ...     return layer_norm_backward(cache, g).d_x
    >>> layernorm_vjp_inner(my_backward, eps=1e-5).status
    'holds'
    >>> layernorm_vjp_inner(lambda x, g: my_backward(x, g, eps=1e-6), eps=1e-5).status  # of another eps
    'broken'
    """

    def measure(trial: Trial) -> Iterator[Compared]:
        for spread in (1.0, eps**0.5):
            x, g = trial.array(trial.tokens, trial.keys, spread=spread), trial.array(trial.tokens, trial.keys)
            dx = trial.call(x, g, shape=x.shape)
            wide = x.astype(np.float64)
            centered = wide - wide.mean(axis=-1, keepdims=True)
            deviation = np.sqrt((centered**2).mean(axis=-1, keepdims=True) + eps)
            z = centered / deviation
            wanted = (eps / deviation**3 * (g * z)).sum(axis=-1)
            size = (trial.sizes(_layernorm_vjp(eps), x, g) * np.abs(z)).sum(axis=-1)
            yield Compared((dx * z).sum(axis=-1), wanted, size, largest(dx))

    return judge("layernorm_vjp_inner", function, args, measure, seed, dtype, eps=eps)


def _layernorm_vjp(eps: float) -> Function:
    def backward(x: Array, g: Array) -> Array:
        return layer_norm_backward(layer_norm(x, eps=Fraction(eps))[1], g).d_x

    return backward


# ---- attention -----------------------------------------------------------------------------------------------------


def key_bias_gradient_zero(
    function: Function, *, args: Sequence[str] | None = None, seed: int = 0, dtype: npt.DTypeLike = np.float64
) -> Judgement:
    """Ask whether gradients at the keys sum to zero: a bias that all keys share changes no weight.

    Parameters
    ----------
    function : callable
        Takes queries (m, d), keys (n, d), values (n, e) and the gradient at the output (m, e) of one head without a
        mask, and returns the gradient at the keys (n, d).
    args, seed, dtype
        As of `rows_sum_to_one`.

    Examples
    --------
    >>> def my_key_gradient(q, k, v, g):  # (m, d), (n, d), (n, e), (m, e) -> (n, d)
    ...     _, cache = scaled_dot_product_attention(q, k, v)
    ...     return scaled_dot_product_attention_backward(cache, g).d_key
    >>> key_bias_gradient_zero(my_key_gradient).status
    'holds'
    >>> key_bias_gradient_zero(lambda q, k, v, g: (g @ v.T).T @ q).status  # without the backward pass of softmax
    'broken'
    """

    def measure(trial: Trial) -> Iterator[Compared]:
        q, k = trial.array(trial.tokens, trial.width), trial.array(trial.keys, trial.width)
        v, g = trial.array(trial.keys, trial.width + 1), trial.array(trial.tokens, trial.width + 1)
        returned = trial.call(q, k, v, g, shape=k.shape)
        yield summed(returned.T, 0.0, trial.sizes(_attention_key_vjp, q, k, v, g).T)

    return judge("key_bias_gradient_zero", function, args, measure, seed, dtype)


def _attention_key_vjp(q: Array, k: Array, v: Array, g: Array) -> Array:
    return scaled_dot_product_attention_backward(scaled_dot_product_attention(q, k, v)[1], g).d_key
