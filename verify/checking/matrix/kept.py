"""Finished cells on disk, a line each, so that a run that was ended goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path

from verify.checking.matrix.cells import CellAnswer
from verify.tasks.files import checked_target, merged, write_atomically

__all__ = ["Kept"]


class Kept:
    """The finished cells of a file of JSON lines, by their keys.

    Parameters
    ----------
    path : Path
        A line that is none, as the last one of a run that was ended, is left out.

    Raises
    ------
    RecordError
        If the file cannot be read or written.
    """

    def __init__(self, path: Path) -> None:
        self.path = checked_target(path)
        self.answers: dict[str, CellAnswer] = {}
        with merged(self.path):
            lines = []
            text = self.path.read_text(encoding="utf-8", errors="replace") if self.path.exists() else ""
            for line in text.splitlines():
                try:
                    record = json.loads(line)
                    self.answers[record["key"]] = CellAnswer(**record["answer"])
                except (ValueError, TypeError, KeyError):
                    continue
                lines.append(f"{line}\n")
            write_atomically(self.path, "".join(lines))

    def put(self, key: str, answer: CellAnswer) -> None:
        """Keep a finished cell; it is on disk when this returns."""
        self.answers[key] = answer
        line = json.dumps({"key": key, "answer": answer._asdict()}, sort_keys=True)
        with merged(self.path), self.path.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")
