"""Theorems in NumPy, on any number type: float64 and complex128, or object arrays of fractions, balls, dual numbers.

Functions are NumPy's: on an object array ``np.exp`` calls the method ``exp`` of each element, so that whoever brings a
number type brings its arithmetic, and constants through the argument ``constant``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from ..kernel.terms import INTEGERS, Key, Term
from ..language.entry import Entry
from ..language.symbols import RenderError
from .arrays import Bound, Calculation, Constant, Frame, Index
from .laws import Array, Law, RandomPolynomial, variables
from .relations import Part, free_indices, parts
from .values import Window, by_name, checked_array, checked_law, checked_permutation, expected, real_array, sizes_of

__all__ = [
    "COMPLEX_STEP", "Evaluation", "Law", "Part", "RenderError", "Sides", "Scheme", "Window", "free_indices",
    "numpy_function", "parts", "sizes_of",
]  # fmt: skip

NOTHING: Mapping[str, Any] = MappingProxyType({})


def quadrature(integrand: Callable[[Array], Array], low: Any, high: Any) -> Array:
    """Integrate over an interval in float64, by two Gauss-Legendre rules that must agree.

    Parameters
    ----------
    integrand : callable
        Takes points to values, over a first axis.
    low, high : float

    Raises
    ------
    RenderError
        If the rules differ: the integrand oscillates too fast.
    """
    nodes, weights = np.polynomial.legendre.leggauss(_NODES)
    estimates = []
    for panels in (_PANELS, 2 * _PANELS):
        edges = low + (high - low) * np.arange(panels + 1) / panels
        half = np.diff(edges)[:, None] / 2
        points, scaled = (edges[:-1, None] + half * (nodes + 1)).ravel(), (half * weights).ravel()
        estimates.append(np.tensordot(scaled, integrand(points), axes=1))
    if not np.allclose(estimates[0], estimates[1], rtol=1e-9, atol=1e-12):
        raise RenderError("an integral oscillates too fast for float64 quadrature: evaluate it on balls")
    return np.asarray(estimates[1])


_NODES, _PANELS = 20, 64


class Scheme(NamedTuple):
    """Take derivatives, by moving each entry of an array and reading what moved, and integrals.

    Parameters
    ----------
    perturbed : callable
        Takes an array of any shape to one of shape ``(size, *shape)``: copy e has entry e, in flat order, moved. Or to
        one of shape ``(1, *shape)``, whose numbers say by themselves which entries they move with.
    tangents : callable
        Takes an array of results, and the number of entries, to the derivatives in each entry, along the first axis.
    integral : callable
        Takes an integrand and its limits to the integral; see `quadrature`.
    """

    perturbed: Callable[[Array], Array]
    tangents: Callable[[Array, int], Array]
    integral: Callable[[Callable[[Array], Array], Any, Any], Array] = quadrature


_TINY = 2.0**-200


def _complex_copies(x: Array) -> Array:
    moves = np.eye(x.size).reshape(x.size, *x.shape)
    return np.asarray(x + 1j * _TINY * moves)


COMPLEX_STEP = Scheme(_complex_copies, lambda a, _: np.asarray(np.imag(a) / _TINY))
"""Derivatives of float64 functions, free of cancellation."""


class Sides(NamedTuple):
    """Both sides of a relation as arrays over the same axes."""

    relation: str
    left: Array
    right: Array


class Evaluation:
    """Evaluate terms and formulas at one point, a part that several of them share only once.

    Parameters
    ----------
    values : mapping of str to array, number, Law, Window or callable
        By name: an array or a number for a family, a `Law` for a random one, integers for a permutation; for a family
        over the integers a `Window`, or a function of index arrays. Names may be added to it, and none replaced.
    sizes : mapping of str to int
        Sizes of the dimensions.
    constant : callable, optional
        Takes an exact number to the element type of object arrays; without it everything is float64 or complex128.
    step : Scheme
        How derivatives are taken; the complex step suits float64 only.
    """

    def __init__(
        self,
        values: Mapping[str, Any],
        sizes: Mapping[str, int],
        *,
        constant: Constant | None = None,
        step: Scheme = COMPLEX_STEP,
    ) -> None:
        self.values, self.sizes, self.constant, self.step = values, sizes, constant, step
        self._made: dict[tuple[Any, ...], _Calculated] = {}
        self._integrals: dict[tuple[Any, ...], Array] = {}

    def evaluate(
        self, term: Term, *, indices: Mapping[str, Sequence[int]] = NOTHING, over: Sequence[Key] | None = None
    ) -> Array:
        """Evaluate a real term, an index or a vector over its free indices.

        Parameters
        ----------
        term : Term
        indices : mapping of str to sequence of int, optional
            Values along the axis of an index variable; all of its dimension without it. Asked for over the integers.
        over : sequence of keys, optional
            Index variables in the order of the result's axes; without it, those that occur, in order of appearance.

        Returns
        -------
        ndarray
            One axis for each index in ``over``, then those of a vector.

        Raises
        ------
        RenderError
            If a value is missing, of a wrong shape, or not finite, or a size is not a positive integer.
        """
        return self._over(indices, free_indices(term) if over is None else tuple(over)).result(term)

    def sides(
        self, formula: Term | Part, *, indices: Mapping[str, Sequence[int]] = NOTHING, over: Sequence[Key] | None = None
    ) -> tuple[Sides, ...]:
        """Evaluate both sides of each relation of a formula; the left side of a derivative is computed by its step.

        Parameters
        ----------
        formula : Term or Part
        indices
            As for `evaluate`.
        over : sequence of keys, optional
            Index variables of the axes; without it, those of each part. Axes of quantifiers come last.

        Returns
        -------
        tuple of Sides
            Of the relations that compare numbers or indices.

        Raises
        ------
        RenderError
            As `evaluate`.
        """
        result = []
        for part in parts(formula) if isinstance(formula, Term) else (formula,):
            if part.left is None or part.right is None:
                continue
            axes = part.indices if over is None else (*over, *part.bound)
            right = self._over(indices, axes).result(part.right)
            if part.variable is None:
                left = self._over(indices, axes).result(part.left)
            elif part.limits is None:
                left = self._derivative(part.left, part.variable, indices, axes)
            else:
                left = self._integral(part.left, part.variable, part.limits, indices, axes)
            result.append(Sides(part.relation, left, right))
        return tuple(result)

    def _over(self, indices: Mapping[str, Sequence[int]], over: tuple[Key, ...], moved: str = "") -> _Calculated:
        """Return what is computed over these axes; there is one for each family that moves."""
        place = (over, tuple(tuple(indices.get(k.name, ())) for k in over), moved)
        if place not in self._made:
            made = Calculation(self.sizes, self.constant)
            self._made[place] = _Calculated(made, self.values, over, indices, {moved: self.step.perturbed})
        return self._made[place]

    def _derivative(
        self, f: Term, variable: Term, indices: Mapping[str, Sequence[int]], over: tuple[Key, ...]
    ) -> Array:
        """Return the derivative of ``f`` in ``variable``, whose indices may be those of ``f``."""
        at = self._over(indices, over, variable.args[0])
        moved, shape = at.real(f, variable), tuple(map(at.made.size, variable.args[1]))
        tangents = np.broadcast_to(self.step.tangents(moved, math.prod(shape)), (math.prod(shape), *at.shape))
        entry = np.zeros((1,) * tangents.ndim, dtype=np.int64)
        for i, length in zip(variable.args[3:], shape, strict=True):
            entry = entry * length + at.made.index(i, at.frame).array
        return np.take_along_axis(tangents, np.broadcast_to(entry, (1, *at.shape)), axis=0).reshape(at.shape)

    def _integral(
        self,
        f: Term,
        variable: Term,
        limits: tuple[Term, Term],
        indices: Mapping[str, Sequence[int]],
        over: tuple[Key, ...],
    ) -> Array:
        """Return the integral of ``f``, whose limits mention no index."""
        place = (f, variable, limits, over, tuple(tuple(indices.get(k[1], ())) for k in over))
        if place in self._integrals:
            return self._integrals[place]
        low, high = (self._over(NOTHING, ()).result(t)[()] for t in limits)
        name = variable.args[0]

        def integrand(points: Array) -> Array:
            made, values = Calculation(self.sizes, self.constant), {**self.values, name: 0}
            at = _Calculated(made, values, over, indices, {name: lambda _: points})
            return np.broadcast_to(at.real(f, variable), (len(points), *at.shape))

        value = self._integrals[place] = self.step.integral(integrand, low, high)
        return value


class _Calculated:
    """Terms over some axes. A first axis counts the copies of a family that moves; it has size 1 if none does."""

    def __init__(
        self,
        made: Calculation,
        values: Mapping[str, Any],
        over: Sequence[Key],
        indices: Mapping[str, Sequence[int]],
        moves: Mapping[str, Callable[[Array], Array]],
    ) -> None:
        self.made, self.values, self.moves = made, values, moves
        axes, depth = [_axis(key, indices, made) for key in over], len(over) + 1
        self.shape = tuple(map(len, axes))
        self.frame = Frame({}, (), depth)
        for n, (key, axis) in enumerate(zip(over, axes, strict=True), 1):
            along = axis.reshape((1,) * n + (-1,) + (1,) * (depth - n - 1))
            self.frame.values[key] = Bound(Index(along, None if key.name in indices else n), depth)

    def real(self, *terms: Term) -> Array:
        """Return the first of some real terms, for all copies, once the variables of all have values."""
        for key in sorted((k for t in terms for k in t.free if k not in self.frame.values), key=repr):
            self.frame.values[key] = self._bound(key)
        value = self.made.any(terms[0], self.frame)
        return value.array if isinstance(value, Index) else value

    def result(self, term: Term) -> Array:
        """Return a term as an array over the axes asked for; those of a vector come last.

        Raises
        ------
        RenderError
            If a value is missing, or is not what the variable stands for.
        """
        array, shape = self.real(term), self.shape
        if array.dtype == object and any(isinstance(a, RandomPolynomial) for a in array.flat):
            raise RenderError("a random entry outside of every expectation has no value")
        while term.head == "lam":
            shape, term = (*shape, self.made.size(term.args[0])), term.args[1]
        return np.broadcast_to(array, (1, *shape)).reshape(shape)

    def _bound(self, key: Key) -> Bound:
        """Return the value of a variable, checked."""
        if key.kind == "ix":
            raise RenderError(f"{key.name}: an axis was expected for this index")
        if key.name not in self.values:
            raise RenderError(f"{key.name}: expected {expected(key)}, got nothing")
        value, size = self.values[key.name], self.made.size
        if key.kind == "perm":
            return Bound(checked_permutation(key, value, size(key.dim))[None], 1)
        if key.random:
            shape = tuple(map(size, key.dims))
            self.made.moments.laws[key.name] = checked_law(key, value, shape)
            return Bound(variables(key.name, shape, self.made.number(Fraction(1)))[None], 1)
        if callable(value):
            return Bound(value, 0)
        if isinstance(value, Window):
            array, integers = np.asarray(value.values), [d == INTEGERS for d in key.dims]
            shape = tuple(n if z else size(d) for d, z, n in zip(key.dims, integers, array.shape, strict=False))
            return Bound(checked_array(key, array, shape)[None], 1, tuple(value.first if z else 0 for z in integers))
        array = checked_array(key, value, tuple(map(size, key.dims)))
        return Bound(self.moves[key.name](array) if key.name in self.moves else array[None], 1)


def _axis(key: Key, indices: Mapping[str, Sequence[int]], made: Calculation) -> Array:
    """Return the values of an index along its axis."""
    if key.name in indices:
        axis = np.asarray(indices[key.name], dtype=np.int64)
        if key.dim != INTEGERS and not ((axis >= 0) & (axis < made.size(key.dim))).all():
            raise RenderError(f"{key.name}: expected indices below {made.size(key.dim)}, got {axis.tolist()}")
        return axis
    if key.dim == INTEGERS:
        raise RenderError(f"{key.name}: values of this integer index were expected, got nothing")
    return np.arange(made.size(key.dim))


def numpy_function(entry: Entry) -> Callable[..., tuple[Any, Any]]:
    """Return a theorem as a plain function of float64 arrays.

    Parameters
    ----------
    entry : Entry

    Returns
    -------
    callable
        ``function(values, sizes={}, indices={})``, or ``function(x=..., g=...)``, with arrays by name
        (`Entry.signature`; a `Law` for a random family, a permutation by its name). It returns left and right side as
        arrays over `Entry.indices`; tuples of them where the claim is a conjunction. Sizes are read off the arrays if
        they can be. The left side of a derivative is computed by the complex step. It raises `RenderError` for a value
        that is missing, unknown, or no array of finite real numbers, and where a side is not finite in float64.
    """
    keys = sorted({k for f in (entry.claim, *entry.given) for k in f.free if k.kind != "ix"}, key=repr)
    order = {key.name: n for n, key in enumerate(entry.signature)}
    keys.sort(key=lambda k: order.get(k.name, len(order)))
    names = ", ".join(k.name for k in keys)

    def function(
        values: Mapping[str, Any] = NOTHING,
        /,
        sizes: Mapping[str, int] = NOTHING,
        indices: Mapping[str, Sequence[int]] = NOTHING,
        **named: Any,
    ) -> tuple[Any, Any]:
        values = by_name(values, named)
        unknown = [name for name in values if name not in {k.name for k in keys}]
        if unknown:
            raise RenderError(f"{unknown[0]}: {entry.name} has no such variable; it has {names}")
        missing = [k for k in keys if k in entry.claim.free and k.name not in values]
        if missing:
            raise RenderError(f"{missing[0][1]}: a value was expected, got nothing; {entry.name} has {names}")
        given = {name: real_array(name, value) for name, value in values.items()}
        all_sizes = {**sizes_of(keys, given), **sizes}
        with np.errstate(all="ignore"):
            both = Evaluation(given, all_sizes).sides(entry.claim, indices=indices, over=entry.indices)
        for side in (array for s in both for array in (s.left, s.right)):
            if not np.isfinite(side).all():
                why = "they are too large, or outside the hypotheses or the domain"
                raise RenderError(f"{entry.name}: a side is not finite in float64 at these values: {why}")
        left, right = tuple(s.left for s in both), tuple(s.right for s in both)
        return (left[0], right[0]) if len(both) == 1 else (left, right)

    function.__name__ = entry.name
    function.__doc__ = f"{entry.title}: left and right side."
    return function
