"""How well `verify.check` tells formulas apart: ``python -m benchmarks.power``.

Every wrong formula of every statement is run as a program, in every dtype, natively and with float32 inside, at the
small shapes and at larger ones; and every honest way to compute it, over several seeds. A wrong formula that is
accepted and an honest program that is refused are failures, and end the script with exit code 1. ``--quick`` asks
float64 and float16 at the small shapes, ``--torch`` also PyTorch's autograd, ``--record FILE`` writes the figures as
JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import groupby
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import verify
from benchmarks.unlisted import unlisted
from tests.verify.checking.as_programs import runs, tally
from verify.checking.diagnosis import Verdict
from verify.checking.models import DTYPES
from verify.checking.statements import STATEMENTS, statement

__all__ = ["CONVENTIONS", "LARGER", "Job", "jobs", "main"]

SEEDS = 20
GIVEN_OUTPUT: tuple[Mapping[str, Any], ...] = ({}, {"given": "output"})
NORMS: tuple[Mapping[str, Any], ...] = ({}, {"eps": 1e-12}, {"given": "statistics"}, {"given": "output"})
ROTARY: tuple[Mapping[str, Any], ...] = ({}, {"layout": "halves"}, {"tables": "full"}, {"given": "angles"})
LABELS = {"targets": "labels", "reduction": "mean", "ignore_index": -100}
MASKS: tuple[Mapping[str, Any], ...] = (
    {},
    {"mask": "causal"},
    {"mask": "causal", "align": "bottom-right"},
    {"mask": "boolean"},
    {"mask": "additive"},
    {"scale": 0.3},
    {"group": 2},
)
CONVENTIONS: Mapping[str, Sequence[Mapping[str, Any]]] = MappingProxyType(
    {
        "softmax_vjp": GIVEN_OUTPUT,
        "softmax_jvp": GIVEN_OUTPUT,
        "log_softmax_vjp": GIVEN_OUTPUT,
        "cross_entropy_gradient": ({}, {"reduction": "mean"}, LABELS, {**LABELS, "smoothing": 0.1}),
        "layernorm_vjp": NORMS,
        "layernorm_gain_vjp": NORMS,
        "rmsnorm_vjp": NORMS,
        "rmsnorm_gain_vjp": NORMS,
        "batchnorm_vjp": NORMS,
        "linear_backward": ({}, {"layout": "out,in"}),
        "sinusoidal_table": ({}, {"layout": "halves"}, {"order": "sin"}),
        "rotary_vjp": ROTARY,
        "rotary_forward": ROTARY,
        "attention_backward": MASKS,
        "attention_output_shifted": MASKS,
    }
)
"""Under which a statement is asked; those that hold if nothing is said, where a statement is not here."""
ROWS = ((8, 64), (4, 1024))
LARGER: Mapping[str, Sequence[tuple[int, ...]]] = MappingProxyType(
    {
        "linear_backward": ((16, 64, 32),),
        "sinusoidal_table": ((64, 64), (16, 1024)),
        "rotary_vjp": ((16, 64), (4, 1024)),
        "rotary_forward": ((16, 64), (4, 1024)),
        "attention_backward": ((16, 16, 32, 32), (8, 24, 1024, 8)),
        "attention_output_shifted": ((16, 16, 32, 32), (8, 24, 1024, 8)),
    }
)
"""Larger shapes; ``ROWS`` where a statement is not here."""


class Job(NamedTuple):
    """Runs that belong together."""

    name: str
    conventions: Mapping[str, Any]
    dtype: str
    shapes: tuple[tuple[int, ...], ...] | None
    seed: int
    kinds: tuple[str, ...]  # some of wrong, honest; or unlisted, or torch

    def __str__(self) -> str:
        chosen = "".join(f", {k}={v}" for k, v in self.conventions.items())
        where = "small shapes" if self.shapes is None else ", ".join(map(str, self.shapes))
        return f"{self.name}{chosen} [{self.dtype}, {where}, seed {self.seed}]"


def jobs(names: Iterable[str], dtypes: Sequence[str], seeds: int, *, larger: bool, torch: bool) -> Iterator[Job]:
    """Yield wrong formulas at all shapes, and honest programs over the seeds."""
    for name in names:
        for chosen in CONVENTIONS.get(name, ({},)):
            for dtype in dtypes:
                yield Job(name, chosen, dtype, None, 0, ("wrong",))
                yield Job(name, chosen, dtype, None, 0, ("unlisted",))
                if larger:
                    for shape in LARGER.get(name, ROWS):
                        yield Job(name, chosen, dtype, (shape,), 0, ("wrong",))
                for seed in range(seeds):
                    yield Job(name, chosen, dtype, None, seed, ("honest",))
                    if torch and not chosen:
                        yield Job(name, chosen, dtype, None, seed, ("torch",))


class Outcome(NamedTuple):
    """What came of a job: numbers, and lines about single runs."""

    counts: Mapping[str, int]
    problems: tuple[str, ...]
    unnamed: tuple[str, ...] = ()
    untold: tuple[str, ...] = ()


COUNTED = ("runs", "refused", "named", "cannot", "honest", "agreed", "unclear")


def done(job: Job) -> Outcome:
    """Run a job."""
    if job.kinds == ("unlisted",):
        found = list(unlisted(job.name, job.conventions, job.dtype))
        counts = {"unlisted": len(found), "visible": sum(u.visible for u in found)}
        return Outcome(counts, tuple(u.problem for u in found if u.problem))
    if job.kinds == ("torch",):
        return _differentiated(job)
    seen = tally(runs(job.name, job.conventions, job.dtype, job.seed, job.shapes, job.kinds))
    return Outcome({name: getattr(seen, name) for name in COUNTED}, seen.problems, seen.unnamed, seen.untold)


def _differentiated(job: Job) -> Outcome:
    """Check PyTorch's autograd, through elementary operations and through its own function."""
    from benchmarks.torch_programs import PASSES, autograd

    if job.name not in PASSES:
        return Outcome({}, ())
    made = statement(job.name, {})
    order = (*made.arguments, *made.constants)
    problems, counts = [], Counter(dict.fromkeys(COUNTED, 0))
    for native in (False, True):
        program = autograd(job.name, order, native=native)
        found = verify.check(program, job.name, dtype=job.dtype, framework="torch", args=order, seed=job.seed)
        unclear = found.verdict is Verdict.CANNOT
        counts.update(honest=1, agreed=found.agrees, unclear=unclear)
        if not (found.agrees or unclear):
            problems.append(f"{job}: PyTorch's {'own function' if native else 'autograd'}: {found.report()}")
    return Outcome(counts, tuple(problems))


