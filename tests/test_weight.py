"""Lines, imports inside functions and pronouns are counted as the notes count them."""

import pytest

from benchmarks.weight import COLUMNS, KINDS, main, table, weigh, weight

SOURCE = '''"""A module.

With a blank line.
"""

import os
from pathlib import (
    Path,
)

LIMIT = 3
NAMES = {
    "a": 1,
    # between

    "b": 2,
}


def function(own, given):
    """Return it."""
    from derive.kernel import terms
    from json import loads
    from . import sibling
    # a comment
    found = own
    self.said = [of for of in found]
    return found
'''
COUNTS = {
    "files": 1, "all": 28, "code": 4, "literals": 5, "docstrings": 5, "blank": 5, "imports": 7, "comments": 2,
    "inner imports": 2, "own": 1, "found": 1, "said": 1, "of": 1,
}  # fmt: skip


def test_each_line_has_one_kind():
    assert weigh(SOURCE) == COUNTS
    assert sum(COUNTS[kind] for kind in KINDS) == COUNTS["all"] == len(SOURCE.splitlines())


def checkout(folder, **sources):
    for name, source in sources.items():
        path = folder / f"{name.replace('_', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    return folder


def test_a_folder_counts_its_loose_files(tmp_path):
    rows = weight(checkout(tmp_path, derive_a=SOURCE, derive_in_b="x = 1\n", verify_c="", tests_d=SOURCE), folders=True)
    assert {name: (row["files"], row["all"]) for name, row in rows.items()} == {
        "derive": (2, 29), "verify": (1, 0), "product": (3, 29), "tests": (1, 28),
        "derive/": (1, 28), "derive/in/": (1, 1), "verify/": (1, 0),
    }  # fmt: skip


def test_differences_stand_below_their_row(tmp_path, capsys):
    old = checkout(tmp_path / "old", derive_a=SOURCE, verify_c="")
    new = checkout(tmp_path / "new", derive_a="found = 1\n", verify_c="")
    main([str(new), "--against", str(old)])
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert rows[1][:4] == ["derive", "1", "1", "0"]
    assert rows[2] == ["+0", "-27", "-4", "-4", "-5", "-5", "-7", "-2", "-2"]
    assert rows[3] == ["verify", "1", *"00000000"]
    assert rows[4][0] == "product"


def test_no_difference_without_another_checkout():
    assert len(list(table(COLUMNS, {"derive": weigh(SOURCE)}))) == 2


def test_a_folder_that_is_no_checkout_is_refused(tmp_path, capsys):
    with pytest.raises(SystemExit):
        main([str(tmp_path)])
    assert f"got {tmp_path}" in capsys.readouterr().err
