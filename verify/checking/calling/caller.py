"""Calls of the user's function: its arguments are made, its results are read, and side effects are refused."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Mapping
from itertools import product
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from derive.language.words import printable
from verify.checking.calling.frameworks import FRAMEWORKS, READ_ONLY, MemoryLayout, NoArray, arrays_of, numbers
from verify.checking.calling.layouts import Layouts
from verify.checking.calling.parameters import CallError, bound
from verify.checking.calling.program import Program
from verify.checking.judging.question import Question
from verify.checking.judging.statement import Statement
from verify.checking.rounding.formats import FORMATS

__all__ = ["CallError", "Caller", "Raised", "Returned", "in_one_line", "same_numbers"]

Array = npt.NDArray[Any]
Floats = npt.NDArray[np.float64]
Returned: TypeAlias = Mapping[str, Floats]
CALLS_OF_A_QUESTION = 2


class Raised(CallError):
    """The function raised an exception: it may take no arguments of this shape."""


def in_one_line(error: BaseException) -> str:
    """Return the name of an exception and the beginning of what it says."""
    try:
        message = printable(" ".join(str(error).split())[:200])
    except Exception:  # somebody's exception may raise when it is printed
        message = ""
    return f"{type(error).__name__}: {message}" if message else type(error).__name__


class Caller:
    """A function that is asked questions.

    Parameters
    ----------
    program : Program
    statement : Statement

    Raises
    ------
    CallError
        If its parameters cannot be told.
    ValueError
        If what is declared names what the statement does not have.
    """

    def __init__(self, program: Program, statement: Statement) -> None:
        self.program, self.statement = program, statement
        arrays = (*statement.arguments, *statement.results)
        self.dtypes = {name: program.dtypes.get(name, program.dtype) for name in arrays}
        self.frameworks = {
            dtype: arrays_of(program.framework, dtype, program.device)
            for dtype in dict.fromkeys((program.dtype, *self.dtypes.values()))
        }
        self.makes = self.frameworks[program.dtype]
        self.layouts = Layouts(program.layouts, arrays)
        if unknown := [name for name in program.inplace if name not in statement.arguments]:
            raise ValueError(f"inplace: expected some of {', '.join(statement.arguments)}, got {unknown[0]!r}")
        self.returns = None if program.returns is None else tuple(program.returns)
        self.checked: tuple[str, ...] = ()
        if self.returns is not None:
            self.checked = tuple(name for name in self.returns if name in statement.results)
            if not self.checked or len(set(self.checked)) < len(self.checked):
                results = ", ".join(statement.results)
                raise ValueError(f"returns: expected some of {results}, each once among the names, got {self.returns}")
        self.notes: set[str] = set()
        self.calls = 0
        self.kept: dict[str, tuple[Array, Floats]] = {}
        self.bound = bound(program.function, statement.arguments, statement.constants, program.args)

    def takes(self, question: Question) -> bool:
        """Tell whether the function is told of the constants of a question, where they are not the statement's."""
        return all(
            name in self.bound.taken or value == self.statement.constants[name]
            for name, value in question.constants.items()
        )

    def ask(self, question: Question, calls: int = CALLS_OF_A_QUESTION) -> tuple[Returned, ...]:
        """Return what the function gives at a question, by the name of the result, at the first of some calls.

        If it need not be deterministic, all that it gives and is not the same bit for bit.

        Raises
        ------
        Raised
            If it raises.
        CallError
            If it returns no floating-point array of the right shape, changes an argument or what it returned before,
            or does not return the same twice and has to.
        """
        where = f" on {question.label!r} {question.shape}"
        answers = [self._once(question, where)]
        for _ in range(calls - 1):
            again = self._once(question, where)
            if not all(same_numbers(values, again[name]) for name, values in answers[0].items()):
                if not self.program.nondeterministic:
                    raise CallError(_differ(answers[0], again) + where)
                self.notes.add("its results differ from call to call; each was held to the bounds")
                answers.append(again)
        return tuple(answers)

    def ask_laid_out(self, question: Question) -> tuple[MemoryLayout, Returned] | None:
        """Return a layout of the arguments and what the function gives in it; questions take turns at the layouts.

        Raises
        ------
        CallError
            As `ask`, for a function that does none of that if the arguments are laid out as usual.
        """
        if not self.makes.layouts:
            return None
        layout = self.makes.layouts[question.turn % len(self.makes.layouts)]
        only = f", but only where its arguments are {layout.name} ({layout.remedy}),"
        return layout, self._once(question, f"{only} on {question.label!r} {question.shape}", layout)

    def _once(self, question: Question, where: str, layout: MemoryLayout | None = None) -> Returned:
        sizes = {name: int(value) for name, value in question.given.items() if _is_size(value)}
        axes = self.layouts.sizes(question.given, question.turn)
        handed = {n: question.statement.handed.get(n, np.asarray)(value) for n, value in question.given.items()}
        arrays = {n: self.layouts.laid_out(n, value, axes) for n, value in handed.items() if n not in sizes}
        made = {name: self._made(name, value, layout) for name, value in arrays.items()}
        before = {name: numbers(array).copy() for name, array in made.items() if name not in self.program.inplace}
        given = {**made, **sizes, **question.constants}
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            self.calls += 1
            try:
                output = self.bound.call(self.program.function, given)
            except (Exception, SystemExit) as error:  # whatever somebody's function does, a line says it
                kind = CallError if layout else Raised
                texts = ", ".join(f"{name} {np.shape(value)}" for name, value in (arrays | sizes).items())
                raise kind(f"it raised {in_one_line(error)}{self._remedy(error)}{where}, given {texts}") from error
            for name, values in before.items():
                if not _holds(made[name], values):
                    raise CallError(f"it changed its argument {name}{where}")
            for name, (array, values) in self.kept.items():
                if not same_numbers(array.astype(np.float64), values):
                    raise CallError(f"{name}: what it returned changed when it was called again: return a copy{where}")
            results = self._named(output)
            if lost := [name for name in self.checked if name not in results]:
                raise CallError(f"it returned {', '.join(results)}, and no {lost[0]} as it did before,{where}")
            shapes = {name: answer.reference.high for name, answer in question.answers.items() if name in self.checked}
            read = {
                name: self._array(results[name], name, self.layouts.laid_out(name, value, axes).shape, where)
                for name, value in shapes.items()
            }
        if self.makes.layouts:
            self._note_shared(read, {name: array for name, array in made.items() if name not in self.program.inplace})
        self.kept = {name: (array, array.astype(np.float64)) for name, array in read.items()}
        return {name: self.layouts.back(name, values, axes) for name, (_, values) in self.kept.items()}

    def _remedy(self, error: BaseException) -> str:
        """Say what to declare, where the function does not take arrays of NumPy."""
        others = " or ".join(f"framework={name!r}" for name in FRAMEWORKS if name != "numpy")
        refused = self.makes.name == "numpy" and isinstance(error, AttributeError | TypeError)
        return f" (if it takes no arrays of NumPy, say {others})" if refused and "ndarray" in in_one_line(error) else ""

    def _made(self, name: str, values: Array, layout: MemoryLayout | None) -> Any:
        convert = self.frameworks[self.dtypes[name]].convert
        if layout is READ_ONLY and name in self.program.inplace:
            return convert(values)
        return convert(values) if layout is None else layout.viewed(convert(layout.stored(values)))

    def _note_shared(self, read: Mapping[str, Array], made: Mapping[str, Any]) -> None:
        for (name, array), (argument, given) in product(read.items(), made.items()):
            if np.may_share_memory(array, numbers(given)):
                self.notes.add(f"{name} is the memory of the argument {argument}: to write to one changes the other")

    def _named(self, output: Any) -> Mapping[str, Any]:
        """Tell which result is which, by what was declared, by their keys, or by their number."""
        results, expected = output if isinstance(output, tuple | list) else (output,), tuple(self.statement.results)
        if isinstance(output, Mapping):
            names = self.returns or tuple(name for name in expected if name in output)
            if not names or any(name not in output for name in names):
                raise CallError(f"it returned {', '.join(map(str, output))}, expected {', '.join(names or expected)}")
            self.checked = self.checked or names
            return output
        names = self.returns or (expected[: len(results)] if len(results) in (1, len(expected)) else ())
        if not names or len(results) != len(names):
            if results and all(isinstance(part, tuple | list | float) for part in results):
                kind = type(output).__name__
                raise CallError(f"it returned a {kind} of numbers, expected an array or a tuple of arrays")
            counts = len(self.returns) if self.returns else " or ".join(map(str, sorted({1, len(expected)})))
            wanted = ", ".join(self.returns or expected)
            raise CallError(f"it returned {len(results)} results, expected {counts} ({wanted}): say returns=(...)")
        self.checked = self.checked or names
        return dict(zip(names, results, strict=True))

    def _array(self, result: Any, name: str, shape: tuple[int, ...], where: str) -> Array:
        if inspect.iscoroutine(result):
            result.close()
        try:
            array = numbers(result)
        except NoArray as error:
            raise CallError(f"{name}: expected an array of shape {shape}, got {error}{where}") from None
        except Exception as error:  # whatever somebody's array does
            kind = type(result).__name__
            raise CallError(f"{name}: it returned a {kind} that cannot be read: {in_one_line(error)}{where}") from error
        if array.dtype.kind != "f" and array.dtype.name not in FORMATS:
            raise CallError(f"{name}: expected floating-point numbers, got {array.dtype}{where}")
        if array.shape != shape:
            raise CallError(f"{name}: expected shape {shape}, got {array.shape}{where}")
        self._note(result, array, name)
        return array

    def _note(self, result: Any, array: Array, name: str) -> None:
        """Note a result of another framework or dtype: it is judged all the same."""
        if not isinstance(result, self.makes.array | np.generic | float):
            kinds = [f"{t.__module__.partition('.')[0]}.{t.__qualname__}" for t in (type(result), self.makes.array)]
            self.notes.add(f"{name} came back as {kinds[0]}, not {kinds[1]}")
        dtype = str(getattr(result, "dtype", array.dtype)).rpartition(".")[2]
        if dtype != self.dtypes[name]:
            self.notes.add(f"{name} came back as {dtype}, not {self.dtypes[name]}")


