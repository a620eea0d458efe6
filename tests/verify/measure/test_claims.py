"""The checker of rows, on rows that are right, wrong, open, and empty."""

from fractions import Fraction

import pytest

from verify.counterparts.claims import BY_DEFINITION, Check, ball
from verify.measure.claims import claim_column, enclosure_failures, enclosures, mutant_column, verdicts
from verify.measure.comparison import HOLDS, OPEN, REFUTED
from verify.numbers import Ball, precision


def halves(_, *, factor=Fraction(1, 2)):
    """Compare a root with a fraction."""
    yield Check(ball(2).sqrt() * factor, "lt", ball(1))
    yield Check(ball(4).sqrt() * factor, "eq", ball(1))


def column(row):
    return claim_column("row", row, BY_DEFINITION, 30)


def test_what_holds_and_what_is_refuted():
    assert [v for _, v in verdicts(halves, BY_DEFINITION, 30)] == [HOLDS, HOLDS]
    assert [v for _, v in verdicts(halves, BY_DEFINITION, 30, factor=1)] == [REFUTED, REFUTED]
    assert column(halves) == {"status": "pass", "points": 2}


def test_what_is_open_is_a_failure():
    def same(_):
        yield Check(ball(2).sqrt(), "lt", ball(2).sqrt())

    assert [v for _, v in verdicts(same, BY_DEFINITION, 30)] == [OPEN]
    assert "is open" in column(same)["failures"][0]


def test_wide_balls_are_not_equal():
    def wide(_):
        yield Check(Ball.between(0, 1), "eq", Ball.between(0, 1))

    assert column(wide)["status"] == "fail"


def test_more_digits_are_tried_where_they_are_needed():
    def near(_):
        yield Check(Ball(1), "lt", 1 + ball(-400).exp())

    assert column(near)["status"] == "pass"


def test_nothing_compared_is_a_failure():
    assert column(lambda _: iter(()))["failures"] == ["row: nothing was compared"]


def test_mutants_die_beside_a_control_that_lives():
    wrong = {"whole": {"factor": 1}}
    assert mutant_column("row", halves, BY_DEFINITION, wrong, {"whole"}, 30) == {"status": "pass", "statements": 1}
    lives = mutant_column("row", halves, BY_DEFINITION, {"none": {}}, {"none"}, 30)
    assert lives["failures"] == ["row, mutant none: no comparison refutes it"]
    other = mutant_column("row", halves, BY_DEFINITION, wrong, {"another"}, 30)
    assert "the page names ['another'], the numbers know ['whole']" in other["failures"][0]

    def broken(quantities, *, factor=1):
        yield from halves(quantities, factor=factor)

    assert "the control" in mutant_column("row", broken, BY_DEFINITION, wrong, {"whole"}, 30)["failures"][0]
    assert mutant_column("row", halves, BY_DEFINITION, {}, set(), 30)["status"] == "not run"


@pytest.mark.parametrize(
    ("lower", "upper"),
    [
        ("1/3", "1/3"),
        ("-22/7", "-22/7"),
        ("617.66", "617.67"),
        ("-0.00123", "0.0021"),
        ("0", "0"),
        ("123456", "123789"),
    ],
)
def test_decimals_are_rounded_outwards(lower, upper):
    with precision(60):
        value = Ball.between(Fraction(lower), Fraction(upper))
    ((symbol, below, above),) = enclosures({"x": value})
    assert symbol == "x"
    assert Fraction(below) <= Fraction(lower) <= Fraction(upper) <= Fraction(above)
    size = max(abs(Fraction(lower)), abs(Fraction(upper)), 1)
    assert Fraction(above) - Fraction(below) <= 22 * (Fraction(upper) - Fraction(lower)) + size / 10**13


def test_what_is_not_where_it_is_stated_is_named():
    stated = {"x": ("1.5", "1.6"), "y": ("2", "3")}
    assert enclosure_failures("row", stated, [["x", "1.51", "1.60"], ["y", "2", "2.5"], ["z", "0", "1"]]) == []
    assert enclosure_failures("row", stated, [["x", "1.59", "1.61"]]) == [
        "row: x was expected between 1.5 and 1.6, and is between 1.59 and 1.61",
        "row: y was expected between 2 and 3, and was not computed",
    ]
