"""Every route at forty points against 60 digits: right, or refused, and how often."""

from fractions import Fraction

import mpmath
import numpy as np
import pytest

from tests.verify.oscillation.points import DISTANCES, POINTS, encloses, reference
from verify.errors import ArgumentError
from verify.oscillation import ROUTES, Exponential, Function, Monotone, Power, RefusedError, integrate
from verify.oscillation.routes import BY_DEFAULT

AT_EACH_BASE = {  # route: the distances at which it answers; elsewhere it refuses
    "closed_form_balls": DISTANCES,
    "closed_form_multiprecision": DISTANCES,
    "closed_form_float64": DISTANCES,
    "shifted_quadosc": DISTANCES,
    "quadrature_balls": DISTANCES[:8],
    "gauss_legendre": DISTANCES[:6],
}


def test_there_are_forty_points():
    assert len(set(POINTS)) == 40
    assert (min(DISTANCES), max(DISTANCES)) == (Fraction(1, 1000), 10**9)


QUICK = [(x, base) for x, base in POINTS if x <= 1 or (x, base) in ((10, 10**4), (10**9, 10))]
"""Where the quadrature of shifted tails takes no second, with one point of each kind: no tail, one tail and two."""


@pytest.mark.parametrize(
    ("route", "points"),
    [
        *((route, QUICK if route == "shifted_quadosc" else POINTS) for route in AT_EACH_BASE),
        pytest.param("shifted_quadosc", [p for p in POINTS if p not in QUICK], marks=pytest.mark.long),
    ],
    ids=[*AT_EACH_BASE, "shifted_quadosc elsewhere"],
)
def test_a_route_is_right_or_refuses(route, points):
    for x, base in points:
        try:
            value = integrate(x, Exponential(base), route=route)
        except RefusedError as error:
            assert x not in AT_EACH_BASE[route], (base, error)
            assert "\n" not in str(error)
            continue
        assert encloses(value, reference(x, base)), (route, x, base)
        assert value.error <= 10.0**-value.digits * abs(value.to_complex()) * 1.0001
        assert (value.route, value.rigorous) == (route, ROUTES[route].rigorous)


def test_the_reference_is_another_computation():
    with mpmath.workdps(70):
        x, b = mpmath.mpf(512), mpmath.mpf(10000)
        ci = (mpmath.ci(x) - mpmath.ci(x / b)) / mpmath.log(b)
        found, _ = reference(Fraction(512), 10000)
        assert abs(mpmath.mpf(found.numerator) / found.denominator - ci) < mpmath.mpf(10) ** -60


def test_naive_quadrature_is_wrong_and_says_it_is_not():
    """This is why no route calls `mpmath.quad` on the integral as it stands."""
    claimed_value, claimed_error = mpmath.quad(lambda t: mpmath.cos(512 * mpmath.mpf(10000) ** -t), [0, 1], error=True)
    right = integrate(512, Exponential(10000), route="closed_form_balls").to_complex().real
    assert claimed_error <= 1e-5
    assert 1.6e-2 < abs(claimed_value - right) < 1.8e-2


def test_an_unshifted_quadosc_is_wrong():
    """Its panels end at multiples of pi, and the first one starts where the interval does: at 1000 here."""
    start = 1000
    with mpmath.workdps(6):
        naive = mpmath.quadosc(lambda u: mpmath.cos(u) / u, [start, mpmath.inf], omega=1)
    assert abs(naive + mpmath.ci(start)) > 0.5 * abs(mpmath.ci(start))


@pytest.mark.parametrize("route", [name for name in ROUTES if name != "closed_form_scipy"])
def test_opposite_distances_are_conjugate_and_zero_is_one(route):
    there, back = (integrate(x, Exponential(10), route=route) for x in (Fraction(7, 3), Fraction(-7, 3)))
    assert encloses(there, reference(Fraction(7, 3), 10))
    real, imag = reference(Fraction(7, 3), 10)
    assert encloses(back, (real, -imag))
    assert not back.imag.contains(imag)
    assert integrate(0, Exponential(10), route=route).to_complex() == 1


def test_without_a_route_the_first_that_answers():
    assert integrate(3, Power(2)).route == "closed_form_balls"
    weight = Function(lambda t: 1 + t, lambda t, analytic: 1 + t)
    assert integrate(3, Power(2), weight=weight).route == "quadrature_balls"
    assert integrate(3, Power(2), weight=Function(lambda t: 1 + t)).route == "gauss_legendre"
    with pytest.raises(RefusedError, match=r"^no route: closed_form_balls: .*; quadrature_balls: .*; gauss_legendre: "):
        integrate(10**6, Monotone(Function(lambda t: t + t**2)))
    assert set(BY_DEFAULT) <= set(ROUTES)


@pytest.mark.long
def test_powers_agree_over_the_routes():
    for alpha in (Fraction(1, 2), 1, Fraction(3, 2), 2, 7):
        for x in (Fraction(1, 50), 3, 40, 900):
            exact = integrate(x, Power(alpha), digits=40)
            parts = exact.real.to_fraction(), exact.imag.to_fraction()
            answered = 0
            for route in ROUTES:
                try:
                    value = integrate(x, Power(alpha), route=route)
                except RefusedError:
                    continue
                answered += 1
                assert encloses(value, parts), (route, alpha, x)
            assert answered >= 4, (alpha, x)


def test_linear_and_square_root_are_elementary():
    for x in (0.25, 3.0, 77.0):
        linear, root = (integrate(x, Power(alpha)).to_complex() for alpha in (1, Fraction(1, 2)))
        assert linear == pytest.approx(complex(np.sin(x), 1 - np.cos(x)) / x, rel=1e-13)
        assert root.real == pytest.approx(2 * (np.cos(x) + x * np.sin(x) - 1) / x**2, abs=1e-13)


def test_weights_agree_over_the_routes():
    weight = Function(lambda t: 2 - t**2, lambda t, analytic: 2 - t**2)
    schedule = Monotone(Function(lambda t: t + t**3, lambda t, analytic: t + t**3))
    for x in (0, Fraction(-5, 2), 60, 5000):
        for theta in (schedule, Exponential(10000), Power(Fraction(5, 2))):
            proved = integrate(x, theta, weight=weight, route="quadrature_balls", digits=20)
            stated = integrate(x, theta, weight=weight, route="gauss_legendre", digits=6)
            assert encloses(stated, (proved.real.to_fraction(), proved.imag.to_fraction())), (x, theta.name)


@pytest.mark.parametrize(
    ("x", "options", "line"),
    [
        (float("nan"), {}, "x: expected a finite number, got nan"),
        (float("inf"), {}, "x: expected a finite number, got inf"),
        ("3", {}, "x: expected an int, a Fraction or a float, got '3'"),
        (True, {}, "x: expected an int, a Fraction or a float, got True"),
        (Fraction(10) ** 400, {}, r"x: expected 0 or a size from 1e-300 to 1e300, got 10\^400"),
        (3, {"digits": 0}, "digits: expected an integer from 1 to 300, got 0"),
        (3, {"digits": 301}, "digits: expected an integer from 1 to 300, got 301"),
        (3, {"digits": 2.5}, "digits: expected an integer from 1 to 300, got 2.5"),
        (3, {"route": "simpson"}, "route: expected one of closed_form_balls, .*, got 'simpson'"),
    ],
)
def test_wrong_arguments(x, options, line):
    with pytest.raises(ArgumentError, match=f"^{line}$"):
        integrate(x, Exponential(10), **options)
