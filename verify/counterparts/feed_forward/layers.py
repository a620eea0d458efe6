"""The network between the attention layers and the two ends of the Transformer: their own backward passes."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

import numpy as np

from verify.counterparts import Bounds, Table
from verify.counterparts.arrays import filled, identity, number
from verify.numbers import Array, constant_like, derivative
from verify.transformer.layers import activations, embedding, pooling, sigmoid
from verify.transformer.layers import feed_forward as network
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.linear import LinearGradients, linear, linear_backward
from verify.transformer.layers.softmax import softmax, softmax_backward


def _one(like: Array) -> Array:
    """Return the number one, as the gradient of a single output."""
    return filled(like, np.shape(like), 1)


# ---- Jacobians and linear maps -------------------------------------------------------------------------------------


def _composed(g: Array, B: Array, A: Array) -> Array:
    """Return the gradient at the input of two linear layers, whose Jacobians are A and B."""
    hidden, inner = linear(filled(A, (1, A.shape[1]), 1), A.T)
    _, outer = linear(hidden, B.T)
    gradient: Array = linear_backward(inner, linear_backward(outer, g[None]).d_x).d_x[0]
    return gradient


def _before_softmax(g: Array, C: Array, y: Array) -> Array:
    """Return the gradient at the input of a linear layer whose outputs are logits."""
    logits, cache = linear(y[None], C)
    gradient: Array = linear_backward(cache, softmax_backward(softmax(logits), g[None])).d_x[0]
    return gradient


def _linear(X: Array, W: Array, b: Array, G: Array) -> LinearGradients:
    """Return all gradients of a linear layer."""
    return linear_backward(linear(X, W, b)[1], G)


# ---- activations ---------------------------------------------------------------------------------------------------


def _relu(r: Array) -> Array:
    return activations.relu(r)[0]


def _relu_slope(r: Array) -> Array:
    """Return the gradient at the input of ReLU, for the gradient one at its output."""
    return activations.relu_backward(activations.relu(r)[1], _one(r))


def _both(r: Array) -> tuple[Array, Array]:
    """Return both passes of ReLU."""
    return _relu(r), _relu_slope(r)


def absolute(r: Array) -> Array:
    """Return what ReLU makes of a number and of its opposite, added up."""
    return np.asarray(_relu(r) + _relu(-r))


def _gelu_slope(r: Array, approximate: Literal["none", "tanh"] = "none") -> Array:
    """Return the gradient at the input of GELU, for the gradient one at its output."""
    _, cache = activations.gelu(r[None], approximate)
    return np.asarray(activations.gated_backward(cache, _one(r[None]))[0])


def _tanh_slope(r: Array) -> Array:
    """Return the backward pass of the sigmoid at twice the argument, of which tanh is twice less one."""
    return sigmoid.sigmoid_backward(sigmoid.sigmoid(2 * r)[1], filled(r, np.shape(r), 4))


# ---- the network ---------------------------------------------------------------------------------------------------


def _network(X: Array, W: Array, b: Array, V: Array, beta: Array, G: Array) -> network.FeedForwardGradients:
    """Return all gradients of a feed-forward network with ReLU."""
    _, cache = network.feed_forward(X, network.FeedForwardParameters(W, V, b, beta))
    return network.feed_forward_backward(cache, G)


# ---- embedding, loss -----------------------------------------------------------------------------------------------


def _looked_up(words: Array, T: Array, M: Array, kappa: Array, R: Array) -> Array:
    """Return the gradient at a table from which each token takes all these words, each with its weight."""
    _, cache = embedding.embedding(np.broadcast_to(words, T.shape), M, scale=kappa[()])
    return embedding.embedding_backward(cache, T[..., None] * R[:, None])


def _absent(T: Array, M: Array, kappa: Array, R: Array) -> Array:
    """Return for each word its row of the gradient at the table, where every other word is looked up."""
    words = np.arange(len(M))
    return np.stack([_looked_up(words[words != n], T[:, words != n], M, kappa, R)[n] for n in words])


def smoothed_labels(like: Array, epsilon: Array) -> Array:
    """Return the smoothed label of each class, one a row."""
    share = epsilon / constant_like(like, Fraction(like.size))
    return np.asarray((1 - epsilon) * identity(like, like.size) + share)


def _label_smoothed(epsilon: Array, x: Array) -> Array:
    """Return the backward pass of the cross-entropy, one row for each right class."""
    labels = smoothed_labels(x, epsilon)
    loss, cache = cross_entropy(np.broadcast_to(x, labels.shape), labels)
    return cross_entropy_backward(cache, _one(loss)).d_logits


COUNTERPARTS: Table = {
    "vjp_compose": _composed,
    "softmax_linear_backward": _before_softmax,
    "linear_backward_input": lambda X, W, b, G: _linear(X, W, b, G).d_x,
    "linear_backward_weight": lambda X, W, b, G: _linear(X, W, b, G).d_weight,
    "linear_backward_bias": lambda X, W, b, G: _linear(X, W, b, G).d_bias,
    # activations
    "absolute_square": lambda r: absolute(r) * absolute(r),
    "absolute_of_pos": absolute,
    "absolute_ne_of_neg": lambda r: Bounds(absolute(r) - r, number(r, 0)),
    "absolute_of_neg": absolute,
    "relu_zero_or_argument": lambda r: _relu(r) * (_relu(r) - r),  # the output, times what was cut off
    "relu_derivative": _relu_slope,
    "relu_of_pos": _both,
    "relu_of_neg": _both,
    "relu_vjp": lambda g, x: activations.relu_backward(activations.relu(x)[1], g),
    "normal_distribution_derivative": lambda r: derivative(activations.gelu_gate, r[None], _one(r[None]))[0],
    "gelu_derivative": lambda r: _gelu_slope(r),
    "gelu_vjp": lambda g, x: activations.gated_backward(activations.gelu(x)[1], g),
    "tanh_derivative": _tanh_slope,
    "gelu_tanh_derivative": lambda r: _gelu_slope(r, "tanh"),
    "gelu_tanh_vjp": lambda g, x: activations.gated_backward(activations.gelu(x, "tanh")[1], g),
    # the network
    "feed_forward_backward": lambda X, W, b, V, beta, G: _network(X, W, b, V, beta, G).d_x,
    "feed_forward_backward_weight": lambda X, W, b, V, beta, G: _network(X, W, b, V, beta, G).parameters.w_in,
    "feed_forward_backward_bias": lambda X, W, b, V, beta, G: _network(X, W, b, V, beta, G).parameters.b_in,
    "feed_forward_backward_weight_out": lambda X, W, b, V, beta, G: _network(X, W, b, V, beta, G).parameters.w_out,
    "residual_backward": lambda X, W, b, U, gamma, R: R + _network(X, W, b, U, gamma, R).d_x,
    # embedding, pooling, loss
    "embedding_backward": lambda T, M, kappa, R: _looked_up(np.arange(len(M)), T, M, kappa, R),
    "embedding_backward_of_absent": _absent,
    "mean_pool_linear_commute": lambda X, W, b: pooling.mean_pool(linear(X, W, b)[0])[0],
    "label_smoothed_cross_entropy_gradient": _label_smoothed,
}
