"""Rows of a table: an equation that is true, right sides that are wrong by one slip, and all that must hold of both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pytest

from derive.kernel.rules import ProofError, Theorem
from derive.kernel.terms import Definition, Term, lift
from derive.language.entry import POWERS
from derive.language.fresh import Fresh, shown
from derive.language.terms import Defined
from derive.proving.matching import lemma
from derive.proving.normal import normalizer, prove
from derive.proving.scope import Scope, scope
from tests.derive.renaming import Renaming


@dataclass(frozen=True)
class Row:
    """An equation, what it takes to prove it, and what must not be proved in its place.

    Attributes
    ----------
    left, right : Term
    powers : str
        All of them are needed.
    wrong : tuple of Term
        Right sides that are false; no power proves them.
    given : tuple of Term
        Hypotheses in force, all of which the proof uses.
    unused : tuple of Term
        Hypotheses in force which it does not use.
    """

    left: Any
    right: Any
    powers: str = ""
    wrong: tuple[Any, ...] = ()
    given: tuple[Term, ...] = ()
    unused: tuple[Term, ...] = ()
    unfold: tuple[Defined, ...] = ()
    fold: tuple[Term, ...] = ()
    lemmas: tuple[Theorem, ...] = ()

    @property
    def definitions(self) -> tuple[Definition, ...]:
        return tuple(d.definition for d in self.unfold)

    def scope(self) -> Scope:
        return scope((*self.given, *self.unused), map(lemma, self.lemmas), self.fold, Fresh())

    def prove(self, powers: tuple[str, ...] | None = None) -> Theorem:
        own = tuple(self.powers.split()) if powers is None else powers
        return prove(lift(self.left), lift(self.right), own, self.scope(), self.definitions)


def proves(row: Row) -> None:
    theorem = row.prove()
    asked = Term("eq", lift(row.left), lift(row.right))
    if theorem.concl != asked:
        raise AssertionError(f"asked for {shown(asked)}, proved {shown(theorem.concl)}")
    if theorem.hyps != frozenset(row.given):
        raise AssertionError(f"the hypotheses are {set(theorem.hyps)}")


def refuses(row: Row, powers: tuple[str, ...] | None = None) -> None:
    with pytest.raises(ProofError):
        row.prove(powers)


def survives_renaming(row: Row) -> None:
    """The order of names and of sizes decides nothing but the order of a normal form."""
    new = Renaming()
    renamed = replace(
        row,
        left=new(lift(row.left)),
        right=new(lift(row.right)),
        given=tuple(map(new, row.given)),
        unused=tuple(map(new, row.unused)),
        unfold=tuple(Defined(new.definition(d)) for d in row.definitions),
        fold=tuple(map(new, row.fold)),
        lemmas=(),
    )
    proves(renamed if not row.lemmas else row)


def is_normal(row: Row) -> None:
    """A normal form is its own normal form."""
    for side in map(lift, (row.left, row.right)):
        normal = normalizer(row.powers.split(), row.scope(), row.definitions)
        normal.learn(normal.scope.relations())
        once = normal(side).rhs
        normal.memo.clear()
        if normal(once).rhs != once:
            raise AssertionError(f"{once} is no normal form: it becomes {normal(once).rhs}")


def checks(table: Mapping[str, Row]) -> list[Any]:
    """All that must hold of the rows, one test each."""
    found: dict[str, Callable[[], None]] = {}
    for name, row in table.items():
        found[f"{name}: proves"] = partial(proves, row)
        found[f"{name}: whatever the names"] = partial(survives_renaming, row)
        found[f"{name}: normal form"] = partial(is_normal, row)
        for power in (own := row.powers.split()):
            found[f"{name}: needs {power}"] = partial(refuses, row, tuple(p for p in own if p != power))
        for h in row.given:
            without = replace(row, given=tuple(g for g in row.given if g != h))
            found[f"{name}: needs {shown(h)}"] = partial(refuses, without)
        for n, wrong in enumerate(row.wrong, 1):
            missed = replace(row, right=wrong)
            found[f"{name}: refuses slip {n}"] = partial(refuses, missed)
            found[f"{name}: refuses slip {n} with all powers"] = partial(refuses, missed, POWERS)
    return [pytest.param(check, id=name) for name, check in found.items()]
