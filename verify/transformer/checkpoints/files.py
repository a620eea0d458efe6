"""Files of named arrays: NumPy's ``.npz``, and ``.safetensors`` where that package is installed."""

from __future__ import annotations

import os
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array

__all__ = ["EXAMPLE", "load_arrays", "save_arrays"]

EXAMPLE = Path(__file__).with_name("attention.npz")
"""Attention with its inputs, masks, output and gradients, as PyTorch computed and named them."""


class FileFormat(NamedTuple):
    """How files of one ending are read and written."""

    read: Callable[[Path], dict[str, Array]]
    write: Callable[[Path, Mapping[str, Array]], None]


def load_arrays(path: str | os.PathLike[str]) -> dict[str, Array]:
    """Return the arrays of a file by name.

    Parameters
    ----------
    path : path
        Ends in ``.npz`` or ``.safetensors``. Nothing in the file is run: pickled objects are refused.

    Raises
    ------
    ArgumentError
        If the file is not there, ends otherwise, or does not hold what its ending says; if an array has a dtype
        that NumPy does not have, such as bfloat16.
    """
    file = Path(path)
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
        if array.dtype.kind not in "biufc":
            raise ArgumentError(name, "an array of numbers", f"dtype {array.dtype}")
    draft: Path | None = None
    try:
        target = file.resolve()  # a link is written through
        handle, made = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        os.close(handle)
        draft = Path(made)
        form.write(draft, whole)
        draft.chmod(0o644)
        draft.replace(target)
    except OSError as error:
        raise ArgumentError("path", "a file that can be written", f"{file} ({error.strerror or error})") from None
    finally:
        if draft is not None:
            draft.unlink(missing_ok=True)


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
            for member in archive.namelist():
                with archive.open(member) as stream:
                    arrays[member.removesuffix(".npy")] = np.lib.format.read_array(stream, allow_pickle=False)
    except (ValueError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error) as error:
        raise ArgumentError("path", "a .npz file of arrays without objects", f"{file} ({error})") from None
    return arrays


def _write_npz(file: Path, arrays: Mapping[str, Array]) -> None:
    """Write a zip archive of ``.npy`` files: `numpy.savez` takes arrays called ``file`` for its own argument."""
    with zipfile.ZipFile(file, "w") as archive:
        for name, array in arrays.items():
            with archive.open(f"{name}.npy", "w", force_zip64=True) as stream:
                np.lib.format.write_array(stream, array, allow_pickle=False)


def _read_safetensors(file: Path) -> dict[str, Array]:
    """Return the arrays of a ``.safetensors`` file."""
    safetensors = _safetensors()
    hint = "convert it to float32 first"
    try:
        arrays: dict[str, Array] = safetensors.numpy.load_file(file)
    except (TypeError, KeyError, AttributeError) as error:  # how it reports a dtype, by version
        raise ArgumentError("path", "arrays of NumPy's dtypes", f"{file} ({error}; {hint})") from None
    except safetensors.SafetensorError as error:
        raise ArgumentError("path", "a .safetensors file", f"{file} ({error})") from None
    for name, array in arrays.items():
        if array.dtype.kind == "V":  # a dtype that another package, once imported, adds to NumPy's
            raise ArgumentError("path", "arrays of NumPy's dtypes", f"{file} ({name} is {array.dtype}; {hint})")
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
        hint = "not installed (pip install 'transformer-proofs[safetensors]')"
        raise ArgumentError("path", "the package safetensors for this ending", hint) from None
