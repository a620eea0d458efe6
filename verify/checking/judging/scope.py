"""The scope of a check: what it covered and what it left out, both computed from the questions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from operator import eq, gt, lt
from types import MappingProxyType
from typing import Any

import numpy as np
import numpy.typing as npt

from derive.language.answers import introduced
from verify.checking.judging.question import Question

__all__ = ["CheckScope", "scope"]

OF_TILES = (64, 128, 256, 512, 768, 1024)
"""Sizes that kernels are often written for."""
LONG = 256
MOST_SIZES_SHOWN = 3
ROWS = "rows"
Holds = Callable[[npt.NDArray[Any]], Any]


@dataclass(frozen=True)
@introduced
class CheckScope:
    """The scope of a check.

    Attributes
    ----------
    sizes : mapping of str to tuple of int
        By axis, from the least to the greatest.
    magnitudes : mapping of str to tuple of float
        By argument: the least size of an entry that is not zero, and the greatest.
    domain : mapping of str to float
        By argument: how large its numbers were made in search of operations that overflow or cancel.
    conventions : mapping of str to value
        All conventions in force, declared or usual.
    declared : mapping of str to value
        Further declarations on the program: formats in which it computes, dtypes, layouts.
    calls : int
        Number of calls of the function.
    structures : tuple of str
        Kinds of questions, by name.
    not_asked : tuple of str
        Classes of sizes and arguments, from a table, that no question covers.
    """

    sizes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    magnitudes: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    domain: Mapping[str, float] = field(default_factory=dict)
    conventions: Mapping[str, Any] = field(default_factory=dict)
    declared: Mapping[str, Any] = field(default_factory=dict)
    calls: int = 0
    structures: tuple[str, ...] = ()
    not_asked: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n".join(f"{label}: {text}" for label, text in self.facts() if text)

    def facts(self) -> list[tuple[str, str]]:
        """Return what the report says, as labels and texts; a text may be empty."""
        sizes = [f"{axis} {' '.join(map(str, _shortened(values)))}" for axis, values in self.sizes.items()]
        sizes += [f"|{name}| {least:.2g} to {most:.2g}" for name, (least, most) in self.magnitudes.items()]
        under = {k: v for k, v in self.conventions.items() if v is not None} | dict(self.declared)
        return [
            ("sizes", "; ".join(sizes)),
            ("domain", ", ".join(f"|{name}| to {most:g}" for name, most in self.domain.items())),
            ("under", ", ".join(f"{k}={v}" for k, v in under.items())),
            ("not asked", "; ".join(self.not_asked)),
        ]


def _shortened(sizes: Sequence[int]) -> list[str]:
    few = sizes if len(sizes) <= 2 * MOST_SIZES_SHOWN else (*sizes[:MOST_SIZES_SHOWN], 0, *sizes[-MOST_SIZES_SHOWN:])
    return [str(n) if n else "..." for n in few]


# --- classes, each with what an array has that is in it ---


def _alike(a: npt.NDArray[Any], axis: int = -1) -> Any:
    """Tell whether a row, or a column, of more than one number is one number, and not zero."""
    return a.shape[axis] > 1 and ((a == a.take([0], axis)) & (a != 0)).all(axis).any()


def _far(a: npt.NDArray[Any]) -> Any:
    return a.shape[-1] > 1 and ((abs(a.mean(-1)) > 20 * a.std(-1)) & (a.std(-1) > 0)).any()


SIZES: tuple[tuple[str, Callable[[int], bool]], ...] = (
    ("{} = 1", lambda n: n == 1),
    ("{} odd", lambda n: n % 2 == 1),
    ("{} even", lambda n: n % 2 == 0),
    ("{} a multiple of 4", lambda n: n % 4 == 0),
    ("{} a power of two above 2", lambda n: n > 2 and n & (n - 1) == 0),
    ("{} above 64", lambda n: n > 64),
    ("{} above 256", lambda n: n > 256),
)
"""Of one axis; in what is said, the place of its name."""
ARRAYS: tuple[tuple[str, Holds], ...] = (
    ("{} = 0 somewhere", lambda a: (a == 0).any()),
    ("a row of {} that is zero", lambda a: (a == 0).all(-1).any()),
    ("a row of {} that is constant", _alike),
    ("{} the same in all rows", lambda a: a.ndim > 1 and len(a) > 1 and (a == a[:1]).all()),
    ("{} negative throughout", lambda a: (a < 0).all()),
    ("{} positive throughout", lambda a: (a > 0).all()),
    ("a mean of {} above 20 deviations", _far),
    ("0 < |{}| < 1e-4", lambda a: ((a != 0) & (abs(a) < 1e-4)).any()),
)
"""Of arguments that are numbers."""
MASKS: tuple[tuple[str, Holds], ...] = (
    ("{} true throughout", lambda a: a.all()),
    ("a row of {} that is all true", lambda a: a.all(-1).any()),
    ("{} causal", lambda a: a.ndim > 1 and (a == (np.tri(*a.shape[-2:]) > 0)).all()),
    ("{} of padding", lambda a: a.ndim > 1 and not a.all() and (a == a[:1]).all()),
    ("a row of {} that is all false", lambda a: not a.any(-1).all()),
)
"""Of masks."""


def _of_sizes(axes: Sequence[str], shapes: Sequence[tuple[int, ...]]) -> Iterator[tuple[str, str]]:
    """Yield classes in which no size is, each with the name of the axis."""
    for k, axis in enumerate(axes):
        sizes = {shape[k] for shape in shapes}
        yield from ((words, axis) for words, holds in SIZES if not any(map(holds, sizes)))
        if max(sizes) > LONG:
            yield f"{{}} above {max(sizes)}", axis
        if between := [n for n in OF_TILES if n not in sizes and n < max(sizes)]:
            yield f"{{}} = {', '.join(map(str, between))}", axis
    for (k, first), (m, second) in combinations(enumerate(axes), 2):
        for sign, holds_of in (("=", eq), (">", gt), ("<", lt)):
            if not any(holds_of(shape[k], shape[m]) for shape in shapes):
                yield "{}", f"{first} {sign} {second}"


def _of_arrays(asked: Sequence[Question]) -> Iterator[tuple[str, str]]:
    """Yield classes in which no array is, each with the name of the argument."""
    for name, array in asked[0].given.items():
        given = [q.given[name] for q in asked]
        if array.ndim and array.dtype.kind == "i":
            yield f"{{}} below {min(a.min() for a in given)} or above {max(a.max() for a in given)}", name
        elif array.ndim and name not in asked[0].statement.derived:  # of derived ones, most classes are empty
            table = MASKS if array.dtype.kind == "b" else ARRAYS
            yield from ((words, name) for words, holds in table if not any(bool(holds(a)) for a in given if a.size))


def _together(classes: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield each class once, with the names of all in which nothing is."""
    names: dict[str, list[str]] = {}
    for words, name in classes:
        names.setdefault(words, []).append(name)
    yield from (words.format(" or ".join(places)) for words, places in names.items() if words != "{}")
    yield from names.get("{}", ())


