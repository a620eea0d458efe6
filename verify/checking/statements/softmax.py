"""Softmax and its logarithm, their backward passes, and the tangent: what stands beside their theorems."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Literal, NamedTuple, TypeAlias, cast

import numpy as np

from verify.checking.judging.mistakes import as_stated, mistake, mistakes
from verify.checking.judging.statement import (
    GRADIENT,
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
    softmax,
    top,
    total,
    transposed,
)
from verify.checking.rounding.sums import merged_logarithms, summed_products
from verify.checking.statements.computed import Computed, Rule, Rules, Way, spelled
from verify.checking.statements.summands import summands

__all__ = [
    "AT_WEIGHTS",
    "AXES",
    "LOGITS",
    "PROBABILITIES",
    "SHAPES",
    "SOFTMAX",
    "TANGENT",
    "WEIGHTS",
    "Given",
    "log_softmax_shifted",
    "log_softmax_vjp",
    "several",
    "softmax_jvp",
    "softmax_shifted",
    "softmax_vjp",
]

Given: TypeAlias = Literal["input", "output"]
"""Whether a program takes logits, or what the forward pass returned."""
SHAPES = ((3, 5), (5, 3), (2, 7), (4, 4))
AXES = ("rows", "n")
BLOCKS = 8  # as often as the greatest of a thousand logits changes, and more
LOGITS = ("x", "logits", "input", "scores")
WEIGHTS = ("p", "y", "output", "probs", "s")
LOGARITHMS = ("log_p", "logp", "log_probs", "log_probabilities", "output", "y", "l")
AT_WEIGHTS = (*GRADIENT, "cotangent")
TANGENT = ("u", "v", "t", "dx", "tangent", "x_dot")


def several(shape: Shape, rows: int = 1) -> None:
    """Raise ValueError if there are too few rows or logits for formulas to differ."""
    if shape[0] < rows or shape[-1] < 2:
        least = "two rows and logits" if rows == 2 else "two logits"
        raise ValueError(f"shapes: expected at least {least}, as fewer tell nothing, got {shape}")


# --- the weights, and their logarithm ---


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
    "x": lambda f: f.log_p,  # where a program is given no logits: they are some, too
    "g": lambda f: f.u,  # a tangent, as the Jacobian is symmetric
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
    (Way("minus the logarithm of the partition function"), lambda f: f.x - (top(f.x) + np.log(total(f.e)))),
    (Way("unshifted", overflows=True), lambda f: f.x - np.log(total(np.exp(f.x)))),
    (Way("shifted by the first", {"shifted": lambda f: f.x - f.x[..., :1]}, True, True), lambda f: f.logs),
    (
        Way("minus logarithms merged one by one", {}, True),
        lambda f: f.x - merged_logarithms(top(f.x) + np.log(total(f.e)), f.x),
    ),
    (Way("logarithm of the quotient", {}, True), lambda f: -np.log(total(f.e) / f.e)),
)


def _with_shift(x: Any) -> dict[str, Any]:
    """Return the variables of the theorems that shift logits: by the largest, as programs do."""
    return {"x": x, "c": top(x)[..., 0]}


def _on_the_other_axis(theorem: str, book: Binding) -> Wrong:
    """Return a theorem on rows at columns."""

    def turned(**arrays: Any) -> Mapping[str, Any]:
        return book(**{name: transposed(value) for name, value in arrays.items()})

    origin = Origin(turned, theorem, laid_out=lambda right, **_: transposed(right))
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
    result = Result(theorem, _with_shift, (as_stated(theorem, _with_shift), *spellings), wrong)
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
    return _forward("softmax_shifted", "p", spelled(((way, lambda f: f.p) for way in PROBABILITIES[1:]), SOFTMAX))


def log_softmax_shifted() -> Statement:
    """Return the logarithm of softmax, which programs shift by the largest logit."""
    return _forward("log_softmax_shifted", "log_p", spelled(LOGARITHM, SOFTMAX))


# --- the backward passes, and the tangent, as the Jacobian is symmetric ---


class _Of(NamedTuple):
    """What has a backward pass: ways to compute it, and what its output is called and is.

    The last way is of weights as they are usual only; what the rules change is how weights come from the output; and
    ``slip`` is the mutant that is no mistake but another convention for whoever is given the input.
    """

    ways: tuple[tuple[str, Rule], ...]
    rules: Rules
    slip: str
    output: Mapping[str, tuple[str, ...]]
    book: Binding
    derived: Formula
    invariants: tuple[Invariant, ...] = ()


def _of_weights(p: Any, **vector: Any) -> dict[str, Any]:
    return {"x": np.log(p), "softmax(x)": p, **vector}


def _of_logarithms(log_p: Any, g: Any) -> dict[str, Any]:
    return {"x": log_p, "softmax(x)": np.exp(log_p), "g": g}


def _log_softmax(x: Any) -> Any:
    return (left := x - top(x)) - np.log(total(np.exp(left)))


OF_WEIGHTS = _Of(
    (
        ("product of the sum last", lambda f: (weighted := f.p * f.g) - f.p * total(weighted)),
        ("gradient shifted by a component", lambda f: f.p * ((left := f.g - f.g[..., :1]) - total(left * f.p))),
        (
            "by the Jacobian",
            lambda f: summed_products(f.p * (f.g - total(f.g * f.p)), lambda p, g: p * (g + total(g * p)), f.p, f.g),
        ),
    ),
    {},
    "logits for weights",
    {"p": WEIGHTS},
    _of_weights,
    softmax,
    (Invariant("softmax_vjp_sum_zero"),),
)
OF_LOGARITHMS = _Of(
    (
        ("gradient minus weighted sum", lambda f: f.g - f.p * total(f.g)),
        ("diagonal apart", lambda f: f.g * (1 - f.p) - f.p * (total(f.g) - f.g)),
        ("by the Jacobian", lambda f: summed_products(f.g - f.p * total(f.g), lambda p, g: g + p * total(g), f.p, f.g)),
    ),
    {"p": lambda f: np.exp(f.log_p)},
    "weight not normalised",
    {"log_p": LOGARITHMS},
    _of_logarithms,
    _log_softmax,
)


def _ways(kind: _Of, given: str) -> Iterator[tuple[Way, Rule]]:
    """Yield ways from logits, or from the output; a logarithm is a logit, too."""
    *each, (name, once) = kind.ways
    of_logits = [(way._replace(name=f"{text}, {way.name}"), rule) for way, (text, rule) in product(PROBABILITIES, each)]
    if given == "input":
        yield from (*of_logits, (Way(name), once))
        return
    yield from ((Way(text, kind.rules), rule) for text, rule in kind.ways)
    if kind.rules:
        again = (*of_logits, (Way(name), once))
        yield from ((way._replace(name=f"{way.name}, of the logarithms"), rule) for way, rule in again)


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


def _tangents(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
    for p in _gradients(rng, shape):
        yield Probe(p.label.replace("gradient", "tangent"), {"x": p.arguments["x"], "u": p.arguments["g"]})


def _backward(theorem: str, kind: _Of, given: str, key: str = "dx") -> Statement:
    """Return the statement of a backward pass, or of the tangent."""
    if given == "input":
        argument: Mapping[str, tuple[str, ...]] = {"x": LOGITS}
        book, derived = cast(Binding, dict), dict[str, Formula]()
        wrong = (*mistakes(theorem, book, conventions=(kind.slip,)), _on_the_other_axis(theorem, book))
    else:
        argument, book, derived = kind.output, kind.book, {next(iter(kind.output)): lambda x, **_: kind.derived(x)}
        wrong = mistakes(theorem, book, without=(kind.slip,))
    if kind is OF_WEIGHTS and given == "output":
        again = Origin(lambda p, **vector: {"x": p, **vector}, theorem)
        wrong += (mistake("weights for logits", again, convention=True),)
    spellings = (as_stated(theorem, book), *spelled(_ways(kind, given), SOFTMAX))
    result = Result(theorem, book, spellings, wrong, summands(theorem, book), kind.invariants)
    vector, names, probes = ("u", TANGENT, _tangents) if key == "dp" else ("g", AT_WEIGHTS, _gradients)
    return Statement(theorem, {**argument, vector: names}, {key: result}, probes, SHAPES, AXES, derived=derived)


def softmax_vjp(*, given: Given = "input") -> Statement:
    """Return the backward pass of softmax."""
    return _backward("softmax_vjp", OF_WEIGHTS, given)


def softmax_jvp(*, given: Given = "input") -> Statement:
    """Return the tangent of softmax: what its weights do when the logits move."""
    return _backward("softmax_jvp", OF_WEIGHTS, given, "dp")


def log_softmax_vjp(*, given: Given = "input") -> Statement:
    """Return the backward pass of the logarithm of softmax."""
    return _backward("log_softmax_vjp", OF_LOGARITHMS, given)
