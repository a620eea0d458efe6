"""The backward pass of RMSNorm, without and with a gain."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import numpy as np

from verify.checking.statement import Formula, Result, Spelling, Statement, Wrong
from verify.checking.statements.layernorm import without_eps
from verify.checking.statements.normalization import (
    LOST_EPS,
    Backward,
    Forward,
    Normalized,
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

__all__ = ["rmsnorm_gain_vjp", "rmsnorm_vjp"]


def _theorem(g: Any, f: Normalized) -> Any:
    return (g - f.z * f.mean(g * f.z)) / f.s


def _kernel(g: Any, f: Normalized) -> Any:
    return f.r * (g - f.z * f.scaled(g * f.z))


def _fused(g: Any, f: Normalized) -> Any:
    return f.r / f.size * (f.size * g - f.z * f.total(g * f.z))


def _cubed(g: Any, f: Normalized) -> Any:
    return f.r * g - f.centred * (f.r * f.r * f.r * f.total(g * f.centred)) / f.size


BACKWARD: tuple[tuple[str, Backward, bool], ...] = (
    ("as the theorem", _theorem, False),
    ("in two terms", _kernel, False),
    ("sum divided by n once", _fused, False),
    ("cube of the reciprocal", _cubed, True),  # which overflows in half precision
)
MISTAKES: tuple[tuple[str, Backward, str], ...] = (
    ("root taken for constant", lambda g, f: g / f.s, "ooples/AiDotNet#695"),
    ("mean subtracted", lambda g, f: (g - f.mean(g) - f.z * f.mean(g * f.z)) / f.s, ""),
    ("sign of the projection", lambda g, f: (g + f.z * f.mean(g * f.z)) / f.s, ""),
    ("projection not averaged", lambda g, f: (g - f.z * f.total(g * f.z)) / f.s, ""),
    ("multiplied by the root", lambda g, f: (g - f.z * f.mean(g * f.z)) * f.s, "mosaicml/llm-foundry#371"),
    ("projection twice", lambda g, f: (g - 2 * (f.z * f.mean(g * f.z))) / f.s, ""),
    ("input for normalized input", lambda g, f: (g - f.centred * f.mean(g * f.z)) / f.s, ""),
    ("root left out", lambda g, f: g - f.z * f.mean(g * f.z), ""),
    ("divided by the mean square", lambda g, f: (g - f.z * f.mean(g * f.z)) / (f.s * f.s), ""),
    ("sign", lambda g, f: (f.z * f.mean(g * f.z) - g) / f.s, ""),
)
OF_EPS: tuple[tuple[str, Forward, str], ...] = (
    ("eps left out", forward(centre=False, last=lambda q, n, eps: np.sqrt(q)), ""),
    ("eps outside the root", forward(centre=False, last=lambda q, n, eps: np.sqrt(q) + eps), "allenai/OLMo#281"),
    ("eps left out throughout", forward(centre=False, deviation=lambda q, n, eps: np.sqrt(q)), ""),
    ("eps outside the root throughout", forward(centre=False, deviation=lambda q, n, eps: np.sqrt(q) + eps), ""),
)
"""All of them are the theorem if eps is zero."""
DERIVED: Mapping[str, Formula] = MappingProxyType(
    {
        "rstd": lambda x, eps, **_: forward(centre=False)(x, eps).r,
        "xhat": lambda x, eps, **_: forward(centre=False)(x, eps).z,
    }
)


def _terms(g: Any, f: Normalized) -> tuple[dict[str, Any], dict[str, int]]:
    found = {
        "g/root": g / f.s,
        "y mean(g y)/root": f.z * f.mean(g * f.z) / f.s,
        "mean(g)/root": np.broadcast_to(f.mean(g), g.shape) / f.s,
        "g": g,
    }
    return found, {"g/root": 1, "y mean(g y)/root": -1}


def _wrong(given: str) -> tuple[Wrong, ...]:
    plain = forwards(given, centre=False)[0][1]
    found = [Wrong(name, through(backward, plain), reported) for name, backward, reported in MISTAKES]
    if given == "input":
        found += [Wrong(name, through(_theorem, passed), reported, hint=LOST_EPS) for name, passed, reported in OF_EPS]
    return tuple(found)


def rmsnorm_vjp(*, eps: float = 1e-5, given: str = "input") -> Statement:
    """Return the backward pass of RMSNorm without gain, for a gradient at the normalized input.

    Parameters
    ----------
    eps : float
    given : {"input", "statistics", "output"}
        Whether the program takes the input; with it the reciprocal of the root of each row, of shape ``(rows, 1)``; or
        the normalized input and that reciprocal.
    """
    checked(eps, given)
    (_, plain, _), *others = forwards(given, centre=False)
    book = variables(given)
    ways = [Spelling(name, through(backward, plain), lenient) for name, backward, lenient in BACKWARD]
    ways += [Spelling(f"in two terms{name}", through(_kernel, passed), lenient) for name, passed, lenient in others]
    of_eps = other_eps(eps, ways[0].formula, book) if given == "input" else ()
    dx = Result(
        theorem="rmsnorm_vjp",
        book=book,
        spellings=tuple(ways),
        wrong=(*_wrong(given), *of_eps),
        terms=through(_terms, plain),
        same=without_eps(eps, [name for name, _, _ in OF_EPS]) if given == "input" else {},
    )
    return statement_of("rmsnorm_vjp", {"dx": dx}, given=given, eps=eps, gain=False, derived=DERIVED)


def _gain_mistakes(given: str) -> tuple[Wrong, ...]:
    plain = forwards(given, centre=False)[0][1]
    formula = through(_theorem, plain)

    def combined(left: Formula, inside: Formula, right: Formula) -> Formula:
        """Return the backward pass with these in the places of the gradient, of its product and of the projection."""

        def backward(g: Any, gamma: Any, **others: Any) -> Any:
            f = plain(**others)
            return (left(g, gamma) - right(f.z, gamma) * f.mean(inside(g, gamma) * f.z)) / f.s

        return backward

    def unchanged(values: Any, gamma: Any) -> Any:
        return values

    def times(values: Any, gamma: Any) -> Any:
        return values * gamma

    return (
        Wrong("gain twice", combined(times, times, times), "NVIDIA/Megatron-LM#6859"),
        Wrong("gain missing", lambda gamma, **others: formula(**others), "karpathy/llm.c#763"),
        Wrong("gain taken for a common factor", lambda gamma, **others: gamma * formula(**others)),
        Wrong("gain missing in the sum", combined(times, unchanged, unchanged)),
        Wrong("gain missing outside the sum", combined(unchanged, times, unchanged)),
        Wrong("gain plus one", lambda g, gamma, **others: formula(g=g * (1 + gamma), **others), convention=True),
    )


def _gain_gradient(given: str, eps: float) -> Result:
    def product(g: Any, f: Normalized) -> Any:
        return g * f.z

    book = variables(given, "G", "X")
    wrong = [] if given == "output" else [input_not_normalized("ooples/AiDotNet#832")]
    if given == "input":
        wrong.append(Wrong("mean subtracted", over_rows(product, forward())))
        for name, passed, _ in OF_EPS[2:]:
            reported = "allenai/OLMo#281" if "outside" in name else ""
            wrong.append(Wrong(name.removesuffix(" throughout"), over_rows(product, passed), reported, hint=LOST_EPS))
        wrong += other_eps(eps, over_rows(product, forward(centre=False)), book)
    mistakes = (
        ("no gradient", lambda g, f: g * 0, "paiml/trueno#178"),
        ("mean over rows", lambda g, f: g * f.z / g.shape[-2], ""),
        ("divided by the mean square", lambda g, f: g * f.z / f.s, ""),
    )
    found = gain_gradient("rmsnorm_gain_gradient", book, forwards(given, centre=False), mistakes, wrong)
    return replace(found, same=without_eps(eps, ("eps left out", "eps outside the root") if given == "input" else ()))


def rmsnorm_gain_vjp(*, eps: float = 1e-5, given: str = "input") -> Statement:
    """Return the backward pass of RMSNorm with a gain, for a gradient at its output.

    Parameters
    ----------
    eps : float
    given : {"input", "statistics", "output"}
        As of `rmsnorm_vjp`.
    """
    dx, book = rmsnorm_vjp(eps=eps, given=given).results["dx"], variables(given)
    ways = tuple(replace(s, formula=with_gain(s.formula)) for s in dx.spellings)
    wrong = [replace(w, formula=with_gain(w.formula)) for w in _wrong(given)]
    of_eps = other_eps(eps, ways[0].formula, book) if given == "input" else ()
    results = {
        "dx": replace(
            dx,
            theorem="rmsnorm_gain_vjp",
            spellings=ways,
            wrong=(*wrong, *_gain_mistakes(given), *of_eps),
            terms=with_gain(through(_terms, forwards(given, centre=False)[0][1])),
        ),
        "dgamma": _gain_gradient(given, eps),
    }
    return statement_of("rmsnorm_gain_vjp", results, given=given, eps=eps, gain=True, derived=DERIVED)
