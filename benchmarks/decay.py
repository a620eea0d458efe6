"""The decay integral: what each route costs, and where it answers: ``python benchmarks/decay.py``.

Each time is the median of several runs with the smallest and the largest beside it, at x = 512 and base 10^4,
where `mpmath.quad` is wrong and claims 1e-5. Ratios below 1 keep their budget. Where SciPy is installed, arrays
are held against the closed form by `scipy.special.sici`, in processor time and in turns. Nothing here is a test: the
table of answers is one in ``tests/verify/oscillation/test_routes.py``.
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable
from fractions import Fraction
from importlib import import_module

import mpmath
import numpy as np

from verify.numbers import Array
from verify.oscillation import ROUTES, Exponential, Integral, RefusedError, integrate
from verify.oscillation.closed_form_balls import closed_form_balls
from verify.oscillation.closed_form_float64 import exponential_float64

RUNS = 5
X, BASE = Fraction(512), Fraction(10**4)
DISTANCES = tuple(Fraction(x) for x in ("0.001", "0.1", "1", "10", "200", "512", "10000", "100000", "1e7", "1e9"))
BASES = (10, 10**3, 10**4, 5 * 10**5)
MANY = 2**18
TURNS, HELD = 11, 2000


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


def by_sici(points: Array, base: float) -> Array:
    """Return the closed form by SciPy, as one would write it."""
    sici = import_module("scipy.special").sici
    (si, ci), (si_end, ci_end) = sici(points), sici(points / base)
    return np.asarray((ci - ci_end + 1j * (si - si_end)) / math.log(base))


def against_scipy(points: Array, base: float) -> str:
    """Return the ratio of the times in float64, with the largest error of both, as parts of the modulus."""
    try:
        by_sici(points[:1], base)
    except ImportError:
        return "scipy.special.sici: not run, SciPy is not installed (python -m pip install scipy)"
    ratios, times = [], []
    for _ in range(TURNS):
        spent = []
        for function in (lambda: exponential_float64(points, base), lambda: by_sici(points, base)):
            begun = time.process_time()
            function()
            spent.append((time.process_time() - begun) / points.size)
        times.append(spent)
        ratios.append(spent[0] / spent[1])
    ours, theirs = (1e6 * statistics.median(t[n] for t in times) for n in (0, 1))
    some = points[:: points.size // HELD]
    exact = np.array([_exact(x, base) for x in some])
    off = (
        np.abs(found[:: points.size // HELD] - exact) / np.abs(exact)
        for found in (exponential_float64(points, base).value, by_sici(points, base))
    )
    errors = " and ".join(f"{part.max():.1e}" for part in off)
    return (
        f"base {base:g}: float64 {ours:.3f} us, sici {theirs:.3f} us a point of an array; budget 1, ratio "
        f"{statistics.median(ratios):.3f} ({min(ratios):.3f} to {max(ratios):.3f}); largest errors {errors}"
    )


def _exact(x: float, base: float) -> complex:
    return closed_form_balls(Integral(Fraction(x), Exponential(Fraction(base))), 20).to_complex()


def main() -> None:
    """Measure, and print two tables."""
    schedule = Exponential(BASE)
    integral = Integral(X, schedule)
    points = 10.0 ** np.random.default_rng(0).uniform(-3, 9, MANY)
    exponential_float64(points[:100], float(BASE))  # works out the coefficients

    quad = seconds(naive, 5)
    balls = seconds(lambda: closed_form_balls(integral, 30), 500)
    array = tuple(t / MANY for t in seconds(lambda: exponential_float64(points, float(BASE)), 1))
    print(line("mpmath.quad, 15 digits, wrong", quad))
    print(line("closed form on balls, 30 digits", balls, 1e-4))
    print(line("closed form in float64, a point of an array", array, 1e-6))
    for name, times in (("balls", balls), ("float64", array)):
        ratio = statistics.median(quad) / statistics.median(times)
        print(f"{name}: {ratio:.0f} times faster than mpmath.quad; budget 100, ratio {100 / ratio:.3f}")

    print(line("float64, one point alone", seconds(lambda: exponential_float64(points[:1], float(BASE)), 200)))
    for base in (10.0, float(BASE), 5e5):
        print(against_scipy(points, base))

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
