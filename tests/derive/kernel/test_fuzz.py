"""Random chains of rules, each theorem evaluated where its hypotheses hold: none is false."""

from __future__ import annotations

from random import Random

import pytest

from derive.kernel.nodes import _GATE
from derive.kernel.rules import RULES, Theorem, infer
from derive.kernel.terms import Term
from tests.derive.kernel import fuzz
from tests.derive.kernel import vocabulary as V
from tests.evaluator import check_statement, check_theorem

SEED = 5
HALF_A_MINUTE = 7_000  # theorems
LEAST = 50  # applications of every rule in them


def forged(f: Term) -> Theorem:
    """A theorem that says ``f``, which no rule proves."""
    theorem = infer("both", (infer("assume", (), (f,)), infer("refl", (), (V.u,))), ())
    object.__setattr__(theorem, "hyps", frozenset())
    return theorem


def test_a_few_hundred_theorems_are_true() -> None:
    run = fuzz.fuzz(SEED, 300)
    assert not run.false, fuzz.told(run.false[0])
    assert run.made == run.repeated + run.undecided + run.evaluated == 300
    assert run.evaluated > 150
    assert run.points > run.evaluated > run.telling > run.deep > 0


@pytest.mark.long
def test_half_a_minute_of_chains() -> None:
    """Nothing false; and every rule, every constructor, and long chains were among what was evaluated."""
    run = fuzz.fuzz(SEED, HALF_A_MINUTE)
    assert not run.false, f"seed {SEED}\n{fuzz.told(fuzz.shrunk(run.false[0], Random(SEED)))}"
    assert run.undecided < run.evaluated / 5
    assert run.telling > run.evaluated / 2
    assert run.bare > run.evaluated / 4
    assert run.deep > run.evaluated / 4
    assert run.heads | {"bv"} == set(_GATE)
    assert set(run.search.applied) == set(RULES)
    assert min(run.search.applied.values()) >= LEAST, run.search.applied
    assert len({n for n in RULES if run.search.refused[n]}) > len(RULES) / 2


def test_a_run_is_that_of_its_seed() -> None:
    first, second = fuzz.fuzz(3, 80), fuzz.fuzz(3, 80)
    assert (str(first), first.search.applied) == (str(second), second.search.applied)
    assert str(first) != str(fuzz.fuzz(4, 80))


FALSE = [
    V.eq(V.u + V.v, V.u * V.v),
    V.lt(V.u, V.u),
    V.deriv(V.x(V.i), V.x(V.j), V.ONE),
    V.eq(V.u / V.u, 1),
    V.deriv(V.fn("sqrt", V.u**2), V.u, V.ONE),
    Term("integral", V.fn("cos", V.u), V.u, V.ZERO, V.ONE, V.ONE),
    V.eq(V.E(V.X * V.q(V.i)), V.E(V.X) * V.E(V.q(V.i))),
]


@pytest.mark.parametrize("formula", FALSE)
def test_what_holds_at_most_points_is_found_out(formula: Term) -> None:
    """The control of all of the above."""
    assert check_statement(forged(formula), Random(0), worlds=40).false


def test_independence_of_other_families_does_not_help() -> None:
    """Where q is declared independent, X may still depend on it."""
    theorem = forged(V.eq(V.E(V.X * V.q(V.i)), V.E(V.X) * V.E(V.q(V.i))))
    for declared, false in (((V.q(V.i),), True), ((V.q(V.i), V.X), False)):
        object.__setattr__(theorem, "hyps", frozenset({V.independent(*declared)}))
        verdict = check_statement(theorem, Random(0), worlds=40)
        assert verdict.evaluated
        assert bool(verdict.false) is false


def test_a_false_theorem_is_shrunk_and_shown() -> None:
    lie = forged(V.eq(V.u + V.v, V.u * V.v))
    deep = infer("both", (lie, infer("refl", (), (V.v,))), ())
    found = check_statement(deep, Random(0), worlds=20).false[0]
    small = fuzz.shrunk(found, Random(0))
    assert small.theorem is lie
    text = fuzz.told(small)
    assert text.startswith("FALSE, by 3 rules:\n1. assume at eq(add(u, v), mul(u, v))\n")
    assert "3. both of 1, 2\n    |- and(eq(add(u, v), mul(u, v)), eq(u, u))\nwhere\n" in text
    assert "\nu = " in text


def test_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--seconds", "0.2", "--seed", "9"]) == 0
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first == "seed 9, 0.2 s of processor time"
    assert last.endswith("; 0 false")


def test_check_theorem_walks_the_premises() -> None:
    a = infer("fact", (), ("exp_pos", ()))
    evaluated, skipped, false = check_theorem(infer("both", (a, a), ()), Random(0), worlds=3)
    assert (evaluated, skipped, false) == (6, 0, [])
