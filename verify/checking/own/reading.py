"""Reading of ``of=``: a formula, derivatives of one, a term, or a name in a file of formulas."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from derive.doors.derived import Derived
from derive.doors.requests import Request, stated
from derive.kernel.terms import Definition, DeriveError, Term
from derive.language.families import passed_on
from derive.language.formulas import Formula, called, formula, written
from derive.language.terms import Defined
from derive.language.text.asked import questions
from derive.language.words import expected
from verify.checking.judging.statement import Statement
from verify.checking.own.stated import Own, statement_of

__all__ = ["formulas_of", "own_statement"]


def own_statement(asked: object, constants: Mapping[str, Any], where: Mapping[str, Callable[[Any], Any]]) -> Statement:
    """Return the statement of what somebody names.

    Parameters
    ----------
    of
        As of `formulas_of`.
    constants : mapping of str to number
        Real variables that a program may know.
    where : mapping of str to callable
        What a variable is of the argument in its place.

    Raises
    ------
    ValueError
        As `formulas_of` and `statement_of`, and if a constant is no number or a substitution no function.
    """
    for name, value in constants.items():
        if type(value) not in (int, float):
            raise ValueError(f"{name}: expected a number, got {value!r}")
    if not all(map(callable, where.values())):
        raise ValueError(f"where: expected a mapping such as {{'gamma': lambda w: 1 + w}}, got {where!r}")
    fixed = tuple(sorted((name, float(value)) for name, value in constants.items()))
    return statement_of(formulas_of(asked), fixed, tuple(where.items()))


def formulas_of(asked: object) -> tuple[Own, ...]:
    """Return a formula, or derivatives of one formula.

    Parameters
    ----------
    asked : Formula, Term, Derived, sequence of Derived or str
        A string names those of a file: ``"gates.thm:silu"`` is the formula, ``"gates.thm:silu_vjp_x"`` a derivative
        that the file asks for, and ``"gates.thm:silu_vjp"`` all its backward passes. They are found and proved now.

    Raises
    ------
    ValueError
        If it is none of these, or the file has none of that name, or is not shown to be differentiable.
    """
    if isinstance(asked, str):
        return _of_file(asked)
    if isinstance(asked, Derived | Formula):
        return (asked,)
    if type(asked) is Term:
        try:
            return (formula(called(asked), asked),)
        except DeriveError as error:
            raise ValueError(f"of: {error}") from None
    if isinstance(asked, Sequence) and asked and all(isinstance(one, Derived) for one in asked):
        return tuple(asked)
    got = f"{type(asked).__name__} {asked!r}"
    raise ValueError(f"of: expected a formula, derivatives of one, a term, or FILE.thm:NAME, got {got}"[:300])


def _of_file(text: str) -> tuple[Own, ...]:
    file, colon, name = text.rpartition(":")
    if not (colon and file and name):
        raise ValueError(f"of: expected FILE.thm:NAME, such as gates.thm:silu_vjp, got {text!r}")
    try:
        said = questions(Path(file))
        asked, forward = stated(said), {one.name: one for one in map(written, said.formulas)}
    except OSError as error:
        raise ValueError(f"of: {file}: {error.strerror or error}") from None
    except (DeriveError, UnicodeDecodeError) as error:
        raise ValueError(f"of: {text}: {error}") from None
    named: dict[str, list[Request]] = {}
    for one in asked:
        whole = f"{one.formula.name}_{one.kind}"
        for key in (f"{whole}_{_variable(one)}", whole):
            named.setdefault(key, []).append(one)
    forward |= {one.formula.name: one.formula for one in asked}
    if name in forward:
        return (_kept(forward[name].name, forward[name].body, forward[name].given, forward[name].indices),)
    if name not in named:
        raise ValueError(f"of: {file} asks for nothing called {name!r}{expected(name, (*forward, *named))}")
    try:
        return tuple(map(_proved, named[name]))
    except DeriveError as error:
        raise ValueError(f"of: {text}: {error}") from None


def _proved(asked: Request) -> Derived:
    f, words = asked.formula, tuple(word.definition for word in asked.words)
    return _found(asked.kind, _kept(f.name, f.body, f.given, f.indices), asked.variable, words)


@lru_cache(maxsize=256)
def _kept(name: str, body: Term, given: tuple[Term, ...], indices: tuple[Term, ...]) -> Formula:
    """Return a formula; the same one for the same terms, so that what was found for it is known."""
    return Formula(name, body, given, indices)


@lru_cache(maxsize=256)
def _found(kind: str, formula: Formula, variable: Term, words: tuple[Definition, ...]) -> Derived:
    return Request(kind, formula, variable, tuple(map(Defined, words)), 0).found()


def _variable(asked: Request) -> str:
    key = passed_on(asked.variable) or asked.variable.key
    return str(key.name)
