"""Functions of Python for closed forms: their source, for a library of arrays, and their values in float64."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from textwrap import wrap
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from ...kernel.terms import Key, Term
from ...notation.declarations import size_text
from ..laws import Array
from ..symbols import RenderError
from ..values import expected, sizes_of_shapes
from .libraries import LIBRARIES
from .python import WIDEST, body, reserved
from .terms import Translation

__all__ = ["Program", "call", "module"]

LEFT = " " * 4
_STATED = "The closed form of this theorem, which the kernel of derive has proved for all sizes::"
_ALL_STATED = "The closed forms of these theorems, which the kernel of derive has proved for all sizes::"
_NOT_PROVED = "That this program computes it, and how it rounds, is not part of the proof."
_SHIFTED = "Exponentials are divided by the largest of them, which changes no value."


class ClosedForm(NamedTuple):
    """A closed form that a function returns.

    Attributes
    ----------
    name : str
        What it is called beside others.
    value : Term
    axes : tuple of Key
        The indices that become its last axes, in order.
    statement : str
        The theorem that it is from, as text.
    """

    name: str
    value: Term
    axes: tuple[Key, ...]
    statement: str


class Program(NamedTuple):
    """Closed forms that become a function.

    Attributes
    ----------
    name, title : str
    results : tuple of ClosedForm
    variables : tuple of Key
        The arguments, in order: real variables and families.
    numbers : tuple of Key
        Those that are numbers, whatever the batch.
    """

    name: str
    title: str
    results: tuple[ClosedForm, ...]
    variables: tuple[Key, ...]
    numbers: tuple[Key, ...]

    def translated(self) -> Translation:
        """Return the graph of array operations."""
        return Translation([(r.value, r.axes) for r in self.results], self.variables, self.numbers)


def module(programs: Iterable[Program], library: str = "numpy") -> str:
    """Return a module with a function for each program.

    Parameters
    ----------
    programs : iterable of Program
    library : str
        ``"numpy"``, ``"torch"`` or ``"jax"``.

    Raises
    ------
    RenderError
        If the library is another one, or a closed form has no array operation.
    """
    if library not in LIBRARIES:
        raise RenderError(f"library {library!r}: expected one of {', '.join(LIBRARIES)}")
    imports, functions = set[str](), list[str]()
    for program in programs:
        needed, text = _function(program, library)
        imports |= needed
        functions.append(text)
    ordered = sorted(imports, key=lambda line: (line != "import math", line))
    if len(ordered) > 1 and ordered[0] == "import math":
        ordered.insert(1, "")  # the standard library stands apart
    return "\n\n\n".join(["\n".join(ordered), *functions]) + "\n"


def _function(program: Program, library: str) -> tuple[set[str], str]:
    names = [key.name for key in program.variables]
    for name in (program.name, *names):
        if name in reserved(LIBRARIES[library]) or not name.isidentifier():
            raise RenderError(f"{name}: no name of a function or an argument for {library}; choose another")
    translation = program.translated()
    results = {r.name: root for r, root in zip(program.results, translation.roots, strict=True)}
    written = body(translation.graph, results, LIBRARIES[library], names)
    lines = [*_documentation(program, translation.shifted), *written.lines]
    head = f"def {program.name}({', '.join(names)}):"
    return set(written.imports), "\n".join([head, *(f"{LEFT}{line}".rstrip() for line in lines)])


def _documentation(program: Program, shifted: bool) -> list[str]:
    """Return the lines of a docstring."""
    said = [_NOT_PROVED, *([_SHIFTED] if shifted else [])]
    claims = [part for r in program.results for part in ("", *_folded(r.statement))]
    alone = len(program.results) == 1
    returned = [
        f"{'' if alone else f'{r.name} : '}array of shape {_shape(key.dim for key in r.axes)}" for r in program.results
    ]
    return [
        f'"""{program.title[0].upper()}{program.title[1:]}.',
        "",
        "Parameters",
        "----------",
        *(f"{key.name} : {_kind(program, key)}" for key in program.variables),
        "",
        "Returns",
        "-------",
        *returned,
        "",
        "Notes",
        "-----",
        "Leading axes are those of a batch: they are broadcast, and nothing is summed over them.",
        *(part for text in said for part in wrap(text, WIDEST)),
        *wrap(_STATED if alone else _ALL_STATED, WIDEST),
        *(f"{LEFT}{line}" for line in claims),
        '"""',
    ]


def _folded(statement: str) -> Iterator[str]:
    for line in statement.splitlines():
        yield from wrap(line, WIDEST - len(LEFT), subsequent_indent=LEFT, break_long_words=False)


def _kind(program: Program, key: Key) -> str:
    return "float" if key in program.numbers else f"array of shape {_shape(key.dims)}"


def _shape(dims: Iterable[Any]) -> str:
    return f"({', '.join(['...', *map(size_text, dims)])})"


@lru_cache(maxsize=256)
def _compiled(program: Program) -> Any:
    names: dict[str, Any] = {}
    exec(compile(module([program]), f"<{program.name}>", "exec"), names)  # our own text, of names that were checked
    return names[program.name]


def call(program: Program, values: Mapping[str, Any] = MappingProxyType({})) -> Array:
    """Evaluate the one closed form of a program in float64, by the function that `module` writes for NumPy.

    Parameters
    ----------
    program : Program
    values : mapping of str to array_like
        One for each argument, by name. Axes before those of a variable are a batch.

    Raises
    ------
    RenderError
        If a value is missing, unknown, of a wrong shape, or no finite real numbers.
    """
    known = {key.name: key for key in program.variables}
    for name in values:
        if name not in known:
            raise RenderError(f"{name}: {program.title} has no such variable; it has {', '.join(known)}")
    arrays = {name: _checked(key, values, key in program.numbers) for name, key in known.items()}
    sizes_of_shapes({key: arrays[key.name].shape[arrays[key.name].ndim - len(key.dims) :] for key in known.values()})
    batches = [a.shape[: a.ndim - len(known[name].dims)] for name, a in arrays.items()]
    try:
        batch = np.broadcast_shapes(*batches)
    except ValueError:
        raise RenderError(f"{program.title}: leading axes that fit were expected, got {batches}") from None
    found = np.asarray(_compiled(program)(**arrays))
    (result,) = program.results
    return np.broadcast_to(found, (*batch, *found.shape[found.ndim - len(result.axes) :])).copy()


def _checked(key: Key, values: Mapping[str, Any], number: bool) -> Array:
    """Return a value as an array of float64."""
    if key.name not in values:
        raise RenderError(f"{key.name}: expected {expected(key)}, got nothing")
    try:
        array = np.asarray(values[key.name], dtype=np.float64)
    except (TypeError, ValueError):
        raise RenderError(f"{key.name}: expected an array of real numbers, got {values[key.name]!r}") from None
    if array.ndim < len(key.dims) or (number and array.ndim):
        raise RenderError(f"{key.name}: expected {expected(key)}, got shape {array.shape}")
    if not np.isfinite(array).all():
        raise RenderError(f"{key.name}: expected finite numbers, got {array[~np.isfinite(array)][0]}")
    return array
