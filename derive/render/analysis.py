r"""A theorem of analysis as a page of LaTeX: the statement, what Rocq proves word for word, a proof in prose.

The statement is typed by hand, because the kernel's language has no limits. What a proof displays is what the kernel
has proved; a formula that it did not prove is not printed. Where nothing was proved in Rocq, the page says so, and
prints what was computed, from the record and from nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..kernel.rules import Theorem
from ..language.analysis import Analytic, Certified, Display, status
from ..language.entry import Opening
from ..language.symbols import RenderError
from ..rocq.by_hand import ByHand, by_hand
from .argument import displayed
from .evidence import Evidence, Recorded
from .lines import broken
from .page import MEASURE, assumptions, chain, display_all, every, let, where_tex
from .provenance import colophon
from .words import Assumption, Page, with_hints


class Checked(NamedTuple):
    """Hold a theorem of analysis and everything that is printed about it.

    Attributes
    ----------
    entry : Analytic
    displays : tuple of Theorem
        Its displays, proved by `proving.prove_displays`.
    by_hand : ByHand or None
        None for what is certified in numbers.
    opening : Opening
        Of its chapter, with the notation.
    """

    entry: Analytic
    displays: tuple[Theorem, ...]
    by_hand: ByHand | None
    opening: Opening

    @property
    def digest(self) -> str:
        """The digest of the statement: in Rocq, or as it is typed."""
        return stated_digest(self.entry, self.by_hand)


def stated_digest(entry: Analytic, by_hand: ByHand | None) -> str:
    """Return the digest of a statement: of that in Rocq, or of the typed one where there is none."""
    if by_hand is not None:
        return by_hand.digest
    if isinstance(entry, Certified):
        return entry.digest
    raise RenderError(f"{entry.name}: a statement in Rocq was expected")


def stated_in_rocq(entry: Analytic, library: Mapping[str, str]) -> ByHand | None:
    """Return the statements of a theorem in its Rocq file; None for one that is certified in numbers.

    Raises
    ------
    RenderError
        See `by_hand`.
    """
    return None if isinstance(entry, Certified) else by_hand(entry, library)


def analytic_page(checked: Checked, evidence: Evidence, measure: float = MEASURE) -> str:
    """Return the page of a theorem that is proved in Rocq, or certified in numbers.

    Raises
    ------
    RenderError
        If the proof displays what the kernel did not prove, or what was recorded is not what is stated.
    """
    entry = checked.entry
    numbers = isinstance(entry, Certified)
    origin = status(entry) if numbers else f"the statement in Rocq is that of derive/rocq/library/{entry.file}.v"
    kind = "certified" if numbers else "provedtheorem"
    lines = [
        f"% {entry.name}: written by `derive build`; {origin}.",
        r"\begin{theorempage}",
        *([rf"\reading{{{' '.join(entry.reading.split())}}}"] if entry.reading else []),
        rf"\begin{{{kind}}}[{entry.title}]\label{{thm:{entry.name}}}%",
        *_statement(entry, measure),
        rf"\end{{{kind}}}",
        *_checked_by(checked, evidence),
        r"\begin{derivation}",
        *_proof(checked, measure),
        r"\end{derivation}",
    ]
    if entry.note:
        lines.append(rf"\remark{{{' '.join(entry.note.split())}}}")
    lines += colophon(entry, evidence.columns(entry, checked.digest), entry.refuted)
    return "\n".join([*lines, r"\end{theorempage}"]) + "\n"


def _statement(entry: Analytic, measure: float) -> list[str]:
    phrases = list(entry.variables.values())
    if entry.given:
        assumed = [Assumption(" ".join(clause.split()), (), "") for clause in entry.given]
        opening = [*([f"Let {let(phrases, ())}."] if phrases else []), *assumptions(assumed, measure)]
    else:
        opening = [f"For {every(phrases)}," if phrases else "One has"]
    lines = [*opening, *_formulas(entry.formulas(), "," if entry.where else ".", measure)]
    return lines + ([r"\closer", *display_all(entry.where, ".", r"\gutter{where}", measure)] if entry.where else [])


def _formulas(formulas: Sequence[str], end: str, measure: float) -> list[str]:
    rows: list[str] = []
    for first, *more in (broken(" ".join(f.split()), measure - 20, measure) for f in formulas):
        rows += [first.tex, *(rf"\quad {line}" for line in more)]
    if len(rows) == 1:
        return [r"\begin{equation*}", f"  {rows[0]}{end}", r"\end{equation*}"]
    stops = ["" if after.startswith(r"\quad") else "," for after in rows[1:]]  # an indented row goes on
    lines = [rf"  &{row}{stop} \\" for row, stop in zip(rows, stops, strict=False)]
    return [r"\begin{align*}", *lines, f"  &{rows[-1]}{end}", r"\end{align*}"]


def _checked_by(checked: Checked, evidence: Evidence) -> list[str]:
    """Return what Rocq proves; or, where it proves nothing, what was computed."""
    if checked.by_hand is None:
        if not isinstance(checked.entry, Certified):
            raise RenderError(f"{checked.entry.name}: a statement in Rocq was expected")
        return _computed(checked.entry, evidence.verdict(checked.entry, checked.digest, "ball"))
    where = f"derive/rocq/library/{checked.entry.file}.v"
    return [
        rf"\begin{{rocq}}{{{where}}}",
        r"\begin{verbatim}",
        *checked.by_hand.lines(),
        r"\end{verbatim}",
        r"\end{rocq}",
    ]


def _computed(entry: Certified, verdict: Recorded) -> list[str]:
    """Return the enclosures that were recorded, each of which must lie within what is stated."""
    recorded = verdict.figures.get("enclosures", ()) if verdict.status == "pass" else ()
    enclosures = {symbol: (lower, upper) for symbol, lower, upper in recorded}
    lines = [r"\begin{computed}", " ".join(entry.computed.split())]
    unproved = " ".join(entry.unproved.split())
    if not enclosures:
        return [*lines, "No enclosure is recorded.", unproved, r"\end{computed}"]
    for stated in entry.enclosed:
        if stated.symbol not in enclosures:
            raise RenderError(f"{entry.name}: {stated.symbol} is stated, and no enclosure of it is recorded")
        lower, upper = enclosures[stated.symbol]
        if not stated.holds(lower, upper):
            raise RenderError(
                f"{entry.name}: {stated.symbol} is recorded between {lower} and {upper}, "
                f"which is not between {stated.lower} and {stated.upper}, as stated"
            )
    rows = [f"{lower} < {{}}& {symbol} < {upper}" for symbol, (lower, upper) in enclosures.items()]
    return [
        *lines,
        r"\begin{align*}",
        *(f"  {r} \\\\" for r in rows[:-1]),
        f"  {rows[-1]}",
        r"\end{align*}",
        unproved,
        r"\end{computed}",
    ]


def _proof(checked: Checked, measure: float) -> list[str]:
    shown = [part for part in checked.entry.proof if isinstance(part, Display)]
    page = display_page(checked.entry, checked.opening)
    theorems = dict(zip(map(id, shown), checked.displays, strict=True))
    rigorous = checked.by_hand is not None  # an argument that rests on lemmas of the literature has no square
    lines, last = [r"\proofby" if rigorous else r"\argumentby"], len(checked.entry.proof) - 1
    for n, part in enumerate(checked.entry.proof):
        if isinstance(part, str):
            apart = [""] if n and isinstance(checked.entry.proof[n - 1], str) else []
            lines += [*apart, " ".join(part.split()) + (r"\proved" if rigorous and n == last else "")]
            continue
        theorem = theorems[id(part)]
        if theorem.hyps - set(part.given):
            raise RenderError(f"{checked.entry.name}: a display rests on a hypothesis that was not supposed")
        lines += chain(page, with_hints(theorem.concl, part.claim), part.proof, rigorous and n == last, "", measure)
        lines += where_tex([m.row for m in page.meanings], measure) if part is shown[0] else []
    return lines


def display_page(entry: Analytic, opening: Opening) -> Page:
    """Return how terms are written in all displays of a proof."""
    shown = [part for part in entry.proof if isinstance(part, Display)]
    return Page((), [t for d in shown for t in (d.claim, *displayed(d.claim, d.proof))], opening.notation)


def analytic_record(checked: Checked, chapter: str) -> dict[str, Any]:
    """Return the record of one theorem in `theorems.json`."""
    entry, by_hand = checked.entry, checked.by_hand
    proved: dict[str, Any] = {}
    if isinstance(entry, Certified):
        proved = {"certified": {"enclosed": {e.symbol: [e.lower, e.upper] for e in entry.enclosed}}}
    elif by_hand is not None:
        proved = {
            "rocq": {
                "file": f"derive/rocq/library/{entry.file}.v",
                "theorems": list(entry.theorems),
                "definitions": list(by_hand.definitions),
                "statements": list(by_hand.statements),
            }
        }
    return {
        "name": entry.name,
        "title": entry.title,
        "chapter": chapter,
        "digest": checked.digest,
        "status": status(entry),
        **proved,
        "latex": {"hypotheses": list(entry.given), "claim": list(entry.formulas()), "where": list(entry.where)},
        "variables": dict(entry.variables),
        "sources": list(entry.sources),
        "lemmas": list(entry.cited()),
        "displays": len(checked.displays),
    }
