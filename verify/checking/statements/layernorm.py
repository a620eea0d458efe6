"""The backward pass of LayerNorm, without and with a gain."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType
from typing import Any

import numpy as np

from verify.checking.statement import Binding, Formula, Invariant, Origin, Result, Spelling, Statement, Wrong, average
from verify.checking.statements.normalization import (
    Backward,
    Deviation,
    Forward,
    Normalized,
    bias_gradient,
    forward,
    forwards,
    gain_gradient,
    more,
    other_eps,
    over_rows,
    statement_of,
    through,
    variables,
    with_gain,
)

__all__ = ["DEVIATIONS", "backward_pass", "layernorm_gain_vjp", "layernorm_vjp"]


def theorem(g: Any, f: Normalized) -> Any:
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
    ("as the theorem", theorem, False),
    ("sums divided by n once", _fused, False),
    ("in two terms", _kernel, False),
    ("mean last", _mean_last, False),
    ("chain rule", _chain_rule, True),
)


def spellings(given: str, axis: int = -1) -> tuple[Spelling, ...]:
    """Return honest ways to compute the gradient at the input of what is normalized."""
    (_, plain, _), *others = forwards(given, axis)
    found = [Spelling(name, through(backward, plain), lenient) for name, backward, lenient in BACKWARD]
    for name, passed, lenient in others:
        chosen = BACKWARD[:1] if lenient else BACKWARD[2:4]
        found += [Spelling(said + name, through(backward, passed), lenient) for said, backward, _ in chosen]
    if given != "output":
        found.append(Spelling("from the sums of g and g x", _expanded(plain, given), lenient=True))
    return tuple(found)


MISTAKES: tuple[tuple[str, Backward, str], ...] = (
    (
        "mean subtracted twice",
        lambda g, f: (g - 2 * f.mean(g) - f.z * f.mean(g * f.z)) / f.s,
        "tenstorrent/tt-metal#53204",
    ),
    ("mean left out", lambda g, f: (g - f.z * f.mean(g * f.z)) / f.s, ""),
    ("projection left out", lambda g, f: (g - f.mean(g)) / f.s, ""),
    ("sign of the projection", lambda g, f: (g - f.mean(g) + f.z * f.mean(g * f.z)) / f.s, ""),
    ("projection not averaged", lambda g, f: (g - f.mean(g) - f.z * f.total(g * f.z)) / f.s, ""),
    ("unbiased variance", lambda g, f: (g - f.mean(g) - f.z * (f.total(g * f.z) / (f.size - 1))) / f.s, ""),
    ("input for normalized input", lambda g, f: (g - f.mean(g) - f.centred * f.mean(g * f.z)) / f.s, ""),
    ("projection twice", lambda g, f: (g - f.mean(g) - 2 * (f.z * f.mean(g * f.z))) / f.s, ""),
    ("deviation left out", lambda g, f: g - f.mean(g) - f.z * f.mean(g * f.z), ""),
    ("sign", lambda g, f: (f.mean(g) + f.z * f.mean(g * f.z) - g) / f.s, ""),
    (
        "means over one entry fewer",
        lambda g, f: (g - f.total(g) / (f.size - 1) - f.z * (f.total(g * f.z) / (f.size - 1))) / f.s,
        "",
    ),
    (
        "input for normalized input twice",
        lambda g, f: (g - f.mean(g) - f.centred * f.mean(g * f.centred)) / f.s,
        "",
    ),
)
DEVIATIONS: tuple[tuple[str, Deviation, str], ...] = (
    ("eps left out throughout", lambda v, n, eps: np.sqrt(v), ""),
    ("unbiased variance throughout", lambda v, n, eps: np.sqrt(v * n / (n - 1) + eps), ""),
    ("eps outside the root", lambda v, n, eps: np.sqrt(v) + eps, "hyunwoongko/transformer#7"),
)
TAKEN_FOR_VARIANCE = "reciprocal of the deviation for the variance"


def _without_eps(g: Any, f: Normalized) -> Any:
    return (g - f.mean(g) - f.centred * (f.mean(g * f.centred) / f.mean(f.centred * f.centred))) / f.s


def reciprocal_for_variance(axis: int = -1) -> Forward:
    """Return the forward pass of a program that takes the reciprocal of the deviation for the variance."""

    def passed(x: Any, mean: Any, rstd: Any, eps: Any) -> Normalized:
        s = np.sqrt(rstd + eps)
        return Normalized(x - mean, s, 1 / s, (x - mean) / s, axis)

    return passed


def mistakes(given: str, axis: int = -1) -> tuple[Wrong, ...]:
    """Return the wrong formulas of the gradient at the input that a program can compute from what it is given."""
    plain = forwards(given, axis)[0][1]
    found = [Wrong(name, through(backward, plain), reported) for name, backward, reported in MISTAKES]
    if given == "statistics":
        formula = through(theorem, reciprocal_for_variance(axis))
        found.append(Wrong(TAKEN_FOR_VARIANCE, formula, "flagos-ai/FlagGems#5222"))
    if given == "input":
        found.append(Wrong("projection without eps", through(_without_eps, plain)))
        last = forward(axis, last=lambda v, n, eps: np.sqrt(v))
        found.append(Wrong("eps left out", through(theorem, last)))
        for name, deviation, reported in DEVIATIONS:
            found.append(Wrong(name, through(theorem, forward(axis, deviation=deviation)), reported))
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


def without_eps(eps: float) -> dict[str, dict[str, Fraction]]:
    """Return the wrong formulas that are the theorem if eps is zero."""
    names = ("eps left out", "eps left out throughout", "eps outside the root", "projection without eps")
    return {name: {"epsilon": Fraction(0)} for name in names} if eps == 0 else {}


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
    ways, book = spellings(given), variables(given)
    wrong = mistakes(given)
    if given == "input":
        wrong = (*wrong, *other_eps(eps, ways[0].formula, book))
    dx = Result(
        theorem="layernorm_vjp",
        book=book,
        spellings=ways,
        wrong=wrong,
        terms=terms(given),
        invariants=(Invariant("layernorm_vjp_sum_zero"),),
        same=without_eps(eps) if given == "input" else {},
    )
    return statement_of("layernorm_vjp", {"dx": dx}, given=given, eps=eps, gain=False, derived=DERIVED)


def gain_mistakes(given: str) -> tuple[Wrong, ...]:
    """Return what goes wrong with the gain."""
    plain = forwards(given)[0][1]
    formula = through(theorem, plain)

    def gain_twice(g: Any, gamma: Any, **others: Any) -> Any:
        f = plain(**others)
        h = g * gamma
        return (h - f.mean(h) - gamma * f.z * f.mean(h * f.z)) / f.s

    def in_the_means_only(g: Any, gamma: Any, **others: Any) -> Any:
        f = plain(**others)
        return (g - f.mean(g * gamma) - f.z * f.mean(g * gamma * f.z)) / f.s

    return (
        Wrong("gain missing", lambda gamma, **others: formula(**others), "karpathy/llm.c#763"),
        Wrong("gain taken for a common factor", lambda gamma, **others: gamma * formula(**others)),
        Wrong("gain twice", gain_twice, "NVIDIA/Megatron-LM#6859"),
        Wrong("gain in the means only", in_the_means_only),
    )


def over_the_batch(given: str) -> tuple[Wrong, ...]:
    """Return BatchNorm in the place of LayerNorm: the statistics of the other axis."""
    if given != "input":
        return ()
    origin = Origin(variables(given, "G", "X"), "batchnorm_vjp")

    def formula(gamma: Any, **others: Any) -> Any:
        return gamma * through(theorem, forward(-2))(**others)

    return (Wrong("statistics over the batch", formula, origin=origin),)


def gain_of(given: str, eps: float, book: Binding) -> Result:
    """Return the gradient at the gain."""
    result = gain_gradient("normalization_gain_gradient", book, forwards(given), given)
    names = {"eps left out throughout": "eps left out", "unbiased variance throughout": "unbiased variance"}
    if given == "statistics":
        formula = over_rows(lambda g, f: g * f.z, reciprocal_for_variance())
        return more(result, Wrong(TAKEN_FOR_VARIANCE, formula, "flagos-ai/FlagGems#5222"))
    if given == "output":
        return result
    wrong = [
        Wrong(names.get(name, name), over_rows(lambda g, f: g * f.z, forward(deviation=deviation)))
        for name, deviation, _ in DEVIATIONS
    ]
    same = {name: {"epsilon": Fraction(0)} for name in ("eps left out", "eps outside the root")}
    other = other_eps(eps, result.spellings[0].formula, book)
    return replace(more(result, *wrong, *other), same=same if eps == 0 else {})


def layernorm_gain_vjp(*, eps: float = 1e-5, given: str = "input") -> Statement:
    """Return the backward pass of LayerNorm with a gain and a bias, for a gradient at its output.

    Parameters
    ----------
    eps : float
    given : {"input", "statistics", "output"}
        As of `layernorm_vjp`.
    """
    dx = layernorm_vjp(eps=eps, given=given).results["dx"]
    rows = variables(given, "G", "X")
    book = variables(given)
    wrong = [replace(w, formula=with_gain(w.formula)) for w in mistakes(given)]
    ways = tuple(replace(s, formula=with_gain(s.formula)) for s in dx.spellings)
    if given == "input":
        wrong += other_eps(eps, ways[0].formula, book)
    results = {
        "dx": replace(
            dx,
            theorem="layernorm_gain_vjp",
            book=book,
            spellings=ways,
            wrong=(*wrong, *gain_mistakes(given), *over_the_batch(given)),
            terms=with_gain(terms(given)),
        ),
        "dgamma": gain_of(given, eps, rows),
        "dbeta": bias_gradient(rows, forwards(given)[0][1]),
    }
    return statement_of("layernorm_gain_vjp", results, given=given, eps=eps, gain=True, derived=DERIVED)
