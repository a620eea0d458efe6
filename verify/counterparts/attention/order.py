"""What a mask tells about order; it is added to the scores."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Table
from verify.counterparts.arrays import filled
from verify.counterparts.attending import attend
from verify.numbers import Array


def _permuted(U: Array, Q: Array, K: Array, V: Array, r: Array, sigma: Array) -> Array:
    """Return the output of attention where tokens and mask are permuted."""
    weights = U[np.ix_(sigma, sigma)]
    return attend(Q[sigma], K[sigma], V[sigma], r, np.log(weights)).output


def _equal_scores(u: Array, eta: Array) -> Array:
    """Return the weights of a query whose scores are one number, under a mask."""
    scores = eta + np.log(u)
    weights: Array = attend(filled(u, (1, 1), 1), scores[:, None], filled(u, (u.size, 1), 0)).weights[0]
    return weights


COUNTERPARTS: Table = {
    "masked_attention_permutation_equivariant": _permuted,
    "masked_softmax_of_equal_scores": _equal_scores,
}
