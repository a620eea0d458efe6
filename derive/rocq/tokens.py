"""A text for Rocq as tokens, taken one by one."""

from __future__ import annotations

import re
from typing import NoReturn

from ..language.symbols import RenderError

__all__ = ["Tokens"]

_TOKEN = re.compile(r"\s*(\d+%Z|\d+|%nat|[^\W\d]\w*(?:\.[^\W\d]\w*)*|->|=>|:=|<=|<>|/\\|[-+*/^=<:,.(){}])")


class Tokens:
    """The tokens of a text, and how many of them are taken.

    Parameters
    ----------
    text : str

    Raises
    ------
    RenderError
        If something in it is no token.

    Examples
    --------
    >>> tokens = Tokens("x <= 2")
    >>> tokens.take(), tokens.taken("<="), tokens.number()
    ('x', True, 2)
    """

    def __init__(self, text: str) -> None:
        self._text, self._at = text.rstrip(), 0
        self._tokens: list[str] = []
        self._ends: list[int] = [0]
        while self._ends[-1] < len(self._text):
            match = _TOKEN.match(self._text, self._ends[-1])
            if match is None:
                raise RenderError(f"expected a token of Coq, got {self._text[self._ends[-1] :][:20]!r}")
            self._ends.append(match.end())
            self._tokens.append(match[1])

    def following(self, ahead: int) -> str | None:
        """Return the token that comes after so many, if there is one."""
        at = self._at + ahead
        return self._tokens[at] if at < len(self._tokens) else None

    def peek(self, *ahead: str) -> bool:
        """Tell whether these tokens come next."""
        return tuple(self._tokens[self._at : self._at + len(ahead)]) == ahead

    def take(self, *expected: str) -> str:
        """Take the next token; if any are expected, these."""
        token = ""
        for want in expected or (None,):
            token = self.following(0) or self.refuse("the text ends too early")
            if want is not None and token != want:
                self.refuse(f"{want!r} was expected, not {token!r}")
            self._at += 1
        return token

    def taken(self, token: str) -> bool:
        """Take a token if it comes next."""
        present = self.peek(token)
        self._at += present
        return present

    def number(self) -> int:
        """Take a numeral."""
        token = self.take()
        return int(token) if token.isdigit() else self.refuse(f"a numeral was expected, not {token!r}")

    def touches_digit(self) -> bool:
        """Tell whether a digit follows without a space."""
        return self._text[self._ends[self._at] :][:1].isdigit()

    def shown(self) -> str:
        """Return what comes next, up to the parenthesis that closes it, as it is written."""
        depth, at = 0, self._at
        while at < len(self._tokens) and (depth or self._tokens[at] != ")"):
            depth += (self._tokens[at] == "(") - (self._tokens[at] == ")")
            at += 1
        return " ".join(self._text[self._ends[self._at] : self._ends[at]].split())

    def mark(self) -> int:
        """Return how many tokens are taken, for `again`."""
        return self._at

    def again(self, mark: int) -> None:
        """Go back to where so many were taken."""
        self._at = mark

    def refuse(self, why: str) -> NoReturn:
        """Raise an error that says where."""
        before = self._text[: self._ends[self._at]]
        raise RenderError(f"{why}, after {' '.join(before[-40:].split())!r}")
