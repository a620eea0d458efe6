"""What a run found: as text for a terminal, and as JSON."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

__all__ = ["FORMAT", "STATUSES", "Report", "results", "run"]

FORMAT = 1
STATUSES = ("pass", "fail", "not run", "not applicable")
MARKS = {"pass": "pass", "fail": "FAIL", "not run": "-", "not applicable": "n/a"}


@dataclass(frozen=True)
class Report:
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
    """

    columns: tuple[str, ...]
    theorems: tuple[Mapping[str, Any], ...]
    seed: int = 0
    samples: int = 3
    digits: int = 30
    versions: Mapping[str, str] = field(default_factory=dict)
    library: tuple[Mapping[str, Any], ...] = ()

    @property
    def passed(self) -> bool:
        """Whether something was measured, and nothing failed."""
        return bool(self.theorems) and not self.failures()

    def failures(self) -> list[tuple[str, str, Mapping[str, Any]]]:
        """Return theorem, column and figures of what failed."""
        found = ((t["name"], c, t[c]) for t in self.theorems for c in self.columns)
        beside = ((file["name"], "rocq", file["rocq"]) for file in self.library)
        return [f for f in (*found, *beside) if f[2]["status"] == "fail"]

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
        """Return a table, the counts, and what failed."""
        width = max((len(t["name"]) for t in self.theorems), default=7)
        lines = ["  ".join([" " * width, *(f"{c:11}" for c in self.columns)]).rstrip()]
        for t in self.theorems:
            marks = (f"{MARKS[t[c]['status']]:11}" for c in self.columns)
            lines.append("  ".join([f"{t['name']:{width}}", *marks]).rstrip())
        lines.append("")
        for column, counts in self.counts().items():
            said = ", ".join(f"{n} {status}" for status, n in counts.items() if n)
            lines.append(f"{column}: {said}")
            lines += [f"  not run: {reason}" for reason in self.reasons(column)]
        lines += self._axioms()
        for name, column, figures in self.failures():
            asked = [name] if name in {t["name"] for t in self.theorems} else []
            again = figures.get("repeat", f"{' '.join(['verify run', *asked])} --columns {column} --seed {self.seed}")
            lines += ["", f"{name}, {column}: failed", *(f"  {text}" for text in figures.get("failures", ()))]
            lines.append(f"  repeat: {again}")
        return "\n".join(lines) + "\n"

    def _axioms(self) -> list[str]:
        """Say what Rocq checked beside the theorems, and on which axioms all of it rests."""

        def wrapped(names: Sequence[str]) -> list[str]:
            return textwrap.wrap(", ".join(names), 118, initial_indent="    ", subsequent_indent="    ")

        lines = []
        if self.library:
            passed = sum(f["rocq"]["status"] == "pass" for f in self.library)
            asked = sum(f["rocq"].get("theorems", 0) for f in self.library)
            lines.append(f"  beside the theorems, {passed} of {len(self.library)} files pass, with {asked} theorems")
        known = sorted({a for t in self.theorems for a in t.get("rocq", {}).get("axioms", ())})
        if known:
            lines += [f"  Coq {self.versions['coq']}, on the axioms", *wrapped(known)]
        for file in self.library:
            if others := [a for a in file["rocq"].get("axioms", ()) if a not in known]:
                lines += [f"  {file['name']} rests also on", *wrapped(others)]
        return lines


Progress = Callable[[int, int, str], None]


def run(
    names: Sequence[str] = (),
    *,
    columns: Sequence[str] = (),
    seed: int = 0,
    samples: int = 3,
    digits: int = 30,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Fill columns for some theorems.

    Parameters
    ----------
    names : sequence of str
        All theorems if empty.
    columns : sequence of str
        From ``kernel sympy transformer ball mutants rocq``; all if empty.
    seed, samples, digits : int
        Where the points come from, how many for each tuple of sizes, and how small a ball must be.
    jobs : int
        Processes.
    progress : callable, optional
        Called with the number done, the number of all, and a name.

    Returns
    -------
    Report

    Raises
    ------
    KeyError
        If a theorem or a column is unknown.
    """
    from verify import evidence
    from verify.by_rocq import rocq
    from verify.rungs import Settings

    chosen = tuple(names) or evidence.theorem_names()
    wanted = tuple(columns) or evidence.COLUMNS
    for given, known in ((chosen, evidence.theorem_names()), (wanted, evidence.COLUMNS)):
        if unknown := [name for name in given if name not in known]:
            raise KeyError(unknown[0])
    settings = Settings(seed, samples, digits)
    versions = {"sympy": evidence.sympy_version()} if "sympy" in wanted else {}
    by_rocq: Mapping[str, Any] = {}
    library: tuple[Mapping[str, Any], ...] = ()
    if "rocq" in wanted:  # once for all theorems, as they share files
        by_rocq, library, coq = rocq(chosen, whole=not names, jobs=jobs, progress=progress)
        versions |= {"coq": coq} if coq else {}
    measured = tuple(column for column in wanted if column != "rocq")
    tasks = [(name, measured, settings) for name in chosen]
    found: dict[str, Mapping[str, Any]] = {}
    for result in results(_task, tasks, jobs if measured else 1):
        name = result["name"]
        found[name] = {**result, **({"rocq": by_rocq[name]} if "rocq" in wanted else {})}
        if progress is not None:
            progress(len(found), len(tasks), name)
    theorems = tuple(found[name] for name in dict.fromkeys(chosen))
    return Report(wanted, theorems, seed, samples, digits, versions, library)


def results(task: Callable[[Any], Any], tasks: Sequence[tuple[Any, ...]], jobs: int) -> Any:
    """Yield results as they come, from processes that are started anew (so that every platform does the same)."""
    if jobs == 1 or len(tasks) == 1:
        yield from map(task, tasks)
        return
    import multiprocessing

    with multiprocessing.get_context("spawn").Pool(min(jobs, len(tasks))) as pool:
        yield from pool.imap_unordered(task, tasks)


def _task(task: tuple[Any, ...]) -> dict[str, Any]:
    from verify import evidence

    name, columns, settings = task
    return {"chapter": evidence.chapter_of(name), **evidence.collect(name, columns, settings)}
