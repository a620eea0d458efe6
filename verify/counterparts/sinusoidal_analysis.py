"""Sinusoidal positions in numbers: a planar encoding against its polar form, and how far apart positions are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

import numpy as np

from verify.counterparts.claims import Check, Quantities, ball, size
from verify.numbers import Array, Ball

__all__ = ["pi_irrational", "relative_encoding_polar", "relative_maps_iff_orthogonal_powers", "sinusoidal_injective"]

Planar = tuple[Ball, Ball]
POLAR = (("3/2", "1/3", "5/7"), ("2/5", "-7/4", "3"), ("4", "2", "-1/9"))
TIMES = range(-3, 5)


def polar(radius: Ball, phase: Ball, angle: Ball, time: int) -> Planar:
    """Return ``r e^(i (phi + t theta))``, its real and its imaginary part."""
    turned = phase + time * angle
    return radius * turned.cos(), radius * turned.sin()


def _steps(start: Planar, factor: Planar, length: Ball) -> Iterator[tuple[int, Planar]]:
    """Yield the encodings at all times: from neighbour to neighbour by the factor ``w/rho``, and back."""
    x, y = start
    u, v = (part / length for part in factor)
    for _ in range(-TIMES.start):
        x, y = u * x + v * y, u * y - v * x
    for time in TIMES:
        yield time, (x, y)
        x, y = u * x - v * y, v * x + u * y


def relative_encoding_polar(
    _: Quantities, *, form: Callable[[Ball, Ball, Ball, int], Planar] = polar
) -> Iterator[Check]:
    """Compare encodings that turn by one factor from each time to the next with their polar form."""
    for radius, phase, angle in POLAR:
        r, phi, theta = ball(radius), ball(phase), ball(angle)
        factor = (r * r * theta.cos(), r * r * theta.sin())
        for time, point in _steps((r * phi.cos(), r * phi.sin()), factor, r * r):
            for found, expected in zip(point, form(r, phi, theta, time), strict=True):
                yield Check(found, "eq", expected)


TWO = ((0, 0), (0, 3), (2, 5), (4, -1), (-3, 2), (1, 2))


def relative_maps_iff_orthogonal_powers(
    of: Quantities,
    *,
    place: Callable[[int], int] = lambda m: m,
    size_at: Callable[[int], Fraction] = lambda _: Fraction(1),
    difference: Callable[[int, int], int] = lambda m, n: n - m,
) -> Iterator[Check]:
    """Compare products of rotations of pairs with the rotation of the difference, and each with the one before."""
    theta = np.array([ball("1"), ball("2/7")], dtype=object)

    def at(m: int) -> Array:
        found = np.array([[Ball(0)] * 4 for _ in range(4)], dtype=object)
        (encoded,) = of.positions(np.array([Ball(place(m))], dtype=object), theta)
        for i in (0, 2):
            cos, sin = encoded[i : i + 2]
            found[i : i + 2, i : i + 2] = [[cos, -sin], [sin, cos]]
        return np.asarray(found * size_at(m))

    step = at(1)
    for m, n in TWO:
        for left, right in ((at(m).T @ at(n), at(difference(m, n))), (at(m + 1), step @ at(m))):
            yield from (Check(Ball(a), "eq", Ball(b)) for a, b in zip(left.flat, right.flat, strict=True))


PAIRS = ((0, 1), (5, -5), (0, 44), (0, 710), (-355, 355), (3, 208_343))
LEAST = Fraction(1, 10**9)


def sinusoidal_injective(
    of: Quantities,
    *,
    first: Callable[[], Ball] = lambda: Ball(1),
    others: Sequence[str] = ("1/100",),
    channels: slice = slice(None),
) -> Iterator[Check]:
    """Compare the distance of the encodings of two positions with a small number."""
    theta = np.array([first(), *map(ball, others)], dtype=object)
    for m, n in PAIRS:
        one, two = of.positions(np.array([Ball(m), Ball(n)], dtype=object), theta)
        gaps: Array = (one - two)[channels]
        yield Check(Ball(LEAST), "lt", size(gaps))


FRACTIONS = ((22, 7), (355, 113), (103_993, 33_102), (-22, 7), (0, 1), (1, 3))


def pi_irrational(
    _: Quantities,
    *,
    least: Callable[[int], Fraction] = lambda q: Fraction(0),  # noqa: ARG005
    fractions: Sequence[tuple[int, int]] = FRACTIONS,
) -> Iterator[Check]:
    """Compare ``|p - pi q|`` with 0."""
    for p, q in fractions:
        yield Check(Ball(least(q)), "lt", abs(p - Ball.pi() * q))
