"""The book's names for the parts of a norm, and the mistakes of programs that are given these parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from verify.checking.judging.mistakes import mistake, mistakes, mutant_names
from verify.checking.judging.statement import Binding, Origin, Wrong
from verify.numbers import Ball

__all__ = ["BATCHNORM", "LAYERNORM", "RMSNORM", "SAME", "Norm", "hidden_eps", "variables", "without_eps", "wrong"]

CUSTOMARY_EPS = (1e-3, 1e-5, 1e-6, 1e-12)
LOST_EPS = "half precision may lose so small an eps: if the program takes eps as an argument, it is asked at 0.25 too"
HIDDEN_EPS = 0.01


class Norm(NamedTuple):
    """The book's names for the normalized input, the deviation and the mean, which RMSNorm lacks; and the axis."""

    normalized: str
    deviation: str
    mean: str = ""
    axis: int = -1


LAYERNORM, RMSNORM = Norm("layernorm", "deviation", "mean"), Norm("rmsnorm", "rms")
BATCHNORM = Norm("batchnorm", "batch_deviation", "batch_mean", -2)


def variables(given: str, norm: Norm, gradient: str = "g", array: str = "x") -> Binding:
    """Return what the variables of a theorem are, which has these letters for the gradient and the input.

    What the forward pass left is known.
    """

    def bound(g: Any, eps: Any, gamma: Any = None, **others: Any) -> dict[str, Any]:
        def of_feature(values: Any) -> Any:
            return values[..., 0, :] if values.ndim == g.ndim else values

        def of_row(values: Any) -> Any:
            return of_feature(values) if norm is BATCHNORM else values[..., 0]

        bindings = {gradient: g, "epsilon": eps}
        if gamma is not None:
            bindings["gamma"] = gamma if array == "x" else of_feature(gamma)
        if given == "input":
            return {**bindings, array: others["x"]}
        rstd = others["rstd"]
        x = others["xhat"] / rstd if given == "output" else others["x"]
        mean = others["mean"] if "mean" in others else 0 * rstd  # that of the normalized input is zero
        z = others["xhat"] if given == "output" else (x - mean) * rstd
        left = {f"{norm.normalized}({array}, epsilon)": z, f"{norm.deviation}({array}, epsilon)": of_row(1 / rstd)}
        left |= {f"{norm.mean}({array})": of_row(mean)} if norm.mean else {}
        return {**bindings, array: x, **left}

    return bound


OF_EPS = ("eps left out", "eps outside the root", "eps left out throughout", "eps outside the root throughout")
"""All of them are RMSNorm's theorem if eps is zero, some LayerNorm's."""
OF_DEVIATION = (*OF_EPS, "projection without eps", "unbiased variance throughout")
"""Mistakes of programs that compute the deviation."""
SAME = {True: ("eps left out", "eps left out throughout", "eps outside the root", "projection without eps"),
        False: OF_EPS}  # fmt: skip
OF_MEAN = ("root mean square", "mean subtracted")
OF_INPUT = ("input not normalized", "mean not subtracted")


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
    of_deviation = (*OF_DEVIATION, "unbiased variance") if gain else OF_DEVIATION
    cannot = {"bias kept", *(() if given == "statistics" else ("inverse deviation for the variance",))}
    cannot |= {*of_deviation, *(OF_MEAN if gain else ())} if given != "input" else set()
    cannot |= {*OF_INPUT} if given == "output" else set()
    names = mutant_names(theorem)
    formulas = mistakes(
        theorem,
        book,
        without=cannot.intersection(names),
        conventions={"gain plus one"}.intersection(names),
        hints={name: LOST_EPS for name in of_deviation if name in names},
    )
    return (*formulas, *(_other_eps(theorem, eps, book) if given == "input" else ()))


def _other_eps(theorem: str, eps: float, book: Binding) -> Iterator[Wrong]:
    """Yield a theorem at other values of eps, and at the declared one where a program is given another."""

    def at(value: float) -> Origin:
        return Origin(
            lambda eps, **given: book(eps=Ball.from_float(value) if isinstance(eps, Ball) else value, **given), theorem
        )

    if hidden_eps(eps):
        yield mistake("argument eps ignored", at(eps))
    for value in CUSTOMARY_EPS:
        if value != eps:
            yield mistake(f"eps of {value:g}", at(value), convention=True, hint=LOST_EPS if hidden_eps(eps) else "")


def hidden_eps(eps: float) -> bool:
    """Tell whether half precision may lose an eps."""
    return 0 < eps < HIDDEN_EPS


def without_eps(eps: float, names: Iterable[str]) -> dict[str, dict[str, Fraction]]:
    """Return the wrong formulas that are the theorem if eps is zero."""
    return {name: {"epsilon": Fraction(0)} for name in names} if eps == 0 else {}
