"""A function where it runs, in this process or in one of its own: it is called, and what it does is told as numbers.

Nothing is judged here, and nothing here holds an answer: see `verify.checking.calling.caller`, which judges.
"""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from derive.language.words import printable
from verify.checking.calling.frameworks import (
    EXPANDED,
    LAYOUTS,
    READ_ONLY,
    NoArray,
    arrays_of,
    is_expandable,
    numbers,
)
from verify.checking.calling.parameters import bound
from verify.checking.rounding.formats import FORMATS

__all__ = ["Call", "Candidate", "ResultRead", "Reply", "Setup", "in_one_line"]

Array = npt.NDArray[Any]
Floats = npt.NDArray[np.float64]


class Setup(NamedTuple):
    """What is declared of a function, as far as it decides how it is called.

    The arguments are the statement's, each with other names; ``dtypes`` has the dtype of each.
    """

    arguments: Mapping[str, Sequence[str]]
    constants: Sequence[str]
    args: Sequence[str] | None
    dtype: str
    dtypes: Mapping[str, str]
    framework: str
    device: str | None
    inplace: Sequence[str]


class Call(NamedTuple):
    """The arguments of one call: arrays, numbers, and the memory layout of the arrays as its place in `LAYOUTS`."""

    arrays: Mapping[str, Array]
    scalars: Mapping[str, Any]
    layout: int | None = None


class ResultRead(NamedTuple):
    """One of the things that a function returned.

    Attributes
    ----------
    key : str
        Its name, in a mapping.
    kind : str
        Its type.
    dtype : str
        As it names its dtype itself.
    stored : str
        Dtype of its numbers as they are read.
    absent, unread : str
        Reason why it is no array, or cannot be read.
    plain, usual : bool
        Whether it is a list, tuple or float of Python; whether it is of the framework that was declared.
    values : ndarray or None
        Its numbers, in a copy; None if they are none.
    """

    key: str = ""
    kind: str = ""
    dtype: str = ""
    stored: str = ""
    absent: str = ""
    unread: str = ""
    plain: bool = False
    usual: bool = True
    values: Floats | None = None


class Reply(NamedTuple):
    """What a function did in a call.

    Attributes
    ----------
    raised : str
        What it raised, in one line; empty if it returned.
    kind : str
        Type of what it returned.
    mapping : bool
        Whether that is a mapping.
    parts : tuple of ResultRead
    after : mapping of str to ndarray or None
        The arguments when it had returned; None for one that is there no more.
    earlier : tuple of ndarray
        What it returned at the call before, as it is now.
    shared : tuple of pairs
        Parts by their number, and the arguments whose memory they are.
    """

    raised: str = ""
    kind: str = ""
    mapping: bool = False
    parts: tuple[ResultRead, ...] = ()
    after: Mapping[str, Floats | None] = MappingProxyType({})
    earlier: tuple[Floats, ...] = ()
    shared: tuple[tuple[int, str], ...] = ()


def in_one_line(error: BaseException) -> str:
    """Return the name of an exception and the beginning of what it says."""
    try:
        message = printable(" ".join(str(error).split())[:200])
    except Exception:  # somebody's exception may raise when it is printed
        message = ""
    return f"{type(error).__name__}: {message}" if message else type(error).__name__


class Candidate:
    """A function that is called in this process.

    Raises
    ------
    CallError
        If its parameters cannot be told.
    ValueError
        If what is declared does not exist.
    """

    guards: tuple[str, ...] = ()
    """What keeps it from more than being called: nothing, in this process."""

    def __init__(self, function: Callable[..., Any], setup: Setup) -> None:
        self.function, self.setup = function, setup
        every = dict.fromkeys((setup.dtype, *setup.dtypes.values()))
        self.frameworks = {dtype: arrays_of(setup.framework, dtype, setup.device) for dtype in every}
        self.usual = self.frameworks[setup.dtype].array
        self.array = f"{self.usual.__module__.partition('.')[0]}.{self.usual.__qualname__}"
        self.bound = bound(function, setup.arguments, setup.constants, setup.args)
        self.taken = self.bound.taken
        self.held: tuple[Array, ...] = ()

    def call(self, call: Call, also: type[BaseException] = SystemExit) -> Reply:
        """Call the function.

        Parameters
        ----------
        call : Call
        also : type
            Of exceptions that are an answer, besides `Exception`.
        """
        made = {name: self._made(name, values, call.layout) for name, values in call.arrays.items()}
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            try:
                output = self.bound.call(self.function, {**made, **call.scalars})
            except (Exception, also) as error:  # whatever somebody's function does, a line says it
                return Reply(raised=in_one_line(error))
            watched = {name: array for name, array in made.items() if name not in self.setup.inplace}
            after = {name: _now(array) for name, array in watched.items()}
            earlier = tuple(array.astype(np.float64) for array in self.held)
            read = [self._read(key, value) for key, value in _parts(output)]
            self.held = tuple(array for _, array in read if array is not None)
            shared = tuple(
                (number, name)
                for number, (_, array) in enumerate(read)
                for name, given in watched.items()
                if array is not None and LAYOUTS[self.setup.framework] and np.may_share_memory(array, numbers(given))
            )
            kind = type(output).__name__
        return Reply("", kind, isinstance(output, Mapping), tuple(part for part, _ in read), after, earlier, shared)

    def _made(self, name: str, values: Array, number: int | None) -> Any:
        convert = self.frameworks[self.setup.dtypes[name]].convert
        layout = None if number is None else LAYOUTS[self.setup.framework][number]
        if layout is None or (layout in (READ_ONLY, EXPANDED) and name in self.setup.inplace):
            return convert(values)
        if layout is EXPANDED and not is_expandable(values):
            return convert(values)
        return layout.viewed(convert(layout.stored(values)), values)

    def _read(self, key: str, value: Any) -> tuple[ResultRead, Array | None]:
        """Read a result once: what it is, its numbers in a copy, and the array itself."""
        kind = type(value)
        named = f"{kind.__module__.partition('.')[0]}.{kind.__qualname__}"
        part = ResultRead(
            key,
            named,
            plain=isinstance(value, tuple | list | float),
            usual=isinstance(value, self.usual | np.generic | float),
        )
        if inspect.iscoroutine(value):
            value.close()
        try:
            array = numbers(value)
            dtype = str(getattr(value, "dtype", array.dtype)).rpartition(".")[2]
            part = part._replace(dtype=dtype, stored=str(array.dtype))
            if array.dtype.kind != "f" and array.dtype.name not in FORMATS:
                return part, None
            if not isinstance(value, self.usual | np.ndarray | np.generic | float) and not hasattr(value, "__dlpack__"):
                return part._replace(absent=f"{named}, which is computed when it is read"), None
            return part._replace(values=array.astype(np.float64)), array
        except NoArray as error:
            return part._replace(absent=str(error)), None
        except Exception as error:  # whatever somebody's array does
            return part._replace(unread=in_one_line(error)), None


def _parts(output: Any) -> Iterator[tuple[str, Any]]:
    """Yield what was returned, each with its name if it has one."""
    if isinstance(output, Mapping):
        yield from ((str(key), output[key]) for key in output)
    else:
        yield from (("", value) for value in (output if isinstance(output, tuple | list) else (output,)))


def _now(argument: Any) -> Floats | None:
    """Return the numbers of an argument; jax deletes one that is donated."""
    try:
        return numbers(argument).astype(np.float64)
    except Exception:
        return None
