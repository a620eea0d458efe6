"""Calling somebody's function: which of its parameters is which argument, and what it may not do."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.checking.question import Question
from verify.checking.statement import Statement

__all__ = ["CallError", "Caller"]

Floats = npt.NDArray[np.float64]
CONSTANT_NAMES = {"eps": ("eps", "epsilon")}


class CallError(Exception):
    """The function cannot be called as declared, or does what a formula does not; one line says what."""


class Caller:
    """A function that is asked questions.

    Parameters
    ----------
    function : callable
    statement : Statement
    dtype : str
        Of the arrays that it is given.
    args : sequence of str, optional
        Which arguments it takes, in its order; without it, its own names of parameters say so.
    returns : sequence of str, optional
        What it returns, in its order. Without it one array is the first result, and as many arrays as the statement has
        results are these.

    Raises
    ------
    CallError
        If its parameters cannot be told.
    ValueError
        If ``args`` or ``returns`` name what the statement does not have.
    """

    def __init__(
        self,
        function: Callable[..., Any],
        statement: Statement,
        dtype: str,
        args: Sequence[str] | None,
        returns: Sequence[str] | None,
    ) -> None:
        self.function, self.statement, self.dtype = function, statement, np.dtype(dtype)
        self.returns: tuple[str, ...] | None = None if returns is None else tuple(returns)
        self.checked: tuple[str, ...] = ()
        if self.returns is not None:
            self.checked = tuple(name for name in self.returns if name in statement.results)
            if not self.checked or len(set(self.checked)) < len(self.checked):
                results = ", ".join(statement.results)
                raise ValueError(f"returns: expected some of {results}, each once among the names, got {self.returns}")
        self.notes: set[str] = set()
        self.positional: tuple[str, ...] = ()
        self.keywords: dict[str, str] = {}
        if args is None:
            self._bind()
        else:
            self.positional = tuple(args)
            known = (*statement.arguments, *statement.constants)
            if any(name not in known for name in self.positional) or not set(statement.arguments) <= set(
                self.positional
            ):
                raise ValueError(
                    f"args: expected {', '.join(known)} in the order of the function, got {self.positional}"
                )

    def _bind(self) -> None:
        """Match parameters with arguments by their names."""
        if not callable(self.function):
            raise CallError(f"expected a function, got {type(self.function).__name__}")
        try:
            parameters = list(inspect.signature(self.function).parameters.values())
        except (TypeError, ValueError):
            raise CallError(f"its parameters cannot be read: pass args={tuple(self.statement.arguments)!r}") from None
        meaning = {alias: name for name, aliases in self.statement.arguments.items() for alias in (name, *aliases)}
        meaning |= {a: name for name in self.statement.constants for a in CONSTANT_NAMES.get(name, (name,))}
        positional: list[str] = []
        by_position = True
        for p in parameters:
            name = meaning.get(p.name)
            if name is None or name in (*positional, *self.keywords.values()):
                if p.default is p.empty and p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD):
                    expected = ", ".join(self.statement.arguments)
                    raise CallError(f"parameter {p.name!r} is none of {expected}: pass args=(...) to say which it is")
                by_position = False
            elif by_position and p.kind is not p.KEYWORD_ONLY:
                positional.append(name)
            else:
                self.keywords[p.name] = name
        self.positional = tuple(positional)
        missing = [a for a in self.statement.arguments if a not in positional and a not in self.keywords.values()]
        if missing:
            raise CallError(f"it takes no {missing[0]}: pass args=(...) with the names of what it takes, in its order")

    def takes(self, question: Question) -> bool:
        """Tell whether the function is told of the constants of a question, where they are not the statement's."""
        taken = (*self.positional, *self.keywords.values())
        return all(
            name in taken or value == self.statement.constants[name] for name, value in question.constants.items()
        )

    def ask(self, question: Question) -> dict[str, Floats]:
        """Return what the function gives at a question, by the name of the result.

        Raises
        ------
        CallError
            If it raises, returns no floating-point array of the right shape, changes an argument, or does not return
            the same twice.
        """
        where = f"on {question.label!r} {question.shape}"
        first, again = self._once(question, where), self._once(question, where)
        if any(not np.array_equal(first[name], again[name], equal_nan=True) for name in first):
            raise CallError(f"called twice with the same arguments, it returned different results {where}")
        return first

    def _once(self, question: Question, where: str) -> dict[str, Floats]:
        given: dict[str, Any] = {
            name: value.astype(self.dtype) if value.dtype.kind == "f" else value.copy()
            for name, value in question.given.items()
        }
        before = {name: value.copy() for name, value in given.items()}
        given |= question.constants
        positional = [given[name] for name in self.positional]
        keywords = {parameter: given[name] for parameter, name in self.keywords.items()}
        try:
            with warnings.catch_warnings(), np.errstate(all="ignore"):
                warnings.simplefilter("ignore")
                found = self.function(*positional, **keywords)
        except (Exception, SystemExit) as error:  # whatever somebody's function does, the report says it in one line
            said = " ".join(str(error).split())[:200]
            raise CallError(f"it raised {type(error).__name__}: {said} {where}") from error
        for name, value in before.items():
            if not np.array_equal(given[name], value):
                raise CallError(f"it changed its argument {name} {where}")
        arrays = self._named(found)
        return {name: self._array(arrays[name], name, question, where) for name in self.checked}

    def _named(self, found: Any) -> Mapping[str, Any]:
        """Tell which result is which, by what was declared, by their keys, or by their number."""
        results, known = found if isinstance(found, tuple | list) else (found,), tuple(self.statement.results)
        if isinstance(found, Mapping):
            names = self.returns or tuple(name for name in known if name in found)
            if not names or any(name not in found for name in names):
                raise CallError(f"it returned {', '.join(map(str, found))}, expected {', '.join(names or known)}")
            self.checked = self.checked or names
            return found
        names = self.returns or (known[: len(results)] if len(results) in (1, len(known)) else ())
        if len(results) != len(names):
            counts = len(self.returns) if self.returns else " or ".join(map(str, sorted({1, len(known)})))
            wanted = ", ".join(self.returns or known)
            raise CallError(f"it returned {len(results)} results, expected {counts} ({wanted}): say returns=(...)")
        self.checked = self.checked or names
        return dict(zip(names, results, strict=True))

    def _array(self, result: Any, name: str, question: Question, where: str) -> Floats:
        shape = question.answers[name].reference.high.shape
        if not isinstance(result, np.ndarray) or isinstance(result, np.ma.MaskedArray):
            raise CallError(f"{name}: expected an array, got {type(result).__name__} {where}")
        if result.dtype.kind != "f":
            raise CallError(f"{name}: expected floating-point numbers, got {result.dtype} {where}")
        if result.shape != shape:
            raise CallError(f"{name}: expected shape {shape}, got {result.shape} {where}")
        if result.dtype != self.dtype:
            self.notes.add(f"{name} came back as {result.dtype}, not {self.dtype}")
        return result.astype(np.float64)
