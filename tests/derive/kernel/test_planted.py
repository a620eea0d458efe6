"""A few bugs planted in a copy of the kernel are caught; ``python -m tests.planted`` plants them all."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.planted import BUGS, REPRESENTATIVES, ROOT, SURVIVORS, Bug, caught, plant

BY_NAME = {bug.name: bug for bug in BUGS}


@pytest.mark.parametrize("name", REPRESENTATIVES)
def test_planted_bug_is_caught(name: str) -> None:
    suite = REPRESENTATIVES[name]
    assert caught(BY_NAME[name], [suite]) == {suite: True}


def test_the_kernel_as_it_is_passes_in_the_copy() -> None:
    assert caught(None, ["facts"]) == {"facts": False}


def test_every_bug_can_be_planted() -> None:
    """The text to replace occurs exactly once."""
    texts = {file: (ROOT / "derive" / "kernel" / file).read_text(encoding="utf-8") for file in {b.file for b in BUGS}}
    assert [bug.name for bug in BUGS if texts[bug.file].count(bug.old) != 1] == []
    assert len(BY_NAME) == len(BUGS) >= 30
    assert set(SURVIVORS) | set(REPRESENTATIVES) <= set(BY_NAME)
    assert min(Counter(bug.file for bug in BUGS).values()) >= 1


def test_a_bug_that_does_not_apply_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match="occurs 0 times"):
        plant(Bug("nothing", "rules.py", "no such text in the kernel", ""), tmp_path / "tree")
