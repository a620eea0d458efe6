"""A claim of one's own that is false, for Rocq: a theorem that says so, at the point of its counterexample."""

from __future__ import annotations

from ..books.book import Book
from ..books.chapter import Chapter
from ..books.mistakes import Mutant
from ..deciding.counterexamples import Counterexample
from ..deciding.renaming import spelled_out
from ..kernel.rules import Theorem
from ..kernel.terms import Term, subterms
from ..language.entry import Calc, Entry
from ..language.families import conjuncts
from ..language.symbols import RenderError
from .book import Development, definition, definitions_in
from .derived import folder
from .layout import IMPORTS, SCOPE, file, module
from .points import MOST, Disproof, disproved
from .refutations import Refutation, written
from .witnesses import witness

__all__ = ["refuted_files", "rocq_refuted"]

MARK = "(* Written by `derive`: change the claim, not this file. *)"
NAME = "claim"
CLEAR = 1e-9
"""Sides that are closer, in relation to the larger one, are not enclosed apart by the tactic of the library."""
_IMPORTS = "From Coq Require Import Arith.\nFrom Derive Require Import Model Pinned Points Refutation."
ENCLOSED = ("exp", "log", "sqrt", "sin", "cos")
_RELATIONS = ("eq", "ne", "lt", "le", "deriv")


def rocq_refuted(claim: Term, given: tuple[Term, ...], example: Counterexample, premise: Theorem) -> str:
    """Return a file with the definitions and the theorem that the claim, under its hypotheses, is false.

    Parameters
    ----------
    claim : Term
    given : tuple of Term
    example : Counterexample
    premise : Theorem
        Of a derivative the true one, from which a wrong one differs; of another claim one that only states it.

    Raises
    ------
    RenderError
        If the point, or what the claim says there, has no form that Rocq's tactics compute.
    """
    close = _close(example)
    if close and any(s.head in ("fn", "pi") for s in subterms(spelled_out(example.relation))):
        raise RenderError("its sides are too close for the enclosures of Rocq's library")
    entry = Entry(NAME, "The claim", premise.concl, Calc(()), given)
    made = Development(Book([Chapter(NAME, [entry])]), {NAME: premise})
    at = _disproof(entry, claim, example)
    made.definitions |= {d.name: d for d in definitions_in([claim]) if d.name not in made.definitions}
    parts = [f"{IMPORTS}\n{_IMPORTS}\nFrom Book Require Import Facts.\n{SCOPE}"]
    parts += [definition(d, made.definitions) for d in made.definitions.values()]
    if at.relation == "deriv":
        parts.append(made.theorem(NAME))
    if given:
        parts.append(witness(entry, at.point, made))
    parts.append(written(Refutation(entry, Mutant("it is false", claim), at), made))
    text = file(parts, MARK).replace(f"{module(NAME)}.{NAME}", NAME)
    if close:  # rational sides are compared as they are
        text = text.replace("enclosed.", "lra.")
    return f"{text}\nPrint Assumptions {NAME}_refuted.\n"


def refuted_files(claim: Term, given: tuple[Term, ...], example: Counterexample, premise: Theorem) -> dict[str, str]:
    """Return that file and all that it requires, by their paths in a folder for ``coq_makefile``."""
    return folder({"Refuted": rocq_refuted(claim, given, example, premise)})


def _disproof(entry: Entry, claim: Term, example: Counterexample) -> Disproof:
    relation = example.relation
    if relation.head not in _RELATIONS or any(s.head == "forall" for s in subterms(claim)):
        raise RenderError(f"{relation.head if relation.head not in _RELATIONS else 'forall'}: not refuted in Rocq")
    other = [s.args[0] for s in subterms(spelled_out(relation)) if s.head == "fn" and s.args[0] not in ENCLOSED]
    if other:
        raise RenderError(f"{other[0]}: Rocq has no enclosure of it here")
    if example.point.law is not None:
        for most in MOST:
            if (at := disproved(entry, claim, most)) is not None:
                return at
        raise RenderError("no dice of Rocq's library refute it")
    less = example.sides.left.sign_to(example.sides.right) == -1
    part = conjuncts(claim).index(relation)
    # of a derivative both sides are values: the claimed one, and the true one
    return Disproof(example.point, part, relation.head, not less if relation.head == "deriv" else less)


def _close(example: Counterexample) -> bool:
    """Tell whether both sides are nearer to each other than the tactic of the library can separate."""
    left, right = float(example.sides.left), float(example.sides.right)
    return abs(left - right) < CLEAR * max(abs(left), abs(right))
