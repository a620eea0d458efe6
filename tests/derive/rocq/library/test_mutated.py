"""The mutants are mutants, the table lists them all, and coqc rejects some of them where the book is compiled."""

import json
import re
import shutil
from functools import cache
from pathlib import Path
from random import Random

import pytest

from derive.kernel import certificate
from derive.kernel.rules import ProofError
from derive.kernel.terms import Term, num
from tests.derive.kernel.vocabulary import delta, eq, i, j, u, v, x
from tests.derive.rocq.library.certificates import edited, mutants, put, rendered, unchecked, written
from tests.derive.rocq.library.mutated import NAMES, TABLE, Outcome, all_mutants, outcome, table

BUILD = Path(__file__).parents[4] / "build" / "rocq"
COMPILED = shutil.which("coqc") is not None and (BUILD / "Book" / "FeedForward.vo").is_file()
LEAST = 1.5  # a theorem: of a statement and of a step, and where there is one of a hypothesis


FEW = ("softmax_sum_one", "softmax_jacobian", "softmax_two_weights_le_one", "product_variance", "relu_derivative")
EITHER = pytest.mark.parametrize("names", [FEW, pytest.param(NAMES, marks=pytest.mark.long)], ids=["few", "all"])


@cache
def found(names=FEW):
    return tuple(all_mutants(names))


def test_an_edit_changes_one_sign_index_or_constant():
    edits = list(edited(eq(x(i) - 2 * u, v), [i, j]))
    assert edits == [
        ("sign", eq(x(i) + 2 * u, v)),
        ("index", eq(x(j) - 2 * u, v)),
        ("constant", eq(x(i) - 3 * u, v)),
    ]
    assert [kind for kind, _ in edited(delta(i, j), [i, j])] == ["index", "index"]


@EITHER
def test_mutants_are_wrong_in_the_statement_in_a_step_or_without_a_hypothesis(names):
    assert len(found(names)) >= len(names) * LEAST
    places = {"statement", "step", "dropped"}
    assert {place for m in found(names) for place in places if place in m.what} == places
    for m in found(names):
        original = rendered(m.name, written(m.name))
        assert m.text != original
        same_statement = m.text.partition("Proof.")[0] == original.partition("Proof.")[0]
        assert same_statement == ("in a step" in m.what)
        assert (m.text.partition("Proof.")[2] == original.partition("Proof.")[2]) != ("in a step" in m.what)


def test_a_dropped_hypothesis_leaves_its_name():
    (dropped,) = (m for m in mutants("planar_modulus", Random(0)) if m.what == "hypothesis dropped")
    text = dropped.text.partition("Proof.")[0]
    assert len(re.findall(r"\(given_\d", text)) == 4
    assert len(re.findall(r": (.*) = \1 /\\ (.*) = \2\)", text)) == 1


def test_only_a_replay_without_checks_takes_a_mutant():
    data = written("softmax_sum_one")
    step = next(s for s in reversed(data["steps"]) if s[0] == "linear_combination")
    step[2][0] = put(data, Term("add", num(1), certificate._Reader(data).value(step[2][0])))
    with pytest.raises(ProofError):
        certificate.replay(json.dumps(data))
    assert len(unchecked(data)) == len(data["steps"])
    with pytest.raises(ProofError):  # the checks are back
        certificate.replay(json.dumps(data))


@EITHER
def test_the_table_lists_every_mutant_as_rejected(names):
    text = TABLE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| (.*?) \| (\d+) \|", text, flags=re.MULTILINE)
    assert {name for name, *_ in rows} == set(NAMES)
    assert [(name, what) for name, what, _, _ in rows if name in names] == [(m.name, m.what) for m in found(names)]
    assert {verdict for _, _, verdict, _ in rows} == {"rejected"}
    assert all(int(line) > 0 for _, _, _, line in rows)
    assert "was not found" not in text and "Syntax" not in text  # a missing name is no refusal
    assert f"{len(rows)} mutated certificates, {len(rows)} rejected inside their proofs." in text


def test_a_mutant_that_passes_is_told():
    mutant = found()[0]
    said = table([(mutant, Outcome(True, 0, "")), (mutant, Outcome(False, 3, "x")), (mutant, Outcome(True, 3, "x"))])
    assert said.count("| NOT REJECTED |") == 2
    assert "3 mutated certificates, 1 rejected" in said


@pytest.mark.skipif(not COMPILED, reason="coqc and the compiled book are needed: make rocq")
def test_coqc_rejects_three_mutants_and_takes_what_they_were():
    chosen = [next(m for m in found() if place in m.what) for place in ("statement", "step", "dropped")]
    assert all(outcome(m.text, BUILD).rejected for m in chosen)
    original = outcome(rendered(NAMES[0], written(NAMES[0])), BUILD)
    assert (original.statement, original.line) == (True, 0)
