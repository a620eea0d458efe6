"""Wrong claims about the decay: the parts of a row that each mistake replaces, by the words of its page."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from verify.counterparts.claims import ball, vector
from verify.counterparts.decay_analysis import envelope, euler, full_turn_in
from verify.counterparts.decaying import integral, mean, modulus
from verify.numbers import Ball

__all__ = ["WRONG"]

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
            "value": lambda of, x, b: (mean(of, x, of.frequencies(4, b)),),
        },
        "rate $x^{-2}$": {"rate": lambda x, b: envelope(x, b) / x},
    },
    "decay_enclosures": {
        "a hundred-thousandth and a half off": {"value": lambda _, known: known + Fraction(3, 200_000)},
        "wrong sign at the base": {"value": lambda x, known: abs(known)},
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
        "two frequencies alike": {"theta": lambda of: vector(["1", "1", "1/3"])},
    },
    "finite_sum_no_decay": {
        "limit zero of the finite sum": {"decays": True},
        "integral for the sum": {"value": lambda of, k: integral(of, k, 10_000)[0]},
        "two thousand terms come back as soon": {"value": lambda of, k: mean(of, k, of.frequencies(2048, 10_000))},
    },
    "finite_sum_recurrence": {
        r"$\cos(\pi/Q)$ for $\cos(2\pi/Q)$": {"least": lambda parts: full_turn_in(2 * parts).cos()},
        "window $N Q$": {"window": lambda terms, parts: terms * parts},
        "window $Q^{N-1}$": {"window": lambda terms, parts: parts ** (terms - 1)},
        "exact return": {"least": lambda parts: Ball(1)},
    },
    "finite_sum_returns": {
        "limit zero of the finite sum": {"decays": True},
        "integral for the sum": {"value": lambda of, k, terms, base: integral(of, k, base)[0]},
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
}
