"""Samples from softmax: integrals by quadrature, with weights and log-sum-exp of the Transformer."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds, Table
from verify.counterparts.decay.integrals import quadrature
from verify.numbers import Array
from verify.transformer.layers.log_softmax import logsumexp
from verify.transformer.layers.softmax import softmax


def _winner_and_value(x: Array, a: Array, b: Array) -> Array:
    """Return the integral for each logit, of the density that it is the largest and has a value."""
    (whole,) = logsumexp(x[None])[0]

    def share(logit: Array) -> Array:
        return quadrature(lambda t: np.exp(logit - t - np.exp(whole - t)), a[()], b[()], x)

    return np.stack([share(logit) for logit in x])


def _tails(x: Array, a: Array, b: Array) -> Bounds:
    """Return the bound of each weight, and its share of the values."""
    weights, (whole,) = softmax(x), logsumexp(x[None])[0]
    return Bounds(
        weights * (1 - np.exp(whole - b) - np.exp(a - whole)),
        weights * (np.exp(-np.exp(whole - b)) - np.exp(-np.exp(whole - a))),
    )


COUNTERPARTS: Table = {"gumbel_winner_and_value": _winner_and_value, "gumbel_tails_le": _tails}
