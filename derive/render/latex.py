r"""Terms as LaTeX, in the author's order.

Two terms of one sort, over the same declarations, print alike only if they are equal. Precedence is Python's, as in
`language.text.text`: ``-a b`` is ``(-a) b``. A sum reaches over the factors that follow it and stops at a sign: a sum
that is no last factor stands in brackets, and so do signs in its body.

Numerals: ``-3`` and ``\tfrac{1}{2}`` are numbers; ``-(3)`` is a negation and ``\frac{1}{2}`` a division. The size of a
doubled dimension is ``2h``, a product with a number ``2 \cdot h``. The exponential is an upright ``\mathrm{e}``.

The exponent ``x/r`` is a quotient, and is low. Within a fraction or a root the quotient of a sum, or of what has one,
by a size or a variable is ``\tfrac{1}{n} \sum``, and nothing else is: LayerNorm would have a mean four storeys up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from copy import copy
from typing import NamedTuple

from ..kernel.terms import INTEGERS, Term
from ..language.symbols import RenderError, Symbol, symbol, symbols, tell_apart
from ..language.text.declarations import context_of, fresh_name, successors
from .abbreviations import Abbreviation
from .pieces import (
    applied,
    beside,
    bracketed,
    fraction,
    grouped,
    in_small_brackets,
    lowered,
    named,
    numeral,
    row,
    scripted,
    size,
    times,
    typed,
)
from .tree import Beside, Node, Root, Sign

Scope = tuple[Beside, ...]  # names of the enclosing binders, innermost first

_SUM, _PRODUCT, _SIGN, _POWER, _ATOM = range(1, 6)
_LEVEL = {"add": _SUM, "sub": _SUM, "mul": _PRODUCT, "neg": _SIGN, "pow": _POWER, "div": _POWER, "sum": _POWER}
_RELATIONS = {"eq": "=", "ne": r"\ne", "lt": "<", "le": r"\le"}
_NAMED = ("cos", "sin", "log")  # written with the exponent before the argument

_OPERATORS = {"erf": "erf", "Ci": "Ci", "Si": "Si", "fresnelc": "C", "fresnels": "S"}


class _Subscripted(NamedTuple):
    """A term that is written with subscripts: an entry, a defined term, an abbreviation."""

    symbol: Symbol
    arguments: tuple[Term, ...]
    indices: tuple[Term, ...]


def latex(
    term: Term,
    *,
    names: Mapping[str, str] | None = None,
    abbreviations: tuple[Abbreviation, ...] = (),
    beside: Iterable[Term] = (),
) -> str:
    """Print a closed term or formula for math mode.

    Parameters
    ----------
    term : Term
    names : mapping of str to str, optional
        LaTeX of names, instead of what the name suggests.
    abbreviations : tuple of Abbreviation
        The first that matches is printed; nothing inside a match is.
    beside : iterable of Term
        What else stands on the page: its names are not given to bound variables.

    Raises
    ------
    RenderError
        If two names would print alike, a symbol is taken, or the term is not closed or nested too deeply.
    StatementError
        If one name has two meanings or is a word of the notation.
    """
    return layout(term, names=names, abbreviations=abbreviations, beside=beside).tex


def layout(
    term: Term,
    *,
    names: Mapping[str, str] | None = None,
    abbreviations: tuple[Abbreviation, ...] = (),
    beside: Iterable[Term] = (),
) -> Beside:
    """Lay out a closed term or formula as a tree; refuses as `latex` does."""
    if term.loose:
        raise RenderError("a closed term was expected")
    try:
        printer = _Printer((term, *beside), names or {}, abbreviations)
        write = printer.formula if term.sort == "P" else printer.index if term.sort[0] == "I" else printer.value
        tree = write(term, ())
        str(tree)  # one that is too deep to be written is refused as well
    except RecursionError:
        raise RenderError("the term is nested too deeply to be printed") from None
    return tree


def hypothesis_latex(term: Term, *, abbreviations: tuple[Abbreviation, ...] = (), beside: Iterable[Term] = ()) -> str:
    """Print a formula for running text: independence in words, all else between dollars; refuses as `latex` does."""
    if term.head == "independent":
        return Beside(_Printer((term, *beside), {}, abbreviations).independence(term)).tex
    return f"${latex(term, abbreviations=abbreviations, beside=beside)}$"


def _sums(t: Term) -> bool:
    """Tell whether a term is a sum, or has one among its factors or summands."""
    return t.head == "sum" or (t.head in ("mul", "add", "sub") and any(map(_sums, t.args)))


class _Printer:
    """One page: its symbols, its abbreviations, and the names that bound variables must avoid."""

    def __init__(
        self, terms: tuple[Term, ...], names: Mapping[str, str], abbreviations: tuple[Abbreviation, ...]
    ) -> None:
        context = context_of(*terms)
        self.symbols = symbols(context, names)
        self.abbreviations = [(a, symbol(a.symbol)) for a in abbreviations]
        families = {name for name, key in context.variables.items() if key.kind == "at" and key.dims}
        tell_apart(
            [(name, s, name in families) for name, s in self.symbols.items()]
            + [(f"the abbreviation {a.symbol}", s, bool(a.indices)) for a, s in self.abbreviations]
        )
        for a in abbreviations:
            if a.pattern.sort != "R" or a.pattern.loose:
                raise RenderError(f"the abbreviation {a.symbol} is not of a closed real term")
        self.small = False  # within a fraction or a root
        self.names = context.names | {a.symbol for a in abbreviations}
        self.written = {s.tex for s in self.symbols.values()} | {s.tex for _, s in self.abbreviations}

    def within(self) -> _Printer:
        """Return the printer of what stands in a fraction or a root."""
        inner = copy(self)
        inner.small = True
        return inner

    def averaged(self, t: Term) -> bool:
        r"""Tell whether a quotient with a sum is printed as ``\tfrac{1}{n}`` times it: no fraction in a fraction."""
        return self.small and t.head == "div" and _sums(t.args[0]) and t.args[1].head in ("at", "card")

    def bound(self, t: Term, scope: Scope) -> tuple[Beside, Scope]:
        """Name the variable of a binder: its letter, and the scope of the body."""
        refused: set[str] = set()
        while True:
            name = fresh_name(t.hint, self.names | refused)
            if name.isascii() and symbol(name).tex not in self.written:
                letter = named(symbol(name))
                if letter not in scope:
                    return letter, (letter, *scope)
            refused.add(name)

    def over(self, t: Term, letter: Beside) -> Beside:
        """Write the range of a binder."""
        dim = t.args[0]
        if dim == INTEGERS:
            return beside(letter, typed(r"\in\mathbb{Z}"))
        return beside(letter, typed("<"), size(dim, self.symbols.__getitem__))

    # formulas

    def formula(self, t: Term, scope: Scope) -> Beside:
        """Print a formula."""
        match t.head, t.args:
            case "forall", (_, body):
                letter, inner = self.bound(t, scope)
                return beside(typed(r"\forall "), self.over(t, letter), typed(r"\colon "), self.formula(body, inner))
            case "and", (p, q):
                left, right = (self.conjunct(p, scope), self.conjunct(q, scope, last=True))
                return beside(left, typed(r" \;\text{and}\; "), right)
            case "apart", (i, j):
                # Between two literals the sign itself must say that they are indices.
                sign = r"\ne" if any(x.free or x.loose for x in (i, j)) else r"\ne_{\mathbb{Z}}"
                return beside(self.index(i, scope), typed(f" {sign} "), self.index(j, scope))
            case "independent", _:
                return row([Beside(self.independence(t), r"\text{", "}")])
            case "deriv", (f, x, value):
                return self.derivative(f, x, value, scope)
            case "integral", (f, x, low, high, value):
                return self.integral(f, x, (low, high), value, scope)
        left, right = (self.real(a, scope) for a in t.args)
        return beside(left, typed(f" {_RELATIONS[t.head]} "), right)

    def conjunct(self, t: Term, scope: Scope, last: bool = False) -> Beside:
        piece = self.formula(t, scope)
        return bracketed(piece) if t.head == "forall" or (t.head == "and" and last) else piece

    def derivative(self, f: Term, x: Term, value: Term, scope: Scope) -> Beside:
        under, rate = beside(typed(r"\partial "), self.real(x, scope)), self.real(value, scope)
        entry = self.entry(f, scope)
        if entry is not None and entry.height < 2:
            left = fraction(beside(typed(r"\partial "), entry), under, 2)
        else:
            left = applied(fraction(typed(r"\partial"), under, 2), self.at_least(2, self.real(f, scope)), "[]")
        return beside(left, typed(" = "), rate)

    def integral(self, f: Term, x: Term, limits: tuple[Term, Term], value: Term, scope: Scope) -> Beside:
        inside = self.real(f, scope, _PRODUCT, False, False)
        low, high = (self.real(t, scope) for t in limits)
        sign = self.at_least(3, scripted(typed(r"\int"), low, high, braces=True))
        rest = [typed(r" \,\mathrm{d}"), self.real(x, scope), typed(" = "), self.real(value, scope)]
        return beside(sign, typed(" "), inside, *rest)

    def at_least(self, height: int, piece: Beside) -> Beside:
        return row(piece.items, max(height, piece.height))

    def independence(self, t: Term) -> tuple[Node, ...]:
        """Say in words which families are independent."""
        names = [Beside(named(self.symbols[name]).items, "$", "$") for name, _ in t.args]
        before = ["the entries of ", *([", "] * (len(names) - 2)), *([" and "] * (len(names) > 1))]
        words = [Sign(part, "words", part) for part in (*before, " are independent")]
        return (*(node for pair in zip(words, names, strict=False) for node in pair), words[-1])

    # vectors and indices

    def value(self, t: Term, scope: Scope) -> Beside:
        """Print a real or a vector."""
        if t.sort == "R":
            return self.real(t, scope)
        passed, body, inner, letters = 0, t, scope, []
        while body.head == "lam":
            letter, inner = self.bound(body, inner)
            passed, body = passed + 1, body.args[1]
            letters.append(letter)
        entry = self.entry(body, inner, passed)
        if entry is not None:
            return entry
        return lowered(bracketed(self.real(body, inner)), letters)

    def index(self, t: Term, scope: Scope) -> Beside:
        """Print an index."""
        match t.head, t.args:
            case "ix", (name, _):
                return named(self.symbols[name])
            case "bv", (level, _):
                return scope[int(level)]
            case "perm", (name, _, i):
                return beside(named(self.symbols[name]), in_small_brackets(self.index(i, scope)))
            case "even" | "odd", (i,):
                half = self.index(i, scope)
                double = beside(numeral(2), in_small_brackets(half) if i.head in ("even", "odd") else half)
                return double if t.head == "even" else beside(double, typed("+1"))
        base, steps = successors(t)
        return numeral(steps) if base.head == "zero" else beside(self.index(base, scope), typed("+"), numeral(steps))

    # reals

    def entry(self, t: Term, scope: Scope, passed: int = 0) -> Beside | None:
        """Print what is written with subscripts, without the last ``passed`` if a vector only passes these on."""
        parts = self.subscripted(t)
        if parts is None or len(parts.indices) < passed:
            return None
        kept = len(parts.indices) - passed
        indices, last = parts.indices[:kept], parts.indices[kept:]
        if any(i.head != "bv" or i.args[0] != passed - 1 - k for k, i in enumerate(last)):
            return None
        if any(level < passed for a in (*indices, *parts.arguments) for level, _ in a.loose):
            return None
        written = tuple(self.index(i, scope) for i in indices)
        if not parts.arguments:
            return named(parts.symbol, written)
        head = applied(named(parts.symbol), self.listed([self.value(a, scope) for a in parts.arguments]))
        return lowered(head, written)

    def subscripted(self, t: Term) -> _Subscripted | None:
        for abbreviation, short in self.abbreviations:
            match = abbreviation.match(t)
            if match is not None:
                return _Subscripted(short, *match)
        if t.head == "at":
            return _Subscripted(self.symbols[t.args[0]], (), t.args[3:])
        if t.head != "def":
            return None
        definition, *args = t.args
        indices = [a for a in args if a.sort[0] == "I"]
        return _Subscripted(self.symbols[definition.name], tuple(a for a in args if a.sort[0] != "I"), tuple(indices))

    def listed(self, pieces: list[Beside]) -> Beside:
        first, *others = pieces
        return beside(first, *(part for piece in others for part in (typed(", "), piece)))

    def real(self, t: Term, scope: Scope, least: int = 0, first: bool = True, last: bool = True) -> Beside:
        """Print a real term.

        Brackets go around what binds weaker than ``least``, a sign that is not ``first`` in its brackets, and a sum
        that is not ``last`` in its product.
        """
        entry = self.entry(t, scope)
        if entry is not None:  # a symbol that was given with an exponent takes no second one
            crowded = least == _ATOM and "^" in re.sub(r"\{.*", "", entry.tex)
            return bracketed(entry) if crowded else entry
        negative = t.head == "neg" or (t.head == "num" and t.args[0] < 0)
        level = _SIGN if negative else self.level(t)
        if level < least or (negative and not first) or ((t.head == "sum" or self.averaged(t)) and not last):
            return bracketed(self.real(t, scope))
        match t.head, t.args:
            case "add" | "sub", (a, b):
                sign = typed(" + " if t.head == "add" else " - ")
                return beside(self.real(a, scope, _SUM, first), sign, self.real(b, scope, _PRODUCT, False))
            case "mul", (a, b):
                left, right = self.real(a, scope, _PRODUCT, first, False), self.real(b, scope, _SIGN, False, last)
                return times(left, right, b.head == "card")
            case "div", (a, b) if self.averaged(t):
                factor = fraction(numeral(1), self.real(b, scope), 0, small=True)
                return times(factor, self.real(a, scope, _PRODUCT, False), False)
            case "div", (a, b):
                over, under = self.within().real(a, scope), self.within().real(b, scope)
                return fraction(over, under, min(max(over.height, under.height, 1) + 1, 4))
            case "neg", (a,):
                inner = bracketed(self.real(a, scope)) if a.head == "num" else self.real(a, scope, _POWER, False, last)
                return beside(typed("-"), inner)
            case "pow", (a, k):
                return self.power(a, typed(str(k)), scope)
            case "sum", (_, body):
                letter, inner_scope = self.bound(t, scope)
                sign = self.at_least(2, scripted(typed(r"\sum"), self.over(t, letter)))
                return beside(sign, typed(" "), self.real(body, inner_scope, _PRODUCT, False))
        return self.atom(t, scope)

    def level(self, t: Term) -> int:
        """Return how strongly the printed form binds."""
        if self.averaged(t):
            return _PRODUCT
        match t.head, t.args:
            case "num", (q,):
                return _ATOM if q.denominator == 1 else _POWER
            case "card", (dim,):
                return _POWER if isinstance(dim, tuple) else _ATOM
            case "fn", ("exp", _):
                return _POWER
        return _LEVEL.get(t.head, _ATOM)

    def power(self, base: Term, exponent: Beside, scope: Scope) -> Beside:
        if base.head == "fn" and base.args[0] in _NAMED:
            return applied(scripted(typed(rf"\{base.args[0]}"), above=exponent), self.real(base.args[1], scope))
        return scripted(self.real(base, scope, _ATOM, False, False), above=exponent)

    def atom(self, t: Term, scope: Scope) -> Beside:
        match t.head, t.args:
            case "num", (q,):
                over, under = numeral(abs(q.numerator)), numeral(q.denominator)
                number = over if q.denominator == 1 else fraction(over, under, 1, small=True)
                return beside(typed("-"), number) if q < 0 else number
            case "pi", _:
                return typed(r"\pi")
            case "fn", ("exp", a) if exponent := self.slashed(a, scope):
                return scripted(typed(r"\mathrm{e}"), above=exponent, braces=True)
            case "fn", (name, a):
                return self.function(name, (self.within() if name == "sqrt" else self).real(a, scope))
            case "card", (dim,):
                return size(dim, self.symbols.__getitem__)
            case "delta", (i, j):
                return lowered(typed(r"\delta"), [self.index(i, scope), self.index(j, scope)])
            case "E", (a,):
                return applied(typed(r"\mathbb{E}"), self.real(a, scope), "[]")
            case "pairs", (u, v, c):
                both = self.listed([self.value(u, scope), self.value(v, scope)])
                return lowered(applied(typed(r"\operatorname{pairs}"), both), [self.index(c, scope)])
        return applied(typed(rf"\operatorname{{{t.head}}}"), self.listed([self.real(a, scope) for a in t.args]))

    def slashed(self, t: Term, scope: Scope) -> Beside | None:
        """Print the quotient of two low terms, or the negative of one, as an exponent has it; None for others."""
        negative, quotient = (True, t.args[0]) if t.head == "neg" else (False, t)
        if quotient.head != "div":
            return None
        over = self.real(quotient.args[0], scope, _PRODUCT, False, False)
        under = self.real(quotient.args[1], scope, _ATOM, False, False)
        if over.height + under.height:
            return None
        return beside(typed("-" if negative else ""), over, typed("/"), under)

    def function(self, name: str, argument: Beside) -> Beside:
        if name == "sqrt":
            return row([Root(grouped(argument))], max(1, argument.height))
        if name == "exp" and argument.height < 2:
            power = scripted(typed(r"\mathrm{e}"), above=argument, braces=True)
            return self.at_least(argument.height, power)
        if name in _OPERATORS:
            return applied(typed(rf"\operatorname{{{_OPERATORS[name]}}}"), argument)
        return applied(typed(f"\\{name}"), argument)
