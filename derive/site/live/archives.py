"""Pack the archives for an interpreter in a browser: our sources, the same bytes from the same sources."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable
from pathlib import Path

__all__ = ["kernel_archive", "prover_archive"]

PACKAGE = Path(__file__).resolve().parents[2]
ABSENT = ("cas", "claims", "figures", "recorded", "site")
"""Folders that no answer needs: they ask for packages that the browser has not, or are for other readers."""
BEGINNING = (1980, 1, 1, 0, 0, 0)  # the first time that an archive can name


def kernel_archive() -> bytes:
    """Return the kernel, and the file that writes its statements for a page: all that replays a certificate.

    Examples
    --------
    >>> names = zipfile.ZipFile(io.BytesIO(kernel_archive())).namelist()
    >>> [name for name in names if not name.startswith("derive/kernel/")]
    ['replayed.py']
    """
    return _archive("replayed.py", (PACKAGE / "kernel").rglob("*.py"))


def prover_archive() -> bytes:
    """Return the sources that derive and decide, and the file that writes their answers for a page."""
    return _archive("answered.py", (p for p in PACKAGE.rglob("*.py") if p.relative_to(PACKAGE).parts[0] not in ABSENT))


def _archive(door: str, sources: Iterable[Path]) -> bytes:
    """Return an archive of sources, and beside the package the file that the page calls."""
    held = {f"{PACKAGE.name}/{path.relative_to(PACKAGE).as_posix()}": path for path in sources}
    held[door] = Path(__file__).with_name(door)
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        for name in sorted(held):
            member = zipfile.ZipInfo(name, BEGINNING)
            member.external_attr = 0o644 << 16
            archive.writestr(member, held[name].read_bytes(), zipfile.ZIP_DEFLATED)
    return written.getvalue()
