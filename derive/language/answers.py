"""Give results their text in a session and in a notebook, and refuse a truth value to those with more than two answers.

A result that is refused would pass in ``if`` and ``assert`` like any other object, so that none is taken there.
"""

from __future__ import annotations

from html import escape
from typing import Any, NamedTuple, NoReturn, Self, TypeVar

from .words import meant

__all__ = ["ManyAnswers", "Output", "Text", "introduced"]

_K = TypeVar("_K", bound=type)


class Text(str):
    r"""Text that a session shows as it is read: its `repr` is itself.

    Examples
    --------
    >>> Text("a proof\nin two lines")
    a proof
    in two lines
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def introduced(kind: _K) -> _K:
    """Let the values of a class introduce themselves by their `str`: in a session, and as HTML in a notebook.

    A face that the class defines stays, but that of a tuple; a dataclass keeps the one it is given, and HTML may be
    inherited. A misspelt attribute is refused with the one that exists.

    Examples
    --------
    >>> @introduced
    ... class Answer:
    ...     def __str__(self):
    ...         return "0 < 1"
    >>> Answer(), Answer()._repr_html_()
    (0 < 1, '<pre>0 &lt; 1</pre>')
    """
    faces = {
        "__repr__": lambda value: str(value),
        "_repr_html_": lambda value: f"<pre>{escape(str(value))}</pre>",
        "__getattr__": _missing,
    }
    for name, face in faces.items():
        inherited = name == "_repr_html_" and hasattr(kind, name)
        if issubclass(kind, tuple) or not (name in vars(kind) or inherited):
            setattr(kind, name, face)
    return kind


def _missing(value: Any, name: str) -> Any:
    """Refuse an attribute that a value lacks, and name the one that was meant, or else those that there are."""
    if name in dir(type(value)):
        return object.__getattribute__(value, name)  # a property that raised an AttributeError raises it again
    public = [] if name.startswith("_") else [other for other in dir(value) if not other.startswith("_")]
    instead = (meant(name, public, most=1) or f"; it has {', '.join(public)}") if public else ""
    raise AttributeError(f"{type(value).__name__} has no attribute {name}{instead}")


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
        introduced(cls)

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


class Output(NamedTuple):
    """Hold the output of a command: text, or with ``--json`` a document; and whether what it checked holds."""

    text: str
    document: dict[str, Any]
    passed: bool = True
