import operator
from fractions import Fraction

import numpy as np
import pytest

from verify.figures.single import Single, singles

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
