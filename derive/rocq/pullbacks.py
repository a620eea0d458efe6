"""Gradients of layers, read off the theorems that state them, and the layers as maps that a theorem belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..books.book import Book
from ..books.layer import Layer
from ..kernel.terms import Key, Term, unfolded
from ..language.entry import Entry
from ..language.symbols import RenderError

__all__ = ["Pullback", "gradient", "maps_of"]


class Pullback(NamedTuple):
    """Hold a theorem about a layer: the gradient of its inner product with another family."""

    name: str
    map: Term  # a nest of lam
    cotangent: Key
    argument: Key
    entry: tuple[Term, ...]  # the indices of the argument
    value: Term


def gradient(name: str, claim: Term) -> Pullback:
    """Read a theorem ``Derivative(Sum(g[i] * F[i]), x[j]) = value``.

    Raises
    ------
    RenderError
        If it says something else.
    """
    if claim.head != "deriv":
        raise RenderError(f"{name}: a derivative was expected, not {claim}")
    loss, x, value = claim.args
    if loss.head == "def":
        loss = unfolded(loss)
    sums = []
    while loss.head == "sum":
        sums.append(loss)
        loss = loss.args[1]
    g = loss.args[0] if loss.head == "mul" else loss
    levels = [a.args[0] if a.head == "bv" else None for a in g.args[3:]] if g.head == "at" else None
    if not sums or levels != list(reversed(range(len(sums)))):
        raise RenderError(f"{name}: the inner product of a family with a layer was expected, not {claim.args[0]}")
    layer = loss.args[1]
    for s in reversed(sums):
        layer = Term("lam", s.args[0], layer, hint=s.hint)
    return Pullback(name, layer, g.key, x.key, x.args[3:], value)


def maps_of(name: str, book: Book, layers: Sequence[Layer] | None = None) -> list[str]:
    """Return the theorems that state a derivative or a gradient of a book for its layer as a map.

    Examples
    --------
    >>> from derive.chapters import BOOK
    >>> maps_of("softmax_vjp", BOOK), maps_of("softmax_sum_one", BOOK)
    (['softmax_total'], [])
    """
    return [
        layer.name
        for layer in (book.chapter(name).totals if layers is None else layers)
        if name in (*layer.backward, layer.jacobian, layer.product) and _of_one_map(layer, book)
    ]


def _of_one_map(layer: Layer, book: Book) -> bool:
    """Tell whether a book has the theorems of a layer, and its gradients are of one map."""
    stated = [there[1] for name in layer.theorems if (there := book.lookup(name)) is not None]
    entries = [entry for entry in stated if isinstance(entry, Entry)]
    if len(entries) < len(layer.theorems):
        return False
    try:
        gradients = [gradient(entry.name, entry.claim) for entry in entries[: len(layer.backward)]]
    except RenderError:
        return False
    return len({(g.map, g.cotangent) for g in gradients}) == 1
