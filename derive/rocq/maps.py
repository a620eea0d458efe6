"""The words of a theorem in Rocq on a layer as a map: what it maps, its derivative and its backward pass."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from ..books.layer import Layer
from ..kernel.terms import Dim, Key, Term, open_
from ..language.symbols import RenderError
from .book import Development
from .names import Names, symbol
from .pullbacks import gradient
from .statement import Lemma
from .text import Writer, binder, grouped, size, variable_type

WORDS = (
    "vector", "matrix", "family", "both", "number", "point", "left_of", "right_of", "derivative", "adjoint", "inner",
)  # fmt: skip
"""What is called by these names in a theorem on a map, so that no variable may be."""


def shape(dims: Sequence[Dim], names: Names) -> str:
    """Return the shape of a family, as an argument.

    Examples
    --------
    >>> shape(("m", "d"), Names())
    '(matrix m d)'
    """
    sizes = [size(d, names) for d in dims]
    if len(dims) < 3:
        return ("number", f"(vector {' '.join(sizes)})", f"(matrix {' '.join(sizes)})")[len(dims)]
    return f"(family {sizes[0]} {shape(dims[1:], names)})"


def nested(parts: Sequence[str], left: str, between: str, right: str) -> str:
    """Return the parts as pairs within pairs.

    Examples
    --------
    >>> nested(["Q", "K", "V"], "(", ", ", ")")
    '(Q, (K, V))'
    """
    *first, last = parts
    return "".join(f"{left}{part}{between}" for part in first) + last + right * len(first)


def projections(count: int) -> list[str]:
    """Return the parts of a point ``p`` that is pairs within pairs.

    Examples
    --------
    >>> projections(3)
    ['(left_of p)', '(left_of (right_of p))', '(right_of (right_of p))']
    """
    rests = ["p"]
    for _ in range(count - 1):
        rests.append(f"(right_of {rests[-1]})")
    return [*(f"(left_of {rest})" for rest in rests[:-1]), rests[-1]]


def _over(keys: Iterable[Key], text: str, names: Names) -> str:
    """``(fun (i : Fin n) (j : Fin m) => text)``; of no variables, the text in parentheses."""
    binders = " ".join(binder(k, names) for k in keys)
    return f"(fun {binders} => {text})" if binders else f"({text})"


def _opened(map_: Term) -> tuple[list[Key], Term]:
    """The indices of what comes out of a map, as variables, and its body."""
    keys = []
    while map_.head == "lam":
        index = Term("ix", map_.hint or "i", map_.args[0])
        keys.append(index.key)
        map_ = open_(map_.args[1], index)
    return keys, map_


class LayerMap:
    """The words of the theorem on one layer as a map.

    Raises
    ------
    RenderError
        If the theorems that the layer names are not of one map.
    """

    def __init__(self, layer: Layer, development: Development) -> None:
        statements = development.statements
        self.layer, self.lemmas = layer, {n: statements[n] for n in layer.theorems}
        self.gradients = [gradient(n, statements[n].claim) for n in layer.backward]
        self.map, self.cotangent = self.gradients[0].map, self.gradients[0].cotangent
        for g in self.gradients:
            if (g.map, g.cotangent) != (self.map, self.cotangent):
                raise RenderError(f"{layer.name}: {g.name} is of another map than {self.gradients[0].name}")
        self.names = Names([*WORDS, *map(symbol, development.definitions)])
        self.writer = Writer(self.names, development.definitions)
        self.arguments = [g.argument for g in self.gradients]
        self.given = tuple(dict.fromkeys(h for g in self.gradients for h in statements[g.name].given))
        together = Lemma(layer.name, self.given, self._all(statements))
        bound = {i.key for g in self.gradients for i in g.entry} | {self.cotangent}
        self.sizes = together.sizes
        self.variables = [k for k in together.variables if k not in bound]
        self.hypotheses = together.hypotheses(self.writer)
        self.point = nested([self.names.of(k) for k in self.arguments], "(", ", ", ")")
        self.source = nested([shape(k.dims, self.names) for k in self.arguments], "(both ", " ", ")")
        self.target = shape(self.cotangent.dims, self.names)
        self.back, self.forth = self.names.fresh("B"), self.names.fresh("L")

    def _all(self, statements: dict[str, Lemma]) -> Term:
        claims = [statements[g.name].claim for g in self.gradients]
        conjunction = claims[0]
        for claim in claims[1:]:
            conjunction = Term("and", conjunction, claim)
        return conjunction

    def function(self) -> str:
        """Return the layer as a map of one point."""
        keys, body = _opened(self.map)
        text = _over([*self.arguments, *keys], self.writer.term(body), self.names)
        if len(self.arguments) == 1:
            return text
        return f"(fun p : point {self.source} => {text} {' '.join(projections(len(self.arguments)))})"

    def pullback(self) -> str:
        """Return the backward pass."""
        if len(self.gradients) == 1:
            (g,) = self.gradients
            return _over([g.cotangent, *(i.key for i in g.entry)], self.writer.term(g.value), self.names)
        parts = [_over((i.key for i in g.entry), self.writer.term(g.value), self.names) for g in self.gradients]
        return _over([self.cotangent], nested(parts, "(", ", ", ")"), self.names)

    def called(self, name: str) -> str:
        """Return a theorem of the book at the variables of this one."""
        lemma, letter = self.lemmas[name], self.names.of
        sizes = [text for d in lemma.sizes for text in (letter(d), self.names.positive(d))]
        hypotheses = [self.hypotheses[self.given.index(h)] for h in lemma.given]
        return f"({' '.join([lemma.name, *sizes, *map(letter, lemma.variables), *hypotheses])})"

    def output(self) -> list[Key]:
        """Return the indices of the output, as the theorem of the partial derivatives calls them."""
        f, x, _ = self.lemmas[self.layer.jacobian].claim.args
        entry = {i.key for i in x.args[3:]}
        indices = [k for k in Lemma("", (), f).variables if k.kind == "ix" and k not in entry]
        opened = self.map
        for k in indices:
            opened = open_(opened.args[1], Term("ix", k.name, k.dim)) if opened.head == "lam" else opened
        if opened != f:
            raise RenderError(f"{self.layer.name}: {self.layer.jacobian} is of another map")
        return indices

    @cached_property
    def rows(self) -> tuple[list[Key], list[Key], Term]:
        """The indices of what comes out and of what goes in, and the partial derivative there, of the Jacobian."""
        _, x, value = self.lemmas[self.layer.jacobian].claim.args
        return self.output(), [i.key for i in x.args[3:]], value

    @cached_property
    def direction(self) -> Key:
        """The family by which the Jacobian is multiplied."""
        direction = Key("at", "v~direction", self.arguments[0].dims, "fixed")
        if not (name := self.layer.product):
            return direction
        left, (_, columns, entry) = self.lemmas[name].claim.args[0], self.rows
        for k in columns:
            left = open_(left.args[1], Term("ix", k.name, k.dim)) if left.head == "sum" else left
        if left.head != "mul" or left.args[0] != entry or left.args[1].head != "at":
            raise RenderError(f"{self.layer.name}: {name} multiplies another matrix than {self.layer.jacobian} has")
        vector: Key = left.args[1].key
        return vector

    def derivative(self) -> str:
        """Return the derivative as a map of a direction: by the Jacobian, or by the gradient of one entry alone."""
        letter = self.names.of
        if not self.layer.jacobian:
            return self.by_backward()
        rows, columns, entry = self.rows
        if name := self.layer.product:
            return _over([self.direction, *rows], self.writer.term(self.lemmas[name].claim.args[1]), self.names)
        text = f"{self.writer.argument(entry)} * {' '.join(map(letter, [self.direction, *columns]))}"
        for k in reversed(columns):
            text = f"Sum (fun {letter(k)} : {variable_type(k, self.names)} => {text})"
        return _over([self.direction, *rows], text, self.names)

    def by_backward(self) -> str:
        """Return the derivative by its adjoint: an entry is the inner product with the gradient of this entry alone."""
        rows, _ = _opened(self.map)
        if len(rows) > 2:
            raise RenderError(f"{self.layer.name}: no lemma on what comes back from one entry of {len(rows)} indices")
        letter, others = self.names.of, [Key("ix", f"{k.name}~back", k.dims) for k in rows]
        indices = " ".join(binder(k, self.names) for k in rows)
        alone = " * ".join(f"delta {letter(k)} {letter(i)}" for k, i in zip(others, rows, strict=True))
        product = f"inner {letter(self.direction)} ({self.back} {_over(others, alone, self.names)})"
        return f"(fun ({letter(self.direction)} : point {self.source}) {indices} => {product})"

    def binders(self) -> list[str]:
        """Sizes and variables in one line, and a line for each hypothesis."""
        letter, given = self.names.of, zip(self.hypotheses, self.given, strict=True)
        sizes = [f"({letter(d)} : nat) ({self.names.positive(d)} : (0 < {letter(d)})%nat)" for d in self.sizes]
        first = " ".join([*sizes, grouped(self.variables, self.names)])
        return [first, *(f"    ({n} : {self.writer.term(h)})" for n, h in given)]

    def theorem(self) -> str:
        """Return the statement with its name."""
        first, *given = self.binders()
        lines = [f"Theorem {self.layer.name} {first}", *given]
        return "\n".join([*lines[:-1], f"{lines[-1]} :", f"{self.claim()}."])

    def proposition(self) -> str:
        """Return the statement as a formula in one line."""
        return " ".join(f"forall {' '.join(self.binders())}, {self.claim()}".split())

    def claim(self) -> str:
        """Return the lines of the statement."""
        return (
            f"  let {self.back} := {self.pullback()} in\n  let {self.forth} := {self.derivative()} in\n"
            f"  derivative {self.source} {self.target}\n    {self.function()}\n    {self.point}\n    {self.forth}\n"
            f"  /\\ adjoint {self.source} {self.target} {self.forth} {self.back}"
        )

    def proof(self) -> list[str]:
        """From the rules that it is differentiable, and from the book's theorems what the derivative is."""
        letter, unit, map_ = self.names.of, self.names.fresh("u"), f"{self.source} {self.target} _ _"
        places = [nested([*(letter(i.key) for i in g.entry), unit], "[", " ", "]") for g in self.gradients]
        bullet = "+ " if len(places) > 1 else ""
        backward = [
            f"- apply backward_is_partial; [{self.smooth()}|].",
            f"  intros {letter(self.cotangent)} {nested(places, '[', '|', ']')}.",
            *(f"  {bullet}exact {self.called(g.name)}." for g in self.gradients),
        ]
        rows = self.rows[0] if self.layer.jacobian else _opened(self.map)[0]
        entry = [*map(letter, rows), self.names.fresh("o")]
        row = nested(entry, "[", " ", "]")
        if not self.layer.jacobian:
            v, alone = letter(self.direction), f"basis_of_matrix {' '.join(entry)}"
            same = f"exact (f_equal (fun e => inner {v} ({self.back} e)) (eq_sym ({alone})))"
            return [
                f"intros {self.back} {self.forth}; apply (derivative_by_backward {map_} {self.back} {self.forth}).",
                *backward,
                f"- intros {v} {row}; {same if len(rows) == 2 else 'reflexivity'}.",
            ]
        _, columns, value = self.rows
        at = nested([*map(letter, rows), "_"], "(", ", ", ")")
        matrix = f"(fun '{at} => {_over(columns, self.writer.term(value), self.names)})"
        product = f"exact {self.called(self.layer.product)}" if self.layer.product else "reflexivity"
        return [
            f"intros {self.back} {self.forth}; apply derivative_adjoint.",
            f"- apply (derivative_by_rows {map_} {matrix} {self.forth}); [{self.smooth()}| |].",
            f"  + intros {row} {places[0]}; exact {self.called(self.layer.jacobian)}.",
            f"  + intros {letter(self.direction)} {row}; {product}.",
            *backward,
        ]

    def smooth(self) -> str:
        """Return the proof, by the rules, that the layer is differentiable."""
        positive = " | ".join(f"apply {self.lemmas[name].name}; auto" for name in self.layer.positive)
        return f"differentiable_by_rules; away_from_zero ltac:({f'first [{positive}]' if positive else 'fail'})"
