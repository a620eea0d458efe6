"""The backward pass of softmax, and the gradient of the cross-entropy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from verify.checking.statement import (
    Formula,
    Invariant,
    Probe,
    Result,
    Shape,
    Spelling,
    Statement,
    Wrong,
    top,
    total,
)

__all__ = ["cross_entropy_gradient", "softmax", "softmax_vjp"]

SHAPES = ((3, 5), (5, 3), (2, 7), (4, 4))
AXES = ("rows", "n")
LOGITS = ("x", "logits", "input", "scores")
GRADIENT = ("g", "dy", "grad", "grad_output", "dout", "cotangent")


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
    """Return softmax with the partition function of a single pass, rescaled when a greater logit comes."""
    highest, partition = x[..., :1], 1
    for n in range(1, x.shape[-1]):
        new = top(x[..., : n + 1])
        partition = partition * np.exp(highest - new) + np.exp(x[..., n : n + 1] - new)
        highest = new
    return np.exp(x - highest) / partition


def _from_logarithm(x: Any) -> Any:
    shifted = x - top(x)
    return np.exp(shifted - np.log(total(np.exp(shifted))))


PROBABILITIES: tuple[tuple[str, Formula, bool], ...] = (
    ("shifted", softmax, False),
    ("unshifted", _unshifted, False),
    ("times the reciprocal", _by_reciprocal, False),
    ("online", _online, False),
    ("exponential of the logarithm", _from_logarithm, True),
)


def _weighted_last(p: Any, g: Any) -> Any:
    weighted = p * g
    return weighted - p * total(weighted)


def _shifted_gradient(p: Any, g: Any) -> Any:
    shifted = g - g[..., :1]
    return p * (shifted - total(shifted * p))


BACKWARD: tuple[tuple[str, Formula], ...] = (
    ("weights times centred gradient", lambda p, g: p * (g - total(g * p))),
    ("product of the sum last", _weighted_last),
    ("gradient shifted by a component", _shifted_gradient),
)

WRONG = (
    Wrong("diagonal only", lambda p, g: g * (p * (1 - p)), "deeplearning4j/libnd4j#440"),
    Wrong("sum missing", lambda p, g: p * g, "HomericIntelligence/Odyssey#2134"),
    Wrong("sum without weights", lambda p, g: p * (g - total(g))),
    Wrong("backward pass of the logarithm", lambda p, g: g - p * total(g)),
    Wrong("sign of the sum", lambda p, g: p * (g + total(g * p))),
    Wrong("factor missing", lambda p, g: g - total(g * p)),
    Wrong("sum twice", lambda p, g: p * (g - 2 * total(g * p))),
    Wrong("sign", lambda p, g: p * (total(g * p) - g)),
)


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


def _probes(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
    """Yield logits at several heights, and gradients whose weighted mean does and does not vanish."""
    for spread, mean in ((1.0, 0.0), (0.5, 2.0), (2.0, 0.5)):
        label = f"logits of deviation {spread:g}, gradient about {mean:g}"
        yield Probe(label, {"x": spread * rng.standard_normal(shape), "g": mean + rng.standard_normal(shape)})
    x = rng.standard_normal(shape)
    yield Probe("gradient one at one place", {"x": x, "g": np.eye(shape[-1])[rng.integers(shape[-1], size=shape[0])]})


def _of_logits(formula: Formula, probabilities: Formula = softmax) -> Formula:
    return lambda x, **others: formula(probabilities(x), **others)


def _spelled(backward: tuple[tuple[str, Formula], ...]) -> tuple[Spelling, ...]:
    return tuple(
        Spelling(f"{name}, {form}", _of_logits(formula, probabilities), lenient)
        for form, probabilities, lenient in PROBABILITIES
        for name, formula in backward
    )


def softmax_vjp(*, given: str = "input") -> Statement:
    """Return the backward pass of softmax.

    Parameters
    ----------
    given : {"input", "output"}
        Whether the program takes logits, or the weights that the forward pass returned.
    """
    if given not in ("input", "output"):
        raise ValueError(f"given: expected input or output, got {given!r}")
    of_output = Result(
        theorem="softmax_vjp",
        book=lambda p, g: {"x": np.log(p), "g": g},
        spellings=tuple(Spelling(name, formula) for name, formula in BACKWARD),
        wrong=WRONG,
        terms=_terms,
        invariants=(Invariant("softmax_vjp_sum_zero"),),
    )
    common = Statement(
        name="softmax_vjp",
        arguments={"p": ("p", "y", "output", "probs", "s"), "g": GRADIENT},
        results={"dx": of_output},
        probes=_probes,
        shapes=SHAPES,
        axes=AXES,
        derived={"p": lambda x, **_: softmax(x)},
    )
    if given == "output":
        return common
    of_input = replace(
        of_output,
        book=lambda x, g: {"x": x, "g": g},
        spellings=_spelled(BACKWARD),
        wrong=tuple(replace(w, formula=_of_logits(w.formula)) for w in WRONG),
        terms=_of_logits(_terms),
    )
    return replace(common, arguments={"x": LOGITS, "g": GRADIENT}, results={"dx": of_input}, derived={})


CROSS_ENTROPY: tuple[tuple[str, Formula], ...] = (
    ("weights times the sum of targets", lambda p, y: p * total(y) - y),
    ("sum outside", lambda p, y: total(p[..., None] * y[..., None, :])[..., 0] - y),
)

WRONG_LOSSES = (
    Wrong("sum of the targets missing", lambda p, y: p - y, "mlpack/mlpack#2360"),
    Wrong("sign", lambda p, y: y - p * total(y)),
    Wrong("own target only", lambda p, y: y * (p - 1)),
    Wrong("normalised targets", lambda p, y: p - y / total(y)),
)


def _targets(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
    """Yield targets that do not sum to one, or a program that forgets their sum is right."""
    for spread in (0.5, 1.0, 2.0):
        x, y = spread * rng.standard_normal(shape), rng.uniform(0.125, 1.0, shape)
        yield Probe(f"logits of deviation {spread:g}, targets of any sum", {"x": x, "y": y})
    chosen = np.eye(shape[-1])[rng.integers(shape[-1], size=shape[0])]
    yield Probe("one target of weight two", {"x": rng.standard_normal(shape), "y": 2 * chosen})


def _loss_terms(p: Any, y: Any) -> tuple[dict[str, Any], dict[str, int]]:
    return {"p sum(y)": p * total(y), "y": y, "p": p, "y p": y * p}, {"p sum(y)": 1, "y": -1}


def cross_entropy_gradient() -> Statement:
    """Return the gradient of the cross-entropy at the logits, for targets of any sum."""
    gradient = Result(
        theorem="cross_entropy_gradient",
        book=lambda x, y: {"x": x, "y": y},
        spellings=_spelled(CROSS_ENTROPY),
        wrong=tuple(replace(w, formula=_of_logits(w.formula)) for w in WRONG_LOSSES),
        terms=_of_logits(_loss_terms),
    )
    return Statement(
        name="cross_entropy_gradient",
        arguments={"x": LOGITS, "y": ("y", "targets", "target", "labels")},
        results={"dx": gradient},
        probes=_targets,
        shapes=SHAPES,
        axes=AXES,
    )
