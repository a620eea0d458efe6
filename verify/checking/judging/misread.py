"""Arguments that are read at other indices, or for one another: wrong formulas of every statement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Any

import numpy as np

from verify.checking.judging.mistakes import slip_of
from verify.checking.judging.statement import Formula, Statement, Wrong

__all__ = ["misread"]

INDICES: Mapping[str, Callable[[int], Any]] = MappingProxyType(
    {
        "only the first along {0} of {1} is read": lambda n: np.zeros(n, int),
        "{1} is read one place further along {0}": lambda n: (np.arange(n) + 1) % n,
        "{1} is read one place before along {0}": lambda n: np.arange(n) - 1,
        "{1} is read backwards along {0}": lambda n: np.arange(n)[::-1],
    }
)
"""Where an array of some entries is read along an axis."""


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
    shape = statement.shapes[0]
    arguments = next(statement.probes(np.random.default_rng(0), shape)).arguments
    arrays = {name: np.asarray(value) for name, value in arguments.items() if name in statement.arguments}
    sizes = dict(zip(shape, statement.axes, strict=True))
    for name, array in arrays.items():
        for axis in range(-array.ndim, 0):
            called = sizes.get(array.shape[axis], f"axis {axis}")
            for words, indices in INDICES.items():
                yield slip_of(words.format(called, name), _read(formula, name, axis, indices))
    for size, called in sizes.items():
        places = [(name, a - x.ndim) for name, x in arrays.items() for a, n in enumerate(x.shape) if n == size]
        yield slip_of(f"the last along {called} is not read", _shortened(formula, places))
    for one, other in combinations(arrays, 2):
        if arrays[one].shape == arrays[other].shape:
            yield slip_of(f"{one} and {other} are exchanged", _exchanged(formula, one, other))
    yield slip_of("the last entry along the last axis is zero", _cut(formula))


def _read(formula: Formula, name: str, axis: int, indices: Callable[[int], Any]) -> Formula:
    def changed(**given: Any) -> Any:
        at = (..., indices(given[name].shape[axis]), *(slice(None),) * (-1 - axis))
        return formula(**{**given, name: given[name][at]})

    return changed


def _shortened(formula: Formula, places: Sequence[tuple[str, int]]) -> Formula:
    def changed(**given: Any) -> Any:
        read = dict(given)
        for name, axis in places:
            read[name] = read[name][(..., slice(0, -1), *(slice(None),) * (-1 - axis))]
        made = formula(**read)
        if made.shape != formula(**given).shape:
            raise ValueError("expected an axis that the result has not")
        return made

    return changed


def _exchanged(formula: Formula, one: str, other: str) -> Formula:
    return lambda **given: formula(**{**given, one: given[other], other: given[one]})


def _cut(formula: Formula) -> Formula:
    def changed(**given: Any) -> Any:
        made = formula(**given)
        return np.where(np.arange(made.shape[-1]) < made.shape[-1] - 1, made, 0 * made) if made.ndim else made

    return changed
