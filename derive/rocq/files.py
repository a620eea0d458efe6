"""The files of a book for Rocq: facts, chapters, layers as maps, witnesses, what all of it rests on, refutations."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

from ..books.book import Book
from ..kernel.facts import FACTS
from ..kernel.rules import Theorem
from . import facts
from .book import Development
from .layout import IMPORTS, SCOPE, file, module, wrapped
from .refutations import refutation_files, refutations
from .total import total_files, total_theorems
from .witnesses import witness_files, witness_lemmas, witnessed

FOLDER = "rocq"
LISTS = ("Assumptions", "RefutationAssumptions")
"""Files that prove nothing: they name what the others prove, and ask on which axioms it rests."""
_RECORD = "# Written by `derive build`: SHA-256 of each part of the files that `derive build --rocq DIR` writes\n"
_NAMED = re.compile(r"^(?:Definition|Fixpoint|Lemma|Theorem) (\w+)", re.MULTILINE)


def rocq_files(book: Book, proved: Mapping[str, Theorem], by_hand: Mapping[str, str]) -> dict[str, str]:
    """Return every file by its path in ``rocq/``.

    Parameters
    ----------
    book : Book
    proved : mapping of name to Theorem
        The theorem of every entry, and of those that it cites.
    by_hand : mapping of name to text
        The `library`, whose theorems are asked for their assumptions too.
    """
    return development_files(Development(book, proved), by_hand)


def development_files(development: Development, by_hand: Mapping[str, str]) -> dict[str, str]:
    """Return every file of a book by its path; see `rocq_files`."""
    files = {"Facts": facts_file()}
    for chapter in development.contents:
        files[module(chapter)] = development.chapter(chapter)
    files |= total_files(development)
    false = refutations(development.book)
    lemmas = witnessed(development, {name: first.at.point for name, (first, *_) in false.items()})
    files |= witness_files(development, lemmas)
    beside = {name: stands for name, (stands, _) in total_theorems(development).items()}
    files["Assumptions"] = development.assumptions(by_hand, beside | witness_lemmas(development, lemmas))
    files |= refutation_files(development, false)
    return {f"{FOLDER}/{name}.v": text for name, text in files.items()}


def digests(files: Mapping[str, str]) -> str:
    r"""Return a record of files for Rocq: a line for each definition and theorem in them, with the digest of its text.

    The lines are sorted, and depend on no order of theorems, so that another theorem adds lines and changes none. The
    head of a file, up to its first name, has a line too; `LISTS` have none.

    Parameters
    ----------
    files : mapping of path to text
        As `rocq_files` returns them.

    Examples
    --------
    >>> print(digests({"rocq/One.v": "(* Head. *)\n\nDefinition two : nat := 2.\n"}), end="")  # doctest: +ELLIPSIS
    # Written by `derive build`: ...
    15c8de...  One.v
    18636c...  One.v two
    """
    parts = defaultdict[str, list[str]](list)
    for path, text in files.items():
        if Path(path).stem not in LISTS:
            for part in text.rstrip("\n").split("\n\n"):
                name = _NAMED.search(part)
                parts[f"{Path(path).name} {name[1]}" if name else Path(path).name].append(part)
    texts = {name: "\n\n".join(several) for name, several in sorted(parts.items())}
    lines = [f"{sha256(text.encode()).hexdigest()}  {name}\n" for name, text in texts.items()]
    return "".join([_RECORD, *lines])


def facts_file() -> str:
    """Return the laws of numbers that the kernel knows, each proved."""
    return file([f"{IMPORTS}\n{SCOPE}", *("\n".join(wrapped(facts.lemma(f))) for f in FACTS)])


def project(by_hand: Iterable[str], files: Iterable[str]) -> str:
    """Return the list for ``coq_makefile``: files of ``derive/rocq/library/`` in ``Derive/``, these in ``Book/``."""
    flags = ("-Q Derive Derive", "-Q Book Book", "-docroot Book")
    paths = [*(f"Derive/{name}.v" for name in by_hand), *(f"Book/{name}.v" for name in files)]
    return "\n".join([*flags, *paths]) + "\n"
