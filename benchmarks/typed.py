"""A right program for every statement, as one types it: those of formulas in files stand in the tests, others here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from tests.verify.checking.formulas import programs

__all__ = ["NAMES", "TYPED", "Typed"]


class Typed(NamedTuple):
    """A program as text.

    Attributes
    ----------
    takes : str
        Its arguments, by the statement's names.
    text : str
        An expression; it is looked up in `NAMES` what its functions are.
    """

    takes: str
    text: str

    def compiled(self, names: Mapping[str, Any] = MappingProxyType({})) -> Callable[..., Any]:
        """Return the program, with these in the place of functions of `NAMES`."""
        space = {**NAMES, **names}
        exec(f"def program({self.takes}):\n    return {self.text}", space)
        program: Callable[..., Any] = space["program"]
        return program


def rotated(x: Any, cos: Any, sin: Any) -> Any:
    """Rotate neighbouring channels as pairs."""
    first, second = x[..., ::2], x[..., 1::2]
    return np.stack([first * cos - second * sin, first * sin + second * cos], -1).reshape(x.shape)


def sinusoidal(positions: Any, d: int, base: float) -> Any:
    """Return cosine and sine of each position at each frequency, in turn."""
    form = positions.dtype if positions.dtype.kind not in "biu" else np.float32
    angles = positions[..., None].astype(form) * (base ** -(np.arange(0, d, 2) / d)).astype(form)
    return np.stack([np.cos(angles), np.sin(angles)], -1).reshape(*angles.shape[:-1], d)


def of_columns(x: Any, eps: Any, d: Any) -> Any:
    """Return the backward pass of BatchNorm without a gain."""
    unnormed: Any = programs.unnormed  # type: ignore[no-untyped-call]
    return unnormed(x.T, eps, d.T).T


NAMES: Mapping[str, Any] = MappingProxyType(
    {
        "np": np,
        **vars(programs.HELP),
        "rotated": rotated,
        "sinusoidal": sinusoidal,
        "of_columns": of_columns,
        "mT": lambda x: x.swapaxes(-1, -2),
    }
)
WEIGHTS = "softmax(q @ mT(k) / q.shape[-1] ** 0.5)"
D_SCORES = f"(back({WEIGHTS}, g @ mT(v)) / q.shape[-1] ** 0.5)"
GAIN_AND_BIAS = "(g * normed(x, eps)).sum(0), g.sum(0)"
TYPED: Mapping[str, Typed] = MappingProxyType(
    {
        **{row.name: Typed(row.takes, row.program) for row in programs.ROWS},
        "softmax_shifted": Typed("x", "softmax(x)"),
        "softmax_vjp": Typed("x, g", "back(softmax(x), g)"),
        "softmax_jvp": Typed("x, u", "back(softmax(x), u)"),
        "log_softmax_shifted": Typed("x", "log_softmax(x)"),
        "log_softmax_vjp": Typed("x, g", "g - softmax(x) * g.sum(-1, keepdims=True)"),
        "cross_entropy_gradient": Typed("x, y", "softmax(x) * y.sum(-1, keepdims=True) - y"),
        "layernorm_vjp": Typed("x, g, eps", "unnormed(x, eps, g)"),
        "layernorm_gain_vjp": Typed("x, gamma, g, eps", f"unnormed(x, eps, g * gamma), {GAIN_AND_BIAS}"),
        "rmsnorm_vjp": Typed("x, g, eps", "unnormed(x, eps, g, False)"),
        "rmsnorm_gain_vjp": Typed("x, gamma, g, eps", "unnormed(x, eps, g * gamma, False), (g * rms(x, eps)).sum(0)"),
        "batchnorm_vjp": Typed(
            "x, gamma, g, eps", "of_columns(x, eps, g * gamma), (g * normed(x, eps, 0)).sum(0), g.sum(0)"
        ),
        "linear_backward": Typed("x, w, g", "g @ w.T, x.T @ g, g.sum(0)"),
        "sinusoidal_table": Typed("positions, d, base", "sinusoidal(positions, d, base)"),
        "rotary_vjp": Typed("g, cos, sin", "rotated(g, cos, -sin)"),
        "rotary_forward": Typed("x, cos, sin", "rotated(x, cos, sin)"),
        "relu_vjp": Typed("x, g", "g * (x > 0)"),
        "gelu_vjp": Typed("x, g", "g * (cdf(x) + x * pdf(x))"),
        "gelu_tanh_vjp": Typed(
            "x, g",
            "g * (1 + np.tanh(inner(x)) + x * (1 - np.tanh(inner(x)) ** 2) * slope(x)) / 2",
        ),
        "attention_backward": Typed("q, k, v, g", f"{D_SCORES} @ k, mT({D_SCORES}) @ q, mT({WEIGHTS}) @ g"),
        "attention_output_shifted": Typed("q, k, v", f"{WEIGHTS} @ v"),
    }
)
"""By the statement's name."""
