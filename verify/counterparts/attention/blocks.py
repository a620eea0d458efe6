"""Attention block by block."""

from __future__ import annotations

import numpy as np

from verify.counterparts.attending import with_scores
from verify.numbers import Array
from verify.transformer.log_softmax import logsumexp


def block_states_merge(*, x: Array, v: Array, y: Array, w: Array, mu: Array, nu: Array, rho: Array) -> Array:
    """Return the merged states of two blocks, each from its output and its log-sum-exp."""
    states = [
        with_scores(scores[None], values[:, None]).output[0, 0] * np.exp(logsumexp(scores)[0] - at)
        for scores, values, at in ((x, v, mu), (y, w, nu))
    ]
    return np.asarray(states[0] * np.exp(mu - rho) + states[1] * np.exp(nu - rho))


def online_softmax_merge(*, x: Array, v: Array, y: Array, w: Array) -> Array:
    """Return the output of attention to the keys of both blocks."""
    return np.asarray(with_scores(np.concatenate([x, y])[None], np.concatenate([v, w])[:, None]).output[0, 0])


def online_softmax_merge_associative(
    *, l_1: Array, l_2: Array, l_3: Array, mu_1: Array, mu_2: Array, mu_3: Array, rho: Array
) -> Array:
    """Return the output of attention to three keys with these scores and values, with the weight of all."""
    scores, values = np.stack([mu_1, mu_2, mu_3]), np.stack([l_1, l_2, l_3])
    output = with_scores(scores[None], values[:, None]).output[0, 0]
    return np.asarray(output * np.exp(logsumexp(scores)[0] - rho))


def split_attention_merge(*, X: Array, V: Array, sigma: Array) -> tuple[Array, Array]:
    """Return the output of attention to the keys of all parts, and the log-sum-exp of their scores."""
    scores, values = X[sigma].ravel(), V[sigma].ravel()
    return np.asarray(with_scores(scores[None], values[:, None]).output[0, 0]), np.asarray(logsumexp(scores)[0])
