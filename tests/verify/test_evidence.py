import gc
from dataclasses import replace

import pytest

from derive.calc import REASONS
from derive.kernel.certificate import digest
from derive.language import HasDerivative
from derive.theorems import entries
from verify import evidence
from verify.counterparts import softmax as counterparts
from verify.evidence import COLUMNS, chapter_of, collect, collect_entry, counterpart, wrong_implementations
from verify.rungs import Settings
from verify.sampling import Sampler

MEASURED = ("kernel", "transformer", "ball", "mutants")
JACOBIAN = entries()["softmax_jacobian"]


@pytest.mark.long
@pytest.mark.parametrize("name", entries())
def test_every_theorem_has_its_evidence(name):
    found = collect(name, MEASURED)
    bad = {c: found[c] for c in MEASURED if found[c]["status"] not in ("pass", "not applicable")}
    assert bad == {}
    assert found["digest"] == digest(entries()[name].given, entries()[name].claim)
    for column in ("kernel", "mutants"):
        assert found[column]["status"] == "pass"
    assert found["mutants"]["implementations"] == len(wrong_implementations(name))
    for column in MEASURED:
        if found[column]["status"] == "not applicable":
            assert found[column]["reason"] in REASONS.values()


def test_few_columns_are_not_applicable():
    book = entries().values()
    for column in COLUMNS:
        assert sum(column in e.not_applicable for e in book) <= 0.15 * len(book)


def test_a_false_statement_fails_everywhere():
    f, at, value = JACOBIAN.claim.args
    found = collect_entry(JACOBIAN.variant(HasDerivative(f, at, value * 2)), MEASURED, Settings())
    assert {c: found[c]["status"] for c in MEASURED} == dict.fromkeys(MEASURED, "fail")
    assert all("softmax_jacobian" in found[c]["failures"][0] and found[c]["repeat"] for c in MEASURED)
    control = collect_entry(JACOBIAN, MEASURED, Settings())
    assert {c: control[c]["status"] for c in MEASURED} == dict.fromkeys(MEASURED, "pass")


def test_a_column_that_does_not_apply_says_why():
    entry = replace(JACOBIAN, not_applicable={"transformer": "no forward pass"})
    assert collect_entry(entry, ["transformer"], Settings())["transformer"] == {
        "status": "not applicable",
        "reason": REASONS["no forward pass"],
    }


def test_without_a_counterpart_the_column_fails():
    found = collect_entry(replace(JACOBIAN, name="softmax_jacobian"), ["transformer"], Settings())
    assert found["transformer"]["status"] == "pass"
    assert counterpart("softmax_jacobian") is counterparts.softmax_jacobian


def test_a_missing_counterpart_is_a_failure(monkeypatch):
    monkeypatch.delattr(counterparts, "softmax_jacobian")
    found = collect("softmax_jacobian", ["transformer"])["transformer"]
    assert found["status"] == "fail"
    assert "expected a counterpart of this name, or a reason" in found["failures"][0]


def test_a_mutant_that_lives_is_a_failure(monkeypatch):
    from derive.mutants import Mutant
    from derive.mutants import softmax as mutants

    true = Mutant("no mutant at all", JACOBIAN.claim)
    monkeypatch.setitem(mutants.MUTANTS, "softmax_jacobian", (true,))
    found = collect("softmax_jacobian", ["mutants"])["mutants"]
    assert found["status"] == "fail"
    assert found["failures"] == [
        "softmax_jacobian, mutant no mutant at all: the kernel accepts it",
        "softmax_jacobian, mutant no mutant at all: no point refutes it",
    ]


def test_a_wrong_implementation_that_lives_is_a_failure(monkeypatch):
    from verify.mutants import softmax as mutants

    monkeypatch.setitem(mutants.MUTANTS, "softmax_jacobian", (counterparts.softmax_jacobian,))
    found = collect("softmax_jacobian", ["mutants"])["mutants"]
    assert found["failures"] == ["softmax_jacobian, wrong implementation softmax_jacobian: it passes"]


def test_a_broken_control_is_a_failure(monkeypatch):
    monkeypatch.setattr(counterparts, "softmax_jacobian", lambda *, x: x[:, None] * x)
    found = collect("softmax_jacobian", ["mutants"])["mutants"]
    assert "softmax_jacobian: the control, its counterpart, does not pass" in found["failures"]


def test_a_theorem_without_mutants_is_not_run(monkeypatch):
    from derive.mutants import softmax as mutants

    monkeypatch.delitem(mutants.MUTANTS, "softmax_jacobian")
    assert collect("softmax_jacobian", ["mutants"])["mutants"]["status"] == "not run"


def test_a_crash_in_one_theorem_is_a_failure_of_it(monkeypatch):
    def crash(*, x):
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(counterparts, "softmax_jacobian", crash)
    found = collect("softmax_jacobian", ["transformer", "ball"])
    assert found["transformer"]["failures"] == ["ZeroDivisionError: planted"]
    assert found["ball"]["status"] == "pass"


def test_the_column_of_sympy_passes_and_can_fail(monkeypatch):
    from derive import cas

    assert collect("softmax_sum_one", ["sympy"])["sympy"]["status"] == "pass"
    monkeypatch.setattr(cas, "sympy_column", lambda entry: {"status": "fail", "message": "n = 2, different: 0"})
    found = collect("softmax_sum_one", ["sympy"])["sympy"]
    assert found["failures"] == ["softmax_sum_one, n = 2, different: 0"]
    assert found["repeat"] == "verify run softmax_sum_one --columns sympy --seed 0"


def test_chapters_and_versions():
    assert chapter_of("rotary_relative") == "sinusoidal"
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
        gc.collect()
        assert begun == [2], "control: a search is seen"
        column = collect("multi_head_backward_value", ["ball"])["ball"]
    finally:
        gc.callbacks.remove(watch)
    assert column["status"] == "pass"
    assert len(begun) < 100, "without the pause there are some 300"
    assert gc.isenabled()
