"""Layers as maps: for each, the theorem in Rocq that it is differentiable, with this derivative and this backward pass.

The book proves partial derivatives: of the entries of a layer, and of the inner product of its output with a gradient.
That the layer is differentiable as a map follows from the rules of ``library/TotalTerms.v``; then those are the
entries of its derivative and its backward pass. What is stated here is read off the book's theorems: the derivative
off the Jacobian, in the form of the Jacobian times a vector if the book has this too; else off the backward pass, its
adjoint, which determines it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..books.book import Book
from ..language.symbols import RenderError
from .book import Development, definitions_in
from .layout import SCOPE, comment, file, module, wrapped
from .maps import Layer, LayerMap, gradient

IMPORTS = (
    "From Coq Require Import Reals Lra List.\n"
    "From Derive Require Import Support ErrorFunction Rules SpecialFunctions Total TotalRules TotalTerms."
)


TOTALS = (
    Layer("softmax_total", "Softmax", ("softmax_vjp",), "softmax_jacobian", "softmax_jvp", ("partition_pos",)),
    Layer("log_softmax_total", "Logarithm of softmax", ("log_softmax_vjp",), "", "", ("partition_pos", "softmax_pos")),
    Layer(
        "layernorm_total", "LayerNorm", ("layernorm_vjp",), "layernorm_jacobian", "layernorm_jvp", ("deviation_pos",)
    ),
    Layer("layernorm_gain_total", "LayerNorm with gain and bias", ("layernorm_gain_vjp",), positive=("deviation_pos",)),
    Layer("rmsnorm_total", "RMSNorm", ("rmsnorm_vjp",), "rmsnorm_jacobian", "", ("rms_pos",)),
    Layer("rmsnorm_gain_total", "RMSNorm with gain", ("rmsnorm_gain_vjp",), positive=("rms_pos",)),
    Layer("batchnorm_total", "BatchNorm", ("batchnorm_vjp",), positive=("batch_deviation_pos",)),
    Layer(
        "attention_total",
        "Attention, with an additive and a multiplicative mask, in queries, keys and values",
        ("masked_attention_backward_query", "masked_attention_backward_key", "masked_attention_backward_value"),
    ),
    Layer(
        "linear_total",
        "Linear layer, in input, weight and bias",
        ("linear_backward_input", "linear_backward_weight", "linear_backward_bias"),
    ),
    Layer("relu_total", "ReLU, off the kink", ("relu_vjp",)),
    Layer("gelu_total", "GELU", ("gelu_vjp",)),
    Layer("gelu_tanh_total", "GELU by tanh", ("gelu_tanh_vjp",)),
    Layer(
        "feed_forward_total",
        "Feed-forward layer, off the kinks, in input and weights",
        (
            "feed_forward_backward",
            "feed_forward_backward_weight",
            "feed_forward_backward_bias",
            "feed_forward_backward_weight_out",
        ),
    ),
    Layer("residual_total", "Residual connection around a feed-forward layer", ("residual_backward",)),
    Layer("embedding_total", "Embedding, in its table", ("embedding_backward",)),
)
"""The layers of our book; of another book, those whose theorems it has too."""


def total_files(development: Development, layers: Sequence[Layer] = TOTALS) -> dict[str, str]:
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


def own_layers(development: Development, chapter: str, layers: Sequence[Layer] = TOTALS) -> list[Layer]:
    """Return the layers of a book whose last theorem stands in a chapter, given by the name of its file.

    What is cited from another book stands there.
    """
    order = [module(c) for c in development.contents]
    placed = []
    for layer in layers:
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


def maps_of(name: str, book: Book, layers: Sequence[Layer] = TOTALS) -> list[str]:
    """Return the theorems that state a derivative or a gradient of a book for its layer as a map.

    Examples
    --------
    >>> from derive.chapters import BOOK
    >>> maps_of("softmax_vjp", BOOK), maps_of("softmax_sum_one", BOOK)
    (['softmax_total'], [])
    """
    return [
        layer.name
        for layer in layers
        if name in (*layer.backward, layer.jacobian, layer.product) and _of_one_map(layer, book)
    ]


def _of_one_map(layer: Layer, book: Book) -> bool:
    """Tell whether a book has the theorems of a layer, and its gradients are of one map."""
    if not set(layer.theorems) <= book.entries.keys():
        return False
    try:
        gradients = [gradient(name, book.entries[name].claim) for name in layer.backward]
    except RenderError:
        return False
    return len({(g.map, g.cotangent) for g in gradients}) == 1


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
