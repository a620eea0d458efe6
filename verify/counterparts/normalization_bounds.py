"""Scales, lengths and scores of what the normalizing layers of the Transformer return."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.arrays import filled
from verify.counterparts.dot_product import layer as scores_of
from verify.counterparts.normalizing import inside, jacobian, root_mean_square, statistics
from verify.numbers import Array
from verify.transformer.rms_norm import rms_norm


def rms_of_multiple(*, x: Array, c: Array, epsilon: Array) -> Array:
    """Return the root mean square of a multiple."""
    return np.asarray(1 / root_mean_square(c * x, np.asarray(c**2 * epsilon)).inverse_rms[0])


def rmsnorm_scale_invariant(*, x: Array, c: Array, epsilon: Array) -> Array:
    """Return the output of the layer for a multiple of its input."""
    return rms_norm(c * x, eps=inside(np.asarray(c**2 * epsilon)))[0]


def rmsnorm_length_le(*, x: Array, epsilon: Array) -> Bounds:
    """Return the squared length of the output, and the number of its entries."""
    output = rms_norm(x, eps=inside(epsilon))[0]
    return Bounds(np.asarray((output * output).sum()), filled(x, (), x.size))


def normalized_score_bound(*, x: Array, u: Array, w: Array, c: Array, epsilon: Array) -> Bounds:
    """Return the square of a score of a layer whose queries have a gain, and the bound."""
    query = rms_norm(x[None], w, eps=inside(epsilon))[0]
    key = rms_norm(u[None], eps=inside(epsilon))[0]
    return Bounds(np.asarray(scores_of(query, key, 1)[0, 0] ** 2), np.asarray((c * x.size) ** 2))


def layernorm_jacobian_norm_le(*, x: Array, u: Array, epsilon: Array) -> Bounds:
    """Return the squared length of a directional derivative, and of the direction over what the root is of."""
    stretched = (jacobian(x, epsilon) * u).sum(axis=1)
    return Bounds(
        np.asarray((stretched * stretched).sum()),
        np.asarray((u * u).sum() / (statistics(x).variance[0] + epsilon)),
    )
