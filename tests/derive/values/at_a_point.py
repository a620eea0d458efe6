"""A point with values of a few variables, and terms about them."""

from fractions import Fraction

from derive.language.terms import (
    Dimension,
    Sum,
    define,
    reals,
    vector,
)
from derive.values.scalar import FLOATS, Interpretation, Point

n, h = Dimension("n"), Dimension("h")
i, j, k = n.indices("i j k")
(a,) = h.indices("a")
x, y, W, z = vector("x", n), vector("y", n), vector("W", n, n), vector("z", h.doubled())
t, u = reals("t u")
X = [Fraction(1), Fraction(-2), Fraction(1, 2)]
ROWS = [[Fraction(3 * r + c) for c in range(3)] for r in range(3)]
POINT = Point(
    {"n": 3, "h": 2},
    {
        x[i].key: {(p,): q for p, q in enumerate(X)},
        y[i].key: {(p,): Fraction(p) for p in range(3)},
        W[i, j].key: {(r, c): ROWS[r][c] for r in range(3) for c in range(3)},
        z[2 * a].key: {(p,): Fraction(p + 1) for p in range(4)},
        t.key: {(): Fraction(2)},
    },
    indices={i.key: 1, j.key: 2},
)
total = define("total", (x,), Sum(x[k], k))
share = define("share", (x, i), x[i] / total(x))
scaled = define("scaled", (x, t), t * total(x))


def in_floats(term, values):
    """A term in numbers, in floats."""
    return Interpretation(Point({}, {key: {(): q} for key, q in values.items()}), scalars=FLOATS).real(term)
