"""Results with more than two answers: none is a truth value, and each is asked for one answer by name.

A result that is refused would pass in ``if`` and ``assert`` like any other object, so that none is taken there.
"""

from __future__ import annotations

from typing import NoReturn, Self

__all__ = ["ManyAnswers"]


class ManyAnswers:
    """A result with more than two answers.

    Parameters
    ----------
    what : str
        What it is, in words.
    ask : str
        The property that is true of the answer that is hoped for.
    beside : str
        Where the other answers are told apart.

    Examples
    --------
    >>> class Weather(ManyAnswers, what="a weather", ask="dry", beside=".forecast()"):
    ...     dry = False
    >>> bool(Weather())
    Traceback (most recent call last):
    TypeError: a weather has more than two answers: ask .dry or .forecast(), or call .require()
    """

    def __init_subclass__(cls, *, what: str, ask: str, beside: str) -> None:
        cls._asked = what, ask, beside

    _asked: tuple[str, str, str] = ("", "", "")

    def __bool__(self) -> NoReturn:
        what, ask, beside = self._asked
        raise TypeError(f"{what} has more than two answers: ask .{ask} or {beside}, or call .require()")

    def require(self) -> Self:
        """Return the result if its answer is the one that is hoped for: that of a property which it names.

        Raises
        ------
        AssertionError
            With the result as text, if it is another one.

        Examples
        --------
        >>> from derive import Eq, decide, reals
        >>> a, b = reals("a b")
        >>> decide(Eq(a + b, b + a)).require().proved
        True
        """
        __tracebackhide__ = True  # pytest shows the line of the test
        if not getattr(self, self._asked[1]):
            raise AssertionError(str(self))
        return self
