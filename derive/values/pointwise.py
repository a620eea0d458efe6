"""Terms at one point, by the standard library alone: in floats, or exactly in fractions.

Families are nested tuples, permutations tuples of images. Slow where there are many points, for which there is
`derive.values.numpy`; a search at sizes below four needs no more.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from ..kernel.terms import INTEGERS, Definition, Dim, Key, Term
from ..language.symbols import RenderError

__all__ = ["AtPoint"]

_ARITHMETIC: Mapping[str, Callable[[Any, Any], Any]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": operator.truediv,
}
_FUNCTIONS: Mapping[str, Callable[[float], float]] = {
    name: getattr(math, name) for name in ("exp", "log", "cos", "sin", "sqrt", "erf")
}


@dataclass(eq=False)
class _Frame:
    """The values of variables, and of terms by the values of the bound variables around them."""

    values: Mapping[Key, Any]
    results: dict[tuple[Term, tuple[int, ...]], Any] = field(default_factory=dict)


class AtPoint:
    """Evaluates terms at one point; a definition at the same arguments is not computed again.

    Parameters
    ----------
    values : mapping of str to number or nested tuple
        By name: a number, or as many levels of tuples as a family has indices; images for a permutation.
    sizes : mapping of str to int
    number : callable, optional
        ``float``, or ``Fraction`` for exact values of what has no function in it.
    """

    def __init__(
        self, values: Mapping[str, Any], sizes: Mapping[str, int], number: Callable[[Fraction], Any] = float
    ) -> None:
        self.values, self.sizes, self.number = values, sizes, number
        self._called: dict[tuple[Definition, tuple[Any, ...]], _Frame] = {}

    def size(self, dim: Dim) -> int:
        """Return the number of indices of a dimension.

        Raises
        ------
        RenderError
            If it is that of the integers.
        """
        if isinstance(dim, tuple):
            return 2 * self.size(dim[1])
        if dim == INTEGERS:
            raise RenderError("Integers: a finite dimension was expected")
        return self.sizes[dim]

    def evaluate(self, term: Term, indices: Mapping[str, int]) -> Any:
        """Return a real term, an index, or a vector as nested tuples.

        Parameters
        ----------
        term : Term
        indices : mapping of str to int
            A value for each free index.

        Raises
        ------
        RenderError
            If it contains an expectation.
        ArithmeticError, ValueError
            If a part of it has no value in floats: a quotient by zero, the logarithm of zero.
        TypeError
            If an exact value is asked for and there is none.
        """
        values = {k: indices[k.name] if k.kind == "ix" else self.values[k.name] for k in term.free}
        return self._any(term, _Frame(values), ())

    def _any(self, t: Term, at: _Frame, stack: tuple[int, ...]) -> Any:
        if t.sort == "R":
            return self._real(t, at, stack)
        return self._index(t, at, stack) if t.sort[0] == "I" else self._vector(t, at, stack)

    def _vector(self, t: Term, at: _Frame, stack: tuple[int, ...]) -> Any:
        if t.head != "lam":
            return self._real(t, at, stack)
        return tuple(self._vector(t.args[1], at, (i, *stack)) for i in range(self.size(t.args[0])))

    def _real(self, t: Term, at: _Frame, stack: tuple[int, ...]) -> Any:
        place = (t, stack)
        value = at.results.get(place)
        if value is None:
            value = at.results[place] = self._computed(t, at, stack)
        return value

    def _computed(self, t: Term, at: _Frame, stack: tuple[int, ...]) -> Any:
        match t.head, t.args:
            case "num", (q,):
                return self.number(Fraction(q))
            case "card", (dim,):
                return self.number(Fraction(self.size(dim)))
            case "at", (name, dims, kind, *idx):
                value = at.values[Key("at", name, dims, kind)]
                for i in idx:
                    value = value[self._index(i, at, stack)]
                return value
            case "delta", (i, j):
                return self.number(Fraction(self._index(i, at, stack) == self._index(j, at, stack)))
            case "add" | "sub" | "mul" | "div", (a, b):
                return _ARITHMETIC[t.head](self._real(a, at, stack), self._real(b, at, stack))
            case "neg", (a,):
                return -self._real(a, at, stack)
            case "pow", (a, k):
                return self._real(a, at, stack) ** k
            case "sum", (dim, body):
                return sum(self._real(body, at, (i, *stack)) for i in range(self.size(dim)))
            case "pairs", (u, v, c):
                half, odd = divmod(self._index(c, at, stack), 2)
                return self._real((v if odd else u).args[1], at, (half, *stack))
            case "def", (definition, *arguments):
                given = tuple(self._any(a, at, stack) for a in arguments)
                return self._real(definition.body, self._call(definition, given), ())
            case "pi", _:
                return self._transcendental(lambda _: math.pi, "pi", 0)
            case "fn", (name, a) if name in _FUNCTIONS:
                return self._transcendental(_FUNCTIONS[name], name, self._real(a, at, stack))
        raise RenderError(f"{t.args[0] if t.head == 'fn' else t.head}: has no value here")

    def _transcendental(self, function: Callable[[float], float], name: str, argument: Any) -> float:
        if self.number is not float:
            raise TypeError(f"{name}: has no exact value")
        return function(argument)

    def _call(self, definition: Definition, given: tuple[Any, ...]) -> _Frame:
        """Return the frame of a definition's body, the same one for the same arguments."""
        if (definition, given) not in self._called:
            self._called[definition, given] = _Frame(dict(zip(definition.params, given, strict=True)))
        return self._called[definition, given]

    def _index(self, t: Term, at: _Frame, stack: tuple[int, ...]) -> int:
        match t.head, t.args:
            case "ix", _:
                return int(at.values[t.key])
            case "bv", (level, _):
                return stack[int(level)]
            case "even", (i,):
                return 2 * self._index(i, at, stack)
            case "odd", (i,):
                return 2 * self._index(i, at, stack) + 1
            case "succ", (i,):
                return self._index(i, at, stack) + 1
            case "perm", (_, _, i):
                return int(at.values[t.key][self._index(i, at, stack)])
        return 0
