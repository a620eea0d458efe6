"""The files of the book: one a chapter, nothing assumed, and the same bytes every time."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from derive.chapters import BOOK
from derive.rocq.book import library
from derive.rocq.derived import folder
from derive.rocq.files import digests
from derive.rocq.layout import module
from tests.derive.rocq.samples import EITHER, assuming, book, files

ROOT = Path(__file__).parents[3]

IN_A_FRESH_PROCESS = """
import hashlib
from derive.books.book import Book, Chapter
from derive.proving.prover import prove
from derive.rocq.files import rocq_files
from derive.chapters import BOOK
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
    assert named == ["Facts.v", *chapters, *maps, *witnesses, "Assumptions.v", *false]


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
    modules = {Path(path).stem: text for path, text in files().items()}
    listed = re.findall(r"^(\w+)/(\w+)\.v$", folder(modules)["_CoqProject"], flags=re.MULTILINE)
    assert {name for place, name in listed if place == "Derive"} == set(library())
    assert [name for place, name in listed if place == "Book"] == list(modules)


def test_a_theorem_more_adds_lines_to_the_record_and_changes_none():
    written = files()
    fewer = {path: text for path, text in written.items() if path != "rocq/DotProduct.v"}
    head, *lines = digests(written).splitlines()
    assert head.startswith("# Written by `derive build`") and lines == sorted(lines, key=lambda line: line.split()[1:])
    assert set(digests(fewer).splitlines()) < {head, *lines}
    names = [line.split()[1:] for line in lines]
    assert ["Softmax.v", "softmax_jacobian"] in names and ["Softmax.v"] in names and ["Facts.v", "exp_pos"] in names
    assert len(names) == len({*map(tuple, names)}) and not [own for own in names if own[0].endswith("Assumptions.v")]
    theorem = re.search(r"\n\n(\(\* Softmax is positive.*?Qed\.\n)", written["rocq/Softmax.v"], re.DOTALL)[1]
    without = {**written, "rocq/Softmax.v": written["rocq/Softmax.v"].replace(f"{theorem}\n", "")}
    (gone,) = {head, *lines} - set(digests(without).splitlines())
    assert gone.endswith("  Softmax.v softmax_pos") and set(digests(without).splitlines()) < {head, *lines}


def test_every_letter_of_what_is_proved_is_in_the_record():
    text = files()["rocq/DotProduct.v"]
    before = digests({"rocq/DotProduct.v": text}).splitlines()
    for place in range(0, len(text), len(text) // 40):
        other = f"{text[:place]}x{text[place + 1 :]}"
        assert other == text or digests({"rocq/DotProduct.v": other}).splitlines() != before, text[place:][:40]


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
