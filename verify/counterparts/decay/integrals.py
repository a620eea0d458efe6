"""The decay: finite sums from the Transformer's position table, integrals by quadrature, never by their closed forms.

Integrals of balls are Arb's rigorous quadrature, those of floats Gauss-Legendre rules on many panels.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import flint
import mpmath
import numpy as np

from verify.counterparts import Table
from verify.counterparts.claims import Witnessed
from verify.counterparts.sinusoidal.positions import row, score
from verify.numbers import Array
from verify.numbers.complex_balls import integral
from verify.oscillation.schedules import Exponential, Function, Integral, Monotone, Power, arb_of, mpf_of

Integrand = Callable[[Any], Any]
NODES, PANELS = 20, 32


def quadrature(integrand: Integrand, low: Any, high: Any, like: Array) -> Array:
    """Return the integral of a real function by the quadrature of the number type of ``like``."""
    if np.asarray(like).dtype == object:
        value = np.empty((), dtype=object)
        value[()] = integral(integrand, low, high)
        return value
    nodes, weights = np.polynomial.legendre.leggauss(NODES)
    edges = np.linspace(float(low), float(high), PANELS + 1)
    half = np.diff(edges)[:, None] / 2
    return np.asarray(np.sum(half * weights * integrand(edges[:-1, None] + half * (nodes + 1))))


def _riemann_sum(m: Array, n: Array, b: Array, t: Array) -> Array:
    """Return the score of two rows of the table at the frequencies b^(-t_i)."""
    theta = np.exp(-t * np.log(b))
    return score(row(theta, m), row(theta, n))


def _finite_sum_square(k: Array, theta: Array) -> Array:
    """Return the square of the score of two rows at distance k, over the square of the number of their pairs."""
    inner = score(row(theta, k), row(theta, k - k))
    return inner * inner / (len(theta) * len(theta))


def _geometric(x: Array, b: Array, wave: Integrand) -> Array:
    """Return the integral of a wave whose frequencies fall from 1 to 1/b."""
    angle, rate = x[()], np.log(b[()])
    return quadrature(lambda t: wave(angle * np.exp(-t * rate)), 0, 1, x)


def _unit(x: Array, integrand: Callable[[Any, Any], Any]) -> Array:
    """Return the integral over [0, 1] of a function of the angle x and the variable."""
    angle = x[()]
    return quadrature(lambda t: integrand(angle, t), 0, 1, x)


def _root_between(x: Array, a: Array, c: Array) -> Array:
    """Return the integral over the schedule of the root, with the root under the cosine, between positive limits."""
    angle = x[()]
    return quadrature(lambda t: np.cos(angle * np.sqrt(t)), a[()], c[()], x)


COUNTERPARTS: Table = {
    "sinusoidal_inner_eq_riemann_sum": _riemann_sum,
    "finite_sum_square": _finite_sum_square,
    "decay_closed_form": lambda x, b: _geometric(x, b, np.cos),
    "decay_closed_form_imaginary": lambda x, b: _geometric(x, b, np.sin),
    "decay_linear": lambda x: _unit(x, lambda angle, t: np.cos(angle * t)),
    "decay_square": lambda x: (
        _unit(x, lambda angle, t: np.cos(angle * (t * t))),
        _unit(x, lambda angle, t: np.sin(angle * (t * t))),
    ),
    "decay_square_root": lambda x: _unit(x, lambda angle, s: 2 * s * np.cos(angle * s)),  # the root s is the variable
    "decay_square_root_between": _root_between,
}


# ---- what mpmath is asked ----


def _exponential(part: str) -> Callable[..., list[tuple[Integral, str]]]:
    return lambda x, b: [(Integral(x, Exponential(b)), part)]


def _power(alpha: Fraction, *parts: str) -> Callable[..., list[tuple[Integral, str]]]:
    return lambda x: [(Integral(x, Power(alpha)), part) for part in parts]


def _between(x: Fraction, a: Fraction, c: Fraction) -> list[tuple[Integral, str]]:
    """Return the integral over [a, c] as one over [0, 1], by the variable s with ``t = a + (c - a) s``."""
    length = c - a

    def theta(s: flint.acb, analytic: bool) -> flint.acb:
        return (arb_of(a) + arb_of(length) * s).sqrt(analytic=analytic)

    schedule = Function(
        lambda s: np.sqrt(float(a) + float(length) * s), theta, lambda s: mpmath.sqrt(mpf_of(a) + mpf_of(length) * s)
    )
    weight = Function(
        lambda s: np.full(s.shape, float(length)), lambda *_: flint.acb(arb_of(length)), lambda _: mpf_of(length)
    )
    return [(Integral(x, Monotone(schedule), weight), "real")]


_BASES = [{"x": Fraction(x), "b": Fraction(b)} for x, b in ((50, 10), ("577/2", 1000), (6283, 10_000))]
_FAR = [{"x": Fraction(x)} for x in (11, "127/2", 400)]

WITNESSED = {
    "decay_closed_form": Witnessed(_exponential("real"), _BASES),
    "decay_closed_form_imaginary": Witnessed(_exponential("imag"), _BASES),
    "decay_linear": Witnessed(_power(Fraction(1), "real"), _FAR),
    "decay_square": Witnessed(_power(Fraction(2), "real", "imag"), _FAR),
    "decay_square_root": Witnessed(_power(Fraction(1, 2), "real"), _FAR),
    "decay_square_root_between": Witnessed(
        _between, [{**far, "a": Fraction(1, 5), "c": Fraction(7, 3)} for far in _FAR]
    ),
}
"""The integrals that the theorems claim, and points at which their integrands oscillate."""
