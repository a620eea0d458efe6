"""The sentences that claim much, where they stand, and what supports each: the table ``tests/sentences.tsv``.

A sentence is read if it says *proved, theorem, bound, never, always, all* or *exactly*, and stands in a title, an
opening, a note, a slogan, a caption, or a generated document; in what the command lines print, where *theorem* and
*all* name what is listed, if it says one of the other words. A row says where it stands, the sentence, and its
support, one of

* names of theorems of the book, with commas between them: they say it;
* the path of a test, which checks it of a program or a document;
* ``none:`` and the reason why it needs neither.

``python -m tests.sentences`` prints the rows that the table lacks and those whose sentence is gone. Read the sentence
beside the theorem before you name one: it must say no more.
"""

from __future__ import annotations

import ast
import csv
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from derive.chapters import BOOK

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "tests" / "sentences.tsv"
PRINTED = re.compile(r"\b(?:proved|bounds?|bounded|never|always|exactly)\b", re.IGNORECASE)
CLAIMING = re.compile(rf"{PRINTED.pattern}|\b(?:theorems?|all)\b", re.IGNORECASE)
END = re.compile(
    r"(?<=[.?!])\s+(?=[A-Z$`\\*])|\s*\n\s*\n\s*|\s*\n(?=[|*] |\d\. )"
    r"|\s*(?=\\(?:section|chapter|begin)\b)|^\* "
)
PROGRAM = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
TYPESETTING = re.compile(r"^%|\\usepackage|\\addcontentsline|^\\begin|^\|.*[Tt]heorems? ?[\w ]*\|$")
# whose strings become documents, and whose strings are printed; their docstrings are neither
DOCUMENTS = ("derive/language/entry.py", "derive/language/analysis.py", "derive/render/*.py")
COMMANDS = (
    "derive/*cli*.py",
    "derive/commands*",
    "derive/commands/*.py",
    "verify/commands/*.py",
    "verify/measure/report.py",
)
PAGES = ("verify/checking/check_your_kernel.md", "docs/conventions.md")


class Row(NamedTuple):
    """A sentence, where it stands, and what it rests on."""

    place: str
    sentence: str
    support: str = ""


def sentences(place: str, text: str, words: re.Pattern[str] = CLAIMING) -> Iterator[Row]:
    """Yield the sentences of a text that claim much."""
    for sentence in END.split(PROGRAM.sub("", text).strip()):
        plain = " ".join(sentence.split())
        if words.search(plain) and not TYPESETTING.search(plain):
            yield Row(place, plain)


def of_the_book() -> Iterator[Row]:
    yield from sentences("the book, preface", BOOK.preface)
    yield from sentences("the book, conventions", BOOK.conventions)
    for name, chapter in BOOK.chapters.items():
        yield from sentences(f"{name}, title", chapter.title)
        yield from sentences(f"{name}, opening", chapter.opening.text)
        for entry in chapter.theorems:
            yield from sentences(f"{entry.name}, title", entry.title)
            yield from sentences(f"{entry.name}, note", entry.note)
            yield from sentences(f"{entry.name}, slogan", chapter.slogans.get(entry.name, ""))
            yield from sentences(f"{entry.name}, reading", entry.reading)
    for figure in BOOK.figures.values():
        yield from sentences(f"figure {figure.name}, title", figure.title)
        yield from sentences(f"figure {figure.name}, caption", figure.caption)


def strings(source: str) -> Iterator[str]:
    """Yield the strings of a program but its docstrings; what an f-string fills in stands as ``{}``."""
    tree = ast.parse(source)
    inside = {id(c) for n in ast.walk(tree) if isinstance(n, ast.JoinedStr) for c in ast.walk(n) if c is not n}
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    bodies = [n.body for n in ast.walk(tree) if isinstance(n, documented)]
    docstrings = {id(s.value) for body in bodies for s in body if isinstance(s, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(v.value) if isinstance(v, ast.Constant) else "{}" for v in node.values)
        elif isinstance(node, ast.Constant) and type(node.value) is str and id(node) not in inside | docstrings:
            yield node.value


def of_the_programs() -> Iterator[Row]:
    for words, patterns in ((CLAIMING, DOCUMENTS), (PRINTED, COMMANDS)):
        for path in sorted({p for pattern in patterns for p in ROOT.glob(pattern) if p.suffix == ".py"}):
            for text in strings(path.read_text(encoding="utf-8")):
                if len(text.split()) > 3:  # less is no sentence
                    yield from sentences(path.relative_to(ROOT).as_posix(), text, words)
    for path in PAGES:
        yield from sentences(path, (ROOT / path).read_text(encoding="utf-8"))


def found() -> list[Row]:
    """Return the sentences that claim much, each once."""
    return list(dict.fromkeys([*of_the_book(), *of_the_programs()]))


def table() -> list[Row]:
    """Return the rows of the table."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        return [Row(*row) for row in csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)][1:]


def differences() -> tuple[list[Row], list[Row]]:
    """Return the sentences that the table lacks, and the rows whose sentence is gone."""
    there, known = found(), table()
    read = {row[:2] for row in known}
    return [row for row in there if row[:2] not in read], [row for row in known if Row(*row[:2]) not in there]


def main() -> None:
    lacking, gone = differences()
    lines = [*("\t".join(row) for row in lacking), *("gone: " + "\t".join(row) for row in gone)]
    sys.stdout.write("".join(f"{line}\n" for line in lines))


if __name__ == "__main__":
    main()
