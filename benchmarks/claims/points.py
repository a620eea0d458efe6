"""Points at which a claim is tried: random ones, and hard ones with zeros, ties, large gaps and sizes of one."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

from benchmarks.claims.rows import Claim
from benchmarks.claims.truth import Point, holds, taken
from benchmarks.claims.words import mpf

__all__ = ["declared", "points", "sized"]

SIZES = (2, 3, 1, 4, 5)
MOST_TRIES = 600
LAW = re.compile(r"Sum\((\w+)\[(\w+)\], \2:\w+\) = 1")
LAWS = re.compile(r"ForAll\((\w+):\w+, Sum\((\w+)\[\1, (\w+)\], \3:\w+\) = 1\)")
UNIT = re.compile(r"Sum\((\w+)\[(\w+)\]\*\*2, \2:\w+\) = 1")
POSITIVE = re.compile(r"(?:^|, )0 <=? (\w+)(?:\[[\w, ]+\])?\)*$")


@cache
def declared(claim: Claim) -> tuple[dict[str, tuple[str, ...]], dict[str, str], tuple[str, ...], tuple[str, ...]]:
    """Return families with their dimensions, indices with theirs, the random names, and the dimensions."""
    families: dict[str, tuple[str, ...]] = {}
    indices: dict[str, str] = {}
    random: list[str] = []
    dimensions: list[str] = []
    for line in claim.declared:
        section, _, rest = line.partition(": ")
        for item in re.findall(r"(\w+)(?:\[([\w, ]+)\]|:(\w+))?", rest):
            if section in ("reals", "vectors", "random"):
                families[item[0]] = tuple(item[1].split(", ")) if item[1] else ()
                random += [item[0]] if section == "random" else []
            elif section == "indices":
                indices[item[0]] = item[2]
            elif section == "dimensions":
                dimensions.append(item[0])
    said = " ".join((claim.claim, *claim.given, claim.take))
    words = {*re.findall(r"\w+", said)}
    used = {name: dims for name, dims in families.items() if name in words}
    return used, {i: d for i, d in indices.items() if i in words}, tuple(r for r in random if r in used), (*dimensions,)


def sized(claim: Claim, at: Point) -> Point:
    """Return a point with the sizes of its vectors, where it does not say them."""
    families, indices, _, dimensions = declared(claim)
    whole = {name: int(value) for name, value in at.items() if name in indices or name in dimensions}
    sizes: Point = {}
    for name, value in at.items():
        for dim in families.get(name, ()):
            sizes.setdefault(dim, len(value))
            value = value[0]
    return {**sizes, **at, **whole}


def points(claim: Claim, count: int, seed: int = 0) -> Iterator[Point]:
    """Yield points at which the hypotheses hold, at most so many; those that contradict each other, beyond doubt."""
    rng = Random(f"{seed}: {claim}")
    found, contradictory = 0, claim.truth == "contradictory"
    for number in range(MOST_TRIES):
        try:
            at = _drawn(claim, rng, number)
            if not all(holds(line, at, declared(claim)[2], clearly=contradictory) for line in claim.given):
                continue
        except (ArithmeticError, ValueError):
            continue
        yield at
        found += 1
        if found == count:
            return


def _drawn(claim: Claim, rng: Random, number: int) -> Point:
    families, indices, random, dimensions = declared(claim)
    few = SIZES[: 2 if random else 5]
    sizes: Point = {dim: SIZES[number] if number < len(SIZES) else rng.choice(few) for dim in dimensions}
    hard = number % 3 == 0
    scale = rng.choice((1, 1, 1, 4, Fraction(1, 8), 12)) if number % 4 else 1
    at: Point = dict(sizes)
    for index, dim in indices.items():
        at[index] = rng.randrange(sizes[dim])
    shared = rng.choice((None, None, None, Fraction(1, 2), Fraction(-1), Fraction(0)))
    outcomes = _outcomes(claim, families, random, sizes, rng)
    for name, dims in families.items():
        if name in random:
            at[name] = _random(outcomes, name, [sizes[d] for d in dims])
            continue
        tie = rng.choice((None, None, _value(rng, hard) * scale)) if hard else None
        shape = [sizes[d] for d in dims]
        at[name] = _family(shape, rng, hard, scale, shared if hard and shared is not None and not dims else tie)
    for line in claim.given:
        if positive := POSITIVE.search(line):
            name = positive[1]
            at[name] = _each(abs, at[name]) if name in families and name not in random else at[name]
        if bounds := re.fullmatch(r"(\w+) <=? (\w+)", line):
            low, high = bounds.groups()
            if low in families and high in families and rng.random() < 0.9 and not (families[low] or families[high]):
                at[low], at[high] = sorted((at[low], at[high]))
    for line in claim.given:
        if law := LAW.fullmatch(line):
            bounded = re.search(rf"(<=?) {law[1]}\[", "; ".join(claim.given))
            at[law[1]] = _law(at[law[1]], bounded[1] == "<") if bounded else _shares(at[law[1]])
        elif laws := LAWS.fullmatch(line):
            at[laws[2]] = [_law(row, True) for row in at[laws[2]]]
        elif (unit := UNIT.fullmatch(line)) and any(at[unit[1]]):
            norm = sum(v * v for v in at[unit[1]]) ** mpf("0.5")
            at[unit[1]] = [v / norm for v in at[unit[1]]]
    return taken(claim.take, at, random) if claim.take else at


def _value(rng: Random, hard: bool) -> Any:
    if hard and rng.random() < 0.6:
        return mpf(rng.choice((0, 0, 1, -1, 2, Fraction(1, 2), 3)).__float__())
    return mpf(rng.randint(-400, 400)) / rng.choice((100, 128, 200))


def _family(shape: Sequence[int], rng: Random, hard: bool, scale: Any, tie: Any) -> Any:
    if not shape:
        return mpf(float(tie)) if tie is not None else _value(rng, hard) * mpf(float(scale))
    return [_family(shape[1:], rng, hard, scale, tie) for _ in range(shape[0])]


def _each(f: Any, value: Any) -> Any:
    return [_each(f, entry) for entry in value] if isinstance(value, list) else f(value)


def _law(values: Sequence[Any], positive: bool) -> list[Any]:
    weights = [abs(v) + (mpf(1) / 50 if positive else 0) for v in values]
    total = sum(weights)
    return [w / total for w in weights] if total else [mpf(n == 0) for n in range(len(weights))]


def _shares(values: Sequence[Any]) -> list[Any]:
    """Return shares of a total of 1, negative ones too."""
    total = sum(values)
    return [v / total for v in values] if abs(total) > mpf("0.05") else _law(values, True)


def _outcomes(claim: Claim, families: Any, random: Sequence[str], sizes: Point, rng: Random) -> dict[Any, list[Any]]:
    """Return the outcomes of each random entry: two-valued and apart if they are independent, else any."""
    places = [
        (name, place) for name in random for place in itertools.product(*(range(sizes[d]) for d in families[name]))
    ]
    if not any("Independent" in line for line in claim.given):
        count = rng.choice((1, 2, 3, 4))
        alike = rng.random() < 0.2
        first = [_value(rng, alike) for _ in range(count)]
        return {p: [*first] if alike else [_value(rng, False) for _ in range(count)] for p in places}
    values = {p: (a := _value(rng, False), -a if rng.random() < 0.6 else _value(rng, False)) for p in places}
    table = list(itertools.product((0, 1), repeat=len(places)))
    return {p: [values[p][row[n]] for row in table] for n, p in enumerate(places)}


def _random(outcomes: dict[Any, list[Any]], name: str, shape: Sequence[int], place: tuple[int, ...] = ()) -> Any:
    if len(place) == len(shape):
        return outcomes[name, place]
    return [_random(outcomes, name, shape, (*place, k)) for k in range(shape[len(place)])]
