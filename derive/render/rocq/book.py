"""The files of ``docs/rocq/``: the facts, one file a chapter, and what all of it rests on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from ...calc import Chapter, Entry
from ...kernel.facts import FACTS
from ...kernel.rules import Theorem
from ...kernel.terms import Definition, Term
from ..symbols import RenderError
from . import facts
from .axioms import ENCLOSURES
from .names import Names, identifier
from .rows import rows
from .rules import LEMMAS
from .script import Script, wrapped
from .statement import Statement
from .text import Writer, grouped, sizes_in

Contents = Mapping[str, tuple[Chapter, tuple[Entry, ...]]]

FOLDER = "rocq"
LIBRARY = Path(__file__).parents[2] / "rocq"  # what is written by hand
_MARK = "(* Written by `derive build`: change the theorems, not this file. *)"
_IMPORTS = "From Coq Require Import Reals Lra List.\nFrom Derive Require Import Support ErrorFunction Rules."
_SCOPE = "Open Scope R_scope."
_THEOREM = re.compile(r"^(?:Theorem|Corollary) (\w+)", re.MULTILINE)


def library() -> dict[str, str]:
    """The files of ``derive/rocq/`` by their names, without suffix."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(LIBRARY.glob("*.v"))}


def rocq_files(contents: Contents, proved: Mapping[str, Theorem], by_hand: Mapping[str, str]) -> dict[str, str]:
    """Every file by its path in ``docs/``.

    Parameters
    ----------
    contents : mapping
        The chapters in reading order, each with its entries.
    proved : mapping of name to Theorem
        The theorem of every entry.
    by_hand : mapping of name to text
        The `library`, whose theorems are asked for their assumptions too.
    """
    return Book(contents, proved).files(by_hand)


def rocq_theorem(name: str, contents: Contents, proved: Mapping[str, Theorem]) -> str:
    """The theorem of an entry with its proof."""
    return Book(contents, proved).theorem(name)


