"""Derivatives of one's own formulas for Rocq: each file is whole, and Rocq proves it on the axioms of the book."""

import re
import shutil

import pytest

from derive.derived import read
from derive.render.rocq.axioms import AXIOMS
from derive.render.rocq.derived import Conclusion, proposition, rocq_derived, rocq_folder
from tests.derive.deriving.formulas import SOURCE
from verify.rocq.coqc import find
from verify.rocq.theorems import ToCheck, check

EVERY = 20  # of the requests, in the quick tier


def stated(asked):
    return [Conclusion(d.name, d.title, d.theorem, d.hypotheses) for d in (a.found() for a in asked)]


def test_a_file_states_its_theorem_under_its_name_and_asks_what_it_rests_on():
    for own in stated(read(SOURCE)[::EVERY]):
        text = rocq_derived(own)
        assert text.count(f"Theorem {own.name} ") == 1 == text.count("Qed.")
        assert text.endswith(f"Print Assumptions {own.name}.\n")
        assert "( :" not in text  # each variable has a name
        assert all(len(line) <= 118 or " " not in line.strip() for line in text.splitlines())


def test_a_folder_holds_all_that_a_file_requires():
    (own, *_) = stated(read(SOURCE)[:1])
    files = rocq_folder({own.name: rocq_derived(own)})
    required = re.findall(r"^From (Derive|Book) Require Import (.*)\.$", files["Book/SigmoidDerivativeU.v"], re.M)
    assert required == [("Derive", "Support ErrorFunction Rules SpecialFunctions"), ("Book", "Facts")]
    assert all(f"{home}/{name}.v" in files for home, names in required for name in names.split())
    listed = {line for line in files["_CoqProject"].splitlines() if line.endswith(".v")}
    assert listed == files.keys() - {"_CoqProject"}


@pytest.mark.long
@pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")
def test_rocq_proves_every_derivative_again(tmp_path):
    found = stated(read(SOURCE))
    files = rocq_folder({own.name: rocq_derived(own) for own in found})
    del files["_CoqProject"]
    by_file = {path: text for path, text in files.items() if path.startswith("Book/")}
    rows = []
    for own in found:
        (path,) = (p for p, text in by_file.items() if f"Theorem {own.name} " in text)
        rows.append(ToCheck(own.name, path, own.name, proposition(own)))
    columns = check(find(), files, rows, tmp_path, AXIOMS, jobs=2).columns
    assert {name: c["failures"] for name, c in columns.items() if c["status"] != "pass"} == {}
    assert len(columns) == len(found) > 100
