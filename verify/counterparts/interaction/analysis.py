"""Interactions of positions in numbers: which matrices see differences only, and the mixed term of an expansion."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

import numpy as np

from verify.counterparts.claims import Check, Quantities, ball, size, vector
from verify.numbers import Array, Ball

__all__ = ["interaction_relative_iff_commuting_blocks", "interaction_relative_iff_equal_pairs", "taylor_mixed_term"]

# ---- which matrices see differences only ----

FREQUENCIES = ("1", "1/3", "20/7")
POSITIONS = ((0, 0), (1, 0), (-2, 1), (3, 5))
SHIFTS = (1, 2, -3)
LEAST = Fraction(1, 10**6)


def _changes(way: Quantities, matrix: Array, theta: Array) -> Array:
    """Return by how much ``p_m^T H p_n`` changes when m and n are shifted together."""

    def form(m: int, n: int) -> Ball:
        one, two = way.positions(np.array([Ball(m), Ball(n)], dtype=object), theta)
        return Ball(one @ matrix @ two)

    return np.array([form(m + k, n + k) - form(m, n) for m, n in POSITIONS for k in SHIFTS], dtype=object)


def _relative(
    way: Quantities, theta: Callable[[], Array], sees: Sequence[Array], misses: Sequence[Array]
) -> Iterator[Check]:
    """Compare the changes with 0: none for the first matrices, some for the others."""
    for matrix in sees:
        yield from (Check(change, "eq", Ball(0)) for change in _changes(way, matrix, theta()))
    for matrix in misses:
        yield Check(Ball(LEAST), "lt", size(_changes(way, matrix, theta())))


def frequencies() -> Array:
    """Return distinct frequencies in (0, pi)."""
    return vector(FREQUENCIES)


def diagonal(*entries: str) -> Array:
    """Return a diagonal matrix."""
    return np.asarray(np.diag([Fraction(e) for e in entries]))


def interaction_relative_iff_equal_pairs(
    way: Quantities,
    *,
    theta: Callable[[], Array] = frequencies,
    sees: Sequence[Array] = (diagonal("1", "1", "-2/3", "-2/3", "5", "5"),),
    misses: Sequence[Array] = (
        diagonal("1", "2", "-2/3", "-2/3", "5", "5"),
        diagonal("1", "2", "2", "1", "5", "5"),
        diagonal("1", "1", "3", "3", "5", "4"),
    ),
) -> Iterator[Check]:
    """Compare the changes of diagonal forms with 0."""
    return _relative(way, theta, sees, misses)


EYE, TURN, FLIP = ([["1", "0"], ["0", "1"]], [["0", "-1"], ["1", "0"]], [["0", "1"], ["1", "0"]])


def blocks(placed: Sequence[tuple[int, int, str, Sequence[Sequence[str]]]]) -> Array:
    """Return the matrix with multiples of small blocks at places (i, j), and 0 elsewhere."""
    matrix = np.full((6, 6), Fraction(0), dtype=object)
    for i, j, factor, block in placed:
        entries = np.array([[Fraction(factor) * Fraction(e) for e in row] for row in block], dtype=object)
        matrix[2 * i : 2 * i + 2, 2 * j : 2 * j + 2] += entries
    return matrix


COMMUTING = ((0, 0, "2", EYE), (0, 0, "-1/3", TURN), (1, 1, "5/4", TURN), (2, 2, "-7", EYE))


def interaction_relative_iff_commuting_blocks(
    way: Quantities,
    *,
    theta: Callable[[], Array] = frequencies,
    sees: Sequence[Array] = (blocks(COMMUTING),),
    misses: Sequence[Array] = (
        blocks([*COMMUTING, (0, 0, "1", FLIP)]),
        blocks([*COMMUTING, (0, 1, "1/2", EYE)]),
        blocks([*COMMUTING, (2, 1, "1/2", TURN)]),
    ),
) -> Iterator[Check]:
    """Compare the changes of bilinear forms with 0."""
    return _relative(way, theta, sees, misses)


# ---- the mixed term ----

WEIGHTS = (("1/2", "-1/3", "2"), ("1", "3/4", "-1/5"), ("-2/7", "1/6", "1/9"))
VECTORS = (("1/3", "-1/2", "2/5"), ("1", "2/3", "-1/4"), ("1/5", "-3/7", "1/2"), ("-2/3", "1", "3/8"))
SMALL = ("1/1000", "1/1000000", "1/1000000000")


def mixed(weights: Array, x: Array, y: Array) -> Array:
    """Return the mixed derivatives of ``f(x, y) = exp(x^T W y)``: ``f (W + W y (W^T x)^T)``."""
    value = Ball(x @ weights @ y).exp()
    return np.asarray((weights + np.outer(weights @ y, x @ weights)) * value)


def taylor_mixed_term(
    _: Quantities,
    *,
    hessian: Callable[[Array, Array, Array], Array] = mixed,
    factor: Fraction = Fraction(1),
) -> Iterator[Check]:
    """Compare the mixed difference quotient of ``exp(x^T W y)`` with its limit, at a rate of the step."""
    weights = np.stack([vector(row) for row in WEIGHTS])
    x, y, p, q = map(vector, VECTORS)

    def value(s: Ball, t: Ball) -> Ball:
        return Ball((x + s * p) @ weights @ (y + t * q)).exp()

    limit = Ball(p @ hessian(weights, x, y) @ q) * factor
    for step in SMALL:
        s, zero = ball(step), Ball(0)
        quotient = (value(s, s) - value(s, zero) - value(zero, s) + value(zero, zero)) / (s * s)
        yield Check(abs(quotient - limit), "le", 100 * s)
