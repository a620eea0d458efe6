"""What `verify.check` says of wrong programs from public bug reports: ``python -m benchmarks.reports``.

Of each report of a half: the verdict on the wrong program and the name that it gives, and the verdict on the right
program beside it. A wrong program is accepted, refused or untold; refused, it is named if a wrong formula, a
convention, coefficients, a rounding, or an operation that overflows or cancels is. Options and exit code are those of
`benchmarks.strangers`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from benchmarks.reports import ROWS
from benchmarks.reports.row import Row
from benchmarks.strangers import Task, main, outcome
from verify.checking.judging.diagnosis import Verdict

__all__ = ["answer", "tasks"]

NAMED = (Verdict.WRONG, Verdict.CONVENTION, Verdict.COEFFICIENTS, Verdict.LOWER, Verdict.NAIVE)


def tasks(_: int = 1) -> Iterator[Task]:
    """Yield what is asked of each row."""
    for rows in ROWS.values():
        yield from map(_task, rows)


def _task(row: Row) -> Task:
    statement = row.statement or "forward="
    return Task("reports", row.half, f"{row.report} {statement}", statement, row.dtype)


def answer(task: Task) -> dict[str, Any]:
    """Return what is found of a row's two programs."""
    family, row = next((f, row) for f, rows in ROWS.items() for row in rows if _task(row) == task)
    wrong, right = row.checked(row.wrong), row.checked(row.right)
    found = next((f for f in wrong.findings if f.verdict is wrong.verdict), None)
    if found is None:
        name = "; ".join(wrong.notes)
    else:
        name = found.name or (" + ".join(found.fitted) if wrong.verdict is Verdict.COEFFICIENTS else "")
    line = f"{row.mistake}: {outcome(wrong)}: {wrong.verdict}: {name}"
    return {
        "family": family,
        "mistake": row.mistake,
        "outcome": outcome(wrong),
        "verdict": str(wrong.verdict),
        "named": wrong.verdict in NAMED,
        "name_given": name,
        "right": outcome(right, right=True).replace("untold", "right untold"),
        "line": line + ("" if right.agrees else f"; the right program: {right.verdict} {right.name}"),
    }


if __name__ == "__main__":
    sys.exit(main(suite="reports", about=__doc__))
