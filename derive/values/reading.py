"""The evaluation of terms at one point: values are checked, one family may be perturbed, expectations are taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from ..kernel.terms import INTEGERS, Key, Term
from ..language.symbols import RenderError
from .arrays import Bound, Calculation, Constant, Frame, Index
from .laws import Array, Law, Moments, RandomPolynomial, variables
from .values import Window, checked_array, checked_law, checked_permutation, expected

__all__ = ["Constant", "Move", "Reading"]

Move = tuple[str, Callable[[Array], Array]]  # the name of a family, and what makes its perturbed copies


class Reading(Calculation):
    """One evaluation. Every array has a first axis for the copies of a perturbed family, of size 1 without one."""

    def __init__(
        self,
        values: Mapping[str, Any],
        sizes: Mapping[str, int],
        indices: Mapping[str, Sequence[int]],
        over: Sequence[Key],
        constant: Constant | None,
        move: Move | None = None,
    ) -> None:
        super().__init__(sizes, constant)
        self.values, self.move = values, move
        self.copies = 1
        self.moved_shape: tuple[int, ...] = ()
        self.shape: tuple[int, ...] = ()
        self.bound: dict[Key, Bound] = {}
        self.laws: dict[str, Law] = {}
        for n, key in enumerate(over):
            axis = self._axis(key, indices)
            self.shape = (*self.shape, len(axis))
            along = axis.reshape((1,) * (n + 1) + (-1,) + (1,) * (len(over) - n - 1))
            self.bound[key] = Bound(Index(along, None if key.name in indices else n + 1), len(over) + 1)
        self.moments = Moments(self.laws)
        self.top = Frame(self.bound, (), len(over) + 1)

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
        if key.kind == "ix":
            raise RenderError(f"{key.name}: an axis was expected for this index")
        if key.name not in self.values:
            raise RenderError(f"{key.name}: expected {expected(key)}, got nothing")
        value = self.values[key.name]
        if key.kind == "perm":
            self.bound[key] = Bound(checked_permutation(key, value, self.size(key.dim))[None], 1)
        elif key.random:
            shape = tuple(map(self.size, key.dims))
            self.laws[key.name] = checked_law(key, value, shape)
            self.bound[key] = Bound(variables(key.name, shape, self.number(Fraction(1)))[None], 1)
        elif callable(value):
            self.bound[key] = Bound(value, 0)
        elif isinstance(value, Window):
            self.bound[key] = self._window(key, value)
        else:
            array = checked_array(key, value, tuple(map(self.size, key.dims)))
            if self.move is not None and key.name == self.move[0]:
                self.copies, self.moved_shape, array = array.size, array.shape, self.move[1](array)
            else:
                array = array[None]
            self.bound[key] = Bound(array, 1)

    def result(self, term: Term) -> Array:
        """Return a term as an array over the axes asked for; those of a vector come last."""
        value = self.of(term).any(term, self.top)
        array = value.array if isinstance(value, Index) else value
        if array.dtype == object and any(isinstance(a, RandomPolynomial) for a in array.flat):
            raise RenderError("a random entry outside of every expectation has no value")
        shape = (*self.shape, *self._own(term.sort))
        return np.broadcast_to(array, (1, *shape)).reshape(shape)

    def _axis(self, key: Key, indices: Mapping[str, Sequence[int]]) -> Array:
        if key.name in indices:
            axis = np.asarray(indices[key.name], dtype=np.int64)
            if key.dim != INTEGERS and not ((axis >= 0) & (axis < self.size(key.dim))).all():
                raise RenderError(f"{key.name}: expected indices below {self.size(key.dim)}, got {axis.tolist()}")
            return axis
        if key.dim == INTEGERS:
            raise RenderError(f"{key.name}: values of this integer index were expected, got nothing")
        return np.arange(self.size(key.dim))

    def _window(self, key: Key, value: Window) -> Bound:
        array = np.asarray(value.values)
        over_integers = [d == INTEGERS for d in key.dims]
        shape = tuple(n if z else self.size(d) for d, z, n in zip(key.dims, over_integers, array.shape, strict=False))
        return Bound(checked_array(key, array, shape)[None], 1, tuple(value.first if z else 0 for z in over_integers))

    def _real(self, t: Term, at: Frame) -> Any:
        match t.head, t.args:
            case "E", (a,):
                return self._mean(self.real(a, at))
            case "Var", (a,):
                return self._covariance(self.real(a, at), self.real(a, at))
            case "Cov", (a, b):
                return self._covariance(self.real(a, at), self.real(b, at))
        return super()._real(t, at)

    def _own(self, sort: Any) -> tuple[int, ...]:
        """Return the shape of a vector."""
        return (self.size(sort[1]), *self._own(sort[2])) if sort[0] == "V" else ()

    def _mean(self, array: Array) -> Array:
        if array.dtype != object:
            return array
        mean = self.moments.expectation(array)
        return mean.astype(np.result_type(*map(type, mean.flat))) if self.constant is None else mean

    def _covariance(self, a: Array, b: Array) -> Array:
        """Return the mean of the product of the deviations, as the definition says."""
        return self._mean((a - self._mean(a)) * (b - self._mean(b)))
