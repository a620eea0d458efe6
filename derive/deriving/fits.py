"""Derivatives of functions of one number, guessed as short polynomials in words that the user knows.

``tanh' = 1 - tanh^2``: the values at a few points decide the coefficients, more points whether they hold. A guess is
nothing more: whoever asks proves it.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import reduce
from itertools import combinations, combinations_with_replacement
from operator import mul
from random import Random

from ..kernel.terms import Key, Term, num, subterms
from ..proving.algebra import total
from ..values.numbers import UndefinedError
from ..values.scalar import FLOATS, Interpretation, Point

MOST_WORDS = 4
MOST_DENOMINATOR = 64
MOST_VARIABLES = 8  # of a term that is evaluated to see whether it is zero
FAR = 1e-7  # from a fraction, or from the value: of another polynomial
SIZES = ((1, 3), (2, 3), (3, 2))  # a degree, and how many monomials of it


def fitted(slope: Term, words: Sequence[Term], u: Term) -> Iterator[Term]:
    """Polynomials in ``u`` and in words about it that agree with a slope at many points, the shortest first.

    Parameters
    ----------
    slope : Term
        A term in real variables only.
    words : sequence of Term
        Defined terms in the same variables; no more than `MOST_WORDS` are used.
    u : Term
        The variable itself.
    """
    atoms = [*dict.fromkeys(words)][:MOST_WORDS] + [u]
    keys = sorted(frozenset().union(slope.free, *(a.free for a in atoms)))
    if any(k.kind != "at" or k.dims for k in keys):
        return
    monomials = [
        chosen for degree in range(4) for chosen in combinations_with_replacement(atoms, degree) if _short(chosen, u)
    ]
    points = list(_points(keys, u.key, 3 * len(monomials)))
    try:
        right = [p.real(slope) for p in points]
        values = {a: [p.real(a) for p in points] for a in atoms}
    except (UndefinedError, ValueError, ArithmeticError, KeyError):  # no value there, or a sum over unknown sizes
        return
    columns = {m: [math.prod(values[a][k] for a in m) for k in range(len(points))] for m in monomials}
    for degree, most in SIZES:
        usable = [m for m in monomials if len(m) <= degree]
        for size in range(1, most + 1):
            for chosen in combinations(usable, size):
                if (coefficients := _solved([columns[m] for m in chosen], right)) is not None:
                    pairs = zip(coefficients, chosen, strict=True)
                    yield total(reduce(mul, m, num(q)) if q != 1 or not m else reduce(mul, m) for q, m in pairs)


def _short(chosen: tuple[Term, ...], u: Term) -> bool:
    """Powers of the variable alone are no words about it."""
    return len(chosen) < 2 or any(a != u for a in chosen)


def _points(keys: Sequence[Key], moving: Key, count: int) -> Iterator[Interpretation]:
    """Points in general position: the moving number has both signs, what else there is, is positive."""
    random = Random(0)  # noqa: S311  # a guess is proved or dropped
    for _ in range(count):
        sizes = {k: Fraction(random.randrange(200, 1600), 1000) for k in keys}
        sizes[moving] *= random.choice((-1, 1))
        yield Interpretation(Point({}, {k: {(): q} for k, q in sizes.items()}), scalars=FLOATS)


def vanishes(t: Term) -> bool:
    """Tell whether a term that subtracts is zero at a few points, with arrays of two entries.

    A term of many variables, such as what a whole layer makes, is not looked at: every entry of it would be computed.
    """
    keys = sorted(t.free)
    if len(keys) > MOST_VARIABLES or not any(s.head in ("sub", "neg") for s in subterms(t)):
        return False
    random, sizes = Random(1), defaultdict[str, int](lambda: 2)  # noqa: S311  # a guess is proved or dropped
    try:
        for _ in range(3):
            point = Point(sizes, {}, None, {k: random.randrange(2) for k in keys if k.kind == "ix"})
            values = {
                k: {p: Fraction(random.randrange(-800, 801), 1000) for p in point.places(k.dims)}
                for k in keys
                if k.kind == "at"
            }
            if abs(Interpretation(point._replace(values=values), scalars=FLOATS).real(t)) > FAR:
                return False
    except (UndefinedError, ValueError, ArithmeticError, KeyError):
        return False
    return True


def _solved(columns: Sequence[Sequence[float]], right: Sequence[float]) -> list[Fraction] | None:
    """Simple coefficients, none of them 0, with which the columns add up to the right side; None where none do."""
    rows = [[c[k] for c in columns] + [right[k]] for k in range(len(columns))]
    solution = _eliminated(rows)
    if solution is None:
        return None
    near = [Fraction(x).limit_denominator(MOST_DENOMINATOR) for x in solution]
    if not all(near) or any(abs(q - x) > FAR for q, x in zip(near, solution, strict=True)):
        return None
    for k, wanted in enumerate(right):
        if abs(sum(float(q) * c[k] for q, c in zip(near, columns, strict=True)) - wanted) > FAR * (1 + abs(wanted)):
            return None
    return near


def _eliminated(rows: list[list[float]]) -> list[float] | None:
    """The solution of a small system of equations, each row with its right side; None where it is singular."""
    n = len(rows)
    for k in range(n):
        pivot = max(range(k, n), key=lambda r: abs(rows[r][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        if abs(rows[k][k]) < FAR:
            return None
        rows[k] = [x / rows[k][k] for x in rows[k]]
        for r in range(n):
            if r != k:
                rows[r] = [x - rows[r][k] * y for x, y in zip(rows[r], rows[k], strict=True)]
    solution = [row[n] for row in rows]
    return solution if all(map(math.isfinite, solution)) else None
