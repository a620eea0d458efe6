"""Conventions that are declared by name: what a verdict calls right under another convention is then right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from derive.language.words import expected
from verify.checking.judging.mistakes import mistake
from verify.checking.judging.statement import USUAL, Origin, Result, Spelling, Statement, Wrong

__all__ = ["named", "under"]


def named(statement: Statement) -> tuple[str, ...]:
    """Return the conventions of a statement that have a name."""
    return tuple(dict.fromkeys(w.name for result in statement.results.values() for w in result.wrong if w.convention))


def under(statement: Statement, convention: str) -> Statement:
    """Return a statement of which a formula that is right under a convention is the right one.

    What is left of a theorem is its bound, which wrong formulas have too, and itself as a formula that is not meant.

    Raises
    ------
    ValueError
        If it has no such convention.
    """
    names = named(statement)
    if convention not in names:
        raise ValueError(f"convention: {statement.name} has none {convention!r}{expected(convention, names)}")
    return replace(statement, results={key: _under(result, convention) for key, result in statement.results.items()})


def _under(result: Result, convention: str) -> Result:
    meant = [w for w in result.wrong if w.name == convention and w.convention]
    if not meant:  # the same under both conventions
        return result
    (right,) = meant
    return replace(
        result,
        spellings=(*result.spellings, Spelling(right.name, right.formula)),
        wrong=tuple(_others(result, right)),
        terms=None,
        invariants=(),
        same={},
        notes=(*result.notes, f"not the theorem itself, but {convention!r}, as declared"),
        instead=right.formula,
    )


def _others(result: Result, right: Wrong) -> Iterator[Wrong]:
    """Yield the theorem, and what is wrong under both conventions."""
    origin = Origin(result.book, result.theorem, source=result.source)
    yield mistake(USUAL, origin, result.laid_out, convention=True)
    yield from (w for w in result.wrong if w is not right)
