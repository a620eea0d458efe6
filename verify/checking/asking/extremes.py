"""Extreme questions: where an operation of the formula overflows, underflows or cancels, and the result has a value.

They are found by trying. The formula is computed as it stands, step by step, on arguments of an ordinary question of
which one is made large, small or nearly constant; each operation shows what it gives and how far that may be off. Of
the arguments that bring most operations to their limits, those are asked at which a stable program is held to a bound.
A naive form, an exponential without its maximum or a variance by two moments, gives no number there, or a wrong one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from types import MappingProxyType
from typing import Any

import numpy as np

from verify.checking.judging.batch import Batch
from verify.checking.judging.naive import CANNOT, LOST, as_they_stand
from verify.checking.judging.question import Question, together
from verify.checking.judging.statement import Probe, Shape, Statement
from verify.checking.rounding.formats import FORMATS, Format
from verify.checking.rounding.models import Model, ladder

__all__ = ["DOMAIN", "USUAL_LIMIT", "domain_of", "extreme_probes", "long_sums", "usual_question"]

DOMAIN: Mapping[str, float] = MappingProxyType({"logits": 1e4, "positions": 4e4})
"""How large numbers of an argument are asked, by any of its names."""
SETTINGS: Mapping[str, float] = MappingProxyType({"eps": 1e-5, "epsilon": 1e-5})
"""How large settings are at most, as models have them: a larger eps hides small variances."""
SETTING_LIMIT = 100.0
"""How large other numbers beside arrays are, as a cap or a temperature, where the formula admits that."""
USUAL_LIMIT = 1e3
"""How large those of other arguments are, as activations, weights and gradients."""
SIZES = (16.0, 100.0, 400.0)
ROOTS = (180.0, 230.0, 290.0, 500.0, 700.0)
"""How large they are as well, if that is less: where exponentials end, and in float16 sums of a few products of all."""
DEVIATIONS = (2.0**-6, 1e-4)
"""Deviations of numbers about one."""
SMALL = 2.0**-12
IN_TAILS, TAIL = "in the tails, about", 4
"""Words for tails of functions, and how many bits exponentials are below a rounding of one there."""
NEAR = (2.0**-9, 2.0**-13)
"""By which part arguments of one shape are apart that are nearly equal."""
STEP = 4
"""How many bits more a result is off, beyond `LOST`, for it to count as more."""
FEW, LONG = 2, 65
"""Sizes of axes, where one is long and others are short."""
ROWS = 6
"""How many rows have one number apart: in each another is rounded, as one may come out right by chance."""
MOST = 8
"""Extreme questions of a rounding model."""
TOLD = 2.0**-3
"""How far a stable program may be off, relatively, for a question to be one."""


def domain_of(statement: Statement, domain: Mapping[str, float]) -> dict[str, float]:
    """Return how large numbers are asked of each argument that is an array of numbers, or that the user names.

    What an argument is derived from, as weights are from logits, is one too: so these come to their own ends.

    Parameters
    ----------
    statement : Statement
    domain : mapping of str to float
        What the user gives for some arguments, by any of their names.

    Raises
    ------
    ValueError
        If a name is no such argument, or a limit is no positive number.

    Examples
    --------
    >>> from verify.checking.statements import statement
    >>> domain_of(statement("softmax_vjp", {}), {"g": 10})
    {'x': 10000.0, 'g': 10.0}
    """
    usual = usual_probe(statement).arguments
    behind = [name for name in usual if statement.derived and name not in statement.constants]
    named = {**dict.fromkeys(behind, ()), **statement.arguments}
    free = [n for n in named if n in usual and (_is_real(usual[n]) or n in DOMAIN) and n not in statement.handed]
    numbers = {name: (*named[name], name) for name in free}
    by_name = {other: name for name, names in numbers.items() for other in names} | {name: name for name in numbers}
    for name, most in domain.items():
        if name not in by_name:
            raise ValueError(f"domain: expected some of {', '.join(numbers)}, got {name!r}")
        if type(most) not in (int, float) or not 0 < most < np.inf:
            raise ValueError(f"domain: {name}: expected a positive number, got {most!r}")
    arrays = [name for name in numbers if np.ndim(usual[name])] or list(numbers)  # beside arrays, numbers are settings
    usually = {name: max(DOMAIN.get(n, USUAL_LIMIT) for n in numbers[name]) for name in arrays}
    usually |= {name: SETTING_LIMIT for name in numbers if name not in arrays and _is_setting(statement, name)}
    return usually | {by_name[name]: float(most) for name, most in domain.items()}


def _is_setting(statement: Statement, name: str) -> bool:
    """Tell whether a number beside arrays may be large: where a formula states that, and no usual size is known."""
    large = {**usual_probe(statement).arguments, name: np.asarray(SETTING_LIMIT)}
    admits = statement.admits
    return name not in SETTINGS and admits is not None and admits(large, statement.shapes[0], FORMATS["float32"])


def _is_real(array: Any) -> bool:
    return np.asarray(array).dtype.kind == "f"


def extreme_probes(
    statement: Statement, form: Format, domain: Mapping[str, float] = MappingProxyType({})
) -> Iterator[tuple[Shape, Probe]]:
    """Yield arguments at which operations of the formulas come to their limits, and right programs to a bound.

    Parameters
    ----------
    statement : Statement
    form : Format
        Of the program's arrays.
    domain : mapping of str to float
        See `domain_of`.
    """
    shape, most = statement.shapes[0], domain_of(statement, domain)
    usual = usual_probe(statement)
    probes = [(shape, probe) for probe in (usual, *_changed(statement, usual, most, form))]
    probes += _spiked(statement, form, most)
    kind: dict[str, Any] = {"wide": True, "extreme": usual_question(statement, form)}
    questions = [
        question
        for shape, group in groupby(probes, lambda pair: pair[0])
        for question in together(statement, shape, (probe for _, probe in group), form, **kind)
    ]
    tried = [_Tried(*pair, question) for pair, question in zip(probes, questions, strict=True)]
    tightest, loosest = ladder(form.name)[0], ladder(form.name)[-1]
    greatest = {f"{name} up to {size:g}" for name, size in most.items()}
    chosen = [
        one
        for one in tried
        if one.probe.label in greatest
        or (IN_TAILS in one.probe.label and all(a.is_small(tightest) for a in one.question.answers.values()))
        if one.is_held(tightest)
    ]
    half = loosest.operation != tightest.operation  # what half precision does not hold, and float32 inside does
    for seen, held in ((loosest, loosest), *([(tightest, tightest), (loosest, tightest)] if half else [])):
        chosen += [one for one in _telling(tried, seen, held) if one not in chosen]
    yield from ((one.shape, one.probe) for one in chosen)


@dataclass(frozen=True, eq=False)
class _Tried:
    """Arguments that were made extreme, and the question of them; many such questions are computed at once."""

    shape: Shape
    probe: Probe
    question: Question

    def alone(self) -> _Tried:
        """Return it, to be computed by itself from now on."""
        self.question.batch, self.question.number = Batch([self.question]), 0
        return self

    def is_held(self, model: Model) -> bool:
        """Tell whether a stable program is held to digits there at some entry of some result."""
        admits = self.question.statement.admits
        if admits is not None and not admits(self.probe.arguments, self.shape, self.question.form):
            return False
        try:
            return self._is_told(model)
        except CANNOT:  # another of the batch may decide it
            try:
                return self.alone()._is_told(model)
            except CANNOT:
                return False

    def _is_told(self, model: Model) -> bool:
        return any((a.bound(model) < TOLD * a.size(model)).any() for a in self.question.answers.values())


@lru_cache(maxsize=8)
def usual_probe(statement: Statement) -> Probe:
    """Return ordinary arguments, which are made extreme; kept, as they are asked for again and again.

    All of a mask is seen, as the largest score is that of a key which may be hidden otherwise.
    """
    return _drawn(statement, statement.shapes[0])


def _drawn(statement: Statement, shape: Shape) -> Probe:
    probe = next(statement.probes(np.random.default_rng(0), shape))
    masks = [name for name, handed in statement.handed.items() if handed(probe.arguments[name]).dtype == bool]
    return Probe(probe.label, {**probe.arguments, **{name: np.ones_like(probe.arguments[name]) for name in masks}})


@lru_cache(maxsize=8)
def usual_question(statement: Statement, form: Format) -> Question:
    """Return the question of the ordinary arguments, which says how large results usually are."""
    probe = usual_probe(statement)
    return Question(statement, probe.label, statement.shapes[0], probe.arguments, form)


def _changed(statement: Statement, usual: Probe, limits: Mapping[str, float], form: Format) -> Iterator[Probe]:
    """Yield the usual arguments with one of them made large, small, or nearly constant; the mild ones first."""
    usual, changed = _within(usual, limits), set(limits)
    if statement.admits is None and statement.structured is not None:
        changed &= statement.structured
    free = {name: np.asarray(a) for name, a in usual.arguments.items() if name in changed}
    reals: dict[str, Any] = {name: array for name, array in free.items() if _is_real(array)}
    tail = math.log(2) * (max(form.bits, FORMATS["float32"].bits) + TAIL)
    sizes = (*SIZES, *(ROOTS if form.largest < ROOTS[-1] ** 2 else ()))
    for size in sorted(sizes, reverse=True) if len(reals) > 1 else ():
        above = {k: (min(size, limits[k]) if a.ndim else limits[k]) * np.abs(_unit(a)) for k, a in reals.items()}
        yield Probe(f"all above zero, up to {size:g}", {**usual.arguments, **above})
        for name in above if size == SIZES[-1] else ():
            below = {**above, name: -above[name]}
            yield Probe(f"all above zero but {name}, up to {size:g}", {**usual.arguments, **below})
    for name, array in free.items():
        for words, other in _extremes(array, limits[name], tail):
            yield Probe(f"{name} {words}", {**usual.arguments, name: other})
        for second, other in usual.arguments.items():
            if (
                second != name
                and np.ndim(other)
                and np.shape(other) == np.shape(array)
                and {name, second} <= set(reals)
            ):
                large = min(limits[name], SIZES[0]) * np.asarray(other)  # products of both fit float16
                for part in NEAR:
                    near = large * (1 + part * np.asarray(array))
                    yield Probe(f"{name} within {part:.1g} of {second}", {**usual.arguments, name: near, second: large})


def _within(probe: Probe, limits: Mapping[str, float]) -> Probe:
    """Return arguments of which settings are as models have them: an eps no larger, others no smaller than one."""
    given = {k: min(v, {**SETTINGS, **limits}[k]) for k, v in probe.arguments.items() if k in SETTINGS}
    ones = dict[str, Any]()
    if any(map(np.ndim, probe.arguments.values())):
        numbers = {k: v for k, v in probe.arguments.items() if not np.ndim(v) and limits.get(k, 0.0) >= 1}
        ones = {k: np.copysign(np.maximum(np.abs(v), 1.0), v) for k, v in numbers.items()}
    return Probe(probe.label, {**probe.arguments, **given, **ones})


def _unit(array: Any) -> Any:
    """Return an array whose largest number is one."""
    return array / (np.abs(array).max(initial=0.0) or 1.0)


def _extremes(array: Any, most: float, tail: float) -> Iterator[tuple[str, Any]]:
    """Yield an array made extreme in one way, with what it is then."""
    unit = _unit(array)
    if not _is_real(array):
        yield f"up to {most:g}", np.rint(most * unit).astype(array.dtype)
        return
    yield f"of size {SMALL:.1g}", SMALL * unit
    for size in (*(s for s in SIZES if s < most), most):
        yield f"up to {size:g}", size * unit
        if array.ndim:
            first = np.arange(array.shape[-1]) == 0
            yield f"with an entry of {size:g}", np.where(first, size, array)
            yield f"with an entry of -{size:g}", np.where(first, -size, array)
        if array.ndim > 1:
            yield (
                f"up to {size:g} in every other row",
                np.where(np.arange(len(array)) % 2 == 0, size, 1.0)[(..., *(None,) * (array.ndim - 1))] * unit,
            )
    if array.ndim:
        for deviation in DEVIATIONS:
            for mean in (1.0, most, -most):
                yield f"about {mean:g} with a deviation of {abs(mean) * deviation:.1g}", mean * (1 + deviation * unit)
        for mean in (-tail, tail) if tail < most else ():
            yield f"{IN_TAILS} {mean:.3g}", mean * (1 + DEVIATIONS[0] * unit)


def _telling(tried: Sequence[_Tried], model: Model, held: Model) -> Iterator[_Tried]:
    """Yield those that bring most operations to limits which the first, and those before, do not."""
    seen = [one for _, group in groupby(tried, lambda t: t.question.batch) for one in _seen(list(group), model)]
    known, left, count = set(seen[0]), list(range(1, len(tried))), 0
    while count < MOST and left:
        best = max(left, key=lambda n: len(seen[n] - known))
        if not seen[best] - known:
            return
        left.remove(best)
        if tried[best].is_held(held):
            known |= seen[best]
            count += 1
            yield tried[best]


def _seen(tried: Sequence[_Tried], model: Model) -> list[set[tuple[Any, ...]]]:
    """Return what operations of the formulas do as they stand, for each question of a batch, all computed at once."""
    first, seen = tried[0].question, [set[tuple[Any, ...]]() for _ in tried]
    for key, result in first.statement.results.items():
        for place, formula in enumerate(as_they_stand(result)):
            watched = _Watched((key, place), model, len(tried))
            try:
                with np.errstate(all="ignore"):
                    formula(**first.batch.arguments(model._replace(watch=watched)))
            except CANNOT:
                if len(tried) > 1:  # one of them decides it for all
                    return [_seen([one.alone()], model)[0] for one in tried]
                watched.seen[0].add((key, place, "none"))
            for known, more in zip(seen, watched.seen, strict=True):
                known |= more
    return seen


class _Watched:
    """What was seen of the operations of a formula: a set for each of the questions along the first axis."""

    def __init__(self, name: tuple[Any, ...], model: Model, count: int) -> None:
        self.name, self.count, self.number = name, count, 0
        self.seen = [set[tuple[Any, ...]]() for _ in range(count)]
        self.first = [0] * count
        self.normal, self.unit = model.operation.flushed.smallest, model.operation.unit

    def __call__(self, _: str, value: Any, error: Any) -> None:
        """Look at the values of an operation, and by how much they may be off."""
        self.number += 1
        rows = (self.count if value.shape[:1] == (self.count,) else 1, -1)
        size, off = np.abs(value).reshape(rows), np.broadcast_to(error, value.shape).reshape(rows)
        relative = off / (self.unit * np.where(size > 0, size, np.inf))
        most = np.where(np.isfinite(relative), relative, 0.0).max(1, initial=0.0)
        levels = np.log2(np.maximum(most / LOST, 0.5)).astype(int) // STEP
        none, tiny = np.isinf(off).any(1), ((size > 0) & (size < self.normal)).any(1)
        nothing = (size == 0).all(1)
        for n in range(self.count):
            row = n if len(size) > 1 else 0
            if none[row]:  # what comes of an operation that overflows is another thing than the next that does
                self.first[n] = self.first[n] or self.number
                self.seen[n].add((*self.name, self.number, "no number", self.first[n]))
            self.seen[n].update([(*self.name, self.number, "tiny")] if tiny[row] else [])
            self.seen[n].update([(*self.name, self.number, "nothing")] if nothing[row] else [])
            self.seen[n].update((*self.name, self.number, level) for level in range(levels[row] + 1))


def _lengthened(statement: Statement, size: int, few: int = FEW) -> Iterator[tuple[int, Shape, Probe]]:
    """Yield an ordinary probe at shapes that are long along one axis, and short along others."""
    short = (few,) * len(statement.axes)
    for axis in range(len(short)):
        shape = (*short[:axis], size, *short[axis + 1 :])
        try:
            yield axis, shape, _drawn(statement, shape)
        except ValueError:
            continue


def _numbers(statement: Statement, probe: Probe) -> dict[str, Any]:
    """Return the arguments that are arrays of any numbers."""
    return {
        name: np.asarray(a)
        for name, a in probe.arguments.items()
        if np.ndim(a) and np.asarray(a).dtype.kind == "f" and name not in statement.handed
    }


def _spiked(statement: Statement, form: Format, limits: Mapping[str, float]) -> Iterator[tuple[Shape, Probe]]:
    """Yield an argument that is one large number but for one entry of an axis, as near as a format has it."""
    step = max(2.0 ** (1 - form.bits), DEVIATIONS[-1] * np.sqrt(LONG))
    for axis, shape, probe in _lengthened(statement, LONG, ROWS):
        for name, array in _numbers(statement, probe).items():
            places = [k for k, n in enumerate(array.shape) if n == LONG]
            if name in limits and len(places) == 1:
                first = np.arange(LONG) == 0
                sizes = limits[name] * (1 - np.arange(array.size // LONG) / (2 * array.size // LONG))
                rows = (sizes[:, None] * (1 + step * first)).reshape(*np.delete(array.shape, places), LONG)
                label = f"{name} to {limits[name]:g} but for one of {statement.axes[axis]}"
                spiked = {**probe.arguments, name: np.moveaxis(rows, -1, places[0])}
                yield shape, _within(Probe(label, spiked), limits)


def long_sums(statement: Statement, form: Format) -> Iterator[tuple[Shape, Probe]]:
    """Yield ones along one axis at a time, so many that one more changes no sum that is kept in half precision."""
    if form.bits >= FORMATS["float32"].bits:
        return
    for axis, shape, probe in _lengthened(statement, 2 ** (form.bits + 1) + 1):
        ones = {name: np.ones(array.shape) for name, array in _numbers(statement, probe).items()}
        probe = Probe(f"ones along {statement.axes[axis]}", {**probe.arguments, **ones})
        if statement.admits is None or statement.admits(probe.arguments, shape, form):
            yield shape, probe
