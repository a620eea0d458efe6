"""Functions of PyTorch and jax, and their derivatives by these: ``python -m benchmarks.libraries``.

The programs are those of `benchmarks.honest_torch` and `benchmarks.honest_jax`, of those libraries that are installed.
None is to be refused, with whatever seed. Options are those of `benchmarks.strangers`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import verify
from benchmarks.strangers import HALVES, Task, main, outcome

__all__ = ["answer", "tasks"]

FRAMEWORKS = {name: f"benchmarks.honest_{name}" for name in ("torch", "jax")}
DTYPES = ("float32", "bfloat16", "float16")
LAYERS = "at shapes of layers"


@lru_cache(maxsize=2)
def _programs(framework: str) -> dict[str, Any]:
    """Return the programs of a framework, by what they are."""
    programs = import_module(FRAMEWORKS[framework]).PROGRAMS if find_spec(framework) else ()
    return {f"{p.name}, {p.kind}{''.join(f', {k}={v}' for k, v in p.conventions.items())}": p for p in programs}


def tasks(seeds: int = 1) -> Iterator[Task]:
    """Yield what is asked of each program: with every seed at small shapes, with the first at those of layers too."""
    for framework in FRAMEWORKS:
        for name, program in _programs(framework).items():
            for dtype in DTYPES:
                how, statement = f"{framework}, {dtype}", f"{framework} {program.name}"
                for seed in range(seeds):
                    yield Task("libraries", HALVES[0], name, statement, how, seed)
                if program.shapes:
                    yield Task("libraries", HALVES[0], name, statement, f"{how}, {LAYERS}")


def answer(task: Task) -> dict[str, Any]:
    """Return what a check says of a program."""
    framework, dtype, *layers = task.how.split(", ")
    program = _programs(framework)[task.name]
    found = verify.check(
        program.function,
        program.name,
        dtype=dtype,
        framework=framework,
        args=program.args,
        returns=program.returns,
        shapes=program.shapes if layers else None,
        seed=task.seed,
        **program.conventions,
    )
    how = outcome(found, right=True)
    line = how if found.agrees else f"{how}\n{found.report()}"
    return {"outcome": how, "verdict": str(found.verdict), "name_given": found.name, "line": line}


if __name__ == "__main__":
    sys.exit(main(suite="libraries", about=__doc__))
