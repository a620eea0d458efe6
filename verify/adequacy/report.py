"""The adequacy of some theorems: measured in processes, as text for a terminal, as JSON, and as a record."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from verify.record import RecordError, write_atomically

__all__ = ["FORMAT", "AdequacyReport", "adequacy", "record"]

FORMAT = 1
NEEDED = ("false", "weaker", "empty", "no value")
"""Verdicts of terms and hypotheses without which a claim is false, says less, says nothing, or is no claim."""
WORDS = {
    "false": "it is false",
    "weaker": "it says less",
    "empty": "it says nothing",
    "no value": "a term has no value",
    "constant": "it says the same: a derivative sees no constant",
    "scale": "it says the same: a factor that is not 0, beside 0",
    "no change": "its side has the same value",
    "also true": "it is another truth",
    "idle": "nothing shows that it is needed",
}


@dataclass(frozen=True)
class AdequacyReport:
    """The adequacy of some theorems.

    Parameters
    ----------
    theorems : tuple of dict
        See `measured`.
    seed : int
    """

    theorems: tuple[Mapping[str, Any], ...]
    seed: int = 0

    @property
    def passed(self) -> bool:
        """Whether something was measured, and everything in it is adequate."""
        return bool(self.theorems) and all(t["status"] == "pass" for t in self.theorems)

    def json(self) -> str:
        """Return one JSON document."""
        return json.dumps({"version": FORMAT, "seed": self.seed, "theorems": list(self.theorems)}, indent=1) + "\n"

    def text(self) -> str:
        """Return what is needed of each theorem, and what is not."""
        lines = [line for t in self.theorems for line in _lines(t)]
        bad = [t["name"] for t in self.theorems if t["status"] != "pass"]
        counts = Counter(
            own["verdict"] for t in self.theorems for own in (*t.get("terms", ()), *t.get("hypotheses", ()))
        )
        lines += ["", f"{len(self.theorems)} theorems, {len(bad)} of them not adequate"]
        lines += [f"{count} times without a term or hypothesis: {WORDS[verdict]}" for verdict, count in counts.items()]
        return "\n".join(lines) + "\n"


def _lines(t: Mapping[str, Any]) -> Iterator[str]:
    yield f"{t['name']}: {'adequate' if t['status'] == 'pass' else 'NOT ADEQUATE'}"
    if "witness" in t:
        yield f"  holds at {shown(t['witness'])}"
    if "mutants" in t:
        yield f"  {t['mutants']['refuted']} of {t['mutants']['stated']} mutants refuted"
    for kind in ("term", "hypothesis"):
        for own in t.get(f"{kind}s" if kind == "term" else "hypotheses", ()):
            convention = ", with x/0 = 0" if own.get("conventional") else ""
            where = f" where {shown(own['point'])}" if "point" in own else ""
            seen = f" ({own['at']})" if "at" in own else ""
            yield f"  without {own[kind]}: {WORDS[own['verdict']]}{convention}{where}{seen}"
    yield from (f"  FAILED {failure}" for failure in t.get("failures", ()))


def shown(point: Mapping[str, Any]) -> str:
    """Return a point as text: sizes, values, and what is special about it."""
    parts = [f"{name} = {size}" for name, size in point["sizes"].items()]
    parts += [f"{name} = {_value(value)}" for name, value in point["values"].items()]
    return ", ".join([*parts, *([point["where"]] if "where" in point else [])]) or "any point"


def _value(value: Any) -> str:
    return f"({', '.join(map(_value, value))})" if isinstance(value, list) else str(value)


def adequacy(
    names: Sequence[str] = (), *, seed: int = 0, jobs: int = 1, progress: Callable[[int, int, str], None] | None = None
) -> AdequacyReport:
    """Measure the adequacy of some theorems.

    Parameters
    ----------
    names : sequence of str
        All theorems if empty.
    seed : int
        Where the points come from.
    jobs : int
        Processes.
    progress : callable, optional
        Called with the number done, the number of all, and a name.

    Raises
    ------
    KeyError
        If a theorem is unknown.
    """
    from derive.theorems import entries
    from verify.report import results

    chosen = tuple(dict.fromkeys(names)) or tuple(entries())
    if unknown := [name for name in chosen if name not in entries()]:
        raise KeyError(unknown[0])
    found: dict[str, Mapping[str, Any]] = {}
    for result in results(_task, [(name, seed) for name in chosen], jobs):
        found[result["name"]] = result
        if progress is not None:
            progress(len(found), len(chosen), result["name"])
    return AdequacyReport(tuple(found[name] for name in chosen), seed)


def _task(task: tuple[str, int]) -> dict[str, Any]:
    from derive.theorems import entries
    from verify.adequacy.measure import measured

    name, seed = task
    return measured(entries()[name], seed)


def record(report: AdequacyReport, path: str | os.PathLike[str], *, whole: bool) -> None:
    """Write what was measured by name of theorem, for the documents; all or nothing.

    Parameters
    ----------
    report : AdequacyReport
    path : path
    whole : bool
        Whether all theorems were measured. Otherwise these take their places in the record that is there.

    Raises
    ------
    RecordError
        If the file cannot be written, or is no record of the same seed.
    """
    theorems = {t["name"]: {k: v for k, v in t.items() if k != "name"} for t in report.theorems}
    file = Path(path)
    if not whole and file.is_file():
        try:
            old = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise RecordError(
                f"{file}: expected a record of adequacy ({error}); a run of all theorems writes it anew"
            ) from None
        if not isinstance(old, dict) or (old.get("version"), old.get("seed")) != (FORMAT, report.seed):
            raise RecordError(f"{file}: expected a record of seed {report.seed}; a run of all theorems writes it anew")
        theorems = {**old["theorems"], **theorems}
    document = {"version": FORMAT, "seed": report.seed, "theorems": theorems}
    write_atomically(file, json.dumps(document, indent=1, sort_keys=True) + "\n")
