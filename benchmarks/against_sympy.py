"""The kernel for every size against SymPy at n = 4, 8, 16: ``python benchmarks/against_sympy.py``.

Each of five theorems is proved by the kernel, with all that it cites and for symbolic sizes, and derived by SymPy at
explicit sizes, as the SymPy column of the evidence does it. One run measures both, each in fresh processes that take
turns; a figure is the median of several. Times are without imports, memory is the peak of the whole process. Nothing
here is a test: a machine under load is no failure.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
THEOREMS = {  # name: the dimension that grows
    "softmax_jacobian": "n",
    "softmax_vjp": "n",
    "layernorm_vjp": "n",
    "rmsnorm_vjp": "n",
    "sinusoidal_inner": "h",
}
SIZES = (4, 8, 16)

FRAME = """
import time
try:
    import resource
except ImportError:  # Windows
    resource = None
from derive.chapters import BOOK
entry = BOOK.entries[{name!r}]
{imports}
begun = time.perf_counter()
{work}
seconds = time.perf_counter() - begun
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024 if resource else float("nan")
print(seconds, peak)
"""
KERNEL = ("from derive.proving.prover import prove", "prove(entry)")
SYMPY = (
    "from derive.cas.explicit import derive_explicit",
    "found = derive_explicit(entry, {sizes})\nif found.status != 'equal': raise SystemExit(found.status)",
)


class Seen(NamedTuple):
    """What one process took."""

    seconds: float
    megabytes: float


def fresh(name: str, imports: str, work: str, limit: float) -> Seen | None:
    """Run work in a fresh process; None if it takes longer than the limit."""
    code = FRAME.format(name=name, imports=imports, work=work)
    command = [sys.executable, "-c", code]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=limit)
    except subprocess.TimeoutExpired:
        return None
    if done.returncode != 0:
        raise SystemExit(f"{name}: a benchmark failed:\n{done.stderr}")
    return Seen(*map(float, done.stdout.split()))


def middle(found: Sequence[Seen]) -> Seen:
    """Return the median of times and of memory."""
    return Seen(statistics.median(f.seconds for f in found), statistics.median(f.megabytes for f in found))


def compared(name: str, runs: int, limit: float) -> list[str]:
    """Return the lines of one theorem: the kernel, and each size of SymPy as ratios to it."""
    kernel: list[Seen] = []
    sympy: dict[int, list[Seen]] = {n: [] for n in SIZES}
    late: set[int] = set()
    for _ in range(runs):
        proved = fresh(name, *KERNEL, limit)
        if proved is None:
            raise SystemExit(f"{name}: the kernel took more than {limit:g} s")
        kernel.append(proved)
        for n in SIZES:
            if late and n >= min(late):
                continue
            found = fresh(name, SYMPY[0], SYMPY[1].format(sizes={THEOREMS[name]: n}), limit)
            if found is None:
                late.add(n)
            else:
                sympy[n].append(found)
    own = middle(kernel)
    lines = [f"{name:18} kernel, every n  {own.seconds:9.4f} s {own.megabytes:7.1f} MB"]
    for n in SIZES:
        if late and n >= min(late):
            lines.append(f"{'':18} SymPy, n = {n:<3}     not in {limit:g} s")
            continue
        other = middle(sympy[n])
        spread = f"{min(s.seconds for s in sympy[n]):.2f} to {max(s.seconds for s in sympy[n]):.2f} s"
        ratios = f"{other.seconds / own.seconds:7.1f} times the time, {other.megabytes / own.megabytes:4.1f} the memory"
        taken = f"{other.seconds:9.4f} s {other.megabytes:7.1f} MB"
        lines.append(f"{'':18} SymPy, n = {n:<3}   {taken}   {ratios} ({spread})")
    return lines


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description="The kernel for every size against SymPy at explicit sizes.")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--limit", type=float, default=120, help="seconds after which SymPy is given up")
    arguments = parser.parse_args()
    print(f"medians of {arguments.runs} runs, each in a fresh process; times without imports, memory with them")
    for name in THEOREMS:
        for line in compared(name, arguments.runs, arguments.limit):
            print(line, flush=True)


if __name__ == "__main__":
    main()
