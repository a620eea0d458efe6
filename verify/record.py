"""The record of a run, from which documents are built: verdicts without times and raw floats."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from verify.report import FORMAT, Report

__all__ = ["RecordError", "checked_target", "record"]

RECORDED = (
    *("status", "reason", "points", "corners", "stresses", "statements", "equivalent", "implementations"),
    *("sizes", "symbolic", "left_out", "axioms"),
)
"""What of a column is recorded: counts and words, which do not depend on the machine."""

NEEDS = {"rocq": "coq"}
"""Columns that need a program which may be missing, and under which name its version is recorded."""

ANEW = "a run of all theorems and columns writes it anew"


class RecordError(OSError):
    """A record that cannot be written."""


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
    if file.is_file():
        try:
            old = _read(file)
        except RecordError:
            if not whole:
                raise
        else:
            _keep(old, document)
            document = document if whole else _merged(old, document, file)
    write_atomically(file, json.dumps(document, indent=1, sort_keys=True) + "\n")


def _verdicts(report: Report) -> dict[str, dict[str, Any]]:
    """Return what is recorded of each theorem."""
    return {
        t["name"]: {
            "digest": t["digest"],
            **{c: {k: v for k, v in t[c].items() if k in RECORDED} for c in report.columns},
        }
        for t in report.theorems
    }


def _read(file: Path) -> dict[str, Any]:
    """Return the record in a file."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise RecordError(f"{file}: expected a record, which a part can be added to ({error}); {ANEW}") from None
    if not isinstance(found, dict) or not isinstance(found.get("theorems"), dict) or "columns" not in found:
        raise RecordError(f"{file}: expected a record, which a part of one can be added to; {ANEW}")
    return found


def _keep(old: dict[str, Any], new: dict[str, Any]) -> None:
    """Put what was found before in the place of what was not run for want of a program, if the statement is the same.

    A program of another version speaks for itself only.
    """
    for column, program in NEEDS.items():
        before = old.get("versions", {}).get(program)
        if before is None or new["versions"].get(program, before) != before:
            continue
        for name, verdict in new["theorems"].items():
            known = old["theorems"].get(name, {})
            missing = verdict.get(column, {}).get("status") == "not run"
            if missing and known.get("digest") == verdict["digest"] and column in known:
                verdict[column] = known[column]
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
        known = theorems.get(name, {})
        kept = known if known.get("digest") == verdict["digest"] else {}  # another statement: nothing stands
        theorems[name] = {**kept, **verdict}
    columns = [*old["columns"], *(column for column in new["columns"] if column not in old["columns"])]
    return {**old, "columns": columns, "theorems": theorems, "versions": {**versions, **new["versions"]}}


def checked_target(path: str | os.PathLike[str]) -> Path:
    """Return the file that a path leads to.

    Raises
    ------
    RecordError
        If it is a folder, or no file can be made there.
    """
    file = Path(path).resolve()  # a link is written through
    if file.exists() and not file.is_file():
        raise RecordError(f"{path}: cannot be written: a file was expected")
    if not file.parent.is_dir() or not os.access(file.parent, os.W_OK):
        raise RecordError(f"{path}: cannot be written: no folder {file.parent} that one may write to")
    return file


def write_atomically(path: Path, text: str) -> None:
    """Write a file under a temporary name beside it, then rename it.

    Raises
    ------
    RecordError
        If this fails; no part of the file is left behind.
    """
    file = checked_target(path)
    name = ""
    try:
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as draft:
            draft.write(text)
        os.chmod(name, 0o644)
        os.replace(name, file)
    except OSError as error:
        if name:
            Path(name).unlink(missing_ok=True)
        raise RecordError(f"{path}: cannot be written: {error.strerror or error}") from None
