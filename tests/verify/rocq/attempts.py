"""Attempts are made: a small development is compiled, asked, and what the guards say is written down.

``python -m tests.verify.rocq.attempts`` writes ``docs/rocq_cheats.md``.
"""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from derive.kernel.terms import Definition, Term
from derive.rocq.by_hand import proposition
from tests.verify.rocq.cheats import ALLOWED, ANALYSIS, CHEATS, HONEST, PAGE, Cheat
from tests.verify.rocq.program import found_once
from verify.rocq.book import misread
from verify.rocq.compiling import digest
from verify.rocq.guards import GUARDS
from verify.rocq.theorems import ToCheck, check

PAGE_OF_CHEATS = Path(__file__).parents[3] / "docs" / "rocq_cheats.md"
HEAD = """# Attempts to cheat

Written by `python -m tests.verify.rocq.attempts`. Each attempt tries to have Rocq accept something else than what a
page says. It changes a small honest development: definitions, two theorems proved by hand, and one as the book writes
them. `verify` then checks it as it checks the book. A test makes every attempt anew and compares the guards that speak,
and what they say, with this page.

"""
GUARDS_HEAD = "## Guards\n\nA verdict ends with the name of the guard that spoke. What each of them catches:\n\n"
BESIDE = """
A digest is no signature. Who may write into the folder `build/` can make what is kept there fit again; CI begins
without it. And who changes what a page prints, or accepts another elaboration (`verify run --accept`), changes a file
in `docs/`: that is for who reads the change.
"""
THEOREM = r"^Theorem {}\b.*?\.(?=\s*^Proof\.)"


class Found(NamedTuple):
    """What was found of a development: whether its theorems pass, and what the guards said."""

    passed: bool
    lines: tuple[str, ...]

    @property
    def guards(self) -> tuple[str, ...]:
        """The guards that spoke, in their order."""
        spoke = {line.rpartition("[")[2].rstrip("]") for line in self.lines}
        return tuple(guard for guard in GUARDS if guard in spoke)


def rows_of(files: Mapping[str, str], page: str = "") -> list[ToCheck]:
    """Return what is asked of a development: of hand proofs what their text says, of the page what its writer says."""
    rows = [("ample", ANALYSIS, _said(files[ANALYSIS], "ample")), ("held", ANALYSIS, _said(files[ANALYSIS], "held"))]
    rows.append(("page", PAGE, page or "forall (n : nat), twice n = n + n"))
    return [ToCheck(name, path, name, says, elaborated=True) for name, path, says in rows]


def _said(text: str, name: str) -> str:
    match = re.search(THEOREM.format(name), text, re.MULTILINE | re.DOTALL)
    if match is None:
        raise ValueError(f"no theorem {name} in {text!r}")
    return proposition(match[0])


def read_back(rows: Sequence[ToCheck]) -> dict[str, str]:
    """Read what the writer says of the page, as that of the book is read; its numbers are real ones there."""
    n = Term("at", "n", (), "fixed")
    page = Term("eq", Term("def", Definition("twice", (n.key,), n + n), n), n + n)
    real = [row._replace(says=row.says.replace("nat", "R")) for row in rows]
    return misread(real, ["Definition twice (n : R) : R := n + n."], {"page": ((), page)})


