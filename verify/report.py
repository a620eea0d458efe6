"""What a run found: as text for a terminal, and as JSON."""

from __future__ import annotations

import json
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
    """

    columns: tuple[str, ...]
    theorems: tuple[Mapping[str, Any], ...]
    seed: int = 0
    samples: int = 3
    digits: int = 30
    versions: Mapping[str, str] = field(default_factory=dict)

    @property
    def passed(self) -> bool:
        """Whether something was measured, and nothing failed."""
        return bool(self.theorems) and not self.failures()

    def failures(self) -> list[tuple[str, str, Mapping[str, Any]]]:
        """Return theorem, column and figures of what failed."""
        return [(t["name"], c, t[c]) for t in self.theorems for c in self.columns if t[c]["status"] == "fail"]

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
        for name, column, figures in self.failures():
            again = figures.get("repeat", f"verify run {name} --columns {column} --seed {self.seed}")
            lines += ["", f"{name}, {column}: failed", *(f"  {text}" for text in figures.get("failures", ()))]
            lines.append(f"  repeat: {again}")
        return "\n".join(lines) + "\n"


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
        From ``kernel sympy transformer ball mutants``; all if empty.
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
    from verify.rungs import Settings

    chosen = tuple(names) or evidence.theorem_names()
    wanted = tuple(columns) or evidence.COLUMNS
    for given, known in ((chosen, evidence.theorem_names()), (wanted, evidence.COLUMNS)):
        if unknown := [name for name in given if name not in known]:
            raise KeyError(unknown[0])
    settings = Settings(seed, samples, digits)
    tasks = [(name, wanted, settings) for name in chosen]
    found: dict[str, Mapping[str, Any]] = {}
    for result in results(_task, tasks, jobs):
        found[result["name"]] = result
        if progress is not None:
            progress(len(found), len(tasks), result["name"])
    versions = {"sympy": evidence.sympy_version()} if "sympy" in wanted else {}
    theorems = tuple(found[name] for name in dict.fromkeys(chosen))
    return Report(wanted, theorems, seed, samples, digits, versions)


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
