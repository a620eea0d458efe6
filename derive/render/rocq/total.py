"""Layers as maps: for each, the theorem in Rocq that it is differentiable, with this derivative and this backward pass.

The book proves partial derivatives: of the entries of a layer, and of the inner product of its output with a gradient.
That the layer is differentiable as a map follows from the rules of ``derive/rocq/TotalTerms.v``; then those are the
entries of its derivative and its backward pass. What is stated here is read off the book's theorems.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from ...kernel.terms import Dim, Key, Term, open_, unfolded
from ..symbols import RenderError
from .book import Development
from .by_hand import definitions_in
from .layout import SCOPE, comment, file, module, wrapped
from .names import Names, identifier
from .statement import Lemma
from .text import Writer, binder, grouped, size, variable_type

WORDS = (
    "vector", "matrix", "family", "both", "number", "point", "left_of", "right_of", "derivative", "backward",
)  # fmt: skip
"""What is called by these names in a theorem on a map, so that no variable may be."""
IMPORTS = (
    "From Coq Require Import Reals Lra List.\n"
    "From Derive Require Import Support ErrorFunction Rules SpecialFunctions Total TotalRules TotalTerms."
)


class Layer(NamedTuple):
    """A layer of the book as a map.

    Attributes
    ----------
    name : str
        Of its theorem in Rocq.
    title : str
    backward : tuple of str
        The theorems of its gradients, one for each argument of the map; what else they mention is held fixed.
    jacobian : str
        The theorem of its partial derivatives, if the book has one.
    positive : tuple of str
        The theorems by which what it divides by is not zero, where no hypothesis says so.
    """

    name: str
    title: str
    backward: tuple[str, ...]
    jacobian: str = ""
    positive: tuple[str, ...] = ()

    @property
    def theorems(self) -> tuple[str, ...]:
        """All theorems that it rests on."""
        return (*self.backward, *filter(None, [self.jacobian]), *self.positive)


TOTALS = (
    Layer("softmax_total", "Softmax", ("softmax_vjp",), "softmax_jacobian", ("partition_pos",)),
    Layer("log_softmax_total", "Logarithm of softmax", ("log_softmax_vjp",), "", ("partition_pos", "softmax_pos")),
    Layer("layernorm_total", "LayerNorm", ("layernorm_vjp",), "layernorm_jacobian", ("deviation_pos",)),
    Layer("layernorm_gain_total", "LayerNorm with gain and bias", ("layernorm_gain_vjp",), "", ("deviation_pos",)),
    Layer("rmsnorm_total", "RMSNorm", ("rmsnorm_vjp",), "rmsnorm_jacobian", ("rms_pos",)),
    Layer("rmsnorm_gain_total", "RMSNorm with gain", ("rmsnorm_gain_vjp",), "", ("rms_pos",)),
    Layer("batchnorm_total", "BatchNorm", ("batchnorm_vjp",), "", ("batch_deviation_pos",)),
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
    """The files on maps by the names of their modules, one for each chapter that has a layer."""
    chapters = list(map(module, development.contents))
    files = {}
    for chapter in chapters:
        if own := own_layers(development, chapter, layers):
            needed = {development.home[name] for layer in own for name in _needed(layer, development)}
            head = f"{IMPORTS}\nFrom Book Require Import {' '.join(c for c in chapters if c in needed)}.\n{SCOPE}"
            files[home(chapter)] = file([head, *(written(layer, development) for layer in own)])
    return files


def _needed(layer: Layer, development: Development) -> set[str]:
    """The theorems that a layer cites, and those before which what they mention is defined."""
    claims = (development.statements[name] for name in layer.theorems)
    defined = {d.name for lemma in claims for f in (*lemma.given, lemma.claim) for d in definitions_in(f)}
    return {*layer.theorems, *(development.place[name] for name in defined)}


def home(chapter: str) -> str:
    """The file in which the layers of a chapter stand as maps.

    Examples
    --------
    >>> home("Softmax")
    'TotalSoftmax'
    """
    return f"Total{chapter}"


def own_layers(development: Development, chapter: str, layers: Sequence[Layer] = TOTALS) -> list[Layer]:
    """The layers whose last theorem stands in a chapter, by the name of its file; of another book, what is one there.

    What is cited from another book stands there.
    """
    order = [module(c) for c in development.contents]
    found = []
    for layer in layers:
        if set(layer.theorems) <= development.book.entries.keys():
            homes = [development.home[name] for name in layer.theorems]
            if max(homes, key=order.index) == chapter and _readable(layer, development):
                found.append(layer)
    return found


def _readable(layer: Layer, development: Development) -> bool:
    try:
        written(layer, development)
    except RenderError:
        return False
    return True


def total_theorems(development: Development) -> dict[str, tuple[str, str]]:
    """The file of each theorem on a map and what it says, by its name."""
    chapters = map(module, development.contents)
    return {
        layer.name: (home(chapter), _Map(layer, development).proposition())
        for chapter in chapters
        for layer in own_layers(development, chapter)
    }


class Pullback(NamedTuple):
    """What a theorem of the book says of a layer: the gradient of its inner product with another family."""

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


def shape(dims: Sequence[Dim], names: Names) -> str:
    """The shape of a family, as an argument.

    Examples
    --------
    >>> shape(("m", "d"), Names())
    '(matrix m d)'
    """
    sizes = [size(d, names) for d in dims]
    if len(dims) < 3:
        return ("number", f"(vector {' '.join(sizes)})", f"(matrix {' '.join(sizes)})")[len(dims)]
    return f"(family {sizes[0]} {shape(dims[1:], names)})"


def nested(parts: Sequence[str], left: str, between: str, right: str) -> str:
    """The parts as pairs within pairs.

    Examples
    --------
    >>> nested(["Q", "K", "V"], "(", ", ", ")")
    '(Q, (K, V))'
    """
    *first, last = parts
    return "".join(f"{left}{part}{between}" for part in first) + last + right * len(first)


def projections(count: int) -> list[str]:
    """The parts of a point ``p`` that is pairs within pairs.

    Examples
    --------
    >>> projections(3)
    ['(left_of p)', '(left_of (right_of p))', '(right_of (right_of p))']
    """
    rests = ["p"]
    for _ in range(count - 1):
        rests.append(f"(right_of {rests[-1]})")
    return [*(f"(left_of {rest})" for rest in rests[:-1]), rests[-1]]


def _over(keys: Iterable[Key], text: str, names: Names) -> str:
    """``(fun (i : Fin n) (j : Fin m) => text)``; of no variables, the text in parentheses."""
    found = " ".join(binder(k, names) for k in keys)
    return f"(fun {found} => {text})" if found else f"({text})"


def _opened(map_: Term) -> tuple[list[Key], Term]:
    """The indices of what comes out of a map, as variables, and its body."""
    keys = []
    while map_.head == "lam":
        index = Term("ix", map_.hint or "i", map_.args[0])
        keys.append(index.key)
        map_ = open_(map_.args[1], index)
    return keys, map_


class _Map:
    """The words of one theorem on a map."""

    def __init__(self, layer: Layer, development: Development) -> None:
        own = development.statements
        self.layer, self.lemmas = layer, {n: own[n] for n in layer.theorems}
        self.gradients = [gradient(n, own[n].claim) for n in layer.backward]
        self.map, self.cotangent = self.gradients[0].map, self.gradients[0].cotangent
        for g in self.gradients:
            if (g.map, g.cotangent) != (self.map, self.cotangent):
                raise RenderError(f"{layer.name}: {g.name} is of another map than {self.gradients[0].name}")
        self.names = Names([*WORDS, *map(identifier, development.definitions)])
        self.writer = Writer(self.names, development.definitions)
        self.arguments = [g.argument for g in self.gradients]
        self.given = tuple(dict.fromkeys(h for g in self.gradients for h in own[g.name].given))
        together = Lemma(layer.name, self.given, self._all(own))
        bound = {i.key for g in self.gradients for i in g.entry} | {self.cotangent}
        self.sizes = together.sizes
        self.variables = [k for k in together.variables if k not in bound]
        self.hypotheses = together.hypotheses(self.writer)
        self.point = nested([self.names.of(k) for k in self.arguments], "(", ", ", ")")
        self.source = nested([shape(k.dims, self.names) for k in self.arguments], "(both ", " ", ")")
        self.target = shape(self.cotangent.dims, self.names)

    def _all(self, own: dict[str, Lemma]) -> Term:
        claims = [own[g.name].claim for g in self.gradients]
        found = claims[0]
        for claim in claims[1:]:
            found = Term("and", found, claim)
        return found

    def function(self) -> str:
        """The layer as a map of one point."""
        keys, body = _opened(self.map)
        text = _over([*self.arguments, *keys], self.writer.term(body), self.names)
        if len(self.arguments) == 1:
            return text
        return f"(fun p : point {self.source} => {text} {' '.join(projections(len(self.arguments)))})"

    def pullback(self) -> str:
        """The backward pass."""
        if len(self.gradients) == 1:
            (g,) = self.gradients
            return _over([g.cotangent, *(i.key for i in g.entry)], self.writer.term(g.value), self.names)
        parts = [_over((i.key for i in g.entry), self.writer.term(g.value), self.names) for g in self.gradients]
        return _over([self.cotangent], nested(parts, "(", ", ", ")"), self.names)

    def called(self, name: str) -> str:
        """A theorem of the book at the variables of this one."""
        lemma, of = self.lemmas[name], self.names.of
        sizes = [text for d in lemma.sizes for text in (of(d), of(f"{d}_pos"))]
        hypotheses = [self.hypotheses[self.given.index(h)] for h in lemma.given]
        return f"({' '.join([lemma.name, *sizes, *map(of, lemma.variables), *hypotheses])})"

    def output(self) -> list[Key]:
        """The indices of what comes out, as the theorem of the partial derivatives calls them."""
        f, x, _ = self.lemmas[self.layer.jacobian].claim.args
        entry = {i.key for i in x.args[3:]}
        found = [k for k in Lemma("", (), f).variables if k.kind == "ix" and k not in entry]
        opened = self.map
        for k in found:
            opened = open_(opened.args[1], Term("ix", k.name, k.dim)) if opened.head == "lam" else opened
        if opened != f:
            raise RenderError(f"{self.layer.name}: {self.layer.jacobian} is of another map")
        return found

    @cached_property
    def matrix(self) -> tuple[str, str]:
        """The derivative as a map of ``h``, and the row of its matrix at a place."""
        _, x, value = self.lemmas[self.layer.jacobian].claim.args
        rows, columns = self.output(), [i.key for i in x.args[3:]]
        h = Key("at", self.names.fresh("h"), x.key.dims, "fixed")
        text = f"{self.writer.argument(value)} * {' '.join(map(self.names.of, [h, *columns]))}"
        for k in reversed(columns):
            text = f"Sum (fun {self.names.of(k)} : {variable_type(k, self.names)} => {text})"
        at = nested([*map(self.names.of, rows), "_"], "(", ", ", ")")
        return _over(
            [h, *rows], text, self.names
        ), f"(fun '{at} => {_over(columns, self.writer.term(value), self.names)})"

    def binders(self) -> list[str]:
        """Sizes and variables in one line, and a line for each hypothesis."""
        of, given = self.names.of, zip(self.hypotheses, self.given, strict=True)
        sizes = [f"({of(d)} : nat) ({of(f'{d}_pos')} : (0 < {of(d)})%nat)" for d in self.sizes]
        first = " ".join([*sizes, grouped(self.variables, self.names)])
        return [first, *(f"    ({n} : {self.writer.term(h)})" for n, h in given)]

    def theorem(self) -> str:
        """What is proved, with its name."""
        first, *given = self.binders()
        lines = [f"Theorem {self.layer.name} {first}", *given]
        return "\n".join([*lines[:-1], f"{lines[-1]} :", f"{self.claim()}."])

    def proposition(self) -> str:
        """What is proved, as a formula in one line."""
        return " ".join(f"forall {' '.join(self.binders())}, {self.claim()}".split())

    def claim(self) -> str:
        """What is proved."""
        map_ = f"{self.source} {self.target}\n    {self.function()}\n    {self.point}\n    "
        backward = f"  backward {map_}{self.pullback()}"
        if not self.layer.jacobian:
            return backward
        return f"  derivative {map_}{self.matrix[0]}\n  /\\\n{backward}"

    def proof(self) -> list[str]:
        """From the rules that it is differentiable, and from the book's theorems what the derivative is."""
        of, unit = self.names.of, self.names.fresh("u")
        positive = " | ".join(f"apply {self.lemmas[name].name}; auto" for name in self.layer.positive)
        smooth = f"[differentiable_by_rules; away_from_zero ltac:({f'first [{positive}]' if positive else 'fail'})|]"
        places = [nested([*(of(i.key) for i in g.entry), unit], "[", " ", "]") for g in self.gradients]
        bullet = "+ " if len(places) > 1 else ""
        back = [
            f"apply backward_is_partial; {smooth}.",
            f"intros {of(self.cotangent)} {nested(places, '[', '|', ']')}.",
            *(f"{bullet}exact {self.called(g.name)}." for g in self.gradients),
        ]
        if not self.layer.jacobian:
            return back
        rows = nested([*map(of, self.output()), self.names.fresh("o")], "[", " ", "]")
        return [
            "split.",
            f"- apply (derivative_is_matrix {self.source} {self.target} _ _ {self.matrix[1]}); {smooth}.",
            f"  intros {rows} {places[0]}; exact {self.called(self.layer.jacobian)}.",
            *(f"{'  ' if n else '- '}{line}" for n, line in enumerate(back)),
        ]


def written(layer: Layer, development: Development) -> str:
    """The theorem on a layer as a map, with its proof.

    Raises
    ------
    RenderError
        If the theorems that it names are not of one map.
    """
    own = _Map(layer, development)
    text = "\n".join([own.theorem(), "Proof.", *(f"  {line}" for line in own.proof()), "Qed."])
    return f"{comment(f'{layer.title}, as a map')}\n" + "\n".join(wrapped(text))
