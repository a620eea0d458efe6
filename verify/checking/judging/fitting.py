"""Coefficients: the combination of the theorem's summands that a program returned."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from verify.checking.judging.diagnosis import rounded_up
from verify.checking.judging.question import Answer
from verify.checking.rounding.models import Model

__all__ = ["Coefficient", "fitted"]

Floats = npt.NDArray[np.float64]
SLACK = 16
"""How many bounds a fit of float64 may be off, as its summands are computed in float64 too."""
ROUNDED_OFF = 2.0**-45
"""Relative error of a combination of summands in float64, where it has to be exact."""
KNOWN = 0.2
"""How uncertain a coefficient may be, for one to be said."""
TRACE = 2.0**-10
"""A coefficient of a summand that the theorem has not, below which it is none."""
MANY = 0.25
"""Which part of the entries has to be off, for one number to be a better reason than a looser model."""
PLAIN = sorted({Fraction(a, b) for b in (1, 2, 3, 4) for a in range(-8, 9)}, key=lambda f: (f.denominator, abs(f)))
OF_SIZE: tuple[tuple[str, Callable[[int], float]], ...] = (
    ("n/(n-1)", lambda n: n / (n - 1)),
    ("(n-1)/n", lambda n: (n - 1) / n),
    ("1/n", lambda n: 1 / n),
    ("1/(n-1)", lambda n: 1 / (n - 1)),
    ("n", lambda n: n),
    ("sqrt(n)", lambda n: n**0.5),
)


class Coefficient(NamedTuple):
    """The coefficient of a summand in a program, and in the theorem."""

    term: str
    value: str
    theorem: int

    @property
    def right(self) -> bool:
        """Tell whether it is the theorem's."""
        return self.value == str(self.theorem)

    def __str__(self) -> str:
        return f"{self.value} [{self.term}]" + ("" if self.right else f" (the theorem has {self.theorem})")


class _Entries(NamedTuple):
    """What was returned at one size, and the summands there: in bounds, and as they are where the bound is zero."""

    size: int
    matrix: Floats
    values: Floats
    exact: Floats
    exact_values: Floats

    def explained(self, coefficients: Floats, uncertain: Floats, slack: int) -> bool:
        """Tell whether a combination is within the bounds of its summands, and exact where there is no bound."""
        allowed = slack * (1 + np.abs(coefficients).sum())
        off = np.abs(self.exact @ coefficients - self.exact_values)
        lost = np.abs(self.exact) @ (uncertain + ROUNDED_OFF * np.abs(coefficients))
        within = np.abs(self.matrix @ coefficients - self.values) <= allowed
        return bool(within.all() and (off <= lost).all())


class _Solved(NamedTuple):
    """Coefficients at one size, and how far each may be off."""

    values: Floats
    uncertain: Floats

    def has_traces(self, names: Sequence[str], of_theorem: Mapping[str, int]) -> bool:
        """Tell whether a summand that the theorem has not has so little before it that an error of constants is it."""
        of_others = ((v, off) for name, v, off in zip(names, *self, strict=True) if name not in of_theorem)
        return any(off < abs(v) < TRACE for v, off in of_others)


class _Simple(NamedTuple):
    """An expression for a coefficient, and its values at the sizes."""

    text: str
    values: tuple[float, ...]


def fitted(asked: Sequence[Answer], returned: Sequence[Floats], model: Model) -> tuple[Coefficient, ...]:
    """Return the coefficients that explain what a program returned under a model, or nothing if none do.

    They are those of the theorem's summands, and of others that programs have; or one, of its whole right side.

    Parameters
    ----------
    asked : sequence of Answer
    returned : sequence of ndarray
        As many.
    model : Model

    Returns
    -------
    tuple of Coefficient
        The summands that occur in the program or in the theorem.
    """
    if not (asked and all(np.isfinite(values).all() for values in returned)):
        return ()
    of_summands = _of_summands(asked, returned, model)
    if of_summands and not all(c.right for c in of_summands):
        return of_summands
    whole = _of_right_side(asked, returned, model)
    return (whole,) if whole else of_summands


