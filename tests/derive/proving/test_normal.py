"""The normal form as a whole: its powers, what it reports, and how it ends when a term is too large."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from derive.kernel.rules import ProofError
from derive.kernel.terms import Term
from derive.language.entry import POWERS
from derive.language.fresh import Fresh
from derive.language.terms import Eq, Lt, Ne, Sum, Variance, cos, define, exp, log, sin
from derive.proving import normal
from derive.proving.normal import normalizer, prove
from derive.proving.scope import scope
from tests.derive.proving.equalities import Row, checks
from tests.derive.proving.vocabulary import E, X, a, b, delta, i, j, k, mu, n, nu, r, sigma, u, x, y
from tests.each import each

ROOT = Path(__file__).resolve().parents[3]
softmax = define("softmax", (x, i), exp(x[i]) / Sum(exp(x[j]), j))

# Several powers at once, all of them needed.
TABLE = {
    "softmax sums to one": Row(Sum(softmax(x, i), i), 1, "sums field", (0, n.card, 2), unfold=(softmax,)),
    "a shift cancels": Row(
        exp(a + x[i]) / Sum(exp(a + x[j]), j),
        exp(x[i]) / Sum(exp(x[j]), j),
        "exp sums field",
        (exp(x[i]) / Sum(exp(a + x[j]), j), exp(x[j]) / Sum(exp(x[j]), j)),
    ),
    "angles under a sum": Row(Sum(cos(x[i]) ** 2 + sin(x[i]) ** 2, i), n.card, "trig sums", (1, 2 * n.card, n.card**2)),
    "a standardized variable": Row(
        Variance(X / r), 1, "variance linear field", (r, 1 / r), (Eq(E(X), 0), Eq(E(X**2), r**2), Lt(0, r))
    ),
    "the logarithm of a weight": Row(
        log(softmax(x, i)),
        x[i] - log(Sum(exp(x[j]), j)),
        "log",
        (x[i], x[i] + log(Sum(exp(x[j]), j))),
        unfold=(softmax,),
    ),
    "a size from an equation": Row(n.card / r, r, "field", (1, 1 / r, n.card), (Eq(r**2, n.card),)),
    "what an equation has on both sides": Row(a - b, 0, "", (1, a), (Eq(u**2 + a, u**2 + b),)),
    "an equation under a sum": Row(Sum(x[i] * a**2, i), b * Sum(x[i], i), "sums", (a * Sum(x[i], i),), (Eq(a**2, b),)),
}


@each("check", checks(TABLE))
def test_powers_together(check):
    check()


def test_every_power_of_the_table_in_the_docstring_is_tested():
    described = re.findall(r"^``(\w+)``", normal.__doc__, flags=re.MULTILINE)
    assert tuple(described) == POWERS


def test_a_power_that_does_not_exist_does_nothing():
    with pytest.raises(ProofError, match="sides differ"):
        Row(exp(a + b), exp(a) * exp(b)).prove(("exponential",))


# ---- the theorem is the one that was asked for ----


@pytest.mark.parametrize("t", [a, a / a, Sum(x[i], i), exp(a + b), (a + b) ** 2, delta(i, j)])
def test_equal_terms_need_nothing(t):
    theorem = Row(t, t).prove(())
    assert (theorem.concl, theorem.hyps) == (Eq(t, t), frozenset())


def test_hypotheses_that_are_not_used_do_not_occur():
    row = Row(a * b / b, a, "field", given=(Ne(b, 0),), unused=(Ne(a, 0), Eq(mu, nu), Lt(0, u)))
    assert row.prove().hyps == frozenset({Ne(b, 0)})


def test_an_equation_whose_sides_cancel_in_part_refuses_with_both_sides():
    """The leading monomial of one side is not one of the equation when the other side has it too."""
    with pytest.raises(ProofError, match="sides differ\n  left   u\n  right  0"):
        Row(u, 0, unused=(Eq(u**2 + a, u**2 + b),)).prove()


def test_a_contradictory_equation_is_used_as_it_stands():
    """From ``0 = 1`` nothing is concluded: the conversions are no search for contradictions."""
    with pytest.raises(ProofError, match="sides differ"):
        Row(a, b, unused=(Eq(0, 1),)).prove()


# ---- what a refusal says ----


def test_a_refusal_shows_both_normal_forms_and_their_difference():
    with pytest.raises(ProofError) as refusal:
        Row((a + b) ** 2, a**2 + b**2).prove()
    lines = str(refusal.value).splitlines()
    assert lines == [
        "sides differ",
        "  left   2*(a*b) + a**2 + b**2",
        "  right  a**2 + b**2",
        "  left - right = 2*(a*b)",
    ]


# ---- relations ----


def test_a_cycle_of_equations_ends():
    """``exp(a) = exp(b)`` and ``exp(b) = exp(a)`` rewrite forever, or not at all: whichever, it is a refusal."""
    for given in [
        (Eq(exp(a), exp(b)), Eq(exp(b), exp(a))),
        (Eq(exp(a), exp(a) + exp(a)),),
        (Eq(a**2, a**3), Eq(a**3, a**2)),
    ]:
        with pytest.raises(ProofError):
            Row(exp(a) + a**2, u, unused=given).prove()


# ---- too large: a refusal, within seconds ----

BLOW_UPS = {
    "a power of a sum of sums": "sum((S(f) for f in F[1:]), S(F[0])) ** 8",
    "a power of a square": "((sum((S(f) for f in F[1:]), S(F[0]))) ** 8) ** 8",
    "a power of a long sum": "sum((f[i] for f in F[1:]), F[0][i]) ** 16",
    "a large multiple of an angle": "cos(10**9 * F[0][i])",
    "a large exponent": "exp(10**9 * F[0][i])",
    "an angle of many terms": "cos(sum((f[i] for f in F[1:]), F[0][i]) * 16)",
    "powers of powers": "((((F[0][i] + 2) ** 16) ** 16) ** 16) ** 16",
    "a giant numeral": "((((Rational(3) ** 16) ** 16) ** 16) ** 16) ** 16",
    "a moment of high order": "E(S(Q) ** 16)",
    "a deep term": "deep(F[0][i], 5000)",
}
PROGRAM = """
import sys
from derive.language.fresh import Fresh
from derive.language.entry import POWERS
from derive.proving.normal import prove
from derive.proving.scope import scope
from derive.kernel.rules import ProofError
from derive.language.terms import *
def deep(t, levels):
    for _ in range(levels):
        t = exp(t)
    return t
