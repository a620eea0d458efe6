"""Arb balls as elements of NumPy object arrays: rigorous enclosures whose comparisons never guess.

`Ball` wraps one of python-flint's, and raises `UndecidedError` where that one answers False for want of digits.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any, NoReturn

import flint
import numpy as np

from verify.numbers.elements import is_exact, whole_number
from verify.numbers.operations import SYMBOLS, Comparisons, SpecialFunctions

__all__ = ["Ball", "UndecidedError", "decided", "precision"]

COMPARISONS = {
    "<": (operator.lt, operator.ge),
    "<=": (operator.le, operator.gt),
    ">": (operator.gt, operator.le),
    ">=": (operator.ge, operator.lt),
    "==": (operator.eq, operator.ne),
    "!=": (operator.ne, operator.eq),
}
"""For each relation, the comparison that proves it and the one that proves the opposite."""


class UndecidedError(ArithmeticError):
    """A comparison of balls, or a domain condition on a ball, that the enclosures do not settle.

    Parameters
    ----------
    relation : str
        What was asked, such as ``"<"`` or ``"!= 0"``.
    left, right : object
        The two sides; ``right`` is None for a condition on one ball.
    """

    def __init__(self, relation: str, left: object, right: object = None) -> None:
        self.relation = relation
        self.left = left
        self.right = right
        asked = f"{left!r} {relation}" if right is None else f"{left!r} {relation} {right!r}"
        super().__init__(f"undecided: {asked}; raise the precision or do not compare")


def decided(left: flint.arb, relation: str, right: flint.arb) -> bool | None:
    """Return whether a relation holds between two numbers of which the enclosures are known.

    Parameters
    ----------
    left, right : arb
        The enclosures.
    relation : {"<", "<=", ">", ">=", "==", "!="}
        What is asked.

    Returns
    -------
    bool or None
        True if it holds between all points of the two balls, False if between none; None if between some only.
    """
    proves, refutes = COMPARISONS[relation]
    if proves(left, right):
        return True
    return False if refutes(left, right) else None


@contextmanager
def precision(bits: int) -> Iterator[None]:
    """Run the block at ``bits`` bits of working precision, and restore the previous one after it.

    Parameters
    ----------
    bits : int
        Bits of the midpoints, at least 2. The setting is global to the process, as Arb's is.

    Raises
    ------
    ValueError
        If ``bits`` is not an integer of at least 2.
    """
    wanted = whole_number(bits, "bits", 2)
    previous, flint.ctx.prec = flint.ctx.prec, wanted
    try:
        yield
    finally:
        flint.ctx.prec = previous


def _convert(value: object) -> flint.arb | None:
    """Return the Arb ball of a `Ball` or an exact number, or None for anything else."""
    if isinstance(value, Ball):
        return value._arb
    return _enclose(value) if is_exact(value) else None


def _enclose(value: Any) -> flint.arb:
    """Return an Arb ball that contains an int or a Fraction; an int and a short dyadic are held exactly."""
    if isinstance(value, Fraction):
        return flint.arb(flint.fmpq(value.numerator, value.denominator))
    return flint.arb(int(value))


def _fraction(exact: flint.arb) -> Fraction:
    """Return the rational number that an Arb ball of radius zero holds."""
    mantissa, exponent = _integers(exact)
    return Fraction(mantissa) * Fraction(2) ** exponent


class Ball(Comparisons, SpecialFunctions):
    """A real number known to lie within ``midpoint +- radius``; immutable, and never a guess.

    Arithmetic takes balls, ints and Fractions, and encloses the exact result at the working precision. A
    float is refused, as what it stands for is unknown: `Ball.from_float` takes it as the dyadic number it is.

    Parameters
    ----------
    value : int, Fraction or Ball
        The number. A Fraction is rounded to the working precision, with the rounding error in the radius.

    Raises
    ------
    TypeError
        For any other type: floats, bools, strings.
    """

    __slots__ = ("_arb",)
    _arb: flint.arb
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, value: object) -> None:
        converted = _convert(value)
        if converted is None:
            raise TypeError(f"a ball: expected an int, a Fraction or a Ball, got {_described(value)}")
        _store(self, converted)

    @classmethod
    def from_float(cls, value: float) -> Ball:
        """Return the exact ball of a finite float, read as the dyadic number that it is.

        Raises
        ------
        ValueError
            If ``value`` is NaN or infinite.
        """
        number = float(value)
        if not math.isfinite(number):
            raise ValueError(f"a ball: expected a finite float, got {number}")
        return _wrap(flint.arb(number))

    @classmethod
    def between(cls, lower: int | Fraction, upper: int | Fraction) -> Ball:
        """Return a ball that contains the interval from ``lower`` to ``upper``.

        Raises
        ------
        ValueError
            If ``lower`` is greater than ``upper``.
        """
        if lower > upper:
            raise ValueError(f"a ball: expected lower <= upper, got {lower} and {upper}")
        return _wrap(_enclose(lower).union(_enclose(upper)))

    @property
    def midpoint(self) -> Ball:
        """The midpoint, as a ball of radius zero."""
        return _wrap(self._arb.mid())

    @property
    def radius(self) -> float:
        """The radius, rounded up to a float; ``inf`` for a ball that encloses nothing useful."""
        if not self._arb.is_finite():
            return math.inf
        radius = self._arb.rad()
        return 0.0 if radius.is_zero() else math.nextafter(float(radius), math.inf)

    def to_float(self) -> float:
        """Return the float nearest to the midpoint (the radius is dropped)."""
        return float(self._arb.mid())

    def to_fraction(self) -> Fraction:
        """Return the midpoint as a Fraction.

        Raises
        ------
        ValueError
            If the ball is not finite.
        """
        if not self.is_finite():
            raise ValueError(f"{self!r}: expected a finite ball")
        return _fraction(self._arb.mid())

    def is_finite(self) -> bool:
        """Tell whether the midpoint and the radius are finite."""
        return bool(self._arb.is_finite())

    def is_exact(self) -> bool:
        """Tell whether the radius is zero."""
        return bool(self._arb.is_exact())

    def contains(self, value: int | Fraction | float | Ball) -> bool:
        """Tell whether every point of ``value`` lies in this ball; a float counts as the number that it is.

        Raises
        ------
        TypeError
            If ``value`` is no number.
        """
        if isinstance(value, Ball):
            return bool(self._arb.contains(value._arb))
        if not (is_exact(value) or isinstance(value, float)):
            raise TypeError(f"contains: expected int, Fraction, float or Ball, got {_described(value)}")
        if not self.is_finite():
            return not self._arb.is_nan()
        return abs(_fraction(self._arb.mid()) - Fraction(value)) <= _fraction(self._arb.rad())

    def excludes_zero(self) -> bool:
        """Tell whether zero lies outside this ball (a proof that the number is not zero)."""
        return bool(self._arb != 0)

    def overlaps(self, other: int | Fraction | Ball) -> bool:
        """Tell whether two balls have a point in common (which proves nothing; no overlap proves ``!=``)."""
        return bool(self._arb.overlaps(Ball(other)._arb))

    def anchor(self) -> Ball:
        """Return the midpoint: an exact number near this one, which may be compared with other anchors."""
        return self.midpoint

    def constant(self, value: int | Fraction) -> Ball:
        """Return ``value`` as a ball."""
        return Ball(value)

    @staticmethod
    def pi() -> Ball:
        """Return the number pi at the precision in force."""
        return _wrap(flint.arb.pi())

    def __add__(self, other: object) -> Ball:
        right = other._arb if type(other) is Ball else _convert(other)
        return NotImplemented if right is None else _wrap(self._arb + right)

    __radd__ = __add__

    def __sub__(self, other: object) -> Ball:
        right = other._arb if type(other) is Ball else _convert(other)
        return NotImplemented if right is None else _wrap(self._arb - right)

    def __rsub__(self, other: object) -> Ball:
        left = _convert(other)
        return NotImplemented if left is None else _wrap(left - self._arb)

    def __mul__(self, other: object) -> Ball:
        right = other._arb if type(other) is Ball else _convert(other)
        return NotImplemented if right is None else _wrap(self._arb * right)

    __rmul__ = __mul__

    def __truediv__(self, other: object) -> Ball:
        right = other._arb if type(other) is Ball else _convert(other)
        return NotImplemented if right is None else _wrap(_quotient(self._arb, right))

    def __rtruediv__(self, other: object) -> Ball:
        left = _convert(other)
        return NotImplemented if left is None else _wrap(_quotient(left, self._arb))

    def __pow__(self, exponent: object) -> Ball:
        if not isinstance(exponent, (int, np.integer)) or isinstance(exponent, bool):
            return NotImplemented
        base = self._arb if exponent >= 0 else _quotient(flint.arb(1), self._arb)
        return _wrap(_power(base, abs(int(exponent))))

    def __neg__(self) -> Ball:
        return _wrap(-self._arb)

    def __pos__(self) -> Ball:
        return self

    def __abs__(self) -> Ball:
        return _wrap(abs(self._arb))

    def _of(self, name: str) -> Ball:
        return _wrap(getattr(self._arb, _NAMES.get(name, name))())

    def log(self) -> Ball:
        """Return the natural logarithm, or raise `UndecidedError` unless the whole ball is positive."""
        if not self._arb > 0:
            raise UndecidedError("> 0, as log needs", self)
        return _wrap(self._arb.log())

    def sqrt(self) -> Ball:
        """Return the square root, or raise `UndecidedError` unless no point of the ball is negative."""
        if not self._arb >= 0:
            raise UndecidedError(">= 0, as sqrt needs", self)
        return _wrap(self._arb.sqrt())

    def cosh(self) -> Ball:
        """Return the hyperbolic cosine."""
        return _wrap(self._arb.cosh())

    def ci(self) -> Ball:
        """Return the cosine integral, or raise `UndecidedError` unless the whole ball is positive."""
        if not self._arb > 0:
            raise UndecidedError("> 0, as the cosine integral needs", self)
        return _wrap(self._arb.ci())

    def erf_slope(self) -> Ball:
        """Return the derivative of the error function, ``2 / sqrt(pi) * exp(-x**2)``."""
        return _wrap(2 * (-_power(self._arb, 2)).exp() / flint.arb.const_sqrt_pi())

    def _compared(self, other: object, relation: Callable[[Any, Any], Any]) -> bool:
        return _decide(self, SYMBOLS[relation], other)

    def __eq__(self, other: object) -> bool:
        return _decide(self, "==", other)

    def __ne__(self, other: object) -> bool:
        return _decide(self, "!=", other)

    def __bool__(self) -> bool:
        answer = decided(self._arb, "!=", flint.arb(0))
        if answer is None:
            raise UndecidedError("!= 0", self)
        return answer

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a ball is immutable: cannot set {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a ball is immutable: cannot delete {name}")

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (*_integers(self._arb.mid()), *_integers(self._arb.rad()))

    def __repr__(self) -> str:
        return f"Ball({self._arb.str(20)})"


_store = Ball.__dict__["_arb"].__set__
_new = object.__new__
_NAMES = {"fresnelc": "fresnel_c", "fresnels": "fresnel_s"}  # of Arb's functions, where they are others


def _wrap(value: flint.arb) -> Ball:
    """Return the ball around an Arb ball."""
    ball = _new(Ball)
    _store(ball, value)
    return ball


def _integers(exact: flint.arb) -> tuple[int, int]:
    """Return mantissa and exponent of an Arb ball of radius zero."""
    mantissa, exponent = exact.man_exp()
    return int(mantissa), int(exponent)


def _unpickled(mantissa: int, exponent: int, radius_mantissa: int, radius_exponent: int) -> Ball:
    """Return the ball of a midpoint and a radius, both exact."""
    return _wrap(flint.arb((mantissa, exponent), (radius_mantissa, radius_exponent)))


def _described(value: object) -> str:
    """Return the type and the text of a refused value."""
    hint = " (use Ball.from_float)" if isinstance(value, float) else ""
    return f"{type(value).__name__} {value!r}{hint}"


def _quotient(numerator: flint.arb, denominator: flint.arb) -> flint.arb:
    """Divide, refusing a denominator that is not known to be nonzero."""
    if not denominator != 0:
        raise UndecidedError("!= 0, as division needs", _wrap(denominator))
    return numerator / denominator


def _power(base: flint.arb, exponent: int) -> flint.arb:
    """Return a power by its values at the ends if 0 lies inside, where Arb's own is NaN for a midpoint 0."""
    if exponent == 0 or base != 0:
        return base**exponent
    lower, upper = (base.lower(), base.upper()) if exponent % 2 else (flint.arb(0), base.abs_upper())
    return (lower**exponent).union(upper**exponent)


def _decide(left: Ball, relation: str, other: object) -> bool:
    """Decide a comparison, or raise; what is no exact number or ball is never equal or unequal, but refused."""
    right = _convert(other)
    if right is None:
        if relation in ("==", "!="):
            raise TypeError(f"a ball {relation}: expected int, Fraction or Ball, got {_described(other)}")
        refused: bool = NotImplemented
        return refused
    answer = decided(left._arb, relation, right)
    if answer is None:
        raise UndecidedError(relation, left, other)
    return answer
