"""Functions of PyTorch and jax, and their derivatives by these: ``python -m benchmarks.libraries``.

The programs are those of `benchmarks.honest_torch` and `benchmarks.honest_jax`, of those libraries that are installed.
None is to be refused: one row is a program in a dtype, asked with each of ``--seeds``, and ends as the worst of them
does. Options are those of `benchmarks.strangers`.
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

__all__ = ["answer", "tasks"]

FRAMEWORKS = {name: f"benchmarks.honest_{name}" for name in ("torch", "jax")}
DTYPES = ("float32", "bfloat16", "float16")
LAYERS = "at shapes of layers"
RIGHT = ("", "agrees", "untold", "right refused")
SOURCES = tuple(Path(__file__).parent.glob("honest*.py"))
"""What the digest of a row is taken of."""


@lru_cache(maxsize=2)
def _programs(framework: str) -> dict[str, Any]:
    """Return the programs of a framework, by what they are."""
    programs = import_module(FRAMEWORKS[framework]).PROGRAMS if find_spec(framework) else ()
    return {f"{p.name}, {p.kind}{''.join(f', {k}={v}' for k, v in p.conventions.items())}": p for p in programs}


def tasks(seeds: int = 1) -> Iterator[Task]:
    """Yield what is asked of each program: with all seeds at small shapes, with the first at those of layers too."""
    for framework in FRAMEWORKS:
        for name, program in _programs(framework).items():
            for dtype in DTYPES:
                statement = f"{framework} {program.name}"
                for kind in (f"{seeds} seeds", *([LAYERS] if program.shapes else [])):
                    yield Task("libraries", HALVES[0], name, statement, f"{framework}, {dtype}, {kind}")


def answer(task: Task) -> dict[str, Any]:
    """Return what a check says of a program with the worst of its seeds."""
    framework, dtype, kind = task.how.split(", ")
    program = _programs(framework)[task.name]
    worst: dict[str, Any] = {"outcome": ""}
    for seed in range(1 if kind == LAYERS else int(kind.split()[0])):
        found = verify.check(
            program.function,
            program.name,
            dtype=dtype,
            framework=framework,
            args=program.args,
            returns=program.returns,
            shapes=program.shapes if kind == LAYERS else None,
            seed=seed,
            **program.conventions,
        )
        how = outcome(found, right=True)
        if RIGHT.index(how) > RIGHT.index(worst["outcome"]):
            line = how if found.agrees else f"{how} with seed {seed}\n{found.report()}"
            worst = {"outcome": how, "verdict": f"{found.verdict} {found.name}".rstrip(), "worst": seed, "line": line}
    return worst


if __name__ == "__main__":
    sys.exit(main(suite="libraries", about=__doc__))
