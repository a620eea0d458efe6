"""The position-wise feed-forward network, linear, activation, linear: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from verify.numbers.elements import Array
from verify.transformer.activations import GeluCache, ReluCache, gelu, gelu_backward, relu, relu_backward
from verify.transformer.linear import LinearCache, linear, linear_backward
from verify.transformer.scalars import require_instance, require_one_of
from verify.transformer.shapes import checked_array

__all__ = [
    "FeedForwardCache",
    "FeedForwardGradients",
    "FeedForwardParameters",
    "feed_forward",
    "feed_forward_backward",
]

Activation = Literal["relu", "gelu", "gelu_tanh"]


@dataclass(frozen=True, slots=True)
class FeedForwardParameters:
    """Weights of a feed-forward network, or the gradients there; a bias may be None.

    Parameters
    ----------
    w_in : ndarray, shape (in, hidden)
        Not transposed: PyTorch's ``linear1.weight`` is the transpose of it.
    w_out : ndarray, shape (hidden, out)
        Likewise the transpose of ``linear2.weight``.
    b_in, b_out : ndarray, shapes (hidden,), (out,), or None
        The biases.
    """

    w_in: Array
    w_out: Array
    b_in: Array | None = None
    b_out: Array | None = None


@dataclass(frozen=True, slots=True)
class FeedForwardCache:
    """Intermediates of a feed-forward network: those of its three steps."""

    linear_in: LinearCache
    activation: ReluCache | GeluCache
    linear_out: LinearCache


@dataclass(frozen=True, slots=True)
class FeedForwardGradients:
    """Gradients of a feed-forward network at its input, its parameters, and before and after the activation."""

    d_x: Array
    parameters: FeedForwardParameters
    d_hidden: Array
    d_activated: Array


def feed_forward(
    x: Array, parameters: FeedForwardParameters, activation: Activation = "relu"
) -> tuple[Array, FeedForwardCache]:
    """Return ``activation(x @ w_in + b_in) @ w_out + b_out``.

    Parameters
    ----------
    x : ndarray, shape (..., in)
        Rows are tokens.
    parameters : FeedForwardParameters
        The weights.
    activation : {"relu", "gelu", "gelu_tanh"}
        ReLU as in the paper; GELU exact, by erf; GELU by tanh.

    Returns
    -------
    output : ndarray, shape (..., out)
    cache : FeedForwardCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape, or the activation is unknown.
    """
    x = checked_array(x, "x", ("...", "in"))
    require_instance(parameters, FeedForwardParameters, "parameters")
    require_one_of(activation, "activation", get_args(Activation))
    w_in = checked_array(parameters.w_in, "w_in", (x.shape[-1], "hidden"))
    hidden_size = w_in.shape[1]
    w_out = checked_array(parameters.w_out, "w_out", (hidden_size, "out"))
    b_in, b_out = parameters.b_in, parameters.b_out
    b_in = None if b_in is None else checked_array(b_in, "b_in", (hidden_size,))
    b_out = None if b_out is None else checked_array(b_out, "b_out", (w_out.shape[1],))
    hidden, linear_in = linear(x, w_in, b_in)
    activated, activation_cache = _activated(hidden, activation)
    output, linear_out = linear(activated, w_out, b_out)
    return output, FeedForwardCache(linear_in=linear_in, activation=activation_cache, linear_out=linear_out)


def _activated(hidden: Array, activation: Activation) -> tuple[Array, ReluCache | GeluCache]:
    """Apply the activation of that name."""
    if activation == "relu":
        return relu(hidden)
    return gelu(hidden, "none" if activation == "gelu" else "tanh")


def feed_forward_backward(cache: FeedForwardCache, d_output: Array) -> FeedForwardGradients:
    """Return the gradients of a feed-forward network.

    Parameters
    ----------
    cache : FeedForwardCache
        From the forward pass.
    d_output : ndarray, shape (..., out)
        Gradient at the output.

    Returns
    -------
    FeedForwardGradients

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, FeedForwardCache)
    last = linear_backward(cache.linear_out, d_output)
    if isinstance(cache.activation, ReluCache):
        d_hidden = relu_backward(cache.activation, last.d_x)
    else:
        d_hidden = gelu_backward(cache.activation, last.d_x)
    first = linear_backward(cache.linear_in, d_hidden)
    return FeedForwardGradients(
        d_x=first.d_x,
        parameters=FeedForwardParameters(
            w_in=first.d_weight, w_out=last.d_weight, b_in=first.d_bias, b_out=last.d_bias
        ),
        d_hidden=d_hidden,
        d_activated=last.d_x,
    )
