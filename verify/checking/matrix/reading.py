"""The file that declares a library of kernels, in TOML: read whole, or refused by file, key, and what was expected."""

from __future__ import annotations

import math
import os
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from derive.language.words import meant
from verify.checking.asking.declared import is_name
from verify.checking.matrix.cells import MatrixCell
from verify.checking.rounding.formats import dtype_name
from verify.checking.rounding.models import DTYPES
from verify.checking.statements import statement
from verify.errors import ArgumentError

__all__ = ["KernelLibrary", "library"]


class KernelLibrary(NamedTuple):
    """Kernels as they were declared.

    Attributes
    ----------
    name : str
        Of the file.
    cells : tuple of MatrixCell
        In the order in which they were declared: kernel, conventions, dtype, shape.
    depends : mapping of kernel to tuple of str
        Files that a kernel depends on besides the modules that it imports.
    """

    name: str
    cells: tuple[MatrixCell, ...]
    depends: Mapping[str, tuple[str, ...]]


class _Kind(NamedTuple):
    """What may stand at a key: in words, and how it is told; the value that is meant is returned, or None."""

    expected: str
    read: Callable[[Any], Any]


def _of(*types: type) -> Callable[[Any], Any]:
    return lambda value: value if type(value) in types else None


def _texts(value: Any) -> Any:
    return value if isinstance(value, list) and value and all(type(v) is str and v for v in value) else None


def _shape(value: Any) -> tuple[int, ...] | None:
    sizes = value.split("x") if isinstance(value, str) else value
    if not isinstance(sizes, list) or not sizes:
        return None
    numbers: list[Any] = [int(size) if isinstance(size, str) and size.isdecimal() else size for size in sizes]
    return tuple(numbers) if all(type(n) is int and n > 0 for n in numbers) else None


def _shapes(value: Any) -> Any:
    shapes = [_shape(one) for one in value] if isinstance(value, list) else []
    return tuple(shapes) if shapes and None not in shapes else None


def _dtypes(value: Any) -> Any:
    value = list(map(dtype_name, value)) if isinstance(value, list | tuple) else value
    return value if _texts(value) and set(value) <= set(DTYPES) else None


def _table(value: Any) -> Any:
    return (
        value if isinstance(value, dict) and all(type(v) in (str, int, float, bool) for v in value.values()) else None
    )


def _tables(value: Any) -> Any:
    tables = value if isinstance(value, list) else [value]
    return tuple(tables) if tables and all(_table(table) is not None for table in tables) else None


def _numbers(value: Any) -> Any:
    return value if isinstance(value, dict) and all(type(v) in (int, float) for v in value.values()) else None


def _named_dtypes(value: Any) -> Any:
    return _named_texts({k: dtype_name(v) for k, v in value.items()} if isinstance(value, dict) else value)


def _named_texts(value: Any) -> Any:
    return value if isinstance(value, dict) and all(type(v) is str for v in value.values()) else None


_TEXT = _Kind("a text", lambda value: value if type(value) is str and value else None)
_DTYPE = _Kind("a text", lambda value: _TEXT.read(dtype_name(value)))
_LIST = _Kind("a list of texts", _texts)
_FLAG = _Kind("true or false", _of(bool))
_COUNT = _Kind("a whole number >= 0", lambda value: value if type(value) is int and value >= 0 else None)
_BY_NAME = _Kind("a table of texts by name", _named_texts)
OPTIONS: Mapping[str, _Kind] = MappingProxyType(
    {
        **dict.fromkeys(("framework", "device", "rounding"), _TEXT),
        **dict.fromkeys(("compute", "accumulate", "operands"), _DTYPE),
        **dict.fromkeys(("args", "returns", "inplace", "ignore"), _LIST),
        **dict.fromkeys(("ulps", "seed"), _COUNT),
        **dict.fromkeys(("flush", "nondeterministic", "thorough"), _FLAG),
        "layouts": _BY_NAME,
        "domain": _Kind("a table of numbers by name, such as {logits = 1e6}", _numbers),
        "mixed": _Kind(_BY_NAME.expected, _named_dtypes),
    }
)
"""What `verify.check` is told by the same name; ``mixed`` are its ``dtypes``, those of single arguments."""
SHARED: Mapping[str, _Kind] = MappingProxyType(
    {
        "dtypes": _Kind(f"a list of some of {', '.join(DTYPES)}", _dtypes),
        "shapes": _Kind('a list of shapes such as "8x64" or [8, 64]', _shapes),
        "conventions": _Kind("a table such as {eps = 1e-6}, or a list of them", _tables),
        "depends": _LIST,
        **OPTIONS,
    }
)
OWN: Mapping[str, _Kind] = MappingProxyType(
    {
        "function": _Kind("MODULE:FUNCTION", lambda v: v if isinstance(v, str) and v.count(":") == 1 else None),
        "name": _TEXT,
        "against": _TEXT,
        "of": _TEXT,
        "skip": _Kind("a list of tables with a reason", _tables),
        **SHARED,
    }
)
SKIP = ("dtype", "shape", "reason")


