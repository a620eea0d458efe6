"""Wrong formulas: those of a theorem, and all of them by layer and by the project that shipped them."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from ..calc import Entry
from ..cited import Reference
from ..mutants.edits import Equivalent, Mutant
from ..render.words import Page
from .hypertext import Hypertext
from .provenance import Credit, origin
from .site import Site

__all__ = ["ShownMistake", "mistakes_of"]

ROOM = 300.0


class ShownMistake(NamedTuple):
    """A wrong statement, or an equivalent form that looks wrong.

    Attributes
    ----------
    name : str
    formulas : tuple of Markup
    reported : Credit or None
        Where it was made.
    reason : str
        Why it is right, in LaTeX; empty for a mistake.
    """

    name: str
    formulas: tuple[Markup, ...]
    reported: Credit | None
    reason: str = ""


def mistakes_of(site: Site, own: Reference, h: Hypertext) -> list[ShownMistake]:
    """Return the wrong statements of a theorem, those that somebody made first, and then its equivalent forms."""
    entry = own.entry
    if not isinstance(entry, Entry):
        return [ShownMistake(wrong.name, (), _reported(site, wrong.reported)) for wrong in entry.refuted]
    stated = own.chapter.of(own.name)
    forms: list[Mutant | Equivalent] = [*sorted(stated.mutants, key=lambda mutant: not mutant.reported)]
    return [_written(site, form, own, h) for form in (*forms, *stated.equivalents)]


def _written(site: Site, form: Mutant | Equivalent, own: Reference, h: Hypertext) -> ShownMistake:
    page = Page((form.claim, *own.hypotheses, *own.domain), (), own.chapter.notation)
    rows = tuple(h.rows(row, ROOM) for row in page.rows(form.claim))
    return ShownMistake(
        form.name, rows, _reported(site, form.reported), form.reason if isinstance(form, Equivalent) else ""
    )


def _reported(site: Site, key: str) -> Credit | None:
    return origin(site, key) if key else None
