"""Finite laws for random entries: rational, and symmetric only where a hypothesis asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random

import numpy as np

from verify.numbers import Array

__all__ = ["LAWS", "ExactLaw", "draw_law"]

LAWS = ("identical", "per_entry", "as", "centered", "centered as", "normal", "correlated with")
"""What an entry may say of a random family; the last word of some is another family."""


@dataclass(frozen=True, eq=False)
class ExactLaw:
    """Points and weights of shape ``(*family, outcomes)``, fractions; entries with one mark share their outcome."""

    points: Array
    weights: Array
    shared: str = ""


Outcomes = list[tuple[Fraction, Fraction]]  # point and weight


def draw_law(name: str, shape: tuple[int, ...], laws: Mapping[str, str], seed: str) -> ExactLaw:
    """Draw the law of a random family.

    Parameters
    ----------
    name : str
    shape : tuple of int
        Of the family.
    laws : mapping of str to str
        What is asked of each family, see `LAWS`; ``"identical"`` for those that are not in it.
    seed : str
        The same seed gives the same law.

    Raises
    ------
    ValueError
        If a law is unknown.
    """
    marks = {other.rpartition(" ")[2] for other in laws.values() if other.startswith("correlated with ")}
    partner = laws[name].rpartition(" ")[2] if laws.get(name, "").startswith("correlated with ") else name
    points, weights = np.empty((*shape, 3), dtype=object), np.empty((*shape, 3), dtype=object)
    for index in np.ndindex(shape):
        place = f":{index}" if laws.get(name) == "per_entry" else ""
        for n, (point, weight) in enumerate(_outcomes(name, laws, seed, place)):
            points[(*index, n)], weights[(*index, n)] = point, weight
    return ExactLaw(points, weights, partner if partner in marks else "")


def _outcomes(name: str, laws: Mapping[str, str], seed: str, place: str) -> Outcomes:
    """Draw the three outcomes of one entry."""
    rng = Random(f"{seed}:{name}:law{place}")
    kind, _, other = laws.get(name, "identical").rpartition(" ")
    match kind or other:
        case "identical" | "per_entry":
            return _generic(rng)
        case "centered":
            return _generic(rng, centered=True)
        case "as":
            return _outcomes(other, laws, seed, place)
        case "centered as":
            return _centered(rng, _moment(_outcomes(other, laws, seed, place), 2))
        case "normal":
            point = Fraction(rng.choice((7, 11, 13)), rng.choice((5, 6, 8)))
            return [(-point, Fraction(1, 6)), (Fraction(0), Fraction(2, 3)), (point, Fraction(1, 6))]
        case "correlated with":
            weights = [w for _, w in _outcomes(other, laws, seed, place)]
            return list(zip(_points(rng), weights, strict=True))
    raise ValueError(f"{name}: expected a law, one of {', '.join(LAWS)}, got {laws[name]!r}")


def _moment(outcomes: Outcomes, power: int) -> Fraction:
    return sum((weight * point**power for point, weight in outcomes), start=Fraction(0))


def _generic(rng: Random, centered: bool = False) -> Outcomes:
    """Draw a law with no moment up to the third that is 0 or 1, but for the mean if it is to be 0."""
    while True:
        outcomes = list(zip(_points(rng), _weights(rng), strict=True))
        mean = _moment(outcomes, 1)
        if centered:
            outcomes = [(point - mean, weight) for point, weight in outcomes]
        if all(_moment(outcomes, power) not in (0, 1) for power in (2, 3)) and mean not in (0, 1):
            return outcomes


def _points(rng: Random) -> list[Fraction]:
    """Draw three points with a mean that is not zero."""
    numerators = rng.sample((2, 3, 5, 7, 11, 13), 3)
    signs = rng.choice(((1, 1, -1), (1, -1, 1), (-1, 1, 1)))
    denominator = rng.choice((4, 6, 9))
    return [Fraction(sign * n, denominator) for sign, n in zip(signs, numerators, strict=True)]


def _weights(rng: Random) -> list[Fraction]:
    """Draw three different probabilities."""
    parts = rng.sample((2, 3, 5, 7), 3)
    return [Fraction(p, sum(parts)) for p in parts]


def _centered(rng: Random, second: Fraction) -> Outcomes:
    """Draw a law of mean 0 with this second moment, and a third moment that is not zero."""
    mass = Fraction(rng.choice((5, 6)), 7)
    above = Fraction(int(float(second / mass) ** 0.5 * 60) + 17, 41)
    below = second / (mass * above)
    up = mass * below / (above + below)
    return [(-below, mass - up), (Fraction(0), 1 - mass), (above, up)]
