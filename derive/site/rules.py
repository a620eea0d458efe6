"""The rules and facts that every proof comes down to, on one page: what the unfolded steps of a proof lead to."""

from __future__ import annotations

from collections import Counter
from inspect import cleandoc
from typing import NamedTuple

from markupsafe import Markup

from ..kernel.facts import FACTS
from ..kernel.rules import RULES
from ..render.latex import latex, layout
from ..render.ledger import ledger
from ..render.page import Replayed
from ..render.words import listed
from .site import Files, Site

__all__ = ["rule_pages"]

PATH = "rules.html"


class ShownLaw(NamedTuple):
    """A fact of the table, and in how many derivations it is used."""

    name: str
    claim: Markup
    conditions: Markup
    uses: int


class ShownRule(NamedTuple):
    """Hold a rule of the kernel: its docstring, and how often all theorems together apply it."""

    name: str
    summary: str
    figure: str
    uses: int


def rule_pages(site: Site) -> Files:
    """Yield the page of the rules and facts."""
    h = site.hypertext(PATH)
    proved = [reference.made for reference in site.theorems.values() if isinstance(reference.made, Replayed)]
    counted = ledger(*(made.theorem for made in proved)).rules
    used = Counter(law for made in proved for law in made.ledger.facts)
    rules = [_rule(name, rule.__doc__ or "", counted[name]) for name, (_, rule) in RULES.items()]
    laws = []
    for name, (claim, given) in FACTS.items():
        conditions = listed([f"${latex(g, beside=(claim,))}$" for g in given]) if given else ""
        laws.append(ShownLaw(name, h.rows(layout(claim, beside=given), 370.0), h.words(conditions), used[name]))
    yield site.page(PATH, "rules.html", rules=rules, laws=laws, theorems=len(proved))


def _rule(name: str, docstring: str, uses: int) -> ShownRule:
    """Return the first paragraph of a docstring, and the rest as it is set there."""
    first, _, rest = cleandoc(docstring).partition("\n\n")
    return ShownRule(name, " ".join(first.split()), rest, uses)
