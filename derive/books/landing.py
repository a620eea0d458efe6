r"""What a chapter asks and answers beside its theorems, as data: its question, what carries it, and its sections.

The answer in a paragraph is the opening of the chapter. A number that is shown is computed when the page is written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

__all__ = ["AtNumbers", "InChinese", "Landing"]


class AtNumbers(NamedTuple):
    """A theorem at numbers: both its sides are computed, and shown.

    Attributes
    ----------
    theorem : str
    values : mapping of str to numbers
        For each variable of the statement.
    remark : str
        What to see in them, in LaTeX.
    """

    theorem: str
    values: Mapping[str, Any]
    remark: str


class InChinese(NamedTuple):
    """The words of a chapter on its page in Chinese, in LaTeX: title, question, and the answer in a paragraph."""

    title: str
    question: str
    answer: str


class Landing(NamedTuple):
    """Hold the question of a chapter, the theorems that answer it, and how it is divided.

    Attributes
    ----------
    question : str
        In LaTeX.
    chief : mapping of str to str
        The theorems that matter most, each with one plain sentence.
    example : AtNumbers or None
    sections : mapping of str to str
        The title of each section by its first theorem, in reading order.
    galleries : sequence of (str, str, str)
        The pages of wrong formulas, each with its address, its title, and a pattern of how the names of its theorems
        begin: the first that fits has the theorem. A page may belong to several chapters.
    chinese : InChinese or None

    Examples
    --------
    >>> Landing("What is a share?", {"shares_sum_one": "Shares add up to one."}).theorems
    ('shares_sum_one',)
    """

    question: str
    chief: Mapping[str, str]
    example: AtNumbers | None = None
    sections: Mapping[str, str] = MappingProxyType({})
    galleries: Sequence[tuple[str, str, str]] = ()
    chinese: InChinese | None = None

    @property
    def theorems(self) -> tuple[str, ...]:
        """The names of all theorems that it mentions."""
        shown = [] if self.example is None else [self.example.theorem]
        return tuple(dict.fromkeys([*self.chief, *shown, *self.sections]))
