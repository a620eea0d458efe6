"""The data of the figures: what they hold."""

import numpy as np

from verify.oscillation import integrate
from verify.oscillation.curves import (
    decaying_curves,
    five_schedules,
    plotted_curves,
    recurring_curve,
    sum_and_integral,
)
from verify.oscillation.finite_sums import finite_sums


def test_the_plotted_window():
    curves = plotted_curves(per_unit=1)
    assert [curve.name for curve in curves] == list(five_schedules())
    for curve in curves:
        assert (curve.x[0], curve.x[-1], curve.x.size) == (0, 128, 129)
        assert curve.real[0] == curve.modulus[0] == curve.envelope[0] == 1
        assert integrate(-37, five_schedules()[curve.name]).to_complex().real == curve.real[37]
        assert np.all(np.abs(curve.real) <= curve.modulus * (1 + 1e-15))
        assert np.all(curve.modulus <= curve.envelope * (1 + 1e-15))
    lowest = {curve.name: curve.real.min() for curve in curves}
    assert {name for name, value in lowest.items() if value < 0} == {"t", "t^(1/2)"}
    assert abs(lowest["10000^-t"] - 0.41115) < 1e-5


def test_decay():
    for curve in decaying_curves(per_decade=5, per_period=8):
        assert (curve.x[0], curve.x[-1], curve.x.size) == (1, 1e6, 31)
        assert np.all(curve.largest <= curve.envelope * (1 + 1e-15))
        assert np.all(np.diff(curve.largest) <= 1e-6)
        assert curve.largest[-1] < 0.02
        at = abs(integrate(float(curve.x[7]), five_schedules()[curve.name], route="quadrature_balls").to_complex())
        assert at * (1 - 1e-14) <= curve.largest[7] <= 2 / curve.x[7] + at


def test_sum_and_integral():
    band = sum_and_integral(range(1, 121))
    assert np.array_equal(band.distance, np.arange(1, 121))
    assert np.abs(band.sum - finite_sums(band.distance, 128)).max() < 1e-13
    gap = np.abs(band.sum - band.integral)
    assert np.all(gap <= band.bound)
    inside = band.distance < band.aliasing
    assert gap[inside].max() < gap[~inside].max() / 2
    value = integrate(120, five_schedules()["10000^-t"]).to_complex().real
    assert abs(band.integral[-1] - value) < 1e-14


def test_a_recurrence():
    near = recurring_curve()
    assert near.distance[np.argmax(near.sum)] == 6283
    assert near.sum.max() > 0.9956
    assert near.sum.min() < 0
    assert np.abs(near.sum - finite_sums(near.distance, 8)).max() < 1e-11
