r"""A theorem of the book as a page of LaTeX, which may be ``\input`` alone after ``\usepackage{transformerproofs}``.

The statement is the kernel's conclusion. Hypotheses are always printed; a proof is a chain with one reason a line, and
the theorems that a reason uses stand behind it. What was measured is read from recorded evidence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..books.mistakes import Mutant
from ..kernel.certificate import digest
from ..kernel.rules import Theorem
from ..kernel.terms import Term
from ..language.entry import Calc, Entry, Opening
from .adequacy import adequacy_tex
from .argument import (
    Argument,
    Chain,
    Heading,
    Link,
    Paragraph,
    argument_of,
    displayed,
    links,
    sections,
    supposing,
)
from .conventions import POSITIVE, conventions
from .evidence import Evidence
from .formula import read
from .ledger import Ledger, ledger
from .lines import broken, excess, sides, text_width, width
from .provenance import colophon
from .tree import Beside, joined
from .words import Assumption, Page, listed, with_hints

MEASURE = 356.0  # the width of a line beside the indentation, in points at 10 points: 150 mm at 10.95 points
_BESIDE = 0.3  # of the width: a longer left side of a line stands above it
FEW = 6  # definitions that a statement lists at one size
SMALLER = 1.15  # what a line holds more of in the type of the others
LONG = 3  # steps of a proof that may be divided between pages


class Printed(NamedTuple):
    """Hold the parts of which a page is made, for those who need one."""

    page: Page
    claim: Term
    hypotheses: tuple[Term, ...]
    domain: tuple[Term, ...] = ()


def printed(entry: Entry, theorem: Theorem, opening: Opening) -> Printed:
    """Return what the kernel concluded, with the author's letters for bound variables and in the author's order."""
    claim = with_hints(theorem.concl, entry.claim)
    proved = {h: h for h in theorem.hyps}
    hypotheses = tuple(with_hints(proved[h], h) for h in entry.given)
    statement = (claim, *hypotheses, *entry.where)
    page = Page(statement, displayed(entry.claim, entry.proof), opening.notation)
    return Printed(page, claim, hypotheses, entry.where)


class Replayed(NamedTuple):
    """Hold a theorem that the kernel has proved, and everything that is printed about it.

    Attributes
    ----------
    entry : Entry
    theorem : Theorem
        The theorem that `proving.prove` returned.
    digest : str
        Of its statement.
    printed : Printed
    ledger : Ledger
    """

    entry: Entry
    theorem: Theorem
    digest: str
    printed: Printed
    ledger: Ledger


def replayed(entry: Entry, theorem: Theorem, opening: Opening) -> Replayed:
    """Collect what is printed of a proved theorem, in the notation of its chapter."""
    return Replayed(
        entry, theorem, digest(theorem.hyps, theorem.concl), printed(entry, theorem, opening), ledger(theorem)
    )


# ---- the page ------------------------------------------------------------------------------------------------------


def page(
    made: Replayed,
    evidence: Evidence,
    mutants: Sequence[Mutant] = (),
    measure: float = MEASURE,
    home: str = "",
    maps: Sequence[str] = (),
) -> str:
    """Return the page of a proved theorem.

    Parameters
    ----------
    made : Replayed
    evidence : Evidence
    mutants : sequence of Mutant
        Named where the evidence says that all of them were refuted.
    measure : float
        The room for a formula in a line, beside the indentation of 3em, in points of type of 10 points; about 206 in a
        column of 84 mm.
    home : str
        Where its entry stands: a file or folder.
    maps : sequence of str
        Theorems in Rocq on the layer as a map, named where the evidence says that Rocq accepted this one.
    """
    entry, (page, claim, hypotheses, domain) = made.entry, made.printed
    argument = argument_of(entry, page)
    changes = f"; changes belong into {home}" if home else ""
    lines = [
        f"% {entry.name}: written by `derive build` from what was proved{changes}.",
        r"\begin{theorempage}",
        *([rf"\reading{{{' '.join(entry.reading.split())}}}"] if entry.reading else []),
        rf"\begin{{provedtheorem}}[{entry.title}]\label{{thm:{entry.name}}}%",
        *statement_of(page, claim, hypotheses, domain, measure),
        *filter(None, [_beside(conventions(claim, (*hypotheses, *domain)))]),
        r"\end{provedtheorem}",
        r"\begin{derivation}",
        *([r"\allowdisplaybreaks"] if _steps(entry) > LONG else []),
        *_proof(entry, page, argument, measure),
        *where_tex(argument.where, measure),
        r"\end{derivation}",
    ]
    if entry.note:
        lines.append(rf"\remark{{{' '.join(entry.note.split())}}}")
    record = evidence.adequacy(entry, made.digest)
    needed = adequacy_tex(record, made.printed)
    exceptions = adequacy_tex(record, made.printed, exceptions=True)
    lines += colophon(entry, evidence.columns(entry, made.digest), mutants, needed, maps, exceptions)
    return "\n".join([*lines, r"\end{theorempage}"]) + "\n"


def _beside(sentence: str) -> str:
    """Return the conventions on which a statement rests; a book says once of all its sizes that they are positive."""
    return rf"\folded{{}}{{{sentence}}}" if sentence == POSITIVE else sentence


def _steps(entry: Entry) -> int:
    return sum(len(s.calc.steps) for s in sections(entry.claim, entry.proof) if isinstance(s, Chain))


# ---- the statement -------------------------------------------------------------------------------------------------


def statement_of(
    page: Page, claim: Term, hypotheses: Sequence[Term], domain: Sequence[Term], measure: float
) -> list[str]:
    """Return a statement: who is quantified over, what is assumed, the claim, and what symbols stand for."""
    declared, random, assumed = page.declared(), page.random(), page.assumed(hypotheses)
    within = page.assumed(domain)
    formulas = page.rows(claim)
    end = "," if any(m.needed for m in page.meanings) else "."
    if not random and not assumed:
        opening = _within(f"For {every(declared)}", within, ",", measure)
    else:
        about = _within(f"Let {let(declared, random)}", within, ".", measure)
        opening = [*about, *assumptions(assumed, measure)]
    return [*opening, *formulas_tex(formulas, end, measure), *_where(page, measure)]


def _where(page: Page, measure: float) -> list[str]:
    """Return what symbols stand for; of many, in small type those on which the statement's own ones rest."""
    needed = [m for m in page.meanings if m.needed]
    above, beneath = ([m.row for m in needed if m.stated == direct] for direct in (True, False))
    if len(needed) <= FEW or not (above and beneath):
        above, beneath = [m.row for m in needed], []
    lines = [r"\closer", *display_all(above, "," if beneath else ".", r"\gutter{where}", measure)] if above else []
    if beneath:
        small = display_all(beneath, ".", r"\gutter{with}", measure * SMALLER)
        lines += [r"\begin{beneath}", *small, r"\end{beneath}"]
    return lines


