"""Mistakes as one writes them down: a theorem, and beneath it what is put into its claim, each with a name.

>>> from derive import BOOK, Sum, equivalent, mistakes, right
>>> from derive.chapters.softmax.theorems import g, i, j, p
>>> about_the_product = mistakes(
...     BOOK["softmax_vjp"],
...     right("diagonal only", g[j] * (p[j] * (1 - p[j])), "deeplearning4j/libnd4j#440"),
...     right("sign", -g[j]),
...     equivalent(right("gradient first", (g[j] - Sum(g[i] * p[i], i)) * p[j]), because="a product has no order"),
... )
>>> [(mutant.name, mutant.reported) for mutant in about_the_product.mutants]
[('diagonal only', 'deeplearning4j/libnd4j#440'), ('sign', '')]

What it returns are values, in no registry: a book is told which mistakes are its own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace

from ..kernel.terms import StatementError, Term
from ..language.entry import Entry
from ..language.families import conjuncts
from ..language.text.operators import lift
from ..language.words import meant

__all__ = [
    "Edit", "Equivalent", "Mistakes", "Mutant", "by_theorem", "claim", "equivalent", "exchanged", "left", "mistakes",
    "relation", "right", "rights",
]  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """A false statement in the place of a theorem.

    Attributes
    ----------
    name : str
        The mistake in a few words, unique within its theorem.
    claim : Term
        Has the same variables as the theorem, or fewer or more indices.
    reported : str
        Where the mistake was made: ``owner/repository#thread``, or ``seed:003#34``, a claim of a source note.
    """

    name: str
    claim: Term
    reported: str = ""


@dataclass(frozen=True)
class Equivalent:
    """Another form of a theorem, which looks wrong and is right.

    Attributes
    ----------
    name : str
    claim : Term
    reason : str
        Why it says the same.
    reported : str
        Where it was taken for a mistake.
    """

    name: str
    claim: Term
    reason: str
    reported: str = ""


@dataclass(frozen=True)
class Mistakes:
    """Hold the mistakes and equivalent forms of one theorem.

    Attributes
    ----------
    theorem : str
    mutants : tuple of Mutant
    equivalents : tuple of Equivalent
        Each in the order in which they were written.
    refuted : str
        The mutant that is refuted in Rocq, where it is not to be the first: Rocq has no enclosure of the error
        function, which may fall out of another one.
    unrefuted : str
        Why none is refuted in Rocq, to be read after "a statement".
    """

    theorem: str
    mutants: tuple[Mutant, ...]
    equivalents: tuple[Equivalent, ...]
    refuted: str = ""
    unrefuted: str = ""


@dataclass(frozen=True)
class Edit:
    """A change of a claim, not yet of a certain theorem.

    Attributes
    ----------
    name : str
    change : callable
        Returns the other claim for a claim.
    reported : str
    because : str
        Why nothing is wrong with it; empty for a mistake.
    """

    name: str
    change: Callable[[Term], Term]
    reported: str = ""
    because: str = ""


def mistakes(theorem: Entry, *edits: Edit, refuted: str = "", unrefuted: str = "") -> Mistakes:
    """Return the mistakes about a theorem, and its equivalent forms; without edits there are none.

    Parameters
    ----------
    theorem : Entry
    *edits : Edit
    refuted, unrefuted : str
        See `Mistakes`.

    Raises
    ------
    StatementError
        If two have one name or say the same, if one says what the theorem says, or does not fit its claim; if no mutant
        has the name of the one to refute.

    Examples
    --------
    >>> from derive import BOOK, mistakes, right
    >>> [mutant.name for mutant in mistakes(BOOK["softmax_sum_one"], right("zero", 0), right("two", 2)).mutants]
    ['zero', 'two']
    """
    names_of, names = {theorem.claim: "the theorem"}, set[str]()
    mutants, equivalents = list[Mutant](), list[Equivalent]()
    for edit in edits:
        place = f"{theorem.name}, mistake '{edit.name}'"
        try:
            claim = edit.change(theorem.claim)
        except StatementError as error:
            raise StatementError(f"{place}: {error}") from None
        if edit.name in names:
            raise StatementError(f"{place}: there are two of this name")
        if claim in names_of:
            raise StatementError(f"{place}: says the same as {names_of[claim]}")
        names.add(edit.name)
        names_of[claim] = f"'{edit.name}'"
        if edit.because:
            equivalents.append(Equivalent(edit.name, claim, edit.because, edit.reported))
        else:
            mutants.append(Mutant(edit.name, claim, edit.reported))
    if refuted and refuted not in {mutant.name for mutant in mutants}:
        raise StatementError(f"{theorem.name}: refuted={refuted!r}: the name of one of its mistakes was expected")
    return Mistakes(theorem.name, tuple(mutants), tuple(equivalents), refuted, unrefuted)


def by_theorem(written: Iterable[Mistakes], theorems: Collection[str]) -> dict[str, Mistakes]:
    """Return the mistakes by the names of their theorems, in the order in which they were written.

    Raises
    ------
    StatementError
        If there is no theorem of such a name, or the mistakes about one stand in two places.
    """
    collected: dict[str, Mistakes] = {}
    for group in written:
        if group.theorem not in theorems:
            raise StatementError(f"mistakes about {group.theorem}: no such theorem{meant(group.theorem, theorems)}")
        if group.theorem in collected:
            raise StatementError(f"mistakes about {group.theorem}: written in two places")
        collected[group.theorem] = group
    return collected


# ---- what is put into a claim --------------------------------------------------------------------------------------


def right(name: str, term: Term | int, reported: str = "", part: int | None = None) -> Edit:
    """Put another right side, or another derivative, into the claim or into one relation of a conjunction, from 0.

    Examples
    --------
    >>> from derive import BOOK, mistakes, right
    >>> mistakes(BOOK["softmax_sum_one"], right("doubled", 2)).mutants[0].claim
    Sum(softmax(x, i), i:n) = 2
    """
    return Edit(name, lambda c: _part(c, part, lambda r: Term(r.head, *r.args[:-1], lift(term))), reported)


def rights(name: str, *terms: Term | int, reported: str = "") -> Edit:
    """Other right sides of all relations of a conjunction, in their order."""

    def made(c: Term) -> Term:
        if len(conjuncts(c)) != len(terms):
            raise StatementError(f"{len(terms)} right sides for {len(conjuncts(c))} relations")
        for part, term in enumerate(terms):
            c = right(name, term, part=part).change(c)
        return c

    return Edit(name, made, reported)


def left(name: str, term: Term | int, reported: str = "", part: int | None = None) -> Edit:
    """Put another left side into the claim or into one relation of a conjunction, from 0.

    Examples
    --------
    >>> from derive import BOOK, left, mistakes
    >>> mistakes(BOOK["softmax_sum_one"], left("nothing is summed", 0)).mutants[0].claim
    0 = 1
    """
    return Edit(name, lambda c: _part(c, part, lambda r: Term(r.head, lift(term), *r.args[1:])), reported)


def relation(name: str, head: str, reported: str = "", part: int | None = None) -> Edit:
    """Another relation between the two sides, such as ``"lt"`` for ``"le"``."""
    return Edit(name, lambda c: _part(c, part, lambda r: Term(head, *r.args)), reported)


def exchanged(name: str, reported: str = "", part: int | None = None) -> Edit:
    """The two sides of an inequality, exchanged."""
    return Edit(name, lambda c: _part(c, part, lambda r: Term(r.head, *r.args[::-1])), reported)


def claim(name: str, formula: Term, reported: str = "") -> Edit:
    """Put another claim into the place of the theorem's.

    Examples
    --------
    >>> from derive import BOOK, Lt, claim, mistakes
    >>> mistakes(BOOK["softmax_sum_one"], claim("strictly ordered", Lt(1, 1))).mutants[0].claim
    1 < 1
    """
    return Edit(name, lambda _: formula, reported)


def equivalent(edit: Edit, because: str) -> Edit:
    """Mark a form that looks like a mistake and is none.

    Raises
    ------
    StatementError
        If no reason is given.

    Examples
    --------
    >>> from derive import BOOK, Eq, claim, equivalent, mistakes
    >>> turned = claim("sides exchanged", Eq(1, BOOK["softmax_sum_one"].claim.args[0]))
    >>> mistakes(BOOK["softmax_sum_one"], equivalent(turned, because="equality is symmetric")).equivalents[0].reason
    'equality is symmetric'
    """
    if not because:
        raise StatementError(f"equivalent form '{edit.name}': say why it is no mistake, because=...")
    return replace(edit, because=because)


def _part(c: Term, part: int | None, edit: Callable[[Term], Term]) -> Term:
    """Edit a claim, or one relation of a conjunction."""
    count = len(conjuncts(c))
    if part is None and count > 1:
        raise StatementError(f"the claim has {count} parts; say which one: part=0 to part={count - 1}")
    if part is not None and part not in range(count):
        raise StatementError(f"no part {part}: the claim has {count}, counted from 0")
    return _at(c, part or 0, edit)


def _at(c: Term, part: int, edit: Callable[[Term], Term]) -> Term:
    if c.head != "and":
        return edit(c)
    first, second = c.args
    rest = part - len(conjuncts(first))
    return Term("and", first, _at(second, rest, edit)) if rest >= 0 else Term("and", _at(first, part, edit), second)
