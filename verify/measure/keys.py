"""Keys of measurements: a verdict in a record is kept as long as its key equals the present one.

A key is two short digests with a point between them. The first is of the data that a column is about
(`derive.books.contents.subject`), and `derive build` asks for it too. The second is of the first, of the code that
measures (`verify.measure.sources`), of what the run was asked for, of the versions of programs whose answers are
recorded, and of the verdict itself. A record that was edited, or has no key, or another one, is measured again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from types import ModuleType
from typing import Any

from derive.books.book import Book, Item
from derive.books.contents import SHORT, Contents, subject
from derive.chapters import BOOK
from derive.language.analysis import Analytic
from derive.language.entry import REASONS
from verify.measure.counterparts import counterparts, homes, mutants, passing
from verify.measure.evidence import stated, sympy_version
from verify.measure.record import recorded_part
from verify.measure.sources import code
from verify.oscillation.witnesses import version
from verify.rocq.book import compiled_texts
from verify.rocq.coqc import ToolError, find

__all__ = ["Keys", "compared", "seal"]

FORMAT = 1
KERNEL = ("derive.proving.prover", "derive.proving.certificates", "derive.kernel.certificate")
NUMBERS = (*(f"verify.measure.{name}" for name in ("columns", "evaluations", "sampling")), "derive.values.numpy")
CLAIMS = ("verify.measure.claims", "verify.counterparts.claims")
WITNESS = "verify.measure.witness"
RIGHT, WRONG, PASSES = "counterparts", "wrong", "passes"
"""Stands for the parts for the theorem of the chapter's modules that have a function or a table entry for it."""
CODE: Mapping[str, Sequence[str]] = {
    "kernel": (*KERNEL, "verify.measure.replay"),
    "sympy": ("derive.cas",),
    "ball": (*NUMBERS, WITNESS, RIGHT),
    "transformer": (*NUMBERS, RIGHT, PASSES),
    "mutants": (*KERNEL, *NUMBERS, RIGHT, WRONG),
    "rocq": ("verify.rocq.theorems", "derive.rocq.axioms"),
    "adequacy": ("verify.adequacy.measure",),
}
"""The modules that measure a column of an entry. What calls them counts for every column."""
CODE_OF_ANALYSIS: Mapping[str, Sequence[str]] = {
    "ball": (*CLAIMS, WITNESS, RIGHT, WRONG),
    "transformer": (*CLAIMS, RIGHT),
    "mutants": (*CLAIMS, RIGHT, WRONG),
    "rocq": CODE["rocq"],
}
FILLS = ("verify.measure.evidence", "verify.measure.counterparts")
"""What finds the functions of a theorem, and fills its columns."""


