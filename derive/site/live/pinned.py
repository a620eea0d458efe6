"""Files of other projects that a browser runs: each from a registry, by name, version and digest, and no other.

`fetched` asks the registry's own client, npm or pip, and keeps the file; whatever it brings is used only if it is,
byte for byte, the file that was read when it was written down here.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from ...files import drafted
from ...kernel.sorts import DeriveError

__all__ = ["MPMATH", "PYODIDE", "FetchError", "Pinned", "fetched", "members"]


class FetchError(DeriveError):
    """A file that cannot be fetched, or is another than the one that was pinned."""


class Pinned(NamedTuple):
    """A file of a registry.

    Attributes
    ----------
    client : str
        ``"npm"`` or ``"pip"``.
    name, version : str
    file : str
        What the client calls it.
    digest : str
        SHA-256, in hexadecimal.
    licence : str
        By its name in SPDX.
    taken : tuple of str
        The files that are taken out of it; empty where it is taken whole.
    """

    client: str
    name: str
    version: str
    file: str
    digest: str
    licence: str
    taken: tuple[str, ...] = ()


PYODIDE = Pinned(
    "npm",
    "pyodide",
    "314.0.7",
    "pyodide-314.0.7.tgz",
    "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
    "MPL-2.0",
    (
        *("README.md", "package.json", "pyodide-lock.json", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs"),
        "python_stdlib.zip",
    ),
)
"""CPython for the browser."""
MPMATH = Pinned(
    "pip",
    "mpmath",
    "1.3.0",
    "mpmath-1.3.0-py3-none-any.whl",
    "a0b2b9fe80bbcd81a6647ff13108738cfb482d481d826cc0e02f5b35e5c88d2c",
    "BSD-3-Clause",
)
"""Intervals, in which a claim is refuted."""


def fetched(pinned: Pinned, kept: Path) -> Path:
    """Return a file in a folder where it is kept; what is not there yet is fetched.

    Parameters
    ----------
    pinned : Pinned
    kept : Path
        A folder, which is made where it is missing.

    Raises
    ------
    FetchError
        If its client is missing or fails, or the file is not the one that was pinned.
    """
    path = kept / pinned.file
    if not path.is_file():
        kept.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory() as folder:
            brought = _brought(pinned, Path(folder)).read_bytes()
            _same(pinned, brought, "what was fetched")
            with drafted(path) as draft:
                draft.write_bytes(brought)
    _same(pinned, path.read_bytes(), str(path))
    return path


def members(pinned: Pinned, path: Path) -> dict[str, bytes]:
    """Return what is taken out of a file, by name.

    Raises
    ------
    FetchError
        If a member is missing.
    """
    contents: dict[str, bytes] = {}
    with tarfile.open(path) as archive:
        for name in pinned.taken:
            try:
                member = archive.extractfile(f"package/{name}")
            except KeyError:
                member = None
            if member is None:
                raise FetchError(f"{path}: expected a file {name} in it, found none")
            contents[name] = member.read()
    return contents


def _same(pinned: Pinned, content: bytes, what: str) -> None:
    computed = sha256(content).hexdigest()
    if computed != pinned.digest:
        raise FetchError(
            f"{pinned.name} {pinned.version}: {what} has the SHA-256 {computed}, expected {pinned.digest}; "
            "it is not used: delete it, or find out who changed it"
        )


def _brought(pinned: Pinned, folder: Path) -> Path:
    """Let the client of a registry bring a file into a folder."""
    output = _run(_command(pinned, folder), pinned)
    path = folder / pinned.file
    if not path.is_file():
        raise FetchError(f"{pinned.name} {pinned.version}: {pinned.client} brought no {pinned.file}: {output}")
    return path


def _command(pinned: Pinned, folder: Path) -> Sequence[str]:
    if pinned.client == "npm":
        return ["npm", "pack", "--silent", f"{pinned.name}@{pinned.version}", "--pack-destination", str(folder)]
    asked = ["download", "--quiet", "--no-deps", "--only-binary", ":all:", "--dest", str(folder)]
    return [sys.executable, "-m", "pip", *asked, f"{pinned.name}=={pinned.version}"]


def _run(command: Sequence[str], pinned: Pinned) -> str:
    what = f"{pinned.name} {pinned.version}"
    try:
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise FetchError(
            f"{what}: {command[0]} cannot be run: {error.strerror}; apt-get install npm, or put {pinned.file} "
            "into the folder where it is kept"
        ) from None
    if ran.returncode:
        last = (ran.stderr.strip() or ran.stdout.strip()).splitlines()[-1:]
        raise FetchError(f"{what}: {' '.join(command[:3])} failed: {' '.join(last)}")
    return ran.stdout.strip()
