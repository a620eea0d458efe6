"""Checks of theorems by Rocq: files are compiled, then the statement and the axioms of each theorem are read.

This module knows files and names only; what the theorems are is said by those who call it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from derive.files import alone
from verify.rocq.compiling import (
    COMMENT,
    Files,
    Outcome,
    Progress,
    digest,
    in_order,
    requirements,
    shown,
)
from verify.rocq.coqc import SECONDS, Coqc, ToolError, axioms_printed
from verify.rocq.elaborated import elaborated
from verify.rocq.guards import caught
from verify.rocq.kept import keep, kept
from verify.rocq.words import refused

__all__ = ["Findings", "Column", "Outcome", "Progress", "ToCheck", "check", "together"]

INTEGER_LIBRARIES = ("PrimInt63", "Uint63")
MACHINE_INTEGERS = re.compile(rf"({'|'.join(INTEGER_LIBRARIES)})\.\w+")

_SCOPE = re.compile(r"^Open Scope \w+\.", re.MULTILINE)

Column = dict[str, Any]


class ToCheck(NamedTuple):
    """A theorem to check.

    Attributes
    ----------
    name : str
        By which its verdict is found; no two rows have one.
    file : str
        Where it stands: ``Book/Softmax.v``.
    theorem : str
        Its name there.
    says : str
        Its statement, as the beginning of the file reads it; empty if the file alone says what it is.
    integers : bool
        Whether it may rest on the machine integers of Coq, besides the axioms that are allowed.
    elaborated : bool
        Whether it is asked how Rocq has elaborated it; see `verify.rocq.elaborated`.
    """

    name: str
    file: str
    theorem: str
    says: str = ""
    integers: bool = False
    elaborated: bool = False


class Findings(NamedTuple):
    """The verdicts on theorems and files.

    Attributes
    ----------
    columns : mapping of str to dict
        ``{status, ...}`` by the names of rows.
    files : mapping of str to Outcome
        The files that were compiled, or are up to date.
    """

    columns: Mapping[str, Column]
    files: Mapping[str, Outcome]


def check(
    coqc: Coqc,
    files: Mapping[str, str],
    rows: Sequence[ToCheck],
    folder: Path,
    allowed: Collection[str],
    *,
    recorded: Mapping[str, str] = MappingProxyType({}),
    unrecorded: Mapping[str, str] = MappingProxyType({}),
    whole: bool = False,
    jobs: int = 1,
    seconds: float = SECONDS,
    progress: Progress | None = None,
) -> Findings:
    """Compile files and check theorems.

    A row passes if no guard speaks; see `verify.rocq.guards`. Its file was compiled, and it and all that it requires
    have the words of definitions and proofs only; its theorem says there what the row says, rests on allowed axioms
    only, and is made of listed constants only, elaborated as it was recorded.

    Parameters
    ----------
    coqc : Coqc
    files : mapping of str to str
        Texts by path: ``Derive/Rules.v``, ``Book/Softmax.v``.
    rows : sequence of ToCheck
    folder : Path
        What is compiled stays here, for the next time.
    allowed : collection of str
        Names of axioms.
    recorded : mapping of str to str
        By the names of rows: the digest of what Rocq has elaborated before, where that is known.
    unrecorded : mapping of str to str
        Why it is not known, by the names of rows that do not pass without it.
    whole : bool
        Whether all files are compiled, and not only those that the rows need.
    jobs : int
        How many files are compiled at the same time.
    seconds : float
        How long a file may take.
    progress : callable, optional
        Called with the number of files done, of all files, and the path of one.
    """
    world = Files(coqc, files, folder, seconds)
    rows_of = {path: tuple(group) for path, group in groupby(sorted(rows, key=lambda r: r.file), key=lambda r: r.file)}
    folder.mkdir(parents=True, exist_ok=True)
    with alone(folder):
        compiled = world.compiled(tuple(files) if whole else world.closure(rows_of), jobs, progress)
        if progress is not None:
            progress(len(compiled), len(compiled), "what the theorems say and rest on")
        columns = _Asking(world, frozenset(allowed)).columns(rows_of, compiled, jobs)
        if progress is not None:
            progress(len(compiled), len(compiled), "the statements as Rocq has elaborated them")
        _add_elaborated(columns, world, [r for r in rows if r.elaborated], recorded, unrecorded)
    unread = refused(world, compiled, {*allowed, *(f"{library}." for library in INTEGER_LIBRARIES)})
    for row in rows:
        if row.file in unread:
            columns[row.name] = _failed(columns[row.name], unread[row.file])
    for path, lines in unread.items():
        compiled[path] = Outcome("fail", "; ".join([*filter(None, [compiled[path].message]), *lines]))
    return Findings({r.name: columns[r.name] for r in rows}, compiled)


def _failed(column: Column, lines: Sequence[str]) -> Column:
    """Return a verdict with more that is wrong; Rocq's own word stands first."""
    return {"status": "fail", "failures": [*column.get("failures", ()), *lines]}


