"""Limit a search in time, and list its attempts: verdicts depend on counted work, and a clock only cuts it short."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from ..language.answers import introduced

__all__ = ["Attempt", "Clock"]

UNITS = 10**6
"""Of the kernel's work in a second, about."""


@introduced
class Attempt(NamedTuple):
    """Describe a way that led to no answer.

    Attributes
    ----------
    way : str
    why : str
        What it lacked.
    seconds : float
    """

    way: str
    why: str
    seconds: float

    def __str__(self) -> str:
        took = f" ({self.seconds:.1f} s)" if self.seconds >= 0.1 else ""
        return f"{self.way}: {self.why}{took}" if self.way else f"{self.why}{took}"


class Clock:
    """The time that is left, if there is a limit.

    Parameters
    ----------
    seconds : float, optional

    Attributes
    ----------
    cut : bool
        Whether it ran out before a search had come to its end.

    Examples
    --------
    >>> Clock().left, Clock(0).out(), Clock().out()
    (None, True, False)
    """

    def __init__(self, seconds: float | None = None) -> None:
        self.begun, self.seconds, self.cut = perf_counter(), seconds, False

    @property
    def spent(self) -> float:
        """Seconds since the beginning."""
        return perf_counter() - self.begun

    @property
    def left(self) -> float | None:
        """Seconds that are left; None without a limit."""
        return None if self.seconds is None else self.seconds - self.spent

    def out(self) -> bool:
        """Tell whether no time is left; then the search has been cut."""
        left = self.left
        self.cut = self.cut or (left is not None and left <= 0)
        return self.cut

    def work(self, most: int) -> int:
        """Return how much work may be done: so much at most, and less where time is short."""
        left = self.left
        return most if left is None else max(1, min(most, int(left * UNITS)))
