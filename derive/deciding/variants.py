"""Claims near to one that is false: one sign, one factor, one term, one index away from it."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.terms import Term
from ..values.slips import changes, places, put

__all__ = ["variants"]

MOST = 160
KINDS = ("sign", "summand", "factor", "power", "mean", "root", "near")
"""Kinds of slips that are tried."""


def variants(claim: Term) -> Iterator[Term]:
    """Yield equations, or derivatives, whose last side differs in one place.

    Examples
    --------
    >>> from derive import Eq, reals
    >>> a, b = reals("a b")
    >>> [v.args[1] for v in variants(Eq((a + b) ** 2, a**2 + b**2))][:3]
    [-(a**2 + b**2), 2*(a**2 + b**2), (a**2 + b**2)/2]
    """
    if claim.head not in ("eq", "deriv"):
        return
    *before, side = claim.args
    seen = {side}
    for place, t in places(side, families=False):
        for slip in changes(t):
            changed = put(side, place, slip.term) if slip.kind in KINDS else None
            if changed is not None and changed not in seen and len(seen) < MOST:
                seen.add(changed)
                yield Term(claim.head, *before, changed)
