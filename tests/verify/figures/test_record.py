"""What is committed is what is measured, and what is drawn."""

from pathlib import Path

import pytest

from derive.theorems import BOOK
from verify.figures import FIGURES, difference

FOLDER = Path(__file__).resolve().parents[3] / "docs" / "figures"
LARGEST = 60_000


def test_what_is_measured_is_drawn():
    assert set(FIGURES) == set(BOOK.figures) == {path.stem for path in FOLDER.glob("*.csv")}


@pytest.mark.parametrize("name", FIGURES)
def test_the_record_is_what_is_measured(name):
    columns = FIGURES[name]()
    text = (FOLDER / f"{name}.csv").read_text(encoding="utf-8")
    assert difference(text, columns) is None
    assert tuple(columns) == BOOK.figures[name].columns
    assert len(text) < LARGEST
    changed = text.splitlines()
    line = next(n for n, row in enumerate(changed) if n > 2 and row.count(".") > 1)
    whole, dot, digits = changed[line].rpartition(".")
    changed[line] = f"{whole}{dot}{(int(digits[0]) + 1) % 10}{digits[1:]}"
    assert difference("\n".join(changed), columns) is not None
