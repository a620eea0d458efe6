"""Right sides of claims as array programs: the book's theorems, and its mistakes, over batches of any numbers.

A program is plain NumPy: floats, object arrays of balls, fractions or dual numbers, and rounding balls run through the
same term. Nothing is typed twice: a wrong formula is a mutant, and this computes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from ..kernel.terms import INTEGERS, Key, Term, rebuild, shift, subterms
from ..language.symbols import RenderError
from .arrays import Bound, Calculation, Constant, Frame, Index
from .laws import Law
from .relations import parts
from .values import Window, expected, sizes_of_shapes

NOTHING: Mapping[str, Any] = MappingProxyType({})


@cache
def obstacle(formula: Term) -> str:
    """Return why the right sides of a claim are no array program; empty if they are.

    Raises
    ------
    RenderError
        If it is no formula.
    """
    for part in parts(formula):
        if part.right is None or part.right.sort != "R":
            return f"{part.relation}: it has no side that is a number"
        for t in _unfolded(part.right):
            if t.head in ("E", "Var", "Cov") or t.random:
                return "an expectation: its law is no array"
    return ""


@lru_cache(maxsize=4096)
def _sides(formula: Term) -> tuple[tuple[Term, tuple[Key, ...]], ...]:
    """Return the right sides of a claim, each with the indices that its relation is over."""
    return tuple((part.right, part.indices) for part in parts(formula) if part.right is not None)


def _unfolded(t: Term) -> Iterator[Term]:
    """Yield the subterms of a term, and those of the bodies of its definitions."""
    for inner in subterms(t):
        yield inner
        if inner.head == "def":
            yield from _unfolded(inner.args[0].body)


class Batches:
    """Compute the right sides of claims at values of their variables.

    Claims that are computed at the same values, as a theorem and its mutants, share what they have in common.

    Parameters
    ----------
    values : mapping of str to array
        By variable. Axes in front of those that a variable needs are a batch; batches are broadcast. Integers for a
        free index choose one for each element of the batch; integers for a permutation; a `Window`, or a function of
        index arrays, for a family over the integers. Constants are made by the method ``constant`` of an array of
        another kind, or of the elements of an object array. What a definition gives at variables may be known under a
        name such as ``"softmax(x)"``, a family over its indices; ``"softmax(X)"`` holds those of all rows ``X[i]``.
    sizes : mapping of str to int, optional
        Of dimensions; those of arrays are found.
    functions : mapping of str to callable, optional
        How some definitions are computed: see `Calculation`.

    Examples
    --------
    >>> import numpy as np
    >>> from derive.chapters import BOOK
    >>> batches = Batches({"x": np.log([[1.0, 3.0], [2.0, 2.0]]), "g": np.array([[4.0, 0.0], [1.0, 3.0]])})
    >>> (right,) = batches.right_sides(BOOK.entries["softmax_vjp"].claim)
    >>> right
    array([[ 0.75, -0.75],
           [-0.5 ,  0.5 ]])
    """

    def __init__(
        self,
        values: Mapping[str, Any],
        sizes: Mapping[str, int] = NOTHING,
        functions: Mapping[str, Callable[..., Any]] = NOTHING,
    ) -> None:
        self.values = {_variable(name): _array(value) for name, value in values.items()}
        self.constant, self.sizes = _constant_of(self.values.values()), dict(sizes)
        self.functions = functions
        self._made: dict[tuple[tuple[Key, ...], int, tuple[tuple[str, int], ...]], tuple[Calculation, Frame]] = {}

    def right_sides(self, formula: Term) -> tuple[Any, ...]:
        """Return the right side of each relation of a claim: batches first, then the free indices without a value.

        Raises
        ------
        RenderError
            If a side is no array program, a value is missing, or shapes do not fit.
        """
        if why := obstacle(formula):
            raise RenderError(why)
        shapes = {key: self.values[key.name].shape for key in formula.free if self._has_shape(key)}
        for key, shape in shapes.items():
            if len(shape) < _axes_of(key):
                raise RenderError(f"{key.name}: expected {expected(key)}, got shape {shape}")
        leading = {key: len(shape) - _axes_of(key) for key, shape in shapes.items()}
        batch = np.broadcast_shapes(*(shape[: leading[key]] for key, shape in shapes.items()))
        ordered = sorted(shapes, key=repr)
        self.sizes.update(sizes_of_shapes({key: shapes[key][leading[key] :] for key in ordered}, self.sizes))
        computed = frozenset(name for name in self.values if "~" in name)
        return tuple(
            self._right_side(_with(computed, right) if computed else right, indices, batch)
            for right, indices in _sides(formula)
        )

    def _has_shape(self, key: Key) -> bool:
        return key.name in self.values and not _without_shape(self.values[key.name])

    def _right_side(self, term: Term, indices: Sequence[Key], batch: tuple[int, ...]) -> Any:
        over, lead = tuple(key for key in indices if key.name not in self.values), max(len(batch), 1)
        place = (over, lead, tuple(sorted(self.sizes.items())))
        if place not in self._made:
            made = Calculation(dict(self.sizes), self.constant, self.functions, products=True)
            depth = lead + len(over)
            counted = {key: _counted(made.size(key.dim), lead + n, depth) for n, key in enumerate(over)}
            self._made[place] = made, Frame({key: Bound(i, depth) for key, i in counted.items()}, (), depth)
        made, frame = self._made[place]
        for key in term.free - frame.values.keys():
            frame.values[key] = self._bound(key, lead)
        sizes = tuple(made.size(key.dim) for key in over)
        values = np.broadcast_to(made.real(term, frame), ((*batch, *sizes) if batch else (1, *sizes)))
        made.forget(frame)
        return values if batch else values[0, ...]

    def _bound(self, key: Key, lead: int) -> Bound:
        if key.name not in self.values:
            raise RenderError(f"{key.name}: expected {expected(key)}, got nothing")
        value = self.values[key.name]
        if callable(value):
            return Bound(value, 0)
        if isinstance(value, Window):
            first = tuple(value.first if d == INTEGERS else 0 for d in key.dims)
            return Bound(value.values.reshape(*(1,) * lead, *value.values.shape), lead, first)
        missing = lead - (value.ndim - _axes_of(key))
        array = value.reshape(*(1,) * missing, *value.shape)
        return Bound(Index(array) if key.kind == "ix" else array, lead)


def _variable(name: str) -> str:
    """Return the name of a variable that stands for a definition at variables: ``softmax~x`` for ``softmax(x)``."""
    return name.rstrip(")").replace("(", "~").replace(", ", "~")


@lru_cache(maxsize=4096)
def _with(computed: frozenset[str], t: Term) -> Term:
    """Return a term with variables for what definitions give at variables, where these are known."""
    if t.head == "def":
        name, rows = _at_variables(t)
        if name in computed:
            passed = (i for p, i in zip(t.args[0].params, t.args[1:], strict=True) if p[0] == "ix")
            indices = (*rows, *passed)
            return Term("at", name, tuple(i.sort[1] for i in indices), "fixed", *indices)
    return rebuild(t, lambda inner, _: _with(computed, inner))


def _at_variables(t: Term) -> tuple[str, tuple[Term, ...]]:
    """Return the name of a definition at variables, and of which rows of them; an empty name if it is at others."""
    names, rows = [t.args[0].name], set()
    for param, family in zip(t.args[0].params, t.args[1:], strict=True):
        if param[0] == "ix":
            continue
        body, bound = family, 0
        while body.head == "lam":
            body, bound = body.args[1], bound + 1
        if body.head != "at":
            return "", ()
        fixed, counted = body.args[3 : len(body.args) - bound], body.args[len(body.args) - bound :]
        if [i.args[0] for i in counted if i.head == "bv"] != [*range(bound)][::-1]:
            return "", ()
        names.append(body.args[0])
        rows |= {tuple(shift(i, -bound) for i in fixed)} if fixed else set()
    return ("~".join(names), rows.pop() if rows else ()) if len(rows) < 2 else ("", ())


def _array(value: Any) -> Any:
    return value if _without_shape(value) or isinstance(value, NDArrayOperatorsMixin) else np.asanyarray(value)


def _without_shape(value: Any) -> bool:
    return callable(value) or isinstance(value, Window | Law)


def _constant_of(values: Iterable[Any]) -> Constant | None:
    """Return what makes constants beside some arrays; None where all of them hold floats."""
    for value in values:
        if isinstance(value, NDArrayOperatorsMixin):
            return value.constant  # type: ignore[attr-defined, no-any-return]
        array = value.values if isinstance(value, Window) else value
        if isinstance(array, np.ndarray) and array.dtype == object and array.size:
            return getattr(array.flat[0], "constant", lambda q: q)
    return None


def _axes_of(key: Key) -> int:
    """Return how many axes a variable has."""
    return len(key.dims) if key.kind == "at" else int(key.kind == "perm")


def _counted(size: int, axis: int, depth: int) -> Index:
    return Index(np.arange(size).reshape((1,) * axis + (size,) + (1,) * (depth - axis - 1)), axis)
