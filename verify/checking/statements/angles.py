"""Angles of which nothing is known but cosine and sine, as of a table that a program is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from verify.numbers import to_float

__all__ = ["Angles"]


class Angles(NDArrayOperatorsMixin):
    """An array of angles: a whole multiple of all of them is an angle, and NumPy's cosine and sine are the known ones.

    Parameters
    ----------
    cos, sin : ndarray, or an array of another kind, shape (...)

    Examples
    --------
    >>> right = Angles(np.array([0.0, -1.0]), np.array([1.0, 0.0]))
    >>> np.cos(2 * right), np.sin(-1 * right)
    (array([-1.,  1.]), array([-1., -0.]))
    """

    def __init__(self, cos: Any, sin: Any) -> None:
        self.cos, self.sin = cos, sin

    @property
    def shape(self) -> tuple[int, ...]:
        """Behave as that of an array."""
        shape: tuple[int, ...] = self.cos.shape
        return shape

    @property
    def ndim(self) -> int:
        """Behave as that of an array."""
        return len(self.shape)

    def moved(self, move: Callable[[Any], Any]) -> Angles:
        """Return the angles where something puts their cosines, and their sines."""
        return Angles(move(self.cos), move(self.sin))

    def __getitem__(self, key: Any) -> Angles:
        return self.moved(lambda table: table[key])

    def reshape(self, *shape: int) -> Angles:
        """Behave as that of an array."""
        return self.moved(lambda table: table.reshape(*shape))

    def transpose(self, *axes: int) -> Angles:
        """Behave as that of an array."""
        return self.moved(lambda table: table.transpose(*axes))

    def constant(self, exact: Fraction) -> Any:
        """Return a number as the tables have it."""
        table = self.cos.flat[0] if isinstance(self.cos, np.ndarray) else self.cos
        return table.constant(exact) if hasattr(table, "constant") else float(exact)

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **kwargs: Any) -> Any:
        if ufunc in (np.cos, np.sin):
            return self.cos if ufunc is np.cos else self.sin
        counts = [getattr(x, "value", x) for x in inputs if not isinstance(x, Angles)]
        if ufunc is not np.multiply or len(counts) != 1:
            return NotImplemented
        return self._times(set(to_float(counts[0]).flat))

    def __array_function__(self, function: Any, types: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        if function is not np.array_equal or not all(isinstance(x, Angles) for x in args):
            return NotImplemented
        first, second = args
        return np.array_equal(first.cos, second.cos) and np.array_equal(first.sin, second.sin)

    def _times(self, counts: set[float]) -> Angles:
        if len(counts) != 1 or abs(count := counts.pop()) not in (1, 2):
            raise ValueError("angles: expected once or twice all of them, or as much back")
        cos, sin = self.cos, self.sin if count > 0 else -self.sin
        return Angles(cos, sin) if abs(count) == 1 else Angles(cos * cos - sin * sin, 2 * (sin * cos))
