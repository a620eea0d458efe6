"""Evidence for a theorem: its columns, measured or replayed. Only here a theorem meets its counterpart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import nullcontext
from functools import cached_property
from importlib import import_module
from typing import Any

from derive.books.book import Book, Chapter, Item
from derive.books.mistakes import Mutant
from derive.books.schema import COLUMNS
from derive.chapters import BOOK
from derive.doors.reference import theorem
from derive.kernel.certificate import digest
from derive.kernel.rules import ProofError, Theorem
from derive.language.analysis import Analytic, Certified
from derive.language.entry import REASONS, Entry
from derive.language.symbols import RenderError
from derive.proving.prover import prove, uncollected
from derive.values import numpy as reading
from verify.counterparts.claims import BY_DEFINITION, TRANSFORMER, Quantities, Row
from verify.measure.claims import claim_column, enclosure_failures, enclosures, mutant_column
from verify.measure.columns import (
    Column,
    Settings,
    ball_column,
    counterpart_failures,
    distinguished,
    refuted,
    transformer_column,
)
from verify.measure.counterparts import counterpart, counterparts, held, mutants
from verify.measure.evaluations import Evaluations
from verify.measure.passes import with_passes
from verify.measure.replay import replayed
from verify.measure.sampling import Sampler
from verify.measure.witness import claim_witness, entry_witness, with_witness
from verify.rocq.book import rocq

__all__ = [
    "asked_again",
    "collect",
    "stated",
    "sympy_version",
    "wrong_formulas",
]


def stated(name: str, book: Book = BOOK) -> tuple[Item, str]:
    """Return a theorem and the digest of its statement; an empty one, where Rocq's statement is not found."""
    try:
        return book[name], theorem(name, book).digest
    except RenderError:
        return book[name], ""


def asked_again(name: str, book: Book, options: str) -> str:
    """Return the command that measures a theorem again."""
    named = [f"--book {book.name}"] if book is not BOOK and book.name else []
    return " ".join([f"verify run {name}", *named, options])


def wrong_formulas(entry: Entry, wrong: Iterable[Mutant]) -> list[Mutant]:
    """Return the mutants that state another number than the theorem, and not only another relation."""
    right = [(part.left, part.right) for part in reading.parts(entry.claim)]
    return [m for m in wrong if [(part.left, part.right) for part in reading.parts(m.claim)] != right]


def collect(
    name: str, columns: Iterable[str] = COLUMNS, settings: Settings | None = None, book: Book = BOOK
) -> dict[str, Any]:
    """Fill columns for one theorem.

    Parameters
    ----------
    name : str
    columns : iterable of str
        From `COLUMNS`.
    settings : Settings, optional
    book : Book
        Ours without it.

    Returns
    -------
    dict
        ``name``, ``digest`` of the statement, and an object ``{status, ...}`` for each column.
    """
    wanted, asked = tuple(columns), settings or Settings()
    measured = [c for c in wanted if c != "rocq"]
    item = book[name]
    if isinstance(item, Entry):
        filled = collect_entry(item, measured, asked, book)
    else:
        filled = collect_analytic(item, measured, asked, book)
    return {**filled, **({"rocq": rocq([name], book=book).columns[name]} if "rocq" in wanted else {})}


def collect_analytic(entry: Analytic, columns: Iterable[str], settings: Settings, book: Book = BOOK) -> dict[str, Any]:
    """Fill columns for a theorem that is proved in Rocq, or certified in numbers."""
    try:
        filled: dict[str, Any] = {"name": entry.name, "digest": theorem(entry.name, book).digest}
    except RenderError as error:  # the others are still measured
        failed = {"status": "fail", "failures": [str(error)], "repeat": asked_again(entry.name, book, "").strip()}
        return {"name": entry.name, "digest": "", **dict.fromkeys(columns, failed)}
    for column in columns:
        if reason := entry.not_applicable.get(column):
            filled[column] = {"status": "not applicable", "reason": REASONS[reason]}
            continue
        try:
            filled[column] = _analytic(entry, column, settings, book.chapter(entry.name))
        except Exception as error:  # what goes wrong is a failure of this column
            filled[column] = {"status": "fail", "failures": [f"{entry.name}: {type(error).__name__}: {error}"]}
        if filled[column]["status"] == "fail":
            again = f"--columns {column} --digits {settings.digits}"
            filled[column]["repeat"] = asked_again(entry.name, book, again)
    return filled


def analytic_row(chapter: Chapter, name: str) -> Row:
    """Return the function that measures a theorem of analysis.

    Raises
    ------
    ValueError
        If there is none.
    """
    row: Row | None = counterpart(chapter, name)
    if row is None:
        raise ValueError(f"{name}: expected a function of this name in a module of counterparts of {chapter.name}")
    return row


