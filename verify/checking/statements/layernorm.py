"""The backward pass of LayerNorm, without and with a gain."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import numpy as np

from verify.checking.mistakes import mistake
from verify.checking.statement import Formula, Invariant, Origin, Result, Spelling, Statement, average
from verify.checking.statements.normalization import (
    Backward,
    Forward,
    Normalized,
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

__all__ = ["BACKWARD", "SAME_WITHOUT_EPS", "layernorm_gain_vjp", "layernorm_vjp", "spellings", "terms"]


def _theorem(g: Any, f: Normalized) -> Any:
    """Return the gradient at the input, as the theorem says it."""
    return (g - f.mean(g) - f.z * f.mean(g * f.z)) / f.s


def _fused(g: Any, f: Normalized) -> Any:
    return f.r / f.size * (f.size * g - f.total(g) - f.z * f.total(g * f.z))


def _kernel(g: Any, f: Normalized) -> Any:
    return (g - (f.z * f.scaled(g * f.z) + f.scaled(g))) * f.r


def _mean_last(g: Any, f: Normalized) -> Any:
    projected = (g - f.z * f.mean(g * f.z)) / f.s
    return projected - f.mean(projected)


def _chain_rule(g: Any, f: Normalized) -> Any:
    variance = f.total(g * f.centred) * (f.r * f.r * f.r) / -2
    mean = -(f.r * f.total(g)) + variance * (-2 * f.total(f.centred)) / f.size
    return g * f.r + variance * (2 * f.centred) / f.size + mean / f.size


def _of_sums(x: Any, mean: Any, g: Any, f: Normalized) -> Any:
    """Return the gradient as a linear function of the gradient and the input, from the sums of g and g x."""
    slope = (f.total(g) * mean - f.total(g * x)) * f.r * f.r * f.r / f.size
    return f.r * g + slope * x + (-(slope * mean) - f.total(g) * f.r / f.size)


def _expanded(passed: Forward, given: str) -> Formula:
    def formula(x: Any, g: Any, **others: Any) -> Any:
        f = passed(x=x, **others)
        return _of_sums(x, others["mean"] if given == "statistics" else f.mean(x), g, f)

    return formula


BACKWARD: tuple[tuple[str, Backward, bool], ...] = (
    ("as the theorem", _theorem, False),
    ("sums divided by n once", _fused, False),
    ("in two terms", _kernel, False),
    ("mean last", _mean_last, True),
    ("chain rule", _chain_rule, True),
)


def spellings(given: str, axis: int = -1) -> tuple[Spelling, ...]:
    """Return honest ways to compute the gradient at the input of what is normalized."""
    (_, plain, _), *others = forwards(given, axis)
    found = [Spelling(name, through(backward, plain), lenient) for name, backward, lenient in BACKWARD]
    for name, passed, lenient in others:
        chosen = BACKWARD[:1] if lenient else BACKWARD[2:4]
        found += [Spelling(said + name, through(backward, passed), lenient or own) for said, backward, own in chosen]
    if given != "output":
        found.append(Spelling("from the sums of g and g x", _expanded(plain, given), lenient=True))
    return tuple(found)


def terms(given: str, axis: int = -1) -> Callable[..., tuple[dict[str, Any], dict[str, int]]]:
    """Return what gives the summands of the gradient at the input, and the theorem's coefficients."""
    plain = forwards(given, axis)[0][1]

    def summands(g: Any, **others: Any) -> tuple[dict[str, Any], dict[str, int]]:
        f = plain(**others)
        found = {
            "g/s": g / f.s,
            "mean(g)/s": np.broadcast_to(f.mean(g), g.shape) / f.s,
            "z mean(g z)/s": f.z * f.mean(g * f.z) / f.s,
            "z mean(g)/s": f.z * f.mean(g) / f.s,
            "g": g,
        }
        return found, {"g/s": 1, "mean(g)/s": -1, "z mean(g z)/s": -1}

    return summands


SAME_WITHOUT_EPS = ("eps left out", "eps left out throughout", "eps outside the root", "projection without eps")


DERIVED: Mapping[str, Formula] = MappingProxyType(
    {
        "mean": lambda x, **_: average(x),
        "rstd": lambda x, eps, **_: forward()(x, eps).r,
        "xhat": lambda x, eps, **_: forward()(x, eps).z,
    }
)


def layernorm_vjp(*, eps: float = 1e-5, given: str = "input") -> Statement:
    """Return the backward pass of LayerNorm without gain, for a gradient at the normalized input.

    Parameters
    ----------
    eps : float
    given : {"input", "statistics", "output"}
        Whether the program takes the input; with it the mean and the reciprocal of the deviation of each row, of shape
        ``(rows, 1)``; or the normalized input and that reciprocal.
    """
    checked(eps, given)
    book = variables(given, LAYERNORM)
    dx = Result(
        theorem="layernorm_vjp",
        book=book,
        spellings=spellings(given),
        wrong=wrong("layernorm_vjp", book, given, eps),
        terms=terms(given),
        invariants=(Invariant("layernorm_vjp_sum_zero"),),
        same=without_eps(eps, SAME_WITHOUT_EPS) if given == "input" else {},
    )
    return statement_of("layernorm_vjp", {"dx": dx}, given=given, eps=eps, gain=False, derived=DERIVED)


def layernorm_gain_vjp(*, eps: float = 1e-5, given: str = "input") -> Statement:
    """Return the backward pass of LayerNorm with a gain and a bias, for a gradient at its output.

    Parameters
    ----------
    eps : float
    given : {"input", "statistics", "output"}
        As of `layernorm_vjp`.
    """
    dx, name = layernorm_vjp(eps=eps, given=given).results["dx"], "layernorm_gain_vjp"
    other = Origin(variables(given, BATCHNORM, "G", "X"), "batchnorm_vjp")
    over_the_batch = (mistake("statistics over the batch", other),) if given == "input" else ()
    results = {
        "dx": replace(
            dx,
            theorem=name,
            spellings=tuple(replace(s, formula=with_gain(s.formula)) for s in dx.spellings),
            wrong=(*wrong(name, dx.book, given, eps), *over_the_batch),
            terms=with_gain(terms(given)),
        ),
        "dgamma": gain_gradient("normalization_gain_gradient", given, eps, LAYERNORM, forwards(given)),
        "dbeta": bias_gradient("normalization_bias_gradient", given, LAYERNORM),
    }
    return statement_of(name, results, given=given, eps=eps, gain=True, derived=DERIVED)
