"""What is wrong with an argument, in one line."""

from __future__ import annotations

__all__ = ["ArgumentError"]


class ArgumentError(ValueError):
    """An argument that is wrong: which one, what was expected, what came."""

    def __init__(self, name: str, expected: str, got: str) -> None:
        self.name = name
        self.expected = expected
        self.got = got
        super().__init__(f"{name}: expected {expected}, got {got}")
