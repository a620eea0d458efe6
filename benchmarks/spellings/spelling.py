"""What a right program in a stranger's spelling is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

__all__ = ["DTYPES", "Spelling", "blocks", "mT", "untried"]

DTYPES = ("float32", "bfloat16", "float16")
DRAW = "issue 42"


class Spelling(NamedTuple):
    """A right program.

    Attributes
    ----------
    statement : str
    function : callable
        Its arguments bear the statement's names.
    conventions : mapping of str to value
    native : bool
        Whether authors also compute it with every operation in half precision; all compute it in float32 inside.
    dtypes : tuple of str
        In which it is right: a spelling that loses digits of float32 may be right in half precision.
    fresh : bool
        Whether it was typed later, and is of the third part, whatever its name draws.
    """

    statement: str
    function: Callable[..., Any]
    conventions: Mapping[str, Any] = MappingProxyType({})
    native: bool = False
    dtypes: tuple[str, ...] = DTYPES
    fresh: bool = False

    @property
    def name(self) -> str:
        """The statement and the spelling."""
        return f"{self.statement}: {self.function.__name__}"


def untried(name: str) -> bool:
    """Tell whether a program belongs to the second half, which is untried until it is opened.

    A digest of its name decides, so that another program in the list moves none from half to half.
    """
    return bool(sha256(f"{DRAW}: {name}".encode()).digest()[0] % 2)


def blocks(n: int, size: int) -> list[slice]:
    """Return slices of so many, and a tail."""
    return [slice(start, start + size) for start in range(0, n, size)]


def mT(x: Any) -> Any:
    """Exchange the last two axes."""
    return np.swapaxes(x, -1, -2)
