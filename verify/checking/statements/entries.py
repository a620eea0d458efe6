"""Statements made from entries of any book, where nobody has written a statement by hand.

The arguments are the families and numbers of the entry by their names, the exact answer is the right side of its claim,
and a wrong formula is the side that a mutant changes. What is made here knows less than what is written by hand: an
argument has exactly the axes of its family, in their order, without batches and without other names; there are no
conventions, no fitted coefficients and no invariants; and the bounds on rounding come from the two sides of the claim
only. A correct program may round more, so that one that is a few bounds off is neither accepted nor refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

import numpy as np

from derive.books.book import Book
from derive.kernel.terms import INTEGERS, DeriveError
from derive.language.entry import Entry
from derive.language.terms import And, Eq
from derive.language.text.declarations import base
from derive.language.words import expected
from derive.values.program import Batches, obstacle
from derive.values.relations import Part, free_indices, parts
from verify.checking.closed_forms.points import Points, assumed, variables
from verify.checking.judging.book import claim, right_sides
from verify.checking.judging.draws import EQUAL, SIZES
from verify.checking.judging.mistakes import formula, functions_of, mistake, mutant_names
from verify.checking.judging.statement import (
    Binding,
    Formula,
    Origin,
    Result,
    Shape,
    Spelling,
    Staged,
    Statement,
    Wrong,
)
from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import Rounded, rounded
from verify.numbers import UndecidedError, balls_from_floats, precision

__all__ = ["of_entry"]

BITS = 192
MODEL = ladder("float64")[0]
TWICE = 2
"""Questions at once, at which it is tried whether a formula is a program."""
CANNOT = (DeriveError, UndecidedError, ArithmeticError, AttributeError, TypeError, ValueError)
"""What happens where a side is no program on a kind of numbers."""
SLACK = 16.0
"""Bounds by which a program may be off without being refused; right ones were seen to be off by up to 8."""
ROUNDING = (
    "made from the entry: a right program may round more than the sides of the claim as written, so nobody can tell if "
    f"it is off by 1 to {SLACK:.0f} bounds"
)


@lru_cache(maxsize=16)
def of_entry(name: str, book: Book) -> Statement:
    """Return the statement that an entry makes by itself.

    Parameters
    ----------
    name : str
        Of the entry.
    book : Book

    Raises
    ------
    ValueError
        If there is no such entry, or it is not about a formula that a program computes from arrays: it is no equation,
        it is about random numbers, or a hypothesis is one that random arguments do not satisfy. The line says which.
    DeriveError
        If the book cannot be loaded.

    Examples
    --------
    >>> from derive import BOOK
    >>> of = of_entry("softmax_jvp", BOOK)
    >>> list(of.arguments), of.axes, list(of.results), [w.name for w in of.results["result"].wrong][:2]
    (['x', 'u'], ('n',), ['result'], ['diagonal only', 'sum missing'])
    """
    name = book.current(name)
    if name not in book.entries:
        of_analysis = ": it is one of analysis, and an equation of arrays was expected" if name in book.analytic else ""
        raise ValueError(f"no formula is called {name!r}{of_analysis or expected(name, tuple(book.entries))}")
    entry, _ = book.entries[name], book.mutants  # a book that cannot be loaded whole says so here
    dims = _dimensions(entry)
    shapes = tuple(sizes[: len(dims)] for sizes in SIZES) if dims else ((),)
    refused = partial(_refused, entry)
    given = assumed((*entry.given, *entry.where), entry.claim, refused)
    points = Points(entry.signature, dims, entry.claim, given.compared, refused, equal=given.equal, two=given.two)
    binding = variables(entry.signature)
    sides = parts(entry.claim)
    single = len(sides) == 1
    results = {
        "result" if single else f"result_{n + 1}": _result(entry, book, binding, n, points.first(shapes[0]))
        for n in range(len(sides))
    }
    return Statement(
        name=name,
        arguments={
            key.name: () for key in entry.signature if key.name not in given.equal.values() or key in entry.claim.free
        },
        results=results,
        probes=points.drawn,
        shapes=(*shapes, (EQUAL,) * len(dims)) if len(dims) > 1 else shapes,
        axes=dims,
        admits=points.satisfied,
    )


# --- what can be asked ---


def _refused(entry: Entry, why: str) -> ValueError:
    return ValueError(
        f"{entry.name}: expected an equation whose right side a program computes from arrays, got {why}; "
        f"to measure the theorem itself: verify run {entry.name}"
    )


def _dimensions(entry: Entry) -> tuple[str, ...]:
    """Return the dimensions of an entry.

    Raises
    ------
    ValueError
        If it is no formula of arrays.
    """
    for part in parts(entry.claim):
        if part.relation not in ("eq", "deriv"):
            raise _refused(entry, f"the relation {part.relation!r}")
    if why := obstacle(entry.claim):
        raise _refused(entry, why)
    formulas = (entry.claim, *entry.given, *entry.where)
    keys = dict.fromkeys(key for f in formulas for key in sorted(f.free, key=repr))
    for key in keys:
        if key.kind == "perm" or key.random or INTEGERS in key.dims:
            kind = "a permutation" if key.kind == "perm" else "random" if key.random else "over the integers"
            raise _refused(entry, f"{key.name}, which is {kind}")
        if key.kind == "at" and key not in entry.signature:
            raise _refused(entry, f"{key.name}, which only the domain names")
    if not any(key in entry.claim.free for key in entry.signature):
        raise _refused(entry, "a claim without arrays")
    dims = tuple(dict.fromkeys(base(d) for key in entry.signature for d in key.dims))
    counted = [key.dim for part in parts(entry.claim) for key in part.indices]
    if missing := [d for d in map(base, counted) if d not in dims]:
        raise _refused(entry, f"the dimension {missing[0]}, whose size no array says")
    if len(dims) > len(SIZES[0]):
        raise _refused(entry, f"{len(dims)} dimensions, more than {len(SIZES[0])}")
    return dims


# --- the formula, and wrong ones ---


def _result(entry: Entry, book: Book, binding: Binding, number: int, example: Mapping[str, Any]) -> Result:
    """Return the result that one relation of a claim is about."""
    name, part = entry.name, parts(entry.claim)[number]

    def of_this(*sides: Any, **_: Any) -> Any:
        return sides[number]

    right = _guarded(formula(Origin(binding, name, source=book), of_this))
    try:
        with precision(BITS):
            exact = of_this(*right_sides(entry.claim, {key: balls_from_floats(x) for key, x in example.items()}))
        shape = _on_rounding_balls(right, example).shape
    except CANNOT as error:
        raise _refused(entry, f"one whose rounding is not known ({error})") from None
    if shape != (TWICE, *exact.shape):
        raise _refused(entry, f"one of shapes {exact.shape} and {shape}")
    customary, literal = _values(binding, functions_of(book)), _values(binding, {})
    as_defined = Staged(literal, lambda first_stage: of_this(*first_stage[0].right_sides(entry.claim)))
    ways = {"left side": _left_side(part, part, customary, entry), "right side as defined": _guarded(as_defined)}
    spellings = [Spelling("right side", right)]
    spellings += [Spelling(way, f, lenient=True) for way, f in ways.items() if f and _shape_of(f, example) == shape]
    made: list[Wrong] = []
    for mutant in mutant_names(name, book):
        changed = parts(claim(name, mutant, book))
        if len(changed) == len(parts(entry.claim)):
            origin = Origin(binding, name, mutant, of_this, book)
            made += _wrong(origin, changed[number], part, customary, entry)
    wrong = tuple(w for w in made if _shape_of(w.formula, example) == shape)
    apart = [mutant for mutant in mutant_names(name, book) if mutant not in [w.name for w in wrong]]
    hypotheses = " and ".join(map(str, (*entry.given, *entry.where)))
    where = [f"asked only where the theorem's hypotheses hold: {hypotheses}"] if hypotheses else []
    notes = (ROUNDING, *where, *([f"no other formula for it, so not told apart: {', '.join(apart)}"] if apart else []))
    return Result(name, binding, tuple(spellings), wrong, laid_out=of_this, source=book, notes=notes, slack=SLACK)


def _shape_of(computed: Callable[..., Any], example: Mapping[str, Any]) -> Shape | None:
    """Return the shape of what a formula gives at several questions; None if it is no program."""
    try:
        shape: Shape = _on_rounding_balls(computed, example).shape
    except CANNOT:
        return None
    return shape


def _on_rounding_balls(computed: Callable[..., Any], example: Mapping[str, Any]) -> Any:
    """Compute a formula at several questions at once, as they are asked."""
    arguments = {name: rounded(np.stack([values] * TWICE), MODEL) for name, values in example.items()}
    with np.errstate(all="ignore"):
        return computed(**arguments)


def _wrong(origin: Origin, changed: Part, part: Part, first: Formula, entry: Entry) -> Iterator[Wrong]:
    """Yield what a mutant makes of a relation, if that is another formula over the same indices.

    It is the side that the mutant changes: a program may compute either side, and the other one is the theorem's.
    """
    staged: Staged | None = None
    if changed.right == part.right and changed.left != part.left:
        staged = _left_side(changed, part, first, entry)
    elif changed.right != part.right and changed._replace(right=part.right) == part and changed.indices == part.indices:
        staged = _guarded(formula(origin))
    if staged is not None:
        yield replace(mistake(origin.mutant, origin), formula=staged)


def _left_side(part: Part, stated: Part, first: Formula, entry: Entry) -> Staged | None:
    """Return the left side of an equation as a formula over the indices of a relation; None if it is none."""
    side = part.left
    if side is None or part.relation != "eq" or stated.relation != "eq" or part.variable is not None:
        return None
    both = Eq(side, side)
    if side.sort != "R" or free_indices(side) != stated.indices or obstacle(both):
        return None
    whole = And(both, entry.claim)  # of which all arrays are, and so all questions
    return _guarded(Staged(first, lambda made: made[0].right_sides(whole)[0]))


def _values(binding: Binding, functions: Mapping[str, Callable[..., Any]]) -> Formula:
    """Return the first stage of sides, with some definitions computed as programs do."""
    return lambda **given: (Batches(binding(**given), functions=functions), given)


def _guarded(staged: Any) -> Staged:
    """Return a formula that has no bound where rounding decides which way it goes, so that nothing is told by it."""
    first, then = staged.first, staged.then

    def unless_undecided(values: tuple[Batches, dict[str, Any]]) -> Any:
        try:
            return then(values)
        except UndecidedError:
            given = values[1]
            model = next(x.model for x in given.values())
            floats = then(first(**{name: x.value for name, x in given.items()}))
            return Rounded(floats, np.inf, model)

    return Staged(first, unless_undecided)
