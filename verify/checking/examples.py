"""Programs as people write them, right and wrong: the page "Check your kernel" runs and shows them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

__all__ = ["EXAMPLES", "Example"]

Floats = npt.NDArray[Any]


class Example(NamedTuple):
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
    n = x.shape[-1]
    rrms = 1 / np.sqrt((x**2).mean(-1, keepdims=True) + eps)
    return rrms * dy - 2 * x * rrms**3 * (dy * x).sum(-1, keepdims=True) / n


def layernorm_in_single(x: Floats, dy: Floats, eps: float) -> Any:  # noqa: D103
    x, dy = x.astype(np.float32), dy.astype(np.float32)
    centred = x - x.mean(-1, keepdims=True)
    rstd = 1 / np.sqrt((centred**2).mean(-1, keepdims=True) + np.float32(eps))
    normalized = centred * rstd
    projection = normalized * (dy * normalized).mean(-1, keepdims=True)
    return (rstd * (dy - dy.mean(-1, keepdims=True) - projection)).astype(np.float64)


def layernorm_in_half(x: Floats, dy: Floats, eps: float) -> Any:  # noqa: D103
    centred = x - x.mean(-1, keepdims=True)
    rstd = 1 / np.sqrt((centred**2).mean(-1, keepdims=True) + x.dtype.type(eps))
    normalized = centred * rstd
    projection = normalized * (dy * normalized).mean(-1, keepdims=True)
    return rstd * (dy - dy.mean(-1, keepdims=True) - projection)


EXAMPLES = (
    Example(
        "A wrong formula, by its name",
        layernorm_backward,
        "layernorm_vjp",
        MappingProxyType({"dtype": "float32"}),
        "The mean of the gradient is subtracted twice: a kernel was shipped that did so, behind a tolerance of 0.5.\n"
        "The report names the mistake and where it was made before, fits the coefficients of the theorem's own\n"
        "summands, and says which invariant breaks.",
    ),
    Example(
        "The right formula",
        softmax_backward,
        "softmax_vjp",
        MappingProxyType({"dtype": "bfloat16", "given": "output"}),
        "It computes in float32 and returns bfloat16, and is held to that. The weights `p` are themselves rounded\n"
        "results of a forward pass, and count as such.",
    ),
    Example(
        "A mistake that nobody has reported",
        rmsnorm_backward,
        "rmsnorm_vjp",
        MappingProxyType({}),
        "No known formula matches; the coefficients say it all the same.",
    ),
    Example(
        "The right formula in a lower precision",
        layernorm_in_single,
        "layernorm_vjp",
        MappingProxyType({"dtype": "float64"}),
        "Somewhere inside, numbers pass through float32. If gradients of that accuracy are wanted, the question\n"
        'to ask is `dtype="float32"`.',
    ),
    Example(
        "What cannot be told",
        layernorm_in_half,
        "layernorm_vjp",
        MappingProxyType({"dtype": "float16", "eps": 1e-12}),
        "Every operation is rounded to float16, where an eps of 1e-12 is lost: a program that forgets it would return\n"
        "the same. That is no agreement, and the report says what to declare.",
    ),
)
