"""Files that are written whole or not at all, by one process at a time."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from glob import escape
from importlib import import_module
from pathlib import Path
from typing import Any

try:
    fcntl: Any = import_module("fcntl")
except ImportError:  # not a POSIX system
    fcntl = None

__all__ = ["RecordError", "alone", "drafted", "drafts", "must_be_writable", "synced", "write", "write_all"]

DRAFT = ".draft"
"""How the name of a file ends that is being written, and what takes its name is renamed from."""


class RecordError(OSError):
    """A file that cannot be written: which, and why."""


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep other processes that ask for the same path away, while a file is read, changed and written.

    The lock ends with the process, however that ends, and leaves no file behind. Where the system has no such locks
    nobody is kept away. Within a process, nobody may ask for a path again before it is given back.

    Parameters
    ----------
    path : Path
        A file or a folder that is there.

    Raises
    ------
    OSError
        If it cannot be opened.
    """
    if fcntl is None:
        yield
    else:
        with _locked(os.open(path, os.O_RDONLY)):
            yield


@contextmanager
def _locked(descriptor: int) -> Iterator[None]:
    """Hold the lock of an open file, and close it at the end; where there are no locks, at the beginning."""
    if fcntl is None:
        os.close(descriptor)  # such a system renames no file that is open
        yield
        return
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def synced(path: Path) -> None:
    """Wait until a file or a folder is on disk, where the system can be asked for that."""
    if os.name == "posix":
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _abandoned(draft: Path) -> bool:
    """Tell whether nobody writes a draft any more: who does has its lock, which a kill takes away."""
    if fcntl is None:
        return False
    try:
        with draft.open("rb") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """A file beside another, to be written to, which takes the other's place at the end; after an error none is left.

    What a kill has left of an earlier draft of the same file is removed.

    Parameters
    ----------
    path : Path
        The file that is replaced, or made; a link is written through.

    Raises
    ------
    OSError
        If there can be no such file.
    """
    target = path.resolve()
    for left in target.parent.glob(f".{escape(target.name)}.*{DRAFT}"):
        if _abandoned(left):
            left.unlink(missing_ok=True)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=DRAFT)
    draft = Path(name)
    try:
        with _locked(handle):
            yield draft
            draft.chmod(0o644)
            synced(draft)
            draft.replace(target)
        synced(target.parent)
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def drafts(place: Path, name: str) -> Iterator[Path]:
    """An empty folder in another, for files that are moved from there to their places; at the end it is removed.

    Other processes that ask for one in the same place are waited for, and what a kill has left of one is removed.

    Parameters
    ----------
    place : Path
        A folder that is there.
    name : str
        What is written.

    Raises
    ------
    OSError
        If there can be no such folder.
    """
    with alone(place):
        for left in place.glob(f".{escape(name)}.*{DRAFT}"):
            shutil.rmtree(left)
        with tempfile.TemporaryDirectory(DRAFT, f".{name}.", place, ignore_cleanup_errors=True) as folder:
            yield Path(folder)


def must_be_writable(path: Path, *, folder: bool = False) -> None:
    """Refuse a path that cannot be written to, before the work whose result is written there; nothing is left behind.

    Parameters
    ----------
    path : Path
    folder : bool
        Whether it is a folder, which is made where there is none; a file is written in a folder that is there.

    Raises
    ------
    RecordError
        If it cannot be written.
    """
    target = path.resolve()  # a link is written through
    try:
        if not folder and target.is_dir():
            raise RecordError("a file was expected")
        there = next(p for p in (target, *target.parents) if p.exists()) if folder else target.parent
        Path(tempfile.mkdtemp(prefix=".may-write-", dir=there)).rmdir()
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror or error}") from None


def write(path: Path, text: str) -> None:
    """Write a file, whole or not at all; a link is written through.

    Raises
    ------
    RecordError
        If it cannot be written.
    """
    target = path.resolve()
    if target.exists() and not target.is_file():
        raise RecordError(f"{path}: cannot be written: a file was expected")
    try:
        with drafted(target) as draft:
            draft.write_text(text, encoding="utf-8", errors="backslashreplace", newline="\n")
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror or error}") from None


def write_all(folder: Path, texts: Mapping[str, str]) -> None:
    """Write files by their paths in a folder, which is made.

    Raises
    ------
    RecordError
        If one cannot be written.
    """
    for path, text in texts.items():
        target = folder / path
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RecordError(f"{target.parent}: cannot be made: {error.strerror or error}") from None
        write(target, text)
