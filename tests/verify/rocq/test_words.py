"""The words of files: what is allowed passes, and each other command is seen where it stands."""

from types import SimpleNamespace

import pytest

from derive.render.rocq.book import library
from verify.rocq.words import COERCED, EXCEPTIONS, foreign_words, refused

HONEST = """From Coq Require Import Reals.
Open Scope R_scope.
(* A sum. *)
Definition one : R := 1.
Record pair := Pair { first : R; second : R }.
Lemma same : one = 1.
Proof.
  - reflexivity.
Qed.
"""


def test_the_files_by_hand_have_no_foreign_words():
    assert {name: found for name, t in library().items() if (found := list(foreign_words(f"Derive/{name}.v", t)))} == {}


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
    ],
)
def test_another_command_is_seen(sentence):
    text = HONEST.replace("Lemma", f"{sentence}\nLemma")
    assert list(foreign_words("Derive/One.v", text)) == [f"line 6: {sentence[:-1]}"]
    assert list(foreign_words("Derive/One.v", HONEST)) == []


@pytest.mark.parametrize("sentence", ["Admitted", "Set Printing All", "1 : Notation one := 2", "- Abort"])
def test_a_command_in_a_proof_is_seen(sentence):
    found = list(foreign_words("Derive/One.v", HONEST.replace("- reflexivity", sentence)))
    assert [line.partition(":")[0] for line in found][:1] == ["line 8"]


def test_a_comment_or_a_string_hides_nothing():
    hidden = HONEST + 'Definition a := "(*". Notation b := c. Definition d := "*)".\n'
    assert list(foreign_words("Derive/One.v", hidden)) == ["line 10: Notation b := c"]
    moved = HONEST + '(* " *) " *) Notation b := c. (* " *) " *)\n'
    assert any("within a comment" in line for line in foreign_words("Derive/One.v", moved))
    assert list(foreign_words("Derive/One.v", HONEST + "(* Notation b := c. *)\n")) == []


def test_the_book_may_ask_for_assumptions():
    assert list(foreign_words("Book/One.v", "Print Assumptions same.\n")) == []


def test_no_file_has_the_name_of_another_or_of_a_library():
    def found(*paths):
        world = SimpleNamespace(texts=dict.fromkeys(paths, HONEST), closure=tuple)
        return refused(world, paths, ["Classical_Prop.classic"])

    assert found("Book/One.v", "Derive/Two.v") == {}
    assert [*found("Book/Classical_Prop.v", "Book/One.v")] == ["Book/Classical_Prop.v"]
    assert set(found("Book/One.v", "Derive/One.v")) == {"Book/One.v", "Derive/One.v"}
