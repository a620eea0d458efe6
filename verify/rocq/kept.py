"""Results that are kept from one run to the next, with a key of their sources and a digest of their content.

A digest is no signature: who can write in the folder of compiled files can make it fit again. It finds what was damaged
or edited by hand; a run that has to be believed begins with an empty folder.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from verify.rocq.compiling import digest, text_of
from verify.tasks.files import write_atomically

__all__ = ["keep", "kept"]


def keep(store: Path, key: str, content: Any) -> None:
    """Write a result.

    Parameters
    ----------
    store : Path
    key : str
        A digest of all that it was made from.
    content : JSON

    Raises
    ------
    RecordError
        If the file cannot be written.

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     store = Path(folder) / "kept.json"
    ...     keep(store, "made from this", {"pages": 3})
    ...     found = kept(store, "made from this"), kept(store, "made from that")
    ...     edited = store.write_text(store.read_text().replace("3", "4"))
    ...     (*found, kept(store, "made from this"))
    ({'pages': 3}, None, None)
    """
    store.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(content)
    write_atomically(store, json.dumps({"key": key, "digest": digest(key, text), "content": content}))


def kept(store: Path, key: str) -> Any:
    """Return a kept result if it is whole and was made from the same sources; else None."""
    try:
        record = json.loads(text_of(store) or "{}")
    except ValueError:
        return None
    if not isinstance(record, dict) or record.get("key") != key or "content" not in record:
        return None
    return record["content"] if record.get("digest") == digest(key, json.dumps(record["content"])) else None
