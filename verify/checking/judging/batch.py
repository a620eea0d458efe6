"""Questions of one shape, whose rounding balls are computed at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from verify.checking.judging.statement import Formula, Shape, Staged, Statement
from verify.checking.rounding.formats import Format
from verify.checking.rounding.models import Model
from verify.checking.rounding.rounded import Rounded, rounded

__all__ = ["OF_EXTREMES", "OF_LARGEST", "Posed", "Batch", "holds_floats", "on_rounding_balls"]

OF_EXTREMES = 4.0
"""The slack that every statement has at an extreme question, and the roundings by which its arguments may be off: a
stable program gives what is right for arguments that are as near."""
OF_LARGEST = 16.0
"""Roundings of the largest entry of a result that a program may be off beside the slack: where terms cancel that are as
large, programs that add them in another order are off by that."""
LOST_IN_RADII = 2.0**-20
"""By which part of a radius two may differ that are computed for different numbers of questions."""
Floats = npt.NDArray[np.float64]


class Posed(Protocol):
    """What is computed of a question: see `verify.checking.judging.question.Question`."""

    label: str
    shape: Shape
    statement: Statement
    given: dict[str, Any]
    constants: dict[str, Any]
    forms: dict[str, Format]
    extreme: Any


class Batch:
    """Questions of one shape and with the same constants, whose rounding balls are computed at once.

    Parameters
    ----------
    asked : sequence of Question
    """

    def __init__(self, asked: Sequence[Posed]) -> None:
        self.asked = asked
        self._found: dict[tuple[Formula, Model, float], tuple[Floats, Floats]] = {}
        self._first: dict[tuple[Formula, Model], Any] = {}
        self._kept: dict[tuple[Formula, Model], Any] = {}

    def enclosed(self, formula: Formula, model: Model, slack: float = 1.0) -> tuple[Floats, Floats]:
        """Return values and radii of what a formula gives, the questions along the first axis.

        With slack the radii are so many times as large before results are rounded to the format that is returned, and
        some roundings of the largest entry of a question larger.
        """
        key = (formula, model, slack)
        if key in self._found:
            return self._found[key]
        with np.errstate(all="ignore"):
            inside = self._balls(formula, model)
            balls = (inside if slack == 1 else _loosened(inside, slack)).returned()
        if len(self.asked) > 1:  # a single question keeps what it needs itself
            self._found[key] = (balls.value, balls.radius)
        return balls.value, balls.radius

    def _balls(self, formula: Formula, model: Model) -> Any:
        if not isinstance(formula, Staged):
            return formula(**self.arguments(model))
        key = (formula.first, model)
        if key not in self._first:
            if len(self.asked) == 1:  # it may be large, and those of one first stage come after one another
                self._first.clear()
            self._first[key] = formula.first(**self.arguments(model))
        return formula.then(self._first[key])

    def arguments(self, model: Model) -> dict[str, Any]:
        """Return arguments and constants on rounding balls, the questions along the first axis."""
        first = self.asked[0]
        axes = max(value.ndim for value in first.given.values())
        stacked = {
            name: np.stack([q.given[name] for q in self.asked]).reshape(
                len(self.asked), *(1,) * (axes - value.ndim), *value.shape
            )
            for name, value in first.given.items()
        }
        return on_rounding_balls(first, stacked, model)

    def _alone(self, formula: Formula, model: Model) -> Any:
        """Return what a formula gives for the first question; a first stage is computed once."""
        first = self.asked[0]
        if not isinstance(formula, Staged):
            return formula(**on_rounding_balls(first, first.given, model))
        key = formula.first, model
        if key not in self._kept:
            self._kept = {key: formula.first(**on_rounding_balls(first, first.given, model))}
        return formula.then(self._kept[key])

    def require_rows(self, name: str, formula: Formula, model: Model) -> None:
        """Require of a formula that what it gives for many questions is what it gives for each.

        One that adds over the first axis, as if it were the last but one, adds over questions here: its bounds would be
        those of something else, and what they accept would be nothing.

        Parameters
        ----------
        name : str
            What the formula is called.
        formula : Formula
        model : Model

        Raises
        ------
        ValueError
            If it does not: which formula, at which question.
        """
        values, radii = self.enclosed(formula, model)
        first, count = self.asked[0], len(self.asked)
        with np.errstate(all="ignore"):
            alone = self._alone(formula, model).returned()
            finite = np.isfinite(radii[0])  # another question may leave nothing known of this one
            same = values.shape == (count, *alone.shape) and not bool(
                (np.isnan(values[0]) != np.isnan(alone.value)).any()
                or (np.abs(values[0] - alone.value) > radii[0] + alone.radius).any()
                or (np.abs(radii[0] - alone.radius) > LOST_IN_RADII * alone.radius)[finite].any()
            )
        if not same:
            raise ValueError(
                f"{name}: expected a formula of arrays with leading axes; for {first.label!r} {first.shape} alone it "
                f"gives {alone.shape}, for {count} such questions {values.shape}, which are not the same row by row: "
                "count axes from the last, as in x.sum(-2)"
            )


def _loosened(balls: Rounded, slack: float) -> Rounded:
    """Return balls of questions with some slack."""
    size = np.where(np.isfinite(balls.value), np.abs(balls.value), 0.0)
    largest = size.max(tuple(range(1, size.ndim)), keepdims=True, initial=0.0)
    return Rounded(balls.value, slack * balls.radius + OF_LARGEST * balls.model.operation.unit * largest, balls.model)


def on_rounding_balls(first: Posed, values: Mapping[str, Any], model: Model) -> dict[str, Any]:
    """Return arguments and constants of questions on rounding balls: of one, or of several at once."""
    arguments: dict[str, Any] = dict(first.constants)
    if not any(holds_floats(value) for value in values.values()):  # then constants say how a formula rounds
        arguments = {name: rounded(value, model) for name, value in arguments.items()}
    for name, value in values.items():
        arguments[name] = value
        if holds_floats(value):
            arguments[name] = exact = rounded(value, model)
            if first.extreme is not None:
                off = OF_EXTREMES * model.operation.unit * np.abs(value)
                arguments[name] = exact = Rounded(value, exact.radius + off, model)
            if name in first.statement.derived:  # the program is given a rounded result
                form = first.forms[name]
                off = form.unit * np.abs(value) + form.smallest
                arguments[name] = Rounded(value, exact.radius + off, model)
    return arguments


def holds_floats(value: Any) -> bool:
    """Tell whether an argument is of floats, which are rounded to a format."""
    return np.asarray(value).dtype.kind == "f"
