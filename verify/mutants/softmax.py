"""Softmax, wrong: programs, and claims about its ends by the words of their page.

A wrong claim replaces parts of a row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts.softmax.analysis import VERTICES
from verify.counterparts.softmax.layers import jacobian
from verify.mutants.rounding import off_in_one_entry
from verify.numbers import Array

__all__ = ["PROGRAMS", "WRONG"]

NONE = Fraction(0)
UNIFORM = ("1/3", "1/3", "1/3")


def exponentials_overflow(*, x: Array, c: Array) -> Array:
    """Return weights of shifted logits, of which the largest is not subtracted first."""
    powers = np.exp(x + c)
    return np.asarray(powers / powers.sum())


PROGRAMS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "softmax_jacobian": (off_in_one_entry(jacobian),),
    "softmax_shift_invariant": (exponentials_overflow,),
}

WRONG: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "softmax_jacobian_zero_iff_onehot": {
        "zero at the centre too": {"vanishing": (*VERTICES, UNIFORM)},
        "zero on an edge too": {"vanishing": (*VERTICES, ("1/2", "1/2", "0"))},
        "sum of one not assumed": {"others": (("0", "0", "0"),)},
    },
    "softmax_jacobian_le_example": {
        "bound by the gap $3a$": {"bound": lambda a: 3 * (-3 * a).exp()},
        "factor of one": {"bound": lambda a: (-2 * a).exp()},
        "bound by the largest logit": {"bound": lambda a: 3 * (-4 * a).exp()},
    },
    "softmax_jacobian_example_limit": {
        "limit of a quarter": {"limit": Fraction(1, 4)},
        r"$a \to -\infty$": {"direction": -1},
        r"rate $\mathrm{e}^{-4a}$": {"rate": lambda a: 3 * (-4 * a).exp()},
    },
    "softmax_scaled_limit": {
        "all weight on one entry at a tie": {
            "limit": lambda x: [Fraction(k == x.index(max(x))) for k in range(len(x))]
        },
        "uniform weights": {"limit": lambda x: [Fraction(1, len(x)) for _ in x]},
        "weights on the smallest": {"limit": lambda x: [Fraction(v == min(x), x.count(min(x))) for v in x]},
    },
    "softmax_jacobian_scaled_limit": {
        "zero at a tie too": {"limit": lambda x: np.full((len(x), len(x)), NONE)},
        "not divided by $|A|$": {"limit": lambda x: _unscaled(x)},
        "diagonal only": {"limit": lambda x: np.diag(_chosen(x) / _chosen(x).sum())},
    },
    "softmax_zero_scale_limit": {
        "weights on the largest": {"limit": lambda x: [Fraction(v == max(x), x.count(max(x))) for v in x]},
        "one entry left out": {"limit": lambda x: [Fraction(1, len(x) - 1) for _ in x]},
        r"$c \to \infty$": {"scales": ("10", "1000")},
    },
    "softmax_gradient_scaling_condition": {
        "$r$ for its root": {"condition": lambda u, r: (u / 2).cosh() - r * (u / (2 * r)).cosh()},
        "scaling always helps": {"condition": lambda u, r: r - 1},
        "chain rule forgotten": {"chained": False},
    },
    "softmax_gradient_scaling_at_tie": {
        "no change at a tie": {"factor": lambda r: r / r},
        "larger at a tie": {"factor": lambda r: r},
        r"factor $r^{-1/2}$": {"factor": lambda r: 1 / r.sqrt()},
    },
    "softmax_gradient_scaling_threshold": {
        "scaling helps at every gap": {"helps": lambda u, low, high: True},
        "helps below the threshold": {"helps": lambda u, low, high: abs(u) <= low},
        "positive gaps only": {"helps": lambda u, low, high: u >= high},
    },
}


def _chosen(x: list[Fraction]) -> np.ndarray[Any, Any]:
    return np.array([Fraction(v == max(x)) for v in x], dtype=object)


def _unscaled(x: list[Fraction]) -> np.ndarray[Any, Any]:
    chosen = _chosen(x)
    return np.asarray(np.diag(chosen) - np.outer(chosen, chosen) / chosen.sum())
