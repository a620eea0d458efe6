"""Terms on arrays: one axis for each index variable in scope, behind axes that all terms have in common.

The axes in front are those of a batch, or the copies of a perturbed family. Free indices follow in order; a binder adds
an axis at the end, which its sum reduces. What does not depend on an index has size 1 along its axis, and a term that
occurs again at its place, or a definition at the same arguments, is not computed again. No Python loop runs over
entries, except that the elements of an object array are Python's own.

Arrays are NumPy's, or are reshaped, indexed, added up and taken by NumPy's functions as those are, such as rounding
balls. Constants come from whoever knows the number type, and a function that NumPy has not is a method, of the array or
of its elements.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from ..kernel.terms import INTEGERS, Definition, Dim, Key, Term
from ..language.symbols import RenderError
from .laws import Array, Moments
from .special import numpy_function
from .values import checked_size

MOST_KEPT = 2**22
"""Numbers that a calculation keeps from one term to the next, where terms have parts in common."""

Constant = Callable[[Fraction], Any]
NOTHING: Mapping[str, Any] = MappingProxyType({})


class Index(NamedTuple):
    """Integers along the axes in scope; ``axis`` is the one that they count, if that is all they do."""

    array: Array
    axis: int | None = None


class Bound(NamedTuple):
    """Hold the value of a variable: an array, a function of index arrays, or an `Index`.

    Axes that it shares with the terms around it come first, ``depth`` of them; ``first`` is the first index of each
    further axis, where that is not 0.
    """

    value: Any
    depth: int
    first: tuple[int, ...] = ()


@dataclass(eq=False)
class Frame:
    """Map names and bound variables to their values at one place of a term, and keep the results there."""

    values: dict[Key, Bound]
    stack: tuple[Index, ...]
    depth: int
    results: dict[Term, Any] = field(default_factory=dict)
    inner: dict[int, Frame] = field(default_factory=dict)

    def under(self, size: int) -> Frame:
        """Pass a binder."""
        if size not in self.inner:
            counted = Index(np.arange(size).reshape((1,) * self.depth + (size,)), self.depth)
            self.inner[size] = Frame(self.values, (counted, *self.stack), self.depth + 1)
        return self.inner[size]


class Calculation:
    """Values of variables over common axes, and all that was computed from them.

    What was computed is kept: another term with the same subterms, over the same axes, takes less work.

    Parameters
    ----------
    sizes : mapping of str to int
    constant : callable or None
        Takes an exact number to an element of object arrays, or to an array without axes of another kind; without it
        everything is float64 or complex128.
    functions : mapping of str to callable, optional
        How some definitions are computed, by name, if not as their bodies say: each takes the families and numbers of a
        definition to its values at all indices, whose axes come last.
    products : bool
        Whether a sum of products may be a product of matrices, which adds and rounds in another order.
    """

    def __init__(
        self,
        sizes: Mapping[str, int],
        constant: Constant | None,
        functions: Mapping[str, Callable[..., Any]] = NOTHING,
        products: bool = False,
    ) -> None:
        self.sizes, self.constant, self.functions, self.products = sizes, constant, functions, products
        self._called: dict[tuple[Definition, int, tuple[int, ...]], Frame] = {}
        self._computed: dict[tuple[Definition, int, tuple[int, ...]], tuple[list[Any], Bound]] = {}
        self._kept = 0
        self.moments = Moments({})

    def size(self, dim: Dim) -> int:
        """Return the number of indices of a dimension.

        Raises
        ------
        RenderError
            If it is not known, no positive integer, or infinite.
        """
        if isinstance(dim, tuple):
            return 2 * self.size(dim[1])
        if dim == INTEGERS:
            raise RenderError("Integers: a finite dimension was expected")
        return checked_size(self.sizes.get(dim), dim)

    def forget(self, top: Frame) -> None:
        """Keep the values of definitions and their arguments only, if there is more than `MOST_KEPT` numbers."""
        if self._kept < MOST_KEPT:
            return
        frames = [*self._frames(top), *(f for frame in self._called.values() for f in self._frames(frame))]
        for frame in frames:
            frame.results = {t: x for t, x in frame.results.items() if t.head in ("def", "lam") or isinstance(x, Index)}
        self._kept = sum(math.prod(x.shape) for f in frames for x in f.results.values() if not isinstance(x, Index))

    def _frames(self, frame: Frame) -> Iterator[Frame]:
        yield frame
        for inner in frame.inner.values():
            yield from self._frames(inner)

    def number(self, q: Fraction) -> Any:
        """Return an exact number as the arrays have it."""
        return float(q) if self.constant is None else self.constant(q)

    def _full(self, q: Fraction | int, depth: int) -> Any:
        return self._filled(self.number(Fraction(q)), depth)

    def _filled(self, number: Any, depth: int) -> Any:
        shape = (1,) * depth
        if isinstance(number, NDArrayOperatorsMixin):
            return number.reshape(*shape)  # type: ignore[attr-defined]
        array: Array = np.empty(shape, dtype=float if self.constant is None else object)
        array[...] = number
        return array

    def real(self, t: Term, at: Frame) -> Any:
        """Evaluate a real term; the result has one axis for each of ``at.depth``."""
        value = at.results.get(t)
        if value is None:
            value = self._real(t, at)
            self._keep(t, value, at)
        return value

    def _keep(self, t: Term, value: Any, at: Frame) -> None:
        at.results[t] = value
        self._kept += math.prod(value.shape)

    def _real(self, t: Term, at: Frame) -> Any:
        match t.head, t.args:
            case "num", (q,):
                return self._full(q, at.depth)
            case "pi", _:
                return self._filled(np.pi if self.constant is None else self.constant(Fraction(1)).pi(), at.depth)
            case "card", (dim,):
                return self._full(self.size(dim), at.depth)
            case "at", (name, dims, kind, *idx):
                return self._entry(Key("at", name, dims, kind), [self.index(i, at) for i in idx], at)
            case "delta", (i, j):
                equal = self.index(i, at).array == self.index(j, at).array
                return np.where(equal, self._full(1, at.depth), self._full(0, at.depth))
            case "add" | "sub" | "mul" | "div", (a, b):
                return _ARITHMETIC[t.head](self.real(a, at), self.real(b, at))
            case "neg", (a,):
                return np.negative(self.real(a, at))
            case "pow", (a, k):
                return _power(self.real(a, at), k) if k else self._full(1, at.depth)
            case "fn", (name, a):
                return numpy_function(name)(self.real(a, at))
            case "sum", (dim, body):
                return self._sum(body, at.under(self.size(dim)), self.size(dim))
            case "pairs", (u, v, c):
                return self._pairs(self.vector(u, at), self.vector(v, at), self.index(c, at), at.depth)
            case "def", (definition, *arguments):
                return self._defined(definition, [self.any(a, at) for a in arguments], at)
            case "E", (a,):
                return self._mean(self.real(a, at))
            case "Var" | "Cov", parts:
                return self._covariance(self.real(parts[0], at), self.real(parts[-1], at))
        raise RenderError(f"{t.head}: a term with a numeric value was expected")

    def _mean(self, array: Array) -> Array:
        if array.dtype != object:
            return array
        mean = self.moments.expectation(array)
        return mean.astype(np.result_type(*map(type, mean.flat))) if self.constant is None else mean

    def _covariance(self, a: Array, b: Array) -> Array:
        """Return the mean of the product of the deviations, as the definition says."""
        return self._mean((a - self._mean(a)) * (b - self._mean(b)))

    def _defined(self, definition: Definition, arguments: list[Any], at: Frame) -> Any:
        function = self.functions.get(definition.name)
        if function is None:
            return self.real(definition.body, self._call(definition, arguments, at))
        families = [a for a in arguments if not isinstance(a, Index)]
        place = (definition, at.depth, tuple(map(id, families)))
        if place not in self._computed:
            self._computed[place] = families, Bound(function(*families), at.depth)
        return _at(self._computed[place][1], [a for a in arguments if isinstance(a, Index)], at.depth)

    def _call(self, definition: Definition, arguments: list[Any], at: Frame) -> Frame:
        """Return the frame of a definition's body, the same one for the same arguments."""
        place = (definition, at.depth, tuple(map(id, arguments)))  # the frame keeps them, and so their identities
        if place not in self._called:
            bound = (Bound(a, at.depth) for a in arguments)
            self._called[place] = Frame(dict(zip(definition.params, bound, strict=True)), (), at.depth)
        return self._called[place]

    def vector(self, t: Term, at: Frame) -> Any:
        """Evaluate a vector; its axes come after those of ``at.depth``, of size 1 where nothing varies along."""
        if t not in at.results:
            inner, body = at, t
            while body.head == "lam":
                inner, body = inner.under(self.size(body.args[0])), body.args[1]
            self._keep(t, self.real(body, inner), at)
        return at.results[t]

    def index(self, t: Term, at: Frame) -> Index:
        """Evaluate an index, as integers with one axis for each of ``at.depth``."""
        index: Index | None = at.results.get(t)
        if index is None:
            index = at.results[t] = self._index(t, at)
        return index

    def _index(self, t: Term, at: Frame) -> Index:
        match t.head, t.args:
            case "ix", _:
                return _deeper(at.values[t.key].value, at.depth)
            case "bv", (level, _):
                return _deeper(at.stack[level], at.depth)
            case ("even" | "odd" | "succ") as head, (i,):
                return Index((1 if head == "succ" else 2) * self.index(i, at).array + (head != "even"))
            case "perm", (_, _, i):
                return Index(_gathered(at.values[t.key], [self.index(i, at)], at.depth))
        return Index(np.zeros((1,) * at.depth, dtype=np.int64))

    def any(self, t: Term, at: Frame) -> Any:
        """Evaluate a real term, an index or a vector."""
        return self.real(t, at) if t.sort == "R" else self.index(t, at) if t.sort[0] == "I" else self.vector(t, at)

    def _entry(self, key: Key, idx: list[Index], at: Frame) -> Any:
        bound = at.values[key]
        if callable(bound.value):
            return np.asarray(bound.value(*np.broadcast_arrays(*(i.array for i in idx))))
        if bound.first:
            return _gathered(bound, _inside(key, bound, idx), at.depth)
        return _at(bound, idx, at.depth)

    def _sum(self, body: Term, inner: Frame, size: int) -> Any:
        if self.products and body.head == "mul":
            product = _product(*(self.real(factor, inner) for factor in body.args))
            if product is not None:
                return product
        values = self.real(body, inner)
        if values.shape[-1] == 1:
            return values[..., 0] * self._full(size, inner.depth - 1)
        return values.sum(axis=-1)

    def _pairs(self, u: Any, v: Any, c: Index, depth: int) -> Any:
        half = Index(c.array // 2)
        even, odd = (_gathered(Bound(vector, depth), [half], depth) for vector in (u, v))
        return np.where(c.array % 2 == 0, even, odd)


def _at(bound: Bound, idx: Sequence[Index], depth: int) -> Any:
    """Return a family at some indices, as a view if that is enough."""
    if not idx:
        return _padded(bound.value, depth)
    view = _placed(bound, idx, depth)
    return _gathered(bound, idx, depth) if view is None else view


def _product(a: Any, b: Any) -> Any:
    """Return the sum over the last axis of a product of two arrays, as matrices; None where they are none.

    Rows vary with the first array alone, columns with the second alone.
    """
    if object in (getattr(a, "dtype", None), getattr(b, "dtype", None)) or 1 in (a.shape[-1], b.shape[-1]):
        return None
    last = a.ndim - 1
    rows = [n for n in range(last) if a.shape[n] > 1 == b.shape[n]]
    columns = [n for n in range(last) if b.shape[n] > 1 == a.shape[n]]
    if not (rows and columns):
        return None
    common = [n for n in range(last) if n not in rows and n not in columns]
    shapes = [[x.shape[n] for n in axes] for x, axes in ((a, common), (a, rows), (b, columns))]
    left = a.transpose(*common, *rows, *columns, last).reshape(*shapes[0], -1, a.shape[last])
    right = b.transpose(*common, *rows, last, *columns).reshape(*shapes[0], b.shape[last], -1)
    order = (*common, *rows, *columns)
    product = (left @ right).reshape(*(size for shape in shapes for size in shape))
    return product.transpose(*(order.index(n) for n in range(last)))


def _placed(bound: Bound, idx: Sequence[Index], depth: int) -> Any:
    """Return a family at indices that count one axis each, as a view; None if they do not, or the axis is its own."""
    array, axes = bound.value, [i.axis for i in idx]
    taken = {axis: bound.depth + n for n, axis in enumerate(axes)}
    if None in taken or len(taken) < len(axes):
        return None
    shared = [axis for axis in taken if axis is not None and axis < bound.depth]
    if any(array.shape[axis] > 1 for axis in shared):
        return None
    sources = [taken.get(axis, axis if axis < bound.depth else None) for axis in range(depth)]
    order = [source for source in sources if source is not None]
    if order != sorted(order) or shared:
        shape = [1 if source is None else array.shape[source] for source in sources]
        return array.transpose(*order, *shared).reshape(*shape)
    return array.reshape(*(1 if source is None else array.shape[source] for source in sources))


def _inside(key: Key, bound: Bound, idx: Sequence[Index]) -> list[Index]:
    """Return indices from the start of a window.

    Raises
    ------
    RenderError
        If one is beyond it.
    """
    places = [i.array - first for i, first in zip(idx, bound.first, strict=True)]
    for place, length in zip(places, bound.value.shape[bound.depth :], strict=True):
        if place.min() < 0 or place.max() >= length:
            raise RenderError(f"{key.name}: an index beyond the window of {length} values")
    return [Index(place) for place in places]


def _gathered(bound: Bound, idx: Sequence[Index], depth: int) -> Any:
    """Return a family at any indices."""
    array = bound.value
    shared = [
        np.arange(n).reshape((1,) * axis + (n,) + (1,) * (depth - axis - 1)) if n > 1 else 0
        for axis, n in enumerate(array.shape[: bound.depth])
    ]
    places = zip((i.array for i in idx), array.shape[bound.depth :], strict=True)
    return array[(*shared, *(place if n > 1 else 0 * place for place, n in places))]


def _deeper(index: Index, depth: int) -> Index:
    return index._replace(array=_padded(index.array, depth))


def _padded(array: Any, depth: int) -> Any:
    return array.reshape(*array.shape, *(1,) * (depth - array.ndim))


_ARITHMETIC: Mapping[str, np.ufunc] = MappingProxyType(
    {"add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide}
)


def _power(base: Any, exponent: int) -> Any:
    """Return a power by products, which every number type has and balls around zero do well."""
    if exponent == 1:
        return base
    half = _power(base, exponent // 2)
    return half * half * base if exponent % 2 else half * half
