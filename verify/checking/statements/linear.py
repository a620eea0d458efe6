"""The backward pass of a linear map: the gradients at its input, its weight and its bias."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from verify.checking.mistakes import mistake, mistakes
from verify.checking.rounded import Rounded
from verify.checking.statement import Binding, Formula, Origin, Probe, Result, Shape, Spelling, Statement, Wrong, one_of

__all__ = ["linear_backward"]

LAYOUTS = ("in,out", "out,in")
SHAPES = ((3, 5, 5), (5, 2, 7), (2, 7, 3), (4, 4, 4))
INPUT = ("x", "X", "input", "inp", "a")
WEIGHT = ("w", "W", "weight", "kernel")
GRADIENT = ("g", "dy", "grad", "grad_output", "dout", "dY")


def _turned(matrix: Any) -> Any:
    return np.swapaxes(matrix, -1, -2)


def _is_square(matrix: Any) -> bool:
    """Tell whether a program can take a matrix for its transpose."""
    return bool(matrix.shape[-1] == matrix.shape[-2])


def _if_square(matrix: Any) -> Any:
    return _turned(matrix) if _is_square(matrix) else matrix


def _as_it_is(matrix: Any) -> Any:
    return matrix


def _one(x: Any) -> Any:
    """Return the number one, of the type of an array, along the last axis."""
    return x[..., :1] * 0 + 1


def _rows(x: Any) -> Any:
    """Return sums over tokens, which stay an axis."""
    return x.sum(-2, keepdims=True)


def _everywhere(x: Any, like: Any) -> Any:
    """Return what is the same for all tokens, once for each."""
    return x + 0 * like[..., :1]


def _summed(a: Any, b: Any) -> Any:
    """Return a product of matrices as sums of products that are each rounded.

    Where products are rounded as sums are, that is no more than what the product of matrices is charged.
    """
    if isinstance(a, Rounded) and a.model.operation == a.model.sums:
        return a @ b
    return (a[..., :, :, None] * b[..., None, :, :]).sum(-2)


TO_INPUT = (
    Spelling("product of matrices", lambda x, w, g: g @ _turned(w)),
    Spelling("sum over outputs", lambda x, w, g: _summed(g, _turned(w))),
)
TO_WEIGHT = (
    Spelling("product of matrices", lambda x, w, g: _turned(x) @ g),
    Spelling("sum of outer products", lambda x, w, g: _summed(_turned(x), g)),
)
TO_BIAS = (
    Spelling("sum over tokens", lambda x, w, g: g.sum(-2)),
    Spelling("product with ones", lambda x, w, g: (_turned(_one(g)) @ g)[..., 0, :]),
)


def _probes(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
    """Yield numbers of any size, sums that nearly cancel, and small whole numbers, whose products are exact."""
    tokens, inputs, outputs = shape

    def drawn(label: str, x: Any, w: Any, g: Any) -> Probe:
        return Probe(label, {"x": x, "w": w, "g": g})

    x, w, g = (rng.standard_normal(s) for s in ((tokens, inputs), (inputs, outputs), (tokens, outputs)))
    yield drawn("numbers of any sign", x, w, g)
    whole = (rng.choice([-3.0, -2.0, -1.0, 1.0, 2.0, 3.0], a.shape) for a in (x, w, g))
    yield drawn("small whole numbers", *whole)
    yield drawn("input and gradient off zero", 2 + x, w, 1 + rng.standard_normal(g.shape))
    yield drawn("gradient that nearly cancels over the tokens", x, w, g - 0.9375 * g.mean(0))


def _terms_of_input(x: Any, w: Any, g: Any) -> tuple[dict[str, Any], dict[str, int]]:
    own = g @ _turned(w)
    return {"g w^T": own, "sum over tokens(g w^T)": _everywhere(_rows(own), g)}, {"g w^T": 1}


def _terms_of_weight(x: Any, w: Any, g: Any) -> tuple[dict[str, Any], dict[str, int]]:
    return {"x^T g": _turned(x) @ g, "sum(x) sum(g)": _turned(_rows(x)) @ _rows(g)}, {"x^T g": 1}


def _terms_of_bias(x: Any, w: Any, g: Any) -> tuple[dict[str, Any], dict[str, int]]:
    return {"sum(g)": g.sum(-2)}, {"sum(g)": 1}


RIGHT = {
    "dx": ("linear_backward_input", TO_INPUT, _terms_of_input),
    "dw": ("linear_backward_weight", TO_WEIGHT, _terms_of_weight),
    "db": ("linear_backward_bias", TO_BIAS, _terms_of_bias),
}
OF_THE_BIAS = {"linear_backward_input": "bias added", "linear_backward_weight": "output for input",
               "linear_backward_bias": "bias kept"}  # fmt: skip
"""Mutants that a program can be only which takes the bias."""


class _Layout:
    """What stands where under a layout of the weight.

    Parameters
    ----------
    layout : {"in,out", "out,in"}
    """

    def __init__(self, layout: str) -> None:
        self.turned: Formula = _turned if layout == "out,in" else _as_it_is

    def book(self, x: Any, w: Any, g: Any) -> Mapping[str, Any]:
        """Return the variables of the theorems."""
        return {"X": x, "W": self.turned(w), "G": g}

    def result(self, name: str) -> Result:
        """Return what is known of one gradient."""
        theorem, spellings, terms = RIGHT[name]
        laid_out = self.turned if name == "dw" else _as_it_is

        def of_summands(x: Any, w: Any, g: Any) -> tuple[dict[str, Any], dict[str, int]]:
            found, own = terms(x, self.turned(w), g)
            return {summand: laid_out(value) for summand, value in found.items()}, own

        def spelled(formula: Formula) -> Formula:
            return lambda x, w, g: laid_out(formula(x, self.turned(w), g))

        return Result(
            theorem,
            self.book,
            tuple(replace(s, formula=spelled(s.formula)) for s in spellings),
            (*mistakes(theorem, self.book, laid_out, without=(OF_THE_BIAS[theorem],)), *self._others(name, laid_out)),
            of_summands,
            laid_out=laid_out,
        )

    def _others(self, name: str, laid_out: Formula) -> Iterator[Wrong]:
        """Yield what is left where each token or output overwrites the one before, and the other layout."""
        theorem = RIGHT[name][0]
        if name == "dx":
            last = self._with(h=lambda x, w, g: g.shape[-1] - 1)
            yield mistake("one output", Origin(last, theorem, "one output"), laid_out)
            other = self._with(W=lambda x, w, g: _if_square(self.turned(w)))
            yield mistake("weight in the other layout", Origin(other, theorem), laid_out, convention=True)
            return
        last = self._with(t=lambda x, w, g: x.shape[-2] - 1)
        yield mistake("one token", Origin(last, theorem, "one token"), laid_out)
        if name == "dw":
            exchanged = self._with(
                X=lambda x, w, g: g if _is_square(w) else x,
                G=lambda x, w, g: x if _is_square(w) else g,
            )
            yield mistake("weight gradient in the other layout", Origin(exchanged, theorem), laid_out, convention=True)

    def _with(self, **others: Callable[..., Any]) -> Binding:
        """Return the binding of the theorems with other values of some variables."""
        return lambda x, w, g: {**self.book(x, w, g), **{name: value(x, w, g) for name, value in others.items()}}


def linear_backward(*, layout: str = "in,out") -> Statement:
    """Return the backward pass of a linear map, whose rows are tokens.

    Parameters
    ----------
    layout : {"in,out", "out,in"}
        The axes of the weight and of its gradient.
    """
    one_of("layout", layout, LAYOUTS)
    of = _Layout(layout)

    def probes(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
        for probe in _probes(rng, shape):
            w = probe.arguments["w"]
            yield Probe(probe.label, {**probe.arguments, "w": of.turned(w)})

    return Statement(
        name="linear_backward",
        arguments={"x": INPUT, "w": WEIGHT, "g": GRADIENT},
        results={name: of.result(name) for name in RIGHT},
        probes=probes,
        shapes=SHAPES,
        axes=("tokens", "inputs", "outputs"),
    )
