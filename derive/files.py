"""Files that are written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["drafted"]


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
