"""Tangents: what they prove, that slips are refuted, and that no guess makes a false claim a theorem."""

from pathlib import Path

import pytest

from derive import decide
from derive.deciding.proving import Prover
from derive.deciding.tangents import tangents
from derive.deriving.engine import Engine
from derive.doors.questions import claims
from derive.kernel.certificate import replay
from derive.kernel.rules import ProofError
from derive.language.terms import Dimension, Eq, ForAll, Le, Lt, Sum, define, exp, log, reals, vector
from derive.proving.certificates import dumps
from tests.derive.deciding.rechecked import fails

FOLDER = Path(__file__).parent
n = Dimension("n")
i, j, k = n.indices("i j k")
x, p, q = vector("x", n), vector("p", n), vector("q", n)
t, u = reals("t u")
logsumexp = define("logsumexp", (x,), log(Sum(exp(x[k]), k)))
DISTRIBUTIONS = [ForAll(k, Lt(0, p[k])), ForAll(k, Lt(0, q[k])), Eq(Sum(p[k], k), 1), Eq(Sum(q[k], k), 1)]
DIVERGENCE = Le(0, Sum(p[k] * log(p[k] / q[k]), k))


DEAR = (
    "-Sum(p[k]*log(p[k]), k:n) <= log(size(n))",
    "-Sum(p[k]*log(p[k]), k:n) <= log(2)",
    "-Sum(softmax(x, k)*log(softmax(x, k)), k:n) <= log(2)",
    "0 <= Sum(softmax(x, k)*log(softmax(y, k)/softmax(x, k)), k:n)",
    "logsumexp(x) <= m",
)
"""What takes long, though others say as much."""


def asked(name, every=5):
    """The claims of a file; all but one in so many are left to the long tests, and so is what takes long."""
    for number, a in enumerate(claims(str(FOLDER / f"{name}.thm"))):
        later = number % every or repr(a.claim) in DEAR
        yield pytest.param(a, id=repr(a.claim), marks=pytest.mark.long if later else ())


@pytest.mark.parametrize("asked", [*asked("tangents")])
def test_a_true_inequality_is_proved(asked):
    found = decide(asked.claim, asked.given)
    assert found.verdict == "proved"
    assert found.theorem.concl == asked.claim
    assert found.theorem.hyps <= set(asked.given)


@pytest.mark.parametrize("asked", [*asked("tangent_slips")])
def test_one_with_a_slip_is_refuted_and_not_proved(asked):
    found = decide(asked.claim, asked.given)
    assert found.verdict == "refuted"
    assert fails(asked.claim, asked.given, found.counterexample)
    with pytest.raises(ProofError):
        Prover(asked.given).proof(asked.claim)


def test_there_are_enough_of_each():
    assert len([*asked("tangents")]) >= 35
    assert len([*asked("tangent_slips")]) >= 30


@pytest.mark.parametrize("without", range(4))
def test_gibbs_inequality_needs_its_hypotheses(without):
    """Totalized logarithms of what is not positive prove nothing."""
    given = [h for m, h in enumerate(DISTRIBUTIONS) if m != without]
    assert Prover(DISTRIBUTIONS).proof(DIVERGENCE).hyps == set(DISTRIBUTIONS)
    with pytest.raises(ProofError):
        Prover(given).proof(DIVERGENCE)


def test_a_proof_replays_in_a_certificate():
    theorem = Prover(()).proof(Le(x[i], logsumexp(x)))
    (again,) = replay(dumps({"claim": theorem})).values()
    assert again.concl == theorem.concl
    assert not again.hyps


def test_the_ways_say_what_they_are():
    named = [name for name, _ in tangents("le", x[i], logsumexp(x), Engine())]
    assert named == [f"{way}, {how}" for how in ("as it stands", "unfolded") for way in ("tangents", "term by term")]


def test_a_strict_bound_is_no_tangent():
    for claim in (Lt(1 + t, exp(t)), Lt(log(t), t - 1)):
        with pytest.raises(ProofError):
            Prover([Lt(0, t)]).proof(claim)
    assert Prover(()).proof(Lt(t, exp(t))).hyps == frozenset()


def test_a_third_degree_is_left_open():
    found = decide(Le(1 + t + t**2 / 2 + t**3 / 6, exp(t)))
    assert found.verdict == "unknown"
