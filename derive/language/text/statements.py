"""Statements as text, read back: declarations, definitions, domain, hypotheses and claim, a line each."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.terms import StatementError, Term
from .declarations import DECLARED, Context
from .parser import parse_declarations, parse_line

__all__ = ["Sentence", "parse_statement"]

SECTIONS = ("dimensions", *DECLARED, "define", "where", "assume", "claim")


class Sentence(NamedTuple):
    """The parts of a text: hypotheses, in order, the conclusion, and the domain in which all its terms have values."""

    given: tuple[Term, ...]
    claim: Term
    where: tuple[Term, ...] = ()


def parse_statement(source: str) -> Sentence:
    """Read a text made by `text.statement`.

    Raises
    ------
    StatementError
        If the text is no statement: one line with the position, what was expected and what was found.
    """
    context = Context({}, {}, ())
    formulas: dict[str, list[Term]] = {"where": [], "assume": []}
    claim: Term | None = None
    lines = source.splitlines()
    for number, line in enumerate(lines, 1):
        section, colon, rest = line.partition(":")
        if not line.strip():
            continue
        if claim is not None or section not in SECTIONS or not colon:
            expected = f"one of {', '.join(SECTIONS)} and a colon" if claim is None else "the end"
            raise StatementError(f"line {number}, column 1: expected {expected}, found {section[:40]!r}")
        padded = " " * (len(section) + 1) + rest
        if section == "claim":
            claim = parse_line("formula", padded, context, number)
        elif section in formulas:
            formulas[section].append(parse_line("formula", padded, context, number))
        else:
            context = parse_declarations(section, padded, context, number)
    if claim is None:
        raise StatementError(f"line {len(lines) + 1}, column 1: expected 'claim:', found the end")
    return Sentence(tuple(formulas["assume"]), claim, tuple(formulas["where"]))
