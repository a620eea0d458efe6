"""Statements that share a signature: each is a wrong formula of the others, by its name.

Nothing is computed of them before a verdict needs them: where half precision may hide a difference, and where a refused
program is to be named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

import numpy as np

from derive.doors.derived import Derived
from derive.kernel.terms import DeriveError, Key, Term
from derive.language import formulas
from derive.language.terms import Eq
from derive.language.text.declarations import context_of
from derive.values.program import Batches, obstacle
from derive.values.relations import parts
from verify.checking.closed_forms.forms import Forms, VariableValues
from verify.checking.closed_forms.pairs import Closed, naive, pairs, single
from verify.checking.closed_forms.stated import closed_forms, holding
from verify.checking.formulas import ALIASES, BACKWARD, FORMULAS, KINDS, file_of, requests, variable_of
from verify.checking.judging.altered import altered
from verify.checking.judging.book import claim
from verify.checking.judging.distinct import Distinct
from verify.checking.judging.misread import misread
from verify.checking.judging.mistakes import formula, slip_of
from verify.checking.judging.statement import Formula, Origin, Probe, Result, Staged, Statement, Wrong
from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import rounded
from verify.numbers import UndecidedError

__all__ = ["with_siblings"]

GRADIENT = "g"
FLOATS = ladder("float64")[0]


@lru_cache(maxsize=256)
def with_siblings(statement: Statement) -> Statement:
    """Return a statement whose results know their siblings, and how their arguments may be misread.

    Parameters
    ----------
    statement : Statement

    Examples
    --------
    >>> from verify.checking.formulas import formula_statement
    >>> (result,) = with_siblings(formula_statement("swiglu", {})).results.values()
    >>> [wrong.name.removeprefix("the formula of ") for wrong in result.siblings()]
    ['geglu', 'geglu_tanh', 'glu', 'reglu']
    """
    return replace(
        statement,
        results={
            name: replace(
                result,
                siblings=lru_cache(maxsize=1)(partial(_siblings, statement, name, result)),
                rare=partial(_rare, statement, name, result),
                multiplied=result.multiplied if result.instead else partial(_multiplied, result),
                pairs=partial(_pairs, result) if not (statement.derived or result.instead) else result.pairs,
            )
            for name, result in statement.results.items()
        },
    )


def _rare(statement: Statement, name: str, result: Result, *at: Any) -> Iterator[Wrong]:
    """Yield the rare slips of a result, and its formula at arguments that are read otherwise."""
    made = {key: _raising(other.spellings[-1].formula) for key, other in statement.results.items()}
    yield from result.rare(*at)
    yield from _kindred(statement, name)
    for closed in () if result.instead else _closed(result):
        yield from single(closed, *at)
    yield from misread(statement, made[name])
    yield from altered(statement, made.pop(name), made)


def _kindred(statement: Statement, name: str) -> Iterator[Wrong]:
    """Yield formulas of the same arguments that people take for one of the library, none of which is in it."""
    probe = next(statement.probes(np.random.default_rng(0), statement.shapes[0]))
    shapes = {key: np.shape(value) for key, value in {**statement.constants, **probe.arguments}.items()}
    for one in () if name.startswith("d") and name[1:] in shapes else file_of("kindred"):
        keys = [key for key in context_of(one.formula.body).variables.values() if key.kind == "at"]
        if (bound := _bound(keys, shapes)) is not None:
            yield slip_of(f"the formula of {one.formula.name}", _raising(_computed(one.formula, bound)))


def _pairs(result: Result, *at: Any) -> Iterator[Wrong]:
    """Yield what becomes of the right sides of a theorem by two changes."""
    for closed in _closed(result):
        yield from pairs(closed, *at)


def _multiplied(result: Result) -> tuple[Formula, ...]:
    return naive(*_closed(result))


def _closed(result: Result) -> Iterator[Closed]:
    """Yield each right side of a theorem as a closed form."""
    stated = claim(result.theorem, book=result.source)
    first = formula(Origin(result.book, result.theorem, source=result.source)).first
    for n, part in enumerate(parts(stated)):
        if part.right is not None and not obstacle(stated):
            indices = part.indices
            yield Closed(part.right, indices, part.right.free | {*indices}, partial(_instead, result, first, stated, n))


def _instead(result: Result, first: Formula, stated: Term, n: int, term: Term) -> Staged:
    """Return a theorem with another term in the place of one of its right sides."""
    indices = parts(stated)[n].indices
    relation = Eq(holding(indices, sorted((k for k in term.free if k.kind == "at"), key=repr)), term)
    if why := obstacle(relation):
        raise ValueError(why)

    def then(stage: tuple[Batches, dict[str, Any]]) -> Any:
        sides = list(stage[0].right_sides(stated))
        (sides[n],) = stage[0].right_sides(relation)
        return result.laid_out(*sides)

    return Staged(first, then)


def _raising(made: Formula) -> Formula:
    """Return a formula that raises `ValueError` where it is no array program, as of no entries."""

    def formula(**given: Any) -> Any:
        try:
            return made(**given)
        except DeriveError as error:
            raise ValueError(str(error)) from None

    return formula


def _siblings(statement: Statement, name: str, result: Result) -> tuple[Wrong, ...]:
    """Return formulas of the library of the same arguments and axes that are others at the probes of a statement."""
    shape = statement.shapes[0]
    probes = list(statement.probes(np.random.default_rng(0), shape))
    arrays = [array for probe in probes for array in probe.arguments.values()]
    if statement.derived or len(set(shape)) < len(shape) or any(np.asarray(a).dtype.kind != "f" for a in arrays):
        return ()
    samples = [_at_one(probe, statement.constants) for probe in probes]
    shapes = {key: np.shape(value) for key, value in {**statement.constants, **probes[0].arguments}.items()}
    distinct, kept = Distinct(), list[Wrong]()
    with np.errstate(all="ignore"):
        reference = [result.spellings[-1].formula(**sample) for sample in samples]
        distinct.adds(reference)
        for other, formula in _of_the_library(name, shapes, frozenset(statement.handed)):
            try:
                values = [formula(**sample) for sample in samples]
            except (ArithmeticError, UndecidedError, ValueError):
                continue
            if values[0].shape == reference[0].shape and distinct.adds(values):
                kept.append(slip_of(f"the formula of {other}", formula))
    return tuple(kept)


def _at_one(probe: Probe, constants: Mapping[str, float]) -> dict[str, Any]:
    """Return the arguments of a probe on rounding balls of float64."""
    return {**constants, **{name: rounded(value, FLOATS) for name, value in probe.arguments.items()}}


def _of_the_library(name: str, shapes: Mapping[str, Any], handed: frozenset[str]) -> Iterator[tuple[str, Staged]]:
    """Yield formulas of some arguments, of which `handed` are ones and zeros, with their names."""
    backward = name.startswith("d") and name[1:] in shapes
    for forward in FORMULAS:
        other = f"{forward}{BACKWARD}" if backward else forward
        if forward.endswith(BACKWARD) or (backward and other not in {*FORMULAS, *ALIASES}):
            continue
        asked = requests(forward)
        keys = [key for key in context_of(asked[0].formula.body).variables.values() if key.kind == "at"]
        cotangent = backward and asked[0].kind == "vjp" and all(key.name != GRADIENT for key in keys)
        bound = _bound(keys, {key: s for key, s in shapes.items() if not (cotangent and key == GRADIENT)})
        if bound is None or {key for key, at in bound.items() if at in handed} != bound.keys() & KINDS.keys():
            continue
        if cotangent:
            bound[GRADIENT] = GRADIENT
        if not backward:
            yield other, _computed(asked[0].formula, bound)
        for one in asked if backward else ():
            if bound[variable_of(one)] == name[1:] and (GRADIENT in shapes) is cotangent:
                yield other, _computed(_derivative(forward, variable_of(one)), bound)


@lru_cache(maxsize=128)
def _derivative(name: str, variable: str) -> Derived:
    """Return a derivative of a formula of the library, found and proved once."""
    return next(one.found() for one in requests(name) if variable_of(one) == variable)


def _bound(keys: Sequence[Key], shapes: Mapping[str, Any]) -> dict[str, str] | None:
    """Return which argument each variable is, by its name or else in order; None where they are of other axes."""
    bound = {key.name: key.name for key in keys if len(shapes.get(key.name, key)) == len(key.dims)}
    free = [name for name in shapes if name not in bound.values()]
    for key in keys:
        if key.name not in bound:
            at = next((name for name in free if len(shapes[name]) == len(key.dims)), None)
            if at is None:
                return None
            free.remove(at)
            bound[key.name] = at
    pairs = {pair for key in keys for pair in zip(key.dims, shapes[bound[key.name]], strict=True)}
    one_size = len({dim for dim, _ in pairs}) == len({size for _, size in pairs}) == len(pairs)
    return None if free or not one_size else bound


def _computed(asked: formulas.Formula | Derived, bound: Mapping[str, str]) -> Staged:
    """Return a formula, or a derivative, of other arguments, as the program that is written for it if there is one."""
    written, (side,) = closed_forms((asked,))
    values = VariableValues(written.variables, {})
    form = Forms(side, written, 0, values)
    made = form.written.result() if form.written else form.stated

    def first(**given: Any) -> Any:
        return made.first(**{key.name: given[bound[key.name]] for key in written.variables})

    return Staged(first, made.then)
