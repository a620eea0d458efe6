"""Arguments that are read at other indices, or for one another: wrong formulas of every statement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Any, TypeAlias

import numpy as np

from verify.checking.judging.mistakes import slip_of
from verify.checking.judging.statement import Formula, Shape, Statement, Wrong

__all__ = ["misread"]

INDICES: Mapping[str, Callable[[int], Any]] = MappingProxyType(
    {
        "only the first along {0} of {1} is read": lambda n: np.zeros(n, int),
        "{1} is read one place further along {0}": lambda n: (np.arange(n) + 1) % n,
        "{1} is read one place before along {0}": lambda n: np.arange(n) - 1,
        "{1} is read backwards along {0}": lambda n: np.arange(n)[::-1],
        "the first half of {1} is read twice along {0}": lambda n: np.arange(n) // 2,
    }
)
"""Where an array of some entries is read along an axis."""
Place: TypeAlias = tuple[str, int]
"""An argument and one of its axes."""


def misread(statement: Statement, formula: Formula) -> Iterator[Wrong]:
    """Yield a formula at arguments that are read otherwise, and with the last entries of its result not written.

    Parameters
    ----------
    statement : Statement
    formula : Formula
        Of one of its results.

    Examples
    --------
    >>> from verify.checking.statements import statement
    >>> of = statement("softmax", {})
    >>> [wrong.name for wrong in misread(of, of.results["p"].spellings[-1].formula)][:2]
    ['only the first along rows of x is read', 'x is read one place further along rows']
    """
    drawn = [_drawn(statement, shape) for shape in statement.shapes]
    # of each axis its sizes at all shapes
    shapes = {name: list(zip(*(np.shape(at[name]) for at in drawn), strict=True)) for name in statement.arguments}
    called = dict(zip(zip(*statement.shapes, strict=True), statement.axes, strict=True))
    axes: dict[tuple[int, ...], list[Place]] = {sizes: [] for sizes in called}
    for name, of_array in shapes.items():
        for n, sizes in enumerate(of_array):
            axes.setdefault(sizes, []).append((name, n - len(of_array)))
    for sizes, places in axes.items():
        word = called.get(sizes) or f"axis {places[0][1]}"
        for some in (*combinations(places, 1), *combinations(places, 2)):
            for words, indices in INDICES.items():
                names = " with ".join(name for name, _ in some)
                yield slip_of(words.format(word, names), _read(formula, some, indices))
        yield slip_of(f"the last along {word} is not read", _read(formula, places, lambda n: np.arange(n - 1)))
        for key in called.keys() - {sizes}:
            if at := axes[key]:
                words = f"no more along {word} are read than along {called[key]}"
                yield slip_of(words, _read(formula, places, lambda n: np.arange(n), at[0]))
    matrices = [name for name, of_array in shapes.items() if len(of_array) == 2]
    for both in (*combinations(matrices, 1), *combinations(matrices, 2)):
        words = f"{' and '.join(both)}: what is transposed is read as it lies in memory"
        yield slip_of(words, _as_it_lies(formula, both))
    for one, other in combinations(shapes, 2):
        if shapes[one] == shapes[other]:
            yield slip_of(f"{one} and {other} are exchanged", _exchanged(formula, one, other))
    ndim = max(map(len, shapes.values()))
    for n, word in enumerate(("the last axis", "axis -2", "axis -3")[:ndim], 1):
        yield slip_of(f"the last entry along {word} is zero", _written(formula, ndim, n, _last_zero))
        if n > 1:
            words = f"axes {-n} and {1 - n} of the result are exchanged in memory"
            yield slip_of(words, _written(formula, ndim, n, lambda a, n: a.swapaxes(-n, 1 - n).reshape(*a.shape)))


def _drawn(statement: Statement, shape: Shape) -> dict[str, Any]:
    """Return arguments that a program is given."""
    given = {**statement.constants, **next(statement.probes(np.random.default_rng(0), shape)).arguments}
    return {**given, **{name: made(**given) for name, made in statement.derived.items()}}


def _read(
    formula: Formula, places: Sequence[Place], indices: Callable[[int], Any], shorter: Place | None = None
) -> Formula:
    """Return a formula of arguments that are read elsewhere along an axis, perhaps only as far as another one goes."""

    def changed(**given: Any) -> Any:
        read = dict(given)
        for name, axis in places:
            at = indices(given[name].shape[axis])
            at = at if shorter is None else at[: given[shorter[0]].shape[shorter[1]]]
            read[name] = given[name][(..., at, *(slice(None),) * (-1 - axis))]
        made = formula(**read)
        if made.shape != formula(**given).shape:
            raise ValueError("expected an axis that the result has not")
        return made

    return changed


def _as_it_lies(formula: Formula, names: Sequence[str]) -> Formula:
    """Return a formula of matrices whose rows are read as if they were columns."""

    def changed(**given: Any) -> Any:
        read = {n: a.swapaxes(-2, -1).shape for n in names for a in [given[n]]}
        return formula(**{**given, **{n: given[n].reshape(*shape).swapaxes(-2, -1) for n, shape in read.items()}})

    return changed


def _exchanged(formula: Formula, one: str, other: str) -> Formula:
    return lambda **given: formula(**{**given, one: given[other], other: given[one]})


def _written(formula: Formula, ndim: int, axis: int, change: Callable[[Any, int], Any]) -> Formula:
    """Return a formula whose result is written otherwise along an axis, counted from the last, that it has."""

    def changed(**given: Any) -> Any:
        made = formula(**given)
        if axis > made.ndim - (max(getattr(value, "ndim", 0) for value in given.values()) - ndim):
            raise ValueError("expected a result of more axes")
        return change(made, axis)

    return changed


def _last_zero(made: Any, axis: int) -> Any:
    n = made.shape[-axis]
    return np.where((np.arange(n) < n - 1).reshape(-1, *(1,) * (axis - 1)), made, 0 * made)
