"""Files in the order in which they require each other, by a program that only notes what it was asked."""

import os
import threading

import pytest

from tests.interrupting import interrupted
from verify.rocq.compiling import Files, Outcome, in_order, requirements, shown
from verify.rocq.coqc import Coqc

TEXTS = {
    "Derive/Base.v": "From Coq Require Import Reals Lra.\nFrom Coq Require Vectors.Fin.\n",
    "Derive/Wide.v": "From Derive Require Import\n  Base. (* From Derive Require Import Comment. *)\n",
    "Book/One.v": "From Derive Require Import Base.\nLemma a := 1.",
    "Book/Two.v": "From Derive Require Wide.\nFrom Book Require Export One.\n",
    "Book/Apart.v": "From Coquelicot Require Import Coquelicot.\n",
}
PROGRAM = """#!/bin/sh
for file; do :; done
case "$file" in *Installed.v)
  touch "${{file}}o"
  exec sed "s,Print LoadPath \\(.*\\)\\.,Logical Path / Physical path:\\n\\1 {libraries}/\\1," "$file";;
esac
case "$file" in *Library.v) grep -q "{missing}" "$file" && exec >&2 && {refusal};; esac
echo "$file" >> {log}
grep -q broken "$file" && exec >&2 && {refusal}
grep -q crash "$file" && exit 139
cp "$file" "${{file}}o"
"""
REFUSAL = """printf 'File "f", line 7, characters 0-1:\\nError:\\nwrong  here\\n' && exit 1"""


class World:
    """A folder, and a program that takes every file unless it says that it is broken."""

    def __init__(self, folder, missing="nothing is missing"):
        self.folder, self.log, self.program = folder / "build", folder / "log", folder / "coqc"
        self.libraries = folder / "user contrib"
        text = PROGRAM.format(log=self.log, refusal=REFUSAL, missing=missing, libraries=self.libraries)
        self.program.write_text(text, encoding="utf-8")
        self.program.chmod(0o755)

    def files(self, version="1", **changed):
        texts = {**TEXTS, **{name.replace("_", "/") + ".v": text for name, text in changed.items()}}
        return Files(Coqc(str(self.program), version), texts, self.folder)

    def compiled(self, version="1", **changed):
        """The outcomes, and the files that the program was given, in order."""
        self.log.write_text("", encoding="utf-8")
        files = self.files(version, **changed)
        outcomes = files.compiled(tuple(files.texts))
        given = [line.removeprefix(f"{self.folder}/") for line in self.log.read_text(encoding="utf-8").splitlines()]
        return outcomes, [path for path in given if not path.endswith(("Library.v", "Installed.v"))]


@pytest.fixture
def world(tmp_path):
    return World(tmp_path)


def test_what_a_file_requires_is_read():
    assert [(root, modules) for _, root, modules in requirements(TEXTS["Derive/Base.v"])] == [
        ("Coq", ["Reals", "Lra"]),
        ("Coq", ["Vectors.Fin"]),
    ]
    assert [modules for _, _, modules in requirements(TEXTS["Derive/Wide.v"])] == [["Base"]]


def test_what_is_required_without_from_is_read():
    text = "Require Book.B.\nRequire Import Derive.Base Reals\n  Derive.Wide. Definition a := Book.B.b."
    assert list(requirements(text)) == [
        ("From Book Require B.", "Book", ["B"]),
        ("From Derive Require Import Base Wide.", "Derive", ["Base", "Wide"]),
        ("From Coq Require Import Reals.", "Coq", ["Reals"]),
    ]
    dotted = "From mathcomp.analysis Require Export reals."
    assert list(requirements(dotted)) == [(dotted, "mathcomp", ["analysis.reals"])]


