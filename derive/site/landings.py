"""What a chapter asks and what carries it, as data: a question, the theorems that matter most, numbers to try."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

__all__ = ["LANDINGS", "Landing"]


class Landing(NamedTuple):
    """What the first page of a chapter teaches.

    Attributes
    ----------
    question : str
        That the chapter answers, in LaTeX.
    chief : tuple of str
        The theorems that carry it.
    """

    question: str
    chief: tuple[str, ...]


LANDINGS: Mapping[str, Landing] = {
    "softmax": Landing(
        "What do large logits do to softmax, and to what flows back through it?",
        ("softmax_jacobian", "softmax_vjp", "softmax_jacobian_le_of_gap"),
    ),
}
