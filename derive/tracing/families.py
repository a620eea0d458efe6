"""What a program is as formulas, and what arrays are as the families in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np

from ..kernel.terms import Term
from ..language.formulas import Formula
from ..language.terms import Vector
from .programs import SizedTable, TracedProgram, TraceError
from .sizes import Axis, length

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
    >>> parts["x_2"].tolist(), bool((halves.joined(parts) == x).all())
    ([[3, 4, 5], [9, 10, 11]], True)
    """

    axes: tuple[Axis, ...]
    names: Mapping[tuple[int, ...], str]

    def apart(self, array: Any, sizes: dict[str, int], tried: Sequence[Mapping[str, int]] = ()) -> dict[str, Any]:
        """Return the families of an array, whose sizes are noted; if one does not tell, they are among those tried."""
        shape = list[int]()
        for axis, count in zip(self.axes, array.shape, strict=True):
            left = [f for f in axis if isinstance(f, str) and f not in sizes]
            if len(left) == 1:
                sizes[left[0]] = count // length(axis, {**sizes, left[0]: 1})
            elif left:
                known = next((s for s in tried if length(axis, s) == count), None)
                if known is None:
                    raise TraceError(
                        f"an axis of {count} entries is {axis} at none of the sizes at which the program was read"
                    )
                sizes |= {f: known[f] for f in left}
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

    def joined(self, families: Mapping[str, Any], stack: Callable[[list[Any], int], Any] = np.stack) -> Any:
        """Return the array of some families, which a function of their framework stacks along an axis."""
        parts, shape = [families[name] for name in self.names.values()], iter(np.shape(families[self.name]))
        numbers = [(place, f) for place, f in enumerate(self.factors) if isinstance(f, int)]
        for before, (place, count) in reversed(list(enumerate(numbers))):  # the last number runs fastest
            parts = [stack(parts[n : n + count], place - before) for n in range(0, len(parts), count)]
        lengths = [prod(f if isinstance(f, int) else next(shape) for f in axis) for axis in self.axes]
        return parts[0].reshape(lengths)

    @property
    def name(self) -> str:
        """The name of the first."""
        return next(iter(self.names.values()))


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
    masks : tuple of str
        The families of arguments that hold ones and zeros.
    """

    formulas: tuple[Formula, ...]
    variables: Mapping[str, Vector | Term]
    tables: Mapping[str, SizedTable]
    notes: tuple[str, ...]
    program: TracedProgram
    arrays: Mapping[str, Families]
    results: tuple[Families, ...]
    masks: tuple[str, ...] = ()

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
                counts = [one.rows.shape(s)[-1] for s in self.program.sizes]
                count = next((n for n in counts if array.max(initial=0) < n), int(array.max(initial=0)) + 1)
                array = np.eye(count)[array]
            result |= self.arrays[one.name].apart(array, sizes, self.program.sizes)
        for name in self.tables:
            result |= self.arrays[name].apart(self.table(name, sizes), sizes, self.program.sizes)
        return result

    def table(self, name: str, sizes: Mapping[str, int], again: Callable[..., TracedProgram] | None = None) -> Any:
        """Return a table at some sizes; at those at which the program was not read, from what is recorded again.

        Raises
        ------
        TraceError
            If nothing is, or the program has none there.
        """
        values = self.tables[name].values
        if places := [n for n, s in enumerate(self.program.sizes) if all(sizes.get(k, v) == v for k, v in s.items())]:
            return np.asarray(values[places[0]], float)
        recorded = zip(self.program.equations, again(at=sizes).equations if again else (), strict=False)
        for one, other in (pair for e, a in recorded for pair in zip(e.operands, a.operands, strict=True)):
            known = isinstance(one, SizedTable) and all(map(np.array_equal, one.values, values))
            if known and isinstance(other, np.ndarray):
                return np.asarray(other, float)
        read = ", ".join(map(str, self.program.sizes))
        raise TraceError(f"{name} is known at the sizes {read}, not at {sizes}")
