"""Proofs: each way where it is needed, and what was tried where none is found."""

import pytest

from derive.deciding.proving import MOST_WAYS, Prover
from derive.kernel.rules import ProofError
from derive.language.families import LETTERS
from derive.language.terms import (
    And,
    Dimension,
    Eq,
    ForAll,
    HasDerivative,
    Le,
    Lt,
    Ne,
    Sum,
    cos,
    define,
    exp,
    log,
    reals,
    sin,
    sqrt,
    vector,
    vector_of,
)

n = Dimension("n")
i, j, k = n.indices("i j k")
x, y = vector("x", n), vector("y", n)
t, u = reals("t u")
sigmoid = define("sigmoid", (t,), 1 / (1 + exp(-t)))
softplus = define("softplus", (t,), log(1 + exp(t)))
tanh = define("tanh", (t,), (exp(t) - exp(-t)) / (exp(t) + exp(-t)))
norm = define("norm", (x,), sqrt(Sum(x[k] ** 2, k)))


@pytest.mark.parametrize(
    ("claim", "given"),
    [
        (Eq(sigmoid(t), sigmoid(t)), ()),
        (Eq(sigmoid(-t), 1 - sigmoid(t)), ()),  # unfolded, denominators cleared
        (Eq(sin(t + u), sin(t) * cos(u) + cos(t) * sin(u)), ()),  # without exponentials
        (Eq(softplus(t) - softplus(-t), t), ()),  # by equal exponentials
        (Eq(sigmoid(t) - sigmoid(-t), tanh(t / 2)), ()),  # at twice the variable
        (Eq(exp(t / 2) ** 2 * exp(u / 3) ** 3, exp(t + u)), ()),
        (Eq(sqrt(t**2), t), (Lt(0, t),)),  # by equal squares
        (Eq(norm(vector_of(k, -x[k])), norm(x)), ()),
        (Eq(norm(vector_of(k, x[k] + y[k])) ** 2, norm(x) ** 2 + 2 * Sum(x[k] * y[k], k) + norm(y) ** 2), ()),
        (HasDerivative(softplus(t), t, sigmoid(t)), ()),
        (And(Lt(0, exp(t)), Eq(t + t, 2 * t)), ()),
        (Ne(exp(t), 0), ()),
        (Ne(t, u), (Ne(t, u),)),
    ],
    ids=str,
)
def test_a_claim_is_proved(claim, given):
    theorem = Prover(given).proof(claim)
    assert theorem.concl == claim
    assert theorem.hyps <= set(given)


def test_what_holds_for_all_is_proved_of_any():
    theorem = Prover([ForAll(k, Lt(0, x[k]))]).proof(ForAll(k, Lt(0, 2 * x[k])))
    assert theorem.concl.head == "lt"
    assert len([key for key in theorem.concl.free if key.kind == "ix"]) == 1


def test_what_was_tried_is_kept():
    prover = Prover(())
    with pytest.raises(ProofError):
        prover.proof(Le(1 + t + t**2 / 2, exp(t)))
    assert str(prover.tried[0]) == "signs by shape: cannot show 1 + t + t**2/2 <= exp(t)"
    assert len(prover.tried) > 3


def test_no_more_ways_are_tried_than_asked_for():
    prover = Prover((), ways=2)
    with pytest.raises(ProofError):
        prover.proof(Le(1 + t + t**2 / 2, exp(t)))
    assert len(prover.tried) == 2 < MOST_WAYS


@pytest.mark.parametrize(
    ("given", "proved"),
    [
        ((Lt(t, u), Lt(u, t)), "0 < 0"),
        ((Lt(t, t),), "0 < 0"),
        ((Le(t, u), Lt(u, t)), "0 < 0"),
        ((Ne(t, t),), "t != t"),
        ((Eq(t, 1), Eq(t, 2)), "0 < 0"),
        ((Eq(t, u), Lt(t, u)), "0 < 0"),
        ((Lt(t**2, 0),), "0 < 0"),
        ((Eq(t**2, -1),), "0 < 0"),
        ((Le(exp(t), 0),), "0 < 0"),
        ((ForAll(k, Le(x[k], 0)), Lt(0, x[i])), "0 < 0"),
    ],
)
def test_hypotheses_that_contradict_each_other(given, proved):
    assert repr(Prover(given).contradiction().concl) == proved


@pytest.mark.parametrize("given", [(), (Lt(t, u),), (Le(t, u), Le(u, t)), (Eq(t, 1), Eq(u, 2)), (Eq(t**2, 2),)])
def test_hypotheses_that_do_not(given):
    assert Prover(given).contradiction() is None


def test_the_index_of_a_quantifier_is_none_of_the_hypotheses():
    given = [Lt(0, x[letter]) for letter in n.indices(" ".join(LETTERS[:3]))]
    theorem = Prover(given).proof(ForAll(k, Eq(x[k] + y[k], y[k] + x[k])))
    (index,) = [key.name for key in theorem.concl.free if key.kind == "ix"]
    assert index not in LETTERS[:3]
