"""Wrong usage: errors of one line, and names that must exist."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from derive.commands.terminal import MISSING
from derive.language.words import expected

__all__ = ["UsageError", "must_exist", "refused"]


class UsageError(Exception):
    """Wrong usage, such as a name that does not exist; the message is one line that says what was expected."""


def must_exist(given: Sequence[str], names: Sequence[str], what: str) -> None:
    """Refuse a name that does not exist, and say which one may be meant.

    Raises
    ------
    UsageError
        Naming the first unknown one.
    """
    for name in given:
        if name not in names:
            raise UsageError(f"no {what} is called {name or repr(name)}{expected(name, names)}")


def refused(error: Exception) -> int:
    """Say that a package is missing, if that is why something is refused.

    Raises
    ------
    UsageError
        If it is refused for another reason.
    """
    if not isinstance(error.__cause__, ImportError):
        raise UsageError(error) from None
    sys.stderr.write(f"verify: {error}\n")
    return MISSING
