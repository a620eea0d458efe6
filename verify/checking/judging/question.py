"""A question: arguments at which a program is asked, the exact answer, those of the wrong formulas, and the bounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import groupby
from types import MappingProxyType
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.checking.judging.batch import OF_EXTREMES, OF_LARGEST, Batch, holds_floats, on_rounding_balls
from verify.checking.judging.book import claim, right_sides
from verify.checking.judging.exact import Exact, Worst, ratios
from verify.checking.judging.mistakes import formula
from verify.checking.judging.statement import Formula, Origin, Probe, Shape, Statement, Wrong
from verify.checking.rounding.formats import FORMATS, Format, round_to
from verify.checking.rounding.models import Model, ladder
from verify.numbers import Ball, UndecidedError, balls_from_floats, midpoints, precision

__all__ = ["Answer", "Question", "together"]

BITS = 192
FLOATS = ladder("float64")[0]
MOST_TOGETHER = 4096
"""Numbers of a question that is computed together with others; of more, each by itself, as memory counts."""
NEGLIGIBLE = 2.0**-10
"""Which part of every bound the radius of a reference may be that was computed in float64."""
WIDEST = FORMATS["bfloat16"].largest
"""The greatest number of formats of so wide a range that no result of an extreme question is beyond it."""
KEPT = 2.0**-6
"""Which part of the largest entry a customary way that cancels may be off at an extreme question, and any program where
all entries are small: beyond it, it is naive. An attention that subtracts the logarithm of the sum of 1e3 is off by
1e-3 of it, a variance by two moments by all of it."""
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
    extreme : Question, optional
        Where naive forms break, and are not allowed for: a usual question, beside whose results errors are negligible.
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
        extreme: Question | None = None,
        others: Mapping[str, Format] = MappingProxyType({}),
    ) -> None:
        self.forms = {name: others.get(name, form) for name in drawn.keys() | statement.derived.keys()}
        self.statement, self.label, self.shape, self.form = statement, label, shape, form
        self.users_shape, self.wide, self.extreme = users_shape, wide, extreme
        self.constants: dict[str, Any] = {name: drawn.get(name, value) for name, value in statement.constants.items()}
        arrays = {name: value for name, value in drawn.items() if name not in statement.constants}
        held = {
            name: round_to(value, self.forms[name]) if holds_floats(value) else np.array(value)
            for name, value in arrays.items()
        }
        self._held = held
        if statement.derived:
            held = held | {n: round_to(midpoints(self.balls[n]), self.forms[n]) for n in statement.derived}
        self.given: dict[str, Any] = {name: held[name] for name in statement.arguments}
        self.batch, self.number, self.turn = Batch([self]), 0, 0
        self.answers = {name: Answer(self, name) for name in statement.results}

    @cached_property
    def balls(self) -> dict[str, Any]:
        """Return arguments and constants as balls; derived arguments are not rounded."""
        with precision(BITS):
            exact = {name: balls_from_floats(v) if holds_floats(v) else v for name, v in self._held.items()}
            constants = {name: Ball.from_float(value) for name, value in self.constants.items()}
            values = exact | {name: formula(**exact, **constants) for name, formula in self.statement.derived.items()}
            return {**{name: values[name] for name in self.statement.arguments if name in values}, **constants}

    def on_rounding_balls(self, model: Model) -> dict[str, Any]:
        """Return arguments and constants on rounding balls of a model."""
        return on_rounding_balls(self, self.given, model)

    @property
    def telling(self) -> bool:
        """Tell whether it was chosen to distinguish formulas."""
        return not (self.users_shape or self.wide)

    @property
    def size(self) -> int:
        """Return how many numbers the arguments hold."""
        return sum(np.size(value) for value in self.given.values())


def together(
    statement: Statement,
    shape: Shape,
    probes: Iterable[Probe],
    form: Format,
    others: Mapping[str, Format] = MappingProxyType({}),
    **kind: Any,
) -> list[Question]:
    """Return questions of one shape, of which those are computed together that have the same constants."""
    asked = [Question(statement, p.label, shape, p.arguments, form, others=others, **kind) for p in probes]
    for turn, question in enumerate(asked):
        question.turn = turn
    for _, group in groupby(asked, lambda q: (q.constants, q.label if q.size > MOST_TOGETHER else "")):
        some = list(group)
        batch = Batch(some)
        for number, question in enumerate(some):
            question.batch, question.number = batch, number
    return asked


class Answer:
    """The correct results for a question, those of wrong formulas, and the error bounds of both.

    Parameters
    ----------
    question : Question
    name : str
        Of the result.
    """

    def __init__(self, question: Question, name: str) -> None:
        self.question, self.name = question, name
        self.result = question.statement.results[name]
        self._wrong: dict[str, Exact] = {}
        self._bounds: dict[tuple[str, Model, float], Floats] = {}
        self._separations: dict[tuple[str, Model, float], float] = {}

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
            bound = self._widest(model, slack)
            zero = (bound if slack == 1 else self._widest(model, 1.0)) == 0
            if zero.any():
                more = self._widest(model._replace(notices=False), slack)
                bound = np.where(zero & np.isfinite(more), more, bound)
            self._bounds[key] = bound
        return self._bounds[key]

    def _widest(self, model: Model, slack: float) -> Floats:
        extreme = self.question.extreme
        allowed = [s for s in self.result.spellings if model.lenient or not s.lenient]
        radii = [self._radius(s.formula, model, max(slack, OF_EXTREMES) if extreme else slack) for s in allowed]
        finite = [np.where(s.overflows & np.isinf(r), 0.0, r) for s, r in zip(allowed, radii, strict=True)]
        if extreme:  # a customary way that cancels is allowed for where it keeps digits
            size = self.largest(model)
            pairs = zip(allowed, finite, strict=True)
            stable = [r for s, r in pairs if not (s.lenient or s.overflows) or r.max(initial=0.0) <= KEPT * size]
            finite = stable or finite
        widest = np.asarray(np.max(finite, axis=0))
        if extreme is None:
            return widest
        form = model.operation
        small = self.is_small(model) and (widest <= KEPT * self.size(model)).all()  # stable programs keep digits of all
        bound = widest + (KEPT * size if small else OF_LARGEST * form.unit * extreme.answers[self.name].largest(model))
        # more is the error of numbers as large as the format has: in another order of operations they are larger
        return np.where(bound <= OF_EXTREMES**2 * form.unit * form.largest, bound, np.inf)

    def size(self, model: Model) -> Floats:
        """Return about how large the result is, by the spelling that is off the least."""
        pairs = [self.question.batch.enclosed(s.formula, model) for s in self.result.spellings]
        values, radii = (np.stack([part[self.question.number] for part in parts]) for parts in zip(*pairs, strict=True))
        return np.asarray(np.abs(np.take_along_axis(values, radii.argmin(0)[None], 0)[0]))

    def largest(self, model: Model) -> float:
        """Return about how large the largest entry is that is a number."""
        size = self.size(model)
        return float(np.where(np.isfinite(size), size, 0.0).max(initial=0.0))

    def is_small(self, model: Model) -> bool:
        """Tell whether all entries at an extreme question are small beside usual ones, so that only digits count."""
        extreme = self.question.extreme
        usual = 0.0 if extreme is None else extreme.answers[self.name].largest(model)
        return KEPT * self.largest(model) < OF_LARGEST * model.operation.unit * usual

    def wrong_bound(self, variant: Wrong, model: Model, slack: float = 1.0) -> Floats:
        """Return the error bound of a program that computes a wrong formula, at each entry.

        It is at least the bound of the theorem, as a wrong program too may be written in all those ways.
        """
        key = (variant.name, model, slack)
        if key not in self._bounds:
            self._bounds[key] = np.maximum(self._radius(variant.formula, model), self.bound(model, slack))
        return self._bounds[key]

    def separation(self, variant: Wrong, model: Model, slack: float = 1.0) -> float:
        """Return by how many times both bounds together a wrong formula differs: beyond 1, no program is both."""
        key = (variant.name, model, slack)
        if key not in self._separations:
            right, other = self.reference, self.wrong(variant)
            with np.errstate(invalid="ignore"):  # a wrong formula may give no number
                apart = np.abs((other.high - right.high) + (other.low - right.low)) - right.radius - other.radius
            both = self.bound(model, slack) + self.wrong_bound(variant, model, slack)
            self._separations[key] = float(ratios(apart, both).max(initial=0.0))
        return self._separations[key]

    def worst(self, returned: Floats, model: Model, variant: Wrong | None = None, slack: float = 1.0) -> Worst:
        """Return the entry that is most bounds away from the theorem, with some slack, or from a wrong formula.

        A wrong formula that gives no number, as it divides by zero, explains a program that returns none there, and no
        other.
        """
        exact = self.reference if variant is None else self.wrong(variant)
        gap = exact.gap(returned)
        ratio = ratios(gap, self.bound(model, slack) if variant is None else self.wrong_bound(variant, model))
        if self.question.extreme is not None:  # a format of a shorter range excuses what is no number: see `loses`
            stable = np.isfinite(self.bound(ladder(self.question.form.name)[0]))
            lost = stable & ~np.isfinite(returned)
            if lost.any():
                excused = ratio if variant is not None else 0.0
                ratio = np.where(lost, np.where(self._has_shorter_range(model), excused, np.inf), ratio)
        if variant is not None:
            ratio = np.where(np.isfinite(exact.high) | np.isfinite(returned), ratio, 0.0)
            ratio = np.where(np.isnan(exact.high) & np.isfinite(returned), np.inf, ratio)
        return Worst.among(ratio, gap)

    def _has_shorter_range(self, model: Model) -> npt.NDArray[np.bool_]:
        """Tell at which entries a model keeps numbers in a shorter range: operands do in products of matrices."""
        if model.operands is None or model.operation.largest < WIDEST:
            return np.asarray(model.operation.largest < WIDEST)
        strict = model._replace(lenient=False)
        rounded = self.bound(strict) != self.bound(strict._replace(operands=None))
        return np.asarray((model.operands.largest < WIDEST) & rounded)

    def loses(self, returned: Floats) -> bool:
        """Tell whether rounding excuses that there is no number at extreme arguments, where float32 inside has one.

        Zero, as a quotient by infinity is, is none in the place of a large one.
        """
        tightest = ladder(self.question.form.name)[0]
        if self.question.extreme is None or self.question.form.bits >= tightest.operation.bits:
            return False
        most = self.largest(tightest)
        none = ~np.isfinite(returned) | ((returned == 0) & (np.abs(self.reference.high) > most / 2))
        return bool(((self.bound(tightest) < most / 8) & none).any())

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
