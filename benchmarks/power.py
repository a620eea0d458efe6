"""How well `verify.check` tells formulas apart, over all statements: ``python -m benchmarks.power``.

Every statement is asked in every dtype, at its own small shapes and at a larger one. With the first seed the right
programs are checked, and the wrong ones; with the others the right programs, of which none may be refused: there no
wrong formula need be excluded. Of a statement by hand the right programs are its spellings, and the wrong ones its
listed formulas, with the first seed under each convention too; of one that is a formula in a file, the programs that
somebody typed, of `tests.verify.checking.formulas.programs`. In half precision a program runs twice: with every
operation rounded and sums in float32, and in float32 with the result rounded; a typed wrong one runs in float32.

What is finished is kept in a file of JSON lines with the code that was asked, and a run that was ended goes on there,
on whatever code: the page says which cells were asked on which. ``--again`` asks those of other code again.
``--record`` writes what all finished cells say as JSON, ``--page`` the table of the docs. The exit code is 1 if a wrong
program was accepted, a right one refused, a program could not be called, or a cell ended in an error.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from benchmarks import power_cells
from benchmarks.power_cells import CONVENTIONS, Asked, all_tried
from benchmarks.power_page import FAILURES, PARTS, page
from tests.verify.checking import as_programs
from tests.verify.checking.formulas import programs
from verify.checking.asking.questions import stated
from verify.checking.formulas import FORMULAS, described
from verify.checking.matrix.kept import product
from verify.checking.rounding.models import DTYPES
from verify.checking.statements import STATEMENTS
from verify.tasks.files import write_atomically
from verify.tasks.sharing import finished

__all__ = ["DATA", "PAGE", "SEEDS", "Kept", "beside", "commit", "plan", "recorded", "rows_of", "sample", "written"]

ROOT = Path(__file__).resolve().parents[1]
DATA, PAGE, KEPT = ROOT / "docs" / "power.json", ROOT / "docs" / "power.md", ROOT / "build" / "power.jsonl"
SEEDS = 20


def plan(seeds: int, names: Iterable[str]) -> Iterator[Asked]:
    """Yield all cells, so that what a run has done when it is ended is a sweep by itself.

    First every statement in every dtype at both shapes with the first seed, short statements before long ones; then
    what may be declared of them; then the next seed, and then all others, of what is usual. All of these of a statement
    are asked one after another, as a process that has derived it keeps it: of the longest it takes minutes.
    """
    every = sorted(names, key=_length)
    usual, declared = slice(1), slice(1, None)
    for first, most, which in ((0, 1, usual), (0, 1, declared), (1, 2, usual), (2, seeds, usual)):
        for name, seed in ((n, s) for n in every for s in range(first, min(most, seeds))):
            for chosen in CONVENTIONS.get(name, ({},))[which]:
                for dtype in DTYPES:
                    for larger in (False, True):
                        yield Asked(name, tuple(sorted(chosen.items())), dtype, larger, seed)


def sample(cells: Iterable[Asked], share: float) -> list[Asked]:
    """Return so large a share of cells, drawn by a digest of their names, so that nobody picks."""
    return [cell for cell in cells if int(sha256(str(cell).encode()).hexdigest()[:8], 16) < share * 2**32]


def _key() -> str:
    """Return the digest of who asks, and of what is asked."""
    files = (power_cells.__file__, as_programs.__file__, programs.__file__)
    return sha256("".join([product(), *(Path(str(f)).read_text("utf-8") for f in files)]).encode()).hexdigest()


def _length(name: str) -> tuple[int, int]:
    """Return how many axes a statement has, and how many arguments."""
    if name in STATEMENTS:
        made = stated(name, ())
        return len(made.axes), len(made.arguments)
    found = described(name)
    return len(found["axes"]), len(found["takes"])


def commit() -> str:
    """Return the commit that stands here, with a plus where code differs from it; nothing outside of a repository."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()

    with suppress(OSError, subprocess.CalledProcessError):
        changed = git("status", "--porcelain", "--", "derive", "verify", "tests", "benchmarks")
        return git("describe", "--always", "--abbrev=10", "--exclude=*") + ("+" if changed else "")
    return ""


class Kept:
    """The finished cells of a file of JSON lines, each with the code that was asked; a later line counts.

    Parameters
    ----------
    path : Path
    key : str
        The digest of the code that is asked now.
    commit : str
        Where that stands.
    """

    def __init__(self, path: Path, key: str, commit: str) -> None:
        self.path, self.code = path, {"key": key, "commit": commit}
        self.cells = dict[Asked, dict[str, Any]]()
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        self.begun = "" if not text or text.endswith("\n") else "\n"
        for line in text.splitlines():
            try:
                read = json.loads(line)
                name, chosen, dtype, larger, seed = read["cell"]
                cell = Asked(name, tuple(map(tuple, chosen)), dtype, larger, seed)
                self.cells[cell] = {**read["found"], "code": read["code"]}
            except (ValueError, KeyError):  # the last line of a run that was ended
                continue

    def left(self, planned: Iterable[Asked], again: bool) -> list[Asked]:
        """Return the cells that are to be asked: those that never were, and perhaps those of other code."""
        key = self.code["key"]
        return [
            cell for cell in planned if cell not in self.cells or (again and self.cells[cell]["code"]["key"] != key)
        ]

    def put(self, cell: Asked, found: Mapping[str, Any]) -> None:
        """Keep what came of a cell."""
        self.cells[cell] = {**found, "code": self.code}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{self.begun}{json.dumps({'cell': cell, 'code': self.code, 'found': found})}\n")
        self.begun = ""


