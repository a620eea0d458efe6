"""Find the kernel's inferences for a step of a proof: the rules that it applied, and the laws of its table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..kernel.rules import Theorem
from ..kernel.terms import Term
from ..render.ledger import Ledger, ledger

__all__ = ["Inferences", "Applied"]

_HEADS = {"=": "eq", "<": "lt", "<=": "le"}


class Applied(NamedTuple):
    """The applications of rules for one step.

    Attributes
    ----------
    applications : int
    rules : tuple of (str, int)
        The rules, the most frequent first, and how often each was applied.
    laws : tuple of str
        Of the table of facts.
    """

    applications: int
    rules: tuple[tuple[str, int], ...]
    laws: tuple[str, ...]


class Inferences:
    """The derivation of a theorem, in which the steps of its proof are found by what they conclude.

    Parameters
    ----------
    theorem : Theorem

    Examples
    --------
    >>> from derive import theorem
    >>> total = theorem("softmax_sum_one")
    >>> first, second = total.entry.proof.steps[:2]
    >>> Inferences(total.made.theorem).step(first.term, "=", second.term).applications > 0
    True
    """

    def __init__(self, theorem: Theorem) -> None:
        self.concluded: dict[Term, Theorem] = {}
        for node in _nodes(theorem):
            if node.concl.head in ("eq", "lt", "le"):
                self.concluded.setdefault(node.concl, node)

    def step(self, before: Term, relation: str, after: Term) -> Applied | None:
        """Return the rules that conclude a relation between two terms; None if no conclusion is that relation."""
        theorem = self.concluded.get(Term(_HEADS[relation], before, after))
        return None if theorem is None else work(ledger(theorem))


def work(counts: Ledger) -> Applied:
    """Return a ledger in the order in which it is read."""
    rules = sorted(counts.rules.items(), key=lambda rule: (-rule[1], rule[0]))
    return Applied(counts.applications, tuple(rules), counts.facts)


def _nodes(theorem: Theorem) -> Iterator[Theorem]:
    seen, stack = set[int](), [theorem]
    while stack:
        node = stack.pop()
        if id(node) not in seen:
            seen.add(id(node))
            yield node
            stack.extend(node.premises)
