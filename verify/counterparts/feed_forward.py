"""The network between the attention layers and the two ends of the Transformer: their own backward passes."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.arrays import filled, identity
from verify.numbers import Array, constant_like, derivative
from verify.transformer import activations, embedding, linear, pooling, sigmoid
from verify.transformer import feed_forward as network
from verify.transformer.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.softmax import softmax, softmax_backward


def one(like: Array) -> Array:
    """Return the number one, as the gradient of a single output."""
    return filled(like, np.shape(like), 1)


# ---- Jacobians and linear maps -------------------------------------------------------------------------------------


def vjp_compose(*, g: Array, B: Array, A: Array) -> Array:
    """Return the gradient at the input of two linear layers, whose Jacobians are A and B."""
    hidden, inner = linear.linear(filled(A, (1, A.shape[1]), 1), A.T)
    _, outer = linear.linear(hidden, B.T)
    d_hidden = linear.linear_backward(outer, g[None]).d_x
    gradient: Array = linear.linear_backward(inner, d_hidden).d_x[0]
    return gradient


def softmax_linear_backward(*, g: Array, C: Array, y: Array) -> Array:
    """Return the gradient at the input of a linear layer whose outputs are logits."""
    logits, cache = linear.linear(y[None], C)
    weights = softmax(logits)
    gradient: Array = linear.linear_backward(cache, softmax_backward(weights, g[None])).d_x[0]
    return gradient


def _linear(x: Array, weight: Array, bias: Array, d_output: Array) -> linear.LinearGradients:
    """Return all gradients of a linear layer."""
    _, cache = linear.linear(x, weight, bias)
    return linear.linear_backward(cache, d_output)


def linear_backward_input(*, X: Array, W: Array, b: Array, G: Array) -> Array:
    """Return the gradient at the input of a linear layer."""
    return _linear(X, W, b, G).d_x


def linear_backward_weight(*, X: Array, W: Array, b: Array, G: Array) -> Array:
    """Return the gradient at its weight."""
    return _linear(X, W, b, G).d_weight


def linear_backward_bias(*, X: Array, W: Array, b: Array, G: Array) -> Array:
    """Return the gradient at its bias."""
    return np.asarray(_linear(X, W, b, G).d_bias)


# ---- activations ---------------------------------------------------------------------------------------------------


def _relu(r: Array) -> Array:
    return activations.relu(r)[0]


def _relu_slope(r: Array) -> Array:
    """Return the gradient at the input of ReLU, for the gradient one at its output."""
    _, cache = activations.relu(r)
    return activations.relu_backward(cache, one(r))


def absolute(r: Array) -> Array:
    """Return what ReLU makes of a number and of its opposite, added up."""
    return np.asarray(_relu(r) + _relu(-r))


def absolute_square(*, r: Array) -> Array:
    """Return the square of the sum of the two."""
    return np.asarray(absolute(r) * absolute(r))


def absolute_of_pos(*, r: Array) -> Array:
    """Return the sum of the two."""
    return absolute(r)


def absolute_ne_of_neg(*, r: Array) -> Bounds:
    """Return the sum of the two without the number, and zero."""
    return Bounds(absolute(r) - r, filled(r, (), 0))


def absolute_of_neg(*, r: Array) -> Array:
    """Return the sum of the two."""
    return absolute(r)


def relu_zero_or_argument(*, r: Array) -> Array:
    """Return the output of ReLU, times what it has cut off."""
    output = _relu(r)
    return np.asarray(output * (output - r))


def relu_derivative(*, r: Array) -> Array:
    """Return the backward pass of ReLU."""
    return _relu_slope(r)


def relu_of_pos(*, r: Array) -> tuple[Array, Array]:
    """Return both passes of ReLU."""
    return _relu(r), _relu_slope(r)


def relu_of_neg(*, r: Array) -> tuple[Array, Array]:
    """Return both passes of ReLU."""
    return _relu(r), _relu_slope(r)


def _gate(x: Array) -> Array:
    """Return what GELU multiplies its input by."""
    return activations.gelu_gate(x)


def normal_distribution_derivative(*, r: Array) -> Array:
    """Return the derivative of the gate of GELU, by dual numbers."""
    row = r[None]
    return np.asarray(derivative(_gate, row, one(row))[0])


def _gelu_slope(r: Array, approximate: Literal["none", "tanh"] = "none") -> Array:
    """Return the gradient at the input of GELU, for the gradient one at its output."""
    _, cache = activations.gelu(r[None], approximate)
    return np.asarray(activations.gated_backward(cache, one(r[None]))[0])


def gelu_derivative(*, r: Array) -> Array:
    """Return the backward pass of GELU."""
    return _gelu_slope(r)


def tanh_derivative(*, r: Array) -> Array:
    """Return the backward pass of the sigmoid at twice the argument, of which tanh is twice less one."""
    _, cache = sigmoid.sigmoid(2 * r)
    return sigmoid.sigmoid_backward(cache, filled(r, np.shape(r), 4))


def gelu_tanh_derivative(*, r: Array) -> Array:
    """Return the backward pass of GELU by tanh."""
    return _gelu_slope(r, "tanh")


def relu_vjp(*, g: Array, x: Array) -> Array:
    """Return the backward pass of ReLU."""
    return activations.relu_backward(activations.relu(x)[1], g)


def gelu_vjp(*, g: Array, x: Array) -> Array:
    """Return the backward pass of GELU."""
    return activations.gated_backward(activations.gelu(x)[1], g)


def gelu_tanh_vjp(*, g: Array, x: Array) -> Array:
    """Return the backward pass of GELU by tanh."""
    return activations.gated_backward(activations.gelu(x, "tanh")[1], g)


# ---- the network ---------------------------------------------------------------------------------------------------


def gradients(
    x: Array, w_in: Array, b_in: Array, w_out: Array, b_out: Array, d_output: Array
) -> network.FeedForwardGradients:
    """Return all gradients of a feed-forward network with ReLU."""
    _, cache = network.feed_forward(x, network.FeedForwardParameters(w_in, w_out, b_in, b_out))
    return network.feed_forward_backward(cache, d_output)


def feed_forward_backward(*, X: Array, W: Array, b: Array, V: Array, beta: Array, G: Array) -> Array:
    """Return the gradient at the input of the network."""
    return gradients(X, W, b, V, beta, G).d_x


def feed_forward_backward_weight(*, X: Array, W: Array, b: Array, V: Array, beta: Array, G: Array) -> Array:
    """Return the gradient at its first weight."""
    return gradients(X, W, b, V, beta, G).parameters.w_in


def feed_forward_backward_bias(*, X: Array, W: Array, b: Array, V: Array, beta: Array, G: Array) -> Array:
    """Return the gradient at its first bias."""
    return np.asarray(gradients(X, W, b, V, beta, G).parameters.b_in)


def feed_forward_backward_weight_out(*, X: Array, W: Array, b: Array, V: Array, beta: Array, G: Array) -> Array:
    """Return the gradient at its second weight."""
    return gradients(X, W, b, V, beta, G).parameters.w_out


def residual_backward(*, X: Array, W: Array, b: Array, U: Array, gamma: Array, R: Array) -> Array:
    """Return the gradient at the input of the network, and beside it that of the residual connection."""
    return np.asarray(R + gradients(X, W, b, U, gamma, R).d_x)


# ---- embedding, pooling, loss --------------------------------------------------------------------------------------


def _looked_up(words: Array, weights: Array, table: Array, kappa: Array, d_output: Array) -> Array:
    """Return the gradient at a table from which each token takes all these words, each with its weight."""
    tokens = np.broadcast_to(words, weights.shape)
    _, cache = embedding.embedding(tokens, table, scale=kappa[()])
    return embedding.embedding_backward(cache, weights[..., None] * d_output[:, None])


def embedding_backward(*, T: Array, M: Array, kappa: Array, R: Array) -> Array:
    """Return the gradient at the table, from which each token takes every word with its weight."""
    return _looked_up(np.arange(len(M)), T, M, kappa, R)


def embedding_backward_of_absent(*, T: Array, M: Array, kappa: Array, R: Array) -> Array:
    """Return for each word its row of the gradient at the table, where every other word is looked up."""
    rows = []
    for word in range(len(M)):
        others = np.delete(np.arange(len(M)), word)
        rows.append(_looked_up(others, T[:, others], M, kappa, R)[word])
    return np.stack(rows)


def mean_pool_linear_commute(*, X: Array, W: Array, b: Array) -> Array:
    """Return the mean of the outputs of a linear layer."""
    return pooling.mean_pool(linear.linear(X, W, b)[0])[0]


def smoothed_labels(like: Array, epsilon: Array) -> Array:
    """Return the smoothed label of each class, one a row."""
    share = epsilon / constant_like(like, Fraction(like.size))
    return np.asarray((1 - epsilon) * identity(like, like.size) + share)


def label_smoothed_cross_entropy_gradient(*, epsilon: Array, x: Array) -> Array:
    """Return the backward pass of the cross-entropy, one row for each right class."""
    labels = smoothed_labels(x, epsilon)
    loss, cache = cross_entropy(np.broadcast_to(x, labels.shape), labels)
    return cross_entropy_backward(cache, one(loss)).d_logits
