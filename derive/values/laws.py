"""Random entries in numbers: finite laws, polynomials in random entries, and their exact moments.

Under an expectation a random entry is read as a `RandomPolynomial`, an element of an object array like any other
number. The expectation replaces each monomial by its moment, a weighted sum over the outcomes of the entries in it.
This is the sum over all outcomes of the product law, at a cost that does not grow exponentially with the number of
entries.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[Any]
Entry: TypeAlias = tuple[str, tuple[int, ...]]  # name of a family, index of an entry
Monomial: TypeAlias = tuple[tuple[Entry, int], ...]  # entries in order, each with its power


@dataclass(frozen=True, eq=False)
class Law:
    """A finite law for the entries of a random family.

    Parameters
    ----------
    points : ndarray, shape (*family, outcomes)
        Values of each entry, in any number type.
    weights : ndarray, shape (*family, outcomes)
        Their probabilities, which sum to one.
    shared : str
        Entries are independent, except that those of families with the same mark and the same index have one outcome in
        common, and with it their weights. The empty mark is shared with none.
    """

    points: Array
    weights: Array
    shared: str = ""


class RandomPolynomial:
    """A polynomial in random entries, its coefficients of any number type.

    Parameters
    ----------
    terms : dict of monomial to number
    """

    __slots__ = ("terms",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, terms: dict[Monomial, Any]) -> None:
        self.terms = terms

    def __add__(self, other: Any) -> RandomPolynomial:
        if isinstance(other, np.ndarray):
            return NotImplemented
        terms = dict(self.terms)
        for monomial, factor in _terms(other).items():
            terms[monomial] = terms[monomial] + factor if monomial in terms else factor
        return RandomPolynomial(terms)

    __radd__ = __add__

    def __neg__(self) -> RandomPolynomial:
        return RandomPolynomial({monomial: -factor for monomial, factor in self.terms.items()})

    def __sub__(self, other: Any) -> RandomPolynomial:
        if isinstance(other, np.ndarray):
            return NotImplemented
        return self.__add__(-other)

    def __rsub__(self, other: Any) -> RandomPolynomial:
        return (-self).__add__(other)

    def __mul__(self, other: Any) -> RandomPolynomial:
        if isinstance(other, np.ndarray):
            return NotImplemented
        terms: dict[Monomial, Any] = {}
        for first, a in self.terms.items():
            for second, b in _terms(other).items():
                both = _product(first, second)
                terms[both] = terms[both] + a * b if both in terms else a * b
        return RandomPolynomial(terms)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> RandomPolynomial:
        if isinstance(other, np.ndarray | RandomPolynomial):
            return NotImplemented
        return RandomPolynomial({monomial: factor / other for monomial, factor in self.terms.items()})

    def __pow__(self, exponent: int) -> Any:
        power: Any = self if exponent else 1
        for _ in range(exponent - 1):
            power = power * self
        return power

    def __repr__(self) -> str:
        return f"Polynomial({self.terms!r})"


def _terms(value: Any) -> dict[Monomial, Any]:
    return value.terms if isinstance(value, RandomPolynomial) else {(): value}


def _product(a: Monomial, b: Monomial) -> Monomial:
    powers = dict(a)
    for entry, power in b:
        powers[entry] = powers.get(entry, 0) + power
    return tuple(sorted(powers.items()))


def variables(name: str, shape: tuple[int, ...], one: Any) -> Array:
    """Return the entries of a random family as polynomials with coefficient ``one``."""
    entries = np.empty(shape, dtype=object)
    for index in np.ndindex(shape):
        entries[index] = RandomPolynomial({(((name, index), 1),): one})
    return entries


@dataclass(frozen=True)
class Moments:
    """Expectations under the laws of some families; each moment is computed once.

    Parameters
    ----------
    laws : mapping of str to Law
    """

    laws: dict[str, Law]
    _moments: dict[Monomial, Any] = field(default_factory=dict)
    _of_one: dict[Monomial, Any] = field(default_factory=dict)  # powers of entries that share their outcome

    def expectation(self, array: Array) -> Array:
        """Return the expectation of each element."""
        result = np.empty(array.shape, dtype=object)
        for index in np.ndindex(array.shape):
            result[index] = self._mean(array[index])
        return result

    def _mean(self, value: Any) -> Any:
        if not isinstance(value, RandomPolynomial):
            return value
        parts = [factor * self._moment(m) if m else factor for m, factor in value.terms.items()]
        return sum(parts[1:], start=parts[0])

    def _moment(self, monomial: Monomial) -> Any:
        if monomial not in self._moments:
            ordered = sorted(monomial, key=lambda part: self._outcome(part[0]))
            moment = None
            for _, together in groupby(ordered, key=lambda part: self._outcome(part[0])):
                factor = self._joint(tuple(together))
                moment = factor if moment is None else moment * factor
            self._moments[monomial] = moment
        return self._moments[monomial]

    def _outcome(self, entry: Entry) -> tuple[bool, str, tuple[int, ...]]:
        """Name the outcome that an entry depends on."""
        name, index = entry
        mark = self.laws[name].shared
        return (bool(mark), mark or name, index)

    def _joint(self, together: Monomial) -> Any:
        if together not in self._of_one:
            (name, index), _ = together[0]
            weighted = self.laws[name].weights[index]
            for (other, where), power in together:
                for _ in range(power):  # products, which every number type has
                    weighted = weighted * self.laws[other].points[where]
            self._of_one[together] = weighted.sum()
        return self._of_one[together]
