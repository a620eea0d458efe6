"""Derivatives of one's own formulas for Rocq: each file is whole, and Rocq proves it on the axioms of the book."""

import shutil
from pathlib import Path

import pytest

from derive import derivative, formula, reals
from derive.doors.requests import read
from derive.language.symbols import RenderError
from derive.rocq.axioms import AXIOMS
from derive.rocq.book import Development
from derive.rocq.derived import derived_files, rocq_derived
from tests.derive.deriving.formulas import SOURCE, moved
from tests.derive.rocq.derivatives import checked, stated
from tests.rocq_library import put_library
from verify.rocq.compiling import Files, requirements
from verify.rocq.coqc import Coqc
from verify.rocq.words import refused

HOME = "Book/SigmoidDerivativeU.v"  # of the first request
EVERY, EVERY_LONG = 20, 14  # of the requests


@pytest.mark.parametrize("each", [60, pytest.param(EVERY, marks=pytest.mark.long)])
def test_a_file_states_its_theorem_under_its_name_and_asks_what_it_rests_on(each):
    for own in stated(read(SOURCE)[::each]):
        text = rocq_derived(own)
        assert text.count(f"Theorem {own.name} ") == 1 == text.count("Qed.")
        assert text.endswith(f"Print Assumptions {own.name}.\n")
        assert "( :" not in text  # each variable has a name
        assert all(len(line) <= 118 or " " not in line.strip() for line in text.splitlines())


def test_a_folder_holds_all_that_a_file_requires():
    (own, *_) = stated(read(SOURCE)[:1])
    files = derived_files([own])
    assert files[HOME] == rocq_derived(own)
    required = {(home, name) for text in files.values() for _, home, names in requirements(text) for name in names}
    ours = {(home, name) for home, name in required if home in ("Derive", "Book")}
    assert {f"{home}/{name}.v" for home, name in ours} == files.keys() - {"_CoqProject", HOME}  # and nothing else
    listed = {line for line in files["_CoqProject"].splitlines() if line.endswith(".v")}
    assert listed == files.keys() - {"_CoqProject"}


def of_name(name):
    (t,) = reals("t")
    return derivative(formula(name, t * t), t)


def test_its_files_meet_the_guards_of_those_of_the_book():
    """What is compiled is asked for `stated`, `axioms` and the rest in the long test; here are the guards of texts."""
    asked = [own.conclusion for own in map(of_name, ("Definition", "le", "matrix", "exp_pos"))]
    files = derived_files([*stated(read(SOURCE)[::60]), *asked])
    texts = {path: text for path, text in files.items() if path.endswith(".v")}
    assert refused(Files(Coqc("", ""), texts, Path()), texts, AXIOMS) == {}
    assert "Definition Definition_ (t : R) : R" in texts["Book/DefinitionDerivativeT.v"]


def test_a_file_that_says_something_else_is_not_given_out(monkeypatch):
    own = of_name("square")
    honest = own.rocq()
    written = Development.chapter
    for old, new in (("2 * t", "t"), ("(t : R) :", "(t : R) (given : t = 0) :"), (":=\n  t * t", ":=\n  t + t")):
        assert old in honest
        monkeypatch.setattr(Development, "chapter", lambda *a, old=old, new=new: written(*a).replace(old, new))
        with pytest.raises(RenderError):
            own.rocq()


@pytest.mark.long
@pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")
def test_rocq_proves_derivatives_again(tmp_path):
    put_library(tmp_path)
    found = stated((*read(SOURCE)[::EVERY_LONG], *list(moved())[:: 3 * EVERY_LONG]))
    assert {"jvp", "hessian"} <= {own.name.split("_")[-2] for own in found}
    refused, controls = checked(found, tmp_path)
    assert refused == controls
    assert len(found) > 10
    assert len(controls) == 2
