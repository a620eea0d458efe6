"""Comparisons of Arb balls: what the enclosures settle, and the error where they settle nothing.

An Arb ball answers False to every comparison that it cannot decide, so ``np.maximum`` or ``np.where`` on raw
balls returns a wrong number without a word.
"""

from __future__ import annotations

import operator

import flint

__all__ = ["UndecidedError", "decided"]

COMPARISONS = {
    "<": (operator.lt, operator.ge),
    "<=": (operator.le, operator.gt),
    ">": (operator.gt, operator.le),
    ">=": (operator.ge, operator.lt),
    "==": (operator.eq, operator.ne),
    "!=": (operator.ne, operator.eq),
}
"""For each relation, the comparison that proves it and the one that proves the opposite."""


class UndecidedError(ArithmeticError):
    """A comparison of balls, or a domain condition on a ball, that the enclosures do not settle.

    Parameters
    ----------
    relation : str
        What was asked, such as ``"<"`` or ``"!= 0"``.
    left, right : object
        The two sides; ``right`` is None for a condition on one ball.
    """

    def __init__(self, relation: str, left: object, right: object = None) -> None:
        self.relation = relation
        self.left = left
        self.right = right
        asked = f"{left!r} {relation}" if right is None else f"{left!r} {relation} {right!r}"
        super().__init__(f"undecided: {asked}; raise the precision or do not compare")


def decided(left: flint.arb, relation: str, right: flint.arb) -> bool | None:
    """Return whether a relation holds between two numbers of which the enclosures are known.

    Parameters
    ----------
    left, right : arb
        The enclosures.
    relation : {"<", "<=", ">", ">=", "==", "!="}
        What is asked.

    Returns
    -------
    bool or None
        True if it holds between all points of the two balls, False if between none; None if between some only.
    """
    proves, refutes = COMPARISONS[relation]
    if proves(left, right):
        return True
    return False if refutes(left, right) else None
