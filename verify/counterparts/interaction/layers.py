"""Interaction of positions, from outputs of attention on permuted rows and from scores through a linear map."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds, Table
from verify.counterparts.arrays import filled
from verify.counterparts.sinusoidal.positions import row, score
from verify.numbers import Array
from verify.transformer.layers.attention import scaled_dot_product_attention
from verify.transformer.layers.linear import linear
from verify.transformer.layers.pooling import mean_pool
from verify.transformer.layers.positions import Layout


def _bilinear(x: Array, weight: Array, y: Array) -> Array:
    """Return the score of a token, mapped by a weight, with another."""
    return score(linear(x[None], weight)[0][0], y)


def _diagonal(entries: Array) -> Array:
    """Return the diagonal matrix with these entries."""
    matrix = filled(entries, (entries.size, entries.size), 0)
    np.fill_diagonal(matrix, entries)
    return matrix


def _attended(Q: Array, K: Array, V: Array, r: Array, sigma: Array) -> Array:
    """Return attention on permuted rows."""
    return scaled_dot_product_attention(Q[sigma], K[sigma], V[sigma], scale=np.asarray(1 / r)[()])[0]


def _mixed_difference(W: Array, x: Array, p: Array, y: Array, q: Array) -> Array:
    """Return the four scores of two queries and two keys, with and without positions, and their alternating sum."""
    query, _ = linear(np.stack([x + p, x]), W)
    key = np.stack([y + q, y])
    scores = scaled_dot_product_attention(query, key, key, scale=1)[1].scores
    return np.asarray(scores[0, 0] - scores[0, 1] - scores[1, 0] + scores[1, 1])


def _between(theta: Array, m: Array, n: Array, weight: Array, layout: Layout = "cos_first") -> Array:
    """Return the score of two rows of the table through a weight."""
    return _bilinear(row(theta, m, layout), weight, row(theta, n, layout))


def _block(alpha: Array, beta: Array, b_00: Array, b_01: Array, b_10: Array, b_11: Array) -> Array:
    """Return the score of two positions with one pair of channels, through a weight."""
    frequency = np.asarray(alpha / alpha).reshape(1)
    weight = np.stack([np.stack([b_00, b_01]), np.stack([b_10, b_11])])
    return _between(frequency, alpha, beta, weight)


def _commuting(a: Array, b: Array) -> Array:
    """Return the weight with the blocks ``a_i`` times the identity plus ``b_i`` times a quarter turn."""
    weight = _diagonal(np.repeat(a, 2))
    pairs = 2 * np.arange(a.size)
    weight[pairs + 1, pairs] = b
    weight[pairs, pairs + 1] = -b
    return weight


def _square(a: Array) -> Array:
    return a * a


def _norm_bound(x: Array, W: Array, y: Array) -> Bounds:
    """Return the squared score through a weight, and the product of squared norms."""
    sizes = [_square(array).sum() for array in (W, x, y)]
    return Bounds(_square(_bilinear(x, W, y)), np.asarray(sizes[0] * sizes[1] * sizes[2]))


def _table_bound(m: Array, n: Array, theta: Array, H: Array) -> Bounds:
    """Return the squared score of two rows of the table through a weight, and what its norm allows."""
    return Bounds(_square(_between(theta, m, n, H)), np.asarray(_square(H).sum() * theta.size**2))


COUNTERPARTS: Table = {
    "attention_permutation_equivariant": _attended,
    "mean_pool_permutation_invariant": lambda Q, K, V, r, sigma: mean_pool(_attended(Q, K, V, r, sigma))[0],
    "mixed_second_difference_bilinear": _mixed_difference,
    "score_position_terms": lambda W, x, p, y, q: _bilinear(x + p, W, y + q),
    # two rows of the table through a weight; the layout of the paper is sin-first
    "interaction_diagonal": lambda m, n, theta, H: _between(theta, m, n, _diagonal(H)),
    "interaction_diagonal_sin_first": lambda m, n, theta, H: _between(theta, m, n, _diagonal(H), "sin_first"),
    "interaction_relative_of_equal_pairs": lambda m, n, theta, H: _between(theta, m, n, _diagonal(H)),
    "interaction_block": _block,
    "interaction_general": lambda m, n, theta, H: _between(theta, m, n, H),
    "interaction_commuting_block": lambda a, b, m, n, theta: _between(theta, m, n, _commuting(a, b)),
    "interaction_commuting_block_sin_first": lambda a, b, m, n, theta: _between(
        theta, m, n, _commuting(a, b), "sin_first"
    ),
    "bilinear_form_bound": _norm_bound,
    "interaction_off_diagonal_bound": _table_bound,
}
