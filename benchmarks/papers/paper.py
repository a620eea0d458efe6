"""What a formula from a paper is: as it is typed in our language, and the same as a function of NumPy and mpmath."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import mpmath
import numpy as np

from benchmarks.functions.case import Argument
from benchmarks.spellings.spelling import untried

__all__ = [
    "Paper",
    "cos",
    "erf",
    "exp",
    "gelu",
    "log",
    "norm",
    "paper",
    "papers_in",
    "rms",
    "sigmoid",
    "sin",
    "softmax",
]
__all__ += ["softplus", "sqrt", "tanh"]

_DECLARED = re.compile(r"(\w+)\[([\w, ]+)\]")


class Paper(NamedTuple):
    """A formula that somebody types from a paper, before he has seen what is answered.

    Attributes
    ----------
    source : str
    text : str
        Declarations, definitions, one formula and what is asked of it.
    function : callable
        The formula, of arrays of mpmath's numbers; it bears the formula's name, its arguments those of its variables.
    domains : mapping of str to str
        Words of `benchmarks.functions.case.DOMAINS`, by argument.
    """

    source: str
    text: str
    function: Callable[..., Any]
    domains: Mapping[str, str]

    @property
    def name(self) -> str:
        """The name of the formula."""
        return self.function.__name__

    @property
    def untried(self) -> bool:
        """Whether it waits for the finished code; a digest of its name decides."""
        return untried(f"papers: {self.name}")

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """The variables, with their dimensions."""
        code = self.function.__code__
        declared = "".join(line for line in self.text.splitlines(True) if line.startswith("vectors:"))
        axes = {name: tuple(dims.split(", ")) for name, dims in _DECLARED.findall(declared)}
        names = code.co_varnames[: code.co_argcount]
        return tuple(Argument(name, axes.get(name, ()), self.domains.get(name, "")) for name in names)


def paper(source: str, text: str, **domains: str) -> Callable[[Callable[..., Any]], Paper]:
    """Make a paper of a function."""
    return lambda function: Paper(source, text.strip(), function, domains)


def papers_in(names: Mapping[str, Any]) -> tuple[Paper, ...]:
    """Return the papers of a module, in its order."""
    return tuple(value for value in names.values() if isinstance(value, Paper))


# --- functions of mpmath's numbers, entry by entry, and what many formulas are made of

exp, log, sqrt, tanh, erf, sin, cos = (
    np.frompyfunc(f, 1, 1)
    for f in (mpmath.exp, mpmath.log, mpmath.sqrt, mpmath.tanh, mpmath.erf, mpmath.sin, mpmath.cos)
)


def sigmoid(t: Any) -> Any:
    """Return 1/(1 + exp(-t))."""
    return 1 / (1 + exp(-t))


def softplus(t: Any) -> Any:
    """Return log(1 + exp(t))."""
    return log(1 + exp(t))


def gelu(t: Any) -> Any:
    """Return t times the distribution function of a normal number."""
    return t * (1 + erf(t / mpmath.sqrt(2))) / 2


def softmax(x: Any, axis: int = -1) -> Any:
    """Return exponentials over their sum along an axis."""
    e = exp(x)
    return e / e.sum(axis=axis, keepdims=True)


def norm(x: Any, axis: int = -1) -> Any:
    """Return the Euclidean norm along an axis, which stays."""
    return sqrt((x * x).sum(axis=axis, keepdims=True))


def rms(x: Any, epsilon: Any = 0) -> Any:
    """Return the root of the mean square along the last axis, which stays."""
    return sqrt((x * x).sum(axis=-1, keepdims=True) / x.shape[-1] + epsilon)
