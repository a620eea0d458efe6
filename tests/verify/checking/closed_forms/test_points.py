"""Points satisfy what is assumed, in every format; what cannot be satisfied is refused."""

import numpy as np
import pytest

from derive import Dimension, Eq, Lt, Ne, Sum, log, reals, vector
from verify.checking.closed_forms.points import Points, conditions
from verify.checking.judging.draws import ATTEMPTS, DRAWS
from verify.checking.rounding.formats import FORMATS, round_to
from verify.checking.rounding.models import DTYPES

n = Dimension("n")
i, k = n.indices("i k")
x = vector("x", n)
(a,) = reals("a")
KEYS = (x[i].key, a.key)


def points(body, *given, fixed=None):
    keys = KEYS if fixed is None else KEYS[:1]
    return Points(keys, ("n",), Eq(body, body), conditions(given, ValueError), ValueError, fixed or {})


def test_every_kind_of_numbers_that_satisfies_the_hypotheses_is_drawn():
    probes = list(points(a * x[i]).drawn(np.random.default_rng(0), (5,)))
    assert [p.label for p in probes] == list(DRAWS)
    assert all(p.arguments["x"].shape == (5,) and p.arguments["a"].shape == () for p in probes)


def test_hypotheses_and_domains_hold_in_every_format():
    apart = [p.arguments for p in points(log(a) * x[i], Lt(Sum(x[k], k), 0)).drawn(np.random.default_rng(1), (3,))]
    assert apart
    for given in apart:
        for dtype in DTYPES:
            held = {name: round_to(values, FORMATS[dtype]) for name, values in given.items()}
            assert held["x"].sum() < 0 < held["a"]


def test_what_no_draw_satisfies_is_refused():
    with pytest.raises(ValueError, match=f"a domain that {ATTEMPTS} draws of each kind of numbers miss"):
        next(points(a * x[i], Lt(100, a)).drawn(np.random.default_rng(0), (3,)))
    with pytest.raises(ValueError, match=r"the hypothesis a = 1, which numbers drawn at random do not satisfy"):
        conditions([Eq(a, 1)], ValueError)


def test_a_fixed_variable_is_not_drawn_and_takes_part():
    (probe, *_) = points(x[i] / a, Ne(a, 0), fixed={"a": 0.5}).drawn(np.random.default_rng(0), (3,))
    assert list(probe.arguments) == ["x"]
    with pytest.raises(ValueError, match="a domain that"):
        next(points(x[i] / a, fixed={"a": 0.0}).drawn(np.random.default_rng(0), (3,)))
