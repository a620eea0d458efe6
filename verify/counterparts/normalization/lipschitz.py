"""How far apart the normalizing layers of the Transformer put two inputs."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds, Table
from verify.counterparts.arrays import number
from verify.counterparts.normalization.normalizing import deviation, inside, layer, statistics
from verify.numbers import Array
from verify.transformer.layers.layer_norm import layer_norm


def _deviations(x: Array, u: Array, epsilon: Array) -> Array:
    """Return the product of the deviations of both inputs."""
    return np.asarray(deviation(layer(np.stack([x, u]), epsilon).standardized).prod())


def _squared_distance(x: Array, u: Array) -> Array:
    return np.asarray(((x - u) * (x - u)).sum())


def _moved(x: Array, u: Array, epsilon: Array) -> Array:
    """Return the squared distance of the two outputs."""
    return _squared_distance(*layer_norm(np.stack([x, u]), eps=inside(epsilon))[0])


def _between(x: Array, u: Array, epsilon: Array, scale: Array) -> Bounds:
    """Return the squared distance of the outputs, and that of the inputs over a scale."""
    return Bounds(_moved(x, u, epsilon), np.asarray(_squared_distance(x, u) / scale))


COUNTERPARTS: Table = {
    "deviation_pos_of_positive_eps": lambda x, epsilon: Bounds(
        number(x, 0), deviation(layer(x, epsilon).standardized)[0]
    ),
    "deviation_sq_of_positive_eps": lambda x, epsilon: statistics(x).variance[0] + epsilon,
    "deviations_product_ge_eps": lambda x, u, epsilon: Bounds(epsilon, _deviations(x, u, epsilon)),
    "layernorm_difference_le": lambda x, u, epsilon: _between(x, u, epsilon, _deviations(x, u, epsilon)),
    "layernorm_lipschitz": lambda x, u, epsilon: _between(x, u, epsilon, epsilon),
}
