"""Stacks of decoder blocks, derived and proved: ``python -m benchmarks.stacks``.

For 1, 2, 4 and 8 blocks, each with weights of its own: seconds of the processor, rules, bytes of the certificate, units
of work of its replay, and the seconds that a fresh process takes to accept it; then how much of each one more block
costs, as a ratio to the first block. With ``--rocq DEPTH`` Rocq is asked about a stack of so many instead.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from derive import vjp
from tests.derive.deriving.blocks import replay_work, stack
from tests.derive.rocq.derivatives import checked
from tests.rocq_library import put_library

DEPTHS = (1, 2, 4, 8)
COLUMNS = ("seconds", "rules", "bytes", "work", "replay")


def measured(depth: int) -> tuple[float, int, int, int, float]:
    """Seconds to find and prove, rules, bytes, units of work, and seconds of a fresh process that accepts it.

    Raises
    ------
    subprocess.CalledProcessError
        If that process refuses it.
    """
    begun = time.process_time()
    found = vjp(*stack(depth))
    seconds, certificate = time.process_time() - begun, found.certificate()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "stack.json")
        path.write_text(certificate, encoding="utf-8")
        before = os.times().children_user
        subprocess.run([sys.executable, "-m", "derive.kernel.certificate", path], check=True, stdout=subprocess.DEVNULL)
        replayed = os.times().children_user - before
    return seconds, found.applications, len(certificate), replay_work(certificate), replayed


def by_rocq(depth: int) -> str:
    """What Rocq says of the theorem on a stack: its statement, its proof and the axioms it rests on."""
    own = vjp(*stack(depth)).conclusion
    before = os.times().children_user
    with tempfile.TemporaryDirectory() as folder:
        put_library(Path(folder))
        refused, _ = checked([own], Path(folder))
    return f"{own.name}: {'refused' if refused else 'proved'}, {os.times().children_user - before:.0f} s\n"


def main() -> None:
    """Print the table, or what Rocq says."""
    parser = argparse.ArgumentParser("python -m benchmarks.stacks")
    parser.add_argument("--rocq", type=int, metavar="DEPTH", help="ask Rocq about a stack of so many blocks")
    if asked := parser.parse_args().rocq:
        sys.stdout.write(by_rocq(asked))
        return
    rows = {depth: measured(depth) for depth in DEPTHS}
    sys.stdout.write(f"blocks{''.join(f'{c:>9}' for c in COLUMNS)}   one more block, of the first\n")
    first, before = rows[DEPTHS[0]], DEPTHS[0]
    for depth, row in rows.items():
        values = f"{row[0]:9.1f}{row[1]:9}{row[2]:9}{row[3]:9}{row[4]:9.1f}"
        more = ""
        if depth > before:
            shares = [(a - b) / (depth - before) / c for a, b, c in zip(row, rows[before], first, strict=True)]
            more = "".join(f"{s:9.2f}" for s in shares)
        sys.stdout.write(f"{depth:6}{values}   {more}\n")
        before = depth


if __name__ == "__main__":
    main()
