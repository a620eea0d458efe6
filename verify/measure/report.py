"""The report of a run, as text for a terminal and as JSON."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from derive.books.schema import FORMAT, STATUSES
from derive.language.answers import ManyAnswers, Text

__all__ = ["Report"]

MARKS = {"pass": "pass", "fail": "FAIL", "not run": "-", "not applicable": "n/a"}


@dataclass(frozen=True)
class Report(ManyAnswers, what="a report", ask="passed", beside=".counts()"):
    """The columns of some theorems.

    Parameters
    ----------
    columns : tuple of str
    theorems : tuple of dict
        Each with ``name``, ``chapter``, ``digest``, and an object ``{status, ...}`` for each column.
    seed, samples, digits : int
        What the run was asked for.
    versions : mapping of str to str
        Of the libraries whose columns depend on them.
    library : tuple of dict
        What Rocq checked beside the theorems, file by file: ``name`` and ``rocq``.
    kept : mapping of str to tuple of str
        Of theorems, the columns that were not measured now, as what a record says of them still stands.
    changed : frozenset of str
        Theorems of which nothing that a record says of a missing program stands.

    Examples
    --------
    >>> from verify import run
    >>> report = run(["softmax_sum_one"], columns=["kernel", "transformer"])
    >>> print(report.text())
                     kernel       transformer
    softmax_sum_one  pass         pass
    <BLANKLINE>
    kernel: 1 pass
    transformer: 1 pass
    <BLANKLINE>
    >>> report.passed, report.failures(), report.reasons("transformer")
    (True, [], [])
    >>> report.counts()["kernel"]
    {'pass': 1, 'fail': 0, 'not run': 0, 'not applicable': 0}
    """

    columns: tuple[str, ...]
    theorems: tuple[Mapping[str, Any], ...]
    seed: int = 0
    samples: int = 3
    digits: int = 30
    versions: Mapping[str, str] = field(default_factory=dict)
    library: tuple[Mapping[str, Any], ...] = ()
    kept: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    changed: frozenset[str] = frozenset()

    @property
    def passed(self) -> bool:
        """Tell whether something was measured, and nothing failed."""
        return bool(self.theorems) and not self.failures()

    def __str__(self) -> str:
        return self.text()

    def failures(self) -> list[tuple[str, str, Mapping[str, Any]]]:
        """Return theorem, column and figures of each failure."""
        columns = ((t["name"], c, t[c]) for t in self.theorems for c in self.columns)
        beside = ((file["name"], "rocq", file["rocq"]) for file in self.library)
        return [f for f in (*columns, *beside) if f[2]["status"] == "fail"]

    def reasons(self, column: str) -> list[str]:
        """Return why a column was not run."""
        measured = [t[column] for t in self.theorems] + [f[column] for f in self.library if column in f]
        return list(dict.fromkeys(c["reason"] for c in measured if c["status"] == "not run" and "reason" in c))

    def counts(self) -> dict[str, dict[str, int]]:
        """Return for each column how many theorems have each status."""
        return {c: {s: sum(t[c]["status"] == s for t in self.theorems) for s in STATUSES} for c in self.columns}

    def json(self) -> str:
        """Return one JSON document."""
        document = {
            "version": FORMAT,
            "seed": self.seed,
            "samples": self.samples,
            "digits": self.digits,
            "versions": dict(self.versions),
            "columns": list(self.columns),
            "counts": self.counts(),
            "theorems": [dict(t) for t in self.theorems],
            **({"library": [dict(f) for f in self.library]} if self.library else {}),
        }
        return json.dumps(document, indent=1) + "\n"

    def text(self) -> str:
        """Return a table, the counts, and the failures."""
        shown = [t for t in self.theorems if not self._all_kept(t)]
        width = max((len(t["name"]) for t in shown), default=7)
        lines = ["  ".join([" " * width, *(f"{c:11}" for c in self.columns)]).rstrip()] if shown else []
        for t in shown:
            kept = self.kept.get(t["name"], ())
            marks = (f"{'stands' if c in kept else MARKS[t[c]['status']]:11}" for c in self.columns)
            lines.append("  ".join([f"{t['name']:{width}}", *marks]).rstrip())
        if self.kept:
            whole = sum(map(self._all_kept, self.theorems))
            lines.append(f"{sum(map(len, self.kept.values()))} verdicts stand as recorded, all of {whole} theorems")
        lines.append("")
        for column, counts in self.counts().items():
            numbers = ", ".join(f"{n} {status}" for status, n in counts.items() if n)
            lines.append(f"{column}: {numbers}")
            lines += [f"  not run: {reason}" for reason in self.reasons(column)]
        lines += self._axioms()
        for name, column, figures in self.failures():
            asked = [name] if name in {t["name"] for t in self.theorems} else []
            again = figures.get("repeat", f"{' '.join(['verify run', *asked])} --columns {column} --seed {self.seed}")
            lines += ["", f"{name}, {column}: failed", *(f"  {text}" for text in figures.get("failures", ()))]
            lines.append(f"  repeat: {again}")
        return Text("\n".join(lines) + "\n")

    def _all_kept(self, theorem: Mapping[str, Any]) -> bool:
        kept = self.kept.get(theorem["name"], ())
        return bool(kept) and all(c in kept or theorem[c]["status"] == "not applicable" for c in self.columns)

    def _axioms(self) -> list[str]:
        """Say what Rocq checked beside the theorems, and on which axioms all of it rests."""

        def wrapped(names: Sequence[str]) -> list[str]:
            return textwrap.wrap(", ".join(names), 118, initial_indent="    ", subsequent_indent="    ")

        lines = []
        if self.library:
            passed = sum(f["rocq"]["status"] == "pass" for f in self.library)
            asked = sum(f["rocq"].get("theorems", 0) for f in self.library)
            theorems = f"{asked} theorem{'s' * (asked != 1)}"
            lines.append(f"  beside the theorems, {passed} of {len(self.library)} files pass, with {theorems}")
        axioms = sorted({a for t in self.theorems for a in t.get("rocq", {}).get("axioms", ())})
        if axioms:
            lines += [f"  Coq {self.versions['coq']}, on the axioms", *wrapped(axioms)]
        for file in self.library:
            if others := [a for a in file["rocq"].get("axioms", ()) if a not in axioms]:
                lines += [f"  {file['name']} rests also on", *wrapped(others)]
        return lines
