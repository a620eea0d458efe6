"""The logarithm of softmax, and its backward pass."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from verify.checking.statement import Formula, Result, Spelling, Statement, Wrong, average, highest, one_of, top, total
from verify.checking.statements.softmax import (
    AXES,
    GRADIENT,
    LOGITS,
    SHAPES,
    at_logits,
    by_jacobian,
    gradients,
    logits,
    of_logits,
    on_the_other_axis,
    softmax,
)

__all__ = ["log_softmax", "log_softmax_shifted", "log_softmax_vjp"]

LOGARITHMS = ("log_p", "logp", "log_probs", "log_probabilities", "output", "y", "l")


def log_softmax(x: Any) -> Any:
    """Return the logarithm of softmax along the last axis."""
    shifted = x - top(x)
    return shifted - np.log(total(np.exp(shifted)))


def _partition(x: Any) -> Any:
    return total(np.exp(x - top(x)))


def _in_base_two(x: Any) -> Any:
    return x - top(x) - np.log(_partition(x)) / np.log(x[..., :1] * 0 + 2)


SPELLINGS = (
    Spelling("shifted", log_softmax),
    Spelling("minus the logarithm of the partition function", lambda x: x - (top(x) + np.log(_partition(x)))),
    Spelling("unshifted", lambda x: x - np.log(total(np.exp(x)))),
    Spelling("logarithm of the weight", lambda x: np.log(softmax(x)), lenient=True),
    Spelling("logarithm of the quotient", lambda x: -np.log(_partition(x) / np.exp(x - top(x))), lenient=True),
)

FORWARD_WRONG = (
    Wrong("shift in the logarithm only", lambda x: x - np.log(_partition(x))),
    Wrong("shift outside the logarithm only", lambda x: x - top(x) - np.log(total(np.exp(x)))),
    Wrong("logarithm of the mean", lambda x: x - top(x) - np.log(average(np.exp(x - top(x))))),
    Wrong("logarithm forgotten", lambda x: x - top(x) - _partition(x)),
    Wrong("exponential missing", lambda x: x - top(x) - total(x - top(x))),
    Wrong("sign of the logarithm", lambda x: x - top(x) + np.log(_partition(x))),
    Wrong("one added to the sum", lambda x: x - top(x) - np.log(1 + _partition(x))),
    Wrong("logarithm to base two", _in_base_two),
    Wrong("weight for logarithm", softmax),
    on_the_other_axis(log_softmax),
)


def log_softmax_shifted() -> Statement:
    """Return the logarithm of softmax, which programs shift by the largest logit."""
    logarithms = Result(
        theorem="log_softmax_shifted",
        book=lambda x: {"x": x, "c": highest(x)},
        spellings=SPELLINGS,
        wrong=FORWARD_WRONG,
    )
    return Statement(
        name="log_softmax_shifted",
        arguments={"x": LOGITS},
        results={"log_p": logarithms},
        probes=logits,
        shapes=SHAPES,
        axes=AXES,
    )


# --- the backward pass ---


def _centred(p: Any, g: Any) -> Any:
    return g - p * total(g)


def _diagonal_apart(p: Any, g: Any) -> Any:
    return g * (1 - p) - p * (total(g) - g)


def _jacobian(p: Any) -> Any:
    return np.eye(p.shape[-1], dtype=int) - p[..., None, :]


BACKWARD: tuple[tuple[str, Formula], ...] = (
    ("gradient minus weighted sum", _centred),
    ("diagonal apart", _diagonal_apart),
)
JACOBIAN: tuple[str, Formula] = ("by the Jacobian", by_jacobian(_jacobian, _diagonal_apart))

WRONG = (
    Wrong("sum missing", lambda p, g: g - p),
    Wrong("weight added", lambda p, g: g + p, "mlpack/mlpack#2360"),
    Wrong("sum weighted by the logarithms", lambda p, g: g - total(g * np.log(p)), "uxlfoundation/oneDNN#616"),
    Wrong("backward pass of softmax", lambda p, g: p * (g - total(g * p))),
    Wrong("sum weighted", lambda p, g: g - p * total(g * p)),
    Wrong("diagonal only", lambda p, g: g * (1 - p)),
    Wrong("weight missing", lambda p, g: g - total(g)),
    Wrong("uniform weights", lambda p, g: g - average(g)),
    Wrong("sign of the sum", lambda p, g: g + p * total(g)),
    Wrong("sum twice", lambda p, g: g - 2 * p * total(g)),
    Wrong("sign", lambda p, g: p * total(g) - g),
    Wrong("exponential missing", lambda p, g: g - np.log(p) * total(g)),
)
OF_LOGITS_ONLY = (
    Wrong("weight not normalised", lambda x, g: g - np.exp(x) * total(g), convention=True),
    on_the_other_axis(lambda x, g: _centred(softmax(x), g)),
)


def _terms(p: Any, g: Any) -> tuple[dict[str, Any], dict[str, int]]:
    found = {
        "g": g,
        "p sum(g)": p * total(g),
        "sum(g)": np.broadcast_to(total(g), g.shape),
        "p sum(g p)": p * total(g * p),
        "p": p,
        "p g": p * g,
    }
    return found, {"g": 1, "p sum(g)": -1}


def log_softmax_vjp(*, given: str = "input") -> Statement:
    """Return the backward pass of the logarithm of softmax.

    Parameters
    ----------
    given : {"input", "output"}
        Whether the program takes logits, or the logarithms that the forward pass returned.
    """
    one_of("given", given, ("input", "output"))
    of_input = Result(
        theorem="log_softmax_vjp",
        book=lambda x, g: {"x": x, "g": g},
        spellings=at_logits(BACKWARD, JACOBIAN),
        wrong=(*(replace(w, formula=of_logits(w.formula)) for w in WRONG), *OF_LOGITS_ONLY),
        terms=of_logits(_terms),
    )
    common = Statement(
        name="log_softmax_vjp",
        arguments={"x": LOGITS, "g": GRADIENT},
        results={"dx": of_input},
        probes=gradients,
        shapes=SHAPES,
        axes=AXES,
    )
    if given == "input":
        return common
    of_output = replace(
        of_input,
        book=lambda log_p, g: {"x": log_p, "g": g},
        spellings=(
            *(Spelling(name, _of_logarithms(formula)) for name, formula in (*BACKWARD, JACOBIAN)),
            *(replace(s, name=f"{s.name}, of the logarithms", formula=_renamed(s.formula)) for s in of_input.spellings),
        ),
        wrong=tuple(replace(w, formula=_of_logarithms(w.formula)) for w in WRONG),
        terms=_of_logarithms(_terms),
    )
    return replace(
        common,
        arguments={"log_p": LOGARITHMS, "g": GRADIENT},
        results={"dx": of_output},
        derived={"log_p": lambda x, **_: log_softmax(x)},
    )


def _of_logarithms(formula: Formula) -> Formula:
    return lambda log_p, g: formula(np.exp(log_p), g)


def _renamed(formula: Formula) -> Formula:
    return lambda log_p, g: formula(x=log_p, g=g)
