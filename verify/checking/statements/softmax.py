"""Softmax, its backward pass and its tangent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from verify.checking.statement import (
    Formula,
    Invariant,
    Origin,
    Probe,
    Result,
    Shape,
    Spelling,
    Statement,
    Wrong,
    average,
    highest,
    one_of,
    top,
    total,
)

__all__ = [
    "AXES",
    "GRADIENT",
    "LOGITS",
    "PROBABILITIES",
    "SHAPES",
    "WEIGHTS",
    "at_logits",
    "by_jacobian",
    "gradients",
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
]

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


def transposed(x: Any) -> Any:
    """Return an array with its last two axes exchanged."""
    return np.swapaxes(x, -1, -2)


def on_the_other_axis(formula: Formula) -> Wrong:
    """Return a formula of matrices along columns where it belongs along rows."""

    def turned(**arrays: Any) -> dict[str, Any]:
        return {name: transposed(value) for name, value in arrays.items()}

    return Wrong(
        "along the other axis",
        lambda **arrays: transposed(formula(**turned(**arrays))),
        origin=Origin(lambda **arrays: _with_shift(turned(**arrays)), laid_out=lambda right, **_: transposed(right)),
    )


def _with_shift(variables: dict[str, Any]) -> dict[str, Any]:
    """Add the shift of the theorems that have one and no other variable than the logits."""
    return {**variables, "c": highest(variables["x"])} if set(variables) == {"x"} else variables


def over_all_rows(formula: Formula) -> Wrong:
    """Return a formula that adds over a whole matrix where it should over each row."""

    def book(x: Any) -> dict[str, Any]:
        return {"x": x.reshape(1, 1, -1), "c": x[0, 0], "i": np.arange(x.size).reshape(x.shape)}

    return Wrong("over all rows together", formula, origin=Origin(book))


def _over_all(x: Any) -> Any:
    e = np.exp(x)
    return e / e.sum((-2, -1), keepdims=True)


def _halved(x: Any) -> Any:
    return softmax((x - top(x)) / 2)


def _base_two(x: Any) -> Any:
    two = np.log(x[..., :1] * 0 + 2)
    e = np.exp((x - top(x)) * two)
    return e / total(e)


def _moved(x: Any) -> Any:
    return np.exp(x - top(x))


FORWARD_WRONG = (
    Wrong("shift in the numerator only", lambda x: _moved(x) / total(np.exp(x))),
    Wrong("shift in the denominator only", lambda x: np.exp(x) / total(_moved(x))),
    Wrong("not normalised", _moved),
    Wrong("mean for sum", lambda x: _moved(x) / average(_moved(x))),
    Wrong("one added to the sum", lambda x: _moved(x) / (1 + total(_moved(x)))),
    Wrong("base two", _base_two),
    Wrong("logits halved", _halved),
    Wrong("exponential missing in the sum", lambda x: _moved(x) / total(x - top(x)), "rwitten/HighPerfLLMs2024#3"),
    Wrong("logarithm", lambda x: x - top(x) - np.log(total(_moved(x)))),
    on_the_other_axis(softmax),
    over_all_rows(_over_all),
)


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
        book=lambda x: {"x": x, "c": highest(x)},
        spellings=tuple(Spelling(name, formula, lenient) for name, formula, lenient in PROBABILITIES),
        wrong=FORWARD_WRONG,
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


def by_jacobian(jacobian: Formula, otherwise: Formula) -> Formula:
    """Return the product of a gradient with the Jacobian at weights, unless that is large."""

    def product(p: Any, g: Any) -> Any:
        if p.shape[-1] > MOST_FOR_JACOBIAN:
            return otherwise(p, g)
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
JACOBIAN: tuple[str, Formula] = ("by the Jacobian", by_jacobian(_jacobian, _centred))

WRONG = (
    Wrong("diagonal only", lambda p, g: g * (p * (1 - p)), "deeplearning4j/libnd4j#440"),
    Wrong("sum missing", lambda p, g: p * g, "HomericIntelligence/Odyssey#2134"),
    Wrong("sum without weights", lambda p, g: p * (g - total(g))),
    Wrong("backward pass of the logarithm", lambda p, g: g - p * total(g)),
    Wrong("sign of the sum", lambda p, g: p * (g + total(g * p))),
    Wrong("factor missing", lambda p, g: g - total(g * p)),
    Wrong("sum twice", lambda p, g: p * (g - 2 * total(g * p))),
    Wrong("sign", lambda p, g: p * (total(g * p) - g)),
    Wrong("plain mean", lambda p, g: p * (g - average(g))),
    Wrong("mean of the products", lambda p, g: p * (g - average(g * p))),
)
OF_LOGITS_ONLY = (
    Wrong("logits for weights", lambda x, g: x * (g - total(g * x)), convention=True),
    on_the_other_axis(lambda x, g: _centred(softmax(x), g)),
)
OF_WEIGHTS_ONLY = (
    Wrong(
        "weights for logits",
        lambda p, g: _centred(softmax(p), g),
        convention=True,
        origin=Origin(lambda p, g: {"x": p, "g": g}),
    ),
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
        Spelling(f"{name}, {form}", of_logits(formula, weights), lenient)
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
    one_of("given", given, ("input", "output"))
    of_output = Result(
        theorem="softmax_vjp",
        book=lambda p, g: {"x": np.log(p), "g": g},
        spellings=tuple(Spelling(name, formula) for name, formula in (*BACKWARD, JACOBIAN)),
        wrong=(*WRONG, *OF_WEIGHTS_ONLY),
        terms=_terms,
        invariants=(Invariant("softmax_vjp_sum_zero"),),
    )
    common = Statement(
        name="softmax_vjp",
        arguments={"p": WEIGHTS, "g": GRADIENT},
        results={"dx": of_output},
        probes=gradients,
        shapes=SHAPES,
        axes=AXES,
        derived={"p": lambda x, **_: softmax(x)},
    )
    if given == "output":
        return common
    of_input = replace(
        of_output,
        book=lambda x, g: {"x": x, "g": g},
        spellings=at_logits(BACKWARD, JACOBIAN),
        wrong=(*(replace(w, formula=of_logits(w.formula)) for w in WRONG), *OF_LOGITS_ONLY),
        terms=of_logits(_terms),
    )
    return replace(common, arguments={"x": LOGITS, "g": GRADIENT}, results={"dx": of_input}, derived={})


TANGENT_REPORTED = {"diagonal only": "RubixML/ML#438"}


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
        book=lambda u, **others: _tangent(result.book(g=u, **others)),
        spellings=tuple(replace(s, formula=_along(s.formula)) for s in result.spellings),
        wrong=tuple(_of_tangent(w) for w in result.wrong if w.name != "backward pass of the logarithm"),
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


def _tangent(variables: Any) -> dict[str, Any]:
    return {"u" if name == "g" else name: value for name, value in variables.items()}


def _of_tangent(wrong: Wrong) -> Wrong:
    """Return a wrong formula of the backward pass for the tangent."""
    origin = wrong.origin
    if origin is not None:
        book = origin.book
        origin = replace(origin, book=lambda u, **others: _tangent(book(g=u, **others)))
    return replace(wrong, formula=_along(wrong.formula), reported=TANGENT_REPORTED.get(wrong.name, ""), origin=origin)
