"""Say what is wrong with an argument, in one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["PIP", "ArgumentError", "extra", "within"]

PIP = "python -m pip install"
"""The line that installs a package begins so."""


class ArgumentError(ValueError):
    """An argument that is wrong: which one, what was expected, what came; and in which part of a model."""

    def __init__(self, name: str, expected: str, got: str, place: str = "") -> None:
        self.name = name
        self.expected = expected
        self.got = got
        self.place = place
        between = "." if name.isidentifier() else ": "  # a name like a parameter's ends a dotted one
        where = f"{place}{between}" if place else ""
        super().__init__(f"{where}{name}: expected {expected}, got {got}")


@contextmanager
def within(place: str) -> Iterator[None]:
    """Put the name of a part of a model before the arguments that it refuses.

    Parameters
    ----------
    place : str
        A field of its parameters, or several with dots between them, as in ``"layers.4"``.

    Raises
    ------
    ArgumentError
        The one that was raised inside, with its place.
    """
    try:
        yield
    except ArgumentError as error:
        inner = f"{place}.{error.place}" if error.place else place
        raise ArgumentError(error.name, error.expected, error.got, inner) from None


def extra(name: str) -> str:
    """Return the line that installs an extra of this distribution.

    Examples
    --------
    >>> extra("scipy")
    'python -m pip install "transformer-proofs[scipy]"'
    """
    return f'{PIP} "transformer-proofs[{name}]"'
