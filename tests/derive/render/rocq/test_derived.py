"""Derivatives of one's own formulas for Rocq: each file is whole, and Rocq proves it on the axioms of the book."""

import shutil
from itertools import pairwise

import pytest

from derive.render.rocq.axioms import AXIOMS
from derive.render.rocq.derived import derived_files, proposition, rocq_derived
from derive.render.rocq.layout import module
from derive.requests import read
from tests.derive.deriving.formulas import COMMON, SOURCE
from verify.rocq.compiling import requirements
from verify.rocq.coqc import find
from verify.rocq.theorems import ToCheck, check

HOME = "Book/SigmoidDerivativeU.v"  # of the first request
EVERY = 20  # of the requests, in the quick tier


def stated(asked):
    return [a.found().conclusion for a in asked]


def test_a_file_states_its_theorem_under_its_name_and_asks_what_it_rests_on():
    for own in stated(read(SOURCE)[::EVERY]):
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


@pytest.mark.long
@pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")
def test_rocq_proves_every_derivative_again(tmp_path):
    found = stated((*read(SOURCE), *read(COMMON)[::6]))
    files = derived_files(found)
    del files["_CoqProject"]
    rows = [ToCheck(own.name, f"Book/{module(own.name)}.v", own.name, proposition(own)) for own in found]
    controls = [
        ToCheck(f"{row.name}: misstated", row.file, row.theorem, other.says) for row, other in pairwise(rows[:3])
    ]
    columns = check(find(), files, rows + controls, tmp_path, AXIOMS, whole=True, jobs=2).columns
    assert {name for name, c in columns.items() if c["status"] != "pass"} == {c.name for c in controls}
    assert len(rows) > 100
