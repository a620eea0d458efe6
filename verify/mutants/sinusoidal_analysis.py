"""Wrong claims about sinusoidal positions: the parts of a row that each mistake replaces, by the words of its page."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from verify.counterparts.sinusoidal_analysis import polar
from verify.numbers import Ball

__all__ = ["WRONG"]

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
