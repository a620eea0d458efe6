r"""A theorem of the book as a page of LaTeX, which may be ``\input`` alone after ``\usepackage{transformerproofs}``.

The statement is the kernel's conclusion. Hypotheses are always printed; a proof is a chain with one reason a line, and
the theorems that a reason uses stand behind it. What was measured is read from recorded evidence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..calc import Calc, Cases, Chapter, Entry, Induction, Instance, Proof, Step, Together
from ..kernel.certificate import digest
from ..kernel.rules import Theorem
from ..kernel.terms import Key, Term, substitute
from ..mutants import Mutant
from .adequacy import adequacy_tex
from .evidence import Evidence
from .lines import broken, excess, relation_at, text_width, width
from .provenance import colophon
from .words import Assumption, Page, listed, with_hints

MEASURE = 356.0  # the width of a line beside the indentation, in points at 10 points: 150 mm at 10.95 points
_KINDS = {"eq": "equation", "deriv": "derivative", "le": "inequality", "lt": "inequality"}
LONG = 7  # steps of a proof that may be divided between pages
RELATIONS = {"=": "=", "<": "<", "<=": r"\le"}


class Printed(NamedTuple):
    """What a page is made of, for those who need a part."""

    page: Page
    claim: Term
    hypotheses: tuple[Term, ...]


def printed(entry: Entry, theorem: Theorem, chapter: Chapter) -> Printed:
    """Return what the kernel concluded, with the author's letters for bound variables and in the author's order."""
    claim = with_hints(theorem.concl, entry.claim)
    own = {h: h for h in theorem.hyps}
    hypotheses = tuple(with_hints(own[h], h) for h in entry.given)
    statement = (claim, *hypotheses)
    return Printed(Page(statement, displayed(entry.claim, entry.proof), chapter.notation), claim, hypotheses)


def displayed(claim: Term, proof: Proof) -> Iterator[Term]:
    """All terms that the proof displays."""
    for part, own in parts(claim, proof):
        yield part
        yield from (s.term for s in own.steps)
        if own.start is not None:
            yield own.start


def parts(claim: Term, proof: Proof) -> Iterator[tuple[Term, Calc]]:
    """Yield the chains of a proof, each with the claim that it proves."""
    if isinstance(proof, Calc):
        yield claim, proof
        return
    for case in _cases(claim, proof):
        yield from parts(case.claim, case.proof)


class _Case(NamedTuple):
    heading: str
    claim: Term
    proof: Proof
    supposed: Term | None = None


def _cases(claim: Term, proof: Proof) -> list[_Case]:
    match proof:
        case Together(first, second):
            one, two = claim.args
            kinds = {_KINDS.get(part.head, "part") for part in (one, two)}
            kind = kinds.pop() if len(kinds) == 1 else "part"
            return [_Case(f"First {kind}.", one, first), _Case(f"Second {kind}.", two, second)]
        case Cases(i, j, same, apart):
            i_tex, j_tex = i.args[0], j.args[0]
            where_same = substitute(claim, {("ix", *j.args): i})
            return [
                _Case(rf"Where ${i_tex} = {j_tex}$.", where_same, same),
                _Case(rf"Where ${i_tex} \ne {j_tex}$.", claim, apart),
            ]
        case Induction(m, base, up, down):
            key: Key = ("ix", *m.args)
            zero, after = (substitute(claim, {key: v}) for v in (Term("zero"), m + 1))
            t = m.args[0]
            return [
                _Case(rf"At ${t} = 0$.", zero, base),
                _Case(rf"From ${t}$ to ${t} + 1$.", after, up, claim),
                _Case(rf"From ${t} + 1$ to ${t}$.", claim, down, after),
            ]
    return []


# ---- the page ------------------------------------------------------------------------------------------------------


def page(
    entry: Entry,
    theorem: Theorem,
    chapter: Chapter,
    evidence: Evidence,
    mutants: Sequence[Mutant] = (),
    made: Printed | None = None,
) -> str:
    """Return the page of a proved theorem.

    Parameters
    ----------
    entry : Entry
    theorem : Theorem
        What `proving.prove` made of it.
    chapter : Chapter
    evidence : Evidence
    mutants : sequence of Mutant
        Named where the evidence says that all of them were refuted.
    made : Printed, optional
        What `printed` makes of the same theorem.
    """
    page, claim, hypotheses = made or printed(entry, theorem, chapter)
    lines = [
        f"% {entry.name}: written by `derive build` from what was proved; changes belong into derive/theorems/.",
        rf"\begin{{theorem}}[{entry.title}]\label{{thm:{entry.name}}}",
        *_statement(page, claim, hypotheses),
        r"\end{theorem}",
        r"\begin{derivation}",
        *([r"\allowdisplaybreaks"] if sum(len(c.steps) for _, c in parts(entry.claim, entry.proof)) > LONG else []),
        *_proof(page, entry.claim, entry.proof),
        r"\end{derivation}",
    ]
    if entry.note:
        lines.append(rf"\remark{{{' '.join(entry.note.split())}}}")
    own = digest(theorem.hyps, theorem.concl)
    needed = adequacy_tex(evidence.adequacy(entry, own), page, hypotheses)
    lines += colophon(entry, evidence.columns(entry, own), mutants, needed)
    return "\n".join(lines) + "\n"


# ---- the statement -------------------------------------------------------------------------------------------------


def _statement(page: Page, claim: Term, hypotheses: Sequence[Term]) -> list[str]:
    declared, random, assumed = page.declared(), page.random(), page.assumed(hypotheses)
    meanings = [m.tex for m in page.meanings]
    formulas = _rows(page, claim)
    end = "," if meanings else "."
    if not random and not assumed:
        opening = [f"For {every(declared)},"]
    else:
        opening = [f"Let {let(declared, random)}.", *assumptions(assumed)]
    lines = [*opening, *_display(formulas, end)]
    return lines + ([r"\closer", *display_all(meanings, ".", r"\gutter{where}")] if meanings else [])


def every(phrases: Sequence[str]) -> str:
    """Return what a statement without hypotheses is about: ``every size $n$ and all $x$``."""
    if phrases[0].startswith("size"):
        first = f"every {phrases[0]}" if not phrases[0].startswith("sizes") else f"all {phrases[0]}"
        phrases = [first, *(f"all {p}" if p.startswith("$") else f"every {p}" for p in phrases[1:])]
        return listed(phrases)
    return listed([f"all {p}" if p.startswith("$") else f"every {p}" for p in phrases])


def let(declared: Sequence[str], random: Sequence[str]) -> str:
    """Return what a statement with hypotheses is about: ``$n$ be a size, and let $x$``."""
    fixed = []
    for p in declared:
        name = p.split(" ", 1)
        if p.startswith("sizes"):
            fixed.append(f"{name[1]} be sizes")
        elif p.startswith("size"):
            fixed.append(f"{name[1]} be a size")
        elif p.startswith("permutation"):
            symbol, rest = name[1].split(" ", 1)
            fixed.append(f"{symbol} be a permutation {rest}")
        else:
            fixed.append(p)
    return (
        listed([*fixed, *random])
        if len(fixed) + len(random) < 3
        else ", ".join([*fixed, *random][:-1]) + f", and let {[*fixed, *random][-1]}"
    )


def assumptions(assumed: Sequence[Assumption]) -> list[str]:
    """Return the hypotheses, from ``Suppose that`` to ``Then``."""
    if not assumed:
        return []
    lines, begin = [], "Suppose that"
    for n, a in enumerate(assumed):
        last = n == len(assumed) - 1
        stop = ". Then" if last else ","
        if a.words:
            lines.append(f"{begin} {a.words}{stop}")
        else:
            over = f" for all {a.over}" if a.over else ""
            inline = listed([f"${f}$" for f in a.formulas]) + over
            if text_width(inline) < 0.75 * MEASURE and not any(r"\frac" in f or r"\sum" in f for f in a.formulas):
                lines.append(f"{begin} {inline}{stop}")
            else:
                lines.append(f"{begin}{over}")
                lines += display_all(a.formulas, "" if last else ",")
                if last:
                    lines.append("Then")
        begin = "and that" if n == len(assumed) - 2 else "that"
    return lines


def _rows(page: Page, claim: Term) -> list[str]:
    if claim.head == "and":
        return _rows(page, claim.args[0]) + _rows(page, claim.args[1])
    return [page.tex(claim)]


def _display(formulas: Sequence[str], end: str) -> list[str]:
    """Formulas below each other, aligned at their relations; long ones are broken."""
    if len(formulas) == 1 and width(formulas[0]) <= MEASURE:
        return [r"\begin{equation*}", f"  {formulas[0]}{end}", r"\end{equation*}"]
    rows = []
    for n, f in enumerate(formulas):
        at = relation_at(f) or 0
        left, right = f[:at].strip(), f[at:].strip()
        stop = end if n == len(formulas) - 1 else ","
        rows += _chain_rows(left, right, stop)
    return [r"\begin{align*}", *_joined(rows), r"\end{align*}"]


def _chain_rows(left: str, right: str, stop: str) -> list[str]:
    """Return the rows of one formula."""
    indent = _indent(left, [right])
    first, *more = broken(right, MEASURE - (indent or 20) - 20, MEASURE - (indent or 20))
    rows = [f"{left} &{first}"] if indent else [*_apart(left), f"&{first}"]
    rows += [rf"&\quad {line}" for line in more]
    return [*rows[:-1], rows[-1] + stop]


def _indent(left: str, rights: Sequence[str]) -> float:
    """Return the width of a left side beside which the relations stand; 0 if they should stand below it."""

    def cost(at: float) -> tuple[float, int]:
        lines = [broken(r, MEASURE - at - 20, MEASURE - at) for r in rights]
        return sum(excess(own, [MEASURE - at, MEASURE - at - 20]) for own in lines), sum(map(len, lines))

    return width(left) if cost(width(left)) <= cost(20.0) else 0.0


def _apart(left: str) -> list[str]:
    """Return a left side in lines of its own, further left than the relations below it."""
    first, *more = broken(left, MEASURE - 40, MEASURE)
    return [rf"\MoveEqLeft {first}", *(rf"&\quad {line}" for line in more)]


def _joined(rows: Sequence[str]) -> list[str]:
    return [*(rf"  {row} \\" for row in rows[:-1]), f"  {rows[-1]}"]


def display_all(formulas: Sequence[str], end: str, before: str = "") -> list[str]:
    """Formulas beside each other, as many in a line as there is room for."""
    lines: list[list[str]] = [[]]
    for f in formulas:
        if lines[-1] and sum(width(g) + 25 for g in lines[-1]) + width(f) > MEASURE:
            lines.append([])
        lines[-1].append(f)
    rows = [r",\qquad ".join(line) for line in lines]
    rows = [r + ("," if n < len(rows) - 1 else end) for n, r in enumerate(rows)]
    rows[0] = before + rows[0]
    if len(rows) == 1:
        return [r"\begin{equation*}", f"  {rows[0]}", r"\end{equation*}"]
    return [r"\begin{align*}", *_joined([f"&{r}" for r in rows]), r"\end{align*}"]


# ---- the proof -----------------------------------------------------------------------------------------------------


def _proof(page: Page, claim: Term, proof: Proof, last: bool = True, first: bool = True) -> list[str]:
    if isinstance(proof, Calc):
        return chain(page, claim, proof, last, r"\proofof{}" if first else "")
    lines = [r"\proofby"] if first else []
    if isinstance(proof, Induction):
        lines.append("By induction over the integers, from $0$ upwards and downwards.")
    cases = _cases(claim, proof)
    for n, case in enumerate(cases):
        heading = rf"\case{{{case.heading}}}"
        if case.supposed is not None:
            heading += " Suppose that " + listed([f"${f}$" for f in _rows(page, case.supposed)]) + "."
        lines += [heading, *_proof(page, case.claim, case.proof, last and n == len(cases) - 1, False)]
    return lines


def chain(page: Page, claim: Term, proof: Calc, last: bool, before: str) -> list[str]:
    """Return a chain of terms, one reason a line; the last one ends the proof, or not."""
    left = page.tex(proof.start) if proof.start is not None else page.left(claim)
    if not proof.steps:
        return ["Both sides are the same expression."]
    rights = [f"{RELATIONS[s.relation]} {page.tex(s.term)}" for s in proof.steps]
    reasons = [_reason(s) for s in proof.steps]
    rows: list[str] = []
    beside = _indent(left, rights)
    if not beside:
        rows += _apart(left)
    indent = beside or 20.0
    for n, (right, reason) in enumerate(zip(rights, reasons, strict=True)):
        command = "qedby" if last and n == len(rights) - 1 else "by"
        first, *more = broken(right, MEASURE - indent - 20, MEASURE - indent)
        own = [f"{left if n == 0 and beside else ''} &{first}".strip(), *(rf"&\quad {line}" for line in more)]
        own[-1] += rf" \{command}{{{reason}}}"
        rows += own
    rows[0] = before + rows[0]
    return [r"\begin{align*}", *_joined(rows), r"\end{align*}"]


def _reason(step: Step) -> str:
    cited = dict.fromkeys(i.entry.name if isinstance(i, Instance) else i.name for i in step.reason.lemmas)
    links = ", ".join(rf"\cited{{{name}}}" for name in cited)
    return f"{step.why} ({links})" if links else step.why
