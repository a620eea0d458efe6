"""The logarithm of softmax, and its backward pass."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from verify.checking.mistakes import mistakes
from verify.checking.statement import Formula, Result, Spelling, Statement, one_of, top, total
from verify.checking.statements.softmax import (
    AXES,
    GRADIENT,
    LOGITS,
    SHAPES,
    UNSHIFTED,
    as_arguments,
    at_logits,
    by_jacobian,
    forward_wrong,
    gradients,
    log_softmax,
    logits,
    of_logits,
    on_the_other_axis,
    softmax,
    with_shift,
)
from verify.checking.sums import merged_logarithms

__all__ = ["log_softmax_shifted", "log_softmax_vjp"]

UNNORMALISED = "weight not normalised"
LOGARITHMS = ("log_p", "logp", "log_probs", "log_probabilities", "output", "y", "l")


def _partition(x: Any) -> Any:
    return total(np.exp(x - top(x)))


def _merged(x: Any) -> Any:
    return x - merged_logarithms(top(x) + np.log(_partition(x)), x)


def _from_first(x: Any) -> Any:
    shifted = x - x[..., :1]
    return shifted - np.log(total(np.exp(shifted)))


SPELLINGS = (
    Spelling("shifted", log_softmax),
    Spelling("minus the logarithm of the partition function", lambda x: x - (top(x) + np.log(_partition(x)))),
    Spelling(UNSHIFTED, lambda x: x - np.log(total(np.exp(x))), overflows=True),
    Spelling("shifted by the first", _from_first, lenient=True, overflows=True),
    Spelling("minus logarithms merged one by one", _merged, lenient=True),
    Spelling("logarithm of the weight", lambda x: np.log(softmax(x)), lenient=True),
    Spelling("logarithm of the quotient", lambda x: -np.log(_partition(x) / np.exp(x - top(x))), lenient=True),
)


def log_softmax_shifted() -> Statement:
    """Return the logarithm of softmax, which programs shift by the largest logit."""
    logarithms = Result(
        theorem="log_softmax_shifted",
        book=with_shift,
        spellings=SPELLINGS,
        wrong=forward_wrong("log_softmax_shifted"),
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
JACOBIAN: tuple[str, Formula] = (
    "by the Jacobian",
    by_jacobian(_jacobian, _diagonal_apart, lambda p, g: g + p * total(g)),
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
        book=as_arguments,
        spellings=at_logits(BACKWARD, JACOBIAN),
        wrong=(
            *mistakes("log_softmax_vjp", as_arguments, conventions=(UNNORMALISED,)),
            on_the_other_axis("log_softmax_vjp", as_arguments),
        ),
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
        book=_at_logarithms,
        spellings=(
            *(Spelling(name, _of_logarithms(formula)) for name, formula in (*BACKWARD, JACOBIAN)),
            *(replace(s, name=f"{s.name}, of the logarithms", formula=_renamed(s.formula)) for s in of_input.spellings),
        ),
        wrong=mistakes("log_softmax_vjp", _at_logarithms, without=(UNNORMALISED,)),
        terms=_of_logarithms(_terms),
    )
    return replace(
        common,
        arguments={"log_p": LOGARITHMS, "g": GRADIENT},
        results={"dx": of_output},
        derived={"log_p": lambda x, **_: log_softmax(x)},
    )


def _at_logarithms(log_p: Any, g: Any) -> dict[str, Any]:
    return {"x": log_p, "softmax(x)": np.exp(log_p), "g": g}


def _of_logarithms(formula: Formula) -> Formula:
    return lambda log_p, g: formula(np.exp(log_p), g)


def _renamed(formula: Formula) -> Formula:
    return lambda log_p, g: formula(x=log_p, g=g)
