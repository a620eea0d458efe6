"""Statements and proofs for a terminal: Unicode mathematics, wrapped to a width, a reason beside each link."""

from __future__ import annotations

from textwrap import wrap

from .argument import Argument, Chain, Heading, Link, Paragraph, links, supposing
from .plain import folded, formula, paragraph, width
from .stated import Stated
from .tree import Beside

_INDENT = 4
_BESIDE = 16  # a left side up to this width stands beside its chain, a longer one above it


def statement_text(stated: Stated, columns: int = 80) -> str:
    """Write a statement: quantifiers, hypotheses, the conclusion, and what its symbols stand for.

    Raises
    ------
    RenderError
        If a formula cannot be read.
    """
    lines = [*_wrapped(stated.opening, columns), ""]
    several = len(stated.formulas) > 1
    for row in stated.ended():
        inner = _INDENT * (1 + str(row).startswith(r"\quad"))
        lines += _indented(formula(row, part=several), columns, inner)
    if stated.where:
        lines += ["", "where", *_meanings(stated.where, columns)]
    if stated.beside:
        lines += ["", *_wrapped(stated.beside, columns)]
    return "\n".join(lines) + "\n"


def argument_text(argument: Argument, columns: int = 80) -> str:
    """Write a proof.

    Raises
    ------
    RenderError
        If a formula cannot be read.
    """
    blocks: list[list[str]] = []
    last = len(argument.sections) - 1
    explained = False
    for n, section in enumerate(argument.sections):
        end = " ∎" if argument.rigorous and n == last else ""
        match section:
            case Paragraph(words):
                blocks.append(_wrapped(words, columns, end))
            case Heading():
                blocks.append(_wrapped(supposing(argument.page, section), columns))
            case Chain():
                blocks.append(_chain(argument, section, columns, end))
                if argument.where and not explained:
                    blocks.append(["where", *_meanings(argument.where, columns)])
                    explained = True
    title = "Proof." if argument.rigorous else "Argument."
    return "\n\n".join([title, *("\n".join(block) for block in blocks)]) + "\n"


def _wrapped(words: str, columns: int, end: str = "") -> list[str]:
    text = paragraph(words) + end.replace(" ", "\N{NO-BREAK SPACE}")
    lines = wrap(text, columns, break_long_words=False, break_on_hyphens=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def _indented(line: str, columns: int, indent: int = _INDENT) -> list[str]:
    return [" " * indent + part for part in folded(line, columns - indent, " " * _INDENT)]


def _meanings(where: tuple[str | Beside, ...], columns: int) -> list[str]:
    ends = [","] * (len(where) - 1) + ["."]
    return [line for row, end in zip(where, ends, strict=True) for line in _indented(formula(row) + end, columns)]


def _chain(argument: Argument, chain: Chain, columns: int, end: str) -> list[str]:
    """Write a chain, its reasons in one column where there is room for it."""
    left = formula(argument.left(chain))
    steps = links(chain.calc)
    if not steps:
        return [f"{' ' * _INDENT}{left}", "Both sides are the same expression." + end]
    beside = width(left) <= _BESIDE
    indent = _INDENT + (width(left) + 1 if beside else 2)
    rows = []
    for link in steps:
        right = formula(argument.page.related(link.relation, link.term))
        rows.append([" " * indent + line for line in folded(right, columns - indent, " " * _INDENT)])
    if beside:
        rows[0][0] = f"{' ' * _INDENT}{left}{rows[0][0][_INDENT + width(left) :]}"
    reasons = [_reason(link) for link in steps]
    reasons[-1] += end
    ends = [width(lines[-1]) for lines in rows]
    column = max((w + 3 for w, r in zip(ends, reasons, strict=True) if w + 3 + width(r) <= columns), default=0)
    above = [] if beside else _indented(left, columns)
    return above + [
        line for lines, r in zip(rows, reasons, strict=True) for line in _with_reason(lines, r, column, columns)
    ]


def _with_reason(lines: list[str], reason: str, column: int, columns: int) -> list[str]:
    """Put a reason beside the last line; at the right margin, or below it, where its column has no room."""
    last = width(lines[-1])
    for at in (column, columns - width(reason)):
        if last + 3 <= at and at + width(reason) <= columns:
            return [*lines[:-1], lines[-1] + " " * (at - last) + reason]
    below = wrap(reason, columns - 2 * _INDENT, break_long_words=False, break_on_hyphens=False)
    return [*lines, *(" " * (columns - width(line)) + line for line in below)]


def _reason(link: Link) -> str:
    cited = f" ({', '.join(link.theorems)})" if link.theorems else ""
    return (paragraph(link.reason) + cited).replace("\N{NO-BREAK SPACE}", " ")
