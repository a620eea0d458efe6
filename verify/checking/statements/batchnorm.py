"""The backward pass of BatchNorm: that of LayerNorm over the other axis, with a gain that stands outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from verify.checking.mistakes import mistake
from verify.checking.statement import Formula, Invariant, Origin, Result, Spelling, Statement, average, total
from verify.checking.statements.layernorm import BACKWARD, SAME_WITHOUT_EPS, spellings, terms
from verify.checking.statements.normalization import (
    Forward,
    bias_gradient,
    checked,
    forward,
    forwards,
    gain_gradient,
    statement_of,
    through,
    with_gain,
)
from verify.checking.statements.norms import BATCHNORM, LAYERNORM, variables, without_eps, wrong

__all__ = ["batchnorm_vjp"]

DERIVED: Mapping[str, Formula] = MappingProxyType(
    {
        "mean": lambda x, **_: average(x, -2)[..., 0, :],
        "rstd": lambda x, eps, **_: forward(-2)(x, eps).r[..., 0, :],
        "xhat": lambda x, eps, **_: forward(-2)(x, eps).z,
    }
)


SHAPES = ((3, 2), (5, 3), (7, 4), (5, 5))  # two examples have the same normalized input, whatever they are


def _gained(formula: Formula) -> Formula:
    """Return a formula times the gain, which is the same for all that is summed."""
    return lambda gamma, **others: gamma * formula(**others)


def _terms(given: str) -> Callable[..., tuple[dict[str, Any], dict[str, int]]]:
    plain = terms(given, -2)

    def gained(gamma: Any, **others: Any) -> tuple[dict[str, Any], dict[str, int]]:
        found, own = plain(**others)
        return {name: gamma * values for name, values in found.items()}, own

    return gained


def _deviation_last(ways: Sequence[tuple[str, Forward, bool]]) -> Iterator[Spelling]:
    """Yield the gradient at the gain that is divided by the deviation after the sum: its products underflow sooner."""
    for name, passed, lenient in ways:

        def formula(g: Any, gamma: Any, passed: Forward = passed, **given: Any) -> Any:
            f = passed(**given)
            return (total(g * f.centred, -2) * f.r)[..., 0, :]

        yield Spelling(f"deviation last{name}", formula, lenient)


def batchnorm_vjp(*, eps: float = 1e-5, given: str = "input") -> Statement:
    """Return the backward pass of BatchNorm in training, over the rows of a batch, with a gain and a bias.

    Parameters
    ----------
    eps : float
    given : {"input", "statistics", "output"}
        Whether the program takes the input; with it the mean and the reciprocal of the deviation of each feature, of
        shape ``(features,)``; or the normalized input and that reciprocal.
    """
    checked(eps, given)
    book, ways = variables(given, BATCHNORM, "G", "X"), forwards(given, -2)
    rows = Origin(variables(given, LAYERNORM), "layernorm_gain_vjp")
    over_the_features = (mistake("statistics over the features", rows),) if given == "input" else ()
    dx = Result(
        theorem="batchnorm_vjp",
        book=book,
        spellings=(
            *(replace(s, formula=_gained(s.formula)) for s in spellings(given, -2)),
            *(
                Spelling(f"gain first, {name}", with_gain(through(backward, ways[0][1])), lenient)
                for name, backward, lenient in BACKWARD[:3]
            ),
        ),
        wrong=(*wrong("batchnorm_vjp", book, given, eps), *over_the_features),
        terms=_terms(given),
        invariants=(Invariant("layernorm_vjp_sum_zero", axis=-2),),
        same=without_eps(eps, SAME_WITHOUT_EPS) if given == "input" else {},
    )
    dgamma = gain_gradient("batchnorm_gain_gradient", given, eps, BATCHNORM, ways)
    if given != "output":
        dgamma = replace(dgamma, spellings=(*dgamma.spellings, *_deviation_last(ways)))
    results = {"dx": dx, "dgamma": dgamma, "dbeta": bias_gradient("batchnorm_bias_gradient", given, BATCHNORM)}
    made = statement_of("batchnorm_vjp", results, given=given, eps=eps, gain=True, derived=DERIVED, axis=-2)
    return replace(made, shapes=SHAPES, axes=("n", "features"), fewest=2)  # PyTorch refuses one example
