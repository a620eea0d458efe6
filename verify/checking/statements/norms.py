"""What the book calls the parts of a norm, and the mistakes that programs can be which are given these."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from verify.checking.mistakes import known, mistake, mistakes
from verify.checking.statement import Binding, Origin, Wrong
from verify.numbers import Ball

__all__ = ["BATCHNORM", "LAYERNORM", "RMSNORM", "Norm", "hidden_eps", "variables", "without_eps", "wrong"]

CUSTOMARY_EPS = (1e-3, 1e-5, 1e-6, 1e-12)
LOST_EPS = "half precision may lose so small an eps: if the program takes eps as an argument, it is asked at 0.25 too"
HIDDEN_EPS = 0.01
"""Below which half precision may lose an eps."""


class Norm(NamedTuple):
    """What the book calls the normalized input, the deviation and the mean; RMSNorm has none."""

    normalized: str
    deviation: str
    mean: str = ""


LAYERNORM, RMSNORM = Norm("layernorm", "deviation", "mean"), Norm("rmsnorm", "rms")
BATCHNORM = Norm("batchnorm", "batch_deviation", "batch_mean")


def variables(given: str, norm: Norm, gradient: str = "g", array: str = "x") -> Binding:
    """Return what the variables of a theorem are, which has these letters for the gradient and the input.

    What the forward pass left is known.
    """

    def bound(g: Any, eps: Any, gamma: Any = None, **others: Any) -> dict[str, Any]:
        def of_feature(values: Any) -> Any:
            return values[..., 0, :] if values.ndim == g.ndim else values

        def of_row(values: Any) -> Any:
            return of_feature(values) if norm is BATCHNORM else values[..., 0]

        found = {gradient: g, "epsilon": eps}
        if gamma is not None:
            found["gamma"] = gamma if array == "x" else of_feature(gamma)
        if given == "input":
            return {**found, array: others["x"]}
        rstd = others["rstd"]
        x = others["xhat"] / rstd if given == "output" else others["x"]
        mean = others["mean"] if "mean" in others else 0 * rstd  # that of the normalized input is zero
        z = others["xhat"] if given == "output" else (x - mean) * rstd
        left = {f"{norm.normalized}({array}, epsilon)": z, f"{norm.deviation}({array}, epsilon)": of_row(1 / rstd)}
        if norm.mean:
            left[f"{norm.mean}({array})"] = of_row(mean)
        return {**found, array: x, **left}

    return bound


OF_EPS = (
    "eps left out",
    "eps left out throughout",
    "eps outside the root",
    "eps outside the root throughout",
    "projection without eps",
    "unbiased variance throughout",
)
"""Mistakes in the deviation, of programs that compute it."""
OF_DEVIATION = {False: OF_EPS, True: (*OF_EPS, "unbiased variance")}
"""The same of a gradient at the input, and of one at the gain."""
OF_MEAN = ("root mean square", "mean subtracted")
OF_INPUT = ("input not normalized", "mean not subtracted")
TAKEN_FOR_VARIANCE = "inverse deviation for the variance"


def wrong(theorem: str, book: Binding, given: str, eps: float, *, gain: bool = False) -> tuple[Wrong, ...]:
    """Return the mutants that a program can be that is given this, and other values of eps.

    Parameters
    ----------
    theorem : str
    book : Binding
    given : {"input", "statistics", "output"}
    eps : float
    gain : bool
        Whether it is the gradient at the gain.
    """
    cannot = {"bias kept", *(() if given == "statistics" else (TAKEN_FOR_VARIANCE,))}
    if given != "input":
        cannot |= {*OF_DEVIATION[gain], *(OF_MEAN if gain else ())}
    if given == "output":
        cannot |= {*OF_INPUT}
    own = known(theorem)
    found = mistakes(
        theorem,
        book,
        without=cannot.intersection(own),
        conventions={"gain plus one"}.intersection(own),
        hints={name: LOST_EPS for name in OF_DEVIATION[gain] if name in own},
    )
    return (*found, *(other_eps(theorem, eps, book) if given == "input" else ()))


def _fixed(book: Binding, value: float) -> Binding:
    """Return a binding that takes this eps, whatever it is given."""
    return lambda eps, **given: book(eps=Ball.from_float(value) if isinstance(eps, Ball) else value, **given)


def other_eps(theorem: str, eps: float, book: Binding) -> Iterator[Wrong]:
    """Yield a theorem at other values of eps, and at the declared one where a program is given another."""
    if hidden_eps(eps):
        yield mistake("argument eps ignored", Origin(_fixed(book, eps), theorem))
    hint = LOST_EPS if hidden_eps(eps) else ""
    for value in CUSTOMARY_EPS:
        if value != eps:
            yield mistake(f"eps of {value:g}", Origin(_fixed(book, value), theorem), convention=True, hint=hint)


def hidden_eps(eps: float) -> bool:
    """Tell whether half precision may lose an eps."""
    return 0 < eps < HIDDEN_EPS


def without_eps(eps: float, names: Iterable[str]) -> dict[str, dict[str, Fraction]]:
    """Return the wrong formulas that are the theorem if eps is zero."""
    return {name: {"epsilon": Fraction(0)} for name in names} if eps == 0 else {}
