"""Terms as graphs of array operations: definitions are computed once for all entries of their arguments."""

from __future__ import annotations

import builtins
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial, reduce
from typing import Any, NamedTuple

from ..kernel.terms import Definition, Dim, Key, Term, num
from ..language.symbols import RenderError
from ..language.text.prelude import name_of
from ..language.text.vocabulary import VOCABULARY
from .labelled import Array
from .operations import Operations
from .scaled import ScaledArithmetic, Value

ADDITIVE = ("add", "sub")
BUILTINS = frozenset(dir(builtins))
"""Names that a program leaves as they are."""
Factor = tuple[Term, Term | None]
"""A numerator, and what it is divided by."""


class Entries(NamedTuple):
    """Hold the entries of an array, over the labels of its axes in order and of the axes around it."""

    value: Value
    labels: tuple[str, ...] = ()


class Axis(NamedTuple):
    """An index: a label, and whether it takes the even or the odd entries along it."""

    label: str
    dim: Dim
    start: int | None = None

    @property
    def whole(self) -> Dim:
        """The dimension whose indices are compared: twice that of the label where every other one is taken."""
        return self.dim if self.start is None else ("2", self.dim)


@dataclass(eq=False)
class Environment:
    """Map names and bound variables to their values at one place of a term, and keep the results there."""

    values: Mapping[Key, Entries | Axis]
    stack: tuple[Axis, ...] = ()
    results: dict[Term, Value] = field(default_factory=dict)
    inner: dict[Dim, Environment] = field(default_factory=dict)

    def under(self, dim: Dim) -> Environment:
        """Pass a binder."""
        if dim not in self.inner:
            bound = Axis(f"~{len(self.stack)}", dim)
            self.inner[dim] = Environment(self.values, (bound, *self.stack))
        return self.inner[dim]


