"""The error function: values and derivatives on every number type, both parts of complex ones, refusals."""

import math
from fractions import Fraction

import flint
import mpmath
import numpy as np
import pytest

from verify.numbers import Ball, Dual, digits, multiprecision, precision
from verify.numbers.error_function import erf, erf_slope, erf_slopes, erfc, erfcs

FUNCTIONS = {"erf": erf, "erfc": erfc, "erf_slope": erf_slope}


def slope_of_erf(x):
    return 2 / math.sqrt(math.pi) * math.exp(-x * x)


ERRORS = {
    "erf": (math.erf, slope_of_erf),
    "erfc": (math.erfc, lambda x: -slope_of_erf(x)),
    "erf_slope": (slope_of_erf, lambda x: -2 * x * slope_of_erf(x)),
}


@pytest.mark.parametrize("name", ERRORS)
@pytest.mark.parametrize("x", [-2.5, 0.0, 0.75, 4.0])
def test_the_error_function_and_its_derivatives(name, x):
    value, slope = ERRORS[name]
    function = FUNCTIONS[name]
    for number in (x, np.float64(x), np.float32(x)):
        assert function(number) == pytest.approx(value(x), rel=1e-15)
    dual = function(Dual(x, 3.0))
    with precision(128):
        ball = function(Dual(Ball.from_float(x), Ball(3)))
        exact = ball.tangent.radius
    assert exact <= 1e-30
    for found, tangent in ((dual.value, dual.tangent), (ball.value.to_float(), ball.tangent.to_float())):
        assert found == pytest.approx(value(x), rel=4e-15)
        assert tangent == pytest.approx(3 * slope(x), rel=4e-15)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_multiprecision_numbers_have_as_many_digits_as_are_in_force(name):
    with digits(50), mpmath.workdps(60):
        found = FUNCTIONS[name](multiprecision(Fraction(3, 7))[()])
        z = mpmath.mpf(3) / 7
        slope = 2 / mpmath.sqrt(mpmath.pi) * mpmath.exp(-z * z)
        expected = {"erf": mpmath.erf(z), "erfc": mpmath.erfc(z), "erf_slope": slope}[name]
        assert abs(mpmath.mpf(str(found)) - expected) < mpmath.mpf(10) ** -48


ORDINARY = [5 + 3j, -5 - 3j, 0.5j, 2 + 0j, complex(1, -0.0)]
EXTREME = [1 + 1e-60j, 26 + 1e-12j, -30 + 1e-60j, 3e-310 + 1e-60j, 1e4 + 1e4j, 1e300 + 1e-60j]


@pytest.mark.parametrize("z", ORDINARY + EXTREME)
@pytest.mark.parametrize("name", ["erf", "erfc"])
def test_both_parts_of_a_complex_value_are_accurate(name, z):
    with precision(4096):
        exact = getattr(flint.acb(z.real, z.imag), name)()
        parts = float(exact.real.mid()), float(exact.imag.mid())
    for number in (z, np.complex128(z)):
        found = FUNCTIONS[name](number)
        assert (found.real, found.imag) == parts


def test_the_slope_at_complex_numbers():
    z = 0.75 - 0.5j
    step = 1e-5
    assert erf_slope(z) == pytest.approx((erf(z + step) - erf(z - step)) / (2 * step), rel=1e-9)


def test_a_complex_value_that_is_not_finite_is_refused():
    with pytest.raises(ValueError, match="^erfc: expected a finite number, got"):
        erfc(complex(math.nan, 1))


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex128])
def test_arrays_keep_their_dtype_and_shape(dtype):
    x = np.array([[-8, -0.5, 0], [0.25, 5, 26]]).astype(dtype)
    for function, single in ((erfcs, erfc), (erf_slopes, erf_slope)):
        for array in (x, x[0, 1:2].reshape(())):
            found = function(array)
            assert found.dtype == dtype
            assert found.shape == array.shape
            expected = [complex(single(value)) for value in array.flat]
            accuracy = 800 * float(np.finfo(dtype).eps)  # of the slope exp(-x**2): x**2 roundings
            assert found.ravel() == pytest.approx(np.array(expected), rel=accuracy, abs=float(np.finfo(dtype).tiny))
    assert erfcs(np.array([Ball(0)], dtype=object))[0] == 1
    assert erf_slopes(np.array([1e200, 1e155]))[0] == 0


@pytest.mark.parametrize("value", [1, Fraction(1, 3), "1", None, Dual(1, 0)])
def test_other_numbers_are_refused(value):
    for function in FUNCTIONS.values():
        with pytest.raises(TypeError, match="expected a float, complex, multiprecision or dual number, or a ball, got"):
            function(value)
