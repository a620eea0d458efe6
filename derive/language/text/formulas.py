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
where the formula does not, and ``cotangent: dy`` names the cotangent of the backward passes below. ``decide`` asks
whether a claim is true under what is assumed above it.

``from prelude`` takes words of the `vocabulary`, which are used at any dimensions; one that is used over two in one
formula gets a second name, as in ``mean_n``, or by ``as``. ``from other.thm: swish, scaled`` takes definitions and
formulas of another file, a formula with what is assumed of it there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ...kernel.terms import Definition, StatementError, Term
from .declarations import DECLARED, Context, context_of, is_name
from .parser import parse_declarations, parse_line
from .prelude import word
from .vocabulary import VOCABULARY

DERIVATIVES = ("derivative", "vjp", "jvp", "hessian")
SECTIONS = (
    "dimensions",
    *DECLARED,
    "from prelude",
    "define",
    "words",
    "cotangent",
    "assume",
    "formula",
    *DERIVATIVES,
    "decide",
)
_FILE = re.compile(r"from\s+(?P<file>\S+\.thm)")
_NAMED = re.compile(r"\s*(?P<name>\w+)\s*(?:\[(?P<indices>[^\]]*)\])?\s*=(?!=)")


class SaidLine(NamedTuple):
    """A line of a file, with columns as they were typed.

    Attributes
    ----------
    number : int
    section : str
        What stands before the colon.
    rest : str
        What stands after it, behind as many spaces as there are characters before.
    start : int
        The column of the section, from 1 on.
    origin : str
        Where else than in a file it was typed.
    """

    number: int
    section: str
    rest: str
    start: int = 1
    origin: str = ""

    def column(self, place: int) -> str:
        """Return the position of a character in words, by the number of those before it."""
        return f"line {self.number}, column {place + 1}"

    @property
    def begins(self) -> int:
        """Count the characters before what the line says."""
        return len(self.rest) - len(self.rest.lstrip())


class Written(NamedTuple):
    """A formula of a file: its name, its term, its axes in order where they are given, what is assumed, its line."""

    name: str
    body: Term
    indices: tuple[Term, ...] | None
    given: tuple[Term, ...]
    line: int = 0


class AskedDerivative(NamedTuple):
    """A derivative that a file asks for: ``"derivative"``, ``"vjp"``, ..., of what, in what, and where it stands."""

    kind: str
    formula: Written
    variable: Term
    words: tuple[Definition, ...]
    line: int
    cotangent: str = ""


class AskedClaim(NamedTuple):
    """A claim that a file asks about, what is assumed, and where it stands."""

    claim: Term
    given: tuple[Term, ...]
    line: int


class Questions(NamedTuple):
    """The questions of a file, each kind in order, and its formulas, asked about or not."""

    derivatives: tuple[AskedDerivative, ...]
    claims: tuple[AskedClaim, ...]
    formulas: tuple[Written, ...] = ()


class _Written(NamedTuple):
    """A file that was read: what its names stand for, its formulas, and what it asks for."""

    context: Context
    formulas: dict[str, Written]
    questions: Questions


def lines(source: str) -> Iterator[SaidLine]:
    """Yield what the lines of a file say, without comments.

    Raises
    ------
    StatementError
        If a line has no colon.
    """
    for number, line in enumerate(source.splitlines(), 1):
        if statement := line.partition("#")[0].rstrip():
            yield line_of(statement, number)


def line_of(statement: str, number: int, origin: str = "") -> SaidLine:
    """Return what a line says.

    Raises
    ------
    StatementError
        If it has no colon.
    """
    start = len(statement) - len(statement.lstrip())
    section, colon, rest = statement[start:].partition(":")
    line = SaidLine(number, section, " " * (start + len(section) + 1) + rest, start + 1, origin)
    if not colon:
        raise _unexpected(line)
    return line


def _unexpected(line: SaidLine) -> StatementError:
    listed = ", ".join(SECTIONS)
    return StatementError(
        f"{line.column(line.start - 1)}: expected one of {listed} and a colon, found {line.section[:40]!r}"
    )


