"""Values: enclosures that are checked, never narrower than they were."""

from fractions import Fraction

import flint
import mpmath
import pytest

from verify.numbers import precision
from verify.oscillation.values import RefusedError, Value, arb_of_mpf, ball_of, checked


def test_a_ball_keeps_every_point_and_hardly_widens():
    with precision(200):
        number = flint.arb(1) / 3 + flint.arb(0, 1e-30)
    with precision(10):  # reading it at a low precision loses nothing
        ball = ball_of(number)
    third, radius = Fraction(1, 3), Fraction(1e-30)
    assert ball.contains(third - radius)
    assert ball.contains(third + radius)
    assert not ball.contains(third + radius * Fraction(1001, 1000))


def test_numbers_of_mpmath_keep_their_sign():
    for number in (mpmath.mpf(-3) / 8, mpmath.mpf(5) * 2**70, mpmath.mpf(0)):
        assert float(arb_of_mpf(number)) == float(number)


def test_checked_wants_the_digits_of_the_modulus():
    with precision(100):
        narrow = flint.acb(flint.arb(1, 1e-12), flint.arb(0, 1e-12))
        assert checked(narrow, "a", 11, rigorous=True).digits == 11
        assert checked(narrow, "a", 13, rigorous=True) is None
        assert checked(narrow * 1e-6, "a", 11, rigorous=True) is not None
        assert checked(flint.acb("nan"), "a", 1, rigorous=True) is None
        assert checked(flint.acb(flint.arb(0, 1), 0), "a", 1, rigorous=False) is None


def test_conjugates_keep_their_digits_at_any_working_precision():
    with precision(200):
        value = Value(flint.acb(1, 2) / 3, "a", 40, True)
    back = value.conjugate()
    assert back.imag.contains(Fraction(-2, 3))
    assert back.error < 1e-40
    assert value.to_complex() == pytest.approx(complex(1 / 3, 2 / 3))


def test_a_refusal_is_one_line():
    assert str(RefusedError("a_route", "x is too large")) == "a_route: x is too large"
