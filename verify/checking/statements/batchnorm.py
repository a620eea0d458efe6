"""The backward pass of BatchNorm: that of LayerNorm over the other axis, with a gain that stands outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from verify.checking.statement import Formula, Invariant, Origin, Result, Spelling, Statement, Wrong, average, total
from verify.checking.statements.layernorm import (
    BACKWARD,
    GAIN_MISTAKES,
    SAME_WITHOUT_EPS,
    gain_wrong,
    mistakes,
    spellings,
    terms,
    theorem,
    without_eps,
)
from verify.checking.statements.normalization import (
    Backward,
    Forward,
    bias_gradient,
    checked,
    forward,
    forwards,
    gain_gradient,
    other_eps,
    statement_of,
    through,
    variables,
    with_gain,
)

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


MISTAKES: tuple[tuple[str, Backward, str], ...] = (
    ("statistics taken for constant", lambda g, f: g / f.s, ""),
    ("mean over features", lambda g, f: (g - average(g) - f.z * f.mean(g * f.z)) / f.s, ""),
    (
        "own gradient summed over the batch",
        lambda g, f: (f.total(g) - f.mean(g) - f.z * f.mean(g * f.z)) / f.s,
        "ROCm/MIOpen#104",
    ),
    (
        "multiplied by the variance",
        lambda g, f: (g - f.mean(g) - f.z * f.mean(g * f.z)) * f.mean(f.centred * f.centred),
        "",
    ),
)


def _wrong(given: str) -> tuple[Wrong, ...]:
    plain = forwards(given, -2)[0][1]
    formula = through(theorem, plain)
    found = [replace(w, formula=_gained(w.formula)) for w in mistakes(given, -2)]
    found += [Wrong(name, _gained(through(backward, plain)), reported) for name, backward, reported in MISTAKES]
    found.append(Wrong("gain missing", lambda gamma, **others: formula(**others), "denizyuret/Knet.jl#288"))
    found.append(Wrong("gain twice", lambda gamma, **others: gamma * (gamma * formula(**others))))
    if given == "input":
        rows = Origin(variables(given), "layernorm_gain_vjp")
        found.append(Wrong("statistics over the features", with_gain(through(theorem, forward())), origin=rows))
    return tuple(found)


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
    book, ways = variables(given, "G", "X"), forwards(given, -2)
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
        wrong=_wrong(given),
        terms=_terms(given),
        invariants=(Invariant("layernorm_vjp_sum_zero", axis=-2),),
    )
    averaged = ("mean over the batch", lambda g, f: g * f.z / g.shape[-2], "")
    dgamma = gain_gradient(
        "batchnorm_gain_gradient", book, ways, (*GAIN_MISTAKES, averaged), gain_wrong(given, eps, book, -2)
    )
    if given != "output":
        dgamma = replace(dgamma, spellings=(*dgamma.spellings, *_deviation_last(ways)))
    if given == "input":
        other = tuple(other_eps(eps, dx.spellings[0].formula, book))
        dx = replace(dx, wrong=(*dx.wrong, *other), same=without_eps(eps, SAME_WITHOUT_EPS))
        dgamma = replace(dgamma, same=without_eps(eps, ("eps left out", "eps outside the root")))
    dbeta = bias_gradient("batchnorm_bias_gradient", book, ways[0][1], "mean over the batch")
    results = {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
    made = statement_of("batchnorm_vjp", results, given=given, eps=eps, gain=True, derived=DERIVED, axis=-2)
    return replace(made, shapes=SHAPES, axes=("n", "features"))
