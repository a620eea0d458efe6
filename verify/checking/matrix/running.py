"""All cells of a library of kernels, asked by any executor; what is finished is kept, and stands the next time."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from verify.checking.matrix.cells import GREY, CellAnswer, ask, without_answer
from verify.checking.matrix.kept import Kept, key
from verify.checking.matrix.reading import library
from verify.checking.matrix.table import Matrix
from verify.tasks.files import checked_target
from verify.tasks.sharing import finished

__all__ = ["SECONDS", "matrix"]

SECONDS = 120.0
"""A call of a function, if nothing is said."""
JUDGED, BEGUN = 3, 60.0
"""A whole cell may take so many times as long, and so many seconds more."""


def matrix(
    source: str | os.PathLike[str] | Mapping[str, Any],
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    out: str | os.PathLike[str] | None = None,
    seconds: float = SECONDS,
    progress: Callable[[int, int, str], None] | None = None,
) -> Matrix:
    """Check a library of kernels: each function in each dtype, at each shape, under each choice of conventions.

    Parameters
    ----------
    source : path or mapping
        A file in TOML, or what it holds: see the page "Check your kernel".
    jobs : int
        Processes.
    executor : Executor, optional
        An executor of ``concurrent.futures`` or of Dask that runs the cells, in place of threads of this process. Its
        workers find the same files under the same names.
    out : path, optional
        A folder for the results, created if missing. Finished cells are kept in its ``cells.jsonl``, and are not run
        again as long as nothing that they depend on has changed.
    seconds : float
        Time limit for a call of a function, which runs in a process of its own: see `verify.checking.calling.isolated`.
    progress : callable, optional
        Called with the number done, the number of all, and a cell.

    Returns
    -------
    Matrix
        A cell whose function hangs or ends its process is red, with that reason.

    Raises
    ------
    ArgumentError
        If the file is not as it must be; a `ValueError` that names the key, what was expected, and what came.
    RecordError
        If the folder cannot be written to.

    Examples
    --------
    >>> kernel = {"function": "numpy:tanh", "against": "tanh", "shapes": ["4x16"], "dtypes": ["float32"]}
    >>> matrix({"kernel": [kernel]})
    <Matrix of matrix: 1 cells, 1 green, 0 red, 0 grey>
    """
    if not seconds > 0:
        raise ValueError(f"seconds: expected a number > 0, got {seconds!r}")
    asked = library(source)
    kept = None if out is None else Kept(checked_target(Path(out) / "cells.jsonl"))
    keys = [key(cell, asked.depends[cell.kernel]) for cell in asked.cells]
    standing = {} if kept is None else kept.answers
    answers: dict[int, CellAnswer] = {}
    for number, cell in enumerate(asked.cells):
        if cell.skipped:
            answers[number] = CellAnswer(GREY, "", cell.skipped)
        elif keys[number] in standing:
            answers[number] = standing[keys[number]]
    stood = sum(not asked.cells[number].skipped for number in answers)
    left = [number for number in range(len(asked.cells)) if number not in answers]
    spent: dict[str, float] = {}
    tasks = [(asked.cells[number], seconds) for number in left]
    if progress is not None:
        progress(len(answers), len(keys), "")
    for done in finished(ask, tasks, jobs=jobs, executor=executor, seconds=JUDGED * seconds + BEGUN):
        number, (cell, _), error = left[done.number], tasks[done.number], done.ending.error
        answers[number] = done.ending.value if error is None else without_answer(error)
        spent[str(cell)] = done.ending.seconds
        if kept is not None and answers[number].verdict and key(cell, asked.depends[cell.kernel]) == keys[number]:
            kept.put(keys[number], answers[number])  # not what may go otherwise the next time, nor of an edited source
        if progress is not None:
            progress(len(answers), len(keys), str(cell))
    result = Matrix(asked.name, tuple((cell, answers[n]) for n, cell in enumerate(asked.cells)), stood, spent)
    if out is not None:
        result.write(Path(out))
    return result
