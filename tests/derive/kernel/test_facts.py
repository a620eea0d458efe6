"""Every law of the table, evaluated at random values; and every hypothesis of it is needed."""

from __future__ import annotations

from random import Random

import pytest

from derive.kernel import rules
from derive.kernel.facts import FACTS
from derive.kernel.rules import ProofError
from derive.kernel.terms import INTEGERS, Term, subterms
from tests.evaluator import World, check_statement
from tests.satisfying import satisfy
from tests.total_numbers import UndecidedError

SIZES = [{"n": a, "m": b, "h": c} for a in (1, 2, 3) for b in (1, 3) for c in (1, 2)]
OTHER_DIMENSIONS = {"n": ("2", "a"), "m": ("2", ("2", "a")), "h": ("2", "a")}
NOT_NEEDED: dict[tuple[str, int], str] = {}  # (law, hypothesis): why no sampled point is false without it
WITH_HYPOTHESES = [(name, k) for name, (_, hyps) in FACTS.items() for k in range(len(hyps))]


def dimensions(name: str) -> set[str]:
    """Names of the dimensions in a law."""
    found: set[str] = set()

    def visit(d: object) -> None:
        if type(d) is tuple:
            for part in d:
                visit(part)
        elif d in OTHER_DIMENSIONS:
            found.add(d)

    concl, hyps = FACTS[name]
    for f in (concl, *hyps):
        for t in subterms(f):
            visit(tuple(a for a in t.args if type(a) is not Term))
    return found


def test_every_instance_is_the_law_itself() -> None:
    for name, (concl, hyps) in FACTS.items():
        theorem = rules.fact(name, ())
        assert (theorem.concl, theorem.hyps) == (concl, frozenset(hyps))


@pytest.mark.parametrize("name", FACTS)
def test_law_is_true(name: str) -> None:
    theorem, rng = rules.fact(name, ()), Random(name)
    evaluated = 0
    for sizes in SIZES:
        verdict = check_statement(theorem, rng, worlds=5, tries=3, sizes=sizes)
        assert not verdict.false, f"{name} is false at sizes {sizes}"
        evaluated += verdict.evaluated
    assert evaluated >= 40


@pytest.mark.parametrize("name", FACTS)
def test_law_is_true_at_doubled_dimensions(name: str) -> None:
    sizes = tuple((d, OTHER_DIMENSIONS[d]) for d in sorted(dimensions(name)))
    verdict = check_statement(rules.fact(name, sizes), Random(name), worlds=12)
    assert not verdict.false
    assert verdict.evaluated >= 10


@pytest.mark.parametrize(("name", "k"), WITH_HYPOTHESES)
def test_hypothesis_is_needed(name: str, k: int) -> None:
    concl, hyps = FACTS[name]
    others, rng = [h for n, h in enumerate(hyps) if n != k], Random(f"{name} {k}")
    false = 0
    for _ in range(400):
        world = World(rng)
        try:
            false += satisfy(world, others) and not world.holds(concl)
        except UndecidedError:
            continue
    assert (false > 0) != ((name, k) in NOT_NEEDED)


def test_names_in_a_law_are_distinct() -> None:
    """``fact`` finds variables by name."""
    for name, (concl, hyps) in FACTS.items():
        keys = {k for f in (concl, *hyps) for k in f.free}
        assert len({k.name for k in keys}) == len(keys), name
        assert not concl.loose
        assert all(INTEGERS not in str(k) for k in keys), f"{name}: sizes must not replace the integers"


def test_random_values_stand_only_under_expectations() -> None:
    for name, (concl, hyps) in FACTS.items():
        assert not any(f.random for f in (concl, *hyps)), name


@pytest.mark.parametrize("name", FACTS)
def test_the_evaluator_can_say_no(name: str) -> None:
    """A law with another right side is false at every point."""
    concl, hyps = FACTS[name]
    if concl.head in ("eq", "le", "lt"):
        left, right = concl.args
        wrong = Term("eq", left, right + 1) if concl.head == "eq" else Term("lt", right, left)
        world = World(Random(name), {"n": 2, "m": 3, "h": 2})
        assert satisfy(world, hyps)
        assert not world.holds(wrong)


def test_unknown_law() -> None:
    with pytest.raises(ProofError, match="there is no fact 'nonsense'"):
        rules.fact("nonsense", ())
