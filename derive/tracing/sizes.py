"""Sizes of arrays: what a user writes of them, such as ``"m (h d)"``, and numbers that are told to be products of them.

>>> axes("m (h 2 p) 1")
(('m',), ('h', 2, 'p'), ())
>>> sizes = trials(("m", "p"))
>>> sizes
({'m': 3, 'p': 5}, {'m': 5, 'p': 7}, {'m': 7, 'p': 11})
>>> print(told([3 * 5**0.5, 5 * 7**0.5, 7 * 11**0.5], sizes))
m*p**(1/2)
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import chain, combinations, product
from math import isclose, pi, prod
from typing import NamedTuple, TypeAlias

from ..kernel.terms import StatementError

__all__ = [
    *("Axis", "Factor", "Joined", "SizeProduct"),
    *("axes", "length", "letters", "quotient", "size_of", "told", "trials"),
]

Factor: TypeAlias = str | int
Axis: TypeAlias = tuple[Factor, ...]
"""Factors of an axis, the slowest first; none where it has one entry."""

PRIMES = tuple(n for n in range(3, 114) if all(n % k for k in range(2, n)))
"""Sizes at which a program is read: no two alike, so that a number tells which sizes it is made of."""
TIMES = 3
"""How often a program is read."""
EXPONENTS = tuple(Fraction(k, 4) for k in (-2, 2, -4, 4, -1, 1, -6, 6, -8, 8))
"""Powers of sizes that a number of a program may be, the commonest first."""
EXACT = 1e-12
"""How near two numbers are that are one."""
DIGITS, SIMPLE = 15, 1000
"""A number of so many digits was computed; it is read as a quotient, or the root of one, of numbers up to this."""
_AXIS = re.compile(r"\(([^()]*)\)|([^()\s]+)")


class Joined(str):
    """The name of an axis whose factors no operation takes apart: as long as they are together, and one symbol."""

    factors: Axis

    def __new__(cls, name: str, factors: Axis) -> Joined:
        """Return a name with what it stands for."""
        joined = super().__new__(cls, name)
        joined.factors = factors
        return joined


class SizeProduct(NamedTuple):
    """A number times powers of sizes.

    Attributes
    ----------
    factor : Fraction
    powers : tuple of (str, Fraction)
        By the names of sizes, in order; none is to the power of zero. A name may be ``"pi"``, or a number.
    """

    factor: Fraction
    powers: tuple[tuple[str, Fraction], ...] = ()

    def __str__(self) -> str:
        parts = [
            n if k == 1 else f"{n}**{k}" if k.denominator == 1 and k > 0 else f"{n}**({k})" for n, k in self.powers
        ]
        return "*".join([str(self.factor)] * (self.factor != 1 or not parts) + parts)

    def at(self, sizes: Mapping[str, float]) -> float:
        """Return the number at some sizes."""
        return float(float(self.factor) * prod(sizes[n] ** float(k) for n, k in self.powers))


def length(axis: Axis, sizes: Mapping[str, int]) -> int:
    """Return how many entries an axis has at some sizes."""
    return prod(sizes[f] if isinstance(f, str) else f for f in axis)


def size_of(axis: Axis) -> SizeProduct:
    """Return how many entries an axis has."""
    factors = [g for f in axis for g in (f.factors if isinstance(f, Joined) else (f,))]
    return quotient(
        SizeProduct(Fraction(prod(f for f in factors if isinstance(f, int)))), SizeProduct(Fraction(1)), tuple(factors)
    )


def quotient(whole: SizeProduct, part: SizeProduct, axis: Axis = ()) -> SizeProduct:
    """Return one size divided by another, times the symbols of an axis."""
    powers = dict(whole.powers)
    for name, power in (*((n, -k) for n, k in part.powers), *((f, Fraction(1)) for f in axis if isinstance(f, str))):
        powers[name] = powers.get(name, Fraction(0)) + power
    return SizeProduct(whole.factor / part.factor, tuple(sorted((n, k) for n, k in powers.items() if k)))


def axes(shape: str) -> tuple[Axis, ...]:
    """Read the axes of an array: names of sizes and numbers, apart by spaces; in brackets a product of several.

    Raises
    ------
    StatementError
        If it is no such text.
    """
    if type(shape) is not str or _AXIS.sub("", shape.replace(",", " ")).strip():
        raise StatementError(f"a shape is names of sizes, apart by spaces, such as 'm n' or 'm (h d)', not {shape!r}")
    return tuple(
        tuple(f for word in (inner or outer).split() for f in _factor(word, shape))
        for inner, outer in _AXIS.findall(shape.replace(",", " "))
    )


def _factor(word: str, shape: str) -> Axis:
    if word.isdecimal() and int(word) > 0:
        return (int(word),) * (word != "1")
    if not word.isidentifier():
        raise StatementError(f"{word!r} in the shape {shape!r} is no name of a size and no positive number")
    return (word,)


def letters(shapes: Iterable[Sequence[Axis]]) -> tuple[str, ...]:
    """Return the names of sizes in some shapes, in order of appearance."""
    factors = chain.from_iterable(axis for shape in shapes for axis in shape)
    return tuple(dict.fromkeys(f for f in factors if isinstance(f, str)))


def trials(names: Sequence[str], factors: Collection[str] = ()) -> tuple[dict[str, int], ...]:
    """Return sizes at which a program is read: primes, no two alike in one trial, and each size another in each.

    Parameters
    ----------
    names : sequence of str
    factors : collection of str
        Those that are factors of longer axes, which are the smallest, so that arrays stay small.

    Raises
    ------
    StatementError
        If there are more sizes than numbers to tell them apart.
    """
    groups = [[n for n in names if n in factors], [n for n in names if n not in factors]]
    numbers, result = list(PRIMES), [dict[str, int]() for _ in range(TIMES)]
    for group in filter(None, groups):
        count = len(group) + TIMES - 1
        primes, numbers = numbers[:count], numbers[count:]
        if len(primes) < count:
            raise StatementError(f"{len(names)} sizes are more than can be told apart; give some of them as numbers")
        for trial, sizes in enumerate(result):  # a window that moves: no product of sizes is the same in each
            sizes |= {name: primes[n + trial] for n, name in enumerate(group)}
    return tuple({name: sizes[name] for name in names} for sizes in result)


def told(values: Sequence[float], sizes: Sequence[Mapping[str, int]]) -> SizeProduct | None:
    """Return the product of powers of sizes that each value is at the sizes of its trial; None if there is none.

    A constant is the decimal that it prints as.
    """
    if all(v == values[0] for v in values):
        return _constant(values[0])
    if all(isinstance(v, int) for v in values):
        return _whole(values, sizes)
    names = sorted(sizes[0])
    for count in (1, 2, 3):
        for chosen in combinations(names, count):
            for powers in product(EXPONENTS, repeat=count):
                size = SizeProduct(Fraction(1), tuple(zip(chosen, powers, strict=True)))
                first, *others = (v / size.at(s) for v, s in zip(values, sizes, strict=True))
                if all(isclose(first, other, rel_tol=EXACT) for other in others):
                    factor = _constant(first, f"{first:.12g}", 12)  # it was computed: its last digits are not its own
                    return SizeProduct(factor.factor, tuple(sorted((*factor.powers, *size.powers))))
    return None


def _constant(value: float, shown: str = "", digits: int = DIGITS) -> SizeProduct:
    """Return a number as the decimal that it prints as; one of all digits as a quotient or a root, if it is one."""
    decimal = Fraction(shown or str(value))
    if isinstance(value, int) or len(f"{decimal.numerator}".strip("0")) < digits:
        return SizeProduct(decimal)
    decimal = Fraction(str(value))
    sign = 1 if value > 0 else -1
    for powers in ((), (("pi", Fraction(1)),), (("pi", Fraction(-1)),)):
        for root in (1, 2):
            square = (abs(value) / SizeProduct(Fraction(1), powers).at({"pi": pi}) ** (1 / root)) ** root
            simple = Fraction(square).limit_denominator(SIMPLE)
            if simple and isclose(square, simple, rel_tol=EXACT / 100):
                if root == 1:
                    return SizeProduct(sign * simple, powers)
                parts = [
                    (str(n), Fraction(s, 2)) for n, s in ((simple.numerator, 1), (simple.denominator, -1)) if n > 1
                ]
                return SizeProduct(Fraction(sign), (*parts, *((n, k / 2) for n, k in powers)))
    return SizeProduct(decimal)


def _whole(values: Sequence[float], sizes: Sequence[Mapping[str, int]]) -> SizeProduct | None:
    """Return the product of sizes that whole numbers are, by their prime factors."""
    rest, powers = list(map(int, values)), list[tuple[str, Fraction]]()
    for name in sorted(sizes[0]):
        power = min(_multiplicity(v, s[name]) for v, s in zip(rest, sizes, strict=True))
        rest = [v // s[name] ** power for v, s in zip(rest, sizes, strict=True)]
        powers += [(name, Fraction(power))] * (power > 0)
    return SizeProduct(Fraction(rest[0]), tuple(powers)) if len(set(rest)) == 1 else None


def _multiplicity(number: int, prime: int) -> int:
    count = 0
    while number and number % prime == 0:
        number, count = number // prime, count + 1
    return count
