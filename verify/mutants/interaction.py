"""Interactions of positions, wrong: a program under a mask, and claims by the words of their page.

A wrong claim replaces parts of a row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts.claims import vector
from verify.counterparts.interaction.analysis import COMMUTING, EYE, FLIP, TURN, blocks, diagonal, mixed
from verify.numbers import Array, Ball
from verify.transformer.layers.attention import scaled_dot_product_attention
from verify.transformer.layers.masks import causal_mask

__all__ = ["PROGRAMS", "WRONG"]


def one_frequency() -> Array:
    """Return frequencies of which two are the same."""
    return vector(["1/3", "1/3", "20/7"])


def half_turn() -> Array:
    """Return frequencies of which one is pi."""
    return np.array([Ball.pi(), *vector(["1/3", "20/7"])], dtype=object)


def causal(*, Q: Array, K: Array, V: Array, r: Array, sigma: Array) -> Array:
    """Return attention under a causal mask, which does not commute with permutations."""
    mask = causal_mask(len(Q), len(Q))
    return scaled_dot_product_attention(Q[sigma], K[sigma], V[sigma], mask=mask, scale=np.asarray(1 / r)[()])[0]


PROGRAMS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "attention_permutation_equivariant": (causal,),
}

WRONG: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "interaction_relative_iff_equal_pairs": {
        "opposite entries in a pair": {"sees": (diagonal("1", "-1", "2", "-2", "5", "-5"),)},
        "one trace of all pairs": {"sees": (diagonal("1", "2", "2", "1", "0", "3"),)},
        "two frequencies alike": {"theta": one_frequency, "misses": (diagonal("1", "2", "2", "1", "5", "5"),)},
        r"frequency $\pi$ allowed": {"theta": half_turn, "misses": (diagonal("1", "2", "3", "3", "5", "5"),)},
    },
    "interaction_relative_iff_commuting_blocks": {
        "symmetric blocks": {"sees": (blocks([(0, 0, "1", EYE), (0, 0, "1", FLIP)]),)},
        "blocks between two pairs": {"sees": (blocks([(0, 1, "1", EYE), (1, 0, "1", EYE)]),)},
        "diagonal matrices only": {"misses": (blocks(COMMUTING),)},
        "two frequencies alike": {"theta": one_frequency, "misses": (blocks([(0, 1, "1", EYE), (1, 0, "2", TURN)]),)},
    },
    "taylor_mixed_term": {
        "half of it": {"factor": Fraction(1, 2)},
        "transposed": {"hessian": lambda w, x, y: mixed(w, x, y).T},
        "one term of the derivative": {"hessian": lambda w, x, y: w * Ball(x @ w @ y).exp()},
    },
}
