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

from ..kernel.terms import INTEGERS, Dim, Term
from ..language.symbols import RenderError, Symbol, lowered, symbol, symbols, tell_apart
from ..language.text.declarations import context_of, fresh_name, successors
from .abbreviations import Abbreviation
from .pieces import Piece, applied, bracketed, times

__all__ = ["Abbreviation", "RenderError", "hypothesis_latex", "latex"]

Scope = tuple[str, ...]  # names of the enclosing binders, innermost first

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
    if term.loose:
        raise RenderError("a closed term was expected")
    try:
        printer = _Printer((term, *beside), names or {}, abbreviations)
        if term.sort == "P":
            return printer.formula(term, ()).tex
        return printer.index(term, ()) if term.sort[0] == "I" else printer.value(term, ()).tex
    except RecursionError:
        raise RenderError("the term is nested too deeply to be printed") from None


def hypothesis_latex(
    term: Term,
    *,
    names: Mapping[str, str] | None = None,
    abbreviations: tuple[Abbreviation, ...] = (),
    beside: Iterable[Term] = (),
) -> str:
    """Print a formula for running text: independence in words, all else between dollars; refuses as `latex` does."""
    if term.head == "independent":
        return _Printer((term, *beside), names or {}, abbreviations).independence(term)
    return f"${latex(term, names=names, abbreviations=abbreviations, beside=beside)}$"


def _sums(t: Term) -> bool:
    """Tell whether a term is a sum, or has one among its factors or summands."""
    return t.head == "sum" or (t.head in ("mul", "add", "sub") and any(map(_sums, t.args)))


