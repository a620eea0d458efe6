"""Wrong programs: mistakes about rounding, layouts, masks and quadrature, which no wrong formula of the book says.

A wrong formula is a mutant of the book, and is typed there alone (`derive.mutants`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import wraps
from typing import Any

import numpy as np

from verify.counterparts import normalization, softmax
from verify.counterparts.arrays import filled, identity
from verify.counterparts.attending import attend, copies, many_heads, seen, with_scores
from verify.counterparts.attention import backward
from verify.counterparts.attention.encoder import multi_head_permutation_equivariant
from verify.counterparts.dot_product import FiniteLaw, scores
from verify.counterparts.normalizing import layer
from verify.counterparts.sinusoidal import row, score, turned
from verify.numbers import Array, constant_like
from verify.transformer.attention import scaled_dot_product_attention
from verify.transformer.masks import causal_mask

__all__ = ["PROGRAMS"]


# ---- rounding ------------------------------------------------------------------------------------------------------


def off_in_one_entry(right: Callable[..., Array]) -> Callable[..., Array]:
    """Return what a counterpart returns, with a relative error as of float32, of 1e-8, in its last entry."""

    @wraps(right)
    def off(**values: Array) -> Array:
        found = right(**values).copy()
        found.flat[-1] = found.flat[-1] * (1 + constant_like(found, Fraction(1, 10**8)))
        return found

    return off


def exponentials_overflow(*, x: Array, c: Array) -> Array:
    """Return weights of shifted logits, of which the largest is not subtracted first."""
    powers = np.exp(x + c)
    return np.asarray(powers / powers.sum())


def riemann_sum(*, x: Array, b: Array) -> Array:
    """Return a sum of 64 terms for the integral."""
    nodes = [constant_like(x, Fraction(k, 64)) for k in range(64)]
    return np.asarray(np.array([np.cos(x * np.exp(-t * np.log(b))) for t in nodes]).sum() / 64)


def outcomes_alike(*, q: FiniteLaw, k: FiniteLaw) -> Array:
    """Return the plain average over outcomes that are not equally likely."""
    found = scores(q, k).scores
    return np.asarray(found.sum() / found.size)


# ---- layouts -------------------------------------------------------------------------------------------------------


def sines_then_cosines(*, m: Array, k: Array, theta: Array) -> Array:
    """Return a row of the table in halves, where pairs were meant."""
    return row(theta, m + k, "halves")


def products_of_nodes(*, m: Array, n: Array, b: Array, t: Array) -> Array:
    """Return the score of two rows whose nodes were multiplied by those of the reversed order."""
    theta = np.exp(-t[::-1] * t * np.log(b))
    return score(row(theta, m), row(theta, n))


def halves_turned(*, k: Array, l: Array, q: Array, theta: Array) -> Array:
    """Return a token of which channel i was paired with channel i + d/2."""
    order = np.arange(q.size).reshape(2, -1).T.ravel()
    found = np.empty_like(q)
    found[order] = turned(turned(q[order], l, theta), k, theta)
    return found


def neighbours_turned(*, m: Array, x: Array, y: Array, theta: Array) -> tuple[Array, Array]:
    """Return the halves of a token that was turned in pairs of neighbours."""
    found = turned(np.concatenate([x, y]), m, theta)
    return found[: len(x)], found[len(x) :]


def heads_mixed(*, G: Array, S: Array, V: Array, W_O: Array) -> Array:
    """Return gradients at the values of heads that were put side by side without a transposition."""
    found = many_heads(G, S, V, W_O).d_x_value
    return found.reshape(len(S), len(found), -1)


def rows_normalized(*, X: Array, epsilon: Array) -> Array:
    """Return LayerNorm of the examples for BatchNorm: a reduction along the other axis."""
    return layer(X, epsilon).output


# ---- masks and positions -------------------------------------------------------------------------------------------


def mask_turned_round(*, u: Array, x: Array) -> Array:
    """Return weights under a mask of the other polarity."""
    return np.asarray(with_scores(x[None], identity(x, x.size), ~seen(u)[None]).weights[0])


def one_token_late(*, x: Array, v: Array, y: Array, w: Array) -> Array:
    """Return the output of a causal pass at the token after the prefix."""
    count = x.size + y.size
    rows = copies(np.concatenate([x, y]), count)
    output = with_scores(rows, np.concatenate([v, w])[:, None], causal_mask(count, count)).output
    return np.asarray(output[x.size, 0])


def all_tokens_seen(*, A: Array, V: Array, B: Array, X: Array, G: Array, F: Array, C: Array, D: Array) -> Array:
    """Return the loss of a pass that is given no mask."""
    output = with_scores(np.block([[A, B], [C, D]]), np.concatenate([V, X])).output
    return np.asarray((output * np.concatenate([G, F])).sum())


def causal(*, Q: Array, K: Array, V: Array, r: Array, sigma: Array) -> Array:
    """Return attention under a causal mask, which does not commute with permutations."""
    mask = causal_mask(len(Q), len(Q))
    return scaled_dot_product_attention(Q[sigma], K[sigma], V[sigma], mask=mask, scale=np.asarray(1 / r)[()])[0]


def causal_head(*, X: Array, U_Q: Array, U_K: Array, U_V: Array, r: Array, sigma: Array) -> Array:
    """Return a head under a causal mask."""
    tokens, count = X[sigma], len(X)
    return attend(tokens @ U_Q, tokens @ U_K, tokens @ U_V, r, mask=causal_mask(count, count)).output


def positions_added(*, X: Array, W_Q: Array, W_K: Array, W_V: Array, W_O: Array, r: Array, sigma: Array) -> Array:
    """Return multi-head attention to tokens that know their positions."""
    moved = X.copy()
    moved[sigma] = X[sigma] + np.arange(len(X))[:, None] + filled(X, X.shape, 0)
    return multi_head_permutation_equivariant(X=moved, W_Q=W_Q, W_K=W_K, W_V=W_V, W_O=W_O, r=r, sigma=sigma)


PROGRAMS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "softmax_jacobian": (off_in_one_entry(softmax.softmax_jacobian),),
    "softmax_shift_invariant": (exponentials_overflow,),
    "dot_product_mean": (outcomes_alike,),
    "sinusoidal_shift_eq_rotation": (sines_then_cosines,),
    "sinusoidal_inner_eq_riemann_sum": (products_of_nodes,),
    "sinusoidal_rotation_compose": (halves_turned,),
    "rotary_halves_forward": (neighbours_turned,),
    "attention_permutation_equivariant": (causal,),
    "decay_closed_form": (riemann_sum,),
    "masked_softmax_renormalizes": (mask_turned_round,),
    "causal_prefix": (one_token_late,),
    "causal_loss_splits_at_prefix": (all_tokens_seen,),
    "attention_backward_key": (off_in_one_entry(backward.attention_backward_key),),
    "multi_head_backward_value": (heads_mixed,),
    "head_permutation_equivariant": (causal_head,),
    "multi_head_permutation_equivariant": (positions_added,),
    "layernorm_vjp": (off_in_one_entry(normalization.layernorm_vjp),),
    "batchnorm_is_layernorm_transposed": (rows_normalized,),
}
"""By the name of the theorem whose counterpart they stand for."""
