"""The words of a file for Rocq: commands that define, state and prove, and no others.

Any other command could give the text of a statement another meaning (a notation, a coercion, a canonical structure, a
section) or switch a check off; so could a notation behind ``where``, and a name that is defined twice. What is allowed
beyond that is listed, sentence by sentence and name by name.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import PurePosixPath

from verify.rocq.compiling import Files, requirements, shown
from verify.rocq.constants import CONSTANTS
from verify.rocq.guards import caught

__all__ = ["EXCEPTIONS", "definitions", "foreign_words", "refused"]

_COMMANDS = "From Definition Fixpoint Inductive Record Lemma Theorem Corollary Arguments Ltac Proof Qed Defined"
COMMANDS = frozenset(_COMMANDS.split())
"""How a sentence begins outside of a proof; beside it ``Open Scope R_scope``."""
SCOPE = "Open Scope R_scope"
ASKED = re.compile(r"Print Assumptions [\w.]+")
"""Sentences that a file of the folder ``Book`` may print with: they add nothing."""
ENDS = ("Qed", "Defined")
DEFINING = ("Definition", "Fixpoint", "Inductive", "Record")
EXCEPTIONS = {
    "Support": ("Notation Fin := Fin.t", "Implicit Types P : probability"),
    "SoftmaxAnalysis": ("Import VectorNotations",),
}
"""Sentences that are allowed in one file, word by word."""
COERCED = {
    "Model": ("weight :>",),
    "Support": ("image :>", "outcome :>", "value :>"),
}
"""Fields of records that are coercions; those of Support stand on every page of permutations and of chance."""

AGAIN = {"Support": "I real value", "Total": "add matrix sub", "TaylorMixedTerm": "cons", "Model": "mean"}
"""Names that a file may define, though one that is required with it, or a library, defines them too."""
KNOWN = frozenset(name.rpartition(".")[2] for name in CONSTANTS if not name.startswith("Coq.Vectors."))
"""Names of the libraries that statements may use without a prefix; the constructors of a vector need one."""

_UNREAD = re.compile(r'\(\*.*?\*\)|"[^"]*"', re.DOTALL)  # a comment or a string, whichever begins first
_MISREAD = re.compile(r'\(\*|"')  # in a comment: Rocq ends it elsewhere
_SENTENCE = re.compile(r"\.(?=\s|$)")
_BULLET = re.compile(r"^(?:[-+*]+|[{}]|\d+\s*:\s*\{?)\s*")
_COERCION = re.compile(r"(\S+)\s*(:>)")
_NOTED = re.compile(r"\b(?:where|Export)\b")  # a notation beside a definition; an import in another file
_MATCHED = re.compile(r"\bmatch\b.*?\bwith\b", re.DOTALL)
_NAMED = re.compile(r"(?:^\w+|\bwith)\s+([\w']+)")  # what a command names, and what it names beside
_BUILT = re.compile(r"(?::=|[|{;])\s*([\w']+)")  # constructors and fields


def foreign_words(path: str, text: str) -> Iterator[str]:
    r"""Yield each sentence of a file that is no definition, statement or proof, as a message with its line.

    Parameters
    ----------
    path : str
        ``Derive/Support.v``.
    text : str

    Examples
    --------
    >>> right = "From Coq Require Import Reals.\nLemma one : 1 = 1.\nProof. reflexivity. Qed.\n"
    >>> list(foreign_words("Derive/One.v", right))
    []
    >>> list(foreign_words("Derive/One.v", 'Notation "x <= y" := True.\n' + right))
    ['line 1: Notation "x <= y" := True']
    """
    stem, code = PurePosixPath(path).stem, _blanked(text)
    for match in _UNREAD.finditer(text):
        if match[0].startswith("(*") and _MISREAD.search(match[0], 2):
            yield f"line {text.count(chr(10), 0, match.start()) + 1}: a comment or a quotation mark within a comment"
    allowed = {SCOPE, *EXCEPTIONS.get(stem, ())}
    for begin, end, first, proving in _sentences(code):
        sentence = code[begin:end]
        if proving:
            wrong = first[:1].isupper() and first not in ENDS or first == "#"
        else:
            words = " ".join(sentence.split())
            listed = words in allowed or (path.startswith("Book/") and ASKED.fullmatch(words))
            wrong = (first not in COMMANDS and not listed) or bool(_NOTED.search(sentence))
        fields = [" ".join(match.groups()) for match in _COERCION.finditer(sentence)] if not proving else []
        if wrong or set(fields) - set(COERCED.get(stem, ())):
            shown = " ".join(text[begin:end].split())
            yield f"line {code.count(chr(10), 0, begin) + 1}: {shown if len(shown) <= 80 else shown[:80] + '...'}"


@cache
def definitions(text: str) -> frozenset[str]:
    r"""Return the names that a file defines, with constructors and fields, but without lemmas.

    Examples
    --------
    >>> text = "Record pair := Pair { first : nat; second : nat }.\nLemma same : 1 = 1.\nProof. reflexivity. Qed.\n"
    >>> sorted(definitions(text))
    ['Pair', 'first', 'pair', 'second']
    """
    code, names, stated = _blanked(text), set[str](), list[str]()
    for begin, end, first, proving in _sentences(code):
        if proving or first == "Proof":
            names.update(stated if first == "Defined" else ())
            continue
        sentence = _MATCHED.sub(" ", code[begin:end])
        stated = _NAMED.findall(sentence)
        if first in DEFINING:
            names.update(stated)
        if first in ("Inductive", "Record"):
            names.update(_BUILT.findall(sentence))
    return frozenset(names)


def _sentences(code: str) -> Iterator[tuple[int, int, str, bool]]:
    """Yield where each sentence begins and ends, its first word, and whether it stands in a proof, or ends one."""
    proving, start = False, 0
    for stop in [*(end.start() for end in _SENTENCE.finditer(code)), len(code)]:
        begin, sentence = _begun(code, start, stop)
        start = stop + 1
        if sentence:
            first = re.match(r"#|\w*", sentence)[0]  # type: ignore[index]  # it matches the empty word
            yield begin, stop, first, proving
            proving = first not in ENDS if proving else first == "Proof"


def refused(world: Files, paths: Collection[str], axioms: Collection[str]) -> dict[str, tuple[str, ...]]:
    """Return the faults of files as messages, by path, each with those of all that it requires.

    Coq prints the shortest name that it knows: an axiom ``classic`` of ``Book/Classical_Prop.v`` is printed as the one
    of Coq's library is.

    Parameters
    ----------
    world : Files
    paths : collection of str
    axioms : collection of str
        Those that are allowed, after the names of their libraries: no file may bear one of these.
    """
    libraries = {name.partition(".")[0] for name in axioms if "." in name}
    libraries |= {module for name in CONSTANTS for module in name.split(".")[1:3]}
    homes: dict[str, list[str]] = {}
    for path in world.texts:
        homes.setdefault(PurePosixPath(path).stem, []).append(path)
    lines_of: dict[str, list[str]] = {}
    for path in world.closure(paths):
        stem = PurePosixPath(path).stem
        lines_of[path] = [caught("words", f"{shown(path)}, {line}") for line in foreign_words(path, world.texts[path])]
        others = [f"{shown(p)} has too" for p in homes[stem] if p != path]
        others += ["a library has that axioms or statements name"] if stem in libraries else []
        alike = [f"has the name that {other}" for other in others] + list(_defined_again(world, path))
        lines_of[path] += [caught("look-alike", f"{shown(path)}: {line}") for line in alike]
    refusals = {path: tuple(line for p in world.closure([path]) for line in lines_of[p]) for path in lines_of}
    return {path: lines for path, lines in refusals.items() if lines}


def _defined_again(world: Files, path: str) -> Iterator[str]:
    """Yield which words would mean another thing in a file than where they are defined, or in a library."""
    required = (named for named in requirements(world.texts[path]) if "Import" in named[0])
    seen = [path, *(f"{root}/{name.replace('.', '/')}.v" for _, root, names in required for name in names)]
    homes: dict[str, list[str]] = {}
    for home in (p for p in seen if p in world.texts):
        for name in definitions(world.texts[home]) - set(AGAIN.get(PurePosixPath(home).stem, "").split()):
            homes.setdefault(name, []).append(home)
    for name, paths in sorted(homes.items()):
        if len(paths) > 1:
            yield f"{name} is defined in {' and in '.join(map(shown, paths))}"
        elif paths == [path] and name in KNOWN:
            yield f"{name} is defined, which a library has that statements name"


def _blanked(text: str) -> str:
    """Return a text whose comments and strings are blanks, each character in its place."""

    def blank(match: re.Match[str]) -> str:
        return re.sub(r"\S", " ", match[0])

    return _UNREAD.sub(blank, text)


def _begun(code: str, start: int, end: int) -> tuple[int, str]:
    """Return where a sentence begins, without what stands before its first word, and the sentence."""
    while True:
        start += len(code[start:end]) - len(code[start:end].lstrip())
        bullet = _BULLET.match(code[start:end])
        if not bullet or not bullet[0]:
            return start, code[start:end].rstrip()
        start += bullet.end()
