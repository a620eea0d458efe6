"""The book as the kernel concludes it: each theorem is proved at most once in a process, whoever asks.

Most tests need a theorem or two, or a small book: `few` has one of each kind.
"""

from collections.abc import Iterable
from functools import cache

from derive.books.book import Book, Chapter
from derive.chapters import BOOK
from derive.kernel.rules import Theorem
from derive.proving.prover import prove

FEW = {
    "softmax": (
        "partition_pos", "softmax_pos", "softmax_sum_one", "softmax_jacobian", "softmax_jacobian_trace", "softmax_vjp",
        "softmax_jvp", "softmax_two_weights_le_one", "softmax_lt_one", "softmax_jacobian_ne_zero",
        "softmax_jacobian_zero_iff_onehot",
    ),
    "dot_product": ("product_mean",),
    "scaling": (
        "scaled_softmax_jacobian", "softmax_of_ties", "scaled_softmax_jacobian_at_ties",
        "expected_softmax_gradient_bounds",
    ),
    "feed_forward": ("absolute_ne_of_neg", "absolute_square", "absolute_of_neg"),
}  # fmt: skip
"""Theorems by chapter: with hypotheses and without, of a layer as a map, of expectations, one that Rocq proves, and one
that is certified in numbers."""


def part(chapter: str, names: Iterable[str]) -> Chapter:
    """Return a chapter of ours with these theorems of it alone."""
    own, chosen = BOOK.chapters[chapter], set(names)
    items = [item for item in own.theorems if item.name in chosen]
    if lost := chosen - {item.name for item in items}:
        raise ValueError(f"{chapter} has no theorem {', '.join(sorted(lost))}")
    mistakes = [own.mistakes_about(item.name) for item in items]
    return Chapter(chapter, items, opening=own.opening, mistakes=mistakes, totals=own.totals)


@cache
def few() -> Book:
    """Return a book of ours of four chapters, with a theorem of each kind."""
    return Book(part(chapter, names) for chapter, names in FEW.items())


@cache
def kernel() -> Book:
    """Return what the kernel proves of our book, and nothing beside it."""
    return Book(Chapter(c.name, c.entries, opening=c.opening, totals=c.totals) for c in BOOK.chapters.values())


@cache
def few_of_the_kernel() -> Book:
    """Return what the kernel proves of `few`."""
    return Book(Chapter(c.name, c.entries, opening=c.opening, totals=c.totals) for c in few().chapters.values())


@cache
def _known() -> dict[str, Theorem]:
    return {}


def proved(names: Iterable[str] | None = None) -> dict[str, Theorem]:
    """Return the theorems of the book of these names, or all of them, in reading order.

    The dictionary is the caller's own: what a test adds to it, no other test sees.
    """
    return {name: prove(BOOK.entries[name], _known()) for name in (BOOK.entries if names is None else names)}


class _OnDemand(dict[str, Theorem]):
    def __missing__(self, name: str) -> Theorem:
        return proved([name])[name]


def on_demand() -> dict[str, Theorem]:
    """Return theorems by name, each proved when it is asked for."""
    return _OnDemand()
