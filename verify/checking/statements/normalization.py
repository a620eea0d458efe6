"""The backward passes of LayerNorm, RMSNorm and BatchNorm, with or without a gain: what stands beside theorems."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from verify.checking.judging.mistakes import as_stated, mistake, mistakes
from verify.checking.judging.statement import (
    GRADIENT,
    Formula,
    Invariant,
    Origin,
    Probe,
    Result,
    Shape,
    Statement,
    average,
    positive,
    scaled_total,
    top,
    total,
)
from verify.checking.rounding.sums import running_moments
from verify.checking.statements.computed import Computed, Rule, Rules, Way, spelled, stage
from verify.checking.statements.norms import (
    BATCHNORM,
    LAYERNORM,
    RMSNORM,
    SAME,
    Norm,
    hidden_eps,
    variables,
    without_eps,
    wrong,
)
from verify.checking.statements.summands import summands

__all__ = [
    "NAMES",
    "batchnorm_vjp",
    "layernorm_gain_vjp",
    "layernorm_vjp",
    "rmsnorm_gain_vjp",
    "rmsnorm_vjp",
]

Given: TypeAlias = Literal["input", "statistics", "output"]
"""Whether a program takes the input; with it the mean, which RMSNorm has not, and the reciprocal of the deviation, of
shape ``(rows, 1)``, of BatchNorm ``(features,)``; or the normalized input and that reciprocal."""
KEPT = {"input": ("x",), "statistics": ("x", "mean", "rstd"), "output": ("xhat", "rstd")}
SHAPES = ((2, 3), (3, 5), (2, 7), (5, 5))
OF_BATCHES = ((3, 2), (5, 3), (7, 4), (5, 5))  # two examples have the same normalized input, whatever they are
GAIN = ("gamma", "weight", "gain", "w", "scale")
NAMES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "x": ("x", "input", "inp"),
        "mean": ("mean", "mu", "save_mean", "saved_mean"),
        "rstd": ("rstd", "invstd", "inv_std", "invvar", "rsigma", "save_invstd"),
        "xhat": ("xhat", "x_hat", "x_norm", "normalized", "z"),
    }
)

VISIBLE_EPS, LEAST_EPS = 0.25, 1e-12
"""Where a program is asked too that takes an eps that half precision may lose, and what inputs near none are near."""

# --- forward passes, and backward ones ---


def _extreme(f: Computed, sign: int) -> Any:
    """Return a number that is farthest from the mean: programs take any that is at hand."""
    shift = top((f.x if sign > 0 else -f.x).swapaxes(f.axis, -1)).swapaxes(f.axis, -1)
    return shift if sign > 0 else -shift


def _of_extreme(sign: int) -> Rules:
    """Return the rules that take the variance in one pass of what is left of one number."""
    return {
        "left": lambda f: f.x - _extreme(f, sign),
        "mu": lambda f: average(f.left, f.axis),
        "rest": lambda f: f.left - f.mu,
        "variance": lambda f: average(f.left * f.left, f.axis) - f.mu * f.mu,
    }


def _rules(norm: Norm, gain: bool) -> Rules:
    return {
        "axis": lambda f: norm.axis,
        "h": lambda f: f.g * f.gamma if gain and norm is not BATCHNORM else f.g,  # the gradient at what is normalized
        "size": lambda f: f.z.shape[f.axis],
        "mu": lambda f: average(f.x, f.axis),
        "rest": lambda f: f.x - f.mu if norm.mean else f.x,
        "variance": lambda f: average(f.rest * f.rest, f.axis),
        "s": lambda f: np.sqrt(f.variance + f.eps),
        "r": lambda f: 1 / f.s,
        "z": lambda f: f.rest / f.s,
    }


FORWARDS = (
    Way("", {}),
    Way(", times reciprocals", {
        "mu": lambda f: scaled_total(f.x, f.axis),
        "variance": lambda f: scaled_total(f.rest * f.rest, f.axis),
        "z": lambda f: f.rest * f.r,
    }),
    Way(", moments while it reads", {  # of which mean and variance are kept, by numbers or in parts
        "moments": lambda f: running_moments(f.x, f.axis),
        "mu": lambda f: f.moments[0],
        "variance": lambda f: f.moments[1],
    }),
    Way(", mean subtracted last", {"z": lambda f: f.x * f.r - f.mu * f.r}, True),  # as PyTorch does
    Way(", variance in one pass", {"variance": lambda f: average(f.x * f.x, f.axis) - f.mu * f.mu}, True),
    Way(", variance in one pass of what is above the lowest", _of_extreme(-1), True),
    Way(", variance in one pass of what is below the highest", _of_extreme(1), True),
)  # fmt: skip
OF_STATISTICS: Rules = {
    "mu": lambda f: f.mean,
    "r": lambda f: f.rstd,
    "s": lambda f: 1 / f.rstd,
    "z": lambda f: f.rest * f.r,
}
OF_OUTPUT: Rules = {**OF_STATISTICS, "rest": lambda f: f.xhat / f.rstd, "z": lambda f: f.xhat}


def _mean_last(f: Computed) -> Any:
    projected = (f.h - f.z * average(f.h * f.z, f.axis)) / f.s
    return projected - average(projected, f.axis)


def _chain_rule(f: Computed) -> Any:
    variance = total(f.h * f.rest, f.axis) * (f.r * f.r * f.r) / -2
    mean = -(f.r * total(f.h, f.axis)) + variance * (-2 * total(f.rest, f.axis)) / f.size
    return f.h * f.r + variance * (2 * f.rest) / f.size + mean / f.size


def _of_sums(f: Computed) -> Any:
    """Return the gradient as a linear function of the gradient and the input."""
    of_gradient = total(f.h, f.axis)
    slope = (of_gradient * f.mu - total(f.h * f.x, f.axis)) * f.r * f.r * f.r / f.size
    return f.r * f.h + slope * f.x + (-(slope * f.mu) - of_gradient * f.r / f.size)


BACKWARD: Mapping[bool, tuple[tuple[str, Rule, bool], ...]] = {
    True: (
        ("as the theorem",
         lambda f: (f.h - average(f.h, f.axis) - f.z * average(f.h * f.z, f.axis)) / f.s, False),
        ("sums divided by n once",
         lambda f: f.r / f.size * (f.size * f.h - total(f.h, f.axis) - f.z * total(f.h * f.z, f.axis)), False),
        ("in two terms",
         lambda f: (f.h - (f.z * scaled_total(f.h * f.z, f.axis) + scaled_total(f.h, f.axis))) * f.r, False),
        ("mean last", _mean_last, True),
        ("chain rule", _chain_rule, True),
    ),
    False: (
        ("as the theorem", lambda f: (f.h - f.z * average(f.h * f.z)) / f.s, False),
        ("in two terms", lambda f: f.r * (f.h - f.z * scaled_total(f.h * f.z)), False),
        ("sum divided by n once", lambda f: f.r / f.size * (f.size * f.h - f.z * total(f.h * f.z)), False),
        ("cube of the reciprocal",  # which overflows in half precision
         lambda f: f.r * f.h - f.rest * (f.r * f.r * f.r * total(f.h * f.rest)) / f.size, True),
    ),
}  # fmt: skip
"""Of what has a mean, and of what has none."""


# --- results ---


class _Under(NamedTuple):
    """A norm under conventions, perhaps with a gain."""

    norm: Norm
    eps: float
    given: str
    gain: bool = True

    @property
    def batches(self) -> bool:
        """Tell whether it is over a batch, where the gain is the same for all summands."""
        return self.norm is BATCHNORM

    def rules(self) -> tuple[Rules, Rules]:
        """Return the rules of a program."""
        given: Mapping[str, Rules] = {"input": {}, "statistics": OF_STATISTICS, "output": OF_OUTPUT}
        return _rules(self.norm, self.gain), given[self.given]

    def forwards(self) -> tuple[Way, ...]:
        """Return forward passes: without a mean there are less, and of what was left there is one, or two."""
        ways = FORWARDS if self.norm.mean else FORWARDS[:2]
        return {"input": ways, "statistics": (FORWARDS[0], *ways[3:4]), "output": FORWARDS[:1]}[self.given]

    def ways(self) -> Iterator[tuple[Way, Rule]]:
        """Yield correct ways to compute the gradient at the normalized input."""
        (plain, *others), backward = self.forwards(), BACKWARD[bool(self.norm.mean)]
        for name, rule, lenient in backward:
            yield plain._replace(name=name, lenient=lenient), rule
        for way in others:
            chosen = backward[1:2] if not self.norm.mean else backward[:1] if way.lenient else backward[2:4]
            for name, rule, lenient in chosen:
                yield way._replace(name=name + way.name, lenient=way.lenient or lenient), rule
        if self.norm.mean and self.given != "output":
            yield plain._replace(name="from the sums of g and g x", lenient=True), _of_sums

    def at_input(self, theorem: str) -> Result:
        """Return the gradient at the input."""
        norm, ways = self.norm, [*self.ways()]
        book = variables(self.given, norm, "G", "X") if self.batches else variables(self.given, norm)
        formulas = wrong(theorem, book, self.given, self.eps)
        if self.batches:
            before: Rules = {"h": lambda f: f.g * f.gamma}
            first = [(Way(f"gain first, {way.name}", before, way.lenient), rule) for way, rule in ways[:3]]
            ways = [*((way, _times_gain(rule)) for way, rule in ways), *first]
        if self.gain and norm.mean and self.given == "input":
            book_of = variables("input", LAYERNORM) if self.batches else variables("input", BATCHNORM, "G", "X")
            over, there = ("features", "layernorm_gain_vjp") if self.batches else ("batch", "batchnorm_vjp")
            formulas += (mistake(f"statistics over the {over}", Origin(book_of, there)),)
        return Result(
            theorem,
            book,
            tuple(spelled(ways, *self.rules())),
            formulas,
            summands(theorem, book),
            (Invariant("layernorm_vjp_sum_zero", axis=norm.axis),) if norm.mean else (),
            same=self.same(*SAME[bool(norm.mean)]),
        )

    def at_gain(self, theorem: str) -> Result:
        """Return the gradient at the gain, a sum over rows, as arrays hold tokens or examples."""
        book = variables(self.given, self.norm, "G", "X")
        sums: dict[str, Rule] = {"sum over rows": lambda f: (f.g * f.z).sum(-2)}
        if self.batches and self.given != "output":  # divided after the sum: its products underflow sooner
            sums["deviation last"] = lambda f: (total(f.g * f.rest, -2) * f.r)[..., 0, :]
        ways = ((way._replace(name=name + way.name), rule) for name, rule in sums.items() for way in self.forwards())
        return Result(
            theorem,
            book,
            tuple(spelled(ways, *self.rules())),
            wrong(theorem, book, self.given, self.eps, gain=True),
            summands(theorem, book),
            same=self.same("eps left out", "eps outside the root"),
        )

    def at_bias(self, theorem: str) -> Result:
        """Return the gradient at the bias. Its mean is taken of what is divided first, which rounds more."""
        book = variables(self.given, self.norm, "G", "X")
        averaged = "mean over the batch" if self.batches else "mean over tokens"
        divided = Origin(lambda g, **others: book(g=g / g.shape[-2], **others), theorem)
        formulas = (*mistakes(theorem, book, without=(averaged,)), mistake(averaged, divided))
        return Result(theorem, book, (as_stated(theorem, book),), formulas)

    def same(self, *names: str) -> dict[str, dict[str, Fraction]]:
        """Return the wrong formulas that are the theorem if eps is zero."""
        return without_eps(self.eps, names) if self.given == "input" else {}

    def left(self, name: str) -> Formula:
        """Return what a forward pass leaves, as programs are given it."""
        kept, first = {"mean": "mu", "rstd": "r", "xhat": "z"}[name], stage(_rules(self.norm, False))
        of_feature = self.batches and name != "xhat"
        return lambda x, eps, **_: getattr(first(x=x, eps=eps), kept)[(..., 0, slice(None)) if of_feature else ...]

    def statement(self, name: str, at_gain: str = "", at_bias: str = "") -> Statement:
        """Return the statement of a theorem, with those about the gradients at gain and bias, if there are these."""
        positive("eps", self.eps, or_zero=True)
        results = {"dx": self.at_input(name)}
        results |= {"dgamma": self.at_gain(at_gain)} if at_gain else {}
        results |= {"dbeta": self.at_bias(at_bias)} if at_bias else {}
        kept = [a for a in KEPT[self.given] if a != "mean" or self.norm.mean]
        return Statement(
            name=name,
            arguments={**{a: NAMES[a] for a in kept}, **({"gamma": GAIN} if self.gain else {}), "g": GRADIENT},
            results=results,
            probes=self.probes,
            shapes=OF_BATCHES if self.batches else SHAPES,
            axes=("n", "features") if self.batches else ("rows", "n"),
            constants={"eps": self.eps},
            derived={a: self.left(a) for a in kept if a != "x"},
            fewest=2 if self.batches else 1,  # PyTorch refuses one example
        )

    def probes(self, rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
        """Yield inputs of a variance near eps and far above it, and gradients that nearly cancel."""
        eps, axis, gain = self.eps, self.norm.axis, self.gain
        if eps == 0 and shape[axis] == 1:
            raise ValueError(f"shapes: without eps one number cannot be normalized, got {shape}")

        def probe(label: str, x: Any, g: Any, gamma: Any = None, **others: float) -> Probe:
            if gain and gamma is None:
                gamma = rng.choice([-1, 1], shape[-1]) * rng.uniform(0.5, 2, shape[-1])
            return Probe(label, {"x": x, **({"gamma": gamma} if gain else {}), "g": g, **others})

        def normal() -> Any:
            return rng.standard_normal(shape)

        yield probe("variance one", normal(), 0.5 + normal())
        yield probe("input and gradient off zero", 3 + 2 * normal(), 1 + normal())
        # little is rounded here, so that n and n - 1 are apart in half precision too
        steps, places = 2.0 * np.arange(shape[axis]) - (shape[axis] - 1), np.arange(shape[-3 - axis])
        rows = rng.permuted(np.broadcast_to(steps, (len(places), len(steps))), axis=-1)
        if eps == 0:  # along the other axis, too, some numbers have to differ
            rows += 16 * places[:, None]
        x = rows if axis == -1 else rows.T
        gamma = rng.choice([-2, -1, -0.5, 0.5, 1, 2], shape[-1])
        yield probe("whole numbers, gradient along the input", x, x / gamma if gain else x, gamma)
        if self.given != "input":
            return
        several = np.resize([max(eps, LEAST_EPS) ** 0.5, LEAST_EPS**0.5, 0.03], shape[-2 if axis == -1 else -1])
        spread = several[:, None] if axis == -1 else several
        size = np.minimum(1.0, 2e4 * spread)  # what is divided by a small deviation still fits half precision
        yield probe("variances near eps and below", spread * normal(), size * (0.5 + normal()))
        x, gamma = normal(), rng.choice([-2, -1, -0.5, 0.5, 1, 2], shape[-1])
        along = size * (x + 0.25 * normal())
        yield probe("variances near eps and below, gradient along the input", spread * x, along / gamma, gamma)
        if hidden_eps(eps):
            yield probe(f"eps {VISIBLE_EPS:g}", VISIBLE_EPS**0.5 * normal(), 0.5 + normal(), eps=VISIBLE_EPS)


def _times_gain(rule: Rule) -> Rule:
    return lambda f: f.gamma * rule(f)


# --- statements ---


def layernorm_vjp(*, eps: float = 1e-5, given: Given = "input") -> Statement:
    """Return the backward pass of LayerNorm without gain, for a gradient at the normalized input."""
    return _Under(LAYERNORM, eps, given, gain=False).statement("layernorm_vjp")


def layernorm_gain_vjp(*, eps: float = 1e-5, given: Given = "input") -> Statement:
    """Return the backward pass of LayerNorm with a gain and a bias, for a gradient at its output."""
    theorems = "layernorm_gain_vjp", "normalization_gain_gradient", "normalization_bias_gradient"
    return _Under(LAYERNORM, eps, given).statement(*theorems)


def rmsnorm_vjp(*, eps: float = 1e-5, given: Given = "input") -> Statement:
    """Return the backward pass of RMSNorm without gain, for a gradient at the normalized input."""
    return _Under(RMSNORM, eps, given, gain=False).statement("rmsnorm_vjp")


def rmsnorm_gain_vjp(*, eps: float = 1e-5, given: Given = "input") -> Statement:
    """Return the backward pass of RMSNorm with a gain, for a gradient at its output."""
    return _Under(RMSNORM, eps, given).statement("rmsnorm_gain_vjp", "rmsnorm_gain_gradient")


def batchnorm_vjp(*, eps: float = 1e-5, given: Given = "input") -> Statement:
    """Return the backward pass of BatchNorm in training, over the rows of a batch, with a gain and a bias."""
    theorems = "batchnorm_vjp", "batchnorm_gain_gradient", "batchnorm_bias_gradient"
    return _Under(BATCHNORM, eps, given).statement(*theorems)
