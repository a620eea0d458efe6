import gc
from dataclasses import replace

import pytest

from derive.calc import REASONS
from derive.kernel.certificate import digest
from derive.language import HasDerivative
from derive.mutants import Mistakes, Mutant, relation
from derive.schema import COLUMNS
from derive.theorems import BOOK
from verify.counterparts import softmax as counterparts
from verify.measure import evidence
from verify.measure.columns import Settings
from verify.measure.evidence import collect, collect_entry, counterpart, stated, wrong_formulas
from verify.measure.sampling import Sampler
from verify.mutants import programs
from verify.mutants.programs import PROGRAMS

MEASURED = ("kernel", "transformer", "ball", "mutants")
SOFTMAX = BOOK.chapters["softmax"]
JACOBIAN = BOOK.entries["softmax_jacobian"]


@pytest.mark.long
@pytest.mark.parametrize("name", [*BOOK.entries][::20])  # all: make docs FULL=1, and what it finds is recorded
def test_a_theorem_has_its_evidence(name):
    found = collect(name, MEASURED)
    bad = {c: found[c] for c in MEASURED if found[c]["status"] not in ("pass", "not applicable")}
    assert bad == {}
    assert found["digest"] == digest(BOOK.entries[name].given, BOOK.entries[name].claim)
    for column in ("kernel", "mutants"):
        assert found[column]["status"] == "pass"
    wrong = wrong_formulas(BOOK.entries[name], BOOK.mutants[name])
    assert found["mutants"]["implementations"] == (
        len(wrong) + len(PROGRAMS.get(name, ())) if counterpart(BOOK[name][0], name) else 0
    )
    for column in MEASURED:
        if found[column]["status"] == "not applicable":
            assert found[column]["reason"] in REASONS.values()


def test_an_entry_of_somebody_else_is_measured_without_chapter():
    own = replace(JACOBIAN, name="my_jacobian")
    found = collect_entry(own, ("kernel", "ball", "mutants", "transformer"), Settings())
    assert (found["kernel"]["status"], found["ball"]["status"], found["mutants"]["status"]) == (
        "pass",
        "pass",
        "not run",
    )
    assert found["transformer"]["failures"] == [
        "ValueError: my_jacobian: expected a counterpart of this name, or a reason why there is none"
    ]


def test_few_columns_are_not_applicable():
    book = BOOK.entries.values()
    for column in COLUMNS:
        assert sum(column in e.not_applicable for e in book) <= 0.15 * len(book)


def test_a_false_statement_fails_everywhere():
    f, at, value = JACOBIAN.claim.args
    found = collect_entry(JACOBIAN.variant(HasDerivative(f, at, value * 2)), MEASURED, Settings(), BOOK)
    assert {c: found[c]["status"] for c in MEASURED} == dict.fromkeys(MEASURED, "fail")
    assert all("softmax_jacobian" in found[c]["failures"][0] and found[c]["repeat"] for c in MEASURED)
    control = collect_entry(JACOBIAN, MEASURED, Settings(), BOOK)
    assert {c: control[c]["status"] for c in MEASURED} == dict.fromkeys(MEASURED, "pass")


def test_a_column_that_does_not_apply_says_why():
    entry = replace(JACOBIAN, not_applicable={"transformer": "no forward pass"})
    assert collect_entry(entry, ["transformer"], Settings(), BOOK)["transformer"] == {
        "status": "not applicable",
        "reason": REASONS["no forward pass"],
    }


def test_a_counterpart_is_found_by_the_name_of_its_theorem():
    assert collect_entry(JACOBIAN, ["transformer"], Settings(), BOOK)["transformer"]["status"] == "pass"
    assert counterpart(SOFTMAX, "softmax_jacobian") is counterparts.softmax_jacobian


def test_a_missing_counterpart_is_a_failure(monkeypatch):
    monkeypatch.delattr(counterparts, "softmax_jacobian")
    found = collect("softmax_jacobian", ["transformer"])["transformer"]
    assert found["status"] == "fail"
    assert "expected a counterpart of this name, or a reason" in found["failures"][0]


def test_a_mutant_that_lives_is_a_failure(monkeypatch):
    true = Mutant("no mutant at all", JACOBIAN.claim)
    monkeypatch.setitem(vars(SOFTMAX), "mistakes", {"softmax_jacobian": Mistakes("softmax_jacobian", (true,), ())})
    found = collect("softmax_jacobian", ["mutants"])["mutants"]
    assert found["status"] == "fail"
    assert found["failures"] == [
        "softmax_jacobian, mutant no mutant at all: the kernel accepts it",
        "softmax_jacobian, mutant no mutant at all: no point refutes it",
    ]


