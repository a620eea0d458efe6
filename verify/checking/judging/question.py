"""A question: arguments at which a program is asked, the exact answer, those of the wrong formulas, and the bounds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.checking.judging.book import claim, right_sides
from verify.checking.judging.exact import Exact, Worst, ratios
from verify.checking.judging.mistakes import formula
from verify.checking.judging.statement import Formula, Origin, Result, Shape, Staged, Statement, Wrong
from verify.checking.rounding.formats import Format, round_to
from verify.checking.rounding.models import Model, ladder
from verify.checking.rounding.rounded import Rounded, rounded
from verify.numbers import Ball, UndecidedError, balls_from_floats, midpoints, precision

__all__ = ["Answer", "Batch", "Question"]

BITS = 192
FLOATS = ladder("float64")[0]
MOST_TOGETHER = 4096
"""Numbers of a question that is computed together with others; of more, each by itself, as memory counts."""
NEGLIGIBLE = 2.0**-10
"""Which part of every bound the radius of a reference may be that was computed in float64."""
LOST_IN_RADII = 2.0**-20
"""By which part of a radius two may differ that are computed for different numbers of questions."""
Floats = npt.NDArray[np.float64]


class Question:
    """One point at which a program is asked.

    Parameters
    ----------
    statement : Statement
    label : str
    shape : tuple of int
    drawn : mapping of str to ndarray
        Arguments of the probe, not yet rounded. Arrays of integers and of truth values stay as they are, and so do
        constants, which are the statement's where the probe has no other.
    form : Format
        Format of the program's arrays.
    users_shape : bool
        Whether the user chose the shape.
    wide : bool
        Whether it is asked to find where a program is wrong, and was not chosen to distinguish formulas.
    others : mapping of str to Format
        Formats of those arguments that have another.
    """

    def __init__(
        self,
        statement: Statement,
        label: str,
        shape: Shape,
        drawn: Mapping[str, Any],
        form: Format,
        users_shape: bool = False,
        wide: bool = False,
        others: Mapping[str, Format] = MappingProxyType({}),
    ) -> None:
        self.forms = {name: others.get(name, form) for name in drawn.keys() | statement.derived.keys()}
        self.statement, self.label, self.shape, self.form = statement, label, shape, form
        self.users_shape, self.wide = users_shape, wide
        self.constants: dict[str, Any] = {name: drawn.get(name, value) for name, value in statement.constants.items()}
        arrays = {name: value for name, value in drawn.items() if name not in statement.constants}
        held = {
            name: round_to(value, self.forms[name]) if _rounds(value) else np.array(value)
            for name, value in arrays.items()
        }
        self._held = held
        if statement.derived:
            held = held | {n: round_to(midpoints(self.balls[n]), self.forms[n]) for n in statement.derived}
        self.given: dict[str, Any] = {name: held[name] for name in statement.arguments}
        self.batch, self.number, self.turn = Batch([self]), 0, 0
        self.answers = {name: Answer(self, result) for name, result in statement.results.items()}

    @cached_property
    def balls(self) -> dict[str, Any]:
        """Return arguments and constants as balls; derived arguments are not rounded."""
        with precision(BITS):
            exact = {name: balls_from_floats(v) if _rounds(v) else v for name, v in self._held.items()}
            constants = {name: Ball.from_float(value) for name, value in self.constants.items()}
            values = exact | {name: formula(**exact, **constants) for name, formula in self.statement.derived.items()}
            return {**{name: values[name] for name in self.statement.arguments if name in values}, **constants}

    @property
    def telling(self) -> bool:
        """Tell whether it was chosen to distinguish formulas."""
        return not (self.users_shape or self.wide)

    @property
    def size(self) -> int:
        """Return how many numbers the arguments hold."""
        return sum(np.size(value) for value in self.given.values())


def _rounds(value: Any) -> bool:
    return np.asarray(value).dtype.kind == "f"


class Answer:
    """The correct results for a question, those of wrong formulas, and the error bounds of both.

    Parameters
    ----------
    question : Question
    result : Result
    """

    def __init__(self, question: Question, result: Result) -> None:
        self.question, self.result = question, result
        self._wrong: dict[str, Exact] = {}
        self._bounds: dict[tuple[str, Model, float], Floats] = {}
        self._separations: dict[tuple[str, Model], float] = {}

    @cached_property
    def reference(self) -> Exact:
        """The right side of the theorem: on rounding balls of float64 where they are narrow enough, or on Arb balls."""
        if exact := self._in_floats():
            return exact
        question = self.question
        with precision(BITS):
            if self.result.instead:
                return Exact.from_balls(self.result.instead(**question.balls))
            values = self.result.book(**question.balls)
            formula = claim(self.result.theorem, book=self.result.source)
            return Exact.from_balls(self.result.laid_out(*right_sides(formula, values)))

    def _in_floats(self) -> Exact | None:
        """Return the reference from float64, of all questions at once; None where it needs more digits than that."""
        question = self.question
        if question.form.bits >= FLOATS.output.bits or question.statement.derived:
            return None
        try:
            value, radius = (part[question.number] for part in question.batch.enclosed(self._theorem, FLOATS))
        except UndecidedError:
            return None
        allowed = self.bound(ladder(question.form.name)[0])
        narrow = np.isfinite(radius) & (np.isinf(allowed) | (radius <= NEGLIGIBLE * allowed))
        return Exact(value, np.zeros(()), radius) if narrow.all() else None

    @cached_property
    def summands(self) -> tuple[dict[str, Any], dict[str, int]] | None:
        """The summands of the theorem here, and its coefficients; None if it has none."""
        terms = self.result.terms
        return None if terms is None else terms(**self.question.given, **self.question.constants)

    @property
    def _theorem(self) -> Formula:
        if self.result.instead:
            return self.result.instead
        return formula(Origin(self.result.book, self.result.theorem, source=self.result.source), self.result.laid_out)

    def wrong(self, variant: Wrong) -> Exact:
        """Return what a wrong formula gives here, to the accuracy of floats, which is enough to tell it apart.

        No numbers where it divides by zero, as a program then does.
        """
        if variant.name not in self._wrong:
            if self.question.statement.derived:  # of which floats hold no more than the program is given
                self._wrong[variant.name] = self._wrong_on_balls(variant)
            else:
                value, radius = self.question.batch.enclosed(variant.formula, FLOATS)
                self._wrong[variant.name] = Exact(
                    value[self.question.number], np.zeros(()), radius[self.question.number]
                )
        return self._wrong[variant.name]

    def _wrong_on_balls(self, variant: Wrong) -> Exact:
        with precision(BITS):
            try:
                return Exact.from_balls(variant.formula(**self.question.balls))
            except UndecidedError:
                return Exact(*(np.full(self.reference.high.shape, np.nan) for _ in range(3)))

    def _radius(self, formula: Formula, model: Model, slack: float = 1.0) -> Floats:
        radius: Floats = self.question.batch.enclosed(formula, model, slack)[1][self.question.number]
        return radius

    def bound(self, model: Model, slack: float = 1.0) -> Floats:
        """Return the error bound of a correct program at each entry: the largest radius over the spellings.

        It is zero only where programs that compute in another order are off by nothing either.

        Parameters
        ----------
        model : Model
        slack : float
            By how many times a program may round more than the spellings do, before it rounds its results.
        """
        key = ("", model, slack)
        if key not in self._bounds:
            if slack != 1 and model.output == model.operation:
                return slack * self.bound(model)
            bound = self._widest(model, slack)
            if not bound.all():
                bound = np.where(bound == 0, self._widest(model._replace(notices=False), slack), bound)
            self._bounds[key] = bound
        return self._bounds[key]

    def _widest(self, model: Model, slack: float) -> Floats:
        allowed = [s for s in self.result.spellings if model.lenient or not s.lenient]
        radii = [self._radius(s.formula, model, slack) for s in allowed]
        finite = [np.where(s.overflows & np.isinf(r), 0.0, r) for s, r in zip(allowed, radii, strict=True)]
        return np.asarray(np.max(finite, axis=0))

    def wrong_bound(self, variant: Wrong, model: Model) -> Floats:
        """Return the error bound of a program that computes a wrong formula, at each entry.

        It is at least the bound of the theorem, as a wrong program too may be written in all those ways.
        """
        key = (variant.name, model, 1.0)
        if key not in self._bounds:
            self._bounds[key] = np.maximum(self._radius(variant.formula, model), self.bound(model))
        return self._bounds[key]

    def separation(self, variant: Wrong, model: Model) -> float:
        """Return by how many times both bounds together a wrong formula differs: beyond 1, no program is both."""
        key = (variant.name, model)
        if key not in self._separations:
            right, other = self.reference, self.wrong(variant)
            with np.errstate(invalid="ignore"):  # a wrong formula may give no number
                apart = np.abs((other.high - right.high) + (other.low - right.low)) - right.radius - other.radius
            both = self.bound(model) + self.wrong_bound(variant, model)
            self._separations[key] = float(ratios(apart, both).max(initial=0.0))
        return self._separations[key]

    def worst(self, returned: Floats, model: Model, variant: Wrong | None = None, slack: float = 1.0) -> Worst:
        """Return the entry that is most bounds away from the theorem, with some slack, or from a wrong formula.

        A wrong formula that gives no number, as it divides by zero, explains a program that returns none there.
        """
        exact = self.reference if variant is None else self.wrong(variant)
        gap = exact.gap(returned)
        ratio = ratios(gap, self.bound(model, slack) if variant is None else self.wrong_bound(variant, model))
        if variant is not None:
            ratio = np.where(np.isfinite(exact.high) | np.isfinite(returned), ratio, 0.0)
        return Worst.among(ratio, gap)

    def tested(self, model: Model) -> int:
        """Return at how many entries the theorem has a finite bound: elsewhere any number would pass."""
        return int(np.isfinite(self.bound(model)).sum())

    def same_arguments(self, variant: Wrong) -> bool:
        """Tell whether a wrong formula is the theorem at the very arguments that the theorem has here."""
        origin = variant.origin
        if (
            self.result.instead
            or origin is None
            or origin.mutant
            or origin.laid_out
            or origin.theorem != self.result.theorem
        ):
            return False
        given = {**self.question.given, **self.question.constants}
        right, other = self.result.book(**given), origin.book(**given)
        return right.keys() == other.keys() and all(bool(np.array_equal(right[name], other[name])) for name in right)


class Batch:
    """Questions of one shape and with the same constants, whose rounding balls are computed at once.

    Parameters
    ----------
    asked : list of Question
    """

    def __init__(self, asked: list[Question]) -> None:
        self.asked = asked
        self._found: dict[tuple[Formula, Model, float], tuple[Floats, Floats]] = {}
        self._first: dict[tuple[Formula, Model], Any] = {}
        self._kept: dict[tuple[Formula, Model], Any] = {}

    def enclosed(self, formula: Formula, model: Model, slack: float = 1.0) -> tuple[Floats, Floats]:
        """Return values and radii of what a formula gives, the questions along the first axis.

        With slack the radii are so many times as large before results are rounded to the format that is returned.
        """
        key = (formula, model, slack)
        if key in self._found:
            return self._found[key]
        with np.errstate(all="ignore"):
            inside = self._balls(formula, model)
            balls = (inside if slack == 1 else Rounded(inside.value, slack * inside.radius, model)).returned()
        if len(self.asked) > 1:  # a single question keeps what it needs itself
            self._found[key] = (balls.value, balls.radius)
        return balls.value, balls.radius

    def _balls(self, formula: Formula, model: Model) -> Any:
        if not isinstance(formula, Staged):
            return formula(**self._arguments(model))
        key = (formula.first, model)
        if key not in self._first:
            if len(self.asked) == 1:  # it may be large, and those of one first stage come after one another
                self._first.clear()
            self._first[key] = formula.first(**self._arguments(model))
        return formula.then(self._first[key])

    def _arguments(self, model: Model) -> dict[str, Any]:
        first = self.asked[0]
        axes = max(value.ndim for value in first.given.values())
        stacked = {
            name: np.stack([q.given[name] for q in self.asked]).reshape(
                len(self.asked), *(1,) * (axes - value.ndim), *value.shape
            )
            for name, value in first.given.items()
        }
        return _on_rounding_balls(first, stacked, model)

    def _alone(self, formula: Formula, model: Model) -> Any:
        """Return what a formula gives for the first question; a first stage is computed once."""
        first = self.asked[0]
        if not isinstance(formula, Staged):
            return formula(**_on_rounding_balls(first, first.given, model))
        key = formula.first, model
        if key not in self._kept:
            self._kept = {key: formula.first(**_on_rounding_balls(first, first.given, model))}
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


def _on_rounding_balls(first: Question, values: Mapping[str, Any], model: Model) -> dict[str, Any]:
    """Return arguments and constants of questions on rounding balls: of one, or of several at once."""
    arguments: dict[str, Any] = dict(first.constants)
    if not any(_rounds(value) for value in values.values()):  # then constants say how a formula rounds
        arguments = {name: rounded(value, model) for name, value in arguments.items()}
    for name, value in values.items():
        arguments[name] = value
        if _rounds(value):
            arguments[name] = exact = rounded(value, model)
            if name in first.statement.derived:  # the program is given a rounded result
                form = first.forms[name]
                off = form.unit * np.abs(value) + form.smallest
                arguments[name] = Rounded(value, exact.radius + off, model)
    return arguments
