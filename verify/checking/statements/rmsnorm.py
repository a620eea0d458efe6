"""The backward pass of RMSNorm, without and with a gain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from verify.checking.statement import Formula, Result, Spelling, Statement, Wrong, average, scaled_total, total
from verify.checking.statements.layernorm import GAIN, GRADIENT, INPUT, SHAPES, of_weighted, probes, with_gain

__all__ = ["rmsnorm_gain_vjp", "rmsnorm_vjp"]


class Normalized(NamedTuple):
    """What the forward pass leaves: the root of the mean square with eps, and the quotient by it."""

    root: Any
    y: Any


def _normalized(x: Any, eps: Any) -> Normalized:
    root = np.sqrt(average(x * x) + eps)
    return Normalized(root, x / root)


def _by_reciprocal(x: Any, eps: Any) -> Normalized:
    root = np.sqrt(scaled_total(x * x) + eps)
    return Normalized(root, x * (1 / root))


def _of(backward: Callable[[Any, Normalized], Any], forward: Formula = _normalized) -> Formula:
    return lambda x, g, eps: backward(g, forward(x, eps))


def _theorem(g: Any, f: Normalized) -> Any:
    return (g - f.y * average(g * f.y)) / f.root


def _kernel(g: Any, f: Normalized) -> Any:
    return (1 / f.root) * (g - f.y * scaled_total(g * f.y))


def _cubed(x: Any, g: Any, eps: Any) -> Any:
    r = 1 / np.sqrt(average(x * x) + eps)
    return r * g - x * (r * r * r * total(g * x)) / x.shape[-1]


SPELLINGS = (
    Spelling("as the theorem", _of(_theorem)),
    Spelling("times reciprocals", _of(_kernel, _by_reciprocal)),
    Spelling("cube of the reciprocal", _cubed, lenient=True),  # which overflows in half precision
)

WRONG = (
    Wrong("root taken for constant", _of(lambda g, f: g / f.root), "ooples/AiDotNet#695"),
    Wrong("mean subtracted", _of(lambda g, f: (g - average(g) - f.y * average(g * f.y)) / f.root)),
    Wrong("sign of the projection", _of(lambda g, f: (g + f.y * average(g * f.y)) / f.root)),
    Wrong("projection not averaged", _of(lambda g, f: (g - f.y * total(g * f.y)) / f.root)),
    Wrong(
        "eps outside the root",
        lambda x, g, eps: _theorem(g, Normalized(np.sqrt(average(x * x)) + eps, _normalized(x, eps).y)),
        "allenai/OLMo#281",
    ),
    Wrong(
        "multiplied by the root", _of(lambda g, f: (g - f.y * average(g * f.y)) * f.root), "mosaicml/llm-foundry#371"
    ),
)


def _terms(x: Any, g: Any, eps: Any) -> tuple[dict[str, Any], dict[str, int]]:
    f = _normalized(x, eps)
    found = {
        "g/root": g / f.root,
        "y mean(g y)/root": f.y * average(g * f.y) / f.root,
        "mean(g)/root": np.broadcast_to(average(g), g.shape) / f.root,
        "g": g,
    }
    return found, {"g/root": 1, "y mean(g y)/root": -1}


def rmsnorm_vjp(*, eps: float = 1e-5) -> Statement:
    """Return the backward pass of RMSNorm without gain, for a gradient at the normalized input."""
    return Statement(
        name="rmsnorm_vjp",
        arguments={"x": INPUT, "g": GRADIENT},
        results={
            "dx": Result(
                theorem="rmsnorm_vjp",
                book=lambda x, g, eps: {"x": x, "g": g, "epsilon": eps},
                spellings=SPELLINGS,
                wrong=WRONG,
                terms=_terms,
                same={"eps outside the root": {"epsilon": Fraction(0)}} if eps == 0 else {},
            )
        },
        probes=probes(eps, gain=False),
        shapes=SHAPES,
        axes=("rows", "n"),
        constants={"eps": eps},
    )


def _gain_twice(x: Any, gamma: Any, g: Any, eps: Any) -> Any:
    f = _normalized(x, eps)
    return (g * gamma - gamma * f.y * average(g * gamma * f.y)) / f.root


GAIN_WRONG = (
    Wrong("gain twice", _gain_twice, "NVIDIA/Megatron-LM#6859"),
    Wrong("gain missing", lambda x, gamma, g, eps: SPELLINGS[0].formula(x, g, eps), "karpathy/llm.c#763"),
    Wrong("root taken for constant", with_gain(WRONG[0].formula), WRONG[0].reported),
    Wrong("gain taken for a common factor", lambda x, gamma, g, eps: gamma * SPELLINGS[0].formula(x, g, eps)),
)


def rmsnorm_gain_vjp(*, eps: float = 1e-5) -> Statement:
    """Return the backward pass of RMSNorm with a gain, for a gradient at its output."""
    plain = rmsnorm_vjp(eps=eps)
    own = {w.name for w in GAIN_WRONG}
    dx = replace(
        plain.results["dx"],
        theorem="rmsnorm_gain_vjp",
        book=lambda x, gamma, g, eps: {"x": x, "gamma": gamma, "g": g, "epsilon": eps},
        spellings=tuple(replace(s, formula=with_gain(s.formula)) for s in SPELLINGS),
        wrong=(*GAIN_WRONG, *(of_weighted(w, "rmsnorm_vjp") for w in WRONG if w.name not in own)),
        terms=with_gain(_terms),
        same={},
    )
    return replace(
        plain,
        name="rmsnorm_gain_vjp",
        arguments={"x": INPUT, "gamma": GAIN, "g": GRADIENT},
        results={"dx": dx},
        probes=probes(eps, gain=True),
    )
