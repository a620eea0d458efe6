"""Numbers at which a claim is read: exact while they are rational, and enclosed in intervals from there on.

Nothing here rounds without saying so: an interval of mpmath holds the value, and what has no value, such as a logarithm
of 0, is refused. Dual numbers carry a derivative along.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from math import isqrt
from types import MappingProxyType
from typing import Any

from ..kernel.terms import DeriveError

BITS = 160
"""The precision of intervals: two values that differ by more than 1e-40 of their size are told apart."""
LARGEST_EXPONENT, LARGEST_ANGLE = 10**4, 10**30
"""Beyond these a value has more digits before its point than are computed."""
DIGITS = (12, 20, 30, 40, 50)
"""As many of two numbers are written as tell them apart; no interval has more than the last."""
NOTHING = 1e-30
"""An interval around 0 that is no wider is written as what is near to 0."""
MOST_DIGITS = 400
"""Of an exact number: longer ones become intervals."""


class UndefinedError(DeriveError):
    """A term without a value, or with one that this arithmetic cannot enclose."""


@cache
def intervals() -> Any:
    """Return the interval arithmetic of mpmath, with a fixed precision."""
    from mpmath.ctx_iv import MPIntervalContext

    context = MPIntervalContext()
    context.prec = BITS
    return context


def _interval(q: Any) -> Any:
    if isinstance(q, Fraction):
        return intervals().mpf(q.numerator) / intervals().mpf(q.denominator)
    return q


class RealNumber:
    """A real number: a fraction, or an interval that holds it.

    Examples
    --------
    >>> third = RealNumber(Fraction(1, 3))
    >>> (third + third).exact, (third + third - third).sign_to(third)
    (Fraction(2, 3), 0)
    >>> RealNumber(2).function("sqrt").exact is None, RealNumber(2).function("sqrt").sign_to(RealNumber(Fraction(3, 2)))
    (True, -1)
    """

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = Fraction(value) if isinstance(value, int) else value

    @property
    def exact(self) -> Fraction | None:
        """The number, if it is known exactly."""
        return self.value if isinstance(self.value, Fraction) else None

    def _with(self, other: RealNumber, operation: Callable[[Any, Any], Any]) -> RealNumber:
        a, b = self.value, other.value
        if not (isinstance(a, Fraction) and isinstance(b, Fraction)):
            return RealNumber(operation(_interval(a), _interval(b)))
        result = operation(a, b)
        return RealNumber(result if _short(result) else _interval(result))

    def __add__(self, other: RealNumber) -> RealNumber:
        return self._with(other, lambda a, b: a + b)

    def __sub__(self, other: RealNumber) -> RealNumber:
        return self._with(other, lambda a, b: a - b)

    def __mul__(self, other: RealNumber) -> RealNumber:
        if self.exact == 0 or other.exact == 0:
            return RealNumber(0)
        return self._with(other, lambda a, b: a * b)

    def __truediv__(self, other: RealNumber) -> RealNumber:
        if other.sign() in (0, None):
            raise UndefinedError("a quotient by 0")
        return self._with(other, lambda a, b: a / b)

    def __neg__(self) -> RealNumber:
        return RealNumber(-self.value)

    def __pow__(self, exponent: int) -> RealNumber:
        power = RealNumber(1)
        if self.exact is None and exponent > 0:  # tighter than products: a square is not negative
            return RealNumber(self.value**exponent)
        for _ in range(abs(exponent)):
            power = power * self
        return power if exponent >= 0 else RealNumber(1) / power

    def function(self, name: str) -> RealNumber:
        """Apply a function.

        Raises
        ------
        UndefinedError
            If it has no value here, or no enclosure.
        """
        if name not in _FUNCTIONS:
            raise UndefinedError(f"{name} has no enclosure here")
        return RealNumber(_FUNCTIONS[name](self))

    def sign(self) -> int | None:
        """Return -1, 0 or 1; None if it is not known."""
        if isinstance(self.value, Fraction):
            return (self.value > 0) - (self.value < 0)
        if self.value.a > 0:
            return 1
        return -1 if self.value.b < 0 else None

    def sign_to(self, other: RealNumber) -> int | None:
        """Return whether it is less than another number, equal, or more: -1, 0 or 1; None if it is not known."""
        a, b = self.value, other.value
        if isinstance(a, Fraction) and isinstance(b, Fraction):
            return (a > b) - (a < b)
        a, b = _interval(a), _interval(b)
        return 1 if a.a > b.b else -1 if a.b < b.a else None

    def __float__(self) -> float:
        return float(self.value if isinstance(self.value, Fraction) else self.value.mid)

    def decimals(self, digits: int) -> str:
        """Write it with so many digits, whether or not it is known exactly."""
        enclosure = _interval(self.value)
        low, high = (_decimal(end, digits) for end in (enclosure.a, enclosure.b))
        if low == high:
            return low
        most = max(abs(enclosure.a), abs(enclosure.b))
        if self.sign() is None and most < NOTHING:
            return f"within 1e{int(_decimal(most, 1).partition('e')[2]) + 1} of 0"
        return f"between {low} and {high}"

    def shown(self, digits: int, longest: int = 2 * MOST_DIGITS) -> str:
        """Write it as it is, if it is known exactly and no longer than that, else with so many digits."""
        exact = "" if self.exact is None else str(self.exact)
        return exact if exact and len(exact) <= longest else self.decimals(digits)

    def __repr__(self) -> str:
        return self.shown(12)


def _decimal(end: Any, digits: int) -> str:
    """Write an end of an interval, however large: a float would be infinite."""
    from mpmath.libmp import to_str

    mantissa, e, power = to_str(end._mpi_[0], digits).partition("e")
    return f"{mantissa.removesuffix('.0')}{e}{power}"


def between(low: RealNumber, high: RealNumber) -> RealNumber:
    """Return an interval that holds all numbers from one to another.

    Examples
    --------
    >>> panel = between(RealNumber(1), RealNumber(2))
    >>> panel.sign(), panel.sign_to(RealNumber(3))
    (1, -1)
    """
    return RealNumber(intervals().mpf([_interval(low.value).a, _interval(high.value).b]))


def told_apart(left: RealNumber, right: RealNumber, longest: int = 2 * MOST_DIGITS) -> tuple[str, str]:
    """Write two numbers with as many digits as tell them apart; fractions as such, if they are no longer than that.

    Examples
    --------
    >>> told_apart(RealNumber(2).function("sqrt"), RealNumber(Fraction("1.41421356237")))
    ('1.4142135623730950488', '141421356237/100000000000')
    """
    digits = next((n for n in DIGITS if left.decimals(n) != right.decimals(n)), DIGITS[-1])
    return left.shown(digits, longest), right.shown(digits, longest)


def rational_root(q: Fraction) -> Fraction | None:
    """Return the root of the square of a fraction; None of another number."""
    if q < 0:
        return None
    root = Fraction(isqrt(q.numerator), isqrt(q.denominator))
    return root if root * root == q else None


def _short(q: Fraction) -> bool:
    return max(abs(q.numerator), q.denominator).bit_length() < 3.3 * MOST_DIGITS


def _exponential(x: RealNumber) -> Any:
    if x.exact == 0:
        return 1
    enclosure = _interval(x.value)
    if abs(enclosure.mid) > LARGEST_EXPONENT:
        raise UndefinedError("an exponential too large, or too small, for this arithmetic")
    return intervals().exp(enclosure)


def _logarithm(x: RealNumber) -> Any:
    if x.sign() != 1:
        raise UndefinedError("a logarithm of what is not positive")
    return 0 if x.exact == 1 else intervals().log(_interval(x.value))


def _root(x: RealNumber) -> Any:
    if x.sign() not in (0, 1):
        raise UndefinedError("a root of what is negative, or perhaps is")
    if x.exact is not None and (root := rational_root(x.exact)) is not None:
        return root
    return intervals().sqrt(_interval(x.value))


def _angle(x: RealNumber) -> Any:
    enclosure = _interval(x.value)
    if abs(enclosure.mid) > LARGEST_ANGLE:
        raise UndefinedError("an angle too large for this arithmetic")
    return enclosure


def _error_function(x: RealNumber) -> Any:
    """Return an enclosure from mpmath's values at both ends, as the error function increases."""
    if x.exact == 0:
        return 0
    from mpmath.ctx_mp import MPContext

    here = MPContext()
    here.prec = BITS + 32
    enclosure = _interval(x.value)
    low, high = (here.erf(here.mpf(end._mpi_[0])) for end in (enclosure.a, enclosure.b))
    slack = here.ldexp(1, -BITS)
    return intervals().mpf([low - slack, high + slack])


