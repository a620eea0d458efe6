"""Wrong statements refuted in Rocq: for a mutant of each theorem, a theorem that it is false, at a point.

The claim of the mutant is computed at the point, until only elementary functions of numerals are left, and interval
arithmetic tells its sides apart. Random entries are dice, of which Rocq computes all throws. Of a derivative, and of
an integral, there is one only: a wrong one would be equal to the one proved.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import NamedTuple

from ...book import Book
from ...calc import Entry
from ...kernel.terms import Term
from ...mutants import Mutant
from .axioms import together
from .book import Development
from .laws_of_dice import MOST
from .layout import SCOPE, comment, file, module, wrapped
from .names import Names, identifier, variables
from .placed import RESERVED, Placed, values
from .points import Disproof, disproved
from .statement import Lemma
from .text import Writer
from .witnesses import gone_to, witness_file

_IMPORTS = (
    "From Coq Require Import Reals Lra List Arith.\n"
    "From Derive Require Import Support ErrorFunction Model Pinned Points Refutation."
)
UNIQUE = {"deriv": "partial_unique", "integral": "integral_unique"}
"""Of these relations no other value than the one proved is true: the lemma of ``derive/rocq/Pinned.v`` that says so."""
NOT_REFUTED: Mapping[str, str] = {
    **dict.fromkeys(
        ("decay_closed_form", "decay_closed_form_imaginary", "decay_square"),
        "whose value is an integral, which no tactic here encloses",
    ),
    "encoder_permutation_equivariant": "of two layers, whose sides are too long to compute, the definitions unfolded",
}
"""Statements of ours of which no mutant is refuted, and why: a statement ..."""
CHOSEN: Mapping[str, str] = {
    "gelu_derivative": "sign",
    "gelu_vjp": "sign of the second term",
    "geglu_vjp": "sign of the second term",
}
"""Mutants refuted in place of the first one: Rocq has no enclosure of the error function, and here it falls out."""
NOT_FOUND = "of which no mutant was found false at a point"


class Refutation(NamedTuple):
    """A mutant, and where it is false."""

    entry: Entry
    mutant: Mutant
    at: Disproof


def refutations(book: Book) -> dict[str, Refutation]:
    """One mutant of each theorem and where it is false; those that somebody reported come first."""
    found = {}
    for entry in (e for e in book.entries.values() if e.name not in NOT_REFUTED):
        own = [m for m in book.mutants.get(entry.name, ()) if m.name == CHOSEN.get(entry.name, m.name)]
        for most, mutant in product(MOST, sorted(own, key=lambda m: not m.reported)):
            at = disproved(entry, mutant.claim, most)
            if at is not None:
                found[entry.name] = Refutation(entry, mutant, at)
                break
    return found


def refutation_files(development: Development, found: Mapping[str, Refutation]) -> dict[str, str]:
    """The file of each chapter, and what all of them rest on, by the names of their modules.

    Parameters
    ----------
    development : Development
    found : mapping of name to Refutation
        Those whose statements have hypotheses go on from the points of `witness_files`.
    """
    files, names = dict[str, str](), list[str]()
    chapters = list(map(module, development.contents))
    for number, (chapter, own) in enumerate(development.contents.items()):
        theorems = [written(found[e.name], development) for e in own if e.name in found]
        if theorems:
            name = f"Refutations{chapters[number]}"
            points = [witness_file(chapter)] if any(e.given for e in own if e.name in found) else []
            needed = " ".join(["Facts", *chapters[: number + 1], *points])
            head = f"{_IMPORTS}\nFrom Book Require Import {needed}.\n{SCOPE}"
            files[name] = file(["\n".join(wrapped(head)), *theorems])
            names += [f"@{name}.{e.name}_refuted" for e in own if e.name in found]
    if not names:
        return {}
    reasons: dict[str, list[str]] = {}
    for entry in development.book.entries:
        if entry not in found:
            reasons.setdefault(NOT_REFUTED.get(entry, NOT_FOUND), []).append(entry)
    without = [f"   A statement {why}: {', '.join(own)}." for why, own in reasons.items()]
    count = f"(* {len(names)} of {len(development.book.entries)} theorems have a mutant that is proved to be false."
    parts = (
        "\n".join([count, *(["   The others are:", *without] if without else [])]) + " *)",
        f"From Book Require {' '.join(files)}.",
        together("every_refutation", names),
        "Print Assumptions every_refutation.",
    )
    return {**files, "RefutationAssumptions": file(["\n".join(wrapped(p)) for p in parts])}


def written(refutation: Refutation, development: Development) -> str:
    """The theorem that a mutant is false.

    Raises
    ------
    RenderError
        If the mutant or the point cannot be written.
    """
    entry, mutant, at = refutation
    names = Names(["wrong", "at_point", *RESERVED, *map(identifier, development.definitions)])
    writer = Writer(names, development.definitions)
    statement, right = Lemma(mutant.name, entry.given, mutant.claim), development.statements[entry.name]
    unique = UNIQUE.get(at.relation)
    both = (statement, right) if unique else (statement,)
    says = f"Theorem {entry.name}_refuted :\n  ~ ({statement.closed(writer)})."
    lines = ["intros wrong."]
    keys = variables(*(f for s in both for f in (*s.given, s.claim)))
    there = list[Placed]()
    if entry.given:
        there = values(at.point, right.sizes, right.variables, names)
        lines.append(gone_to(right, there, writer))
    sizes = [d for d in at.point.sizes if any(d in s.sizes for s in both)]
    lines += [f"{own.posed()}." for own in values(at.point, sizes, keys, names) if own not in there]
    claim = _part(mutant.claim, at.part, _applied("wrong", statement, writer))
    if unique:
        claim = f"{unique} _ _ _ _ _ {claim} {_part(entry.claim, at.part, _applied(right.name, right, writer))}"
    lines += [f"pose proof {claim if claim[0] == '(' else f'({claim})'} as at_point.", "computed_in at_point."]
    lines.append(_end(at))
    text = "\n".join([says, "Proof.", *(f"  {line}" for line in lines), "Qed."])
    return f"{comment(f'{entry.title}, but: {mutant.name}')}\n" + "\n".join(wrapped(text))


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
        left = _relations(claim.args[0])
        first = number < left
        proof = f"(proj{1 if first else 2} {proof})"
        claim, number = claim.args[0 if first else 1], number - (0 if first else left)
    return proof


def _relations(claim: Term) -> int:
    return sum(map(_relations, claim.args)) if claim.head == "and" else 1
