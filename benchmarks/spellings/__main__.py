"""The runner of `benchmarks.spellings`."""

from __future__ import annotations

import argparse
import inspect
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import benchmarks.spellings
import verify
from benchmarks.spellings.spelling import Spelling, untried
from tests.verify.checking.as_programs import HALVES, STYLES, as_program
from verify.checking.formulas import FORMULAS, described
from verify.checking.judging.diagnosis import Diagnosis, Verdict

__all__ = ["asked", "inside", "main"]


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
    return STYLES if dtype in HALVES and spelling.native else STYLES[1:]


def outcome(diagnosis: Diagnosis) -> str:
    """Return agrees, untold or refused."""
    return "agrees" if diagnosis.agrees else "untold" if diagnosis.verdict is Verdict.CANNOT else "refused"


def main(arguments: Sequence[str] | None = None) -> int:
    """Ask the programs of one half, print what does not agree and how many there are, and return if one is refused."""
    parser = argparse.ArgumentParser(
        description=benchmarks.spellings.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--untried", action="store_true", help="the half that is kept for the finished code")
    parser.add_argument("--only", default="", help="a part of the name of a program")
    parser.add_argument("--seeds", type=int, default=1, help="how many (1)")
    options = parser.parse_args(arguments)
    half = [s for s in benchmarks.spellings.SPELLINGS if untried(s.name) == options.untried and options.only in s.name]
    counts: Counter[tuple[str, str]] = Counter()
    for spelling in half:
        for dtype in spelling.dtypes:
            for style in styles(spelling, dtype):
                for seed in range(options.seeds):
                    diagnosis = asked(spelling, dtype, style, seed)
                    column = dtype if style == STYLES[1] else f"{dtype}, {style}"
                    counts[column, outcome(diagnosis)] += 1
                    if not diagnosis.agrees:
                        print(
                            f"{spelling.name} [{column}, seed {seed}]: {outcome(diagnosis)}\n{diagnosis.report()}",
                            flush=True,
                        )
    print(f"{len(half)} programs, the {'untried' if options.untried else 'first'} half")
    print(f"{'':34}{'agrees':>8}{'untold':>8}{'refused':>8}")
    for column in dict.fromkeys(column for column, _ in counts):
        print(f"{column:34}" + "".join(f"{counts[column, kind]:8}" for kind in ("agrees", "untold", "refused")))
    return bool(sum(n for (_, kind), n in counts.items() if kind == "refused"))


if __name__ == "__main__":
    sys.exit(main())
