"""Forward passes in PyTorch: what its autograd differentiates, and its gradcheck compares a backward pass with.

Twice where PyTorch has a function of its own: once composed of elementary operations, once as that function.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F

__all__ = ["PASSES", "Pass", "autograd"]


class Pass(NamedTuple):
    """A forward pass whose backward pass a statement describes.

    Attributes
    ----------
    inputs : tuple of str
        The arguments of the statement whose gradients are its results, in their order.
    gradient : str
        The argument that is the gradient at the output.
    composed, native : callable
        From arguments by name to the output.
    zeros : tuple of str
        Inputs that the statement does not take, such as a bias: zeros of the shape of the gradient's last axis.
    """

    inputs: tuple[str, ...]
    composed: Callable[..., torch.Tensor]
    native: Callable[..., torch.Tensor] | None = None
    gradient: str = "g"
    zeros: tuple[str, ...] = ()


def _softmax(x: torch.Tensor) -> torch.Tensor:
    e = torch.exp(x - x.max(-1, keepdim=True).values)
    return e / e.sum(-1, keepdim=True)


def _layer_norm(x: torch.Tensor, eps: float) -> torch.Tensor:
    centred = x - x.mean(-1, keepdim=True)
    return centred / torch.sqrt((centred * centred).mean(-1, keepdim=True) + eps)


def _rms_norm(x: torch.Tensor, eps: float) -> torch.Tensor:
    return x * torch.rsqrt((x * x).mean(-1, keepdim=True) + eps)


def _batch_norm(x: torch.Tensor, eps: float) -> torch.Tensor:
    centred = x - x.mean(0, keepdim=True)
    return centred / torch.sqrt((centred * centred).mean(0, keepdim=True) + eps)


def _attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
    return _softmax(q @ k.mT / q.shape[-1] ** 0.5) @ v


def _gelu_tanh(x: torch.Tensor) -> torch.Tensor:
    return x / 2 * (1 + torch.tanh((2 / torch.pi) ** 0.5 * (x + 0.044715 * x**3)))


PASSES: Mapping[str, Pass] = MappingProxyType(
    {
        "softmax_vjp": Pass(("x",), _softmax, lambda x: F.softmax(x, -1)),
        "log_softmax_vjp": Pass(("x",), lambda x: torch.log(_softmax(x)), lambda x: F.log_softmax(x, -1)),
        "layernorm_vjp": Pass(("x",), _layer_norm, lambda x, eps: F.layer_norm(x, x.shape[-1:], eps=eps)),
        "layernorm_gain_vjp": Pass(
            ("x", "gamma", "beta"),
            lambda x, gamma, beta, eps: _layer_norm(x, eps) * gamma + beta,
            lambda x, gamma, beta, eps: F.layer_norm(x, x.shape[-1:], gamma, beta, eps),
            zeros=("beta",),
        ),
        "rmsnorm_vjp": Pass(("x",), _rms_norm, lambda x, eps: F.rms_norm(x, x.shape[-1:], eps=eps)),
        "rmsnorm_gain_vjp": Pass(
            ("x", "gamma"),
            lambda x, gamma, eps: _rms_norm(x, eps) * gamma,
            lambda x, gamma, eps: F.rms_norm(x, x.shape[-1:], gamma, eps),
        ),
        "batchnorm_vjp": Pass(
            ("x", "gamma", "beta"),
            lambda x, gamma, beta, eps: _batch_norm(x, eps) * gamma + beta,
            lambda x, gamma, beta, eps: F.batch_norm(x, None, None, gamma, beta, training=True, eps=eps),
            zeros=("beta",),
        ),
        "attention_backward": Pass(
            ("q", "k", "v"), _attention, lambda q, k, v: F.scaled_dot_product_attention(q, k, v)
        ),
        "linear_backward": Pass(
            ("x", "w", "b"),
            lambda x, w, b: x @ w + b,
            lambda x, w, b: F.linear(x, w.mT, b),
            zeros=("b",),
        ),
        "relu_vjp": Pass(("x",), lambda x: x.clamp(min=0), lambda x: F.relu(x)),
        "gelu_vjp": Pass(("x",), lambda x: x / 2 * (1 + torch.erf(x / 2**0.5)), F.gelu),
        "gelu_tanh_vjp": Pass(("x",), _gelu_tanh, lambda x: F.gelu(x, approximate="tanh")),
    }
)


def autograd(name: str, order: Sequence[str], *, native: bool) -> Callable[..., Any]:
    """Return a program that lets PyTorch differentiate a forward pass.

    Parameters
    ----------
    name : str
        Of the statement.
    order : sequence of str
        What the program takes, by the statement's names.
    native : bool
        Whether by PyTorch's own function.
    """
    of = PASSES[name]
    forward = of.native if native and of.native is not None else of.composed

    def program(*values: Any) -> Any:
        given = dict(zip(order, values, strict=True))
        gradient = given.pop(of.gradient)
        given |= {zero: torch.zeros_like(gradient[0]) for zero in of.zeros}
        for argument in of.inputs:
            given[argument] = given[argument].clone().requires_grad_()
        forward(**given).backward(gradient)
        found = tuple(given[argument].grad for argument in of.inputs)
        return found if len(found) > 1 else found[0]

    return program
