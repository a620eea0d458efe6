"""How well `verify.check` tells formulas apart, over all statements: ``python -m benchmarks.power``.

Every statement is asked in every dtype, at its own small shapes and at a larger one. With the first seed the right
programs are checked, and the wrong ones; with the others the right programs, of which none may be refused: there no
wrong formula need be excluded. Of a statement by hand the right programs are its spellings, and the wrong ones its
listed formulas, under each convention; of one that is a formula in a file, the programs that somebody typed, of
`tests.verify.checking.formulas.programs`. In half precision a program runs twice: with every operation rounded and sums
in float32, and in float32 with the result rounded; a typed wrong one runs in float32.

What is finished is kept in a file of JSON lines, and a run that was ended goes on there. ``--record`` writes what all
finished cells say as JSON, ``--page`` the table of the docs. The exit code is 1 if a wrong program was accepted or a
right one refused.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from benchmarks import power_cells
from benchmarks.power_cells import CONVENTIONS, Asked, all_tried
from benchmarks.power_page import page
from tests.verify.checking import as_programs
from tests.verify.checking.formulas import programs
from verify.checking.asking import stated
from verify.checking.formulas import FORMULAS, described
from verify.checking.matrix.keys import product
from verify.checking.models import DTYPES
from verify.checking.statements import STATEMENTS
from verify.files import write_atomically
from verify.tasks.sharing import finished

__all__ = ["DATA", "PAGE", "SEEDS", "plan", "recorded", "rows_of"]

ROOT = Path(__file__).resolve().parents[1]
DATA, PAGE, KEPT = ROOT / "docs" / "power.json", ROOT / "docs" / "power.md", ROOT / "build" / "power.jsonl"
SEEDS = 20


def plan(seeds: int, names: Iterable[str]) -> Iterator[Asked]:
    """Yield all cells: the first seed before others, and short statements before long ones, as a run may be ended."""
    every, usual = sorted(names, key=_length), range(1)
    for first, most in ((0, 1), (1, 5), (5, seeds)):
        for place in usual if first else range(2):  # what is usual before what is declared
            for name in every:
                known = CONVENTIONS.get(name, ({},))
                for chosen in known if first else known[:1] if place == 0 else known[1:]:
                    for seed in range(first, min(most, seeds)):
                        for dtype in DTYPES:
                            for larger in (False, True):
                                yield Asked(name, tuple(sorted(chosen.items())), dtype, larger, seed)


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


class _Kept:
    """The finished cells of a file of JSON lines."""

    def __init__(self, path: Path) -> None:
        self.path, self.key, self.cells = path, _key(), dict[Asked, dict[str, Any]]()
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
            try:
                read = json.loads(line)
                name, chosen, dtype, larger, seed = read["cell"]
                if read["key"] == self.key:
                    self.cells[Asked(name, tuple(map(tuple, chosen)), dtype, larger, seed)] = read["found"]
            except (ValueError, KeyError):  # the last line of a run that was ended
                continue

    def put(self, cell: Asked, found: dict[str, Any]) -> None:
        self.cells[cell] = found
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"key": self.key, "cell": cell, "found": found}) + "\n")


def rows_of(cells: Mapping[Asked, Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return a row for each statement, dtype and kind of shape: how many seeds were asked, and sums of counts."""
    sums: dict[tuple[str, str, str, bool], Counter[str]] = {}
    for cell, found in cells.items():
        chosen = ", ".join(f"{name}={value}" for name, value in cell.chosen)
        sums.setdefault((cell.name, chosen, cell.dtype, cell.larger), Counter()).update(found["counts"], seeds=1)
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
    packages = ("numpy", "python-flint", "ml_dtypes")
    return {
        "version": 1,
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        **{name: version(name) for name in packages},
        "cells": len(cells),
        "planned": planned,
        "seeds": seeds,
        "hours": round(sum(found["seconds"] for found in cells.values()) / 3600, 2),
        "rows": rows_of(cells),
        "lines": {kind: sorted(found) for kind, found in sorted(lines.items())},
    }


def _written(data: Mapping[str, Any]) -> str:
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
    parser.add_argument("--kept", type=Path, default=KEPT, metavar="FILE", help="finished cells (build/power.jsonl)")
    parser.add_argument("--record", action="store_true", help="write docs/power.json from what is finished")
    parser.add_argument("--page", action="store_true", help="write docs/power.md from docs/power.json")
    options = parser.parse_args()
    kept, start = _Kept(options.kept), time.monotonic()
    names = options.names or (*FORMULAS, *STATEMENTS)
    planned = list(plan(options.seeds, names))
    left = [cell for cell in planned if cell not in kept.cells]
    groups = _groups(left)
    done = 0
    for ended in finished(all_tried, groups, jobs=options.jobs) if options.minutes != 0 else ():
        for cell, found in zip(groups[ended.number], ended.ending.get(), strict=True):
            kept.put(cell, found)
            done += 1
            for kind, line in found["lines"]:
                if kind in ("accepted", "refused"):
                    print(f"{kind}: {line}", flush=True)
        minutes = (time.monotonic() - start) / 60
        print(f"{done} of {len(left)} cells, {minutes:.1f} minutes: {groups[ended.number][-1]}", flush=True)
        if options.minutes is not None and minutes > options.minutes:
            break
    data = recorded({cell: kept.cells[cell] for cell in planned if cell in kept.cells}, len(planned), options.seeds)
    data["statements"] = len(names)
    if options.record:
        write_atomically(DATA, _written(data))
    if options.page:
        write_atomically(PAGE, page(json.loads(DATA.read_text(encoding="utf-8"))))
    return 1 if data["lines"].keys() & {"accepted", "refused"} else 0


def _groups(cells: Sequence[Asked]) -> list[list[Asked]]:
    """Return cells that one process asks one after another, as they have questions in common."""
    found: dict[tuple[Any, ...], list[Asked]] = {}
    for cell in cells:
        found.setdefault((cell.name, cell.chosen, cell.seed), []).append(cell)
    return list(found.values())


if __name__ == "__main__":
    sys.exit(main())
