"""Numbers that round by themselves: every operation of each format, and what they refuse."""

import operator
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

from verify.numbers.rounded import BFLOAT16, LARGEST, UNIT, Bfloat16, RoundedFloat, Single, singles, to_bfloat16

FORMATS = pytest.mark.parametrize("kind", [Bfloat16, Single])


@FORMATS
def test_every_operation_is_rounded(kind):
    a, b = kind(5 / 3), kind(0.0).constant(Fraction(7, 11))
    assert (a.value, b.value) == (kind.rounded(5 / 3), kind.rounded(7 / 11))
    for found, exact in (
        (a + b, a.value + b.value),
        (a - b, a.value - b.value),
        (a * b, a.value * b.value),
        (a / b, a.value / b.value),
        (1 - a, 1 - a.value),
        (2 / a, 2 / a.value),
        (a**3, a.value**3),
        (-a, -a.value),
        (abs(-b), b.value),
        (np.exp(a), np.exp(a.value)),
        (np.tanh(b), np.tanh(b.value)),
    ):
        assert isinstance(found, kind)
        assert found.value == kind.rounded(float(exact))
    assert a + 1e-30 == a


@FORMATS
def test_it_is_compared_and_read_exactly(kind):
    a, b = kind(1.0), kind(1 + 2**-7)
    assert a < b and b >= a and a == 1 and a != b
    assert (+b).anchor() == Fraction(129, 128)
    assert float(b) == 1.0078125
    assert repr(a) == f"{kind.__name__}(1.0)"
    assert not kind(float("inf")).is_finite()


@FORMATS
@pytest.mark.parametrize("other", ["1", 1j, True])
def test_other_things_are_no_numbers(kind, other):
    with pytest.raises(TypeError):
        _ = kind(1.0) + other
    with pytest.raises(TypeError):
        _ = kind(1.0) ** other


def test_numbers_of_two_formats_do_not_mix():
    with pytest.raises(TypeError):
        _ = Bfloat16(1.0) + Single(1.0)


def test_a_format_has_to_say_how_it_rounds():
    with pytest.raises(NotImplementedError):
        RoundedFloat(1.0)


VALUES = np.random.RandomState(1).normal(0, 3, 200).astype(np.float32)


@pytest.mark.parametrize("operation", [operator.add, operator.sub, operator.mul, operator.truediv])
def test_operations_are_those_of_float32(operation):
    for a, b in zip(VALUES[:-1], VALUES[1:], strict=True):
        assert operation(Single(a), Single(b)).value == operation(a, b)
        assert operation(Single(a), float(b)).value == operation(float(a), Single(b)).value == operation(a, b)


def test_root_and_exponential_are_rounded_once():
    for a in np.abs(VALUES):
        assert Single(a).sqrt().value == np.sqrt(a)
        assert Single(a).exp().value == float(np.float32(np.exp(np.float64(a))))


def test_numbers_that_it_meets_are_rounded_too():
    third = Single(0.0).constant(Fraction(1, 3))
    assert third.value == np.float32(1) / np.float32(3)
    assert (Single(1.0) + Fraction(1, 3)).value == np.float32(1) + np.float32(third.value)
    assert (-third).value == -third.value == -third.anchor() == -float(third)
    assert third.is_finite() and not Single(float("inf")).is_finite()
    assert third > 0 > -third and -third < third
    with pytest.raises(TypeError):
        third + "1"


def test_a_matrix_product_is_a_sum_in_order():
    a = singles(VALUES[:12].reshape(3, 4))
    found = a @ a.T
    row = VALUES[:4]
    total = row[0] * row[0]
    for x in row[1:]:
        total = total + x * x
    assert found[0, 0].value == total


def test_rounding_is_that_of_ml_dtypes():
    rng = np.random.default_rng(1)
    numbers = rng.standard_normal(500) * 2.0 ** rng.integers(-140, 128, 500)
    ties = np.ldexp(1 + (2 * np.arange(8) + 1) / 256, np.arange(-4, 4))
    for value in (*numbers, *ties, 0.0, -0.0, LARGEST, 3.4e38, -3.4e38, 1e-41, np.inf):
        assert to_bfloat16(float(value)) == float(np.float64(value).astype(ml_dtypes.bfloat16)), value


def test_an_array_is_rounded_once():
    a, b = BFLOAT16.array([Fraction(5, 3), Fraction(7, 11)])
    assert (a.value, b.value) == (to_bfloat16(5 / 3), to_bfloat16(7 / 11))
    assert abs((a * b).value - a.value * b.value) <= UNIT * abs(a.value * b.value)


def test_bfloat16_is_compared_and_read_exactly():
    a, b = Bfloat16(1.0), Bfloat16(1 + 2**-7)
    assert a < b
    assert b >= a
    assert a == 1
    assert a.anchor() == 1
    assert a.constant(Fraction(1, 3)).value == to_bfloat16(1 / 3)
    assert not Bfloat16(1e39).is_finite()
    assert BFLOAT16.to_float(np.array([a, b], dtype=object)).tolist() == [1.0, 1.0078125]
