"""Hypotheses that hold somewhere: for each theorem with hypotheses, a lemma of Rocq that all of them hold at a point.

Rocq computes each hypothesis there. The lemma ``NAME_at`` holds the point for refutations too, which go on from it.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from ..language.entry import Entry
from ..language.symbols import RenderError
from ..values.scalar import Point
from .book import Development
from .layout import SCOPE, comment, file, module, wrapped
from .names import Names, symbol
from .placed import RESERVED, Placed, held, values
from .points import satisfying
from .statement import Lemma
from .text import Writer

__all__ = [
    "SHOWN",
    "at_lemma",
    "gone_to",
    "satisfiable",
    "witness",
    "witness_file",
    "witness_files",
    "witness_lemmas",
    "witnessed",
]

SHOWN = "_satisfiable"
"""How the name of a lemma ends that says that the hypotheses of a theorem hold somewhere."""
AT = "_at"
"""How the name of the lemma ends that holds its point."""
AIM = "aim"
_IMPORTS = (
    "From Coq Require Import Reals Lra List Arith.\nFrom Derive Require Import Support ErrorFunction Model Points."
)


def witness_file(chapter: str) -> str:
    """Return the name of the file of a chapter: ``WitnessesSoftmax``."""
    return f"Witnesses{module(chapter)}"


def satisfiable(name: str, development: Development) -> str:
    """Return what the lemma of a theorem says, from its entry alone."""
    statement, writer = _statement(name, development)
    return " ".join(statement.satisfiable(writer).split())


def witnessed(development: Development, refuted: Mapping[str, Point]) -> dict[str, str]:
    """Return the lemmas of each theorem that has hypotheses; without a point that can be written there are none.

    Parameters
    ----------
    development : Development
    refuted : mapping of name to Point
        Where a mutant is false; there the hypotheses hold.
    """
    lemmas = {}
    for name, entry in development.entries.items():
        point = (refuted.get(name) or satisfying(entry)) if entry.given else None
        if point is not None:
            with suppress(RenderError):
                lemmas[name] = witness(entry, point, development)
    return lemmas


def witness_files(development: Development, lemmas: Mapping[str, str]) -> dict[str, str]:
    """Return the file of each chapter by its name.

    Parameters
    ----------
    development : Development
    lemmas : mapping of name to str
        Those that are `witnessed`.
    """
    files, chapters = {}, list(map(module, development.contents))
    for number, (chapter, entries) in enumerate(development.contents.items()):
        texts = [lemmas[e.name] for e in entries if e.name in lemmas]
        if texts:
            head = f"{_IMPORTS}\nFrom Book Require Import {' '.join(['Facts', *chapters[: number + 1]])}.\n{SCOPE}"
            files[witness_file(chapter)] = file(["\n".join(wrapped(head)), *texts])
    return files


def witness_lemmas(development: Development, names: Iterable[str]) -> dict[str, str]:
    """Return the lemmas that hypotheses hold somewhere, of theorems by their names, and the file of each."""
    return {f"{name}{SHOWN}": f"Witnesses{development.home[name]}" for name in names}


def witness(entry: Entry, point: Point, development: Development) -> str:
    """Return the point of a theorem, and the lemma that its hypotheses hold somewhere.

    Raises
    ------
    RenderError
        If the point cannot be written.
    """
    statement, writer = _statement(entry.name, development)
    placed = values(point, statement.sizes, statement.variables, writer.names)
    lines = [
        *_held_there(statement, entry, point, placed, writer),
        "",
        f"Lemma {entry.name}{SHOWN} :",
        f"  {statement.satisfiable(writer)}.",
        "Proof.",
        f"  {gone_to(statement, placed, writer)}",
        f"  exists {', '.join(statement.arguments(writer.names))}; exact {_conjunction(statement.hypotheses(writer))}.",
        "Qed.",
    ]
    return f"{comment(entry.title)}\n" + "\n".join(wrapped("\n".join(lines)))


def at_lemma(name: str, entry: Entry, point: Point, development: Development) -> str:
    """Return the lemma ``NAME_at``, which holds a point at which the hypotheses of a theorem hold.

    Raises
    ------
    RenderError
        If the point cannot be written.
    """
    statement, writer = _statement(entry.name, development)
    placed = values(point, statement.sizes, statement.variables, writer.names)
    return "\n".join(wrapped("\n".join(_held_there(statement._replace(name=name), entry, point, placed, writer))))


def _held_there(statement: Lemma, entry: Entry, point: Point, placed: Sequence[Placed], writer: Writer) -> list[str]:
    at = [*(v.bound() for v in placed), *(f"{writer.part(h)} ->" for h in entry.given), AIM]
    tactics = [held(h, point.law) for h in entry.given]
    mixed = len(set(tactics)) > 1
    return [
        f"Lemma {statement.name}{AT} ({AIM} : Prop) :",
        "  (" + "\n   ".join(at) + f") -> {AIM}.",
        "Proof.",
        f"  intros use; refine (use{' _' * len(entry.given)}){'.' if mixed else f'; {tactics[0]}.'}",
        *(f"  - {tactic}." for tactic in tactics if mixed),
        "Qed.",
    ]


def gone_to(statement: Lemma, there: Iterable[Placed], writer: Writer) -> str:
    """Return the sentence that puts the values at a point, and the proofs of all hypotheses, into a proof.

    Parameters
    ----------
    statement : Lemma
    there : iterable of Placed
        What its sizes and variables are at the point.
    writer : Writer
    """
    names = [*(value.name for value in there), *statement.hypotheses(writer)]
    return f"apply {statement.name.rpartition('.')[2]}{AT}; intros {' '.join(names)}."


def _statement(name: str, development: Development) -> tuple[Lemma, Writer]:
    """The statement of a theorem, under its own name, and what writes it."""
    names = Names([AIM, *RESERVED, *map(symbol, development.definitions)])
    writer = Writer(names, development.definitions)
    statement = development.statements[name]._replace(name=name)
    statement.satisfiable(writer)  # first, so that its variables keep their names
    return statement, writer


def _conjunction(proofs: Sequence[str]) -> str:
    *before, last = proofs
    return functools.reduce(lambda rest, proof: f"(conj {proof} {rest})", reversed(before), last)
