"""The backward pass of LayerNorm, without and with a gain."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType
from typing import Any

import numpy as np

from verify.checking.statement import Binding, Formula, Invariant, Origin, Result, Spelling, Statement, Wrong, average
from verify.checking.statements.normalization import (
    LOST_EPS,
    Backward,
    Deviation,
    Forward,
    Normalized,
    bias_gradient,
    checked,
    forward,
    forwards,
    gain_gradient,
    input_not_normalized,
    other_eps,
    over_rows,
    statement_of,
    through,
    variables,
    with_gain,
)

__all__ = [
    "BACKWARD",
    "GAIN_MISTAKES",
    "SAME_WITHOUT_EPS",
    "gain_wrong",
    "layernorm_gain_vjp",
    "layernorm_vjp",
    "mistakes",
    "spellings",
    "terms",
    "theorem",
    "without_eps",
]


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
TAKEN_FOR_VARIANCE = "inverse deviation for the variance"


def _without_eps(g: Any, f: Normalized) -> Any:
    return (g - f.mean(g) - f.centred * (f.mean(g * f.centred) / f.mean(f.centred * f.centred))) / f.s


def inverse_for_variance(axis: int = -1) -> Forward:
    """Return the forward pass of a program that takes the inverse deviation for the variance."""

    def passed(x: Any, mean: Any, rstd: Any, eps: Any) -> Normalized:
        s = np.sqrt(rstd + eps)
        return Normalized(x - mean, s, 1 / s, (x - mean) / s, axis)

    return passed


def mistakes(given: str, axis: int = -1) -> tuple[Wrong, ...]:
    """Return the wrong formulas of the gradient at the input that a program can compute from what it is given."""
    plain = forwards(given, axis)[0][1]
    found = [Wrong(name, through(backward, plain), reported) for name, backward, reported in MISTAKES]
    if given == "statistics":
        formula = through(theorem, inverse_for_variance(axis))
        found.append(Wrong(TAKEN_FOR_VARIANCE, formula, "flagos-ai/FlagGems#5222"))
    if given == "input":
        found.append(Wrong("projection without eps", through(_without_eps, plain), hint=LOST_EPS))
        last = forward(axis, last=lambda v, n, eps: np.sqrt(v))
        found.append(Wrong("eps left out", through(theorem, last), hint=LOST_EPS))
        for name, deviation, reported in DEVIATIONS:
            found.append(Wrong(name, through(theorem, forward(axis, deviation=deviation)), reported, hint=LOST_EPS))
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


def without_eps(eps: float, names: Iterable[str]) -> dict[str, dict[str, Fraction]]:
    """Return the wrong formulas that are the theorem if eps is zero."""
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
    checked(eps, given)
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
        same=without_eps(eps, SAME_WITHOUT_EPS) if given == "input" else {},
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

    def missing_outside(g: Any, gamma: Any, **others: Any) -> Any:
        f = plain(**others)
        return (g - f.mean(g * gamma) - f.z * f.mean(g * gamma * f.z)) / f.s

    def missing_inside(g: Any, gamma: Any, **others: Any) -> Any:
        f = plain(**others)
        return (g * gamma - f.mean(g) - f.z * f.mean(g * f.z)) / f.s

    return (
        Wrong("gain missing", lambda gamma, **others: formula(**others), "karpathy/llm.c#763"),
        Wrong("gain taken for a common factor", lambda gamma, **others: gamma * formula(**others)),
        Wrong("gain twice", gain_twice, "NVIDIA/Megatron-LM#6859"),
        Wrong("gain missing outside the sums", missing_outside),
        Wrong("gain missing in the sums", missing_inside),
        Wrong("gain plus one", lambda g, gamma, **others: formula(g=g * (1 + gamma), **others), convention=True),
    )


def over_the_batch(given: str) -> tuple[Wrong, ...]:
    """Return BatchNorm in the place of LayerNorm: the statistics of the other axis."""
    if given != "input":
        return ()
    origin = Origin(variables(given, "G", "X"), "batchnorm_vjp")

    def formula(gamma: Any, **others: Any) -> Any:
        return gamma * through(theorem, forward(-2))(**others)

    return (Wrong("statistics over the batch", formula, origin=origin),)


GAIN_MISTAKES: tuple[tuple[str, Backward, str], ...] = (
    ("that of the bias", lambda g, f: g, "Oneflow-Inc/oneflow#6149"),
    ("deviation left out", lambda g, f: g * f.centred, ""),
)


def gain_wrong(given: str, eps: float, book: Binding, axis: int = -1) -> Iterator[Wrong]:
    """Yield wrong formulas of the gradient at the gain that a program can compute from what it is given."""

    def product(g: Any, f: Normalized) -> Any:
        return g * f.z

    if given != "output":
        yield input_not_normalized()
    if given == "statistics":
        yield Wrong(TAKEN_FOR_VARIANCE, over_rows(product, inverse_for_variance(axis)), "flagos-ai/FlagGems#5222")
    if given == "input":
        for name, deviation, reported in DEVIATIONS:
            passed = forward(axis, deviation=deviation)
            yield Wrong(name.removesuffix(" throughout"), over_rows(product, passed), reported, hint=LOST_EPS)
        yield from other_eps(eps, over_rows(product, forward(axis)), book)


def _of_tokens(given: str, eps: float) -> Result:
    """Return the gradient at the gain."""
    ways, book = forwards(given), variables(given, "G", "X")
    wrong = list(gain_wrong(given, eps, book))
    for n, w in enumerate(wrong):
        if w.name == "unbiased variance":
            wrong[n] = replace(w, reported="harvardnlp/annotated-transformer#119")
    if given == "input":
        wrong.append(Wrong("root mean square", over_rows(lambda g, f: g * f.z, forward(centre=False))))
    mistakes = (*GAIN_MISTAKES, ("mean over tokens", lambda g, f: g * f.z / g.shape[-2], ""))
    found = gain_gradient("normalization_gain_gradient", book, ways, mistakes, wrong)
    return replace(found, same=without_eps(eps, ("eps left out", "eps outside the root")))


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
        "dgamma": _of_tokens(given, eps),
        "dbeta": bias_gradient("normalization_bias_gradient", rows, forwards(given)[0][1], "mean over tokens"),
    }
    return statement_of("layernorm_gain_vjp", results, given=given, eps=eps, gain=True, derived=DERIVED)