def _differ(first: Returned, again: Returned) -> str:
    """Say at which entry two answers to the same question differ."""
    for name, values in first.items():
        changed = ~((values == again[name]) | (np.isnan(values) & np.isnan(again[name])))
        if changed.any():
            at = tuple(int(i) for i in np.argwhere(changed)[0])
            one, other = values[at], again[name][at]
            return (
                f"called twice with the same arguments, it returned different results: {name}{list(at)} is "
                f"{one:.9g}, then {other:.9g}, apart by {abs(one - other):.2g}"
            )
    raise ValueError("first and again: expected answers that differ")


def _is_size(value: Array) -> bool:
    """Tell whether an argument is one whole number, which is no array to a program, in whatever framework."""
    return value.ndim == 0 and value.dtype.kind == "i"


def _holds(argument: Any, values: Array) -> bool:
    """Tell whether an argument is what it was; jax deletes one that is donated."""
    try:
        return same_numbers(numbers(argument), values)
    except Exception:
        return False


def same_numbers(values: Floats, others: Floats) -> bool:
    """Tell whether two arrays are of one shape and have the same numbers; where both have none, that is the same."""
    return values.shape == others.shape and (
        values.tobytes() == others.tobytes() or bool(np.array_equal(values, others, equal_nan=True))
    )
