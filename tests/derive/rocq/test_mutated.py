"""The mutants that coqc is to reject are mutants; coqc itself is run by the script."""

from random import Random

from tests.derive.kernel.vocabulary import delta, eq, i, j, u, v, x
from tests.derive.render.rocq.samples import theorems
from tests.derive.rocq.mutated import NAMES, edited, mutants

LEAST = 30


def test_an_edit_changes_one_sign_index_or_constant():
    found = list(edited(eq(x(i) - 2 * u, v), [i, j]))
    assert found == [
        ("sign", eq(x(i) + 2 * u, v)),
        ("index", eq(x(j) - 2 * u, v)),
        ("constant", eq(x(i) - 3 * u, v)),
    ]
    assert [kind for kind, _ in edited(delta(i, j), [i, j])] == ["index", "index"]


def test_mutants_are_wrong_in_the_statement_in_a_step_or_without_a_hypothesis():
    found = [m for name in NAMES for m in mutants(name, Random(name))]
    assert len(found) >= LEAST
    assert {m.what.partition(" ")[2] for m in found} == {"in the statement", "in a step", "dropped"}
    for m in found:
        original = theorems()[m.name].partition("\n")[2]
        assert m.text != original
        same_statement = m.text.partition("Proof.")[0] == original.partition("Proof.")[0]
        assert same_statement == m.what.endswith("in a step")


def test_a_dropped_hypothesis_leaves_its_name():
    dropped = [m for m in mutants("planar_modulus", Random(0)) if m.what == "hypothesis dropped"]
    (text,) = (m.text.partition("Proof.")[0] for m in dropped)
    assert text.count("(given_") == 4
    assert text.count(": 0 = 0)") == 1
