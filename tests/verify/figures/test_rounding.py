import numpy as np

from tests.verify.figures.measured import measured


def test_errors_are_real_and_below_their_bounds():
    columns = measured("rounding_errors")
    error, bound = columns["error"], columns["bound"]
    assert len(error) > 400
    assert len(set(columns["tensor"])) == 17
    assert np.all(error <= bound)
    assert (error > 0).mean() > 0.9
    assert np.median(error / bound) > 1 / 200  # the bounds are not idle
    assert 1e-9 < np.median(error) < 1e-6  # as single precision has it: u is 6e-8
