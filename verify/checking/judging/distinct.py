"""Distinct formulas: each differs from all before it at some entry, by more than float64 may round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.checking.judging.statement import Probe
from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import Rounded, rounded

__all__ = ["Distinct", "together"]

FLOATS = ladder("float64")[0]
Floats = npt.NDArray[np.float64]


class Distinct:
    """Values of formulas that differ from one another.

    Examples
    --------
    >>> distinct = Distinct()
    >>> one, other = (rounded([1.0, value], FLOATS) for value in (2.0, 3.0))
    >>> distinct.adds([one]), distinct.adds([other]), distinct.adds([one])
    (True, True, False)
    """

    def __init__(self) -> None:
        self._values = np.empty((0, 0))
        self._radii = np.empty((0, 0))
        self._count = 0

    def adds(self, values: Sequence[Rounded]) -> bool:
        """Add the values of a formula, and tell whether they differ from all before."""
        value, radius = (np.concatenate([np.ravel(part) for part in parts]) for parts in _parts(values))
        if self._count == len(self._values):
            self._values, self._radii = (_grown(a, len(value)) for a in (self._values, self._radii))
        n = self._count
        with np.errstate(all="ignore"):
            beyond = np.abs(self._values[:n] - value) > self._radii[:n] + radius
        if not beyond.any(axis=1).all():
            return False
        self._values[n], self._radii[n] = value, radius
        self._count += 1
        return True


def _parts(values: Sequence[Rounded]) -> tuple[list[Floats], list[Floats]]:
    return [x.value for x in values], [x.radius for x in values]


def _grown(a: Floats, width: int) -> Floats:
    more = np.empty((max(16, 2 * len(a)), width))
    more[: len(a)] = a if len(a) else more[:0]
    return more


def together(probes: Sequence[Probe], constants: Mapping[str, float]) -> Mapping[str, Any]:
    """Return the arguments of probes of one shape on rounding balls of float64, the probes along the first axis."""
    arrays = {name: rounded(np.stack([p.arguments[name] for p in probes]), FLOATS) for name in probes[0].arguments}
    return {**arrays, **constants}
