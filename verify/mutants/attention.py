"""Attention done wrong as it has been done: masks, scales, sums and blocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts.attending import attend, backward, copies, many_heads, one_head, seen, with_scores
from verify.counterparts.attention import backward as right
from verify.counterparts.attention import masked
from verify.counterparts.attention.encoder import multi_head_permutation_equivariant
from verify.counterparts.attention.heads import grouped_query_backward_value
from verify.counterparts.softmax import filled, identity
from verify.numbers import Array, constant_like
from verify.transformer.log_softmax import logsumexp
from verify.transformer.masks import causal_mask
from verify.transformer.softmax import softmax


def softmax_over_queries(*, G: Array, S: Array) -> Array:
    """Return the gradient at values whose weights sum to one over the queries."""
    return np.asarray(softmax(S, axis=0).T @ G)


def sum_left_out(*, G: Array, S: Array, V: Array) -> Array:
    """Return a backward pass that multiplies by p (1 - p)."""
    cache = with_scores(S, V)
    return np.asarray(cache.weights * (constant_like(S, 1) - cache.weights) * backward(cache, G).d_weights)


def sum_over_queries(*, G: Array, S: Array, V: Array) -> Array:
    """Return a backward pass that adds up along the wrong axis."""
    cache = with_scores(S, V)
    weighted = cache.weights * backward(cache, G).d_weights
    return np.asarray(weighted - cache.weights * weighted.sum(axis=0))


def query_not_scaled(*, G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at the queries, scaled forward only."""
    return np.asarray(r * right.attention_backward_query(G=G, Q=Q, K=K, r=r, M=M, V=V))


