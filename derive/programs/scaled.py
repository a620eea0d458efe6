"""Arrays that know their exponentials, so that quotients and logarithms of them do not overflow.

Beside an array as it is written, a value may have the parts of ``mantissa * exp(scale)``. A quotient subtracts scales
before it is computed, a sum of exponentials is divided by its largest one, and a logarithm takes a scale as it is:
softmax, its derivatives and ``log(Sum(exp))`` become what one writes by hand, by laws that hold for all real numbers,
without a list of formulas.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import reduce
from typing import NamedTuple

from .labelled import Array, Arrays
from .operations import Operations

Scale = tuple[tuple[Array, Fraction], ...]
"""Arrays that are added, each so many times."""


class Scaled(NamedTuple):
    """An array, and perhaps the parts of ``mantissa * exp(scale)``, which is the same.

    Attributes
    ----------
    array : Array
    mantissa : Array or None
        None where it is the array.
    scale : Scale
        Empty where it is 0.
    """

    array: Array
    mantissa: Array | None = None
    scale: Scale = ()

    @property
    def apart(self) -> Array:
        """Return the mantissa."""
        return self.array if self.mantissa is None else self.mantissa

    @property
    def arrays(self) -> tuple[Array, ...]:
        """Return all that it consists of."""
        return self.array, self.apart, *(a for a, _ in self.scale)


Value = tuple[Scaled, ...]
"""The sum of its terms; there are several if exponentials are among them."""


class ScaledArithmetic:
    """Arithmetic of such arrays, written into a graph.

    Attributes
    ----------
    shifted : set of int
        The nodes of the largest exponents, by which others are lessened.
    """

    def __init__(self, graph: Operations) -> None:
        self.graph, self.arrays = graph, Arrays(graph)
        self.shifted: set[int] = set()

    def number(self, q: Fraction | int) -> Value:
        """Return an exact number."""
        return self.of(self._number(q))

    def of(self, a: Array) -> Value:
        """Return an array as a value."""
        return (Scaled(a),)

    def _number(self, q: Fraction | int) -> Array:
        return Array(self.graph.number(q))

    def array(self, v: Value) -> Array:
        """Return a value as one array."""
        return reduce(self._plus, (t.array for t in v))

    def _one(self, v: Value) -> Scaled:
        return v[0] if len(v) == 1 else Scaled(self.array(v))

    def _map(self, op: str, *operands: Array) -> Array:
        return self.arrays.mapped(op, *operands)

    def _function(self, name: str, a: Array) -> Array:
        return self.arrays.mapped("fn", a, data=name)

    def _plus(self, a: Array, b: Array) -> Array:
        node, number = self.graph.nodes[b.node], self.graph.value(b.node)
        if number is not None and number < 0:
            return self._map("sub", a, b._replace(node=self.graph.number(-number)))
        return self._map("sub", a, b._replace(node=node.args[0])) if node.op == "neg" else self._map("add", a, b)

    def _written(self, scale: Scale) -> Array:
        """Return a scale as one array: differences first, as they are exact where the numbers are near each other."""
        if any(c.denominator > 1 for _, c in scale):
            return reduce(self._plus, (self._map("mul", self._number(c), a) for a, c in scale))
        more, less = ([a for a, c in scale for _ in range(int(sign * c))] for sign in (1, -1))
        pairs = min(len(more), len(less))
        terms = [*(self._map("sub", a, b) for a, b in zip(more, less, strict=False)), *more[pairs:]]
        if not terms:
            return self._map("neg", reduce(self._plus, less)) if less else self._number(0)
        return reduce(lambda a, b: self._map("sub", a, b), less[pairs:], reduce(self._plus, terms))

    def _made(self, mantissa: Array, scale: Scale, array: Array | None = None) -> Scaled:
        """Return a term of its parts; the array as it is written may be another one than their product."""
        if not scale:
            return Scaled(mantissa)
        if array is None:
            weight, quotient = self._function("exp", self._written(scale)), self.graph.nodes[mantissa.node]
            array = self._map("mul", mantissa, weight)
            if quotient.op == "div" and self.graph.value(quotient.args[0]) == 1:  # exp(s)/Z for 1/Z*exp(s)
                array = self._map("div", weight, mantissa._replace(node=quotient.args[1]))
        return Scaled(array, mantissa, scale)

    def call(self, v: Value, name: str) -> None:
        """Name what a value is."""
        if len(v) == 1:
            self.graph.call(v[0].array.node, name)
            if v[0].mantissa is not None:
                self.graph.call(v[0].mantissa.node, f"scaled_{name}")

    def add(self, a: Value, b: Value) -> Value:
        """Return a sum."""
        if any(t.scale for t in (*a, *b)):
            return (*a, *b)
        return self.of(self._plus(self.array(a), self.array(b)))

    def negative(self, v: Value) -> Value:
        """Return the value with the other sign."""
        return tuple(Scaled(self._map("neg", t.array), t.mantissa and self._map("neg", t.mantissa), t.scale) for t in v)

    def multiply(self, a: Value, b: Value) -> Value:
        """Return a product."""
        left, right = self._one(a), self._one(b)
        array = self._map("mul", left.array, right.array)
        if not left.scale and not right.scale:
            return self.of(array)
        mantissa = self._map("mul", left.apart, right.apart)
        scale = _sum(left.scale, right.scale)
        cancels = (
            left.scale and right.scale and (not scale or any(self._seen(a.node) in self.shifted for a, _ in scale))
        )
        return (self._made(mantissa, scale, None if cancels else array),)

    def divide(self, a: Value, b: Value) -> Value:
        """Return a quotient; what both have in scales cancels before it is computed."""
        if tanh := self._tanh(a, b):
            return self.of(tanh)
        if len(b) > 1 and any(t.scale for t in a):
            scales = [t.scale for t in b]
            common = a[0].scale if len(a) == 1 and a[0].scale in scales else self._largest(scales)
            a, b = self._over(a, common), self._over(b, common)
        left, right = self._one(a), self._one(b)
        if not right.scale:
            array = self._map("div", left.array, right.array)
            mantissa = None if left.mantissa is None else self._map("div", left.mantissa, right.array)
            return (Scaled(array, mantissa, left.scale),)
        return (self._made(self._map("div", left.apart, right.apart), _sum(left.scale, right.scale, -1)),)

    def _over(self, v: Value, scale: Scale) -> Value:
        """Return a value divided by an exponential."""
        return tuple(self._made(t.apart, _sum(t.scale, scale, -1)) for t in v)

    def _largest(self, scales: Sequence[Scale]) -> Scale:
        largest = reduce(lambda a, b: self._map("maximum", a, b), map(self._written, scales))
        self.shifted.add(largest.node)
        return ((largest, Fraction(1)),)

    def _gathered(self, v: Value) -> Scaled:
        """Return a sum of exponentials as one term, over the largest of them."""
        if len(v) == 1 or not any(t.scale for t in v):
            return self._one(v)
        scale = self._largest([t.scale for t in v])
        return Scaled(self.array(v), self.array(self._over(v, scale)), scale)

    def _tanh(self, a: Value, b: Value) -> Array | None:
        """Return (exp(s) - exp(t))/(exp(s) + exp(t)), which is tanh((s - t)/2), if a quotient is one."""
        if len(a) != 2 or [t.scale for t in a] != [t.scale for t in b]:
            return None
        if [self.graph.value(t.apart.node) for t in (*a, *b)] != [1, -1, 1, 1]:
            return None
        if not _sum(a[0].scale, a[1].scale):
            return self._function("tanh", self._written(a[0].scale))
        s, t = (self._written(t.scale) for t in a)
        return self._function("tanh", self._map("div", self._map("sub", s, t), self._number(2)))

    def power(self, v: Value, exponent: int) -> Value:
        """Return a power."""
        t = self._gathered(v)
        array = self.arrays.mapped("pow", t.array, data=exponent)
        if not t.scale:
            return self.of(array)
        mantissa = self.arrays.mapped("pow", t.apart, data=exponent)
        return (Scaled(array, mantissa, _sum((), t.scale, exponent)),)

    def function(self, name: str, v: Value) -> Value:
        """Return a function of a value."""
        if name == "exp":
            scale, operation = self.array(v), self.graph.nodes[self.array(v).node]
            term = (scale._replace(node=operation.args[0]), -1) if operation.op == "neg" else (scale, 1)
            return (Scaled(self._function("exp", scale), self._number(1), ((term[0], Fraction(term[1])),)),)
        if name == "log" and (logarithm := self._log(v)):
            return self.of(logarithm)
        t = self._one(v)
        array = self._function(name, t.array)
        if name == "sqrt" and t.scale:
            return (Scaled(array, self._function("sqrt", t.apart), _sum((), t.scale, Fraction(1, 2))),)
        return self.of(array)

    def operation(self, name: str, operands: Sequence[Value]) -> Value:
        """Return what a function of libraries gives, by its name in the prelude."""
        arrays = [self.array(v) for v in operands]
        match name:
            case "relu":
                return self.of(self._map("maximum", *arrays, self._number(0)))
            case "max" | "min":
                return self.of(self._map(f"{name}imum", *arrays))
        return self.of(self._function(name, *arrays))

    def _log(self, v: Value) -> Array | None:
        """Return a logarithm by scales, if there are any."""
        if len(v) == 1 and v[0].scale:
            scale = self._written(v[0].scale)
            if self.graph.value(v[0].apart.node) == 1:
                return scale
            quotient = self.graph.nodes[v[0].apart.node]
            if quotient.op == "div" and self.graph.value(quotient.args[0]) == 1:
                below = self._function("log", v[0].apart._replace(node=quotient.args[1]))
                return self._map("sub", scale, below)
            return self._plus(scale, self._function("log", v[0].apart))
        if len(v) == 2 and all(self.graph.value(t.apart.node) == 1 for t in v):
            return self._map("logaddexp", *(self._written(t.scale) for t in v))
        return None

    def total(self, factors: Sequence[Value], label: str, size: int) -> Value:
        """Return the sum over a label of a product.

        Parameters
        ----------
        factors : sequence of Value
        label : str
        size : int
            The node of the label's size: a product that does not vary is taken so often.
        """
        outer = [f for f in factors if not self.varies(f, label)]
        inner = self._together([f for f in factors if self.varies(f, label)])
        if not inner:
            return reduce(self.multiply, [*outer, self.of(Array(size))])
        array = self.arrays.contracted([t.array for t in inner], label)
        scale = next((t.scale for t in inner if t.scale), ())
        if not scale or self._lessened(scale):
            return reduce(self.multiply, [*outer, self.of(array)])
        if not any(label in a.labels for a, _ in scale):
            parts = self.arrays.contracted([t.apart for t in inner], label)
            return reduce(self.multiply, [*outer, (Scaled(array, parts, scale),)])
        written = self._written(scale)
        top = self.arrays.reduced("max", written, label)
        self.graph.call(top.node, "top")
        self.shifted.add(top.node)
        weights = self._function("exp", self._map("sub", written, top))
        self.graph.call(weights.node, "exponentials")
        terms = [weights, *(t.apart for t in inner if self.graph.value(t.apart.node) != 1)]
        return reduce(
            self.multiply, [*outer, (Scaled(array, self.arrays.contracted(terms, label), ((top, Fraction(1)),)),)]
        )

    def _together(self, factors: Sequence[Value]) -> list[Scaled]:
        """Return factors as terms, of which at most one has a scale."""
        terms = [self._one(f) for f in factors]
        scaled = [(t,) for t in terms if t.scale]
        if len(scaled) < 2:
            return terms
        return [self._one(reduce(self.multiply, scaled)), *(t for t in terms if not t.scale)]

    def varies(self, v: Value, label: str) -> bool:
        """Tell whether a value depends on the index that a label stands for."""
        return any(label in t.array.labels for t in v)

    def _lessened(self, scale: Scale) -> bool:
        """Tell whether the largest exponent was subtracted from a scale."""
        return not sum(c for _, c in scale) and any(c < 0 and self._seen(a.node) in self.shifted for a, c in scale)

    def _seen(self, node: int) -> int:
        """Return the node that a view looks at."""
        while self.graph.nodes[node].op in ("index", "swap"):
            node = self.graph.nodes[node].args[0]
        return node

    def mapped(self, v: Value, change: Callable[[Array], Array]) -> Value:
        """Return a value with a change of its labels or places."""
        return tuple(
            Scaled(change(t.array), t.mantissa and change(t.mantissa), tuple((change(a), c) for a, c in t.scale))
            for t in v
        )

    def renamed(self, v: Value, names: Mapping[str, str]) -> Value:
        """Return a value with other labels."""
        return self.mapped(v, lambda a: self.arrays.renamed(a, names))


def _sum(a: Scale, b: Scale, times: Fraction | int = 1) -> Scale:
    """Return a scale and so many times another one: what is not left over has cancelled."""
    out = dict(a)
    for array, c in b:
        out[array] = out.get(array, Fraction(0)) + times * c
    return tuple((array, c) for array, c in out.items() if c)
