"""Sinusoidal positions in numbers: a planar encoding against its polar form, and how far apart positions are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction

import numpy as np

from verify.counterparts.claims import Check, Quantities, ball, size, vector
from verify.numbers import Array, Ball

__all__ = [
    "gram_eq_iff_orthogonal_map",
    "pi_irrational",
    "relative_encoding_iff_orthogonal_powers",
    "relative_encoding_polar",
    "relative_maps_iff_orthogonal_powers",
    "sinusoidal_injective",
]

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
            for computed, expected in zip(point, form(r, phi, theta, time), strict=True):
                yield Check(computed, "eq", expected)


TWO = ((0, 0), (0, 3), (2, 5), (4, -1), (-3, 2), (1, 2))
ByPosition = Callable[[int], Array]
"""A vector or a matrix for each position."""


def exact(rows: object, over: int = 1) -> Array:
    """Return integers over one denominator as an array of fractions."""
    return np.asarray(np.array(rows, dtype=object) * Fraction(1, over))


ORTHOGONAL = exact(((2, 19, 34), (29, 22, -14), (-26, 26, -13)), 39)


def same(left: Array, right: Array) -> Iterator[Check]:
    """Compare two arrays, entry by entry."""
    yield from (Check(Ball(a), "eq", Ball(b)) for a, b in zip(np.ravel(left), np.ravel(right), strict=True))


def orbit(matrix: Array, start: Array) -> ByPosition:
    """Return what the powers of an orthogonal matrix make of a vector, or of each column of a matrix."""
    return lambda m: np.asarray(np.linalg.matrix_power(matrix if m > 0 else matrix.T, abs(m)) @ start)


def maps(way: Quantities) -> Iterator[ByPosition]:
    """Yield turns of pairs by the encodings of the Transformer, powers of a reflection, and of both in space."""
    theta = vector(("1", "2/7"))

    def turned(m: int) -> Array:
        matrix = np.array([[Ball(0)] * 4 for _ in range(4)], dtype=object)
        (encoded,) = way.positions(vector((m,)), theta)
        for i in (0, 2):
            cos, sin = encoded[i : i + 2]
            matrix[i : i + 2, i : i + 2] = [[cos, -sin], [sin, cos]]
        return matrix

    yield turned
    yield orbit(exact(((1, 0), (0, -1))), exact(np.eye(2, dtype=int)))
    yield orbit(ORTHOGONAL, exact(np.eye(3, dtype=int)))


def relative_maps_iff_orthogonal_powers(
    way: Quantities,
    *,
    place: Callable[[int], int] = lambda m: m,
    size_at: Callable[[int], Fraction] = lambda _: Fraction(1),
    difference: Callable[[int, int], int] = lambda m, n: n - m,
) -> Iterator[Check]:
    """Compare products of maps with the map of the difference, and each map with the one before."""
    for family in maps(way):

        def at(m: int, map_at: ByPosition = family) -> Array:
            return np.asarray(map_at(place(m)) * size_at(m))

        step = at(1)
        for m, n in TWO:
            yield from same(at(m).T @ at(n), at(difference(m, n)))
            yield from same(at(m + 1), step @ at(m))


def carried(x: Array, y: Array) -> Array:
    """Return an orthogonal matrix that carries rows of x to those of y, if the inner products are the same.

    It is made of a reflection for each row.
    """
    matrix = exact(np.eye(x.shape[1], dtype=int))
    for one, other in zip(x, y, strict=True):
        gap = matrix @ one - other
        if (length := gap @ gap) != 0:
            matrix = matrix - np.outer(gap, gap @ matrix) * 2 / length
    return matrix


VECTORS = (
    exact(((1, 2, 3), (2, 4, 6), (0, 0, 0), (1, -1, 2)), 2),
    exact(((3, 0, 1), (1, 2, 0), (-1, 1, 1), (2, 5, 4)), 3),
)
"""Vectors of a plane, two of them along one line and one of them 0, and vectors that span the space."""


def gram_eq_iff_orthogonal_map(
    _: Quantities,
    *,
    image: Callable[[Array], Array] = lambda x: x @ ORTHOGONAL.T,
    seen: Callable[[Array], Array] = lambda x: x @ x.T,
) -> Iterator[Check]:
    """Compare inner products of vectors with those of their images, and these with what reflections make of them."""
    for x in VECTORS:
        y = image(x)
        yield from same(seen(x), seen(y))
        carrier = carried(x, y)
        yield from same(carrier.T @ carrier, np.eye(3, dtype=int))
        yield from same(x @ carrier.T, y)


PLANAR = (
    orbit(exact(((3, -4), (4, 3)), 5), exact((2, 1))),
    orbit(exact(((1, 0), (0, -1))), exact((2, 3))),
)
"""Powers of a turn, and of a reflection."""


def encodings(way: Quantities) -> Iterator[ByPosition]:
    """Yield encodings of every kind: in the plane, in space, there within a plane, and that of the Transformer."""
    yield from PLANAR
    yield orbit(ORTHOGONAL, exact((1, -2, 3)))
    yield orbit(exact(((5, 0, 0), (0, 3, -4), (0, 4, 3)), 5), exact((0, 1, 2)))
    theta = vector(("1", "2/7"))
    yield lambda m: np.asarray(way.positions(vector((m,)), theta)[0])


def relative_encoding_iff_orthogonal_powers(
    way: Quantities,
    *,
    families: Callable[[Quantities], Iterable[ByPosition]] = encodings,
    place: Callable[[int], int] = lambda m: m,
    size_at: Callable[[int], Fraction] = lambda _: Fraction(1),
    pairs: Sequence[tuple[int, int]] = TWO,
    step: Callable[[Array], Array] = lambda p: carried(p[:-1], p[1:]),
) -> Iterator[Check]:
    """Compare inner products with those of the difference, and encodings with a step from the one before.

    The step is found at a few positions, and is compared at others too.
    """
    for family in families(way):

        def at(m: int, encode: ByPosition = family) -> Array:
            return np.asarray(encode(place(m)) * size_at(m))

        for m, n in pairs:
            yield from same(at(m) @ at(n), at(m - n) @ at(0))
        width = len(at(0))
        carrier = step(np.array([at(m) for m in range(width + 1)]))
        yield from same(carrier.T @ carrier, np.eye(width, dtype=int))
        for m in TIMES:
            yield from same(carrier @ at(m), at(m + 1))


PAIRS = ((0, 1), (5, -5), (0, 44), (0, 710), (-355, 355), (3, 208_343))
LEAST = Fraction(1, 10**9)


def sinusoidal_injective(
    way: Quantities,
    *,
    first: Callable[[], Ball] = lambda: Ball(1),
    others: Sequence[str] = ("1/100",),
    channels: slice = slice(None),
) -> Iterator[Check]:
    """Compare the distance of the encodings of two positions with a small number."""
    theta = np.array([first(), *map(ball, others)], dtype=object)
    for m, n in PAIRS:
        one, two = way.positions(np.array([Ball(m), Ball(n)], dtype=object), theta)
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
