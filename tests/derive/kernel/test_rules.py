"""Every rule: what it concludes, what it refuses, and that it keeps the hypotheses that it does not discharge."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from inspect import getsource
from pathlib import Path
from typing import Any

import pytest

from derive.kernel import derivatives, expectations, logic, polynomials, relations, rules
from derive.kernel import theorem as theorem_file
from derive.kernel.facts import FACTS
from derive.kernel.rules import RULES, ProofError, Theorem, infer
from derive.kernel.terms import Key, StatementError, Term, num
from derive.proving import certificates
from tests.derive.kernel.rule_controls import CONTROLS
from tests.derive.kernel.rule_premises import also, du, given, refl, up
from tests.derive.kernel.rule_refusals import REFUSALS
from tests.derive.kernel.vocabulary import ONE, ZERO, E, X, apart, at, eq, exp, fact, i, j, lt, u, v, x
from tests.each import each

RULE_FILES = (theorem_file, logic, relations, polynomials, derivatives, expectations)
ROOT = Path(rules.__file__).parents[2]


@each(("name", "n"), [(name, n) for name, cases in CONTROLS.items() for n in range(len(cases))])
def test_control_goes_through(name: str, n: int) -> None:
    premises, args, concl, hyps = CONTROLS[name][n]
    theorem = infer(name, premises, args)
    assert theorem.concl == concl
    assert theorem.hyps == hyps
    assert (theorem.rule, theorem.premises, theorem.args) == (name, premises, args)


@each(("name", "n"), [(name, n) for name, cases in REFUSALS.items() for n in range(len(cases))])
def test_must_refuse(name: str, n: int) -> None:
    premises, args, why = REFUSALS[name][n]
    with pytest.raises(ProofError, match=rf"^{name}: .*{why}"):
        infer(name, premises, args)


def test_every_rule_is_in_the_table() -> None:
    assert set(CONTROLS) == set(REFUSALS) == set(RULES)
    assert all(CONTROLS.values())


@pytest.mark.parametrize("name", RULES)
def test_as_many_refusals_as_conditions(name: str) -> None:
    assert len(REFUSALS[name]) >= max(1, getsource(RULES[name][1]).count("need("))


def messages(source: str) -> list[str]:
    """The longest constant part of what every condition in a source says when it refuses."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "need":
            why = node.args[1]
            parts = why.values if isinstance(why, ast.JoinedStr) else [why]
            texts = [t for p in parts if isinstance(p, ast.Constant) for t in re.split(r"\{.*?\}", p.value)]
            found.append(max(texts, key=len) if texts else "")
    return found


OTHERWISE_TESTED = {"only the kernel makes theorems"}  # below, by its own test


def test_every_condition_refuses_somewhere() -> None:
    """Each ``need`` of the rules is the one that speaks in at least one case."""
    said = []
    for name, cases in REFUSALS.items():
        for premises, args, _ in cases:
            with pytest.raises(ProofError) as error:
                infer(name, premises, args)
            said.append(str(error.value))
    for name, premises, args in FOREIGN:
        with pytest.raises(ProofError) as error:
            infer(name, premises, args)
        said.append(str(error.value))
    for message in messages("\n".join(map(getsource, RULE_FILES))):
        assert message in OTHERWISE_TESTED or any(message in s for s in said), message


@pytest.mark.parametrize("name", RULES)
def test_docstring_has_the_figure_and_what_is_refused(name: str) -> None:
    source, text = getsource(RULES[name][1]), RULES[name][1].__doc__ or ""
    figure = text.partition("Raises")[0]
    assert "``" in figure
    assert re.search(r"\|-|give", figure)
    asks = re.search(r"need\(|parts\(|equation\(|fresh\(|variable\(|_together\(|_entry\(", source)
    assert not asks or re.search(r"Raises\n\s+------\n\s+ProofError\n\s+If ", text)


def marked(theorem: Theorem, n: int) -> tuple[Theorem, Term]:
    marker = eq(at(f"marker{n}"), 0)
    return also(theorem, marker), marker


@pytest.mark.parametrize("name", RULES)
def test_hypotheses_are_kept(name: str) -> None:
    """A hypothesis that a rule does not discharge comes out; so do all those of all premises."""
    for premises, args, concl, hyps in CONTROLS[name]:
        pairs = [marked(p, n) for n, p in enumerate(premises)]
        theorem = infer(name, tuple(p for p, _ in pairs), args)
        assert theorem.concl == concl
        assert theorem.hyps == hyps | {marker for _, marker in pairs}


