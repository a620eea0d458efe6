"""Gated activations, capped scores, and the losses beside the loss, from the layers of the Transformer."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.arrays import filled, identity
from verify.numbers import Array, derivative
from verify.transformer import activations, sigmoid
from verify.transformer.log_softmax import logsumexp, logsumexp_backward
from verify.transformer.softmax import softmax, softmax_backward


def _silu(x: Array) -> Array:
    return x * sigmoid.sigmoid(x)[0]


def swiglu_vjp(*, g: Array, x: Array, u: Array) -> tuple[Array, Array]:
    """Return the gradient at the gate, by dual numbers, and that at what it multiplies."""
    slopes = np.stack([derivative(_silu, x, direction) for direction in identity(x, x.size)], axis=-1)
    return (g * u) @ slopes, g * _silu(x)


def geglu_vjp(*, g: Array, x: Array, u: Array) -> tuple[Array, Array]:
    """Return the backward pass of GELU at the gradient that its output has, and the gradient at what it multiplies."""
    output, cache = activations.gelu(x)
    return activations.gated_backward(cache, g * u), g * output


def _tanh(z: Array) -> Array:
    return 2 * sigmoid.sigmoid(2 * z)[0] - 1


def softcap_derivative(*, c: Array, r: Array) -> Array:
    """Return the derivative of the capped score, by dual numbers."""
    row = r[None]
    return np.asarray(derivative(lambda z: c * _tanh(z / c), row, filled(row, row.shape, 1))[0])


def softcap_lt(*, c: Array, r: Array) -> Bounds:
    """Return the capped score, and the cap."""
    return Bounds(c * _tanh(r / c), c)


def z_loss_gradient(*, x: Array) -> Array:
    """Return the backward pass of log-sum-exp at the gradient that the square has."""
    output, cache = logsumexp(x)
    return logsumexp_backward(cache, 2 * output)


def router_balance_gradient(*, g: Array, X: Array) -> Array:
    """Return the backward pass of softmax, for each token at the shares of the experts."""
    weights = softmax(X)
    tokens, experts = X.shape
    shares = np.broadcast_to(g, X.shape) * experts / tokens
    return softmax_backward(weights, shares)