def _size(dim: Dim, table: Mapping[str, Symbol]) -> str:
    factor = 1
    while isinstance(dim, tuple):
        factor, dim = 2 * factor, dim[1]
    return table[dim].tex if factor == 1 else f"{factor}{table[dim].tex}"


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

    def bound(self, t: Term, scope: Scope) -> tuple[str, Scope]:
        """Name the variable of a binder: its LaTeX, and the scope of the body."""
        refused: set[str] = set()
        while True:
            name = fresh_name(t.hint, self.names | refused)
            tex = symbol(name).tex if name.isascii() else ""
            if tex and tex not in self.written.union(scope):
                return tex, (tex, *scope)
            refused.add(name)

    def over(self, t: Term, tex: str) -> str:
        """Write the range of a binder."""
        dim = t.args[0]
        return rf"{tex}\in\mathbb{{Z}}" if dim == INTEGERS else f"{tex}<{_size(dim, self.symbols)}"

    # formulas

    def formula(self, t: Term, scope: Scope) -> Piece:
        """Print a formula."""
        match t.head, t.args:
            case "forall", (_, body):
                tex, inner = self.bound(t, scope)
                inside = self.formula(body, inner)
                return Piece(rf"\forall {self.over(t, tex)}\colon {inside.tex}", inside.height)
            case "and", (p, q):
                left, right = (self.conjunct(p, scope), self.conjunct(q, scope, last=True))
                return Piece(rf"{left.tex} \;\text{{and}}\; {right.tex}", max(left.height, right.height))
            case "apart", (i, j):
                # Between two literals the sign itself must say that they are indices.
                sign = r"\ne" if any(x.free or x.loose for x in (i, j)) else r"\ne_{\mathbb{Z}}"
                return Piece(f"{self.index(i, scope)} {sign} {self.index(j, scope)}")
            case "independent", _:
                return Piece(rf"\text{{{self.independence(t)}}}")
            case "deriv", (f, x, value):
                return self.derivative(f, x, value, scope)
            case "integral", (f, x, low, high, value):
                return self.integral(f, x, (low, high), value, scope)
        left, right = (self.real(a, scope) for a in t.args)
        return Piece(f"{left.tex} {_RELATIONS[t.head]} {right.tex}", max(left.height, right.height))

    def conjunct(self, t: Term, scope: Scope, last: bool = False) -> Piece:
        piece = self.formula(t, scope)
        return bracketed(piece) if t.head == "forall" or (t.head == "and" and last) else piece

    def derivative(self, f: Term, x: Term, value: Term, scope: Scope) -> Piece:
        variable, rate = self.real(x, scope).tex, self.real(value, scope)
        entry = self.entry(f, scope)
        if entry is not None and entry.height < 2:
            left = Piece(rf"\frac{{\partial {entry.tex}}}{{\partial {variable}}}", 2)
        else:
            left = applied(rf"\frac{{\partial}}{{\partial {variable}}}", self.at_least(2, self.real(f, scope)), "[]")
        return Piece(f"{left.tex} = {rate.tex}", max(left.height, rate.height))

    def integral(self, f: Term, x: Term, limits: tuple[Term, Term], value: Term, scope: Scope) -> Piece:
        variable, result = self.real(x, scope).tex, self.real(value, scope)
        inside = self.real(f, scope, _PRODUCT, False, False)
        low, high = (self.real(t, scope).tex for t in limits)
        left = rf"\int_{{{low}}}^{{{high}}} {inside.tex} \,\mathrm{{d}}{variable}"
        return Piece(f"{left} = {result.tex}", max(3, inside.height, result.height))

    def at_least(self, height: int, piece: Piece) -> Piece:
        return Piece(piece.tex, max(height, piece.height))

    def independence(self, t: Term) -> str:
        """Say in words which families are independent."""
        names = [f"${self.symbols[name].tex}$" for name, _ in t.args]
        listed = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
        return f"the entries of {listed} are independent"

    # vectors and indices

    def value(self, t: Term, scope: Scope) -> Piece:
        """Print a real or a vector."""
        if t.sort == "R":
            return self.real(t, scope)
        passed, body, inner, letters = 0, t, scope, []
        while body.head == "lam":
            tex, inner = self.bound(body, inner)
            passed, body = passed + 1, body.args[1]
            letters.append(tex)
        entry = self.entry(body, inner, passed)
        if entry is not None:
            return entry
        inside = bracketed(self.real(body, inner))
        return Piece(inside.tex + lowered(tuple(letters)), inside.height)

    def index(self, t: Term, scope: Scope) -> str:
        """Print an index."""
        match t.head, t.args:
            case "ix", (name, _):
                return self.symbols[name].tex
            case "bv", (level, _):
                return scope[int(level)]
            case "perm", (name, _, i):
                return f"{self.symbols[name].tex}({self.index(i, scope)})"
            case "even" | "odd", (i,):
                half = self.index(i, scope)
                double = f"2({half})" if i.head in ("even", "odd") else f"2{half}"
                return double if t.head == "even" else f"{double}+1"
        base, steps = successors(t)
        return str(steps) if base.head == "zero" else f"{self.index(base, scope)}+{steps}"

    # reals

    def entry(self, t: Term, scope: Scope, passed: int = 0) -> Piece | None:
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
            return Piece(parts.symbol.indexed(written))
        head = applied(parts.symbol.tex, self.listed([self.value(a, scope) for a in parts.arguments]))
        return Piece(head.tex + lowered(written), head.height)

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

    def listed(self, pieces: list[Piece]) -> Piece:
        return Piece(", ".join(p.tex for p in pieces), max(p.height for p in pieces))

    def real(self, t: Term, scope: Scope, least: int = 0, first: bool = True, last: bool = True) -> Piece:
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
                sign = " + " if t.head == "add" else " - "
                left, right = self.real(a, scope, _SUM, first), self.real(b, scope, _PRODUCT, False)
                return Piece(left.tex + sign + right.tex, max(left.height, right.height))
            case "mul", (a, b):
                left, right = self.real(a, scope, _PRODUCT, first, False), self.real(b, scope, _SIGN, False, last)
                return times(left, right, b.head == "card")
            case "div", (a, b) if self.averaged(t):
                factor = Piece(rf"\tfrac{{1}}{{{self.real(b, scope).tex}}}")
                return times(factor, self.real(a, scope, _PRODUCT, False), False)
            case "div", (a, b):
                over, under = self.within().real(a, scope), self.within().real(b, scope)
                height = max(over.height, under.height, 1) + 1
                return Piece(rf"\frac{{{over.tex}}}{{{under.tex}}}", min(height, 4))
            case "neg", (a,):
                inner = bracketed(self.real(a, scope)) if a.head == "num" else self.real(a, scope, _POWER, False, last)
                return Piece(f"-{inner.tex}", inner.height)
            case "pow", (a, k):
                return self.power(a, str(k), scope)
            case "sum", (_, body):
                tex, inner_scope = self.bound(t, scope)
                inside = self.real(body, inner_scope, _PRODUCT, False)
                return Piece(rf"\sum_{{{self.over(t, tex)}}} {inside.tex}", max(2, inside.height))
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

    def power(self, base: Term, k: str, scope: Scope) -> Piece:
        exponent = f"^{k}" if len(k) == 1 else f"^{{{k}}}"
        if base.head == "fn" and base.args[0] in _NAMED:
            return applied(rf"\{base.args[0]}{exponent}", self.real(base.args[1], scope))
        inner = self.real(base, scope, _ATOM, False, False)
        return Piece(inner.tex + exponent, inner.height)

    def atom(self, t: Term, scope: Scope) -> Piece:
        match t.head, t.args:
            case "num", (q,):
                sign, size = "-" * (q < 0), abs(q)
                if q.denominator == 1:
                    return Piece(f"{sign}{size}")
                return Piece(rf"{sign}\tfrac{{{size.numerator}}}{{{size.denominator}}}", 1)
            case "pi", _:
                return Piece(r"\pi")
            case "fn", ("exp", a) if exponent := self.slashed(a, scope):
                return Piece(rf"\mathrm{{e}}^{{{exponent}}}")
            case "fn", (name, a):
                return self.function(name, (self.within() if name == "sqrt" else self).real(a, scope))
            case "card", (dim,):
                return Piece(_size(dim, self.symbols))
            case "delta", (i, j):
                return Piece(r"\delta" + lowered((self.index(i, scope), self.index(j, scope))))
            case "E", (a,):
                return applied(r"\mathbb{E}", self.real(a, scope), "[]")
            case "pairs", (u, v, c):
                both = applied(r"\operatorname{pairs}", self.listed([self.value(u, scope), self.value(v, scope)]))
                return Piece(both.tex + lowered((self.index(c, scope),)), both.height)
        return applied(rf"\operatorname{{{t.head}}}", self.listed([self.real(a, scope) for a in t.args]))

    def slashed(self, t: Term, scope: Scope) -> str:
        """Print the quotient of two low terms, or the negative of one, as an exponent has it; empty for others."""
        sign, quotient = ("-", t.args[0]) if t.head == "neg" else ("", t)
        if quotient.head != "div":
            return ""
        over = self.real(quotient.args[0], scope, _PRODUCT, False, False)
        under = self.real(quotient.args[1], scope, _ATOM, False, False)
        return f"{sign}{over.tex}/{under.tex}" if not over.height + under.height else ""

    def function(self, name: str, argument: Piece) -> Piece:
        if name == "sqrt":
            return Piece(rf"\sqrt{{{argument.tex}}}", max(1, argument.height))
        if name == "exp" and argument.height < 2:
            return Piece(rf"\mathrm{{e}}^{{{argument.tex}}}", argument.height)
        if name in _OPERATORS:
            return applied(rf"\operatorname{{{_OPERATORS[name]}}}", argument)
        return applied(f"\\{name}", argument)
