"""What is committed is what is measured, and what is drawn."""

from pathlib import Path

import pytest

from derive.chapters import BOOK
from tests.verify.figures.measured import measured
from verify.figures import FIGURES, difference

FOLDER = Path(__file__).resolve().parents[3] / "docs" / "figures"
LARGEST = 60_000


def test_what_is_measured_is_drawn():
    drawn = {name for name, figure in BOOK.figures.items() if figure.columns}
    assert set(FIGURES) == drawn == {path.stem for path in FOLDER.glob("*.csv")}


DEAR = ("decay_envelopes", "finite_sum_and_integral")
"""Of the kinds of `decay_schedules` and `decay_pieces`: the same integrals and sums in other columns."""


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=pytest.mark.long) if n in DEAR else n for n in FIGURES], ids=list(FIGURES)
)
def test_the_record_is_what_is_measured(name):
    columns = measured(name)
    text = (FOLDER / f"{name}.csv").read_text(encoding="utf-8")
    assert difference(text, columns) is None
    assert tuple(columns) == BOOK.figures[name].columns
    assert len(text) < LARGEST
    changed = text.splitlines()
    others, comma, last = changed[3].rpartition(",")
    changed[3] = f"{others}{comma}{float(last) + 1:.12g}"
    assert difference("\n".join(changed), columns) is not None
