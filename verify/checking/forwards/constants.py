"""Constant arrays of a forward pass, masks and slopes, and what a program may have in their place.

A mask is known by the distances that it keeps, from a query to a key, read off at one large shape: a window may hide
nothing at a small one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from verify.checking.judging.misread import INDICES

__all__ = ["Replacement", "Band", "replacements"]

Array = npt.NDArray[Any]
Change = Callable[[Array], Array]
Replacement: TypeAlias = Mapping[int, Change]
"""Other constants in a forward pass: by the number of the constant, what takes it to the other one."""
FAR = 2**40
"""A distance that no key has."""
SLOPES: Mapping[str, Callable[[int], Array]] = {
    "2**(-8*(h + 1)/heads)": lambda n: 2.0 ** (-8 * (np.arange(n) + 1) / n),
    "2**(-8*h/heads)": lambda n: 2.0 ** (-8 * np.arange(n) / n),
    "2**(-4*(h + 1)/heads)": lambda n: 2.0 ** (-4 * (np.arange(n) + 1) / n),
    "2**-(h + 1)": lambda n: 2.0 ** -(np.arange(n) + 1),
    "those of the next power of two": lambda n: 2.0 ** (-8 * (np.arange(n) + 1) / 2 ** (n - 1).bit_length()),
    "those of the power of two below, then every other one of the next": lambda n: (
        2.0
        ** np.concatenate(
            [-8 * (np.arange(p := 2 ** (n.bit_length() - 1)) + 1) / p, -4 * (2 * np.arange(n - p) + 1) / p]
        )
    ),
}
"""Slopes of a bias that grows with the distance, for a number of heads; the last are those of the publication."""


class Band(NamedTuple):
    """The least and greatest distance of keys that a query sees, if `last` from the last query at the last key."""

    least: int = -FAR
    greatest: int = FAR
    last: bool = False
    inverted: bool = False

    def keeps(self, m: int, n: int) -> Array:
        """Return which keys each query sees."""
        away = np.arange(n) - np.arange(m)[:, None] - (n - m if self.last else 0)
        return np.asarray(((self.least <= away) & (away <= self.greatest)) != self.inverted)

    def others(self) -> dict[Band, str]:
        """Return what it may be taken for, in words."""
        a, b, last, _ = self
        wide = max(-a if a > -FAR else 0, b if b < FAR else 0)
        aligned = f"the mask is aligned {'top-left' if last else 'bottom-right'}"
        others = [
            ("the mask is inverted", Band(a, b, last, True)),
            ("the mask is transposed", Band(-b, -a, last)),
            ("the mask is left out", Band()),
            *(
                (" and ".join(filter(None, (words, START[s], END[e]))), Band(a + s, b + e, at))
                for words, at in (("", last), (aligned, not last))
                for s in (START if a > -FAR else [0])
                for e in (END if b < FAR else [0])
            ),
            ("the window has no start", Band(-FAR, b, last)),
            ("the window has no end", Band(a, FAR, last)),
            ("keys after the query are hidden", Band(a, 0, last)),
            ("keys before the query are hidden", Band(0, b, last)),
            ("the window has its width on both sides", Band(-wide, wide, last)),
            ("the window has half its width on both sides", Band(-(wide // 2), wide // 2, last)),
            ("the window is twice as wide", Band(max(2 * a, -FAR), min(2 * b, FAR), last)),
            *(("the window's start has the other sign", Band(b + 1, -a - e, last, a > -FAR)) for e in (0, 1)),
        ]
        first: dict[Band, str] = {}
        for words, window in others:
            first.setdefault(window, words)
        return {window: words for window, words in first.items() if window != self}


START = {0: "", -1: "the window starts one key too early", 1: "the window starts one key too late"}
END = {0: "", 1: "the window ends one key too late", -1: "the window ends one key too early"}


def replacements(constants: Sequence[Array]) -> Iterator[tuple[str, Replacement]]:
    """Yield what may stand in the place of the constants of a forward pass, in words.

    Parameters
    ----------
    constants : sequence of ndarray
        At a large shape, in the order in which they are used.

    Examples
    --------
    >>> made = dict(replacements([np.tri(7, dtype=bool)]))
    >>> made["the window ends one key too late"][0](np.tri(3, dtype=bool)).astype(int)
    array([[1, 1, 0],
           [1, 1, 1],
           [1, 1, 1]])
    """
    masks = {n: mask for n, array in enumerate(constants) if (mask := _mask(array))}
    for window in dict.fromkeys(window for window, _ in masks.values()):
        for other, words in window.others().items():
            yield words, {n: partial(put, other) for n, (same, put) in masks.items() if same == window}
    for n, array in enumerate(constants):
        for words, change in () if n in masks else _numbers(array):
            yield words, {n: change}


def _mask(array: Array) -> tuple[Band, Callable[[Band, Array], Array]] | None:
    """Return the window of a constant of two numbers, where a query sees itself, and what puts another there."""
    values = np.unique(array)
    if len(values) != 2 or (array != array[(0,) * (array.ndim - 2)]).any():
        return None
    keep = array.reshape(-1, *(1, *array.shape)[-2:])[0] == values[1]
    if len(keep) > 1 and not keep.diagonal().any():
        keep, values = ~keep, values[::-1]
    windows = []
    for last in (False, True):
        away = np.arange(keep.shape[1]) - np.arange(len(keep))[:, None] - last * (keep.shape[1] - len(keep))
        least, greatest = int(away[keep].min()), int(away[keep].max())
        window = Band(least if least > away.min() else -FAR, greatest if greatest < away.max() else FAR, last)
        if (window.keeps(*keep.shape) == keep).all():
            windows.append(window)
    if not windows:
        return None
    nearest = min(windows, key=lambda w: abs(w.least) + abs(w.greatest))
    return nearest, lambda other, a: np.broadcast_to(
        np.where(other.keeps(*(1, *a.shape)[-2:]), values[1], values[0]), a.shape
    )


def _numbers(array: Array) -> Iterator[tuple[str, Change]]:
    """Yield what may stand in the place of a constant of numbers."""
    yield "a constant has the other sign", lambda a: 0 - a
    for axis in range(-array.ndim, 0):
        moved = np.moveaxis(array, axis, -1).astype(float)
        n = moved.shape[-1]
        for one in SLOPES if n > 2 and moved.any() else ():
            if np.allclose(moved * SLOPES[one](n)[0], moved[..., :1] * SLOPES[one](n)):
                for other in SLOPES.keys() - {one}:
                    yield f"slopes: {other} in the place of {one}", partial(_sloped, axis, one, other)
        for words, at in INDICES.items():
            yield words.format(f"axis {axis}", "a constant"), lambda a, x=axis, at=at: np.take(a, at(a.shape[x]), x)  # type: ignore[misc]


def _sloped(axis: int, one: str, other: str, array: Array) -> Array:
    n = array.shape[axis]
    return np.asarray(array * (SLOPES[other](n) / SLOPES[one](n)).reshape(-1, *(1,) * (-1 - axis)))
