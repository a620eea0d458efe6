"""Decay with the distance, what is certified in numbers: first zeros, and powers for frequencies."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

import flint

from verify.counterparts.claims import BY_DEFINITION, Check, Quantities, ball
from verify.counterparts.decay.decaying import PAIRS, integral, mean, modulus, power_frequencies, power_integral
from verify.numbers import Ball
from verify.oscillation.first_zeros import first_zero
from verify.oscillation.power_sign import least_nonnegative_power, lowest_value
from verify.oscillation.schedules import arb_of
from verify.oscillation.values import ball_of

__all__ = ["ENCLOSED", "decay_power_rate", "first_zero_of_decay", "power_decay_sign"]

BASES = {10: "10", 10**3: "10^3", 10**4: "10^4", 5 * 10**5: r"5 \cdot 10^5"}
"""Bases, as the statement writes them."""


# ---- exponential frequencies ----


def _ends(base: int) -> tuple[Fraction, Fraction]:
    """Return rational numbers below and above the first zero, not farther off than its ball."""
    zero = first_zero(base).zero
    middle, radius = zero.to_fraction(), Fraction(zero.radius)
    return middle - radius, middle + radius


def first_zero_of_decay(
    way: Quantities, *, ends: Callable[[int], tuple[Fraction, Fraction]] = _ends
) -> Iterator[Check]:
    """Compare the real part with 0 beside the zero and before it, and a sum over positions with its error."""
    for base in BASES:
        lower, upper = ends(base)
        for ninths in range(1, 9):
            yield Check(Ball(0), "lt", integral(way, lower * ninths / 9, base)[0])
        yield Check(Ball(0), "lt", integral(way, lower, base)[0])
        yield Check(integral(way, upper, base)[0], "lt", Ball(0))
    lower, upper = ends(10)  # so small a distance that a sum of 512 terms is near enough to the integral
    before, after = lower * Fraction(9, 10), upper * Fraction(11, 10)
    theta = way.frequencies(PAIRS, 10)
    yield Check(ball(before * Fraction(9, 10) / PAIRS), "lt", mean(way, before, theta))
    yield Check(mean(way, after, theta), "lt", ball(-after * Fraction(9, 10) / PAIRS))


# ---- powers ----


def leading(
    alpha: Fraction,
    x: Fraction,
    *,
    gamma: Callable[[flint.arb], flint.arb] = lambda beta: (1 + beta).gamma(),
    phase: Callable[[flint.arb], flint.arb] = lambda beta: beta / 2,
    power: Callable[[flint.arb], flint.arb] = lambda beta: beta,
) -> tuple[Ball, Ball]:
    """Return both parts of ``Gamma(1 + 1/alpha) exp(i pi/(2 alpha)) x**(-1/alpha)``."""
    beta = 1 / arb_of(alpha)
    size, angle = gamma(beta) * arb_of(x) ** -power(beta), flint.arb.pi() * phase(beta)
    return ball_of(size * angle.cos()), ball_of(size * angle.sin())


Term = Callable[[Fraction, Fraction], tuple[Ball, Ball]]
POINTS = [(Fraction(a), Fraction(x)) for a in ("3/2", "7/3", "4") for x in (3, 10, 50, 128, 1000)]
"""Powers and distances."""


def _missing(way: Quantities, alpha: Fraction, x: Fraction, term: Term) -> Ball:
    whole, first = power_integral(way, alpha, x), term(alpha, x)
    return modulus((whole[0] - first[0], whole[1] - first[1]))


def _power_bound(alpha: Fraction, x: Fraction) -> Fraction:
    return 2 / (alpha * x)


def decay_power_rate(
    way: Quantities, *, term: Term = leading, bound: Callable[[Fraction, Fraction], Fraction] = _power_bound
) -> Iterator[Check]:
    """Compare the distance to the leading term with its bound, for the integral and for a sum over positions."""
    for alpha, x in POINTS:
        yield Check(_missing(way, alpha, x, term), "le", ball(bound(alpha, x)))
    for alpha, x in ((Fraction(3, 2), Fraction(10)), (Fraction(7, 3), Fraction(23, 2))):
        average = mean(way, x, power_frequencies(alpha))
        yield Check(abs(average - term(alpha, x)[0]), "le", ball(bound(alpha, x) + x / PAIRS))


POWERS = [Fraction(a) for a in ("1/2", "1", "7/5", "1.446", "1.4461", "8/5", "2", "9")]
NEAR_MINIMUM = Fraction(4_712_389, 10**6)
"""About ``3 pi/2``."""


def _nonnegative(alpha: Fraction) -> bool:
    return ball(alpha) >= least_nonnegative_power().exponent


def power_decay_sign(way: Quantities, *, nonnegative: Callable[[Fraction], bool] = _nonnegative) -> Iterator[Check]:
    """Compare the real part with 0 at many distances, or at its lowest; and a sum over positions with its error."""
    for alpha in POWERS:
        lowest = lowest_value(alpha)
        if not nonnegative(alpha):
            yield Check(lowest, "lt", Ball(0))
            continue
        yield Check(Ball(0), "le", lowest)
        for x in (1, 3, 5, 8, 11, 17, 24, 30):
            yield Check(Ball(0), "le", power_integral(way, alpha, Fraction(x))[0])
    error = NEAR_MINIMUM / PAIRS
    for alpha in (Fraction(1), Fraction(2)):
        average = mean(way, NEAR_MINIMUM, power_frequencies(alpha))
        yield Check(ball(error), "lt", average) if nonnegative(alpha) else Check(average, "lt", ball(-error))


# ---- what is recorded ----


def _zeros() -> dict[str, Ball]:
    return {f"x_{{{text}}}": first_zero(base).zero for base, text in BASES.items()}


def _ratios() -> dict[str, Ball]:
    shown = [("3/2", 10), ("3/2", 1000), ("2", 128), ("4", 128)]
    pairs = {rf"\rho({a}, {x})": (Fraction(a), Fraction(x)) for a, x in shown}
    return {symbol: _missing(BY_DEFINITION, *pair, leading) / _power_bound(*pair) for symbol, pair in pairs.items()}


def _constants() -> dict[str, Ball]:
    boundary = least_nonnegative_power()
    return {r"\lambda_0": boundary.root, r"\alpha_*": boundary.exponent}


ENCLOSED: Mapping[str, Callable[[], Mapping[str, Ball]]] = {
    "first_zero_of_decay": _zeros,
    "decay_power_rate": _ratios,
    "power_decay_sign": _constants,
}
"""The enclosures that are recorded, by theorem and symbol."""
