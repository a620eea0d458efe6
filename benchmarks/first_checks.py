"""The first check of a kernel at a large shape, time and memory: ``python -m benchmarks.first_checks``.

Each figure is that of a fresh process, with all that is imported: the book, the questions, the exact answers, the
bounds, and the kernel itself, which is NumPy. The ratio is to a budget of 5 s, and of 500 MB.
"""

from __future__ import annotations

import statistics

from benchmarks.budgets import Figure, fresh

SECONDS, MEGABYTES, RUNS = 5.0, 500.0, 3
KERNELS = {
    "layernorm_gain_vjp (64, 4096)": ("normalization.plain", "(64, 4096)", "'x gamma g eps'", ""),
    "gelu_vjp (64, 4096)": ("activations.gelu", "(64, 4096)", "'x g'", ""),
    "cross_entropy_gradient (16, 32000)": ("cross_entropy", "(16, 32000)", "'x labels'", ", targets='labels'"),
    "attention_backward (64, 64, 64, 64)": ("attention.under(attention.plain)", "(64, 64, 64, 64)", "'q k v g'", ""),
    "linear_backward (64, 256, 256)": ("linear.products", "(64, 256, 256)", "'x w g'", ""),
}
CHECK = """
import resource, time
begun = time.perf_counter()
import numpy as np
import verify
from tests.verify.checking.kernels import activations, attention, linear, normalization, single_inside

def cross_entropy(x, labels):
    e = np.exp(x - x.max(-1, keepdims=True))
    p = e / e.sum(-1, keepdims=True)
    p[np.arange(len(labels)), labels] -= 1
    return p

program = {program}
program = single_inside(program) if {half} else program
found = verify.check(program, "{name}", dtype="{dtype}", args={args}.split(), shapes=[{shape}]{more})
if not found.agrees:
    raise SystemExit(found.report())
print(time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def main() -> None:
    """Measure, and print a table."""
    for dtype in ("float32", "bfloat16", "float64"):
        for what, (program, shape, args, more) in KERNELS.items():
            code = CHECK.format(
                program=program, half=dtype == "bfloat16", name=what.split()[0], dtype=dtype, args=args, shape=shape,
                more=more,
            )  # fmt: skip
            runs = [fresh(code) for _ in range(RUNS if dtype != "float64" else 1)]
            print(Figure(f"{dtype}: {what}", tuple(float(r[0]) for r in runs), SECONDS, "s").line())
            memory = statistics.median(float(r[1]) for r in runs)
            print(f"{'':46} {memory:9.0f} MB, ratio to {MEGABYTES:.0f} MB {memory / MEGABYTES:.2f}", flush=True)


if __name__ == "__main__":
    main()
