"""What a case is: a function as its author writes it, with the axes of its arguments and where it comes from."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from benchmarks.spellings.spelling import untried

__all__ = ["DOMAINS", "SIZES", "Argument", "Case", "case", "cases_in"]

SIZES = (1, 2, 3, 5)
_ARGUMENT = re.compile(r"(?P<name>[\w.]+):(?P<axes>[\w* ]*)(?:\((?P<domain>[\w ]+)\))?")


class Argument(NamedTuple):
    """An argument of a function, or a parameter of a module under its name in the state dict.

    Attributes
    ----------
    name : str
    axes : tuple of str
        Each a dimension, or a product of dimensions and numbers such as ``2*h``; none of a number.
    domain : str
        One of `DOMAINS`; empty for all real numbers.
    """

    name: str
    axes: tuple[str, ...]
    domain: str = ""

    def drawn(self, sizes: Mapping[str, int], rng: np.random.Generator) -> Any:
        """Draw a value."""
        shape = [self._size(axis, sizes) for axis in self.axes]
        word, _, of = self.domain.partition(" of ")
        if word == "size":
            return math.prod(shape)
        if word == "index":
            return rng.integers(self._size(of, sizes), size=shape)
        value = DOMAINS[word](rng, shape)
        return value if shape else float(value)

    def _size(self, axis: str, sizes: Mapping[str, int]) -> int:
        return math.prod(int(part) if part.isdigit() else sizes[part] for part in axis.split("*"))


class Case(NamedTuple):
    """A function that is to be traced, and differentiated in one argument.

    Attributes
    ----------
    framework : str
        ``"jax"``, ``"torch"`` or ``"numpy"``.
    function : callable
        Of a module what builds it, from the sizes of the dimensions that its parameters are named after.
    source : str
        Where such code is found: a repository and its file, or a paper; typed here, not copied from there.
    arguments : tuple of Argument
    variable : str
        The argument that is differentiated.
    module : bool
        Whether `function` builds an ``nn.Module``.
    elementwise : bool
    """

    framework: str
    function: Callable[..., Any]
    source: str
    arguments: tuple[Argument, ...]
    variable: str
    module: bool = False
    elementwise: bool = False

    @property
    def name(self) -> str:
        """The framework and the function."""
        return f"{self.framework}: {self.function.__name__}"

    @property
    def untried(self) -> bool:
        """Whether it waits for the finished code; a digest of its name decides."""
        return untried(self.name)

    def sizes(self, number: int) -> dict[str, int]:
        """Return sizes, in such a way that four times in a row each dimension has each of `SIZES`, others others."""
        letters = dict.fromkeys(
            part for a in self.arguments for axis in a.axes for part in axis.split("*") if not part.isdigit()
        )
        return {letter: SIZES[(place + number) % len(SIZES)] for place, letter in enumerate(letters)}


def case(
    arguments: str, source: str, *, wrt: str, framework: str, module: bool = False, elementwise: bool = False
) -> Callable[[Callable[..., Any]], Case]:
    """Make a case of a function: ``"x: m n; keep: m n (mask)"`` gives the axes and the domains of its arguments."""
    read = tuple(
        Argument(found["name"], tuple(found["axes"].split()), found["domain"] or "")
        for found in map(_ARGUMENT.fullmatch, arguments.split("; "))
        if found
    )
    if len(read) != arguments.count(";") + 1 or wrt not in [a.name for a in read]:
        raise ValueError(
            f"arguments such as 'x: m n; keep: m n (mask)' and one of them were expected: {arguments}, {wrt}"
        )
    return lambda function: Case(framework, function, source, read, wrt, module, elementwise)


def cases_in(names: Mapping[str, Any]) -> tuple[Case, ...]:
    """Return the cases of a module, in its order."""
    return tuple(value for value in names.values() if isinstance(value, Case))


def _mask(rng: np.random.Generator, shape: list[int]) -> Any:
    """Draw ones and zeros, the first of each row a one: a row is never empty."""
    drawn = (rng.random(shape) < 0.6).astype(float)
    drawn[..., 0] = 1
    return drawn


DOMAINS: Mapping[str, Callable[[np.random.Generator, list[int]], Any]] = {
    "": lambda rng, shape: rng.standard_normal(shape),
    "positive": lambda rng, shape: rng.uniform(0.3, 2, shape),
    "negative": lambda rng, shape: -rng.uniform(0.3, 2, shape),
    "ball": lambda rng, shape: _ball(rng.standard_normal(shape)),
    "unit": lambda rng, shape: rng.uniform(0.1, 0.9, shape),
    "weights": lambda rng, shape: rng.dirichlet(np.ones(shape[-1]), shape[:-1]),
    "mask": _mask,
    "bool": lambda rng, shape: _mask(rng, shape) > 0,
    "sign": lambda rng, shape: rng.choice([-1.0, 1.0], shape),
    "rotary": lambda rng, shape: _rotary(rng.standard_normal([*shape[:-1], shape[-1] // 2])),
    "definite": lambda rng, shape: _definite(rng.standard_normal(shape)),
}
"""What is drawn, by the word of a domain; ``size`` is a Python number, ``index of n`` whole numbers below n."""


def _rotary(angles: Any) -> tuple[Any, Any]:
    """Return cosines and sines of angles, twice along the last axis."""
    return tuple(np.concatenate([of(angles)] * 2, -1) for of in (np.cos, np.sin))


def _ball(a: Any) -> Any:
    """Return vectors of a norm less than one."""
    return 0.9 * a / (0.5 + np.linalg.norm(a, axis=-1, keepdims=True))


def _definite(a: Any) -> Any:
    """Return symmetric positive definite matrices."""
    return a @ np.swapaxes(a, -1, -2) + np.eye(a.shape[-1])
