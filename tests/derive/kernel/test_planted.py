"""Bugs planted in a copy of the kernel are found, each by the finder that claims it; harmless edits by none.

Quick tests plant a few, long ones two for each finder; ``python -m tests.planted --kernel`` plants all, and prints who
finds what.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

from tests import quick_run
from tests.planted.kernel import BUGS, HARMLESS, Bug
from tests.planted.kernel_finders import FINDERS, ROOT, TESTS, found, plant, problems

LEAST = 80
BY_NAME = {bug.name: bug for bug in BUGS}
A_FEW = ("entries at indices of any dimension", "sign in cos_add", "crossed indices differ")


def first(bug: Bug) -> str:
    """The cheapest of who finds it."""
    return bug.by.split()[0]


def two_for_each_finder() -> Iterator[Bug]:
    """Bugs from the beginning and the middle of what each finder claims; `A_FEW` are planted already."""
    for finder in TESTS:
        own = [bug for bug in BUGS if first(bug) == finder and bug.name not in A_FEW]
        yield from own[:: -(-len(own) // 2)]


def test_every_bug_can_be_planted() -> None:
    """The text to replace occurs exactly once in the kernel as it is today."""
    assert [line for bug in (*BUGS, *(h.edit for h in HARMLESS)) for line in problems(bug)] == []


def test_the_list_is_long_and_every_bug_has_a_finder() -> None:
    assert len(BY_NAME) == len({(bug.file, bug.old, bug.new) for bug in BUGS}) == len(BUGS) >= LEAST
    assert {finder for bug in BUGS for finder in bug.by.split()} == set(FINDERS)
    assert all(bug.by and bug.old != bug.new for bug in BUGS)
    assert all(why and not edit.by for edit, why in HARMLESS)


def test_a_bug_that_does_not_apply_is_an_error_that_names_it(tmp_path: Path) -> None:
    for bug, why in (
        (Bug("no such text", "rules.py", "no such text in the kernel", "", "rules"), "no such text: in rules.py"),
        (Bug("text of many", "rules.py", "import", "", "rules"), r"text of many: in rules.py .* occurs \d+ times"),
        (Bug("no such file", "axioms.py", "x", "y", "rules"), "no such file: there is no axioms.py"),
    ):
        with pytest.raises(LookupError, match=why):
            plant(bug, tmp_path / bug.name)


@pytest.mark.parametrize("name", A_FEW)
def test_a_few_bugs_are_found(name: str) -> None:
    assert found(BY_NAME[name], first(BY_NAME[name]))


def test_the_rules_as_they_are_pass() -> None:
    assert not found(None, "rules")


@pytest.mark.long
@pytest.mark.parametrize("finder", ["facts", "tampering"])  # others are silent about harmless edits, and in test_fuzz
def test_no_finder_speaks_of_the_kernel_as_it_is(finder: str) -> None:
    assert not found(None, finder)


@pytest.mark.long
@pytest.mark.parametrize("bug", [*two_for_each_finder()], ids=lambda bug: f"{bug.name} ({first(bug)})")
def test_planted_bug_is_found(bug: Bug) -> None:
    assert found(bug, first(bug)), f"{bug.name}: {first(bug)} does not find it"


@pytest.mark.long
@pytest.mark.parametrize(
    ("edit", "finder"),
    [(h.edit, finder) for h, finder in zip(HARMLESS, cycle(("terms", "rules", "attacks")), strict=False)],
    ids=[h.edit.name for h in HARMLESS],
)
def test_a_harmless_edit_is_found_by_none(edit: Bug, finder: str) -> None:
    assert not found(edit, finder), f"{edit.name}: {finder} finds it, so that it is not harmless"


# ---- the runner of tests that finders use ----------------------------------------------------------------------------


def test_the_quick_runner_calls_what_needs_no_fixture() -> None:
    assert len(list(quick_run.calls(test_a_few_bugs_are_found))) == len(A_FEW)
    assert list(quick_run.calls(test_every_bug_can_be_planted)) == [{}]
    assert list(quick_run.calls(test_a_bug_that_does_not_apply_is_an_error_that_names_it)) == []
    assert list(quick_run.calls(test_planted_bug_is_found)) == []


@pytest.mark.parametrize(
    ("flags", "module", "code", "said"),
    [
        ((), "some_cases", 1, "some_cases::test_bad: AssertionError"),
        ((), "no_such_module", 1, "no_such_module: ModuleNotFoundError"),
        ((), "tests.derive.kernel.test_sorts", 0, ""),
        (("-O",), "some_cases", 2, "tests without asserts, as under python -O, cannot fail"),
    ],
)
def test_the_quick_runner_tells_what_fails(
    tmp_path: Path, flags: tuple[str, ...], module: str, code: int, said: str
) -> None:
    (tmp_path / "some_cases.py").write_text("def test_good():\n    pass\n\ndef test_bad():\n    assert 1 == 2\n")
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONOPTIMIZE"} | {"PYTHONPATH": str(tmp_path)}
    command = [sys.executable, *flags, "-m", "tests.quick_run", module]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == code
    assert said in run.stdout + run.stderr
