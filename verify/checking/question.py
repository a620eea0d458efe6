"""A question: arguments at which a program is asked, the exact answer, those of the wrong formulas, and the bounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from verify.checking.formats import FORMATS, Format, round_to
from verify.checking.models import Model
from verify.checking.rounded import Rounded, rounded
from verify.checking.statement import Formula, Shape, Statement, Wrong
from verify.checking.statements import statement
from verify.numbers import Array, Ball, balls_from_floats, midpoints, precision, radii

__all__ = ["Batch", "Exact", "Question", "Worst", "questions", "ratios"]

BITS = 192
Floats = npt.NDArray[np.float64]


class Exact(NamedTuple):
    """Numbers to twice the digits of a float: ``high + low``, within ``radius``."""

    high: Floats
    low: Floats
    radius: Floats

    @classmethod
    def of(cls, balls: Array) -> Exact:
        """Read balls, at the precision in force."""
        high = midpoints(balls)
        low = midpoints(balls - balls_from_floats(high))
        return cls(high, low, radii(balls))

    def gap(self, values: Floats) -> Floats:
        """Return how far floats are off at least."""
        with np.errstate(all="ignore"):
            return np.abs((values - self.high) - self.low) - self.radius


class Worst(NamedTuple):
    """The entry that is most bounds away, and how many."""

    ratio: float
    place: tuple[int, ...]


def ratios(gap: Floats, bound: Floats) -> Floats:
    """Return gaps in bounds: 0 where the bound is infinite, and infinite where there is no number."""
    with np.errstate(all="ignore"):
        found = np.where(gap <= 0, 0.0, gap / bound)
    found = np.where(np.isnan(gap), np.inf, found)
    return np.asarray(np.where(np.isinf(bound), 0.0, found))


class Question:
    """One point at which a program is asked.

    Parameters
    ----------
    of : Statement
    label : str
    shape : tuple of int
    drawn : mapping of str to ndarray
        What the probe holds, not yet rounded.
    form : Format
        Of the program's arrays.
    """

    def __init__(self, of: Statement, label: str, shape: Shape, drawn: Mapping[str, Any], form: Format) -> None:
        self.statement, self.label, self.shape, self.form = of, label, shape, form
        held = {name: round_to(value, form) for name, value in drawn.items()}
        with precision(BITS):
            exact = {name: balls_from_floats(value) for name, value in held.items()}
            derived = {name: formula(**exact) for name, formula in of.derived.items()}
            values = {**exact, **derived}
            self._balls = {name: values[name] for name in of.arguments}
            self._balls |= {name: Ball.from_float(value) for name, value in of.constants.items()}
            held |= {name: round_to(midpoints(balls), form) for name, balls in derived.items()}
            self.given: dict[str, Floats] = {name: held[name] for name in of.arguments}
            self.reference = Exact.of(of.spellings[0].formula(**self._balls))
        self._wrong: dict[str, Exact] = {}
        self._bounds: dict[tuple[str, Model], Floats] = {}
        self.batch, self.number = Batch([self]), 0

    def wrong(self, variant: Wrong) -> Exact:
        """Return what a wrong formula gives here."""
        if variant.name not in self._wrong:
            with precision(BITS):
                self._wrong[variant.name] = Exact.of(variant.formula(**self._balls))
        return self._wrong[variant.name]

    def bound(self, model: Model) -> Floats:
        """Return per entry how far an honest program may be off: the largest radius over the spellings."""
        if ("", model) not in self._bounds:
            allowed = [s.formula for s in self.statement.spellings if model.lenient or not s.lenient]
            found = [self.batch.radius(formula, model)[self.number] for formula in allowed]
            self._bounds["", model] = np.max(found, axis=0)
        return self._bounds["", model]

    def wrong_bound(self, variant: Wrong, model: Model) -> Floats:
        """Return per entry how far a program that computes a wrong formula may be from it.

        It is at least the theorem's own bound, as a wrong program too may be written in all those ways.
        """
        key = (variant.name, model)
        if key not in self._bounds:
            own = self.batch.radius(variant.formula, model)[self.number]
            self._bounds[key] = np.maximum(own, self.bound(model))
        return self._bounds[key]

    def separation(self, variant: Wrong, model: Model) -> float:
        """Return by how many times both bounds together a wrong formula differs: beyond 1, no program is both."""
        own, other = self.reference, self.wrong(variant)
        apart = np.abs((other.high - own.high) + (other.low - own.low)) - own.radius - other.radius
        return float(ratios(apart, self.bound(model) + self.wrong_bound(variant, model)).max())

    def worst(self, returned: Floats, model: Model, variant: Wrong | None = None) -> Worst:
        """Return the entry that is most bounds away from the theorem, or from a wrong formula."""
        if variant is None:
            found = ratios(self.reference.gap(returned), self.bound(model))
        else:
            found = ratios(self.wrong(variant).gap(returned), self.wrong_bound(variant, model))
        index = np.unravel_index(int(np.argmax(found)), found.shape)
        return Worst(float(found[index]), tuple(int(i) for i in index))


class Batch:
    """Questions of one shape, whose rounding balls are computed at once.

    Parameters
    ----------
    asked : list of Question
    """

    def __init__(self, asked: list[Question]) -> None:
        self.asked = asked
        self._found: dict[tuple[Formula, Model], Floats] = {}

    def radius(self, formula: Formula, model: Model) -> Floats:
        """Return the radii of what a formula gives, the questions along the first axis."""
        key = (formula, model)
        if key not in self._found:
            first = self.asked[0]
            arguments: dict[str, Any] = dict(first.statement.constants)
            axes = max(value.ndim for value in first.given.values())
            for name, value in first.given.items():
                shape = (len(self.asked), *(1,) * (axes - value.ndim), *value.shape)
                values = np.stack([q.given[name] for q in self.asked]).reshape(shape)
                exact = rounded(values, model)
                if name in first.statement.derived:  # the program is given a rounded result
                    off = first.form.unit * np.abs(values) + first.form.smallest
                    exact = Rounded(values, exact.radius + off, model)
                arguments[name] = exact
            with np.errstate(all="ignore"):
                self._found[key] = formula(**arguments).returned().radius
        return self._found[key]


@lru_cache(maxsize=64)
def questions(
    name: str, conventions: tuple[tuple[str, Any], ...], dtype: str, shapes: tuple[Shape, ...] | None, seed: int
) -> tuple[Statement, tuple[Question, ...]]:
    """Return a statement and the questions for a program; kept, as the same program is asked again and again.

    Raises
    ------
    ValueError
        If there is no such statement or convention.
    """
    found = statement(name, dict(conventions))

    def drawn() -> Iterator[Question]:
        rng = np.random.default_rng(seed)
        for shape in shapes or found.shapes:
            probes = found.probes(rng, shape)
            batch = Batch([Question(found, p.label, shape, p.arguments, FORMATS[dtype]) for p in probes])
            for number, question in enumerate(batch.asked):
                question.batch, question.number = batch, number
                yield question

    return found, tuple(drawn())
