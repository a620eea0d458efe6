"""Naive forms: the right formula, computed as it stands, which overflows or cancels at extreme arguments alone."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.checking.judging.batch import OF_EXTREMES, Batch
from verify.checking.judging.exact import ratios
from verify.checking.judging.mistakes import literally
from verify.checking.judging.question import Answer, Question
from verify.checking.judging.statement import Formula, Result
from verify.checking.rounding.models import Model
from verify.numbers import UndecidedError

__all__ = ["CANNOT", "LOST", "as_they_stand", "limit_of", "naive"]

Floats = npt.NDArray[np.float64]
LOST = 2.0**10
"""How many roundings a result is off where an operation cancels."""
OPERATIONS: Mapping[str, str] = MappingProxyType(
    {
        "add": "an addition",
        "subtract": "a difference",
        "multiply": "a product",
        "divide": "a quotient",
        "sum": "a sum",
        "matmul": "a product of matrices",
        "exp": "an exponential",
        "log": "a logarithm",
        "sqrt": "a root",
        "tanh": "a hyperbolic tangent",
    }
)
"""What a report calls an operation of NumPy."""
CANNOT = (UndecidedError, ArithmeticError, AttributeError, TypeError, ValueError)
"""What happens where a formula is no program on rounding balls."""


def as_they_stand(result: Result) -> tuple[Formula, ...]:
    """Return the formula as the book defines its words, and the customary spellings that cancel."""
    return literally(result), *(s.formula for s in result.spellings if s.lenient)


def limit_of(question: Question, result: str, model: Model, forms: Sequence[Formula] = ()) -> str:
    """Say which operation of the formula, computed as it stands, comes to its limits at a question.

    Parameters
    ----------
    question : Question
    result : str
    model : Model
        How a program rounds.
    forms : sequence of callable
        The forms that are looked at; all by default.
    """
    form, asked, facts = model.operation, Batch([question]), dict[str, str]()
    all_digits = -math.log10(form.unit)

    def watch(name: str, value: Any, error: Any) -> None:
        size = np.abs(value)
        largest, off = float(size.max(initial=0.0)), float(error.max(initial=0.0))
        if not largest <= form.largest:
            facts.setdefault("overflows", f"{OPERATIONS.get(name, 'an operation')} overflows")
        elif off > LOST * form.unit * largest > 0:
            digits = min(all_digits, math.log10(off / (form.unit * largest)))
            lost = f"loses {digits:.0f} of {all_digits:.0f} digits"
            facts.setdefault("loses", f"{OPERATIONS.get(name, 'an operation')} {lost}")

    for formula in forms or as_they_stand(question.statement.results[result]):
        with suppress(*CANNOT), np.errstate(all="ignore"):
            formula(**asked.arguments(model._replace(watch=watch)))
    words = facts.get("overflows", facts.get("loses", ""))
    return f"{words} in {form.name}" if words else ""


def naive(answers: Sequence[Answer], returned: Sequence[Floats], model: Model) -> str:
    """Say which operation makes a program wrong at extreme arguments alone, as it makes the formula as it stands.

    Elsewhere the program has to be right. Where it is not, it is off by no more than the formula as it stands, or as
    squares of differences are multiplied out; where that gives no number for overflowing, it returns none or zero, as
    a quotient by infinity.

    Parameters
    ----------
    answers : sequence of Answer
    returned : sequence of ndarray
        As many.
    model : Model
        How the program rounds.

    Returns
    -------
    str
        The operation; empty if it is not this.
    """
    result, pairs = answers[0].result, zip(answers, returned, strict=True)
    wrong = [(a, r) for a, r in pairs if a.worst(r, model, slack=result.slack).ratio > 1]
    off = [(a, r, (ratios(a.reference.gap(r), a.bound(model, result.slack)) > 1) | ~np.isfinite(r)) for a, r in wrong]
    overflowing = (s.formula for s in result.spellings if s.overflows)
    stated = tuple(dict.fromkeys((*as_they_stand(result), *overflowing)))
    for forms, how in ((stated, ""), (result.multiplied(), ", with squares multiplied out")):
        explained = [f for f in forms if all(_explains(f, *where, model) for where in off)]
        if explained and (operation := _operation([a for a, _, _ in off], explained, model)):
            return f"{operation}{how}"
    return ""


def _operation(answers: Sequence[Answer], forms: Sequence[Formula], model: Model) -> str:
    """Return the first operation that comes to its limits; empty if none does at a question that is not extreme."""
    limits = [limit_of(a.question, a.name, model, forms) for a in answers]
    known = all(operation or a.question.extreme for a, operation in zip(answers, limits, strict=True))
    return next(filter(None, limits), "") if known else ""


def _explains(formula: Formula, answer: Answer, returned: Floats, beyond: npt.NDArray[np.bool_], model: Model) -> bool:
    """Tell whether a form is off as much as a program is at some entries, or gives no number where that gives none."""
    question = answer.question
    try:
        radius = question.batch.enclosed(formula, model, OF_EXTREMES)[1][question.number]
    except CANNOT:
        return False
    gap = answer.reference.gap(returned)
    none, lost = ~np.isfinite(radius), ~np.isfinite(returned) | (returned == 0)
    if (none & beyond & ~lost).any() and "overflows" not in limit_of(question, answer.name, model, [formula]):
        lost = none  # digits are lost, and with them the sign of what a root is taken of
    return bool((np.where(none, lost, gap <= radius) | ~beyond).all())
