"""Layers as maps: for each, the theorem in Rocq that it is differentiable, with this derivative and this backward pass.

The book proves partial derivatives: of the entries of a layer, and of the inner product of its output with a gradient.
That the layer is differentiable as a map follows from the rules of ``library/TotalTerms.v``; then those are the
entries of its derivative and its backward pass. What is stated here is read off the book's theorems: the derivative
off the Jacobian, in the form of the Jacobian times a vector if the book has this too; else off the backward pass, its
adjoint, which determines it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..books.layer import Layer
from ..language.symbols import RenderError
from .book import Development, definitions_in
from .layout import SCOPE, comment, file, module, wrapped
from .maps import LayerMap

IMPORTS = (
    "From Coq Require Import Reals Lra List.\n"
    "From Derive Require Import Support ErrorFunction Rules SpecialFunctions Total TotalRules TotalTerms."
)


def total_files(development: Development, layers: Sequence[Layer] | None = None) -> dict[str, str]:
    """Return the files on maps by the names of their modules, one for each chapter that has a layer."""
    chapters = list(map(module, development.contents))
    files = {}
    for chapter in chapters:
        if placed := own_layers(development, chapter, layers):
            needed = {development.home[name] for layer in placed for name in _needed(layer, development)}
            head = f"{IMPORTS}\nFrom Book Require Import {' '.join(c for c in chapters if c in needed)}.\n{SCOPE}"
            files[home(chapter)] = file([head, *(written(layer, development) for layer in placed)])
    return files


def _needed(layer: Layer, development: Development) -> set[str]:
    """The theorems that a layer cites, and those before which what they mention is defined."""
    claims = (development.statements[name] for name in layer.theorems)
    defined = {d.name for lemma in claims for d in definitions_in((*lemma.given, lemma.claim))}
    return {*layer.theorems, *(development.place[name] for name in defined)}


def home(chapter: str) -> str:
    """Return the file in which the layers of a chapter stand as maps.

    Examples
    --------
    >>> home("Softmax")
    'TotalSoftmax'
    """
    return f"Total{chapter}"


def own_layers(development: Development, chapter: str, layers: Sequence[Layer] | None = None) -> list[Layer]:
    """Return the layers of a book whose last theorem stands in a chapter, given by the name of its file.

    What is cited from another book stands there.
    """
    order = [module(c) for c in development.contents]
    placed = []
    for layer in development.book.totals if layers is None else layers:
        if set(layer.theorems) <= development.book.entries.keys():
            homes = [development.home[name] for name in layer.theorems]
            if max(homes, key=order.index) == chapter and _readable(layer, development):
                placed.append(layer)
    return placed


def _readable(layer: Layer, development: Development) -> bool:
    try:
        written(layer, development)
    except RenderError:
        return False
    return True


def total_theorems(development: Development) -> dict[str, tuple[str, str]]:
    """Return the file and the statement of each theorem on a map, by its name."""
    chapters = map(module, development.contents)
    return {
        layer.name: (home(chapter), LayerMap(layer, development).proposition())
        for chapter in chapters
        for layer in own_layers(development, chapter)
    }


def written(layer: Layer, development: Development) -> str:
    """Return the theorem on a layer as a map, with its proof.

    Raises
    ------
    RenderError
        If the theorems that it names are not of one map.
    """
    layer_map = LayerMap(layer, development)
    text = "\n".join([layer_map.theorem(), "Proof.", *(f"  {line}" for line in layer_map.proof()), "Qed."])
    return f"{comment(f'{layer.title}, as a map')}\n" + "\n".join(wrapped(text))
