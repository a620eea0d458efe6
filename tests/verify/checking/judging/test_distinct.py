"""What is no other formula than one before is not kept; what differs at one entry is."""

import numpy as np

from verify.checking.judging.distinct import Distinct, together
from verify.checking.judging.statement import Probe
from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import Rounded, rounded

FLOATS = ladder("float64")[0]


def test_one_entry_of_one_array_is_enough():
    distinct = Distinct()
    first = [rounded(np.ones((2, 3)), FLOATS), rounded(np.ones(3), FLOATS)]
    other = [first[0], rounded(np.array([1.0, 1.0, 1.0 + 2.0**-40]), FLOATS)]
    assert distinct.adds(first) and not distinct.adds(first)
    assert distinct.adds(other) and not distinct.adds(other)


def test_what_rounding_may_hide_is_the_same():
    distinct = Distinct()
    assert distinct.adds([Rounded(1.0, 0.25, FLOATS)])
    assert not distinct.adds([Rounded(1.5, 0.25, FLOATS)])
    assert not distinct.adds([Rounded(np.nan, 0.0, FLOATS)]) and not distinct.adds([Rounded(9.0, np.inf, FLOATS)])
    assert all(distinct.adds([rounded(float(n), FLOATS)]) for n in range(2, 40))  # more than is kept room for at first


def test_probes_of_a_shape_are_stacked():
    probes = [Probe(str(n), {"x": np.full(3, float(n))}) for n in range(2)]
    stacked = together(probes, {"eps": 0.5})
    assert stacked["x"].value.tolist() == [[0.0] * 3, [1.0] * 3] and stacked["eps"] == 0.5
