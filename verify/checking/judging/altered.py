"""Arguments and results that are changed, padded, cut or moved: wrong formulas of every statement.

What is done to the arrays around a formula is a table here; nothing is evaluated before a verdict needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import permutations
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from verify.checking.judging.mistakes import slip_of
from verify.checking.judging.statement import Formula, Statement, Wrong, average, softmax, top, total
from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import rounded

__all__ = ["altered"]


def _written(w: int, n: int) -> int:
    return n // w * w


def _whole(w: int, n: int) -> slice:
    return slice(0, _written(w, n))


def _filled(w: int, n: int) -> int:
    return -(-n // w) * w


Moved: TypeAlias = tuple[Callable[[Any, Any], Any], int]
BLOCKS = (4, 8, 16, 32, 64, 128)
"""Entries of a block, whose last one may not be full."""
VECTORS = (2, 4)
"""Entries of a block that are as few as small questions have: of more, nothing would be left there."""
CUTS: Mapping[str, Callable[[int], slice]] = MappingProxyType(
    {
        "the first along {0} is not read": lambda n: slice(1, n),
        "only the first along {0} is read": lambda n: slice(0, 1),
        "only the last along {0} is read": lambda n: slice(n - 1, n),
        **{f"what is past a multiple of {w} along {{0}} is not read": partial(_whole, w) for w in VECTORS},
    }
)
"""What is read of all arrays along an axis that the result has not."""
WRITTEN: Mapping[str, Callable[[int], int]] = MappingProxyType(
    {
        **{f"what is past a multiple of {w} along {{0}} is zero": partial(_written, w) for w in VECTORS},
    }
)
"""How many entries of the result are written along an axis."""
PADDED: Mapping[str, Callable[[int], int]] = MappingProxyType(
    {
        "a zero is counted beside what is along {0}": lambda n: n + 1,
        "zeros up to a power of 2 are counted along {0}": lambda n: 1 << (n - 1).bit_length(),
        **{f"zeros up to a multiple of {w} are counted along {{0}}": partial(_filled, w) for w in BLOCKS},
    }
)
"""Up to which size arrays are filled up with zeros that count."""
AT_FIRST: Mapping[str, Callable[[Any, int], Any]] = MappingProxyType(
    {
        "only the first along {0} is written": lambda made, axis: made[_along(axis, slice(0, 1))],
        "all along {0} are written to the first": lambda made, axis: made[_along(axis, slice(-1, None))],
        "all along {0} are added up in the first": total,
    }
)
"""What stands in the place of the first of a result along an axis, where all others are zero."""
FIRST: Mapping[str, Callable[[Any], Any]] = MappingProxyType(
    {
        "softmax": softmax,
        "the sigmoid": lambda x: 1 / (1 + np.exp(-x)),
        "exp": np.exp,
        "log": np.log,
        "tanh": np.tanh,
        "the root": np.sqrt,
        "the square": lambda x: x * x,
        "the absolute value": lambda x: np.where(x < 0, -x, x),
        "the difference to its mean": lambda x: x - average(x),
        "the quotient by its sum": lambda x: x / total(x),
        "the quotient by its greatest": lambda x: x / top(np.where(x < 0, -x, x)),
    }
)
"""What may be taken of an argument or of the result, beside what the formula takes."""
EARLIER: Mapping[str, Moved] = MappingProxyType(
    {
        "{0} is multiplied by {1} first, which is left out elsewhere": (lambda x, y: x * y, 1),
        "{1} is added to {0} first, and left out elsewhere": (lambda x, y: x + y, 0),
    }
)
LATER: Mapping[str, Moved] = MappingProxyType(
    {
        "{0} is left out, and multiplies the result": (lambda made, y: made * y, 1),
        "{0} is left out, and added to the result": (lambda made, y: made + y, 0),
    }
)
"""Where an argument stands instead, and what it is where the formula has it."""
Places: TypeAlias = Sequence[tuple[str, int]]


class _Axis(NamedTuple):
    """An axis by its size where sizes differ: what it is called, where arguments have it, and where the result does."""

    called: str
    places: Places
    result: int | None


def altered(
    statement: Statement, formula: Formula, others: Mapping[str, Formula] = MappingProxyType({})
) -> Iterator[Wrong]:
    """Yield a formula at arguments that are read or changed otherwise, and with a result that is not all written.

    Parameters
    ----------
    statement : Statement
    formula : Formula
        Of one of its results.
    others : mapping of str to Formula
        Of its other results.

    Examples
    --------
    >>> from verify.checking.statements import statement
    >>> of = statement("softmax", {})
    >>> next(altered(of, of.results["p"].spellings[-1].formula)).name
    'the first along rows is not read'
    """
    shape = statement.shapes[0]
    arguments = next(statement.probes(np.random.default_rng(0), shape)).arguments
    arrays = {name: np.asarray(value) for name, value in arguments.items() if name in statement.arguments}
    floats = [name for name, array in arrays.items() if array.dtype.kind == "f"]
    axes = _axes(statement, formula, arguments, arrays)
    for place in axes:
        for words, cut in CUTS.items():
            yield slip_of(words.format(place.called), _shortened(formula, place.places, cut))
        for words, size in PADDED.items():
            yield slip_of(words.format(place.called), _padded(formula, place, size))
        for words, written in WRITTEN.items() if place.result is not None else ():
            yield slip_of(words.format(place.called), _cut(formula, place.result or -1, written))
        for words, made in AT_FIRST.items() if place.result is not None else ():
            yield slip_of(words.format(place.called), _at_first(formula, place.result or -1, made))
    for name, made in others.items():
        yield slip_of(f"{name} is returned in its place", made)
    for name in statement.handed.keys() & arrays.keys():
        for words, step in (("last", -1), ("first", 1)):
            yield slip_of(f"of equal {name} only the {words} counts", _once(formula, name, step))
    for name in floats:
        for words, sign in (("mean", 1.0), ("negative mean", -1.0)):
            yield slip_of(f"the {words} of {name} is returned", _mean_of(formula, name, arrays[name].ndim, sign))
    for words, function in FIRST.items():
        for name in (name for name in floats if arrays[name].ndim):
            yield slip_of(f"{words} is taken of {name} first", _changed(formula, name, function))
        yield slip_of(f"{words} is taken of the result", _then(formula, function))
    for name in floats:
        yield slip_of(f"the result is taken for {name}, and the same is computed again", _again(formula, name))
    for words, (by, neutral) in EARLIER.items():
        for one, other in permutations(floats, 2):
            if arrays[one].ndim >= arrays[other].ndim:
                yield slip_of(words.format(one, other), _first(formula, one, other, by, neutral))
    for words, (by, neutral) in LATER.items():
        for name in floats:
            yield slip_of(words.format(name), _last(formula, name, by, neutral))
    for rows, columns in permutations(axes, 2):
        if (rows.result, columns.result) == (-2, -1):
            yield slip_of(f"{rows.called} and {columns.called} are taken for one axis", _merged(formula, rows, columns))
            yield slip_of(f"the axes {rows.called} and {columns.called} are exchanged", _turned(formula, rows, columns))


def _axes(
    statement: Statement, formula: Formula, arguments: Mapping[str, Any], arrays: Mapping[str, Any]
) -> list[_Axis]:
    model = ladder("float64")[0]
    given = {name: rounded(value, model) if value.dtype.kind == "f" else value for name, value in arrays.items()}
    with np.errstate(all="ignore"):
        try:
            made = formula(**{**statement.constants, **arguments, **given}).shape
        except KeyError:  # an argument is computed of others
            made = ()
    axes = []
    for called, size in zip(statement.axes, statement.shapes[0], strict=True):
        places = [(name, a - x.ndim) for name, x in arrays.items() for a, n in enumerate(x.shape) if n == size]
        axes.append(_Axis(called, places, made.index(size) - len(made) if size in made else None))
    return axes


def _along(axis: int, at: Any) -> tuple[Any, ...]:
    return (..., at, *(slice(None),) * (-1 - axis))


def _shortened(formula: Formula, places: Places, cut: Callable[[int], slice]) -> Formula:
    def changed(**given: Any) -> Any:
        read = dict(given)
        for name, axis in places:
            part = given[name][_along(axis, cut(given[name].shape[axis]))]
            read[name] = part if part.shape[axis] else 0 * given[name]
        made = formula(**read)
        if made.shape != formula(**given).shape:
            raise ValueError("expected an axis that the result has not")
        return made

    return changed


def _padded(formula: Formula, axis: _Axis, size: Callable[[int], int]) -> Formula:
    def changed(**given: Any) -> Any:
        padded, n = dict(given), 0
        for name, at in axis.places:
            n = given[name].shape[at]
            more = 0 * padded[name][_along(at, np.zeros(size(n) - n, int))]
            padded[name] = np.concatenate([padded[name], more], at)
        made = formula(**padded)
        return made if axis.result is None else made[_along(axis.result, slice(0, n))]

    return changed


def _cut(formula: Formula, axis: int, written: Callable[[int], int]) -> Formula:
    def changed(**given: Any) -> Any:
        made = formula(**given)
        n = made.shape[axis]
        return np.where((np.arange(n) < written(n)).reshape(-1, *(1,) * (-1 - axis)), made, 0 * made)

    return changed


def _at_first(formula: Formula, axis: int, first: Callable[[Any, int], Any]) -> Formula:
    def changed(**given: Any) -> Any:
        made = formula(**given)
        at = (np.arange(made.shape[axis]) == 0).reshape(-1, *(1,) * (-1 - axis))
        return np.where(at, first(made, axis), 0 * made)

    return changed


def _once(formula: Formula, name: str, step: int) -> Formula:
    """Return a formula of rows of ones and zeros of which equal ones count once: the first from one end."""

    def changed(**given: Any) -> Any:
        rows = given[name]
        ones = np.asarray(getattr(rows, "value", rows))[..., ::step, :]
        first = (ones * (ones.cumsum(-2) == 1))[..., ::step, :]
        return formula(**{**given, name: rows * first})

    return changed


def _mean_of(formula: Formula, name: str, ndim: int, by: float) -> Formula:
    def changed(**given: Any) -> Any:
        made, mean = formula(**given), by * given[name]
        for axis in range(-ndim, 0):
            mean = average(mean, axis)
        mean = mean.reshape(mean.shape[: mean.ndim - ndim])
        if mean.shape != made.shape:
            raise ValueError("expected a result that is one number")
        return mean

    return changed


def _changed(formula: Formula, name: str, function: Callable[[Any], Any]) -> Formula:
    return lambda **given: formula(**{**given, name: function(given[name])})


def _then(formula: Formula, function: Callable[[Any], Any]) -> Formula:
    return lambda **given: function(formula(**given))


def _again(formula: Formula, name: str) -> Formula:
    def changed(**given: Any) -> Any:
        made = formula(**given)
        if made.shape != given[name].shape:
            raise ValueError("expected a result of the shape of the argument")
        return formula(**{**given, name: made})

    return changed


def _first(formula: Formula, one: str, other: str, by: Callable[[Any, Any], Any], neutral: int) -> Formula:
    def changed(**given: Any) -> Any:
        return formula(**{**given, one: by(given[one], given[other]), other: 0 * given[other] + neutral})

    return changed


def _last(formula: Formula, name: str, by: Callable[[Any, Any], Any], neutral: int) -> Formula:
    def changed(**given: Any) -> Any:
        made = formula(**{**given, name: 0 * given[name] + neutral})
        if not neutral and not np.any(getattr(made, "value", made)):
            raise ValueError("expected a formula that does more than to scale the argument")
        return np.broadcast_to(by(made, given[name]), made.shape)

    return changed


def _turned(formula: Formula, one: _Axis, other: _Axis) -> Formula:
    both = {name: (a, b) for name, a in one.places for same, b in other.places if name == same}

    def changed(**given: Any) -> Any:
        return formula(**{**given, **{name: given[name].swapaxes(*axes) for name, axes in both.items()}}).swapaxes(
            -2, -1
        )

    return changed


def _merged(formula: Formula, one: _Axis, other: _Axis) -> Formula:
    """Return a formula of arrays in which the last two axes of the result are one."""

    def changed(**given: Any) -> Any:
        first, last = dict(one.places), dict(other.places)
        if any(first.get(name, -2) != -2 or last.get(name) != -1 for name in (*first, *last)):
            raise ValueError("expected no array of the first of the two axes alone")
        sizes = tuple(given[name].shape[axis] for name, axis in (one.places[0], other.places[0]))
        read = dict(given)
        for name in last:
            x = given[name]
            read[name] = x.reshape(*x.shape[:-2], 1, -1) if name in first else np.concatenate([x] * sizes[0], -1)
        made = formula(**read)
        return made.reshape(*made.shape[:-2], *sizes)

    return changed
