"""The files of the book: every theorem in one of them, nothing assumed, and the same bytes every time."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from derive.kernel.facts import FACTS
from derive.render.rocq.axioms import ENCLOSURES
from derive.render.rocq.book import definition, library, module, rocq_files, rocq_theorem
from derive.render.rocq.rules import LEMMAS
from derive.render.symbols import RenderError
from derive.theorems import chapters, entries
from tests.derive.kernel.vocabulary import E, define, u
from tests.derive.render.rocq.samples import assuming, book, files, proved, spaced, theorems, without_comments

ROOT = Path(__file__).parents[4]

IN_A_FRESH_PROCESS = """
import hashlib
from derive.proving import prove
from derive.render.rocq.book import rocq_files
from derive.theorems import chapters
part = {"dot_product": chapters()["dot_product"]}
found = {}
proved = {e.name: prove(e, found) for e in part["dot_product"][1]}
print(hashlib.sha256(repr(rocq_files(part, proved, {})).encode()).hexdigest())
"""


def test_there_is_a_file_a_chapter():
    assert [module(name) for name in chapters()] == [
        "Softmax", "DotProduct", "Scaling", "Sinusoidal", "Interaction", "Decay", "Attention", "Normalization",
        "FeedForward",
    ]  # fmt: skip
    named = [path.removeprefix("rocq/") for path in files()]
    assert named == ["Facts.v", *(f"{module(name)}.v" for name in chapters()), "Assumptions.v", "_CoqProject"]


def test_every_theorem_stands_in_the_file_of_its_chapter():
    for chapter, (_, own) in chapters().items():
        text = files()[f"rocq/{module(chapter)}.v"]
        assert re.findall(r"^Theorem (\w+)", text, flags=re.MULTILINE) == [e.name for e in own]
        assert all(theorems()[e.name] in text for e in own)


def test_the_statement_is_that_of_the_entry():
    for name, entry in entries().items():
        head = theorems()[name].partition("Proof.")[0]
        assert head.startswith(f"(* {entry.title}")
        assert head.count("(given") == len(entry.given)


@pytest.mark.parametrize("path", files())
def test_nothing_is_assumed(path):
    assert assuming(files()[path]) == []


@pytest.mark.parametrize(
    "sentence",
    [
        "Proof. Admitted.",
        "Proof. admit. Defined.",
        "Axiom a : False.",
        "Parameters a b : R.",
        "Hypothesis h : R.",
        "Context (n : nat).",
        "Variable n : nat.",
    ],
)
def test_an_assumption_would_be_seen(sentence):
    text = files()["rocq/Softmax.v"]
    assert len(assuming(f"{text}\n{sentence}\n")) == 1
    assert assuming(f"{text}\n(* {sentence} *)\n") == []


def test_every_definition_stands_once_and_before_its_use():
    seen: set[str] = set()
    for chapter in chapters():
        text = without_comments(files()[f"rocq/{module(chapter)}.v"])
        own = re.findall(r"^Definition (\w+)", text, flags=re.MULTILINE)
        assert not seen & set(own)
        for name in own:
            stands = re.search(rf"^Definition {name}\b", text, flags=re.MULTILINE).start()
            assert re.search(rf"\b{name}\b", text).start() == stands + len("Definition ")
        seen |= set(own)
    assert seen == set(book().definitions)


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
    assert spaced(theorems()["softmax_jacobian"]).startswith(
        "(* Jacobian of softmax. *) Theorem softmax_jacobian (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) "
        "(i j : Fin n) : partial (entry j) (fun x : Fin n -> R => softmax x i) x "
        "(softmax x i * (delta i j - softmax x j)). Proof."
    )


def test_a_file_requires_those_before_it_that_it_uses():
    places = {name: n for n, name in enumerate(["Facts", *map(module, chapters())])}
    for chapter in chapters():
        text = files()[f"rocq/{module(chapter)}.v"]
        required = set(re.search(r"From Book Require Import ([\w ]+)\.", text)[1].split())
        assert all(places[name] < places[module(chapter)] for name in required)
        called = set(re.findall(r"\b([A-Z]\w+)\.\w+", without_comments(text))) & places.keys() - {module(chapter)}
        assert called <= required


def asked(text):
    """What each list of the file of assumptions names, if it is printed."""
    titles = re.findall(r"^Print Assumptions (\w+)\.$", text, flags=re.MULTILINE)
    definitions = dict(re.findall(r"^Definition (\w+) := \((.*?)\)\.$", text, flags=re.MULTILINE | re.DOTALL))
    return {title: set(re.findall(r"@(\w+)\.(\w+)", definitions[title])) for title in titles}


def test_the_assumptions_are_asked_of_everything():
    lists = asked(files()["rocq/Assumptions.v"])
    assert list(lists) == ["book", "enclosures"]
    assert {name for home, name in lists["book"] if home == "Facts"} == set(FACTS)
    assert {(book().home[name], name) for name in entries()} <= lists["book"]
    assert {("Rules", name) for names in LEMMAS.values() for name in names} <= lists["book"]
    assert ("Model", "query_and_key_independent") in lists["book"]
    assert {home for home, _ in lists["enclosures"]} == set(ENCLOSURES)
    assert not {home for home, _ in lists["book"]} & set(ENCLOSURES)


def test_a_theorem_that_is_left_out_of_the_assumptions_would_be_seen():
    text = files()["rocq/Assumptions.v"]
    assert ("Softmax", "softmax_pos") not in asked(text.replace("@Softmax.softmax_pos,", ""))["book"]
    assert asked(text.replace("Print Assumptions book.", "")).keys() == {"enclosures"}


def test_numeric_enclosures_are_computed_in_machine_integers():
    computed = {name for name, text in library().items() if "From Interval Require" in text}
    assert computed - {"Refutation"} == set(ENCLOSURES)  # no theorem of the book rests on a refutation


def test_theorems_proved_by_hand_are_asked_too():
    by_hand = {"Own": "(* Theorem no. *)\nTheorem one : 1 = 1.\nProof. reflexivity. Qed.\nLemma step : 2 = 2.\n"}
    text = book().assumptions(by_hand)
    assert "From Derive Require Own." in text
    assert re.findall(r"@Own\.(\w+)", text) == ["one"]


def test_the_project_lists_every_file():
    listed = re.findall(r"^(\w+)/(\w+)\.v$", files()["rocq/_CoqProject"], flags=re.MULTILINE)
    assert [name for folder, name in listed if folder == "Derive"] == list(library())
    assert [f"rocq/{name}.v" for folder, name in listed if folder == "Book"] == [p for p in files() if p.endswith(".v")]


def test_lines_are_short():
    for text in files().values():
        assert max(map(len, text.split("\n"))) <= 120


def test_one_theorem_is_written_alone():
    assert rocq_theorem("softmax_sum_one", chapters(), proved()) == theorems()["softmax_sum_one"]


def test_files_do_not_depend_on_the_order_of_hashes():
    def digest(seed):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", IN_A_FRESH_PROCESS]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=120).stdout

    assert digest("1") == digest("2") != ""


def test_files_are_the_same_a_second_time():
    assert rocq_files(chapters(), proved(), library()) == files()
