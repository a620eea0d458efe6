"""A program as data: equations between arrays, each with its line, from which nothing of a framework is left.

What a framework records at some sizes is a program of numbers; of several, at sizes that are told apart, one is made
whose sizes are symbols.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from ..kernel.terms import StatementError
from .sizes import Axis, SizeProduct, length, told

__all__ = [
    *("CodeLine", "Equation", "Hidden", "Input", "Operand", "Ref", "Shape", "SizedTable", "TraceError"),
    *("TracedProgram", "generalized"),
]


class TraceError(StatementError):
    """Raised where a program cannot be read as a formula; the message names the line of the program."""

    __module__ = "derive"


class Ref(NamedTuple):
    """The array of an input, or of an equation: inputs are counted first."""

    number: int


class SizedTable(NamedTuple):
    """An array that depends on sizes alone, such as a causal mask or the angles of positions.

    Attributes
    ----------
    kind : str
        ``"mask"`` if its entries are 0 and 1, else ``"table"``.
    values : tuple of arrays
        One for each of the sizes at which the program was read.
    shape : Shape
    """

    kind: str
    values: tuple[Any, ...]
    shape: Shape


class Hidden(NamedTuple):
    """Minus infinity, or a number that stands for it."""

    number: float


Shape: TypeAlias = tuple[SizeProduct | None, ...]
Operand: TypeAlias = "Ref | SizeProduct | SizedTable | Hidden | float"


class Input(NamedTuple):
    """An argument of a program, or a parameter of a module.

    Attributes
    ----------
    name : str
    axes : tuple of Axis
    whole : Axis or None
        Of whole numbers, the axis whose entries they count: they are read as rows of a one in the place counted.
    """

    name: str
    axes: tuple[Axis, ...]
    whole: Axis | None = None

    @property
    def rows(self) -> Input:
        """It as it is read: whole numbers have an axis more."""
        return self if self.whole is None else self._replace(axes=(*self.axes, self.whole), whole=None)

    def shape(self, sizes: Mapping[str, int]) -> tuple[int, ...]:
        """Return the lengths of the axes at some sizes."""
        return tuple(length(axis, sizes) for axis in self.axes)

    def drawn(self, sizes: Mapping[str, int], generator: np.random.Generator) -> Any:
        """Draw numbers at which a program is run."""
        if self.whole is None:
            return generator.uniform(0.25, 0.75, self.shape(sizes))
        return generator.integers(self.rows.shape(sizes)[-1], size=self.shape(sizes))


class CodeLine(NamedTuple):
    """A line that was running, of a function that was called.

    Attributes
    ----------
    line : str
        File and number.
    label : str
        The name to which the line assigns; empty where it assigns to none.
    function : str
        The function in which the line stands, or the module that computed.
    number : int
        Which call of it: two calls have two numbers.
    """

    line: str
    label: str = ""
    function: str = ""
    number: int = 0


class Equation(NamedTuple):
    """An operation and what it is applied to.

    Attributes
    ----------
    operation : str
        A name of `derive.tracing.operations.OPERATIONS`.
    operands : tuple of Operand
    settings : mapping of str to value
        Axes, bounds of slices and the like; sizes among them as sizes.
    shape : Shape
        Of the result.
    calls : tuple of CodeLine
        The lines of the user's files that were running, the outermost first.
    """

    operation: str
    operands: tuple[Any, ...]
    settings: Mapping[str, Any]
    shape: tuple[Any, ...]
    calls: tuple[CodeLine, ...] = ()

    @property
    def line(self) -> str:
        """Where it stands in the user's file."""
        return self.calls[-1].line if self.calls else ""

    def label(self, after: Equation | None) -> str | None:
        """Return the name of what it computes: of the line or of the call that ends with it, before the next equation.

        It is empty where they have none, and None of a part of a line.
        """
        following = after.calls if after is not None else ()
        for depth, call in enumerate(self.calls):
            other = following[depth] if depth < len(following) else None
            if other is not None and (other.line, other.number) == (call.line, call.number):
                continue
            if call.label or (depth and (other is None or other.number != call.number)):
                return call.label or call.function.strip("<>")
        return None if self.calls and self.calls == following else ""


