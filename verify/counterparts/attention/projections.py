"""Attention with the projections before and after it."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Table
from verify.counterparts.arrays import identity
from verify.counterparts.attending import backward, bias_of, one_head, weights_of_head, with_scores
from verify.numbers import Array
from verify.transformer.layers.linear import linear, linear_backward


def _weights_at_query(
    X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array
) -> tuple[Array, Array]:
    """Return gradients at the projection of the queries, weight by weight."""
    gradients = weights_of_head(X, W_Q, b_Q, Y, W_K, b_K, r)
    matrices, biases = np.stack([p.w_query for p in gradients]), np.stack([bias_of(p.b_query) for p in gradients])
    shape = (len(X), len(Y))
    return matrices.reshape(*shape, *W_Q.shape), biases.reshape(*shape, 1, b_Q.size)


def _weights_at_key(X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array) -> Array:
    """Return gradients at the matrix of the keys, weight by weight."""
    matrices = np.stack([p.w_key for p in weights_of_head(X, W_Q, b_Q, Y, W_K, b_K, r)])
    return matrices.reshape(len(X), len(Y), *W_K.shape)


def _products(W: Array, d_weight: Array, b: Array, d_bias: Array | None) -> Array:
    """Return products of a projection with its gradients, added up over its outputs, its bias among the columns."""
    return np.asarray(W.T @ d_weight + b[:, None] * bias_of(d_bias))


def _by_two_layers(X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, D: Array) -> Array:
    """Return products of the query projection with its gradients, by the backward pass of two linear layers."""
    _, queries = linear(X, W_Q, b_Q)
    keys, _ = linear(Y, W_K, b_K)
    gradients = linear_backward(queries, D @ keys / r)
    return _products(W_Q, gradients.d_weight, b_Q, gradients.d_bias)


def _by_attention(
    X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, V: Array, G: Array
) -> Array:
    """Return products of the query projection with its gradients."""
    gradients = one_head(X, W_Q, b_Q, Y, W_K, b_K, r, V, G).parameters
    return _products(W_Q, gradients.w_query, b_Q, gradients.b_query)


def _values_and_outputs(G: Array, S: Array, Y: Array, W_V: Array, b_V: Array, W_O: Array) -> tuple[Array, Array, Array]:
    """Return the gradients at the projections of values and outputs, by the backward passes of three layers."""
    values, value_cache = linear(Y, W_V, b_V)
    cache = with_scores(S, values)
    _, output_cache = linear(cache.output, W_O)
    at_output = linear_backward(output_cache, G)
    at_values = linear_backward(value_cache, backward(cache, at_output.d_x).d_value)
    return at_values.d_weight, bias_of(at_values.d_bias)[None], at_output.d_weight.T


def _value_products(G: Array, S: Array, Y: Array, W_V: Array, b_V: Array, W_O: Array) -> Array:
    """Return products of the value projection with its gradients."""
    matrix, bias, _ = _values_and_outputs(G, S, Y, W_V, b_V, W_O)
    return _products(W_V, matrix, b_V, bias)


def _gram(matrix: Array) -> Array:
    """Return products of columns, as a linear layer's backward pass adds them up over its rows."""
    _, cache = linear(matrix, identity(matrix, matrix.shape[1]))
    return linear_backward(cache, matrix).d_weight


COUNTERPARTS: Table = {
    "weights_query_projection_derivative": _weights_at_query,
    "query_weight_backward": lambda X, W_Q, b_Q, Y, W_K, b_K, r, V, G: (
        one_head(X, W_Q, b_Q, Y, W_K, b_K, r, V, G).parameters.w_query
    ),
    "query_bias_backward": lambda X, W_Q, b_Q, Y, W_K, b_K, r, V, G: bias_of(
        one_head(X, W_Q, b_Q, Y, W_K, b_K, r, V, G).parameters.b_query
    ),
    "weights_key_projection_derivative": _weights_at_key,
    "key_weight_backward": lambda X, W_Q, b_Q, Y, W_K, b_K, r, V, G: (
        one_head(X, W_Q, b_Q, Y, W_K, b_K, r, V, G).parameters.w_key
    ),
    "query_key_products_agree": _by_two_layers,
    "noether_query_key": _by_attention,
    "value_projection_backward": _values_and_outputs,
    "noether_value_output": _value_products,
    # the balance of two matrices after a step of gradient descent
    "descent_step_drift": lambda A_Q, G_Q, A_K, G_K, eta: _gram(A_Q - eta * G_Q) - _gram(A_K - eta * G_K),
}
