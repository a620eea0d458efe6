"""How well `verify.check` tells formulas apart: ``python -m benchmarks.power``.

Every wrong formula of every statement is run as a program, in every dtype, natively and with float32 inside, at the
small shapes and at larger ones; and every honest way to compute it, over several seeds. A wrong formula that is
accepted and an honest program that is refused are failures, and end the script with exit code 1. ``--quick`` asks
float64 and float16 at the small shapes, ``--record FILE`` writes the figures as JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from tests.verify.checking.as_programs import Tally, runs, tally
from verify.checking.models import DTYPES
from verify.checking.statements import STATEMENTS

__all__ = ["CONVENTIONS", "LARGER", "Job", "jobs", "main"]

SEEDS = 20
CONVENTIONS: Mapping[str, Sequence[Mapping[str, Any]]] = MappingProxyType(
    {
        "softmax_vjp": ({}, {"given": "output"}),
        "layernorm_vjp": ({}, {"eps": 1e-12}),
    }
)
"""Beside the ones that hold if nothing is said."""
LARGER: Mapping[str, Sequence[tuple[int, ...]]] = MappingProxyType(
    {
        "softmax_vjp": ((8, 64), (4, 1024)),
        "layernorm_vjp": ((4, 64), (2, 1024)),
    }
)


class Job(NamedTuple):
    """Runs that belong together."""

    name: str
    conventions: Mapping[str, Any]
    dtype: str
    shapes: tuple[tuple[int, ...], ...] | None
    seed: int
    kinds: tuple[str, ...]

    def __str__(self) -> str:
        chosen = "".join(f", {k}={v}" for k, v in self.conventions.items())
        where = "small shapes" if self.shapes is None else ", ".join(map(str, self.shapes))
        return f"{self.name}{chosen} [{self.dtype}, {where}, seed {self.seed}]"


def jobs(names: Iterable[str], dtypes: Sequence[str], seeds: int, *, larger: bool) -> Iterator[Job]:
    """Yield wrong formulas at all shapes, then honest programs over the seeds."""
    for name in names:
        for chosen in CONVENTIONS.get(name, ({},)):
            for dtype in dtypes:
                yield Job(name, chosen, dtype, None, 0, ("wrong",))
                if larger:
                    for shape in LARGER.get(name, ()):
                        yield Job(name, chosen, dtype, (shape,), 0, ("wrong",))
                for seed in range(seeds):
                    yield Job(name, chosen, dtype, None, seed, ("honest",))


def done(job: Job) -> tuple[Job, Tally]:
    """Run a job."""
    return job, tally(runs(job.name, job.conventions, job.dtype, job.seed, job.shapes, job.kinds))


def main() -> int:
    """Print what was told apart, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="statements; all without any")
    parser.add_argument("--quick", action="store_true", help="float64 and float16, small shapes, two seeds")
    parser.add_argument("--seeds", type=int, default=SEEDS, metavar="N", help="of the honest programs")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the figures as JSON")
    options = parser.parse_args()
    dtypes = ("float64", "float16") if options.quick else DTYPES
    asked = list(
        jobs(options.names or STATEMENTS, dtypes, 2 if options.quick else options.seeds, larger=not options.quick)
    )
    start = time.perf_counter()
    with ProcessPoolExecutor(2) as pool:
        found = list(pool.map(done, asked, chunksize=1))
    figures = {
        name: _figures(t for job, t in found if job.name == name) for name in dict.fromkeys(j.name for j in asked)
    }
    figures["all"] = _figures(t for _, t in found)
    for name, counts in figures.items():
        print(_line(name, counts))
    for title in ("problems", "unnamed", "untold"):
        for line in dict.fromkeys(line for _, t in found for line in getattr(t, title)):
            print(f"{title}: {line}")
    print(f"{time.perf_counter() - start:.0f} s")
    if options.record:
        options.record.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 1 if any(t.problems for _, t in found) else 0


def _figures(tallies: Iterable[Tally]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for t in tallies:
        total.update(
            runs=t.runs, refused=t.refused, named=t.named, cannot=t.cannot, honest=t.honest, agreed=t.agreed,
            unclear=t.unclear, problems=len(t.problems),
        )  # fmt: skip
    return dict(total)


def _line(name: str, n: Mapping[str, int]) -> str:
    accepted, refused = n["runs"] - n["refused"] - n["cannot"], n["honest"] - n["agreed"] - n["unclear"]
    return (
        f"{name}: {n['runs']} runs of wrong formulas, {accepted} accepted, {n['named']} named, {n['cannot']} untold; "
        f"{n['honest']} of honest programs, {refused} refused, {n['unclear']} untold"
    )


if __name__ == "__main__":
    sys.exit(main())