def rows_of(cells: Mapping[Asked, Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return a row for each statement, dtype and kind of shape: how many seeds were asked, and sums of counts."""
    sums: dict[tuple[str, str, str, bool], Counter[str]] = {}
    for cell, found in cells.items():
        chosen = ", ".join(f"{name}={value}" for name, value in cell.chosen)
        row, counts = (cell.name, chosen, cell.dtype, cell.larger), found["counts"]
        told = 0 if cell.seed else counts.get("right", 0)  # with other seeds nothing need be told from them
        sums.setdefault(row, Counter()).update(counts, seeds=1, right_told=told)
    order = [*FORMULAS, *STATEMENTS]
    ordered = sorted(sums, key=lambda k: (order.index(k[0]), k[1], DTYPES.index(k[2]), k[3]))
    return [
        {"name": name, "conventions": chosen, "dtype": dtype, "larger": larger, **dict(sorted(sums[key].items()))}
        for key in ordered
        for name, chosen, dtype, larger in [key]
    ]


def recorded(cells: Mapping[Asked, Mapping[str, Any]], planned: int, seeds: int) -> dict[str, Any]:
    """Return what all finished cells say, with what they are of the whole."""
    lines: dict[str, list[str]] = {}
    for found in cells.values():
        for kind, line in found["lines"]:
            lines.setdefault(kind, []).append(line)
    code = Counter((found["code"]["commit"], found["code"]["key"]) for found in cells.values())
    packages = ("numpy", "python-flint", "ml_dtypes")
    return {
        "version": 1,
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        **{name: version(name) for name in packages},
        "cells": len(cells),
        "planned": planned,
        "seeds": seeds,
        "code": [{"commit": commit, "key": key, "cells": count} for (commit, key), count in code.most_common()],
        "hours": round(sum(found["seconds"] for found in cells.values()) / 3600, 2),
        "rows": rows_of(cells),
        "lines": {kind: sorted(found) for kind, found in sorted(lines.items())},
    }


def written(data: Mapping[str, Any]) -> str:
    """Return JSON with a row a line."""
    head = {key: value for key, value in data.items() if key != "rows"}
    rows = ",\n".join(f"  {json.dumps(row, separators=(',', ':'))}" for row in data["rows"])
    return json.dumps(head, indent=1)[:-2] + ',\n "rows": [\n' + rows + "\n ]\n}\n"


def main() -> int:
    """Ask what is not yet asked, write what is wanted, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="statements; all without any")
    parser.add_argument("--seeds", type=int, default=SEEDS, metavar="N", help=f"of the right programs ({SEEDS})")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (1)")
    parser.add_argument("--minutes", type=float, metavar="M", help="begin nothing new after so many")
    parser.add_argument("--sample", type=float, default=1.0, metavar="P", help="this share of cells, by a digest (1)")
    parser.add_argument("--again", action="store_true", help="ask cells again that were asked on other code")
    parser.add_argument("--kept", type=Path, default=KEPT, metavar="FILE", help="finished cells (build/power.jsonl)")
    parser.add_argument("--record", action="store_true", help="write docs/power.json from what is finished")
    parser.add_argument("--page", action="store_true", help="write docs/power.md from docs/power.json")
    options = parser.parse_args()
    kept, start = Kept(options.kept, _key(), commit()), time.monotonic()
    names = options.names or (*FORMULAS, *STATEMENTS)
    whole = list(plan(options.seeds, names))
    planned = sample(whole, options.sample)
    left = kept.left(planned, options.again)
    groups = _groups(left)
    done = 0
    ended_in_error = 0
    for ended in finished(all_tried, groups, jobs=options.jobs) if options.minutes != 0 else ():
        if ended.ending.error is not None:  # the others go on, and these are asked by the next run
            print(f"not asked: {groups[ended.number][0]} and those with it: {ended.ending.error!r}", flush=True)
            ended_in_error += 1
            continue
        for cell, found in zip(groups[ended.number], ended.ending.value, strict=True):
            kept.put(cell, found)
            done += 1
            for kind, line in found["lines"]:
                if kind in FAILURES:
                    print(f"{kind}: {line}", flush=True)
        minutes = (time.monotonic() - start) / 60
        print(f"{done} of {len(left)} cells, {minutes:.1f} minutes: {groups[ended.number][-1]}", flush=True)
        if options.minutes is not None and minutes > options.minutes:
            break
    data = recorded({cell: kept.cells[cell] for cell in planned if cell in kept.cells}, len(whole), options.seeds)
    data |= {"statements": len(names), "sample": options.sample}
    if options.record:
        write_atomically(DATA, written(data))
    if options.page:
        write_atomically(PAGE, page(json.loads(DATA.read_text(encoding="utf-8")), beside()))
    return 1 if ended_in_error or data["lines"].keys() & set(FAILURES) else 0


def beside(folder: Path = DATA.parent) -> dict[str, Any]:
    """Return what else was recorded for the page, of the records that there are."""
    files = {name: folder / f"{name}.json" for name in PARTS}
    return {name: json.loads(file.read_text(encoding="utf-8")) for name, file in files.items() if file.exists()}


def _groups(cells: Sequence[Asked]) -> list[list[Asked]]:
    """Return cells that one process asks one after another, as they have questions in common."""
    found: dict[tuple[Any, ...], list[Asked]] = {}
    for cell in cells:
        found.setdefault((cell.name, cell.chosen, cell.seed), []).append(cell)
    return list(found.values())


if __name__ == "__main__":
    sys.exit(main())
