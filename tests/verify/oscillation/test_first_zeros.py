"""First zeros of the real part: where they are, that they change the sign, and that none comes before."""

from fractions import Fraction

import numpy as np
import pytest

from tests.verify.oscillation.points import BASES, at
from verify.errors import ArgumentError
from verify.numbers import precision
from verify.oscillation.closed_form_balls import closed_form_balls
from verify.oscillation.closed_form_float64 import exponential_float64
from verify.oscillation.first_zeros import first_zero
from verify.oscillation.values import RefusedError

ZEROS = {10: "4.90553340759", 10**3: "617.661568406", 10**4: "6166.02848473", 5 * 10**5: "308251.517351"}


@pytest.mark.parametrize("base", BASES)
def test_the_first_zero(base):
    found = first_zero(base)
    with precision(200):
        assert found.before > 0
        assert found.after < 0
    assert found.unique
    assert found.zero.radius < 1e-12 * found.zero.to_float()
    assert found.zero.to_float() == pytest.approx(float(ZEROS[base]), rel=2e-12)
    assert 10 < found.steps < 200


@pytest.mark.parametrize("base", BASES)
def test_the_signs_at_the_ends_by_another_route(base):
    """The ball in steps of a millionth: positive just before, negative just after, positive at a scan of all before."""
    zero = first_zero(base).zero.to_fraction()
    for side, sign in ((-1, 1), (1, -1)):
        value = closed_form_balls(at(zero * (1 + side * Fraction(1, 10**6)), base)).real
        with precision(160):
            assert value * sign > 0
    before = exponential_float64(np.linspace(1e-3, float(zero) * (1 - 1e-9), 20_001), float(base))
    assert np.all(before.value.real > before.error)


def test_more_digits_and_other_bases():
    coarse, fine = first_zero(10**4, 6).zero, first_zero(10**4, 40).zero
    assert fine.radius < 1e-36
    assert coarse.contains(fine)
    for base in (1.1, 2, 100):
        assert first_zero(base).unique
    with pytest.raises(ArgumentError, match="^base: expected a number greater than 1, got 1$"):
        first_zero(1)


def test_too_many_steps_are_refused(monkeypatch):
    monkeypatch.setattr("verify.oscillation.first_zeros.MOST_STEPS", 5)
    with pytest.raises(RefusedError, match="^first_zero: no change of sign was proved for base 10 in 5 steps$"):
        first_zero(10)


@pytest.mark.parametrize("digits", [-1, 0, 301, 2.5])
def test_digits_are_at_least_one(digits):
    with pytest.raises(ArgumentError, match="^digits: expected an integer from 1 to 300, got"):
        first_zero(10, digits=digits)
