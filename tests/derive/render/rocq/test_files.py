"""The files of the book: one a chapter, nothing assumed, and the same bytes every time."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from derive.render.rocq.book import library
from derive.render.rocq.layout import module
from derive.theorems import BOOK
from tests.derive.render.rocq.samples import EITHER, assuming, book, files

ROOT = Path(__file__).parents[4]

IN_A_FRESH_PROCESS = """
import hashlib
from derive.book import Book, Chapter
from derive.proving import prove
from derive.render.rocq.files import rocq_files
from derive.theorems import BOOK
part = Book([Chapter("dot_product", BOOK.chapters["dot_product"].entries[:6])])
found = {}
proved = {e.name: prove(e, found) for e in part.entries.values()}
print(hashlib.sha256(repr(rocq_files(part, proved, {})).encode()).hexdigest())
"""


def test_there_is_a_file_a_chapter():
    assert [module(name) for name in BOOK.chapters] == [
        "Softmax", "DotProduct", "Scaling", "Sinusoidal", "Interaction", "Decay", "Attention", "Normalization",
        "FeedForward",
    ]  # fmt: skip


@EITHER
def test_each_chapter_has_its_files_in_order(of):
    named = [path.removeprefix("rocq/") for path in files(of)]
    maps = [f"Total{chapter}.v" for chapter in ("Softmax", "Attention", "Normalization", "FeedForward")]
    own = book(of).book.chapters
    chapters = [f"{module(name)}.v" for name in own]
    witnesses = [f"Witnesses{module(name)}.v" for name, c in own.items() if any(e.given for e in c.entries)]
    false = [f"Refutations{module(name)}.v" for name, c in own.items() if c.mistakes]  # none where a book has none
    false += ["RefutationAssumptions.v"] if false else []
    assert named == ["Facts.v", *chapters, *maps, *witnesses, "Assumptions.v", *false, "_CoqProject"]


@EITHER
def test_nothing_is_assumed(of):
    assert {path: found for path, text in files(of).items() if (found := assuming(text))} == {}


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


def test_the_project_lists_every_file():
    listed = re.findall(r"^(\w+)/(\w+)\.v$", files()["rocq/_CoqProject"], flags=re.MULTILINE)
    assert [name for folder, name in listed if folder == "Derive"] == list(library())
    assert [f"rocq/{name}.v" for folder, name in listed if folder == "Book"] == [p for p in files() if p.endswith(".v")]


@EITHER
def test_lines_are_short(of):
    for text in files(of).values():
        assert max(map(len, text.split("\n"))) <= 120


def test_files_do_not_depend_on_the_order_of_hashes():
    def digest(seed):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", IN_A_FRESH_PROCESS]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=120).stdout

    assert digest("1") == digest("2") != ""
