"""Text back to terms, by recursive descent; `text` describes the notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, TypeVar

from ...kernel.sorts import MAX_INDICES
from ...kernel.terms import FUNCTIONS, INTEGERS, Definition, Dim, Key, StatementError, Term, num, shift
from .declarations import (
    FORMULA_WORDS,
    RELATIONS,
    WORDS,
    Context,
    at_sizes,
    is_name,
    section_of,
    signature_text,
    size_text,
    too_many_axes,
)
from .hints import hint
from .tokens import TokenLine

_T = TypeVar("_T")
_UNKNOWN = Key("", "", ())
_REAL = ("add", "sub", "mul", "div", "neg", "pow", "fn", "sum", *RELATIONS)


def parse(source: str, context: Context) -> Term:
    """Read the term that a text stands for.

    Raises
    ------
    StatementError
        If the text is no term: one line with the position, what was expected and what was found.
    """
    return _Parser(source, context).all(_Parser.whole)


def parse_line(what: str, source: str, context: Context, line: int) -> Any:
    """Read what stands on a line: a ``"formula"`` or a ``"real"`` term, or a list of ``"variables"`` and entries."""
    return _Parser(source, context, line).all(getattr(_Parser, what))


def parse_declarations(section: str, source: str, context: Context, line: int) -> Context:
    """Read a line of declarations; return the context with them."""
    return _Parser(source, context, line).all(lambda parser: parser.declarations(section))


class _Parser(TokenLine):
    """Recursive descent over the tokens of one line; ``scope`` holds the binders passed, innermost first."""

    def __init__(self, source: str, context: Context, line: int = 1) -> None:
        super().__init__(source, line)
        self.context = context
        self.scope: list[tuple[str, Dim]] = []
        self.defined_name = ""
        self.outside: Mapping[str, Key] = {}

    def hint(self, expected: str) -> str:
        word = self.peek()
        if word and word == self.defined_name:
            return "a definition does not use itself: there is no recursion"
        if self.defined_name and expected == "'('":
            return f"a definition lists what it depends on: {self.defined_name}(t) = ..."
        if word in self.outside and word not in self.context.variables:
            return f"a definition speaks of what it lists alone: {self.defined_name}(..., {word}) = ..."
        return hint(
            expected, [token for _, token in self.tokens], self.at, self.context, [name for name, _ in self.scope]
        )

    def all(self, rule: Callable[[_Parser], _T]) -> _T:
        try:
            result = rule(self)
        except RecursionError:
            raise StatementError(f"{self.where(0)}: expected less nesting, found too much") from None
        if self.peek():
            self.fail("the end")
        return result

    def made(self, start: int, head: str, *args: Any, hint: str = "") -> Term:
        try:
            return Term(head, *args, hint=hint)
        except StatementError as error:
            arrays = head in _REAL and any(type(a) is Term and a.sort[0] == "V" for a in args)
            entries = "; an array stands there: write its entries, such as x[i]" if arrays else ""
            raise StatementError(f"{self.where(start)}: {error}{entries}") from None

    def name(self, variable: bool = False) -> str:
        if not self.peek() or not is_name(self.peek(), variable):
            self.fail("a name")
        return self.take()

    def new_name(self, variable: bool = False) -> str:
        if self.peek() in self.context.names:
            self.fail("a new name")
        return self.name(variable)

    # declarations

    def dim(self) -> Dim:
        if self.accepts_double():
            return ("2", self.dim())
        if self.peek() not in (*self.context.sizes, INTEGERS):
            self.fail("a dimension")
        return self.take()

    def declarations(self, section: str) -> Context:
        context = self.context
        if section == "dimensions":
            return context._replace(sizes=(*context.sizes, *self.separated(self.new_name)))
        if section == "define":
            defined = self.definition()
            return context._replace(definitions={**context.definitions, defined.name: defined})
        return context._replace(variables={**context.variables, **{key.name: key for key in self.keys(section)}})

    def keys(self, section: str) -> list[Key]:
        kind, lent = "random" if section == "random" else "fixed", section in ("reals", "vectors")
        keys = self.separated(lambda: self.key(kind, self.new_name(lent)))
        for n, key in enumerate(keys):
            if section_of(key) != section or any(key.name == k.name for k in keys[:n]):
                raise StatementError(f"{self.where(0)}: expected {section}, each once, found {key.name!r}")
        return keys

    def key(self, kind: str, name: str) -> Key:
        if self.accepts(":"):
            return Key("ix", name, (self.dim(),))
        if self.peek() == "(":
            return Key("perm", name, (self.enclosed("()", self.dim),))
        start = self.at
        dims = self.enclosed("[]", lambda: self.separated(self.dim)) if self.peek() == "[" else []
        if len(dims) > MAX_INDICES:
            raise StatementError(f"{self.where(start)}: {too_many_axes(name, len(dims))}")
        return Key("at", name, tuple(dims), kind)

    def definition(self) -> Definition:
        name = self.defined_name = self.new_name()
        params = self.enclosed("()", self.parameters)
        self.expect("=")
        outside = self.context
        self.outside = outside.variables
        self.context = outside._replace(variables={p.name: p for p in params})
        start, body = self.at, self.real()
        self.context = outside
        try:
            return Definition(name, tuple(params), body)
        except StatementError as error:
            raise StatementError(f"{self.where(start)}: {error}") from None

    def parameters(self) -> list[Key]:
        return [] if self.peek() == ")" else self.separated(lambda: self.key("fixed", self.name(variable=True)))

    # binders

    def binder(self) -> tuple[str, Dim]:
        name = self.name()
        self.expect(":")
        return name, self.dim()

    def under(self, binder: tuple[str, Dim], body: Callable[[], Term]) -> Term:
        self.scope.insert(0, binder)
        term = body()
        del self.scope[0]
        return term

    def binder_at_the_end(self) -> tuple[str, Dim]:
        """Read the binder of ``Sum(body, i:n)``, which comes after the body, and return to the body."""
        start, depth, comma = self.at, 1, None
        while depth:
            if not self.peek():
                self.fail("')'")
            token = self.take()
            depth += (token in "([") - (token in ")]")
            comma = self.at if token == "," and depth == 1 else comma
        if comma is None:
            self.at -= 1
            self.fail("a comma, and over what the sum is: k:n")
        self.at = comma or 0
        binder = self.binder()
        self.at = start
        return binder

    # terms

    def whole(self) -> Term:
        if self.accepts(INTEGERS):
            return self.enclosed("()", self.index)
        word = next((t for _, t in self.tokens if is_name(t) or t in WORDS), "")
        if self.context.variables.get(word, _UNKNOWN).kind in ("ix", "perm"):
            return self.index()
        return self.formula(needed=False)

    def formula(self, needed: bool = True) -> Term:
        start, word = self.at, self.peek()
        if word in FORMULA_WORDS:
            self.take()
            return self.enclosed("()", lambda: self.made_of_formulas(start, word))
        left = self.real() if needed else self.value()
        head = next((h for h, sign in RELATIONS.items() if self.peek() == sign), None)
        if head is None:
            return left if not needed else self.fail("a relation")
        self.take()
        return self.made(start, head, left, self.real())

    def made_of_formulas(self, start: int, word: str) -> Term:
        match word:
            case "ForAll":
                binder = self.binder()
                self.expect(",")
                return self.made(start, "forall", binder[1], self.under(binder, self.formula), hint=binder[0])
            case "And":
                return self.made(start, "and", *self.listed(2, self.formula))
            case "HasDerivative":
                return self.made(start, "deriv", *self.listed(3, self.real))
            case "HasIntegral":
                return self.made(start, "integral", *self.listed(5, self.real))
            case "Distinct":
                return self.made(start, "apart", *self.listed(2, self.index))
        return self.made(start, "independent", *self.separated(self.random_family))

    def random_family(self) -> tuple[str, tuple[Dim, ...]]:
        key = self.context.variables.get(self.peek(), _UNKNOWN)
        if not key.random:
            self.fail("a random family")
        return self.take(), key.dims

    def value(self) -> Term:
        """Read a real or a vector."""
        start = self.at
        if self.accepts("fun"):
            binder = self.binder()
            self.expect("=>")
            return self.made(start, "lam", binder[1], self.under(binder, self.value), hint=binder[0])
        if self.context.variables.get(self.peek(), _UNKNOWN).kind == "at":
            entry = self.entry()
            if entry.sort != "R":
                return entry
            self.at = start
        return self.real()

    def entry(self) -> Term:
        """Read an entry of a family, or the vector of entries whose first indices are given."""
        start = self.at
        _, name, dims, kind = self.context.variables[self.take()]
        given = self.enclosed("[]", lambda: self.separated(self.index)) if self.peek() == "[" else []
        self.checked(start, Key("at", name, dims, kind), given)
        rest = dims[len(given) :]
        passed = [Term("bv", len(rest) - 1 - k, ("I", d)) for k, d in enumerate(rest)]
        term = self.made(start, "at", name, dims, kind, *(shift(i, len(rest)) for i in given), *passed)
        for dim in reversed(rest):
            term = Term("lam", dim, term)
        return term

    def checked(self, start: int, key: Key, given: list[Term]) -> None:
        """Refuse indices that are none of a family."""
        shown = signature_text(key)
        if len(given) > len(key.dims):
            raise StatementError(f"{self.where(start)}: {shown}: {len(given)} indices are too many")
        for dim, i in zip(key.dims, given, strict=False):
            if i.sort != ("I", dim):
                given_as = size_text(i.sort[1])
                given_as = "an integer: entries have no numbers" if given_as == INTEGERS else f"one of {given_as}"
                raise StatementError(
                    f"{self.where(start)}: {shown}: an index of dimension {size_text(dim)} was expected, not {given_as}"
                )

    def variables(self) -> list[Term]:
        return self.separated(lambda: self.variable(self.context.variables.get(self.peek(), _UNKNOWN).kind))

    def variable(self, kind: str) -> Any:
        return self.entry() if kind == "at" else self.index() if kind == "ix" else self.fail("a declared variable")

    def index(self) -> Term:
        start = self.at
        if self.accepts_double():
            half = self.index_atom()
            odd = self.accepts("+")
            if odd:
                self.expect("1")
            return self.made(start, "odd" if odd else "even", half)
        if self.peek().isdigit():
            return self.steps(Term("zero"))
        i = self.index_atom()
        if self.peek() == "+" and i.sort != ("I", INTEGERS):
            self.fail("']'")
        return self.steps(i) if self.accepts("+") else i

    def accepts_double(self) -> bool:
        double = [token for _, token in self.tokens[self.at : self.at + 2]] == ["2", "*"]
        self.at += 2 * double
        return double

    def steps(self, i: Term) -> Term:
        start = self.at
        for _ in range(self.natural(digits=3)):
            i = self.made(start, "succ", i)
        return i

    def index_atom(self) -> Term:
        start = self.at
        if self.peek() == "(":
            return self.enclosed("()", self.index)
        for level, (name, dim) in enumerate(self.scope):
            if self.peek() == name:
                self.take()
                return Term("bv", level, ("I", dim))
        key = self.context.variables.get(self.peek(), _UNKNOWN)
        if key.kind == "ix":
            self.take()
            return Term.of(key)
        if key.kind != "perm":
            self.fail("an index")
        self.take()
        return self.made(start, *key.plain(), self.enclosed("()", self.index))

    def real(self) -> Term:
        return self.chain({"+": "add", "-": "sub"}, lambda: self.chain({"*": "mul", "/": "div"}, self.signed))

    def chain(self, heads: Mapping[str, str], operand: Callable[[], Term]) -> Term:
        start, term = self.at, operand()
        while self.peek() in heads:
            term = self.made(start, heads[self.take()], term, operand())
        return term

    def signed(self) -> Term:
        start = self.at
        if not self.accepts("-"):
            return self.power()
        if not self.peek()[:1].isdigit():
            return self.made(start, "neg", self.signed())
        numeral = num(-self.numeral())
        if self.peek() == "**":
            self.fail("brackets around the power or its base")
        return numeral

    def power(self) -> Term:
        start, base = self.at, self.atom()
        return self.made(start, "pow", base, self.natural()) if self.accepts("**") else base

    def atom(self) -> Term:
        start, word = self.at, self.peek()
        if word[:1].isdigit():
            return num(self.numeral())
        if self.context.variables.get(word, _UNKNOWN).kind == "at":
            return self.entry()
        applies = word in WORDS or self.context.definition(word) is not None
        if not (applies or word == "(") or word in ("fun", INTEGERS):
            self.fail("a real term")
        if applies:
            self.take()
        if word == "pi":
            return Term("pi")
        if word == "pairs":
            u, v = self.enclosed("()", lambda: self.listed(2, self.value))
            return self.made(start, "pairs", u, v, self.enclosed("[]", self.index))
        return self.enclosed("()", lambda: self.applied(start, word))

    def applied(self, start: int, word: str) -> Term:
        match word:
            case "(":
                return self.real()
            case "Rational":
                sign = -1 if self.accepts("-") else 1
                numerator = sign * self.natural()
                self.expect(",")
                return num(Fraction(numerator, self.natural() or self.fail("a denominator")))
            case "size":
                return self.made(start, "card", self.dim())
            case "KroneckerDelta":
                return self.made(start, "delta", *self.listed(2, self.index))
            case "E" | "Var" | "Cov":
                return self.made(start, word, *self.listed(2 if word == "Cov" else 1, self.real))
            case "Sum":
                binder = self.binder_at_the_end()
                body = self.under(binder, self.real)
                self.expect(",")
                self.binder()
                return self.made(start, "sum", binder[1], body, hint=binder[0])
        if word in FUNCTIONS:
            return self.made(start, "fn", word, self.real())
        return self.defined(start, word)

    def defined(self, start: int, word: str) -> Term:
        if (definition := self.context.definition(word)) is None:
            self.at = start
            return self.fail("a real term")  # type: ignore[no-any-return]
        args: list[Term] = []
        for n, p in enumerate(definition.params):
            if n:
                self.expect(",")
            args.append(self.index() if p.kind == "ix" else self.value())
        if word not in self.context.definitions or definition.name in self.context.common:
            try:
                definition = at_sizes(definition, args, word)
            except StatementError as error:
                raise StatementError(f"{self.where(start)}: {error}") from None
        return self.made(start, "def", definition, *args)
