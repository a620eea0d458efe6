"""The integral by mpmath: its own Ci, Si and 1F1, and its quadrature, in tails and between zeros. No ball is used.

`mpmath.quad` on the integral as it stands misses oscillations that it does not see, and states a small error: it is
given panels. `mpmath.quadosc` takes its panels at multiples of pi, and is wrong where the interval does not start at
one: it is given the variable ``u = x theta``, shifted to start at 0.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from typing import Any

import flint
import mpmath
import numpy as np

from verify.numbers import precision
from verify.oscillation.gauss_legendre import inverse
from verify.oscillation.schedules import Exponential, Integral, Monotone, Power, Schedule, mpf_of
from verify.oscillation.values import RefusedError, Value, arb_of_mpf, checked

__all__ = ["LARGEST_IN_TAILS", "LARGEST_ON_PANELS", "between_zeros", "closed_form_multiprecision", "shifted_quadosc"]

CLOSED_FORM, IN_TAILS, ON_PANELS = "closed_form_multiprecision", "shifted_quadosc", "between_zeros"
GUARD, GUARD_IN_TAILS, GUARD_ON_PANELS = 10, 4, 6
LARGEST = 10**30
"""Beyond it the working precision would be that of the angle, and mpmath takes seconds."""
LARGEST_IN_TAILS = 10**12
LARGEST_ON_PANELS = 3000
"""The largest ``|x| |theta_1 - theta_0|``: some thousand half periods."""


def closed_form_multiprecision(integral: Integral, digits: int = 30) -> Value:
    """Return the integral by mpmath's special functions.

    Two evaluations at different precisions; the stated error is ten times their difference, and never less
    than 10^-2 of what was asked for.

    Parameters
    ----------
    integral : Integral
        Exponential or power schedule, no weight, 0 < x <= 10^30.
    digits : int
        Digits of the modulus.

    Raises
    ------
    RefusedError
        For a weight, another schedule or a larger x, or if the two evaluations disagree.
    """
    if integral.weight is not None:
        raise RefusedError(CLOSED_FORM, "no closed form with a weight")
    if integral.x > LARGEST:
        raise RefusedError(CLOSED_FORM, f"x is at most {LARGEST:.0e} here")
    lost = lost_digits(integral)
    first, second = (_closed_form(integral, digits + lost + guard) for guard in (GUARD, 2 * GUARD))
    return stated(first, second, CLOSED_FORM, digits)


def _closed_form(integral: Integral, decimals: int) -> Any:
    """Return the closed form at a working precision."""
    mp, schedule = mpmath.mp, integral.schedule
    with mp.workdps(decimals):
        x = mpf_of(integral.x)
        if isinstance(schedule, Exponential):
            base = mpf_of(schedule.base)
            end = x / base
            return mp.mpc(mp.ci(x) - mp.ci(end), mp.si(x) - mp.si(end)) / mp.log(base)
        if isinstance(schedule, Power):
            order = mpf_of(1 / schedule.alpha)
            return mp.hyp1f1(order, order + 1, mp.mpc(0, x))
    raise RefusedError(CLOSED_FORM, f"no closed form for a schedule that is {schedule.name}")


def lost_digits(integral: Integral) -> int:
    """Return about how many digits the angle x costs, and the difference of the ends for a base near 1."""
    schedule = integral.schedule
    narrow = 1 / (schedule.base - 1) if isinstance(schedule, Exponential) else Fraction(1)
    return len(str(int(integral.x))) + len(str(int(narrow)))


def stated(first: Any, second: Any, route: str, digits: int) -> Value:
    """Return the second of two evaluations with ten times their difference as error.

    The error is at least ``10 ** -(digits + 2)`` of the modulus, for what two evaluations have in common.

    Raises
    ------
    RefusedError
        If the error is larger than the digits allow.
    """
    with precision(int(4 * digits) + 64):
        error = 10 * arb_of_mpf(abs(first - second)) + arb_of_mpf(abs(second)) * flint.arb(10) ** -(digits + 2)
        radius = flint.arb(0, error.upper())
        box = flint.acb(arb_of_mpf(second.real) + radius, arb_of_mpf(second.imag) + radius)
        if value := checked(box, route, digits, rigorous=False):
            return value
    raise RefusedError(route, f"two evaluations do not agree to {digits} digits")


# ---- in tails ----


def shifted_quadosc(integral: Integral, digits: int = 10) -> Value:
    """Return the integral by mpmath's quadrature in the variable ``u = x theta``.

    ``int u**(p-1) exp(i u) du`` is taken up to pi in the variable ``ln u`` (``u**p`` for a power), and from there on
    as the difference of two tails to infinity. A second evaluation goes to 2 pi on other panels, and takes a
    period of each tail apart; the stated error is ten times the difference.

    Parameters
    ----------
    integral : Integral
        Exponential schedule, or a power greater than 1; no weight, 0 < x <= 10^12.
    digits : int
        Digits of the modulus.

    Raises
    ------
    RefusedError
        For anything else, or if the two evaluations disagree.
    """
    if integral.weight is not None:
        raise RefusedError(IN_TAILS, "a weight stays in no closed variable")
    if integral.x > LARGEST_IN_TAILS:
        raise RefusedError(IN_TAILS, f"x is at most {LARGEST_IN_TAILS:.0e} here")
    first, second = (_with_tails(integral, turns, digits) for turns in (2, 1))
    return stated(first, second, IN_TAILS, digits)


def _with_tails(integral: Integral, turns: int, digits: int) -> Any:
    """Return the integral, with the variable changed at ``turns * pi``, at a precision of its own."""
    lost, kept = lost_digits(integral), digits + GUARD_IN_TAILS + turns
    near_one = lost - len(str(int(integral.x)))
    with mpmath.mp.workdps(kept + lost):
        return _in_parts(integral, turns, kept + near_one)


def _in_parts(integral: Integral, turns: int, decimals: int) -> Any:
    """Return the integral up to the change of the variable, and from there; tails have a number of digits."""
    mp, schedule = mpmath.mp, integral.schedule
    x, split = mpf_of(integral.x), turns * mp.pi
    if isinstance(schedule, Exponential):
        base = mpf_of(schedule.base)
        order, lower, whole = mp.zero, x / base, mp.log(base)
        scale = 1 / whole
        length = whole if x <= split else mp.log(split / lower)
        inner = _logarithmic(lower, length, turns) if lower < split else mp.zero
    elif isinstance(schedule, Power) and schedule.alpha > 1:
        order, lower = mpf_of(1 / schedule.alpha), mp.zero
        scale = order * x**-order
        inner = _from_zero(min(x, split), order, turns)
    else:
        raise RefusedError(
            IN_TAILS, f"the tail of a schedule that is {schedule.name} does not converge or is not known"
        )
    if x > split:
        inner += _tail(max(lower, split), order, turns, decimals) - _tail(x, order, turns, decimals)
    return scale * inner


def _logarithmic(lower: Any, length: Any, more: int) -> Any:
    """Return ``int exp(i u)/u du`` from ``lower`` to ``lower * exp(length)``, in the variable ``ln(u/lower)``.

    Panels are even and shorter than 4, and ``more`` than needed.
    """
    mp = mpmath.mp
    count = int(length / 4) + more
    return mp.quad(lambda s: mp.expj(lower * mp.exp(s)), [length * k / count for k in range(count + 1)])


def _from_zero(upper: Any, order: Any, panels: int) -> Any:
    """Return ``int_0 u**(order-1) exp(i u) du`` in the variable ``(u/upper)**order``, on even panels."""
    mp = mpmath.mp
    ends = [mp.mpf(k) / panels for k in range(panels + 1)]
    return upper**order / order * mp.quad(lambda t: mp.expj(upper * t ** (1 / order)), ends)


def _tail(start: Any, order: Any, turns: int, decimals: int) -> Any:
    """Return ``int u**(order-1) exp(i u) du`` from ``start`` to infinity, with one period apart for two turns.

    Only the angle of the first factor needs all digits of ``start``.
    """
    mp = mpmath.mp
    phase = mp.expj(start)
    with mp.workdps(decimals):
        apart = 2 * (turns - 1) * mp.pi
        near = mp.quad(lambda v: (start + v) ** (order - 1) * mp.expj(v), [0, apart / 2, apart])
        far = mp.quadosc(lambda v: (start + apart + v) ** (order - 1) * mp.expj(v), [0, mp.inf], omega=1)
    return phase * (near + far)


# ---- between zeros ----


def between_zeros(integral: Integral, digits: int = 20) -> Value:
    """Return the integral by `mpmath.quad` on panels of half a period, with no substitution and no closed form.

    A second evaluation cuts where the cosine is zero; the stated error is ten times the difference.

    Parameters
    ----------
    integral : Integral
        Schedule and weight known to mpmath, with ``|x| |theta_1 - theta_0| <= 3000``.
    digits : int
        Digits of the modulus.

    Raises
    ------
    RefusedError
        For a function without values in mpmath or a larger x, or if the two evaluations disagree.
    """
    theta = _theta(integral.schedule)
    weight = None if integral.weight is None else integral.weight.multiprecision
    if theta is None or (integral.weight is not None and weight is None):
        raise RefusedError(ON_PANELS, "a schedule or a weight is not known to mpmath")
    x, ends = float(integral.x), integral.schedule.at(np.array([0.0, 1.0]))
    if abs(x) * abs(ends[1] - ends[0]) > LARGEST_ON_PANELS:
        raise RefusedError(ON_PANELS, f"|x| |theta_1 - theta_0| is at most {LARGEST_ON_PANELS} here")
    first, second = (_on_panels(integral, theta, weight, shift, digits) for shift in (0.0, 0.5))
    return stated(first, second, ON_PANELS, digits)


def _theta(schedule: Schedule) -> Callable[[Any], Any] | None:
    """Return the frequencies in mpmath's numbers, if they are known there."""
    if isinstance(schedule, Exponential):
        base = schedule.base
        return lambda t: mpf_of(base) ** -t
    if isinstance(schedule, Power):
        alpha = schedule.alpha
        return lambda t: t ** mpf_of(alpha)
    return schedule.theta.multiprecision if isinstance(schedule, Monotone) else None


