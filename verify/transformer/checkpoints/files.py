"""Files of named arrays: NumPy's ``.npz``, and ``.safetensors``, which is written where that package is installed."""

from __future__ import annotations

import json
import math
import os
import zipfile
import zlib
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from verify.errors import ArgumentError, extra
from verify.numbers.elements import Array
from verify.tasks.files import drafted

__all__ = ["EXAMPLE_ARRAYS", "load_arrays", "save_arrays"]

INDEX = ".safetensors.index.json"
KINDS = "biufc"
"""NumPy's kinds of numbers and booleans."""

DTYPES = {
    "BOOL": np.dtype(np.bool_),
    "U8": np.dtype("<u1"),
    "I8": np.dtype("<i1"),
    "U16": np.dtype("<u2"),
    "I16": np.dtype("<i2"),
    "U32": np.dtype("<u4"),
    "I32": np.dtype("<i4"),
    "U64": np.dtype("<u8"),
    "I64": np.dtype("<i8"),
    "F16": np.dtype("<f2"),
    "F32": np.dtype("<f4"),
    "F64": np.dtype("<f8"),
    "BF16": np.dtype("<u2"),
}
"""NumPy's types for the numbers of a ``.safetensors`` file; bfloat16 is read as the upper half of a float32."""

LARGEST_HEADER = 10**8
LARGEST_UNPACKED = 2**26
"""Bytes that an archive may unpack to in any case."""
LARGEST_RATIO = 64
"""Limit of the size of arrays as a multiple of their file, beyond that: weights and activations hardly shrink."""

EXAMPLE_ARRAYS = Path(__file__).with_name("attention.npz")
"""Attention with its inputs, masks, output and gradients, as PyTorch computed and named them."""


class FileFormat(NamedTuple):
    """Read and write the files of one ending."""

    read: Callable[[Path], dict[str, Array]]
    write: Callable[[Path, Mapping[str, Array]], None]


def load_arrays(path: str | os.PathLike[str]) -> dict[str, Array]:
    """Return the arrays of a file by name.

    Parameters
    ----------
    path : path
        Ends in ``.npz`` or ``.safetensors``, or in ``.safetensors.index.json`` for a checkpoint in several files beside
        it. Nothing in a file is run: pickled objects are refused. Numbers of bfloat16 become float32, without rounding.

    Raises
    ------
    ArgumentError
        If the file is not there, ends otherwise, or does not hold what its ending says; if an array has a dtype
        that NumPy does not have, such as an eight-bit float.
    """
    file = Path(path)
    if file.name.endswith(INDEX):
        return _read_index(file)
    form = _format(file)
    if not file.is_file():
        raise ArgumentError("path", "a file that is there", str(file))
    try:
        return form.read(file)
    except OSError as error:
        raise ArgumentError("path", "a file that can be read", f"{file} ({error.strerror or error})") from None


def save_arrays(path: str | os.PathLike[str], arrays: Mapping[str, Array]) -> None:
    """Write arrays by name to a file: it is there whole, or what was there before is untouched.

    Parameters
    ----------
    path : path
        Ends in ``.npz`` or ``.safetensors``.
    arrays : mapping of str to ndarray
        Of numbers or booleans.

    Raises
    ------
    ArgumentError
        If the file ends otherwise or cannot be written, or an array has a dtype that the format does not have.
    """
    file = Path(path)
    form = _format(file)
    whole = {name: np.asarray(array, order="C") for name, array in arrays.items()}
    for name, array in whole.items():
        if array.dtype.kind not in KINDS:
            raise ArgumentError(name, "an array of numbers", f"dtype {array.dtype}")
    try:
        with drafted(file) as draft:
            form.write(draft, whole)
    except OSError as error:
        raise ArgumentError("path", "a file that can be written", f"{file} ({error.strerror or error})") from None


def _format(file: Path) -> FileFormat:
    """Return the format that an ending stands for."""
    formats = {
        ".npz": FileFormat(_read_npz, _write_npz),
        ".safetensors": FileFormat(_read_safetensors, _write_safetensors),
    }
    if file.suffix not in formats:
        raise ArgumentError("path", f"a name that ends in {' or '.join(formats)}", str(file))
    return formats[file.suffix]


def _read_npz(file: Path) -> dict[str, Array]:
    """Return the arrays of a zip archive of ``.npy`` files."""
    arrays: dict[str, Array] = {}
    try:
        with zipfile.ZipFile(file) as archive:
            unpacked = sum(member.file_size for member in archive.infolist())
            if unpacked > max(LARGEST_UNPACKED, LARGEST_RATIO * file.stat().st_size):
                raise ValueError(f"{unpacked} bytes when unpacked; if you trust it, read it with numpy.load")
            for member in archive.infolist():
                name = member.filename.removesuffix(".npy")
                if name in arrays:
                    raise ValueError(f"two arrays named {name}")
                with archive.open(member) as stream:
                    arrays[name] = _of_numbers(np.lib.format.read_array(stream, allow_pickle=False), name)
    except (ValueError, EOFError, RuntimeError, MemoryError, zipfile.BadZipFile, zlib.error) as error:
        why = f"{file} ({_one_line(error)})"
        raise ArgumentError("path", "a .npz file of arrays of numbers, without objects", why) from None
    return arrays


def _of_numbers(array: Array, name: str) -> Array:
    """Return an array of numbers or booleans, or raise ValueError."""
    if array.dtype.kind not in KINDS:
        raise ValueError(f"{name} has dtype {array.dtype}")
    if array.dtype.kind == "b" and array.size and array.view(np.uint8).max() > 1:
        raise ValueError(f"{name} has a boolean that is neither 0 nor 1")
    return array


