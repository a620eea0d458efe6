"""Recognize a claim as a theorem of a book, up to the names of variables, of dimensions and of definitions.

>>> from derive import Dimension, Eq, Sum, define, exp, vector
>>> m = Dimension("m")
>>> a, b = m.indices("a b")
>>> z = vector("z", m)
>>> weight = define("weight", (z, a), exp(z[a]) / Sum(exp(z[b]), b))
>>> found = recognized(Eq(Sum(weight(z, a), a), 1))
>>> print(found)
softmax_sum_one (Softmax sums to one), with z for x, m for n
>>> found.theorem
|- Sum(weight(z, i), i:m) = 1
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, reduce
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from ..deciding.proving import Prover
from ..deciding.redefining import counterparts, redefined
from ..deciding.renaming import Renaming, renamed, skeleton, spelled_out
from ..deriving.engine import Engine
from ..deriving.equality import PLAIN, shown_equal
from ..kernel import rules as K
from ..kernel.rules import ZERO, ProofError, Theorem
from ..kernel.terms import DeriveError, Term
from ..kernel.work import limited
from ..language.answers import introduced
from ..language.entry import Entry
from ..language.families import definitions
from ..proving.prover import prove
from ..render.plain import paragraph

if TYPE_CHECKING:
    from ..books.book import Book

WORK = 1_000_000
"""Of the kernel, to show that two spellings are equal: about as many microseconds."""
_VALUED = {"eq": 1, "deriv": 2, "integral": 4}
"""Relations that give something a value, and where it stands: it may be spelled otherwise."""


@introduced
class Recognized(NamedTuple):
    """A theorem of a book that says what a claim says.

    Attributes
    ----------
    entry : Entry
    names : Renaming
        What the names of the theorem are in the claim.
    theorem : Theorem
        The claim, from what is given.
    """

    entry: Entry
    names: Renaming
    theorem: Theorem

    def sentence(self, title: str) -> str:
        """Return its name, the title as it is given, and the letters."""
        letters = self.names.differences()
        return f"{self.entry.name} ({title}){f', with {letters}' if letters else ''}"

    def __str__(self) -> str:
        return self.sentence(paragraph(self.entry.title))


def recognized(claim: Term, given: Iterable[Term] = (), book: Book | None = None) -> Recognized | None:
    """Return the theorem that a claim is; None if there is none.

    Parameters
    ----------
    claim : Term
    given : iterable of Term
        What is assumed.
    book : Book, optional
        Ours without it.
    """
    return next(candidates(claim, given, book), None)


def candidates(claim: Term, given: Iterable[Term] = (), book: Book | None = None) -> Iterator[Recognized]:
    """Yield theorems whose left side, function or whole claim is that of a claim, those that are it in full first."""
    if book is None:
        from ..chapters import BOOK as book
    matches = list[tuple[bool, Entry, Renaming]]()
    given = tuple(given)
    for entry in _named(book).get(skeleton(_subject(claim)), ()):
        full = renamed(entry.claim, claim)
        names = full or renamed(_subject(entry.claim), _subject(claim))
        if names is not None:
            matches.append((full is None, entry, _with_hypotheses(names, entry.given, given)))
    for _, entry, names in sorted(matches, key=lambda one: one[0]):
        try:
            with limited(WORK):
                theorem = _said(prove(entry), names, claim, given)
        except (DeriveError, RecursionError):
            continue
        yield Recognized(entry, names, theorem)


def _said(theorem: Theorem, names: Renaming, claim: Term, given: tuple[Term, ...]) -> Theorem:
    """Return a theorem as a claim says it: in its letters and words, under its hypotheses.

    Raises
    ------
    DeriveError
        If a hypothesis of the theorem does not follow from those of the claim, or a value is not shown to be equal.
    """
    words = counterparts(theorem.concl, claim)
    for h in sorted(theorem.hyps, key=repr):
        here = spelled_out(names.instance(K.assume(h)).concl)
        words = reduce(or_, (counterparts(h, g) for g in given if spelled_out(g) == here), words)
    theorem = names.instance(redefined(theorem, words))
    for h in sorted(theorem.hyps - set(given), key=repr):
        theorem = K.cut(Prover(given).proof(h), theorem)
    return _respelled(theorem, claim, Engine(given))


def _respelled(theorem: Theorem, claim: Term, engine: Engine) -> Theorem:
    """Return a theorem with each part of its conclusion replaced by what a claim writes.

    Raises
    ------
    ProofError
        If a part is not shown to be equal.
    """
    head = claim.head
    if theorem.concl == claim:
        return theorem
    if theorem.concl.head == head == "and":
        return K.both(*(_respelled(K.part(theorem, n), part, engine) for n, part in enumerate(claim.args)))
    if theorem.concl.head != head or head not in (*_VALUED, "lt", "le", "ne"):
        raise ProofError(f"{claim!r}: it is spelled otherwise")

    def same(s: Term, t: Term) -> Theorem:
        if s == t:
            return K.refl(s)
        inside = sorted(definitions(s, t), key=lambda d: d.name)
        return shown_equal(s, t, engine.scope, inside, (PLAIN, (*PLAIN, "exp", "log")))

    if head == "deriv":
        f, _, value = claim.args
        return K.deriv_eq(same(theorem.concl.args[0], f), theorem, same(theorem.concl.args[2], value))
    parts = [n for n, (s, t) in enumerate(zip(theorem.concl.args, claim.args, strict=True)) if s != t]
    holes = {n: engine.names.hole() for n in parts}
    context = Term(head, *(holes[n][0] if n in holes else t for n, t in enumerate(theorem.concl.args)))
    equations = [same(theorem.concl.args[n], claim.args[n]) for n in parts]
    return K.replace((theorem, *equations), context, *(holes[n][1] for n in parts))


def _with_hypotheses(names: Renaming, wanted: Iterable[Term], given: tuple[Term, ...]) -> Renaming:
    """Add what the variables are of which hypotheses speak and the claim does not."""
    for h in wanted:
        if not names.variables.keys() >= h.free:
            names = next((more for g in given if (more := renamed(h, g, names))), names)
    return names


def _subject(claim: Term) -> Term:
    """What a claim is about: of what gives a value all but the value."""
    if claim.head not in _VALUED:
        return claim
    place = _VALUED[claim.head]
    return Term(claim.head, *claim.args[:place], ZERO, *claim.args[place + 1 :])


@cache
def _named(book: Book) -> Mapping[object, tuple[Entry, ...]]:
    """The theorems of a book by the skeletons of what they are about."""
    entries: dict[object, list[Entry]] = {}
    for entry in book.entries.values():
        entries.setdefault(skeleton(_subject(entry.claim)), []).append(entry)
    return {k: tuple(v) for k, v in entries.items()}
