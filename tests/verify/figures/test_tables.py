import numpy as np
import pytest

from verify.figures.tables import TableError, csv_text, difference

COLUMNS = {"name": np.array(["a", "b"]), "x": np.array([0.1, -2.0]), "y": np.array([1 / 3, 1e-300])}


def test_twelve_digits():
    assert csv_text(COLUMNS) == "name,x,y\na,0.1,0.333333333333\nb,-2,1e-300\n"
    assert csv_text({"x": np.array([-0.0])}) == "x\n0\n"


@pytest.mark.parametrize(
    ("columns", "line"),
    [
        ({"x": np.zeros(2), "y": np.zeros(3)}, "columns of one length were expected, not x 2, y 3"),
        ({"x": np.array([np.nan])}, "not nan"),
        ({"x": np.array([-np.inf])}, "not -inf"),
        ({"x": np.array(["a,b"])}, "not a,b"),
    ],
)
def test_no_table(columns, line):
    with pytest.raises(TableError, match=line):
        csv_text(columns)


def test_what_was_measured_does_not_differ():
    assert difference(csv_text(COLUMNS), COLUMNS) is None


@pytest.mark.parametrize("digits", ["0.333333333334", "0.333333333332", "0.3333333333330"])
def test_a_unit_of_the_last_digit_is_rounding(digits):
    assert difference(csv_text(COLUMNS).replace("0.333333333333", digits), COLUMNS) is None


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("0.333333333333", "0.333333333343", "line 2, y: has 0.333333333343, measured 0.333333333333"),
        ("0.333333333333", "0.333333333336", "line 2, y: has 0.333333333336, measured 0.333333333333"),
        ("-2", "2", "line 3, x: has 2, measured -2"),
        ("1e-300", "0", "line 3, y: has 0, measured 1e-300"),
        ("1e-300", "nan", "line 3, y: has nan, measured 1e-300"),
        ("\na", "\nc", "line 2, name: has c, measured a"),
        ("name,x,y", "name,y,x", "has the columns name,y,x, not name,x,y"),
        ("b,-2,1e-300\n", "", "has 1 rows, not 2"),
        ("b,-2,1e-300\n", "b,-2,1e-300\nb,-2,1\n", "has 3 rows, not 2"),
        ("b,-2,1e-300\n", "b,-2\n", "line 3 has 2 entries, not 3"),
    ],
)
def test_a_change_is_seen(old, new, line):
    text = csv_text(COLUMNS)
    assert old in text
    assert difference(text.replace(old, new), COLUMNS) == line


def test_nothing_is_not_a_table():
    assert difference("", COLUMNS) == "has the columns none, not name,x,y"
