"""Files that are written whole or not at all: one that cannot be written is refused in one line."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from derive.files import RecordError, alone, drafted, write

__all__ = ["RecordError", "checked_target", "drafted", "merged", "write_atomically"]


def checked_target(path: str | os.PathLike[str]) -> Path:
    """Return the file that a path leads to, and make the folder that it is in.

    Raises
    ------
    RecordError
        If it is a folder, or no file can be made there.
    """
    file = Path(path).resolve()  # a link is written through
    if file.exists() and not file.is_file():
        raise RecordError(f"{path}: cannot be written: a file was expected")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
    if not file.parent.is_dir() or not os.access(file.parent, os.W_OK):
        raise RecordError(f"{path}: cannot be written: no folder {file.parent} that one may write to")
    return file


@contextmanager
def merged(path: str | os.PathLike[str]) -> Iterator[None]:
    """Keep other processes from changing a file between the time that it is read and the time that it is written.

    Raises
    ------
    RecordError
        If no file can be made there.
    """
    with alone(checked_target(path).parent):
        yield


def write_atomically(path: Path, text: str) -> None:
    """Write a file under a temporary name beside it, then rename it; one that says the same already is left alone.

    Raises
    ------
    RecordError
        If this fails; no part of the file is left behind.
    """
    file = checked_target(path)
    if file.is_file() and file.read_bytes() == text.encode("utf-8"):
        return  # make asks for the time of a record
    write(path, text)
