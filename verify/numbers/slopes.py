"""Functions of one number with their slopes, for numbers that carry how they depend on others: each is said once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple, NoReturn, Self

import numpy as np

from verify.numbers.elements import anchor, is_exact
from verify.numbers.error_function import erf, erf_slope, erfc
from verify.numbers.operations import Comparisons, Functions

__all__ = ["SLOPES", "Followed", "Sloped"]


class Sloped(NamedTuple):
    """A function, and its slope at x from x and its value there."""

    value: Callable[[Any], Any]
    slope: Callable[[Any, Any], Any]


SLOPES: Mapping[str, Sloped] = {
    "exp": Sloped(np.exp, lambda x, y: y),
    "log": Sloped(np.log, lambda x, y: 1 / x),
    "sqrt": Sloped(np.sqrt, lambda x, y: 1 / (2 * y)),
    "cos": Sloped(np.cos, lambda x, y: -np.sin(x)),
    "sin": Sloped(np.sin, lambda x, y: np.cos(x)),
    "tanh": Sloped(np.tanh, lambda x, y: 1 / np.cosh(x) / np.cosh(x)),  # does not cancel at saturation
    "erf": Sloped(erf, lambda x, y: erf_slope(x)),
    "erfc": Sloped(erfc, lambda x, y: -erf_slope(x)),
    "erf_slope": Sloped(erf_slope, lambda x, y: -2 * x * y),
    # of what has them, such as a ball
    "ci": Sloped(lambda x: x.ci(), lambda x, y: np.cos(x) / x),
    "si": Sloped(lambda x: x.si(), lambda x, y: np.sin(x) / x),
    "fresnelc": Sloped(lambda x: x.fresnelc(), lambda x, y: np.cos(x.pi() / 2 * x**2)),
    "fresnels": Sloped(lambda x: x.fresnels(), lambda x, y: np.sin(x.pi() / 2 * x**2)),
}
"""By the names of the methods that NumPy's ufuncs, and those of `verify.numbers.error_function`, call on an element."""


class Followed(Comparisons, Functions):
    """A value, and how it depends on others to first order; a subclass says by `_result` how the dependence goes on.

    It is compared by its value, and at a tie not at all: there no branch has the right derivative.
    """

    __slots__ = ("value",)
    value: Any

    def _result(self, value: Any, slope: Any) -> Self:
        """Return the value of a function of this number, with its slope here; None stands for a slope of 1."""
        raise NotImplementedError

    def _joined(self, value: Any, slope: Any, other: Self, other_slope: Any) -> Self:
        """Return the result of an operation with another number of this kind, with its slopes at both."""
        raise NotImplementedError

    def _constant(self, other: Any) -> Any:
        """Return what else takes part in an operation; None where it is not for this number to say what comes of it."""
        return None if isinstance(other, np.ndarray) else other

    def constant(self, value: int) -> Self:
        """Return an exact number of the same type, which depends on nothing."""
        raise NotImplementedError

    def _of(self, name: str) -> Self:
        function = SLOPES[name]
        value = function.value(self.value)
        return self._result(value, function.slope(self.value, value))

    def __add__(self, other: Any) -> Self:
        b = other if type(other) is type(self) else self._constant(other)
        if type(b) is type(self):
            return self._joined(self.value + b.value, None, b, None)
        return NotImplemented if b is None else self._result(self.value + b, None)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Self:
        b = other if type(other) is type(self) else self._constant(other)
        if type(b) is type(self):
            return self._joined(self.value - b.value, None, b, -1)
        return NotImplemented if b is None else self._result(self.value - b, None)

    def __rsub__(self, other: Any) -> Self:
        a = self._constant(other)
        if type(a) is type(self):
            return a - self
        return NotImplemented if a is None else self._result(a - self.value, -1)

    def __mul__(self, other: Any) -> Self:
        b = other if type(other) is type(self) else self._constant(other)
        if type(b) is type(self):
            return self._joined(self.value * b.value, b.value, b, self.value)
        return NotImplemented if b is None else self._result(self.value * b, b)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Self:
        b: Any = other if type(other) is type(self) else self._constant(other)
        if type(b) is type(self):
            quotient, inverse = self.value / b.value, 1 / b.value
            return self._joined(quotient, inverse, b, -quotient * inverse)
        return NotImplemented if b is None else self._result(self.value / b, 1 / (Fraction(b) if is_exact(b) else b))

    def __rtruediv__(self, other: Any) -> Self:
        a = self._constant(other)
        if type(a) is type(self):
            return a / self
        if a is None:
            return NotImplemented
        quotient = a / self.value
        return self._result(quotient, -quotient / self.value)

    def __neg__(self) -> Self:
        return self._result(-self.value, -1)

    def __pow__(self, exponent: object) -> Self:
        if not isinstance(exponent, (int, np.integer)) or isinstance(exponent, bool):
            return NotImplemented
        power = int(exponent)
        if power == 0:
            return self.constant(1)
        return self._result(self.value**power, power * self.value ** (power - 1))

    def __pos__(self) -> Self:
        return self

    def anchor(self) -> Any:
        """Return the anchor of the value, as a constant."""
        return anchor(self.value)

    def _compared(self, other: Any, relation: Callable[[Any, Any], Any]) -> bool:
        """Compare values.

        Raises
        ------
        ValueError
            If they are equal.
        """
        value = other.value if isinstance(other, Followed) else other
        if self.value == value:
            raise ValueError(f"numbers compared at a tie, where no branch is right: {self!r}, {other!r}")
        return bool(relation(self.value, value))

    def __eq__(self, other: object) -> NoReturn:
        raise TypeError(f"{self!r} is not compared for equality: compare its .value")

    def __ne__(self, other: object) -> NoReturn:
        raise TypeError(f"{self!r} is not compared for equality: compare its .value")

    def __bool__(self) -> NoReturn:
        raise TypeError(f"{self!r} has no truth value: ask its .value")