def _of_summands(asked: Sequence[Answer], returned: Sequence[Floats], model: Model) -> tuple[Coefficient, ...]:
    of_theorem: dict[str, int] = {}
    terms: dict[str, Any] = {}
    rows: dict[int, list[tuple[dict[str, Any], Floats, Floats]]] = {}
    for answer, values in zip(asked, returned, strict=True):
        if answer.summands is None:
            return ()
        terms, of_theorem = answer.summands
        question = answer.question
        axes = question.statement.axes
        size = question.shape[axes.index("n") if "n" in axes else -1]
        rows.setdefault(size, []).append((terms, values, answer.bound(model)))
    slack = SLACK if model.output.bits == 53 else 1
    needed = list(of_theorem)
    others = ((name,) for name in terms if name not in of_theorem)
    for more in ((), *others, None):  # none or one besides, if that is enough, else all that are determined
        chosen = needed if more is None else (*of_theorem, *more)
        entries = [_entries(size, parts, chosen) for size, parts in rows.items()]
        solved = [s for e in entries if (s := _solved(e, slack)) is not None]
        if len(solved) < len(entries) or any(s.has_traces(chosen, of_theorem) for s in solved):
            continue
        needed += more or ()
        if texts := _texts([of_theorem.get(name, 0) for name in chosen], entries, solved, slack):
            named = (Coefficient(name, text, of_theorem.get(name, 0)) for name, text in zip(chosen, texts, strict=True))
            return tuple(c for c in named if not (c.right and c.theorem == 0))
    return ()


def _of_right_side(asked: Sequence[Answer], returned: Sequence[Floats], model: Model) -> Coefficient | None:
    """Return what the theorem's right side is multiplied by, if one number or size explains every entry.

    A quarter of the entries, or more, are off by more than the model explains, and none contradicts the number: their
    errors have one sign and are in proportion. A program that only rounds more than the model says is not like that.
    """
    ends = dict[tuple[int, ...], tuple[float, float]]()
    off = list[npt.NDArray[np.bool_]]()
    for shape in dict.fromkeys(answer.question.shape for answer in asked):
        some = [n for n, answer in enumerate(asked) if answer.question.shape == shape]
        between = _multiples([asked[n] for n in some], [returned[n] for n in some], model, off)
        if between is None:
            return None
        ends[shape] = between
    low, high = (choose(end) for choose, end in zip((max, min), zip(*ends.values(), strict=True), strict=True))
    if np.concatenate(off).mean() < MANY or low <= 1 <= high:
        return None
    if low <= high:
        plain = [f for f in PLAIN if low <= f <= high]
        text = str(plain[0]) if plain else _shown((low + high) / 2, (high - low) / 2, 1)
        return Coefficient("the right side", text, 1)
    axes = asked[0].question.statement.axes
    texts = (text for text, value in _of_axes(axes) if all(a <= value(shape) <= b for shape, (a, b) in ends.items()))
    return next((Coefficient("the right side", text, 1) for text in texts), None)


def _multiples(
    asked: Sequence[Answer], returned: Sequence[Floats], model: Model, off: list[npt.NDArray[np.bool_]]
) -> tuple[float, float] | None:
    """Return between which numbers the right side is multiplied, if one explains every entry; note which are off."""
    exact = np.concatenate([np.ravel(answer.reference.high) for answer in asked])
    bound = np.concatenate([np.ravel(answer.bound(model)) for answer in asked])
    values = np.concatenate([np.ravel(part) for part in returned])
    tested = np.isfinite(bound)
    exact, bound, values = exact[tested], bound[tested], values[tested]
    if not exact.any():
        return None
    about = float(values @ exact / (exact @ exact))
    allowed = bound * max(1.0, abs(about)) + ROUNDED_OFF * np.abs(about * exact)
    seen = exact != 0
    if (np.abs(values[~seen]) > allowed[~seen]).any():
        return None
    ends = np.stack([(values - allowed)[seen] / exact[seen], (values + allowed)[seen] / exact[seen]])
    low, high = float(ends.min(axis=0).max()), float(ends.max(axis=0).min())
    off.append((np.abs(values - exact) > bound)[seen])
    return (low, high) if low <= high else None


def _of_axes(axes: Sequence[str]) -> Iterator[tuple[str, Callable[[Sequence[int]], float]]]:
    """Yield what the right side may be multiplied by that depends on the sizes of its axes: one of them, or two."""
    powers = [("{0}", 1.0), ("1/{0}", -1.0), ("sqrt({0})", 0.5), ("1/sqrt({0})", -0.5)]
    single = [(text.format(axis), n, k) for n, axis in enumerate(axes) for text, k in powers]
    both = [(f"{one[0]}*{two[0]}", (one[1:], two[1:])) for one in single for two in single if one[1] < two[1]]
    for text, sizes in (*((one[0], (one[1:],)) for one in single), *both):
        for by, times in (("", 1.0), ("2*", 2.0), ("1/2*", 0.5), ("-", -1.0)):
            yield f"{by}{text}", partial(_of_shape, sizes, times)


def _of_shape(sizes: Sequence[tuple[int, float]], times: float, shape: Sequence[int]) -> float:
    return times * math.prod([float(shape[n] ** k) for n, k in sizes])


