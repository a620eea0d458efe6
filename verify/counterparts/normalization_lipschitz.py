"""How far apart the normalizing layers of the Transformer put two inputs."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.arrays import filled
from verify.counterparts.normalizing import deviation, inside, layer, statistics
from verify.numbers import Array
from verify.transformer.layer_norm import layer_norm


def _deviations(x: Array, u: Array, epsilon: Array) -> Array:
    """Return the deviations of both inputs."""
    return deviation(layer(np.stack([x, u]), epsilon).standardized).reshape(2)


def _squared_distance(x: Array, u: Array) -> Array:
    return np.asarray(((x - u) * (x - u)).sum())


def _moved(x: Array, u: Array, epsilon: Array) -> Array:
    """Return the squared distance of the two outputs."""
    return _squared_distance(*layer_norm(np.stack([x, u]), eps=inside(epsilon))[0])


def deviation_pos_of_positive_eps(*, x: Array, epsilon: Array) -> Bounds:
    """Return the deviation."""
    return Bounds(filled(x, (), 0), deviation(layer(x, epsilon).standardized)[0])


def deviation_sq_of_positive_eps(*, x: Array, epsilon: Array) -> Array:
    """Return what stands under the root."""
    return np.asarray(statistics(x).variance[0] + epsilon)


def deviations_product_ge_eps(*, epsilon: Array, x: Array, u: Array) -> Bounds:
    """Return eps, and the product of the deviations."""
    return Bounds(epsilon, np.asarray(_deviations(x, u, epsilon).prod()))


def layernorm_difference_le(*, x: Array, u: Array, epsilon: Array) -> Bounds:
    """Return the squared distance of the outputs, and that of the inputs over both deviations."""
    scales = _deviations(x, u, epsilon).prod()
    return Bounds(_moved(x, u, epsilon), np.asarray(_squared_distance(x, u) / scales))


def layernorm_lipschitz(*, x: Array, u: Array, epsilon: Array) -> Bounds:
    """Return the squared distance of the outputs, and that of the inputs over eps."""
    return Bounds(_moved(x, u, epsilon), np.asarray(_squared_distance(x, u) / epsilon))
