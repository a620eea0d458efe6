"""Derivations at explicit sizes: what is worked out, what is said, and where SymPy stops."""

from dataclasses import replace

import sympy
from sympy.stats import E, Normal

from derive.cas.explicit import derive_explicit, needs_two
from derive.chapters import BOOK
from derive.language.entry import Calc, Entry, Together, calc, sign, step
from derive.language.terms import (
    And,
    Apart,
    Dimension,
    Eq,
    Expectation,
    ForAll,
    HasDerivative,
    Independent,
    KroneckerDelta,
    Le,
    Lt,
    Ne,
    Sum,
    Variance,
    cos,
    exp,
    permutation,
    random,
    reals,
    sin,
    vector,
)

n = Dimension("n")
i, j, k = n.indices("i j k")
x = vector("x", n)
q = random("q", n)
c, s2 = reals("c s_2")


def entry(claim, *given, **more):
    return Entry("sample", "Sample", claim, more.pop("proof", Calc(())), tuple(given), **more)


def status(claim, *given, size=2, **more):
    return derive_explicit(entry(claim, *given, **more), {"n": size}).status


def test_a_derivative_comes_from_the_jacobian():
    derivation = derive_explicit(BOOK.entries["softmax_jacobian"], {"n": 2})
    assert derivation.status == "equal"
    assert derivation.sizes == (("n", 2),)
    assert derivation.mode == "explicit"
    start, jacobian, right, remark = derivation.steps
    assert start.expression.doit() == jacobian.expression
    assert jacobian.rule == "Differentiate by x_0 (Matrix.jacobian)."
    assert sympy.simplify(jacobian.expression - right.expression) == 0
    assert remark == ("The claim holds in all 4 cases.", right.expression)


def test_the_case_that_fails_is_named():
    wrong = HasDerivative(x[i] ** 2, x[j], 2 * x[i])
    derivation = derive_explicit(entry(wrong), {"n": 2})
    assert derivation.status == "different"
    assert derivation.steps[-1].rule.startswith("at i = 0, j = 1: different: at x_0 = ")


def test_size_one_does_not_see_what_size_two_sees():
    wrong = HasDerivative(Sum(x[i], i) ** 2, x[j], 2 * x[j])
    assert [status(wrong, size=m) for m in (1, 2)] == ["equal", "different"]


def test_hypotheses_are_used():
    square = Eq(c**2, n.card)
    assert status(Eq(c**4, n.card**2), square) == "equal"
    assert status(Eq(c**4, n.card**2)) == "different"
    assert status(Eq(c**3, n.card * c), square) == "equal"
    assert status(Eq(c**2, n.card + 1), square) == "different"


def test_both_branches_of_a_root_are_looked_at():
    square = Eq(c**2, 4 * s2**2)
    assert status(Eq(c, 2 * s2), square) == "different"
    assert status(Eq(c**2 * s2, 4 * s2**3), square) == "equal"


def test_contradictory_hypotheses_prove_nothing():
    assert status(Eq(c, c), Eq(c, 1), Eq(c, 2)) == "stopped"


def test_hypotheses_that_contradict_each_other_at_a_size_leave_it_out():
    several, root = Ne(n.card, 1), (Eq(c**2, n.card - 1), Lt(0, c))
    assert [status(Eq(c, 2 * c), several, size=m) for m in (1, 2)] == ["vacuous", "different"]
    assert [status(Eq(c**4, (n.card - 1) ** 2), *root, size=m) for m in (1, 2, 3)] == ["vacuous", "equal", "equal"]
    assert [status(Eq(c, 2 * c), *root, size=m) for m in (1, 2)] == ["vacuous", "different"]


