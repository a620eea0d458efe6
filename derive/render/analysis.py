r"""A theorem of analysis as a page of LaTeX: the statement, what Rocq proves word for word, a proof in prose.

The statement is typed by hand, because the kernel's language has no limits. What a proof displays is what the kernel
has proved; a formula that it did not prove is not printed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..analysis import Analytic, Display
from ..calc import Chapter
from ..kernel.rules import Theorem
from .evidence import Evidence
from .page import assumptions, chain, display_all, displayed, every, let
from .provenance import colophon
from .rocq.by_hand import ByHand
from .symbols import RenderError
from .words import Assumption, Page, with_hints


class Checked(NamedTuple):
    """A theorem of analysis with all that is printed of it.

    Attributes
    ----------
    entry : Analytic
    displays : tuple of Theorem
        What `proving.prove_displays` made of it.
    by_hand : ByHand
    chapter : Chapter
    """

    entry: Analytic
    displays: tuple[Theorem, ...]
    by_hand: ByHand
    chapter: Chapter

    @property
    def digest(self) -> str:
        """The digest of the statement in Rocq."""
        return self.by_hand.digest


def analytic_page(checked: Checked, evidence: Evidence) -> str:
    """Return the page of a theorem that is proved in Rocq.

    Raises
    ------
    RenderError
        If the proof displays what the kernel did not prove.
    """
    entry = checked.entry
    lines = [
        f"% {entry.name}: written by `derive build`; the statement in Rocq is that of derive/rocq/{entry.file}.v.",
        rf"\begin{{theorem}}[{entry.title}]\label{{thm:{entry.name}}}",
        *_statement(entry),
        r"\end{theorem}",
        *_rocq(checked),
        r"\begin{derivation}",
        *_proof(checked),
        r"\end{derivation}",
    ]
    if entry.note:
        lines.append(rf"\remark{{{' '.join(entry.note.split())}}}")
    lines += colophon(entry, evidence.columns(entry, checked.digest), entry.refuted)
    return "\n".join(lines) + "\n"


def _statement(entry: Analytic) -> list[str]:
    phrases = list(entry.variables.values())
    if entry.given:
        assumed = [Assumption(" ".join(clause.split()), (), "") for clause in entry.given]
        opening = [*([f"Let {let(phrases, ())}."] if phrases else []), *assumptions(assumed)]
    else:
        opening = [f"For {every(phrases)}," if phrases else "One has"]
    lines = [*opening, *_formulas(entry.claim, "," if entry.where else ".")]
    return lines + ([r"\closer", *display_all(entry.where, ".", r"\gutter{where}")] if entry.where else [])


def _formulas(formulas: Sequence[str], end: str) -> list[str]:
    rows = [" ".join(f.split()) for f in formulas]
    if len(rows) == 1:
        return [r"\begin{equation*}", f"  {rows[0]}{end}", r"\end{equation*}"]
    stops = ["" if after.startswith(r"\quad") else "," for after in rows[1:]]  # an indented row goes on
    lines = [rf"  &{row}{stop} \\" for row, stop in zip(rows, stops, strict=False)]
    return [r"\begin{align*}", *lines, f"  &{rows[-1]}{end}", r"\end{align*}"]


def _rocq(checked: Checked) -> list[str]:
    where = f"derive/rocq/{checked.entry.file}.v"
    return [
        rf"\begin{{rocq}}{{{where}}}",
        r"\begin{verbatim}",
        *checked.by_hand.lines(),
        r"\end{verbatim}",
        r"\end{rocq}",
    ]


def _proof(checked: Checked) -> list[str]:
    shown = [part for part in checked.entry.proof if isinstance(part, Display)]
    page = _page(checked, shown)
    theorems = dict(zip(map(id, shown), checked.displays, strict=True))
    lines, last = [r"\proofby"], len(checked.entry.proof) - 1
    for n, part in enumerate(checked.entry.proof):
        if isinstance(part, str):
            apart = [""] if n and isinstance(checked.entry.proof[n - 1], str) else []
            lines += [*apart, " ".join(part.split()) + (r"\proved" if n == last else "")]
            continue
        theorem = theorems[id(part)]
        if theorem.hyps - set(part.given):
            raise RenderError(f"{checked.entry.name}: a display rests on a hypothesis that was not supposed")
        lines += chain(page, with_hints(theorem.concl, part.claim), part.proof, n == last, "")
        if part is shown[0] and page.meanings:
            where = display_all([m.tex for m in page.meanings], ".", r"\gutter{where}")
            lines += [r"\begingroup\closer", *where, r"\endgroup"]
    return lines


def _page(checked: Checked, shown: Sequence[Display]) -> Page:
    """Return how terms are written in all displays of a proof."""
    terms = [t for d in shown for t in (d.claim, *displayed(d.claim, d.proof))]
    return Page((), terms, checked.chapter.notation)


def analytic_record(checked: Checked, chapter: str) -> dict[str, Any]:
    """Return what `theorems.json` says of one theorem."""
    entry, own = checked.entry, checked.by_hand
    return {
        "name": entry.name,
        "title": entry.title,
        "chapter": chapter,
        "digest": checked.digest,
        "rocq": {
            "file": f"derive/rocq/{entry.file}.v",
            "theorems": list(entry.theorems),
            "definitions": list(own.definitions),
            "statements": list(own.statements),
        },
        "latex": {"hypotheses": list(entry.given), "claim": list(entry.claim), "where": list(entry.where)},
        "variables": dict(entry.variables),
        "sources": list(entry.sources),
        "lemmas": list(entry.cited()),
        "displays": len(checked.displays),
    }