class Keys:
    """The keys of a run.

    Parameters
    ----------
    asked : mapping
        What the run was asked for: the seed, how many points, how small a ball.
    versions : mapping of column to str
        Of the program whose answers are recorded in a column.
    beside : mapping of (name, column) to str
        What else a column of a theorem depends on: of Rocq, a digest of the texts that are compiled.
    book : Book
        Ours without it.
    """

    def __init__(
        self,
        asked: Mapping[str, Any],
        versions: Mapping[str, str] | None = None,
        beside: Mapping[tuple[str, str], str] | None = None,
        book: Book = BOOK,
    ) -> None:
        self.book = book
        self.asked = json.dumps(dict(asked), sort_keys=True)
        self.versions, self.beside = versions or {}, beside or {}
        self.contents = Contents()
        self.statements: dict[str, tuple[Any, str]] = {}

    def key(self, name: str, column: str, verdict: Mapping[str, Any]) -> str:
        """Return the present key of a verdict.

        Parameters
        ----------
        name : str
            A theorem.
        column : str
            Of the evidence, or ``"adequacy"``.
        verdict : mapping
            The column as it is, or would be, recorded; its key does not count.
        """
        entry, digest = self._stated(name)
        about = subject(entry, column, digest, self.book.forms(name), self.contents)
        parts = [code(self._roots(entry, column)), code(FILLS, alone=True), self.asked, self.versions.get(column, "")]
        content = (
            {k: v for k, v in verdict.items() if k not in ("key", "name")}
            if column == "adequacy"
            else recorded_part(verdict)
        )
        return seal(about, [*parts, self.beside.get((name, column), "")], content)

    def _roots(self, item: Item, column: str) -> list[str]:
        """Return the modules that measure a column of a theorem, and the parts of modules, as `code` takes them."""
        chapter = self.book.chapter(item.name)
        right, wrong = counterparts(chapter), mutants(chapter)
        held_by = {
            RIGHT: _parts(right, homes(right, item.name), item.name),
            WRONG: _parts(wrong, homes(wrong, item.name), item.name),
            PASSES: _parts(right, passing(right, item.name), item.name),
        }
        table = CODE_OF_ANALYSIS if isinstance(item, Analytic) else CODE
        return [module for root in table.get(column, FILLS) for module in held_by.get(root, (root,))]

    def read(self, names: Sequence[str], columns: Sequence[str]) -> None:
        """Digest all data and code now, before it runs: an edit meanwhile must not be sealed with the old verdict."""
        for name in names:
            for column in columns:
                self.key(name, column, {})

    def _stated(self, name: str) -> tuple[Any, str]:
        if name not in self.statements:
            self.statements[name] = stated(name, self.book)
        return self.statements[name]

    def put(self, theorems: Mapping[str, dict[str, Any]], columns: Sequence[str]) -> None:
        """Put the digest of each theorem, and a key into each column that passed."""
        for name, theorem in theorems.items():
            theorem["digest"] = self._stated(name)[1]
            for column in columns:
                if theorem[column]["status"] == "pass":
                    theorem[column] = {**theorem[column], "key": self.key(name, column, theorem[column])}

    def stands(self, name: str, column: str, theorem: Mapping[str, Any]) -> bool:
        """Tell whether a column of a record passed, and was measured on the present data and code."""
        verdict = theorem.get(column)
        if not isinstance(verdict, dict) or verdict.get("status") != "pass":
            return False
        if theorem.get("digest") != self._stated(name)[1]:
            return False
        return bool(verdict.get("key") == self.key(name, column, verdict))

    def standing(
        self, names: Sequence[str], columns: Sequence[str], theorems: Mapping[str, Any]
    ) -> dict[str, dict[str, Any]]:
        """Return the columns of each theorem that need not be measured: they stand, or do not apply.

        Parameters
        ----------
        names, columns : sequence of str
        theorems : mapping
            What a record says of theorems, by their names.
        """
        standing: dict[str, dict[str, Any]] = {}
        for name in names:
            entry, old = self._stated(name)[0], theorems.get(name)
            verdicts = standing[name] = {}
            for column in columns:
                if reason := entry.not_applicable.get(column):
                    verdicts[column] = {"status": "not applicable", "reason": REASONS[reason]}
                elif isinstance(old, dict) and self.stands(name, column, old):
                    verdicts[column] = old[column]
        return standing


def _parts(modules: Iterable[Any], names: Iterable[str], theorem: str) -> list[str]:
    """Return the parts of modules for a theorem; what stands in the place of a module has no parts."""
    parted = {module.__name__ for module in modules if isinstance(module, ModuleType)}
    return [f"{name}:{theorem}" if name in parted else name for name in names]


def compared(
    names: Sequence[str], columns: Sequence[str], record: Mapping[str, Any], book: Book = BOOK
) -> tuple[dict[str, str], dict[tuple[str, str], str]]:
    """Return the present versions by column, and the digest of Rocq's input for each theorem.

    Where Rocq is missing, the version is the recorded one, so that what another machine recorded stands.
    """
    programs = {"sympy": sympy_version, "ball": version}  # mpmath is a witness beside the balls
    versions = {column: version_of() for column, version_of in programs.items() if column in columns}
    if "rocq" not in columns:
        return versions, {}
    try:
        coq = find().version
    except ToolError:
        coq = str(record.get("versions", {}).get("coq", ""))
    return {**versions, "rocq": coq}, {(name, "rocq"): text for name, text in compiled_texts(names, book).items()}


def seal(about: str, parts: Sequence[str], content: Any) -> str:
    """Return the key of a content that was computed from these parts and is about ``about``."""
    text = json.dumps([FORMAT, about, *parts, content], sort_keys=True)
    return f"{about}.{sha256(text.encode()).hexdigest()[:SHORT]}"
