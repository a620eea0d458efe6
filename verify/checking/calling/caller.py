"""Calls of the user's function: its arguments are made, its results are read, and side effects are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from verify.checking.calling.candidate import Call, Candidate, Reply, ResultRead, Setup
from verify.checking.calling.frameworks import EXPANDED, FRAMEWORKS, LAYOUTS, MemoryLayout, is_expandable
from verify.checking.calling.isolated import Isolated, Limits
from verify.checking.calling.layouts import Layouts
from verify.checking.calling.parameters import CallError
from verify.checking.calling.program import Program
from verify.checking.judging.question import Question
from verify.checking.judging.statement import Statement
from verify.checking.rounding.formats import FORMATS, representable, round_to

__all__ = ["CallError", "Caller", "Raised", "Returned", "same_numbers"]

Array = npt.NDArray[Any]
Floats = npt.NDArray[np.float64]
Returned: TypeAlias = Mapping[str, Floats]
CALLS_OF_A_QUESTION = 2
PROMOTED = ("bfloat16", "float32")
"""What NumPy makes of a dtype that it does not have beside a number: no choice of a program's, unless the program is
given both."""
SWAPPED = {"float64": "f8", "float32": "f4", "float16": "f2"}
"""The names that NumPy gives to formats in another order of bytes, after the sign of the order."""


class Raised(CallError):
    """The function raised an exception: it may take no arguments of this shape."""


class Caller:
    """A function that is asked questions.

    Parameters
    ----------
    program : Program
    statement : Statement
    limits : Limits, optional
        Then it runs in a process of its own, which `close` ends.

    Raises
    ------
    CallError
        If its parameters cannot be told, or its process ended.
    ValueError
        If what is declared names what the statement does not have.
    """

    def __init__(self, program: Program, statement: Statement, limits: Limits | None = None) -> None:
        self.program, self.statement = program, statement
        arrays = (*statement.arguments, *statement.results)
        self.dtypes = {name: program.dtypes.get(name, program.dtype) for name in arrays}
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
        self.calls, self.sees_floats = 0, False
        self.unlike: dict[str, str] = {}
        self.kept: list[tuple[str, Floats]] = []
        setup = Setup(
            {name: tuple(others) for name, others in statement.arguments.items()},
            tuple(statement.constants),
            program.args,
            program.dtype,
            self.dtypes,
            program.framework,
            program.device,
            tuple(program.inplace),
        )
        self.candidate: Candidate | Isolated = (
            Candidate(program.function, setup) if limits is None else Isolated(program.function, setup, limits)
        )
        if left_out := [name for name in statement.arguments if name not in self.candidate.taken]:
            self.notes.add(f"it is not given {', '.join(left_out)}, as args= declares that it needs none")

    def close(self) -> None:
        """End the process of the function, if it has one of its own."""
        if isinstance(self.candidate, Isolated):
            self.candidate.close()

    def takes(self, question: Question) -> bool:
        """Tell whether the function is told of the constants of a question, where they are not the statement's."""
        return all(
            name in self.candidate.taken or value == self.statement.constants[name]
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

        A question with an argument that is the same along an axis is asked with that expanded.

        Raises
        ------
        CallError
            As `ask`, for a function that does none of that if the arguments are laid out as usual.
        """
        layouts = LAYOUTS[self.program.framework]
        if not layouts:
            self.notes.add(f"asked in one layout of memory: {self.program.framework} chooses that of its arrays")
            return None
        read = (value for name, value in question.given.items() if name not in self.program.inplace)
        constant = any(map(is_expandable, read))
        number = layouts.index(EXPANDED) if constant else question.turn % (len(layouts) - 1)
        layout = layouts[number]
        only = f", but only where its arguments are {layout.name} ({layout.remedy}),"
        return layout, self._once(question, f"{only} on {question.label!r} {question.shape}", number)

    def _once(self, question: Question, where: str, layout: int | None = None) -> Returned:
        whole = {name: value for name, value in question.given.items() if value.ndim == 0 and value.dtype.kind == "i"}
        sizes = {name: int(value) for name, value in whole.items()}  # no arrays to a program, in whatever framework
        axes = self.layouts.sizes(question.given, question.turn)
        handed = {name: self._handed(name, value) for name, value in question.given.items() if name not in sizes}
        arrays = {name: self.layouts.laid_out(name, value, axes) for name, value in handed.items()}
        self.calls, self.sees_floats = self.calls + 1, any(values.dtype.kind == "f" for values in arrays.values())
        reply = self.candidate.call(Call(arrays, {**sizes, **question.constants}, layout))
        if reply.raised:
            kind = Raised if layout is None else CallError
            texts = ", ".join(f"{name} {np.shape(value)}" for name, value in (arrays | sizes).items())
            raise kind(f"it raised {reply.raised}{self._remedy(reply.raised)}{where}, given {texts}")
        for name, values in arrays.items():
            now = reply.after.get(name)
            if name not in self.program.inplace and not (now is not None and same_numbers(now, values.astype(float))):
                raise CallError(f"it changed its argument {name}{where}")
        if len(reply.earlier) != len(self.kept):
            raise CallError(f"what it returned before is there no more{where}")
        for (name, values), now in zip(self.kept, reply.earlier, strict=True):
            if name in self.checked and not same_numbers(now, values):
                raise CallError(f"{name}: what it returned changed when it was called again: return a copy{where}")
        results = self._named(reply)
        if lost := [name for name in self.checked if name not in results]:
            raise CallError(f"it returned {', '.join(results)}, and no {lost[0]} as it did before,{where}")
        shapes = {name: answer.reference.high for name, answer in question.answers.items() if name in self.checked}
        read = {
            name: self._array(results[name], name, self.layouts.laid_out(name, value, axes).shape, where)
            for name, value in shapes.items()
        }
        names = {id(part): name for name, part in results.items()}
        for number, argument in reply.shared:
            if (name := names.get(id(reply.parts[number]), "")) in read:
                self.notes.add(f"{name} is the memory of the argument {argument}: to write to one changes the other")
        self.kept = [(names.get(id(part), ""), part.values) for part in reply.parts if part.values is not None]
        return {name: self.layouts.back(name, values, axes) for name, values in read.items()}

    def _handed(self, name: str, value: Array) -> Array:
        """Return an argument as the function takes it, rounded to its dtype."""
        if name not in self.statement.handed:
            return value
        handed = np.asarray(self.statement.handed[name](value))
        return round_to(handed, FORMATS[self.dtypes[name]]) if handed.dtype.kind == "f" else handed

    def _remedy(self, raised: str) -> str:
        """Say what to declare, where the function does not take arrays of NumPy."""
        others = " or ".join(f"framework={name!r}" for name in FRAMEWORKS if name != "numpy")
        refused = self.program.framework == "numpy" and raised.startswith(("AttributeError", "TypeError"))
        return f" (if it takes no arrays of NumPy, say {others})" if refused and "ndarray" in raised else ""

    def _named(self, reply: Reply) -> Mapping[str, ResultRead]:
        """Tell which result is which, by what was declared, by their keys, or by their number."""
        results, expected = reply.parts, tuple(self.statement.results)
        if reply.mapping:
            output = {part.key: part for part in results}
            names = self.returns or tuple(name for name in expected if name in output)
            if not names or any(name not in output for name in names):
                raise CallError(f"it returned {', '.join(output)}, expected {', '.join(names or expected)}")
            self.checked = self.checked or names
            return output
        names = self.returns or (expected[: len(results)] if len(results) in (1, len(expected)) else ())
        if not names or len(results) != len(names):
            if results and all(part.plain for part in results):
                raise CallError(f"it returned a {reply.kind} of numbers, expected an array or a tuple of arrays")
            counts = len(self.returns) if self.returns else " or ".join(map(str, sorted({1, len(expected)})))
            wanted = ", ".join(self.returns or expected)
            raise CallError(f"it returned {len(results)} results, expected {counts} ({wanted}): say returns=(...)")
        self.checked = self.checked or names
        return dict(zip(names, results, strict=True))

    def _array(self, part: ResultRead, name: str, shape: tuple[int, ...], where: str) -> Floats:
        if part.absent:
            raise CallError(f"{name}: expected an array of shape {shape}, got {part.absent}{where}")
        if part.unread:
            kind = part.kind.rpartition(".")[2]
            raise CallError(f"{name}: it returned a {kind} that cannot be read: {part.unread}{where}")
        if part.values is None:
            raise CallError(f"{name}: expected floating-point numbers, got {part.stored}{where}")
        if part.values.shape != shape:
            raise CallError(f"{name}: expected shape {shape}, got {part.values.shape}{where}")
        if not part.usual:  # it is judged all the same
            self.notes.add(f"{name} came back as {part.kind}, not {self.candidate.array}")
        self._note_dtype(part, name)
        return part.values

    def _note_dtype(self, part: ResultRead, name: str) -> None:
        """Note a result of another dtype than its own, by its name or by its numbers; a float of Python has none."""
        form = FORMATS[self.dtypes[name]]
        fits = part.values is None or bool((representable(part.values, form) | np.isnan(part.values)).all())
        if part.dtype != form.name or not fits:
            self.notes.add(f"{name} came back as {part.dtype}, not {form.name}")
            swapped, like = fits and part.dtype[1:] == SWAPPED.get(form.name), name.removeprefix("d")
            as_a_gradient = like != name and self.dtypes.get(like) == form.name and part.dtype == self.program.dtype
            one = len({self.dtypes[argument] for argument in self.statement.arguments}) == 1
            of_numpy = one and self.program.framework == "numpy" and (form.name, part.dtype) == PROMOTED
            if self.sees_floats and not (part.plain or swapped or as_a_gradient or of_numpy):
                self.unlike.setdefault(name, part.dtype)


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


def same_numbers(values: Floats, others: Floats) -> bool:
    """Tell whether two arrays are of one shape and have the same numbers; where both have none, that is the same."""
    return values.shape == others.shape and (
        values.tobytes() == others.tobytes() or bool(np.array_equal(values, others, equal_nan=True))
    )
