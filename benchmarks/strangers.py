"""Programs of strangers, asked in parts and recorded: ``python -m benchmarks.strangers reports spellings naive``.

The suites are `benchmarks.reports`, `spellings` and `naive`, `benchmarks.exploits` and `benchmarks.libraries`; each
runs by its own name too. ``--half second`` asks what was untried until it was run once, on 041c5605, and is open since;
``--half third`` what was typed later, run once on 95108ac7, and is open since; ``--half untried`` asks what is kept for
the finished code. Not every suite has all of these parts.

With several ``--seeds`` the programs are asked in passes, so that a run that is ended has asked all of them alike; a
row ends as with the worst of its seeds, and says which were asked. With ``--record FILE`` each answer is written there
as it comes, with the code that was asked: a run that was ended, or that ``--minutes`` ends, goes on where it was. An
open row is asked again on other code, and one that is kept for the finished code never. ``python -m benchmarks.power
--page`` writes what stands in ``docs/strangers.json`` into the page.
The exit code is 1 if a wrong program was accepted, a right one refused, or a row could not be asked.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from benchmarks.power import commit, written
from benchmarks.spellings.spelling import untried
from benchmarks.strangers_page import seeds_of
from verify.checking.judging.diagnosis import Diagnosis, Verdict
from verify.checking.matrix.kept import product
from verify.tasks.files import write_atomically
from verify.tasks.sharing import finished

__all__ = ["DATA", "HALVES", "SUITES", "Record", "Task", "answered", "main", "outcome"]

DATA = Path(__file__).resolve().parents[1] / "docs" / "strangers.json"
SUITES = {
    "reports": "benchmarks.reports.__main__",
    "spellings": "benchmarks.spellings.__main__",
    "naive": "benchmarks.naive.__main__",
    "exploits": "benchmarks.exploits",
    "libraries": "benchmarks.libraries",
}
"""The module of each suite: its `tasks`, given a number of seeds, and the `answer` to one of them."""
HALVES = ("first", "second", "third", "untried")
"""Two halves and a later part that code may be worked on against, and what is kept for the finished code."""
BAD = ("accepted", "right refused", "error")
WORSE = ("overflows", "untold", "not run", *BAD)
"""How a row may end with some seed, where it ends well with others: the last counts."""


class Task(NamedTuple):
    """What is asked once: a program of a suite, in a dtype or by a door, with a seed."""

    suite: str
    half: str
    name: str
    statement: str
    how: str
    seed: int = 0

    def __str__(self) -> str:
        return f"{self.name} [{self.how}{f', seed {self.seed}' if self.seed else ''}]"


def half(name: str) -> str:
    """Return the open half that a digest of its name draws for a program."""
    return HALVES[untried(name)]


def outcome(diagnosis: Diagnosis, *, right: bool = False) -> str:
    """Return how a right or a wrong program ended, by the words of the tables."""
    if diagnosis.agrees:
        return "agrees" if right else "accepted"
    return "untold" if diagnosis.verdict is Verdict.CANNOT else "right refused" if right else "refused"


def answered(tasks: Sequence[Task]) -> list[dict[str, Any]]:
    """Return the answers to tasks, one after another; an error is one, and the others are asked all the same."""
    answers = []
    for task in tasks:
        begun = time.process_time()
        try:
            answer = import_module(SUITES[task.suite]).answer(task)
        except Exception as error:
            answer = {"outcome": "error", "verdict": repr(error)}
        answers.append({**answer, "seconds": round(time.process_time() - begun, 2)})
    return answers


def key(suite: str) -> str:
    """Return the digest of who asks, and of the programs of a suite."""
    module = import_module(SUITES[suite])
    file = Path(str(module.__file__))
    sources = (file, *getattr(module, "SOURCES", (file.parent,)))
    files = sorted({path for one in sources for path in (one, *one.rglob("*")) if path.suffix in (".py", ".thm")})
    return sha256("".join([product(), *(path.read_text("utf-8") for path in files)]).encode()).hexdigest()


class Record:
    """Rows of answers, in a file if there is one: each a task, its answer, and the number of the code that was asked.

    Parameters
    ----------
    path : Path or None
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.data: dict[str, Any] = {"version": 1, "code": [], "planned": {}, "rows": []}
        if path is not None and path.exists():
            self.data = json.loads(path.read_text(encoding="utf-8"))
        self.rows = {_of_all(Task(*(row[field] for field in Task._fields))): row for row in self.data["rows"]}

    def code(self, suite: str) -> int:
        """Return the number of the code that stands here, which asks a suite."""
        one = {
            "suite": suite,
            "key": key(suite),
            "commit": commit(),
            "date": datetime.now(UTC).date().isoformat(),
            "python": platform.python_version(),
            "numpy": np.__version__,
        }
        if one not in self.data["code"]:
            self.data["code"].append(one)
        return int(self.data["code"].index(one))

    def left(self, tasks: Iterable[Task]) -> list[Task]:
        """Return what is to be asked: what never was, and of an open half what was asked on other code."""
        keys = {suite: key(suite) for suite in {task.suite for task in tasks}}

        def asked(task: Task) -> bool:
            row = self.rows.get(_of_all(task))
            if row is None or task.seed not in seeds_of(row):
                return False
            return task.half == HALVES[-1] or self.data["code"][row["code"]]["key"] == keys[task.suite]

        return [task for task in tasks if not asked(task)]

    def put(self, task: Task, answer: Mapping[str, Any], code: int) -> None:
        """Keep the answer to a task, beside those with other seeds on the same code: the worst is that of the row."""
        row, before = {**task._asdict(), **answer, "code": code}, self.rows.get(_of_all(task))
        codes = self.data["code"]
        if before is not None and codes[before["code"]]["key"] == codes[code]["key"]:
            seeds = sorted({*seeds_of(before), task.seed})
            seconds = round(before["seconds"] + row["seconds"], 2)
            row = {**max(before, row, key=_how_bad), "seeds": seeds, "seconds": seconds, "code": code}
        self.rows[_of_all(task)] = row

    def write(self) -> None:
        """Write the file, if there is one."""
        if self.path is not None:
            ordered = sorted(self.rows, key=lambda t: (list(SUITES).index(t.suite), t))
            write_atomically(self.path, written(self.data | {"rows": [self.rows[task] for task in ordered]}))


