"""The words of a file for Rocq: commands that define, state and prove, and no others.

Any other command could give the text of a statement another meaning (a notation, a coercion, a canonical structure, a
section) or switch a check off. What is allowed beyond the list is named, sentence by sentence.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import PurePosixPath

from verify.rocq.compiling import Files, shown
from verify.rocq.constants import CONSTANTS
from verify.rocq.guards import caught

__all__ = ["EXCEPTIONS", "foreign_words", "refused"]

_COMMANDS = "From Definition Fixpoint Inductive Record Lemma Theorem Corollary Arguments Ltac Proof Qed Defined"
COMMANDS = frozenset(_COMMANDS.split())
"""How a sentence begins outside of a proof; beside it ``Open Scope R_scope``."""
SCOPE = "Open Scope R_scope"
ASKED = re.compile(r"Print Assumptions [\w.]+")
"""What a file of the folder ``Book`` may print: it adds nothing."""
ENDS = ("Qed", "Defined")
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

_UNREAD = re.compile(r'\(\*.*?\*\)|"[^"]*"', re.DOTALL)  # a comment or a string, whichever begins first
_MISREAD = re.compile(r'\(\*|"')  # in a comment: Rocq ends it elsewhere
_SENTENCE = re.compile(r"\.(?=\s|$)")
_BULLET = re.compile(r"^(?:[-+*]+|[{}]|\d+\s*:\s*\{?)\s*")
_COERCION = re.compile(r"(\S+)\s*(:>)")


def foreign_words(path: str, text: str) -> Iterator[str]:
    r"""Yield what a file says beyond definitions, statements and proofs, each as a line that says where.

    Parameters
    ----------
    path : str
        ``Derive/Support.v``.
    text : str

    Examples
    --------
    >>> honest = "From Coq Require Import Reals.\nLemma one : 1 = 1.\nProof. reflexivity. Qed.\n"
    >>> list(foreign_words("Derive/One.v", honest))
    []
    >>> list(foreign_words("Derive/One.v", 'Notation "x <= y" := True.\n' + honest))
    ['line 1: Notation "x <= y" := True']
    """
    stem, code = PurePosixPath(path).stem, _blanked(text)
    for found in _UNREAD.finditer(text):
        if found[0].startswith("(*") and _MISREAD.search(found[0], 2):
            yield f"line {text.count(chr(10), 0, found.start()) + 1}: a comment or a quotation mark within a comment"
    allowed = {SCOPE, *EXCEPTIONS.get(stem, ())}
    proving, start = False, 0
    for end in [*(found.start() for found in _SENTENCE.finditer(code)), len(code)]:
        begin, sentence = _begun(code, start, end)
        start = end + 1
        if not sentence:
            continue
        first = re.match(r"#|\w*", sentence)[0]  # type: ignore[index]  # it matches the empty word
        if proving:
            proving = first not in ENDS
            wrong = proving and (first[:1].isupper() or first == "#")
        else:
            proving = first == "Proof"
            said = " ".join(sentence.split())
            listed = said in allowed or (path.startswith("Book/") and ASKED.fullmatch(said))
            wrong = first not in COMMANDS and not listed
        fields = [" ".join(found.groups()) for found in _COERCION.finditer(sentence)] if not proving else []
        if wrong or set(fields) - set(COERCED.get(stem, ())):
            shown = " ".join(text[begin:end].split())
            yield f"line {code.count(chr(10), 0, begin) + 1}: {shown if len(shown) <= 80 else shown[:80] + '...'}"


def refused(world: Files, paths: Collection[str], axioms: Collection[str]) -> dict[str, tuple[str, ...]]:
    """Return what is wrong with files as texts, by path, each with all that it requires.

    Coq prints the shortest name that it knows: an axiom ``classic`` of ``Book/Classical_Prop.v`` is printed as the one
    of Coq's own library is.

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
    own: dict[str, list[str]] = {}
    for path in world.closure(paths):
        stem = PurePosixPath(path).stem
        own[path] = [caught("words", f"{shown(path)}, {line}") for line in foreign_words(path, world.texts[path])]
        others = [f"{shown(p)} has too" for p in homes[stem] if p != path]
        others += ["a library has that axioms or statements name"] if stem in libraries else []
        own[path] += [caught("look-alike", f"{shown(path)}: has the name that {other}") for other in others]
    found = {path: tuple(line for p in world.closure([path]) for line in own[p]) for path in own}
    return {path: lines for path, lines in found.items() if lines}


def _blanked(text: str) -> str:
    """Return a text whose comments and strings are blanks, each character in its place."""

    def blank(found: re.Match[str]) -> str:
        return re.sub(r"\S", " ", found[0])

    return _UNREAD.sub(blank, text)


def _begun(code: str, start: int, end: int) -> tuple[int, str]:
    """Return where a sentence begins, without what stands before its first word, and the sentence."""
    while True:
        start += len(code[start:end]) - len(code[start:end].lstrip())
        bullet = _BULLET.match(code[start:end])
        if not bullet or not bullet[0]:
            return start, code[start:end].rstrip()
        start += bullet.end()
