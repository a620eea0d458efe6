r"""Claims of the sources, printed: for a terminal, as data, as an appendix of the book, and as a page in Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from textwrap import TextWrapper
from types import MappingProxyType
from typing import Any, NamedTuple

from ..claims.claim import NOT_MATHEMATICS, VERDICTS, Claim, Ground, Work
from ..kernel.terms import Term
from ..language.symbols import escaped
from .latex import hypothesis_latex
from .plain import paragraph

COLUMNS = 100
_RECORDED = ("number", "verdict", "quotation", "english", "statement", "remark")
Points = Mapping[Ground, str]
"""What stands beside a ground: where what it refutes is false, or who vouches for it, if it is not the kernel."""
NOTHING: Points = MappingProxyType({})
Read = Mapping[Ground, tuple[Term, tuple[Term, ...]]]
"""Claim and hypotheses of the statement of a ground."""


def counted(claims: Iterable[Claim]) -> str:
    """Return how many claims there are, and of which verdicts.

    Examples
    --------
    >>> from derive.claims import WORKS
    >>> counted(WORKS[2].claims)
    '19 claims: 5 true, 3 true with a hypothesis, 5 imprecise, 1 false, 5 not mathematics'
    """
    verdicts = Counter(claim.verdict for claim in claims)
    total = verdicts.total()
    tally = ", ".join(f"{verdicts[v]} {v}" for v in VERDICTS if verdicts[v])
    return f"{total} claim{'s' * (total != 1)}: {tally}"


def short(ground: Ground) -> str:
    """Return what decides a claim, in a line of plain text."""
    match ground.kind:
        case "says":
            return ground.text
        case "against":
            return f"{ground.text}, which says the opposite"
        case "mistake":
            return f"{ground.text}, which refutes the wrong statement '{ground.mistake}'"
        case "unsayable":
            return f"the language refuses: {_claimed(ground)}"
    return f"derive decide {'proves' if ground.kind == 'proved' else 'refutes'}: {_claimed(ground)}"


def _claimed(ground: Ground) -> str:
    """Return the claim of a statement, without its declarations."""
    return " ".join(ground.text.partition("claim:")[2].split())


def grounds_text(claim: Claim, points: Points = NOTHING) -> str:
    """Return what decides a claim, in a line of plain text."""
    return "; ".join(short(g) + (f", {points[g]}" if g in points else "") for g in claim.grounds)


def listing_text(works: Sequence[tuple[Work, Sequence[Claim]]], points: Points = NOTHING) -> str:
    """Return claims of several sources for a terminal: number, verdict, the claim, the truth and its grounds."""
    blocks = []
    for work, claims in works:
        head = [f"{work.key}  {paragraph(work.title)}", work.original, *([work.url] * bool(work.url)), counted(claims)]
        blocks.append("\n  ".join(head))
        for claim in claims:
            lines = [f"{claim.number}  {claim.verdict}: {paragraph(claim.english)}", paragraph(claim.remark)]
            if claim.grounds:
                lines.append(f"by {grounds_text(claim, points)}")
            indents = [4, *[8] * (len(lines) - 1)]
            blocks.append("\n".join(row for t, by in zip(lines, indents, strict=True) for row in _indented(t, by)))
    return "\n\n".join(blocks)


def _indented(text: str, indent: int) -> list[str]:
    """Return a text in lines, each behind spaces, the first one two fewer."""
    indents = " " * max(indent - 2, 0), " " * indent
    return TextWrapper(COLUMNS, *indents, break_long_words=False, break_on_hyphens=False).wrap(text)


def claim_text(key: str, claim: Claim, answers: Sequence[str]) -> str:
    """Return one claim for a terminal, with its quotation, and with the answer to each of its grounds."""
    parts = [("", f"{key}, {claim.verdict}"), ("quoted", claim.quotation), ("in English", paragraph(claim.english))]
    parts += [("claimed", paragraph(claim.statement))] if claim.statement else []
    parts.append(("true is" if claim.verdict != NOT_MATHEMATICS else "remark", paragraph(claim.remark)))
    lines = [line for name, text in parts for line in _indented(f"{name}: {text}" if name else text, 4 if name else 0)]
    for ground, answer in zip(claim.grounds, answers, strict=True):
        lines += [*_indented(f"by {short(ground)}", 4), *_indented(answer, 8)]
    return "\n".join(lines)


def claim_record(
    key: str, claim: Claim, answers: Sequence[str] | None = None, points: Points = NOTHING
) -> dict[str, Any]:
    """Return a claim as data; with the answer to each of its grounds, or the points beside them, if given."""
    grounds = []
    for n, ground in enumerate(claim.grounds):
        row: dict[str, Any] = {"kind": ground.kind}
        row["theorem" if ground.theorem else "statement"] = ground.text
        row |= {"mistake": ground.mistake} if ground.mistake else {}
        row |= {"found": answers[n]} if answers is not None else {"beside": points[ground]} if ground in points else {}
        grounds.append(row)
    return {"key": key, **{name: getattr(claim, name) for name in _RECORDED}, "decided_by": grounds}


# ---- the appendix of the book


_APPENDIX = (
    r"\chapter{What the sources say}",
    "The source notes of this book, claim by claim, in the order of each text: the verdict, what is said, what "
    "is true, and what decides it: a theorem of this book, a wrong statement about one, or a statement that the "
    "program decides by itself. Of a wrong statement a point is given, if one was found, and its two sides there.",
)


def claims_tex(works: Sequence[Work], read: Read, points: Points) -> list[str]:
    r"""Return the appendix of the book: for each source a list of its claims, each with a label.

    Parameters
    ----------
    works : sequence of Work
    read : mapping
    points : mapping
        Statements without a point say only that they are refuted.
    """
    lines = [*_APPENDIX]
    for work in works:
        name = work.key.removeprefix("seed:")
        lines += [rf"\section*{{{work.title}}}", rf"\source{{seed{name}}}{{}}. {counted(work.claims)}.\par"]
        for claim in work.claims:
            by = "; ".join(ground_tex(g, read, points) for g in claim.grounds)
            decided = rf"\decided{{By {by}.}}" if by else ""
            lines.append(
                rf"\claimrow{{{name}}}{{{claim.number}}}{{{claim.verdict}}}{{{claim.english}}}{{{claim.remark}}}{decided}"
            )
    return lines


class GroundWords(NamedTuple):
    """Hold the words, in one language, that name the grounds of a claim; braces mark the places to fill in.

    Attributes
    ----------
    against, mistake : str
        A theorem that says the opposite, and one that refutes a mistake, with the point.
    unsayable : str
    proved, refuted : str
        Of a statement, with what is assumed and the point.
    assumed, at : str
        Hypotheses, and a point; both begin with what separates them.
    """

    against: str = "{theorem} says the opposite{at}"
    mistake: str = r"{theorem} refutes \emph{{{mistake}}}{at}"
    unsayable: str = "the typed language, which refuses to say it"
    proved: str = "a proof of {claim}{assumed}{at}"
    refuted: str = "a refutation of {claim}{assumed}{at}"
    assumed: str = " if {formulas}"
    at: str = ", {point}"


def ground_tex(ground: Ground, read: Read, points: Points, words: GroundWords | None = None) -> str:
    """Return what decides a claim, in LaTeX; in English, without other words."""
    words = words or GroundWords()
    at = words.at.format(point=escaped(points[ground])) if ground in points else ""
    cited = rf"\cited{{{ground.text}}}"
    match ground.kind:
        case "says":
            return cited + at
        case "against":
            return words.against.format(theorem=cited, at=at)
        case "mistake":
            return words.mistake.format(theorem=cited, mistake=ground.mistake, at=at)
        case "unsayable":
            return words.unsayable
    claim, given = read[ground]
    formulas = ", ".join(hypothesis_latex(h, beside=(claim,)) for h in given)
    assumed = words.assumed.format(formulas=formulas) if given else ""
    done = words.proved if ground.kind == "proved" else words.refuted
    return done.format(claim=hypothesis_latex(claim, beside=given), assumed=assumed, at=at)


# ---- the page


_PAGE = (
    "<!-- Written by `derive build`; changes belong into derive/claims/. -->",
    "# What the sources say",
    "",
    "Five source notes, claim by claim: their words, what they say in English, whether it is true, and what "
    "decides it. `derive sources seed:003#34` prints one of them, and judges it again.",
)
_HEADS = (
    "| claim | verdict | its words | in English | what is true | decided by |",
    "|---:|---|---|---|---|---|",
)


def claims_md(works: Sequence[Work], points: Points) -> str:
    """Return a page in Markdown: each claim with its quotation and its verdict.

    Formulas are in LaTeX between dollars, as the page of a repository shows them.
    """
    lines = [*_PAGE]
    for work in works:
        link = f" ([{work.original}]({work.url}))" if work.url else f" ({work.original})"
        lines += ["", f"## {work.key}: {work.title}{link}", "", f"{counted(work.claims)}.", "", *_HEADS]
        for claim in work.claims:
            by = grounds_text(claim, points)
            cells = (str(claim.number), claim.verdict, claim.quotation, claim.english, claim.remark, by)
            lines.append(f"| {' | '.join(map(_cell, cells))} |")
    return "\n".join(lines) + "\n"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", r"\|")
