"""mpmath's quadrature done right: logarithmic variable below pi, ``quadosc`` shifted to start at 0 beyond.

`mpmath.quad` on the integral as it stands misses oscillations that it does not see, and states a small error;
`mpmath.quadosc` takes its panels at multiples of pi, and is wrong where the interval does not start at one.
"""

from __future__ import annotations

from typing import Any

import mpmath

from verify.oscillation.closed_form_multiprecision import lost_digits, stated
from verify.oscillation.schedules import Exponential, Integral, Power, mpf_of
from verify.oscillation.values import RefusedError, Value

__all__ = ["shifted_quadosc"]

ROUTE = "shifted_quadosc"
LARGEST = 10**12
GUARD = 4


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
        raise RefusedError(ROUTE, "a weight stays in no closed variable")
    if integral.x > LARGEST:
        raise RefusedError(ROUTE, f"x is at most {LARGEST:.0e} here")
    first, second = (_evaluated(integral, turns, digits) for turns in (2, 1))
    return stated(first, second, ROUTE, digits)


def _evaluated(integral: Integral, turns: int, digits: int) -> Any:
    """Return the integral, with the variable changed at ``turns * pi``, at a precision of its own."""
    lost, kept = lost_digits(integral), digits + GUARD + turns
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
        raise RefusedError(ROUTE, f"the tail of a schedule that is {schedule.name} does not converge or is not known")
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
