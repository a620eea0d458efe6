"""The one bound of all float checks."""

import math

import numpy as np
import pytest

from verify.numbers import ROUNDINGS, bound, unit_roundoff


@pytest.mark.parametrize(
    ("dtype", "u"),
    [(np.float32, 2**-24), (np.float64, 2**-53), (np.complex64, 2**-24), (np.complex128, 2**-53)],
)
def test_unit_roundoff(dtype, u):
    assert unit_roundoff(dtype) == u
    one = np.zeros((), dtype).real.dtype.type(1)
    assert one + one.dtype.type(u) == one
    assert one + one.dtype.type(2 * u) > one


def test_bound_is_the_product():
    assert ROUNDINGS == 16
    assert bound(np.float64, 3, 5) == 16 * 2**-53 * 15
    assert bound(np.float64, 1, 0) == 0


@pytest.mark.parametrize("kappa", [0.5, math.inf, math.nan])
def test_no_free_condition_number(kappa):
    with pytest.raises(ValueError, match="^kappa: expected a finite number of at least 1"):
        bound(np.float64, kappa, 1)


@pytest.mark.parametrize("scale", [-1, math.inf, math.nan])
def test_no_free_scale(scale):
    with pytest.raises(ValueError, match="^scale: expected a finite number of at least 0"):
        bound(np.float64, 1, scale)


@pytest.mark.parametrize("dtype", [object, int])
def test_dtypes_without_rounding_are_refused(dtype):
    with pytest.raises(TypeError, match="^dtype: expected a floating or complex dtype"):
        unit_roundoff(dtype)
