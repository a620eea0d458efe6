import numpy as np

from tests.verify.figures.measured import measured
from verify.oscillation import Power, integrate


def test_the_columns_are_the_schedules():
    columns = measured("decay_schedules")
    x = columns["x"]
    with np.errstate(invalid="ignore"):
        assert np.allclose(columns["t"][1:], np.sin(x[1:]) / x[1:], atol=1e-15)
        root = 2 * (np.cos(x) + x * np.sin(x) - 1) / x**2
    assert np.allclose(columns["t^(1/2)"][1:], root[1:], atol=1e-14)


def test_a_schedule_starts_at_one_and_some_cross_the_axis():
    columns = measured("decay_schedules")
    lowest = {name: column.min() for name, column in columns.items() if name != "x"}
    assert all(columns[name][0] == 1 for name in lowest)
    assert (columns["x"][0], columns["x"][-1], columns["x"].size) == (0, 128, 513)
    assert {name for name, value in lowest.items() if value < 0} == {"t", "t^(1/2)"}
    assert abs(lowest["10000^-t"] - 0.41115) < 1e-5


def test_the_largest_moduli_fall_below_their_bounds():
    columns = measured("decay_envelopes")
    x = columns["x"]
    assert (x[0], x[-1], x.size) == (1, 1e6, 181)
    for name in list(columns)[1::2]:
        largest, bound = columns[name], columns[f"bound {name}"]
        assert np.all(largest <= bound * (1 + 1e-15))
        assert np.all(np.diff(largest[::6]) <= 1e-6)
        assert largest[-1] < 0.02
    at = abs(integrate(float(x[42]), Power(2), route="quadrature_balls").to_complex())
    assert at * (1 - 1e-14) <= columns["t^2"][42] <= 1 / x[42] + at


def test_the_sum_is_as_near_the_integral_as_the_bound_says():
    columns = measured("finite_sum_and_integral")
    k = columns["k"]
    theta = 10000.0 ** (-np.arange(64) / 64)
    assert np.abs(columns["sum 128"] - np.cos(np.multiply.outer(k, theta)).mean(axis=1)).max() < 1e-13
    gap = np.abs(columns["sum 128"] - columns["integral"])
    assert np.all(gap <= columns["bound 128"])
    assert np.all(np.abs(columns["sum 512"] - columns["integral"]) <= columns["bound 512"])
    inside = k < columns["aliasing 128"]
    assert gap[inside].max() < gap[~inside].max() / 2


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
