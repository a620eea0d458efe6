"""The runner of `benchmarks.naive`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

import benchmarks.naive
import verify
from benchmarks.naive.forms import Naive
from benchmarks.naive.stated import NAIVE
from benchmarks.spellings.__main__ import outcome
from benchmarks.spellings.spelling import DTYPES, untried
from verify.checking.formulas import FORMULAS, described
from verify.checking.judging.diagnosis import Diagnosis

__all__ = ["asked", "main"]


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
        domain={},
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Ask the forms of one half, print each verdict and how many there are, and return if one is accepted."""
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=benchmarks.naive.__doc__, formatter_class=plain)
    parser.add_argument("--untried", action="store_true", help="the half that is kept for the finished code")
    parser.add_argument("--only", default="", help="a part of the name of a form")
    options = parser.parse_args(arguments)
    half = [f for f in NAIVE if untried(f.name) == options.untried and options.only in f.name]
    counts: Counter[tuple[str, str]] = Counter()
    for form in half:
        for dtype in form.dtypes:
            diagnosis = asked(form, dtype)
            how = "accepted" if diagnosis.agrees else outcome(diagnosis)
            counts[dtype, how] += 1
            print(f"{form.name} [{dtype}]: {how}: {diagnosis.verdict} {diagnosis.name}".rstrip(), flush=True)
    print(f"{len(half)} naive forms, the {'untried' if options.untried else 'first'} half")
    print(f"{'':12}{'accepted':>10}{'untold':>10}{'refused':>10}")
    for dtype in DTYPES:
        print(f"{dtype:12}" + "".join(f"{counts[dtype, how]:10}" for how in ("accepted", "untold", "refused")))
    return bool(sum(n for (_, how), n in counts.items() if how == "accepted"))


if __name__ == "__main__":
    sys.exit(main())
