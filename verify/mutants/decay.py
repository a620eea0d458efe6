"""The decay, wrong: programs about quadrature and nodes, and claims by the words of their page.

A wrong claim replaces parts of a row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts.claims import ball, vector
from verify.counterparts.decay.analysis import envelope, euler, full_turn_in
from verify.counterparts.decay.certified import leading
from verify.counterparts.decay.decaying import integral, mean, modulus
from verify.counterparts.sinusoidal.positions import row, score
from verify.numbers import Array, Ball, constant_like
from verify.oscillation.first_zeros import first_zero

__all__ = ["PROGRAMS", "WRONG"]

ZERO_OF_CI = Fraction("0.6165054856207162337971104")
"""The cosine integral vanishes here, to all these digits."""
NEAR = Fraction(1, 10**9)


def _around(middle: Fraction) -> tuple[Fraction, Fraction]:
    return middle * (1 - NEAR), middle * (1 + NEAR)


def _zero(base: int) -> Fraction:
    return first_zero(base).zero.to_fraction()


def riemann_sum(*, x: Array, b: Array) -> Array:
    """Return a sum of 64 terms for the integral."""
    nodes = [constant_like(x, Fraction(k, 64)) for k in range(64)]
    return np.asarray(np.array([np.cos(x * np.exp(-t * np.log(b))) for t in nodes]).sum() / 64)


def products_of_nodes(*, m: Array, n: Array, b: Array, t: Array) -> Array:
    """Return the score of two rows whose nodes were multiplied by those of the reversed order."""
    theta = np.exp(-t[::-1] * t * np.log(b))
    return score(row(theta, m), row(theta, n))


PROGRAMS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "decay_closed_form": (riemann_sum,),
    "sinusoidal_inner_eq_riemann_sum": (products_of_nodes,),
}

WRONG: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "riemann_sum_error": {
        "not divided by the number of terms": {"divisor": lambda terms: terms},
        "modulus in the place of the real part": {"part": modulus},
        "wrong power of the base": {"power": 2},
        "rate $N^{-2}$": {"bound": lambda k, b, terms: k * (1 - 1 / b) / terms**2},
    },
    "weighted_riemann_sum_error": {
        "variation left out": {"bound": lambda variation, largest, change, terms: largest * change / terms},
        "phase left out": {"bound": lambda variation, largest, change, terms: variation / terms},
        "rate $N^{-2}$": {"bound": lambda variation, largest, change, terms: (variation + largest * change) / terms**2},
    },
    "decay_bound": {
        "$b - 1$ for $b + 1$": {"whole": lambda x, b: (b - 1) / (x * b.log())},
        "the end at $x$ alone": {"whole": lambda x, b: 2 / (x * b.log())},
        "rate $x^{-2}$": {"real": lambda x, b: 2 * b / (x * x * b.log())},
    },
    "decay_bound_approached": {
        "half the bound is enough": {"largest": Fraction(1, 2)},
        "the bound is reached": {"lack": lambda x, b: 0 * x},
        "even multiples": {"half_turns": lambda n: 2 * n + 2},
        "$b$ for $b + 1$": {"parts": lambda b: b},
    },
    "decay_limit": {
        "a limit above zero": {"limit": lambda b: 1 / b.log()},
        "finite sum for the integral": {
            "value": lambda way, x, b: (mean(way, x, way.frequencies(4, b)),),
        },
        "rate $x^{-2}$": {"rate": lambda x, b: envelope(x, b) / x},
    },
    "decay_enclosures": {
        "a hundred-thousandth and a half off": {"value": lambda _, decimal: decimal + Fraction(3, 200_000)},
        "wrong sign at the base": {"value": lambda x, decimal: abs(decimal)},
        "the values at base $1000$": {"base": 1000},
    },
    "decay_logarithmic": {
        "without Euler's constant": {"law": lambda x, b: 1 - x.log() / b.log()},
        "imaginary part for the real part": {"part": lambda parts: parts[1]},
        "modulus for the real part": {"part": modulus},
        "error without $1/x$": {"error": lambda x, b: x * x / (4 * b * b * b.log())},
        r"sign of Euler's constant": {"law": lambda x, b: 1 - (x.log() - euler()) / b.log()},
    },
    "finite_sum_bound": {
        r"$\cos((m + n)\theta)$": {"sign": -1},
        "not divided by $d/2$": {"divided": False},
        "the integral's bound alone": {"bound": lambda x, b, d: 2 * b / (x * b.log())},
    },
    "finite_sum_mean_square": {
        "limit $1/N$": {"limit": lambda terms: Fraction(1, terms)},
        "limit zero": {"limit": lambda terms: Fraction(0)},
        "two frequencies alike": {"theta": lambda way: vector(["1", "1", "1/3"])},
    },
    "finite_sum_no_decay": {
        "limit zero of the finite sum": {"decays": True},
        "integral for the sum": {"value": lambda way, k: integral(way, k, 10_000)[0]},
        "two thousand terms come back as soon": {"value": lambda way, k: mean(way, k, way.frequencies(2048, 10_000))},
    },
    "finite_sum_recurrence": {
        r"$\cos(\pi/Q)$ for $\cos(2\pi/Q)$": {"least": lambda parts: full_turn_in(2 * parts).cos()},
        "window $N Q$": {"window": lambda terms, parts: terms * parts},
        "window $Q^{N-1}$": {"window": lambda terms, parts: parts ** (terms - 1)},
        "exact return": {"least": lambda parts: Ball(1)},
    },
    "finite_sum_returns": {
        "limit zero of the finite sum": {"decays": True},
        "integral for the sum": {"value": lambda way, k, terms, base: integral(way, k, base)[0]},
        "exact return": {"least": lambda epsilon: Fraction(1)},
        r"within $1/\varepsilon$ steps": {
            "offered": lambda terms, epsilon, beyond: range(beyond + 1, beyond + 1 + int(1 / epsilon))
        },
    },
    "exponential_decay_changes_sign": {
        "positive at all distances": {"negative": lambda base: Fraction(1, 2)},
        "negative at a third of the base": {"negative": lambda base: Fraction(base, 3)},
        "positive at a large distance": {"positive": Fraction(500_000)},
    },
    "weighted_decay_bound": {
        "variation left out": {"bound": lambda last, variation, x, slopes: 2 * last / (x * slopes[0])},
        "largest slope for the least": {
            "bound": lambda last, variation, x, slopes: (last + variation) / (x * slopes[1])
        },
        "rate $x^{-2}$": {"bound": lambda last, variation, x, slopes: 2 * (last + variation) / (x * x * slopes[0])},
    },
    "decay_power_bound": {
        "half of the bound": {"bound": lambda alpha, x: ball(1 / (alpha * x))},
        r"$\alpha$ left out": {"bound": lambda alpha, x: ball(2 / x)},
        r"rate $x^{-1/\alpha}$": {"bound": lambda alpha, x: 2 * (-ball(x).log() / alpha).exp() / alpha},
        "powers above one as well": {"powers": (Fraction(1, 2), Fraction(2))},
    },
    "first_zero_of_decay": {
        "a zero of the cosine integral, times $b$": {"ends": lambda base: _around(ZERO_OF_CI * base)},
        "six times the distance": {"ends": lambda base: _around(6 * _zero(base))},
        "half the distance": {"ends": lambda base: _around(_zero(base) / 2)},
        "the zero at base $1000$, for every base": {"ends": lambda _: _around(_zero(1000))},
    },
    "decay_power_rate": {
        r"$\Gamma(1/\alpha)$ for $\Gamma(1 + 1/\alpha)$": {
            "term": lambda alpha, x: leading(alpha, x, gamma=lambda beta: beta.gamma())
        },
        r"phase $\pi/\alpha$": {"term": lambda alpha, x: leading(alpha, x, phase=lambda beta: beta)},
        r"rate $x^{-\alpha}$": {"term": lambda alpha, x: leading(alpha, x, power=lambda beta: 1 / beta)},
        "a quarter of the bound": {"bound": lambda alpha, x: 1 / (2 * alpha * x)},
    },
    "power_decay_sign": {
        r"nonnegative from $\alpha = 7/5$ on": {"nonnegative": lambda alpha: alpha >= Fraction(7, 5)},
        r"nonnegative from $\alpha = 1$ on": {"nonnegative": lambda alpha: alpha >= 1},
        r"only from $\alpha = 2$ on": {"nonnegative": lambda alpha: alpha >= 2},
    },
}
