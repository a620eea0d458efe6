"""The position-wise feed-forward network, plain or gated: forward, and backward by hand.

With a gate it is a gated linear unit: SwiGLU with SiLU, GeGLU with GELU.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array
from verify.transformer.layers.activations import (
    GatedCache,
    ReluCache,
    gated_backward,
    gelu,
    multiplied,
    relu,
    relu_backward,
    silu,
)
from verify.transformer.layers.linear import LinearCache, linear_backward, linear_of_checked
from verify.transformer.scalars import require_instance, require_one_of
from verify.transformer.shapes import checked_array, checked_weight

__all__ = [
    "Activation",
    "FeedForwardCache",
    "FeedForwardGradients",
    "FeedForwardParameters",
    "activated",
    "activated_backward",
    "feed_forward",
    "feed_forward_backward",
]

Activation = Literal["relu", "gelu", "gelu_tanh", "silu"]


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
    w_gate, b_gate : ndarray, shapes (in, hidden), (hidden,), or None
        Of the gate, Hugging Face's ``gate_proj`` where ``up_proj`` is ``w_in``; None for no gate.
    """

    w_in: Array
    w_out: Array
    b_in: Array | None = None
    b_out: Array | None = None
    w_gate: Array | None = None
    b_gate: Array | None = None


@dataclass(frozen=True, slots=True)
class FeedForwardCache:
    """Intermediates of a feed-forward network: those of its steps; ``gate`` is None without one.

    With a gate the activation is that of the gate, and ``hidden`` what it multiplies.
    """

    linear_in: LinearCache
    activation: ReluCache | GatedCache
    linear_out: LinearCache
    gate: LinearCache | None = None
    hidden: Array | None = None


@dataclass(frozen=True, slots=True)
class FeedForwardGradients:
    """Gradients of a feed-forward network at its input, its parameters, and inside.

    ``d_hidden`` is the gradient at ``x @ w_in + b_in``, ``d_activated`` that at the output of the activation;
    with a gate ``d_gate`` is that at ``x @ w_gate + b_gate``, ``d_product`` that at the product of the two.
    """

    d_x: Array
    parameters: FeedForwardParameters
    d_hidden: Array
    d_activated: Array
    d_gate: Array | None = None
    d_product: Array | None = None


def feed_forward(
    x: Array, parameters: FeedForwardParameters, activation: Activation = "relu"
) -> tuple[Array, FeedForwardCache]:
    """Return ``activation(x @ w_in + b_in) @ w_out + b_out``, or with a gate a gated linear unit.

    That is ``(activation(x @ w_gate + b_gate) * (x @ w_in + b_in)) @ w_out + b_out``.

    Parameters
    ----------
    x : ndarray, shape (..., in)
        Rows are tokens.
    parameters : FeedForwardParameters
        The weights.
    activation : {"relu", "gelu", "gelu_tanh", "silu"}
        ReLU as in the paper; GELU exact, by erf; GELU by tanh; SiLU.

    Returns
    -------
    output : ndarray, shape (..., out)
    cache : FeedForwardCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape, or the activation is unknown.
    """
    x = checked_array(x, "x", ("...", "in"), finite=False)
    require_instance(parameters, FeedForwardParameters, "parameters")
    require_one_of(activation, "activation", get_args(Activation))
    w_in = checked_weight(parameters.w_in, "w_in", x, "x")
    hidden_size = w_in.shape[1]
    w_out = checked_array(parameters.w_out, "w_out", (hidden_size, "out"), finite=False)
    b_in, b_out = parameters.b_in, parameters.b_out
    b_in = None if b_in is None else checked_array(b_in, "b_in", (hidden_size,))
    b_out = None if b_out is None else checked_array(b_out, "b_out", (w_out.shape[1],))
    w_gate, b_gate = parameters.w_gate, parameters.b_gate
    if w_gate is None and b_gate is not None:
        raise ArgumentError("b_gate", "None without w_gate", f"shape {np.shape(b_gate)}")
    hidden, linear_in = linear_of_checked(x, w_in, b_in, ("x", "w_in"))
    if w_gate is None:
        active, activation_cache = activated(hidden, activation)
        output, linear_out = linear_of_checked(active, w_out, b_out, ("hidden activations", "w_out"))
        return output, FeedForwardCache(linear_in=linear_in, activation=activation_cache, linear_out=linear_out)
    w_gate = checked_array(w_gate, "w_gate", w_in.shape, finite=False)
    b_gate = None if b_gate is None else checked_array(b_gate, "b_gate", (hidden_size,))
    gate, gate_cache = linear_of_checked(x, w_gate, b_gate, ("x", "w_gate"))
    active, activation_cache = activated(gate, activation)
    gated = multiplied(active, hidden)
    output, linear_out = linear_of_checked(gated, w_out, b_out, ("gated activations", "w_out"))
    return output, FeedForwardCache(
        linear_in=linear_in, activation=activation_cache, linear_out=linear_out, gate=gate_cache, hidden=hidden
    )


def activated(hidden: Array, activation: Activation) -> tuple[Array, ReluCache | GatedCache]:
    """Apply the activation of that name."""
    if activation == "relu":
        return relu(hidden)
    if activation == "silu":
        return silu(hidden)
    return gelu(hidden, "none" if activation == "gelu" else "tanh")


def feed_forward_backward(cache: FeedForwardCache, d_output: Array) -> FeedForwardGradients:
    """Return the gradients of a feed-forward network.

    Parameters
    ----------
    cache : FeedForwardCache
        From the forward pass.
    d_output : ndarray, shape (..., out)
        Gradient at the output.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, FeedForwardCache)
    last = linear_backward(cache.linear_out, d_output)
    if cache.gate is None or cache.hidden is None:
        d_hidden = activated_backward(cache.activation, last.d_x)
        first, gate, d_gate = linear_backward(cache.linear_in, d_hidden), None, None
        d_x, d_activated = first.d_x, last.d_x
    else:
        d_hidden = multiplied(last.d_x, cache.activation.output)
        d_activated = multiplied(last.d_x, cache.hidden)
        first = linear_backward(cache.linear_in, d_hidden)
        d_gate = activated_backward(cache.activation, d_activated)
        gate = linear_backward(cache.gate, d_gate)
        d_x = first.d_x + gate.d_x
    return FeedForwardGradients(
        d_x=d_x,
        parameters=FeedForwardParameters(
            w_in=first.d_weight,
            w_out=last.d_weight,
            b_in=first.d_bias,
            b_out=last.d_bias,
            w_gate=None if gate is None else gate.d_weight,
            b_gate=None if gate is None else gate.d_bias,
        ),
        d_hidden=d_hidden,
        d_activated=d_activated,
        d_gate=d_gate,
        d_product=None if gate is None else last.d_x,
    )


def activated_backward(cache: ReluCache | GatedCache, d_output: Array) -> Array:
    """Return the gradient before the activation that left this cache."""
    return relu_backward(cache, d_output) if isinstance(cache, ReluCache) else gated_backward(cache, d_output)
