"""Random entries at a point: dice with few faces, so that an expectation is a finite sum of fractions.

Moments that hypotheses ask for are read off them, and the faces are scaled to have them; whether all hypotheses hold is
computed afterwards, as for any other value.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from types import MappingProxyType
from typing import NamedTuple

from ..kernel.terms import Dim, Key, Term
from .numbers import rational_root

Index = tuple[int, ...]
Face = tuple[Fraction, Fraction]
"""Its probability, and what it shows."""
MOST_THROWS = 300


def _die(weights: str, faces: str) -> tuple[Face, ...]:
    return tuple(zip(map(Fraction, weights.split()), map(Fraction, faces.split()), strict=True))


THREE_FACED = _die("1/2 1/3 1/6", "0 1 -2")
"""Mean 0, variance 1, third moment -1, and the fourth moment 3 of a normal law."""
DICE: Mapping[str, tuple[Face, ...]] = MappingProxyType(
    {
        "coin": _die("1/2 1/2", "1 -1"),
        "three faces": THREE_FACED,
        "skew coin": _die("1/5 4/5", "2 -1/2"),
    }
)
"""Dice of mean 0 and variance 1."""
GROUPS = ("each", "family", "all")
"""Which entries show the same die: each its own, those of a family one, all of them one."""


class Shape(NamedTuple):
    """The form of a law: its die, its grouping, and its moments.

    Attributes
    ----------
    die, group : str
        Of `DICE` and of `GROUPS`.
    mean, deviation : Fraction
        Of entries for which no hypothesis says them.
    """

    die: str
    group: str
    mean: Fraction
    deviation: Fraction


class DiceLaw(NamedTuple):
    """The values of random entries at a point, as dice.

    Attributes
    ----------
    shape : Shape
    dice : tuple of tuple of Face
    number : mapping of Key to mapping of index to int
        Which die an entry is.
    """

    shape: Shape
    dice: tuple[tuple[Face, ...], ...]
    number: Mapping[Key, Mapping[Index, int]]

    def throws(self, dice: Iterable[int] | None = None) -> Iterator[tuple[Fraction, Mapping[int, Fraction]]]:
        """Yield the probability of each throw of some dice, or of all of them, and what these show."""
        thrown = range(len(self.dice)) if dice is None else sorted(set(dice))
        for faces in product(*(self.dice[n] for n in thrown)):
            shown = {n: face for n, (_, face) in zip(thrown, faces, strict=True)}
            yield math.prod((w for w, _ in faces), start=Fraction(1)), shown

    def independent(self, families: Collection[tuple[str, tuple[Dim, ...]]]) -> bool:
        """Tell whether all entries of some families are different dice."""
        thrown = [die for key, entries in self.number.items() if key[1:3] in families for die in entries.values()]
        return len(set(thrown)) == len(thrown)

    def __str__(self) -> str:
        shown = []
        for key, entries in self.number.items():
            groups: dict[tuple[Face, ...], list[Index]] = {}
            for at, number in entries.items():
                groups.setdefault(self.dice[number], []).append(at)
            for die, places in groups.items():
                every = len(groups) == 1 and len(places) > 1
                names = f"each entry of {key.name}" if every else ", ".join(_entry(key.name, at) for at in places)
                shown.append(f"{names} is {_faces(die)}")
        groupings = {"each": "all independent", "family": "those of a family equal", "all": "all from one throw"}
        alone = sum(map(len, self.number.values())) == 1
        return "; ".join(shown) + ("" if alone else f" ({groupings[self.shape.group]})")


def _entry(name: str, at: Index) -> str:
    return f"{name}[{', '.join(map(str, at))}]" if at else name


def _faces(die: tuple[Face, ...]) -> str:
    faces = [str(shown) for _, shown in die]
    if len({weight for weight, _ in die}) == 1:
        return " or ".join(faces) + (", equally likely" if len(faces) > 1 else "")
    return f"{', '.join(faces)} with probabilities {', '.join(str(weight) for weight, _ in die)}"


def shapes_of(count: int, independent: bool) -> list[Shape]:
    """Return the shapes of laws that are tried, the simplest first; fewer faces for many entries.

    Parameters
    ----------
    count : int
        How many random entries there are.
    independent : bool
        Whether hypotheses say of all of them that they are.
    """
    groups = GROUPS[:1] if independent or count == 1 else GROUPS
    numbers = [tuple(map(Fraction, pair)) for pair in ((0, 1), (1, 1), (1, 2), (0, 2))]
    return [
        Shape(die, group, *moments)
        for moments in numbers
        for group in groups
        for die, faces in DICE.items()
        if group != "each" or len(faces) ** count <= MOST_THROWS
    ]


def law(
    shape: Shape, places: Mapping[Key, Sequence[Index]], moments: Mapping[tuple[Key, Index, int], Fraction]
) -> DiceLaw | None:
    """Return a law with the moments that are asked for; None if its faces would not be rational.

    Parameters
    ----------
    shape : Shape
    places : mapping of Key to sequence of index
        The indices of each random family.
    moments : mapping of (Key, index, int) to Fraction
        The mean (1), mean square (2) or variance (0) of an entry, where hypotheses state it.
    """
    dice: list[tuple[Face, ...]] = []
    number: dict[Key, dict[Index, int]] = {}
    numbered: dict[tuple[object, ...], int] = {}
    for key, indices in places.items():
        number[key] = {}
        for at in indices:
            scale = _scale(shape, *(moments.get((key, at, order)) for order in (1, 2, 0)))
            if scale is None:
                return None
            mean, deviation = scale
            faces = tuple((weight, mean + deviation * shown) for weight, shown in DICE[shape.die])
            group = {"each": (key, at), "family": (key, faces), "all": (faces,)}[shape.group]
            if group not in numbered:
                numbered[group] = len(dice)
                dice.append(faces if deviation else ((Fraction(1), mean),))
            number[key][at] = numbered[group]
    return DiceLaw(shape, tuple(dice), number) if math.prod(map(len, dice)) <= MOST_THROWS else None


def _scale(
    shape: Shape, mean: Fraction | None, second: Fraction | None, variance: Fraction | None
) -> tuple[Fraction, Fraction] | None:
    """Return mean and deviation of an entry."""
    if second is not None and variance is None:
        root = rational_root(second)
        if mean is None and root is not None:  # 3, 4, 5: both are rational if their squares add up to the square of one
            return (root * Fraction(3, 5), root * Fraction(4, 5)) if shape.mean else (Fraction(0), root)
        mean = Fraction(0) if mean is None else mean
        variance = second - mean**2
    mean = shape.mean if mean is None else mean
    deviation = shape.deviation if variance is None else rational_root(variance)
    return None if deviation is None else (mean, deviation)


def moment_said(relation: Term) -> tuple[Term, int, Term] | None:
    """Return the entry whose mean (1), mean square (2) or variance (0) a relation states, and the value.

    Examples
    --------
    >>> from derive.language.terms import Dimension, Eq, Expectation, random, reals
    >>> n = Dimension("n")
    >>> (i,) = n.indices("i")
    >>> q, (sigma,) = random("q", n), reals("sigma")
    >>> moment_said(Eq(Expectation(q[i] ** 2), sigma**2))
    (q[i], 2, sigma**2)
    """
    if relation.head != "eq":
        return None
    for moment, value in (relation.args, relation.args[::-1]):
        match moment.head, moment.args:
            case "E", (a,) if a.head == "at" and a.random:
                return a, 1, value
            case "E", (a,) if a.head == "pow" and a.args[1] == 2 and a.args[0].head == "at" and a.random:
                return a.args[0], 2, value
            case "Var", (a,) if a.head == "at" and a.random:
                return a, 0, value
    return None