def key_off_in_one_entry(*, G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the right gradient at the keys with a relative error of 1e-8 in one entry."""
    found = right.attention_backward_key(G=G, Q=Q, K=K, r=r, M=M, V=V).copy()
    found[0, 0] = found[0, 0] * (1 + constant_like(K, Fraction(1, 10**8)))
    return found


def values_not_centered(*, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the mean of products of values and keys, taken for their covariance."""
    weights = attend(Q, K, V, r, M).weights
    return np.asarray((weights[:, :, None, None] * V[:, :, None] * K[:, None, :]).sum(axis=1) / r)


def masked_after_softmax(*, u: Array, x: Array) -> Array:
    """Return weights that were masked and not normalized again."""
    return np.asarray(with_scores(x[None], identity(x, x.size)).weights[0] * u)


def scores_multiplied_by_mask(*, u: Array, x: Array) -> Array:
    """Return weights of scores that are 0 where they are masked."""
    return np.asarray(with_scores((x * u)[None], identity(x, x.size)).weights[0])


def mask_forgotten(*, g: Array, u: Array, x: Array) -> Array:
    """Return the gradient at the scores without a mask."""
    return np.asarray(backward(with_scores(x[None], identity(x, x.size)), g[None]).d_scores[0])


def one_token_late(*, x: Array, v: Array, y: Array, w: Array) -> Array:
    """Return the output at the token after the prefix."""
    count = x.size + y.size
    scores = copies(np.concatenate([x, y]), count)
    output = with_scores(scores, np.concatenate([v, w])[:, None], causal_mask(count, count)).output
    return np.asarray(output[x.size, 0])


def all_tokens_seen(*, A: Array, V: Array, B: Array, X: Array, G: Array, F: Array, C: Array, D: Array) -> Array:
    """Return the loss of one pass without any mask."""
    output = with_scores(np.block([[A, B], [C, D]]), np.concatenate([V, X])).output
    return np.asarray((output * np.concatenate([G, F])).sum())


def blocks_averaged(*, x: Array, v: Array, y: Array, w: Array) -> Array:
    """Return the mean of the outputs of two blocks."""
    outputs = [with_scores(s[None], values[:, None]).output[0, 0] for s, values in ((x, v), (y, w))]
    return np.asarray((outputs[0] + outputs[1]) / 2)


def log_sum_exps_added(*, x: Array, v: Array, y: Array, w: Array) -> Array:
    """Return outputs of two blocks, merged by the sum of their log-sum-exps."""
    total = logsumexp(x)[0] + logsumexp(y)[0]
    outputs = [
        with_scores(s[None], values[:, None]).output[0, 0] * np.exp(logsumexp(s)[0] - total)
        for s, values in ((x, v), (y, w))
    ]
    return np.asarray(outputs[0] + outputs[1])


def biases_left_out(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, V: Array, G: Array
) -> Array:
    """Return products of the matrix of the queries alone with its gradient."""
    found = one_head(X, W_Q, b_Q, Y, W_K, b_K, r, V, G).parameters
    return np.asarray(W_Q.T @ found.w_query)


def heads_mixed(*, G: Array, S: Array, V: Array, W_O: Array) -> Array:
    """Return gradients at the values of heads that were put side by side without a transposition."""
    found = many_heads(G, S, V, W_O).d_x_value
    return found.reshape(len(S), len(found), -1)


def first_head_only(*, G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at shared keys as the first of their heads sees it."""
    return backward(attend(Q[0], K, V, r, M[0]), G[0]).d_key[:, : K.shape[1]]


def last_head_only(*, G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at shared values where each head writes over that of the one before."""
    return backward(attend(Q[-1], K, V, r, M[-1]), G[-1]).d_value


def averaged_over_heads(*, G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the mean of the gradients of the heads at shared values."""
    return grouped_query_backward_value(G=G, Q=Q, K=K, r=r, M=M, V=V) / len(Q)


def causal(*, X: Array, U_Q: Array, U_K: Array, U_V: Array, r: Array, sigma: Array) -> Array:
    """Return a head with a causal mask, which does not commute with permutations."""
    tokens, count = X[sigma], len(X)
    return attend(tokens @ U_Q, tokens @ U_K, tokens @ U_V, r, mask=causal_mask(count, count)).output


def positions_added(*, X: Array, W_Q: Array, W_K: Array, W_V: Array, W_O: Array, r: Array, sigma: Array) -> Array:
    """Return multi-head attention to tokens that know their positions."""
    places = np.arange(len(X))[:, None] + filled(X, X.shape, 0)
    moved = X.copy()
    moved[sigma] = X[sigma] + places
    return multi_head_permutation_equivariant(X=moved, W_Q=W_Q, W_K=W_K, W_V=W_V, W_O=W_O, r=r, sigma=sigma)


def mask_turned_round(*, u: Array, x: Array) -> Array:
    """Return weights under the opposite mask."""
    return np.asarray(with_scores(x[None], identity(x, x.size), ~seen(u)[None]).weights[0])


def all_scores_divided(*, U: Array, Q: Array, K: Array, r: Array, M: Array, V: Array, mu: Array) -> Array:
    """Return the outputs of scores whose additive mask was divided by the scale too."""
    return masked.attention_output_shifted(U=U, Q=Q, K=K, r=r, M=M / r, V=V, mu=mu)


def normalized_before_the_mask(*, U: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return outputs whose weights sum to one over all keys, and were then masked."""
    weights: Array = attend(Q, K, V, r, M).weights * U
    return weights @ V


def weights_before_the_mask(*, G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at the values of all keys."""
    return backward(attend(Q, K, V, r, M), G).d_value


def gradient_of_scores(*, G: Array, U: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return products of the gradients at scores, not of weights, with the gradient at the outputs."""
    found = backward(masked.masked_attention(U, Q, K, r, M, V), G)
    return np.asarray(found.d_scores.T @ G)


def masked_without_its_sum(*, G: Array, U: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at the queries of a backward pass that only multiplies by the weights."""
    cache = masked.masked_attention(U, Q, K, r, M, V)
    return np.asarray(cache.weights * backward(cache, G).d_weights @ K / r)


def unmasked_at_queries(*, G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at the queries of a backward pass that forgot the mask."""
    return right.attention_backward_query(G=G, Q=Q, K=K, r=r, M=M, V=V)


def scaled_twice(*, G: Array, U: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at the keys from queries that were scaled before, and scaled again."""
    return np.asarray(masked.masked_attention_backward_key(G=G, U=U, Q=Q, K=K, r=r, M=M, V=V) / r)


MUTANTS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "attention_backward_value": (softmax_over_queries,),
    "attention_backward_scores": (sum_left_out, sum_over_queries),
    "attention_backward_query": (query_not_scaled,),
    "attention_backward_key": (key_off_in_one_entry,),
    "attention_jacobian_covariance": (values_not_centered,),
    "attention_output_shifted": (all_scores_divided, normalized_before_the_mask),
    "masked_attention_backward_value": (weights_before_the_mask, gradient_of_scores),
    "masked_attention_backward_query": (masked_without_its_sum, unmasked_at_queries),
    "masked_attention_backward_key": (scaled_twice,),
    "masked_softmax_renormalizes": (masked_after_softmax, scores_multiplied_by_mask, mask_turned_round),
    "masked_softmax_zero_gradient": (mask_forgotten,),
    "causal_prefix": (one_token_late,),
    "causal_loss_is_sum_of_prefix_losses": (all_tokens_seen,),
    "online_softmax_merge": (blocks_averaged, log_sum_exps_added),
    "noether_query_key": (biases_left_out,),
    "multi_head_backward_value": (heads_mixed,),
    "grouped_query_backward_key": (first_head_only,),
    "grouped_query_backward_value": (last_head_only, averaged_over_heads),
    "head_permutation_equivariant": (causal,),
    "multi_head_permutation_equivariant": (positions_added,),
}
