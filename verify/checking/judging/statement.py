"""Statements to check programs against: a formula, correct ways to compute it, and wrong formulas to exclude.

A formula is plain NumPy code, a function of arrays by name: it runs on floats, on Arb balls, and on rounding balls.
Formula, wrong formulas and summands come from the book; written by hand are correct ways that round more than it does.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Any, TypeAlias

import numpy as np

from derive.books.book import Book
from verify.checking.judging.book import BOOK
from verify.checking.rounding.formats import Format
from verify.checking.rounding.rounded import Rounded
from verify.numbers.elements import anchors

__all__ = [
    "Binding",
    "Formula",
    "GRADIENT",
    "Invariant",
    "OF_OWN",
    "Origin",
    "Probe",
    "Result",
    "Shape",
    "Spelling",
    "Staged",
    "Statement",
    "USUAL",
    "Wrong",
    "average",
    "exponentials",
    "from_top",
    "hidden",
    "one_of",
    "positive",
    "scaled_total",
    "softmax",
    "top",
    "total",
    "transposed",
]

Formula: TypeAlias = Callable[..., Any]
Binding: TypeAlias = Callable[..., Mapping[str, Any]]
"""Takes the arguments of a program by name to the variables of a theorem by name."""
Shape: TypeAlias = tuple[int, ...]
NOTHING: Mapping[str, Any] = MappingProxyType({})
OF_OWN = 4.0
"""The slack of formulas of the user: a right program was seen to be off by 1.6 bounds, by ``1 - sum(p)`` at a sink."""
GRADIENT = ("g", "dy", "grad", "grad_output", "dout")
"""Names under which programs know the gradient at a result."""
USUAL = "the usual convention"
"""The name of a theorem where another convention is declared."""


@dataclass(frozen=True)
class Spelling:
    """A correct way to write the formula.

    Attributes
    ----------
    name : str
    formula : Formula
    lenient : bool
        Whether it cancels where the formula does not; people customarily write it all the same.
    overflows : bool
        Whether it overflows where others do not: where it may, no correct program is written like that.
    """

    name: str
    formula: Formula
    lenient: bool = False
    overflows: bool = False


@dataclass(frozen=True)
class Staged:
    """A formula in two stages, of which many have the first in common: it is computed once for all of them.

    Attributes
    ----------
    first : Formula
    then : callable
        Takes what the first stage returns.
    """

    first: Formula
    then: Callable[[Any], Any]

    def __call__(self, **arguments: Any) -> Any:
        """Apply the second stage to the result of the first."""
        return self.then(self.first(**arguments))


@dataclass(frozen=True)
class Origin:
    """The place of a wrong formula in the book.

    Attributes
    ----------
    book : Binding
        The values of the variables.
    theorem : str
    mutant : str
        Empty for the theorem itself, which is wrong at these arguments: another mask, another layout.
    laid_out : callable, optional
        Maps the right sides there to the array that a program returns, if another way than the result does: along
        another axis, times a factor. The arguments of the program are given by name.
    source : Book
        The book that states the theorem.
    """

    book: Binding
    theorem: str
    mutant: str = ""
    laid_out: Callable[..., Any] | None = None
    source: Book = BOOK


@dataclass(frozen=True)
class Wrong:
    """A formula that is not the theorem's: see `verify.checking.judging.mistakes`, which computes it from the book.

    Attributes
    ----------
    name : str
    formula : Formula
    origin : Origin or None
        Its place in the book; None for a slip in a formula of the user.
    reported : str
        The report of the mutant: ``owner/repository#thread``.
    convention : bool
        Whether it is right under another convention, which the verdict then names.
    hint : str
        Advice on what to declare where it cannot be distinguished from the theorem.
    needs : float
        The size of its constants: where a format does not hold them, nobody computes it.
    """

    name: str
    formula: Formula
    origin: Origin | None
    reported: str = ""
    convention: bool = False
    hint: str = ""
    needs: float = 0.0


@dataclass(frozen=True)
class Invariant:
    """A sum along an axis of the result that is zero.

    Attributes
    ----------
    theorem : str
        The theorem that proves it.
    axis : int
    """

    theorem: str
    axis: int = -1


@dataclass(frozen=True)
class Probe:
    """Arguments for a program, and their label."""

    label: str
    arguments: Mapping[str, Any]


@dataclass(frozen=True)
class Result:
    """An array that a program returns, with its formula and all that is used to check it.

    Attributes
    ----------
    theorem : str
        The theorem of the book whose right side it is.
    book : Binding
        The values of the theorem's variables. Axes before those of the theorem are batches.
    spellings : tuple of Spelling
        Correct ways to compute it; one that rounds no more than another is not listed.
    wrong : tuple of Wrong
    terms : callable, optional
        Maps arguments to the summands by name, and their coefficients in the theorem.
    invariants : tuple of Invariant
    laid_out : callable
        Maps the right sides of the theorem, one for each of its relations, to the array as a program lays it out.
    same : mapping of str to mapping of str to number
        Wrong formulas that are no other formula under the conventions, and the values of the theorem's variables that
        make it so: the kernel proves the mutant equal to the theorem at these values.
    source : Book
        The book that states the theorem.
    notes : tuple of str
        Notes in the report on every program.
    instead : callable, optional
        The formula in the place of a theorem of a book: right under a convention that is declared by its name, or a
        formula of the user.
    called : str
        Name of the formula in reports.
    slack : float
        Number of bounds of the loosest model by which a correct program may be off, as not all ways to round are
        known: up to there a program is not refused.
    casts : callable
        Takes a format to the programs that round an intermediate result to it: wrong where a program rounds once.
    siblings : callable
        Returns the formulas of other statements with this signature. They are excluded where half precision may hide
        them, and name a refused program elsewhere.
    rare : callable
        Takes arguments, what a program returned there, and how far it may be off; yields more wrong formulas, which
        only name a refused program: nothing is excluded by them.
    multiplied : callable
        Returns the formula with squares of differences multiplied out, which a naive program computes; or nothing.
    pairs : callable
        Takes the same; yields formulas with two changes.
    """

    theorem: str
    book: Binding
    spellings: tuple[Spelling, ...]
    wrong: tuple[Wrong, ...]
    terms: Callable[..., tuple[dict[str, Any], dict[str, int]]] | None = None
    invariants: tuple[Invariant, ...] = ()
    laid_out: Callable[..., Any] = lambda right: right
    same: Mapping[str, Mapping[str, Fraction]] = field(default_factory=lambda: NOTHING)
    source: Book = BOOK
    notes: tuple[str, ...] = ()
    instead: Formula | None = None
    called: str = "the theorem"
    slack: float = 1.0
    casts: Callable[[Format], tuple[Wrong, ...]] = lambda form: ()
    siblings: Callable[[], tuple[Wrong, ...]] = tuple
    rare: Callable[[Mapping[str, Any], Any, Any], Iterable[Wrong]] = lambda given, returned, allowed: ()
    multiplied: Callable[[], tuple[Formula, ...]] = tuple
    pairs: Callable[[Mapping[str, Any], Any, Any], Iterable[Wrong]] = lambda given, returned, allowed: ()


@dataclass(frozen=True, eq=False)
class Statement:
    """The statement that a program is checked against. Questions are cached by its identity.

    Attributes
    ----------
    name : str
        Name of the theorem, or of several results together.
    arguments : mapping of str to tuple of str
        Names of the arguments in their usual order, each with other names under which programs know it.
    results : mapping of str to Result
        In their usual order.
    probes : callable
        Takes a generator of random numbers and a shape; yields probes, those that tell most first. Arrays of floats are
        rounded to the dtype of the program; arrays of integers and of truth values are given as they are.
    shapes : tuple of tuple of int
        Small, with pairwise different sizes, and one of equal ones.
    axes : tuple of str
        What the numbers of a shape are.
    constants : mapping of str to float
        Arguments that are numbers, fixed by a convention; a program may take them or know them. A probe that holds
        another value is for programs that take it.
    derived : mapping of str to Formula
        Arguments that are results of a computation on what the probes hold and on the constants. A program is given
        them rounded.
    fewest : int
        The least size that is asked along an axis, where programs that are known refuse fewer.
    structured : frozenset of str, optional
        The arguments that may be of a special structure, as hypotheses allow it; all without it.
    handed : mapping of str to callable
        Arguments that a program is given otherwise than formulas are: a row of ones and zeros as an integer.
    admits : callable, optional
        Tells whether hypotheses hold at arguments of a shape, in a format. Without it those in `structured` may be any.
    """

    name: str
    arguments: Mapping[str, tuple[str, ...]]
    results: Mapping[str, Result]
    probes: Callable[[np.random.Generator, Shape], Iterator[Probe]]
    shapes: tuple[Shape, ...]
    axes: tuple[str, ...]
    constants: Mapping[str, float] = field(default_factory=lambda: NOTHING)
    derived: Mapping[str, Formula] = field(default_factory=lambda: NOTHING)
    fewest: int = 1
    structured: frozenset[str] | None = None
    handed: Mapping[str, Formula] = field(default_factory=lambda: NOTHING)
    admits: Callable[[Mapping[str, Any], Shape, Format], bool] | None = None


def one_of(name: str, value: Any, allowed: Collection[Any]) -> Any:
    """Return the value of a convention.

    Raises
    ------
    ValueError
        If it is none of those that it may have; ``1`` is not ``True``.
    """
    if not any(type(value) is type(choice) and value == choice for choice in allowed):
        raise ValueError(f"{name}: expected {' or '.join(map(str, allowed))}, got {value!r}")
    return value


def positive(name: str, value: Any, *, or_zero: bool = False, whole: bool = False) -> Any:
    """Return the value of a convention that is a number.

    Raises
    ------
    ValueError
        If it is none, not finite, below zero, or zero or no whole number where these are not allowed.
    """
    number = type(value) is int or (type(value) is float and math.isfinite(value) and not whole)
    if not number or value < 0 or (value == 0 and not or_zero):
        kind = "whole number" if whole else "number"
        raise ValueError(f"{name}: expected a {kind} {'>=' if or_zero else '>'} 0, got {value!r}")
    return value


def total(x: Any, axis: int = -1) -> Any:
    """Return sums along an axis, which stays."""
    return x.sum(axis, keepdims=True)


def transposed(x: Any) -> Any:
    """Return matrices transposed."""
    return np.swapaxes(x, -1, -2)


def average(x: Any, axis: int = -1) -> Any:
    """Return means along an axis, which stays."""
    return total(x, axis) / x.shape[axis]


def scaled_total(x: Any, axis: int = -1) -> Any:
    """Return means as programs compute them that multiply by the rounded 1/n."""
    sums = total(x, axis)
    return sums * ((sums * 0 + 1) / x.shape[axis])


def top(x: Any) -> Any:
    """Return a number near the greatest of each row, without error: a shift that cancels in the formula."""
    if isinstance(x, Rounded):
        return Rounded(x.value.max(-1, keepdims=True), 0.0, x.model)
    return anchors(x).max(-1, keepdims=True)


def softmax(x: Any) -> Any:
    """Return softmax along the last axis, as programs shift it."""
    e = np.exp(x - top(x))
    return e / total(e)


def from_top(x: Any) -> Any:
    """Return what each number of a row is above the greatest: zero for the greatest itself, however far that is off."""
    below = x - top(x)
    if not isinstance(x, Rounded):
        return below
    high = x.value + x.radius
    first = high.argmax(-1)[..., None] == np.arange(x.shape[-1])
    others = np.where(first, np.where(first, -np.inf, high).max(-1, keepdims=True), high.max(-1, keepdims=True))
    greatest = x.value - x.radius > others
    return Rounded(np.where(greatest, 0.0, below.value), np.where(greatest, 0.0, below.radius), x.model)


def hidden(s: Any, keep: Any) -> Any:
    """Return scores with minus infinity, or what no score is below, in the place of those of hidden keys."""
    if keep is None:
        return s
    exact = not isinstance(s, Rounded) and s.dtype == object
    return np.where(keep, s, -top(-s) if exact else -math.inf)


def exponentials(s: Any, keep: Any) -> Any:
    """Return exponentials of scores from the highest that a query sees, zero for hidden keys."""
    e = np.exp(from_top(hidden(s, keep)))
    return e if keep is None else np.where(keep, e, 0)
