"""Random chains of rules, each theorem evaluated by what its words mean: none may be false.

``python -m tests.derive.kernel.fuzz --seconds 1800 --seed 7`` goes on for so many seconds of processor time, says now
and then how far it is, and ends with a line of counts. A false theorem is shrunk to the shortest proof in it that
proves something false, which is printed with the values that show it; the exit code is then 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from derive.kernel.rules import Theorem
from derive.kernel.terms import BINDERS, Definition, Term
from tests.derive.kernel.search import Search
from tests.evaluator import Falsified, Verdict, check_statement, steps

LARGEST = 200  # nodes of a conclusion that is evaluated
WORLDS, TRIES = 2, 3
WORLDS_TO_SHRINK = 40
LINES = 20  # of progress
DEEP = 3


@dataclass
class Run:
    """What became of the theorems of a run.

    Attributes
    ----------
    search : Search
    made, repeated, undecided, evaluated : int
        Theorems; the last three add up to the first. Undecided are those whose hypotheses held at no point tried, or
        that 60 digits cannot tell, or that are too large.
    points : int
        At which theorems were evaluated.
    telling, deep, bare : int
        Of the evaluated ones: neither ``t = t`` nor a hypothesis; proved by three or more rules in a row; without
        hypotheses.
    heads : set of str
        Constructors that occur in evaluated theorems.
    false : list of Falsified
    """

    search: Search
    made: int = 0
    repeated: int = 0
    undecided: int = 0
    evaluated: int = 0
    points: int = 0
    telling: int = 0
    deep: int = 0
    bare: int = 0
    heads: set[str] = field(default_factory=set)
    false: list[Falsified] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.made} theorems made, {self.repeated} repeated, {self.undecided} undecided, "
            f"{self.evaluated} evaluated at {self.points} points; of these {self.telling} not trivial, "
            f"{self.bare} without hypotheses, {self.deep} {DEEP} or more rules deep; {len(self.false)} false"
        )

    def add(self, theorem: Theorem, verdict: Verdict) -> None:
        """Count an evaluated or undecided theorem."""
        self.undecided += not verdict.evaluated
        self.points += verdict.evaluated
        self.heads |= verdict.heads
        self.false += verdict.false
        if verdict.evaluated:
            self.evaluated += 1
            self.telling += not trivial(theorem)
            self.bare += not theorem.hyps
            self.deep += depth(theorem) >= DEEP


def trivial(theorem: Theorem) -> bool:
    """Whether a theorem says ``t = t`` or repeats a hypothesis."""
    concl = theorem.concl
    return concl in theorem.hyps or (concl.head == "eq" and concl.args[0] == concl.args[1])


def depth(theorem: Theorem, most: int = DEEP) -> int:
    """How many rules stand above each other in its proof, counted up to ``most``."""
    if most <= 1:
        return 1
    return 1 + max((depth(p, most - 1) for p in theorem.premises), default=0)


def runs(seed: int) -> Iterator[Run]:
    """One run, again and again as it grows by a theorem, until one is false."""
    run, rng, seen = Run(Search(seed)), Random(seed + 1), set[int]()
    for theorem in run.search.theorems():
        run.made += 1
        statement = hash((theorem.hyps, theorem.concl))
        if statement in seen:
            run.repeated += 1
        else:
            seen.add(statement)
            small = theorem.concl.size <= LARGEST
            run.add(theorem, check_statement(theorem, rng, WORLDS, TRIES) if small else Verdict())
        yield run
        if run.false:
            return


def fuzz(seed: int, theorems: int) -> Run:
    """A run of so many theorems, or fewer if one is false."""
    for run in runs(seed):
        if run.made == theorems:
            break
    return run


# ---- a false theorem, shrunk and shown -----------------------------------------------------------------------------


def shrunk(found: Falsified, rng: Random) -> Falsified:
    """The shortest proof of something false among the proofs that this one rests on."""
    false = [found]
    for node in steps(found.theorem):
        false += check_statement(node, rng, WORLDS_TO_SHRINK).false
    return min(false, key=lambda c: sum(1 for _ in steps(c.theorem)))


def plain(x: Any) -> str:
    """A term or another argument of a rule, in few words."""
    if type(x) is tuple:
        return f"[{', '.join(map(plain, x))}]"
    if type(x) is Definition:
        return f"{x.name}({', '.join(p.name for p in x.params)}) := {plain(x.body)}"
    if type(x) is not Term:
        return str(x)
    if x.head == "num":
        return str(x.args[0])
    if x.head in ("at", "ix"):
        return x.args[0] + (plain(x.args[3:]) if x.args[3:] else "")  # type: ignore[no-any-return]
    if x.head == "bv":
        return f"#{x.args[0]}"
    if x.head == "def":
        return f"{x.args[0].name}({', '.join(map(plain, x.args[1:]))})"
    named = f"{x.head}:{plain(x.args[0])}" if x.head in BINDERS else x.head
    return f"{named}({', '.join(map(plain, x.args[1 if x.head in BINDERS else 0 :]))})"


def told(found: Falsified) -> str:
    """The whole proof of a false theorem, a rule on a line, and the values at which it is false."""
    proof = list(reversed(list(steps(found.theorem))))
    ordered = sorted(proof, key=lambda t: depth(t, len(proof)))
    number = {id(t): n for n, t in enumerate(ordered, 1)}
    lines = []
    for theorem in ordered:
        premises = f" of {', '.join(str(number[id(p)]) for p in theorem.premises)}" if theorem.premises else ""
        arguments = f" at {'; '.join(map(plain, theorem.args))}" if theorem.args else ""
        hypotheses = ", ".join(sorted(map(plain, theorem.hyps)))
        lines += [f"{number[id(theorem)]}. {theorem.rule}{premises}{arguments}"]
        lines += [f"   {hypotheses} |- {plain(theorem.concl)}"]
    return "\n".join([f"FALSE, by {len(ordered)} rules:", *lines, "where", *found.world.told()])


# ---- by hand -------------------------------------------------------------------------------------------------------


def main(argv: list[str]) -> int:
    """Run for some time; exit code 1 if a theorem is false."""
    parser = argparse.ArgumentParser(prog="python -m tests.derive.kernel.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    sys.stdout.write(f"seed {options.seed}, {options.seconds:g} s of processor time\n")
    start, said = time.process_time(), 0
    for run in runs(options.seed):
        spent = time.process_time() - start
        if int(spent / options.seconds * LINES) > said or run.false:
            said = int(spent / options.seconds * LINES)
            sys.stdout.write(f"{spent:6.0f} s: {run}\n")
            sys.stdout.flush()
        if spent > options.seconds:
            break
    if run.false:
        sys.stdout.write(told(shrunk(run.false[0], Random(options.seed))) + "\n")
    sys.stdout.write(f"{run}\n")
    return 1 if run.false else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
