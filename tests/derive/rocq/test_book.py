"""A book for Rocq: every theorem in the file of its chapter, every definition once, and all of it asked for axioms."""

import re

import pytest

from derive.chapters import BOOK
from derive.kernel.facts import FACTS
from derive.language.symbols import RenderError
from derive.proving.prover import prove
from derive.rocq.axioms import ENCLOSURES
from derive.rocq.book import definition, library, rocq_theorem
from derive.rocq.layout import module
from derive.rocq.rules import LEMMAS
from tests.derive.kernel.vocabulary import E, define, u
from tests.derive.rocq.samples import EITHER, book, files, spaced, theorem, without_comments


@EITHER
def test_every_theorem_stands_in_the_file_of_its_chapter(of):
    for chapter, own in ((c.name, c.entries) for c in book(of).book.chapters.values()):
        text = files(of)[f"rocq/{module(chapter)}.v"]
        assert re.findall(r"^Theorem (\w+)", text, flags=re.MULTILINE) == [e.name for e in own]
        assert all(theorem(e.name, of) in text for e in own)


@EITHER
def test_the_statement_is_that_of_the_entry(of):
    for name, entry in book(of).book.entries.items():
        head = theorem(name, of).partition("Proof.")[0]
        assert head.startswith(f"(* {entry.title}")
        assert head.count("(given") == len(entry.given)


@EITHER
def test_every_definition_stands_once_and_before_its_use(of):
    seen: set[str] = set()
    for chapter in book(of).book.chapters:
        text = without_comments(files(of)[f"rocq/{module(chapter)}.v"])
        own = re.findall(r"^Definition (\w+)", text, flags=re.MULTILINE)
        assert not seen & set(own)
        for name in own:
            stands = re.search(rf"^Definition {name}\b", text, flags=re.MULTILINE).start()
            assert re.search(rf"\b{name}\b", text).start() == stands + len("Definition ")
        seen |= set(own)
    assert seen == set(book(of).definitions)


def test_a_definition_finds_its_sizes_in_its_arguments():
    assert (
        "Definition softmax {n : nat} (x : Fin n -> R) (i : Fin n) : R :=\n  exp (x i) / partition x."
        in files()["rocq/Softmax.v"]
    )
    assert "Definition sigmoid (t : R) : R :=\n  1 / (1 + exp (- t))." in files()["rocq/Softmax.v"]


def test_an_expectation_in_a_definition_is_refused():
    with pytest.raises(RenderError, match="an expectation in a definition"):
        definition(define("mean", (u,), E(u)), {})


def test_a_reader_recognises_the_jacobian():
    assert spaced(theorem("softmax_jacobian")).startswith(
        "(* Jacobian of softmax. *) Theorem softmax_jacobian (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) "
        "(i j : Fin n) : partial (entry j) (fun x : Fin n -> R => softmax x i) x "
        "(softmax x i * (delta i j - softmax x j)). Proof."
    )


@EITHER
def test_a_file_requires_those_before_it_that_it_uses(of):
    places = {name: n for n, name in enumerate(["Facts", *map(module, BOOK.chapters)])}
    for chapter in book(of).book.chapters:
        text = files(of)[f"rocq/{module(chapter)}.v"]
        required = set(re.search(r"From Book Require Import ([\w ]+)\.", text)[1].split())
        assert all(places[name] < places[module(chapter)] for name in required)
        called = set(re.findall(r"\b([A-Z]\w+)\.\w+", without_comments(text))) & places.keys() - {module(chapter)}
        assert called <= required


def asked(text):
    """What each list of the file of assumptions names, if it is printed."""
    titles = re.findall(r"^Print Assumptions (\w+)\.$", text, flags=re.MULTILINE)
    definitions = dict(re.findall(r"^Definition (\w+) : True :=(.*?)\bI\.$", text, flags=re.MULTILINE | re.DOTALL))
    return {title: set(re.findall(r"@(\w+)\.(\w+)", definitions[title])) for title in titles}


@EITHER
def test_the_assumptions_are_asked_of_everything(of):
    lists = asked(files(of)["rocq/Assumptions.v"])
    assert list(lists) == ["book", "enclosures"]
    assert {name for home, name in lists["book"] if home == "Facts"} == set(FACTS)
    assert {(book(of).home[name], name) for name in book(of).book.entries} <= lists["book"]
    assert {("Rules", name) for names in LEMMAS.values() for name in names} <= lists["book"]
    assert ("Model", "query_and_key_independent") in lists["book"]
    assert {home for home, _ in lists["enclosures"]} == set(ENCLOSURES)
    assert not {home for home, _ in lists["book"]} & set(ENCLOSURES)


def test_a_theorem_that_is_left_out_of_the_assumptions_would_be_seen():
    text = files()["rocq/Assumptions.v"]
    assert ("Softmax", "softmax_pos") not in asked(re.sub(r"let _ := @Softmax\.softmax_pos\s+in", "", text))["book"]
    assert asked(text.replace("Print Assumptions book.", "")).keys() == {"enclosures"}


def test_numeric_enclosures_are_computed_in_machine_integers():
    computed = {name for name, text in library().items() if "From Interval Require" in text}
    assert computed - {"Refutation"} == set(ENCLOSURES)  # no theorem of the book rests on a refutation


def test_theorems_proved_by_hand_are_asked_too():
    by_hand = {"Own": "(* Theorem no. *)\nTheorem one : 1 = 1.\nProof. reflexivity. Qed.\nLemma step : 2 = 2.\n"}
    text = book().assumptions(by_hand)
    assert "From Derive Require Own." in text
    assert re.findall(r"@Own\.(\w+)", text) == ["one"]


@pytest.mark.parametrize(
    ("of", "each"), [("some", 9), pytest.param("whole", 10, marks=pytest.mark.long)], ids=["some", "whole"]
)
def test_one_theorem_is_written_alone_as_in_its_file(of, each):
    own = book(of).book
    for name in [*own.entries][::each]:
        found = {}
        prove(own.entries[name], found)  # and what it cites, and no more
        assert rocq_theorem(own.entries[name], own, found) == theorem(name, of)
