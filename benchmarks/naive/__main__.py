"""The runner of `benchmarks.naive`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import benchmarks.naive
import verify
from benchmarks.naive.forms import Naive
from benchmarks.naive.stated import NAIVE
from benchmarks.strangers import Task, half, main, outcome
from verify.checking.formulas import FORMULAS, described
from verify.checking.judging.diagnosis import Diagnosis

__all__ = ["answer", "asked", "tasks"]


def asked(form: Naive, dtype: str, seed: int = 0) -> Diagnosis:
    """Return what a check says of a naive form."""
    returns = described(form.statement)["returns"] if form.statement in FORMULAS else ()
    return verify.check(
        form.program(dtype),
        form.statement,
        dtype=dtype,
        args=form.takes,
        returns=returns if len(returns) > 1 else None,
        seed=seed,
    )


def tasks(_: int = 1) -> Iterator[Task]:
    """Yield what is asked of each form."""
    for form in NAIVE:
        for dtype in form.dtypes:
            yield Task("naive", half(form.name), form.name, form.statement, dtype)


def answer(task: Task) -> dict[str, Any]:
    """Return what is found of a form."""
    found = asked(next(form for form in NAIVE if form.name == task.name), task.how, task.seed)
    line = f"{outcome(found)}: {found.verdict} {found.name}".rstrip()
    return {"outcome": outcome(found), "verdict": str(found.verdict), "name_given": found.name, "line": line}


if __name__ == "__main__":
    sys.exit(main(suite="naive", about=benchmarks.naive.__doc__))
