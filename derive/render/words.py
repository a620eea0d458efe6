r"""The words around a formula: what is declared, what is assumed, what a symbol stands for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from ..kernel.terms import (
    INTEGERS,
    Definition,
    Dim,
    Key,
    Term,
    open_,
    substitute,
    subterms,
    unfolded,
)
from ..language.entry import Notation
from ..language.families import family
from ..language.symbols import RenderError, Symbol, escaped, symbol, symbols
from ..language.text.declarations import Context, context_of, fresh_name
from .abbreviations import Abbreviation
from .formula import read
from .latex import hypothesis_latex, latex, layout
from .pieces import size
from .tree import Beside, joined

_RELATIONS = {"=": "= ", "<": "< ", "<=": r"\le "}
_LETTERS = ("t", "u", "s", "z", "w")  # for parameters whose names mean something else on a page


def listed(items: Sequence[str]) -> str:
    """Join with commas and ``and``."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"


def with_hints(term: Term, like: Term) -> Term:
    """Return the term with the bound names of an equal one: equality ignores them, a reader does not.

    Raises
    ------
    RenderError
        If the two are not equal.
    """
    if term != like:
        raise RenderError("the names of bound variables were asked of another term")
    args = (with_hints(a, b) if type(a) is Term else b for a, b in zip(term.args, like.args, strict=True))
    return Term(term.head, *args, hint=like.hint)