def parse_formulas(source: str | Iterable[SaidLine], load: Callable[[str], str] | None = None) -> Questions:
    r"""Read a file of formulas.

    Parameters
    ----------
    source : str or iterable of SaidLine
    load : callable, optional
        Takes the name of another file, as a line ``from other.thm: ...`` has it, to its text; an `OSError` or a
        `ValueError` says that there is none.

    Raises
    ------
    StatementError
        If a line is none of these: one line with the position, what was expected and what was found. Of another file
        the name, and the line in it.

    Examples
    --------
    >>> asked = parse_formulas("reals: t\nformula: square = t**2\nderivative: square in t\ndecide: 0 <= t**2\n")
    >>> asked.derivatives[0].kind, asked.derivatives[0].formula.body, asked.claims[0].claim
    ('derivative', t**2, 0 <= t**2)
    """
    return _parsed(lines(source) if isinstance(source, str) else source, load, ()).questions


class _Reading:
    """A file while it is read: the names that are known so far, and what was asked."""

    def __init__(self, load: Callable[[str], str] | None, above: tuple[str, ...]) -> None:
        self.load, self.above = load, above
        self.context = Context({}, {}, ())
        self.given: list[Term] = []
        self.named: dict[str, Written] = {}
        self.derivatives: list[AskedDerivative] = []
        self.claims: list[AskedClaim] = []
        self.words: tuple[Definition, ...] = ()
        self.cotangent = ""

    def take(self, line: SaidLine) -> None:
        """Read one more line."""
        number, section, rest, *_ = line
        given = tuple(self.given)
        if other := _FILE.fullmatch(section):
            file = _loaded(other["file"], self.load, self.above, line.column(line.start - 1 + other.start("file")))
            self.context = _of_file(rest, file, self.context, self.named, number)
        elif section == "assume":
            self.given.append(parse_line("formula", rest, self.context, number))
        elif section == "decide":
            self.claims.append(AskedClaim(parse_line("formula", rest, self.context, number), given, number))
        elif section == "formula":
            formula = _formula(line, self.context, given)
            defined = formula.body.head == "def" and formula.body.args[0] == self.context.definitions.get(formula.name)
            if formula.name in (*self.named, *(() if defined else self.context.names)):
                raise StatementError(f"{line.column(line.begins)}: expected a new name, found {formula.name!r}")
            self.named[formula.name] = formula
        elif section == "from prelude":
            self.context = _taken(rest, self.context, number)
        elif section == "words":
            self.words += _words(rest, self.context, number)
        elif section == "cotangent":
            self.cotangent = rest.strip()
            if not is_name(self.cotangent) or self.cotangent in self.context.names:
                raise StatementError(f"{line.column(line.begins)}: expected a new name, found {self.cotangent!r}")
        elif section in DERIVATIVES:
            for formula, variable in _asked(rest, self.context, number, self.named, given):
                self.derivatives.append(AskedDerivative(section, formula, variable, self.words, number, self.cotangent))
        elif section in SECTIONS:
            self.context = parse_declarations(section, rest, self.context, number)
        else:
            raise _unexpected(line)


def _parsed(spoken: Iterable[SaidLine], load: Callable[[str], str] | None, above: tuple[str, ...]) -> _Written:
    """Read a file that others, from the first on, take formulas from."""
    reading = _Reading(load, above)
    for line in spoken:
        try:
            reading.take(line)
        except StatementError as error:
            if not line.origin:
                raise
            raise StatementError(f"{line.origin}: {error}") from None
    asked = Questions(tuple(reading.derivatives), tuple(reading.claims), tuple(reading.named.values()))
    return _Written(reading.context, reading.named, asked)


def _loaded(name: str, load: Callable[[str], str] | None, above: tuple[str, ...], where: str) -> _Written:
    """Another file."""
    if load is None:
        raise StatementError(f"{where}: {name}: another file is read by a file only")
    if name in above:
        raise StatementError(f"{where}: {' takes from '.join((*above, name))}: a file cannot take from itself")
    try:
        source = load(name)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "it is not text"
        raise StatementError(f"{where}: {name}: expected a file of formulas; {why}") from None
    try:
        return _parsed(lines(source), load, (*above, name))
    except StatementError as error:
        raise StatementError(f"{name}: {error}") from None


