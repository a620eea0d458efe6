"""Attention, wrong: programs with another mask, position or layout, and claims by the words of their page.

A wrong claim replaces parts of a row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from verify.counterparts.arrays import filled, identity
from verify.counterparts.attending import attend, copies, many_heads, seen, with_scores
from verify.counterparts.attention.analysis import causal, total
from verify.counterparts.attention.backward import at_key
from verify.counterparts.attention.encoder import heads
from verify.counterparts.attention.windows import first_needed, sliding
from verify.mutants.rounding import off_in_one_entry
from verify.numbers import Array
from verify.transformer.layers.masks import causal_mask
from verify.transformer.shapes import Mask

__all__ = ["PROGRAMS", "WRONG"]


def everything(n: int) -> Mask:
    """Return the mask of an encoder, under which each token sees all others."""
    return np.ones((n, n), dtype=np.bool_)


def turned_round(n: int) -> Mask:
    """Return the mask of all later tokens and the token itself."""
    return causal(n).T


def one_ahead(n: int) -> Mask:
    """Return a mask that shows one token too many."""
    return np.tri(n, k=1, dtype=np.bool_)


def permuted_along(seen: Mask, order: Sequence[int]) -> Mask:
    """Return the mask with rows and keys in the new order."""
    return np.asarray(seen[np.ix_(list(order), list(order))])


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


def heads_mixed(*, G: Array, S: Array, V: Array, W_O: Array) -> Array:
    """Return gradients at the values of heads that were put side by side without a transposition."""
    gradient = many_heads(G, S, V, W_O).d_x_value
    return gradient.reshape(len(S), len(gradient), -1)


def causal_head(*, X: Array, U_Q: Array, U_K: Array, U_V: Array, r: Array, sigma: Array) -> Array:
    """Return a head under a causal mask."""
    tokens, count = X[sigma], len(X)
    return attend(tokens @ U_Q, tokens @ U_K, tokens @ U_V, r, mask=causal_mask(count, count)).output


def positions_added(*, X: Array, W_Q: Array, W_K: Array, W_V: Array, W_O: Array, r: Array, sigma: Array) -> Array:
    """Return multi-head attention to tokens that know their positions."""
    moved = X.copy()
    moved[sigma] = X[sigma] + np.arange(len(X))[:, None] + filled(X, X.shape, 0)
    return heads(moved, W_Q, W_K, W_V, W_O, r, sigma)


PROGRAMS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "masked_softmax_renormalizes": (mask_turned_round,),
    "causal_prefix": (one_token_late,),
    "causal_loss_splits_at_prefix": (all_tokens_seen,),
    "attention_backward_key": (off_in_one_entry(at_key),),
    "multi_head_backward_value": (heads_mixed,),
    "head_permutation_equivariant": (causal_head,),
    "multi_head_permutation_equivariant": (positions_added,),
}

WRONG: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "masked_keys_invisible": {
        "mask left out": {"applied": np.ones_like},
        "mask turned round": {"applied": np.invert},
        "scores may differ in sight": {"same_scores": np.zeros_like},
        "values may differ in sight": {"same_values": np.zeros_like},
    },
    "causal_pass_sees_prefix_only": {
        "every token seen": {"masks": (everything,)},
        "mask turned round": {"masks": (turned_round,)},
        "next token seen": {"masks": (one_ahead,)},
        "without the token itself": {"read": lambda t: t},
    },
    "causal_pass_loss_is_sum_of_prefix_losses": {
        "every token seen": {"masks": (everything,)},
        "next token seen": {"masks": (one_ahead,)},
        "mean over the prefixes": {"combined": lambda shares: total(shares) / len(shares)},
        "longest prefix only": {"combined": lambda shares: shares[-1]},
        "all rows of every prefix": {"share": total},
    },
    "causal_pass_gradient_is_sum_of_prefix_gradients": {
        "every token seen": {"masks": (everything,)},
        "mask turned round": {"masks": (turned_round,)},
        "mean over the prefixes": {"combined": lambda shares: total(shares) / len(shares)},
        "longest prefix only": {"combined": lambda shares: shares[-1]},
        "all rows of every prefix": {"share": total},
    },
    "window_attention_is_attention_on_window": {
        "one key fewer": {"kept": lambda a, w: slice(a + (w > 1), a + w)},
        "window of the first keys": {"kept": lambda a, w: slice(0, w)},
        "window one token later": {"kept": lambda a, w: slice(a + 1, a + w + 1)},
        "mask left out": {"applied": np.ones_like},
    },
    "window_pass_sees_receptive_field": {
        "one token less": {"first": lambda t, w: min(t, first_needed(t, w) + 1)},
        "one window for all layers": {"first": lambda t, w: max(0, t - (w - 1))},
        "window of one key more": {"mask": lambda n, w: sliding(n, w + 1)},
        "every earlier token seen": {"mask": lambda n, _: causal(n)},
    },
    "causal_attention_equivariant_iff_identity": {
        "without a mask": {"mask": everything},
        "first token stays": {"commutes": lambda order: order[0] == 0},
        "last token stays": {"commutes": lambda order: order[-1] == len(order) - 1},
        "mask permuted along": {"mixed": permuted_along},
    },
}
