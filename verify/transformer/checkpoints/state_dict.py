"""Parameters from and to flat dicts with the names of PyTorch's modules and of Hugging Face's models."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array
from verify.transformer.checkpoints.names import MODULES, Module, NamedArray, below
from verify.transformer.parameters import flat, unflat

__all__ = ["from_state_dict", "to_state_dict"]


def from_state_dict(module: str, state_dict: Mapping[str, Array], *, prefix: str = "", strict: bool = True) -> Any:
    """Return parameters from a flat dict of arrays with a framework's names.

    Parameters
    ----------
    module : str
        A key of `verify.transformer.checkpoints.names.MODULES`, such as ``"TransformerEncoderLayer"``.
    state_dict : mapping of str to ndarray
        As PyTorch's ``state_dict()``.
    prefix : str
        What the module's names begin with in the dict, such as ``"bert."``, or ``"module."`` of a module that was
        trained in parallel; other names are not looked at.
    strict : bool
        Whether a name that the module does not have is refused. A missing one always is, and so is an unknown one
        inside a layer of a stack.

    Returns
    -------
    dataclass
        ``MODULES[module].kind``. Its arrays are views of the given ones, linear weights transposed ones.

    Raises
    ------
    ArgumentError
        If the module is unknown, a name is missing or unknown or there twice, layers are not numbered 0, 1, ..., or
        packed rows cannot be split. Biases may be absent all together, and so may the norm after a stack.
    """
    record = _module(module)
    given = _given(record, state_dict, prefix)
    layout = max(record.layouts, key=lambda rows: len({row.theirs for row in rows} & set(given)))
    rows = _rows(record, layout, [_numbers(stack.theirs, given, "state_dict", prefix) for stack in record.stacks])
    there = [row for row in rows if row.theirs in given]
    missing = _missing(record, rows, there)
    if missing:
        raise ArgumentError("state_dict", f"an array named {prefix}{missing[0].theirs} for {module}", "none")
    endings = tuple(end for end in record.ignored if end.startswith("."))  # of names that hold no parameter
    others = set(given) - {row.theirs for row in rows} - set(record.ignored)
    unknown = sorted(name for name in others if not name.endswith(endings))
    if unknown and strict:
        raise ArgumentError("state_dict", f"names of {module} (or strict=False)", f"also {given[unknown[0]]}")
    inside = [name for name in unknown if any(name.startswith(f"{stack.theirs}.") for stack in record.stacks)]
    if inside:  # another module's layers compute another function
        raise ArgumentError("state_dict", f"names of {module}", f"also {given[inside[0]]}")
    return unflat(record.kind, {row.ours: _loaded(row, state_dict, given[row.theirs]) for row in there})


def to_state_dict(module: str, parameters: object, *, prefix: str = "") -> dict[str, Array]:
    """Return parameters, or gradients there, as a flat dict of arrays with a framework's names.

    Parameters
    ----------
    module : str
        A key of `verify.transformer.checkpoints.names.MODULES`.
    parameters : dataclass
        ``MODULES[module].kind``.
    prefix : str
        Put before each name.

    Returns
    -------
    dict of str to ndarray
        Copies or the arrays themselves, contiguous: `from_state_dict` is the inverse.

    Raises
    ------
    ArgumentError
        If the module is unknown, or the parameters are of another kind, lack an array of the module or have one that
        it lacks, or what it keeps in one array has different shapes.
    """
    record = _module(module)
    if not isinstance(parameters, record.kind):
        raise ArgumentError("parameters", record.kind.__name__, type(parameters).__name__)
    arrays = flat(parameters)
    layout = next((rows for rows in record.layouts if not _unequal(rows, arrays)), record.layouts[0])
    rows = _rows(record, layout, [_numbers(stack.ours, arrays, "parameters") for stack in record.stacks])
    there = [row for row in rows if row.ours in arrays]
    missing = _missing(record, rows, there)
    if missing:
        raise ArgumentError("parameters", f"{missing[0].ours} for {module}", "None")
    unknown = sorted(set(arrays) - {row.ours for row in rows})
    if unknown:
        raise ArgumentError("parameters", f"arrays that {module} has", f"also {unknown[0]}")
    unequal = _unequal(rows, arrays)
    if unequal:
        name, shapes = next(iter(unequal.items()))
        raise ArgumentError("parameters", f"parts of one shape for {name}", " and ".join(map(str, shapes)))
    axes = {row.theirs: row.axis for row in there}
    return {prefix + name: _joined(parts, axes[name]) for name, parts in _parts(there, arrays).items()}


def _module(module: str) -> Module:
    """Return the record of a module."""
    if module not in MODULES:
        raise ArgumentError("module", f"one of {', '.join(MODULES)}", repr(module))
    return MODULES[module]


def _given(record: Module, state_dict: Mapping[str, Array], prefix: str) -> dict[str, str]:
    """Return the names in a dict by what the module calls them today, without the prefix."""
    given: dict[str, str] = {}
    for name in state_dict:
        if not name.startswith(prefix):
            continue
        today = name[len(prefix) :]
        for old, new in record.renamed:
            if today.endswith(old):
                today = today.removesuffix(old) + new
        if today in given:
            raise ArgumentError("state_dict", f"one array named {prefix}{today}", f"{given[today]} and {name}")
        given[today] = name
    if not given:
        first = next(iter(state_dict), None)
        got = "an empty dict" if first is None else f"others, such as {first}"
        raise ArgumentError("state_dict", f"names that begin with {prefix!r}" if prefix else "arrays", got)
    return given


def _numbers(stack: str, names: Collection[str], argument: str, prefix: str = "") -> list[str]:
    """Return the numbers of the layers in a stack, without gaps."""
    start = f"{stack}."
    parts = {name[len(start) :].partition(".")[0] for name in names if name.startswith(start)}
    numbers = sorted((part for part in parts if part.isdecimal()), key=lambda part: (len(part), part))
    if not numbers or numbers != [str(number) for number in range(len(numbers))]:
        raise ArgumentError(argument, f"layers 0, 1, ... of {prefix}{stack}", ", ".join(numbers) or "none")
    return numbers


def _rows(record: Module, layout: Collection[NamedArray], numbers: Collection[Collection[str]]) -> list[NamedArray]:
    """Return all rows of a module, for layers of these numbers in each of its stacks."""
    rows = [*layout, *record.optional]
    for (ours, theirs, layer), present in zip(record.stacks, numbers, strict=True):
        for number in present:
            rows += below(f"{ours}.{number}", f"{theirs}.{number}", layer)
    return rows


def _missing(record: Module, rows: Collection[NamedArray], there: Collection[NamedArray]) -> list[NamedArray]:
    """Return the rows that should be there too: the optional ones and the biases are there together, or not."""
    biases = () if record.biased else [row for row in rows if row.theirs.endswith("bias")]
    excused = set(there)
    for group in (record.optional, biases):
        if not set(group) & set(there):
            excused |= set(group)
    return [row for row in rows if row not in excused]


def _loaded(row: NamedArray, state_dict: Mapping[str, Array], name: str) -> Array:
    """Return our array from theirs."""
    array = np.asarray(state_dict[name])
    if row.part is not None:
        if array.ndim <= row.axis or array.shape[row.axis] % 3:
            lines = ("rows", "columns")[row.axis]
            raise ArgumentError("state_dict", f"a number of {lines} that 3 divides in {name}", f"shape {array.shape}")
        array = np.split(array, 3, axis=row.axis)[row.part]
    if array.shape[: row.ones] != (1,) * row.ones:
        expected = f"{row.ones} axes of size 1 before the others of {name}"
        raise ArgumentError("state_dict", expected, f"shape {array.shape}")
    array = array.reshape(array.shape[row.ones :])
    return array.T if row.transposed else array


def _parts(rows: Collection[NamedArray], arrays: Mapping[str, Array]) -> dict[str, list[Array]]:
    """Return what goes on top of one another into each of their arrays."""
    parts: dict[str, list[Array]] = {}
    for row in rows:
        if row.ours in arrays:
            array = arrays[row.ours].reshape((1,) * row.ones + arrays[row.ours].shape)
            parts.setdefault(row.theirs, []).append(array.T if row.transposed else array)
    return parts


def _unequal(rows: Collection[NamedArray], arrays: Mapping[str, Array]) -> dict[str, list[tuple[int, ...]]]:
    """Return the shapes of the parts where they differ."""
    shapes = {name: [part.shape for part in parts] for name, parts in _parts(rows, arrays).items()}
    return {name: sizes for name, sizes in shapes.items() if len(set(sizes)) > 1}


def _joined(parts: list[Array], axis: int) -> Array:
    """Return parts on top of one another, or side by side."""
    return np.asarray(np.concatenate(parts, axis=axis) if len(parts) > 1 else parts[0], order="C")
