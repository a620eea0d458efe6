"""Forward passes in NumPy of the statements of backward passes, for checkers that differentiate them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from benchmarks.reports.attention import attend, grouped
from benchmarks.reports.losses import bce, targets
from benchmarks.typed import NAMES, TYPED
from verify.checking.formulas import FORMULAS, described

__all__ = ["FORWARDS", "Forward", "forward_of"]


class Forward(NamedTuple):
    """A forward pass in NumPy: its inputs that are moved, the function, and the name of an output that is kept."""

    inputs: tuple[str, ...]
    function: Callable[..., Any]
    output: str = ""


def _typed(name: str, *inputs: str) -> Forward:
    program, takes = TYPED[name].compiled(), TYPED[name].takes.split(", ")
    return Forward(inputs, lambda **given: program(*(given[take] for take in takes)))


def _cross_entropy(x: Any, labels: Any, w: Any = None, ignore_index: int = -100) -> Any:
    weights = (labels != ignore_index) * 1.0 if w is None else w
    rows = (targets(x, labels) * NAMES["log_softmax"](x)).sum(-1)
    return -(rows * weights).sum() / max(weights.sum(), 1)


def _smoothed(x: Any, labels: Any) -> Any:
    return -(targets(x, labels, 0.1) * NAMES["log_softmax"](x)).sum(-1).mean()


def _turned(x: Any, cos: Any, sin: Any) -> Any:
    first, second = np.split(x, 2, -1)
    return x * cos + np.concatenate([-second, first], -1) * sin


def _normed(x: Any, gamma: Any, b: Any, eps: Any, axis: int = -1) -> Any:
    return gamma * NAMES["normed"](x, eps, axis) + b


def _swish(x: Any, beta: Any) -> Any:
    return x / (1 + np.exp(-beta * x))


FORWARDS: Mapping[str, Forward] = MappingProxyType(
    {
        "softmax.backward": Forward(("x",), NAMES["softmax"], "p"),
        "log_softmax.backward": Forward(("x",), NAMES["log_softmax"], "log_p"),
        "sdpa.backward": Forward(("q", "k", "v"), lambda q, k, v: (attend if q.ndim < 3 else grouped)(q, k, v)),
        "linear_attention.backward": _typed("linear_attention", "q", "k", "v"),
        "groupnorm.backward": _typed("groupnorm", "xg", "gain", "shift"),
        "l2norm.backward": _typed("l2norm", "x"),
        "cross_entropy.backward": Forward(("x",), _cross_entropy),
        "cross_entropy.backward, smoothing": Forward(("x",), _smoothed),
        "binary_cross_entropy_with_logits.backward": Forward(("logits",), bce),
        "softplus.backward": _typed("softplus", "x"),
        "tanh.backward": _typed("tanh", "x"),
        "leaky_relu.backward": _typed("leaky_relu", "x"),
        "rope.backward": Forward(("x",), _turned),
        "linear.backward": Forward(("x", "w", "b"), lambda x, w, b: x @ w + b),
        "softmax_vjp": Forward(("x",), NAMES["softmax"]),
        "log_softmax_vjp": Forward(("x",), NAMES["log_softmax"]),
        "cross_entropy_gradient": Forward(("x",), lambda x, y: -(y * NAMES["log_softmax"](x)).sum()),
        "layernorm_vjp": Forward(("x",), NAMES["normed"]),
        "layernorm_gain_vjp": Forward(("x", "gamma", "b"), _normed),
        "rmsnorm_vjp": Forward(("x",), NAMES["rms"]),
        "rmsnorm_gain_vjp": Forward(("x", "gamma"), lambda x, gamma, eps: gamma * NAMES["rms"](x, eps)),
        "batchnorm_vjp": Forward(("x", "gamma", "b"), partial(_normed, axis=0)),
        "gelu_tanh_vjp": _typed("gelu_tanh", "x"),
        "attention_backward": Forward(("q", "k", "v"), attend),
        "own:dropped_vjp": Forward(("x",), lambda keep, x, rate: keep * x / (1 - rate)),
        "own:swish_beta_vjp": Forward(("x", "beta"), _swish),
    }
)
"""By the statement of a backward pass."""


def forward_of(statement: str) -> Forward | None:
    """Return the forward pass of a backward pass: of a formula in a file the program that somebody typed."""
    name = statement.removesuffix(".backward")
    if statement in FORWARDS or name == statement or statement not in FORMULAS or name not in TYPED:
        return FORWARDS.get(statement)
    return _typed(name, *(result.removeprefix("d") for result in described(statement)["returns"]))
