"""What a step may use: hypotheses at any index, parts of conjunctions, folded definitions."""

import pytest

from derive.kernel import rules as K
from derive.kernel.terms import Term
from derive.language.fresh import Fresh
from derive.language.terms import And, Apart, Eq, ForAll, HasDerivative, Independent, Lt, Ne, Sum, define, exp, log
from derive.proving.algebra import fact
from derive.proving.laws import log_div
from derive.proving.matching import Known, lemma
from derive.proving.normal import prove
from derive.proving.scope import hypothesis, scope
from tests.derive.proving.equalities import Row, checks
from tests.derive.proving.vocabulary import B, E, X, Y, a, b, delta, i, j, k, l, mu, n, p, q, sigma, u, x, y
from tests.each import each

weights = define("weights", (x, i), exp(x[i]) / Sum(exp(x[j]), j))
sizes = define("partition", (x,), Sum(exp(x[j]), j))
every = ForAll(i, Eq(Sum(B[i, j], j), 1))
pair = And(Eq(exp(a), mu), And(Lt(0, b), Eq(exp(b), sigma)))

QUOTIENT = log_div(*(Term("at", s, (), "fixed") for s in "ab"))

symmetric = ForAll(i, ForAll(j, Eq(B[i, j], B[j, i])))
opposite = ForAll(i, ForAll(j, Eq(B[i, j], -B[j, i])))

TABLE = {
    "a symmetric matrix": Row(
        Sum(B[i, j] * x[j], j), Sum(B[j, i] * x[j], j), "", (Sum(B[i, j], j), 0), given=(symmetric,)
    ),
    "an antisymmetric matrix": Row(
        Sum(B[i, j] * x[j], j) + Sum(B[j, i] * x[j], j), 0, "sums", (Sum(B[i, j], j),), given=(opposite,)
    ),
    "at any index": Row(Sum(B[k, j], j) * a, a, "", (1, a**2), given=(every,)),
    "under a sum": Row(Sum(Sum(B[i, j], j) * x[i], i), Sum(x[i], i), "", (n.card, Sum(x[i] ** 2, i)), given=(every,)),
    "a lemma whose hypotheses hold at any index": Row(
        Sum(log(x[i] / y[i]), i),
        Sum(log(x[i]) - log(y[i]), i),
        "",
        (Sum(log(x[i]) + log(y[i]), i), 0),
        given=(ForAll(i, Lt(0, x[i])), ForAll(i, Lt(0, y[i]))),
        lemmas=(QUOTIENT,),
    ),
    "the same index": Row(
        Sum(B[k, j], j),
        1,
        "",
        (0, 2),
        given=(ForAll(k, Eq(Sum(B[k, j], j), 1)),),
        unused=(ForAll(i, Eq(Sum(B[j, i], j), 2)),),
    ),
    "at two indices": Row(exp(B[k, l]), a, "", (exp(a), b), given=(ForAll(i, ForAll(j, Eq(exp(B[i, j]), a))),)),
    "parts of a conjunction": Row(exp(a) + exp(b), mu + sigma, "", (mu - sigma, mu), given=(pair,)),
    "a sign in a conjunction": Row(b / b, 1, "field", (0, b), given=(pair,)),
    "a body is folded": Row(Sum(exp(x[k]), k) * a, sizes(x) * a, "", (sizes(y) * a, sizes(x)), fold=(sizes(x),)),
    "a body is unfolded": Row(
        weights(x, k), exp(x[k]) / Sum(exp(x[j]), j), "", (exp(x[j]) / Sum(exp(x[j]), j), exp(x[k])), unfold=(weights,)
    ),
    "a moment in any order": Row(E(Y * X), a, "linear", (a**2, 1), given=(Eq(E(X * Y), a),)),
    "a sum of products in any order": Row(
        Sum(a * x[i] * B[i, k], i), a, "sums", (1, a**2), given=(Eq(Sum(x[i] * B[i, k], i), 1),)
    ),
    "a sum of products in the other order": Row(
        Sum(a * x[i] * B[i, k], i), a, "sums", (1, a**2), given=(Eq(Sum(B[i, k] * x[i], i), 1),)
    ),
    "a power of a moment": Row(E(X * Y * X), a, "linear", (a**2,), given=(Eq(E(X**2 * Y), a),)),
}