def _add_elaborated(
    columns: dict[str, Column],
    world: Files,
    rows: Sequence[ToCheck],
    recorded: Mapping[str, str],
    unrecorded: Mapping[str, str],
) -> None:
    """Put into the columns of theorems that are there how Rocq has elaborated them, and what is wrong with it."""
    asked = {r.name: (r.file, r.theorem) for r in rows if _is_there(columns[r.name])}
    try:
        statements = elaborated(world, asked)
    except ToolError as error:
        columns |= {name: _verdict(Outcome("not run", f"{shown(asked[name][0])}: {error}")) for name in asked}
        return
    for name, (path, theorem) in asked.items():
        where = f"{shown(path)}, {theorem}"
        lines = [f"{where}: {problem}" for problem in statements[name].problems]
        if name in recorded and statements[name].digest != recorded[name]:
            printed = world.folder / "Elaborated" / f"{name}.txt"
            differs = f"is elaborated otherwise than it was recorded for the same statement; as it is now: {printed}"
            lines.append(caught("elaborated", f"{where}: {differs}"))
        if lines:
            columns[name] = _failed(columns[name], lines)
        elif name in unrecorded and columns[name]["status"] == "pass":
            columns[name] |= {"status": "not run", "reason": caught("elaborated", unrecorded[name])}
        columns[name] = {**columns[name], "elaborated": [statements[name].digest]}


def _is_there(column: Column) -> bool:
    """Tell whether a theorem was compiled, whatever is wrong with it."""
    return column["status"] != "not run" and not any(f.endswith("[compiler]") for f in column.get("failures", ()))


def together(columns: Sequence[Column], outcome: Outcome) -> Column:
    """Merge the verdicts on the theorems of a file, of which there may be none.

    Parameters
    ----------
    columns : sequence of dict
        The verdicts on its theorems.
    outcome : Outcome
        What became of the file.
    """
    for status in ("fail", "not run"):
        if worst := [c for c in columns if c["status"] == status]:
            return {**worst[0], "failures": [line for c in worst for line in c.get("failures", ())]}
    axioms = sorted({name for c in columns for name in c["axioms"]})
    digests = [digest for c in columns for digest in c.get("elaborated", ())]
    column = {**_verdict(outcome), "theorems": len(columns), "axioms": axioms}
    return {**column, "elaborated": digests} if digests else column


class _RowRefused(Exception):
    """A theorem is not there, or says something else; the row and the message."""


