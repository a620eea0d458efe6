"""Layouts of a program's axes that differ from the statement's, as patterns of einops."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from einops import EinopsError, rearrange

__all__ = ["Layouts"]

Array = npt.NDArray[Any]
GROUP = re.compile(r"\(([^()]*)\)|\S+")


class Layouts:
    """Patterns of arguments and results.

    Parameters
    ----------
    patterns : mapping of str to str
        By argument or result, the axes of the statement and those of the program: ``"(b s) n -> b s n"``,
        ``"rows 1 -> rows"``, ``"(b h) s d -> b s h d"``. Where one axis is several, the last takes what the others
        leave; an axis has one size in all patterns.
    arrays : collection of str
        Names of all arguments and results.

    Raises
    ------
    ValueError
        If a pattern is none.

    Examples
    --------
    >>> import numpy as np
    >>> made = Layouts({"x": "(b s) n -> b s n"}, ["x", "g"])
    >>> sizes = made.sizes({"x": np.ones((6, 5)), "g": np.ones((6, 5))})
    >>> made.laid_out("x", np.ones((6, 5)), sizes).shape, made.laid_out("g", np.ones((6, 5)), sizes).shape
    ((2, 3, 5), (6, 5))
    >>> made.back("x", np.ones((2, 3, 5)), sizes).shape
    (6, 5)
    """

    def __init__(self, patterns: Mapping[str, str], arrays: Collection[str]) -> None:
        for name, pattern in patterns.items():
            if str(pattern).count("->") != 1:
                raise ValueError(f"layouts: {name}: expected a pattern such as '(b s) n -> b s n', got {pattern!r}")
        self.patterns = dict(patterns)
        for name in arrays:  # a gradient is laid out as what it is the gradient at
            if (origin := name.removeprefix("d")) != name and origin in patterns:
                self.patterns.setdefault(name, patterns[origin])

    def sizes(self, given: Mapping[str, Array], turn: int = 0) -> dict[str, int]:
        """Return the size of every axis that the statement merges with others into one.

        Parameters
        ----------
        given : mapping of str to ndarray
            Arguments as the statement has them.
        turn : int
            Chooses among the divisors of a size, those other than one and itself first.

        Raises
        ------
        ValueError
            If an array has another number of axes than its pattern, or no size would do.
        """
        groups = [group for name in self.patterns if name in given for group in self._groups(name, given[name])]
        left = dict(groups)
        sizes: dict[str, int] = {}
        for name in dict.fromkeys(name for names in left for name in names[:-1]):
            among = [names for names in left if name in names]
            if name not in sizes:
                common = math.gcd(*(left[names] for names in among))
                divisors = [n for n in range(1, common + 1) if common % n == 0]
                divisors.sort(key=lambda n: n in (1, common))
                sizes[name] = divisors[turn % len(divisors)]
            for names in among:
                left[names] //= sizes[name]
        return sizes

    def _groups(self, name: str, array: Array) -> list[tuple[tuple[str, ...], int]]:
        """Return the axes of the statement that are several of the program, with their sizes."""
        parts = list(GROUP.finditer(self.patterns[name].partition("->")[0]))
        if len(parts) != array.ndim:
            raise ValueError(f"layouts: {name}: expected {array.ndim} axes before ->, got {self.patterns[name]!r}")
        pairs = zip(parts, array.shape, strict=True)
        return [(tuple(part[1].split()), size) for part, size in pairs if part[1] is not None]

    def laid_out(self, name: str, array: Array, sizes: Mapping[str, int]) -> Array:
        """Return an array with the axes of the program.

        Raises
        ------
        ValueError
            If the pattern does not fit.
        """
        return self._moved(name, array, self.patterns[name], sizes) if name in self.patterns else array

    def back(self, name: str, array: Array, sizes: Mapping[str, int]) -> Array:
        """Return an array of the program with the axes of the statement."""
        if name not in self.patterns:
            return array
        before, _, after = self.patterns[name].partition("->")
        return self._moved(name, array, f"{after} -> {before}", sizes)

    def _moved(self, name: str, array: Array, pattern: str, sizes: Mapping[str, int]) -> Array:
        used = {axis: size for axis, size in sizes.items() if axis in re.findall(r"\w+", pattern)}
        try:
            return np.asarray(rearrange(array, pattern, **used))
        except EinopsError as error:
            raise ValueError(f"layouts: {name}: {' '.join(str(error).split())}") from None
