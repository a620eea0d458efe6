"""Scales, lengths and scores of what the normalizing layers of the Transformer return."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds, Table
from verify.counterparts.arrays import number
from verify.counterparts.dot_product import layer as scores_of
from verify.counterparts.normalization.normalizing import inside, jacobian, rms, statistics
from verify.numbers import Array
from verify.transformer.layers.rms_norm import rms_norm


def _length(x: Array, epsilon: Array) -> Bounds:
    """Return the squared length of the output, and the number of its entries."""
    output = rms_norm(x, eps=inside(epsilon))[0]
    return Bounds(np.asarray((output * output).sum()), number(x, x.size))


def _score(x: Array, u: Array, w: Array, c: Array, epsilon: Array) -> Bounds:
    """Return the square of a score of a layer whose queries have a gain, and the bound."""
    query = rms_norm(x[None], w, eps=inside(epsilon))[0]
    key = rms_norm(u[None], eps=inside(epsilon))[0]
    return Bounds(np.asarray(scores_of(query, key, 1)[0, 0] ** 2), np.asarray((c * x.size) ** 2))


def _stretched(x: Array, u: Array, epsilon: Array) -> Bounds:
    """Return the squared length of a directional derivative, and of the direction over what the root is of."""
    stretched = (jacobian(x, epsilon) * u).sum(axis=1)
    return Bounds(
        np.asarray((stretched * stretched).sum()),
        np.asarray((u * u).sum() / (statistics(x).variance[0] + epsilon)),
    )


COUNTERPARTS: Table = {
    "rms_of_multiple": lambda x, c, epsilon: rms(c * x, np.asarray(c**2 * epsilon)),
    "rmsnorm_scale_invariant": lambda x, c, epsilon: rms_norm(c * x, eps=inside(np.asarray(c**2 * epsilon)))[0],
    "rmsnorm_length_le": _length,
    "normalized_score_bound": _score,
    "layernorm_jacobian_norm_le": _stretched,
}
