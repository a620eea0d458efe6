"""The backward passes of ReLU, of GELU, and of GELU by tanh: what stands beside their theorems."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from verify.checking.computed import Computed, Rule, Rules, Terms, Way, spelled, summands
from verify.checking.constants import number, root_of
from verify.checking.mistakes import mistakes
from verify.checking.statement import Probe, Result, Shape, Statement
from verify.numbers.error_function import erfs

__all__ = ["gelu_tanh_vjp", "gelu_vjp", "relu_vjp"]

Approximate: TypeAlias = Literal["none", "tanh"]
"""Whether the normal distribution is the error function's or the one by tanh, as frameworks call it."""
SHAPES = ((3, 7), (5, 3), (4, 4))
INPUT = ("x", "input", "inp", "z", "pre_activation")
GRADIENT = ("g", "dy", "grad", "grad_output", "dout")
CUBIC = Fraction(44715, 10**6)
FORMS_HINT = "the forms of GELU differ by less than rounding every operation to half precision leaves open"

RULES: Rules = {
    "above": lambda f: (1 + erfs(f.x / np.sqrt(2 + 0 * f.x))) / 2,  # the distribution
    "density": lambda f: np.exp(-(f.x * f.x) / 2) / root_of(f.x, lambda pi: 2 * pi),
    "scale": lambda f: root_of(f.x, lambda pi: 2 / pi),
    "cubic": lambda f: number(f.x, CUBIC),
    "bend": lambda f: f.scale * (f.x + f.cubic * (f.x * f.x * f.x)),
    "slope": lambda f: f.scale * (1 + 3 * f.cubic * (f.x * f.x)),
    "t": lambda f: np.tanh(f.bend),
}


def _times_constants(f: Computed) -> Any:
    """Multiply by rounded constants, as kernels do."""
    below = (1 + erfs(f.x * root_of(f.x, lambda pi: pi / (2 * pi)))) / 2
    return f.g * (below + f.x * (root_of(f.x, lambda pi: 1 / (2 * pi)) * np.exp(f.x * f.x / -2)))


def _through_the_error_function(f: Computed) -> Any:
    """Differentiate ``x / 2 * (1 + erf(x / sqrt(2)))`` as a graph, and add both branches."""
    inner = f.x / (root := np.sqrt(2 + 0 * f.x))
    slope = 2 * root_of(f.x, lambda pi: 1 / pi) * np.exp(-(inner * inner))
    return f.g * (1 + erfs(inner)) / 2 + f.g * (f.x / 2) * slope / root


def _factored(f: Computed) -> Any:
    """Take the argument out of the cube, and the gate apart into factors."""
    square, scale, cubic = f.x * f.x, f.scale, f.cubic
    t = np.tanh(scale * f.x * (1 + cubic * square))
    return f.g * ((1 + t) / 2 + f.x * ((1 - t) * (1 + t)) * (scale + scale * (3 * cubic) * square) / 2)


def _by_sigmoid(f: Computed) -> Any:
    """Take ``(1 + tanh(q)) / 2`` for the sigmoid of ``2 q``."""
    gate = 1 / (1 + np.exp(-(2 * f.bend)))
    return f.g * (gate + 2 * f.x * (gate * (1 - gate)) * f.slope)


def _through_tanh(f: Computed) -> Any:
    """Differentiate ``x / 2 * (1 + tanh(q))`` as a graph, and add the branches."""
    at_bend = f.g * (f.x / 2) * (1 - f.t * f.t) * f.scale
    return f.g * (1 + f.t) / 2 + (at_bend + at_bend * f.cubic * (3 * (f.x * f.x)))


def _terms(f: Computed) -> Terms:
    with_density = f.g * f.x * f.density
    found = {"g Phi(x)": f.g * f.above, "g x phi(x)": with_density, "g phi(x)": f.g * f.density, "g": f.g}
    return found, {"g Phi(x)": 1, "g x phi(x)": 1}


def _terms_by_tanh(f: Computed) -> Terms:
    through = f.g * f.x / 2 * (1 - f.t * f.t) * f.slope
    found = {"g (1 + t)/2": f.g * (1 + f.t) / 2, "g x (1 - t^2) q'/2": through, "g": f.g}
    return found, {"g (1 + t)/2": 1, "g x (1 - t^2) q'/2": 1}


class Activation(NamedTuple):
    """Honest ways, summands, and other forms of the same name."""

    ways: Mapping[str, Rule]
    terms: Callable[[Computed], Terms] | None = None
    forms: tuple[str, ...] = ()


ACTIVATIONS: Mapping[str, Activation] = MappingProxyType(
    {
        "relu_vjp": Activation(
            {
                "chosen by the sign": lambda f: np.where(f.x > 0, f.g, 0 * f.g),
                "times a mask": lambda f: f.g * np.where(f.x > 0, 1 + 0 * f.x, 0 * f.x),
            }
        ),
        "gelu_vjp": Activation(
            {
                "as the theorem": lambda f: f.g * (f.above + f.x * f.density),
                "times constants": _times_constants,
                "two products": lambda f: f.g * f.above + f.g * f.x * f.density,
                "through the error function": _through_the_error_function,
            },
            _terms,
            ("tanh form", "sigmoid form"),
        ),
        "gelu_tanh_vjp": Activation(
            {
                "as the theorem": lambda f: f.g * ((1 + f.t) / 2 + f.x / 2 * (1 - f.t * f.t) * f.slope),
                "factored": _factored,
                "by the sigmoid": _by_sigmoid,
                "through tanh": _through_tanh,
            },
            _terms_by_tanh,
            ("exact form", "sigmoid form"),
        ),
    }
)


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
    of = ACTIVATIONS[name]
    wrong = mistakes(name, dict, conventions=of.forms, hints=dict.fromkeys(of.forms, FORMS_HINT))
    ways = ((Way(said, RULES), rule) for said, rule in of.ways.items())
    terms = None if of.terms is None else summands(of.terms, RULES)
    result = Result(name, dict, tuple(spelled(ways)), wrong, terms)
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
