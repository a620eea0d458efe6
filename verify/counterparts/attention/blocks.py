"""Attention block by block."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Table
from verify.counterparts.attending import with_scores
from verify.numbers import Array
from verify.transformer.layers.log_softmax import logsumexp


def _output(scores: Array, values: Array) -> Array:
    """Return the output of attention of one query to keys with these scores and values."""
    return np.asarray(with_scores(scores[None], values[:, None]).output[0, 0])


def _weight(scores: Array, reference: Array) -> Array:
    """Return the sum of exponentials of the scores less a reference."""
    return np.asarray(np.exp(logsumexp(scores)[0] - reference))


def _states_merge(x: Array, v: Array, y: Array, w: Array, mu: Array, nu: Array, rho: Array) -> Array:
    """Return the merged states of two blocks, each from its output and its log-sum-exp."""
    first, second = _output(x, v) * _weight(x, mu), _output(y, w) * _weight(y, nu)
    return np.asarray(first * np.exp(mu - rho) + second * np.exp(nu - rho))


def _three(l_1: Array, l_2: Array, l_3: Array, mu_1: Array, mu_2: Array, mu_3: Array, rho: Array) -> Array:
    """Return the output of attention to three keys with these scores and values, with the weight of all."""
    scores = np.stack([mu_1, mu_2, mu_3])
    return np.asarray(_output(scores, np.stack([l_1, l_2, l_3])) * _weight(scores, rho))


def _split(X: Array, V: Array, sigma: Array) -> tuple[Array, Array]:
    """Return the output of attention to the keys of all parts, and the log-sum-exp of their scores."""
    scores, values = X[sigma].ravel(), V[sigma].ravel()
    return _output(scores, values), np.asarray(logsumexp(scores)[0])


COUNTERPARTS: Table = {
    "block_states_merge": _states_merge,
    "online_softmax_merge": lambda x, v, y, w: _output(np.concatenate([x, y]), np.concatenate([v, w])),
    "online_softmax_merge_associative": _three,
    "split_attention_merge": _split,
}
