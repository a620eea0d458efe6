"""Evidence for a theorem: its columns, measured or replayed. The one place where a theorem meets its counterpart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext
from functools import cached_property
from importlib import import_module
from typing import Any

from derive.analysis import Analytic, Certified
from derive.calc import REASONS, Entry
from derive.kernel.certificate import digest, dumps, replay
from derive.kernel.rules import ProofError, Theorem
from derive.proving import prove, uncollected
from derive.reference import analytic_theorem
from derive.render import numpy as reading
from derive.render.symbols import RenderError
from derive.theorems import analytic, certified, contents, entries
from verify.by_rocq import rocq
from verify.claims import claim_column, enclosure_failures, enclosures, mutant_column
from verify.counterparts.claims import BY_DEFINITION, TRANSFORMER, Quantities, Row
from verify.evaluations import Evaluations
from verify.rungs import Column, Settings, ball_column, counterpart_failures, refuted, transformer_column
from verify.sampling import Sampler

__all__ = [
    "COLUMNS",
    "chapter_of",
    "collect",
    "counterpart",
    "sympy_version",
    "theorem_names",
    "wrong_implementations",
]

COLUMNS = ("kernel", "sympy", "transformer", "ball", "mutants", "rocq")


def theorem_names() -> tuple[str, ...]:
    """Return the names of all theorems, in reading order."""
    return tuple(e.name for _, own in contents().values() for e in own)


def chapter_of(name: str) -> str:
    """Return the chapter of a theorem."""
    return next(chapter for chapter, (_, own) in contents().items() if name in {e.name for e in own})


def counterpart(name: str) -> Callable[..., Any] | None:
    """Return the counterpart of a theorem, or None if there is none."""
    found: Callable[..., Any] | None = _from_chapter("counterparts", name, name)
    return found


def wrong_implementations(name: str) -> tuple[Callable[..., Any], ...]:
    """Return the wrong implementations of a theorem's counterpart."""
    return tuple((_from_chapter("mutants", name, "MUTANTS") or {}).get(name, ()))


def _from_chapter(package: str, name: str, attribute: str, kind: str = "") -> Any:
    path = f"verify.{package}.{chapter_of(name)}{kind}"
    try:
        module = import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        return None
    parts = (module, *getattr(module, "PARTS", ()))  # of a chapter that is a package
    return next((found for part in parts if (found := getattr(part, attribute, None)) is not None), None)


def collect(name: str, columns: Iterable[str] = COLUMNS, settings: Settings | None = None) -> dict[str, Any]:
    """Fill columns for one theorem.

    Parameters
    ----------
    name : str
    columns : iterable of str
        From `COLUMNS`.
    settings : Settings, optional

    Returns
    -------
    dict
        ``name``, ``chapter``, ``digest`` of the statement, and an object ``{status, ...}`` for each column.
    """
    wanted = tuple(columns)
    measured = [c for c in wanted if c != "rocq"]
    if name in analytic():
        found = collect_analytic(analytic()[name], measured, settings or Settings())
    else:
        found = collect_entry(entries()[name], measured, settings or Settings())
    return {**found, **({"rocq": rocq([name]).columns[name]} if "rocq" in wanted else {})}


def collect_analytic(entry: Analytic, columns: Iterable[str], settings: Settings) -> dict[str, Any]:
    """Fill columns for a theorem that is proved in Rocq, or certified in numbers."""
    try:
        found: dict[str, Any] = {"name": entry.name, "digest": analytic_theorem(entry.name).digest}
    except RenderError as error:  # as above, the others are still measured
        failed = {"status": "fail", "failures": [str(error)], "repeat": f"verify run {entry.name}"}
        return {"name": entry.name, "digest": "", **dict.fromkeys(columns, failed)}
    for column in columns:
        if reason := entry.not_applicable.get(column):
            found[column] = {"status": "not applicable", "reason": REASONS[reason]}
            continue
        try:
            found[column] = _analytic(entry, column, settings)
        except Exception as error:  # as above
            found[column] = {"status": "fail", "failures": [f"{entry.name}: {type(error).__name__}: {error}"]}
        if found[column]["status"] == "fail":
            found[column]["repeat"] = f"verify run {entry.name} --columns {column} --digits {settings.digits}"
    return found


def analytic_row(name: str) -> Row:
    """Return the function that measures a theorem of analysis.

    Raises
    ------
    ValueError
        If there is none.
    """
    kind = _kind(name)
    found: Row | None = _from_chapter("counterparts", name, name, kind)
    if found is None:
        raise ValueError(f"{name}: expected a function of this name in verify/counterparts/{chapter_of(name)}{kind}.py")
    return found


def _kind(name: str) -> str:
    """Return how the modules end that measure a theorem."""
    return "_certified" if name in certified() else "_analysis"


def _analytic(entry: Analytic, column: str, settings: Settings) -> Column:
    row = analytic_row(entry.name)
    if column == "mutants":
        wrong = (_from_chapter("mutants", entry.name, "WRONG", _kind(entry.name)) or {}).get(entry.name, {})
        named = {refuted.name for refuted in entry.refuted}
        return mutant_column(entry.name, row, BY_DEFINITION, wrong, named, settings.digits)
    if isinstance(entry, Certified):
        return _certified(entry, column, row, settings)
    return claim_column(entry.name, row, _QUANTITIES[column], settings.digits)