def _analytic(entry: Analytic, column: str, settings: Settings, chapter: Chapter) -> Column:
    row = analytic_row(chapter, entry.name)
    mistakes = held(mutants(chapter), "WRONG", entry.name) or {}
    if column == "mutants":
        named = {refuted.name for refuted in entry.refuted}
        return mutant_column(entry.name, row, BY_DEFINITION, mistakes, named, settings.digits)
    if isinstance(entry, Certified):
        filled = _certified(entry, column, row, settings, chapter)
    else:
        filled = claim_column(entry.name, row, _QUANTITIES[column], settings.digits)
    if column == "ball":
        filled = with_witness(filled, claim_witness(entry.name, row, BY_DEFINITION, mistakes, settings.digits))
    return filled


def _certified(entry: Certified, column: str, row: Row, settings: Settings, chapter: Chapter) -> Column:
    """Compare as for any theorem of analysis, or sample; on balls, return the enclosures that are recorded too."""
    sampled = held(counterparts(chapter), "SAMPLED", entry.name)
    if column == "transformer" and sampled is not None:
        function, chance = sampled
        return {**claim_column(entry.name, function, TRANSFORMER, settings.digits), "chance": f"{float(chance):g}"}
    filled = claim_column(entry.name, row, _QUANTITIES[column], settings.digits)
    if column == "ball":
        enclosed = held(counterparts(chapter), "ENCLOSED", entry.name)
        filled["enclosures"] = enclosures(enclosed())
        stated = {e.symbol: (e.lower, e.upper) for e in entry.enclosed}
        if failures := enclosure_failures(entry.name, stated, filled["enclosures"]):
            filled |= {"status": "fail", "failures": [*filled.get("failures", []), *failures]}
    return filled


def collect_entry(entry: Entry, columns: Iterable[str], settings: Settings, book: Book | None = None) -> dict[str, Any]:
    """Fill columns for an entry; one that is in no book has no mutants and no counterpart."""
    book = book or Book([Chapter("theorem", [entry])])
    subject = _Subject(entry, settings, book)
    filled: dict[str, Any] = {"name": entry.name, "digest": subject.digest}
    for column in columns:
        if reason := entry.not_applicable.get(column):
            filled[column] = {"status": "not applicable", "reason": REASONS[reason]}
            continue
        try:
            with nullcontext() if column == "sympy" else uncollected():  # numbers and terms make no cycles
                filled[column] = _FILLERS[column](subject)
        except Exception as error:  # whatever one theorem does, the others are still measured
            again = asked_again(entry.name, book, f"--columns {column} --seed {settings.seed}")
            words = [f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())]
            filled[column] = {"status": "fail", "failures": [", at ".join(words)], "repeat": again}
    return filled


class _Subject:
    """An entry that is measured, with what several columns ask for: proof, points, the verdict on its counterpart."""

    def __init__(self, entry: Entry, settings: Settings, book: Book) -> None:
        self.entry, self.settings, self.book = entry, settings, book
        self.digest = digest(entry.given, entry.claim)

    @cached_property
    def chapter(self) -> Chapter:
        """The chapter in which it stands, with its mutants and counterparts."""
        return self.book.chapter(self.entry.name)

    @cached_property
    def proved(self) -> Mapping[str, Theorem]:
        """The theorem and those that it cites, proved; raises `ProofError` each time if it is not."""
        proved: dict[str, Theorem] = {}
        prove(self.entry, proved)
        return proved

    @cached_property
    def evaluations(self) -> Evaluations:
        """Return the evaluations at its points."""
        return Evaluations(Sampler(self.entry, reading, self.settings.seed, self.settings.samples))

    @cached_property
    def transformer(self) -> Column:
        """The verdict on its counterpart."""
        function = counterpart(self.chapter, self.entry.name)
        if function is None:
            raise ValueError(f"{self.entry.name}: expected a counterpart of this name, or a reason why there is none")
        filled = transformer_column(self.evaluations, function, self.settings)
        finder = held(counterparts(self.chapter), "PASSES", self.entry.name)
        if finder is None:
            return filled
        again = asked_again(self.entry.name, self.book, "--columns transformer")
        return with_passes(filled, self.evaluations.sampler, finder, again)


def _kernel(subject: _Subject) -> Column:
    """Prove, write a certificate of this theorem alone, and let a fresh process replay it: see `kernel_columns`."""
    name = subject.entry.name
    for problem in replayed({name: subject.proved[name]}, {name: subject.digest}).values():
        raise ProofError(f"{name}: {problem}")
    return {"status": "pass"}


def _sympy(subject: _Subject) -> Column:
    """Let SymPy derive the theorem again."""
    entry = subject.entry
    column: Column = dict(import_module("derive.cas").sympy_column(entry))
    if column["status"] == "fail":
        column["failures"] = [f"{entry.name}, {column.get('message', 'nothing was derived')}"]
        column["repeat"] = asked_again(entry.name, subject.book, f"--columns sympy --seed {subject.settings.seed}")
    return column


