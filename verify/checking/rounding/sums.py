"""Sums that are not written as one, and how far a program may be off: running moments, products, sums in logarithms."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from verify.checking.rounding.rounded import ULPS_OF_FUNCTIONS, Rounded, stored

__all__ = ["merged_logarithms", "running_moments", "summed_products"]


def running_moments(x: Any, axis: int = -1) -> tuple[Any, Any]:
    """Return mean and variance along an axis, which stays, as a program keeps them that sees the numbers once.

    Such a program updates both by each number that comes in (Welford), or merges those of parts. Its updates round
    whole numbers too, which a sum does not. Of floats and balls this gives mean and variance as they are defined.

    Of ``n`` numbers let ``S`` be the sum of their sizes, ``H = 1 + 1/2 + ... + 1/n``, and ``u`` the unit roundoff. The
    step ``m + (x - m) / k`` rounds three intermediate results, of at most ``(|x| + |m|) / k`` each, and the mean
    itself, of at most ``S_k / k``; as the error of ``m`` counts with the weight ``(k - 1) / k``, that of ``n m`` is at
    most ``u (n + 3 + 3 H) S``. A merge of two parts rounds at most ``4 u S`` of ``n m``, so that a balanced tree stays
    below it. The sum of squares ``M`` grows by ``(x - m') (x - m)``, with the means before and after: each such product
    and each partial sum is rounded, ``(n + 3) u M`` in all, and moved by the errors of both means, at most
    ``u (1 + (3 + 3 H) / k) S_k <= 6 u S`` each. The distances ``|x - m'|`` have squares that sum to ``2 M`` at most, so
    they sum to ``sqrt(2 n M)``, and that is ``12 u S sqrt(2 n M) + n (6 u S)^2``. Where all numbers are about as large
    as the largest, ``X``, less is true: the means are off by ``e_k = u (k + 3 + 3 H_k) X`` at most, and with ``A`` the
    sum of distances to the last mean, that of some ``k`` is off from it by ``A / (2 k)`` at most, as distances above
    and below have one sum. So the distances times ``e_k`` sum to ``e_n A`` and ``A / 2`` times the sum of ``e_k / (k -
    1)``: some ``3 n u X A`` for both means, which balanced merges stay below too. Updates are rounded as sums are.

    Parameters
    ----------
    x : Rounded, ndarray or array of balls, shape (..., n, ...)
    axis : int
        Of length ``n``.

    Examples
    --------
    >>> running_moments(np.array([1.0, 2.0, 6.0]))
    (array([3.]), array([4.66666667]))
    """
    count = x.shape[axis]
    if not isinstance(x, Rounded):
        mean = x.sum(axis, keepdims=True) / count
        centred = x - mean
        return mean, (centred * centred).sum(axis, keepdims=True) / count
    if count == 1:
        return x, x * 0.0
    u = x.model.sums.unit
    with np.errstate(all="ignore"):
        mean = x.value.mean(axis, keepdims=True)
        size = (np.abs(x.value) + x.radius).sum(axis, keepdims=True)
        k = np.arange(1, count + 1)
        steps = k + 3 + 3 * np.cumsum(1 / k)
        given = x.radius.mean(axis, keepdims=True)
        more = 1 / (1 - 4 * count * u) if 4 * count * u < 1 else np.inf  # products of several roundings
        off = given + more * u * steps[-1] * size / count
        far = np.abs(x.value - mean) + x.radius + given
        squares = (far * far).sum(axis, keepdims=True)
        moved = (2 * far * (x.radius + given)).sum(axis, keepdims=True)
        largest = (np.abs(x.value) + x.radius).max(axis, keepdims=True)
        path = u * np.minimum(6 * size, steps[-1] * largest)
        near = u * largest * far.sum(axis, keepdims=True) * (steps[-1] + (steps[1:] / k[:-1]).sum() / 2)
        both = 2 * np.minimum(path * np.sqrt(2 * count * squares), near)
        spread = moved + more * ((count + 3) * u * squares + both + count * path**2)
        spread = spread + count * x.model.sums.smallest  # a product may be below what the format holds
        variance = np.square(x.value - mean).mean(axis, keepdims=True)
    inexact = np.zeros(mean.shape, dtype=bool)
    return stored(mean, off, x.model, inexact), stored(variance, spread / count, x.model, inexact)


def summed_products(value: Any, sizes: Callable[..., Any], *factors: Any) -> Any:
    """Return a value as a program computes it that sums as many products as the last axis is long, in any order.

    Of ``n`` products, each of them and ``n - 1`` partial sums are rounded. Floats and balls are returned as they are.

    Parameters
    ----------
    value : Rounded, ndarray or array of balls, shape (..., n)
        Computed in another way, so that its radius holds what the factors are off.
    sizes : callable
        Takes the sizes of the factors to what those of the products sum to at most.
    factors : as value

    Examples
    --------
    >>> summed_products(np.array([2.0, 3.0]), np.multiply, np.ones(2), np.ones(2))
    array([2., 3.])
    """
    if not isinstance(value, Rounded):
        return value
    roundings = (value.shape[-1] - 1) * value.model.sums.unit + value.model.operation.unit
    with np.errstate(all="ignore"):
        size = sizes(*map(_sizes, factors))
        spread = value.radius + (roundings / (1 - roundings) if roundings < 0.5 else np.inf) * size
        spread = spread + value.shape[-1] * value.model.operation.smallest
    return stored(value.value, spread, value.model, np.zeros(value.shape, dtype=bool))


def merged_logarithms(value: Any, x: Any) -> Any:
    """Return a log-sum-exp as a program computes it that never leaves logarithms, merging two at a time in any order.

    Of ``n`` numbers it takes ``n - 1`` times ``high + log1p(exp(low - high))``, which moves by no more than the larger
    error of its two arguments, as its derivatives add up to one. Its error is one rounding of the result, of at
    most ``max|x| + log n``; and within it, as the slope of ``log1p(exp(-t))`` is at most ``exp(-t)``, ``t exp(-t) <=
    1/e`` roundings for the difference, and those of the two functions, on 1 and on ``log 2``. Floats and balls are
    returned as they are.

    Parameters
    ----------
    value : Rounded, ndarray or array of balls, shape (..., 1)
        The logarithm, computed in another way, so that its radius holds what the numbers are off.
    x : as value, shape (..., n)

    Examples
    --------
    >>> merged_logarithms(np.array([2.0]), np.array([2.0, -90.0]))
    array([2.])
    """
    if not isinstance(value, Rounded):
        return value
    merges, unit = x.shape[-1] - 1, value.model.operation.unit
    of_functions = max(ULPS_OF_FUNCTIONS, 2 * value.model.ulps + 1)
    more = 1 / (1 - 4 * merges * unit) if 4 * merges * unit < 1 else np.inf  # errors of errors
    with np.errstate(all="ignore"):
        size = (np.abs(x.value) + x.radius).max(-1, keepdims=True) + math.log(merges + 1)
        each = unit * (size + 1 / math.e + of_functions * (1 + math.log(2))) + value.model.operation.smallest
        spread = value.radius + more * merges * each
    return stored(value.value, spread, value.model, np.zeros(value.shape, dtype=bool))


def _sizes(factor: Any) -> Any:
    """Return what no number of a ball is larger than."""
    return np.abs(factor.value) + factor.radius if isinstance(factor, Rounded) else np.abs(factor)
