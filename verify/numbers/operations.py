"""The operators and functions of a number, for classes that say once what they make of all of them."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, Self

__all__ = ["SYMBOLS", "Comparisons", "Functions", "Operators", "SpecialFunctions"]

SYMBOLS = {operator.lt: "<", operator.le: "<=", operator.gt: ">", operator.ge: ">="}
"""Of the four orders, in messages."""


class Operators:
    """The four operations as methods: what one of them makes of another number is said once, by `_with`."""

    __slots__ = ()

    def _with(self, other: Any, operation: Callable[[Any, Any], Any], turned: bool = False) -> Any:
        """Return the result of an operation with another number, which stands first where they are turned."""
        raise NotImplementedError

    def __add__(self, other: Any) -> Any:
        return self._with(other, operator.add)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Any:
        return self._with(other, operator.sub)

    def __rsub__(self, other: Any) -> Any:
        return self._with(other, operator.sub, turned=True)

    def __mul__(self, other: Any) -> Any:
        return self._with(other, operator.mul)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Any:
        return self._with(other, operator.truediv)

    def __rtruediv__(self, other: Any) -> Any:
        return self._with(other, operator.truediv, turned=True)


class Comparisons:
    """The four orders as methods: how a number is compared with another is said once, by `_compared`."""

    __slots__ = ()

    def _compared(self, other: Any, relation: Callable[[Any, Any], Any]) -> bool:
        """Tell whether a relation holds."""
        raise NotImplementedError

    def __lt__(self, other: Any) -> bool:
        return self._compared(other, operator.lt)

    def __le__(self, other: Any) -> bool:
        return self._compared(other, operator.le)

    def __gt__(self, other: Any) -> bool:
        return self._compared(other, operator.gt)

    def __ge__(self, other: Any) -> bool:
        return self._compared(other, operator.ge)


class Functions:
    """The functions of a number as methods: what each makes of it is said once, by `_of`."""

    __slots__ = ()

    def _of(self, name: str) -> Self:
        """Return a function of this number."""
        raise NotImplementedError

    def exp(self) -> Self:
        """Return the exponential."""
        return self._of("exp")

    def log(self) -> Self:
        """Return the natural logarithm."""
        return self._of("log")

    def sqrt(self) -> Self:
        """Return the square root."""
        return self._of("sqrt")

    def cos(self) -> Self:
        """Return the cosine."""
        return self._of("cos")

    def sin(self) -> Self:
        """Return the sine."""
        return self._of("sin")

    def tanh(self) -> Self:
        """Return the hyperbolic tangent."""
        return self._of("tanh")

    def erf(self) -> Self:
        """Return the error function."""
        return self._of("erf")

    def erfc(self) -> Self:
        """Return 1 minus the error function."""
        return self._of("erfc")

    def erf_slope(self) -> Self:
        """Return the derivative of the error function."""
        return self._of("erf_slope")


class SpecialFunctions(Functions):
    """Those whose derivatives alone are elementary, too."""

    __slots__ = ()

    def ci(self) -> Self:
        """Return the cosine integral."""
        return self._of("ci")

    def si(self) -> Self:
        """Return the sine integral."""
        return self._of("si")

    def fresnelc(self) -> Self:
        """Return the integral of ``cos(pi t**2 / 2)`` from 0."""
        return self._of("fresnelc")

    def fresnels(self) -> Self:
        """Return the integral of ``sin(pi t**2 / 2)`` from 0."""
        return self._of("fresnels")
