"""The operations that formulas are written in mean the same on floats, balls and rounding balls."""

import numpy as np
import pytest

from verify.checking.formats import FORMATS
from verify.checking.models import Model
from verify.checking.rounded import rounded
from verify.checking.statement import average, scaled_total, top, total
from verify.numbers import balls_from_floats, midpoints, precision

X = np.array([[1.0, 2.0, 4.0], [-1.0, -0.5, -8.0]])
SINGLE = Model("float32", FORMATS["float32"], FORMATS["float32"], FORMATS["float32"])


@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        (total, [[7.0], [-9.5]]),
        (average, [[7 / 3], [-9.5 / 3]]),
        (scaled_total, [[7 / 3], [-9.5 / 3]]),
        (top, [[4.0], [-0.5]]),
    ],
)
def test_on_every_number_type(operation, expected):
    wanted = np.array(expected)
    assert np.allclose(operation(X), wanted, rtol=1e-15)
    with precision(128):
        assert np.allclose(midpoints(operation(balls_from_floats(X))), wanted, rtol=1e-15)
    found = operation(rounded(X, SINGLE))
    assert (np.abs(found.value - wanted) <= found.radius + 1e-15).all()


def test_the_top_has_no_error_of_its_own():
    third = rounded(X, SINGLE) / 3
    assert third.radius.any()
    assert not top(third).radius.any()


def test_half_precision_stays_half():
    half = X.astype(np.float16)
    assert {f(half).dtype for f in (total, average, scaled_total, top)} == {np.dtype(np.float16)}
