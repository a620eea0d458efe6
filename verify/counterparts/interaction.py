"""Interaction of positions, from outputs of attention on permuted rows and from scores through a linear map."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.sinusoidal import row, score
from verify.numbers import Array, constant_like
from verify.transformer.attention import scaled_dot_product_attention
from verify.transformer.linear import linear
from verify.transformer.pooling import mean_pool
from verify.transformer.positions import Layout


def bilinear(x: Array, weight: Array, y: Array) -> Array:
    """Return the score of a token, mapped by a weight, with another."""
    return score(linear(x[None], weight)[0][0], y)


def _diagonal(entries: Array) -> Array:
    """Return the diagonal matrix with these entries."""
    matrix = np.empty((entries.size, entries.size), dtype=entries.dtype)
    matrix[...] = constant_like(entries, 0)
    np.fill_diagonal(matrix, entries)
    return matrix


def _attended(query: Array, key: Array, value: Array, r: Array, sigma: Array) -> Array:
    """Return attention on permuted rows."""
    output, _ = scaled_dot_product_attention(query[sigma], key[sigma], value[sigma], scale=np.asarray(1 / r)[()])
    return output


def attention_permutation_equivariant(*, Q: Array, K: Array, V: Array, r: Array, sigma: Array) -> Array:
    """Return the output of attention on permuted rows."""
    return _attended(Q, K, V, r, sigma)


def mean_pool_permutation_invariant(*, Q: Array, K: Array, V: Array, r: Array, sigma: Array) -> Array:
    """Return its mean over the tokens."""
    return mean_pool(_attended(Q, K, V, r, sigma))[0]


def mixed_second_difference_bilinear(*, W: Array, x: Array, p: Array, y: Array, q: Array) -> Array:
    """Return the four scores of two queries and two keys, with and without positions, and their alternating sum."""
    query, _ = linear(np.stack([x + p, x]), W)
    key = np.stack([y + q, y])
    _, cache = scaled_dot_product_attention(query, key, key, scale=1)
    scores = cache.scores
    return np.asarray(scores[0, 0] - scores[0, 1] - scores[1, 0] + scores[1, 1])


def score_position_terms(*, W: Array, x: Array, p: Array, y: Array, q: Array) -> Array:
    """Return the score of two tokens to which positions were added."""
    return bilinear(x + p, W, y + q)


def _between(theta: Array, m: Array, n: Array, weight: Array, layout: Layout = "cos_first") -> Array:
    """Return the score of two rows of the table through a weight."""
    return bilinear(row(theta, m, layout), weight, row(theta, n, layout))


def interaction_diagonal(*, m: Array, n: Array, theta: Array, H: Array) -> Array:
    """Return the score of two rows of the table through a diagonal weight."""
    return _between(theta, m, n, _diagonal(H))


def interaction_diagonal_sin_first(*, m: Array, n: Array, theta: Array, H: Array) -> Array:
    """Return the same in the layout of the paper."""
    return _between(theta, m, n, _diagonal(H), "sin_first")


def interaction_relative_of_equal_pairs(*, m: Array, n: Array, theta: Array, H: Array) -> Array:
    """Return the score of two rows of the table through a diagonal weight."""
    return _between(theta, m, n, _diagonal(H))


def interaction_block(*, alpha: Array, beta: Array, b_00: Array, b_01: Array, b_10: Array, b_11: Array) -> Array:
    """Return the score of two positions with one pair of channels, through a weight."""
    frequency = np.asarray(alpha / alpha).reshape(1)
    weight = np.stack([np.stack([b_00, b_01]), np.stack([b_10, b_11])])
    return bilinear(row(frequency, alpha), weight, row(frequency, beta))


def interaction_general(*, m: Array, n: Array, theta: Array, H: Array) -> Array:
    """Return the score of two rows of the table through any weight."""
    return _between(theta, m, n, H)


def _commuting(a: Array, b: Array) -> Array:
    """Return the weight with the blocks ``a_i`` times the identity plus ``b_i`` times a quarter turn."""
    weight = _diagonal(np.repeat(a, 2))
    pairs = 2 * np.arange(a.size)
    weight[pairs + 1, pairs] = b
    weight[pairs, pairs + 1] = -b
    return weight


def interaction_commuting_block(*, a: Array, b: Array, m: Array, n: Array, theta: Array) -> Array:
    """Return the score of two rows of the table through a weight that commutes with rotations."""
    return _between(theta, m, n, _commuting(a, b))


def interaction_commuting_block_sin_first(*, a: Array, b: Array, m: Array, n: Array, theta: Array) -> Array:
    """Return the same in the layout of the paper."""
    return _between(theta, m, n, _commuting(a, b), "sin_first")


def _square(a: Array) -> Array:
    return a * a


def bilinear_form_bound(*, x: Array, W: Array, y: Array) -> Bounds:
    """Return the squared score through a weight, and the product of squared norms."""
    sizes = [_square(array).sum() for array in (W, x, y)]
    return Bounds(_square(bilinear(x, W, y)), np.asarray(sizes[0] * sizes[1] * sizes[2]))


def interaction_off_diagonal_bound(*, m: Array, n: Array, theta: Array, H: Array) -> Bounds:
    """Return the squared score of two rows of the table through a weight, and what its norm allows."""
    return Bounds(_square(_between(theta, m, n, H)), np.asarray(_square(H).sum() * theta.size**2))
