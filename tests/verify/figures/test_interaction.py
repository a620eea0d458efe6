import numpy as np

from tests.verify.figures.measured import measured
from verify.figures.interaction import COUNT, DIAGONAL


def matrices(columns, *names):
    return [np.array([columns[f"{name} {m}"] for m in range(COUNT)]) for name in names]


def spread_along(matrix):
    return max(np.ptp(np.diag(matrix, k)) for k in range(1 - COUNT, COUNT))


def test_a_diagonal_matrix_sees_the_difference_and_the_sum():
    whole, difference, total = matrices(measured("diagonal_interaction"), "whole", "difference", "sum")
    assert np.allclose(whole, difference + total, atol=3e-6)
    assert spread_along(difference) < 3e-6 and spread_along(total[:, ::-1]) < 3e-6
    assert min(spread_along(whole), spread_along(whole[:, ::-1]), spread_along(total)) > 0.1
    assert abs(whole[0, 0] - DIAGONAL[::2].sum()) < 1e-6


def test_blocks_that_commute_see_the_difference_alone():
    even, odd, both = matrices(measured("commuting_interactions"), "even", "odd", "both")
    assert max(map(spread_along, (even, odd, both))) < 3e-6
    assert np.allclose(even, even.T, atol=3e-6) and np.allclose(odd, -odd.T, atol=3e-6)
    assert np.allclose(both, even + odd, atol=3e-6) and np.abs(odd).max() > 0.5