class Translation:
    """Closed forms as a graph.

    Parameters
    ----------
    results : sequence of (Term, sequence of key)
        Real terms, each with the indices that become the axes of its array, in order.
    variables : sequence of key
        Real variables and families that a program is given.
    numbers : collection of key
        Those of them that are numbers of Python.

    Attributes
    ----------
    graph : Operations
    roots : tuple of int
        The nodes of the results.
    shifted : bool
        Whether exponentials are divided by a largest one.

    Raises
    ------
    RenderError
        If a word of the term has no array operation.
    """

    def __init__(
        self, results: Sequence[tuple[Term, Sequence[Key]]], variables: Sequence[Key], numbers: Container[Key] = ()
    ) -> None:
        self.graph = Operations()
        self.values = ScaledArithmetic(self.graph)
        self._called: dict[tuple[Definition, tuple[Any, ...]], Value] = {}
        given: dict[Key, Entries | Axis] = {k: self._input(k, k in numbers) for k in variables}
        self.roots = tuple(self._root(term, axes, given) for term, axes in results)
        self.shifted = bool(self.values.shifted)

    def _root(self, term: Term, axes: Sequence[Key], given: Mapping[Key, Entries | Axis]) -> int:
        sizes = {k.name: self.size(k.dim) for k in axes}
        self.values.arrays.order = tuple(sizes)
        scope = Environment({**given, **{k: Axis(k.name, k.dim) for k in axes}})
        return self.values.arrays.full(self.values.array(self.real(term, scope)), sizes)

    def _input(self, key: Key, number: bool) -> Entries:
        labels = tuple(f".{n}" for n, _ in enumerate(key.dims))
        node = self.graph.node("scalar" if number else "input", data=(key.name, key.dims), rank=len(labels))
        return Entries(self.values.of(Array(node, labels)), labels)

    def size(self, dim: Dim) -> int:
        """Return the node of a size."""
        if isinstance(dim, tuple):
            return self.graph.binary("mul", self.graph.number(2), self.size(dim[1]))
        return self.graph.node("size", data=dim, rank=0)

    def real(self, t: Term, at: Environment) -> Value:
        """Return the value of a real term."""
        if t not in at.results:
            at.results[t] = self._real(t, at)
        return at.results[t]

    def _real(self, t: Term, at: Environment) -> Value:
        values = self.values
        match t.head, t.args:
            case "num", (q,):
                return values.number(q)
            case "pi", _:
                return values.of(Array(self.graph.node("scalar", data=("pi", None), rank=0)))
            case "card", (dim,):
                return values.of(Array(self.size(dim)))
            case "at", (_, _, _, *idx):
                return self._entry(at.values[t.key], [self._place(i, at) for i in idx])
            case "delta", (i, j):
                return self._delta(self._place(i, at), self._place(j, at))
            case "add", (a, b):
                return values.add(self.real(a, at), self.real(b, at))
            case "sub", (a, b):
                return values.add(self.real(a, at), values.negative(self.real(b, at)))
            case "mul", (a, b):
                return values.multiply(self.real(a, at), self.real(b, at))
            case "div", (a, b):
                return values.divide(self.real(a, at), self.real(b, at))
            case "neg", (a,):
                return values.negative(self.real(a, at))
            case "pow", (a, k):
                return values.power(self.real(a, at), k)
            case "fn", (name, a):
                return values.function(name, self.real(a, at))
            case "sum", (dim, body):
                return self._total(list(_factors(body)), at.under(dim))
            case "def", (definition, *arguments):
                return self._defined(definition, [self._argument(a, at) for a in arguments])
        raise RenderError(f"{t.head}: it has no array operation; write the program by hand")

    def _total(self, factors: list[Factor], at: Environment) -> Value:
        """Return the sum of a product; a factor that would make an array too wide is multiplied out."""
        for n, (above, below) in enumerate(factors):
            rest = factors[:n] + factors[n + 1 :]
            if below is None and (sum_of_two := _addends(above)) and self._widens(sum_of_two[1:], rest, at):
                a, b = (self._total([*rest, *_factors(part)], at) for part in sum_of_two[1:])
                return self.values.add(a, b if sum_of_two[0] == "add" else self.values.negative(b))
        values, summed = self._opened(factors, at)
        return self._contracted(values, {at.stack[0].label: at.stack[0].dim, **summed})

    def _widens(self, addends: Sequence[Term], rest: Sequence[Factor], at: Environment) -> bool:
        """Tell whether a sum of two terms has axes that no other factor or term has, or more than any factor."""
        others = [self._labels(above, at) for above, _ in rest]
        inside = [self._labels(part, at) for part in addends]
        axes = inside[0] | inside[1]
        factors = [*others, *(labels for part in addends for labels in self._operands(part, at))]
        return not any(axes <= other for other in (*inside, *others)) or len(axes) > max(map(len, factors))

    def _labels(self, t: Term, at: Environment) -> set[str]:
        return {x for v in self.real(t, at) for x in v.array.labels}

    def _operands(self, t: Term, at: Environment) -> Iterator[set[str]]:
        """Yield the labels of each factor of a product, and of those in the sums among them."""
        for above, _ in _factors(t):
            if above.head == "sum":
                yield from self._operands(above.args[1], at.under(above.args[0]))
            else:
                yield self._labels(above, at)

    def _opened(self, factors: Iterable[Factor], at: Environment) -> tuple[list[Value], dict[str, Dim]]:
        """Return values whose product is that of some factors, summed over labels: the sums among them are opened."""
        values, summed = list[Value](), dict[str, Dim]()
        for above, below in factors:
            if below is not None:
                values.append(self.values.divide(self.real(above, at), self.real(below, at)))
            elif above.head == "sum" and above.args[1].head not in ADDITIVE:
                inner = at.under(above.args[0])
                opened, labels = self._opened(_factors(above.args[1]), inner)
                labels = {inner.stack[0].label: above.args[0], **labels}
                names = {x: f"{x}'{len(summed)}" if x in summed else x for x in labels}  # that of a sum beside it
                values += (self.values.renamed(v, names) for v in opened)
                summed |= {names[x]: dim for x, dim in labels.items()}
            else:
                values.append(self.real(above, at))
        return values, summed

    def _contracted(self, values: Sequence[Value], summed: Mapping[str, Dim]) -> Value:
        """Return the sum of a product over some labels, one after the other: what gives the fewest axes comes first."""
        values, left = list(values), dict(summed)
        while left:
            label = min(reversed(left), key=lambda x: len(self._left(values, x)))
            varying = [v for v in values if self.values.varies(v, label)]
            total = self.values.total(varying, label, self.size(left.pop(label)))
            place = max((n for n, v in enumerate(values) if self.values.varies(v, label)), default=len(values))
            others = [*values[:place], total, *values[place + 1 :]]
            values = [v for v in others if not self.values.varies(v, label)]
        return reduce(self.values.multiply, values)

    def _left(self, values: Sequence[Value], label: str) -> set[str]:
        """Return the labels of the sum over one of them of a product."""
        varying = (v for v in values if self.values.varies(v, label))
        return {x for v in varying for t in v for x in t.array.labels} - {label}

    def _in_order(self, v: Value, labels: Sequence[str]) -> Value:
        """Return the value of a definition with the axes of its indices in their order."""
        order = [x for x in labels if any(x in t.array.labels for t in v)]
        if len(v) != 1 or v[0].scale or set(v[0].array.labels) != set(order):
            return v
        return v if list(v[0].array.labels) == order else self.values.of(self.values.arrays.sorted(v[0].array, order))

    def _place(self, t: Term, at: Environment) -> Axis:
        match t.head, t.args:
            case "ix", _:
                place = at.values[t.key]
                if isinstance(place, Axis):
                    return place
            case "bv", (level, _):
                bound: Axis = at.stack[level]
                return bound
            case ("even" | "odd") as head, (i,):
                inner = self._place(i, at)
                if inner.start is None:
                    return inner._replace(start=int(head == "odd"))
        raise RenderError(f"{t.head}: an index that no array operation takes; write the program by hand")

    def _entry(self, family: Entries | Axis, places: Sequence[Axis]) -> Value:
        if isinstance(family, Axis):
            raise RenderError("an index stands where a number was expected")
        value = family.value
        for label, place in zip(family.labels, places, strict=True):
            if place.start is not None:
                every = partial(self.values.arrays.every, label=label, start=place.start)
                value = self.values.mapped(value, every)
        return self.values.renamed(value, dict(zip(family.labels, (p.label for p in places), strict=True)))

    def _delta(self, i: Axis, j: Axis) -> Value:
        if i == j:
            return self.values.number(1)
        eye = Array(self.graph.node("eye", self.size(i.whole), rank=2), ("i", "j"))
        for label, place in (("i", i), ("j", j)):
            if place.start is not None:
                eye = self.values.arrays.every(eye, label, place.start)
        return self.values.of(self.values.arrays.renamed(eye, {"i": i.label, "j": j.label}))

    def _argument(self, t: Term, at: Environment) -> Entries | Axis:
        if t.sort != "R" and t.sort[0] == "I":
            return self._place(t, at)
        labels, inner, body = list[str](), at, t
        while body.head == "lam":
            inner = inner.under(body.args[0])
            labels.append(inner.stack[0].label)
            body = body.args[1]
        return Entries(self.real(body, inner), tuple(labels))

    def _defined(self, definition: Definition, arguments: Sequence[Entries | Axis]) -> Value:
        """Return a definition at some arguments; it is computed once, whatever labels these have."""
        outer: dict[str, str] = {}
        given = dict[Key, Entries | Axis]()
        places: dict[str, str] = {}
        for n, (param, a) in enumerate(zip(definition.params, arguments, strict=True)):
            if isinstance(a, Axis):
                places[f":{n}"] = a.label
                given[param] = Axis(f":{n}", a.dim)
                if a.start is not None:
                    raise RenderError(f"{definition.name}: it is taken at every other index; write the program by hand")
                continue
            inner = {x: f".{m}" for m, x in enumerate(a.labels)}
            for t in a.value:
                for x in (x for array in t.arrays for x in array.labels if x not in inner):
                    outer.setdefault(x, f"^{len(outer)}")
            given[param] = Entries(self.values.renamed(a.value, {**outer, **inner}), tuple(inner.values()))
        key = definition, tuple(given.items())
        if key not in self._called:
            made = self._operation(definition, given)
            if made is None:
                made = self.real(definition.body, Environment(given))
            made = self._in_order(made, list(places))
            if definition.name not in BUILTINS:
                self.values.call(made, definition.name)
            self._called[key] = made
        return self.values.renamed(self._called[key], {**{new: old for old, new in outer.items()}, **places})

    def _operation(self, definition: Definition, given: Mapping[Key, Entries | Axis]) -> Value | None:
        """Return a word of the prelude for which libraries have a function; None for any other definition."""
        name = name_of(definition)
        operands = [given[p].value for p in definition.params if isinstance(given[p], Entries)]  # type: ignore[union-attr]
        if name is None or not VOCABULARY[name].operation:
            return None
        return self.values.operation(name, operands)


def _addends(t: Term) -> tuple[str, Term, Term] | None:
    """Return the two terms that a term, or what is summed in it, adds or subtracts; None if it does neither."""
    if t.head in ADDITIVE:
        return t.head, *t.args
    if t.head != "sum" or (addends := _addends(t.args[1])) is None:
        return None
    head, a, b = addends
    return head, Term("sum", t.args[0], a, hint=t.hint), Term("sum", t.args[0], b, hint=t.hint)


def _factors(t: Term) -> Iterator[Factor]:
    """Yield numerators and denominators whose product is a term."""
    match t.head, t.args:
        case "mul", (a, b):
            yield from _factors(a)
            yield from _factors(b)
        case "neg", (a,):
            yield num(-1), None
            yield from _factors(a)
        case "div", (a, b):
            *others, (last, below) = _factors(a)
            yield from others
            yield (last, b) if below is None else (last, below * b)
        case _:
            yield t, None
