"""Statements that are proved by hand in ``derive/rocq/library/``: what a page shows of them, and their digest."""

from __future__ import annotations

import hashlib
import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from ..kernel.terms import Definition
from ..language.analysis import Analytic
from ..language.entry import Entry
from ..language.symbols import RenderError
from .book import definition, definitions_in

WIDTH = 98  # characters of the small print of a page
OPERATORS = ":=,>\\"
CHAPTERS = "the chapters"
BASIC = ("Support", "Rules", "ErrorFunction", "Model")
"""Files whose words are those of the whole book, sums and deltas: a page does not repeat them."""

_THEOREM = r"^(?:Theorem|Corollary|Lemma) {name}\b.*?\.(?=\s*^Proof\.)"
_PROOF = r"\s*^Proof\..*?\bQed\."
_DEFINITION = r"(?:^\(\*(?:(?!\*\)|\n\n).)*\*\)\n)?^Definition {name}\b[^\n]*(?:\n[ \t]+[^\n]*)*\.$"
_DEFINED = re.compile(r"^(?:Definition|Lemma) (\w+)", re.MULTILINE)
_COMMENT = re.compile(r"\(\*.*?\*\)", re.DOTALL)
_OWN_COMMENT = re.compile(r"^ *\(\*.*?\*\)$", re.MULTILINE | re.DOTALL)
_WORD = re.compile(r"[A-Za-z_]\w*")
_BOUND = re.compile(r"(?:\b(?:fun|forall|exists|let)\s+|[({]\s*)([A-Za-z_][\w\s]*?)\s*(?::|,|=>)")


class ByHand(NamedTuple):
    """Hold the definitions, statements and proofs of some theorems in a file.

    Attributes
    ----------
    definitions : tuple of str
        Those that the statements use, each after those that it uses.
    statements : tuple of str
        As in the file, without proofs.
    proofs : tuple of str
        From ``Proof.`` to ``Qed.``
    """

    definitions: tuple[str, ...]
    statements: tuple[str, ...]
    proofs: tuple[str, ...]

    @property
    def digest(self) -> str:
        """SHA-256 of definitions and statements, without comments; white space counts as one space."""
        code = _COMMENT.sub(" ", "\n".join([*self.definitions, *self.statements]))
        return hashlib.sha256(" ".join(code.split()).encode()).hexdigest()

    def lines(self) -> list[str]:
        """Return definitions and statements for print: long lines are broken at spaces, long comments filled anew."""
        text = _OWN_COMMENT.sub(_filled, "\n\n".join([*self.definitions, *self.statements]))
        return [part for line in text.split("\n") for part in broken(line)]


def with_chapters(library: Mapping[str, str], entries: Iterable[Entry]) -> dict[str, str]:
    """Return the files, and beside them one with the definitions of the chapters, which the statements use as well."""
    definitions: dict[str, Definition] = {}
    for e in entries:
        for d in definitions_in((e.claim, *e.given)):
            definitions.setdefault(d.name, d)
    written = [definition(d, definitions) for d in definitions.values() if not d.expects]
    return {**library, CHAPTERS: "\n\n".join(written) + "\n"}


def by_hand(entry: Analytic, library: Mapping[str, str]) -> ByHand:
    """Read the statements of a theorem.

    Parameters
    ----------
    entry : Analytic
    library : mapping of name to text
        The files; see `book.library` and `with_chapters`.

    Raises
    ------
    RenderError
        If there is no such file, or no such theorem in it.
    """
    if entry.file not in library:
        raise RenderError(f"{entry.name}: a file derive/rocq/library/{entry.file}.v was expected")
    text = library[entry.file]
    statements, proofs = [], []
    for name in entry.theorems:
        match = re.search(f"({_THEOREM.format(name=name)})({_PROOF})", text, re.MULTILINE | re.DOTALL)
        if match is None:
            raise RenderError(
                f"{entry.name}: a theorem {name} with its proof, to Qed, was expected in "
                f"derive/rocq/library/{entry.file}.v"
            )
        statements.append(match[1])
        proofs.append(match[2].strip())
    definitions = _definitions(statements, [text, *(t for f, t in library.items() if f not in (entry.file, *BASIC))])
    return ByHand(tuple(definitions.values()), tuple(statements), tuple(proofs))


@cache
def _defined(text: str) -> frozenset[str]:
    """Return the names that a file defines."""
    return frozenset(_DEFINED.findall(text))


def _definitions(texts: Sequence[str], files: Sequence[str]) -> dict[str, str]:
    """Return the definitions that some texts use, by name; the first file that has one counts."""
    bodies: dict[str, str] = {}
    for text in texts:
        code = _COMMENT.sub(" ", text)
        bound = {word for group in _BOUND.findall(code) for word in _WORD.findall(group)}
        for word in dict.fromkeys(w for w in _WORD.findall(code) if w not in bound):
            body = next((_definition(word, f) for f in files if word in _defined(f)), None)
            if body is not None and body not in texts:
                bodies |= {name: text for name, text in _definitions([body], files).items() if name not in bodies}
                bodies.setdefault(word, body)
    return bodies


def _definition(name: str, text: str) -> str:
    """Return a definition; of a lemma that a definition uses, what it states."""
    for pattern in (_DEFINITION, _THEOREM):
        if match := re.search(pattern.format(name=name), text, re.MULTILINE | re.DOTALL):
            return match[0]
    raise RenderError(f"the definition of {name} is not of one sentence")


def _filled(comment: re.Match[str]) -> str:
    """Return a comment that begins a line, its words in lines of one indentation if one of them is too long."""
    if all(len(line) <= WIDTH for line in comment[0].split("\n")):
        return comment[0]
    indent = " " * comment[0].index("(*")
    return textwrap.fill(
        " ".join(comment[0].split()),
        WIDTH,
        initial_indent=indent,
        subsequent_indent=f"{indent}   ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def broken(line: str) -> list[str]:
    """Break a long line inside the fewest brackets, after an operator if there is one; what follows is indented."""
    lines, indent = [], " " * (len(line) - len(line.lstrip()) + 4)
    while len(line) > WIDTH:
        start = len(line) - len(line.lstrip())
        depths = [line.count("(", 0, at) - line.count(")", 0, at) for at in range(WIDTH)]
        places = [at for at in range(start + WIDTH // 3, WIDTH) if line[at] == " "]
        if not places:
            break
        least = min(depths[at] for at in places)
        at = max((depths[at] == least, line[at - 1] in OPERATORS, at) for at in places)[2]
        lines.append(line[:at])
        line = indent + line[at + 1 :]
    return [*lines, line]


def proposition(statement: str) -> str:
    r"""Return what a theorem says, as a formula in one line.

    Examples
    --------
    >>> proposition("Theorem least (n : nat)\n    (given : n = 0) :\n  n <= 1.")
    'forall (n : nat) (given : n = 0), n <= 1'
    >>> proposition("Corollary one : 1 = 1.")
    '1 = 1'
    """
    code = " ".join(_COMMENT.sub(" ", statement).split()).removesuffix(".")
    head = _before_colon(code)
    bound, says = code[:head].split(maxsplit=2)[2:], code[head + 1 :].strip()
    return f"forall {bound[0].strip()}, {says}" if bound else says


def _before_colon(statement: str) -> int:
    """Return where the colon stands before what a theorem says."""
    depth = 0
    for at, char in enumerate(statement):
        if char == ":" and depth == 0:
            return at
        depth += (char in "({[") - (char in ")}]")
    raise RenderError(f"a colon was expected before the statement: {statement[:100]}")