LARGEST_ARGUMENT = 40
"""Of a function that is computed by its series, whose terms are as large as its exponential."""


def _alternating(x: RealNumber, square: Any, first: Any, weight: Callable[[int], int], factorial: int) -> Any:
    """Return ``sum_k (-1)^k first square^k (factorial)!/((factorial + 2 k)! weight(k))``, enclosed.

    From where the terms fall on, what is left out is at most the next one.
    """
    if abs(_interval(x.value).mid) > LARGEST_ARGUMENT:
        raise UndefinedError("an argument too large for a series")
    total, term, k = intervals().mpf(0), first, 0
    while True:
        total = total + term / weight(k)
        k += 1
        below = (factorial + 2 * k - 1) * (factorial + 2 * k)
        term = -term * square / below
        size = max(abs(term.a), abs(term.b))
        if square.b < below and size < intervals().ldexp(1, -BITS):
            return total + intervals().mpf([-size.b, size.b])


def _sine_integral(x: RealNumber) -> Any:
    enclosure = _interval(x.value)
    return 0 if x.exact == 0 else _alternating(x, enclosure * enclosure, enclosure, lambda k: 2 * k + 1, 1)


def _cosine_integral(x: RealNumber) -> Any:
    if x.sign() != 1:
        raise UndefinedError("a cosine integral of what is not positive")
    enclosure = _interval(x.value)
    square = enclosure * enclosure
    rest = _alternating(x, square, -square / 2, lambda k: 2 * k + 2, 2)
    return intervals().euler + intervals().log(enclosure) + rest


