r"""A derivative that was found, as a page: its statement, and its derivation line by line.

First what each definition changes by, then how the cotangents are pulled back, and in the end what was asked for. A
line is printed from a theorem of the kernel, and the names of definitions stand without arguments where these are the
same on the whole page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ..kernel.rules import Theorem
from ..kernel.terms import Definition, Key, Term, subterms
from ..language.entry import Calc, Notation, algebra, step
from ..language.families import passed_on
from ..language.symbols import RenderError, escaped, symbol
from .abbreviations import Abbreviation
from .argument import Argument, Chain, Paragraph
from .conventions import conventions
from .latex import latex
from .page import MEASURE, Printed, lines_of_proof, statement_of, where_tex
from .stated import Stated, stated
from .tree import Beside
from .words import Page

if TYPE_CHECKING:
    from ..deriving.derivation import ProofLine

STYLE = "transformerproofs.sty"

_LINES = (
    r"Where a variable moves along a line, such as ${x} + {t}\,{dx}$, "
    r"let $\mathrm{{d}}$ be the derivative at ${t} = 0$."
)
_THIN = r"\,"
_BACK = "Backwards, inner products with changes become inner products with the changes of what is below."
_SO = r"With ${dx}$ equal to $1$ at one entry and to $0$ elsewhere, this is the derivative in that entry."


class ShownDerivation(NamedTuple):
    """A statement and its proof, as they are printed.

    Attributes
    ----------
    name, title : str
    printed : Printed
    argument : Argument
    note : str
        Who vouches for it.
    """

    name: str
    title: str
    printed: Printed
    argument: Argument
    note: str

    @property
    def stated(self) -> Stated:
        """The statement in words and formulas of LaTeX."""
        return stated(self.printed)


def derivation(
    name: str,
    title: str,
    variable: Term,
    theorem: Theorem,
    hypotheses: Sequence[Term],
    lines: Sequence[ProofLine],
    note: str,
) -> ShownDerivation:
    """Lay out a theorem and the lines of its proof.

    Parameters
    ----------
    name, title : str
        In words.
    variable : Term
        In which it is a derivative.
    theorem : Theorem
    hypotheses : sequence of Term
        In the order in which they are printed.
    lines : sequence of ProofLine
    note : str
        Who vouches for it.

    Raises
    ------
    RenderError
        If two names would print alike.
    """
    claim, variables = theorem.concl, theorem.concl.free.union(*(h.free for h in hypotheses))
    shown = [t for line in lines for t in (line.left, line.right, *(c.concl for c in line.conditions)) if t is not None]
    notation = _notation((claim, *hypotheses, *shown), lines, variables)
    page = Page((claim, *hypotheses), shown, notation)
    sections = tuple(_sections(page, lines))
    title = f"{escaped(title[0].upper() + title[1:])} in ${page.tex(variable)}$"
    return ShownDerivation(
        name, title, Printed(page, claim, tuple(hypotheses)), Argument(sections, page, True, page.of_proof), note
    )


def page(made: ShownDerivation, measure: float = MEASURE) -> str:
    r"""Return the page, which may be ``\input`` alone after ``\usepackage{transformerproofs}``."""
    shown, claim, hypotheses, domain = made.printed
    lines = [
        f"% {made.name}: written by `derive` from what was proved; change the formula, not this file.",
        r"\begin{theorempage}",
        rf"\begin{{provedtheorem}}[{{{made.title}}}]\label{{thm:{made.name}}}%",
        *statement_of(shown, claim, hypotheses, domain, measure),
        *filter(None, [conventions(claim, hypotheses)]),
        r"\end{provedtheorem}",
        r"\begin{derivation}",
        r"\allowdisplaybreaks",
        *lines_of_proof(made.argument, measure),
        *where_tex(made.argument.where, measure),
        r"\end{derivation}",
        rf"\begin{{colophon}}\named{{{made.name}}}: {made.note}.\end{{colophon}}",
        r"\end{theorempage}",
    ]
    return "\n".join(lines) + "\n"


def style() -> str:
    """Return the package that the pages are written for."""
    return (Path(__file__).parent / STYLE).read_text(encoding="utf-8")


def document(files: Sequence[str], title: str) -> str:
    r"""Return a document that inputs pages, which stand beside it with ``transformerproofs.sty``."""
    lines = [
        r"\documentclass[10pt]{article}",
        r"\usepackage[T1]{fontenc}\usepackage{lmodern}\usepackage[a4paper,margin=28mm]{geometry}\usepackage{hyperref}",
        r"\usepackage[colophon]{transformerproofs}",
        rf"\title{{{escaped(title)}}}\date{{}}",
        r"\begin{document}",
        r"\maketitle",
        *(rf"\input{{{file}}}" for file in files),
        r"\end{document}",
    ]
    return "\n".join(lines) + "\n"


# ---- the proof -----------------------------------------------------------------------------------------------------


def _sections(page: Page, lines: Sequence[ProofLine]) -> Iterator[Paragraph | Chain]:
    kinds, before = {line.kind for line in lines}, ""
    directions = {u: k for line in lines for k, t in line.changes.items() if (u := passed_on(t)) is not None}
    for line in lines:
        if line.kind != before:
            before = line.kind
            if line.kind == "change":
                x, dx = next((u, k) for u, k in directions.items() if k in line.changes)
                time = next(s for s in ("t", "s", "tau", "time") if s not in page.context.names)
                yield Paragraph(_LINES.format(x=page.symbol(x), dx=page.symbol(dx), t=symbol(time).tex))
            elif line.kind == "pullback":
                yield Paragraph(_BACK)
            elif "pullback" in kinds:
                yield Paragraph(_SO.format(dx=page.symbol(directions[line.theorem.concl.args[1].key])))
        yield Chain(_claim(line), Calc((step(line.right, algebra(), _why(page, line)),), line.left))


def _claim(line: ProofLine) -> Term:
    return line.theorem.concl if line.left is None else Term("eq", line.left, line.right)


def _why(page: Page, line: ProofLine) -> str:
    conditions = [f"${page.tex(c.concl)}$" for c in line.conditions]
    return line.rule + (f", as {' and '.join(conditions)}" if conditions else "")


def line_shown(line: ProofLine) -> tuple[Beside, str]:
    """Return one line and its reason, as a separate page would have them.

    Raises
    ------
    RenderError
        If two names would print alike.
    """
    shown = [_claim(line), *(c.concl for c in line.conditions)]
    page = Page(shown[:1], shown, _notation(shown, [line], shown[0].free))
    return page.row(shown[0]), _why(page, line)


# ---- symbols -------------------------------------------------------------------------------------------------------


def _notation(terms: Sequence[Term], lines: Sequence[ProofLine], variables: frozenset[Key]) -> list[Notation]:
    """Names without arguments that are variables of the statement, and ``d`` before the name of what changes."""
    notations, letters = list[Notation](), {k.name: k for t in terms for k in t.free}
    for d, uses in _used(terms).items():
        if len(uses) == 1:
            (arguments,) = uses
            given = [a for a in arguments if a is not None]
            if given and not any(a.loose or not a.free <= variables for a in given):
                places = [  # an index of the page may have the letter and another size
                    (Term.of(p) if letters.get(p.name, p) == p else Term("ix", f"i{n}", p.dim)) if a is None else a
                    for n, (p, a) in enumerate(zip(d.params, arguments, strict=True))
                ]
                notations.append(Notation(Term("def", d, *places), _word(d.name)))
    abbreviations = tuple(Abbreviation(n.pattern, n.symbol) for n in notations)
    changes: Mapping[Key, Term] = {k: t for line in lines for k, t in line.changes.items()}
    for key, t in changes.items():
        if len(key.name) == 2:  # dx is written so anyway
            continue
        base = latex(t, abbreviations=abbreviations, beside=terms)
        indices = [Term("ix", f"i{n}", d) for n, d in enumerate(key.dims)]
        notations.append(Notation(Term.of(key, *indices), rf"\mathrm{{d}}{_THIN if base[0] != base else ''}{base}"))
    return notations


def _used(terms: Sequence[Term]) -> dict[Definition, set[tuple[Term | None, ...]]]:
    """The arguments, without the indices, at which definitions are used, also within definitions."""
    uses: dict[Definition, set[tuple[Term | None, ...]]] = {}
    todo, seen = list(terms), set[Term]()
    while todo:
        for t in subterms(todo.pop()):
            if t.head == "def" and t not in seen:
                seen.add(t)
                d, *args = t.args
                if d not in uses:
                    todo.append(d.body)
                uses.setdefault(d, set()).add(tuple(None if a.sort[0] == "I" else a for a in args))
    return uses


def _word(name: str) -> str:
    """A name as a symbol; that of a cotangent is what it is the cotangent of, under a bar."""
    if name.startswith("d_") and len(name) > 2:
        base, _, count = name[2:].rpartition("_")
        if base and count.isdigit():
            return rf"\overline{{{_word(base)}}}" + "'" * (int(count) - 1)
        return rf"\overline{{{_word(name[2:])}}}"
    try:
        tex = symbol(name).tex
    except RenderError:
        tex = ""
    return tex if len(name) == 1 else rf"\mathrm{{{escaped(name)}}}"