def _of_all(task: Task) -> Task:
    """Return what a row is of: a task with all of its seeds."""
    return task._replace(seed=0)


def _how_bad(row: Mapping[str, Any]) -> int:
    return WORSE.index(row["outcome"]) if row["outcome"] in WORSE else -1


def planned(suites: Sequence[str], which: str, seeds: int, only: str) -> list[Task]:
    """Return the tasks of suites in a half, of programs with a text in their names."""
    tasks = (task for suite in suites for task in import_module(SUITES[suite]).tasks(seeds))
    return [task for task in tasks if task.half == which and only in task.name]


def groups(tasks: Iterable[Task]) -> list[list[Task]]:
    """Return tasks that one process asks, as they have a statement and a seed in common.

    The first seed of every statement comes first, then the second of every one; of these large groups come first.
    """
    found: dict[tuple[str, str, int], list[Task]] = {}
    for task in tasks:
        found.setdefault((task.suite, task.statement, task.seed), []).append(task)
    before = Counter[tuple[str, str]]()
    order = []
    for (suite, statement, _), group in found.items():
        order.append((before[suite, statement], -len(group)))
        before[suite, statement] += 1
    return [group for _, group in sorted(zip(order, found.values(), strict=True), key=lambda one: one[0])]


def table(rows: Iterable[Mapping[str, Any]]) -> str:
    """Return how many rows of each suite and way ended how."""
    counts = Counter[tuple[str, str]]()
    for row in rows:
        place = f"{row['suite']}, {row['half']} half, {row['how']}"
        counts.update((place, row[name]) for name in ("outcome", "right") if name in row)
        counts[place, "named"] += row["outcome"] == "refused" and bool(row.get("named"))
    columns = list(dict.fromkeys(column for _, column in counts))
    lines = [f"{'':58}" + "".join(f"{column:>14}" for column in columns)]
    for place in dict.fromkeys(place for place, _ in counts):
        lines.append(f"{place:58}" + "".join(f"{counts[place, column]:14}" for column in columns))
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None, suite: str = "", about: str | None = None) -> int:
    """Ask the rows that are not yet asked, print and keep each answer, and return the exit code.

    Parameters
    ----------
    arguments : sequence of str, optional
        Those of the command line.
    suite : str
        The only one that is asked.
    about : str, optional
        What ``--help`` says of it.
    """
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=about or __doc__, formatter_class=plain)
    if not suite:
        parser.add_argument("suites", nargs="*", choices=[*SUITES, []], metavar="SUITE", help="all without any")
    parser.add_argument("--half", choices=HALVES, default=HALVES[0], help=f"which half ({HALVES[0]})")
    parser.add_argument("--only", default="", metavar="TEXT", help="programs with this in their names")
    parser.add_argument("--seeds", type=int, default=1, metavar="N", help="of right programs (1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (1)")
    parser.add_argument("--minutes", type=float, metavar="M", help="begin nothing new after so many")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the answers here, and go on from them")
    options = parser.parse_args(arguments)
    suites = [suite] if suite else options.suites or list(SUITES)
    record, start = Record(options.record), time.monotonic()
    tasks = planned(suites, options.half, options.seeds, options.only)
    if not options.only:
        record.data["planned"] |= {f"{s} {options.half}": sum(task.suite == s for task in tasks) for s in suites}
    left = set(record.left(tasks))
    codes = {s: record.code(s) for s in {task.suite for task in left}}
    parts = [part for group in groups(tasks) if (part := [task for task in group if task in left])]
    lost = 0
    for ended in finished(answered, parts, jobs=options.jobs):
        if ended.ending.error is not None:  # the others go on, and these are asked by the next run
            print(f"not asked: {parts[ended.number][0]} and those with it: {ended.ending.error!r}", flush=True)
            lost += 1
            continue
        for task, answer in zip(parts[ended.number], ended.ending.value, strict=True):
            print(f"{task}: {answer.pop('line', '') or answer['outcome']} ({answer['seconds']} s)", flush=True)
            record.put(task, answer, codes[task.suite])
        record.write()
        if options.minutes is not None and time.monotonic() - start > 60 * options.minutes:
            break
    rows = [record.rows[task] for task in dict.fromkeys(map(_of_all, tasks)) if task in record.rows]
    seconds = sum(row["seconds"] for row in rows)
    count = sum(len(seeds_of(row)) for row in rows)
    print(f"\n{table(rows)}\n{count} of {len(tasks)} asked, {seconds:.0f} s of processor, ", end="")
    print(f"{(time.monotonic() - start) / 60:.1f} minutes now for {len(left)}")
    ends = {row[name] for row in rows for name in ("outcome", "right") if name in row}
    return 1 if lost or ends & set(BAD) else 0


if __name__ == "__main__":
    sys.exit(import_module("benchmarks.strangers").main())  # by its name, as processes find its functions by that
