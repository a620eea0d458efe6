"""Work is counted where it is limited, and no small certificate asks for much of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from derive.kernel.terms import StatementError, subterms
from derive.kernel.work import limited, spend
from tests.derive.kernel.bombs import BOMBS, main
from tests.derive.kernel.vocabulary import at, u

ROOT = Path(__file__).parents[3]
MOST_SECONDS = 30  # of the processor, on a machine fifteen times slower than the 2 s that a certificate may take
MOST_MEGABYTES = 200


def test_work_is_counted_inside_only() -> None:
    spend(10**9)
    with limited(10):
        spend(10)
        with pytest.raises(StatementError, match="more work"):
            spend()
    spend(10**9)


def test_the_outer_limit_counts() -> None:
    with limited(10), limited(10**9):
        spend(10)
        with pytest.raises(StatementError, match="more work"):
            spend()
    with limited(10):
        with limited(10**9):
            spend(9)
        with pytest.raises(StatementError, match="more work"):
            spend(2)


def test_terms_are_work() -> None:
    total = u
    for n in range(20):
        total = total + at(f"a{n}")
    with limited(100), pytest.raises(StatementError, match="more work"):
        for _ in range(100):
            list(subterms(total))
    with limited(100), pytest.raises(StatementError, match="more work"):
        for _ in range(100):
            total = total + u


@pytest.mark.long
@pytest.mark.parametrize("name", BOMBS)
def test_no_small_certificate_takes_long_or_much(name: str) -> None:
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_CPU, ({MOST_SECONDS}, {MOST_SECONDS}))"
    code = f"{limit}; from {main.__module__} import main; main({name!r})"
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert run.returncode == 0, f"{name}: {run.returncode} {run.stdout} {run.stderr[-500:]}"
    said = re.fullmatch(r"\w+: [\d.]+ s, (\d+) MB, \d+ characters, (?:refused|accepted).*\n", run.stdout, re.S)
    assert said, run.stdout
    assert int(said[1]) <= MOST_MEGABYTES


QUICK = (
    "nested_definitions", "definitions_in_definitions", "definitions_twice_in_definitions", "unfolded_statement",
    "squares_by_mul", "sums_of_squares",
)  # fmt: skip


@pytest.mark.parametrize("name", QUICK)
def test_what_once_ran_for_hours(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """They are decided within a hundredth of a second now; a limit of work would stop them before a test suite is."""
    main(name)
    assert "refused" in capsys.readouterr().out