def every(phrases: Sequence[str]) -> str:
    """Return what a statement without hypotheses is about: ``every size $n$ and all $x$``."""
    return listed([f"{'all' if p.startswith(('$', 'sizes')) else 'every'} {p}" for p in phrases])


def let(declared: Sequence[str], random: Sequence[str]) -> str:
    """Return what a statement with hypotheses is about: ``$n$ be a size, and let $x$``."""
    phrases = [*map(_be, declared), *random]
    return listed(phrases) if len(phrases) < 3 else f"{', '.join(phrases[:-1])}, and let {phrases[-1]}"


def _be(phrase: str) -> str:
    """Return what is said to be what, behind ``Let``; an entry of a set says it by itself."""
    kind, _, rest = phrase.partition(" ")
    symbol, _, more = rest.partition(" ")
    said = {
        "sizes": f"{rest} be sizes",
        "size": f"{rest} be a size",
        "permutation": f"{symbol} be a permutation {more}",
    }
    return said.get(kind, phrase)


def _within(opening: str, domain: Sequence[Assumption], end: str, measure: float) -> list[str]:
    """Return what a statement is about, ``with`` the conditions of its domain."""
    return [opening, *_clauses(domain, ("with", "with"), end, measure)] if domain else [opening + end]


def assumptions(assumed: Sequence[Assumption], measure: float = MEASURE) -> list[str]:
    """Return the hypotheses, from ``Suppose that`` to ``Then``."""
    return _clauses(assumed, ("Suppose that", "that"), ". Then", measure)


