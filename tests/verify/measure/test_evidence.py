import gc
import json
import sys
from dataclasses import replace
from fractions import Fraction
from functools import cache, wraps
from pathlib import Path

import mpmath
import pytest
import sympy
from sympy.simplify.fu import TR8

from derive.books.mistakes import Mistakes, Mutant, relation
from derive.books.schema import COLUMNS
from derive.cas import symbolic
from derive.cas.coincidences import DeclaredMoments
from derive.chapters import BOOK
from derive.doors.reference import theorem
from derive.kernel.certificate import digest
from derive.language.entry import REASONS
from derive.language.terms import HasDerivative
from verify.counterparts.softmax.layers import COUNTERPARTS
from verify.measure import evidence
from verify.measure.columns import Settings
from verify.measure.counterparts import counterpart, counterparts, held, mutants
from verify.measure.evidence import collect, collect_entry, stated, wrong_formulas
from verify.measure.sampling import Sampler
from verify.mutants.softmax import PROGRAMS
from verify.oscillation import witnesses

MEASURED = ("kernel", "transformer", "ball", "mutants")
SOFTMAX = BOOK.chapters["softmax"]
JACOBIAN = BOOK["softmax_jacobian"]

# ---- by name: ``pytest -k softmax_jacobian``, and with ``-m long`` every theorem ----

RECORD = json.loads((Path(__file__).resolve().parents[3] / "docs" / "evidence.json").read_text("utf-8"))["theorems"]
"""Here for its names, which `test_mirror` says are all: what it says of a theorem is compared with what is measured."""
FAMILIES = (
    "softmax_jacobian",
    "dot_product_mean",
    "dot_product_variance",
    "sinusoidal_",
    "interaction_diagonal",
    "decay_",
)
"""What the project was asked for: the statements whose names begin like this, by default."""
DEAR = (  # seconds a theorem
    "softmax_jacobian_le_of_gap",
    "decay_bound",
    "decay_bound_approached",
    "decay_logarithmic",
    "decay_power_bound",
    "decay_power_rate",
    "exponential_decay_changes_sign",
    "first_zero_of_decay",
    "power_decay_sign",
    "causal_pass_gradient_is_sum_of_prefix_gradients",
    "weighted_decay_bound",
    "weighted_riemann_sum_error",
    "expected_softmax_gradient_bounds",
    "riemann_sum_error",
)


def by_hand(name):
    """Whether a theorem is proved in Rocq or certified in numbers; most of these are measured in tenths of a second."""
    return recorded(name, "kernel").get("status") == "not applicable"


def recorded(name, column):
    """What the record says, which may lack a column of what is new."""
    return RECORD[name].get(column, {})


def cells():
    """Theorem and column, each with an id; mpmath where there is an integral."""
    for name in RECORD:
        quick = (name.startswith(FAMILIES) or by_hand(name)) and name not in DEAR
        for column in (*COLUMNS[:-1], *(["mpmath"] if "mpmath" in recorded(name, "ball") else [])):
            yield pytest.param(name, column, id=f"{name}-{column}", marks=() if quick else pytest.mark.long)


@cache
def measured(name, column):
    return collect(name, [column])


@pytest.mark.parametrize(("name", "column"), [*cells()])
def test_measured(name, column):
    """``-rs`` shows why a column is not applicable, ``-rP`` what was measured."""
    figures = measured(name, "ball" if column == "mpmath" else column)
    assert figures["digest"] == theorem(name).digest
    column_of = figures["ball" if column == "mpmath" else column]
    if column_of["status"] == "not applicable":
        assert column_of["reason"] in REASONS.values()
        assert by_hand(name) if column == "kernel" else column != "mutants"
        pytest.skip(f"{name}, {column}: not applicable: {column_of['reason']}")
    assert column_of["status"] == "pass", "\n".join(column_of.get("failures", (column_of["status"],)))
    if column == "sympy":
        assert column_of["sizes"] and column_of["symbolic"] == recorded(name, "sympy").get("symbolic")
    elif column == "mutants":
        assert column_of["statements"] >= 3
        assert by_hand(name) or column_of["implementations"] == implementations(name)
    elif column == "ball":
        assert ("mpmath" in column_of) == ("mpmath" in recorded(name, "ball"))
    elif column == "mpmath":
        column_of = column_of["mpmath"]
        assert column_of["version"] == mpmath.__version__
        assert 4 <= column_of["quadratures"] <= column_of["integrals"]
        assert column_of.get("closed_digits", 50) == 50 and column_of["quadrature_digits"] >= 10
    sys.stdout.write(f"{name}, {column}: {column_of}\n")


def implementations(name):
    chapter, entry = BOOK.chapter(name), BOOK[name]
    if counterpart(chapter, name) is None:
        return 0
    return len(wrong_formulas(entry, BOOK.mutants[name])) + len(held(mutants(chapter), "PROGRAMS", name) or ())