def test_a_file_that_is_required_without_from_is_compiled_before(world):
    changed = {"Book_Two": "Require Import Book.One.", "Book_One": "Lemma a := 3."}
    outcomes, given = world.compiled(**changed)
    assert set(outcomes.values()) == {Outcome("pass")}
    assert given.index("Book/One.v") < given.index("Book/Two.v")
    assert world.compiled(**{**changed, "Book_One": "Lemma a := 4."})[1] == ["Book/One.v", "Book/Two.v"]


def test_another_library_is_another_file(world):
    installed = world.libraries / "Coquelicot" / "Coquelicot.vo"
    installed.parent.mkdir(parents=True)
    installed.write_text("one", encoding="utf-8")
    world.compiled()
    assert world.compiled()[1] == []
    installed.write_text("another", encoding="utf-8")
    assert world.compiled()[1] == ["Book/Apart.v"], "and no file that does not require it"
    os.utime(installed, ns=(1, 1))
    assert world.compiled()[1] == ["Book/Apart.v"]


def test_files_are_compiled_after_those_that_they_require(world):
    outcomes, given = world.compiled()
    assert set(outcomes.values()) == {Outcome("pass")}
    assert sorted(given) == sorted(TEXTS)
    for path, before in world.files().required.items():
        assert all(given.index(b) < given.index(path) for b in before)
    assert world.files().required["Book/Two.v"] == {"Derive/Wide.v", "Book/One.v"}
    assert world.files().closure(["Book/One.v"]) == ("Derive/Base.v", "Book/One.v")


def test_what_is_up_to_date_is_not_compiled_again(world):
    world.compiled()
    assert world.compiled() == (dict.fromkeys(TEXTS, Outcome("pass")), [])
    assert world.compiled(Book_One="Lemma a := 2.")[1] == ["Book/One.v", "Book/Two.v"]
    assert sorted(world.compiled(version="2")[1]) == sorted(TEXTS)


@pytest.mark.parametrize("suffix", [".vo", ".key"])
def test_what_was_compiled_must_still_be_there(suffix, world):
    world.compiled()
    compiled = (world.folder / "Book/One").with_suffix(suffix)
    compiled.write_text("something else", encoding="utf-8")
    assert world.compiled()[1] == ["Book/One.v"]
    compiled.unlink()
    assert world.compiled()[1] == ["Book/One.v"]


def test_neither_file_nor_key_is_not_up_to_date(world):
    world.compiled()
    for path in world.folder.rglob("One.*"):
        path.unlink()
    assert world.compiled()[1] == ["Book/One.v"]


def test_the_first_error_is_named_and_the_rest_goes_on(world):
    outcomes, given = world.compiled(Book_One="broken")
    wrong = Outcome("fail", "build/rocq/Book/One.v, line 7: wrong here [compiler]")
    assert outcomes["Book/One.v"] == wrong
    assert outcomes["Book/Two.v"] == wrong, "it requires what is broken"
    assert outcomes["Book/Apart.v"] == Outcome("pass")
    assert "Book/Two.v" not in given
    assert world.compiled(Book_One="broken")[1] == ["Book/One.v"], "what failed is tried again"


def test_a_crash_is_no_verdict(world):
    outcomes, _ = world.compiled(Derive_Wide="crash")
    assert outcomes["Derive/Wide.v"].status == outcomes["Book/Two.v"].status == "not run"
    assert outcomes["Derive/Wide.v"].message.startswith("derive/rocq/library/Wide.v: coqc ended with 139 on Wide.v")


def test_only_the_files_of_a_missing_library_are_not_run(tmp_path):
    outcomes, given = World(tmp_path, missing="Coquelicot").compiled()
    assert outcomes["Book/Apart.v"].status == "not run"
    assert outcomes["Book/Apart.v"].message.startswith("wrong here; apt-get install")
    assert outcomes["Book/Two.v"] == Outcome("pass")
    assert "Book/Apart.v" not in given


def test_a_file_that_is_not_there_is_a_failure(world):
    outcomes, _ = world.compiled(Book_Apart="From Book Require Import Nowhere.")
    assert outcomes["Book/Apart.v"] == Outcome(
        "fail", "build/rocq/Book/Apart.v: requires build/rocq/Book/Nowhere.v, which is not there [compiler]"
    )


