"""Numbers that round by themselves: every operation of each format, and what they refuse."""

from fractions import Fraction

import numpy as np
import pytest

from verify.figures.single import Single
from verify.numbers.bfloat16 import Bfloat16
from verify.numbers.rounded import RoundedFloat

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
