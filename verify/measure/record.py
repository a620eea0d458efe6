"""The record of a run, from which documents are built: verdicts without times and raw floats."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from derive.books.schema import FORMAT
from verify.measure.report import Report
from verify.rocq.book import Earlier
from verify.tasks.files import RecordError, merged, write_atomically

__all__ = ["elaborated_before", "record", "record_in", "recorded_part"]

RECORDED = (
    *("status", "reason", "points", "corners", "stresses", "passes", "statements", "equivalent", "implementations"),
    *("sizes", "symbolic", "left_out", "axioms", "elaborated", "enclosures", "chance", "mpmath"),
)
"""Fields of a column that are recorded: counts, words and decimals, which do not depend on the machine."""

NEEDS = {"rocq": "coq"}
"""Columns that need a program which may be missing, with the name under which its version is recorded."""

ANEW = "a run of all theorems and columns writes it anew"


def record(report: Report, path: str | os.PathLike[str], *, whole: bool) -> None:
    """Write verdicts by name of theorem; all or nothing.

    Parameters
    ----------
    report : Report
        What a run found.
    path : path
        The file.
    whole : bool
        Whether all theorems and columns were measured. Then the record is written anew; otherwise what was
        measured takes its place in the record that is there. In both cases, where a program was missing, what it
        found of the same statement before still stands.

    Raises
    ------
    RecordError
        If the file cannot be written, or verdicts of other settings stand there beside which the new ones
        would make no sense; what was there is untouched.
    """
    file = Path(path)
    document: dict[str, Any] = {
        "version": FORMAT,
        "seed": report.seed,
        "samples": report.samples,
        "radius": f"1e-{report.digits}",
        "versions": dict(report.versions),
        "columns": list(report.columns),
        "theorems": _verdicts(report),
    }
    with merged(file):
        if file.is_file():
            try:
                old = _read(file)
            except RecordError:
                if not whole:
                    raise
            else:
                _keep(old, document, report.changed)
                document = document if whole else _merged(old, document, file)
        write_atomically(file, json.dumps(document, indent=1, sort_keys=True) + "\n")


def _verdicts(report: Report) -> dict[str, dict[str, Any]]:
    """Return what is recorded of each theorem."""
    return {
        t["name"]: {
            "digest": t["digest"],
            **{c: {**recorded_part(t[c]), **({"key": t[c]["key"]} if "key" in t[c] else {})} for c in report.columns},
        }
        for t in report.theorems
    }


def recorded_part(column: Mapping[str, Any]) -> dict[str, Any]:
    """Return the part of a column that is recorded, beside its key."""
    return {k: v for k, v in column.items() if k in RECORDED}


def record_in(path: str | os.PathLike[str]) -> dict[str, Any]:
    """Read the record in a file; return an empty one if it cannot be read, so that all is measured."""
    try:
        document = json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        document = None
    if isinstance(document, dict) and isinstance(document.get("theorems"), dict):
        return document
    return {"theorems": {}, "versions": {}}


def elaborated_before(record: Mapping[str, Any], digests: Mapping[str, str]) -> Earlier:
    """Return the recorded elaborations of those theorems whose statements are the same.

    Parameters
    ----------
    record : mapping
        See `record_in`.
    digests : mapping of name to str
        Of the statements as they are.

    Examples
    --------
    >>> theorems = {"softmax_pos": {"digest": "a1", "rocq": {"status": "pass", "elaborated": ["e5"]}}}
    >>> record = {"versions": {"coq": "8.16.1"}, "theorems": theorems}
    >>> elaborated_before(record, {"softmax_pos": "a1"})
    Earlier(digests={'softmax_pos': ['e5']}, coq='8.16.1', accepted=False)
    >>> elaborated_before(record, {"softmax_pos": "another statement"}).digests
    {}
    """
    theorems = record["theorems"]
    same = {name: theorems[name] for name, digest in digests.items() if theorems.get(name, {}).get("digest") == digest}
    rocq = {name: columns.get("rocq", {}) for name, columns in same.items()}
    elaborated = {name: column["elaborated"] for name, column in rocq.items() if "elaborated" in column}
    return Earlier(elaborated, str(record.get("versions", {}).get("coq", "")))


def _read(file: Path) -> dict[str, Any]:
    """Return the record in a file."""
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise RecordError(f"{file}: expected a record, which a part can be added to ({error}); {ANEW}") from None
    if not isinstance(document, dict) or not isinstance(document.get("theorems"), dict) or "columns" not in document:
        raise RecordError(f"{file}: expected a record, which a part of one can be added to; {ANEW}")
    return document


def _keep(old: dict[str, Any], new: dict[str, Any], changed: Collection[str]) -> None:
    """Put what was found before in the place of what was not run for want of a program, if the statement is the same.

    Of theorems that have changed in another way, nothing is kept. A program that was there speaks for itself, also
    where it gave no answer.
    """
    for column, program in NEEDS.items():
        before = old.get("versions", {}).get(program)
        if before is None or program in new["versions"]:  # it was there, whatever it answered
            continue
        for name, verdict in new["theorems"].items():
            earlier = old["theorems"].get(name, {})
            missing = verdict.get(column, {}).get("status") == "not run" and name not in changed
            if missing and earlier.get("digest") == verdict["digest"] and column in earlier:
                verdict[column] = earlier[column]
                new["versions"][program] = before


def _merged(old: dict[str, Any], new: dict[str, Any], file: Path) -> dict[str, Any]:
    """Return a record with some verdicts replaced."""
    for key in ("version", "seed", "samples", "radius"):
        if old.get(key) != new[key]:
            raise RecordError(f"{file}: has {key} {old.get(key)}, this run {new[key]}; {ANEW}")
    versions = old.get("versions", {})
    if any(versions.get(program, version) != version for program, version in new["versions"].items()):
        raise RecordError(f"{file}: has versions {versions}, this run {new['versions']}; {ANEW}")
    theorems = dict(old["theorems"])
    for name, verdict in new["theorems"].items():
        earlier = theorems.get(name, {})
        kept = earlier if earlier.get("digest") == verdict["digest"] else {}  # another statement: nothing stands
        theorems[name] = {**kept, **verdict}
    columns = [*old["columns"], *(column for column in new["columns"] if column not in old["columns"])]
    return {**old, "columns": columns, "theorems": theorems, "versions": {**versions, **new["versions"]}}
