"""Random entries as dice: one law, and a number on each face of each die, so that moments are finite sums of fractions.

A hypothesis that entries are independent holds as they are different dice (``library/Model.v``); the others, and the
claim, are computed.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

from ..deciding.laws import THREE_FACED
from ..kernel.terms import INTEGERS, Dim, Key
from ..language.symbols import RenderError
from ..values.pointwise import AtPoint

__all__ = ["LAW", "MOST", "AtDice", "Dice", "thrown"]

LAW = THREE_FACED
"""Weights and numbers of the faces of a standard die, ``three_faced`` of ``derive/rocq/library/Refutation.v``."""
FAMILIES = tuple(
    tuple((Fraction(mean), Fraction(deviation)) for mean, deviation in moments)
    for moments in (((1, 2), (2, 3)), ((1, 2), (0, 3)), ((0, 2), (0, 3)), ((0, 2), (0, 2)))
)
"""Mean and standard deviation of the entries of the first family, and of the second one."""
MOST = (2, 3)
"""So many dice at most; three where two will not do. A variance of four took Rocq a minute: there are 81 throws."""


class Dice(NamedTuple):
    """Hold the die of each random entry, and the faces of the dice.

    Attributes
    ----------
    number : mapping of str to int or nested tuple
        For each family the numbers of the dice that its entries are.
    faces : tuple of tuple of Fraction
        For each die, in the order of the faces of the law.
    """

    number: Mapping[str, Any]
    faces: tuple[tuple[Fraction, ...], ...]

    def throws(self) -> Iterator[tuple[Fraction, Mapping[str, Any]]]:
        """Yield each throw of all dice: its probability, and the entries that it shows.

        Examples
        --------
        >>> (dice,) = [d for d in thrown([Key("at", "q", (), "random")], {}) if d.faces[0][0] == 1]
        >>> [(str(weight), str(shown["q"])) for weight, shown in dice.throws()]
        [('1/2', '1'), ('1/3', '3'), ('1/6', '-3')]
        """
        for throw in product(range(len(LAW)), repeat=len(self.faces)):
            shown = [die[face] for die, face in zip(self.faces, throw, strict=True)]
            yield math.prod((LAW[face][0] for face in throw), start=Fraction(1)), _shown(self.number, shown)


def _shown(number: Mapping[str, Any], shown: list[Fraction]) -> dict[str, Any]:
    def entries(numbers: Any) -> Any:
        return tuple(map(entries, numbers)) if isinstance(numbers, tuple) else shown[numbers]

    return {name: entries(numbers) for name, numbers in number.items()}


def thrown(keys: Iterable[Key], sizes: Mapping[str, int], most: int = MOST[0], *, one: bool = False) -> Iterator[Dice]:
    """Yield dice for the entries of random families, a die for each, with all means and deviations that are tried.

    Parameters
    ----------
    keys : iterable of Key
        Random families, two at most.
    sizes : mapping of str to int
    most : int
        So many dice at most.
    one : bool
        Whether all entries of a family show one die: not of those that are independent.

    Raises
    ------
    RenderError
        If there are no such dice.

    Examples
    --------
    >>> next(thrown([Key("at", "q", ("d",), "random")], {"d": 2})).number
    {'q': (0, 1)}
    >>> next(thrown([Key("at", "q", ("d",), "random")], {"d": 4}, one=True)).number
    {'q': (0, 0, 0, 0)}
    """
    keys = tuple(keys)
    if any(INTEGERS in k.dims or any(isinstance(d, tuple) for d in k.dims) for k in keys):
        raise RenderError("random entries over all integers, or over twice a size: no dice for them")
    count, number = 0, {}
    for k in keys:
        if one:
            number[k.name], count = _alike(k.dims, sizes, count), count + 1
        else:
            number[k.name], count = _numbered(k.dims, sizes, count)
    if not 0 < count <= most or len(keys) > 2:
        raise RenderError(f"{count} random entries of {len(keys)} families: no dice for them")
    for moments in dict.fromkeys(choice[: len(keys)] for choice in FAMILIES):
        faces = []
        for k, (mean, deviation) in zip(keys, moments, strict=True):
            entries = 1 if one else math.prod(sizes[d] for d in k.dims if isinstance(d, str))
            faces += [tuple(mean + deviation * face for _, face in LAW)] * entries
        yield Dice(number, tuple(faces))


def _numbered(dims: tuple[Dim, ...], sizes: Mapping[str, int], first: int) -> tuple[Any, int]:
    """The numbers of the dice of a family, and the next number."""
    if not dims:
        return first, first + 1
    entries = []
    for _ in range(sizes[str(dims[0])]):
        entry, first = _numbered(dims[1:], sizes, first)
        entries.append(entry)
    return tuple(entries), first


def _alike(dims: tuple[Dim, ...], sizes: Mapping[str, int], number: int) -> Any:
    """One number for all entries of a family."""
    return (_alike(dims[1:], sizes, number),) * sizes[str(dims[0])] if dims else number


class AtDice(AtPoint):
    """Evaluates terms exactly, expectations over all throws of dice; a root only of the square of a fraction.

    Parameters
    ----------
    dice : Dice
    values, sizes
        As of ``AtPoint``.
    """

    def __init__(self, dice: Dice, values: Mapping[str, Any], sizes: Mapping[str, int]) -> None:
        super().__init__({**values, **dice.number}, sizes, Fraction)
        self.throws = tuple(dice.throws())

    def _computed(self, t: Any, at: Any, stack: tuple[int, ...]) -> Any:
        match t.head, t.args:
            case "E", (x,):
                return self._mean(at, lambda w: self._real(x, w, stack))
            case "Var", (x,):
                mean = self._mean(at, lambda w: self._real(x, w, stack))
                return self._mean(at, lambda w: (self._real(x, w, stack) - mean) ** 2)
            case "Cov", (x, y):
                first, second = (self._mean(at, lambda w, z=z: self._real(z, w, stack)) for z in (x, y))
                return self._mean(at, lambda w: (self._real(x, w, stack) - first) * (self._real(y, w, stack) - second))
        return super()._computed(t, at, stack)

    def _mean(self, at: Any, evaluate: Any) -> Fraction:
        total = Fraction(0)
        for weight, shown in self.throws:
            values = {k: shown[k.name] if k.random else v for k, v in at.values.items()}
            total += weight * evaluate(replace(at, values=values, results={}))
        return total

    def _transcendental(self, function: Any, name: str, argument: Any) -> Any:
        if name == "sqrt" and argument >= 0:
            root = Fraction(math.isqrt(argument.numerator), math.isqrt(argument.denominator))
            if root**2 == argument:
                return root
        return super()._transcendental(function, name, argument)
