"""The evaluation of terms on arrays: one axis for each index variable in scope.

Free indices come first, in order; a binder adds an axis at the end, which its sum reduces. What does not depend on an
index has size 1 along its axis, and a term that occurs again at its place, or a definition at the same arguments, is
not computed again. No Python loop runs over entries, except that the elements of an object array are Python's own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from ..kernel.terms import INTEGERS, Definition, Dim, Key, Term
from .laws import Array, Law, Moments, Polynomial, variables
from .symbols import RenderError
from .values import Window, checked_array, checked_law, checked_permutation, checked_size, expected

__all__ = ["Constant", "Move", "Reading"]

LARGEST_STEP = 2.0**-100
"""Imaginary parts up to which the error function is its own first-order expansion, to all digits."""

Constant = Callable[[Fraction], Any]
Move = tuple[str, Callable[[Array], Array]]  # the name of a family, and what makes its perturbed copies


class _Bound(NamedTuple):
    """The value of a variable: axes shared with the terms around it come first, ``depth`` of them."""

    array: Any
    depth: int
    first: tuple[int, ...] = ()


@dataclass(eq=False)
class _Frame:
    """What names and bound variables stand for at one place of a term, and what is known there."""

    values: Mapping[Key, _Bound]
    stack: tuple[Array, ...]
    depth: int
    known: dict[Term, Array] = field(default_factory=dict)
    inner: dict[int, _Frame] = field(default_factory=dict)

    def under(self, size: int) -> _Frame:
        """Pass a binder."""
        if size not in self.inner:
            axis = np.arange(size).reshape((1,) * self.depth + (size,))
            self.inner[size] = _Frame(self.values, (axis, *self.stack), self.depth + 1)
        return self.inner[size]


class Reading:
    """One evaluation. Every array has a first axis for the copies of a perturbed family, of size 1 without one.

    What was evaluated is kept: another term with the same subterms, over the same axes, is evaluated with less work.
    """

    def __init__(
        self,
        values: Mapping[str, Any],
        sizes: Mapping[str, int],
        indices: Mapping[str, Sequence[int]],
        over: Sequence[Key],
        constant: Constant | None,
        move: Move | None = None,
    ) -> None:
        self.values, self.sizes, self.constant, self.move = values, sizes, constant, move
        self.copies = 1
        self.moved_shape: tuple[int, ...] = ()
        self.shape: tuple[int, ...] = ()
        self.bound: dict[Key, _Bound] = {}
        self.laws: dict[str, Law] = {}
        for n, key in enumerate(over):
            axis = self._axis(key, indices)
            self.shape = (*self.shape, len(axis))
            self.bound[key] = _Bound(axis.reshape((1,) * (n + 1) + (-1,) + (1,) * (len(over) - n - 1)), len(over) + 1)
        self.moments = Moments(self.laws)
        self.top = _Frame(self.bound, (), len(over) + 1)
        self.called: dict[tuple[Definition, int, tuple[int, ...]], _Frame] = {}

    def of(self, *terms: Term) -> Reading:
        """Return the reading with the values of all free variables of some terms.

        Raises
        ------
        RenderError
            If a value is missing, or is not what the variable stands for.
        """
        for key in sorted((k for t in terms for k in t.free if k not in self.bound), key=repr):
            self._bind(key)
        return self

    def _bind(self, key: Key) -> None:
        if key[0] == "ix":
            raise RenderError(f"{key[1]}: an axis was expected for this index")
        if key[1] not in self.values:
            raise RenderError(f"{key[1]}: expected {expected(key)}, got nothing")
        value = self.values[key[1]]
        if key[0] == "perm":
            self.bound[key] = _Bound(checked_permutation(key, value, self.size(key[2])), 0)
        elif key[3] == "random":
            shape = tuple(map(self.size, key[2]))
            self.laws[key[1]] = checked_law(key, value, shape)
            self.bound[key] = _Bound(variables(key[1], shape, self._number(Fraction(1)))[None], 1)
        elif callable(value):
            self.bound[key] = _Bound(value, 0)
        elif isinstance(value, Window):
            self.bound[key] = self._window(key, value)
        else:
            array = checked_array(key, value, tuple(map(self.size, key[2])))
            if self.move is not None and key[1] == self.move[0]:
                self.copies, self.moved_shape, array = array.size, array.shape, self.move[1](array)
            else:
                array = array[None]
            self.bound[key] = _Bound(array, 1)

    def result(self, term: Term) -> Array:
        """Return a term as an array over the axes asked for; those of a vector come last."""
        array = self.of(term)._any(term, self.top)
        if array.dtype == object and any(isinstance(a, Polynomial) for a in array.flat):
            raise RenderError("a random entry outside of every expectation has no value")
        shape = (*self.shape, *array.shape[self.top.depth :])
        return np.broadcast_to(array, (1, *shape)).reshape(shape)

    def size(self, dim: Dim) -> int:
        """Return the number of indices of a dimension."""
        if type(dim) is tuple:
            return 2 * self.size(dim[1])
        if dim == INTEGERS:
            raise RenderError("Integers: a finite dimension was expected")
        return checked_size(self.sizes.get(dim), dim)

    def _axis(self, key: Key, indices: Mapping[str, Sequence[int]]) -> Array:
        if key[1] in indices:
            axis = np.asarray(indices[key[1]], dtype=np.int64)
            if key[2] != INTEGERS and not ((axis >= 0) & (axis < self.size(key[2]))).all():
                raise RenderError(f"{key[1]}: expected indices below {self.size(key[2])}, got {axis.tolist()}")
            return axis
        if key[2] == INTEGERS:
            raise RenderError(f"{key[1]}: values of this integer index were expected, got nothing")
        return np.arange(self.size(key[2]))

    def _window(self, key: Key, value: Window) -> _Bound:
        array = np.asarray(value.values)
        over_integers = [d == INTEGERS for d in key[2]]
        shape = tuple(n if z else self.size(d) for d, z, n in zip(key[2], over_integers, array.shape, strict=False))
        return _Bound(checked_array(key, array, shape)[None], 1, tuple(value.first if z else 0 for z in over_integers))

    def _number(self, q: Fraction) -> Any:
        return float(q) if self.constant is None else self.constant(q)

    def _full(self, q: Fraction | int, depth: int) -> Array:
        return self._filled(self._number(Fraction(q)), depth)

    def _filled(self, number: Any, depth: int) -> Array:
        array: Array = np.empty((1,) * depth, dtype=float if self.constant is None else object)
        array[...] = number
        return array

    def real(self, t: Term, at: _Frame) -> Array:
        """Evaluate a real term; the result has one axis for each of ``at.depth``."""
        if t not in at.known:
            at.known[t] = self._real(t, at)
        return at.known[t]

    def _real(self, t: Term, at: _Frame) -> Array:
        match t.head, t.args:
            case "num", (q,):
                return self._full(q, at.depth)
            case "pi", _:
                return self._filled(np.pi if self.constant is None else self.constant(Fraction(1)).pi(), at.depth)
            case "card", (dim,):
                return self._full(self.size(dim), at.depth)
            case "at", (name, dims, kind, *idx):
                return self._entry(("at", name, dims, kind), [self.index(i, at) for i in idx], at)
            case "delta", (i, j):
                equal = self.index(i, at) == self.index(j, at)
                return np.where(equal, self._full(1, at.depth), self._full(0, at.depth))
            case "add" | "sub" | "mul" | "div", (a, b):
                return _ARITHMETIC[t.head](self.real(a, at), self.real(b, at))
            case "neg", (a,):
                return np.negative(self.real(a, at))
            case "pow", (a, k):
                return _power(self.real(a, at), k) if k else self._full(1, at.depth)
            case "fn", (name, a):
                special = _SPECIAL.get(name)
                return np.asarray((special or getattr(np, name))(self.real(a, at)))
            case "sum", (dim, body):
                return self._sum(self.real(body, at.under(self.size(dim))), self.size(dim))
            case "pairs", (u, v, c):
                return self._pairs(self.vector(u, at), self.vector(v, at), self.index(c, at), at.depth)
            case "def", (definition, *arguments):
                return self.real(
                    definition.body, self._call(definition, [self._any(a, at) for a in arguments], at.depth)
                )
            case "E", (a,):
                return self._mean(self.real(a, at))
            case "Var", (a,):
                return self._covariance(self.real(a, at), self.real(a, at))
            case "Cov", (a, b):
                return self._covariance(self.real(a, at), self.real(b, at))
        raise RenderError(f"{t.head}: a term with a numeric value was expected")

    def _call(self, definition: Definition, arguments: list[Array], depth: int) -> _Frame:
        """Return the frame of a definition's body, the same one for the same arrays."""
        place = (definition, depth, tuple(map(id, arguments)))  # the frame keeps the arrays, and so their identities
        if place not in self.called:
            bound = (_Bound(a, depth) for a in arguments)
            self.called[place] = _Frame(dict(zip(definition.params, bound, strict=True)), (), depth)
        return self.called[place]

    def vector(self, t: Term, at: _Frame) -> Array:
        """Evaluate a vector; its own axes come after those of ``at.depth``."""
        if t not in at.known:
            at.known[t] = self._vector(t, at)
        return at.known[t]

    def _vector(self, t: Term, at: _Frame) -> Array:
        inner = at
        while t.head == "lam":
            inner, t = inner.under(self.size(t.args[0])), t.args[1]
        array = self.real(t, inner)
        own = tuple(i.shape[n] for n, i in enumerate(reversed(inner.stack[: inner.depth - at.depth]), at.depth))
        return np.broadcast_to(array, array.shape[: at.depth] + own)

    def index(self, t: Term, at: _Frame) -> Array:
        """Evaluate an index, as integers with one axis for each of ``at.depth``."""
        if t not in at.known:
            at.known[t] = self._index(t, at)
        return at.known[t]

    def _index(self, t: Term, at: _Frame) -> Array:
        match t.head, t.args:
            case "ix", _:
                return _padded(at.values[("ix", *t.args)].array, at.depth)
            case "bv", (level, _):
                return _padded(at.stack[level], at.depth)
            case "even", (i,):
                return 2 * self.index(i, at)
            case "odd", (i,):
                return 2 * self.index(i, at) + 1
            case "succ", (i,):
                return self.index(i, at) + 1
            case "perm", (name, dim, i):
                return np.asarray(at.values[("perm", name, dim)].array[self.index(i, at)])
        return np.zeros((1,) * at.depth, dtype=np.int64)

    def _any(self, t: Term, at: _Frame) -> Array:
        return self.real(t, at) if t.sort == "R" else self.index(t, at) if t.sort[0] == "I" else self.vector(t, at)

    def _entry(self, key: Key, idx: list[Array], at: _Frame) -> Array:
        value = at.values[key]
        if callable(value.array):
            return np.asarray(value.array(*np.broadcast_arrays(*idx)))
        if not idx:
            return _padded(value.array, at.depth)
        if value.first:
            idx = [i - first for i, first in zip(idx, value.first, strict=True)]
            for i, length in zip(idx, value.array.shape[1:], strict=True):
                if i.min() < 0 or i.max() >= length:
                    raise RenderError(f"{key[1]}: an index beyond the window of {length} values")
        axes = [
            np.arange(n).reshape((1,) * a + (n,) + (1,) * (at.depth - a - 1)) if n > 1 else 0
            for a, n in enumerate(value.array.shape[: value.depth])
        ]
        return np.asarray(value.array[(*axes, *idx)])

    def _sum(self, body: Array, size: int) -> Array:
        if body.shape[-1] == 1:
            return body[..., 0] * self._full(size, body.ndim - 1)
        return np.asarray(body.sum(axis=-1))

    def _pairs(self, u: Array, v: Array, c: Array, depth: int) -> Array:
        keys = [("at", name, ("h",), "fixed") for name in "uv"]
        inside = _Frame({key: _Bound(half, depth) for key, half in zip(keys, (u, v), strict=True)}, (), depth)
        even, odd = (self._entry(key, [c // 2], inside) for key in keys)
        return np.where(c % 2 == 0, even, odd)

    def _mean(self, array: Array) -> Array:
        if array.dtype != object:
            return array
        mean = self.moments.expectation(array)
        return mean.astype(np.result_type(*map(type, mean.flat))) if self.constant is None else mean

    def _covariance(self, a: Array, b: Array) -> Array:
        """Return the mean of the product of the deviations, as the definition says."""
        return self._mean((a - self._mean(a)) * (b - self._mean(b)))


_ARITHMETIC = {"add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide}


def _power(base: Array, exponent: int) -> Array:
    """Return a power by products, which every number type has and balls around zero do well."""
    if exponent == 1:
        return base
    half = _power(base, exponent // 2)
    return half * half * base if exponent % 2 else half * half


def _erf(array: Array) -> Array:
    """Return the error function, which NumPy has not; of complex numbers to first order, as the complex step needs.

    Raises
    ------
    RenderError
        If an imaginary part is more than a step.
    """
    if array.dtype == object:
        return np.asarray(np.frompyfunc(lambda value: value.erf(), 1, 1)(array), dtype=object)
    value: Array = np.vectorize(math.erf, otypes=[float])(array.real)
    if array.dtype.kind != "c":
        return value
    if (np.abs(array.imag) > LARGEST_STEP).any():
        raise RenderError("erf: expected real numbers, or complex steps")
    return np.asarray(value + 2j / math.sqrt(math.pi) * np.exp(-(array.real**2)) * array.imag)


def _by_mpmath(name: str) -> Callable[[Array], Array]:
    """Return a function that NumPy has not: of an element its own method, of floats mpmath's value."""

    def function(array: Array) -> Array:
        if array.dtype == object:
            return np.asarray(np.frompyfunc(lambda value: getattr(value, name)(), 1, 1)(array), dtype=object)
        if array.dtype.kind == "c":
            raise RenderError(f"{name}: expected real numbers")
        import mpmath

        value = getattr(mpmath, name)
        real = np.vectorize(lambda v: float(value(v)) if v > 0 or name != "ci" else math.nan, otypes=[float])
        return np.asarray(real(array))

    return function


_SPECIAL = {"erf": _erf, **{name: _by_mpmath(name.lower()) for name in ("Ci", "Si", "fresnelc", "fresnels")}}


def _padded(array: Array, depth: int) -> Array:
    return array.reshape(array.shape + (1,) * (depth - array.ndim))