def test_instantiation_reaches_the_hypotheses() -> None:
    theorem = rules.instantiate(also(given(lt(u, v)), eq(u, 1)), (Key("at", "u", (), "fixed"), exp(v)))
    assert theorem.hyps == {lt(exp(v), v), eq(exp(v), 1)}


# ---- the gate through which every theorem passes -------------------------------------------------------------------


class Node(Term):
    __slots__ = ()


class Ratio(Fraction):
    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = Fraction.__hash__


class Almost:
    concl, hyps = eq(0, 1), frozenset[Term]()


FOREIGN: list[tuple[str, Any, Any]] = [
    ("axiom", (), (eq(0, 1),)),
    ("poly", (), (u,)),
    ("symm", (Almost(),), ()),
    ("symm", (None,), ()),
    ("symm", (eq(u, v),), ()),
    ("symm", (), ()),
    ("symm", (refl(u), refl(u)), ()),
    ("congruence", (Almost(),), (u, Key("at", "h", (), "fixed"))),
    ("refl", (), (Node("num", Fraction(1)),)),
    ("refl", (), (Ratio(1),)),
    ("refl", (), (1.5,)),
    ("refl", (), (None,)),
    ("part", (infer("both", (refl(u), refl(v)), ()),), (True,)),
    ("instantiate", (refl(u),), ([Key("at", "u", (), "fixed"), v],)),
    ("instantiate", (refl(u),), (({"at", "u"}, v),)),
    ("resize_dimensions", (refl(u),), ((("n", True)),)),
    ("assume", (), (refl(u),)),
]


@pytest.mark.parametrize("n", range(len(FOREIGN)))
def test_foreign_values_are_refused(n: int) -> None:
    name, premises, args = FOREIGN[n]
    with pytest.raises(ProofError, match="no rule|theorems were expected|foreign type"):
        infer(name, premises, args)


@pytest.mark.parametrize("name", RULES)
def test_number_of_premises(name: str) -> None:
    count, _ = RULES[name]
    premises, args, _, _ = CONTROLS[name][0]
    if count is not None:
        with pytest.raises(ProofError, match=f"{count} theorems were expected"):
            infer(name, (*premises, refl(u)), args)
    with pytest.raises(ProofError, match="theorems were expected"):
        infer(name, (*premises, Almost()), args)  # type: ignore[list-item]


def test_a_called_rule_is_the_inferred_one() -> None:
    assert rules.symm(given(eq(u, v))).concl == eq(v, u)
    assert rules.linear_combination((given(eq(u, v)),), u, v, ONE).concl == eq(u, v)
    assert rules.deriv_fn(du, "exp").args == ("exp",)
    assert all(getattr(rules, name).__doc__ == RULES[name][1].__doc__ for name in RULES)


def test_deep_terms_are_refused_cleanly() -> None:
    deep = u
    for _ in range(5000):
        deep = deep + u
    with pytest.raises(ProofError, match="recursion"):
        rules.linear_combination((), deep, deep)


# ---- forging: what Python cannot seal, the replay in a fresh process refuses ---------------------------------------


def replayed(theorem: Theorem, folder: Path) -> subprocess.CompletedProcess[str]:
    path = folder / "book.json"
    path.write_text(certificates.dumps({"forged": theorem}))
    command = [sys.executable, "-m", "derive.kernel.certificate", str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, timeout=60)


def without_key() -> Theorem:
    return Theorem(object(), frozenset(), eq(0, 1), "refl", (), (ZERO,))


def stolen_key() -> Theorem:
    return Theorem(theorem_file._KEY, frozenset(), eq(0, 1), "refl", (), (ZERO,))


def made_by_new() -> Theorem:
    theorem = Theorem.__new__(Theorem)
    for slot, value in {
        "hyps": frozenset(),
        "concl": eq(0, 1),
        "rule": "refl",
        "premises": (),
        "args": (ZERO,),
    }.items():
        object.__setattr__(theorem, slot, value)
    return rules.symm(theorem)


def edited_conclusion() -> Theorem:
    theorem = rules.refl(u + v)
    object.__setattr__(theorem, "concl", eq(0, 1))
    return theorem


def edited_term() -> Theorem:
    theorem = rules.refl(u + v)
    object.__setattr__(theorem.concl, "args", (ZERO, ONE))
    return theorem


def dropped_hypothesis() -> Theorem:
    theorem = rules.assume(eq(0, 1))
    object.__setattr__(theorem, "hyps", frozenset())
    return theorem