class Page:
    """Write the terms of one page, with its notation and the names that bound variables avoid.

    Parameters
    ----------
    statement : iterable of Term
        Its variables are declared on the page.
    terms : iterable of Term
        What else is displayed.
    notation : iterable of Notation
        What the chapter offers; kept is what occurs, and does not clash with a name.
    """

    def __init__(self, statement: Iterable[Term], terms: Iterable[Term], notation: Iterable[Notation]) -> None:
        formulas = tuple(statement)
        self.statement = formulas
        self.terms = (*formulas, *terms)
        self.stated: Context = context_of(*formulas)
        self.context: Context = context_of(*self.terms)
        free = frozenset().union(*(t.free for t in formulas))
        named = {s.args[1].key for t in formulas for s in subterms(t) if s.head == "integral"}
        self.integrated = named - free  # bound by an integral: not declared
        self.definitions = list(self.context.definitions.values())[::-1]
        heads = [self.definition(d) for d in self.definitions]
        self.displayed = (*self.terms, *(body for _, body in heads))
        self.by_head: dict[str, dict[Term, None]] = {}  # what the abbreviations are looked for in
        for s in (s for t in self.displayed for s in subterms(t)):
            self.by_head.setdefault(s.head, {})[s] = None
        self.beside = _naming_all(self.terms)
        self.abbreviations: tuple[Abbreviation, ...] = ()
        taken: set[str] = set()
        for n in notation:
            candidate = Abbreviation(n.pattern, n.symbol, n.places, n.order)
            if self._of_use(candidate) and n.symbol not in taken:
                self.abbreviations += (candidate,)
                taken.add(n.symbol)

    def _of_use(self, a: Abbreviation) -> bool:
        """Tell whether the abbreviation occurs, and differs from everything else."""
        if not any(a.match(s) for s in self.by_head.get(a.pattern.head, ())):
            return False
        try:
            latex(a.pattern, abbreviations=(*self.abbreviations, a), beside=self.beside)
        except RenderError:
            return False
        return True

    def tex(self, term: Term) -> str:
        """Write a term or formula for math mode."""
        return self.row(term).tex

    def symbol(self, key: Key) -> str:
        """Write a variable for math mode without its indices."""
        short = (a.symbol for a in self.abbreviations if a.pattern.head == "at" and a.pattern.key == key)
        return next(short, None) or self.named(key.name).tex

    def named(self, name: str) -> Symbol:
        """Return the symbol of a name on this page."""
        return self._symbols[name] if name in self._symbols else symbol(name)

    @cached_property
    def _symbols(self) -> Mapping[str, Symbol]:
        return symbols(context_of(*self.beside), {})

    def row(self, term: Term) -> Beside:
        """Lay out a term or formula."""
        return layout(term, abbreviations=self.abbreviations, beside=self.beside)

    def left(self, claim: Term) -> Beside:
        """Lay out the left side of a relation; of a derivative or an integral, all but the value."""
        if claim.head in ("deriv", "integral"):
            value = read(" = ") + self.row(claim.args[-1])
            return Beside(self.row(claim).items[: -len(value.items)])
        return self.row(claim.args[0])

    def related(self, relation: str, term: Term) -> Beside:
        """Lay out a term behind its relation to the one before it: ``=``, ``<`` or ``<=``."""
        return read(_RELATIONS[relation]) + self.row(term)

    def rows(self, formula: Term) -> list[Beside]:
        """Lay out a formula, a conjunction by its parts."""
        return [row for f in formula.args for row in self.rows(f)] if formula.head == "and" else [self.row(formula)]

    # what is declared

    def declared(self) -> list[str]:
        """Phrases that introduce sizes, numbers, families, permutations and indices, in this order."""
        variables = [k for k in self.stated.variables.values() if k not in self.integrated]
        sizes = [f"${self.named(s).tex}$" for s in self.stated.sizes]
        phrases = [f"size{'s' * (len(sizes) > 1)} {listed(sizes)}"] if sizes else []
        fixed = [k for k in variables if k.law == "fixed"]
        shapes: dict[tuple[Dim, ...], list[str]] = {}
        for k in sorted(fixed, key=lambda k: len(k.dims)):
            shapes.setdefault(k.dims, []).append(self.named(k.name).tex)
        phrases += [f"${', '.join(names)} \\in {self._space(dims)}$" for dims, names in shapes.items()]
        phrases += [self._permutations(k) for k in variables if k.kind == "perm"]
        indices: dict[Dim, list[str]] = {}
        for k in variables:
            if k.kind == "ix":
                indices.setdefault(k.dim, []).append(self.named(k.name).tex)
        integers = indices.pop(INTEGERS, [])
        phrases += [f"${', '.join(names)} < {self.size(dim)}$" for dim, names in indices.items()]
        return phrases + ([f"${', '.join(integers)} \\in \\mathbb{{Z}}$"] if integers else [])

    def random(self) -> list[str]:
        """Phrases that introduce random families."""
        keys = [k for k in self.stated.variables.values() if k.random]
        shapes: dict[tuple[Dim, ...], list[str]] = {}
        for k in keys:
            shapes.setdefault(k.dims, []).append(f"${self.named(k.name).tex}$")
        kinds = ("variable", "vector", "matrix")
        phrases = []
        for dims, names in shapes.items():
            kind = kinds[min(len(dims), 2)]
            kind = (kind[:-1] + "ces" if kind == "matrix" else kind + "s") if len(names) > 1 else f"a random {kind}"
            many = f"random {kind}" if len(names) > 1 else kind
            size = " \\times ".join(map(self.size, dims))
            entries = "" if not dims else f" with ${size}$ entries" if len(dims) == 1 else f" of size ${size}$"
            phrases.append(f"{listed(names)} be {many}{entries}")
        return phrases

    def size(self, dim: Dim) -> str:
        """Write a size: ``n``, ``2h``."""
        return size(dim, self.named).tex

    def _space(self, dims: tuple[Dim, ...]) -> str:
        if not dims:
            return r"\mathbb{R}"
        power = r" \times ".join(r"\mathbb{Z}" if d == INTEGERS else self.size(d) for d in dims)
        return rf"\mathbb{{R}}^{{{power}}}"

    def _permutations(self, key: Key) -> str:
        return f"permutation ${self.named(key.name).tex}$ of the indices below ${self.size(key.dim)}$"

    # what is assumed

    def assumed(self, hypotheses: Sequence[Term]) -> list[Assumption]:
        """Hypotheses as clauses, those about all entries of the same families together."""
        clauses: list[Assumption] = []
        for h in hypotheses:
            if h.head == "independent":
                text = hypothesis_latex(h, abbreviations=self.abbreviations, beside=self.beside)
                clauses.append(Assumption(text, (), ""))
                continue
            over, body = self._quantified(h)
            if clauses and clauses[-1].formulas and clauses[-1].over == over:
                clauses[-1] = clauses[-1]._replace(formulas=(*clauses[-1].formulas, self.row(body)))
            else:
                clauses.append(Assumption("", (self.row(body),), over))
        return clauses

    def _quantified(self, h: Term) -> tuple[str, Term]:
        """Return the range of the quantifiers in front, and the body; letters in use are not taken."""
        ranges, body, taken = [], h, self.context.names | {a.symbol for a in self.abbreviations}
        while body.head == "forall":
            name = fresh_name(body.hint, taken)
            taken |= {name}
            dim = body.args[0]
            body = open_(body.args[1], Term("ix", name, dim))
            over = r"\in \mathbb{Z}" if dim == INTEGERS else f"< {self.size(dim)}"
            ranges.append((symbol(name).tex, over))
        grouped: dict[str, list[str]] = {}
        for name, over in ranges:
            grouped.setdefault(over, []).append(name)
        return listed([f"${', '.join(v)} {k}$" for k, v in grouped.items()]) if grouped else "", body

    # what symbols stand for

    @cached_property
    def meanings(self) -> list[Meaning]:
        """The meanings of the notation and the definitions of the page."""
        named = [a.pattern for a in self.abbreviations]
        done: set[Term] = set()
        rows: list[tuple[Definition, Term, bool, Beside]] = []  # with what it is written as, and whether by a symbol
        for d in self.definitions:
            head = self.definition(d)[0]
            short = next((p for p in named if _same_pattern(p, head)), None)
            if short is not None:
                done.add(short)
            rows += [
                (d, term, short is not None, self._plain(body, term))
                for term, body in self._split(head if short is None else short)
            ]
        told = [p for p in named if p not in done and p.head != "at"]  # an entry under another name means itself
        stated = set(self.stated.definitions.values())
        reached = [*self.statement, *(self.definition(d)[1] for d in stated)]
        others = [
            Meaning(
                p,
                "",
                joined(read(" = "), (self.row(p), self._plain(p, p))),
                self._says(p, self.statement),
                self._says(p, reached),
            )
            for p in told
        ]
        written = [*map(self.tex, self.terms), *(m.tex for m in others), *(body.tex for *_, body in rows)]
        defined = {s.args[0] for t in self.statement for s in subterms(t) if s.head == "def"}
        meanings = []
        for d, term, by_symbol, body in rows:
            parts = [self.row(term)] if by_symbol else []
            # a long name is left to the index of symbols, unless it is written somewhere
            if not by_symbol or "_" not in d.name or any(rf"{{{escaped(d.name)}}}" in text for text in written):
                parts.append(self._plain(term, term))
            meanings.append(Meaning(d, _part(term), joined(read(" = "), (*parts, body)), d in defined, d in stated))
        return others + meanings

    @property
    def of_proof(self) -> tuple[Beside, ...]:
        """The meanings that are needed in the proof alone."""
        return tuple(m.row for m in self.meanings if not m.needed)

    def _says(self, pattern: Term, terms: Iterable[Term]) -> bool:
        """Tell whether terms hold the pattern of a notation."""
        patterns = [a for a in self.abbreviations if a.pattern == pattern]
        return any(a.match(s) for a in patterns for t in terms for s in subterms(t))

    def _split(self, head: Term) -> list[tuple[Term, Term]]:
        """Return a defined term and its body; for a vector of pairs, its even and its odd entries."""
        body = unfolded(head)
        if body.head != "pairs" or body.args[2].head != "ix":
            return [(head, body)]
        first, second, c = body.args
        name = fresh_name(first.hint, self.context.names)
        i = Term("ix", name, first.args[0])
        key: Key = c.key
        both = ((Term("even", i), first), (Term("odd", i), second))
        return [(substitute(head, {key: index}), open_(half.args[1], i)) for index, half in both]

    def _plain(self, t: Term, head: Term) -> Beside:
        """Lay out a term without the notation for ``head``."""
        others = tuple(a for a in self.abbreviations if a.match(head) is None)
        return layout(t, abbreviations=others, beside=self.beside)

    def definition(self, d: Definition) -> tuple[Term, Term]:
        """Return a defined term at its parameters, renamed where their names mean something else, and its body."""
        taken = dict(self.context.variables)
        renamed: dict[str, str] = {}
        for p in d.params:
            if taken.get(p.name, p) != p or p.name in self.context.sizes:
                in_use = self.context.names | set(renamed.values()) | {other.name for other in d.params}
                free = [name for name in _LETTERS if name not in in_use and p.kind == "at"]
                renamed[p.name] = free[0] if free else fresh_name(p.name, in_use)
        head = Term("def", d, *(family(p._replace(name=renamed.get(p.name, p.name))) for p in d.params))
        return head, unfolded(head)


