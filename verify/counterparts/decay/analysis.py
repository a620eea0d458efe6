"""Decay with the distance in numbers: the integral by closed form and by quadrature, the sum from the positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction

import flint
import numpy as np

from verify.counterparts.claims import Check, Quantities, ball
from verify.counterparts.decay.decaying import (
    PAIRS,
    integral,
    mean,
    modulus,
    polynomial,
    power_frequencies,
    power_integral,
)
from verify.numbers import Array, Ball, precision
from verify.oscillation.schedules import Exponential, Integral, Monotone
from verify.oscillation.values import ball_of

__all__ = [
    "decay_bound",
    "decay_bound_approached",
    "decay_enclosures",
    "decay_limit",
    "decay_logarithmic",
    "decay_power_bound",
    "exponential_decay_changes_sign",
    "finite_sum_bound",
    "finite_sum_mean_square",
    "finite_sum_no_decay",
    "finite_sum_recurrence",
    "finite_sum_returns",
    "riemann_sum_error",
    "weighted_decay_bound",
    "weighted_riemann_sum_error",
]

Rate = Callable[[Ball, Ball], Ball]
POINTS = ((3, 10), (50, 10), (777, 1000), (6283, 10_000), (10**6 + 1, 10_000))
"""Distances x and bases b."""


# ---- the integral ----


def _real_envelope(x: Ball, b: Ball) -> Ball:
    return 2 * b / (x * b.log())


def envelope(x: Ball, b: Ball) -> Ball:
    """Return ``(b + 1)/(x ln b)``."""
    return (b + 1) / (x * b.log())


def _closest(base: int, turn: int) -> Fraction:
    """Return a distance near ``(2 turn + 1) pi b/(b - 1)``, where the two ends contribute with one phase."""
    return (2 * turn + 1) * Fraction(355, 113) * Fraction(base, base - 1)


def decay_bound(way: Quantities, *, real: Rate = _real_envelope, whole: Rate = envelope) -> Iterator[Check]:
    """Compare the real part, and the modulus, with their bounds."""
    for x, b in (*POINTS, (_closest(10, 50), 10), (_closest(10_000, 50), 10_000)):
        parts = integral(way, x, b)
        yield Check(abs(parts[0]), "le", real(ball(x), ball(b)))
        yield Check(modulus(parts), "le", whole(ball(x), ball(b)))


TURNS = ((2, 0), (10, 50), (10, 400), (7, 30), (10_000, 10**6))
"""Bases, and numbers n of distances at which the two ends contribute with one phase."""


def quotient(way: Quantities, base: int, half_turns: int, parts: Ball) -> tuple[Ball, Ball]:
    """Return a distance ``half_turns pi b/(b - 1)``, and there the modulus by ``parts/(x ln b)``.

    The distance is a ball; from its middle to it the modulus changes by no more, as frequencies are at most 1.
    """
    with precision(200):
        x = ball_of(flint.arb.pi() * half_turns * base / (base - 1))
        near = Fraction(x.radius)
        size = modulus(integral(way, x.to_fraction(), base)) + Ball.between(-near, near)
        return x, size * x * ball(base).log() / parts


def decay_bound_approached(
    way: Quantities,
    *,
    parts: Callable[[int], int] = lambda b: b + 1,
    half_turns: Callable[[int], int] = lambda n: 2 * n + 1,
    lack: Rate = lambda x, b: (b - 1) / x,
    largest: Fraction = Fraction(1),
) -> Iterator[Check]:
    """Compare the modulus, by its bound, with 1 and with what it is at least."""
    for base, n in TURNS:
        x, ratio = quotient(way, base, half_turns(n), ball(parts(base)))
        yield Check(1 - lack(x, ball(base)), "le", ratio)
        yield Check(ratio, "le", ball(largest))


def _parts(way: Quantities, x: int, base: int) -> tuple[Ball, Ball]:
    return integral(way, x, base)


def decay_limit(
    way: Quantities,
    *,
    value: Callable[[Quantities, int, int], tuple[Ball, Ball]] = _parts,
    limit: Callable[[Ball], Ball] = lambda b: 0 * b,
    rate: Rate = envelope,
) -> Iterator[Check]:
    """Compare the distance of both parts to the limit with a rate that tends to 0."""
    for x, b in ((6283, 10_000), (710_000, 10_000), (10**9, 10_000), (10**9, 10)):
        for part in value(way, x, b):
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
    way: Quantities,
    *,
    law: Rate = _law,
    error: Rate = _law_error,
    part: Callable[[tuple[Ball, Ball]], Ball] = lambda p: p[0],
) -> Iterator[Check]:
    """Compare the distance to the logarithmic law with its error."""
    for x, base in ((3, 100), (10, 10_000), (128, 10_000), (1000, 10_000), (1000, 500_000), (20, 10)):
        yield Check(abs(part(integral(way, x, base)) - law(ball(x), ball(base))), "le", error(ball(x), ball(base)))


def _peak(base: int, turns: Fraction = Fraction(1, 4)) -> Fraction:
    """Return about ``2 pi b (n + turns)`` with n so large that the sign of the real part is that of ``-sin``."""
    least = Fraction(base, base - 1)
    n = int(least) + 1
    return base * 2 * Fraction(355, 113) * (n + turns)


VALUES = {1: "0.97396", 10: "0.68239", 100: "0.43677", 1000: "0.18769", 10_000: "-0.03664"}
"""What the real part is near, by distance, for the base 10^4."""


def decay_enclosures(
    way: Quantities, *, value: Callable[[int, Fraction], Fraction] = lambda _, decimal: decimal, base: int = 10_000
) -> Iterator[Check]:
    """Compare the distance of the real part to a decimal with 10^-5."""
    for x, decimal in VALUES.items():
        yield Check(abs(integral(way, x, base)[0] - value(x, Fraction(decimal))), "le", ball("1/100000"))


def exponential_decay_changes_sign(
    way: Quantities, *, positive: Fraction = Fraction(1), negative: Callable[[int], Fraction] = _peak
) -> Iterator[Check]:
    """Compare the real part with 0 at a distance where it is positive, and at one where it is negative."""
    for base in (2, 10, 1000, 10_000, 500_000):
        yield Check(Ball(0), "lt", integral(way, positive, base)[0])
        yield Check(integral(way, negative(base), base)[0], "lt", Ball(0))


# ---- sums against integrals ----


def _sum_bound(k: Ball, b: Ball, terms: int) -> Ball:
    return k * (1 - 1 / b) / terms


def riemann_sum_error(
    way: Quantities,
    *,
    bound: Callable[[Ball, Ball, int], Ball] = _sum_bound,
    power: int = 1,
    divisor: Callable[[int], int] = lambda terms: 1,  # noqa: ARG005
    part: Callable[[tuple[Ball, Ball]], Ball] = lambda p: p[0],
) -> Iterator[Check]:
    """Compare the distance between the sum and the integral with its bound."""
    for k, base, terms in ((1, 10_000, 64), (3, 10_000, 512), (7, 10, 16), (50, 100, 32), (6283, 10_000, 4)):
        theta = way.frequencies(terms, base) ** power
        total = mean(way, k, theta) * divisor(terms)
        yield Check(abs(total - part(integral(way, k, base))), "le", bound(ball(k), ball(base), terms))


def finite_sum_bound(
    way: Quantities,
    *,
    bound: Callable[[Ball, Ball, int], Ball] = lambda x, b, d: _real_envelope(x, b) + 2 * x * (1 - 1 / b) / d,
    sign: int = 1,
    divided: bool = True,
) -> Iterator[Check]:
    """Compare ``(2/d) p_m . p_n`` with its bound, d the number of channels."""
    for m, n, base, half in ((3, 10, 10, 64), (50, -50, 10, 256), (-30, 40, 10, 256), (6283, 0, 10_000, 4)):
        one, two = way.positions(np.array([Ball(m), Ball(sign * n)], dtype=object), way.frequencies(half, base))
        product = Ball(one @ two) / (half if divided else 1)
        yield Check(abs(product), "le", bound(ball(abs(m - n)), ball(base), 2 * half))


def _default_frequencies(way: Quantities) -> Array:
    return way.frequencies(3, 10)


def finite_sum_mean_square(
    way: Quantities,
    *,
    limit: Callable[[int], Fraction] = lambda terms: Fraction(1, 2 * terms),
    theta: Callable[[Quantities], Array] = _default_frequencies,
) -> Iterator[Check]:
    """Compare the distance of the mean of the squares to its limit with what the angles allow."""
    used, given = theta(way), _default_frequencies(way)
    pairs = [(s, t) for s in given for t in given]
    angles = [s + t for s, t in pairs] + [s - t for n, (s, t) in enumerate(pairs) if n % (len(given) + 1)]
    deviation = sum((1 / abs((angle / 2).sin()) for angle in angles), Ball(0)) / (2 * len(given) ** 2)
    table = way.positions(np.array([Ball(k) for k in range(1200)], dtype=object), used)
    squares = (table @ table[0] / len(used)) ** 2
    for count in (300, 1200):
        average = Ball(squares[:count].sum()) / count
        yield Check(abs(average - limit(len(used))), "le", deviation / count)


RECURRENCES = (6283, 710_000, 312_689_000, 4_272_943_000)
"""Thousands of numerators of fractions near a full turn: the slowest of four angles is a thousandth of the fastest."""


def finite_sum_no_decay(
    way: Quantities, *, value: Callable[[Quantities, int], Ball] | None = None, decays: bool = False
) -> Iterator[Check]:
    """Compare the sum of four cosines, far out, with 9/10."""
    for k in RECURRENCES:
        average = mean(way, k, way.frequencies(4, 10_000)) if value is None else value(way, k)
        least = ball("9/10")
        yield Check(average, "lt", least) if decays else Check(least, "lt", average)


def full_turn_in(parts: int) -> Ball:
    """Return ``2 pi/Q``."""
    return 2 * Ball.pi() / parts


def _largest(values: Iterable[Ball]) -> Ball:
    return max(values, key=Ball.to_float)


WINDOWS = ((2, 100, 3, 1), (2, 10, 5, 7), (3, 10, 6, 100), (3, 10_000, 4, 6283), (5, 10_000, 2, 355))
"""Numbers N of frequencies, bases, numbers Q of parts, distances x."""


def finite_sum_recurrence(
    way: Quantities,
    *,
    least: Callable[[int], Ball] = lambda parts: full_turn_in(parts).cos(),
    window: Callable[[int, int], int] = lambda terms, parts: parts**terms,
) -> Iterator[Check]:
    """Compare the largest sum in a window with what comes back there, also for one angle just beyond a part."""
    for terms, base, parts, x in WINDOWS:
        theta, count = way.frequencies(terms, base), window(terms, parts)
        yield Check(least(parts), "le", _largest(mean(way, j * x, theta) for j in range(1, count + 1)))
    for parts in (2, 3, 4, 9):
        theta, count = np.array([full_turn_in(parts + 1)], dtype=object), window(1, parts)
        yield Check(least(parts), "le", _largest(mean(way, j, theta) for j in range(1, count + 1)))


def _multiples(terms: int, epsilon: Fraction, beyond: int) -> Iterable[int]:
    """Return the distances that the pigeonhole principle offers: multiples of one that is beyond."""
    parts = next(q for q in range(2, 10**3) if full_turn_in(q).cos() > 1 - epsilon)
    return range(beyond + 1, (beyond + 1) * parts**terms + 1, beyond + 1)


def finite_sum_returns(
    way: Quantities,
    *,
    offered: Callable[[int, Fraction, int], Iterable[int]] = _multiples,
    least: Callable[[Fraction], Fraction] = lambda epsilon: 1 - epsilon,
    value: Callable[[Quantities, int, int, int], Ball] = lambda way, k, n, base: mean(way, k, way.frequencies(n, base)),
    decays: bool = False,
) -> Iterator[Check]:
    """Compare the largest sum at some distances, all of them beyond a given one, with nearly 1."""
    for terms, base, epsilon, beyond in ((1, 10, "1/100", 10**6), (2, 10_000, "1/10", 1000), (3, 10, "1/4", 20)):
        bound = ball(least(Fraction(epsilon)))
        largest = _largest(value(way, k, terms, base) for k in offered(terms, Fraction(epsilon), beyond))
        yield Check(largest, "le", bound) if decays else Check(bound, "lt", largest)


# ---- weights of bounded variation ----


def _at(coefficients: Sequence[str], t: Fraction) -> Fraction:
    return sum((Fraction(c) * t**n for n, c in enumerate(coefficients)), Fraction(0))


WEIGHTS = ((("1", "-1"), 1, 1), (("1/2", "0", "1"), 1, Fraction(3, 2)), (("1", "-1/10"), Fraction(1, 10), 1))
"""Polynomials h, each with its variation and its largest absolute value on [0, 1]."""


def _weighted_bound(variation: Ball, largest: Ball, change: Ball, terms: int) -> Ball:
    return (variation + largest * change) / terms


def weighted_riemann_sum_error(
    way: Quantities, *, bound: Callable[[Ball, Ball, Ball, int], Ball] = _weighted_bound
) -> Iterator[Check]:
    """Compare the distance between a weighted sum and its integral with its bound."""
    for coefficients, variation, largest in WEIGHTS:
        for k, base, terms in ((Fraction(1, 1000), 10, 8), (Fraction(9), 100, 16), (Fraction(40), 10_000, 8)):
            theta = way.frequencies(terms, base)
            start, end = way.positions(np.array([Ball(0), ball(k)], dtype=object), theta)
            cosines = (start * end)[0::2]
            weights = [ball(_at(coefficients, Fraction(i, terms))) for i in range(terms)]
            total = sum((w * c for w, c in zip(weights, cosines, strict=True)), Ball(0)) / terms
            value, _ = way.integral(Integral(k, Exponential(Fraction(base)), polynomial(*coefficients)))
            change = ball(k) * (1 - 1 / ball(base))
            yield Check(abs(total - value), "le", bound(ball(variation), ball(largest), change, terms))


PHASES = (("0", "1"), ("1/16", "1/2", "1"))
"""Phases theta as polynomials: t, and (t + 1/4)^2, whose derivative is between 1/2 and 5/2."""
SLOPES = ((Fraction(1), Fraction(1)), (Fraction(1, 2), Fraction(5, 2)))


def _decay_bound(last: Ball, variation: Ball, x: Ball, slopes: tuple[Fraction, Fraction]) -> Ball:
    return 2 * (last + variation) / (x * slopes[0])


def weighted_decay_bound(
    way: Quantities, *, bound: Callable[[Ball, Ball, Ball, tuple[Fraction, Fraction]], Ball] = _decay_bound
) -> Iterator[Check]:
    """Compare the modulus of a weighted integral with its bound."""
    for phase, slopes in zip(PHASES, SLOPES, strict=True):
        schedule = Monotone(polynomial(*phase))
        for coefficients, variation in ((("1",), 0), (("1", "-1"), 1), (("1/2", "0", "1"), 1)):
            for x in (Fraction(22, 7), Fraction(41), Fraction(400, 3)):
                parts = way.integral(Integral(x, schedule, polynomial(*coefficients)))
                last = ball(abs(_at(coefficients, Fraction(1))))
                yield Check(modulus(parts), "le", bound(last, ball(variation), ball(x), slopes))


# ---- powers ----

SMALL_POWERS = tuple(Fraction(a) for a in ("1/5", "1/2", "2/3", "9/10", "1"))


def decay_power_bound(
    way: Quantities,
    *,
    bound: Callable[[Fraction, Fraction], Ball] = lambda alpha, x: ball(2 / (alpha * x)),
    powers: Sequence[Fraction] = SMALL_POWERS,
) -> Iterator[Check]:
    """Compare the modulus with its bound, and a sum over positions with that and its error."""
    for alpha in powers:
        for x in (Fraction(1, 10), Fraction(355, 113), Fraction(50), Fraction(1000), Fraction(10**5)):
            yield Check(modulus(power_integral(way, alpha, x)), "le", bound(alpha, x))
        average = mean(way, 10, power_frequencies(alpha))
        yield Check(abs(average), "le", bound(alpha, Fraction(10)) + Fraction(10, PAIRS))
