"""What reverse mode passes."""

from derive.deriving.stages import Local, Stage, Target, Transposed, change, with_total
from derive.kernel import rules as K
from derive.kernel.terms import Definition, Key, Term
from derive.language.families import family
from derive.language.terms import Dimension, Sum, define, exp, reals, vector

n, m, d = (Dimension(s) for s in "nmd")
(i, j), (s, t), (a, b) = n.indices("i j"), m.indices("s t"), d.indices("a b")
Q, K_ = vector("Q", m, d), vector("K", n, d)
(r,) = reals("r")
scores = define("scores", (Q, K_, r, s, i), Sum(Q[s, a] * K_[i, a], a) / r)
STAGE = Stage(scores.definition, (Q.term, K_.term, r, None, None))


def test_a_stage_is_a_definition_without_its_indices():
    assert STAGE.dims == ("m", "n")
    assert STAGE.at([t, j]) == scores(Q, K_, r, t, j)


def test_what_is_pulled_back_is_as_long_as_its_cotangents():
    assert Transposed(K.refl(r), (Target(None, (), r + r), Target(STAGE, (t, j), Q[t, b]))).length == 4


def test_a_body_that_holds_families_is_a_definition_of_them():
    held = Key("at", "~H0_scores", ("m", "n"), "fixed")
    outer = define("outer", (Q, K_, r, s, i), exp(scores(Q, K_, r, s, i)))
    stage = Stage(outer.definition, (Q.term, K_.term, r, None, None))
    local = Local.standing_for(exp(Term.of(held, s, i)), (s, i), stage)
    assert local.use == Term("def", local.use.args[0], family(held), s, i)
    assert local.use.args[0].name == "outer"
    assert local.named(2 * local.use) == 2 * outer(Q, K_, r, s, i)


def test_the_differential_of_a_variable_is_a_variable_of_its_shape():
    assert change(Q.key) == Key("at", "d~Q", ("m", "d"), "fixed")


def test_the_total_of_a_share_is_written_out_and_another_divisor_is_not():
    total = define("total", (Q, s), Sum(exp(Q[s, b]), b))
    assert with_total(exp(Q[s, a]) / total(Q, s)) == exp(Q[s, a]) / Sum(exp(Q[s, b]), b)
    assert with_total(Q[s, a] / total(Q, s)) == Q[s, a] / total(Q, s)
    assert with_total(total(Q, s)) == total(Q, s)


def test_a_total_of_what_stands_for_a_stage_is_written_out():
    held = Key("at", "~H0_scores", ("m", "n"), "fixed")
    total = Definition("outer_normalizer", (held, s.key), Sum(Term.of(held, s, i), i))
    outer = define("outer", (Q, K_, r, s, i), scores(Q, K_, r, s, i) / Sum(scores(Q, K_, r, s, j), j))
    stage = Stage(outer.definition, (Q.term, K_.term, r, None, None))
    local = Local.standing_for(Term.of(held, s, i) / Sum(Term.of(held, s, i), i), (s, i), stage)
    assert local.named(Term("def", total, family(held), s)) == Sum(Term.of(held, s, i), i)
