"""Softmax, its backward pass and its tangent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

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
    one_of,
    top,
    total,
)
from verify.checking.sums import summed_products

__all__ = [
    "AXES",
    "GRADIENT",
    "LOGITS",
    "PROBABILITIES",
    "SHAPES",
    "UNSHIFTED",
    "WEIGHTS",
    "as_arguments",
    "at_logits",
    "by_jacobian",
    "forward_wrong",
    "gradients",
    "log_softmax",
    "logits",
    "of_logits",
    "on_the_other_axis",
    "over_all_rows",
    "several",
    "softmax",
    "softmax_jvp",
    "softmax_shifted",
    "softmax_vjp",
    "transposed",
    "with_shift",
]

UNSHIFTED = "unshifted"
"""How the weights are called that overflow where logits are large, as no honest program's do."""
SHAPES = ((3, 5), (5, 3), (2, 7), (4, 4))
AXES = ("rows", "n")
MOST_FOR_JACOBIAN = 64
BLOCKS = 8  # as often as the greatest of a thousand logits changes, and more
LOGITS = ("x", "logits", "input", "scores")
WEIGHTS = ("p", "y", "output", "probs", "s")
GRADIENT = ("g", "dy", "grad", "grad_output", "dout", "cotangent")
TANGENT = ("u", "v", "t", "dx", "tangent", "x_dot")


def several(shape: Shape, rows: int = 1) -> None:
    """Raise ValueError if there are too few rows or logits for formulas to differ."""
    if shape[0] < rows or shape[-1] < 2:
        least = "two rows and logits" if rows == 2 else "two logits"
        raise ValueError(f"shapes: expected at least {least}, as fewer tell nothing, got {shape}")


# --- the weights ---


def softmax(x: Any) -> Any:
    """Return softmax along the last axis."""
    e = np.exp(x - top(x))
    return e / total(e)


def _unshifted(x: Any) -> Any:
    e = np.exp(x)
    return e / total(e)


def _by_reciprocal(x: Any) -> Any:
    e = np.exp(x - top(x))
    return e * (1 / total(e))


