"""Wrong statements refuted in Rocq: for a mutant of each theorem, a theorem that it is false, at a point.

The claim of the mutant is computed at the point, until only elementary functions of numerals are left, and interval
arithmetic tells its sides apart. Random entries are dice, of which Rocq computes all throws. Of a derivative, and of
an integral, there is one only: a wrong one would be equal to the one proved.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from ...book import Book
from ...calc import Entry
from ...kernel.terms import Key, Term
from ...mutants import Mutant
from ..symbols import RenderError
from .book import Development
from .laws_of_dice import Dice
from .layout import SCOPE, comment, file, module, wrapped
from .names import OUTCOME, PROBABILITY, Names, identifier, variables
from .points import Disproof, disproved
from .statement import Lemma
from .text import Writer, variable_type

_IMPORTS = (
    "From Coq Require Import Reals Lra List Arith.\n"
    "From Derive Require Import Support ErrorFunction Model Pinned Refutation."
)
UNIQUE = {"deriv": "partial_unique", "integral": "integral_unique"}
"""Of these relations no other value than the one proved is true: the lemma of ``derive/rocq/Pinned.v`` that says so."""
NUMBERED = ("", "numbered ", "numbered2 ")  # and the numbers of the dice that random entries are
FAMILIES = ("", "vector", "rows", "blocks")  # how Rocq reads the entries of a family, by the number of its indices


_EQUAL = "that two sides differ, whose mutants are false where they are equal, which no enclosure shows"
NOT_REFUTED: Mapping[str, str] = {
    **dict.fromkeys(
        (
            "decay_closed_form", "decay_closed_form_imaginary", "decay_square",
        ),
        "whose value is an integral, which no tactic here encloses",
    ),
    **dict.fromkeys(("softmax_jacobian_ne_zero", "absolute_ne_of_neg"), _EQUAL),
    "score_squares_covariance": "of three random entries at least, and dice are put to two",
    "relative_encoding_planar": "of a sequence over all integers, which no list of numbers gives",
    "encoder_permutation_equivariant": "of two layers, whose sides are too long to compute, the definitions unfolded",
    "normalized_entry_bound": "with a root of a size, at which no rational point was found",
    **dict.fromkeys(
        ("gelu_derivative", "gelu_vjp"), "whose derivative contains the error function, of which Rocq has no enclosure"
    ),
}  # fmt: skip
"""Statements of ours of which no mutant is refuted, and why: a statement ..."""
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
        for mutant in sorted(book.mutants.get(entry.name, ()), key=lambda m: not m.reported):
            at = disproved(entry, mutant.claim)
            if at is not None:
                found[entry.name] = Refutation(entry, mutant, at)
                break
    return found


def refutation_files(development: Development) -> dict[str, str]:
    """The file of each chapter, and what all of them rest on, by the names of their modules."""
    found, files, names = refutations(development.book), {}, []
    chapters = list(map(module, development.contents))
    for number, own in enumerate(development.contents.values()):
        theorems = [written(found[e.name], development) for e in own if e.name in found]
        if theorems:
            name = f"Refutations{chapters[number]}"
            head = f"{_IMPORTS}\nFrom Book Require Import {' '.join(['Facts', *chapters[: number + 1]])}.\n{SCOPE}"
            files[name] = file([head, *theorems])
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
        f"Definition every_refutation := ({', '.join(names)}).",
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
    names = Names(["wrong", "at_point", "faces", "dies", *map(identifier, development.definitions)])
    writer = Writer(names, development.definitions)
    statement, right = Lemma(mutant.name, entry.given, mutant.claim), development.statements[entry.name]
    unique = UNIQUE.get(at.relation)
    both = (statement, right) if unique else (statement,)
    says = f"Theorem {entry.name}_refuted :\n  ~ ({statement.closed(writer)})."
    sizes = [d for d in at.point.sizes if any(d in s.sizes for s in both)]
    lines = ["intros wrong."]
    for d in sizes:
        n = at.point.sizes[d]
        lines.append(f"pose ({names.of(d)} := {n}%nat); pose ({names.of(f'{d}_pos')} := Nat.lt_0_succ {n - 1}).")
    dice = at.point.dice
    if dice is not None:
        lines += _thrown(dice, names)
    for k in variables(*(f for s in both for f in (*s.given, s.claim))):
        if k == OUTCOME:
            continue
        lines.append(f"pose ({names.of(k)} := {_value(k, at)} : {variable_type(k, names)}).")
    for name, h in zip(statement.hypotheses(writer), entry.given, strict=True):
        how = f"(apply ({_independence(h, dice)}); one_by_one)" if h.head == "independent" and dice else "holds"
        lines.append(f"assert ({name} : {writer.term(h)}) by {how}.")
    claim = _part(mutant.claim, at.part, _applied("wrong", statement, writer))
    if unique:
        claim = f"{unique} _ _ _ _ _ {claim} {_part(entry.claim, at.part, _applied(right.name, right, writer))}"
    lines += [f"pose proof {claim if claim[0] == '(' else f'({claim})'} as at_point.", "computed_in at_point."]
    end = {"le": "Rlt_not_le _ _ _ at_point", "lt": "Rle_not_lt _ _ _ at_point"}.get(
        at.relation, f"Rlt_not_eq _ _ _ {'at_point' if at.less else '(eq_sym at_point)'}"
    )
    lines.append(f"refine ({end}); enclosed.")
    text = "\n".join([says, "Proof.", *(f"  {line}" for line in lines), "Qed."])
    return f"{comment(f'{entry.title}, but: {mutant.name}')}\n" + "\n".join(wrapped(text))


def _applied(head: str, statement: Lemma, writer: Writer) -> str:
    """A statement at the variables that have values."""
    parts = [head]
    for d in statement.sizes:
        parts += [writer.names.of(d), writer.names.of(f"{d}_pos")]
    parts += [PROBABILITY] * statement.random + [writer.names.of(k) for k in statement.variables]
    return f"({' '.join([*parts, *statement.hypotheses(writer)])})"


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


def _value(k: Key, at: Disproof) -> str:
    """The value of a variable, as an argument."""
    if k.kind == "ix":
        return _index(at.indices[k.name])
    if k.random and at.point.dice is not None:
        entries = " ".join("abc"[: len(k.dims)])
        entry = f"number dies faces {_die(k.name, len(k.dims), at.point.dice, entries)}"
        return f"(fun {entries} => {entry})" if entries else f"({entry})"
    value = at.point.values[k.name]
    if k.kind == "perm":
        if value != (1, 0):
            raise RenderError(f"{k.name}: a permutation of two indices was expected")
        return "swap"
    if len(k.dims) >= len(FAMILIES):
        raise RenderError(f"{k.name}: a family with more than three indices")
    return f"({FAMILIES[len(k.dims)]} {_entries(value)})" if k.dims else _entries(value)


def _thrown(dice: Dice, names: Names) -> list[str]:
    """The dice, and what their faces show."""
    count = len(dice.faces)
    return [
        f"pose (dies := fun _ : Fin {count} => three_faced); pose ({PROBABILITY} := dice dies).",
        f"pose (faces := rows {_entries(dice.faces)} : Fin {count} -> Fin 3 -> R).",
    ]


def _die(name: str, indices: int, dice: Dice, entries: str = "") -> str:
    """The number of a die: of an entry, or of all entries of a family as a function.

    Raises
    ------
    RenderError
        If the family has more than two indices.
    """
    if indices >= len(NUMBERED):
        raise RenderError(f"{name}: random entries with more than two indices")
    text = f"{NUMBERED[indices]}{_numbers(dice.number[name])} {entries}".strip()
    return f"({text})" if indices else text


def _numbers(number: Any) -> str:
    return f"({' :: '.join([*map(_numbers, number), 'nil'])})" if isinstance(number, tuple) else _index(number)


def _independence(independent: Term, dice: Dice) -> str:
    """The lemma that entries are independent, as they are different dice."""
    own = []
    for name, dims in independent.args:
        die = _die(name, len(dims), dice)
        own.append((f"(numbered_single {die})", die, f"(numbered_matrix {die})")[len(dims)])
    text = own.pop()
    while own:
        text = f"(numbered_joint {own.pop()} {text})"
    return f"dice_independent dies faces {text}"


def _index(i: int) -> str:
    return "Fin.F1" if i == 0 else f"(Fin.FS {_index(i - 1)})"


def _entries(given: tuple[Any, ...] | Fraction) -> str:
    """Nested lists of numbers, as an argument."""
    if isinstance(given, tuple):
        return f"({' :: '.join([*map(_entries, given), 'nil'])})"
    if given.denominator != 1:
        return f"({given.numerator} / {given.denominator})"
    return str(given) if given >= 0 else f"({given})"
