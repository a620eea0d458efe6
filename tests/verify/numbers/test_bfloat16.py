from fractions import Fraction

import ml_dtypes
import numpy as np

from verify.numbers.bfloat16 import BFLOAT16, LARGEST, UNIT, Bfloat16, rounded


def test_rounding_is_that_of_ml_dtypes():
    rng = np.random.default_rng(1)
    numbers = rng.standard_normal(500) * 2.0 ** rng.integers(-140, 128, 500)
    ties = np.ldexp(1 + (2 * np.arange(8) + 1) / 256, np.arange(-4, 4))
    for value in (*numbers, *ties, 0.0, -0.0, LARGEST, 3.4e38, -3.4e38, 1e-41, np.inf):
        assert rounded(float(value)) == float(np.float64(value).astype(ml_dtypes.bfloat16)), value


def test_an_array_is_rounded_once():
    a, b = BFLOAT16.array([Fraction(5, 3), Fraction(7, 11)])
    assert (a.value, b.value) == (rounded(5 / 3), rounded(7 / 11))
    assert abs((a * b).value - a.value * b.value) <= UNIT * abs(a.value * b.value)


def test_it_is_compared_and_read_exactly():
    a, b = Bfloat16(1.0), Bfloat16(1 + 2**-7)
    assert a < b
    assert b >= a
    assert a == 1
    assert a.anchor() == 1
    assert a.constant(Fraction(1, 3)).value == rounded(1 / 3)
    assert not Bfloat16(1e39).is_finite()
    assert BFLOAT16.to_float(np.array([a, b], dtype=object)).tolist() == [1.0, 1.0078125]