n = Dimension("n")
i, j = n.indices("i j")
F = [vector("f%d" % k, n) for k in range(8)]
Q = random("Q", n)
E, S = Expectation, lambda f: Sum(f[i], i)
given = (Independent(Q), *(ForAll(i, Eq(E(Q[i] ** k), F[0][j] if k % 2 == 0 else 0)) for k in range(1, 17)))
for name, term in TERMS:
    print(name, flush=True)
    try:
        prove(eval(term), F[1][j], POWERS, scope(given, (), (), Fresh()))
    except ProofError:
        print("refused")
"""


def test_a_blow_up_is_refused():
    """Within a minute all of them, in a process that can be ended: the last name printed is of what hangs."""
    program = PROGRAM.replace("TERMS", repr([*BLOW_UPS.items()]))
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60, cwd=ROOT
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines() == [line for name in BLOW_UPS for line in (name, "refused")]


def test_a_normal_form_is_remembered():
    form = normalizer({"sums"}, scope((), (), (), Fresh()))
    t = Sum(x[i] + y[i], i)
    assert form(t) is form(t)
    assert form(form(t).rhs).rhs == form(t).rhs


def test_fresh_names_do_not_leak_into_the_result():
    theorem = prove(Sum(x[i] * Sum(y[k], k), i), Sum(x[i], i) * Sum(y[i], i), ("sums",), scope((), (), (), Fresh()))
    assert not any(t.head == "ix" for t in theorem.concl.args if type(t) is Term)
    assert {key.name for key in theorem.concl.free} == {"x", "y"}
    assert sigma.free.isdisjoint(theorem.concl.free)
