"""Functions of PyTorch and jax, and their derivatives by these: ``python -m benchmarks.libraries``.

The programs are those of `benchmarks.honest_torch` and `benchmarks.honest_jax`, of those libraries that are installed.
None is to be refused: one row is a program in a dtype, asked with each of ``--seeds``, and ends as the worst of them
does. With so many passes as seeds each is asked once in a pass, and so is every seed of some statements: a run that
``--minutes`` ends has asked all programs alike, and all seeds. Options are those of `benchmarks.strangers`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import verify
from benchmarks.strangers import HALVES, Task, main, outcome
from verify.checking.judging.diagnosis import Verdict

__all__ = ["answer", "tasks"]

FRAMEWORKS = {name: f"benchmarks.honest_{name}" for name in ("torch", "jax")}
DTYPES = ("float32", "bfloat16", "float16")
LAYERS = "at shapes of layers"
SOURCES = tuple(Path(__file__).parent.glob("honest*.py"))
"""What the digest of a row is taken of."""


@lru_cache(maxsize=2)
def _programs(framework: str) -> dict[str, Any]:
    """Return the programs of a framework, by what they are."""
    programs = import_module(FRAMEWORKS[framework]).PROGRAMS if find_spec(framework) else ()
    return {f"{p.name}, {p.kind}{''.join(f', {k}={v}' for k, v in p.conventions.items())}": p for p in programs}


def tasks(seeds: int = 1) -> Iterator[Task]:
    """Yield what is asked of each program in a pass, and at shapes of layers in the first; then those of the next."""
    every = {framework: _programs(framework) for framework in FRAMEWORKS}
    statements = {p.name: None for programs in every.values() for p in programs.values()}
    numbers = {statement: number for number, statement in enumerate(statements)}
    for turn in range(seeds):
        for framework, programs in every.items():
            for name, program in programs.items():
                for dtype in DTYPES:
                    for kind in ("", f", {LAYERS}")[: 1 + bool(program.shapes and not turn)]:
                        how, seed = f"{framework}, {dtype}{kind}", (numbers[program.name] + turn) % seeds
                        yield Task("libraries", HALVES[0], name, program.name, how, seed)


def answer(task: Task) -> dict[str, Any]:
    """Return what a check says of a program."""
    framework, dtype, *kind = task.how.split(", ")
    program = _programs(framework)[task.name]
    found = verify.check(
        program.function,
        program.name,
        dtype=dtype,
        framework=framework,
        args=program.args,
        returns=program.returns,
        shapes=program.shapes if kind else None,
        seed=task.seed,
        **program.conventions,
    )
    if found.verdict is Verdict.NOT_CALLABLE:  # some functions have no form in a dtype: the row says what was raised
        how, verdict = "not run", "; ".join(found.notes)
    else:
        how, verdict = outcome(found, right=True), f"{found.verdict} {found.name}".rstrip()
    return {"outcome": how, "verdict": verdict, "line": how if found.agrees else f"{how}\n{found.report()}"}


if __name__ == "__main__":
    sys.exit(main(suite="libraries", about=__doc__))