def test_a_wrong_program_that_lives_is_a_failure(monkeypatch):
    monkeypatch.setattr(programs, "PROGRAMS", {"softmax_jacobian": (counterparts.softmax_jacobian,)})
    found = collect("softmax_jacobian", ["mutants"])["mutants"]
    assert found["failures"] == ["softmax_jacobian, wrong program softmax_jacobian: it passes"]


@pytest.mark.parametrize(("blind", "said"), [("ball", "ball"), ("float64", "float64"), ("", "ball and float64")])
def test_a_wrong_formula_against_which_the_counterpart_passes_is_a_failure(monkeypatch, blind, said):
    """Were one comparison, or both, to accept everything, each wrong formula would say so."""
    names = [m.name for m in BOOK.mutants["softmax_jacobian"]]
    seen = tuple(number for number in ("ball", "float64") if blind not in ("", number))
    monkeypatch.setattr(evidence, "told_apart", lambda *a: [seen] * len(names))
    found = collect("softmax_jacobian", ["mutants"])["mutants"]
    assert found["failures"] == [f"softmax_jacobian, mutant {n}: its counterpart passes, {said}" for n in names]


def test_a_wrong_relation_is_no_wrong_formula():
    entry = BOOK.entries["softmax_le_one"]
    strict = Mutant("strict", relation("strict", "lt").of(entry.claim))
    assert wrong_formulas(entry, (*BOOK.mutants[entry.name], strict)) == list(BOOK.mutants[entry.name])


def test_a_broken_control_is_a_failure(monkeypatch):
    monkeypatch.setattr(counterparts, "softmax_jacobian", lambda *, x: x[:, None] * x)
    found = collect("softmax_jacobian", ["mutants"])["mutants"]
    assert "softmax_jacobian: the control, its counterpart, does not pass" in found["failures"]


def test_a_theorem_without_mutants_is_not_run(monkeypatch):
    monkeypatch.setitem(vars(SOFTMAX), "mistakes", {})
    assert collect("softmax_jacobian", ["mutants"])["mutants"]["status"] == "not run"


def test_a_crash_in_one_theorem_is_a_failure_of_it(monkeypatch):
    def crash(*, x):
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(counterparts, "softmax_jacobian", crash)
    found = collect("softmax_jacobian", ["transformer", "ball"])
    assert found["transformer"]["failures"] == ["ZeroDivisionError: planted, at point 0.0.0, sizes {'n': 3}"]
    assert found["ball"]["status"] == "pass"


def test_the_column_of_sympy_passes_and_can_fail(monkeypatch):
    from derive import cas

    assert collect("softmax_sum_one", ["sympy"])["sympy"]["status"] == "pass"
    monkeypatch.setattr(cas, "sympy_column", lambda entry: {"status": "fail", "message": "n = 2, different: 0"})
    found = collect("softmax_sum_one", ["sympy"])["sympy"]
    assert found["failures"] == ["softmax_sum_one, n = 2, different: 0"]
    assert found["repeat"] == "verify run softmax_sum_one --columns sympy --seed 0"


def test_statements_and_versions():
    assert stated("softmax_jacobian") == (JACOBIAN, digest(JACOBIAN.given, JACOBIAN.claim))
    assert evidence.sympy_version()[0].isdigit()


def test_columns_share_the_proof_the_points_and_the_verdict_on_the_counterpart(monkeypatch):
    counted = {name: [] for name in ("transformer_column", "prove", "points")}

    def count(owner, name):
        right = getattr(owner, name)
        monkeypatch.setattr(owner, name, lambda *a, **k: (counted[name].append(a), right(*a, **k))[1])

    count(evidence, "transformer_column")
    count(evidence, "prove")
    count(Sampler, "points")
    found = collect("softmax_jacobian", MEASURED)
    assert {c: found[c]["status"] for c in MEASURED} == dict.fromkeys(MEASURED, "pass")
    once = {name: len(calls) for name, calls in counted.items()}
    assert once == {"transformer_column": 1, "prove": 1 + found["mutants"]["statements"], "points": 1}


def test_no_search_for_cycles_while_numbers_are_measured():
    begun = []
    gc.callbacks.append(watch := lambda phase, info: begun.append(info["generation"]) if phase == "start" else None)
    try:
        gc.collect(0)
        assert begun == [0], "control: a search is seen"
        column = collect("multi_head_backward_value", ["ball"])["ball"]
    finally:
        gc.callbacks.remove(watch)
    assert column["status"] == "pass"
    assert len(begun) < 100, "without the pause there are some 300"
    assert gc.isenabled()