def _fresnel(x: RealNumber, sine: int) -> Any:
    """Return Fresnel's integral of ``sin(pi t^2/2)``, or of the cosine."""
    if x.exact == 0:
        return 0
    enclosure = _interval(x.value)
    angle = intervals().pi * enclosure**2 / 2
    if abs(angle.mid) > LARGEST_ARGUMENT:
        raise UndefinedError("an argument too large for a series")
    return _alternating(x, angle**2, enclosure * (angle if sine else 1), lambda k: 4 * k + (3 if sine else 1), sine)


_FUNCTIONS: Mapping[str, Callable[[RealNumber], Any]] = MappingProxyType(
    {
        "exp": _exponential,
        "log": _logarithm,
        "sqrt": _root,
        "sin": lambda x: 0 if x.exact == 0 else intervals().sin(_angle(x)),
        "cos": lambda x: 1 if x.exact == 0 else intervals().cos(_angle(x)),
        "erf": _error_function,
        "Si": _sine_integral,
        "Ci": _cosine_integral,
        "fresnels": lambda x: _fresnel(x, 1),
        "fresnelc": lambda x: _fresnel(x, 0),
    }
)


class DualNumber:
    """A number and its derivative along one variable."""

    __slots__ = ("slope", "value")

    def __init__(self, value: RealNumber, slope: RealNumber | None = None) -> None:
        self.value, self.slope = value, RealNumber(0) if slope is None else slope

    def __add__(self, other: DualNumber) -> DualNumber:
        return DualNumber(self.value + other.value, self.slope + other.slope)

    def __sub__(self, other: DualNumber) -> DualNumber:
        return DualNumber(self.value - other.value, self.slope - other.slope)

    def __mul__(self, other: DualNumber) -> DualNumber:
        return DualNumber(self.value * other.value, self.value * other.slope + self.slope * other.value)

    def __truediv__(self, other: DualNumber) -> DualNumber:
        value = self.value / other.value
        return DualNumber(value, (self.slope - value * other.slope) / other.value)

    def __neg__(self) -> DualNumber:
        return DualNumber(-self.value, -self.slope)

    def __pow__(self, exponent: int) -> DualNumber:
        if not exponent:
            return DualNumber(RealNumber(1))
        return DualNumber(self.value**exponent, RealNumber(exponent) * self.value ** (exponent - 1) * self.slope)

    def function(self, name: str) -> DualNumber:
        """Apply a function, where it is differentiable.

        Raises
        ------
        UndefinedError
            If it is not, or has no enclosure.
        """
        value = self.value.function(name)
        if name not in _SLOPES:
            raise UndefinedError(f"{name} has no derivative here")
        return DualNumber(value, _SLOPES[name](self.value, value) * self.slope)


_SLOPES: Mapping[str, Callable[[RealNumber, RealNumber], RealNumber]] = MappingProxyType(
    {
        "exp": lambda _, value: value,
        "log": lambda x, _: RealNumber(1) / x,
        "sqrt": lambda _, value: RealNumber(1) / (RealNumber(2) * value),
        "sin": lambda x, _: x.function("cos"),
        "cos": lambda x, _: -x.function("sin"),
        "erf": lambda x, _: RealNumber(2) * (-(x**2)).function("exp") / pi().function("sqrt"),
    }
)
"""The derivative of a function, from its argument and its value."""


def pi() -> RealNumber:
    """Return an enclosure of pi."""
    return RealNumber(intervals().pi + intervals().mpf(0))