def _online(x: Any) -> Any:
    """Return softmax with the partition function of a single pass, rescaled when a block has a greater logit."""
    n = x.shape[-1]
    block = -(-n // BLOCKS)
    greatest, partition = x[..., :1], 0
    for start in range(0, n, block):
        new = top(x[..., : start + block])
        partition = partition * np.exp(greatest - new) + total(np.exp(x[..., start : start + block] - new))
        greatest = new
    return np.exp(x - greatest) / partition


def log_softmax(x: Any) -> Any:
    """Return the logarithm of softmax along the last axis."""
    shifted = x - top(x)
    return shifted - np.log(total(np.exp(shifted)))


def _from_logarithm(x: Any) -> Any:
    return np.exp(log_softmax(x))  # small weights feel two roundings of large differences


def _from_logsumexp(x: Any) -> Any:
    largest = top(x)
    return np.exp(x - (largest + np.log(total(np.exp(x - largest)))))


PROBABILITIES: tuple[tuple[str, Formula, bool], ...] = (
    ("shifted", softmax, False),
    (UNSHIFTED, _unshifted, False),
    ("times the reciprocal", _by_reciprocal, False),
    ("online", _online, False),
    ("exponential of the logarithm", _from_logarithm, True),
    ("exponential less log-sum-exp", _from_logsumexp, True),
)


def transposed(x: Any) -> Any:
    """Return an array with its last two axes exchanged."""
    return np.swapaxes(x, -1, -2)


def on_the_other_axis(theorem: str, book: Binding) -> Wrong:
    """Return a theorem on rows at columns."""

    def turned(**arrays: Any) -> Mapping[str, Any]:
        return book(**{name: transposed(value) for name, value in arrays.items()})

    return mistake("along the other axis", Origin(turned, theorem, laid_out=lambda right, **_: transposed(right)))


def over_all_rows(theorem: str) -> Wrong:
    """Return a theorem on the logits of a row at those of a whole matrix."""

    def book(x: Any) -> dict[str, Any]:
        *others, rows, n = x.shape
        return {**with_shift(x.reshape(*others, 1, 1, rows * n)), "i": np.arange(rows * n).reshape(rows, n)}

    return mistake("over all rows together", Origin(book, theorem))


def with_shift(x: Any) -> dict[str, Any]:
    """Return the variables of the theorems that shift logits: by the largest, as programs do."""
    return {"x": x, "c": top(x)[..., 0]}


def forward_wrong(theorem: str) -> tuple[Wrong, ...]:
    """Return the wrong formulas of a theorem that shifts logits."""
    return (*mistakes(theorem, with_shift), on_the_other_axis(theorem, with_shift), over_all_rows(theorem))


def logits(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
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
    weights = Result(
        theorem="softmax_shifted",
        book=with_shift,
        spellings=tuple(Spelling(name, f, lenient, name == UNSHIFTED) for name, f, lenient in PROBABILITIES),
        wrong=forward_wrong("softmax_shifted"),
    )
    return Statement(
        name="softmax_shifted",
        arguments={"x": LOGITS},
        results={"p": weights},
        probes=logits,
        shapes=SHAPES,
        axes=AXES,
    )


# --- the backward pass, and the tangent, as the Jacobian is symmetric ---


def _weighted_last(p: Any, g: Any) -> Any:
    weighted = p * g
    return weighted - p * total(weighted)


def _shifted_gradient(p: Any, g: Any) -> Any:
    shifted = g - g[..., :1]
    return p * (shifted - total(shifted * p))


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


def _centred(p: Any, g: Any) -> Any:
    return p * (g - total(g * p))


def _jacobian(p: Any) -> Any:
    return p[..., None] * (np.eye(p.shape[-1], dtype=int) - p[..., None, :])


BACKWARD: tuple[tuple[str, Formula], ...] = (
    ("weights times centred gradient", _centred),
    ("product of the sum last", _weighted_last),
    ("gradient shifted by a component", _shifted_gradient),
)


def _sizes(p: Any, g: Any) -> Any:
    return p * (g + total(g * p))


JACOBIAN: tuple[str, Formula] = ("by the Jacobian", by_jacobian(_jacobian, _centred, _sizes))


def _terms(p: Any, g: Any) -> tuple[dict[str, Any], dict[str, int]]:
    found = {
        "p g": p * g,
        "p sum(g p)": p * total(g * p),
        "p sum(g)": p * total(g),
        "p^2 g": p * p * g,
        "g": g,
        "sum(g p)": np.broadcast_to(total(g * p), g.shape),
    }
    return found, {"p g": 1, "p sum(g p)": -1}


def gradients(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
    """Yield logits at several heights, and gradients whose weighted mean does and does not vanish."""
    several(shape)
    for spread, mean in ((1.0, 0.0), (0.5, 2.0), (2.0, 0.5)):
        label = f"logits of deviation {spread:g}, gradient about {mean:g}"
        yield Probe(label, {"x": spread * rng.standard_normal(shape), "g": mean + rng.standard_normal(shape)})
    x = rng.standard_normal(shape)
    x[:, :2] = x.max(-1, keepdims=True)
    chosen = np.eye(shape[-1])[rng.integers(shape[-1], size=shape[0])]
    yield Probe("ties, gradient one at one place", {"x": x, "g": chosen})


def of_logits(formula: Formula, probabilities: Formula = softmax) -> Formula:
    """Return a formula of weights for one of logits."""
    return lambda x, **others: formula(probabilities(x), **others)


def at_logits(backward: tuple[tuple[str, Formula], ...], *once: tuple[str, Formula]) -> tuple[Spelling, ...]:
    """Return the ways to compute what depends on weights from logits; some only from weights as they are usual."""
    found = [
        Spelling(f"{name}, {form}", of_logits(formula, weights), lenient, form == UNSHIFTED)
        for form, weights, lenient in PROBABILITIES
        for name, formula in backward
    ]
    return (*found, *(Spelling(name, of_logits(formula)) for name, formula in once))


def softmax_vjp(*, given: str = "input") -> Statement:
    """Return the backward pass of softmax.

    Parameters
    ----------
    given : {"input", "output"}
        Whether the program takes logits, or the weights that the forward pass returned.
    """
    of_weights = tuple(Spelling(name, formula) for name, formula in (*BACKWARD, JACOBIAN))
    result = Result(
        theorem="softmax_vjp",
        book=_at_weights if given == "output" else as_arguments,
        spellings=of_weights if given == "output" else at_logits(BACKWARD, JACOBIAN),
        wrong=_wrong("softmax_vjp", given),
        terms=_terms if given == "output" else of_logits(_terms),
        invariants=(Invariant("softmax_vjp_sum_zero"),),
    )
    return Statement(
        name="softmax_vjp",
        arguments={**({"p": WEIGHTS} if given == "output" else {"x": LOGITS}), "g": GRADIENT},
        results={"dx": result},
        probes=gradients,
        shapes=SHAPES,
        axes=AXES,
        derived={"p": lambda x, **_: softmax(x)} if given == "output" else {},
    )


def as_arguments(**arrays: Any) -> dict[str, Any]:
    """Return the variables of a theorem that has the letters of the arguments."""
    return arrays


def _at_weights(p: Any, **vector: Any) -> dict[str, Any]:
    return {"x": np.log(p), "softmax(x)": p, **vector}


def _wrong(theorem: str, given: str) -> tuple[Wrong, ...]:
    one_of("given", given, ("input", "output"))
    if given == "input":
        usual = mistakes(theorem, as_arguments, conventions=("logits for weights",))
        return (*usual, on_the_other_axis(theorem, as_arguments))

    def once_more(p: Any, **vector: Any) -> dict[str, Any]:
        return {"x": p, **vector}

    return (
        *mistakes(theorem, _at_weights, without=("logits for weights",)),
        mistake("weights for logits", Origin(once_more, theorem), convention=True),
    )


def softmax_jvp(*, given: str = "input") -> Statement:
    """Return the tangent of softmax: what its weights do when the logits move.

    Parameters
    ----------
    given : {"input", "output"}
        Whether the program takes logits, or the weights.
    """
    backward = softmax_vjp(given=given)
    result = backward.results["dx"]
    tangent = replace(
        result,
        theorem="softmax_jvp",
        spellings=tuple(replace(s, formula=_along(s.formula)) for s in result.spellings),
        wrong=_wrong("softmax_jvp", given),
        terms=_along(_terms if given == "output" else of_logits(_terms)),
    )
    return replace(
        backward,
        name="softmax_jvp",
        arguments={**{name: names for name, names in backward.arguments.items() if name != "g"}, "u": TANGENT},
        results={"dp": tangent},
        probes=lambda rng, shape: (
            Probe(p.label.replace("gradient", "tangent"), {"x": p.arguments["x"], "u": p.arguments["g"]})
            for p in gradients(rng, shape)
        ),
    )


def _along(formula: Formula) -> Formula:
    return lambda u, **others: formula(g=u, **others)
