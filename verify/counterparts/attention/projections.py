"""Attention with the projections before and after it."""

from __future__ import annotations

import numpy as np

from verify.counterparts.arrays import identity
from verify.counterparts.attending import backward, bias_of, one_head, weights_of_head, with_scores
from verify.numbers import Array
from verify.transformer.linear import linear, linear_backward


def weights_query_projection_derivative(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array
) -> tuple[Array, Array]:
    """Return gradients at the projection of the queries, weight by weight."""
    found = weights_of_head(X, W_Q, b_Q, Y, W_K, b_K, r)
    matrices, biases = np.stack([p.w_query for p in found]), np.stack([bias_of(p.b_query) for p in found])
    shape = (len(X), len(Y))
    return matrices.reshape(*shape, *W_Q.shape), biases.reshape(*shape, 1, b_Q.size)


def query_weight_backward(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, V: Array, G: Array
) -> Array:
    """Return the gradient at the matrix of the queries."""
    return one_head(X, W_Q, b_Q, Y, W_K, b_K, r, V, G).parameters.w_query


def query_bias_backward(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, V: Array, G: Array
) -> Array:
    """Return the gradient at the bias of the queries."""
    return bias_of(one_head(X, W_Q, b_Q, Y, W_K, b_K, r, V, G).parameters.b_query)


def weights_key_projection_derivative(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array
) -> Array:
    """Return gradients at the matrix of the keys, weight by weight."""
    found = np.stack([p.w_key for p in weights_of_head(X, W_Q, b_Q, Y, W_K, b_K, r)])
    return found.reshape(len(X), len(Y), *W_K.shape)


def key_weight_backward(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, V: Array, G: Array
) -> Array:
    """Return the gradient at the matrix of the keys."""
    return one_head(X, W_Q, b_Q, Y, W_K, b_K, r, V, G).parameters.w_key


def query_key_products_agree(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, D: Array
) -> Array:
    """Return products of the query projection with its gradients, by the backward pass of two linear layers."""
    _, queries = linear(X, W_Q, b_Q)
    keys, _ = linear(Y, W_K, b_K)
    found = linear_backward(queries, D @ keys / r)
    return np.asarray(W_Q.T @ found.d_weight + b_Q[:, None] * bias_of(found.d_bias))


def noether_query_key(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, V: Array, G: Array
) -> Array:
    """Return products of the query projection with its gradients."""
    found = one_head(X, W_Q, b_Q, Y, W_K, b_K, r, V, G).parameters
    return np.asarray(W_Q.T @ found.w_query + b_Q[:, None] * bias_of(found.b_query))


def value_projection_backward(
    *, G: Array, S: Array, Y: Array, W_V: Array, b_V: Array, W_O: Array
) -> tuple[Array, Array, Array]:
    """Return the gradients at the projections of values and outputs, by the backward passes of three layers."""
    values, value_cache = linear(Y, W_V, b_V)
    cache = with_scores(S, values)
    _, output_cache = linear(cache.output, W_O)
    at_output = linear_backward(output_cache, G)
    at_values = linear_backward(value_cache, backward(cache, at_output.d_x).d_value)
    return at_values.d_weight, bias_of(at_values.d_bias)[None], at_output.d_weight.T


def noether_value_output(*, G: Array, S: Array, Y: Array, W_V: Array, b_V: Array, W_O: Array) -> Array:
    """Return products of the value projection with its gradients."""
    matrix, bias, _ = value_projection_backward(G=G, S=S, Y=Y, W_V=W_V, b_V=b_V, W_O=W_O)
    return np.asarray(W_V.T @ matrix + b_V[:, None] * bias)


def _gram(matrix: Array) -> Array:
    """Return products of columns, as a linear layer's backward pass adds them up over its rows."""
    _, cache = linear(matrix, identity(matrix, matrix.shape[1]))
    return linear_backward(cache, matrix).d_weight


def descent_step_drift(*, A_Q: Array, G_Q: Array, A_K: Array, G_K: Array, eta: Array) -> Array:
    """Return the balance of two matrices after a step of gradient descent."""
    return np.asarray(_gram(A_Q - eta * G_Q) - _gram(A_K - eta * G_K))