def main() -> int:
    """Print what was told apart, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="statements; all without any")
    parser.add_argument("--quick", action="store_true", help="float64 and float16, small shapes, two seeds")
    parser.add_argument("--torch", action="store_true", help="PyTorch's autograd too, which must be installed")
    parser.add_argument("--seeds", type=int, default=SEEDS, metavar="N", help="of the honest programs")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the figures as JSON")
    options = parser.parse_args()
    dtypes = ("float64", "float16") if options.quick else DTYPES
    seeds = 2 if options.quick else options.seeds
    names = options.names or tuple(STATEMENTS)
    asked = list(jobs(names, dtypes, seeds, larger=not options.quick, torch=options.torch))
    start = time.perf_counter()
    found: list[tuple[Job, Outcome]] = []
    figures: dict[str, Counter[str]] = {}
    with ProcessPoolExecutor(2) as pool:
        outcomes = zip(asked, pool.map(done, asked, chunksize=1), strict=True)
        for name, ended in groupby(outcomes, lambda pair: pair[0].name):
            found += (of_name := list(ended))
            figures[name] = _sum(outcome for _, outcome in of_name)
            print(_line(name, figures[name]), flush=True)
    figures["all"] = _sum(outcome for _, outcome in found)
    print(_line("all", figures["all"]))
    for title in ("problems", "unnamed", "untold"):
        for line in dict.fromkeys(line for _, o in found for line in getattr(o, title)):
            print(f"{title}: {line}")
    print(f"{time.perf_counter() - start:.0f} s")
    if options.record:
        options.record.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 1 if any(o.problems for _, o in found) else 0


def _sum(outcomes: Iterable[Outcome]) -> Counter[str]:
    total: Counter[str] = Counter()
    for outcome in outcomes:
        total.update(outcome.counts, problems=len(outcome.problems))
    return total


def _line(name: str, n: Counter[str]) -> str:
    accepted, refused = n["runs"] - n["refused"] - n["cannot"], n["honest"] - n["agreed"] - n["unclear"]
    return (
        f"{name}: {n['runs']} runs of wrong formulas, {accepted} accepted, {n['named']} named, {n['cannot']} untold; "
        f"{n['honest']} of honest programs, {refused} refused, {n['unclear']} untold; "
        f"{n['visible']} of {n['unlisted']} unlisted formulas visible; {n['problems']} problems"
    )


if __name__ == "__main__":
    sys.exit(main())
