r"""Read the measured verdicts on a theorem from ``docs/evidence.json``, never from the program that measured them.

The file is ``{"version": 1, "versions": {...}, "theorems": {NAME: {"digest": ..., COLUMN: {"status": ...}}}}``; columns
may also stand in an object ``columns`` of their own. A column may say more: ``reason``, of SymPy ``sizes`` and
``symbolic``, of Rocq ``axioms``, and for all ``key``, which begins with a digest of the data that were measured. What
was recorded for another statement, or other data, is as good as not run.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ..books.contents import Contents, subject
from ..books.schema import COLUMNS, FORMAT, STATUSES
from ..kernel.terms import DeriveError
from ..language.analysis import Analytic
from ..language.entry import Entry


class EvidenceError(DeriveError):
    """The file of recorded evidence is damaged."""


class Recorded(NamedTuple):
    """Hold the status of one column of one theorem, and its figures."""

    status: str
    reason: str = ""
    figures: Mapping[str, Any] = {}


class Evidence:
    """Hold the recorded verdicts of a book; without a file, nothing was run.

    Parameters
    ----------
    theorems : mapping, optional
        Columns by the name of a theorem.
    sympy, coq : str
        Versions.
    adequacy : mapping, optional
        The record of each theorem, by name.
    forms : callable
        Returns for a name the wrong statements and the equivalent forms that a book has now: see `Book.forms`.
    """

    def __init__(
        self,
        theorems: Mapping[str, Any] | None = None,
        sympy: str = "",
        adequacy: Mapping[str, Any] | None = None,
        coq: str = "",
        forms: Callable[[str], Sequence[Any]] = lambda _: (),
    ) -> None:
        self.theorems, self.recorded = theorems or {}, adequacy or {}
        self.sympy, self.coq, self.forms = sympy, coq, forms
        self.contents = Contents()

    def adequacy(self, entry: Entry, digest: str) -> Mapping[str, Any] | None:
        """Return the recorded adequacy of a theorem; None if it was not run, or run on another statement."""
        record: Mapping[str, Any] | None = self.recorded.get(entry.name)
        if record is None or record["digest"] != digest or self._outdated(entry, digest, "adequacy", record):
            return None
        return record

    def _outdated(self, entry: Entry | Analytic, digest: str, column: str, recorded: Mapping[str, Any]) -> bool:
        """Tell whether something was recorded with a key, and of other data: of other mutants, of another witness."""
        data, point, _ = str(recorded.get("key", "")).partition(".")
        return bool(point) and data != subject(entry, column, digest, self.forms(entry.name), self.contents)

    def verdict(self, entry: Entry | Analytic, digest: str, column: str) -> Recorded:
        """Return the verdict of a column on a theorem; the theorem itself tells which columns do not apply."""
        reason = entry.not_applicable.get(column)
        if reason is not None:
            return Recorded("not applicable", reason)
        recorded = self.theorems.get(entry.name)
        if recorded is None or recorded["digest"] != digest or column not in _columns(recorded):
            return Recorded("not run")
        figures = _columns(recorded)[column]
        if self._outdated(entry, digest, column, figures):
            return Recorded("not run")
        if column == "rocq":
            figures = {**figures, "coq": self.coq}
        return Recorded(figures["status"], str(figures.get("reason", "")), figures)

    def columns(self, entry: Entry | Analytic, digest: str) -> dict[str, Recorded]:
        """Return all columns, in the order in which they are printed."""
        return {c: self.verdict(entry, digest, c) for c in COLUMNS}

    def axioms(self, digests: Mapping[str, str]) -> dict[str, list[str]]:
        """Return the axioms on which Rocq's proofs rest, each with the theorems that passed, by their digests."""
        theorems: dict[str, list[str]] = {}
        for name, digest in digests.items():
            recorded = self.theorems.get(name, {})
            figures = _columns(recorded).get("rocq", {})
            if recorded.get("digest") == digest and figures.get("status") == "pass":
                for axiom in figures.get("axioms", ()):
                    theorems.setdefault(axiom, []).append(name)
        return dict(sorted(theorems.items()))


def read_evidence(path: Path) -> Evidence:
    """Read a file of evidence; a missing file is no evidence.

    Raises
    ------
    EvidenceError
        If the file is not what `verify --record` writes.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Evidence()
    except (OSError, UnicodeDecodeError) as error:
        raise EvidenceError(f"{path}: cannot be read: {error}") from None
    again = "write it again with: verify run --record"
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise EvidenceError(f"{path}: not JSON ({error}); {again} {path}") from None
    problem = _problem(data)
    if problem:
        raise EvidenceError(f"{path}: {problem}; {again} {path}")
    versions = data.get("versions", data)
    return Evidence(data["theorems"], str(versions.get("sympy", "")), coq=str(versions.get("coq", "")))


def _columns(theorem: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the columns of a recorded theorem, by name."""
    columns: Mapping[str, Any] = theorem.get("columns", theorem)
    return columns


def _problem(data: Any) -> str:
    if type(data) is not dict or data.get("version") != FORMAT or type(data.get("versions", {})) is not dict:
        return f"version {FORMAT} was expected"
    if type(data.get("theorems")) is not dict:
        return "an object of theorems was expected"
    for name, theorem in data["theorems"].items():
        if type(theorem) is not dict or type(theorem.get("digest")) is not str or type(_columns(theorem)) is not dict:
            return f"{name}: a digest and columns were expected"
        for column in COLUMNS:
            figures = _columns(theorem).get(column, {"status": "not run"})
            if type(figures) is not dict or figures.get("status") not in STATUSES:
                return f"{name}, {column}: a status was expected, one of {', '.join(STATUSES)}"
    return ""
