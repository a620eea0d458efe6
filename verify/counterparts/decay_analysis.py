"""Decay with the distance in numbers: the integral by closed form and by quadrature, the sum from the positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

import flint
import numpy as np

from verify.counterparts.claims import Check, Quantities, ball
from verify.numbers import Array, Ball
from verify.oscillation.closed_form_balls import closed_form_balls
from verify.oscillation.quadrature_balls import quadrature_balls
from verify.oscillation.schedules import Exponential, Function, Integral, Monotone

__all__ = [
    "decay_bound",
    "decay_enclosures",
    "decay_limit",
    "decay_logarithmic",
    "exponential_decay_changes_sign",
    "finite_sum_bound",
    "finite_sum_mean_square",
    "finite_sum_no_decay",
    "riemann_sum_error",
    "weighted_decay_bound",
    "weighted_riemann_sum_error",
]

Rate = Callable[[Ball, Ball], Ball]
POINTS = ((3, 10), (50, 10), (777, 1000), (6283, 10_000), (10**6 + 1, 10_000))
"""Distances x and bases b."""


def integral(x: Fraction | int, base: int) -> tuple[Ball, Ball]:
    """Return the real and the imaginary part of ``int_0^1 exp(i x b**-t) dt``, by the closed form in Ci and Si."""
    value = closed_form_balls(Integral(Fraction(x), Exponential(Fraction(base))), 40)
    return value.real, value.imag


def modulus(parts: tuple[Ball, Ball]) -> Ball:
    """Return the absolute value of a complex number."""
    real, imaginary = parts
    return (real * real + imaginary * imaginary).sqrt()


def mean(of: Quantities, distance: int, theta: Array) -> Ball:
    """Return ``S_N(k)``: the inner product of the encodings of 0 and k, divided by the number of pairs."""
    start, end = of.positions(np.array([Ball(0), Ball(distance)], dtype=object), theta)
    return Ball(start @ end) / len(theta)


# ---- the integral ----


def _real_envelope(x: Ball, b: Ball) -> Ball:
    return 2 * b / (x * b.log())


def envelope(x: Ball, b: Ball) -> Ball:
    """Return ``(b + 1)/(x ln b)``."""
    return (b + 1) / (x * b.log())


def _closest(base: int, turn: int) -> Fraction:
    """Return a distance near ``(2 turn + 1) pi b/(b - 1)``, where the two ends contribute with one phase."""
    return (2 * turn + 1) * Fraction(355, 113) * Fraction(base, base - 1)


def decay_bound(_: Quantities, *, real: Rate = _real_envelope, whole: Rate = envelope) -> Iterator[Check]:
    """Compare the real part, and the modulus, with their bounds."""
    for x, b in (*POINTS, (_closest(10, 50), 10), (_closest(10_000, 50), 10_000)):
        parts = integral(x, b)
        yield Check(abs(parts[0]), "le", real(ball(x), ball(b)))
        yield Check(modulus(parts), "le", whole(ball(x), ball(b)))


def _parts(_: Quantities, x: int, base: int) -> tuple[Ball, Ball]:
    return integral(x, base)


def decay_limit(
    of: Quantities,
    *,
    value: Callable[[Quantities, int, int], tuple[Ball, Ball]] = _parts,
    limit: Callable[[Ball], Ball] = lambda b: 0 * b,
    rate: Rate = envelope,
) -> Iterator[Check]:
    """Compare the distance of both parts to the limit with a rate that tends to 0."""
    for x, b in ((6283, 10_000), (710_000, 10_000), (10**9, 10_000), (10**9, 10)):
        for part in value(of, x, b):
            yield Check(abs(part - limit(ball(b))), "le", rate(ball(x), ball(b)))


def euler() -> Ball:
    """Return Euler's constant between its first thirty digits, rounded down and up."""
    digits = 577215664901532860606512090082
    return Ball.between(Fraction(digits, 10**30), Fraction(digits + 1, 10**30))


def _law(x: Ball, b: Ball) -> Ball:
    return 1 - (euler() + x.log()) / b.log()


def _law_error(x: Ball, b: Ball) -> Ball:
    return (1 / x + x * x / (4 * b * b)) / b.log()