class _Asking:
    """What compiled theorems say and rest on.

    Parameters
    ----------
    world : Files
    allowed : frozenset of str
        Names of axioms.
    """

    def __init__(self, world: Files, allowed: frozenset[str]) -> None:
        self.world, self.allowed = world, allowed
        self.folder = world.folder / "Ask"

    def columns(
        self, rows_of: Mapping[str, tuple[ToCheck, ...]], compiled: Mapping[str, Outcome], jobs: int = 1
    ) -> dict[str, Column]:
        """Return the verdicts on the rows of some files; from the last run, if nothing has changed.

        To load the libraries takes longer than to ask for the theorems of most files, so files that rest on the same
        libraries are asked in one process. None is asked beside a library that it is not compiled with.
        """
        answers: dict[str, Column] = {}
        new: dict[str, tuple[ToCheck, ...]] = {}
        for path, rows in rows_of.items():
            outcome = compiled.get(path, Outcome("fail", caught("compiler", f"{shown(path)} is not there")))
            if outcome.status != "pass":
                answers |= {r.name: _verdict(outcome) for r in rows}
            elif (stored := kept(*self._kept(rows))) is not None:
                answers |= stored
            else:
                new[path] = rows
        self.folder.mkdir(exist_ok=True)
        batches = {rows_of[0]: rows_of for rows_of in self._batches(new, jobs)}
        answered = in_order(
            dict.fromkeys(batches, ()),
            lambda first, _: self._of_files([new[path] for path in batches[first]]),
            jobs,
            stopped=self.world.stopped,
        )
        return answers | {name: column for columns in answered.values() for name, column in columns.items()}

    def _kept(self, rows: Sequence[ToCheck]) -> tuple[Path, str]:
        """Return where the verdicts on the rows of one file are kept, and what they depend on."""
        path = rows[0].file
        key = digest(self.world.key(path), *self._script([rows])[0], json.dumps([rows, sorted(self.allowed)]))
        return self.folder / f"{path.replace('/', '')}.json", key

    def _batches(self, paths: Iterable[str], jobs: int) -> list[list[str]]:
        """Return files that are asked in one process: those that rest on the same libraries, in so many parts."""
        groups: dict[frozenset[str], list[str]] = {}
        for path in paths:
            below = self.world.closure([path])
            groups.setdefault(frozenset(root for p in below for root in self.world.libraries[p]), []).append(path)
        parts = [[*group[k::jobs]] for group in groups.values() for k in range(max(jobs, 1))]
        return sorted((part for part in parts if part), key=len, reverse=True)

    def _of_files(self, files: Sequence[tuple[ToCheck, ...]]) -> dict[str, Column]:
        """Ask for the rows of some files together; one file after the other, if one of them is refused."""
        try:
            printed = self._ask(files) if len(files) > 1 else None
        except (_RowRefused, ToolError):
            printed = None
        verdicts: dict[str, Column] = {}
        for number, rows in enumerate(files):
            try:
                columns = self._answers(list(rows), printed[number] if printed else None)
            except ToolError as error:
                verdicts |= {r.name: _verdict(Outcome("not run", f"{shown(rows[0].file)}: {error}")) for r in rows}
                continue
            keep(*self._kept(rows), columns)
            verdicts |= columns
        return verdicts

    def _answers(self, rows: list[ToCheck], together: tuple[str, ...] | None = None) -> dict[str, Column]:
        """Ask for all rows of a file together; if they rest on what is not allowed, one by one.

        Where it is known what they rest on together, all of them were accepted.
        """
        columns: dict[str, Column] = {}
        while rows:
            try:
                together = self._ask([rows])[0] if together is None else together
                break
            except _RowRefused as refused:
                row, message = refused.args
                columns[row.name] = _verdict(Outcome("fail", f"{shown(row.file)}, {row.theorem}: {message}"))
                rows = [r for r in rows if r is not row]
        else:
            return columns
        if any(self._wrong(row, together) for row in rows):
            axioms = self._ask([[row] for row in rows])
        else:
            axioms = [together] * len(rows)
        for row, used in zip(rows, axioms, strict=True):
            wrong = self._wrong(row, used)
            rests = f"{shown(row.file)}, {row.theorem}: rests on {', '.join(wrong)}"
            message = caught("axioms", rests) if wrong else ""
            verdict = _verdict(Outcome("fail" if wrong else "pass", message))
            columns[row.name] = {**verdict, "coq": self.world.coqc.version, "axioms": list(used)}
        return columns

    def _wrong(self, row: ToCheck, axioms: Sequence[str]) -> list[str]:
        """Return the axioms on which a row may not rest."""
        others = [name for name in axioms if name not in self.allowed]
        return [name for name in others if not (row.integers and MACHINE_INTEGERS.fullmatch(name))]

    def _ask(self, groups: Sequence[Sequence[ToCheck]]) -> list[tuple[str, ...]]:
        """Return the axioms of each group together."""
        rows = [row for group in groups for row in group]
        file = self.folder / f"Ask{rows[0].file.replace('/', '')}"
        lines, asks = self._script(groups)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        printed, refusal = self.world.coqc.compile(file, self.world.folder, self.world.seconds, self.world.stopped)
        if refusal is None:
            return axioms_printed(printed, len(groups))
        if refusal.line not in asks:
            raise ToolError(f"{file.name}, line {refusal.line}: {refusal.message}")
        row, guard = asks[refusal.line]
        raise _RowRefused(row, caught(guard, refusal.message))

    def _script(self, groups: Sequence[Sequence[ToCheck]]) -> tuple[list[str], dict[int, tuple[ToCheck, str]]]:
        """Return the lines of what is asked, and which row and which guard stand in which line.

        Nothing is imported before the axioms are printed: a name without its module could be anybody's. What a file
        imports is imported in a module of its own, and so for its rows only.
        """
        rows = [row for group in groups for row in group]
        files: dict[str, list[int]] = {}
        for number, row in enumerate(rows):
            files.setdefault(row.file, []).append(number)
        lines = [f"From {' Require '.join(_root_and_name(path))}." for path in files]
        asks = dict[int, tuple[ToCheck, str]]()

        def ask(row: ToCheck, sentence: str, guard: str) -> None:
            lines.append(" ".join(sentence.split()))
            asks[len(lines)] = row, guard

        for number, row in enumerate(rows):
            ask(row, f"Definition asked_{number} := @{'.'.join(_root_and_name(row.file))}.{row.theorem}.", "compiler")
        numbers = iter(range(len(rows)))
        for number, group in enumerate(groups):
            used = " ".join(f"let _ := asked_{next(numbers)} in" for _ in group)  # the types of a tuple are nested
            lines += [f"Definition together_{number} : True := {used} I.", f"Print Assumptions together_{number}."]
        for place, (path, members) in enumerate(files.items()):
            text = COMMENT.sub(" ", self.world.texts[path])
            required = [sentence for sentence, _, _ in requirements(text)]
            root, name = _root_and_name(path)
            head = " ".join([*required, f"From {root} Require Import {name}.", *_SCOPE.findall(text)])
            lines += [f"Module file_{place}.", " ".join(head.split())]
            for number in members:
                if rows[number].says:
                    ask(rows[number], f"Definition says_{number} : {rows[number].says} := asked_{number}.", "stated")
            lines.append(f"End file_{place}.")
        return lines, asks


def _root_and_name(path: str) -> tuple[str, str]:
    root, _, name = path.removesuffix(".v").partition("/")
    return root, name


def _verdict(outcome: Outcome) -> Column:
    if outcome.status == "not run":
        return {"status": "not run", "reason": outcome.message}
    return {"status": outcome.status, **({"failures": [outcome.message]} if outcome.message else {})}
