"""Integrals on balls: they contain what is known in closed form, and refuse to be precise where they cannot."""

import math
from fractions import Fraction

import numpy as np
import pytest

from verify.numbers import Ball, precision
from verify.numbers.complex_balls import ComplexBall, integral

LOW, HIGH = Fraction(1, 4), Fraction(7, 4)
KNOWN = [  # integrand, antiderivative on balls
    (lambda t: t, lambda t: t * t / 2),
    (lambda t: 3 - t, lambda t: 3 * t - t * t / 2),
    (lambda t: 1 / t, lambda t: t.log()),
    (lambda t: t / 2 - 1, lambda t: t * t / 4 - t),
    (lambda t: -np.exp(-t), lambda t: (-t).exp()),
    (lambda t: np.cos(t * 2), lambda t: (t * 2).sin() / 2),
    (lambda t: np.sin(t + 1), lambda t: -(t + 1).cos()),
    (lambda t: np.log(t), lambda t: t * t.log() - t),
    (lambda t: np.sqrt(t), lambda t: 2 * t * t.sqrt() / 3),
    (lambda t: Ball(5), lambda t: 5 * t),
    (lambda t: Fraction(1, 7), lambda t: t / 7),
]


@pytest.mark.parametrize("n", range(len(KNOWN)))
def test_the_integral_is_that_of_the_antiderivative(n):
    f, antiderivative = KNOWN[n]
    with precision(192):
        found, known = integral(f, LOW, HIGH), antiderivative(Ball(HIGH)) - antiderivative(Ball(LOW))
        assert found.overlaps(known)
        assert found.radius < 1e-40
        assert not found.overlaps(known + Fraction(1, 10**30))


def test_limits_exchanged_change_the_sign():
    with precision(128):
        assert (integral(np.cos, LOW, HIGH) + integral(np.cos, HIGH, LOW)).contains(0)


def test_a_branch_point_inside_gives_no_narrow_ball():
    with precision(64):
        found = integral(lambda t: np.log(t), -1, 1)
    assert not found.is_finite() or found.radius > 1e-3 or found.contains(Fraction(-2))


def test_an_integral_that_may_take_few_values_is_wider_and_still_right():
    asked = []

    def root(t):
        asked.append(t)
        return np.sqrt(t)

    with precision(128):
        narrow = integral(root, 0, 1)
        values = len(asked)
        wide = integral(root, 0, 1, most=60)
    assert len(asked) - values < 200 < values
    assert narrow.contains(Fraction(2, 3)) and wide.contains(Fraction(2, 3))
    assert narrow.radius * 10 < wide.radius < 0.1


@pytest.mark.parametrize("wrong", [1.5, "t", None])
def test_other_values_are_refused(wrong):
    with pytest.raises(TypeError, match="complex ball or a constant"):
        integral(lambda t: wrong, 0, 1)


def test_arithmetic_with_floats_is_refused():
    with pytest.raises(TypeError):
        integral(lambda t: t + 0.5, 0, 1)


def test_functions_of_cosine_integrals():
    with precision(128):
        for x in (Ball(Fraction(1, 2)), Ball(9)):
            size = abs(x.si() - integral(lambda t: ComplexBall.sin(t) / t, Ball(Fraction(1, 10**6)), x))
            assert size < Ball(Fraction(1, 10**5))
            assert (x.ci() - Ball(1).ci() - integral(lambda t: np.cos(t) / t, 1, x)).contains(0)
            for name, wave in (("fresnelc", np.cos), ("fresnels", np.sin)):
                whole = integral(lambda t, wave=wave: wave(Ball.pi() / 2 * (t * t)), 0, x)
                assert (getattr(x, name)() - whole).contains(0)
    assert math.isclose(Ball(1).ci().to_float(), 0.33740392290096813, rel_tol=1e-15)