def _certified(entry: Certified, column: str, row: Row, settings: Settings) -> Column:
    """Compare as for any theorem of analysis, or sample; on balls, return the enclosures that are recorded too."""
    sampled = (_from_chapter("counterparts", entry.name, "SAMPLED", "_certified") or {}).get(entry.name)
    if column == "transformer" and sampled is not None:
        function, chance = sampled
        return {**claim_column(entry.name, function, TRANSFORMER, settings.digits), "chance": f"{float(chance):g}"}
    found = claim_column(entry.name, row, _QUANTITIES[column], settings.digits)
    if column == "ball":
        own = _from_chapter("counterparts", entry.name, "ENCLOSED", "_certified")[entry.name]
        found["enclosures"] = enclosures(own())
        stated = {e.symbol: (e.lower, e.upper) for e in entry.enclosed}
        if failures := enclosure_failures(entry.name, stated, found["enclosures"]):
            found |= {"status": "fail", "failures": [*found.get("failures", []), *failures]}
    return found


def collect_entry(entry: Entry, columns: Iterable[str], settings: Settings) -> dict[str, Any]:
    """Fill columns for an entry, which need not be in the book."""
    subject = _Subject(entry, settings)
    found: dict[str, Any] = {"name": entry.name, "digest": subject.digest}
    for column in columns:
        if reason := entry.not_applicable.get(column):
            found[column] = {"status": "not applicable", "reason": REASONS[reason]}
            continue
        try:
            with nullcontext() if column == "sympy" else uncollected():  # numbers and terms make no cycles
                found[column] = _FILLERS[column](subject)
        except Exception as error:  # whatever one theorem does, the others are still measured
            again = f"verify run {entry.name} --columns {column} --seed {settings.seed}"
            found[column] = {"status": "fail", "failures": [f"{type(error).__name__}: {error}"], "repeat": again}
    return found


class _Subject:
    """An entry that is measured, with what several columns ask for: its proof, its points, its counterpart's verdict.

    Parameters
    ----------
    entry : Entry
    settings : Settings
    """

    def __init__(self, entry: Entry, settings: Settings) -> None:
        self.entry, self.settings = entry, settings
        self.digest = digest(entry.given, entry.claim)

    @cached_property
    def proved(self) -> Mapping[str, Theorem]:
        """The theorem and those that it cites, proved; raises `ProofError` each time if it is not."""
        proved: dict[str, Theorem] = {}
        prove(self.entry, proved)
        return proved

    @cached_property
    def evaluations(self) -> Evaluations:
        """What is evaluated at its points."""
        return Evaluations(Sampler(self.entry, reading, self.settings.seed, self.settings.samples))

    @cached_property
    def transformer(self) -> Column:
        """The verdict on its counterpart."""
        function = counterpart(self.entry.name)
        if function is None:
            raise ValueError(f"{self.entry.name}: expected a counterpart of this name, or a reason why there is none")
        return transformer_column(self.evaluations, function, self.settings)


def _kernel(subject: _Subject) -> Column:
    """Prove, write the certificate, replay it, and compare the digests of the statements."""
    entry, proved = subject.entry, subject.proved
    again = replay(dumps(proved))[entry.name]
    if digest(again.hyps, again.concl) != subject.digest or proved[entry.name].concl != entry.claim:
        raise ProofError(f"{entry.name}: the certificate proves another statement")
    return {"status": "pass", "theorems": len(proved)}


def _sympy(subject: _Subject) -> Column:
    """Let SymPy derive the theorem again."""
    entry = subject.entry
    column: Column = dict(import_module("derive.cas").sympy_column(entry))
    if column["status"] == "fail":
        column["failures"] = [f"{entry.name}, {column.get('message', 'nothing was derived')}"]
        column["repeat"] = f"verify run {entry.name} --columns sympy --seed {subject.settings.seed}"
    return column


def _transformer(subject: _Subject) -> Column:
    return subject.transformer


def _ball(subject: _Subject) -> Column:
    return ball_column(subject.evaluations, subject.settings)


def _mutants(subject: _Subject) -> Column:
    """Every wrong statement is refused by the kernel and refuted on balls; every wrong implementation is seen."""
    entry, settings, evaluations = subject.entry, subject.settings, subject.evaluations
    wrong, same = _statements(entry.name)
    if not wrong:
        return {"status": "not run", "reason": "no wrong statement is named"}
    failures = []
    cited = {name: theorem for name, theorem in subject.proved.items() if name != entry.name}  # the control is proved
    false, *others = refuted(evaluations, [entry.claim, *(m.claim for m in (*wrong, *same))])
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
    implementations = wrong_implementations(entry.name)
    if implementations and not _control_passes(subject):
        failures.append(f"{entry.name}: the control, its counterpart, does not pass")
    for function in implementations:
        if passes(evaluations, function):
            failures.append(f"{entry.name}, wrong implementation {function.__name__}: it passes")
    figures = {
        "statements": len(wrong),
        "equivalent": len(same),
        "implementations": len(implementations),
        "points": len(evaluations.points) + len(evaluations.corners),
    }
    if not failures:
        return {"status": "pass", **figures}
    again = f"verify run {entry.name} --columns mutants --seed {settings.seed} --samples {settings.samples}"
    return {"status": "fail", **figures, "failures": failures, "repeat": again}


def _control_passes(subject: _Subject) -> bool:
    """Tell whether the right counterpart passes."""
    try:
        return bool(subject.transformer["status"] == "pass")
    except (ValueError, TypeError, ArithmeticError):
        return False


def _statements(name: str) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Return the wrong statements of a theorem, and its equivalent forms."""
    try:
        book = import_module(f"derive.mutants.{chapter_of(name)}")
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("derive.mutants"):
            raise
        return (), ()
    return tuple(book.MUTANTS.get(name, ())), tuple(getattr(book, "EQUIVALENTS", {}).get(name, ()))


def kernel_accepts(entry: Entry, proved: Mapping[str, Theorem]) -> bool:
    """Tell whether the proof of an entry goes through, with the theorems that it cites proved before."""
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
    "transformer": _transformer,
    "ball": _ball,
    "mutants": _mutants,
}
