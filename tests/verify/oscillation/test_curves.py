"""The data of the figures: what they hold, and that they are the same each time."""

import numpy as np

from verify.oscillation import integrate
from verify.oscillation.curves import (
    five_schedules,
    log_log_curves,
    plotted_curves,
    recurring_curve,
    sum_and_integral,
)


def test_the_plotted_window():
    curves = plotted_curves(per_unit=1)
    assert [curve.name for curve in curves] == list(five_schedules())
    for curve in curves:
        assert (curve.x[0], curve.x[-1], curve.x.size) == (-128, 128, 257)
        assert np.array_equal(curve.real, curve.real[::-1])
        assert curve.real[128] == curve.modulus[128] == curve.envelope[128] == 1
        assert np.all(np.abs(curve.real) <= curve.modulus * (1 + 1e-15))
        assert np.all(curve.modulus <= curve.envelope * (1 + 1e-15))
    lowest = {curve.name: curve.real.min() for curve in curves}
    assert {name for name, value in lowest.items() if value < 0} == {"t", "t^(1/2)"}
    assert abs(lowest["10000^-t"] - 0.41115) < 1e-5


def test_log_log():
    for curve in log_log_curves(per_decade=10):
        assert (curve.x[0], curve.x[-1], curve.x.size) == (1, 1e6, 61)
        assert np.all(curve.modulus <= curve.envelope * (1 + 1e-15))
        assert curve.modulus[-1] < 0.02
        value = integrate(float(curve.x[7]), five_schedules()[curve.name], route="quadrature_balls").to_complex()
        assert abs(value - complex(curve.real[7], value.imag)) < 1e-14


def test_sum_and_integral():
    band = sum_and_integral(128, 300)
    assert np.array_equal(band.distance, np.arange(1, 301))
    assert np.all(np.abs(band.sum - band.integral) <= band.bound)
    inside = band.distance < band.aliasing
    assert np.abs(band.sum - band.integral)[inside].max() < np.abs(band.sum - band.integral)[~inside].max() / 2
    value = integrate(300, five_schedules()["10000^-t"]).to_complex().real
    assert abs(band.integral[-1] - value) < 1e-14


def test_a_recurrence():
    near = recurring_curve()
    assert near.distance[np.argmax(near.sum)] == 6283
    assert near.sum.max() > 0.9956
    assert near.sum.min() < 0
    assert recurring_curve(10, 8, 50).distance[0] == 0


def test_the_data_are_the_same_each_time():
    for first, second in zip(plotted_curves(16, 2), plotted_curves(16, 2), strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(first[1:], second[1:], strict=True))
