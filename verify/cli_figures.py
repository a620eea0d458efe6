"""The command ``verify figures``: the data of the figures, measured and recorded, or held against the record."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from verify.figures import Columns

__all__ = ["add_figures", "figures"]

RECORD = Path("docs", "figures")

Progress = Callable[[int, int, str], None]


def add_figures(commands: Any) -> None:
    """Add the subcommand to those of ``verify``."""
    about = "the data of the figures: hold what is measured against what is recorded"
    parser = commands.add_parser("figures", help=about, description=about)
    parser.add_argument("names", nargs="*", metavar="NAME", help="figures; all without a name")
    parser.add_argument("--record", type=Path, metavar="DIR", help="write the data there, one table for each figure")
    parser.add_argument("--against", type=Path, default=RECORD, metavar="DIR", help=f"what is recorded ({RECORD})")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def figures(options: argparse.Namespace, names: Sequence[str], progress: Progress) -> tuple[str, bool]:
    """Return what the command prints, and whether nothing differs.

    Raises
    ------
    RecordError
        If a table cannot be written; those before it are.
    """
    from verify.figures import FIGURES, csv_text
    from verify.record import RecordError, checked_target, write_atomically

    folder: Path = options.against if options.record is None else options.record
    if options.record is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RecordError(f"{folder}: cannot be written: {error.strerror or error}") from None
        checked_target(folder / f"{names[0]}.csv")  # before anything is measured
    differences: dict[str, str | None] = {}
    for done, name in enumerate(names, 1):
        columns = FIGURES[name]()
        progress(done, len(names), name)
        path = folder / f"{name}.csv"
        differences[name] = _difference(path, columns)
        if options.record is not None and differences[name]:  # what does not differ stays, to the last digit
            write_atomically(path, csv_text(columns))
            differences[name] = _difference(path, columns)
    same = not any(differences.values())
    if options.json:
        found = [{"name": name, "difference": text} for name, text in differences.items()]
        return json.dumps(
            {"version": 1, "figures": found, "written": options.record is not None}, indent=1
        ) + "\n", same
    width = max(map(len, names))
    return "".join(f"{name:{width}}  {text or 'as recorded'}\n" for name, text in differences.items()), same


def _difference(path: Path, columns: Columns) -> str | None:
    """Return what a file says otherwise than what was measured, or that there is none that can be read."""
    from verify.figures import difference

    try:
        return difference(path.read_text(encoding="utf-8"), columns)
    except FileNotFoundError:
        return f"no file {path}; --record {path.parent} writes it"
    except (OSError, UnicodeDecodeError) as error:
        return f"{path} cannot be read: {getattr(error, 'strerror', None) or error}"