def test_files_that_require_each_other_are_refused(world):
    with pytest.raises(ValueError, match=r"files require each other: Book/One.v, Book/Two.v"):
        world.compiled(Book_One="From Book Require Import Two.")


def test_work_is_done_at_the_same_time_and_the_heaviest_first():
    both = threading.Barrier(2, timeout=20)
    assert in_order({"a": (), "b": ()}, lambda name, _: both.wait() >= 0, jobs=2) == {"a": True, "b": True}
    begun = []
    in_order({"a": (), "b": (), "c": ("b",)}, lambda name, _: begun.append(name), weights={"b": 2, "c": 1})
    assert begun == ["b", "c", "a"]


def test_progress_is_told(world):
    files, steps = world.files(), []
    files.compiled(tuple(files.texts), progress=lambda *step: steps.append(step))
    assert [step[:2] for step in steps] == [(done, 5) for done in range(5)]


def test_a_user_finds_the_files():
    assert shown("Book/One.v") == "build/rocq/Book/One.v"
    assert shown("Derive/Base.v") == "derive/rocq/library/Base.v"


SLOW = """
import sys
from pathlib import Path
from verify.commands import cli, loaded
from verify.rocq.compiling import Files
from verify.rocq.coqc import Coqc

texts = {"Book/A.v": "", "Book/B.v": "", "Book/C.v": ""}
loaded("run").command = lambda _: Files(Coqc("./coqc", "1"), texts, Path("build").resolve()).compiled(tuple(texts), 2)
sys.exit(cli.main(["run"]))
"""
FOREVER = """#!/bin/sh
for file; do :; done
case "$file" in *Installed.v) exit 1;; esac
touch "$file.begun"
exec sleep 600
"""


@pytest.mark.skipif(os.name != "posix", reason="the signals of POSIX are needed")
@pytest.mark.parametrize("alone", [True, False])
def test_an_interrupt_ends_the_programs_and_no_verdict_stays(alone, tmp_path):
    program = tmp_path / "coqc"
    program.write_text(FOREVER, encoding="utf-8")
    program.chmod(0o755)
    begun = [tmp_path / "build" / "Book" / f"{name}.v.begun" for name in "AB"]
    text = SLOW.replace('"./coqc"', repr(str(program)))
    code, out, err = interrupted(["-c", text], tmp_path, lambda: all(p.exists() for p in begun), alone=alone)
    assert (code, out, err) == (130, "", "verify: interrupted\n")
    assert not [*tmp_path.rglob("*.key"), *tmp_path.rglob("*.vo"), *tmp_path.rglob("C.v.begun")]


def test_what_waits_for_a_question_about_assumptions_comes_before_longer_texts(world):
    """The question is short, but the compiler reads for it all that its file requires."""
    proofs = f"Lemma b := 2. (* {'x' * 60} *)"
    asked = "From Book Require Proofs.\n"
    others = {"Book_Long": f"Lemma c := 3. (* {'x' * 120} *)", "Book_Proofs": proofs}
    for question, first in (("", "Long"), ("Print Assumptions Proofs.b.\n", "Proofs")):
        _, given = world.compiled(version=question or "plain", **others, Book_Asked=asked + question)
        assert min(("Long", "Proofs"), key=lambda name: given.index(f"Book/{name}.v")) == first


def test_once_there_is_enough_no_other_file_is_begun(world):
    files, enough = world.files(), threading.Event()
    world.log.write_text("", encoding="utf-8")

    def progress(done, _, path):
        if done == 1:
            enough.set()

    outcomes = files.compiled(tuple(files.texts), progress=progress, enough=enough)
    assert sorted(o.status for o in outcomes.values()) == ["not run"] * 4 + ["pass"]
    assert len(world.compiled()[1]) == 4  # the one that was compiled stays