@lru_cache(maxsize=8)
def _not_asked(asked: tuple[Question, ...]) -> tuple[str, ...]:
    """Return what no question is, each once; kept, as many programs are asked the same."""
    return tuple(dict.fromkeys(_classes_without(asked)))


def _classes_without(asked: Sequence[Question]) -> Iterator[str]:
    """Yield what no question is, from the tables, and what no question can be."""
    form = asked[0].form
    normal = form.smallest * 2.0 ** (form.bits - 1)
    yield from _together(_of_sizes(asked[0].statement.axes, [q.shape for q in asked]))
    yield from _together(_of_arrays(asked))
    arrays = [a for q in asked for a in q.given.values() if a.dtype.kind == "f"]
    if arrays and not any(((a != 0) & (abs(a) < normal)).any() for a in arrays):
        yield "subnormal numbers"
    if arrays:
        yield "greater numbers than under sizes"
        yield "NaN and infinite arguments"
    if any(q.users_shape or q.wide for q in asked):
        yield "more than a few kinds of question at each shape but the first small ones"


def _of_ranks(axes: Sequence[str], declared: Mapping[str, Any]) -> Iterator[str]:
    """Yield that no array had rows along two axes, as a batch of sequences has, unless layouts were declared."""
    if ROWS in axes[:1] and not any(name.startswith("layout of ") for name in declared):
        yield "rows along more than one axis (layouts= asks them)"


def scope(
    asked: Sequence[Question],
    conventions: Mapping[str, Any],
    declared: Mapping[str, Any] = MappingProxyType({}),
    calls: int = 0,
    domain: Mapping[str, float] = MappingProxyType({}),
) -> CheckScope:
    """Return what was asked, and which classes of a table no question is in.

    Parameters
    ----------
    asked : sequence of Question
        One at least.
    conventions : mapping of str to value
    declared : mapping of str to value
        What else was said of the program.
    calls : int
        How often the program was called in all.
    domain : mapping of str to float
        See `verify.checking.asking.extremes.domain_of`; empty where no extreme question was looked for.

    Examples
    --------
    >>> from verify import check
    >>> found = check(lambda p, g: p * (g - (p * g).sum(-1, keepdims=True)), "softmax_vjp", given="output")
    >>> found.scope.sizes["rows"]
    (1, 2, 3, 4, 5, 6, 8, 9, 65, 257, 1027)
    >>> "n = 1" in found.scope.not_asked, "n even" in found.scope.not_asked
    (True, False)
    """
    axes = asked[0].statement.axes
    sizes = {axis: tuple(sorted({q.shape[k] for q in asked})) for k, axis in enumerate(axes)}
    magnitudes = {}
    for name, value in asked[0].given.items():
        if value.dtype.kind == "f":
            entries = np.concatenate([abs(q.given[name]).reshape(-1) for q in asked])
            nonzero = entries[entries > 0]
            magnitudes[name] = float(nonzero.min(initial=np.inf)), float(nonzero.max(initial=0.0))
    return CheckScope(
        sizes,
        magnitudes,
        dict(domain),
        dict(conventions),
        dict(declared),
        calls,
        structures=tuple(dict.fromkeys(q.label for q in asked)),
        not_asked=(
            *_not_asked(tuple(asked)),
            *_of_ranks(axes, declared),
            f"what happens less than once in {calls} calls",
        ),
    )
