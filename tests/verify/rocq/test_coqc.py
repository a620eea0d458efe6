"""The program coqc: missing, broken in every way, and, where there is one, right."""

import os
import shutil

import pytest

from verify.rocq.coqc import INSTALL, Coqc, ToolError, axioms_printed, find, has_library, installed

COQC = shutil.which("coqc")
needs_coqc = pytest.mark.skipif(COQC is None, reason="not run: coqc is not installed")
VERSION = "echo 'The Coq Proof Assistant, version 8.16.1'"
COMPILED = 'for last; do :; done; touch "${last}o"'  # the last argument ends in .v
LISTED = "printf 'Axioms:\\nplanted : 0 = 1\\n'"


@pytest.fixture
def program(tmp_path, monkeypatch):
    """Put a shell script in the place of coqc."""

    def put(script: str) -> None:
        path = tmp_path / "bin" / "coqc"
        path.parent.mkdir(exist_ok=True)
        path.write_text(f'#!/bin/sh\nif [ "$1" = --version ]; then {VERSION}; exit; fi\n{script}\n', encoding="utf-8")
        path.chmod(0o755)
        monkeypatch.setenv("PATH", f"{path.parent}{os.pathsep}{os.environ['PATH']}")

    return put


def test_a_missing_program_is_said_with_the_line_that_installs_it(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ToolError) as missing:
        find()
    assert str(missing.value) == f"coqc is not installed; {INSTALL}"


@pytest.mark.parametrize(
    ("version", "message"),
    [
        ("exit 1", "coqc --version ended with 1, and said: nothing"),
        ("echo 'command not found' >&2; exit 127", "coqc --version ended with 127, and said: command not found"),
        ("echo garbage", "coqc --version ended with 0, and said: garbage"),
        ("exec sleep 60", "coqc --version: no answer in 0.2 s"),
    ],
)
def test_a_program_that_cannot_say_its_version_is_broken(version, message, program):
    program("")
    path = shutil.which("coqc")
    with open(path, "w", encoding="utf-8") as script:
        script.write(f"#!/bin/sh\n{version}\n")
    with pytest.raises(ToolError) as broken:
        find(0.2 if "sleep" in version else 30)
    assert str(broken.value) == f"{message}; {INSTALL}"


def test_what_is_no_program_is_broken(program):
    program("")
    with open(shutil.which("coqc"), "wb") as script:
        script.write(b"\x00\x01")
    with pytest.raises(ToolError, match=r"coqc cannot be started: .*; apt-get"):
        find()


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ("exit 0", "coqc accepted Accepted.v and wrote no Accepted.vo"),
        (COMPILED, "expected 1 lists of axioms, got 0"),
        (f"{COMPILED}; echo hello", "expected a list of axioms, got 'hello'"),
        (f"{COMPILED}; echo Closed under the global context", "coqc does not name the axiom of a proof"),
        (f"{COMPILED}; {LISTED}", "coqc accepts that 0 = 1"),
        ("kill -9 $$", "coqc ended with -9 on Accepted.v, and said: nothing"),
        ("echo 'Fatal error: out of memory' >&2; exit 2", "ended with 2 on Accepted.v, and said: Fatal error: out"),
        (
            "printf 'File \"a.v\", line 1, characters 0-1:\\nError:\\nno\\n' >&2; exit 1",
            "refuses a proof that is right: no",
        ),
        (
            "printf 'File \"a.v\", line 1, characters 0-1:\\nError: Anomaly\\n' >&2; exit 1",
            "ended with 1 on Accepted.v",
        ),
        ("exec sleep 60", "Accepted.v: no answer in 0.5 s"),
    ],
)
def test_a_program_that_does_not_tell_true_from_false_is_broken(script, message, program):
    program(script)
    with pytest.raises(ToolError) as broken:
        find(0.5 if "sleep" in script else 30)
    assert message in str(broken.value)
    assert str(broken.value).endswith(INSTALL)


def test_a_program_that_tells_true_from_false_is_found(program):
    refuses = "printf 'File \"r.v\", line 2, characters 0-1:\\nError:\\nno\\n' >&2; exit 1"
    program(f'case "$*" in *Refused.v) {refuses};; esac; {COMPILED}; {LISTED}')
    assert find() == Coqc(shutil.which("coqc"), "8.16.1")


def test_every_word_at_the_beginning_of_a_line_is_a_name():
    listed = "Axioms:\nb.c : forall n,\n  n = n\na\n  : True\nf is assumed to be guarded.\nTheory: type in type\n"
    assert axioms_printed(listed, 1) == [("Theory:", "a", "b.c", "f")]
    assert axioms_printed(f"{listed}Closed under the global context\n", 2)[1] == ()
    with pytest.raises(ToolError, match="expected 2 lists of axioms, got 1"):
        axioms_printed(listed, 2)


# ---- the program itself ----


@needs_coqc
def test_the_program_is_found_and_names_the_first_error(tmp_path):
    coqc = find()
    assert coqc.version[0].isdigit()
    file = tmp_path / "A.v"
    file.write_text("Theorem one : 1 = 1.\nProof.\n  exact (eq_refl 2).\nQed.\n", encoding="utf-8")
    file.with_suffix(".vo").write_text("left over", encoding="utf-8")
    printed, refusal = coqc.compile(file, tmp_path)
    assert (printed, refusal.line) == ("", 3)
    assert "eq_refl" in refusal.message and "\n" not in refusal.message
    assert not file.with_suffix(".vo").exists()
    file.write_text("Theorem one : 1 = 1.\nProof. exact eq_refl. Qed.\nPrint Assumptions one.\n", encoding="utf-8")
    assert coqc.compile(file, tmp_path) == ("Closed under the global context\n", None)


@needs_coqc
def test_a_missing_library_is_said_with_the_line_that_installs_it():
    coqc = Coqc(COQC, "any")
    assert has_library(coqc, ["From Coq Require Import Arith."]) == ""
    why = has_library(coqc, ["From Coquelicots Require Import Coquelicot."])
    assert "with prefix Coquelicots" in why and why.endswith(INSTALL)


@needs_coqc
def test_what_is_installed_has_a_digest_and_what_is_not_has_none():
    coqc = Coqc(COQC, "any")
    digests = installed(coqc, ["Coq", "Coquelicots"])
    assert len(digests["Coq"]) == 64
    assert digests["Coquelicots"] == ""
    assert installed(coqc, ["Coq"]) == {"Coq": digests["Coq"]}
    assert installed(coqc._replace(program="/nowhere/coqc"), ["Coq"]) == {"Coq": ""}
