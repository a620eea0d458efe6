"""A book for Rocq: its statements, proofs and definitions, the text of a chapter, and what all of it rests on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType

from ..books.book import Book
from ..kernel.facts import FACTS
from ..kernel.rules import Theorem
from ..kernel.terms import Definition, Term
from ..language.entry import Entry
from ..language.symbols import RenderError
from . import facts
from .axioms import ENCLOSURES, together
from .layout import IMPORTS, MARK, SCOPE, comment, file, module, wrapped
from .names import LIBRARY, RESERVED, Names, symbol
from .replay import TERMS
from .rows import rows
from .rules import LEMMAS
from .script import Script
from .statement import Lemma
from .text import Writer, grouped, sizes_in

OTHERS = "other_books"
"""The chapter of the theorems of other books that are cited."""
_THEOREM = re.compile(r"^(?:Theorem|Corollary) (\w+)", re.MULTILINE)


def library() -> dict[str, str]:
    """Return the files of ``derive/rocq/library/`` by their names, without suffix."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(LIBRARY.glob("*.v"))}


@cache
def contents_of(book: Book) -> Mapping[str, tuple[Entry, ...]]:
    """Return the entries of each chapter; before them those of other books that their proofs cite."""
    cited: dict[str, Entry] = {}

    def cite(entry: Entry) -> None:
        for lemma in entry.lemmas():
            if lemma.name not in cited and lemma.name not in book.theorems:
                cite(lemma)
                cited[lemma.name] = lemma

    for entry in book.entries.values():
        cite(entry)
    others = {OTHERS: tuple(cited.values())} if cited else {}
    return MappingProxyType({**others, **{chapter.name: chapter.entries for chapter in book.chapters.values()}})


def rocq_theorem(entry: Entry, book: Book, proved: Mapping[str, Theorem]) -> str:
    """Return the theorem of an entry with its proof; only it and the theorems that it cites have to be proved.

    Bound names keep away from every definition of the book, so that the text is that of the file of its chapter.
    """
    near = {e.name: e for e in (*entry.lemmas(), entry)}
    contents = contents_of(book)
    home = {e.name: module(c) for c, entries in contents.items() for e in entries if e.name in near}
    statements = {n: Lemma(f"{home[n]}.{n}", e.given, e.claim) for n, e in near.items()}
    proof = rows(proved[entry.name], {id(proved[lemma.name]): lemma.name for lemma in entry.lemmas()})
    definitions = {d.name: d for d in (*_stated(book), *definitions_in(r.concl for r in proof))}
    return _written(entry, Script(statements[entry.name], proof, statements, definitions, TERMS))


@cache
def _stated(book: Book) -> tuple[Definition, ...]:
    """Return the definitions in all statements of a book."""
    return tuple(definitions_in(f for group in contents_of(book).values() for e in group for f in (*e.given, e.claim)))


def _written(entry: Entry, script: Script) -> str:
    return f"{comment(entry.title)}\n{script.text()}"


def library_theorems(by_hand: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Return the names of the theorems and lemmas that are proved by hand and asked for their axioms, by file."""
    rules = tuple(lemma for lemmas in LEMMAS.values() for lemma in lemmas)
    return {file: (*(rules if file == "Rules" else ()), *_THEOREM.findall(text)) for file, text in by_hand.items()}


class Development:
    """The statements and proofs of a book, and the definitions in the order in which they are first used.

    Parameters
    ----------
    book : Book
    proved : mapping of name to Theorem
        The theorem of every entry, and of those that it cites.
    """

    def __init__(self, book: Book, proved: Mapping[str, Theorem]) -> None:
        self.book, self.contents = book, contents_of(book)
        self.entries = {e.name: e for entries in self.contents.values() for e in entries}
        self.home = {e.name: module(c) for c, entries in self.contents.items() for e in entries}
        self.statements = {n: Lemma(f"{self.home[n]}.{n}", e.given, e.claim) for n, e in self.entries.items()}
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
        """Return the theorem of an entry with its proof."""
        if name in RESERVED or name in map(symbol, self.definitions):
            raise RenderError(f"{name}: Rocq or a definition has this name; give the theorem another one")
        script = Script(self.statements[name], self.rows[name], self.statements, self.definitions, TERMS)
        return _written(self.entries[name], script)

    def chapter(self, chapter: str, mark: str = MARK) -> str:
        """Return the file of a chapter, which begins with ``mark``."""
        entries = self.contents[chapter]
        before = [module(c) for c in self.contents][: list(self.contents).index(chapter)]
        cited = {lemma.name for e in entries for lemma in e.lemmas()}
        defined = {self.place[d.name] for e in entries for d in self._defined(e.name)}
        used = {self.home[name] for name in cited | defined}
        needed = ["Facts", *(m for m in before if m in used)]
        parts = [f"{IMPORTS}\nFrom Book Require Import {' '.join(needed)}.\n{SCOPE}"]
        for e in entries:
            parts += [definition(self.definitions[d], self.definitions) for d, at in self.place.items() if at == e.name]
            parts.append(self.theorem(e.name))
        return file(parts, mark)

    def proposition(self, name: str) -> str:
        """Return the statement of a theorem as a formula that is read where its file ends, from the entry alone."""
        names = Names(map(symbol, self.definitions))
        return self.statements[name].proposition(Writer(names, self.definitions))

    def assumptions(self, by_hand: Mapping[str, str], beside: Mapping[str, str] = MappingProxyType({})) -> str:
        """Return the file that lists the axioms of rules, facts and all theorems together; enclosures apart.

        Parameters
        ----------
        by_hand : mapping of name to text
        beside : mapping of name to str
            The files of what is proved beside the theorems of the chapters.
        """
        lemmas = library_theorems(by_hand)
        book = [
            *(f"@{file}.{name}" for file, names in lemmas.items() if file not in ENCLOSURES for name in names),
            *(f"@{facts.statement(f).name}" for f in FACTS),
            *(f"@{s.name}" for s in self.statements.values()),
            *(f"@{stands}.{name}" for name, stands in beside.items()),
        ]
        apart = [f"@{file}.{name}" for file, names in lemmas.items() if file in ENCLOSURES for name in names]
        modules = " ".join(["Facts", *map(module, self.contents), *dict.fromkeys(beside.values())])
        parts = [f"From Derive Require {' '.join(by_hand)}.\nFrom Book Require {modules}."]
        for title, names in (("book", book), ("enclosures", apart)):
            if names:
                parts += [together(title, names), f"Print Assumptions {title}."]
        return file(["\n".join(wrapped(text)) for text in parts])


def definition(d: Definition, definitions: Mapping[str, Definition]) -> str:
    """Return a defined symbol; its sizes are found from its arguments.

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
    names = Names(map(symbol, definitions))
    sizes = " ".join(names.of(s) for s in sizes_in(d.body))
    parts = [symbol(d.name), *([f"{{{sizes} : nat}}"] if sizes else []), grouped(d.params, names)]
    body = Writer(names, definitions).term(d.body)
    return "\n".join(wrapped(f"Definition {' '.join(parts)} : R :=\n  {body}."))


def definitions_in(formulas: Iterable[Term]) -> Iterable[Definition]:
    """Return the definitions in formulas, those in the bodies of others first."""
    return _definitions(formulas, set())


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
