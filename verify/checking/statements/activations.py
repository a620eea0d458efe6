"""The backward passes of ReLU, of GELU, and of GELU by tanh: what stands beside their theorems."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Literal, TypeAlias

import numpy as np

from verify.checking.judging.mistakes import as_stated, mistakes
from verify.checking.judging.statement import GRADIENT, Probe, Result, Shape, Spelling, Statement
from verify.checking.rounding.constants import number, root_of
from verify.checking.statements.summands import summands
from verify.numbers.error_function import erfs

__all__ = ["gelu_tanh_vjp", "gelu_vjp", "relu_vjp"]

Approximate: TypeAlias = Literal["none", "tanh"]
"""Whether the normal distribution is the error function's or the one by tanh, as frameworks call it."""
SHAPES = ((3, 7), (5, 3), (4, 4))
INPUT = ("x", "input", "inp", "z", "pre_activation")
FORMS_HINT = "the forms of GELU differ by less than rounding every operation to half precision leaves open"


def _through_the_error_function(x: Any, g: Any) -> Any:
    """Differentiate ``x / 2 * (1 + erf(x / sqrt(2)))`` as a graph, and add both branches."""
    inner = x / (root := np.sqrt(2 + 0 * x))
    slope = 2 * root_of(x, lambda pi: 1 / pi) * np.exp(-(inner * inner))
    return g * (1 + erfs(inner)) / 2 + g * (x / 2) * slope / root


def _by_sigmoid(x: Any, g: Any) -> Any:
    """Take ``(1 + tanh(q)) / 2`` for the sigmoid of ``2 q``."""
    scale, cubic = root_of(x, lambda pi: 2 / pi), number(x, Fraction(44715, 10**6))
    gate = 1 / (1 + np.exp(-(2 * (scale * (x + cubic * (x * x * x))))))
    return g * (gate + 2 * x * (gate * (1 - gate)) * (scale * (1 + 3 * cubic * (x * x))))


WAYS = {
    "gelu_vjp": (Spelling("through the error function", _through_the_error_function),),
    "gelu_tanh_vjp": (Spelling("by the sigmoid", _by_sigmoid),),
}
"""Those that round more than the theorem as it is stated."""
FORMS = {"gelu_vjp": ("tanh form", "sigmoid form"), "gelu_tanh_vjp": ("exact form", "sigmoid form")}
"""What has the same name."""


def _probes(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
    """Yield inputs of both signs, near the kink and far from it, none of them zero."""
    for label, size in (
        ("inputs of deviation one", np.abs(rng.standard_normal(shape)) + 0.0625),
        ("inputs between one and three and a half", rng.uniform(1, 3.5, shape)),
        ("tiny inputs", 2.0 ** -rng.integers(8, 13, shape)),
    ):
        signs = rng.permutation(np.resize([-1.0, 1.0], math.prod(shape))).reshape(shape)
        yield Probe(label, {"x": signs * size, "g": rng.standard_normal(shape)})
    x, g = rng.choice([-2.0, -1.0, 1.0, 2.0], shape), rng.choice([-4.0, -1.0, 1.0, 2.0], shape)
    yield Probe("whole numbers", {"x": x, "g": g})


def _backward(name: str) -> Statement:
    """Return the statement of an activation."""
    forms = FORMS.get(name, ())
    wrong = mistakes(name, dict, conventions=forms, hints=dict.fromkeys(forms, FORMS_HINT))
    result = Result(name, dict, (as_stated(name, dict), *WAYS.get(name, ())), wrong, summands(name, dict))
    return Statement(name, {"x": INPUT, "g": GRADIENT}, {"dx": result}, _probes, SHAPES, ("rows", "n"))


def relu_vjp() -> Statement:
    """Return the backward pass of ReLU, off the kink."""
    return _backward("relu_vjp")


def gelu_vjp(*, approximate: Approximate = "none") -> Statement:
    """Return the backward pass of GELU."""
    return _backward("gelu_tanh_vjp" if approximate == "tanh" else "gelu_vjp")


def gelu_tanh_vjp() -> Statement:
    """Return the backward pass of GELU by tanh."""
    return _backward("gelu_tanh_vjp")
