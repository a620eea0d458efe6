"""The operators of a number, for classes that say once what they make of another number."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

__all__ = ["Operators", "Comparisons"]


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