def test_every_theorem_has_its_ids():
    assert {*RECORD} == {*BOOK.theorems} and {*DEAR} < {*RECORD}
    assert {name for name in RECORD if by_hand(name)} == {*BOOK.analytic}
    ids = [cell.id for cell in cells()]
    assert len({*ids}) == len(ids) == 5 * len(RECORD) + sum(id.endswith("-mpmath") for id in ids)


@pytest.mark.parametrize(
    ("family", "columns"),
    [
        ("softmax_jacobian", COLUMNS[:-1]),
        ("dot_product_mean", COLUMNS[:-1]),
        ("dot_product_variance", COLUMNS[:-1]),
        ("sinusoidal_inner", COLUMNS[:-1]),
        ("sinusoidal_shift_eq_rotation", COLUMNS[:-1]),
        ("interaction_diagonal", COLUMNS[:-1]),
        ("decay_closed_form", (*COLUMNS[:-1], "mpmath")),
    ],
)
def test_what_the_project_was_asked_for_is_measured_by_default(family, columns):
    by_default = {cell.id for cell in cells() if not cell.marks}
    assert by_default >= {f"{family}-{column}" for column in columns}


def broken(name):
    """By a word, where something is, its name there, and something wrong in its place."""
    true, digest = Mutant("no mutant at all", BOOK[name].claim), theorem(name).digest
    table = next(
        (m.COUNTERPARTS for m in counterparts(BOOK.chapter(name)) if name in getattr(m, "COUNTERPARTS", ())), {}
    )
    function, diff, expand, closed = table.get(name), sympy.diff, DeclaredMoments.expand, witnesses.integrate
    return {
        "counterpart": (table, name, wraps(function)(lambda **arrays: 2 * function(**arrays))),
        "mutant": (BOOK.chapter(name), "mistakes", {name: Mistakes(name, (true,) * 3, ())}),
        "derivative": (symbolic.sympy, "diff", lambda f, x: 2 * diff(f, x)),
        "moments": (DeclaredMoments, "expand", lambda self, e: 2 * expand(self, e)),
        "angles": (symbolic, "TR8", lambda e: TR8(e) + sympy.Rational(int(e.has(sympy.cos)), 10**6)),
        "integral": (witnesses, "integrate", lambda x, *of, **how: closed(x + Fraction(1, 10**9), *of, **how)),
        "run": (evidence, "collect_entry", lambda *_: {"digest": digest, "kernel": {"status": "not run"}}),
    }


@pytest.mark.parametrize(
    ("name", "column", "change", "message"),
    [
        ("softmax_jacobian", "transformer", "counterpart", "entry .* is not"),
        ("dot_product_mean", "transformer", "counterpart", "entry .* is not"),
        ("interaction_diagonal", "mutants", "mutant", "mutant no mutant at all: the kernel accepts it"),
        ("sinusoidal_inner", "mutants", "mutant", "mutant no mutant at all: the kernel accepts it"),
        ("softmax_jacobian", "sympy", "derivative", "symbolic, different"),
        ("dot_product_mean", "sympy", "moments", "symbolic, different"),
        ("interaction_diagonal", "sympy", "angles", "symbolic, different"),
        ("decay_closed_form", "sympy", "derivative", "another derivative"),
        ("decay_linear", "mpmath", "integral", "mpmath .* and the balls differ"),
        ("softmax_jacobian", "kernel", "run", "not run"),
    ],
)
def test_what_is_wrong_makes_its_id_red(name, column, change, message, monkeypatch):
    where, what, wrong = broken(name)[change]
    (monkeypatch.setitem if isinstance(where, dict) else monkeypatch.setattr)(where, what, wrong)
    monkeypatch.setitem(globals(), "measured", measured.__wrapped__)
    with pytest.raises(AssertionError, match=message):
        test_measured(name, column)


# ---- what fills the columns ----


def test_an_entry_of_somebody_else_is_measured_without_chapter():
    mine = replace(JACOBIAN, name="my_jacobian")
    columns = collect_entry(mine, ("kernel", "ball", "mutants", "transformer"), Settings())
    assert (columns["kernel"]["status"], columns["ball"]["status"], columns["mutants"]["status"]) == (
        "pass",
        "pass",
        "not run",
    )
    assert columns["transformer"]["failures"] == [
        "ValueError: my_jacobian: expected a counterpart of this name, or a reason why there is none"
    ]


def test_few_columns_are_not_applicable():
    book = BOOK.entries.values()
    for column in COLUMNS:
        assert sum(column in e.not_applicable for e in book) <= 0.15 * len(book)