class TracedProgram(NamedTuple):
    """Equations in order, and which of their arrays are returned.

    Attributes
    ----------
    name : str
    inputs : tuple of Input
    equations : tuple of Equation
    results : tuple of Ref
    notes : tuple of str
        What was changed before it was recorded.
    sizes : tuple of mapping of str to int
        At which it was read.
    """

    name: str
    inputs: tuple[Input, ...]
    equations: tuple[Equation, ...]
    results: tuple[Ref, ...]
    notes: tuple[str, ...] = ()
    sizes: tuple[Mapping[str, int], ...] = ()


def generalized(programs: Sequence[TracedProgram], sizes: Sequence[Mapping[str, int]]) -> TracedProgram:
    """Return the program of symbolic sizes that each of several programs is, at sizes of its own.

    Raises
    ------
    TraceError
        If they differ in more than sizes: the line where they part.
    """
    first = programs[0]
    for equations in zip(*(p.equations for p in programs), strict=False):
        if len({(e.operation, e.line) for e in equations}) > 1:
            raise TraceError(
                f"{equations[0].line}: what is computed here depends on the sizes, as a loop over an axis does: "
                f"{_parts(equations, sizes)}"
            )
    if len({(len(p.equations), p.results) for p in programs}) > 1:
        most = max(programs, key=lambda p: len(p.equations)).equations[-1].line
        raise TraceError(f"{most}: how much is computed depends on the sizes; a loop over an axis is not read")

    def general(values: Sequence[Any], line: str) -> Any:
        one = values[0]
        if isinstance(one, np.ndarray):
            return _array(values, sizes)
        if isinstance(one, Ref | str | bool | type(None) | slice):
            return one
        if isinstance(one, Mapping):
            return {key: general([v[key] for v in values], line) for key in one}
        if isinstance(one, tuple | list):
            return tuple(general(list(each), line) for each in zip(*values, strict=True))
        if isinstance(one, float | int) and not np.isfinite(one):
            return Hidden(float(one)) if one < 0 else float(one)
        size = told(values, sizes)
        if size is None and isinstance(one, float):
            return SizedTable("number", tuple(map(np.asarray, values)), ())
        if size is None:
            shown = ", ".join(f"{v:g}" for v in values)
            raise TraceError(f"{line}: {shown} at three choices of sizes is no product of powers of sizes")
        return size

    equations = tuple(
        Equation(
            each[0].operation,
            _shaped(each, sizes) or general([e.operands for e in each], each[0].line),
            general([e.settings for e in each], each[0].line),
            _shape([e.shape for e in each], sizes),
            each[0].calls,
        )
        for each in zip(*(p.equations for p in programs), strict=True)
    )
    return first._replace(equations=equations, sizes=tuple(sizes))


def _shaped(equations: Sequence[Equation], sizes: Sequence[Mapping[str, int]]) -> tuple[Any, ...]:
    """Return operands that are arrays with all their axes, of an operation that asks for these."""
    operands = list(zip(*(e.operands for e in equations), strict=True))
    arrays = all(isinstance(o[0], Ref | np.ndarray) for o in operands)
    if equations[0].operation not in ("einsum", "concatenate") or not arrays:
        return ()
    return tuple(o[0] if isinstance(o[0], Ref) else _table(o, sizes) for o in operands)


def _array(values: Sequence[np.ndarray], sizes: Sequence[Mapping[str, int]]) -> Any:
    """Return arrays of numbers: a number, or a product of sizes, if each holds one alone; else a table."""
    if all(array.size and (array == array.flat[0]).all() for array in values):
        numbers = [float(array.flat[0]) for array in values]
        number = Hidden(numbers[0]) if numbers[0] == -np.inf else told(numbers, sizes)
        if number is not None:
            return number
    return _table(values, sizes)


def _table(values: Sequence[np.ndarray], sizes: Sequence[Mapping[str, int]]) -> SizedTable:
    kind = "mask" if all(np.isin(array, (0, 1)).all() for array in values) else "table"
    return SizedTable(kind, tuple(values), _shape([array.shape for array in values], sizes))


def _shape(shapes: Sequence[Sequence[int]], sizes: Sequence[Mapping[str, int]]) -> Shape:
    return tuple(told(lengths, sizes) for lengths in zip(*shapes, strict=True))


def _parts(equations: Sequence[Equation], sizes: Sequence[Mapping[str, int]]) -> str:
    return "; ".join(
        f"{e.operation} at {', '.join(f'{n} = {k}' for n, k in s.items())}"
        for e, s in zip(equations, sizes, strict=True)
    )
