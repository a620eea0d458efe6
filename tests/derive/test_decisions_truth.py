"""A decision has three answers: in the place of a truth value it says how to ask."""

import pytest

from derive import Eq, decide, reals

a, b = reals("a b")
CLAIMS = {"proved": Eq(a + b, b + a), "refuted": Eq(a, b)}


@pytest.mark.parametrize("verdict", CLAIMS)
def test_a_decision_has_no_truth_value(verdict):
    found = decide(CLAIMS[verdict])
    assert found.verdict == verdict
    assert found.proved is (verdict == "proved")
    with pytest.raises(TypeError, match=r"more than two answers: ask \.proved or \.verdict, or call \.require\(\)"):
        assert found


def test_what_is_required_is_a_proof():
    found = decide(CLAIMS["proved"])
    assert found.require() is found
    with pytest.raises(AssertionError, match="refuted at a = "):
        decide(CLAIMS["refuted"]).require()
