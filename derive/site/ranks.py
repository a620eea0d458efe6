"""What a theorem of the book is: one of those that matter most, a proposition, or a lemma for others."""

from __future__ import annotations

from ..calc import Entry
from ..render.argument import Chain, sections
from .landings import LANDINGS
from .site import Site

__all__ = ["rank"]

SHORT = 4
"""How many steps the proof of a lemma has at most."""


def rank(site: Site, name: str) -> str:
    """Return the rank of a theorem: data for the few that carry a chapter, computed for the others.

    What takes analysis, and is proved in Rocq or certified in numbers, is a theorem. A lemma has a short proof, is
    cited by others, and answers no claim of a source.
    """
    own = site.theorems[name]
    landing = LANDINGS.get(own.chapter.name)
    if landing is not None and name in landing.chief:
        return "Theorem"
    if not isinstance(own.entry, Entry):
        return "Theorem"
    steps = sum(len(s.calc.steps) for s in sections(own.entry.claim, own.entry.proof) if isinstance(s, Chain))
    helps = len(site.used_by[name]) > 0 and steps <= SHORT and not own.sources
    return "Lemma" if helps else "Proposition"
