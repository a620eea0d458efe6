"""The first check of a kernel at a large shape, time and memory: ``python -m benchmarks.first_checks``.

Each figure is that of a fresh process, with all that is imported: the book, the questions, the exact answers, the
bounds, and the kernel itself, which is NumPy. The ratio is to a budget of 5 s, and of 500 MB.

``--small`` measures seconds of processor of a first check at small shapes over all statements, of the right programs of
`benchmarks.typed` in float32: each in a process of its own, forked from one that has imported what a check needs and
has checked nothing. What these imports take is printed beside. ``--record FILE`` keeps them for the page, as ``--when``
says: "before", on an earlier commit, or "now".
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.budgets import Figure, fresh
from benchmarks.power import commit
from verify.tasks.files import write_atomically

SECONDS, MEGABYTES, RUNS = 5.0, 500.0, 3
SMALL = 10.0  # seconds that no first check at small shapes should take
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


def small(only: str = "") -> dict[str, tuple[float, str]]:
    """Print and return the seconds and the verdict of a first check of each statement with this in its name."""
    from benchmarks.typed import TYPED
    from derive.chapters import BOOK
    from verify.checking import diagnose, statements

    what = f"{len(BOOK.entries)} theorems, {diagnose.__name__} and {len(statements.STATEMENTS)} statements by hand"
    imports, checks = time.process_time(), {}
    for name in sorted(name for name in TYPED if only in name):
        checks[name] = _forked(name)
        print(f"{name:46}{checks[name][0]:8.2f} s  {checks[name][1]}", flush=True)
    seconds = {name: figure for name, (figure, _) in checks.items()}
    ordered = sorted(seconds.values())
    print(f"{imports:.2f} s of processor before, to import {what}")
    print(
        f"first check of {len(ordered)} statements: median {statistics.median(ordered):.2f} s of processor, "
        f"worst {ordered[-1]:.2f} s ({max(seconds, key=seconds.__getitem__)}), "
        f"{sum(s > SMALL for s in ordered)} above {SMALL:.0f} s, all together {sum(ordered):.0f} s"
    )
    return checks


def _forked(name: str) -> tuple[float, str]:
    """Return seconds of processor of a check in a new process, and its verdict."""
    import verify
    from benchmarks.typed import TYPED
    from verify.checking.formulas import FORMULAS, described

    reading, writing = os.pipe()
    if not (child := os.fork()):
        try:
            typed = TYPED[name]
            begun = time.process_time()
            returns = described(name)["returns"] if name in FORMULAS else ()
            diagnosis = verify.check(
                typed.compiled(),
                name,
                dtype="float32",
                args=typed.takes.split(", "),
                returns=returns if len(returns) > 1 else None,
            )
            answer = time.process_time() - begun, str(diagnosis.verdict)
        except Exception as error:  # it is an answer, too
            answer = time.process_time() - begun, f"{type(error).__name__}: {error}"
        os.write(writing, json.dumps(answer).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answered = pipe.read()
    os.waitpid(child, 0)
    seconds, verdict = json.loads(answered or b'[NaN, "it ended without an answer"]')
    return seconds, verdict


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--small", action="store_true", help="all statements at small shapes, in seconds of processor")
    parser.add_argument("--only", default="", help="with --small, a part of the name of a statement")
    parser.add_argument("--record", type=Path, metavar="FILE", help="with --small, keep the figures here")
    parser.add_argument("--when", default="now", choices=("before", "now"), help="which figures these are (now)")
    options = parser.parse_args()
    if options.small:
        checks = {name: [round(seconds, 2), verdict] for name, (seconds, verdict) in small(options.only).items()}
        if options.record:
            kept = json.loads(options.record.read_text("utf-8")) if options.record.exists() else {}
            date = datetime.now(UTC).date().isoformat()
            kept[options.when] = {"date": date, "commit": commit(), "checks": checks}
            ordered = {when: kept[when] for when in ("before", "now") if when in kept}
            write_atomically(options.record, json.dumps(ordered, indent=1) + "\n")
    else:
        large()


def large() -> None:
    """Measure at large shapes, and print a table."""
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
