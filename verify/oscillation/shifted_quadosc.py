"""mpmath's quadrature done right: logarithmic variable below pi, ``quadosc`` shifted to start at 0 beyond.

`mpmath.quad` on the integral as it stands misses oscillations that it does not see, and states a small error;
`mpmath.quadosc` takes its panels at multiples of pi, and is wrong where the interval does not start at one.
"""

from __future__ import annotations

from typing import Any

import mpmath

from verify.oscillation.closed_form_multiprecision import stated
from verify.oscillation.schedules import Exponential, Integral, Power
from verify.oscillation.values import RefusedError, Value

__all__ = ["shifted_quadosc"]

ROUTE = "shifted_quadosc"
LARGEST = 10**12
GUARD = 6


def shifted_quadosc(integral: Integral, digits: int = 12) -> Value:
    """Return the integral by mpmath's quadrature in the variable ``u = x theta``.

    ``int u**(p-1) exp(i u) du`` is taken logarithmically up to pi, and from there on as the difference of two
    tails to infinity. A second evaluation goes to 2 pi, and takes a period of each tail apart; the stated error
    is ten times the difference.

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
    size = len(str(integral.x.numerator // integral.x.denominator))
    with mpmath.mp.workdps(digits + size + GUARD):
        first, second = (_evaluated(integral, turns, digits + GUARD) for turns in (2, 1))
    value = stated(first, second, ROUTE, digits)
    if value is None:
        raise RefusedError(ROUTE, f"two evaluations do not agree to {digits} digits")
    return value


def _evaluated(integral: Integral, turns: int, decimals: int) -> Any:
    """Return the integral, with the variable changed at ``turns * pi``."""
    mp, schedule = mpmath.mp, integral.schedule
    x = mp.mpf(integral.x.numerator) / integral.x.denominator
    if isinstance(schedule, Exponential):
        base = mp.mpf(schedule.base.numerator) / schedule.base.denominator
        return _between(mp.log(x / base), x, mp.zero, turns, decimals) / mp.log(base)
    if isinstance(schedule, Power) and schedule.alpha > 1:
        order = mp.mpf(schedule.alpha.denominator) / schedule.alpha.numerator
        return order * x**-order * _between(mp.ninf, x, order, turns, decimals)
    raise RefusedError(ROUTE, f"the tail of a schedule that is {schedule.name} does not converge or is not known")


def _between(log_lower: Any, upper: Any, order: Any, turns: int, decimals: int) -> Any:
    """Return ``int u**(order-1) exp(i u) du`` from ``exp(log_lower)`` to ``upper``."""
    mp = mpmath.mp
    split = turns * mp.pi
    start = log_lower if mp.isinf(log_lower) else mp.exp(log_lower)
    if not mp.isinf(log_lower) and start >= split:
        return _tail(start, order, turns, decimals) - _tail(upper, order, turns, decimals)
    end = mp.log(min(upper, split))

    def logarithmic(s: Any) -> Any:
        return mp.exp(order * s + mp.mpc(0, mp.exp(s)))

    inner = mp.quad(logarithmic, _panels(log_lower, end))
    return (
        inner if upper <= split else inner + _tail(split, order, turns, decimals) - _tail(upper, order, turns, decimals)
    )


def _panels(lower: Any, upper: Any) -> list[Any]:
    """Return points at which the logarithmic interval is cut: every 4, so that each panel is smooth enough."""
    mp = mpmath.mp
    if mp.isinf(lower):
        return [lower, upper - 4, upper]
    count = max(1, int(mp.ceil((upper - lower) / 4)))
    return [lower + (upper - lower) * k / count for k in range(count + 1)]


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
