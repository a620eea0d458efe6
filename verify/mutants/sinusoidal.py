"""Sinusoidal positions, wrong: programs that take another layout, and claims by the words of their page.

A wrong claim replaces parts of a row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts.sinusoidal.analysis import ORTHOGONAL, PLANAR, TIMES, polar
from verify.counterparts.sinusoidal.positions import row, turned
from verify.numbers import Array, Ball

__all__ = ["PROGRAMS", "WRONG"]


def _quotient(x: Array, y: Array) -> Array:
    """Return the matrix of the complex number x/y, of two points in the plane."""
    u, v = x @ y / (y @ y), (x[1] * y[0] - x[0] * y[1]) / (y @ y)
    return np.array([[u, -v], [v, u]])


def sines_then_cosines(*, m: Array, k: Array, theta: Array) -> Array:
    """Return a row of the table in halves, where pairs were meant."""
    return row(theta, m + k, "halves")


def halves_turned(*, k: Array, l: Array, q: Array, theta: Array) -> Array:
    """Return a token of which channel i was paired with channel i + d/2."""
    order = np.arange(q.size).reshape(2, -1).T.ravel()
    moved = np.empty_like(q)
    moved[order] = turned(turned(q[order], l, theta), k, theta)
    return moved


def neighbours_turned(*, m: Array, x: Array, y: Array, theta: Array) -> tuple[Array, Array]:
    """Return the halves of a token that was turned in pairs of neighbours."""
    token = turned(np.concatenate([x, y]), m, theta)
    return token[: len(x)], token[len(x) :]


PROGRAMS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "sinusoidal_shift_eq_rotation": (sines_then_cosines,),
    "sinusoidal_rotation_compose": (halves_turned,),
    "rotary_halves_forward": (neighbours_turned,),
}

WRONG: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "relative_encoding_polar": {
        "phase left out": {"form": lambda r, phi, theta, t: polar(r, 0 * phi, theta, t)},
        r"radius $\rho$": {"form": lambda r, phi, theta, t: polar(r * r, phi, theta, t)},
        "turned the other way": {"form": lambda r, phi, theta, t: polar(r, phi, -theta, t)},
        "phase at every step": {"form": lambda r, phi, theta, t: polar(r, t * phi, theta, t)},
    },
    "relative_maps_iff_orthogonal_powers": {
        "difference turned round": {"difference": lambda m, n: m - n},
        "angles of squared positions": {"place": lambda m: m * m},
        "lengths that grow": {"size_at": lambda m: Fraction(8 + m, 8)},
    },
    "gram_eq_iff_orthogonal_map": {
        "lengths alone": {
            "image": lambda x: np.array([x[0], *(x[1:] @ ORTHOGONAL.T)]),
            "seen": lambda x: (x * x).sum(axis=1),
        },
        "distances alone": {
            "image": lambda x: x + 1,
            "seen": lambda x: ((x[:, None] - x) ** 2).sum(axis=-1),
        },
        "inner products up to their signs": {
            "image": lambda x: np.array([-x[0], *x[1:]]),
            "seen": lambda x: abs(x @ x.T),
        },
    },
    "relative_encoding_iff_orthogonal_powers": {
        "angles of squared positions": {"place": lambda m: m * m},
        "lengths that grow": {"size_at": lambda m: Fraction(8 + m, 8)},
        "products of neighbours alone": {
            "families": lambda _: [lambda m: PLANAR[0](abs(m - 2))],
            "pairs": [(m, n) for m in TIMES for n in (m, m + 1)],
        },
        "a step is a product with one complex number": {
            "families": lambda _: PLANAR,
            "step": lambda p: _quotient(p[1], p[0]),
        },
    },
    "sinusoidal_injective": {
        r"first frequency $2\pi$": {"first": lambda: 2 * Ball.pi(), "others": ()},
        r"first frequency $\pi/355$": {"first": lambda: Ball.pi() / 355, "others": ()},
        "cosines alone": {"channels": slice(0, None, 2)},
    },
    "pi_irrational": {
        "denominator of zero": {"fractions": ((0, 0),)},
        "no fraction nearer than a hundredth": {"least": lambda q: Fraction(1, 100)},
        "distance of at least $1/q$": {"least": lambda q: Fraction(1, q)},
    },
}
