"""Functions that NumPy has not, on floats, complex steps and objects."""

from math import erf

import numpy as np
import pytest

from derive.language.symbols import RenderError
from derive.values.special import numpy_function
from verify.numbers import balls_from_floats, midpoints

X = np.array([0.3, -1.2, 2.5])


def test_numpy_functions_are_its_own():
    assert numpy_function("cos") is np.cos


def test_the_error_function_takes_the_complex_step_and_no_other_complex_number():
    found = numpy_function("erf")(X + 2.0**-200 * 1j)
    assert np.allclose(found.imag * 2.0**200, 2 / np.sqrt(np.pi) * np.exp(-(X**2)), rtol=1e-14, atol=0)
    with pytest.raises(RenderError, match="erf: expected real numbers"):
        numpy_function("erf")(X + 1j)


def test_elements_bring_their_own():
    found = midpoints(numpy_function("erf")(balls_from_floats(X)))
    assert np.allclose(found, [erf(x) for x in X], rtol=1e-15, atol=0)


def test_floats_are_given_to_mpmath():
    assert np.allclose(numpy_function("Si")(np.array([1.0])), 0.946083070367183, rtol=1e-14, atol=0)
    assert np.isnan(numpy_function("Ci")(np.array([-1.0])))
    with pytest.raises(RenderError, match="ci: expected real numbers"):
        numpy_function("Ci")(X + 1j)
