"""Backward passes of the network, the embedding and the loss, done wrong as they have been done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts import feed_forward as right
from verify.counterparts.softmax import identity
from verify.numbers import Array, constant_like
from verify.transformer.activations import gelu, relu
from verify.transformer.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.linear import linear
from verify.transformer.sigmoid import sigmoid
from verify.transformer.softmax import softmax


def layers_in_order(*, g: Array, B: Array, A: Array) -> Array:
    """Return the gradient that has passed the last layer only, summed over its inputs."""
    return np.asarray((g @ B).sum() * A.sum(axis=0))


def diagonal_of_softmax(*, g: Array, C: Array, y: Array) -> Array:
    """Return the gradient at the input of the head, with p (1 - p) for the Jacobian of softmax."""
    p = softmax(linear(y[None], C)[0])[0]
    return np.asarray(C @ (g * p * (1 - p)))


def mean_over_tokens(*, X: Array, W: Array, b: Array, G: Array) -> Array:
    """Return the gradient at a weight, averaged over the tokens."""
    return np.asarray(right.linear_backward_weight(X=X, W=W, b=b, G=G) / len(X))


def last_token(*, X: Array, G: Array) -> Array:
    """Return the gradient at a weight, overwritten by each token."""
    return np.asarray(X[-1][:, None] * G[-1])


def one_bias_for_all(*, b: Array, G: Array) -> Array:
    """Return one sum over tokens and outputs, as the gradient at every bias."""
    return np.broadcast_to(G.sum(), b.shape)


def gradient_of_one_token(*, G: Array) -> Array:
    """Return the gradient at a bias without the sum over the tokens."""
    return np.asarray(G[0])


def slope_of_the_opposite(*, r: Array) -> Array:
    """Return a derivative of ReLU with its branches exchanged."""
    return right.relu_derivative(r=np.asarray(-r))


def slope_of_the_sigmoid(*, r: Array) -> Array:
    """Return the derivative of the sigmoid as that of ReLU."""
    _, cache = sigmoid(r[None])
    return np.asarray((cache.output * cache.complement)[0])


def gate_for_slope(*, r: Array) -> Array:
    """Return what GELU multiplies its input by, as its derivative."""
    return np.asarray(gelu(r[None])[1].gate[0])


def tanh_for_exact(*, r: Array) -> Array:
    """Return the derivative of the approximation by tanh, where the exact one was meant."""
    return right.gelu_tanh_derivative(r=r)


def slope_for_gradient(*, x: Array) -> Array:
    """Return a backward pass of ReLU that overwrites the gradient by its slope."""
    _, cache = relu(x)
    return np.asarray(np.where(cache.positive, constant_like(x, 1), constant_like(x, 0)))


def all_passed_through(*, g: Array) -> Array:
    """Return a backward pass of ReLU that lets every gradient through."""
    return g


def gate_only(*, g: Array, x: Array) -> Array:
    """Return a backward pass of GELU that takes the gate for constant."""
    return np.asarray(g * gelu(x)[1].gate)


def other_form(*, g: Array, x: Array) -> Array:
    """Return the backward pass of the approximation by tanh."""
    return right.gelu_tanh_vjp(g=g, x=x)


def exact_form(*, g: Array, x: Array) -> Array:
    """Return the backward pass of the exact GELU."""
    return right.gelu_vjp(g=g, x=x)


def input_for_output(*, r: Array) -> Array:
    """Return the derivative of tanh from its input, where its output was meant."""
    return np.asarray(constant_like(r, 1) - r * r)


def incoming_gradient_overwritten(*, X: Array, W: Array, b: Array) -> Array:
    """Return a backward pass whose ReLU replaces the gradient by its slope."""
    _, cache = relu(linear(X, W, b)[0])
    slopes = np.where(cache.positive, constant_like(W, 1), constant_like(W, 0))
    return np.asarray(slopes @ W.T)


def activation_skipped(*, W: Array, V: Array, G: Array) -> Array:
    """Return a backward pass that multiplies by both weights and forgets the activation between."""
    return np.asarray(G @ V.T @ W.T)


def hidden_before_activation(*, X: Array, W: Array, b: Array, G: Array) -> Array:
    """Return the gradient at the second weight from hidden units before their activation."""
    return np.asarray(linear(X, W, b)[0].T @ G)


def residual_forgotten(*, X: Array, W: Array, b: Array, U: Array, gamma: Array, R: Array) -> Array:
    """Return the gradient through the network alone."""
    return right.gradients(X, W, b, U, gamma, R).d_x


def last_occurrence(*, T: Array, kappa: Array, R: Array) -> Array:
    """Return the gradient at a table, overwritten by each token."""
    return np.asarray(kappa * T[-1][:, None] * R[-1])


def scale_forgotten(*, T: Array, R: Array) -> Array:
    """Return the gradient at a table whose lookups are not scaled."""
    return np.asarray(T.T @ R)


def divided_by_all_entries(*, X: Array, W: Array, b: Array) -> Array:
    """Return the sum over the tokens, divided by the number of all entries."""
    return np.asarray(linear(X, W, b)[0].sum(axis=0) / X.size)


def _backward(x: Array, labels: Array) -> Array:
    loss, cache = cross_entropy(np.broadcast_to(x, labels.shape), labels)
    return cross_entropy_backward(cache, right.one(loss)).d_logits


def smoothing_divided_twice(*, epsilon: Array, x: Array) -> Array:
    """Return the gradient for labels that keep 1 - epsilon/n."""
    share = epsilon / constant_like(x, Fraction(x.size))
    return _backward(x, np.asarray((1 - share) * identity(x, x.size) + share))


def spread_over_the_other_classes(*, epsilon: Array, x: Array) -> Array:
    """Return the gradient for labels that give epsilon to the wrong classes alone."""
    own = identity(x, x.size)
    share = epsilon / constant_like(x, Fraction(x.size - 1))
    return _backward(x, np.asarray((1 - epsilon) * own + share * (1 - own)))


def uniform_law_not_weighted(*, epsilon: Array, x: Array) -> Array:
    """Return the gradient for labels to which 1/n was added."""
    return _backward(x, np.asarray((1 - epsilon) * identity(x, x.size) + constant_like(x, Fraction(1, x.size))))


MUTANTS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "vjp_compose": (layers_in_order,),
    "softmax_linear_backward": (diagonal_of_softmax,),
    "linear_backward_weight": (mean_over_tokens, last_token),
    "linear_backward_bias": (one_bias_for_all, gradient_of_one_token),
    "relu_derivative": (slope_of_the_opposite, slope_of_the_sigmoid),
    "gelu_derivative": (gate_for_slope, tanh_for_exact),
    "tanh_derivative": (input_for_output,),
    "relu_vjp": (slope_for_gradient, all_passed_through),
    "gelu_vjp": (gate_only, other_form),
    "gelu_tanh_vjp": (exact_form,),
    "feed_forward_backward": (incoming_gradient_overwritten, activation_skipped),
    "feed_forward_backward_weight_out": (hidden_before_activation,),
    "residual_backward": (residual_forgotten,),
    "embedding_backward": (last_occurrence, scale_forgotten),
    "mean_pool_linear_commute": (divided_by_all_entries,),
    "label_smoothed_cross_entropy_gradient": (
        smoothing_divided_twice,
        spread_over_the_other_classes,
        uniform_law_not_weighted,
    ),
}
