"""Wrong formulas: those of a theorem, and all of them by layer and by the project that shipped them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from markupsafe import Markup

from ..books.mistakes import Equivalent, Mutant
from ..doors.cited import Reference
from ..language.analysis import Analytic, Refuted
from ..language.entry import Entry
from ..render.words import Page
from ..rocq.book import library
from ..rocq.by_hand import by_hand
from .hypertext import Hypertext
from .points import seen_false
from .provenance import Credit, credit
from .site import Site

__all__ = ["ShownMistake", "mistakes_of"]

ROOM = 300.0


class ShownMistake(NamedTuple):
    """A wrong statement, or an equivalent form that looks wrong.

    Attributes
    ----------
    name, anchor : str
        What it is called, and how it is called on the page of its theorem.
    formulas : tuple of Markup
    reported : Credit or None
        Where it was made.
    reason : str
        Why it is right, in LaTeX; empty for a mistake.
    where : Markup
        A point where it was seen to be false, and its sides there.
    rocq : str
        The theorem of Rocq that it is false.
    """

    name: str
    anchor: str
    formulas: tuple[Markup, ...]
    reported: Credit | None
    reason: str = ""
    where: Markup = Markup()
    rocq: str = ""


def mistakes_of(site: Site, reference: Reference) -> list[ShownMistake]:
    """Return the wrong statements of a theorem, those that somebody made first, and then its equivalent forms."""
    return site.once("mistakes", reference.name, lambda: _mistakes(site, reference))


def _mistakes(site: Site, reference: Reference) -> list[ShownMistake]:
    entry = reference.entry
    if not isinstance(entry, Entry):
        return [
            ShownMistake(w.name, _anchor(w.name), (), _reported(site, w.reported), rocq=_in_rocq(entry, w))
            for w in entry.refuted
        ]
    stated = reference.chapter.mistakes_about(reference.name)
    forms: list[Mutant | Equivalent] = [*sorted(stated.mutants, key=lambda mutant: not mutant.reported)]
    h = site.hypertext("")  # formulas have no links
    record = site.evidence.adequacy(entry, reference.digest)
    return [_written(site, form, reference, record, h) for form in (*forms, *stated.equivalents)]


def _written(
    site: Site, form: Mutant | Equivalent, reference: Reference, adequacy: Mapping[str, Any] | None, h: Hypertext
) -> ShownMistake:
    page = Page((form.claim, *reference.hypotheses, *reference.domain), (), reference.chapter.notation)
    rows = tuple(h.rows(row, ROOM) for row in page.rows(form.claim))
    reason = form.reason if isinstance(form, Equivalent) else ""
    variables = {k.name for formula in (form.claim, *reference.hypotheses) for k in formula.free if k.kind != "ix"}
    where = seen_false(None if reason else adequacy, form.name, variables, h)
    return ShownMistake(form.name, _anchor(form.name), rows, _reported(site, form.reported), reason, where)


def _in_rocq(entry: Analytic, wrong: Refuted) -> str:
    """Return the theorem of Rocq that a wrong statement is false; empty without one."""
    if not wrong.rocq:
        return ""
    file, _, name = wrong.rocq.partition(".")
    return by_hand(replace(entry, file=file, theorems=(name,)), library()).statements[0]


def _anchor(name: str) -> str:
    return "wrong-" + re.sub(r"\W+", "-", name.lower()).strip("-")


def _reported(site: Site, key: str) -> Credit | None:
    return credit(site, key) if key else None