def replaced_rule() -> Theorem:
    count, original = RULES["refl"]
    theorem_file._RULES["refl"] = (0, lambda t: (eq(0, 1), frozenset()))
    try:
        return rules.refl(ZERO)
    finally:
        theorem_file._RULES["refl"] = (count, original)


def test_the_tables_that_decide_truth_are_read_only() -> None:
    for table in (RULES, FACTS, derivatives._OUTER, derivatives._OUTER_POSITIVE):
        with pytest.raises(TypeError, match="does not support item assignment"):
            table["lie"] = None  # type: ignore[index]


def new_rule() -> Theorem:
    theorem_file._RULES["oracle"] = (0, lambda: (eq(0, 1), frozenset()))
    try:
        return infer("oracle", (), ())
    finally:
        del theorem_file._RULES["oracle"]


FORGED = [
    stolen_key,
    made_by_new,
    edited_conclusion,
    edited_term,
    dropped_hypothesis,
    replaced_rule,
    new_rule,
]


@pytest.mark.parametrize("forge", FORGED, ids=lambda f: f.__name__)
def test_forged_theorems_are_refused_in_a_fresh_process(forge: Callable[[], Theorem], tmp_path: Path) -> None:
    run = replayed(forge(), tmp_path)
    assert run.returncode == 1
    assert "refused" in run.stderr
    assert "Traceback" not in run.stderr


def test_honest_theorems_are_accepted_in_a_fresh_process(tmp_path: Path) -> None:
    assert replayed(up, tmp_path).returncode == 0


def test_theorems_need_the_key_and_do_not_change() -> None:
    with pytest.raises(ProofError, match="only the kernel makes theorems"):
        without_key()
    with pytest.raises(ProofError, match="theorems are immutable"):
        refl(u).concl = eq(0, 1)  # type: ignore[misc]


# ---- polynomials ---------------------------------------------------------------------------------------------------


def test_polynomials() -> None:
    atom = frozenset({(u, 1)})
    assert rules.poly(ZERO) == {}
    assert rules.poly(u - u) == {}
    assert rules.poly((u + 1) * (u - 1)) == {frozenset({(u, 2)}): 1, frozenset(): -1}
    assert rules.poly(u / num(Fraction(2, 3))) == {atom: Fraction(3, 2)}
    assert rules.poly(ONE / u) == {frozenset({(ONE / u, 1)}): 1}
    assert rules.poly(v / u) == {frozenset({(ONE / u, 1), (v, 1)}): 1}
    assert rules.poly(u / ZERO) == {frozenset({(ONE / ZERO, 1), (u, 1)}): 1}
    assert rules.poly(exp(u)) == {frozenset({(exp(u), 1)}): 1}
    assert rules.poly_add({atom: Fraction(1)}, {atom: Fraction(1)}, -1) == {}


# ---- falsehoods that were once derived, or nearly ------------------------------------------------------------------


def test_a_family_does_not_collapse_under_its_derivative() -> None:
    """``D(x_i, x_j) = delta(i, j)`` at ``x := (y_j, ..., y_j)`` would say ``D(y_j, y_j) = delta(i, j)``."""
    column = Term("lam", "n", at("y", j))
    with pytest.raises(ProofError, match="only be renamed"):
        rules.instantiate(rules.deriv_entry(x(i), x(j)), (Key("at", "x", ("n",), "fixed"), column))


def test_constants_do_not_become_the_variable() -> None:
    """``D(c, x_j) = 0`` at ``c := x_i`` would say ``D(x_i, x_j) = 0``."""
    with pytest.raises(ProofError, match="depends on the variable"):
        rules.instantiate(rules.deriv_const(u, x(j)), (Key("at", "u", (), "fixed"), x(i)))


def test_an_expectation_is_no_function_of_values() -> None:
    """From ``X = 0`` at one outcome does not follow ``E X = E 0``."""
    for attempt in (
        lambda: rules.expectation_congruence(given(eq(X, 0))),
        lambda: rules.congruence((given(eq(X, 0)),), E(at("h")), Key("at", "h", (), "fixed")),
        lambda: fact("expectation_const", c=X),
    ):
        with pytest.raises((ProofError, StatementError)):
            attempt()


def test_cases_of_indices_discharge_their_own_case_only() -> None:
    theorem = infer("index_cases", *CONTROLS["index_cases"][3][:2])
    assert apart(j, i) in theorem.hyps
    assert apart(i, j) not in theorem.hyps
