import numpy as np

from tests.verify.figures.measured import measured


def test_the_columns_are_the_schedules():
    columns = measured("decay_schedules")
    x = columns["x"]
    with np.errstate(invalid="ignore"):
        assert np.allclose(columns["t"][1:], np.sin(x[1:]) / x[1:], atol=1e-15)
        root = 2 * (np.cos(x) + x * np.sin(x) - 1) / x**2
    assert np.allclose(columns["t^(1/2)"][1:], root[1:], atol=1e-14)


def test_each_recurrence_is_the_highest_near_it_and_falls_below_zero_between():
    columns = measured("finite_sum_recurrences")
    for distance, least in (("0", 1), ("6283", 0.9956), ("169646", 0.999998)):
        assert columns["offset"][np.argmax(columns[distance])] == 0
        assert columns[distance].max() >= least
        assert columns[distance].min() < 0


def test_the_sum_comes_back_within_the_window():
    columns = measured("recurrence_window")
    j, sums = columns["multiple"], columns["sum"]
    assert np.allclose(sums, (np.cos(10 * j) + np.cos(j / 10)) / 2, atol=1e-13)
    assert list(j[columns["back"] == sums]) == list(j[sums >= np.cos(np.pi / 4)]) == [5, 54, 56, 59, 61, 64]
    assert np.all(columns["back"][sums < np.cos(np.pi / 4)] == 2)


def test_the_pieces_make_the_integral():
    columns = measured("decay_pieces")
    assert np.allclose(columns["near"] - columns["far"], columns["integral"], atol=1e-13)
    x = columns["x"]
    error = np.abs(columns["integral"] - columns["law"])
    assert np.all(error <= (1 / x + x**2 / 4e8) / np.log(1e4))
    assert abs(columns["integral"][x == 1][0] - 0.97396277121) < 1e-11
