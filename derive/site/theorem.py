"""The page of a theorem: statement, proof, what it needs, how it goes wrong, what was checked, and what is near it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import version
from typing import Any, NamedTuple

from markupsafe import Markup

from ..doors.cited import Reference
from ..language.entry import Entry
from ..render.adequacy import needed
from ..render.argument import Argument, Chain, Heading, links, supposing
from ..render.citation import bibtex
from ..render.evidence import Recorded
from ..render.lines import broken, left_open, width
from ..render.page import Replayed
from ..render.provenance import TITLES, status_tex
from ..render.stated import Stated
from .code import code_of
from .figures import drawings
from .graphs import neighbours
from .hypertext import Hypertext
from .inferences import Applied, Inferences
from .mistakes import mistakes_of
from .provenance import origins
from .site import Files, Site

__all__ = ["address", "theorem_page", "theorem_pages"]

ROOM = 370.0
"""The width of a displayed formula on a page, in points at 10 points."""
BESIDE = 120.0
"""How wide a left side may be that has its relations beside it."""
STEP = 300.0
"""The width of a step beside a short left side and its reason."""
POINT = 1200.0
"""How long a point is that shows where a hypothesis is needed: as long as it gets."""


class ProofRow(NamedTuple):
    """A line of a proof.

    Attributes
    ----------
    left, right : Markup
        The left side, which only a first line has.
    reason : Markup
    theorems : tuple of str
        That the reason uses.
    work : Applied or None
        What the kernel did for it.
    """

    left: Markup
    right: Markup
    reason: Markup
    theorems: tuple[str, ...] = ()
    work: Applied | None = None


class ProofPart(NamedTuple):
    """Words of a proof, or lines of it; ``wide`` where the left side stands above them."""

    words: Markup
    rows: tuple[ProofRow, ...] = ()
    above: Markup = Markup()


class CheckShown(NamedTuple):
    """Hold the result of one check."""

    title: str
    status: str
    finding: Markup


def address(name: str) -> str:
    """Return where the page of a theorem is, from the root of the site."""
    return f"theorem/{name}.html"


def theorem_pages(site: Site) -> Files:
    """Yield the pages of all theorems, and of the names that some had before, which lead there."""
    for name, reference in site.theorems.items():
        yield theorem_page(site, name)
        for old in reference.entry.formerly:
            yield site.page(address(old), "moved.html", old=old, name=name, target=address(name))


def theorem_page(site: Site, name: str) -> tuple[str, bytes]:
    """Return the page of a theorem, which is written once."""
    return site.once("page", name, lambda: _page(site, site.theorems[name]))


def _page(site: Site, reference: Reference) -> tuple[str, bytes]:
    names, name = list(site.theorems), reference.name
    n = names.index(name)
    path = address(name)
    h = site.hypertext(path)
    proof = reference.proof
    return site.page(
        path,
        "theorem.html",
        reference=reference,
        rank=site.ranks[name],
        number=site.numbers.get(name, ""),
        slogan=reference.chapter.slogans.get(name, ""),
        drawings=drawings(site, reference.chapter.name, name),
        code=code_of(reference.entry, reference.statement) if isinstance(reference.entry, Entry) else [],
        picture=neighbours(site, name, h),
        stated=site.stated(name),
        rows=_statement(reference, site.stated(name), h),
        where=[h.rows(row, ROOM) for row in site.stated(name).where],
        parts=list(_parts(reference, proof.argument, h)),
        rigorous=proof.argument.rigorous,
        needs=_needs(site, reference, h),
        mistakes=mistakes_of(site, reference),
        origins=origins(site, reference),
        **_checks(site, reference, h),
        uses=[used for used in reference.entry.cited() if used in site.theorems],
        used_by=site.used_by[name],
        before=names[n - 1] if n else "",
        after=names[n + 1] if n + 1 < len(names) else "",
        **_cited(site, reference),
    )


def _statement(reference: Reference, stated: Stated, h: Hypertext) -> list[Markup]:
    """Return the conclusion, a displayed formula a row; the first knows the whole statement as text."""
    text = reference.statement if reference.by_kernel else ""
    rows = stated.ended()
    return [h.rows(row, ROOM, said="" if n else text, part=len(rows) > 1) for n, row in enumerate(rows)]


# ---- the proof -------------------------------------------------------------------------------------------------------


def _parts(reference: Reference, argument: Argument, h: Hypertext) -> Iterator[ProofPart]:
    derivation = Inferences(reference.made.theorem) if isinstance(reference.made, Replayed) else None
    explained = not argument.where
    for section in argument.sections:
        match section:
            case Chain():
                yield _chain(argument, section, derivation, h)
                if not explained:
                    meanings = Markup(", ").join(map(h.formula, argument.where))
                    yield ProofPart(Markup("where {}.").format(meanings))
                    explained = True
            case Heading():
                yield ProofPart(h.words(supposing(argument.page, section)))
            case _:
                yield ProofPart(h.words(section.words))


def _chain(argument: Argument, chain: Chain, derivation: Inferences | None, h: Hypertext) -> ProofPart:
    left, steps = argument.left(chain), list(links(chain.calc))
    rights = [argument.page.related(link.relation, link.term) for link in steps]
    cut, cut_below = (sum(left_open(broken(r, at - 20, at)) for r in rights) for at in (STEP, STEP + BESIDE))
    beside = width(left) <= BESIDE and (not cut or cut_below > 0)
    room = STEP if beside else STEP + BESIDE
    rows, before = [], chain.calc.start
    for n, (link, right) in enumerate(zip(steps, rights, strict=True)):
        work = derivation.step(before, link.relation, link.term) if derivation and before is not None else None
        first = h.rows(left, ROOM) if beside and not n else Markup()
        rows.append(ProofRow(first, h.rows(right, room - 20, room), h.words(link.reason), link.theorems, work))
        before = link.term
    if not rows:
        return ProofPart(h.rows(left, ROOM))
    return ProofPart(Markup(), tuple(rows), Markup() if beside else h.rows(left, ROOM))


# ---- what was found of it --------------------------------------------------------------------------------------------


def _needs(site: Site, reference: Reference, h: Hypertext) -> list[tuple[Markup, Markup]]:
    """Return each hypothesis and each condition, and what becomes of the claim without it."""
    made = reference.made
    if not isinstance(made, Replayed):
        return []
    record = site.evidence.adequacy(reference.entry, reference.digest)
    losses = needed(record or {}, made.printed, POINT)
    return [(h.words(what), h.words(lost)) for what, lost in losses]


def _verdicts(site: Site, reference: Reference, h: Hypertext) -> list[CheckShown]:
    columns: Mapping[str, Recorded] = site.evidence.columns(reference.entry, reference.digest)
    return [CheckShown(TITLES[c], v.status, h.words(status_tex(v, c))) for c, v in columns.items()]


def _checks(site: Site, reference: Reference, h: Hypertext) -> dict[str, Any]:
    """Return the verdicts, folded where all is well, and the statement in Rocq."""
    verdicts = _verdicts(site, reference, h)
    asked = [v for v in verdicts if v.status != "not applicable"]
    exceptions = [v for v in asked if v.status != "pass"]
    told = [f"{v.title}: {v.status}" for v in exceptions]
    summary = "; ".join(told) if told else f"All {len(asked)} checks that apply pass"
    if not told and len(asked) == len(verdicts):
        summary = f"All {len(asked)} checks pass"
    rocq = site.rocq(reference.name).partition("\nProof.")[0]
    return {"verdicts": verdicts, "exceptions": exceptions, "summary": summary, "rocq": rocq}


def _cited(site: Site, reference: Reference) -> dict[str, Any]:
    """Return the ways in which the theorem is cited, and used."""
    tex = f"\\usepackage{{transformerproofs}}\n...\n\\input{{{reference.name}}}"
    python = f'from derive import theorem\n\ntheorem("{reference.name}").prove()'
    place = f"{site.ranks[reference.name]} {site.numbers[reference.name]}"
    entry = bibtex(reference.entry, place, version("transformer-proofs"), reference.digest, site.book)
    return {"cited": [("BibTeX", entry.strip()), ("In a paper of LaTeX", tex), ("In Python", python)]}