def _on_panels(
    integral: Integral,
    theta: Callable[[Any], Any],
    weight: Callable[[Any], Any] | None,
    shift: float,
    digits: int,
) -> Any:
    """Return the sum over all panels; the one at 0, where a power is not smooth, by the double exponential rule."""
    mp = mpmath.mp
    with mp.workdps(digits + GUARD_ON_PANELS + len(str(int(integral.x)))):
        x = mpf_of(integral.x)

        def integrand(t: Any) -> Any:
            wave = mp.expj(x * theta(t))
            return wave if weight is None else weight(t) * wave

        first, *others = pairwise([mp.zero, *map(mp.mpf, _cuts(integral, shift)), mp.one])
        integral_to_zero = mp.quad(integrand, first)
        return integral_to_zero + mp.fsum(mp.quad(integrand, panel, method="gauss-legendre") for panel in others)


def _cuts(integral: Integral, shift: float) -> list[float]:
    """Return about where ``x theta_t`` is a whole number and ``shift`` of half turns, inside (0, 1)."""
    first, last = (float(end) for end in integral.schedule.at(np.array([0.0, 1.0])))
    low, high = (float(integral.x) * end / math.pi - shift for end in sorted((first, last)))
    if low == high:
        return []
    levels = (np.arange(math.ceil(low), math.floor(high) + 1) + shift) * math.pi / float(integral.x or 1)
    cuts = inverse(integral.schedule, levels, first < last)
    return [float(t) for t in np.unique(cuts) if 1e-9 < t < 1 - 1e-9]
