"""Every theorem of the book and every wrong statement of it, decided: ``python -m tests.derive.deciding.sweep``.

A theorem is never refuted, and a wrong statement is never proved, whether or not it is refuted, with all theorems as
lemmas; how many are refuted is
counted. Names of theorems may follow, and ``--every N`` takes every N-th.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from time import process_time
from typing import NamedTuple

from derive import ProofError, StatementError
from derive.books.book import Book
from derive.chapters import BOOK
from derive.deciding.counterexamples import Search
from derive.deciding.lemmas import proof_by_lemmas
from derive.deciding.proving import Prover
from derive.kernel.terms import Term
from derive.language.entry import Entry
from derive.prelude import interface
from derive.values.numbers import UndefinedError

POINTS, WAYS, WORK = 60, 3, 400_000


class Outcome(NamedTuple):
    """What became of a statement.

    Attributes
    ----------
    name : str
        Of the theorem, and of its mutant after a colon.
    true : bool
    verdict : str
    proved : bool
        A wrong statement is tried to be proved even where it is refuted.
    seconds : float
    """

    name: str
    true: bool
    verdict: str
    proved: bool
    seconds: float

    @property
    def wrong(self) -> bool:
        """Whether it is decided against the truth."""
        return self.verdict == "refuted" if self.true else self.proved


def refuted(entry: Entry, claim: Term) -> bool:
    """Whether a claim is refuted under the hypotheses of a theorem, where its terms have values."""
    with suppress(UndefinedError):  # families over all integers
        return Search(claim, (*entry.given, *entry.where)).among(POINTS) is not None
    return False


def proved(entry: Entry, claim: Term, book: Book | None = None) -> bool:
    """Whether a claim is proved, from scratch or with the theorems of a book as lemmas."""
    given = (*entry.given, *entry.where)
    prover = Prover(given, WAYS, WORK, interface(claim, *given))
    for way in (prover.proof, *([] if book is None else [partial(proof_by_lemmas, prover, book=book)])):
        with suppress(ProofError, StatementError, RecursionError):
            way(claim)
            return True
    return False


def outcomes(names: Iterable[str]) -> Iterator[Outcome]:
    """Decide theorems and their mutants."""
    for name in names:
        entry = BOOK.entries[name]
        for label, claim, true in (
            (name, entry.claim, True),
            *((f"{name}: {m.name}", m.claim, False) for m in BOOK.mutants.get(name, ())),
        ):
            begun = process_time()
            shown, false = proved(entry, claim, None if true else BOOK), refuted(entry, claim)
            verdict = "refuted" if false else "proved" if shown else "unknown"
            yield Outcome(label, true, verdict, shown, process_time() - begun)


def main() -> None:
    """Print what was decided against the truth, what stays open, and the counts."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--every", type=int, default=1)
    asked = parser.parse_args()
    found = list[Outcome]()
    for one in outcomes((asked.names or sorted(BOOK.entries))[:: asked.every]):
        found.append(one)
        if one.wrong or (not one.true and one.verdict == "unknown"):
            sys.stdout.write(f"{'WRONG' if one.wrong else 'open'}  {one.name}\n")
            sys.stdout.flush()
    for true, what in ((True, "theorems"), (False, "wrong statements")):
        own = [o for o in found if o.true is true]
        counted = ", ".join(f"{n} {verdict}" for verdict, n in sorted(Counter(o.verdict for o in own).items()))
        sys.stdout.write(f"{len(own)} {what}: {counted}; against the truth: {sum(o.wrong for o in own)}\n")
    sys.stdout.write(f"{sum(o.seconds for o in found):.0f} s of processor\n")


if __name__ == "__main__":
    main()
