"""Read a function of NumPy, JAX or PyTorch as a formula of symbolic sizes.

>>> import numpy as np
>>> from derive import trace, vjp
>>> def attention(q, k, v):
...     weights = np.exp(q @ k.T / np.sqrt(q.shape[-1]))
...     return weights / weights.sum(axis=-1, keepdims=True) @ v
>>> f = trace(attention, q="m d", k="n d", v="n e")
>>> vjp(f, "v").value
Sum(g[i, l]*weights(q, k, i, a)/Sum(weights(q, k, i, j), j:n), i:m)
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from importlib import import_module
from math import prod
from types import CodeType
from typing import Any, TypeAlias

from ..kernel.terms import StatementError, Term
from ..language.formulas import Formula
from ..language.text.declarations import context_of
from ..language.text.parser import parse_line
from ..language.text.prelude import word
from ..language.text.vocabulary import VOCABULARY
from ..tracing.families import Reading
from ..tracing.programs import Input, TracedProgram, TraceError, generalized
from ..tracing.reading import read
from ..tracing.sizes import Axis, axes, letters, told, trials

Recorder: TypeAlias = Callable[..., TracedProgram]
FRAMEWORKS = ("torch", "jax", "numpy")
"""Whose functions are read; the first of which a function speaks is taken."""


class Traced(Formula):
    """A formula that a program computes.

    Attributes
    ----------
    variables : mapping of str to Vector or Term
        What stands for each argument.
    tables : mapping of str to SizedTable
        Families that stand for arrays which depend on sizes alone, such as a causal mask; the formula has any.
    notes : tuple of str
        What the program does that the formula does not.
    values : callable
        Takes the arguments by name, as arrays, and returns what each variable of the formula is there.
    reading : Reading
        The program as formulas: which families stand for each array.

    Examples
    --------
    >>> import numpy as np
    >>> f = trace(lambda x, w: np.tanh(x) @ w, name="layer", x="m (2 p)", w="(2 p)")
    >>> sorted(f.variables), sorted(f.values({"x": np.ones((3, 10)), "w": np.ones(10)}))
    (['w_1', 'w_2', 'x_1', 'x_2'], ['w_1', 'w_2', 'x_1', 'x_2'])
    """

    def __init__(
        self, formula: Formula, hypotheses: tuple[Term, ...], reading: Reading, recorder: Recorder | None = None
    ) -> None:
        super().__init__(formula.name, formula.body, (*hypotheses, *formula.given), formula.indices)
        self.reading, self.values, self.notes = reading, reading.values, reading.notes
        self.variables, self.tables, self._recorder = reading.variables, reading.tables, recorder

    def table(self, name: str, sizes: Mapping[str, int]) -> Any:
        """Return a table at some sizes, for which the function is run again where it was not read at them.

        Raises
        ------
        TraceError
            If it is a captured program.
        """
        return self.reading.table(name, sizes, self._recorder)


def trace(
    function: Callable[..., Any],
    given: str | Iterable[Term | str] = (),
    *,
    name: str = "",
    by: str = "",
    sizes: str = "",
    **shapes: Any,
) -> Any:
    """Read what a function computes as a formula, for all sizes.

    The function is run a few times, at different prime sizes; what it computes is recorded, and read with symbols in
    place of the sizes. It has to compute the same at all sizes: no loop over an axis, and no branch on a value.

    Parameters
    ----------
    function : callable
        Of NumPy, JAX or PyTorch, or a module of PyTorch.
    given : str or iterable of Term or str
        Hypotheses, such as ``"0 < epsilon"``.
    name : str
        Of the formula; that of the function, if it is empty.
    by : {"numpy", "jax", "torch"}
        The framework, where it cannot be seen from the function.
    sizes : str
        Names of sizes. If there are any, ``function`` builds what is read: it is called with them by name, as
        ``lambda d, e: torch.nn.Linear(d, e)`` is with ``sizes="d e"``.
    **shapes : str or tuple of str
        The axes of each argument: names of sizes, and numbers, apart by spaces, as ``"m (h 2 p)"``; empty of a number;
        several for a tuple of arrays. ``"m -> n"`` are whole numbers below n, which pick entries; ``"= h"`` is a size.
        Parameters of a module are found, in the order of ``sizes``; a shape says which if that is another.

    Returns
    -------
    Traced, or tuple of Traced
        One for each array that is returned.

    Raises
    ------
    TraceError
        If what it computes cannot be read as a formula: what, and on which line.

    Examples
    --------
    >>> import numpy as np
    >>> trace(lambda x: x - x.mean(axis=-1, keepdims=True), name="centred", x="m n")
    centred(x[m, n], i:m, j:n) = x[i, j] - Sum(x[i, k], k:n)/size(n)
    """
    recorder = partial(captured, function, name=name, by=by, sizes=sizes, **shapes)
    return traced(read(recorder()), given, recorder)


def traced(reading: Reading, given: str | Iterable[Term | str] = (), recorder: Recorder | None = None) -> Any:
    """Return what `trace` returns, of a program that was read: one formula, or a tuple of several."""
    hypotheses = _hypotheses(given, reading)
    formulas = tuple(Traced(f, hypotheses, reading, recorder) for f in reading.formulas)
    return formulas[0] if len(formulas) == 1 else formulas


def captured(
    function: Callable[..., Any], *, name: str = "", by: str = "", sizes: str = "",
    at: Mapping[str, int] | None = None, **shapes: Any,
) -> TracedProgram:  # fmt: skip
    """Return what a function computes, as equations of symbolic sizes, or of those that it is run at."""
    if not callable(function):
        raise StatementError(f"trace: a function was expected, not {function!r}")
    by = by or _framework(function)
    if by not in FRAMEWORKS:
        raise StatementError(f"trace: by={by!r}: expected one of {', '.join(FRAMEWORKS)}")
    try:
        framework = import_module(f"..tracing.{by}", __package__)
    except ModuleNotFoundError as error:
        raise StatementError(
            f"trace: a function of {by} is read where {error.name} is installed, which it is not here"
        ) from None
    stated = _Arguments(shapes)
    read_shapes = dict(stated.inputs)
    asked, of_arrays = sizes.replace(",", " ").split(), [(*one.axes, one.whole or ()) for one in stated.inputs.values()]
    named = dict.fromkeys((*asked, *letters(of_arrays), *letters([tuple(stated.sizes.values())])))
    if both := [n for n in named if n in shapes]:
        raise StatementError(f"trace: {both[0]} is a size and an argument; give the size another name")
    factors = {str(f) for one in stated.inputs.values() for axis in one.axes if len(axis) > 1 for f in axis}
    tried = trials(tuple(named) or ("n",), factors) if at is None else (dict(at),)
    built = [function(**{s: each[s] for s in asked}) if asked else function for each in tried]
    if hasattr(framework, "parameters"):
        read_shapes |= _parameters([framework.parameters(b) for b in built], tried, read_shapes, tuple(named))
    inputs, name = list(read_shapes.values()), name or _name(built[0])
    runs = (
        framework.recorded(b, inputs, each, name, stated.arranged(each)) for b, each in zip(built, tried, strict=True)
    )
    return generalized(list(runs), tried) if at is None else next(runs)


class _Arguments:
    """What is said of the arguments: which are arrays, which are tuples of arrays, and which are sizes."""

    def __init__(self, shapes: Mapping[str, Any]) -> None:
        self.inputs, self.groups, self.sizes = dict[str, Input](), dict[str, tuple[str, ...]](), dict[str, Axis]()
        for argument, shape in shapes.items():
            if isinstance(shape, tuple | list):
                names = tuple(f"{argument}_{n + 1}" for n in range(len(shape)))
                self.groups[argument] = names
                self.inputs |= {name: _input(name, one) for name, one in zip(names, shape, strict=True)}
            elif isinstance(shape, str) and shape.startswith("="):
                self.sizes[argument] = tuple(f for axis in axes(shape[1:]) for f in axis)
            else:
                self.inputs[argument] = _input(argument, shape)

    def arranged(self, sizes: Mapping[str, int]) -> Callable[[Mapping[str, Any]], dict[str, Any]]:
        """Return what makes arguments of arrays at some sizes."""

        def arrange(arrays: Mapping[str, Any]) -> dict[str, Any]:
            grouped = {name for names in self.groups.values() for name in names}
            arguments = {name: array for name, array in arrays.items() if name not in grouped}
            arguments |= {argument: tuple(arrays[n] for n in names) for argument, names in self.groups.items()}
            numbers = {a: prod(sizes[f] if isinstance(f, str) else f for f in axis) for a, axis in self.sizes.items()}
            return arguments | numbers

        return arrange


def _input(name: str, shape: Any) -> Input:
    """Return an array of some shape; of whole numbers, with the axis whose entries they count after an arrow."""
    along, arrow, whole = shape.partition("->") if isinstance(shape, str) else (shape, "", "")
    counted = axes(whole) if arrow else ()
    if arrow and len(counted) != 1:
        raise StatementError(
            f"{name}: after '->' stands the size that whole numbers are below, such as 'm -> n', not {whole!r}"
        )
    return Input(name, axes(along), counted[0] if arrow else None)


def _parameters(
    shapes: list[Mapping[str, tuple[int, ...]]],
    tried: tuple[dict[str, int], ...],
    stated: Mapping[str, Any],
    order: tuple[str, ...],
) -> dict[str, Any]:
    """Return the axes of a module's parameters, which are told from their lengths."""
    result = dict[str, Any]()
    for name in shapes[0]:
        if name in stated:
            continue
        lengths_told = [told(list(lengths), tried) for lengths in zip(*(each[name] for each in shapes), strict=True)]
        if None in lengths_told:
            raise TraceError(f"{name}: its axes {shapes[0][name]} are no products of sizes; give its shape")
        factors = [
            ((int(size.factor),) if size.factor != 1 else ())
            + tuple(n for n in sorted(dict(size.powers), key=order.index) for _ in range(int(dict(size.powers)[n])))
            for size in lengths_told
            if size is not None
        ]
        result[name] = Input(name, tuple(factors))
    return result


