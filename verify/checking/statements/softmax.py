"""Softmax and its logarithm, their backward passes, and the tangent: what stands beside their theorems."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any, Literal, TypeAlias

import numpy as np

from verify.checking.computed import Computed, Rule, Rules, Terms, Way, spelled, summands
from verify.checking.mistakes import mistake, mistakes
from verify.checking.statement import (
    Binding,
    Formula,
    Invariant,
    Origin,
    Probe,
    Result,
    Shape,
    Spelling,
    Statement,
    Wrong,
    top,
    total,
)
from verify.checking.sums import merged_logarithms, summed_products

__all__ = [
    "AXES",
    "GRADIENT",
    "LOGITS",
    "PROBABILITIES",
    "SHAPES",
    "SOFTMAX",
    "TANGENT",
    "WEIGHTS",
    "Given",
    "by_jacobian",
    "log_softmax_shifted",
    "log_softmax_vjp",
    "several",
    "softmax",
    "softmax_jvp",
    "softmax_shifted",
    "softmax_vjp",
]

Given: TypeAlias = Literal["input", "output"]
"""Whether a program takes logits, or what the forward pass returned."""
SHAPES = ((3, 5), (5, 3), (2, 7), (4, 4))
AXES = ("rows", "n")
MOST_FOR_JACOBIAN = 64
BLOCKS = 8  # as often as the greatest of a thousand logits changes, and more
LOGITS = ("x", "logits", "input", "scores")
WEIGHTS = ("p", "y", "output", "probs", "s")
LOGARITHMS = ("log_p", "logp", "log_probs", "log_probabilities", "output", "y", "l")
GRADIENT = ("g", "dy", "grad", "grad_output", "dout", "cotangent")
TANGENT = ("u", "v", "t", "dx", "tangent", "x_dot")


def several(shape: Shape, rows: int = 1) -> None:
    """Raise ValueError if there are too few rows or logits for formulas to differ."""
    if shape[0] < rows or shape[-1] < 2:
        least = "two rows and logits" if rows == 2 else "two logits"
        raise ValueError(f"shapes: expected at least {least}, as fewer tell nothing, got {shape}")


# --- the weights, and their logarithm ---


def softmax(x: Any) -> Any:
    """Return softmax along the last axis."""
    e = np.exp(x - top(x))
    return e / total(e)


def _online(f: Computed) -> Any:
    """Return softmax with the partition function of a single pass, rescaled when a block has a greater logit."""
    x, n = f.x, f.x.shape[-1]
    block = -(-n // BLOCKS)
    greatest, partition = x[..., :1], 0
    for start in range(0, n, block):
        new = top(x[..., : start + block])
        partition = partition * np.exp(greatest - new) + total(np.exp(x[..., start : start + block] - new))
        greatest = new
    return np.exp(x - greatest) / partition


SOFTMAX: Rules = {
    "shifted": lambda f: f.x - top(f.x),
    "e": lambda f: np.exp(f.shifted),
    "p": lambda f: f.e / total(f.e),
    "logs": lambda f: f.shifted - np.log(total(f.e)),
}
PROBABILITIES = (
    Way("shifted", {}),
    Way("unshifted", {"e": lambda f: np.exp(f.x)}, overflows=True),
    Way("times the reciprocal", {"p": lambda f: f.e * (1 / total(f.e))}),
    Way("online", {"p": _online}),
    Way("exponential of the logarithm", {"p": lambda f: np.exp(f.logs)}, True),  # two roundings of large numbers
    Way("exponential less log-sum-exp", {"p": lambda f: np.exp(f.x - (top(f.x) + np.log(total(f.e))))}, True),
)
LOGARITHM: tuple[tuple[Way, Rule], ...] = (
    (Way("shifted"), lambda f: f.logs),
    (Way("minus the logarithm of the partition function"), lambda f: f.x - (top(f.x) + np.log(total(f.e)))),
    (Way("unshifted", overflows=True), lambda f: f.x - np.log(total(np.exp(f.x)))),
    (Way("shifted by the first", {"shifted": lambda f: f.x - f.x[..., :1]}, True, True), lambda f: f.logs),
    (
        Way("minus logarithms merged one by one", {}, True),
        lambda f: f.x - merged_logarithms(top(f.x) + np.log(total(f.e)), f.x),
    ),
    (Way("logarithm of the weight", {}, True), lambda f: np.log(f.p)),
    (Way("logarithm of the quotient", {}, True), lambda f: -np.log(total(f.e) / f.e)),
)


def _with_shift(x: Any) -> dict[str, Any]:
    """Return the variables of the theorems that shift logits: by the largest, as programs do."""
    return {"x": x, "c": top(x)[..., 0]}


def _on_the_other_axis(theorem: str, book: Binding) -> Wrong:
    """Return a theorem on rows at columns."""

    def turned(**arrays: Any) -> Mapping[str, Any]:
        return book(**{name: np.swapaxes(value, -1, -2) for name, value in arrays.items()})

    origin = Origin(turned, theorem, laid_out=lambda right, **_: np.swapaxes(right, -1, -2))
    return mistake("along the other axis", origin)


def _forward(theorem: str, key: str, spellings: Iterator[Spelling]) -> Statement:
    """Return the statement of a theorem that shifts logits."""

    def of_all_rows(x: Any) -> dict[str, Any]:
        *others, rows, n = x.shape
        return {**_with_shift(x.reshape(*others, 1, 1, rows * n)), "i": np.arange(rows * n).reshape(rows, n)}

    wrong = (
        *mistakes(theorem, _with_shift),
        _on_the_other_axis(theorem, _with_shift),
        mistake("over all rows together", Origin(of_all_rows, theorem)),
    )
    result = Result(theorem, _with_shift, tuple(spellings), wrong)
    return Statement(theorem, {"x": LOGITS}, {key: result}, _logits, SHAPES, AXES)


def _logits(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
    """Yield logits of several heights, with ties, and with one that takes most of the weight."""
    several(shape)
    for spread, mean in ((1.0, 0.5), (2.0, 2.0), (0.5, -1.0)):
        x = mean + spread * rng.standard_normal(shape)
        yield Probe(f"logits of deviation {spread:g} about {mean:g}", {"x": x})
    ties = rng.integers(-1, 2, shape).astype(float)
    ties[:, :2] = 2.0  # the greatest among them
    yield Probe("ties", {"x": ties})
    leading = np.eye(shape[-1])[rng.integers(shape[-1], size=shape[0])]
    yield Probe("one logit far above the others", {"x": rng.standard_normal(shape) + 5 * leading})


def softmax_shifted() -> Statement:
    """Return softmax, which programs shift by the largest logit."""
    return _forward("softmax_shifted", "p", spelled(((way, lambda f: f.p) for way in PROBABILITIES), SOFTMAX))


def log_softmax_shifted() -> Statement:
    """Return the logarithm of softmax, which programs shift by the largest logit."""
    return _forward("log_softmax_shifted", "log_p", spelled(LOGARITHM, SOFTMAX))


# --- the backward passes, and the tangent, as the Jacobian is symmetric ---


def by_jacobian(jacobian: Formula, otherwise: Formula, sizes: Formula) -> Formula:
    """Return the product of a gradient with the Jacobian at weights, which is not formed if it is large.

    Parameters
    ----------
    jacobian, otherwise : callable
        The Jacobian of weights, and the product without it.
    sizes : callable
        What the sizes of the summands of the product sum to at most, of sizes of weights and gradients.
    """

    def product(p: Any, g: Any) -> Any:
        if p.shape[-1] > MOST_FOR_JACOBIAN:
            return summed_products(otherwise(p, g), sizes, p, g)
        return (g[..., None] * jacobian(p)).sum(-2)

    return product


def _eye(p: Any) -> Any:
    return np.eye(p.shape[-1], dtype=int) - p[..., None, :]


_of_softmax = by_jacobian(
    lambda p: p[..., None] * _eye(p), lambda p, g: p * (g - total(g * p)), lambda p, g: p * (g + total(g * p))
)
_of_logarithm = by_jacobian(
    _eye, lambda p, g: g * (1 - p) - p * (total(g) - g), lambda p, g: g + p * total(g)
)  # fmt: skip
BACKWARD: Mapping[str, tuple[tuple[str, Rule], ...]] = {
    "softmax": (
        ("weights times centred gradient", lambda f: f.p * (f.g - total(f.g * f.p))),
        ("product of the sum last", lambda f: (weighted := f.p * f.g) - f.p * total(weighted)),
        ("gradient shifted by a component", lambda f: f.p * ((left := f.g - f.g[..., :1]) - total(left * f.p))),
        ("by the Jacobian", lambda f: _of_softmax(f.p, f.g)),
    ),
    "log_softmax": (
        ("gradient minus weighted sum", lambda f: f.g - f.p * total(f.g)),
        ("diagonal apart", lambda f: f.g * (1 - f.p) - f.p * (total(f.g) - f.g)),
        ("by the Jacobian", lambda f: _of_logarithm(f.p, f.g)),
    ),
}
"""Each last one only from weights as they are usual."""


def _terms(f: Computed) -> Terms:
    found = {
        "p g": f.p * f.g,
        "p sum(g p)": f.p * total(f.g * f.p),
        "p sum(g)": f.p * total(f.g),
        "p^2 g": f.p * f.p * f.g,
        "g": f.g,
        "sum(g p)": np.broadcast_to(total(f.g * f.p), f.g.shape),
    }
    return found, {"p g": 1, "p sum(g p)": -1}


def _terms_of_logarithm(f: Computed) -> Terms:
    found = {
        "g": f.g,
        "p sum(g)": f.p * total(f.g),
        "sum(g)": np.broadcast_to(total(f.g), f.g.shape),
        "p sum(g p)": f.p * total(f.g * f.p),
        "p": f.p,
        "p g": f.p * f.g,
    }
    return found, {"g": 1, "p sum(g)": -1}


def _at_logits(of: str, *rules: Rules) -> tuple[Spelling, ...]:
    """Return the ways to compute what depends on weights from logits."""
    *each, (name, once) = BACKWARD[of]
    found = [(way._replace(name=f"{said}, {way.name}"), rule) for way, (said, rule) in product(PROBABILITIES, each)]
    return tuple(spelled([*found, (Way(name, PROBABILITIES[0].rules), once)], *rules))


def _at_weights(of: str, *rules: Rules) -> tuple[Spelling, ...]:
    return tuple(spelled(((Way(name), rule) for name, rule in BACKWARD[of]), *rules))


def _gradients(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
    """Yield logits at several heights, and gradients whose weighted mean does and does not vanish."""
    several(shape)
    for spread, mean in ((1.0, 0.0), (0.5, 2.0), (2.0, 0.5)):
        label = f"logits of deviation {spread:g}, gradient about {mean:g}"
        yield Probe(label, {"x": spread * rng.standard_normal(shape), "g": mean + rng.standard_normal(shape)})
    x = rng.standard_normal(shape)
    x[:, :2] = x.max(-1, keepdims=True)
    chosen = np.eye(shape[-1])[rng.integers(shape[-1], size=shape[0])]
    yield Probe("ties, gradient one at one place", {"x": x, "g": chosen})


def _as_they_are(**arrays: Any) -> dict[str, Any]:
    return arrays


def _of_weights(p: Any, **vector: Any) -> dict[str, Any]:
    return {"x": np.log(p), "softmax(x)": p, **vector}


def _of_logarithms(log_p: Any, g: Any) -> dict[str, Any]:
    return {"x": log_p, "softmax(x)": np.exp(log_p), "g": g}


def _along(theorem: str, given: str, *rules: Rules) -> Result:
    """Return what the Jacobian of softmax gives, whatever the vector is called."""
    rules = (SOFTMAX, *rules)
    terms, sums = summands(_terms, *rules), (Invariant("softmax_vjp_sum_zero"),)
    if given == "input":
        usual = mistakes(theorem, _as_they_are, conventions=("logits for weights",))
        wrong = (*usual, _on_the_other_axis(theorem, _as_they_are))
        return Result(theorem, _as_they_are, _at_logits("softmax", *rules), wrong, terms, sums)
    again = Origin(lambda p, **vector: {"x": p, **vector}, theorem)
    wrong = (
        *mistakes(theorem, _of_weights, without=("logits for weights",)),
        mistake("weights for logits", again, convention=True),
    )
    return Result(theorem, _of_weights, _at_weights("softmax", *rules), wrong, terms, sums)


def _backward(
    result: Result, key: str, argument: dict[str, tuple[str, ...]], vector: tuple[str, ...], derived: Formula | None
) -> Statement:
    (name, _), of_tangent = *argument.items(), vector is TANGENT
    probes: Callable[..., Iterator[Probe]] = _tangents if of_tangent else _gradients
    arguments = {**argument, "u" if of_tangent else "g": vector}
    made = {} if derived is None else {name: derived}
    return Statement(result.theorem, arguments, {key: result}, probes, SHAPES, AXES, derived=made)


def _tangents(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
    for p in _gradients(rng, shape):
        yield Probe(p.label.replace("gradient", "tangent"), {"x": p.arguments["x"], "u": p.arguments["g"]})


def softmax_vjp(*, given: Given = "input") -> Statement:
    """Return the backward pass of softmax."""
    argument: dict[str, tuple[str, ...]] = {"x": LOGITS} if given == "input" else {"p": WEIGHTS}
    derived = None if given == "input" else lambda x, **_: softmax(x)
    return _backward(_along("softmax_vjp", given), "dx", argument, GRADIENT, derived)


def softmax_jvp(*, given: Given = "input") -> Statement:
    """Return the tangent of softmax: what its weights do when the logits move."""
    made = softmax_vjp(given=given)
    argument = {name: names for name, names in made.arguments.items() if name != "g"}
    along = _along("softmax_jvp", given, {"g": lambda f: f.u})
    return _backward(along, "dp", argument, TANGENT, next(iter(made.derived.values()), None))


def log_softmax_vjp(*, given: Given = "input") -> Statement:
    """Return the backward pass of the logarithm of softmax."""
    theorem, unnormalised = "log_softmax_vjp", "weight not normalised"
    if given == "input":
        wrong = (
            *mistakes(theorem, _as_they_are, conventions=(unnormalised,)),
            _on_the_other_axis(theorem, _as_they_are),
        )
        terms = summands(_terms_of_logarithm, SOFTMAX)
        result = Result(theorem, _as_they_are, _at_logits("log_softmax", SOFTMAX), wrong, terms)
        return _backward(result, "dx", {"x": LOGITS}, GRADIENT, None)
    as_weights: Rules = {"p": lambda f: np.exp(f.log_p)}
    once_more = _at_logits("log_softmax", SOFTMAX, {"x": lambda f: f.log_p})
    result = Result(
        theorem,
        _of_logarithms,
        (
            *_at_weights("log_softmax", as_weights),
            *(replace(s, name=f"{s.name}, of the logarithms") for s in once_more),
        ),
        mistakes(theorem, _of_logarithms, without=(unnormalised,)),
        summands(_terms_of_logarithm, as_weights),
    )
    logarithm: Formula = lambda x, **_: (left := x - top(x)) - np.log(total(np.exp(left)))  # noqa: E731
    return _backward(result, "dx", {"log_p": LOGARITHMS}, GRADIENT, logarithm)
