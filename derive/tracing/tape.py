"""What a running program of arrays computes, equation by equation: what NumPy and PyTorch note in the same way."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from inspect import BoundArguments, signature
from itertools import pairwise
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeAlias

import numpy as np

from .lines import running
from .programs import Equation, Input, Ref, TracedProgram, TraceError

__all__ = ["PICKED", "Arranged", "Note", "Tape", "Unread", "along", "contraction", "multiplied", "runs", "swapped"]

Arranged: TypeAlias = Callable[[Mapping[str, Any]], Mapping[str, Any]]
"""Takes the arrays of a program by name, and returns the arguments of its function."""
Note: TypeAlias = tuple[str, Sequence[Any], Mapping[str, Any]]
"""An operation, its operands and its settings."""
Unread: TypeAlias = Any
"""An argument of which only the default can be read."""
LETTERS = "abcdefgh"
PICKED = "a choice of entries by an array", "; an index is an argument of the shape 'm -> n'"


class Tape:
    """The equations of a program that is running, and the arrays that they give.

    Parameters
    ----------
    inputs : sequence of Input
    until : code
        Of the function that runs it.
    framework : module
        Lines of which are passed over.
    """

    def __init__(self, inputs: Sequence[Input], until: CodeType, framework: Any) -> None:
        super().__init__()
        self.inputs, self.until, self.equations = tuple(inputs), until, list[Equation]()
        self.passed_over = (str(Path(__file__).parent), str(Path(framework.__file__).parent))
        self.frames, self.arrays, self.stale = dict[FrameType, int](), list[Any](), set[int]()

    # what a framework says of its arrays
    def put(self, value: Any, ref: Ref) -> Any:
        """Return a new array with its place on the tape."""
        raise NotImplementedError

    def place(self, operand: Any) -> Any:
        """Return where an array stands on the tape; of a number or an array of numbers itself."""
        raise NotImplementedError

    def plain(self, operand: Any) -> Any:
        """Return the numbers of an array."""
        raise NotImplementedError

    def counts(self, operand: Any) -> bool:
        """Tell whether an array on the tape is one of whole numbers that pick entries."""
        ref = self.place(operand)
        return isinstance(ref, Ref) and ref.number < len(self.inputs) and self.inputs[ref.number].whole is not None

    def is_index(self, operand: Any, shape: Sequence[int]) -> bool:
        """Tell whether an array is one of whole numbers, of the shape that the program was given."""
        return self.counts(operand) and tuple(self.arrays[self.place(operand).number].shape) == tuple(shape)

    # what is noted
    def add(
        self, operation: str, operands: Sequence[Any], settings: Mapping[str, Any], value: Any, picks: bool = False
    ) -> Any:
        """Note an operation, and return its result; whole numbers are operands of one that ``picks`` alone."""
        if not picks and any(map(self.counts, operands)):
            raise self.refused(f"{operation} of whole numbers that pick entries")
        return self.put(value, self.noted(operation, operands, settings, value.shape))

    def noted(self, operation: str, operands: Sequence[Any], settings: Mapping[str, Any], shape: Sequence[int]) -> Ref:
        """Note an operation, and return where its result stands."""
        self.fresh(operands)
        calls = running(self.passed_over, self.until, self.frames)
        self.equations.append(Equation(operation, tuple(map(self.place, operands)), settings, tuple(shape), calls))
        return Ref(len(self.inputs) + len(self.equations) - 1)

    def program(self, name: str, returned: Any) -> TracedProgram:
        """Return the program, with what its function returned."""
        results = [r for r in (returned if isinstance(returned, tuple | list) else (returned,)) if r is not None]
        self.fresh(results)
        refs = [self.place(r) for r in results]
        if not refs or not all(isinstance(ref, Ref) for ref in refs):
            kind = type(returned).__name__
            raise TraceError(f"{name} returns {kind}, which does not depend on its arguments as an array does")
        return TracedProgram(name, self.inputs, tuple(self.equations), tuple(refs))

    def refused(self, what: str, instead: str = "") -> TraceError:
        """Return the refusal of something, with the line that runs."""
        calls = running(self.passed_over, self.until, self.frames)
        where = f"{calls[-1].line}: " if calls else ""
        return TraceError(f"{where}{what} cannot be read as a formula{instead}")

    def arguments(self, name: str, note: Callable[..., Any], args: Any, kwargs: Mapping[str, Any]) -> BoundArguments:
        """Return arguments as a note takes them.

        Raises
        ------
        TraceError
            If one that the note does not take, or does not read, is not as it is without.
        """
        parameters = signature(note).parameters
        try:
            bound = signature(note).bind(*args, **{k: v for k, v in kwargs.items() if k in parameters or v is not None})
        except TypeError as error:
            raise self.refused(f"{name} with other arguments than the usual ones ({error})") from None
        for key, value in bound.arguments.items():
            usual = value is parameters[key].default or (
                isinstance(value, bool | int | float | str) and value == parameters[key].default
            )
            if parameters[key].annotation == "Unread" and not usual:
                raise self.refused(f"{name} with {key}={value!r}")
        return bound

    def changed(self, array: Any) -> None:
        """Note that entries were changed in place: other arrays that share them are not read any more."""
        entries = np.asarray(self.plain(array))
        self.stale |= {
            id(other)
            for other in self.arrays
            if other is not array and np.shares_memory(entries, np.asarray(self.plain(other)))
        }

    def fresh(self, operands: Sequence[Any]) -> None:
        """Refuse arrays whose entries were changed in place under another name."""
        if self.stale and any(id(o) in self.stale for o in operands):
            raise self.refused("an array whose entries were changed in place under another name", "; change a copy")

    def part(self, x: Any, key: Any) -> Any:
        """Note a part of an array: slices, entries, new axes, and entries that whole numbers choose."""
        self.fresh([x])
        keys = key if isinstance(key, tuple) else (key,)
        if not all(k is None or k is Ellipsis or isinstance(k, slice | int | np.integer) for k in keys):
            return self.picked(x, keys)
        if any(isinstance(k, bool) for k in keys):
            raise self.refused("a truth value as an index")
        plain, value = self.plain(x), self.plain(x)[key]
        full = [k for k in keys if k is not None]
        at = full.index(Ellipsis) if Ellipsis in full else len(full)
        full[at : at + 1] = [slice(None)] * (plain.ndim - len(full) + (at < len(full)))
        bounds = [
            k.indices(n) if isinstance(k, slice) else (operator.index(k) % n, operator.index(k) % n + 1, 1)
            for k, n in zip(full, plain.shape, strict=True)
        ]
        if any(step < 0 for _, _, step in bounds):
            raise self.refused("an axis in reverse")
        if bounds != [(0, n, 1) for n in plain.shape]:
            x = self.add("slice", (x,), {"bounds": tuple(bounds)}, plain[tuple(slice(*b) for b in bounds)])
        return x if x.shape == value.shape else self.add("reshape", (x,), {}, value)

    def picked(self, x: Any, keys: tuple[Any, ...]) -> Any:
        """Note a choice of entries by whole numbers: along one axis, or on the diagonal of others."""
        letters = LETTERS[: x.ndim]
        places = [n for n, k in enumerate(keys) if hasattr(k, "shape") and self.is_index(k, k.shape)]
        rest = [k for n, k in enumerate(keys) if n not in places]
        whole = all(isinstance(k, slice) and k == slice(None) for k in rest)
        in_turn = all(hasattr(k, "ravel") for k in rest) and all(
            np.array_equal(np.asarray(k).ravel(), np.arange(n)) for k, n in zip(rest, x.shape, strict=False)
        )
        if len(places) != 1 or not (whole or (in_turn and places == [len(rest)])):
            raise self.refused(*PICKED)
        at, index = places[0], keys[places[0]]
        own = letters[:at] if rest and in_turn else "uvwxyz"[: index.ndim]
        out = own + letters[at + 1 :] if rest and in_turn else letters[:at] + own + letters[at + 1 :]
        value = self.plain(x)[tuple(self.plain(k) if n == at else k for n, k in enumerate(keys))]
        return self.add("einsum", (index, x), {"subscripts": f"{own}{letters[at]},{letters}->{out}"}, value, picks=True)


def multiplied(left: int, right: int) -> str:
    """Return the letters of a product of two arrays of some ranks, with leading axes that are broadcast.

    >>> multiplied(3, 2), multiplied(2, 1)
    ('aik,kj->aij', 'ik,k->i')
    """
    lead = LETTERS[: max(left, right, 2) - 2]
    first, second = (lead[len(lead) - max(rank - 2, 0) :] for rank in (left, right))
    rows, columns = "i" * (left > 1), "j" * (right > 1)
    return f"{first}{rows}k,{second}k{columns}->{lead}{rows}{columns}"


def contraction(tape: Tape, subscripts: str) -> str:
    """Return the letters of a contraction, with those of its result written out.

    Raises
    ------
    TraceError
        If some are left out.
    """
    subscripts = subscripts.replace(" ", "")
    if "." in subscripts:
        raise tape.refused("einsum with '...'", "; write its letters out")
    letters = sorted(subscripts.replace(",", ""))
    once = (b for a, b, c in zip(["", *letters], letters, [*letters[1:], ""], strict=False) if b not in (a, c))
    return subscripts if "->" in subscripts else f"{subscripts}->{''.join(once)}"


def along(axes: Any, rank: int) -> tuple[int, ...]:
    """Return the axes of a reduction; all where none is named."""
    if axes is None or axes == () or axes == []:
        return tuple(range(rank))
    return (axes,) if isinstance(axes, int) else tuple(axes)


def swapped(rank: int, a: int, b: int) -> tuple[int, ...]:
    """Return the order of axes in which two have changed places."""
    order = list(range(rank))
    order[a], order[b] = order[b], order[a]
    return tuple(order)


def runs(lengths: Sequence[int]) -> list[slice]:
    """Return the runs of some lengths, one after the other."""
    return [slice(a, b) for a, b in pairwise([sum(lengths[:n]) for n in range(len(lengths) + 1)])]
