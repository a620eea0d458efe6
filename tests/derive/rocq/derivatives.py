"""Rocq proves the derivatives of one's own formulas again: ``python -m tests.derive.rocq.derivatives``.

All that are requested in ``formulas.thm`` and ``common.thm``, and directional and second derivatives, are given to it,
each as a file of its own; a test gives it a part of them.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

from derive.doors.requests import Request, read
from derive.rocq.axioms import AXIOMS
from derive.rocq.derived import Conclusion, derived_files, proposition
from derive.rocq.layout import module
from tests.derive.deriving.formulas import COMMON, SOURCE, moved
from tests.rocq_library import put_library, unasked
from verify.rocq.coqc import find
from verify.rocq.theorems import ToCheck, check


def stated(asked: Iterable[Request]) -> list[Conclusion]:
    """Return what was found for requests."""
    return [a.found().conclusion for a in asked]


def checked(found: Sequence[Conclusion], folder: Path) -> tuple[set[str], set[str]]:
    """Return the names of those that Rocq refuses, and of the controls: two that say what another says."""
    files = {path: unasked(text) for path, text in derived_files(found).items() if path != "_CoqProject"}
    rows = [ToCheck(own.name, f"Book/{module(own.name)}.v", own.name, proposition(own)) for own in found]
    controls = [
        ToCheck(f"{row.name}: misstated", row.file, row.theorem, other.says) for row, other in pairwise(rows[:3])
    ]
    columns = check(find(), files, rows + controls, folder, AXIOMS, whole=True, jobs=2).columns
    return {name for name, c in columns.items() if c["status"] != "pass"}, {c.name for c in controls}


def main() -> int:
    """Give all of them to Rocq, and print those that it refuses."""
    found = stated((*read(SOURCE), *read(COMMON), *moved()))
    with tempfile.TemporaryDirectory() as folder:
        put_library(Path(folder))
        refused, controls = checked(found, Path(folder))
    sys.stdout.writelines(f"{name}: refused\n" for name in sorted(refused - controls))
    sys.stdout.write(f"{len(found)} derivatives, {len(refused - controls)} refused; {len(controls)} controls, ")
    sys.stdout.write(f"{len(refused & controls)} refused\n")
    return refused != controls


if __name__ == "__main__":
    raise SystemExit(main())