def _ball(subject: _Subject) -> Column:
    """Compare both sides on balls; where the claim is an integral that mpmath is asked for too, with its values."""
    column, name = ball_column(subject.evaluations, subject.settings), subject.entry.name
    witnessed = held(counterparts(subject.chapter), "WITNESSED", name)
    if witnessed is None:
        return column
    wrong = [(m.name, m.claim) for m in subject.chapter.mistakes_about(name).mutants]
    return with_witness(column, entry_witness(subject.evaluations, witnessed, wrong))


def _mutants(subject: _Subject) -> Column:
    """Every wrong statement is refused by the kernel, refuted on balls, and contradicted by the Transformer.

    A mutant that says another number stands for a wrong implementation: the counterpart, which passes against the
    theorem, is compared with the wrong formula as it is with the right one, at the same points and within the same
    tolerances, on balls and in float64, and has to fail in both. So the comparison can fail, of each of these mistakes;
    no program that makes one is run. Mistakes that no formula expresses are programs, and run: see `verify.mutants`.
    """
    entry, settings, evaluations = subject.entry, subject.settings, subject.evaluations
    about = subject.chapter.mistakes_about(entry.name)
    wrong, same = about.mutants, about.equivalents
    if not wrong:
        return {"status": "not run", "reason": "no wrong statement is named"}
    failures = []
    cited = {name: theorem for name, theorem in subject.proved.items() if name != entry.name}  # the control is proved
    false, *others = refuted(evaluations, [entry.claim, *(m.claim for m in wrong), *(form.claim for form in same)])
    if false:
        failures.append(f"{entry.name}: the control, its own statement, does not pass")
    for mutant, seen in zip(wrong, others, strict=False):
        if kernel_accepts(entry.variant(mutant.claim), cited):
            failures.append(f"{entry.name}, mutant {mutant.name}: the kernel accepts it")
        if not seen:
            failures.append(f"{entry.name}, mutant {mutant.name}: no point refutes it")
    for form, seen in zip(same, others[len(wrong) :], strict=True):
        if seen:
            failures.append(f"{entry.name}, equivalent form {form.name}: a point refutes it")
    implementations, passed = _implementations(subject, wrong_formulas(entry, wrong))
    failures += passed
    figures = {
        "statements": len(wrong),
        "equivalent": len(same),
        "implementations": implementations,
        "points": len(evaluations.points) + len(evaluations.corners),
    }
    if not failures:
        return {"status": "pass", **figures}
    again = f"--columns mutants --seed {settings.seed} --samples {settings.samples}"
    again = asked_again(entry.name, subject.book, again)
    return {"status": "fail", **figures, "failures": failures, "repeat": again}


def _implementations(subject: _Subject, formulas: Sequence[Mutant]) -> tuple[int, list[str]]:
    """Return how many wrong formulas and programs there are beside a counterpart, and which are not told from it."""
    name, evaluations, chapter = subject.entry.name, subject.evaluations, subject.chapter
    function = counterpart(chapter, name)
    if function is None:
        return 0, []
    if not _control_passes(subject):
        return 0, [f"{name}: the control, its counterpart, does not pass"]
    failures = []
    for mutant, seen in zip(formulas, distinguished(evaluations, function, [m.claim for m in formulas]), strict=True):
        if missing := {"ball", "float64"} - set(seen):
            failures.append(f"{name}, mutant {mutant.name}: its counterpart passes, {' and '.join(sorted(missing))}")
    programs = held(mutants(chapter), "PROGRAMS", name) or ()
    for program in programs:
        if passes(evaluations, program):
            failures.append(f"{name}, wrong program {program.__name__}: it passes")
    return len(formulas) + len(programs), failures


def _control_passes(subject: _Subject) -> bool:
    """Tell whether the right counterpart passes."""
    try:
        return bool(subject.transformer["status"] == "pass")
    except (ValueError, TypeError, ArithmeticError):
        return False


def kernel_accepts(entry: Entry, proved: Mapping[str, Theorem]) -> bool:
    """Tell whether the kernel accepts the proof of an entry, with the theorems that it cites proved before."""
    try:
        prove(entry, dict(proved))
    except ProofError:
        return False
    return True


def passes(evaluations: Evaluations, function: Callable[..., Any]) -> bool:
    """Tell whether a function passes as the counterpart of an entry."""
    figures = {"points": 0, "stresses": 0, "cells": 0, "roundings": 0}
    try:
        failure = next(counterpart_failures(evaluations, function, figures), None)
    except (ValueError, TypeError, ArithmeticError):
        return False
    return failure is None and figures["cells"] > 0


def sympy_version() -> str:
    """Return the version of SymPy, whose column depends on it."""
    version: str = import_module("importlib.metadata").version("sympy")
    return version


_QUANTITIES: Mapping[str, Quantities] = {"ball": BY_DEFINITION, "transformer": TRANSFORMER}

_FILLERS: Mapping[str, Callable[[_Subject], Column]] = {
    "kernel": _kernel,
    "sympy": _sympy,
    "transformer": lambda subject: subject.transformer,
    "ball": _ball,
    "mutants": _mutants,
}
