"""Points at which wrong statements are false: found in floating point, with rational coordinates; Rocq decides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from ...calc import Entry
from ...kernel.terms import INTEGERS, MOMENTS, Key, Term, subterms
from ..laws import Array
from ..numpy import Part, RenderError, evaluate, parts, sides
from .names import variables
from .text import sizes_in

__all__ = ["Disproof", "Point", "disproved"]

CLEAR = 1e-3
"""How far apart two sides are at least, in relation to the larger one."""
EXACT = 1e-12
"""How far apart the sides of a hypothesis may be by rounding."""
DRAWS = tuple(
    tuple(map(Fraction, own.split()))
    for own in (
        "1 -1/2 2 1/3 3/2 -1 2/3 3 1/2 -2 5/2 4/3 -3/2",
        "2 1 1/2 3 3/2 1/3 5/2 2/3 4/3",
        "-1 2 -1/2 1/3 1 -3/2 3",
        "0 1 -1 2 1/2",
    )
)
"""Numbers from which coordinates are taken in turn."""
MANY = 4
"""With more dimensions than these, the smallest sizes come first: what is computed grows with their product."""


class Point(NamedTuple):
    """Values of all variables of a statement.

    Attributes
    ----------
    sizes : mapping of str to int
    values : mapping of str to ndarray
        Fractions for a family, images for a permutation.
    """

    sizes: Mapping[str, int]
    values: Mapping[str, Array]


class Disproof(NamedTuple):
    """A relation that fails at a point.

    Attributes
    ----------
    point : Point
    indices : mapping of str to int
        Values of the free indices.
    part : int
        Which of the relations of the claim, from the left.
    relation : str
        ``eq ne lt le``; for a derivative ``deriv``, whose sides are the claimed derivative and the true one.
    less : bool
        Whether the left side is the smaller one.
    """

    point: Point
    indices: Mapping[str, int]
    part: int
    relation: str
    less: bool


def disproved(entry: Entry, claim: Term) -> Disproof | None:
    """A point at which a wrong claim of an entry is false, the hypotheses holding; None if none is found.

    Parameters
    ----------
    entry : Entry
        Its hypotheses are those of the claim, and its derivatives are true.
    claim : Term
    """
    if any(t.head in MOMENTS for t in subterms(claim)):
        return None
    for point in _points(entry, claim):
        for number, part in enumerate(parts(claim)):
            found = _failing(entry, point, number, part)
            if found is not None:
                return found
    return None


def _points(entry: Entry, claim: Term) -> Iterator[Point]:
    """Small points."""
    formulas = (*entry.given, claim, entry.claim)
    names = sizes_in(*formulas)
    few = list(product((1, 2) if len(names) > MANY else (2, 1, 3), repeat=len(names)))
    if len(names) > MANY:
        few.sort(key=sum)
    keys = [k for k in variables(*formulas) if k[0] in ("at", "perm")]
    for sizes in few:
        for draw in DRAWS:
            point = _point(entry, dict(zip(names, sizes, strict=True)), keys, draw)
            if point is not None:
                yield point


def _point(entry: Entry, sizes: Mapping[str, int], keys: Iterable[Key], draw: tuple[Fraction, ...]) -> Point | None:
    """Numbers drawn in turn, those of the witness computed from the others; None where there are none."""
    filled = _Filling(entry, sizes, draw)
    try:
        for key in keys:
            filled.fill(key)
    except (RenderError, ZeroDivisionError):
        return None
    return Point(sizes, filled.values)


class _Filling:
    """Values of variables, filled in as they are asked for."""

    def __init__(self, entry: Entry, sizes: Mapping[str, int], draw: tuple[Fraction, ...]) -> None:
        self.sizes, self.draw, self.next = sizes, draw, 0
        self.values: dict[str, Array] = {}
        self.witness = {getattr(v, "name", None) or v.args[0]: term for v, term in entry.witness.items()}

    def fill(self, key: Key) -> None:
        """Give a variable its value."""
        name = key[1]
        if name in self.values or key[0] == "ix":
            return
        if key[0] == "perm":
            self.values[name] = np.arange(self.size(key[2]))[::-1].copy()
            return
        if key[3] == "random" or INTEGERS in key[2]:
            raise RenderError(f"{name}: no rational values for it")
        shape = tuple(map(self.size, key[2]))
        determined = self._determined(self.witness[name], shape) if name in self.witness else None
        self.values[name] = self._drawn(shape) if determined is None else determined

    def _drawn(self, shape: tuple[int, ...]) -> Array:
        array = np.empty(shape, dtype=object)
        for index in np.ndindex(shape):
            array[index] = self.draw[self.next % len(self.draw)]
            self.next += 1
        return array

    def _determined(self, value: Any, shape: tuple[int, ...]) -> Array | None:
        """What a witness says, if it is rational; a number that is drawn may do as well, and hypotheses are checked."""
        term = getattr(value, "term", value)
        if not isinstance(term, Term):
            return np.full(shape, Fraction(term), dtype=object)
        over = [k for k in sorted(term.free, key=repr) if k[0] == "ix"]
        for k in variables(term):
            self.fill(k)
        first = {k[1]: [0] for k in over}
        try:
            result = evaluate(term, self.values, self.sizes, indices=first, over=over, constant=Fraction)
        except (AttributeError, TypeError):  # a fraction has no root, nor an exponential
            return None
        return result.reshape(result.shape[len(over) :])

    def size(self, dim: Any) -> int:
        """Return the number of indices of a dimension."""
        return 2 * self.size(dim[1]) if isinstance(dim, tuple) else self.sizes[dim]


def _failing(entry: Entry, point: Point, number: int, part: Part) -> Disproof | None:
    """The first indices at which the hypotheses hold and one relation of a claim fails clearly."""
    if part.left is None or part.right is None:
        return None
    relation = part.relation
    if relation == "deriv":
        own = parts(entry.claim)
        if number >= len(own) or (own[number].left, own[number].variable) != (part.left, part.variable):
            return None  # another derivative, of which no theorem speaks
        part = part._replace(left=part.right, right=own[number].right, relation="eq", variable=None)
    free = (k for f in (*entry.given, entry.claim) for k in variables(f) if k[0] == "ix")
    over = tuple(dict.fromkeys((*part.indices, *free)))
    values = {n: a if a.dtype.kind == "i" else a.astype(np.float64) for n, a in point.values.items()}
    with np.errstate(all="ignore"):
        (both,) = sides(part, values, point.sizes, over=over)
        scale = np.maximum(abs(both.left), abs(both.right))
        gap = (both.right - both.left) / np.where(scale > 0, scale, 1)
        wrong = np.isfinite(gap) & ((abs(gap) > CLEAR) if part.relation == "eq" else (gap < -CLEAR))
        if part.relation in ("ne", "apart"):
            return None  # equal numbers are no matter of enclosures
        for hypothesis in entry.given:
            wrong &= _holding(hypothesis, values, point, over)
    for index in np.argwhere(wrong):
        indices = {k[1]: int(i) for k, i in zip(over, index, strict=True)}
        return Disproof(point, indices, number, relation, bool(gap[tuple(index)] > 0))
    return None


def _holding(hypothesis: Term, values: Mapping[str, Array], point: Point, over: tuple[Key, ...]) -> Array:
    """Where a hypothesis holds, by a clear margin if it is a strict inequality."""
    result = np.asarray(True)
    for s in sides(hypothesis, values, point.sizes, over=over):
        gap = s.right - s.left
        match s.relation:
            case "eq":
                fine = abs(gap) <= EXACT
            case "le":
                fine = gap >= 0
            case "lt":
                fine = gap > CLEAR
            case _:
                fine = abs(gap) > CLEAR
        result = result & fine.all(axis=tuple(range(len(over), fine.ndim)))
    return result
