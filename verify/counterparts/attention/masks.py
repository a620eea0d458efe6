"""Attention under masks."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.arrays import filled, identity
from verify.counterparts.attending import attend, backward, copies, hidden, hiding, masked, seen, with_scores
from verify.numbers import Array
from verify.transformer.masks import causal_mask


def masked_partition_pos(*, u: Array, x: Array) -> Bounds:
    """Return the quotient of an exponential and its weight."""
    key = int(np.flatnonzero(seen(u))[0])
    return Bounds(filled(x, (), 0), np.asarray(np.exp(x[key]) / masked(u, x).weights[0, key]))


def masked_softmax_sum_one(*, u: Array, x: Array) -> Array:
    """Return the sum of the weights."""
    return np.asarray(masked(u, x).weights.sum())


def hidden_partition_pos(*, u: Array, x: Array) -> Bounds:
    """Return quotients of exponentials and their weights."""
    key = hidden(u).argmax(axis=1)
    found = np.take_along_axis(hiding(u, x).weights, key[:, None], 1)[:, 0]
    return Bounds(filled(x, (), 0), np.asarray(np.exp(x[key]) / found))


def masked_softmax_zero_weight(*, u: Array, x: Array) -> tuple[Array, Array]:
    """Return the weight of each key where a mask hides it, and the sum of all weights."""
    found = hiding(u, x).weights
    return np.diagonal(found), np.asarray(found.sum(axis=1))


def masked_softmax_renormalizes(*, u: Array, x: Array) -> Array:
    """Return the weights."""
    return np.asarray(masked(u, x).weights[0])


def additive_mask_is_weight(*, x: Array, b: Array) -> Array:
    """Return the weights where a number is added to each score."""
    return np.asarray(attend(filled(x, (1, 1), 1), x[:, None], identity(x, x.size), added=b[None]).weights[0])


def linear_bias_relative(*, x: Array, a: Array, m: Array, v: Array) -> Array:
    """Return the weights where the slope times the distance is taken from each score."""
    away = -(a * (m - v))[None]
    return np.asarray(attend(filled(x, (1, 1), 1), x[:, None], identity(x, x.size), added=away).weights[0])


def sink_takes_its_share(*, x: Array, v: Array, eta: Array) -> Array:
    """Return the output of attention with one more key, whose value is zero."""
    scores, values = np.append(x, eta), np.append(v, filled(v, (1,), 0))
    return np.asarray(with_scores(scores[None], values[:, None]).output[0, 0])


def masked_softmax_jacobian(*, u: Array, x: Array) -> Array:
    """Return gradients at the scores under a mask, one query for each weight."""
    everywhere = copies(seen(u), x.size)
    return backward(with_scores(copies(x, x.size), identity(x, x.size), everywhere), identity(x, x.size)).d_scores


def masked_softmax_zero_gradient(*, g: Array, u: Array, x: Array) -> Array:
    """Return the gradient at the score of each key where a mask hides it."""
    return np.diagonal(backward(hiding(u, x), copies(g, x.size)).d_scores)


def causal_prefix(*, x: Array, v: Array, y: Array, w: Array) -> Array:
    """Return the output of causal attention at the last token of the prefix, all tokens in one pass."""
    count = x.size + y.size
    scores = copies(np.concatenate([x, y]), count)
    output = with_scores(scores, np.concatenate([v, w])[:, None], causal_mask(count, count)).output
    return np.asarray(output[x.size - 1, 0])


def causal_loss_splits_at_prefix(
    *, U: Array, A: Array, V: Array, N: Array, B: Array, X: Array, G: Array, F: Array, C: Array, H: Array, D: Array
) -> Array:
    """Return the loss of all tokens in one pass under one mask."""
    every = np.ones((len(C), len(A)), dtype=np.bool_)
    output = with_scores(
        np.block([[A, B], [C, D]]),
        np.concatenate([V, X]),
        np.block([[seen(U), seen(N)], [every, seen(H)]]),
    ).output
    return np.asarray((output * np.concatenate([G, F])).sum())
