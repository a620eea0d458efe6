"""The tokens of one line, and how a parser passes them; `parser` says what they mean."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeVar

from ...kernel.terms import StatementError

__all__ = ["TokenLine"]

_T = TypeVar("_T")
_NUMBER = r"[0-9]+(?:\.[0-9]+)?(?:e[-+]?[0-9]{1,3})?(?![\w~])"
_TOKEN = re.compile(rf"{_NUMBER}|[\w~]+|\*\*|=>|<=|!=|[-+*/()\[\],:<=]|\S")
MOST_DIGITS = 4000


class TokenLine:
    """A line in words, numbers and signs, and how many of them are passed.

    Examples
    --------
    >>> line = TokenLine("1e-6 + c")
    >>> line.numeral(), line.take(), line.peek()
    (Fraction(1, 1000000), '+', 'c')
    """

    def __init__(self, source: str, line: int = 1) -> None:
        self.tokens = [(m.start() + 1, m.group()) for m in _TOKEN.finditer(source)]
        self.end = len(source) + 1
        self.line = line
        self.at = 0

    def peek(self) -> str:
        """Return the next token; empty at the end."""
        return self.tokens[self.at][1] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        """Pass a token, and return it."""
        self.at += 1
        return self.tokens[self.at - 1][1]

    def where(self, at: int) -> str:
        """Line and column of a token."""
        column = self.tokens[at][0] if at < len(self.tokens) else self.end
        return f"line {self.line}, column {column}"

    def fail(self, expected: str) -> Any:
        """Refuse the next token.

        Raises
        ------
        StatementError
            Always: where, what was expected, what was found, and how to say what may have been meant.
        """
        token = repr(self.peek()[:40]) if self.peek() else "the end"
        meant = self.hint(expected)
        raise StatementError(f"{self.where(self.at)}: expected {expected}, found {token}{meant and f'; {meant}'}")

    def hint(self, expected: str) -> str:  # noqa: ARG002  # a parser knows more
        """Return how to say what the next token may have meant; empty where there is no guess."""
        return ""

    def expect(self, token: str) -> None:
        """Pass this token."""
        if self.peek() != token:
            self.fail(repr(token))
        self.at += 1

    def accepts(self, token: str) -> bool:
        """Pass this token if it is the next."""
        if self.peek() != token:
            return False
        self.at += 1
        return True

    def separated(self, item: Callable[[], _T]) -> list[_T]:
        """Read items between commas, one at least."""
        items = [item()]
        while self.accepts(","):
            items.append(item())
        return items

    def listed(self, length: int, item: Callable[[], _T]) -> list[_T]:
        """Read so many items, between commas."""
        items = [item()]
        while len(items) < length:
            self.expect(",")
            items.append(item())
        return items

    def enclosed(self, brackets: str, inside: Callable[[], _T]) -> _T:
        """Read what stands in brackets."""
        self.expect(brackets[0])
        result = inside()
        self.expect(brackets[1])
        return result

    def natural(self, digits: int = MOST_DIGITS) -> int:
        """Take a whole number of at most so many digits."""
        word = self.peek()
        if not (word.isascii() and word.isdigit() and len(word) <= digits):
            self.fail(f"a whole number of at most {digits} digits")
        return int(self.take())

    def numeral(self) -> Fraction:
        """Take a number as what it says exactly: ``0.1`` is a tenth, not the float next to it."""
        word = self.peek()
        if re.fullmatch(_NUMBER, word) and len(word) <= MOST_DIGITS:
            value = Fraction(word)
            if max(value.numerator, value.denominator) < 10**MOST_DIGITS:  # it can be printed, and read again
                self.take()
                return value
        return self.fail(f"a number of at most {MOST_DIGITS} digits")  # type: ignore[no-any-return]
