"""Entropy, log-sum-exp and weights against their bounds, from the losses and from an attention layer."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds, Table
from verify.counterparts.arrays import number
from verify.counterparts.softmax.layers import weights
from verify.numbers import Array
from verify.transformer.layers.cross_entropy import cross_entropy
from verify.transformer.layers.log_softmax import logsumexp


def _loss(chances: Array, targets: Array) -> Array:
    """Return the cross-entropy at logits whose weights are these chances."""
    return np.asarray(cross_entropy(np.log(chances), targets)[0])


def _size(x: Array) -> Array:
    """Return the number of logits, as a number of their type."""
    return number(x, x.size)


def _smooth_maximum(x: Array) -> tuple[Bounds, Bounds]:
    """Return logits and log-sum-exp, and log-sum-exp and logits above which it cannot be."""
    smooth = np.asarray(logsumexp(x)[0])
    return Bounds(x, smooth), Bounds(smooth, x + np.log(_size(x)))


def _factor(c: Array) -> Array:
    return np.asarray(np.exp(c))


def _averages(x: Array, h: Array, u: Array) -> tuple[Array, Array]:
    """Return the outputs of attention to values ``u``, by the scores and by scores that are off."""
    before, after = (np.asarray((weights(scores) * u).sum()) for scores in (x, x + h))
    return before, after


def _error_factor(x: Array, h: Array, u: Array, c: Array) -> tuple[Bounds, Bounds]:
    """Return one and the factor, and zero and what the factor makes of an output."""
    before, _ = _averages(x, h, u)
    return Bounds(number(x, 1), _factor(c)), Bounds(number(x, 0), 1 - before + _factor(2 * c) * before)


def _perturbed_odds(x: Array, h: Array, u: Array, c: Array) -> Bounds:
    """Return products of outputs and of what they lack to one, times both sums of exponentials."""
    before, after = _averages(x, h, u)
    sums = np.exp(logsumexp(x)[0] + logsumexp(x + h)[0])
    return Bounds(sums * after * (1 - before), sums * _factor(2 * c) * before * (1 - after))


def _perturbed_mean(x: Array, h: Array, u: Array, c: Array) -> Bounds:
    """Return the output by scores that are off, and that by the scores and the hyperbolic tangent of half an error."""
    before, after = _averages(x, h, u)
    grown, shrunk = _factor(c / 2), _factor(-c / 2)
    return Bounds(after, before + (grown - shrunk) / (grown + shrunk))


COUNTERPARTS: Table = {
    "divergence_nonneg": lambda y, w: Bounds(number(y, 0), _loss(w, y) - _loss(y, y)),
    "gibbs_variational": lambda x, y: Bounds((y * x).sum() + _loss(y, y), logsumexp(x)[0]),
    "softmax_entropy_le_log_size": lambda x: Bounds(cross_entropy(x, weights(x))[0], np.log(_size(x))),
    "softmax_largest_ge_mean": lambda x: Bounds(1 / _size(x), weights(x)),
    "logsumexp_bounds": _smooth_maximum,
    "softmax_product_ge_of_gap": lambda x: Bounds(
        np.exp(x - x[:, None]) / _size(x) ** 2, weights(x)[:, None] * weights(x)
    ),
    "error_factor_bounds": _error_factor,
    "perturbed_odds_le": _perturbed_odds,
    "perturbed_mean_le": _perturbed_mean,
}