def test_indices_that_differ():
    assert status(Eq(KroneckerDelta(i, j), 0), Apart(i, j)) == "equal"
    assert status(Eq(KroneckerDelta(i, j), 0)) == "different"
    no_case = derive_explicit(entry(Eq(KroneckerDelta(i, j), 0), Apart(i, j)), {"n": 1})
    assert no_case.status == "undecided"
    assert needs_two(entry(Eq(c, c), Apart(i, j))) == {"n"}


def test_every_permutation_is_tried():
    sigma = permutation("sigma", n)
    assert status(Eq(Sum(x[sigma(i)], i), Sum(x[i], i)), size=3) == "equal"
    assert status(Eq(x[sigma(i)], x[i]), size=2) == "different"
    assert status(Eq(x[sigma(sigma(i))], x[i]), size=2) == "equal"
    assert status(Eq(x[sigma(sigma(i))], x[i]), size=3) == "different"


def test_moments_under_three_laws():
    given = (Independent(q), ForAll(i, Eq(Expectation(q[i]), 0)), ForAll(i, Eq(Expectation(q[i] ** 2), s2)))
    claim = Eq(Variance(Sum(q[i], i)), n.card * s2)
    derivation = derive_explicit(entry(claim, *given, laws={"q": "centered"}), {"n": 2})
    assert derivation.status == "equal"
    laws = [step.expression for step in derivation.steps if step.rule == "Draw q_0 from this law."]
    assert [law.func.__name__ for law in laws] == [
        "FiniteDistributionHandmade",
        "UniformDistribution",
        "NormalDistribution",
    ]
    assert [E(Normal("q", *laws[2].args)), sum(k * p for k, p in laws[0].dict.items())] == [0, 0]
    squared = Eq(Variance(Sum(q[i], i)), n.card**2 * s2)
    assert status(squared, *given, laws={"q": "centered"}) == "different"
    assert status(claim, *given) == "stopped"  # a law of mean 0 was not asked for, and there is none among the others


def test_laws_that_do_not_satisfy_the_hypotheses_prove_nothing():
    given = (Independent(q), ForAll(i, Eq(Expectation(q[i]), 1)))
    assert status(Eq(Expectation(Sum(q[i], i)), n.card), *given, laws={"q": "centered"}) == "stopped"


def test_an_inequality_whose_sign_does_not_show_rests_on_its_equations():
    claim = Le(cos(c) * cos(s2) + sin(c) * sin(s2), 1)
    proof = calc(step(cos(c - s2), sign(), "addition"), step(1, sign(), "bounded", "<="))
    derivation = derive_explicit(entry(claim, proof=proof), {"n": 1})
    assert derivation.status == "equal"
    assert "the 1 equation of the proof holds" in derivation.steps[-2].rule
    wrong = calc(step(cos(c + s2), sign(), "addition"), step(1, sign(), "bounded", "<="))
    assert derive_explicit(entry(claim, proof=wrong), {"n": 1}).status == "undecided"
    assert status(Lt(*claim.args), proof=proof) != "equal"
    assert (
        derive_explicit(replace(entry(claim, proof=proof), claim=Le(claim.args[0], 2)), {"n": 1}).status == "undecided"
    )


def test_so_does_each_part_of_a_conjunction_where_the_hypotheses_hold():
    half = calc(step(cos(s2) * c, sign(), "the hypothesis"), step(1, sign(), "bounded", "<="))
    claim = And(Le(cos(s2), 1), Le(cos(s2), 1))
    assert status(claim, Eq(c, 1), proof=Together(half, half)) == "equal"
    assert status(claim, Eq(c, 2), proof=Together(half, half)) == "undecided"
    assert status(claim, Eq(c, 1), proof=half) == "undecided"


def test_what_is_not_worked_out_stops():
    assert status(ForAll(i, Eq(x[i], x[i]))) == "stopped"
    missing = derive_explicit(BOOK.entries["softmax_jacobian"], {})
    assert missing.status == "stopped"
    assert "the size of n is not given" in missing.steps[-1].rule
    assert status(Eq(exp(c), exp(c))) == "equal"
