"""Entries that nothing proves, for what is planted in them to be found."""

from typing import Any

from derive.kernel.terms import Term
from derive.language.entry import Entry, algebra, calc, step
from derive.language.terms import reals

(a,) = reals("a")


def planted(claim: Term, *given: Term, **more: Any) -> Entry:
    """Return an entry with this claim and these hypotheses."""
    return Entry("planted", "Planted", claim, calc(step(a, algebra(), "")), given=given, **more)
