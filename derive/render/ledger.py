"""Count the rules and facts in the derivations of theorems, cited theorems included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from ..kernel.rules import Theorem


class Ledger(NamedTuple):
    """Count the rules and laws that a derivation uses.

    Attributes
    ----------
    rules : mapping of rule name to int
        Applications, each counted once although its conclusion may be used many times.
    facts : tuple of str
        Names in the table of facts, sorted.
    """

    rules: Counter[str]
    facts: tuple[str, ...]

    @property
    def applications(self) -> int:
        """The number of rule applications."""
        return self.rules.total()


def ledger(*theorems: Theorem, cited: Iterable[Theorem] = ()) -> Ledger:
    """Return what derivations use together, without what is cited: what they share counts once."""
    seen = set(map(id, cited))
    rules: Counter[str] = Counter()
    facts: set[str] = set()
    stack = list(theorems)
    while stack:
        t = stack.pop()
        if id(t) in seen:
            continue
        seen.add(id(t))
        rules[t.rule] += 1
        if t.rule == "fact":
            facts.add(t.args[0])
        stack.extend(t.premises)
    return Ledger(rules, tuple(sorted(facts)))
