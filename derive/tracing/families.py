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
from .values import axis_of

__all__ = ["Reading"]


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
    """

    formulas: tuple[Formula, ...]
    variables: Mapping[str, Vector | Term]
    tables: Mapping[str, SizedTable]
    notes: tuple[str, ...]
    program: TracedProgram

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
            array, axes = np.asarray(arrays[one.name]), one.axes
            if one.whole is not None:
                counts = [one._replace(axes=(one.whole,)).shape(s)[0] for s in self.program.sizes]
                count = next((n for n in counts if array.max(initial=0) < n), int(array.max(initial=0)) + 1)
                array, axes = np.eye(count)[array], (*axes, one.whole)
            result |= self._parts(one.name, array, axes, sizes)
        for name, table in self.tables.items():
            places = [n for n, s in enumerate(self.program.sizes) if all(sizes.get(k, v) == v for k, v in s.items())]
            if not places:
                read = ", ".join(map(str, self.program.sizes))
                raise TraceError(f"{name} is known at the sizes {read}, not at {sizes}")
            array, axes = np.asarray(table.values[places[0]], float), tuple(map(axis_of, table.shape))
            result |= self._parts(name, array, axes, sizes)
        return result

    def _parts(self, name: str, array: Any, axes: tuple[Axis, ...], sizes: dict[str, int]) -> dict[str, Any]:
        """Return an array as families, one for each of its numbers that are counted out."""
        shape = list[int]()
        for axis, length in zip(axes, array.shape, strict=True):
            fixed = prod(sizes.get(f, 1) if isinstance(f, str) else f for f in axis)
            for f in axis:
                if isinstance(f, str) and f not in sizes:
                    left = [g for g in axis if isinstance(g, str) and g not in sizes]
                    sizes[f] = length // fixed if len(left) == 1 else _length(f, axis, length, self.program.sizes)
                    fixed *= sizes[f]
            shape += [sizes[f] if isinstance(f, str) else f for f in axis]
        whole = array.reshape(shape)
        numbers = [n for n, f in enumerate(f for axis in axes for f in axis) if isinstance(f, int)]
        factors = [f for axis in axes for f in axis]
        name = name.replace(".", "_")
        parts = dict[str, Any]()
        for at in np.ndindex(*(shape[n] for n in numbers)):
            index = [slice(None)] * len(factors)
            for n, k in zip(numbers, at, strict=True):
                index[n] = k
            parts["_".join([name, *(str(k + 1) for k in at)])] = whole[tuple(index)]
        return parts


def _length(factor: str, axis: Axis, length: int, sizes: Sequence[Mapping[str, int]]) -> int:
    """Return how long a factor of an axis is, at sizes at which the program was read."""
    for each in sizes:
        if prod(each[f] if isinstance(f, str) else f for f in axis) == length:
            return each[factor]
    raise TraceError(f"an axis of {length} entries is {axis} at none of the sizes at which the program was read")
