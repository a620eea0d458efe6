"""The backward pass of a linear map: what stands beside the theorems of its gradients at input, weight and bias."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypeAlias

import numpy as np

from verify.checking.judging.mistakes import as_it_is, as_stated, mistake, mistakes
from verify.checking.judging.statement import (
    GRADIENT,
    Formula,
    Origin,
    Probe,
    Result,
    Shape,
    Statement,
    Wrong,
    transposed,
)
from verify.checking.rounding.rounded import Rounded
from verify.checking.statements.computed import Rule, Way, spelled
from verify.checking.statements.summands import summands

__all__ = ["linear_backward"]

Layout: TypeAlias = Literal["in,out", "out,in"]
"""The axes of the weight and of its gradient."""
SHAPES = ((3, 5, 5), (5, 2, 7), (2, 7, 3), (4, 4, 4))
ARGUMENTS = {
    "x": ("x", "X", "input", "inp", "a"),
    "w": ("w", "W", "weight", "kernel"),
    "g": (*GRADIENT, "dY"),
}


def _summed(a: Any, b: Any) -> Any:
    """Return a product of matrices as sums of products that are each rounded.

    Where products are rounded as sums are, that is no more than what the product of matrices is charged.
    """
    if isinstance(a, Rounded) and a.model.operation == a.model.sums:
        return a @ b
    return (a[..., :, :, None] * b[..., None, :, :]).sum(-2)


THEOREMS = {"dx": "linear_backward_input", "dw": "linear_backward_weight", "db": "linear_backward_bias"}
WAYS: Mapping[str, tuple[str, Rule]] = {
    "dx": ("sum over outputs", lambda f: _summed(f.g, transposed(f.weight))),
    "dw": ("sum of outer products", lambda f: _summed(transposed(f.x), f.g)),
    "db": ("product with ones", lambda f: (transposed(f.g[..., :1] * 0 + 1) @ f.g)[..., 0, :]),
}
"""Beside the theorems as they are stated, which take products of matrices."""
OF_THE_BIAS = {"dx": "bias added", "dw": "output for input", "db": "bias kept"}
"""Mutants that a program can be only which takes the bias."""


def _result(name: str, turned: Formula) -> Result:
    """Return what is known of one gradient; ``turned`` is what makes the weight of the theorem of a program's."""
    theorem, laid_out = THEOREMS[name], turned if name == "dw" else as_it_is

    def book(x: Any, w: Any, g: Any) -> dict[str, Any]:
        return {"X": x, "W": turned(w), "G": g}

    def where(name: str, others: Mapping[str, Formula], mutant: str = "", convention: bool = False) -> Wrong:
        """Return the theorem, or a mutant, with other values of some variables."""

        def binding(x: Any, w: Any, g: Any) -> dict[str, Any]:
            return {**book(x, w, g), **{key: value(x, w, g) for key, value in others.items()}}

        return mistake(name, Origin(binding, theorem, mutant), laid_out, convention=convention)

    def square(w: Any) -> bool:
        """Tell whether a program can take a weight for its transpose."""
        return bool(w.shape[-1] == w.shape[-2])

    more = []  # each token or output may overwrite the one before, and a weight may be laid out otherwise
    if name == "dx":
        more.append(where("one output", {"h": lambda x, w, g: g.shape[-1] - 1}, "one output"))
        exchanged: dict[str, Formula] = {"W": lambda x, w, g: transposed(turned(w)) if square(w) else turned(w)}
        more.append(where("weight in the other layout", exchanged, convention=True))
    else:
        more.append(where("one token", {"t": lambda x, w, g: x.shape[-2] - 1}, "one token"))
    if name == "dw":
        exchanged = {"X": lambda x, w, g: g if square(w) else x, "G": lambda x, w, g: x if square(w) else g}
        more.append(where("weight gradient in the other layout", exchanged, convention=True))
    wrong = (*mistakes(theorem, book, laid_out, without=(OF_THE_BIAS[name],)), *more)
    words, rule = WAYS[name]
    other = spelled([(Way(words), lambda f: laid_out(rule(f)))], {"weight": lambda f: turned(f.w)})
    spellings = (as_stated(theorem, book, laid_out), *other)
    return Result(theorem, book, spellings, wrong, summands(theorem, book, laid_out), laid_out=laid_out)


def linear_backward(*, layout: Layout = "in,out") -> Statement:
    """Return the backward pass of a linear map, whose rows are tokens."""
    turned: Formula = transposed if layout == "out,in" else as_it_is

    def probes(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
        """Yield numbers of any size, sums that nearly cancel, and small whole numbers, whose products are exact."""
        tokens, inputs, outputs = shape

        def drawn(label: str, x: Any, w: Any, g: Any) -> Probe:
            return Probe(label, {"x": x, "w": turned(w), "g": g})

        x, w, g = (rng.standard_normal(s) for s in ((tokens, inputs), (inputs, outputs), (tokens, outputs)))
        yield drawn("numbers of any sign", x, w, g)
        whole = (rng.choice([-3.0, -2.0, -1.0, 1.0, 2.0, 3.0], a.shape) for a in (x, w, g))
        yield drawn("small whole numbers", *whole)
        yield drawn("input and gradient off zero", 2 + x, w, 1 + rng.standard_normal(g.shape))
        yield drawn("gradient that nearly cancels over the tokens", x, w, g - 0.9375 * g.mean(0))

    results = {name: _result(name, turned) for name in THEOREMS}
    return Statement("linear_backward", ARGUMENTS, results, probes, SHAPES, ("tokens", "inputs", "outputs"))
