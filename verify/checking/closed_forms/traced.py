"""Programs that take the arrays of a traced function, as programs that take the families of its formula.

An axis of h·d entries is two axes of a family; an array that is cut in parts is several families; of whole numbers a
program is given integers, and what depends on sizes alone it makes itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from typing import Any

import numpy as np

from derive.doors.tracing import Traced
from derive.kernel.terms import DeriveError
from derive.language.text.declarations import base
from derive.tracing.families import Families
from derive.tracing.programs import Input
from verify.checking.calling.parameters import ByName, bound
from verify.checking.calling.program import Program
from verify.checking.judging.draws import Draw, NoProbeError
from verify.checking.judging.statement import Statement

__all__ = ["drawn", "of_families"]

STACKING = {"numpy": "numpy", "torch": "torch", "jax": "jax.numpy"}


def drawn(formula: Traced) -> dict[str, Any]:
    """Return how the families of a traced formula are drawn that are not of any numbers: a kind, or a function."""
    arrays = formula.reading.arrays
    kinds: dict[str, Any] = {arrays[o.name].name: "labels" for o in formula.reading.program.inputs if o.whole}
    kinds |= dict.fromkeys(formula.reading.masks, "mask")
    return kinds | {
        name: _part(formula, table, name) for table in formula.tables for name in arrays[table].names.values()
    }


def _part(formula: Traced, table: str, name: str) -> Draw:
    """Return what draws a family of a table: what it is at the sizes of a shape."""
    array, tried = formula.reading.arrays[table], formula.reading.program.sizes[0]
    factors = [f for f in array.factors if isinstance(f, str)]

    @lru_cache(maxsize=16)
    def at(shape: tuple[int, ...]) -> Any:
        sizes = {**tried, **dict(zip(factors, shape, strict=True))}
        try:
            return array.apart(formula.table(table, sizes), sizes)[name]
        except DeriveError as error:
            raise NoProbeError(str(error)) from None

    return lambda _, shape: at(tuple(shape))


def of_families(program: Program, formula: Traced, statement: Statement, isolated: bool = False) -> Program:
    """Return a program that takes and returns the families of a statement about a traced formula.

    Raises
    ------
    CallError
        If its parameters cannot be told.
    ValueError
        If it runs in another process, its arrays are declared to have other axes or to be written to, or the statement
        is about a part of what the function takes or returns.
    """
    reading = formula.reading
    arrays = {
        one.name.replace(".", "_"): Families(one.axes, reading.arrays[one.name].names)
        for one in reading.program.inputs
        if set(reading.arrays[one.name].names.values()) & set(statement.arguments)
    }
    known = {*statement.arguments, *statement.results}
    results = {f"d{name}": _gradients(array) for name, array in arrays.items()}
    if "g" in statement.arguments and "g" not in arrays and len(reading.results) == 1:
        arrays["g"] = Families(reading.results[0].axes, {(): "g"})
    several = len(reading.results) > 1
    for number, array in enumerate(reading.results, 1):
        results[f"{reading.program.name}_{number}" if several else reading.program.name] = array
    results = {n: a for n, a in results.items() if set(a.names.values()) & set(statement.results)}
    copied = [name for name, array in arrays.items() if not _is_plain(name, array)]
    if not (copied or formula.tables) and all(map(_is_plain, results, results.values())):
        return program
    if isinstance(program.function, ByName) or isolated or program.layouts or program.inplace:
        raise ValueError(f"{statement.name}: isolate=, layouts= and inplace= are not for arrays of several families")
    if parts := [n for a in (*arrays.values(), *results.values()) for n in a.names.values() if n not in known]:
        raise ValueError(
            f"of: expected all formulas of {reading.program.name}, or gradients in all parts; {parts[0]} is missing"
        )
    aliases = {n: statement.arguments.get(n, ()) for n in arrays}
    calling = bound(program.function, aliases, tuple(statement.constants), program.args)
    stack: Any = import_module(STACKING[program.framework]).stack
    taken = (*statement.arguments, *(n for n in statement.constants if n in calling.taken))
    names = program.returns or tuple(results)
    keys = {k.name: k.dims for k in formula.body.free if k.kind == "at"}

    def function(*given: Any) -> Any:
        families = dict(zip(taken, given, strict=True))
        sizes = dict[str, int]()
        for name, dims in keys.items():
            sizes |= dict(zip(map(base, dims), np.shape(families.get(name, 0)), strict=False))
        whole = {name: array.joined(families, stack) for name, array in arrays.items()}
        returned = calling.call(program.function, {**families, **whole})
        if changed := [n for n in copied if not bool((whole[n] == arrays[n].joined(families, stack)).all())]:
            raise ValueError(f"it changed its argument {changed[0]}")
        if not isinstance(returned, Mapping):
            several = returned if isinstance(returned, tuple | list) else (returned,)
            if len(several) != len(names):
                raise ValueError(f"{len(several)} results, expected {', '.join(names)}: say returns=(...)")
            returned = dict(zip(names, several, strict=True))
        parts = dict[str, Any]()
        for name, array in results.items():
            if name in returned:
                shape = Input(name, array.axes).shape(sizes)
                if np.shape(returned[name]) != shape:
                    raise ValueError(f"{name}: expected shape {shape}, got {np.shape(returned[name])}")
                parts |= array.apart(returned[name], dict(sizes))
        return parts

    dtypes = dict(program.dtypes)
    for name, array in {**arrays, **results}.items():
        if name in dtypes:
            dtype = dtypes.pop(name)
            dtypes |= dict.fromkeys(array.names.values(), dtype)
    return replace(program, function=function, args=taken, returns=None, dtypes=dtypes)


def _gradients(array: Families) -> Families:
    return array._replace(names={at: f"d{name}" for at, name in array.names.items()})


def _is_plain(name: str, array: Families) -> bool:
    """Tell whether an array is one family of its name, with the same axes."""
    return tuple(array.names.values()) == (name,) and all(len(axis) == 1 for axis in array.axes)
