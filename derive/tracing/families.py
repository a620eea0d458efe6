"""What a program is as formulas, and what arrays are as the families in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np

from ..kernel.terms import Term
from ..language.formulas import Formula
from ..language.terms import Vector
from .programs import SizedTable, TracedProgram, TraceError
from .sizes import Axis

__all__ = ["Families", "Reading"]


class Families(NamedTuple):
    """An array as families, one for each of its numbers that are counted out.

    Attributes
    ----------
    axes : tuple of Axis
    names : mapping of tuple of int to str
        Of the families, by the numbers of the factors that are numbers, in order.

    Examples
    --------
    >>> halves = Families((("m",), (2, "p")), {(0,): "x_1", (1,): "x_2"})
    >>> x = np.arange(12).reshape(2, 6)
    >>> parts = halves.apart(x, {"p": 3})
    >>> parts["x_2"].tolist(), (halves.joined(parts) == x).all()
    ([[3, 4, 5], [9, 10, 11]], True)
    """

    axes: tuple[Axis, ...]
    names: Mapping[tuple[int, ...], str]

    def apart(self, array: Any, sizes: dict[str, int], tried: Sequence[Mapping[str, int]] = ()) -> dict[str, Any]:
        """Return the families of an array, whose sizes are noted; if one does not tell, they are among those tried."""
        shape = list[int]()
        for axis, length in zip(self.axes, array.shape, strict=True):
            fixed = prod(sizes.get(f, 1) if isinstance(f, str) else f for f in axis)
            for f in axis:
                if isinstance(f, str) and f not in sizes:
                    left = [g for g in axis if isinstance(g, str) and g not in sizes]
                    sizes[f] = length // fixed if len(left) == 1 else _length(f, axis, length, tried)
                    fixed *= sizes[f]
            shape += [sizes[f] if isinstance(f, str) else f for f in axis]
        whole, places = array.reshape(shape), dict[str, Any]()
        for at, name in self.names.items():
            counted = iter(at)
            places[name] = tuple(next(counted) if isinstance(f, int) else slice(None) for f in self.factors)
        return {name: whole[place] for name, place in places.items()}

    @property
    def factors(self) -> Axis:
        """The factors of all axes."""
        return tuple(f for axis in self.axes for f in axis)

    def joined(self, families: Mapping[str, Any]) -> Any:
        """Return the array of some families."""
        parts = [families[name] for name in self.names.values()]
        numbers = [f for f in self.factors if isinstance(f, int)]
        whole = np.stack(parts).reshape((*numbers, *np.shape(parts[0])))
        counted, others = iter(range(len(numbers))), iter(range(len(numbers), whole.ndim))
        whole = whole.transpose([next(counted if isinstance(f, int) else others) for f in self.factors])
        lengths = iter(whole.shape)
        return whole.reshape([prod(next(lengths) for _ in axis) for axis in self.axes])


class Reading(NamedTuple):
    """A program as formulas.

    Attributes
    ----------
    formulas : tuple of Formula
        One for each array that is returned, and each of its numbers that are counted out.
    variables : mapping of str to Vector or Term
        What stands for each input: a family, or a real number.
    tables : mapping of str to SizedTable
        Families that stand for arrays which depend on sizes alone.
    notes : tuple of str
        What the program does that the formula does not.
    program : TracedProgram
        With the axes as they were read.
    arrays : mapping of str to Families
        What stands for each input and each table.
    results : tuple of Families
        The formulas of each array that is returned, by their names.
    """

    formulas: tuple[Formula, ...]
    variables: Mapping[str, Vector | Term]
    tables: Mapping[str, SizedTable]
    notes: tuple[str, ...]
    program: TracedProgram
    arrays: Mapping[str, Families]
    results: tuple[Families, ...]

    @property
    def formula(self) -> Formula:
        """The formula of a program that returns one array."""
        (one,) = self.formulas
        return one

    def values(self, arrays: Mapping[str, Any]) -> dict[str, Any]:
        """Return what each family of the formulas is, where the arguments of the program are some arrays.

        Raises
        ------
        TraceError
            If a table is needed at sizes at which the program was not read.
        """
        result, sizes = dict[str, Any](), dict[str, int]()
        for one in self.program.inputs:
            array = np.asarray(arrays[one.name])
            if one.whole is not None:
                counts = [one._replace(axes=(one.whole,)).shape(s)[0] for s in self.program.sizes]
                count = next((n for n in counts if array.max(initial=0) < n), int(array.max(initial=0)) + 1)
                array = np.eye(count)[array]
            result |= self.arrays[one.name].apart(array, sizes, self.program.sizes)
        for name, table in self.tables.items():
            places = [n for n, s in enumerate(self.program.sizes) if all(sizes.get(k, v) == v for k, v in s.items())]
            if not places:
                read = ", ".join(map(str, self.program.sizes))
                raise TraceError(f"{name} is known at the sizes {read}, not at {sizes}")
            array = np.asarray(table.values[places[0]], float)
            result |= self.arrays[name].apart(array, sizes, self.program.sizes)
        return result


def _length(factor: str, axis: Axis, length: int, sizes: Sequence[Mapping[str, int]]) -> int:
    """Return how long a factor of an axis is, at sizes at which the program was read."""
    for each in sizes:
        if prod(each[f] if isinstance(f, str) else f for f in axis) == length:
            return each[factor]
    raise TraceError(f"an axis of {length} entries is {axis} at none of the sizes at which the program was read")