def decay_logarithmic(
    _: Quantities,
    *,
    law: Rate = _law,
    error: Rate = _law_error,
    part: Callable[[tuple[Ball, Ball]], Ball] = lambda p: p[0],
) -> Iterator[Check]:
    """Compare the distance to the logarithmic law with its error."""
    for x, base in ((3, 100), (10, 10_000), (128, 10_000), (1000, 10_000), (1000, 500_000), (20, 10)):
        yield Check(abs(part(integral(x, base)) - law(ball(x), ball(base))), "le", error(ball(x), ball(base)))


def _peak(base: int, turns: Fraction = Fraction(1, 4)) -> Fraction:
    """Return about ``2 pi b (n + turns)`` with n so large that the sign of the real part is that of ``-sin``."""
    least = Fraction(base, base - 1)
    n = int(least) + 1
    return base * 2 * Fraction(355, 113) * (n + turns)


VALUES = {1: "0.97396", 10: "0.68239", 100: "0.43677", 1000: "0.18769", 10_000: "-0.03664"}
"""What the real part is near, by distance, for the base 10^4."""


def decay_enclosures(
    _: Quantities, *, value: Callable[[int, Fraction], Fraction] = lambda _, known: known, base: int = 10_000
) -> Iterator[Check]:
    """Compare the distance of the real part to a decimal with 10^-5."""
    for x, known in VALUES.items():
        yield Check(abs(integral(x, base)[0] - value(x, Fraction(known))), "le", ball("1/100000"))


def exponential_decay_changes_sign(
    _: Quantities, *, positive: Fraction = Fraction(1), negative: Callable[[int], Fraction] = _peak
) -> Iterator[Check]:
    """Compare the real part with 0 at a distance where it is positive, and at one where it is negative."""
    for base in (2, 10, 1000, 10_000, 500_000):
        yield Check(Ball(0), "lt", integral(positive, base)[0])
        yield Check(integral(negative(base), base)[0], "lt", Ball(0))


# ---- sums against integrals ----


def _sum_bound(k: Ball, b: Ball, terms: int) -> Ball:
    return k * (1 - 1 / b) / terms


def riemann_sum_error(
    of: Quantities,
    *,
    bound: Callable[[Ball, Ball, int], Ball] = _sum_bound,
    power: int = 1,
    divisor: Callable[[int], int] = lambda terms: 1,  # noqa: ARG005
    part: Callable[[tuple[Ball, Ball]], Ball] = lambda p: p[0],
) -> Iterator[Check]:
    """Compare the distance between the sum and the integral with its bound."""
    for k, base, terms in ((1, 10_000, 64), (3, 10_000, 512), (7, 10, 16), (50, 100, 32), (6283, 10_000, 4)):
        theta = of.frequencies(terms, base) ** power
        found = mean(of, k, theta) * divisor(terms)
        yield Check(abs(found - part(integral(k, base))), "le", bound(ball(k), ball(base), terms))


def finite_sum_bound(
    of: Quantities,
    *,
    bound: Callable[[Ball, Ball, int], Ball] = lambda x, b, d: _real_envelope(x, b) + 2 * x * (1 - 1 / b) / d,
    sign: int = 1,
    divided: bool = True,
) -> Iterator[Check]:
    """Compare ``(2/d) p_m . p_n`` with its bound, d the number of channels."""
    for m, n, base, half in ((3, 10, 10, 64), (50, -50, 10, 256), (-30, 40, 10, 256), (6283, 0, 10_000, 4)):
        one, two = of.positions(np.array([Ball(m), Ball(sign * n)], dtype=object), of.frequencies(half, base))
        product = Ball(one @ two) / (half if divided else 1)
        yield Check(abs(product), "le", bound(ball(abs(m - n)), ball(base), 2 * half))


def _default_frequencies(of: Quantities) -> Array:
    return of.frequencies(3, 10)


def finite_sum_mean_square(
    of: Quantities,
    *,
    limit: Callable[[int], Fraction] = lambda terms: Fraction(1, 2 * terms),
    theta: Callable[[Quantities], Array] = _default_frequencies,
) -> Iterator[Check]:
    """Compare the distance of the mean of the squares to its limit with what the angles allow."""
    used, given = theta(of), _default_frequencies(of)
    pairs = [(s, t) for s in given for t in given]
    angles = [s + t for s, t in pairs] + [s - t for n, (s, t) in enumerate(pairs) if n % (len(given) + 1)]
    deviation = sum((1 / abs((angle / 2).sin()) for angle in angles), Ball(0)) / (2 * len(given) ** 2)
    table = of.positions(np.array([Ball(k) for k in range(1200)], dtype=object), used)
    squares = (table @ table[0] / len(used)) ** 2
    for count in (300, 1200):
        found = Ball(squares[:count].sum()) / count
        yield Check(abs(found - limit(len(used))), "le", deviation / count)