def _framework(function: Callable[..., Any]) -> str:
    """Return the framework of which a function speaks."""
    roots = {m.partition(".")[0] for value in (function, *_spoken_of(function)) for m in _modules(value)}
    return next((name for name in FRAMEWORKS if name in roots), "numpy")


def _modules(value: Any) -> Iterator[str]:
    """Yield the modules in which a value, its class, and the bases of that are made."""
    if inspect.ismodule(value):
        yield value.__name__
        return
    for one in (value, *(value if inspect.isclass(value) else type(value)).__mro__):
        yield str(getattr(one, "__module__", "") or "")


def _spoken_of(function: Callable[..., Any]) -> Iterator[Any]:
    """Yield what the names in a function stand for, and in the functions that it calls."""
    todo, seen = [function], set[int]()
    while todo:
        one = inspect.unwrap(todo.pop())
        code = getattr(one, "__code__", None)
        if code is None or id(code) in seen:
            continue
        seen.add(id(code))
        closed = inspect.getclosurevars(one) if inspect.isfunction(one) else None
        values = [*closed.globals.values(), *closed.nonlocals.values()] if closed is not None else []
        globe = getattr(one, "__globals__", {})
        values += [globe[n] for inner in _codes(code) for n in inner.co_names if n in globe]
        yield from values
        todo += [v for v in values if inspect.isfunction(v)]


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _name(function: Callable[..., Any]) -> str:
    name = getattr(function, "__name__", type(function).__name__)
    return name if name.isidentifier() and name != "forward" else "f"


def _hypotheses(given: str | Iterable[Term | str], reading: Reading) -> tuple[Term, ...]:
    """Return hypotheses as terms: those that are texts are about the arguments, and what the program has defined."""
    several = [given] if isinstance(given, str | Term) else list(given)
    traced = context_of(reading.formulas[0].body)
    words = {name: word(name) for name in VOCABULARY if name not in traced.names}
    context = traced._replace(definitions={**words, **traced.definitions}, common=frozenset(words))
    return tuple(parse_line("formula", h, context, 1) if isinstance(h, str) else h for h in several)
