"""The decay integral: what each route costs, and where it answers: ``python benchmarks/decay.py``.

Each time is the median of several runs with the smallest and the largest beside it, at x = 512 and base 10^4,
where `mpmath.quad` is wrong and claims 1e-5. Ratios below 1 keep their budget. Nothing here is a test: the table
of answers is one in ``tests/verify/oscillation/test_routes.py``.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from fractions import Fraction

import mpmath
import numpy as np

from verify.oscillation import ROUTES, Exponential, Integral, RefusedError, integrate
from verify.oscillation.closed_form_balls import closed_form_balls
from verify.oscillation.closed_form_float64 import exponential_float64

RUNS = 5
X, BASE = Fraction(512), Fraction(10**4)
DISTANCES = tuple(Fraction(x) for x in ("0.001", "0.1", "1", "10", "200", "512", "10000", "100000", "1e7", "1e9"))
BASES = (10, 10**3, 10**4, 5 * 10**5)
MANY = 2**18


def seconds(function: Callable[[], object], calls: int) -> tuple[float, ...]:
    """Return the time of one call, for several runs."""
    found = []
    for _ in range(RUNS):
        begun = time.perf_counter()
        for _ in range(calls):
            function()
        found.append((time.perf_counter() - begun) / calls)
    return tuple(found)


def line(name: str, times: tuple[float, ...], budget: float | None = None) -> str:
    """Return the median in microseconds, the range, and the ratio to a budget in seconds."""
    middle = statistics.median(times)
    kept = "" if budget is None else f"  budget {1e6 * budget:g} us, ratio {middle / budget:.3f}"
    return f"{name:44} {1e6 * middle:11.2f} us ({1e6 * min(times):.2f} to {1e6 * max(times):.2f}){kept}"


def naive() -> mpmath.mpf:
    """Return the real part as one would write it, which is wrong here."""
    return mpmath.quad(lambda t: mpmath.cos(512 * mpmath.mpf(10000) ** -t), [0, 1])


def main() -> None:
    """Measure, and print two tables."""
    schedule = Exponential(BASE)
    integral = Integral(X, schedule)
    points = 10.0 ** np.random.default_rng(0).uniform(-3, 9, MANY)
    exponential_float64(points[:1], float(BASE))  # works out the coefficients

    quad = seconds(naive, 5)
    balls = seconds(lambda: closed_form_balls(integral, 30), 500)
    array = tuple(t / MANY for t in seconds(lambda: exponential_float64(points, float(BASE)), 1))
    print(line("mpmath.quad, 15 digits, wrong", quad))
    print(line("closed form on balls, 30 digits", balls, 1e-4))
    print(line("closed form in float64, a point of an array", array, 1e-6))
    for name, times in (("balls", balls), ("float64", array)):
        ratio = statistics.median(quad) / statistics.median(times)
        print(f"{name}: {ratio:.0f} times faster than mpmath.quad; budget 100, ratio {100 / ratio:.3f}")

    print(f"\n{'route':30} right wrong refused   of {len(DISTANCES) * len(BASES)} points; seconds a point")
    for route in ROUTES:
        right = wrong = refused = 0
        begun = time.perf_counter()
        for x in DISTANCES:
            for base in BASES:
                try:
                    value = integrate(x, Exponential(Fraction(base)), route=route)
                except RefusedError:
                    refused += 1
                    continue
                exact = closed_form_balls(Integral(x, Exponential(Fraction(base))), 60)
                holds = value.enclosure.contains(exact.enclosure)
                right, wrong = right + holds, wrong + (not holds)
        each = (time.perf_counter() - begun) / (len(DISTANCES) * len(BASES))
        print(f"{route:30} {right:5} {wrong:5} {refused:7}   {each:.5f}")


if __name__ == "__main__":
    main()
