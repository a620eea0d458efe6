"""SciPy's route, with a module in its place that answers as SciPy would, to double precision."""

import sys
from fractions import Fraction
from types import SimpleNamespace

import mpmath
import pytest

from tests.verify.oscillation.points import POINTS, at, encloses, reference
from verify.oscillation import Power, RefusedError, integrate
from verify.oscillation.closed_form_scipy import closed_form_scipy


@pytest.fixture
def scipy(monkeypatch):
    special = SimpleNamespace(sici=lambda x: (float(mpmath.si(x)), float(mpmath.ci(x))))
    monkeypatch.setitem(sys.modules, "scipy", SimpleNamespace(special=special))
    monkeypatch.setitem(sys.modules, "scipy.special", special)


def test_right_or_refused(scipy):
    answered = 0
    for x, base in POINTS:
        try:
            value = closed_form_scipy(at(x, base))
        except RefusedError as error:
            assert x >= 10**4, error
            continue
        answered += 1
        assert encloses(value, reference(x, base)), (x, base)
        assert not value.rigorous
    assert answered >= 24


def test_wrong_functions_are_seen(scipy):
    """The reference above would not pass anything: Si in place of Ci is outside the enclosure."""
    sys.modules["scipy.special"].sici = lambda x: (float(mpmath.ci(x)), float(mpmath.si(x)))
    assert not encloses(closed_form_scipy(at(10, 10)), reference(Fraction(10), 10))


def test_without_scipy_it_refuses(monkeypatch):
    monkeypatch.setitem(sys.modules, "scipy.special", None)
    with pytest.raises(
        RefusedError, match=r'^closed_form_scipy: SciPy is not installed: .* "transformer-proofs\[scipy\]"$'
    ):
        integrate(3, at(3, 10).schedule, route="closed_form_scipy")


def test_only_the_exponential_schedule():
    with pytest.raises(RefusedError, match="^closed_form_scipy: only the exponential schedule without a weight$"):
        integrate(3, Power(2), route="closed_form_scipy")
    with pytest.raises(RefusedError, match=r"^closed_form_scipy: x is at most 100000 here$"):
        integrate(10**6, at(3, 10).schedule, route="closed_form_scipy")