def _of_file(source: str, file: _Written, context: Context, named: dict[str, Written], line: int) -> Context:
    """The context with definitions of another file, and with the variables of the formulas that are taken."""
    definitions, variables, common = dict(context.definitions), dict(context.variables), set(context.common)
    sizes = list(context.sizes)
    for match in re.finditer(r"[^\s,]+", source):
        name, where = match[0], f"line {line}, column {match.start() + 1}"
        taken = name in named or name in {*variables, *sizes, *definitions}
        if name in file.formulas:
            formula = file.formulas[name]
            if taken and named.get(name) != formula:
                raise StatementError(f"{where}: expected a new name, found {name!r}")
            named[name] = formula
            for term in (formula.body, *formula.given):
                used = context_of(term)
                for key in used.variables.values():
                    if variables.setdefault(key.name, key) != key or key.name in definitions:
                        raise StatementError(f"{where}: {name} has a variable {key.name}, which is another one here")
                sizes += [s for s in used.sizes if s not in sizes]
        elif name in file.context.definitions:
            if taken and definitions.get(name) != file.context.definitions[name]:
                raise StatementError(f"{where}: expected a new name, found {name!r}")
            definitions[name] = file.context.definitions[name]
            common |= {name} & file.context.common
        else:
            listed = ", ".join((*file.formulas, *file.context.definitions)) or "none"
            raise StatementError(f"{where}: expected a formula or a definition of that file, found {name!r}; {listed}")
    return context._replace(definitions=definitions, variables=variables, sizes=tuple(sizes), common=frozenset(common))


def _formula(line: SaidLine, context: Context, given: tuple[Term, ...]) -> Written:
    number, rest = line.number, line.rest
    head = _NAMED.match(rest)
    if head is None:
        raise StatementError(f"{line.column(line.begins)}: expected name[indices] = term")
    if not is_name(head["name"]):
        raise StatementError(f"{line.column(line.begins)}: expected a name, found {head['name']!r}")
    indices = None
    if (listed := head["indices"]) is not None:
        indices = tuple(parse_line("variables", " " * head.start("indices") + listed, context, number))
    body = parse_line("real", " " * head.end() + rest[head.end() :], context, number)
    return Written(head["name"], body, indices, given, number)


def _taken(source: str, context: Context, line: int) -> Context:
    """The context with words of the prelude: ``tanh, softmax as route``."""
    definitions, place = dict(context.definitions), 0
    for part in source.split(","):
        where = f"line {line}, column {place + len(part) - len(part.lstrip()) + 1}"
        place += len(part) + 1
        name, *shown = part.split() or [""]
        if name not in VOCABULARY:
            actual = repr(name) if name else "the end"
            listed = ", ".join(VOCABULARY)
            raise StatementError(f"{where}: expected a word of the prelude, found {actual}; it has {listed}")
        if shown and (len(shown) != 2 or shown[0] != "as" or not is_name(shown[1])):
            raise StatementError(f"{where}: expected '{name}' or '{name} as NAME', found {part.strip()!r}")
        alias = shown[-1] if shown else name
        if alias in context.names and definitions.get(alias) != word(name, alias):
            raise StatementError(f"{where}: expected a new name, found {alias!r}; write '{name} as NAME'")
        definitions[alias] = word(name, alias)
    common = context.common | (definitions.keys() - context.definitions.keys())
    return context._replace(definitions=definitions, common=common)


def _words(source: str, context: Context, line: int) -> tuple[Definition, ...]:
    for match in re.finditer(r"[^\s,]+", source):
        if match[0] not in context.definitions:
            near = f"; write 'from prelude: {match[0]}', or define it" if match[0] in VOCABULARY else ""
            raise StatementError(
                f"line {line}, column {match.start() + 1}: expected a definition, found {match[0]!r}{near}"
            )
    return tuple(context.definitions[name] for name in re.findall(r"[^\s,]+", source))


def _asked(
    source: str, context: Context, line: int, named: dict[str, Written], given: tuple[Term, ...]
) -> list[tuple[Written, Term]]:
    what, word, variables = source.rpartition(" in ")
    if not word:
        raise StatementError(f"line {line}, column {len(source) + 1}: expected 'in' and a variable, such as: in x")
    name = what.strip()
    formula = named.get(name) or Written("", parse_line("real", what, context, line), None, given, line)
    entries = parse_line("variables", " " * (len(what) + len(word)) + variables, context, line)
    return [(formula, variable) for variable in entries]
