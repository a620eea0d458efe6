"""Files of formulas: what somebody wants to be differentiated, in the language of `text`.

    # gates.thm: comments and empty lines may stand anywhere
    dimensions: n
    indices: i:n
    vectors: x[n]
    reals: t
    from prelude: sigmoid, softmax as route
    define: swish(t) = t*sigmoid(t)
    formula: scaled[i] = x[i]*sigmoid(x[i])
    words: swish
    derivative: swish(t) in t
    vjp: scaled in x
    decide: sigmoid(-t) = 1 - sigmoid(t)

``derivative`` asks for one of a formula by its name, or of a term, in one or more entries; ``vjp`` for its backward
pass, ``jvp`` for its derivative in a direction and ``hessian`` for its second derivatives, in one or more variables.
What is assumed anywhere above a formula may be used for it; ``words`` are the definitions that closed forms may name
where the formula does not. ``decide`` asks whether a claim is true under what is assumed above it.

``from prelude`` takes words of the `vocabulary`, which are used at any dimensions; one that is used over two in one
formula gets a second name by ``as``.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ..kernel.terms import Definition, StatementError, Term
from .declarations import DECLARED, Context, is_name
from .parser import parse_declarations, parse_line
from .prelude import word
from .vocabulary import VOCABULARY

DERIVATIVES = ("derivative", "vjp", "jvp", "hessian")
SECTIONS = ("dimensions", *DECLARED, "from prelude", "define", "words", "assume", "formula", *DERIVATIVES, "decide")
_NAMED = re.compile(r"\s*(?P<name>\w+)\s*(?:\[(?P<indices>[^\]]*)\])?\s*=(?!=)")


class Written(NamedTuple):
    """A formula of a file: its name, its term, its axes in order where they are given, and what is assumed."""

    name: str
    body: Term
    indices: tuple[Term, ...] | None
    given: tuple[Term, ...]


class AskedDerivative(NamedTuple):
    """A derivative that a file asks for: ``"derivative"``, ``"vjp"``, ..., of what, in what, and where it stands."""

    kind: str
    formula: Written
    variable: Term
    words: tuple[Definition, ...]
    line: int


class AskedClaim(NamedTuple):
    """A claim that a file asks about, what is assumed, and where it stands."""

    claim: Term
    given: tuple[Term, ...]
    line: int


class Questions(NamedTuple):
    """What a file asks for, each kind in order."""

    derivatives: tuple[AskedDerivative, ...]
    claims: tuple[AskedClaim, ...]


def parse_formulas(source: str) -> Questions:
    r"""Read a file of formulas.

    Raises
    ------
    StatementError
        If a line is none of these: one line with the position, what was expected and what was found.

    Examples
    --------
    >>> asked = parse_formulas("reals: t\nformula: square = t**2\nderivative: square in t\ndecide: 0 <= t**2\n")
    >>> asked.derivatives[0].kind, asked.derivatives[0].formula.body, asked.claims[0].claim
    ('derivative', t**2, 0 <= t**2)
    """
    context = Context({}, {}, ())
    given: list[Term] = []
    named: dict[str, Written] = {}
    asked: list[AskedDerivative] = []
    claims: list[AskedClaim] = []
    words: tuple[Definition, ...] = ()
    for number, line in enumerate(source.splitlines(), 1):
        said = line.partition("#")[0].rstrip()
        section, colon, rest = said.partition(":")
        if not said:
            continue
        if section not in SECTIONS or not colon:
            raise StatementError(
                f"line {number}, column 1: expected one of {', '.join(SECTIONS)} and a colon, found {section[:40]!r}"
            )
        padded = " " * (len(section) + 1) + rest
        if section == "assume":
            given.append(parse_line("formula", padded, context, number))
        elif section == "decide":
            claims.append(AskedClaim(parse_line("formula", padded, context, number), tuple(given), number))
        elif section == "formula":
            formula = _formula(padded, context, number, tuple(given))
            if formula.name in (*named, *context.names):
                raise StatementError(
                    f"line {number}, column {len(section) + 2}: expected a new name, found {formula.name!r}"
                )
            named[formula.name] = formula
        elif section == "from prelude":
            context = _taken(padded, context, number)
        elif section == "words":
            words += _words(padded, context, number)
        elif section in DERIVATIVES:
            requests = _asked(padded, context, number, named, tuple(given))
            asked += [AskedDerivative(section, formula, variable, words, number) for formula, variable in requests]
        else:
            context = parse_declarations(section, padded, context, number)
    return Questions(tuple(asked), tuple(claims))


def _formula(source: str, context: Context, line: int, given: tuple[Term, ...]) -> Written:
    head = _NAMED.match(source)
    if head is None:
        raise StatementError(
            f"line {line}, column {len(source) - len(source.lstrip()) + 1}: expected name[indices] = term"
        )
    indices = None
    if (listed := head["indices"]) is not None:
        at = " " * head.start("indices") + listed
        indices = tuple(parse_line("variables", at, context, line))
    body = parse_line("real", " " * head.end() + source[head.end() :], context, line)
    return Written(head["name"], body, indices, given)


def _taken(source: str, context: Context, line: int) -> Context:
    """The context with words of the prelude: ``tanh, softmax as route``."""
    definitions, place = dict(context.definitions), 0
    for part in source.split(","):
        where = f"line {line}, column {place + len(part) - len(part.lstrip()) + 1}"
        place += len(part) + 1
        name, *shown = part.split() or [""]
        if name not in VOCABULARY:
            found = repr(name) if name else "the end"
            listed = ", ".join(VOCABULARY)
            raise StatementError(f"{where}: expected a word of the prelude, found {found}; it has {listed}")
        if shown and (len(shown) != 2 or shown[0] != "as" or not is_name(shown[1])):
            raise StatementError(f"{where}: expected '{name}' or '{name} as NAME', found {part.strip()!r}")
        own = shown[-1] if shown else name
        if own in context.names and definitions.get(own) != word(name, own):
            raise StatementError(f"{where}: expected a new name, found {own!r}; write '{name} as NAME'")
        definitions[own] = word(name, own)
    common = context.common | (definitions.keys() - context.definitions.keys())
    return context._replace(definitions=definitions, common=common)


def _words(source: str, context: Context, line: int) -> tuple[Definition, ...]:
    for found in re.finditer(r"[^\s,]+", source):
        if found[0] not in context.definitions:
            raise StatementError(f"line {line}, column {found.start() + 1}: expected a definition, found {found[0]!r}")
    return tuple(context.definitions[name] for name in re.findall(r"[^\s,]+", source))


def _asked(
    source: str, context: Context, line: int, named: dict[str, Written], given: tuple[Term, ...]
) -> list[tuple[Written, Term]]:
    what, word, variables = source.rpartition(" in ")
    if not word:
        raise StatementError(f"line {line}, column {len(source) + 1}: expected 'in' and a variable, such as: in x")
    name = what.strip()
    formula = named.get(name) or Written("", parse_line("real", what, context, line), None, given)
    entries = parse_line("variables", " " * (len(what) + len(word)) + variables, context, line)
    return [(formula, variable) for variable in entries]