@each("check", checks(TABLE))
def test_what_a_step_may_use(check):
    check()


def test_a_definition_is_neither_folded_nor_unfolded_unasked():
    for left, right in ((Sum(exp(x[k]), k), sizes(x)), (weights(x, k), exp(x[k]) / Sum(exp(x[j]), j))):
        with pytest.raises(Exception, match="sides differ") as refusal:
            Row(left, right).prove(("field", "sums", "exp"))
        assert refusal.typename == "ProofError"


def test_a_quantifier_becomes_variables():
    fact = hypothesis(ForAll(i, ForAll(j, Lt(0, B[i, j]))), Fresh())
    assert fact.quantified and len(fact.variables) == 2
    assert fact.theorem.hyps == frozenset({ForAll(i, ForAll(j, Lt(0, B[i, j])))})
    plain = hypothesis(Lt(0, B[i, j]), Fresh())
    assert not plain.quantified and plain.variables == frozenset()


def test_a_hypothesis_about_one_index_says_nothing_of_another():
    known = scope((Lt(0, x[i]), ForAll(j, Ne(y[j], 0))), (), (), Fresh())
    assert known.prove(Lt(0, x[i])).concl == Lt(0, x[i])
    assert known.prove(Lt(0, x[j])) is None
    assert known.prove(Ne(y[k], 0)).concl == Ne(y[k], 0)
    assert known.prove(Ne(x[k], 0)) is None
    assert known.prove(Lt(0, y[k])) is None


def test_a_lemma_keeps_the_hypotheses_that_nothing_says():
    positive = ForAll(i, Lt(0, x[i]))
    known = scope((positive, Lt(0, y[k])), [lemma(QUOTIENT)], (), Fresh())
    assert known.rewrite(log(x[j] / y[k])).hyps == {positive, Lt(0, y[k])}
    assert known.rewrite(log(y[j] / x[k])).hyps == {positive, Lt(0, y[j])}
    product = scope((positive,), [lemma(fact("mul_pos"))], (), Fresh())
    assert product.prove(Lt(0, x[j] * y[j])).hyps == {positive, Lt(0, y[j])}


def test_folding_comes_first_then_lemmas_then_hypotheses():
    first = lemma(K.refl(exp(a)))
    found = scope((Eq(exp(a), mu),), [first], (sizes(x),), Fresh())
    assert [f.theorem.rule for f in found.facts] == ["symm", "refl", "assume"]
    assert found.rewrite(exp(a)).rhs == mu  # what changes nothing is passed over
    assert found.rewrite(exp(b)) is None


def test_the_kinds_of_facts():
    equation, derivative, families = Eq(a * b, u), HasDerivative(a, u, 0), Independent(q, p)
    found = scope((equation, derivative, families, ForAll(i, Eq(x[i] * y[i], 0)), Apart(i, j)), (), (), Fresh())
    assert [th.concl for th in found.relations()] == [equation]
    assert [f.theorem.concl for f in found.derivatives()] == [derivative]
    assert found.families == families
    assert scope((), (), (), Fresh()).families is None


def test_an_equation_that_leaves_a_quantified_index_open_rewrites_nothing():
    open_index = ForAll(i, Eq(exp(a), delta(i, i)))
    assert scope((open_index,), (), (), Fresh()).rewrite(exp(a)) is None
    assert not Known(K.assume(Eq(a + b, u))).rewrites
    assert not Known(K.assume(Lt(0, u))).rewrites


def test_two_equations_that_undo_each_other_do_not_lead_in_a_circle():
    both = scope((ForAll(i, Eq(x[i], y[i])), ForAll(i, Eq(y[i], x[i]))), (), (), Fresh())
    assert prove(exp(x[k]), exp(y[k]), (), both).rhs == exp(y[k])
