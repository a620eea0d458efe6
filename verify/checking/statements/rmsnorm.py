"""The backward pass of RMSNorm, without and with a gain."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import numpy as np

from verify.checking.statement import Formula, Result, Spelling, Statement
from verify.checking.statements.normalization import (
    Backward,
    Normalized,
    checked,
    forward,
    forwards,
    gain_gradient,
    statement_of,
    through,
    with_gain,
)
from verify.checking.statements.norms import RMSNORM, variables, without_eps, wrong

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


OF_EPS = ("eps left out", "eps outside the root", "eps left out throughout", "eps outside the root throughout")
"""All of them are the theorem if eps is zero."""


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
    book = variables(given, RMSNORM)
    ways = [Spelling(name, through(backward, plain), lenient) for name, backward, lenient in BACKWARD]
    ways += [Spelling(f"in two terms{name}", through(_kernel, passed), lenient) for name, passed, lenient in others]
    dx = Result(
        theorem="rmsnorm_vjp",
        book=book,
        spellings=tuple(ways),
        wrong=wrong("rmsnorm_vjp", book, given, eps),
        terms=through(_terms, plain),
        same=without_eps(eps, OF_EPS) if given == "input" else {},
    )
    return statement_of("rmsnorm_vjp", {"dx": dx}, given=given, eps=eps, gain=False, derived=DERIVED)


def rmsnorm_gain_vjp(*, eps: float = 1e-5, given: str = "input") -> Statement:
    """Return the backward pass of RMSNorm with a gain, for a gradient at its output.

    Parameters
    ----------
    eps : float
    given : {"input", "statistics", "output"}
        As of `rmsnorm_vjp`.
    """
    dx, ways = rmsnorm_vjp(eps=eps, given=given).results["dx"], forwards(given, centre=False)
    results = {
        "dx": replace(
            dx,
            theorem="rmsnorm_gain_vjp",
            spellings=tuple(replace(s, formula=with_gain(s.formula)) for s in dx.spellings),
            wrong=wrong("rmsnorm_gain_vjp", dx.book, given, eps),
            terms=with_gain(through(_terms, ways[0][1])),
        ),
        "dgamma": gain_gradient("rmsnorm_gain_gradient", given, eps, RMSNORM, ways),
    }
    return statement_of("rmsnorm_gain_vjp", results, given=given, eps=eps, gain=True, derived=DERIVED)
