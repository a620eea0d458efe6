r"""A statement in words and formulas, as data in LaTeX: what holds, for whom, on which conditions, and in which terms.

A terminal and a notebook write it; the page, which has room for displays, lays the same words out by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..language.analysis import Analytic
from .conventions import conventions
from .formula import read
from .page import Printed, every, let
from .tree import Beside
from .words import Assumption, listed


class Stated(NamedTuple):
    """A statement; nothing of it may be left out where it is shown.

    Attributes
    ----------
    opening : str
        Who is quantified over, the domain, and every hypothesis.
    formulas : tuple of str or Beside
        The conclusion, a formula a row; a row that begins with a quad goes on with the one before it.
    where : tuple of str or Beside
        What the symbols stand for.
    beside : str
        The conventions on which it rests, in a sentence; empty if on none.
    """

    opening: str
    formulas: tuple[str | Beside, ...]
    where: tuple[str | Beside, ...]
    beside: str = ""

    def ended(self) -> list[str | Beside]:
        """Return the rows of the conclusion, each with the sign that ends it."""
        ends = ["" if str(row).startswith(r"\quad") else "," for row in self.formulas[1:]]
        signs = [*ends, "," if self.where else "."]
        return [
            row + end if isinstance(row, str) else row + read(end)
            for row, end in zip(self.formulas, signs, strict=True)
        ]


def stated(made: Printed) -> Stated:
    """Return the statement of a theorem that the kernel proves."""
    page, claim, hypotheses, domain = made
    declared, random, assumed = page.declared(), page.random(), page.assumed(hypotheses)
    within = "".join(f", with {_clause(a)}" for a in page.assumed(domain)).removeprefix(",")
    if random or assumed:
        opening = f"Let {let(declared, random)}{within}. {_supposing(assumed)}"
    else:
        opening = f"For {every(declared)}{within},"
    beside = conventions(claim, (*hypotheses, *domain))
    return Stated(opening.strip(), tuple(page.rows(claim)), tuple(m.row for m in page.meanings if m.needed), beside)


def stated_analysis(entry: Analytic) -> Stated:
    """Return the statement of a theorem of analysis, which is typed."""
    phrases = list(entry.variables.values())
    if entry.given:
        assumed = [Assumption(" ".join(clause.split()), (), "") for clause in entry.given]
        opening = (f"Let {let(phrases, ())}. " if phrases else "") + _supposing(assumed)
    else:
        opening = f"For {every(phrases)}," if phrases else "One has"
    rows = (" ".join(f.split()) for f in entry.formulas())
    return Stated(opening, tuple(rows), tuple(entry.where))


def _supposing(assumed: Sequence[Assumption]) -> str:
    """Return the hypotheses in one sentence, up to ``Then``."""
    if not assumed:
        return ""
    *first, last = map(_clause, assumed)
    return f"Suppose that {', that '.join(first)}{', and that ' if first else ''}{last}. Then"


def _clause(a: Assumption) -> str:
    return a.words or listed([f"${f}$" for f in a.formulas]) + (f" for all {a.over}" if a.over else "")
