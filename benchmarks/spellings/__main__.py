"""The runner of `benchmarks.spellings`."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

import benchmarks.spellings
import verify
from benchmarks.power_cells import returns_no_number
from benchmarks.spellings.spelling import Spelling
from benchmarks.strangers import HALVES, Task, half, main, outcome
from tests.verify.checking.as_programs import HALVES as SHORT
from tests.verify.checking.as_programs import STYLES, as_program
from verify.checking.formulas import FORMULAS, described
from verify.checking.judging.diagnosis import Diagnosis

__all__ = ["answer", "asked", "inside", "tasks"]


def inside(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a program that computes in float32, and rounds what it returns to the format of its arrays."""

    def program(*values: Any) -> Any:
        forms = [v.dtype for v in values if isinstance(v, np.ndarray) and v.dtype.kind not in "biu"]
        given = [_single(value) for value in values]
        with np.errstate(all="ignore"):
            returned = function(*given)
        results = returned if isinstance(returned, tuple) else (returned,)
        rounded = tuple(np.asarray(r).astype(forms[0] if forms else np.float32) for r in results)
        return rounded if isinstance(returned, tuple) else rounded[0]

    return program


def _single(value: Any) -> Any:
    """Return arrays of floats in float32, and numbers as Python's, which take the format of the arrays beside them."""
    if isinstance(value, np.ndarray) and value.dtype.kind not in "biu":
        return value.astype(np.float32) if value.ndim else float(value)
    return value.item() if isinstance(value, np.generic) else value


def asked(spelling: Spelling, dtype: str, style: str = STYLES[1], seed: int = 0) -> Diagnosis:
    """Return what a check says of a spelling."""
    takes = tuple(inspect.signature(spelling.function).parameters)
    returns = described(spelling.statement)["returns"] if spelling.statement in FORMULAS else ()
    program = as_program(spelling.function, takes, style, dtype) if style == STYLES[0] else inside(spelling.function)
    return verify.check(
        program,
        spelling.statement,
        dtype=dtype,
        args=takes,
        returns=returns if len(returns) > 1 else None,
        seed=seed,
        **spelling.conventions,
    )


def styles(spelling: Spelling, dtype: str) -> Sequence[str]:
    """Return how a program runs in a dtype."""
    return STYLES if dtype in SHORT and spelling.native else STYLES[1:]


def tasks(seeds: int = 1) -> Iterator[Task]:
    """Yield what is asked of each program."""
    for spelling in benchmarks.spellings.SPELLINGS:
        part = HALVES[2] if spelling.fresh else half(spelling.name)
        for dtype in spelling.dtypes:
            for style in styles(spelling, dtype):
                how = dtype if style == STYLES[1] else f"{dtype}, {style}"
                for seed in range(seeds):
                    yield Task("spellings", part, spelling.name, spelling.statement, how, seed)


def answer(task: Task) -> dict[str, Any]:
    """Return what is found of a program."""
    spelling = next(s for s in benchmarks.spellings.SPELLINGS if s.name == task.name)
    dtype, _, style = task.how.partition(", ")
    found = asked(spelling, dtype, style or STYLES[1], task.seed)
    overflows = style == STYLES[0] and returns_no_number(found)
    how = "overflows" if overflows else outcome(found, right=True)
    line = how if found.agrees else f"{how}\n{found.report()}"
    return {"outcome": how, "verdict": str(found.verdict), "name_given": found.name, "line": line}


if __name__ == "__main__":
    sys.exit(main(suite="spellings", about=benchmarks.spellings.__doc__))