class Honest:
    """The honest development, compiled once; what Rocq makes of it is what was recorded.

    Parameters
    ----------
    folder : Path
        Where it is compiled.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.coqc = folder, found_once()
        columns = self.columns(HONEST, rows_of(HONEST), folder, {})
        self.findings = _found(columns)
        self.recorded = {name: column["elaborated"][0] for name, column in columns.items()}

    def columns(
        self, files: Mapping[str, str], rows: Sequence[ToCheck], folder: Path, recorded: Mapping[str, str]
    ) -> Mapping[str, dict[str, Any]]:
        """Return the verdicts on a development."""
        columns = dict(check(self.coqc, files, rows, folder, ALLOWED, recorded=recorded).columns)
        for name, line in read_back(rows).items():
            columns[name] = {"status": "fail", "failures": [*columns[name].get("failures", ()), line]}
        return columns

    def attempt(self, cheat: Cheat, folder: Path) -> Found:
        """Make an attempt in a copy of what is compiled."""
        shutil.copytree(self.folder, folder)
        files, honest = {**HONEST, **cheat.files}, {row.name: row.says for row in rows_of(HONEST)}
        rows = rows_of(files, cheat.says)
        printed = [row for row in rows if row.file == ANALYSIS and row.says != honest[row.name]]
        recorded = {name: self.recorded[name] for name in honest if name not in {row.name for row in printed}}
        columns = self.columns(files, rows, folder, recorded)
        if not cheat.kept:
            pages = tuple(f"docs/proofs/{row.name}.tex: prints {row.says} [pages]" for row in printed)
            findings = _found(columns)
            return Found(findings.passed and not pages, (*findings.lines, *pages))
        store = folder / cheat.kept
        before = store.read_bytes()
        edited = _edited(store, self.folder / cheat.kept)
        store.write_bytes(edited)
        again = _found(self.columns(files, rows, folder, recorded))
        made_anew = again == _found(columns) and store.read_bytes() not in (edited, b"")
        line = f"{cheat.kept}: thrown away, and made anew [cache]"
        if before == edited:
            raise ValueError(f"{cheat.name}: changes nothing")
        return again._replace(
            lines=(*again.lines, *([line] if made_anew else [])), passed=again.passed and not made_anew
        )


def _edited(store: Path, honest: Path) -> bytes:
    """Return what a cheat writes in the place of what is kept: its key stays, what it holds is another's."""
    if store.suffix == ".vo":
        return store.with_name("Page.vo").parents[1].joinpath("Derive", "Support.vo").read_bytes()
    document = json.loads(store.read_text(encoding="utf-8"))
    good = json.loads(honest.read_text(encoding="utf-8"))
    return json.dumps({**document, "content": good["content"]}).encode()


def _found(columns: Mapping[str, dict[str, Any]]) -> Found:
    lines = dict.fromkeys(line for column in columns.values() for line in column.get("failures", ()))
    return Found(all(column["status"] == "pass" for column in columns.values()), tuple(lines))


def attempts(folder: Path) -> dict[str, Found]:
    """Make every attempt, each in a folder of its own."""
    honest = Honest(folder / "honest")
    return {cheat.name: honest.attempt(cheat, folder / digest(cheat.name)[:8]) for cheat in CHEATS}


def page(outcomes: Mapping[str, Found]) -> str:
    """Return the page of the docs."""
    guards = "".join(f"* `{name}`: {what}\n" for name, what in GUARDS.items())
    parts = [f"### {cheat.name.capitalize()}\n\n{cheat.does}\n\n{_shown(outcomes[cheat.name])}\n" for cheat in CHEATS]
    return f"{HEAD}{GUARDS_HEAD}{guards}{BESIDE}\n## {len(CHEATS)} attempts\n\n" + "\n".join(parts)


def _shown(outcome: Found) -> str:
    """Return the first line of each guard, without the folder, as an item of a list under the name of the guard."""
    first: dict[str, str] = {}
    for line in outcome.lines:
        what, _, guard = line.rpartition(" [")
        first.setdefault(guard.rstrip("]"), re.sub(r"/\S+/(?=Elaborated/)", "build/rocq/", what))
    return "\n".join(f"* **{guard}**: `{first[guard]}`" for guard in GUARDS if guard in first)


def main() -> None:
    """Write the page."""
    with tempfile.TemporaryDirectory() as folder:
        PAGE_OF_CHEATS.write_text(page(attempts(Path(folder))), encoding="utf-8")


if __name__ == "__main__":
    main()
