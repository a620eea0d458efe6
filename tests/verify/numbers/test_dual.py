"""Dual numbers: every rule of differentiation, on each component type, and what is refused."""

import math
import operator
from fractions import Fraction

import numpy as np
import pytest

from verify.numbers import Ball, Dual, UndecidedError, precision
from verify.numbers.dual import Directions

A, B, DA, DB = Fraction(3, 7), Fraction(-5, 3), Fraction(2), Fraction(7, 5)

RULES = {
    "add": (lambda x, y: x + y, A + B, DA + DB),
    "sub": (lambda x, y: x - y, A - B, DA - DB),
    "mul": (lambda x, y: x * y, A * B, DA * B + A * DB),
    "div": (lambda x, y: x / y, A / B, (DA * B - A * DB) / B**2),
    "add_constant": (lambda x, y: 2 + x + 3, A + 5, DA),
    "sub_constant": (lambda x, y: x - 3, A - 3, DA),
    "constant_sub": (lambda x, y: 3 - x, 3 - A, -DA),
    "mul_constant": (lambda x, y: 2 * x * 3, 6 * A, 6 * DA),
    "div_constant": (lambda x, y: x / 3, A / 3, DA / 3),
    "constant_div": (lambda x, y: 3 / x, 3 / A, -3 * DA / A**2),
    "pow": (lambda x, y: x**3, A**3, 3 * A**2 * DA),
    "pow_negative": (lambda x, y: x**-2, A**-2, -2 * A**-3 * DA),
    "pow_zero": (lambda x, y: x**0, 1, 0),
    "neg": (lambda x, y: -x, -A, -DA),
    "pos": (lambda x, y: +x, A, DA),
}

FUNCTIONS = {
    "exp": math.exp,
    "log": lambda x: 1 / x,
    "sqrt": lambda x: 0.5 / math.sqrt(x),
    "cos": lambda x: -math.sin(x),
    "sin": math.cos,
    "tanh": lambda x: 1 - math.tanh(x) ** 2,
}


@pytest.mark.parametrize("name", RULES)
def test_rules_are_exact_on_rationals(name):
    rule, value, tangent = RULES[name]
    result = rule(Dual(A, DA), Dual(B, DB))
    assert (result.value, result.tangent) == (value, tangent)


@pytest.mark.parametrize("name", RULES)
def test_rules_enclose_on_balls(name):
    rule, value, tangent = RULES[name]
    with precision(128):
        result = rule(Dual(Ball(A), Ball(DA)), Dual(Ball(B), Ball(DB)))
        assert Ball(result.value).contains(value)
        assert Ball(result.tangent).contains(tangent)


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("kind", ["float", "ball", "complex"])
def test_functions_by_numpy(name, kind):
    x = np.empty(1, dtype=object)
    with precision(128):
        x[0] = {
            "float": Dual(0.75, 2.0),
            "ball": Dual(Ball.from_float(0.75), Ball(2)),
            "complex": Dual(0.75 + 0j, 2.0 + 0j),
        }[kind]
        result = getattr(np, name)(x)[0]
    value, tangent = result.value, result.tangent
    if kind == "ball":
        value, tangent = value.to_float(), tangent.to_float()
    assert abs(value - getattr(math, name)(0.75)) <= 4e-16
    assert abs(tangent - 2 * FUNCTIONS[name](0.75)) <= 2e-15


def test_a_power_with_a_value_ball_around_zero_has_a_finite_tangent():
    square = Dual(Ball.between(-1, 1), Ball(1)) ** 2
    cube = Dual(Ball.between(-1, 1), Ball(1)) ** 3
    assert square.is_finite()
    assert cube.is_finite()
    assert square.tangent.contains(2)
    assert cube.tangent.contains(3)


def test_tangent_of_tanh_keeps_its_digits_where_it_saturates():
    assert Dual(20.0, 1.0).tanh().tangent == pytest.approx(4 * math.exp(-40), rel=1e-15)


