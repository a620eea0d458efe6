"""Total arithmetic: the conventions, and that what they went into says so."""

from fractions import Fraction

import numpy as np
import pytest

from verify.numbers import Ball, Dual, UndecidedError, precision
from verify.numbers.total import TOTAL, Total


def total(value):
    return Total(Ball(value))


def exactly(found, value):
    return found.ball.contains(value) and found.ball.radius < 1e-15


@pytest.mark.parametrize(
    ("made", "value"),
    [
        (lambda: total(3) / total(0), 0),
        (lambda: 1 / total(0), 0),
        (lambda: total(3) / 0, 0),
        (lambda: total(-2).sqrt(), 0),
        (lambda: total(0).log(), 0),
        (lambda: total(-1).log(), 0),
        (lambda: total(5) + total(3) / total(0), 5),
        (lambda: total(0) * (total(3) / total(0)), 0),
        (lambda: (total(3) / total(0)).exp(), 1),
    ],
)
def test_what_rests_on_a_convention_says_so(made, value):
    found = made()
    assert exactly(found, value)
    assert found.conventional


@pytest.mark.parametrize(
    ("made", "value"),
    [
        (lambda: total(3) / total(4), Fraction(3, 4)),
        (lambda: 3 - total(4), -1),
        (lambda: Fraction(1, 2) * total(4), 2),
        (lambda: total(0).sqrt(), 0),
        (lambda: total(9).sqrt(), 3),
        (lambda: total(1).log(), 0),
        (lambda: total(0).cos() + total(0).sin() + total(0).erf(), 1),
    ],
)
def test_what_has_a_value_rests_on_none(made, value):
    found = made()
    assert exactly(found, value)
    assert not found.conventional


def test_a_denominator_that_may_be_zero_is_not_taken_for_zero():
    third = Ball(Fraction(1, 3))
    with precision(64), pytest.raises(UndecidedError):
        total(1) / Total(third - third)


def test_arrays_and_derivatives():
    array = TOTAL.array([Fraction(1, 2), 0])
    assert TOTAL.to_float(np.exp(array)).tolist() == [pytest.approx(1.6487212707), 1.0]
    root = np.sqrt(Dual(total(0), total(1)))
    assert not root.value.conventional
    assert root.tangent.conventional