def _entries(size: int, parts: Sequence[tuple[dict[str, Any], Floats, Floats]], chosen: Sequence[str]) -> _Entries:
    columns = [[np.broadcast_to(terms[name], bound.shape) for terms, _, bound in parts] for name in chosen]
    columns += [[values for _, values, _ in parts], [bound for _, _, bound in parts]]
    table = np.stack([np.concatenate([np.ravel(part) for part in column]) for column in columns], axis=1)
    plain, bound = table[:, :-1], table[:, -1]
    with np.errstate(all="ignore"):
        scaled = plain / bound[:, None]
    seen = np.isfinite(bound) & np.isfinite(scaled).all(axis=1)  # a bound as small as floats go weighs nothing
    none = (bound == 0) & np.isfinite(plain).all(axis=1)
    return _Entries(size, scaled[seen, :-1], scaled[seen, -1], plain[none, :-1], plain[none, -1])


def _solved(entries: _Entries, slack: int) -> _Solved | None:
    """Solve for the coefficients at one size, with intervals; None if they are not known from the entries."""
    matrix, values = entries.matrix, entries.values
    if len(values) < 2 * matrix.shape[1]:
        return None
    scale = np.abs(matrix).max(axis=0)
    if (scale == 0).any() or np.linalg.matrix_rank(matrix / scale, tol=1e-6) < matrix.shape[1]:
        return None
    inverse = np.linalg.pinv(matrix / scale) / scale[:, None]
    coefficients = inverse @ values
    uncertain = np.abs(inverse).sum(axis=1) * slack * (1 + np.abs(coefficients).sum())
    return _Solved(coefficients, uncertain) if (uncertain < KNOWN).all() else None


def _texts(theorem: Sequence[int], entries: Sequence[_Entries], solved: Sequence[_Solved], slack: int) -> list[str]:
    """Return what to say of each coefficient, if simple ones, or else those that were found, explain all entries."""
    sizes = [e.size for e in entries]
    simple = [_simple(sizes, [(s.values[i], s.uncertain[i]) for s in solved], entry) for i, entry in enumerate(theorem)]
    for choice in (simple, [None] * len(simple)):
        fits = True
        for n, (entry, s) in enumerate(zip(entries, solved, strict=True)):
            values = np.array([s.values[i] if c is None else c.values[n] for i, c in enumerate(choice)])
            uncertain = np.array([s.uncertain[i] if c is None else 0.0 for i, c in enumerate(choice)])
            fits = fits and entry.explained(values, uncertain, slack)
        if fits:
            return [
                _numbers(sizes, [(s.values[i], s.uncertain[i]) for s in solved], theorem[i]) if c is None else c.text
                for i, c in enumerate(choice)
            ]
    return []


@lru_cache(maxsize=64)
def _expressions(sizes: tuple[int, ...], theorem: int) -> tuple[tuple[_Simple, ...], Floats]:
    """Return what a coefficient may be, the theorem's first, and a row of values at the sizes for each."""
    expressions = [_Simple(str(f), (float(f),) * len(sizes)) for f in (Fraction(theorem), *PLAIN)]
    for sign, factor in (("", 1), ("-", -1)):
        expressions += [_Simple(sign + text, tuple(factor * function(n) for n in sizes)) for text, function in OF_SIZE]
    return tuple(expressions), np.array([one.values for one in expressions])


def _simple(sizes: Sequence[int], intervals: Sequence[tuple[float, float]], theorem: int) -> _Simple | None:
    """Return the theorem's coefficient if it lies in every interval, else the only simple expression that does."""
    candidates, rows = _expressions(tuple(sizes), theorem)
    values, off = np.array(intervals).T
    inside = [candidates[n] for n in np.flatnonzero((np.abs(rows - values) <= off).all(axis=1))]
    if inside and inside[0].text == str(theorem):
        return inside[0]
    return inside[0] if len({c.values for c in inside}) == 1 else None


def _numbers(sizes: Sequence[int], intervals: Sequence[tuple[float, float]], theorem: int) -> str:
    """Return the numbers that were found, each with its interval where that is wide."""
    shown = {size: _shown(value, off, theorem) for size, (value, off) in zip(sizes, intervals, strict=True)}
    if len(set(shown.values())) == 1:
        return shown[sizes[0]]
    return ", ".join(f"{text} at n = {size}" for size, text in shown.items())


def _shown(value: float, off: float, theorem: int) -> str:
    """Return a number to four digits, or to as many more as tell it from the theorem's; less what is not known."""
    if abs(value - theorem) <= off:
        return str(theorem)
    if off > abs(value) * 5e-4:
        return f"{value:.3g} +- {rounded_up(off + abs(value - float(f'{value:.3g}')))}"
    texts = (f"{value:.{digits}g}" for digits in range(4, 18))
    return next((text for text in texts if float(text) != theorem), f"{value:.17g}")
