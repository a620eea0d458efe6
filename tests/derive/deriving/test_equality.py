"""Equal by a normal form, or with the denominators cleared; what is not equal is refused."""

import pytest

from derive.deriving.equality import PLAIN, cleared, shown_equal, unfolded_equal
from derive.kernel.rules import ProofError
from derive.language.fresh import Fresh
from derive.language.terms import Ne, define, exp, log, reals
from derive.proving.scope import scope

t, a, b = reals("t a b")
within = scope((Ne(a, 0), Ne(b, 0)), (), (), Fresh())
sigmoid = define("sigmoid", (t,), 1 / (1 + exp(-t)))


def test_quotients_are_equal_when_their_denominators_are_cleared():
    left, right = 1 / (1 + 1 / exp(t)), exp(t) / (1 + exp(t))
    assert cleared(left, right, PLAIN, within).concl.args == (left, right)
    with pytest.raises(ProofError, match="no denominator"):
        cleared(a + 1, a + b, PLAIN, within)
    with pytest.raises(ProofError, match="cannot show"):
        cleared(1 / t, 2 / t, PLAIN, within)  # t may be 0
    with pytest.raises(ProofError, match="sides differ"):
        cleared(1 / a, 2 / a, PLAIN, within)


def test_powers_are_tried_one_after_the_other():
    assert not shown_equal(exp(a + b), exp(a) * exp(b), within).hyps
    with pytest.raises(ProofError, match="sides differ"):
        shown_equal(exp(a + b), exp(a) * exp(b), within, (), (PLAIN,))
    with pytest.raises(ProofError, match="sides differ"):
        shown_equal(log(a + b), log(a) + log(b), within)
    with pytest.raises(ProofError, match="no way"):
        shown_equal(a, a, within, (), ())


def test_definitions_are_unfolded_where_that_is_needed():
    assert unfolded_equal(sigmoid(-t), 1 - sigmoid(t), within).rhs == 1 - sigmoid(t)
    with pytest.raises(ProofError, match="sides differ"):
        unfolded_equal(sigmoid(-t), 1 + sigmoid(t), within)
