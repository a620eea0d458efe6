"""Envelopes and the logarithmic law: they hold where they are computed, come close, and no less will do."""

from fractions import Fraction

import numpy as np
import pytest

from tests.verify.oscillation.points import POINTS, at
from verify.errors import ArgumentError
from verify.numbers import Ball, precision
from verify.oscillation import Exponential, Function, Integral, Monotone, Power
from verify.oscillation.bounds import envelope, logarithmic_law
from verify.oscillation.closed_form_balls import closed_form_balls

SCHEDULES = (Exponential(10**4), Exponential(10**3), Power(1), Power(2), Power(Fraction(1, 2)))


def modulus(x, schedule) -> Ball:
    value = closed_form_balls(Integral(x, schedule))
    with precision(160):
        return (value.real**2 + value.imag**2).sqrt()


@pytest.mark.parametrize("schedule", SCHEDULES, ids=lambda schedule: schedule.name)
def test_the_envelope_holds(schedule):
    for x in [Fraction(float(x)) for x in np.geomspace(0.01, 1e7, 60)]:
        assert modulus(x, schedule) <= envelope(x, schedule)


def test_the_envelope_holds_for_other_powers():
    for alpha in (Fraction(1, 5), Fraction(5, 4), 3, 20):
        for x in (Fraction(1, 10), 2, 50, 10**5):
            assert modulus(x, Power(alpha)) <= envelope(x, Power(alpha))


def test_the_envelope_is_at_most_one_and_even():
    assert envelope(0, Exponential(10)).contains(1)
    assert envelope(1, Exponential(10**4)).contains(1)
    assert envelope(-100, Power(1)).contains(envelope(100, Power(1)).midpoint)
    assert envelope(100, Monotone(Function(lambda t: t))).contains(1)


@pytest.mark.parametrize(("x", "base"), [point for point in POINTS if 1 <= point[0] <= point[1]])
def test_the_logarithmic_law(x, base):
    law, real = logarithmic_law(x, base), closed_form_balls(at(x, base)).real
    with precision(160):
        assert abs(real - law.value) <= law.error


def test_the_logarithmic_law_is_no_wider_than_it_must_be():
    """At x = 128, base 10^4 the error is 6e-4 of a bound of 8.5e-4; without either of its parts it would fail."""
    law, real = logarithmic_law(128, 10**4), closed_form_balls(at(128, 10**4)).real
    assert law.error.to_float() == pytest.approx(8.5e-4, rel=0.02)
    assert law.value.to_float() == pytest.approx(0.410527, abs=1e-6)
    with precision(160):
        assert abs(real - law.value) > law.error * Fraction(7, 10)
    far = logarithmic_law(6000, 10**4)
    with precision(160):
        error = abs(closed_form_balls(at(6000, 10**4)).real - far.value)
        assert error <= far.error
        assert error > Fraction(1, 6000)


@pytest.mark.parametrize(
    ("call", "line"),
    [
        (lambda: envelope(float("nan"), Power(1)), "x: expected a finite number, got nan"),
        (lambda: logarithmic_law(0, 10), "x: expected a positive number, got 0"),
        (lambda: logarithmic_law(3, 1), "base: expected a number greater than 1, got 1"),
    ],
)
def test_wrong_arguments(call, line):
    with pytest.raises(ArgumentError, match=f"^{line}$"):
        call()