RECURRENCES = (6283, 710_000, 312_689_000, 4_272_943_000)
"""Thousands of numerators of fractions near a full turn: the slowest of four angles is a thousandth of the fastest."""


def finite_sum_no_decay(
    of: Quantities, *, value: Callable[[Quantities, int], Ball] | None = None, decays: bool = False
) -> Iterator[Check]:
    """Compare the sum of four cosines, far out, with 9/10."""
    for k in RECURRENCES:
        found = mean(of, k, of.frequencies(4, 10_000)) if value is None else value(of, k)
        least = ball("9/10")
        yield Check(found, "lt", least) if decays else Check(least, "lt", found)


# ---- weights of bounded variation ----


def polynomial(*coefficients: str) -> Function:
    """Return a polynomial in t as a function on floats and on complex balls."""
    exact = [Fraction(c) for c in coefficients]

    def at(t: Array) -> Array:
        return np.polynomial.polynomial.polyval(t, [float(c) for c in exact])

    def on_balls(t: flint.acb, _: bool) -> flint.acb:
        found = flint.acb(0)
        for c in reversed(exact):
            found = found * t + flint.acb(flint.fmpq(c.numerator, c.denominator))
        return found

    return Function(at, on_balls)


def _at(coefficients: Sequence[str], t: Fraction) -> Fraction:
    return sum((Fraction(c) * t**n for n, c in enumerate(coefficients)), Fraction(0))


WEIGHTS = ((("1", "-1"), 1, 1), (("1/2", "0", "1"), 1, Fraction(3, 2)), (("1", "-1/10"), Fraction(1, 10), 1))
"""Polynomials h, each with its variation and its largest absolute value on [0, 1]."""


def _weighted_bound(variation: Ball, largest: Ball, change: Ball, terms: int) -> Ball:
    return (variation + largest * change) / terms


def weighted_riemann_sum_error(
    of: Quantities, *, bound: Callable[[Ball, Ball, Ball, int], Ball] = _weighted_bound
) -> Iterator[Check]:
    """Compare the distance between a weighted sum and its integral with its bound."""
    for coefficients, variation, largest in WEIGHTS:
        for k, base, terms in ((Fraction(1, 1000), 10, 8), (Fraction(9), 100, 16), (Fraction(40), 10_000, 8)):
            theta = of.frequencies(terms, base)
            start, end = of.positions(np.array([Ball(0), ball(k)], dtype=object), theta)
            cosines = (start * end)[0::2]
            weights = [ball(_at(coefficients, Fraction(i, terms))) for i in range(terms)]
            found = sum((w * c for w, c in zip(weights, cosines, strict=True)), Ball(0)) / terms
            value = quadrature_balls(Integral(k, Exponential(Fraction(base)), polynomial(*coefficients)), 20).real
            change = ball(k) * (1 - 1 / ball(base))
            yield Check(abs(found - value), "le", bound(ball(variation), ball(largest), change, terms))


PHASES = (("0", "1"), ("1/16", "1/2", "1"))
"""Phases theta as polynomials: t, and (t + 1/4)^2, whose derivative is between 1/2 and 5/2."""
SLOPES = ((Fraction(1), Fraction(1)), (Fraction(1, 2), Fraction(5, 2)))


def _decay_bound(last: Ball, variation: Ball, x: Ball, slopes: tuple[Fraction, Fraction]) -> Ball:
    return 2 * (last + variation) / (x * slopes[0])


def weighted_decay_bound(
    _: Quantities, *, bound: Callable[[Ball, Ball, Ball, tuple[Fraction, Fraction]], Ball] = _decay_bound
) -> Iterator[Check]:
    """Compare the modulus of a weighted integral with its bound."""
    for phase, slopes in zip(PHASES, SLOPES, strict=True):
        schedule = Monotone(polynomial(*phase))
        for coefficients, variation in ((("1",), 0), (("1", "-1"), 1), (("1/2", "0", "1"), 1)):
            for x in (Fraction(22, 7), Fraction(41), Fraction(400, 3)):
                value = quadrature_balls(Integral(x, schedule, polynomial(*coefficients)), 20)
                last = ball(abs(_at(coefficients, Fraction(1))))
                yield Check(modulus((value.real, value.imag)), "le", bound(last, ball(variation), ball(x), slopes))
