"""Wrong statements refuted in Rocq: for a mutant of each theorem, a theorem that it is false, at a point.

The claim of the mutant is computed at the point, until only elementary functions of numerals are left, and interval
arithmetic tells its sides apart. Random entries are dice, of which Rocq computes all throws. Of a derivative, and of
an integral, there is one only: a wrong one would be equal to the one proved.

Of most theorems it is one mutant; beside it every one that decides a claim of a source, or that somebody made about a
moment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ..books.book import Book
from ..books.mistakes import Mistakes, Mutant
from ..claims import mistakes
from ..kernel.terms import Term
from ..language.entry import Entry
from ..language.families import conjuncts
from .axioms import together
from .book import Development
from .layout import SCOPE, comment, file, module, wrapped
from .names import Names, symbol, variables
from .placed import RESERVED, Placed, values
from .points import MOST, Disproof, disproved
from .statement import Lemma
from .text import Writer
from .witnesses import at_lemma, gone_to, witness_file

_IMPORTS = (
    "From Coq Require Import Reals Lra List Arith.\n"
    "From Derive Require Import Support ErrorFunction Model Pinned Points Refutation."
)
UNIQUE = {"deriv": "partial_unique", "integral": "integral_unique"}
"""Of these relations no other value than the one proved is true: the lemma of ``library/Pinned.v`` that says so."""
NOT_FOUND = "of which no mutant was found false at a point"
LEFT = "that was not found false at a point, of three dice at most"


class Refutation(NamedTuple):
    """Hold a mutant and the point at which it is false.

    Attributes
    ----------
    entry : Entry
    mutant : Mutant
    at : Disproof
    beside : bool
        Whether it is a further one of its theorem, with a separate name and point.
    """

    entry: Entry
    mutant: Mutant
    at: Disproof
    beside: bool = False

    @property
    def name(self) -> str:
        """The name of the theorem that it is false."""
        suffix = f"_{re.sub('[^a-z0-9]+', '_', self.mutant.name.lower()).strip('_')}" if self.beside else ""
        return f"{self.entry.name}_refuted{suffix}"


def refutations(book: Book) -> dict[str, tuple[Refutation, ...]]:
    """Mutants of each theorem and where they are false; one of those that somebody reported comes first.

    Beside it there are all `asked_for`; a theorem of which none is found is left out.
    """
    refuted = {}
    for entry in (e for e in book.entries.values() if not _about(e.name, book).unrefuted):
        about = _about(entry.name, book)
        mutants = sorted(about.mutants, key=lambda m: not m.reported)
        first = next(_refuted(entry, [m for m in mutants if m.name == (about.refuted or m.name)]), None)
        if first is not None:
            others = [m for m in mutants if m is not first.mutant and asked_for(entry, m)]
            beside = {r.mutant.name: r._replace(beside=True) for r in _refuted(entry, others)}
            refuted[entry.name] = (first, *beside.values())
    return refuted


def _about(name: str, book: Book) -> Mistakes:
    return book.mistakes.get(name, Mistakes(name, (), ()))


def asked_for(entry: Entry, mutant: Mutant) -> bool:
    """Tell whether a mutant decides a claim of a source, or is a reported mistake about a moment.

    Examples
    --------
    >>> from derive.chapters import BOOK
    >>> name = "dot_product_variance_of_centered"
    >>> [m.name for m in BOOK.mutants[name] if asked_for(BOOK.entries[name], m)]
    ['one variance lost', 'deviation one']
    """
    made = bool(mutant.reported) and any(k.random for k in variables(mutant.claim))
    return made or (entry.name, mutant.name) in mistakes()


def _refuted(entry: Entry, mutants: list[Mutant]) -> Iterator[Refutation]:
    """Yield refutations of mutants, with few dice first; mutants without a point are passed over."""
    left = list(mutants)
    for most in MOST:
        for mutant in list(left):
            at = disproved(entry, mutant.claim, most)
            if at is not None:
                left.remove(mutant)
                yield Refutation(entry, mutant, at)


def refutation_files(development: Development, refuted: Mapping[str, tuple[Refutation, ...]]) -> dict[str, str]:
    """Return the file of each chapter, and the file of their axioms, by the names of their modules.

    Parameters
    ----------
    development : Development
    refuted : mapping of name to tuple of Refutation
        By the name of a theorem. With hypotheses, they use the points of `witness_files`, or separate ones.
    """
    files, names = dict[str, str](), list[str]()
    chapters = list(map(module, development.contents))
    for number, (chapter, entries) in enumerate(development.contents.items()):
        chapter_refutations = [refutation for e in entries for refutation in refuted.get(e.name, ())]
        if chapter_refutations:
            name = f"Refutations{chapters[number]}"
            points = [witness_file(chapter)] if any(r.entry.given for r in chapter_refutations) else []
            needed = " ".join(["Facts", *chapters[: number + 1], *points])
            head = f"{_IMPORTS}\nFrom Book Require Import {needed}.\n{SCOPE}"
            files[name] = file(["\n".join(wrapped(head)), *(written(r, development) for r in chapter_refutations)])
            names += [f"@{name}.{r.name}" for r in chapter_refutations]
    if not names:
        return {}
    parts = (
        f"(* {_counted(development.book, refuted)} *)",
        f"From Book Require {' '.join(files)}.",
        together("every_refutation", names),
        "Print Assumptions every_refutation.",
    )
    return {**files, "RefutationAssumptions": file(["\n".join(wrapped(p)) for p in parts])}


def _counted(book: Book, refuted: Mapping[str, tuple[Refutation, ...]]) -> str:
    """Count the refuted theorems and the refuted mutants that are asked for, and list the others with the reason."""
    reasons: dict[str, list[str]] = {}
    for entry in book.entries:
        if entry not in refuted:
            reasons.setdefault(_about(entry, book).unrefuted or NOT_FOUND, []).append(entry)
    lines = [f"{len(refuted)} of {len(book.entries)} theorems have a mutant that is proved to be false."]
    lines += ["   The others are:"] * bool(reasons)
    lines += [f"   A statement {why}: {', '.join(names)}." for why, names in reasons.items()]
    asked = [(e.name, m.name) for e in book.entries.values() for m in book.mutants.get(e.name, ()) if asked_for(e, m)]
    done = {(name, r.mutant.name) for name, chosen in refuted.items() for r in chosen}
    left = [f"{name} ({mistake})" for name, mistake in asked if (name, mistake) not in done]
    lines.append(
        f"   Of {len(asked)} mutants that decide a claim of a source, or that somebody made about a moment,"
        f" {len(asked) - len(left)} are."
    )
    lines += [f"   One {LEFT}: {', '.join(left)}."] * bool(left)
    return "\n".join(lines)


def written(refutation: Refutation, development: Development) -> str:
    """Return the theorem that a mutant is false.

    Raises
    ------
    RenderError
        If the mutant or the point cannot be written.
    """
    entry, mutant, at, beside = refutation
    names = Names(["wrong", "at_point", *RESERVED, *map(symbol, development.definitions)])
    writer = Writer(names, development.definitions)
    statement, right = Lemma(mutant.name, entry.given, mutant.claim), development.statements[entry.name]
    unique = UNIQUE.get(at.relation)
    both = (statement, right) if unique else (statement,)
    says = f"Theorem {refutation.name} :\n  ~ ({statement.closed(writer)})."
    lines = ["intros wrong."]
    keys = variables(*(f for s in both for f in (*s.given, s.claim)))
    there = list[Placed]()
    if entry.given:
        there = values(at.point, right.sizes, right.variables, names)
        lines.append(gone_to(right._replace(name=refutation.name if beside else entry.name), there, writer))
    sizes = [d for d in at.point.sizes if any(d in s.sizes for s in both)]
    lines += [f"{placed.posed()}." for placed in values(at.point, sizes, keys, names) if placed not in there]
    claim = _part(mutant.claim, at.part, _applied("wrong", statement, writer))
    if unique:
        claim = f"{unique} _ _ _ _ _ {claim} {_part(entry.claim, at.part, _applied(right.name, right, writer))}"
    lines += [f"pose proof {claim if claim[0] == '(' else f'({claim})'} as at_point.", "computed_in at_point."]
    lines.append(_end(at))
    text = "\n".join([says, "Proof.", *(f"  {line}" for line in lines), "Qed."])
    lemma = f"{at_lemma(refutation.name, entry, at.point, development)}\n\n" if beside and entry.given else ""
    return f"{comment(f'{entry.title}, but: {mutant.name}')}\n{lemma}" + "\n".join(wrapped(text))


def _end(at: Disproof) -> str:
    """The sentence that contradicts what the wrong statement says at the point."""
    match at.relation:
        case "ne":
            return "apply at_point; equal."
        case "le":
            proof = "Rlt_not_le _ _ _ at_point"
        case "lt":
            proof = "Rle_not_lt _ _ _ at_point"
        case _:
            proof = f"Rlt_not_eq _ _ _ {'at_point' if at.less else '(eq_sym at_point)'}"
    return f"refine ({proof}); enclosed."


def _applied(head: str, statement: Lemma, writer: Writer) -> str:
    """A statement at the variables that have values."""
    return f"({' '.join([head, *statement.arguments(writer.names), *statement.hypotheses(writer)])})"


def _part(claim: Term, number: int, proof: str) -> str:
    """The proof of one relation of a conjunction, counted from the left."""
    while claim.head == "and":
        left = len(conjuncts(claim.args[0]))
        first = number < left
        proof = f"(proj{1 if first else 2} {proof})"
        claim, number = claim.args[0 if first else 1], number - (0 if first else left)
    return proof
