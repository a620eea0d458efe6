"""Every probability measure is a model of the expectations: nothing assumed, and compiled where the library is."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
SOURCE = ROOT / "derive" / "rocq" / "measure" / "Measure.v"
SAID = ROOT / "build" / "rocq-measure" / "Measure.axioms"
ASSUMING = r"\b(Admitted|admit|Axioms?|Parameters?|Hypothes[ie]s|Variables?|Context|Conjecture|Abort)\b"

AXIOMS = {  # of the real numbers and functions, and those of the library's classical logic and choice
    "sig_not_dec",
    "sig_forall_dec",
    "functional_extensionality_dep",
    "propositional_extensionality",
    "constructive_indefinite_description",
    "epsilon_statement",
}


def code():
    return re.sub(r"\(\*.*?\*\)", "", SOURCE.read_text(encoding="utf-8"), flags=re.DOTALL)


def library():
    """The folder of mathcomp-analysis, where coqc has one."""
    if shutil.which("coqc") is None:
        return None
    where = subprocess.run(["coqc", "-where"], capture_output=True, text=True, check=True).stdout.strip()
    folder = Path(where) / "user-contrib" / "mathcomp" / "analysis"
    return folder if folder.is_dir() else None


def compiled(folder, text):
    (folder / "Support.v").write_bytes((ROOT / "derive" / "rocq" / "library" / "Support.v").read_bytes())
    (folder / "Measure.v").write_text(text, encoding="utf-8")
    for name in ("Support.v", "Measure.v"):
        command = ["coqc", "-q", "-noglob", "-w", "none", "-Q", ".", "Derive", name]
        run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
        if run.returncode:
            return run
    return run


def test_nothing_is_assumed():
    assert not re.search(ASSUMING, code())
    assert len(re.findall(r"\bQed\.", code())) == len(re.findall(r"^(?:Lemma|Theorem) ", code(), flags=re.MULTILINE))


def test_the_model_is_of_every_measure_of_mass_one():
    text = " ".join(code().split())
    assert "(P : {measure set T -> \\bar reals}) (total : P [set: T] = 1) : Support.probability :=" in text


def test_lines_are_short():
    assert max(map(len, SOURCE.read_text(encoding="utf-8").split("\n"))) <= 120


@pytest.mark.skipif(not SAID.is_file(), reason="not run: make rocq-measure has not compiled it")
def test_it_rests_on_the_axioms_of_the_libraries():
    """What `make rocq-measure` wrote, which is a stage of its own before these tests."""
    if SAID.stat().st_mtime < SOURCE.stat().st_mtime:
        pytest.skip("not run: make rocq-measure has compiled what stood there before")
    said = SAID.read_text(encoding="utf-8")
    axioms = {name.rpartition(".")[2] for name in re.findall(r"^([\w.]+)\s*:", said, flags=re.MULTILINE)}
    assert axioms - {"Axioms"} == AXIOMS


@pytest.mark.long
@pytest.mark.skipif(library() is None, reason="not run: mathcomp-analysis is not installed")
def test_a_measure_of_another_mass_is_refused(tmp_path):
    text = SOURCE.read_text(encoding="utf-8")
    run = compiled(
        tmp_path, text.replace("P [set: T] = 1 -> forall c, mean P", "P [set: T] = 2%:E -> forall c, mean P")
    )
    assert run.returncode != 0
    line = int(re.search(r"Measure\.v\", line (\d+)", run.stderr)[1])
    before = "\n".join(text.split("\n")[:line])
    assert re.findall(r"^(?:Lemma|Theorem) (\w+)", before, flags=re.MULTILINE)[-1] == "mean_const"
