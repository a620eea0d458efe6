"""Measured documents: the tables of the figures, and two pages. Those whose sources are unchanged are left alone.

Beside them stands ``measured.json``, with a key for each: a digest of the code and the data that it was computed from,
and of what stands in it. A document that was edited, or has no key, or another one, is computed again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from verify.measure.sources import code
from verify.tasks.files import merged, write_atomically

__all__ = ["put", "stands"]

RECORD = "measured.json"
FORMAT = 1
DIGITS = 16


def stands(path: Path, modules: Sequence[str], data: str = "") -> bool:
    """Tell whether a document was computed by these modules, as they are now, from these data.

    Parameters
    ----------
    path : Path
    modules : sequence of str
        Those that compute it; what they import counts too.
    data : str
        The data, or a digest.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    return bool(_keys(path).get(path.name) == _key(path, text, modules, data))


def put(path: Path, modules: Sequence[str], data: str = "") -> None:
    """Record the modules and data from which a document was just computed.

    Raises
    ------
    RecordError
        If the record cannot be written.
    """
    text = path.read_text(encoding="utf-8")
    record = path.parent / RECORD
    with merged(record):
        keys = {**_keys(path), path.name: _key(path, text, modules, data)}
        document = {"version": FORMAT, "keys": keys}
        write_atomically(record, json.dumps(document, indent=1, sort_keys=True) + "\n")


def _keys(path: Path) -> dict[str, Any]:
    """Return the keys of the documents in a folder; none, where they cannot be read."""
    try:
        record = json.loads((path.parent / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    fits = isinstance(record, dict) and record.get("version") == FORMAT and isinstance(record.get("keys"), dict)
    return dict(record["keys"]) if fits else {}


def _key(path: Path, text: str, modules: Sequence[str], data: str) -> str:
    parts = [FORMAT, path.name, code(modules), data, text]
    return sha256(json.dumps(parts).encode()).hexdigest()[:DIGITS]
