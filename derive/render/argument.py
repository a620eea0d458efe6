r"""A proof as data, in reading order: chains of terms with a reason for each link, and the words between them.

The page prints it in LaTeX, a terminal in Unicode, ``derive show NAME --proof --json`` as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ..kernel.terms import Key, Term, substitute
from ..language.analysis import Analytic, Certified
from ..language.entry import Calc, Cases, Entry, Induction, Instance, Proof, Step, Together, theorem_found
from ..language.text.text import text
from . import plain
from .ledger import ledger
from .tree import Beside
from .words import Page, listed

_KINDS = {"eq": "equation", "deriv": "derivative", "integral": "integral", "le": "inequality", "lt": "inequality"}


class Paragraph(NamedTuple):
    """Words, in LaTeX."""

    words: str


class Heading(NamedTuple):
    """Hold the heading of a case, in LaTeX, and its hypothesis."""

    words: str
    supposed: Term | None = None


class Chain(NamedTuple):
    """A formula and the chain of terms that proves it."""

    claim: Term
    calc: Calc


class Link(NamedTuple):
    """A link of a chain.

    Attributes
    ----------
    relation : str
        Of the term to the one before it: ``=``, ``<`` or ``<=``.
    term : Term
    reason : str
        In LaTeX.
    theorems : tuple of str
        The names of the theorems that the reason uses.
    """

    relation: str
    term: Term
    reason: str
    theorems: tuple[str, ...]


Section = Paragraph | Heading | Chain


class Argument(NamedTuple):
    """A proof in reading order, with the way in which its terms are written.

    Attributes
    ----------
    sections : tuple of Paragraph, Heading or Chain
    page : Page
    rigorous : bool
        Whether it is a proof. An argument that rests on lemmas of the literature is none, and has no end sign.
    where : tuple of Beside
        What the symbols of its chains stand for, where the statement does not say it.
    """

    sections: tuple[Section, ...]
    page: Page
    rigorous: bool = True
    where: tuple[Beside, ...] = ()

    def record(self) -> list[dict[str, Any]]:
        """Return the sections as JSON has them: terms as text that can be read back, and as they are printed."""
        return [self._record(section) for section in self.sections]

    def _record(self, section: Section) -> dict[str, Any]:
        match section:
            case Paragraph(words):
                return {"kind": "paragraph", "words": plain.paragraph(words), "latex": words}
            case Heading(words, supposed):
                assumed = {} if supposed is None else {"supposed": self._written(supposed)}
                return {"kind": "heading", "words": plain.paragraph(words), "latex": words, **assumed}
            case Chain(claim, calc):
                left = self.left(section)
                steps = [
                    {**link._asdict(), "term": self._written(link.term), "reason": plain.paragraph(link.reason)}
                    for link in links(calc)
                ]
                start = {"plain": plain.formula(left), "latex": left.tex}
                return {"kind": "chain", "claim": self._written(claim), "start": start, "steps": steps}

    def _written(self, term: Term) -> dict[str, str]:
        row = self.page.row(term)
        return {"text": text(term), "plain": plain.formula(row), "latex": row.tex}

    def left(self, chain: Chain) -> Beside:
        """Return where a chain starts."""
        return self.page.row(chain.calc.start) if chain.calc.start is not None else self.page.left(chain.claim)


def links(calc: Calc) -> tuple[Link, ...]:
    """Return the links of a chain."""
    return tuple(Link(s.relation, s.term, s.why, _cited(s)) for s in calc.steps)


def _cited(step: Step) -> tuple[str, ...]:
    names = (i.entry.name if isinstance(i, Instance) else i.name for i in step.reason.lemmas)
    return tuple(dict.fromkeys(names))


def argument_of(entry: Entry, page: Page) -> Argument:
    """Return the proof of a theorem that the kernel proves."""
    derivation = getattr(entry.proof, "derivation", None)  # of a derivative that was found, by the lines of a teacher
    checked = Argument(tuple(sections(entry.claim, entry.proof)), page, True, page.of_proof)
    return checked if derivation is None else derivation.argument


def argument_of_analysis(entry: Analytic, page: Page) -> Argument:
    """Return the proof of a theorem of analysis: paragraphs, and the formulas that they display."""
    parts = (Paragraph(" ".join(p.split())) if isinstance(p, str) else Chain(p.claim, p.proof) for p in entry.proof)
    where = tuple(m.row for m in page.meanings) if page.terms else ()
    return Argument(tuple(parts), page, not isinstance(entry, Certified), where)


def sections(claim: Term, proof: Proof) -> Iterator[Section]:
    """Yield the chains of a proof, each with the claim that it proves, under the headings of their cases."""
    if isinstance(proof, Calc):
        yield Chain(claim, proof)
    if isinstance(proof, Induction):
        yield Paragraph("By induction over the integers, from $0$ upwards and downwards.")
    if (theorem := theorem_found(proof)) is not None:
        count = ledger(theorem).applications
        yield Paragraph(f"A search has found the proof, which the kernel has checked: {count} applications of rules.")
    for heading, case, part in _cases(claim, proof):
        yield heading
        yield from sections(case, part)


def displayed(claim: Term, proof: Proof) -> Iterator[Term]:
    """Return all terms that the proof displays."""
    for section in sections(claim, proof):
        if isinstance(section, Chain):
            yield section.claim
            yield from (s.term for s in section.calc.steps)
            if section.calc.start is not None:
                yield section.calc.start


def _cases(claim: Term, proof: Proof) -> Iterable[tuple[Heading, Term, Proof]]:
    """Return the parts of a proof: their headings, what they prove, and their own proofs."""
    match proof:
        case Together(first, second):
            one, two = claim.args
            kinds = {_KINDS.get(part.head, "part") for part in (one, two)}
            kind = kinds.pop() if len(kinds) == 1 else "part"
            return (Heading(f"First {kind}."), one, first), (Heading(f"Second {kind}."), two, second)
        case Cases(i, j, same, apart):
            i_tex, j_tex = i.args[0], j.args[0]
            where_same = substitute(claim, {j.key: i})
            return (
                (Heading(rf"Where ${i_tex} = {j_tex}$."), where_same, same),
                (Heading(rf"Where ${i_tex} \ne {j_tex}$."), claim, apart),
            )
        case Induction(m, base, up, down):
            key: Key = m.key
            zero, after = (substitute(claim, {key: v}) for v in (Term("zero"), m + 1))
            t = m.args[0]
            return (
                (Heading(rf"At ${t} = 0$."), zero, base),
                (Heading(rf"From ${t}$ to ${t} + 1$.", claim), after, up),
                (Heading(rf"From ${t} + 1$ to ${t}$.", after), claim, down),
            )
    return ()


def supposing(page: Page, heading: Heading) -> str:
    """Return a heading with its hypothesis, in LaTeX."""
    if heading.supposed is None:
        return heading.words
    return f"{heading.words} Suppose that {listed([f'${f}$' for f in page.rows(heading.supposed)])}."
