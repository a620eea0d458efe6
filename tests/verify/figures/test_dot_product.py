from fractions import Fraction
from math import exp, sqrt

import numpy as np
import pytest

from tests.verify.figures.measured import measured
from verify.figures.dot_product import (
    BATCH,
    BIN_WIDTH,
    ROWS,
    WIDTHS,
    score_density,
)


def test_for_two_channels_it_is_the_law_of_laplace():
    for score in (Fraction(0), Fraction(1, 3), Fraction(-5)):
        assert abs(score_density(score, 2) - exp(-sqrt(2) * abs(score)) / sqrt(2)) < 1e-15


@pytest.mark.parametrize("d", WIDTHS)
def test_moments_of_the_law(d):
    half = [score_density(Fraction(k, 8), d) for k in range(121)]
    assert score_density(Fraction(-1, 8), d) == half[1]
    density, s = np.array(half[:0:-1] + half), np.arange(-120, 121) / 8
    mass, variance, fourth = (float((density * s**power).sum() / 8) for power in (0, 2, 4))
    assert abs(mass - 1) < 5e-3 and abs(variance - 1) < 1e-3
    assert abs(fourth - 3 - 6 / d) < 1e-2


def test_frequencies_follow_the_law():
    columns = measured("score_histogram")
    count = BATCH * ROWS**2
    for d in WIDTHS:
        found, expected = columns[f"frequency {d}"], columns[f"density {d}"]
        assert 0.999 < found.sum() * BIN_WIDTH <= 1
        away = np.abs(columns["score"]) > 0.15  # the mean over a bin is not the value where the density has a peak
        deviation = np.sqrt(expected / (count * BIN_WIDTH))
        inner = away & (np.abs(columns["score"]) < 3)
        assert np.all(np.abs(found - expected)[inner] < 6 * deviation[inner] + 0.003 * expected[inner])
        wrong = columns["normal"]
        assert d == 100 or not np.all(np.abs(found - wrong)[inner] < 6 * deviation[inner] + 0.003 * wrong[inner])


def test_scores_of_one_query_are_uncorrelated_and_their_squares_are_not():
    columns = measured("scores_of_one_query")
    for d, least in ((2, 0.1), (100, -0.1)):
        first, second = columns[f"first {d}"], columns[f"second {d}"]
        assert abs(np.corrcoef(first, second)[0, 1]) < 0.25
        assert np.corrcoef(first**2, second**2)[0, 1] > least
        assert abs(np.mean(first**2) - 1) < 0.3
