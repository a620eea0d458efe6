"""What the backward passes of LayerNorm, RMSNorm and BatchNorm share: forward passes, gains, eps, probes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from verify.checking.mistakes import mistake, mistakes
from verify.checking.statement import (
    Formula,
    Origin,
    Probe,
    Result,
    Shape,
    Spelling,
    Statement,
    average,
    one_of,
    positive,
    scaled_total,
    top,
    total,
)
from verify.checking.statements.norms import BATCHNORM, Norm, hidden_eps, variables, without_eps, wrong
from verify.checking.sums import running_moments

__all__ = [
    "GAIN",
    "GRADIENT",
    "NAMES",
    "SHAPES",
    "Backward",
    "Forward",
    "Normalized",
    "bias_gradient",
    "checked",
    "folded",
    "forward",
    "forwards",
    "gain_gradient",
    "of_output",
    "of_statistics",
    "over_rows",
    "statement_of",
    "through",
    "with_gain",
]

SHAPES = ((2, 3), (3, 5), (2, 7), (5, 5))
GRADIENT = ("g", "dy", "grad", "grad_output", "dout")
GAIN = ("gamma", "weight", "gain", "w", "scale")
NAMES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "x": ("x", "input", "inp"),
        "mean": ("mean", "mu", "save_mean", "saved_mean"),
        "rstd": ("rstd", "invstd", "inv_std", "invvar", "rsigma", "save_invstd"),
        "xhat": ("xhat", "x_hat", "x_norm", "normalized", "z"),
    }
)
LEAST_EPS = 1e-12
VISIBLE_EPS = 0.25
"""At which a program is asked as well that takes an eps so small that half precision may lose it."""


class Normalized(NamedTuple):
    """What a forward pass leaves: the input less its mean, the deviation, its reciprocal, and the quotient."""

    centred: Any
    s: Any
    r: Any
    z: Any
    axis: int

    def total(self, values: Any) -> Any:
        """Return sums over what is normalized together."""
        return total(values, self.axis)

    def mean(self, values: Any) -> Any:
        """Return means over what is normalized together."""
        return average(values, self.axis)

    def scaled(self, values: Any) -> Any:
        """Return the same means by a rounded 1/n."""
        return scaled_total(values, self.axis)

    @property
    def size(self) -> int:
        """How many are normalized together."""
        return int(self.z.shape[self.axis])


Forward: TypeAlias = Callable[..., Normalized]
"""Takes what a program is given, and eps."""
Backward: TypeAlias = Callable[[Any, Normalized], Any]
"""Takes the gradient at what is normalized."""


# --- forward passes ---


def forward(
    axis: int = -1,
    *,
    centre: bool = True,
    reciprocals: bool = False,
) -> Forward:
    """Return a forward pass.

    Parameters
    ----------
    axis : int
        Over which it normalizes.
    centre : bool
        Whether the mean is subtracted.
    reciprocals : bool
        Whether it multiplies by 1/n and by the reciprocal of the deviation.
    """
    mean = scaled_total if reciprocals else average

    def passed(x: Any, eps: Any) -> Normalized:
        centred = x - mean(x, axis) if centre else x
        s = np.sqrt(mean(centred * centred, axis) + eps)
        return Normalized(centred, s, 1 / s, centred * (1 / s) if reciprocals else centred / s, axis)

    return passed


def one_pass(axis: int = -1) -> Forward:
    """Return a forward pass with the variance as the mean square less the squared mean."""

    def passed(x: Any, eps: Any) -> Normalized:
        mu = average(x, axis)
        s = np.sqrt(average(x * x, axis) - mu * mu + eps)
        return Normalized(x - mu, s, 1 / s, (x - mu) / s, axis)

    return passed


def shifted(axis: int = -1, lowest: bool = False) -> Forward:
    """Return a forward pass with the variance in one pass of what is left of one number, here an extreme one.

    Programs take the first number of a row, or another that is at hand; none is farther from the mean than these.
    """

    def passed(x: Any, eps: Any) -> Normalized:
        along = (-x if lowest else x).swapaxes(axis, -1)
        shift = top(along).swapaxes(axis, -1)
        left = x - (-shift if lowest else shift)
        mean = average(left, axis)
        s = np.sqrt(average(left * left, axis) - mean * mean + eps)
        return Normalized(left - mean, s, 1 / s, (left - mean) / s, axis)

    return passed


def running(axis: int = -1) -> Forward:
    """Return a forward pass that keeps mean and variance while it reads the input, number by number or in parts."""

    def passed(x: Any, eps: Any) -> Normalized:
        mean, variance = running_moments(x, axis)
        s = np.sqrt(variance + eps)
        return Normalized(x - mean, s, 1 / s, (x - mean) / s, axis)

    return passed


def folded(axis: int = -1) -> Forward:
    """Return a forward pass that multiplies the input first, as PyTorch does: ``x r - mean r``."""

    def passed(x: Any, eps: Any) -> Normalized:
        mean = average(x, axis)
        centred = x - mean
        s = np.sqrt(average(centred * centred, axis) + eps)
        return Normalized(centred, s, 1 / s, x * (1 / s) - mean * (1 / s), axis)

    return passed


def of_statistics(axis: int = -1, fold: bool = False) -> Forward:
    """Return a forward pass whose statistics are given; without a mean, none is subtracted.

    Parameters
    ----------
    axis : int
    fold : bool
        Whether it multiplies the input first.
    """

    def passed(x: Any, rstd: Any, eps: Any, mean: Any = 0) -> Normalized:
        centred = x - mean
        z = x * rstd - mean * rstd if fold else centred * rstd
        return Normalized(centred, 1 / rstd, rstd, z, axis)

    return passed


def of_output(axis: int = -1) -> Forward:
    """Return a forward pass of which the normalized input is kept, and the reciprocal of the deviation."""
    return lambda xhat, rstd, eps: Normalized(xhat / rstd, 1 / rstd, rstd, xhat, axis)


def forwards(given: str, axis: int = -1, centre: bool = True) -> tuple[tuple[str, Forward, bool], ...]:
    """Return forward passes as they are written, by name, and whether they cancel."""
    if given == "input":
        plain = (
            ("", forward(axis, centre=centre), False),
            (", times reciprocals", forward(axis, centre=centre, reciprocals=True), False),
        )
        once = (
            (", moments while it reads", running(axis), False),
            (", mean subtracted last", folded(axis), True),
            (", variance in one pass", one_pass(axis), True),
            (", variance in one pass of what is above the lowest", shifted(axis, lowest=True), True),
            (", variance in one pass of what is below the highest", shifted(axis), True),
        )
        return (*plain, *once) if centre else plain
    if given == "output":
        return (("", of_output(axis), False),)
    last = ((", mean subtracted last", of_statistics(axis, fold=True), True),)
    return (("", of_statistics(axis), False), *(last if centre else ()))


def checked(eps: float, given: str) -> None:
    """Check the conventions of a statement.

    Raises
    ------
    ValueError
        If eps is no number of at least zero, or it is not known what is given.
    """
    positive("eps", eps, or_zero=True)
    one_of("given", given, ("input", "statistics", "output"))


def through(backward: Backward, passed: Forward) -> Formula:
    """Return the formula of a backward pass after a forward pass."""
    return lambda g, **given: backward(g, passed(**given))


def with_gain(formula: Formula) -> Formula:
    """Return a formula of the gradient at what is normalized for one at the output."""
    return lambda g, gamma, **given: formula(g=g * gamma, **given)


# --- gain and bias ---


def over_rows(body: Backward, passed: Forward) -> Formula:
    """Return the formula of a sum over rows, as arrays hold tokens or examples."""
    return lambda g, gamma, **given: body(g, passed(**given)).sum(-2)


def gain_gradient(
    theorem: str, given: str, eps: float, norm: Norm, ways: Sequence[tuple[str, Forward, bool]]
) -> Result:
    """Return the gradient at the gain.

    Parameters
    ----------
    theorem : str
    given : {"input", "statistics", "output"}
    eps : float
    norm : Norm
    ways : sequence of tuple
        Forward passes by name, and whether they cancel.
    """
    plain, book = ways[0][1], variables(given, norm, "G", "X")

    def terms(g: Any, gamma: Any, **others: Any) -> tuple[dict[str, Any], dict[str, int]]:
        f = plain(**others)
        found = {"sum(g z)": (g * f.z).sum(-2), "sum(g)": g.sum(-2), "sum(g (x - mean))": (g * f.centred).sum(-2)}
        return found, {"sum(g z)": 1}

    return Result(
        theorem=theorem,
        book=book,
        spellings=tuple(
            Spelling(f"sum over rows{name}", over_rows(lambda g, f: g * f.z, passed), lenient)
            for name, passed, lenient in ways
        ),
        wrong=wrong(theorem, book, given, eps, gain=True),
        terms=terms,
        same=without_eps(eps, ("eps left out", "eps outside the root")) if given == "input" else {},
    )


def bias_gradient(theorem: str, given: str, norm: Norm) -> Result:
    """Return the gradient at the bias. Its mean is taken of what is divided first, which rounds more."""
    book = variables(given, norm, "G", "X")
    averaged = "mean over the batch" if norm is BATCHNORM else "mean over tokens"

    def divided(g: Any, **others: Any) -> Mapping[str, Any]:
        return book(g=g / g.shape[-2], **others)

    return Result(
        theorem=theorem,
        book=book,
        spellings=(Spelling("sum over rows", lambda g, **_: g.sum(-2)),),
        wrong=(*mistakes(theorem, book, without=(averaged,)), mistake(averaged, Origin(divided, theorem))),
    )


# --- the statement ---


def statement_of(
    name: str,
    results: Mapping[str, Result],
    *,
    given: str,
    eps: float,
    gain: bool,
    derived: Mapping[str, Formula],
    axis: int = -1,
) -> Statement:
    """Return a statement; ``derived`` are the statistics and the output of its forward pass by name.

    Parameters
    ----------
    name : str
    results : mapping of str to Result
    given : {"input", "statistics", "output"}
    eps : float
    gain : bool
        Whether there is one.
    derived : mapping of str to Formula
        Of the input and eps.
    axis : int
        Over which it normalizes, the last or that before.
    """
    kept = {"input": ("x",), "statistics": ("x", "mean", "rstd"), "output": ("xhat", "rstd")}[given]
    arguments = {a: NAMES[a] for a in kept if a == "x" or a in derived}
    return Statement(
        name=name,
        arguments={**arguments, **({"gamma": GAIN} if gain else {}), "g": GRADIENT},
        results=results,
        probes=_probes(eps, gain, given, axis),
        shapes=SHAPES,
        axes=("rows", "n"),
        constants={"eps": eps},
        derived={a: derived[a] for a in arguments if a in derived},
    )


def _probes(eps: float, gain: bool, given: str, axis: int) -> Callable[[np.random.Generator, Shape], Iterator[Probe]]:
    """Return what yields inputs of a variance near eps and far above it, and gradients that nearly cancel."""

    def drawn(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
        if eps == 0 and shape[axis] == 1:
            raise ValueError(f"shapes: without eps one number cannot be normalized, got {shape}")

        def probe(label: str, x: Any, g: Any, gamma: Any = None, **others: float) -> Probe:
            if not gain:
                return Probe(label, {"x": x, "g": g, **others})
            if gamma is None:
                gamma = rng.choice([-1, 1], shape[-1]) * rng.uniform(0.5, 2, shape[-1])
            return Probe(label, {"x": x, "gamma": gamma, "g": g, **others})

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
        if given != "input":
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

    return drawn