def test_arrays_on_either_side():
    x = np.array([Dual(1.0, 1.0), Dual(2.0, 0.0)], dtype=object)
    y = np.array([3.0, 5.0])
    for result in (
        x * y,
        y * x,
        x @ y,
        Dual(1.0, 1.0) * y,
        Dual(2.0, 1.0) / y,
        Dual(2.0, 1.0) - y,
        Dual(2.0, 1.0) + y,
    ):
        assert isinstance(np.ravel(np.asarray(result, dtype=object))[0], Dual)
    assert (x @ y).tangent == 3
    assert (np.float64(2) * Dual(1.0, 3.0)).tangent == 6


def test_order_compares_values_and_refuses_ties():
    small, large = Dual(1.0, 5.0), Dual(2.0, -5.0)
    assert small < large
    assert small <= 2.0
    assert large > small
    assert large >= 1.0
    for compare in (operator.lt, operator.le, operator.gt, operator.ge):
        with pytest.raises(ValueError, match="at a tie"):
            compare(small, Dual(1.0, 0.0))
    with pytest.raises(UndecidedError):
        operator.lt(Dual(Ball.between(0, 2), Ball(1)), Dual(Ball(1), Ball(0)))


def test_equality_truth_nesting_and_odd_powers_are_refused():
    x = Dual(1.0, 1.0)
    for refused in (
        lambda: x == x,
        lambda: x != 1,
        lambda: bool(x),
        lambda: Dual(x, 1.0),
        lambda: x**0.5,
        lambda: hash(x),
    ):
        with pytest.raises(TypeError):
            refused()


def test_constants_anchors_and_finiteness():
    x = Dual(Ball(2), Ball(3))
    assert x.anchor() == 2
    assert x.constant(5).value == 5
    assert x.constant(5).tangent == 0
    assert x.is_finite()
    assert not Dual(1.0, math.inf).is_finite()
    assert repr(Dual(1, 2)) == "Dual(1, 2)"


POINT = (Ball(2), Ball(3) / 7, -Ball(5) / 11)


def function(x, y, z):
    root = np.sqrt(x * x + np.exp(y))
    return (np.sin(z) - root / (y - 1)) * np.log(x) + 3 * np.cos(y * z) - (-y) + z.erf() - 2 / x + z / 5


def test_each_direction_is_that_of_a_dual_number():
    found = function(*(Dual(v, Directions({n: Ball(1)})) for n, v in enumerate(POINT)))
    assert set(found.tangent.parts) == {0, 1, 2}
    for n in range(3):
        single = function(*(Dual(v, Ball(int(n == m))) for m, v in enumerate(POINT)))
        assert found.value.overlaps(single.value)
        assert found.tangent.parts[n].overlaps(single.tangent)
        assert found.tangent.parts[n].radius < 1e-10
        assert not found.tangent.parts[n].overlaps(Ball(0))


def test_a_value_that_does_not_move_has_no_part():
    x, y = (Dual(v, Directions({n: Ball(1)})) for n, v in enumerate(POINT[:2]))
    assert set((x * x + 1).tangent.parts) == {0}
    assert set((x * y).tangent.parts) == {0, 1}
    assert set((x - y).tangent.parts) == {0, 1}
    assert (x - y).tangent.parts[1].to_float() == -1.0


def test_operands_are_left_alone():
    one, other = Directions({0: Ball(1)}), Directions({0: Ball(2), 1: Ball(3)})
    added, taken = one + other, other - one
    assert [p.to_float() for p in added.parts.values()] == [3.0, 3.0]
    assert [p.to_float() for p in taken.parts.values()] == [1.0, 3.0]
    assert list(one.parts) == [0] and one.parts[0].to_float() == 1.0


@pytest.mark.parametrize("other", [Ball(1), 1, None])
def test_only_directions_are_added(other):
    with pytest.raises(TypeError):
        Directions({0: Ball(1)}) + other
    with pytest.raises(TypeError):
        Directions({0: Ball(1)}) - other
