"""What is checked: the formula of a theorem, honest ways to compute it, and the wrong formulas that are told apart.

A formula is plain NumPy code, a function of arrays by name: it runs on floats, on Arb balls, and on rounding balls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, TypeAlias

import numpy as np

from verify.checking.rounded import Rounded
from verify.numbers.elements import anchors

__all__ = [
    "Formula",
    "Invariant",
    "Probe",
    "Shape",
    "Spelling",
    "Statement",
    "Wrong",
    "average",
    "scaled_total",
    "top",
    "total",
]

Formula: TypeAlias = Callable[..., Any]
Shape: TypeAlias = tuple[int, ...]
NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class Spelling:
    """One honest way to write the formula.

    Attributes
    ----------
    name : str
    formula : Formula
    lenient : bool
        Whether it cancels where the formula does not, as people customarily write it all the same.
    """

    name: str
    formula: Formula
    lenient: bool = False


@dataclass(frozen=True)
class Wrong:
    """A formula that is not the theorem's.

    Attributes
    ----------
    name : str
        Of the mutant of the theorem that it computes.
    formula : Formula
    reported : str
        Where somebody computed it, as the mutant says: ``owner/repository#thread``.
    convention : bool
        Whether it is right under another convention, which the verdict then names.
    """

    name: str
    formula: Formula
    reported: str = ""
    convention: bool = False


@dataclass(frozen=True)
class Invariant:
    """A sum along an axis of the result that is zero.

    Attributes
    ----------
    theorem : str
        The theorem that says so.
    axis : int
    """

    theorem: str
    axis: int = -1


@dataclass(frozen=True)
class Probe:
    """Arguments at which a program is asked, and what they are for."""

    label: str
    arguments: Mapping[str, Any]


@dataclass(frozen=True)
class Statement:
    """What is checked of a program.

    Attributes
    ----------
    theorem : str
        Its name in the book.
    arguments : mapping of str to tuple of str
        Names of the arguments in their usual order, each with other names under which programs know it.
    spellings : tuple of Spelling
        The first one is the formula of the theorem.
    wrong : tuple of Wrong
    probes : callable
        Takes a generator of random numbers and a shape; yields probes.
    shapes : tuple of tuple of int
        Small, with pairwise different sizes, and one of equal ones.
    result : str
        What the formula returns, an array.
    constants : mapping of str to float
        Arguments that are numbers, fixed by a convention; a program may take them or know them.
    derived : mapping of str to Formula
        Arguments that are results of a computation on what the probes hold. A program is given them rounded.
    terms : callable, optional
        Arguments to the summands by name, and their coefficients in the theorem.
    invariants : tuple of Invariant
    """

    theorem: str
    arguments: Mapping[str, tuple[str, ...]]
    spellings: tuple[Spelling, ...]
    wrong: tuple[Wrong, ...]
    probes: Callable[[np.random.Generator, Shape], Iterator[Probe]]
    shapes: tuple[Shape, ...]
    result: str = "dx"
    constants: Mapping[str, float] = field(default_factory=lambda: NOTHING)
    derived: Mapping[str, Formula] = field(default_factory=lambda: NOTHING)
    terms: Callable[..., tuple[dict[str, Any], dict[str, int]]] | None = None
    invariants: tuple[Invariant, ...] = ()


def total(x: Any) -> Any:
    """Return sums along the last axis, which stays."""
    return x.sum(-1, keepdims=True)


def average(x: Any) -> Any:
    """Return means along the last axis, which stays."""
    return total(x) / x.shape[-1]


def scaled_total(x: Any) -> Any:
    """Return means as programs compute them that multiply by the rounded 1/n."""
    return total(x) * ((top(x) * 0 + 1) / x.shape[-1])


def top(x: Any) -> Any:
    """Return a number near the greatest of each row, of no error of its own: a shift that cancels in the formula."""
    if isinstance(x, Rounded):
        return Rounded(x.value.max(-1, keepdims=True), 0.0, x.model)
    return anchors(x).max(-1, keepdims=True)
