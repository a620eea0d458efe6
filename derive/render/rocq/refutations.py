"""Wrong statements refuted in Rocq: for a mutant of each theorem, a theorem that it is false, at a point.

The claim of the mutant is computed at the point, until only elementary functions of numerals are left, and interval
arithmetic tells its sides apart. Of a derivative, and of an integral, there is one only: a wrong one would be equal to
the one proved.
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
from .layout import SCOPE, comment, file, module, wrapped
from .names import Names, identifier, variables
from .points import Disproof, disproved
from .statement import Lemma
from .text import Writer, variable_type

_IMPORTS = (
    "From Coq Require Import Reals Lra List Arith.\nFrom Derive Require Import Support ErrorFunction Pinned Refutation."
)
UNIQUE = {"deriv": "partial_unique", "integral": "integral_unique"}
"""Of these relations no other value than the one proved is true: the lemma of ``derive/rocq/Pinned.v`` that says so."""
FAMILIES = ("", "vector", "rows", "blocks")  # how Rocq reads the entries of a family, by the number of its indices


_MOMENTS = "of moments, which are not put to a law of Model.v yet"
_EQUAL = "that two sides differ, whose mutants are false where they are equal, which no enclosure shows"
NOT_REFUTED: Mapping[str, str] = {
    **dict.fromkeys(
        (
            "product_mean", "product_variance", "dot_product_mean_of_entries", "dot_product_mean",
            "dot_product_variance", "dot_product_variance_of_identical", "dot_product_variance_of_centered",
            "scaled_dot_product_variance", "dot_product_mean_of_correlated", "dot_product_fourth_moment",
            "dot_product_excess_kurtosis", "score_covariance", "score_squares_covariance",
            "score_row_variance_given_query", "dot_product_over_width_variance", "scaled_dot_product_mean",
            "scaled_dot_product_variance_of_identical", "scaled_dot_product_variance_of_multiples",
            "scaled_self_score_mean", "scaled_self_score_variance", "batchnorm_variance_expectation",
            "batchnorm_variance_unbiased",
        ),
        _MOMENTS,
    ),
    **dict.fromkeys(
        (
            "decay_closed_form", "decay_closed_form_imaginary", "decay_square",
        ),
        "whose value is an integral, which no tactic here encloses",
    ),
    **dict.fromkeys(("softmax_jacobian_ne_zero", "absolute_ne_of_neg"), _EQUAL),
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
    names = Names(["wrong", "at_point", *map(identifier, development.definitions)])
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
    for k in variables(*(f for s in both for f in (*s.given, s.claim))):
        lines.append(f"pose ({names.of(k)} := {_value(k, at)} : {variable_type(k, names)}).")
    for name, h in zip(statement.hypotheses(writer), entry.given, strict=True):
        lines.append(f"assert ({name} : {writer.term(h)}) by holds.")
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
    parts += [writer.names.of(k) for k in statement.variables]
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
    value = at.point.values[k.name]
    if k.kind == "perm":
        if value != (1, 0):
            raise RenderError(f"{k.name}: a permutation of two indices was expected")
        return "swap"
    if len(k.dims) >= len(FAMILIES):
        raise RenderError(f"{k.name}: a family with more than three indices")
    return f"({FAMILIES[len(k.dims)]} {_entries(value)})" if k.dims else _entries(value)


def _index(i: int) -> str:
    return "Fin.F1" if i == 0 else f"(Fin.FS {_index(i - 1)})"


def _entries(given: tuple[Any, ...] | Fraction) -> str:
    """Nested lists of numbers, as an argument."""
    if isinstance(given, tuple):
        return f"({' :: '.join([*map(_entries, given), 'nil'])})"
    if given.denominator != 1:
        return f"({given.numerator} / {given.denominator})"
    return str(given) if given >= 0 else f"({given})"