def _clauses(assumed: Sequence[Assumption], words: tuple[str, str], end: str, measure: float) -> list[str]:
    """Return clauses that begin with the first word, and then with the second; ``end`` follows the last one."""
    lines, begin = [], words[0]
    for n, a in enumerate(assumed):
        last = n == len(assumed) - 1
        stop = end if last else ","
        if a.words:
            lines.append(f"{begin} {a.words}{stop}")
        else:
            over = f" for all {a.over}" if a.over else ""
            inline = listed([f"${f}$" for f in a.formulas]) + over
            between = listed(["$$"] * len(a.formulas)) + over  # the words, with an empty formula for each
            extent = sum(map(width, a.formulas)) + text_width(between)
            if extent < 0.75 * measure and not any(r"\frac" in f.tex or r"\sum" in f.tex for f in a.formulas):
                lines.append(f"{begin} {inline}{stop}")
            else:
                lines.append(f"{begin}{over}")
                then = [end.removeprefix(". ")] if last and end.startswith(". ") else []
                lines += [*display_all(a.formulas, "." if then else end if last else ",", measure=measure), *then]
        begin = f"and {words[1]}" if n == len(assumed) - 2 else words[1]
    return lines


def formulas_tex(formulas: Sequence[Beside], end: str, measure: float = MEASURE) -> list[str]:
    """Formulas below each other, aligned at their relations; long ones are broken."""
    if len(formulas) == 1 and width(formulas[0]) <= measure:
        return [r"\begin{equation*}", f"  {formulas[0]}{end}", r"\end{equation*}"]
    rows = []
    parts = [sides(f) for f in formulas]
    # In an alignment a left side that stands above begins where the longest of those beside their relations ends.
    beside = [_indent(left, [right], measure) for left, right in parts]
    above = [width(left) for (left, _), indent in zip(parts, beside, strict=True) if not indent]
    wide = [max(map(width, _rights(right, indent, measure))) for (_, right), indent in zip(parts, beside, strict=True)]
    fits = all(max(beside) + extent <= measure for extent in (*above, *wide))
    for n, (left, right) in enumerate(parts):
        stop = end if n == len(formulas) - 1 else ","
        rows += _chain_rows(left, right, stop, measure, fits)
    return [r"\begin{align*}", *_joined(rows), r"\end{align*}"]


def _chain_rows(left: Beside, right: Beside, stop: str, measure: float, beside: bool = True) -> list[str]:
    """Return the rows of one formula; its left side may stand beside the relation, or stands above it."""
    indent = _indent(left, [right], measure) if beside else 0.0
    first, *more = _right_rows(right, indent, measure)
    rows = [f"{left} {first}", *more] if indent else [*_apart(left, measure), first, *more]
    return [*rows[:-1], rows[-1] + stop]


def _right_rows(right: Beside, indent: float, measure: float) -> list[str]:
    """Return the rows of a right side, from its relation on."""
    first, *more = _rights(right, indent, measure)
    return [f"&{first}", *(rf"&\quad {line}" for line in more)]


def _rights(right: Beside, indent: float, measure: float) -> list[Beside]:
    """Return a right side in lines, beside a left side of some width or below it."""
    return broken(right, measure - (indent or 20) - 20, measure - (indent or 20))


def _indent(left: Beside, rights: Sequence[Beside], measure: float) -> float:
    """Return the width of a left side beside which the relations stand; 0 if they should stand below it."""

    def cost(at: float) -> tuple[float, int]:
        lines = [broken(r, measure - at - 20, measure - at, fractions=False) for r in rights]
        return sum(excess(pieces, [measure - at, measure - at - 20]) for pieces in lines), sum(map(len, lines))

    return width(left) if cost(width(left)) <= cost(20.0) else 0.0


def _apart(left: Beside, measure: float) -> list[str]:
    """Return a left side in lines of its own, further left than the relations below it."""
    first, *more = broken(left, measure - 40, measure)
    return [rf"\MoveEqLeft {first}", *(rf"&\quad {line}" for line in more)]


def _joined(rows: Sequence[str]) -> list[str]:
    return [*(rf"  {row} \\" for row in rows[:-1]), f"  {rows[-1]}"]


