"""The guards of the questions to Rocq: each has a name and a sentence that says what it catches.

A verdict that is not "pass" ends with the name of the guard that spoke: ``... [axioms]``. ``docs/rocq_cheats.md`` shows
for each of them an attempt that it catches.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["GUARDS", "caught"]

GUARDS: Mapping[str, str] = MappingProxyType(
    {
        "words": "A file gives Rocq a command beyond those in which definitions, lemmas and proofs are written: one "
        "that gives text another meaning (a notation, a coercion, a section) or switches a check off.",
        "look-alike": "A file bears the name of another file, or of a library that statements or axioms name; or a "
        "file defines a word that is defined in what it requires, or in a library that statements name.",
        "compiler": "Rocq refuses a file, or a theorem is not there.",
        "axioms": "A theorem rests on something that is assumed and is not among the axioms that are allowed.",
        "stated": "A compiled theorem says something else than its statement as its entry, or its page, has it.",
        "read-back": "What a theorem is compared with says something else than its entry; what reads it does not "
        "share the code of what wrote it.",
        "constants": "A statement, or a definition below it, is made of something that is neither defined in the files "
        "nor a constant of the libraries that is listed.",
        "opaque": "A statement is made of something whose definition Rocq keeps hidden.",
        "elaborated": "A theorem, or a definition below it, is elaborated otherwise than it was recorded for the same "
        "statement; or nothing was recorded that it could be compared with, and so it does not pass.",
        "pages": "A page prints another statement than is committed: `derive build --check` names it, and so does the "
        "digest in `docs/theorems.json`.",
        "cache": "What was kept of an earlier run is not what its digest says: it is thrown away, and made anew.",
    }
)
"""The fault that each guard catches, by its name, in the order of the checks."""


def caught(guard: str, message: str) -> str:
    """Return a message that begins with the name of its guard.

    Raises
    ------
    KeyError
        If there is no such guard.

    Examples
    --------
    >>> caught("axioms", "build/rocq/Book/Softmax.v, softmax_pos: rests on Softmax.cheat")
    'build/rocq/Book/Softmax.v, softmax_pos: rests on Softmax.cheat [axioms]'
    """
    if guard not in GUARDS:
        raise KeyError(f"{guard!r} is none of the guards {', '.join(GUARDS)}")
    return f"{message} [{guard}]"
