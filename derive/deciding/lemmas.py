"""Theorems of a book as lemmas: those that speak of nothing but the words of a claim, said in these words.

A word is known by its body, whatever it and its parameters are called. An index says which theorems need which words,
so that none is tried for a claim that lacks one of them; a proof is replayed when its theorem is used.

>>> from derive import Dimension, Le, Sum, define, exp, vector
>>> from derive.chapters import BOOK
>>> m = Dimension("m")
>>> a, b = m.indices("a b")
>>> z = vector("z", m)
>>> total = define("total", (z,), Sum(exp(z[b]), b))
>>> weight = define("weight", (z, a), exp(z[a]) / total(z))
>>> proof_by_lemmas(Prover(()), Le(weight(z, a), 1), BOOK)
|- weight(z, a) <= 1
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from itertools import islice, product
from typing import TYPE_CHECKING, NamedTuple

from ..deriving.shapes import length
from ..kernel import rules as K
from ..kernel.rules import ProofError, Theorem
from ..kernel.terms import Definition, DeriveError, Dim, Term, subterms
from ..language.entry import Entry
from ..language.families import definitions
from ..language.text.declarations import context_of
from ..proving.matching import Known, lemma
from ..proving.prover import prove
from .proving import Prover
from .redefining import redefined, renamed_as, shape
from .renaming import sized

if TYPE_CHECKING:
    from ..books.book import Book

__all__ = ["proof_by_lemmas"]

MOST_READINGS, MOST_INSTANCES = 8, 6
"""Of one theorem: ways to take its words and sizes for those of a claim, and instances that are used."""
WAYS, WORK = 24, 1_000_000
"""In which a proof is tried with lemmas, and the work of each."""
RELATIONS = ("lt", "le", "ne")


class Spoken(NamedTuple):
    """A theorem of a book, and how it is said in the words of a claim.

    Attributes
    ----------
    entry : Entry
    words : mapping of Definition to Definition
    sizes : mapping of str to Dim
    """

    entry: Entry
    words: Mapping[Definition, Definition]
    sizes: Mapping[str, Dim]

    def statement(self) -> Known:
        """Return what it says, assumed: to see where it would apply before its proof is replayed."""
        return lemma(self._said(K.assume(self.entry.claim)))

    def lemma(self, book: Book) -> Known:
        """Return it, proved."""
        return lemma(self._said(_proved(book, self.entry.name)))

    def _said(self, theorem: Theorem) -> Theorem:
        moved = {d: e for d, e in self.sizes.items() if d != e}
        theorem = redefined(theorem, self.words) if self.words else theorem
        return K.resize_dimensions(theorem, *moved.items()) if moved else theorem


def spoken(claim: Term, given: Iterable[Term], book: Book) -> Iterator[Spoken]:
    """Yield the theorems whose words are all among those of a claim, in the order of the book."""
    by_shape: dict[object, list[Definition]] = {}
    for d in sorted(definitions(claim, *given), key=lambda d: d.name):
        by_shape.setdefault(shape(d), []).append(d)
    shapes, dims = frozenset(by_shape), tuple(context_of(claim, *given).sizes)
    fitting = [one for words, entries in _index(book).items() if words <= shapes for one in entries]
    for _, entry in sorted(fitting, key=lambda one: one[0]):
        yield from islice(_readings(entry, by_shape, dims), MOST_READINGS)


def proof_by_lemmas(prover: Prover, claim: Term, book: Book) -> Theorem:
    """Return a theorem that says a claim: an instance of one of the book, or what the search finds with some of them.

    Parameters
    ----------
    prover : Prover
        The hypotheses, what is known, and the clock.
    claim : Term
    book : Book

    Raises
    ------
    DeriveError
        If no lemma helps.
    """
    facts = list[Known]()
    for one in spoken(claim, prover.given, book):
        if prover.clock.out():
            break
        stated = one.statement()
        concl = stated.theorem.concl
        if stated.instance(claim) and (theorem := one.lemma(book).instance(claim)):
            with suppress(DeriveError, RecursionError):
                return _discharged(theorem, prover)
        if concl.head in RELATIONS or (stated.rewrites and length(concl.args[1]) < length(concl.args[0])):
            fact = one.lemma(book)
            facts += [Known(th) for th in _instances(claim, fact, prover)]
            facts += [] if fact.theorem.hyps else [fact]
    if not facts:
        raise ProofError("no theorem of the book speaks of nothing but these words")
    more = Prover(prover.given, WAYS, WORK, (*prover.facts, *facts), prover.clock)
    return _discharged(more.proof(claim), prover)


def _discharged(theorem: Theorem, prover: Prover) -> Theorem:
    """Return a theorem without hypotheses that follow from those of a claim."""
    for h in sorted(theorem.hyps - set(prover.given), key=repr):
        theorem = K.cut(Prover(prover.given, WAYS, WORK, prover.facts, prover.clock).proof(h), theorem)
    return theorem


def _instances(claim: Term, fact: Known, prover: Prover) -> Iterator[Theorem]:
    """Yield what a lemma says of the terms of a claim: one of its own terms, with all its variables, is one of them."""
    wanted = fact.theorem.concl.free & fact.variables
    pattern = next((s for s in _terms(fact.theorem.concl) if wanted <= s.free), None)
    if pattern is None:
        return
    instances = (fact.instance_at(pattern, t) for t in dict.fromkeys(_terms(claim)) if t.head == pattern.head)
    for theorem in islice(filter(None, instances), MOST_INSTANCES):
        with suppress(DeriveError, RecursionError):
            yield _discharged(theorem, prover)


def _terms(formula: Term) -> Iterator[Term]:
    return (s for s in subterms(formula) if s.head in ("sum", "def") and not s.loose)


@cache
def _proved(book: Book, name: str) -> Theorem:
    """A theorem of a book, proved with those that it cites when it is first asked for."""
    return prove(book.entries[name])


@cache
def _index(book: Book) -> Mapping[frozenset[object], tuple[tuple[int, Entry], ...]]:
    """The theorems of a book, and their places in it, by the words that they need: at least one."""
    places: dict[frozenset[object], list[tuple[int, Entry]]] = {}
    for place, entry in enumerate(book.entries.values()):
        if words := frozenset(map(shape, definitions(entry.claim, *entry.given))):
            places.setdefault(words, []).append((place, entry))
    return {words: tuple(entries) for words, entries in places.items()}


def _readings(entry: Entry, by_shape: Mapping[object, list[Definition]], dims: tuple[str, ...]) -> Iterator[Spoken]:
    """Yield ways to take the words and sizes of a theorem for those of a claim."""
    stated = (entry.claim, *entry.given)
    used = dict.fromkeys(s.args[0] for f in stated for s in subterms(f) if s.head == "def")
    for chosen in product(*(by_shape[shape(d)] for d in used)):
        words: dict[Definition, Definition] = {}
        sizes: dict[str, Dim] = {}
        named = (renamed_as(d, e, words).name == e.name for d, e in zip(used, chosen, strict=True))
        if not all(named) or not all(_aligned(d, e, sizes) for d, e in zip(used, chosen, strict=True)):
            continue
        rest = [d for d in context_of(*stated).sizes if d not in sizes]
        for values in product(dims, repeat=len(rest)):
            changed = {d: e for d, e in words.items() if d != e}
            yield Spoken(entry, changed, {**sizes, **dict(zip(rest, values, strict=True))})


def _aligned(d: Definition, e: Definition, sizes: dict[str, Dim]) -> bool:
    """Whether the parameters of two definitions have the same dimensions, up to their names."""
    pairs = [pair for p, q in zip(d.params, e.params, strict=True) for pair in zip(p.dims, q.dims, strict=True)]
    return all(sized(a, b, sizes) for a, b in pairs)