def test_a_false_statement_fails_everywhere():
    f, at, value = JACOBIAN.claim.args
    columns = collect_entry(JACOBIAN.variant(HasDerivative(f, at, value * 2)), MEASURED, Settings(), BOOK)
    assert {c: columns[c]["status"] for c in MEASURED} == dict.fromkeys(MEASURED, "fail")
    assert all("softmax_jacobian" in columns[c]["failures"][0] and columns[c]["repeat"] for c in MEASURED)
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
    assert counterpart(SOFTMAX, "softmax_jacobian") is COUNTERPARTS["softmax_jacobian"]


def test_a_missing_counterpart_is_a_failure(monkeypatch):
    monkeypatch.delitem(COUNTERPARTS, "softmax_jacobian")
    column = collect("softmax_jacobian", ["transformer"])["transformer"]
    assert column["status"] == "fail"
    assert "expected a counterpart of this name, or a reason" in column["failures"][0]


def test_a_mutant_that_lives_is_a_failure(monkeypatch):
    true = Mutant("no mutant at all", JACOBIAN.claim)
    monkeypatch.setitem(vars(SOFTMAX), "mistakes", {"softmax_jacobian": Mistakes("softmax_jacobian", (true,), ())})
    column = collect("softmax_jacobian", ["mutants"])["mutants"]
    assert column["status"] == "fail"
    assert column["failures"] == [
        "softmax_jacobian, mutant no mutant at all: the kernel accepts it",
        "softmax_jacobian, mutant no mutant at all: no point refutes it",
    ]


def test_a_wrong_program_that_lives_is_a_failure(monkeypatch):
    monkeypatch.setitem(PROGRAMS, "softmax_jacobian", (COUNTERPARTS["softmax_jacobian"],))
    column = collect("softmax_jacobian", ["mutants"])["mutants"]
    assert column["failures"] == ["softmax_jacobian, wrong program jacobian: it passes"]


@pytest.mark.parametrize(("blind", "message"), [("ball", "ball"), ("float64", "float64"), ("", "ball and float64")])
def test_a_wrong_formula_against_which_the_counterpart_passes_is_a_failure(monkeypatch, blind, message):
    """Were one comparison, or both, to accept everything, each wrong formula would say so."""
    names = [m.name for m in BOOK.mutants["softmax_jacobian"]]
    seen = tuple(number for number in ("ball", "float64") if blind not in ("", number))
    monkeypatch.setattr(evidence, "distinguished", lambda *a: [seen] * len(names))
    column = collect("softmax_jacobian", ["mutants"])["mutants"]
    assert column["failures"] == [f"softmax_jacobian, mutant {n}: its counterpart passes, {message}" for n in names]


def test_a_wrong_relation_is_no_wrong_formula():
    entry = BOOK.entries["softmax_le_one"]
    strict = Mutant("strict", relation("strict", "lt").change(entry.claim))
    assert wrong_formulas(entry, (*BOOK.mutants[entry.name], strict)) == list(BOOK.mutants[entry.name])


def test_a_broken_control_is_a_failure(monkeypatch):
    monkeypatch.setitem(COUNTERPARTS, "softmax_jacobian", lambda *, x: x[:, None] * x)
    column = collect("softmax_jacobian", ["mutants"])["mutants"]
    assert "softmax_jacobian: the control, its counterpart, does not pass" in column["failures"]


def test_a_theorem_without_mutants_is_not_run(monkeypatch):
    monkeypatch.setitem(vars(SOFTMAX), "mistakes", {})
    assert collect("softmax_jacobian", ["mutants"])["mutants"]["status"] == "not run"


def test_a_crash_in_one_theorem_is_a_failure_of_it(monkeypatch):
    def crash(*, x):
        raise ZeroDivisionError("planted")

    monkeypatch.setitem(COUNTERPARTS, "softmax_jacobian", crash)
    columns = collect("softmax_jacobian", ["transformer", "ball"])
    assert columns["transformer"]["failures"] == ["ZeroDivisionError: planted, at point 0.0.0, sizes {'n': 3}"]
    assert columns["ball"]["status"] == "pass"


def test_the_column_of_sympy_passes_and_can_fail(monkeypatch):
    from derive import cas

    assert collect("softmax_sum_one", ["sympy"])["sympy"]["status"] == "pass"
    monkeypatch.setattr(cas, "sympy_column", lambda entry: {"status": "fail", "message": "n = 2, different: 0"})
    column = collect("softmax_sum_one", ["sympy"])["sympy"]
    assert column["failures"] == ["softmax_sum_one, n = 2, different: 0"]
    assert column["repeat"] == "verify run softmax_sum_one --columns sympy --seed 0"


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
    columns = collect("softmax_jacobian", MEASURED)
    assert {c: columns[c]["status"] for c in MEASURED} == dict.fromkeys(MEASURED, "pass")
    once = {name: len(calls) for name, calls in counted.items()}
    assert once == {"transformer_column": 1, "prove": 1 + columns["mutants"]["statements"], "points": 1}


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
