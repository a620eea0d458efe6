"""Attempts to have Rocq accept something else than what a page says: small developments, and the guards they meet.

Each is data: the files that differ from an honest development, and which guards have to speak. `attempts` runs them,
and ``docs/rocq_cheats.md`` is written from what was said.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

HONEST: Mapping[str, str] = MappingProxyType(
    {
        "Derive/Support.v": """Definition twice (n : nat) : nat := n + n.
Definition between (a n b : nat) : Prop := a <= n /\\ n <= b.
Lemma le_more (n m : nat) : n <= n + m.
Proof. induction n as [|n IH]; simpl; [apply le_0_n|apply le_n_S, IH]. Qed.
""",
        "Derive/Analysis.v": """From Derive Require Import Support.
Theorem ample (n : nat)
    (given : 1 <= n) :
  n <= twice n.
Proof. apply le_more. Qed.
Theorem held (n : nat) :
  between n n (S n).
Proof. split; [apply le_n|apply le_S, le_n]. Qed.
""",
        "Book/Page.v": """From Derive Require Import Support.
Theorem page (n : nat) :
  twice n = n + n.
Proof. exact eq_refl. Qed.
""",
    }
)
"""Definitions, two theorems by hand, and one as the writer of the book writes them."""
ALLOWED = ("Classical_Prop.classic",)
SUPPORT, ANALYSIS, PAGE = HONEST


class Cheat(NamedTuple):
    """An attempt.

    Attributes
    ----------
    name : str
    does : str
        In one sentence, what.
    files : mapping of path to text
        In the place of the honest ones, or beside them.
    guards : tuple of str
        All that speak, in the order of `verify.rocq.guards.GUARDS`.
    says : str
        What the writer says of the theorem `page`; empty if it is honest.
    kept : str
        The file in the folder of compiled files that is edited instead.
    """

    name: str
    does: str
    files: Mapping[str, str]
    guards: tuple[str, ...]
    says: str = ""
    kept: str = ""


def _hand(changed: str, before: str = "", after: str = "", require: str = "Support", old: str = "") -> dict[str, str]:
    """Return the file of hand proofs with other text around or in the place of its first theorem."""
    text = HONEST[ANALYSIS].replace("Require Import Support", f"Require Import {require}")
    head, theorem, rest = text.partition("Theorem ample")
    proof, end, others = rest.partition("Qed.\n")
    proof = f"{theorem}{proof}{end}".replace(old, changed) if old else changed or f"{theorem}{proof}{end}"
    return {ANALYSIS: f"{head}{before}{proof}{after}{others}"}


def _support(old: str, new: str) -> dict[str, str]:
    return {SUPPORT: HONEST[SUPPORT].replace(old, new)}


def _with_trig(trig: str, proof: str = "exact I") -> dict[str, str]:
    """Return a file of words that look like those of the book, and the theorem proved by them."""
    return {"Derive/Trig.v": trig, **_hand(proof, require="Support Trig", old="apply le_more")}


def _held(trig: str) -> dict[str, str]:
    """Return a file of a relation that looks like that of the book, and the theorem on it proved by nothing."""
    text = HONEST[ANALYSIS].replace("Import Support", "Import Support Trig")
    return {"Derive/Trig.v": f"{trig}\n", ANALYSIS: text.replace("split; [apply le_n|apply le_S, le_n]", "now split")}


WEAK = 'Inductive weak : nat -> nat -> Prop := any (n m : nat) : n <= m where "n <= m" := (weak n m).\n'
TRIVIAL = "Definition twice (n : nat) : nat := n."
CHEATS: tuple[Cheat, ...] = (
    # ---- those of the audit ----
    Cheat(
        "a weaker statement",
        "The compiled file of a chapter states less than its entry.",
        {PAGE: HONEST[PAGE].replace("twice n = n + n.", "n + n = twice n \\/ n = n.").replace("exact", "right; exact")},
        ("stated", "elaborated"),
    ),
    Cheat(
        "another size",
        "The compiled theorem is about one number only.",
        {PAGE: HONEST[PAGE].replace("page (n : nat)", "page").replace("twice n = n + n", "twice 1 = 1 + 1")},
        ("stated", "elaborated"),
    ),
    Cheat(
        "an axiom below",
        "A lemma of the definitions is assumed.",
        {SUPPORT: HONEST[SUPPORT].partition("Lemma")[0] + "Axiom le_more : forall n m : nat, n <= n + m.\n"},
        ("words", "axioms"),
    ),
    Cheat(
        "an admitted proof",
        "A theorem ends with `Admitted`.",
        _hand("Admitted", old="Qed"),
        ("words", "axioms"),
    ),
    Cheat(
        "a notation in a section",
        "In a section, `x <= y` is read as `True`.",
        _hand("exact I", 'Section Weak.\nNotation "x <= y" := True.\n', "End Weak.\n", old="apply le_more"),
        ("words", "stated", "elaborated"),
    ),
    Cheat(
        "a local definition",
        "A `Local Definition` has the name of one of the book.",
        _hand("apply le_n", f"Local {TRIVIAL}\n", old="apply le_more"),
        ("words", "stated", "elaborated"),
    ),
    Cheat(
        "a look-alike that is a notation",
        "A new file exports a notation with the name of a definition of the book.",
        _with_trig("Notation twice := (fun n : nat => n).\n", "apply le_n"),
        ("words", "elaborated"),
    ),
    Cheat(
        "a variable of a section",
        "In a section, something false is supposed; the theorem has one hypothesis more than it seems.",
        _hand("destruct cheat", "Section Weak.\nVariable cheat : False.\n", "End Weak.\n", old="apply le_more"),
        ("words", "stated", "elaborated"),
    ),
    Cheat(
        "names swapped",
        "Two theorems by hand have each other's names.",
        {
            ANALYSIS: HONEST[ANALYSIS]
            .replace("Theorem ample", "Theorem other")
            .replace("Theorem held", "Theorem ample")
            .replace("Theorem other", "Theorem held")
        },
        ("pages",),
    ),
    Cheat(
        "a hypothesis by hand",
        "A theorem by hand is given one hypothesis more.",
        _hand("(given : 1 <= n /\\ n <= 1)", old="(given : 1 <= n)"),
        ("pages",),
    ),
    Cheat(
        "no guard of recursion",
        "`Unset Guard Checking`, and a proof that calls itself.",
        _hand(
            "exact (match turning n with end)",
            "Unset Guard Checking.\nFixpoint turning (n : nat) : False := turning n.\nSet Guard Checking.\n",
            old="apply le_more",
        ),
        ("words", "axioms"),
    ),
    Cheat(
        "a definition that is not checked",
        "The attribute `bypass_check(guard)`, and a proof that calls itself.",
        _hand(
            "exact (match turning n with end)",
            "#[bypass_check(guard)] Fixpoint turning (n : nat) : False := turning n.\n",
            old="apply le_more",
        ),
        ("words", "axioms"),
    ),
    Cheat(
        "no universes",
        "`Unset Universe Checking`: what follows may be its own type.",
        _hand("", "Unset Universe Checking.\nDefinition itself : Type@{Set} := Type.\nSet Universe Checking.\n"),
        ("words",),
    ),
    Cheat(
        "a module of an allowed name",
        "A module in a file has the name of a library whose axiom is allowed, and an axiom of that name.",
        _hand(
            "destruct Classical_Prop.classic",
            "Module Classical_Prop. Axiom classic : False. End Classical_Prop.\n",
            old="apply le_more",
        ),
        ("words", "axioms"),
    ),
    Cheat(
        "a weaker definition",
        "A definition of the book is emptied where it stands, so that every statement with it says less.",
        _support("a <= n /\\ n <= b.", "a = a /\\ n = n.")
        | {ANALYSIS: HONEST[ANALYSIS].replace("split; [apply le_n|apply le_S, le_n]", "split; reflexivity")},
        ("elaborated",),
    ),
    Cheat(
        "the writer adds a hypothesis",
        "What writes the statements adds one hypothesis to a file and to what the theorem is compared with.",
        {PAGE: HONEST[PAGE].replace("(n : nat) :", "(n : nat) (cheat : n = 0) :")},
        ("read-back", "elaborated"),
        says="forall (n : nat) (cheat : n = 0), twice n = n + n",
    ),
    Cheat(
        "another compiled file", "A compiled file is put in the place of another.", {}, ("cache",), kept="Book/Page.vo"
    ),
    Cheat(
        "an edited verdict",
        "A verdict that was kept of a theorem which fails is edited to say that it passes.",
        {PAGE: "Axiom cheat : forall n m : nat, n = m.\n" + HONEST[PAGE].replace("exact eq_refl", "apply cheat")},
        ("words", "axioms", "cache"),
        kept="Ask/BookPage.v.json",
    ),
    Cheat(
        "an edited elaboration",
        "What was kept of how a theorem is elaborated is put back to what was recorded.",
        _support("a <= n /\\ n <= b.", "a = a /\\ n = n.")
        | {ANALYSIS: HONEST[ANALYSIS].replace("split; [apply le_n|apply le_S, le_n]", "split; reflexivity")},
        ("elaborated", "cache"),
        kept="Elaborated/held.json",
    ),
    # ---- ten more ----
    Cheat(
        "a look-alike that is a definition",
        "A new file defines again what the book has defined, and stands later among what is required.",
        _with_trig(f"{TRIVIAL}\n", "apply le_n"),
        ("look-alike", "elaborated"),
    ),
    Cheat(
        "a definition beside the theorem",
        "The file of hand proofs defines a word of the book anew, before it states a theorem.",
        _hand("apply le_n", f"{TRIVIAL}\n", old="apply le_more"),
        ("look-alike", "elaborated"),
    ),
    Cheat(
        "a file of the same name",
        "A file of another folder has the name of the definitions, and is required in their place.",
        {
            "Book/Support.v": f"{TRIVIAL}\n",
            **_hand("apply le_n", "From Book Require Import Support.\n", old="apply le_more"),
        },
        ("look-alike", "elaborated"),
    ),
    Cheat(
        "a file of the name of a library",
        "A file has the name of the library whose axiom is allowed.",
        {
            "Derive/Classical_Prop.v": "Axiom classic : False.\n",
            **_hand("destruct Classical_Prop.classic", require="Support Classical_Prop", old="apply le_more"),
        },
        ("words", "look-alike"),
    ),
    Cheat(
        "a coercion",
        "A new file makes a proposition of each number, so that a number can stand where a statement is expected.",
        {
            "Derive/Trig.v": "Definition holds (n : nat) : Prop := True.\nCoercion holds : nat >-> Sortclass.\n"
            "Definition twice (n : nat) : nat := n.\n"
            "Definition le (n m : nat) : nat := n.\n"
            'Notation "x <= y" := (le x y).\n',
            **_hand("exact I", require="Support Trig", old="apply le_more"),
        },
        ("words", "look-alike", "elaborated"),
    ),
    Cheat(
        "an implicit argument",
        "A new file gives a word of the book an argument that nobody sees, which an instance fills.",
        _with_trig(
            "Class guess := guessed : nat.\n#[export] Instance none : guess := 0.\n"
            "Definition twice {g : guess} (n : nat) : nat := n + g.\n",
            "apply le_more",
        ),
        ("words", "look-alike", "elaborated"),
    ),
    Cheat(
        "a canonical structure",
        "A word of the book is what a canonical structure says of its type.",
        _with_trig(
            "Structure doubled := Doubled { of :> Type; twice : of -> of }.\n"
            "Canonical numbers := Doubled nat (fun n => n).\nArguments twice {_}.\n",
            "apply le_n",
        ),
        ("words", "elaborated"),
    ),
    Cheat(
        "a scope",
        "A new file opens a scope in which `x <= y` is read as `True`.",
        _with_trig(
            'Declare Scope weak_scope.\nNotation "x <= y" := True : weak_scope.\nGlobal Open Scope weak_scope.\n'
        ),
        ("words", "elaborated"),
    ),
    Cheat(
        "an opaque alias",
        "A definition of the book is taken out of a proof that ends with `Qed`: nobody can see what it is.",
        _support(
            "Definition twice (n : nat) : nat := n + n.\n",
            "Lemma ground : {f : nat -> nat | (forall n, n <= f n) /\\ forall n, f n = n + n}.\n"
            "Proof. exists (fun n => n + n); split; [|reflexivity].\n"
            "intros n; induction n as [|n IH]; simpl; [apply le_0_n|]; apply le_n_S.\n"
            "rewrite <- plus_n_Sm; apply le_S, IH. Qed.\n"
            "Definition twice (n : nat) : nat := proj1_sig ground n.\n",
        )
        | {
            ANALYSIS: HONEST[ANALYSIS].replace("apply le_more", "apply (proj2_sig ground)"),
            PAGE: HONEST[PAGE].replace("exact eq_refl", "apply (proj2_sig ground)"),
        },
        ("opaque", "elaborated"),
    ),
    Cheat(
        "a foreign constant",
        "A definition of the book is taken from a library that nobody has listed.",
        _support("n + n.\nD", "Nat.double n.\nD"),
        ("constants", "elaborated"),
    ),
    Cheat(
        "a comment that is none",
        "A quotation mark in a comment moves its end: a notation stands where a reader sees a comment.",
        _hand("exact I", '(* " *) " *) Notation "x <= y" := True. (* " *) " *)\n', old="apply le_more"),
        ("words", "elaborated"),
    ),
    Cheat(
        "a theorem in a module",
        "The theorem stands in a module of its file, and something else is compiled in its place.",
        _hand("", "Module Weak.\n", "End Weak.\n"),
        ("words", "compiler"),
    ),
    # ---- those that passed where nothing was recorded ----
    Cheat(
        "a notation behind a definition",
        "A new file has a relation that holds of all numbers, with a notation behind `where`, which is no command.",
        _with_trig(WEAK, "exact (any n (twice n))"),
        ("words", "elaborated"),
    ),
    Cheat(
        "a notation behind a definition beside the theorem",
        "The same, in the file of hand proofs.",
        _hand("exact (any n (twice n))", WEAK, old="apply le_more"),
        ("words", "elaborated"),
    ),
    Cheat(
        "a look-alike that is a record",
        "A new file has a record without fields, with the name of a relation of the book.",
        _held("Record between (a n b : nat) : Prop := {}."),
        ("look-alike", "elaborated"),
    ),
    Cheat(
        "a look-alike that is a proof",
        "A new file proves that there is a relation, with the name of one of the book, and shows the proof.",
        _held("Lemma between : nat -> nat -> nat -> Prop.\nProof. intros a n b; exact (True /\\ True). Defined."),
        ("look-alike", "elaborated"),
    ),
)
