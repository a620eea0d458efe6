"""Questions that are typed as one text, in a shell, on a page or in Python: lines of formulas, and a bare last one.

reals: x; x**2 >= 0          what is decided, or differentiated, may stand last by itself
x**2 in x                    a text that declares nothing is about numbers: those that it differentiates in
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from ...kernel.terms import DeriveError, StatementError, Term
from .declarations import is_name
from .formulas import (
    DERIVATIVES,
    SECTIONS,
    AskedClaim,
    AskedDerivative,
    Questions,
    SaidLine,
    line_of,
    lines,
    parse_formulas,
)

__all__ = ["between_semicolons", "claims", "derivatives", "held", "listed", "nothing", "questions", "short", "the_one"]

_T = TypeVar("_T", AskedClaim, AskedDerivative)
LONGEST = 60
"""Characters of a question that an error repeats."""
_ASKS = ("decide", "claim")


def claims(
    text: str, given: Iterable[str] = (), option: str = "given", file: Path | None = None
) -> tuple[AskedClaim, ...]:
    """Read the claims that a text asks about.

    Parameters
    ----------
    text : str
        Lines, apart by new lines or semicolons; the last one may be the bare claim.
    given : iterable of str
        More hypotheses.
    option : str
        What they were given by: a refusal names it.
    file : Path, optional
        The file that holds the text: files in its folder may be named.

    Raises
    ------
    DeriveError
        If it asks for nothing; a `StatementError` says where a line is wrong.

    Examples
    --------
    >>> (asked,) = claims("reals: t; exp(log(t)) = t", ["0 < t"])
    >>> asked.claim, asked.given
    (exp(log(t)) = t, (0 < t,))
    """
    load = None if file is None else _beside(file)
    asked = parse_formulas(_assuming(given, _lines(text, "decide"), option), load).claims
    if not asked:
        raise nothing(file or short(text), "decide: a = b")
    return asked


def derivatives(text: str, kind: str = "derivative") -> tuple[AskedDerivative, ...]:
    """Read the derivatives that a text asks for.

    Parameters
    ----------
    text : str
        Lines, apart by new lines or semicolons; the last one may be a bare ``TERM in x``.
    kind : str
        What is asked for by that: ``"derivative"``, ``"vjp"``, ``"jvp"`` or ``"hessian"``.

    Raises
    ------
    DeriveError
        If it asks for nothing; a `StatementError` says where a line is wrong.

    Examples
    --------
    >>> (asked,) = derivatives("x**2*exp(x) in x")
    >>> asked.kind, asked.formula.body, asked.variable
    ('derivative', x**2*exp(x), x)
    """
    parts = list(_lines(text, kind))
    names = parts[-1].rest.rpartition(" in ")[2].replace(",", " ").split() if parts else []
    if len(parts) == 1 and parts[0].section in DERIVATIVES and names and all(map(is_name, names)):
        parts.insert(0, SaidLine(1, "reals", ", ".join(dict.fromkeys(names))))
    asked = parse_formulas(parts).derivatives
    if not asked:
        raise nothing(short(text), "derivative: t*exp(t) in t", "vjp: f in x")
    return asked


def questions(file: Path, given: Iterable[str] = ()) -> Questions:
    """Read all that a file asks for; ``claim:`` is another word for ``decide:``, and files in its folder may be named.

    Parameters
    ----------
    file : Path
    given : iterable of str
        More hypotheses, which stand before the first claim.

    Raises
    ------
    OSError, UnicodeError
        If there is no such file, or it is not text.
    StatementError
        If a line is not of the language: the line, what was expected, and what was found.
    """
    spoken = _assuming(given, map(_asking, lines(file.read_text(encoding="utf-8"))), "--given")
    return parse_formulas(spoken, _beside(file))


def _beside(file: Path) -> Callable[[str], str]:
    """Return what reads the files in the folder of a file."""
    return lambda name: (file.parent / name).read_text(encoding="utf-8")


def nothing(where: object, *lines: str) -> DeriveError:
    """Return the refusal of a text that asks for nothing, with lines that would.

    Examples
    --------
    >>> print(nothing("gates.thm", "vjp: f in x", "decide: a = b"))
    gates.thm: it asks for nothing: a line such as 'vjp: f in x' or 'decide: a = b' is missing
    """
    return DeriveError(f"{where}: it asks for nothing: a line such as {' or '.join(map(repr, lines))} is missing")


def _asking(line: SaidLine) -> SaidLine:
    return line._replace(section="decide") if line.section in _ASKS else line


def _assuming(given: Iterable[str], spoken: Iterable[SaidLine], option: str) -> list[SaidLine]:
    """Put hypotheses before the first claim, or at the end where there is none."""
    all_lines = list(spoken)
    first = next((n for n, line in enumerate(all_lines) if line.section == "decide"), len(all_lines))
    all_lines[first:first] = [SaidLine(1, "assume", h, origin=f"{option} {short(h)}") for h in given]
    return all_lines


def the_one(what: str, questions: tuple[_T, ...]) -> _T:
    """Return the one thing that a text asks for.

    Raises
    ------
    StatementError
        If it asks for more.
    """
    if len(questions) > 1:
        raise StatementError(f"{what}: one question was expected, found {len(questions)}: ask each alone")
    return questions[0]


def listed(given: Any) -> tuple[Any, ...]:
    """Return hypotheses as a tuple; one may be given without a list."""
    return (given,) if isinstance(given, Term | str) else tuple(given)


def between_semicolons(text: str) -> Iterator[tuple[str, int]]:
    r"""Yield what stands between semicolons and ends of lines, without comments, and the number of its line.

    Each part keeps its column: it stands behind as many spaces as there are characters before it.

    Examples
    --------
    >>> list(between_semicolons("reals: t; t = t  # clear\n\n0 = 0"))
    [('reals: t', 1), ('          t = t', 1), ('0 = 0', 3)]
    """
    for number, line in enumerate(text.splitlines(), 1):
        for part in re.finditer(r"[^;\s][^;]*", line.partition("#")[0]):
            yield " " * part.start() + part[0].rstrip(), number


def _lines(text: str, bare: str) -> Iterator[SaidLine]:
    """Yield what is said, also between semicolons; the last part may be a bare question of some kind."""
    parts = list(between_semicolons(text))
    for n, (part, number) in enumerate(parts, 1):
        section, _, _ = part.strip().partition(":")
        if n == len(parts) and section not in (*SECTIONS, *_ASKS):
            yield SaidLine(number, bare, part)
        else:
            yield _asking(line_of(part, number))


def held(given: str, wanted: str, more: str = "") -> str:
    """Return the text that a file holds, or with ``-`` the standard input.

    Raises
    ------
    DeriveError
        If it cannot be read: what was wanted, and what else is to be said.
    """
    if given == "-":
        import sys

        return sys.stdin.read()
    try:
        return Path(given).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "it is not text"
        raise DeriveError(f"{given}: expected {wanted}; {why}{more}") from None


def short(question: str) -> str:
    """Return what an error calls a question."""
    return question if 0 < len(question) <= LONGEST and "\n" not in question else "the question"
