"""Normalization, done wrong as it has been done: backward passes, eps, statistics."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts import normalization as right
from verify.counterparts.dot_product import Law, outcomes
from verify.counterparts.normalizing import batch, layer, root_mean_square, statistics
from verify.numbers import Array, constant_like
from verify.transformer.batch_norm import batch_norm
from verify.transformer.rms_norm import rms_norm


def _parts(x: Array, epsilon: Array, g: Array) -> tuple[Array, Array, Array, Array]:
    """Return the inverse deviation, the output, the mean of g, and the mean of g times the output."""
    cache = layer(x, epsilon)
    z = cache.output
    return cache.standardized.inverse_deviation, z, np.asarray(g.sum() / g.size), np.asarray((g * z).sum() / g.size)


def mean_subtracted_twice(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return a backward pass whose accumulator was not cleared."""
    inverse, z, mean, projection = _parts(x, epsilon, g)
    return np.asarray(inverse * (g - 2 * mean - z * projection))


def mean_left_out(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return the backward pass of RMSNorm."""
    inverse, z, _, projection = _parts(x, epsilon, g)
    return np.asarray(inverse * (g - z * projection))


def projection_left_out(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return a backward pass that takes the deviation for constant."""
    inverse, _, mean, _ = _parts(x, epsilon, g)
    return np.asarray(inverse * (g - mean))


def projection_not_averaged(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return a backward pass with a sum for the second mean."""
    inverse, z, mean, projection = _parts(x, epsilon, g)
    return np.asarray(inverse * (g - mean - z * projection * g.size))


def sign_of_projection(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return a backward pass that adds the projection."""
    inverse, z, mean, projection = _parts(x, epsilon, g)
    return np.asarray(inverse * (g - mean + z * projection))


def one_degree_of_freedom_less(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return a backward pass that divides the projection by n - 1."""
    inverse, z, mean, projection = _parts(x, epsilon, g)
    return np.asarray(inverse * (g - mean - z * projection * g.size / (g.size - 1)))


def eps_left_out(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return a backward pass that divides by the root of the variance alone."""
    _, z, mean, projection = _parts(x, epsilon, g)
    return np.asarray((g - mean - z * projection) / np.sqrt(statistics(x).variance))


def off_by_rounding_of_float32(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return the right backward pass with a relative error of 1e-8 in one entry."""
    found = right.layernorm_vjp(x=x, epsilon=epsilon, g=g).copy()
    found[0] = found[0] * (1 + constant_like(x, Fraction(1, 10**8)))
    return found


def gain_as_common_factor(*, x: Array, epsilon: Array, g: Array, gamma: Array, beta: Array) -> Array:
    """Return a backward pass that multiplies by the gain at the end."""
    return np.asarray(gamma * right.layernorm_vjp(x=x, epsilon=epsilon, g=g))


def variance_one(*, x: Array, epsilon: Array) -> Array:
    """Return the variance that the output would have without eps."""
    return np.asarray(constant_like(x, 1))


def eps_outside_the_root(*, x: Array, epsilon: Array) -> Array:
    """Return the variance of an output divided by a deviation to which eps was added."""
    variance = statistics(x).variance[0]
    root = np.sqrt(variance) + epsilon
    return np.asarray(variance / (root * root))


def gradient_taken_for_orthogonal(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return the product of gradient and output that there would be without eps."""
    return np.asarray((x - x).sum())


def weight_twice(*, x: Array, epsilon: Array, g: Array, gamma: Array) -> Array:
    """Return a backward pass of RMSNorm with the gain before the sum and in it."""
    cache = rms_norm(x, eps=epsilon[()])[1]
    projection = (g * gamma * cache.output).sum() / x.size
    return np.asarray(cache.inverse_rms * (g * gamma - gamma * cache.output * projection))


def root_taken_for_constant(*, x: Array, epsilon: Array, g: Array, gamma: Array) -> Array:
    """Return the gradient times the gain, divided by the root."""
    return np.asarray(rms_norm(x, eps=epsilon[()])[1].inverse_rms * g * gamma)


def root_forgotten(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return a backward pass of RMSNorm that does not divide."""
    y = root_mean_square(x, epsilon).output
    return np.asarray(g - y * (g * y).sum() / x.size)


def projection_forgotten(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return the gradient, divided by the root."""
    return np.asarray(root_mean_square(x, epsilon).inverse_rms * g)


def rows_not_normalized(*, X: Array, G: Array) -> Array:
    """Return the gradient at a gain that stands beside the input."""
    return np.asarray((G * X).sum(axis=0))


def mean_over_rows(*, X: Array, G: Array, gamma: Array, epsilon: Array) -> Array:
    """Return the gradient at a gain, averaged over the rows."""
    return np.asarray(right.rmsnorm_gain_gradient(X=X, G=G, gamma=gamma, epsilon=epsilon) / len(X))


def bias_of_batch_for_gain(*, G: Array) -> Array:
    """Return the gradient at the bias of BatchNorm."""
    return np.asarray(G.sum(axis=0))


def gradients_summed_over_features(*, gamma: Array, G: Array) -> Array:
    """Return one sum over the batch and the features, as the gradient at every bias."""
    return np.broadcast_to(G.sum(), gamma.shape)


def own_gradient_summed(*, X: Array, epsilon: Array, G: Array, gamma: Array) -> Array:
    """Return a backward pass of BatchNorm with the sum of the gradients of a feature for the own one."""
    cache = batch(X, epsilon)
    z, size = cache.output, len(X)
    bracket = G.sum(axis=0) - G.sum(axis=0) / size - z * (G * z).sum(axis=0) / size
    return np.asarray(gamma * cache.standardized.inverse_deviation * bracket)


def bias_for_gain(*, X: Array, G: Array, gamma: Array, beta: Array, epsilon: Array) -> Array:
    """Return the gradient at the bias."""
    return right.normalization_bias_gradient(X=X, G=G, gamma=gamma, beta=beta, epsilon=epsilon)


def gradient_at_inference(*, X: Array, epsilon: Array, G: Array, gamma: Array, beta: Array) -> Array:
    """Return a backward pass that takes the statistics of the batch for constant."""
    return np.asarray(G * gamma * batch(X, epsilon).standardized.inverse_deviation)


def gain_left_out(*, X: Array, epsilon: Array, G: Array, gamma: Array, beta: Array) -> Array:
    """Return the backward pass of a layer without gain."""
    return right.batchnorm_vjp(X=X, epsilon=epsilon, G=G, gamma=gamma / gamma, beta=beta)


def rows_normalized(*, X: Array, epsilon: Array) -> Array:
    """Return LayerNorm of the examples."""
    return layer(X, epsilon).output


def eps_left_out_of_the_gain(*, X: Array, epsilon: Array) -> Array:
    """Return a layer whose gain is the root of the variance alone."""
    found = batch(X, epsilon).standardized
    return batch_norm(X, np.sqrt(found.variance[0]), found.mean[0], eps=epsilon[()])[0]


def biased_variance_kept(*, X: Law) -> Array:
    """Return the mean of the variances that normalize, which are too small."""
    found = outcomes(X.points, X.weights)
    return np.asarray((batch_norm(found.rows.T)[1].standardized.variance[0] * found.weights).sum())


MUTANTS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "layernorm_vjp": (
        mean_subtracted_twice,
        mean_left_out,
        projection_left_out,
        projection_not_averaged,
        sign_of_projection,
        one_degree_of_freedom_less,
        eps_left_out,
        off_by_rounding_of_float32,
    ),
    "layernorm_gain_vjp": (gain_as_common_factor,),
    "layernorm_variance": (variance_one, eps_outside_the_root),
    "layernorm_vjp_inner": (gradient_taken_for_orthogonal,),
    "rmsnorm_vjp": (root_forgotten, projection_forgotten),
    "rmsnorm_gain_vjp": (weight_twice, root_taken_for_constant),
    "normalization_gain_gradient": (bias_for_gain,),
    "rmsnorm_gain_gradient": (rows_not_normalized, mean_over_rows),
    "batchnorm_vjp": (gradient_at_inference, gain_left_out, own_gradient_summed),
    "batchnorm_gain_gradient": (bias_of_batch_for_gain, rows_not_normalized),
    "batchnorm_bias_gradient": (gradients_summed_over_features,),
    "batchnorm_is_layernorm_transposed": (rows_normalized,),
    "batchnorm_restores_identity": (eps_left_out_of_the_gain,),
    "batchnorm_variance_unbiased": (biased_variance_kept,),
}
