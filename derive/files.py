"""Files that are written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["RecordError", "drafted", "write"]


class RecordError(OSError):
    """A file that cannot be written: which, and why."""


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """A file beside another, to be written to, which takes the other's place at the end; after an error none is left.

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
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(handle)
    draft = Path(name)
    try:
        yield draft
        draft.chmod(0o644)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


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
            draft.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror or error}") from None
