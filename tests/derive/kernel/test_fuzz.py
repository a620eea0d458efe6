"""Random theorems, each evaluated where its hypotheses hold: none is false."""

from __future__ import annotations

from random import Random

import pytest

from derive.kernel.rules import RULES, Theorem, infer
from derive.kernel.terms import _GATE
from tests.derive.kernel import vocabulary as V
from tests.derive.kernel.search import Search
from tests.evaluator import Verdict, check_statement, check_theorem

STEPS = 5000
LEAST = 12  # applications of every rule


def fuzz(seed: int, steps: int) -> tuple[Verdict, Search]:
    """Evaluate all theorems of a random search."""
    search, verdict, rng = Search(seed), Verdict(), Random(seed + 1)
    search.start()
    for _ in range(steps):
        theorem = search.step()
        if theorem is not None and theorem.concl.size <= 200:
            verdict.add(check_statement(theorem, rng, worlds=2, tries=3))
            if verdict.false:
                break
    return verdict, search


@pytest.fixture(scope="module")
def run() -> tuple[Verdict, Search]:
    return fuzz(seed=5, steps=STEPS)


def shown(theorem: Theorem) -> str:
    return f"{theorem.rule} proved, from {sorted(theorem.hyps, key=repr)}: {theorem.concl}"


def test_nothing_false_is_proved(run: tuple[Verdict, Search]) -> None:
    verdict, _ = run
    assert not verdict.false, shown(verdict.false[0])
    assert verdict.evaluated > 3000
    assert verdict.skipped < 3 * verdict.evaluated


def test_every_constructor_was_evaluated(run: tuple[Verdict, Search]) -> None:
    assert run[0].heads | {"bv"} == set(_GATE)
    assert "bv" in run[0].heads


def test_every_rule_was_applied_and_refused(run: tuple[Verdict, Search]) -> None:
    _, search = run
    assert set(search.applied) == set(RULES)
    assert min(search.applied.values()) >= LEAST, search.applied
    refusing = {n for n in RULES if search.refused[n]}
    assert len(refusing) > len(RULES) / 2


def test_the_search_is_deterministic() -> None:
    assert fuzz(3, 60)[1].applied == fuzz(3, 60)[1].applied


def test_false_theorems_are_seen() -> None:
    """The control: what holds at most points is found out."""
    false = [V.eq(V.u + V.v, V.u * V.v), V.lt(V.u, V.u), V.deriv(V.x(V.i), V.x(V.j), V.ONE), V.eq(V.u / V.u, 1)]
    for f in false:
        theorem = infer("both", (infer("assume", (), (f,)), infer("refl", (), (V.u,))), ())
        object.__setattr__(theorem, "hyps", frozenset())
        assert check_theorem(theorem, Random(0), worlds=20)[2]


def test_check_theorem_walks_the_premises() -> None:
    a = infer("fact", (), ("exp_zero", ()))
    evaluated, skipped, false = check_theorem(infer("symm", (a,), ()), Random(0), worlds=3)
    assert (evaluated, skipped, false) == (6, 0, [])
