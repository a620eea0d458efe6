"""A proof as rows, premises first: what a certificate holds, with the conclusion and hypotheses of every step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..kernel.rules import Hyps, Theorem
from ..kernel.terms import Key, Term
from ..language.text.text import text
from .names import OUTCOME, variables

CITE = "cite"  # the rule of a row that is a theorem proved before, whose name is its argument

# Rules whose text is as short as the name of a row would be.
SHORT = ("assume", "symm", "refl", "specialize", "part", CITE, "resize_dimensions", "instantiate")
# Rules whose text stands where it is used, if it is used once.
INLINE = ("trans", "fact", "cut", "both")


class Row(NamedTuple):
    """A rule application: its premises are earlier rows."""

    rule: str
    premises: tuple[int, ...]
    args: tuple[Any, ...]
    concl: Term
    hyps: tuple[Term, ...]

    @property
    def variables(self) -> tuple[Key, ...]:
        """The free variables of the conclusion and of the hypotheses."""
        return variables(self.concl, *self.hyps)


def rows(theorem: Theorem, cited: Mapping[int, str]) -> list[Row]:
    """Return the steps of a proof, each statement once; theorems in ``cited``, by identity, are not proved again."""
    made: list[Row] = []
    numbers: dict[int, int] = {}
    done: dict[tuple[Term, Hyps], int] = {}
    stack = [(theorem, False)]
    while stack:
        t, ready = stack.pop()
        if id(t) in numbers:
            continue
        if (t.concl, t.hyps) in done:
            numbers[id(t)] = done[t.concl, t.hyps]
        elif id(t) in cited or ready:
            numbers[id(t)] = done[t.concl, t.hyps] = len(made)
            statement = (t.concl, tuple(sorted(t.hyps, key=text)))
            if id(t) in cited:
                made.append(Row(CITE, (), (cited[id(t)],), *statement))
            else:
                made.append(Row(t.rule, tuple(numbers[id(p)] for p in t.premises), t.args, *statement))
        else:
            stack.append((t, True))
            stack.extend((p, False) for p in reversed(t.premises))
    return _reached(made, numbers[id(theorem)])


def _reached(made: Sequence[Row], root: int) -> list[Row]:
    """The rows that the root rests on, which stands last."""
    keep = {root}
    for n in range(root, -1, -1):
        if n in keep:
            keep.update(made[n].premises)
    new = {old: n for n, old in enumerate(sorted(keep))}
    return [made[old]._replace(premises=tuple(new[p] for p in made[old].premises)) for old in sorted(keep)]


def uses(proof: Sequence[Row]) -> list[int]:
    """Count the uses of the text of each row, if short rows stand where they are used."""
    count = [0] * len(proof)
    count[-1] = 1
    for n in range(len(proof) - 1, -1, -1):
        for p in proof[n].premises:
            count[p] += count[n] if proof[n].rule in SHORT else 1
    return count


def asserted(proof: Sequence[Row]) -> list[bool]:
    """Tell of each row whether it is asserted as a statement; the last one is the theorem."""
    stated = [
        r.rule not in SHORT and (r.rule not in INLINE or used > 1) for r, used in zip(proof, uses(proof), strict=True)
    ]
    for r in proof:
        if r.rule == "instantiate" and proof[r.premises[0]].rule not in (CITE, "resize_dimensions"):
            stated[r.premises[0]] = True
        if r.rule == "cut" and proof[r.premises[0]].rule not in SHORT:
            stated[r.premises[0]] = True
    stated[-1] = False
    return stated


def needs(proof: Sequence[Row], fixed: frozenset[Key]) -> list[frozenset[Key]]:
    """Return the variables over which each row is quantified: bound by a later row, or not in the theorem."""
    need: list[set[Key]] = [set(r.variables) - fixed for r in proof]
    for n in range(len(proof) - 1, -1, -1):
        for k, p in enumerate(proof[n].premises):
            need[p] |= (bound(proof[n], k) | need[n]) & set(proof[p].variables)
    return [frozenset(s) for s in need]


def bound(r: Row, k: int) -> set[Key]:
    """Return the variables that a rule binds or replaces in its premise number ``k``."""
    if r.rule == "instantiate":
        return {pair[0] for pair in r.args}
    if r.rule in ("sum_congruence", "sum_sign", "deriv_sum"):
        return {r.args[0].key}
    if r.rule == "induction" and k > 0:
        return {r.args[0].key}
    if r.rule == "expectation_congruence":
        return {OUTCOME}
    if r.rule == "integral" and k < 2:
        return {r.concl.args[1].key}
    if r.rule == "deriv_eq" and k == 0:
        return {r.concl.args[1].key}
    return set()
