"""Programs as people write them, right and wrong: the page "Check your kernel" runs and shows them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

__all__ = ["EXAMPLES", "ExampleProgram"]

Floats = npt.NDArray[Any]


class ExampleProgram(NamedTuple):
    """A program, what it is checked against, and what its report shows.

    Attributes
    ----------
    title : str
    program : callable
    name : str
        Of the statement.
    options : mapping
        As of `check`.
    lesson : str
        In Markdown.
    """

    title: str
    program: Any
    name: str
    options: Mapping[str, Any]
    lesson: str


def layernorm_backward(x: Floats, dy: Floats, eps: float) -> Any:  # noqa: D103
    centred = x - x.mean(-1, keepdims=True)
    rstd = 1 / np.sqrt((centred**2).mean(-1, keepdims=True) + eps)
    normalized = centred * rstd
    mean = dy.mean(-1, keepdims=True)
    projection = normalized * (dy * normalized).mean(-1, keepdims=True)
    return rstd * (dy - mean - projection - mean)


def softmax_backward(p: Floats, dy: Floats) -> Any:  # noqa: D103
    weighted = p.astype(np.float32) * dy.astype(np.float32)
    return (weighted - p * weighted.sum(-1, keepdims=True)).astype(p.dtype)


def rmsnorm_backward(x: Floats, dy: Floats, eps: float) -> Any:  # noqa: D103
    rrms = 1 / np.sqrt((x**2).mean(-1, keepdims=True) + eps)
    d_mean = -(dy * x).sum(-1, keepdims=True) * rrms**3 / 2
    return rrms * dy + d_mean * x / x.shape[-1]


def layernorm_in_single(x: Floats, dy: Floats, eps: float) -> Any:  # noqa: D103
    x, dy = x.astype(np.float32), dy.astype(np.float32)
    centred = x - x.mean(-1, keepdims=True)
    rstd = 1 / np.sqrt((centred**2).mean(-1, keepdims=True) + np.float32(eps))
    normalized = centred * rstd
    projection = normalized * (dy * normalized).mean(-1, keepdims=True)
    return (rstd * (dy - dy.mean(-1, keepdims=True) - projection)).astype(np.float64)


def gelu_backward(x: Floats, dy: Floats) -> Any:  # noqa: D103
    erf = np.vectorize(math.erf)(x / 2**0.5).astype(x.dtype)
    density = np.exp(-x * x / 2) / (2 * math.pi) ** 0.5
    return (dy * ((1 + erf) / 2 + x * density)).astype(x.dtype)


def attention_backward(q: Floats, k: Floats, v: Floats, do: Floats) -> Any:  # noqa: D103
    scale = q.shape[-1] ** -0.5
    scores = q @ k.swapaxes(-1, -2) * scale
    scores = np.where(np.tri(*scores.shape[-2:]) == 1, scores, -np.inf)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    d_weights = do @ v.swapaxes(-1, -2)
    d_scores = weights * (d_weights - (weights * d_weights).sum(-1, keepdims=True)) * scale
    return d_scores @ k, d_scores.swapaxes(-1, -2) @ q, weights.swapaxes(-1, -2) @ do


EXAMPLES = (
    ExampleProgram(
        "A wrong formula, by its name",
        layernorm_backward,
        "layernorm_vjp",
        MappingProxyType({"dtype": "float32"}),
        "The mean of the gradient is subtracted twice: a kernel was shipped that did so, behind a tolerance of 0.5.\n"
        "The report names the mistake and where it was made before, fits the coefficients of the theorem's own\n"
        "summands, and says which invariant breaks.",
    ),
    ExampleProgram(
        "The right formula",
        softmax_backward,
        "softmax_vjp",
        MappingProxyType({"dtype": "bfloat16", "given": "output"}),
        "It computes in float32 and returns bfloat16, and is held to that. The weights `p` are themselves rounded\n"
        "results of a forward pass, and count as such.",
    ),
    ExampleProgram(
        "Another convention",
        attention_backward,
        "attention_backward",
        MappingProxyType({"dtype": "float64", "mask": "causal", "align": "bottom-right"}),
        "Three results, each against its own theorem. With fewer queries than keys, as with a cache, a causal mask\n"
        "may be aligned at either corner; `np.tri` takes the upper left one, which is right only if it was meant:\n"
        '`align="top-left"`.',
    ),
    ExampleProgram(
        "A mistake that nobody has reported",
        rmsnorm_backward,
        "rmsnorm_vjp",
        MappingProxyType({}),
        "The derivative of the square has lost its factor 2. No known formula matches; the coefficients say it all\n"
        "the same.",
    ),
    ExampleProgram(
        "The right formula in a lower precision",
        layernorm_in_single,
        "layernorm_vjp",
        MappingProxyType({"dtype": "float64"}),
        "Somewhere inside, numbers pass through float32. If gradients of that accuracy are wanted, the question\n"
        'to ask is `dtype="float32"`.',
    ),
    ExampleProgram(
        "What cannot be told",
        gelu_backward,
        "gelu_vjp",
        MappingProxyType({"dtype": "bfloat16"}),
        "Every operation is rounded to bfloat16, and GELU differs from its approximation by tanh by less: a program\n"
        "of the other one may return the same. That is no agreement, though the program is right.",
    ),
)
