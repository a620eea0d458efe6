"""The words of files: what is allowed passes, and each other command is seen where it stands."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from derive.rocq.book import library
from verify.rocq.compiling import Files
from verify.rocq.coqc import Coqc
from verify.rocq.words import AGAIN, COERCED, EXCEPTIONS, definitions, foreign_words, refused

HONEST = """From Coq Require Import Reals.
Open Scope R_scope.
(* A sum. *)
Definition one : R := 1.
Record couple := Couple { left_one : R; right_one : R }.
Lemma same : one = 1.
Proof.
  - reflexivity.
Qed.
"""


def test_the_files_by_hand_have_no_foreign_words():
    assert {name: lines for name, t in library().items() if (lines := list(foreign_words(f"Derive/{name}.v", t)))} == {}


def test_what_is_listed_is_used():
    files = library()
    for name, sentences in EXCEPTIONS.items():
        assert [s for s in sentences if f"{s}." not in " ".join(files[name].split())] == []
    for name, fields in COERCED.items():
        assert [f for f in fields if f not in files[name]] == []


@pytest.mark.parametrize(
    "sentence",
    [
        'Notation "x <= y" := True.',
        "Infix under := le (at level 70).",
        "Coercion holds : nat >-> Sortclass.",
        "Canonical numbers := Doubled nat.",
        "Local Definition one := 2.",
        "Global Open Scope Z_scope.",
        "Let one := 2.",
        "Section Weak.",
        "Module Weak.",
        'Load "weak".',
        "Set Implicit Arguments.",
        "Unset Guard Checking.",
        "Implicit Types n : nat.",
        "Open Scope Z_scope.",
        "Variable cheat : False.",
        "Context (cheat : False).",
        "Hypothesis cheat : False.",
        "Parameter cheat : False.",
        "Axiom cheat : False.",
        "Instance cheat : guess := 0.",
        "Import ListNotations.",
        "#[bypass_check(guard)] Fixpoint f (n : nat) : False := f n.",
        "Print Assumptions same.",
        "Record coerced := Coerced { of :> Type }.",
        'Inductive weak : nat -> nat -> Prop := any (n m : nat) : n <= m where "n <= m" := (weak n m).',
        'Fixpoint less (n m : nat) : Prop := True where "n <= m" := (less n m).',
        "From Derive Require Export Other.",
    ],
)
def test_another_command_is_seen(sentence):
    text = HONEST.replace("Lemma", f"{sentence}\nLemma")
    (line,) = foreign_words("Derive/One.v", text)
    assert line.removesuffix("...").removeprefix("line 6: ") in sentence
    assert list(foreign_words("Derive/One.v", HONEST)) == []


@pytest.mark.parametrize("sentence", ["Admitted", "Set Printing All", "1 : Notation one := 2", "- Abort"])
def test_a_command_in_a_proof_is_seen(sentence):
    lines = list(foreign_words("Derive/One.v", HONEST.replace("- reflexivity", sentence)))
    assert [line.partition(":")[0] for line in lines][:1] == ["line 8"]


def test_a_comment_or_a_string_hides_nothing():
    hidden = HONEST + 'Definition a := "(*". Notation b := c. Definition d := "*)".\n'
    assert list(foreign_words("Derive/One.v", hidden)) == ["line 10: Notation b := c"]
    moved = HONEST + '(* " *) " *) Notation b := c. (* " *) " *)\n'
    assert any("within a comment" in line for line in foreign_words("Derive/One.v", moved))
    assert list(foreign_words("Derive/One.v", HONEST + "(* Notation b := c. *)\n")) == []


def test_the_book_may_ask_for_assumptions():
    assert list(foreign_words("Book/One.v", "Print Assumptions same.\n")) == []


def test_no_file_has_the_name_of_another_or_of_a_library():
    def refusals(*paths):
        world = SimpleNamespace(texts=dict.fromkeys(paths, HONEST), closure=tuple)
        return refused(world, paths, ["Classical_Prop.classic"])

    assert refusals("Book/One.v", "Derive/Two.v") == {}
    assert [*refusals("Book/Classical_Prop.v", "Book/One.v")] == ["Book/Classical_Prop.v"]
    assert set(refusals("Book/One.v", "Derive/One.v")) == {"Book/One.v", "Derive/One.v"}


WORDS = "Definition twice (n : nat) : nat := n + n.\nLemma more (n : nat) : n = n.\nProof. reflexivity. Qed.\n"


@pytest.mark.parametrize(
    ("sentence", "names"),
    [
        ("Definition twice (n : nat) := n.", {"twice"}),
        ("Fixpoint a n : nat := match n with O => O | S m => twice m end with twice (n : nat) := n.", {"a", "twice"}),
        ("Inductive between (a b : nat) : Prop := any_of.", {"between", "any_of"}),
        ("Inductive a : Set := twice (n : nat) | b with le (n : nat) : Prop := .", {"a", "twice", "b", "le"}),
        ("Record one := Twice { twice : nat -> nat; le : nat }.", {"one", "Twice", "twice", "le"}),
        ("Lemma twice : nat -> nat.\nProof. exact (fun n => n). Defined.", {"twice"}),
        ("Lemma one : nat with twice : nat.\nProof. exact 0. exact 0. Defined.", {"one", "twice"}),
        ("Lemma twice : 0 = 0.\nProof. reflexivity. Qed.", set()),
    ],
)  # fmt: skip
def test_what_a_file_defines_is_read_and_no_name_has_two_meanings(sentence, names):
    assert definitions(sentence) == names
    texts = {
        "Derive/Words.v": WORDS,
        "Derive/Trig.v": sentence,
        "Book/Page.v": "From Derive Require Import Words Trig.\n",
    }
    again = {line.split(": ")[1].split(" is defined")[0] for line in _refused(texts).get("Book/Page.v", ())}
    assert again == names & {"twice", "le"}
    beside = {"Derive/Words.v": WORDS, "Book/Page.v": f"From Derive Require Import Words.\n{sentence}"}
    assert bool(_refused(beside)) == bool(again)
    apart = _refused({**texts, "Book/Page.v": "From Derive Require Words Trig.\n"})
    assert "twice is defined" not in " ".join(apart.get("Book/Page.v", ()))  # neither has a short name there


def _refused(texts):
    return refused(Files(Coqc("", ""), texts, Path()), [*texts], [])


def test_what_may_be_defined_again_is():
    files = {f"Derive/{name}.v": text for name, text in library().items()}
    assert {
        name: set(names.split()) - definitions(files[f"Derive/{name}.v"]) for name, names in AGAIN.items()
    } == dict.fromkeys(AGAIN, set())
