"""Theorems evaluated in random worlds: `check_theorem` takes a theorem with every intermediate theorem of its proof."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from derive.kernel.rules import Theorem
from tests.satisfying import satisfy
from tests.terms_vocabulary import nodes
from tests.total_numbers import UndecidedError
from tests.worlds import World

__all__ = ["Falsified", "Verdict", "World", "check_statement", "check_theorem", "steps"]

ROUNDS = 5  # of repairing hypotheses in one world: rather another world than many


class Falsified(NamedTuple):
    """A theorem, and a world in which its hypotheses hold and its conclusion does not."""

    theorem: Theorem
    world: World


@dataclass
class Verdict:
    """What the evaluation of theorems found."""

    evaluated: int = 0
    skipped: int = 0
    false: list[Falsified] = field(default_factory=list)
    heads: set[str] = field(default_factory=set)  # of evaluated theorems

    def add(self, other: Verdict) -> None:
        self.evaluated += other.evaluated
        self.skipped += other.skipped
        self.false += other.false
        self.heads |= other.heads


def check_statement(
    theorem: Theorem, rng: Random, worlds: int = 3, tries: int = 4, sizes: dict[str, int] | None = None
) -> Verdict:
    """Evaluate one theorem in worlds that satisfy its hypotheses."""
    verdict = Verdict()
    for _ in range(worlds * tries):
        if verdict.evaluated == worlds or verdict.false:
            break
        world = World(rng, sizes)
        try:
            if not satisfy(world, theorem.hyps, ROUNDS):
                verdict.skipped += 1
                continue
            true = world.holds(theorem.concl)
        except (UndecidedError, OverflowError):
            verdict.skipped += 1
            continue
        verdict.evaluated += 1
        if not true:
            verdict.false.append(Falsified(theorem, world))
    if verdict.evaluated:
        verdict.heads = {node.head for f in (theorem.concl, *theorem.hyps) for node in nodes(f)}
    return verdict


def steps(theorem: Theorem) -> Iterator[Theorem]:
    """A theorem and all that it was inferred from, each once."""
    seen: set[int] = set()
    todo = [theorem]
    while todo:
        node = todo.pop()
        if id(node) not in seen:
            seen.add(id(node))
            yield node
            todo += node.premises


def check_theorem(theorem: Theorem, rng: Random, worlds: int = 3) -> tuple[int, int, list[Falsified]]:
    """Evaluate a theorem and all its intermediate theorems: (evaluated, skipped, the false ones)."""
    verdict = Verdict()
    for node in steps(theorem):
        verdict.add(check_statement(node, rng, worlds))
    return verdict.evaluated, verdict.skipped, verdict.false
