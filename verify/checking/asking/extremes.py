"""Extreme questions: where an operation of the formula overflows, underflows or cancels, and the result has a value.

They are found by trying. The formula is computed as it stands, step by step, on arguments of an ordinary question of
which one is made large, small or nearly constant; each operation shows what it gives and how far that may be off. Of
the arguments that bring most operations to their limits, those are asked at which a stable program is held to a bound.
A naive form, an exponential without its maximum or a variance by two moments, gives no number there, or a wrong one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import numpy as np

from verify.checking.judging.mistakes import literally
from verify.checking.judging.question import Question
from verify.checking.judging.statement import Probe, Shape, Statement
from verify.checking.rounding.formats import FORMATS, Format
from verify.checking.rounding.models import Model, ladder
from verify.checking.rounding.rounded import Rounded
from verify.numbers import UndecidedError

__all__ = ["DOMAIN", "USUAL_LIMIT", "domain_of", "extreme_probes", "long_sums", "usual_question"]

DOMAIN: Mapping[str, float] = MappingProxyType({"logits": 1e4, "z": 1e4, "scores": 1e4})
"""How large numbers of an argument are asked, by its name."""
USUAL_LIMIT = 1e3
"""How large those of other arguments are, as activations, weights and gradients."""
SIZES = (16.0, 100.0, 400.0)
"""How large they are as well, if that is less: where exponentials of float16, and of float32, end."""
DEVIATIONS = (2.0**-6, 1e-4)
"""Deviations of numbers about one."""
SMALL = 2.0**-12
NEAR = 2.0**-9
"""By which part arguments of one shape are apart that are nearly equal."""
LOST, STEP = 2.0**8, 4
"""How many roundings a result is off where an operation cancels, and how many bits more count as more."""
FEW, LONG = 2, 65
"""Sizes of axes, where one is long and others are short."""
MOST = 8
"""Extreme questions of a rounding model."""
TOLD = 2.0**-3
"""How far a stable program may be off, relatively, for a question to be one."""
CANNOT = (UndecidedError, ArithmeticError, AttributeError, TypeError, ValueError)
"""What happens where a formula is no program on rounding balls."""


def domain_of(statement: Statement, domain: Mapping[str, float]) -> dict[str, float]:
    """Return how large numbers of each argument are asked.

    Parameters
    ----------
    statement : Statement
    domain : mapping of str to float
        What the user gives for some arguments.

    Raises
    ------
    ValueError
        If a name is no argument, or a limit is no positive number.

    Examples
    --------
    >>> from verify.checking.statements import statement
    >>> domain_of(statement("softmax", {}), {"x": 1e6})
    {'x': 1000000.0}
    """
    for name, most in domain.items():
        if name not in statement.arguments:
            raise ValueError(f"domain: expected some of {', '.join(statement.arguments)}, got {name!r}")
        if type(most) not in (int, float) or not 0 < most < np.inf:
            raise ValueError(f"domain: {name}: expected a positive number, got {most!r}")
    return {name: float(domain.get(name, DOMAIN.get(name, USUAL_LIMIT))) for name in statement.arguments}


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
    shape = statement.shapes[0]
    usual = usual_probe(statement)
    most, tightest = domain_of(statement, domain), ladder(form.name)[0]
    changed = [(shape, probe) for probe in _changed(statement, usual, most)]
    greatest = {f"{name} up to {size:g}" for name, size in most.items()}
    chosen = [one for one in changed if one[1].label in greatest and _held(statement, *one, form, tightest)]
    tried = [(shape, usual), *changed, *_spiked(statement, form, most)]
    for model in {model.operation: model for model in (ladder(form.name)[-1], tightest)}.values():
        chosen += [one for one in _telling(statement, tried, form, model) if one not in chosen]
    yield from chosen


@lru_cache(maxsize=8)
def usual_probe(statement: Statement) -> Probe:
    """Return ordinary arguments, which are made extreme; kept, as they are asked for again and again."""
    return next(statement.probes(np.random.default_rng(0), statement.shapes[0]))


@lru_cache(maxsize=8)
def usual_question(statement: Statement, form: Format) -> Question:
    """Return the question of the ordinary arguments, which says how large results usually are."""
    probe = usual_probe(statement)
    return Question(statement, probe.label, statement.shapes[0], probe.arguments, form)


def _changed(statement: Statement, usual: Probe, limits: Mapping[str, float]) -> Iterator[Probe]:
    """Yield the usual arguments with one of them made large, small, or nearly constant; the mild ones first."""
    for name, array in usual.arguments.items():
        kept = name in statement.handed or name not in limits or np.asarray(array).dtype.kind != "f"
        if kept or (statement.admits is None and statement.structured is not None and name not in statement.structured):
            continue
        for words, other in _extremes(np.asarray(array), limits[name]):
            yield Probe(f"{name} {words}", {**usual.arguments, name: other})
        for second, other in usual.arguments.items():
            if second != name and np.ndim(other) and np.shape(other) == np.shape(array) and second in limits:
                large = limits[name] * np.asarray(other)
                near = large * (1 + NEAR * np.asarray(array))
                yield Probe(f"{name} near {second}", {**usual.arguments, name: near, second: large})


def _is_admitted(statement: Statement, shape: Shape, probe: Probe, form: Format) -> bool:
    return statement.admits is None or statement.admits(probe.arguments, shape, form)


def _extremes(array: Any, most: float) -> Iterator[tuple[str, Any]]:
    """Yield an array made extreme in one way, with what it is then."""
    unit = array / (np.abs(array).max(initial=0.0) or 1.0)
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


def _telling(
    statement: Statement, tried: Sequence[tuple[Shape, Probe]], form: Format, model: Model
) -> Iterator[tuple[Shape, Probe]]:
    """Yield those that bring most operations to limits which the first, and those before, do not."""
    seen = [_seen(statement, shape, probe, form, model) for shape, probe in tried]
    known, left, count = set(seen[0]), list(range(1, len(tried))), 0
    while count < MOST and left:
        best = max(left, key=lambda n: len(seen[n] - known))
        if not seen[best] - known:
            return
        left.remove(best)
        if _held(statement, *tried[best], form, model):
            known |= seen[best]
            count += 1
            yield tried[best]


def _seen(statement: Statement, shape: Shape, probe: Probe, form: Format, model: Model) -> frozenset[tuple[Any, ...]]:
    """Return what operations of the formulas do as they stand, on arguments that are off by a rounding."""
    seen = set[tuple[Any, ...]]()
    normal, unit = model.operation.flushed.smallest, model.operation.unit
    question = Question(statement, probe.label, shape, probe.arguments, form, wide=True)
    for key, result in statement.results.items():
        number = 0

        def watch(value: Any, error: Any, key: str = key) -> None:
            nonlocal number
            number += 1
            size = np.abs(value)
            if np.isinf(error).any():
                seen.add((key, number, "no number"))
            if ((size > 0) & (size < normal)).any():
                seen.add((key, number, "tiny"))
            off = error / (unit * np.where(size > 0, size, np.inf))
            most = float(np.where(np.isfinite(off), off, 0.0).max(initial=0.0))
            levels = range(0, int(np.log2(max(most / LOST, 0.5))) + 1, STEP)
            seen.update((key, number, "off", level) for level in levels)

        watched = model._replace(watch=watch)
        given = {
            name: Rounded(a.value, a.radius + unit * np.abs(a.value), watched) if isinstance(a, Rounded) else a
            for name, a in question.on_rounding_balls(watched).items()
        }
        for formula in (literally(result), *(s.formula for s in result.spellings if s.lenient)):
            with np.errstate(all="ignore"):
                try:
                    formula(**given)
                except CANNOT:
                    seen.add((key, "none"))
    return frozenset(seen)


def _held(statement: Statement, shape: Shape, probe: Probe, form: Format, model: Model) -> bool:
    """Tell whether a stable program is held to a bound there at some entry of each result, and to digits of one."""
    if not _is_admitted(statement, shape, probe, form):
        return False
    usual = usual_question(statement, form)
    question = Question(statement, probe.label, shape, probe.arguments, form, wide=True, extreme=usual)
    told = False
    for answer in question.answers.values():
        try:
            bound = answer.bound(model)
        except CANNOT:
            return False
        if not np.isfinite(bound).any():
            return False
        told = told or bool((bound < TOLD * answer.size(model)).any())
    return told


def _lengthened(statement: Statement, size: int) -> Iterator[tuple[int, Shape, Probe]]:
    """Yield an ordinary probe at shapes that are long along one axis, and short along others."""
    short = tuple(min(n, FEW) for n in statement.shapes[0])
    for axis in range(len(short)):
        shape = (*short[:axis], size, *short[axis + 1 :])
        try:
            yield axis, shape, next(statement.probes(np.random.default_rng(0), shape))
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
    for axis, shape, probe in _lengthened(statement, LONG):
        for name, array in _numbers(statement, probe).items():
            places = [k for k, n in enumerate(array.shape) if n == LONG]
            if name in limits and len(places) == 1:
                first = np.arange(LONG).reshape(-1, *(1,) * (array.ndim - 1 - places[0])) == 0
                spiked = limits[name] * (1 + step * np.broadcast_to(first, array.shape))
                label = f"{name} {limits[name]:g} but for one of {statement.axes[axis]}"
                yield shape, Probe(label, {**probe.arguments, name: spiked})


def long_sums(statement: Statement, form: Format) -> Iterator[tuple[Shape, Probe]]:
    """Yield ones along one axis at a time, so many that one more changes no sum that is kept in half precision."""
    if form.bits >= FORMATS["float32"].bits:
        return
    for axis, shape, probe in _lengthened(statement, 2 ** (form.bits + 1) + 1):
        ones = {name: np.ones(array.shape) for name, array in _numbers(statement, probe).items()}
        probe = Probe(f"ones along {statement.axes[axis]}", {**probe.arguments, **ones})
        if _is_admitted(statement, shape, probe, form):
            yield shape, probe
