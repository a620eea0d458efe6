"""Counterexamples read again by `tests.worlds`: exact arithmetic or 60 digits, and nothing of what found them."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from derive.deciding.counterexamples import Counterexample
from derive.kernel.terms import Term
from tests.worlds import World

__all__ = ["fails"]


def fails(claim: Term, given: Iterable[Term], place: Counterexample) -> bool:
    """Whether the hypotheses hold at a point and the claim does not, by more than what rounding leaves open.

    The whole claim is read, not the part of it that the search says to be false. That is 1e-27 of the largest number
    met for terms, and 1e-6 for derivatives, which are difference quotients here.

    Raises
    ------
    LookupError
        If the point does not say all that they ask for.
    UndecidedError
        If 60 digits cannot tell.
    """
    world = World(Random(0), dict(place.point.sizes), product=True)
    for family, entries in place.point.values.items():
        for where, number in entries.items():
            world.values[family, where] = number
    world.values |= {
        key: at for key, at in place.point.indices.items() if "~" not in key.name
    }  # those are bound in the claim
    said = (set(world.sizes), set(world.values))
    found = all(world.holds(h) for h in given) and not world.holds(claim)
    if said != (set(world.sizes), set(world.values)):
        raise LookupError(f"{place.where}: it leaves open {set(world.values) - said[1] or set(world.sizes) - said[0]}")
    return found
