"""Theorems in NumPy, on any number type: float64 and complex128, or object arrays of fractions, balls, dual numbers.

Functions are NumPy's: on an object array ``np.exp`` calls the method ``exp`` of each element, so that whoever brings a
number type brings its arithmetic, and constants through the argument ``constant``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from ..kernel.terms import Key, Term
from ..language.entry import Entry
from ..language.symbols import RenderError
from .laws import Array, Law
from .reading import Constant, Move, Reading
from .relations import Part, free_indices, parts
from .values import Window, by_name, sizes_of

__all__ = [
    "COMPLEX_STEP", "Evaluation", "Law", "Part", "RenderError", "Sides", "Scheme", "Window", "evaluate", "free_indices",
    "numpy_function", "parts", "sides", "sizes_of",
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
        self._readings: dict[tuple[Any, ...], Reading] = {}
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
        return self._reading(indices, free_indices(term) if over is None else tuple(over)).result(term)

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
            right = self._reading(indices, axes).result(part.right)
            if part.variable is None:
                left = self._reading(indices, axes).result(part.left)
            elif part.limits is None:
                left = self._derivative(part.left, part.variable, indices, axes)
            else:
                left = self._integral(part.left, part.variable, part.limits, indices, axes)
            result.append(Sides(part.relation, left, right))
        return tuple(result)

    def _reading(
        self, indices: Mapping[str, Sequence[int]], over: tuple[Key, ...], move: Move | None = None
    ) -> Reading:
        """Return the reading over these axes, with what it knows; there is one for each family that moves."""
        place = (over, tuple(tuple(indices.get(k.name, ())) for k in over), move and move[0])
        if place not in self._readings:
            self._readings[place] = Reading(self.values, self.sizes, indices, over, self.constant, move)
        return self._readings[place]

    def _derivative(
        self, f: Term, variable: Term, indices: Mapping[str, Sequence[int]], over: tuple[Key, ...]
    ) -> Array:
        """Return the derivative of ``f`` in ``variable``, whose indices may be those of ``f``."""
        reading = self._reading(indices, over, (variable.args[0], self.step.perturbed)).of(f, variable)
        slopes = self.step.tangents(reading.real(f, reading.top), reading.copies)
        tangents = np.broadcast_to(slopes, (reading.copies, *reading.shape))
        entry = np.zeros((1,) * tangents.ndim, dtype=np.int64)
        for i, length in zip(variable.args[3:], reading.moved_shape, strict=True):
            entry = entry * length + reading.index(i, reading.top).array
        entry = np.broadcast_to(entry, (1, *reading.shape))
        return np.take_along_axis(tangents, entry, axis=0).reshape(reading.shape)

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
        low, high = (self._reading(NOTHING, ()).result(t)[()] for t in limits)
        name = variable.args[0]

        def integrand(points: Array) -> Array:
            values, move = {**self.values, name: 0}, (name, lambda _: points)
            reading = Reading(values, self.sizes, indices, over, self.constant, move).of(f, variable)
            return np.broadcast_to(reading.real(f, reading.top), (len(points), *reading.shape))

        value = self._integrals[place] = self.step.integral(integrand, low, high)
        return value


def evaluate(
    term: Term,
    values: Mapping[str, Any],
    sizes: Mapping[str, int],
    *,
    indices: Mapping[str, Sequence[int]] = NOTHING,
    over: Sequence[Key] | None = None,
    constant: Constant | None = None,
) -> Array:
    """Evaluate one term: see `Evaluation`."""
    return Evaluation(values, sizes, constant=constant).evaluate(term, indices=indices, over=over)


def sides(
    formula: Term | Part,
    values: Mapping[str, Any],
    sizes: Mapping[str, int],
    *,
    indices: Mapping[str, Sequence[int]] = NOTHING,
    over: Sequence[Key] | None = None,
    constant: Constant | None = None,
    step: Scheme = COMPLEX_STEP,
) -> tuple[Sides, ...]:
    """Evaluate both sides of each relation of one formula: see `Evaluation`."""
    return Evaluation(values, sizes, constant=constant, step=step).sides(formula, indices=indices, over=over)


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
        given = {name: _real(name, value) for name, value in values.items()}
        all_sizes = {**sizes_of(keys, given), **sizes}
        with np.errstate(all="ignore"):
            both = sides(entry.claim, given, all_sizes, indices=indices, over=entry.indices)
        for side in (array for s in both for array in (s.left, s.right)):
            if not np.isfinite(side).all():
                why = "they are too large, or outside the hypotheses or the domain"
                raise RenderError(f"{entry.name}: a side is not finite in float64 at these values: {why}")
        left, right = tuple(s.left for s in both), tuple(s.right for s in both)
        return (left[0], right[0]) if len(both) == 1 else (left, right)

    function.__name__ = entry.name
    function.__doc__ = f"{entry.title}: left and right side."
    return function


def _real(name: str, value: Any) -> Any:
    """Return a value of real numbers as an array; laws, windows and functions as they are.

    Raises
    ------
    RenderError
        If it is a ragged list, complex (the complex step is taken inside), masked, or holds no numbers.
    """
    if isinstance(value, (Law, Window)) or callable(value):
        return value
    expected = f"{name}: expected an array of real numbers"
    if isinstance(value, np.ma.MaskedArray):
        raise RenderError(f"{expected}, got a masked one")
    try:
        array = np.asarray(value)
    except ValueError:
        raise RenderError(f"{expected}, got nested lists of different lengths") from None
    if array.dtype.kind not in "iuf":
        raise RenderError(f"{expected}, got {type(value).__name__} of dtype {array.dtype}")
    return array