def library(source: str | os.PathLike[str] | Mapping[str, Any]) -> KernelLibrary:
    """Read what declares a library.

    Parameters
    ----------
    source : path or mapping
        A file in TOML, or what one holds; then functions are found from the working directory.

    Raises
    ------
    ArgumentError
        Of a key of the file: what was expected, and what came.
    """
    if isinstance(source, Mapping):
        name, folder, tables = "matrix", Path.cwd(), dict(source)
    else:
        path = Path(source)
        name, folder = path.name, path.resolve().parent
        try:
            tables = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise ArgumentError("matrix", "a file in TOML", f"{path}: {error.strerror or error}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ArgumentError("the file", "TOML", str(error), name) from None
    _known(tables, ("defaults", "kernel"), name)
    shared = tables.get("defaults", {})
    if not isinstance(shared, dict):
        raise ArgumentError("defaults", "a table [defaults]", _shown(shared), name)
    defaults = _read(shared, SHARED, f"{name}, defaults")
    kernels = tables.get("kernel")
    if not isinstance(kernels, list) or not kernels or not all(isinstance(k, dict) for k in kernels):
        raise ArgumentError("kernel", "tables [[kernel]], one for each function", _shown(kernels), name)
    cells: list[MatrixCell] = []
    depends: dict[str, tuple[str, ...]] = {}
    for number, kernel in enumerate(kernels, 1):
        called = kernel.get("name", kernel.get("function"))
        place = f"{name}, kernel {number}" + (f" ({called})" if isinstance(called, str) else "")
        declared = _read(kernel, OWN, place)
        mine = [*_cells({**defaults, **declared}, str(folder), place)]
        if (label := mine[0].kernel) in depends:
            raise ArgumentError("name", "another one than that of a kernel before", repr(label), place)
        depends[label] = tuple({**defaults, **declared}.get("depends", ()))
        for file in depends[label]:
            if not (folder / file).is_file():  # an edit of which nobody would see
                raise ArgumentError("depends", f"files, found from {folder}", repr(file), place)
        cells += mine
    return KernelLibrary(name, tuple(cells), depends)


def _read(table: Mapping[str, Any], kinds: Mapping[str, _Kind], place: str) -> dict[str, Any]:
    """Return what a table declares."""
    _known(table, tuple(kinds), place)
    values = {}
    for key, value in table.items():
        values[key] = kinds[key].read(value)
        if values[key] is None:
            raise ArgumentError(key, kinds[key].expected, _shown(value), place)
    return values


def _known(table: Mapping[str, Any], keys: Sequence[str], place: str) -> None:
    for key in table:
        if key not in keys:
            raise ArgumentError("keys", f"some of {', '.join(keys)}", f"{key!r}{meant(key, keys, most=1)}", place)


def _shown(value: Any) -> str:
    return "nothing" if value is None else repr(value)


def _cells(declared: Mapping[str, Any], folder: str, place: str) -> Iterator[MatrixCell]:
    """Yield the cells of a kernel; what can be known of its statement is looked at now."""
    if "function" not in declared:
        raise ArgumentError("function", OWN["function"].expected, "nothing", place)
    if ("against" in declared) == ("of" in declared):
        got = "both" if "of" in declared else "neither"
        raise ArgumentError("against", "the name of a theorem, or of = FILE.thm:NAME in its place", got, place)
    if is_name(declared.get("of")):
        declared = {key: value for key, value in declared.items() if key != "of"} | {"against": declared["of"]}
    label = declared.get("name", declared["function"].rpartition(":")[2])
    options = {{"mixed": "dtypes"}.get(key, key): declared[key] for key in OPTIONS if key in declared}
    shapes, dtypes = declared.get("shapes", (None,)), tuple(declared.get("dtypes", ("float64",)))
    skips = [_skip(table, dtypes, shapes, place) for table in declared.get("skip", ())]
    for conventions in declared.get("conventions", ({},)):
        if "against" in declared:
            _fits(declared["against"], conventions, shapes, place)
        for dtype, shape in product(dtypes, shapes):
            reasons = [why for d, s, why in skips if d in (None, dtype) and s in (None, shape)]
            yield MatrixCell(
                label,
                declared["function"],
                declared.get("against"),
                declared.get("of"),
                dtype,
                shape,
                conventions,
                options,
                folder,
                reasons[0] if reasons else "",
            )


def _fits(name: str, conventions: Mapping[str, Any], shapes: Sequence[Any], place: str) -> None:
    """Require that there is a statement, of such shapes."""
    if any(isinstance(value, float) and not math.isfinite(value) for value in conventions.values()):
        raise ArgumentError("conventions", "finite numbers", _shown(dict(conventions)), place)
    try:
        axes = statement(name, conventions).axes
    except ValueError as error:
        raise ArgumentError("against", "a theorem and its conventions", str(error), place) from None
    for shape in shapes:
        if shape is not None and len(shape) != len(axes):
            raise ArgumentError("shapes", f"sizes of ({', '.join(axes)})", "x".join(map(str, shape)), place)


def _skip(table: Mapping[str, Any], dtypes: Sequence[str], shapes: Sequence[Any], place: str) -> tuple[Any, Any, str]:
    """Return which cells are not asked, None for any, and why."""
    _known(table, SKIP, f"{place}.skip")
    dtype, shape, reason = table.get("dtype"), table.get("shape"), table.get("reason")
    if type(reason) is not str or not reason:
        raise ArgumentError("reason", "why it is not asked", _shown(reason), f"{place}.skip")
    if dtype is not None and dtype not in dtypes:
        raise ArgumentError("dtype", f"one of {', '.join(dtypes)}", _shown(dtype), f"{place}.skip")
    sizes = None if shape is None else _shape(shape)
    if shape is not None and sizes not in shapes:
        raise ArgumentError("shape", "one of the shapes", _shown(shape), f"{place}.skip")
    return dtype, sizes, reason
