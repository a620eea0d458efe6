"""Budgets of time and memory, measured as ratios in one run: ``python benchmarks/budgets.py``.

Nothing here is a test: a machine under load is no failure. Each figure is the median of several runs in fresh
processes, with the smallest and the largest beside it; a ratio below 1 keeps its budget. Memory is read where
the system tells it.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
RUNS = 5

PROVE = """
import time
try:
    import resource
except ImportError:  # Windows
    resource = None
begun = time.perf_counter()
from derive.proving.prover import prove
from derive.chapters import BOOK
proved, each = {}, []
for entry in BOOK.entries.values():
    start = time.perf_counter()
    prove(entry, proved)
    each.append((time.perf_counter() - start, entry.name))
slowest = max(each)
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024 if resource else float("nan")
print(time.perf_counter() - begun, slowest[0], peak, len(each), slowest[1])
"""

ONE = """
import time
from derive import theorem
theorem("softmax_jacobian").prove()
print(time.process_time())
"""

IMPORT = """
import time
begun = time.perf_counter()
import derive
print(time.perf_counter() - begun)
"""

HELP = """
import subprocess, sys, time
begun = time.perf_counter()
subprocess.run([sys.executable, "-m", "derive", "--help"], check=True, stdout=subprocess.DEVNULL)
print(time.perf_counter() - begun)
"""

KERNEL = """
import time
from derive.proving.prover import prove
entry = BOOK.entries["softmax_jacobian"]
begun = time.perf_counter()
prove(entry)
print(time.perf_counter() - begun)
"""

SYMPY = """
import time
import sympy
begun = time.perf_counter()
x = sympy.symbols("x:16", real=True)
total = sum(map(sympy.exp, x))
p = [sympy.exp(v) / total for v in x]
found = sympy.Matrix(p).jacobian(x)
delta = sympy.eye(16)
wanted = sympy.Matrix(16, 16, lambda i, j: p[i] * (delta[i, j] - p[j]))
difference = (found - wanted).applyfunc(sympy.simplify)
if difference != sympy.zeros(16, 16):
    raise SystemExit("SymPy did not derive the Jacobian")
print(time.perf_counter() - begun)
"""


ENCLOSURE = """
import time
import numpy as np
from verify.numbers import balls_from_floats, precision, radii
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.models.encoder_decoder import EncoderDecoderParameters, encoder_decoder
from verify.transformer.models.initial import Sizes, encoder_decoder_parameters
from verify.transformer.parameters import flat, unflat
rng = np.random.default_rng(1)
drawn = encoder_decoder_parameters(lambda shape: rng.uniform(-0.25, 0.25, shape), Sizes(12, 17), 2, 11)
tokens = rng.integers(0, 11, (2, 7)), rng.integers(0, 11, (2, 5))
with precision(133):
    balls = unflat(EncoderDecoderParameters, {name: balls_from_floats(a) for name, a in flat(drawn).items()})
    begun = time.perf_counter()
    logits, _ = encoder_decoder(*tokens, balls, LayerConfig(n_heads=3))
    print(time.perf_counter() - begun)
if not radii(logits).max() < 1e-25:
    raise SystemExit("the enclosure is too wide")
"""


class Figure(NamedTuple):
    """A measured quantity beside its budget."""

    what: str
    values: tuple[float, ...]
    budget: float
    unit: str

    def line(self) -> str:
        """One line of the table."""
        middle = statistics.median(self.values)
        spread = f"{min(self.values):.3f} to {max(self.values):.3f}"
        kept = f"budget {self.budget:6.2f}  ratio {middle / self.budget:6.3f}"
        return f"{self.what:46} {middle:9.3f} {self.unit:2} {spread:>18}  {kept}"


def fresh(code: str) -> list[str]:
    """Run code in a fresh process, and return the words that it prints."""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"a benchmark failed:\n{done.stderr}")
    return done.stdout.split()


def seconds(code: str, runs: int = RUNS) -> tuple[float, ...]:
    """Return the first number that code prints, for several runs."""
    return tuple(float(fresh(code)[0]) for _ in range(runs))


def main() -> None:
    """Measure, and print a table."""
    cold = [fresh(PROVE) for _ in range(RUNS)]
    count, slowest = cold[0][3:5]
    print(f"{count} theorems, {RUNS} runs each in a fresh process; slowest theorem: {slowest}")
    figures = [
        Figure("prove every theorem, cold", tuple(float(c[0]) for c in cold), 4.0, "s"),
        Figure("the slowest theorem", tuple(float(c[1]) for c in cold), 0.3, "s"),
        Figure("one theorem, cold, with Python's own start", seconds(ONE), 0.25, "s"),
        Figure("import derive", seconds(IMPORT), 0.1, "s"),
        Figure("derive --help", seconds(HELP), 0.2, "s"),
        Figure("2+2 layers enclosed at 40 digits, radius 1e-25", seconds(ENCLOSURE), 5.0, "s"),
    ]
    for figure in figures:
        print(figure.line())
    memory = statistics.median(float(c[2]) for c in cold)
    print(f"{'memory to prove every theorem':46} {memory:9.1f} MB at its peak")
    kernel, sympy = seconds(KERNEL), seconds(SYMPY, 3)
    times = statistics.median(sympy) / statistics.median(kernel)
    print(
        f"softmax_jacobian: the kernel for every n {statistics.median(kernel):.4f} s, "
        f"SymPy for n = 16 {statistics.median(sympy):.3f} s: {times:.0f} times faster; "
        f"budget 50, ratio {50 / times:.3f}"
    )


if __name__ == "__main__":
    main()
