"""Arb's quadrature: other functions than the closed forms, and what it refuses."""

import math
from fractions import Fraction

import pytest

from tests.verify.oscillation.points import at, encloses, reference
from verify.oscillation import Exponential, Function, Integral, Monotone, Power, RefusedError
from verify.oscillation.quadrature_balls import quadrature_balls


def test_the_digits_that_were_asked_for():
    value = quadrature_balls(at(200, 10**4), 50)
    assert encloses(value, reference(Fraction(200), 10**4))
    assert value.error < 1e-50
    assert value.rigorous


def test_a_weight_and_a_schedule_of_the_user():
    """The integral of 2 t exp(i x t^2) is that of exp(i x s) over s."""
    line = Function(lambda t: t**2, lambda t, analytic: t**2)
    weight = Function(lambda t: 2 * t, lambda t, analytic: 2 * t)
    value = quadrature_balls(Integral(9, Monotone(line), weight), 20)
    assert value.to_complex() == pytest.approx(complex(math.sin(9), 1 - math.cos(9)) / 9, rel=1e-14)


def test_refusals():
    line = Function(lambda t: t)
    for integral, reason in (
        (at(10**5 + 1, 10), r"x is at most 1e\+05 here"),
        (Integral(3, Monotone(line)), "a schedule or a weight is not known on complex balls"),
        (Integral(3, Exponential(10), line), "a schedule or a weight is not known on complex balls"),
    ):
        with pytest.raises(RefusedError, match=f"^quadrature_balls: {reason}$"):
            quadrature_balls(integral)


def test_what_is_not_reached_is_refused(monkeypatch):
    monkeypatch.setattr("verify.oscillation.quadrature_balls.EVALUATIONS", 50)
    with pytest.raises(RefusedError, match=r"^quadrature_balls: 15 digits are not reached with 5e\+01 evaluations$"):
        quadrature_balls(Integral(10**4, Power(Fraction(1, 2))))
