"""The backward passes of ReLU, of GELU, and of GELU by tanh."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.checking.constants import number, root_of
from verify.checking.mistakes import mistakes
from verify.checking.statement import Formula, Probe, Result, Shape, Spelling, Statement, one_of
from verify.numbers.error_function import erfs

__all__ = ["gelu_tanh_vjp", "gelu_vjp", "relu_vjp"]

SHAPES = ((3, 7), (5, 3), (4, 4))
INPUT = ("x", "input", "inp", "z", "pre_activation")
GRADIENT = ("g", "dy", "grad", "grad_output", "dout")
CUBIC = Fraction(44715, 10**6)
FORMS_HINT = "the forms of GELU differ by less than rounding every operation to half precision leaves open"


def _two_over_pi(x: Any) -> Any:
    return root_of(x, lambda pi: 2 / pi)


# --- slopes ---


def _positive(x: Any) -> Any:
    """Return one where numbers are positive, else zero."""
    return np.where(x > 0, 1 + 0 * x, 0 * x)


def _sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


def _distribution(x: Any) -> Any:
    return (1 + erfs(x / np.sqrt(2 + 0 * x))) / 2


def _density(x: Any) -> Any:
    return np.exp(-(x * x) / 2) / root_of(x, lambda pi: 2 * pi)


def _gelu_slope(x: Any) -> Any:
    return _distribution(x) + x * _density(x)


def _bend(x: Any) -> Any:
    return _two_over_pi(x) * (x + number(x, CUBIC) * (x * x * x))


def _bend_slope(x: Any, factor: int = 3) -> Any:
    return _two_over_pi(x) * (1 + factor * number(x, CUBIC) * (x * x))


def _gelu_tanh_slope(x: Any) -> Any:
    t = np.tanh(_bend(x))
    return (1 + t) / 2 + x / 2 * (1 - t * t) * _bend_slope(x)


def _times(slope: Formula) -> Formula:
    """Return the backward pass of an activation with a slope."""
    return lambda x, g: g * slope(x)


# --- ReLU ---

RELU = (
    Spelling("chosen by the sign", lambda x, g: np.where(x > 0, g, 0 * g)),
    Spelling("times a mask", _times(_positive)),
)

# --- GELU ---


def _kernel(x: Any, g: Any) -> Any:
    """Multiply by rounded constants, as kernels do."""
    below = (1 + erfs(x * root_of(x, lambda pi: pi / (2 * pi)))) / 2
    return g * (below + x * (root_of(x, lambda pi: 1 / (2 * pi)) * np.exp(x * x / -2)))


def _through_the_error_function(x: Any, g: Any) -> Any:
    """Differentiate ``x / 2 * (1 + erf(x / sqrt(2)))`` as a graph, and add both branches."""
    root = np.sqrt(2 + 0 * x)
    inner = x / root
    slope = 2 * root_of(x, lambda pi: 1 / pi) * np.exp(-(inner * inner))
    return g * (1 + erfs(inner)) / 2 + g * (x / 2) * slope / root


GELU = (
    Spelling("as the theorem", _times(_gelu_slope)),
    Spelling("times constants", _kernel),
    Spelling("two products", lambda x, g: g * _distribution(x) + g * x * _density(x)),
    Spelling("through the error function", _through_the_error_function),
)

# --- GELU by tanh ---


def _factored(x: Any, g: Any) -> Any:
    """Take the argument out of the cube, and the gate apart into factors."""
    square = x * x
    scale, cubic = _two_over_pi(x), number(x, CUBIC)
    t = np.tanh(scale * x * (1 + cubic * square))
    return g * ((1 + t) / 2 + x * ((1 - t) * (1 + t)) * (scale + scale * (3 * cubic) * square) / 2)


def _by_sigmoid(x: Any, g: Any) -> Any:
    """Take ``(1 + tanh(q)) / 2`` for the sigmoid of ``2 q``."""
    gate = _sigmoid(2 * _bend(x))
    return g * (gate + 2 * x * (gate * (1 - gate)) * _bend_slope(x))


def _through_tanh(x: Any, g: Any) -> Any:
    """Differentiate ``x / 2 * (1 + tanh(q))`` as a graph, and add the branches."""
    t = np.tanh(_bend(x))
    at_bend = g * (x / 2) * (1 - t * t) * _two_over_pi(x)
    return g * (1 + t) / 2 + (at_bend + at_bend * number(x, CUBIC) * (3 * (x * x)))


GELU_TANH = (
    Spelling("as the theorem", _times(_gelu_tanh_slope)),
    Spelling("factored", _factored),
    Spelling("by the sigmoid", _by_sigmoid),
    Spelling("through tanh", _through_tanh),
)


# --- statements ---


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


def _backward(
    name: str, spellings: tuple[Spelling, ...], forms: Collection[str] = (), terms: Callable[..., Any] | None = None
) -> Statement:
    """Return the statement of an activation; ``forms`` are others of the same name."""

    def book(x: Any, g: Any) -> Mapping[str, Any]:
        return {"x": x, "g": g}

    wrong = mistakes(name, book, conventions=forms, hints=dict.fromkeys(forms, FORMS_HINT))
    return Statement(
        name=name,
        arguments={"x": INPUT, "g": GRADIENT},
        results={"dx": Result(name, book, spellings, wrong, terms)},
        probes=_probes,
        shapes=SHAPES,
        axes=("rows", "n"),
    )


def relu_vjp() -> Statement:
    """Return the backward pass of ReLU, off the kink."""
    return _backward("relu_vjp", RELU)


def _gelu_terms(x: Any, g: Any) -> tuple[dict[str, Any], dict[str, int]]:
    found = {"g Phi(x)": g * _distribution(x), "g x phi(x)": g * x * _density(x), "g phi(x)": g * _density(x), "g": g}
    return found, {"g Phi(x)": 1, "g x phi(x)": 1}


def _gelu_tanh_terms(x: Any, g: Any) -> tuple[dict[str, Any], dict[str, int]]:
    t = np.tanh(_bend(x))
    gate = g * x / 2 * (1 - t * t)
    found = {"g (1 + t)/2": g * (1 + t) / 2, "g x (1 - t^2) q'/2": gate * _bend_slope(x), "g": g}
    return found, {"g (1 + t)/2": 1, "g x (1 - t^2) q'/2": 1}


def gelu_vjp(*, approximate: str = "none") -> Statement:
    """Return the backward pass of GELU.

    Parameters
    ----------
    approximate : {"none", "tanh"}
        Whether the normal distribution is the error function's or the one by tanh, as frameworks call it.
    """
    one_of("approximate", approximate, ("none", "tanh"))
    return (
        gelu_tanh_vjp()
        if approximate == "tanh"
        else _backward("gelu_vjp", GELU, ("tanh form", "sigmoid form"), _gelu_terms)
    )


def gelu_tanh_vjp() -> Statement:
    """Return the backward pass of GELU by tanh."""
    return _backward("gelu_tanh_vjp", GELU_TANH, ("exact form", "sigmoid form"), _gelu_tanh_terms)
