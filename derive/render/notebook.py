r"""Show in a notebook statements and proofs as HTML with MathML, or as LaTeX for MathJax; terms as formulas."""

from __future__ import annotations

from html import escape
from typing import Any

from ..deciding.counterexamples import Counterexample
from ..deriving.derivation import ProofLine
from ..kernel.terms import Definition, Term
from ..kernel.theorem import Theorem
from ..language.formulas import Formula
from ..language.terms import Defined, Vector
from ..language.text.declarations import context_of
from . import mathml
from .argument import Argument, Chain, Heading, Paragraph, links, supposing
from .derivation import line_shown
from .formula import read
from .latex import latex, layout
from .stated import Stated
from .tree import Beside, joined
from .verdict import point_latex, sides_latex
from .words import Page


def titled(title: str, body: str, note: str) -> str:
    """Put HTML below the title of a theorem, in LaTeX, and above a note."""
    return f"<div><p><b>{mathml.paragraph(title)}</b></p>\n{body}\n<p><i>({escape(note)})</i></p></div>"


def statement_html(stated: Stated) -> str:
    """Write a statement as HTML: quantifiers, hypotheses, the conclusion, and what its symbols stand for.

    Raises
    ------
    RenderError
        If a formula cannot be read.
    """
    lines = [f"<p>{mathml.paragraph(stated.opening)}</p>"]
    several = len(stated.formulas) > 1
    lines += [mathml.formula(row, display=True, part=several) for row in stated.ended()]
    if stated.where:
        lines.append(f"<p>where {_meanings(stated.where)}.</p>")
    if stated.beside:
        lines.append(f"<p>{mathml.paragraph(stated.beside)}</p>")
    return "\n".join(lines)


def statement_latex(stated: Stated) -> str:
    """Write a statement as LaTeX that MathJax sets, and a document that loads amsmath."""
    rows = r" \\ ".join(f"&{row}" for row in stated.ended())
    body = rows[1:] if len(stated.formulas) == 1 else rf"\begin{{aligned}} {rows} \end{{aligned}}"
    meanings = ", ".join(rf"$\displaystyle {m}$" for m in stated.where)
    after = [f"where {meanings}." if meanings else "", stated.beside]
    return "\n".join([f"{stated.opening}\n$${body}$$", *filter(None, after)])


def argument_html(argument: Argument) -> str:
    """Write a proof as HTML, a reason beside each link of a chain.

    Raises
    ------
    RenderError
        If a formula cannot be read.
    """
    lines = [f"<p><i>{'Proof.' if argument.rigorous else 'Argument.'}</i></p>"]
    explained = not argument.where
    for section in argument.sections:
        match section:
            case Paragraph(words):
                lines.append(f"<p>{mathml.paragraph(words)}</p>")
            case Heading():
                lines.append(f"<p>{mathml.paragraph(supposing(argument.page, section))}</p>")
            case Chain():
                lines.append(_chain(argument, section))
                if not explained:
                    lines.append(f"<p>where {_meanings(argument.where)}.</p>")
                    explained = True
    return "\n".join([*lines, *(["<p>∎</p>"] if argument.rigorous else [])])


def _meanings(where: tuple[str | Beside, ...]) -> str:
    return ", ".join(map(mathml.formula, where))


def _chain(argument: Argument, chain: Chain) -> str:
    rows, left = [], argument.left(chain)
    for link in links(chain.calc):
        right = mathml.formula(argument.page.related(link.relation, link.term))
        cited = f" ({', '.join(f'<code>{name}</code>' for name in link.theorems)})" if link.theorems else ""
        cells = (mathml.formula(left) if left.items else "", right, mathml.paragraph(link.reason) + cited)
        rows.append(f"<tr style='vertical-align:baseline'>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
        left = Beside(())
    return f"<table>{''.join(rows)}</table>" if rows else f"<p>{mathml.formula(left)}</p>"


# ---- terms ---------------------------------------------------------------------------------------------------------


def html(x: Any) -> str:
    """Write what has a formula, a counterexample, or a line of a proof as HTML.

    Raises
    ------
    DeriveError
        If it cannot be printed.
    """
    if isinstance(x, Counterexample):
        return f"<p>{mathml.paragraph(f'{point_latex(x)}: {sides_latex(x)}.')}</p>"
    if isinstance(x, ProofLine):
        formula, why = line_shown(x)
        return f"<div>{mathml.formula(formula, display=True)}<p>{mathml.paragraph(why)}</p></div>"
    return mathml.formula(face(x), display=True)


def face(x: Formula | Vector | Defined | Term | Definition | Theorem) -> Beside:
    r"""Return the formula of a term, of a definition, of an array, or of a theorem as ``H_1, H_2 \vdash P``.

    Raises
    ------
    DeriveError
        If two of its names would print alike, or it is no closed term.
    """
    if isinstance(x, Formula | Defined):
        x = x.body.args[0] if isinstance(x, Formula) else x.definition
    if isinstance(x, Vector):
        sizes = r" \times ".join(latex(Term("card", d)) for d in x.dims)
        return layout(x.term) + read(r",\;\text{random}" if x.term.random else rf" \in \mathbb{{R}}^{{{sizes}}}")
    if isinstance(x, Definition):
        page = Page((), (), ())
        page.context = context_of(x.body)
        head, body = page.definition(x)
        return layout(head, beside=(body,)) + read(" = ") + layout(body, beside=(head,))
    if isinstance(x, Theorem):
        beside = (x.concl, *x.hyps)
        assumed = joined(read(r",\; "), sorted((layout(h, beside=beside) for h in x.hyps), key=str))
        return assumed + read(r" \vdash " if x.hyps else r"\vdash ") + layout(x.concl, beside=beside)
    return layout(x)
