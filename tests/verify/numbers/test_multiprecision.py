"""mpmath numbers in arrays: functions, precision, and the global context left alone."""

from fractions import Fraction

import mpmath
import numpy as np
import pytest

from verify.numbers import digits, multiprecision


@pytest.mark.parametrize("name", ["exp", "log", "sqrt", "cos", "sin", "cosh", "tanh"])
def test_functions_by_numpy(name):
    with digits(50), mpmath.workdps(50):
        found = getattr(np, name)(multiprecision([Fraction(3, 7)]))[0]
        expected = getattr(mpmath, name)(mpmath.mpf(3) / 7)
        assert abs(mpmath.mpf(str(found)) - expected) < mpmath.mpf(10) ** -48


def test_precision_is_restored_and_the_global_context_is_left_alone():
    before = mpmath.mp.dps
    with digits(100):
        third = multiprecision(Fraction(1, 3))[()]
        assert abs(third * 3 - 1) < 1e-99
    assert mpmath.mp.dps == before
    assert not hasattr(mpmath.mpf(1), "anchor")
    assert abs(multiprecision(Fraction(1, 3))[()] - third) > 1e-70
    for bad in (0, 1.5, True):
        with pytest.raises(ValueError, match="^decimal: expected an integer of at least 1"), digits(bad):
            pass


def test_only_exact_numbers_are_taken():
    with pytest.raises(TypeError, match="^values: expected int or Fraction, got float 0.5 at index"):
        multiprecision([0.5])