def _write_npz(file: Path, arrays: Mapping[str, Array]) -> None:
    """Write a zip archive of ``.npy`` files: `numpy.savez` takes arrays called ``file`` for its own argument."""
    with zipfile.ZipFile(file, "w") as archive:
        for name, array in arrays.items():
            with archive.open(f"{name}.npy", "w", force_zip64=True) as stream:
                np.lib.format.write_array(stream, array, allow_pickle=False)


def _read_safetensors(file: Path) -> dict[str, Array]:
    """Return the arrays of a ``.safetensors`` file: the length of a header, the header in JSON, and the numbers."""
    content = np.memmap(file, mode="r") if file.stat().st_size else np.zeros(0, np.uint8)
    length = int.from_bytes(content[:8].tobytes(), "little")
    if content.size < 8 or length > min(LARGEST_HEADER, content.size - 8):
        raise ArgumentError("path", "a .safetensors file", f"{file} (its header is not whole)")
    try:
        header = json.loads(content[8 : 8 + length].tobytes(), object_pairs_hook=_without_doubles)
        rows = {name: _stored(row) for name, row in header.items() if name != "__metadata__"}
        _require_tiling(rows, content.size - 8 - length)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise ArgumentError("path", "a .safetensors file", f"{file} (its header: {_one_line(error)})") from None
    arrays = {}
    for name, (stored, shape, start, end) in rows.items():
        if stored not in DTYPES:
            raise ArgumentError("path", "arrays of NumPy's dtypes or bfloat16", f"{file} ({name} is {stored})")
        size = math.prod(shape) * DTYPES[stored].itemsize
        if end - start != size:
            raise ArgumentError("path", "a .safetensors file", f"{file} ({name} has {size} bytes, not {end - start})")
        numbers = content[8 + length + start : 8 + length + end].view(DTYPES[stored])
        if stored == "BF16":
            numbers = (numbers.astype(np.uint32) << 16).view(np.float32)
        try:
            arrays[name] = _of_numbers(np.array(numbers).reshape(shape), name)
        except ValueError as error:
            raise ArgumentError("path", "a .safetensors file", f"{file} ({_one_line(error)})") from None
    return arrays


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object of JSON, or raise ValueError where a key is there twice."""
    arrays = dict(pairs)
    if len(arrays) < len(pairs):
        raise ValueError("a key that is there twice")
    return arrays


def _require_tiling(rows: Mapping[str, StoredArray], size: int) -> None:
    """Raise ValueError unless arrays lie one after the other, from the first byte to the last, as the format asks."""
    reached = 0
    for name, row in sorted(rows.items(), key=lambda item: item[1][2:]):
        if not reached == row.start <= row.end <= size:
            raise ValueError(f"{name} does not begin where the array before it ends, or does not lie within the file")
        reached = row.end
    if reached != size:
        raise ValueError(f"{size - reached} bytes are of no array")


class StoredArray(NamedTuple):
    """Say where the numbers of an array lie in a file."""

    dtype: str
    shape: tuple[int, ...]
    start: int
    end: int


def _stored(row: Any) -> StoredArray:
    """Return one entry of a header, or raise ValueError."""
    start, end = row["data_offsets"]
    numbers = (*row["shape"], start, end)
    if not isinstance(row["dtype"], str) or any(type(number) is not int or number < 0 for number in numbers):
        raise ValueError("an array without dtype, shape and place")
    return StoredArray(row["dtype"], tuple(row["shape"]), start, end)


def _one_line(error: Exception) -> str:
    """Return the text of an error on one line."""
    return " ".join(str(error).split())


def _read_index(file: Path) -> dict[str, Array]:
    """Return the arrays of all files that an index names, each from the file that it names for it."""
    if not file.is_file():
        raise ArgumentError("path", "a file that is there", str(file))
    try:
        places = json.loads(file.read_bytes(), object_pairs_hook=_without_doubles)["weight_map"]
        names = {name: str(place) for name, place in places.items()}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise ArgumentError("path", "an index of .safetensors files", f"{file} ({_one_line(error)})") from None
    wrong = [place for place in names.values() if Path(place).name != place or not place.endswith(".safetensors")]
    if wrong:
        raise ArgumentError("path", "an index of .safetensors files beside it", f"{file} (it names {wrong[0]!r})")
    shards = {place: load_arrays(file.with_name(place)) for place in sorted(set(names.values()))}
    arrays: dict[str, Array] = {}
    for name, place in names.items():
        if name not in shards[place]:
            raise ArgumentError("path", f"an array named {name} in {place}", f"none, though {file} says so")
        arrays[name] = shards[place][name]
    return arrays


def _write_safetensors(file: Path, arrays: Mapping[str, Array]) -> None:
    """Write a ``.safetensors`` file."""
    safetensors = _safetensors()
    try:
        content = safetensors.numpy.save(dict(arrays))
    except safetensors.SafetensorError as error:
        raise ArgumentError("arrays", "dtypes that .safetensors has", str(error)) from None
    file.write_bytes(content)


def _safetensors() -> Any:
    """Return a package that few need."""
    try:
        import_module("safetensors.numpy")
        return import_module("safetensors")
    except ImportError:
        hint = f"not installed: {extra('safetensors')}"
        raise ArgumentError("path", "the extra safetensors for this ending", hint) from None