class Meaning(NamedTuple):
    """An equation for math mode: of a pattern, or of a definition or the even or the odd part of one.

    Attributes
    ----------
    subject : Term or Definition
    part : str
        ``even`` or ``odd``, or empty.
    row : Beside
    stated, needed : bool
        Whether it occurs in the statement; whether the statement or one of its definitions needs it.
    """

    subject: Term | Definition
    part: str
    row: Beside
    stated: bool
    needed: bool

    @property
    def tex(self) -> str:
        """The equation in LaTeX."""
        return self.row.tex


class Assumption(NamedTuple):
    """A clause: words, or formulas that hold over a range of indices."""

    words: str
    formulas: tuple[Beside, ...]
    over: str


def _part(head: Term) -> str:
    """Return ``even`` or ``odd`` if a defined term is at such an index of a vector of pairs, else an empty string."""
    last = head.args[-1].head if len(head.args) > 1 else ""
    return last if last in ("even", "odd") else ""


def _naming_all(terms: Sequence[Term]) -> tuple[Term, ...]:
    """Of these terms, some in which every name of all of them occurs."""
    kept: list[Term] = []
    covered: frozenset[str] = frozenset()
    for t in terms:
        names = context_of(t).names
        if not names <= covered:
            kept.append(t)
            covered |= names
    return tuple(kept)


def _same_pattern(pattern: Term, head: Term) -> bool:
    """Tell whether a notation is for the definition at its parameters, up to the names of indices."""
    if pattern.head != "def" or pattern.args[0] != head.args[0]:
        return False
    return all(a == b or a.head == b.head == "ix" for a, b in zip(pattern.args[1:], head.args[1:], strict=True))
