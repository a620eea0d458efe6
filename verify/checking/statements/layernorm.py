"""The backward pass of LayerNorm, without and with a gain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from verify.checking.statement import (
    Formula,
    Invariant,
    Origin,
    Probe,
    Result,
    Shape,
    Spelling,
    Statement,
    Wrong,
    average,
    scaled_total,
    total,
)

__all__ = [
    "GAIN",
    "GRADIENT",
    "INPUT",
    "SHAPES",
    "layernorm_gain_vjp",
    "layernorm_vjp",
    "of_weighted",
    "probes",
    "with_gain",
]

SHAPES = ((2, 3), (3, 5), (2, 7), (5, 5))
INPUT = ("x", "input", "inp")
GRADIENT = ("g", "dy", "grad", "grad_output", "dout")
GAIN = ("gamma", "weight", "gain", "w", "scale")


class Normalized(NamedTuple):
    """What the forward pass leaves: ``x - mean``, the deviation with eps, and their quotient."""

    centred: Any
    s: Any
    z: Any


def _normalized(x: Any, eps: Any, mean: Formula = average) -> Normalized:
    centred = x - mean(x)
    s = np.sqrt(mean(centred * centred) + eps)
    return Normalized(centred, s, centred / s)


def _by_reciprocal(x: Any, eps: Any) -> Normalized:
    centred, s, _ = _normalized(x, eps, scaled_total)
    return Normalized(centred, s, centred * (1 / s))


def _one_pass(x: Any, eps: Any) -> Normalized:
    mu = average(x)
    s = np.sqrt(average(x * x) - mu * mu + eps)
    return Normalized(x - mu, s, (x - mu) / s)


def _unbiased(x: Any, eps: Any) -> Normalized:
    centred = x - average(x)
    s = np.sqrt(total(centred * centred) / (x.shape[-1] - 1) + eps)
    return Normalized(centred, s, centred / s)


def _eps_outside(x: Any, eps: Any) -> Normalized:
    centred = x - average(x)
    s = np.sqrt(average(centred * centred)) + eps
    return Normalized(centred, s, centred / s)


def _no_eps_last(x: Any, eps: Any) -> Normalized:
    """Normalize with eps, and leave it out of the deviation that the backward pass divides by."""
    centred, _, z = _normalized(x, eps)
    return Normalized(centred, np.sqrt(average(centred * centred)), z)


Backward = Callable[[Any, Normalized], Any]


def _of(backward: Backward, forward: Callable[[Any, Any], Normalized] = _normalized) -> Formula:
    return lambda x, g, eps: backward(g, forward(x, eps))


def _theorem(g: Any, f: Normalized) -> Any:
    return (g - average(g) - f.z * average(g * f.z)) / f.s


def _fused(g: Any, f: Normalized) -> Any:
    n = g.shape[-1]
    return (1 / f.s) / n * (n * g - total(g) - f.z * total(g * f.z))


def _kernel(g: Any, f: Normalized) -> Any:
    return (g - (f.z * scaled_total(g * f.z) + scaled_total(g))) * (1 / f.s)


def _mean_last(g: Any, f: Normalized) -> Any:
    projected = (g - f.z * average(g * f.z)) / f.s
    return projected - average(projected)


def _chain_rule(g: Any, f: Normalized) -> Any:
    n, r = g.shape[-1], 1 / f.s
    variance = total(g * f.centred) * (r * r * r) / -2
    mean = -(r * total(g)) + variance * (-2 * total(f.centred)) / n
    return g * r + variance * (2 * f.centred) / n + mean / n


SPELLINGS = (
    Spelling("as the theorem", _of(_theorem)),
    Spelling("sums divided by n once", _of(_fused)),
    Spelling("times reciprocals", _of(_kernel, _by_reciprocal)),
    Spelling("mean last", _of(_mean_last)),
    Spelling("mean last, times reciprocals", _of(_mean_last, _by_reciprocal)),
    Spelling("chain rule", _of(_chain_rule), lenient=True),
    Spelling("variance in one pass", _of(_theorem, _one_pass), lenient=True),
)


def _without_projection(g: Any, f: Normalized) -> Any:
    return (g - average(g)) / f.s


WRONG = (
    Wrong(
        "mean subtracted twice",
        _of(lambda g, f: (g - 2 * average(g) - f.z * average(g * f.z)) / f.s),
        "tenstorrent/tt-metal#53204",
    ),
    Wrong("mean left out", _of(lambda g, f: (g - f.z * average(g * f.z)) / f.s)),
    Wrong("projection left out", _of(_without_projection)),
    Wrong("sign of the projection", _of(lambda g, f: (g - average(g) + f.z * average(g * f.z)) / f.s)),
    Wrong("projection not averaged", _of(lambda g, f: (g - average(g) - f.z * total(g * f.z)) / f.s)),
    Wrong(
        "unbiased variance",
        _of(lambda g, f: (g - average(g) - f.z * (total(g * f.z) / (g.shape[-1] - 1))) / f.s),
    ),
    Wrong("eps left out", _of(_theorem, _no_eps_last)),
    Wrong("eps left out throughout", lambda x, g, eps: _of(_theorem)(x, g, 0)),
    Wrong("input for normalized input", _of(lambda g, f: (g - average(g) - f.centred * average(g * f.z)) / f.s)),
    Wrong("unbiased variance throughout", _of(_theorem, _unbiased)),
    Wrong("eps outside the root", _of(_theorem, _eps_outside), "hyunwoongko/transformer#7"),
    Wrong("projection twice", _of(lambda g, f: (g - average(g) - 2 * (f.z * average(g * f.z))) / f.s)),
    Wrong("deviation left out", _of(lambda g, f: g - average(g) - f.z * average(g * f.z))),
    Wrong("sign", _of(lambda g, f: (average(g) + f.z * average(g * f.z) - g) / f.s)),
)


def _terms(x: Any, g: Any, eps: Any) -> tuple[dict[str, Any], dict[str, int]]:
    f = _normalized(x, eps)
    found = {
        "g/s": g / f.s,
        "mean(g)/s": np.broadcast_to(average(g), g.shape) / f.s,
        "z mean(g z)/s": f.z * average(g * f.z) / f.s,
        "z mean(g)/s": f.z * average(g) / f.s,
        "g": g,
    }
    return found, {"g/s": 1, "mean(g)/s": -1, "z mean(g z)/s": -1}


WITHOUT_EPS = dict.fromkeys(
    ("eps left out", "eps left out throughout", "eps outside the root"), {"epsilon": Fraction(0)}
)


def probes(eps: float, gain: bool) -> Callable[[np.random.Generator, Shape], Iterator[Probe]]:
    """Return what yields inputs of a variance near eps and far above it, and gradients that nearly cancel."""

    def drawn(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
        def weights() -> dict[str, Any]:
            if not gain:
                return {}
            return {"gamma": rng.choice([-1, 1], shape[-1]) * rng.uniform(0.5, 2, shape[-1])}

        for label, spread in (("variance one", 1.0), ("variance near eps", max(eps, 1e-12) ** 0.5)):
            noise = rng.standard_normal(shape)
            x, g = spread * noise, 0.5 + rng.standard_normal(shape)
            yield Probe(label, {"x": x, "g": g, **weights()})
            along = noise + 0.25 * rng.standard_normal(shape)
            yield Probe(f"{label}, gradient along the input", {"x": x, "g": along, **weights()})
        x, g = max(eps, 1e-6) * rng.standard_normal(shape), 0.01 * rng.standard_normal(shape)
        yield Probe("deviation near eps", {"x": x, "g": g, **weights()})  # where sqrt(v) + eps is seen
        x = 3 + 2 * rng.standard_normal(shape)
        yield Probe("input and gradient off zero", {"x": x, "g": 1 + rng.standard_normal(shape), **weights()})

    return drawn


def layernorm_vjp(*, eps: float = 1e-5) -> Statement:
    """Return the backward pass of LayerNorm without gain, for a gradient at the normalized input."""
    return Statement(
        name="layernorm_vjp",
        arguments={"x": INPUT, "g": GRADIENT},
        results={
            "dx": Result(
                theorem="layernorm_vjp",
                book=lambda x, g, eps: {"x": x, "g": g, "epsilon": eps},
                spellings=SPELLINGS,
                wrong=WRONG,
                terms=_terms,
                invariants=(Invariant("layernorm_vjp_sum_zero"),),
                same=WITHOUT_EPS if eps == 0 else {},
            )
        },
        probes=probes(eps, gain=False),
        shapes=SHAPES,
        axes=("rows", "n"),
        constants={"eps": eps},
    )


def with_gain(formula: Formula) -> Formula:
    """Return a formula of the gradient at the normalized input for one at the output."""
    return lambda x, gamma, g, eps: formula(x, g * gamma, eps)


def of_weighted(wrong: Wrong, theorem: str) -> Wrong:
    """Return a wrong formula of the gradient at the normalized input for one at the output."""
    return replace(
        wrong,
        formula=with_gain(wrong.formula),
        origin=Origin(lambda x, gamma, g, eps: {"x": x, "g": g * gamma, "epsilon": eps}, theorem, wrong.name),
    )


GAIN_WRONG = (
    Wrong("mean subtracted twice", with_gain(WRONG[0].formula), WRONG[0].reported),
    Wrong("gain missing", lambda x, gamma, g, eps: _of(_theorem)(x, g, eps), "karpathy/llm.c#763"),
    Wrong("gain taken for a common factor", lambda x, gamma, g, eps: gamma * _of(_theorem)(x, g, eps)),
    Wrong(
        "gain twice",
        lambda x, gamma, g, eps: _of(lambda h, f: (h - average(h) - gamma * f.z * average(h * f.z)) / f.s)(
            x, g * gamma, eps
        ),
        "NVIDIA/Megatron-LM#6859",
    ),
)


def layernorm_gain_vjp(*, eps: float = 1e-5) -> Statement:
    """Return the backward pass of LayerNorm with a gain, for a gradient at its output."""
    plain = layernorm_vjp(eps=eps)
    own = {w.name for w in GAIN_WRONG}
    dx = replace(
        plain.results["dx"],
        theorem="layernorm_gain_vjp",
        book=lambda x, gamma, g, eps: {"x": x, "gamma": gamma, "g": g, "epsilon": eps},
        spellings=tuple(replace(s, formula=with_gain(s.formula)) for s in SPELLINGS),
        wrong=(*GAIN_WRONG, *(of_weighted(w, "layernorm_vjp") for w in WRONG if w.name not in own)),
        terms=with_gain(_terms),
        same={},
    )
    return replace(
        plain,
        name="layernorm_gain_vjp",
        arguments={"x": INPUT, "gamma": GAIN, "g": GRADIENT},
        results={"dx": dx},
        probes=probes(eps, gain=True),
    )