def display_all(formulas: Sequence[str | Beside], end: str, before: str = "", measure: float = MEASURE) -> list[str]:
    """Formulas beside each other, as many in a line as there is room for."""
    lines: list[list[Beside]] = [[]]
    for f in map(read, formulas):
        if lines[-1] and sum(width(g) + 25 for g in lines[-1]) + width(f + read(end)) > measure:
            lines.append([])
        lines[-1].append(f)
    ends = [","] * (len(lines) - 1) + [end]
    beside = (joined(read(r",\qquad "), line) + read(stop) for line, stop in zip(lines, ends, strict=True))
    rows = [r"\\ &\quad ".join(map(str, broken(row, measure - 20, measure))) for row in beside]
    rows[0] = before + rows[0]
    if len(rows) == 1 and r"\\" not in rows[0]:
        return [r"\begin{equation*}", f"  {rows[0]}", r"\end{equation*}"]
    return [r"\begin{align*}", *_joined([f"&{r}" for r in rows]), r"\end{align*}"]


# ---- the proof -----------------------------------------------------------------------------------------------------


def where_tex(meanings: Sequence[Beside], measure: float) -> list[str]:
    """Return what symbols of a proof stand for, below it or its first formula; nothing, without any."""
    shown = display_all(meanings, ".", r"\gutter{where}", measure) if meanings else []
    return [r"\begingroup\closer", *shown, r"\endgroup"] if shown else []


def _proof(entry: Entry, page: Page, argument: Argument, measure: float) -> list[str]:
    if argument.page is not page:
        return lines_of_proof(argument, measure)
    if isinstance(entry.proof, Calc):
        return chain(page, entry.claim, entry.proof, True, r"\proofof{}", measure)
    parts, lines = argument.sections, [r"\proofby"]
    for n, section in enumerate(parts):
        match section:
            case Paragraph(words):
                lines.append(words)
            case Heading(words):
                supposed = supposing(page, section).removeprefix(words)
                lines.append(rf"\case{{{words}}}{supposed}")
            case Chain(part, calc):
                lines += chain(page, part, calc, n == len(parts) - 1, "", measure)
    return lines


def chain(page: Page, claim: Term, proof: Calc, last: bool, before: str, measure: float = MEASURE) -> list[str]:
    """Return a chain of terms, one reason a line; the last one ends the proof, or not."""
    left = page.row(proof.start) if proof.start is not None else page.left(claim)
    if not proof.steps:
        return ["Both sides are the same expression."]
    rights = [page.related(s.relation, s.term) for s in proof.steps]
    reasons = [_reason(link) for link in links(proof)]
    rows: list[str] = []
    beside = _indent(left, rights, measure)
    for n, (right, reason) in enumerate(zip(rights, reasons, strict=True)):
        command = "qedby" if last and n == len(rights) - 1 else "by"
        rows += _right_rows(right, beside, measure)
        rows[-1] += rf" \{command}{{{reason}}}"
    rows = [f"{left} {rows[0]}", *rows[1:]] if beside else [*_apart(left, measure), *rows]
    rows[0] = before + rows[0]
    return [r"\begin{align*}", *_joined(rows), r"\end{align*}"]


def lines_of_proof(argument: Argument, measure: float) -> list[str]:
    """Return a proof of paragraphs and displayed lines, each with its reason; those between words are aligned."""
    lines, rows, last = [r"\proofby"], list[str](), len(argument.sections) - 1
    for n, section in enumerate(argument.sections):
        if isinstance(section, Chain):
            rows += _line_rows(argument, section, n == last, measure)
        if rows and (n == last or not isinstance(argument.sections[n + 1], Chain)):
            lines += [r"\begin{align*}", *_joined(rows), r"\end{align*}"]
            rows = []
        if isinstance(section, Paragraph):
            lines.append(section.words)
    return lines


def _line_rows(argument: Argument, step: Chain, last: bool, measure: float) -> list[str]:
    """Return the rows of one line; a left side that is long stands above."""
    page, left = argument.page, argument.left(step)
    (link,) = links(step.calc)
    right = page.related(link.relation, link.term)
    reason = rf" \{'qedby' if last else 'by'}{{{_reason(link)}}}"
    return _chain_rows(left, right, reason, measure, width(left) <= _BESIDE * measure)


def _reason(link: Link) -> str:
    cited = ", ".join(rf"\cited{{{name}}}" for name in link.theorems)
    return f"{link.reason} ({cited})" if cited else link.reason
