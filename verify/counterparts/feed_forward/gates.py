"""Gated activations, capped scores, and the losses beside the loss, from the layers of the Transformer."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds, Table
from verify.counterparts.arrays import filled, identity
from verify.numbers import Array, derivative
from verify.transformer.layers import activations, sigmoid
from verify.transformer.layers.log_softmax import logsumexp, logsumexp_backward
from verify.transformer.layers.softmax import softmax, softmax_backward


def _silu(x: Array) -> Array:
    return x * sigmoid.sigmoid(x)[0]


def _swiglu(g: Array, x: Array, u: Array) -> tuple[Array, Array]:
    """Return the gradient at the gate, by dual numbers, and that at what it multiplies."""
    slopes = np.stack([derivative(_silu, x, direction) for direction in identity(x, x.size)], axis=-1)
    return (g * u) @ slopes, g * _silu(x)


def _geglu(g: Array, x: Array, u: Array) -> tuple[Array, Array]:
    """Return the backward pass of GELU at the gradient that its output has, and the gradient at what it multiplies."""
    output, cache = activations.gelu(x)
    return activations.gated_backward(cache, g * u), g * output


def _capped(c: Array, r: Array) -> Array:
    return np.asarray(c * (2 * sigmoid.sigmoid(2 * (r / c))[0] - 1))


def _slope_of_cap(c: Array, r: Array) -> Array:
    """Return the derivative of the capped score, by dual numbers."""
    row = r[None]
    return np.asarray(derivative(lambda z: _capped(c, z), row, filled(row, row.shape, 1))[0])


def _z_loss(x: Array) -> Array:
    """Return the backward pass of log-sum-exp at the gradient that the square has."""
    output, cache = logsumexp(x)
    return logsumexp_backward(cache, 2 * output)


def _router_balance(g: Array, X: Array) -> Array:
    """Return the backward pass of softmax, for each token at the shares of the experts."""
    tokens, experts = X.shape
    return softmax_backward(softmax(X), np.broadcast_to(g, X.shape) * experts / tokens)


COUNTERPARTS: Table = {
    "swiglu_vjp": _swiglu,
    "geglu_vjp": _geglu,
    "softcap_derivative": _slope_of_cap,
    "softcap_lt": lambda c, r: Bounds(_capped(c, r), c),
    "z_loss_gradient": _z_loss,
    "router_balance_gradient": _router_balance,
}