def library_theorems(by_hand: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The names of what is proved by hand and asked for its axioms, by file: theorems, and the lemmas of rules."""
    rules = tuple(lemma for lemmas in LEMMAS.values() for lemma in lemmas)
    return {file: (*(rules if file == "Rules" else ()), *_THEOREM.findall(text)) for file, text in by_hand.items()}


def module(chapter: str) -> str:
    """The name of the file of a chapter: ``DotProduct`` for ``dot_product``."""
    return "".join(part.capitalize() for part in chapter.split("_"))


class Book:
    """The statements and proofs, and the definitions in the order in which they are first used.

    Parameters
    ----------
    contents : mapping
        The chapters in reading order, each with its entries.
    proved : mapping of name to Theorem
        The theorem of every entry.
    """

    def __init__(self, contents: Contents, proved: Mapping[str, Theorem]) -> None:
        self.contents = contents
        self.entries = {e.name: e for _, own in contents.values() for e in own}
        self.home = {e.name: module(c) for c, (_, own) in contents.items() for e in own}
        self.statements = {n: Statement(f"{self.home[n]}.{n}", e.given, e.claim) for n, e in self.entries.items()}
        self.rows = {
            name: rows(proved[name], {id(proved[lemma.name]): lemma.name for lemma in e.lemmas()})
            for name, e in self.entries.items()
        }
        self.definitions: dict[str, Definition] = {}
        self.place: dict[str, str] = {}  # the entry before which a definition stands
        for name in self.entries:
            for d in self._defined(name):
                if d.name not in self.definitions:
                    self.definitions[d.name] = d
                    self.place[d.name] = name

    def _defined(self, name: str) -> Iterable[Definition]:
        """The definitions that a theorem or its proof mentions."""
        return _definitions((*self.entries[name].given, *(r.concl for r in self.rows[name])), set())

    def theorem(self, name: str) -> str:
        """The theorem of an entry with its proof."""
        script = Script(self.statements[name], self.rows[name], self.statements, self.definitions)
        return f"{_comment(self.entries[name].title)}\n{script.text()}"

    def chapter(self, chapter: str) -> str:
        """The file of a chapter."""
        own = self.contents[chapter][1]
        before = [module(c) for c in self.contents][: list(self.contents).index(chapter)]
        cited = {lemma.name for e in own for lemma in e.lemmas()}
        defined = {self.place[d.name] for e in own for d in self._defined(e.name)}
        used = {self.home[name] for name in cited | defined}
        needed = ["Facts", *(m for m in before if m in used)]
        parts = [f"{_IMPORTS}\nFrom Book Require Import {' '.join(needed)}.\n{_SCOPE}"]
        for e in own:
            parts += [definition(self.definitions[d], self.definitions) for d, at in self.place.items() if at == e.name]
            parts.append(self.theorem(e.name))
        return _file(parts)

    def files(self, by_hand: Mapping[str, str]) -> dict[str, str]:
        """Every file by its path in ``docs/``; see `rocq_files`."""
        files = {"Facts": _file([f"{_IMPORTS}\n{_SCOPE}", *("\n".join(wrapped(facts.lemma(f))) for f in FACTS)])}
        for chapter in self.contents:
            files[module(chapter)] = self.chapter(chapter)
        files["Assumptions"] = self.assumptions(by_hand)
        texts = {f"{FOLDER}/{name}.v": text for name, text in files.items()}
        return {**texts, f"{FOLDER}/_CoqProject": project(by_hand, files)}

    def proposition(self, name: str) -> str:
        """What a theorem says, as a formula that is read where its file ends, written from the entry alone."""
        names = Names(map(identifier, self.definitions))
        return self.statements[name].proposition(Writer(names, self.definitions))

    def assumptions(self, by_hand: Mapping[str, str]) -> str:
        """The file that lists the axioms on which rules, facts and all theorems together rest; enclosures apart."""
        lemmas = library_theorems(by_hand)
        book = [
            *(f"@{file}.{name}" for file, own in lemmas.items() if file not in ENCLOSURES for name in own),
            *(f"@{facts.statement(f).name}" for f in FACTS),
            *(f"@{s.name}" for s in self.statements.values()),
        ]
        apart = [f"@{file}.{name}" for file, own in lemmas.items() if file in ENCLOSURES for name in own]
        modules = " ".join(["Facts", *map(module, self.contents)])
        parts = [f"From Derive Require {' '.join(by_hand)}.\nFrom Book Require {modules}."]
        for title, names in (("book", book), ("enclosures", apart)):
            if names:
                parts += [f"Definition {title} := ({', '.join(names)}).", f"Print Assumptions {title}."]
        return _file(["\n".join(wrapped(text)) for text in parts])


def definition(d: Definition, definitions: Mapping[str, Definition]) -> str:
    """A defined symbol; its sizes are found from its arguments.

    Parameters
    ----------
    d : Definition
    definitions : mapping of name to Definition
        What defined names mean, those of its body among them.

    Raises
    ------
    RenderError
        If its body takes an expectation: of which probability, no argument says.
    """
    if d.expects:
        raise RenderError(f"{d.name}: an expectation in a definition")
    names = Names(map(identifier, definitions))
    sizes = " ".join(names.of(s) for s in sizes_in(d.body))
    parts = [identifier(d.name), *([f"{{{sizes} : nat}}"] if sizes else []), grouped(d.params, names)]
    body = Writer(names, definitions).term(d.body)
    return "\n".join(wrapped(f"Definition {' '.join(parts)} : R :=\n  {body}."))


def project(by_hand: Iterable[str], files: Iterable[str]) -> str:
    """The list for ``coq_makefile``, where the files of ``derive/rocq/`` are in ``Derive/``, these in ``Book/``."""
    flags = ("-Q Derive Derive", "-Q Book Book", "-docroot Book")
    own = [*(f"Derive/{name}.v" for name in by_hand), *(f"Book/{name}.v" for name in files)]
    return "\n".join([*flags, *own]) + "\n"


def _comment(text: str) -> str:
    """Return a comment; a quotation mark would begin a string in it."""
    return f"(* {text.replace('*)', '* )').replace(chr(34), chr(39))}. *)"


def _file(parts: Iterable[str]) -> str:
    return "\n\n".join([_MARK, *parts]) + "\n"


def _definitions(formulas: Iterable[Term], seen: set[Term]) -> Iterable[Definition]:
    """The definitions in formulas, those in the bodies of others first; a term that was seen has no new ones."""
    for f in formulas:
        if f in seen:
            continue
        seen.add(f)
        if f.head == "def":
            yield from _definitions([f.args[0].body], seen)
            yield f.args[0]
        yield from _definitions((a for a in f.args if type(a) is Term), seen)
