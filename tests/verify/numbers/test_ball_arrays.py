"""Arrays of balls: from exact numbers and floats, and read again."""

from fractions import Fraction

import numpy as np
import pytest

from verify.numbers import balls, balls_from_floats, midpoints, radii


def test_arrays_of_balls():
    made = balls([[1, Fraction(1, 3)], [0, -2]], 100)
    assert made.shape == (2, 2)
    assert made.dtype == object
    assert 0 < made[0, 1].radius < 1e-29
    assert balls(7, 64).shape == ()
    assert np.array_equal(midpoints(made), [[1, 1 / 3], [0, -2]])
    assert radii(made)[0, 0] == 0
    assert balls_from_floats(np.array([0.1]))[0].to_fraction() == Fraction(0.1)
    for bad in ([0.5], [True], [[1], [1, 2]], ["1"]):
        with pytest.raises(TypeError, match="^values: expected"):
            balls(bad, 64)
