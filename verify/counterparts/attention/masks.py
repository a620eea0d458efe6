"""Attention under masks."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds, Table
from verify.counterparts.arrays import filled, identity, number
from verify.counterparts.attending import attend, backward, copies, hidden, hiding, masked, seen, with_scores
from verify.numbers import Array
from verify.transformer.layers.masks import causal_mask


def _partition(u: Array, x: Array) -> Bounds:
    """Return zero, and the quotient of an exponential and its weight."""
    key = int(np.flatnonzero(seen(u))[0])
    return Bounds(number(x, 0), np.asarray(np.exp(x[key]) / masked(u, x).weights[0, key]))


def _hidden_partition(u: Array, x: Array) -> Bounds:
    """Return zero, and quotients of exponentials and their weights, of each key where a mask hides it."""
    key = hidden(u).argmax(axis=1)
    weights = np.take_along_axis(hiding(u, x).weights, key[:, None], 1)[:, 0]
    return Bounds(number(x, 0), np.asarray(np.exp(x[key]) / weights))


def _zero_weight(u: Array, x: Array) -> tuple[Array, Array]:
    """Return the weight of each key where a mask hides it, and the sum of all weights."""
    weights = hiding(u, x).weights
    return np.diagonal(weights), np.asarray(weights.sum(axis=1))


def _biased(x: Array, b: Array) -> Array:
    """Return the weights where a number is added to each score."""
    weights: Array = attend(filled(x, (1, 1), 1), x[:, None], identity(x, x.size), added=b[None]).weights[0]
    return weights


def _sink(x: Array, v: Array, eta: Array) -> Array:
    """Return the output of attention with one more key, whose value is zero."""
    scores, values = np.append(x, eta), np.append(v, filled(v, (1,), 0))
    return np.asarray(with_scores(scores[None], values[:, None]).output[0, 0])


def _masked_jacobian(u: Array, x: Array) -> Array:
    """Return gradients at the scores under a mask, one query for each weight."""
    everywhere = copies(seen(u), x.size)
    return backward(with_scores(copies(x, x.size), identity(x, x.size), everywhere), identity(x, x.size)).d_scores


def _prefix(x: Array, v: Array, y: Array, w: Array) -> Array:
    """Return the output of causal attention at the last token of the prefix, all tokens in one pass."""
    count = x.size + y.size
    scores = copies(np.concatenate([x, y]), count)
    output = with_scores(scores, np.concatenate([v, w])[:, None], causal_mask(count, count)).output
    return np.asarray(output[x.size - 1, 0])


def _loss(
    U: Array, A: Array, V: Array, N: Array, B: Array, X: Array, G: Array, F: Array, C: Array, H: Array, D: Array
) -> Array:
    """Return the loss of all tokens in one pass under one mask."""
    every = np.ones((len(C), len(A)), dtype=np.bool_)
    output = with_scores(
        np.block([[A, B], [C, D]]),
        np.concatenate([V, X]),
        np.block([[seen(U), seen(N)], [every, seen(H)]]),
    ).output
    return np.asarray((output * np.concatenate([G, F])).sum())


COUNTERPARTS: Table = {
    "masked_partition_pos": _partition,
    "masked_softmax_sum_one": lambda u, x: masked(u, x).weights.sum(),
    "hidden_partition_pos": _hidden_partition,
    "masked_softmax_zero_weight": _zero_weight,
    "masked_softmax_renormalizes": lambda u, x: masked(u, x).weights[0],
    "additive_mask_is_weight": _biased,
    "linear_bias_relative": lambda x, a, m, v: _biased(x, -(a * (m - v))),  # the slope times the distance
    "sink_takes_its_share": _sink,
    "masked_softmax_jacobian": _masked_jacobian,
    "masked_softmax_zero_gradient": lambda g, u, x: np.diagonal(backward(hiding(u, x), copies(g, x.size)).d_scores),
    "causal_prefix": _prefix,
    "causal_loss_splits_at_prefix": _loss,
}
