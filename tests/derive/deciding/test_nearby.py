"""What is near to a claim: each condition and each change is proved, and nothing else is taken for it."""

import pytest

from derive.deciding.clock import Clock
from derive.deciding.nearby import checked, condition, near, proved, readable
from derive.deciding.proving import Prover
from derive.kernel.rules import assume, refl
from derive.language.terms import Dimension, Eq, ForAll, Integers, Lt, exp, log, reals, vector
from derive.prelude import interface

n = Dimension("n")
i, k = n.indices("i k")
x = vector("x", n)
t, u = reals("t u")
CLOCK = Clock()


@pytest.mark.parametrize(
    ("claim", "wanted"),
    [(Eq(exp(log(t)), t), Lt(0, t)), (Eq(t, t + 1), None), (Eq(log(exp(t)), t), None), (Lt(0, t), Lt(0, t))],
    ids=str,
)
def test_a_condition_is_needed_and_is_enough(claim, wanted):
    found = condition(claim, (), interface, CLOCK)
    assert (found and found.formula) == wanted
    if found:
        assert found.theorem.concl == claim
        assert found.theorem.hyps == {wanted}


def test_no_condition_is_looked_for_when_time_is_out():
    assert condition(Eq(exp(log(t)), t), (), interface, Clock(1e-9)) is None
    assert near(Eq((t + u) ** 2, t**2 + u**2), (), interface, Clock(1e-9)) is None


def test_a_near_claim_is_proved():
    assert repr(near(Eq(exp(t + u), exp(t) + exp(u)), (), interface, CLOCK)) == " |- exp(t + u) = exp(t)*exp(u)".strip()
    assert near(Eq(t, exp(u)), (), interface, CLOCK) is None


def test_what_is_not_read_at_points_has_no_search():
    assert readable(Eq(t, u), (), CLOCK)
    assert readable(Eq(vector("z", Integers)[Integers.indices("a")[0]], 0), (), CLOCK) is None


def test_only_a_theorem_that_says_the_claim_is_taken():
    prover = Prover(())
    assert checked(prover, refl(t), Eq(t, t)) is not None
    assert checked(prover, refl(t), Eq(u, u)) is None
    assert checked(prover, assume(Lt(0, t)), Lt(0, t)) is None
    assert checked(Prover([Lt(0, x[i])]), assume(Lt(0, x[i])), ForAll(k, Lt(0, x[k]))) is None
    assert [a.why for a in prover.tried] == ["what the search proved is another statement"] * 2


def test_what_a_proof_lacked_is_kept():
    prover = Prover(())
    assert proved(prover, Eq(t, u)) is None
    assert all(a.why for a in prover.tried)
