"""What is compiled is checked once more: library by library, with all axioms, and nothing that is switched off."""

import shutil
import time

import pytest

from tests.verify.rocq.cheats import HONEST
from tests.verify.rocq.program import found_once
from verify.rocq import coqchk
from verify.rocq.compiling import Files
from verify.rocq.coqc import ToolError
from verify.rocq.coqchk import Summary, check_again, groups, main, unexpected

needs_coqchk = pytest.mark.skipif(shutil.which("coqchk") is None, reason="not run: coqchk is not installed")

SAID = """Welcome to Chicken 8.16.1
Checking library: Coq.Init.Logic
  checking cst:Coq.Init.Logic.True_ind
Checking library: Book.Page
Modules were successfully checked

CONTEXT SUMMARY
===============

* Theory: Set is predicative

* Axioms:{axioms}

* Constants/Inductives relying on type-in-type: {unsafe}

"""


@pytest.fixture
def program(monkeypatch, tmp_path):
    """Put a program in the place of coqchk, that says what it is told."""

    def told(message, code=0, wait=0):
        (tmp_path / "said").write_text(message, encoding="utf-8")
        script = tmp_path / "coqchk"
        script.write_text(
            f"#!/bin/sh\necho $@ > {tmp_path}/asked\n/bin/cat {tmp_path}/said\n"
            f"[ {wait} = 0 ] || exec /bin/sleep {wait}\nexit {code}\n"
        )
        script.chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path))

    return told


def test_each_library_is_timed_and_the_axioms_are_read(program, tmp_path):
    program(SAID.format(axioms="\n    Coq.Logic.Classical_Prop.classic\n    Book.Page.cheat\n", unsafe="<none>"))
    times = []
    summary = check_again(tmp_path, ["Book.Page"], lambda *own: times.append(own))
    assert [name for name, _ in times] == list(summary.seconds) == ["Coq.Init.Logic", "Book.Page"]
    assert summary.axioms == ("Book.Page.cheat", "Coq.Logic.Classical_Prop.classic")
    check_again(tmp_path, ["Book.Page"], taken=["Interval.Tactic"])
    asked = (tmp_path / "asked").read_text()
    assert asked.startswith("-o -bytecode-compiler yes") and asked.endswith("-admit Interval.Tactic Book.Page\n")
    assert unexpected(summary) == ["Book.Page.cheat"]


def test_what_is_switched_off_is_not_allowed(program, tmp_path):
    program(SAID.format(axioms=" <none>", unsafe="\n    Book.Page.itself"))
    summary = check_again(tmp_path, ["Book.Page"])
    assert unexpected(summary) == ["Constants/Inductives relying on type-in-type: Book.Page.itself"]
    machine = Summary({}, ("Coq.Numbers.Cyclic.Int63.PrimInt63.add",), ())
    assert (len(unexpected(machine)), unexpected(machine, computes=True)) == (1, [])


def test_a_program_that_refuses_or_does_not_end_is_no_verdict(program, tmp_path):
    program("Checking library: Book.Page\nFatal Error: wrong\n", code=1)
    with pytest.raises(ToolError, match="ended with 1 at Book.Page, and said: Fatal Error: wrong"):
        check_again(tmp_path, ["Book.Page"])
    program("Checking library: Book.Page\n", wait=60)
    with pytest.raises(ToolError, match="at Book.Page"):
        check_again(tmp_path, ["Book.Page"], seconds=0.5)
    program("Modules were successfully checked\n")
    with pytest.raises(ToolError, match="without a list of axioms"):
        check_again(tmp_path, ["Book.Page"])


def test_what_computes_is_apart_and_all_must_be_compiled(tmp_path, capsys):
    for name, text in {
        "Derive/Plain": "From Coq Require Import Reals.",
        "Derive/Bounds": "From Interval Require Import Tactic.",
        "Book/Page": "From Derive Require Import Plain.",
        "Book/Above": "From Derive Require Import Bounds.",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / f"{name}.v").write_text(text, encoding="utf-8")
        (tmp_path / f"{name}.vo").touch()
    assert groups(tmp_path) == (["Derive.Plain", "Book.Page"], ["Derive.Bounds", "Book.Above"])
    (tmp_path / "Book/Page.vo").unlink()
    assert main([str(tmp_path)]) == 1
    assert "not compiled: Page.v; make rocq compiles them" in capsys.readouterr().err


def test_what_is_loaded_unchecked_is_named_and_all_below_it_is_checked(tmp_path, monkeypatch, capsys):
    """Of the installed library everything but that, and below it, has a pass of its own, before ours."""
    asked = []

    def checked(folder, modules, report, taken=()):
        asked.append((list(modules), list(taken)))
        return Summary(dict.fromkeys((*modules, "Coq.Init.Logic"), 0.0), (), ())

    (tmp_path / "Derive").mkdir()
    (tmp_path / "Derive/Bounds.v").write_text("From Interval Require Import Tactic.", encoding="utf-8")
    (tmp_path / "Derive/Bounds.vo").touch()
    installed = tmp_path / "coq/user-contrib/Interval"
    (installed / "Eval").mkdir(parents=True)
    for name in ("Tactic.vo", "Xreal.vo", "Eval/Tree.vo"):
        (installed / name).touch()
    (tmp_path / "coqc").write_text(f"#!/bin/sh\necho {tmp_path}/coq\n")
    (tmp_path / "coqc").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(coqchk, "check_again", checked)
    assert main([str(tmp_path)]) == 0
    others = ["Interval.Eval.Tree", "Interval.Xreal"]
    again = ["Derive.Bounds", "Coq.Init.Logic", *others]
    assert asked == [([], []), (others, []), (again, ["Interval.Tactic"])]
    assert "1 libraries of ours with enclosures, by the virtual machine, Interval.Tactic loaded unchecked:" in (
        capsys.readouterr().out
    )
    for path in installed.rglob("*.vo"):
        path.unlink()
    assert main([str(tmp_path)]) == 1
    assert "compiled files were expected, found none" in capsys.readouterr().err


@needs_coqchk
@pytest.mark.long
def test_an_axiom_is_found_in_what_is_compiled(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(coqchk, "AXIOMS", {})
    planted = {**HONEST, "Book/Page.v": HONEST["Book/Page.v"] + "Axiom cheat : 0 = 1.\n"}
    for name, files, code in (("honest", HONEST, 0), ("planted", planted, 1)):
        (folder := tmp_path / name).mkdir()
        assert {o.status for o in Files(found_once(), files, folder).compiled(tuple(files)).values()} == {"pass"}
        assert main([str(folder)]) == code
    output = capsys.readouterr()
    assert "Book.Page" in output.out
    assert output.err == "verify.rocq.coqchk: not allowed: Book.Page.cheat\n"


def test_a_program_that_does_not_end_is_ended_in_time(program, tmp_path):
    program("Checking library: Book.Page\n", wait=60)
    begun = time.monotonic()
    with pytest.raises(ToolError, match="at Book.Page"):
        check_again(tmp_path, ["Book.Page"], seconds=0.2)
    assert time.monotonic() - begun < 30
