"""The backward pass of a linear map: the gradients at its input, its weight and its bias."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from verify.checking.statement import Formula, Origin, Probe, Result, Shape, Spelling, Statement, Wrong, one_of

__all__ = ["linear_backward"]

LAYOUTS = ("in,out", "out,in")
SHAPES = ((3, 5, 5), (5, 2, 7), (2, 7, 3), (4, 4, 4))
INPUT = ("x", "X", "input", "inp", "a")
WEIGHT = ("w", "W", "weight", "kernel")
GRADIENT = ("g", "dy", "grad", "grad_output", "dout", "dY")


def _turned(matrix: Any) -> Any:
    return np.swapaxes(matrix, -1, -2)


def _one(x: Any) -> Any:
    """Return the number one, of the type of an array, along the last axis."""
    return x[..., :1] * 0 + 1


def _rows(x: Any) -> Any:
    """Return sums over tokens, which stay an axis."""
    return x.sum(-2, keepdims=True)


def _everywhere(x: Any, like: Any) -> Any:
    """Return what is the same for all tokens, once for each."""
    return x + 0 * like[..., :1]


def _book(**others: Callable[..., Any]) -> Callable[..., Mapping[str, Any]]:
    """Return the binding of the theorems, with other values of some variables."""

    def binding(x: Any, w: Any, g: Any) -> Mapping[str, Any]:
        return {"X": x, "W": w, "G": g} | {name: value(x, w, g) for name, value in others.items()}

    return binding


LAST_TOKEN = Origin(_book(t=lambda x, w, g: x.shape[-2] - 1), mutant="one token")
"""What is left where each token overwrites the one before."""


def _if_square(matrix: Any) -> Any:
    """Return the transpose, where a program can take it for the matrix."""
    return _turned(matrix) if matrix.shape[-1] == matrix.shape[-2] else matrix


TO_INPUT = (
    Spelling("product of matrices", lambda x, w, g: g @ _turned(w)),
    Spelling("sum over outputs", lambda x, w, g: (g[..., :, None, :] * w[..., None, :, :]).sum(-1)),
)
TO_WEIGHT = (
    Spelling("product of matrices", lambda x, w, g: _turned(x) @ g),
    Spelling("sum of outer products", lambda x, w, g: (x[..., :, :, None] * g[..., :, None, :]).sum(-3)),
)
TO_BIAS = (
    Spelling("sum over tokens", lambda x, w, g: g.sum(-2)),
    Spelling("product with ones", lambda x, w, g: (_turned(_one(g)) @ g)[..., 0, :]),
)

WRONG_INPUT = (
    Wrong("incoming gradient forgotten", lambda x, w, g: _everywhere(w.sum(-1)[..., None, :], g)),
    Wrong("summed over the tokens", lambda x, w, g: _everywhere(_rows(g @ _turned(w)), g)),
    Wrong(
        "one output",
        lambda x, w, g: g[..., :, -1:] * w[..., None, :, -1],
        origin=Origin(_book(h=lambda x, w, g: w.shape[-1] - 1), mutant="one output"),
    ),
    Wrong(
        "weight in the other layout",
        lambda x, w, g: g @ _turned(_if_square(w)),
        convention=True,
        origin=Origin(_book(W=lambda x, w, g: _if_square(w))),
    ),
)
WRONG_WEIGHT = (
    Wrong("mean over the tokens", lambda x, w, g: _turned(x) @ g / x.shape[-2], "apache/mxnet#2427"),
    Wrong("one token", lambda x, w, g: x[..., -1, :, None] * g[..., -1, None, :], origin=LAST_TOKEN),
    Wrong("sums taken apart", lambda x, w, g: _turned(_rows(x)) @ _rows(g)),
    Wrong(
        "weight gradient in the other layout",
        lambda x, w, g: _if_square(_turned(x) @ g),
        convention=True,
        origin=Origin(
            _book(
                X=lambda x, w, g: g if w.shape[-1] == w.shape[-2] else x,
                G=lambda x, w, g: x if w.shape[-1] == w.shape[-2] else g,
            )
        ),
    ),
)
WRONG_BIAS = (
    Wrong("mean over the tokens", lambda x, w, g: g.sum(-2) / g.shape[-2], "kvfrans/notes#5"),
    Wrong(
        "one sum for all outputs",
        lambda x, w, g: g.sum((-1, -2), keepdims=True)[..., 0, :] + 0 * g[..., 0, :],
        "rasbt/stat453-deep-learning-ss21#5",
    ),
    Wrong("one token", lambda x, w, g: g[..., -1, :], "mlpack/mlpack#3679", origin=LAST_TOKEN),
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


RESULTS: Mapping[str, Result] = {
    "dx": Result("linear_backward_input", _book(), TO_INPUT, WRONG_INPUT, _terms_of_input),
    "dw": Result("linear_backward_weight", _book(), TO_WEIGHT, WRONG_WEIGHT, _terms_of_weight),
    "db": Result("linear_backward_bias", _book(), TO_BIAS, WRONG_BIAS, _terms_of_bias),
}


def _of_turned(formula: Callable[..., Any], back: Formula = lambda found: found) -> Callable[..., Any]:
    """Return a formula of the transposed weight."""
    return lambda x, w, g: back(formula(x, _turned(w), g))


def _laid_out_turned(name: str, result: Result) -> Result:
    """Return a result of programs that keep one row of the weight for each output."""
    back = _turned if name == "dw" else result.laid_out
    terms = result.terms
    return replace(
        result,
        book=_of_turned(result.book),
        spellings=tuple(replace(s, formula=_of_turned(s.formula, back)) for s in result.spellings),
        wrong=tuple(
            replace(
                w,
                formula=_of_turned(w.formula, back),
                origin=w.origin and replace(w.origin, book=_of_turned(w.origin.book)),
            )
            for w in result.wrong
        ),
        terms=terms and _terms_turned(terms, back),
        laid_out=back,
    )


def _terms_turned(terms: Callable[..., tuple[dict[str, Any], dict[str, int]]], back: Formula) -> Callable[..., Any]:
    def turned(x: Any, w: Any, g: Any) -> tuple[dict[str, Any], dict[str, int]]:
        found, own = terms(x, _turned(w), g)
        return {name: back(term) for name, term in found.items()}, own

    return turned


def linear_backward(*, layout: str = "in,out") -> Statement:
    """Return the backward pass of a linear map, whose rows are tokens.

    Parameters
    ----------
    layout : {"in,out", "out,in"}
        The axes of the weight and of its gradient.
    """
    one_of("layout", layout, LAYOUTS)
    results = RESULTS
    if layout == "out,in":
        results = {name: _laid_out_turned(name, result) for name, result in RESULTS.items()}
    transposed = layout == "out,in"

    def probes(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
        for probe in _probes(rng, shape):
            w = probe.arguments["w"]
            yield Probe(probe.label, {**probe.arguments, "w": _turned(w) if transposed else w})

    return Statement(
        name="linear_backward",
        arguments={"x": INPUT, "w": WEIGHT, "g": GRADIENT},
        results=results,
        probes=probes,
        shapes=SHAPES,
        axes=("tokens", "inputs", "outputs"),
    )
