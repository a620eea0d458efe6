"""Entropy, log-sum-exp and weights against their bounds, from the losses and from an attention layer."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.arrays import filled
from verify.counterparts.softmax import weights
from verify.numbers import Array
from verify.transformer.cross_entropy import cross_entropy
from verify.transformer.log_softmax import logsumexp


def _loss(chances: Array, targets: Array) -> Array:
    """Return the cross-entropy at logits whose weights are these chances."""
    return np.asarray(cross_entropy(np.log(chances), targets)[0])


def _zero(x: Array) -> Array:
    return filled(x, (), 0)


def _size(x: Array) -> Array:
    """Return the number of logits, as a number of their type."""
    return filled(x, (), x.size)


def divergence_nonneg(*, y: Array, w: Array) -> Bounds:
    """Return zero, and the loss at one distribution beyond that at the targets themselves."""
    return Bounds(_zero(y), _loss(w, y) - _loss(y, y))


def gibbs_variational(*, x: Array, y: Array) -> Bounds:
    """Return the mean logit and the loss of targets at themselves, and log-sum-exp."""
    return Bounds(np.asarray((y * x).sum() + _loss(y, y)), np.asarray(logsumexp(x)[0]))


def softmax_entropy_le_log_size(*, x: Array) -> Bounds:
    """Return the loss of the weights at themselves, and the logarithm of their number."""
    return Bounds(np.asarray(cross_entropy(x, weights(x))[0]), np.log(_size(x)))


def softmax_largest_ge_mean(*, x: Array) -> Bounds:
    """Return the mean weight, and the weights."""
    return Bounds(1 / _size(x), weights(x))


def logsumexp_bounds(*, x: Array) -> tuple[Bounds, Bounds]:
    """Return logits and log-sum-exp, and log-sum-exp and logits above which it cannot be."""
    smooth = np.asarray(logsumexp(x)[0])
    return Bounds(x, smooth), Bounds(smooth, x + np.log(_size(x)))


def softmax_product_ge_of_gap(*, x: Array) -> Bounds:
    """Return what a gap leaves, and products of weights."""
    p = weights(x)
    return Bounds(np.exp(x - x[:, None]) / _size(x) ** 2, p[:, None] * p)


def _factor(c: Array) -> Array:
    return np.asarray(np.exp(c))


def _averages(x: Array, h: Array, u: Array) -> tuple[Array, Array]:
    """Return the outputs of attention to values ``u``, by the scores and by scores that are off."""
    before, after = (np.asarray((weights(scores) * u).sum()) for scores in (x, x + h))
    return before, after


def error_factor_bounds(*, x: Array, h: Array, u: Array, c: Array) -> tuple[Bounds, Bounds]:
    """Return one and the factor, and zero and what the factor makes of an output."""
    before, _ = _averages(x, h, u)
    return Bounds(filled(x, (), 1), _factor(c)), Bounds(_zero(x), 1 - before + _factor(2 * c) * before)


def perturbed_odds_le(*, x: Array, h: Array, u: Array, c: Array) -> Bounds:
    """Return products of outputs and of what they lack to one, times both sums of exponentials."""
    before, after = _averages(x, h, u)
    sums = np.exp(logsumexp(x)[0] + logsumexp(x + h)[0])
    return Bounds(sums * after * (1 - before), sums * _factor(2 * c) * before * (1 - after))


def perturbed_mean_le(*, x: Array, h: Array, u: Array, c: Array) -> Bounds:
    """Return the output by scores that are off, and that by the scores and the hyperbolic tangent of half an error."""
    before, after = _averages(x, h, u)
    grown, shrunk = _factor(c / 2), _factor(-c / 2)
    return Bounds(after, before + (grown - shrunk) / (grown + shrunk))
