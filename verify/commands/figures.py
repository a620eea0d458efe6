"""The command ``verify figures``: the data of the figures, measured and recorded, or held against the record."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path

from derive.commands.terminal import FAILED, PASSED, Progress
from derive.doors.records import recorded
from verify.commands.measuring import executor_of
from verify.commands.usage import UsageError, must_exist
from verify.figures import FIGURES, Columns, csv_text, difference
from verify.measure.documents import put, stands
from verify.measure.sources import code
from verify.tasks.files import checked_target, write_atomically
from verify.tasks.sharing import results

__all__ = ["command"]


def command(options: argparse.Namespace) -> int:
    """Measure, print what differs from what is recorded, record it where that is asked for, and return the exit code.

    Raises
    ------
    UsageError, RecordError
        One line: a figure that does not exist, a table that cannot be written; those before it are.
    """
    must_exist(options.names, tuple(FIGURES), "figure")
    if options.against is None:
        options.against = recorded(f"figures/{next(iter(FIGURES))}.csv").parent
    elif options.record is None and not options.against.is_dir():
        raise UsageError(f"--against {options.against}: a folder of tables was expected")
    names = tuple(dict.fromkeys(options.names)) or tuple(FIGURES)
    with executor_of(options) as executor, Progress("verify", "figure") as progress:
        measured, differences = _differences(options, names, executor, progress)
    if options.json:
        figures = [{"name": name, "difference": text} for name, text in differences.items()]
        document = {"version": 1, "figures": figures, "written": options.record is not None}
        sys.stdout.write(json.dumps(document, indent=1) + "\n")
    else:
        width = max(map(len, names))
        lines = {n: text or ("as recorded" if n in measured else "stands") for n, text in differences.items()}
        sys.stdout.write("".join(f"{name:{width}}  {text}\n" for name, text in lines.items()))
    return FAILED if any(differences.values()) else PASSED


def _differences(
    options: argparse.Namespace, names: Sequence[str], executor: Executor | None, progress: Progress
) -> tuple[Sequence[str], dict[str, str | None]]:
    """Return which figures were measured, and what each says otherwise than its table; record them if that is asked."""
    folder: Path = options.against if options.record is None else options.record
    if options.record is not None:
        checked_target(folder / f"{names[0]}.csv")  # before anything is measured
    modules = {name: (FIGURES[name].__module__, "verify.figures.tables") for name in names}
    for module in modules.values():
        code(module)  # read before it runs: an edit meanwhile is another program
    measured = [n for n in names if not (options.changed and stands(folder / f"{n}.csv", modules[n]))]
    differences: dict[str, str | None] = dict.fromkeys(names)
    progress(0, len(measured), next(iter(measured), ""))
    answers = results(_measured, measured, jobs=options.jobs, executor=executor)
    for done, (name, columns) in enumerate(answers, 1):
        progress(done, len(measured), name)
        path = folder / f"{name}.csv"
        differences[name] = _difference(path, columns)
        if options.record is not None and differences[name]:  # what does not differ stays, to the last digit
            write_atomically(path, csv_text(columns))
            differences[name] = _difference(path, columns)
        if options.record is not None:
            put(path, modules[name])
    return measured, differences


def _measured(name: str) -> tuple[str, Columns]:
    """Return a figure with its columns."""
    return name, FIGURES[name]()


def _difference(path: Path, columns: Columns) -> str | None:
    """Return what a file says otherwise than what was measured, or that there is none that can be read."""
    try:
        return difference(path.read_text(encoding="utf-8"), columns)
    except FileNotFoundError:
        return f"no file {path}; --record {path.parent} writes it"
    except (OSError, UnicodeDecodeError) as error:
        return f"{path} cannot be read: {getattr(error, 'strerror', None) or error}"
