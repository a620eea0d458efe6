"""One proof term a rule."""

import pytest

from derive.kernel import rules
from derive.kernel.terms import Key, Term
from derive.language.symbols import RenderError
from tests.derive.kernel.vocabulary import (
    ONE,
    X,
    algebra,
    at,
    c,
    delta,
    eq,
    exp,
    fact,
    for_all,
    i,
    j,
    k,
    key,
    q,
    total,
    u,
    v,
    w,
    x,
    y,
)
from tests.derive.rocq.samples import controls, script, spaced

NOT_WRITTEN = {("resize_dimensions", 0), ("resize_dimensions", 1), ("resize_dimensions", 2)}


def test_every_control_of_the_kernel_is_written_or_refused():
    refused = set()
    for rule, number, theorem in controls():
        try:
            text = script(theorem)
        except RenderError:
            refused.add((rule, number))
        else:
            assert text.endswith("Qed.")
    assert refused == NOT_WRITTEN


def proof(theorem, *given):
    return spaced(script(theorem, *given).partition("Proof.")[2])


def test_a_hypothesis_proves_itself():
    assert "exact given. Qed." in proof(rules.assume(eq(u, v)))


def test_a_proof_takes_the_place_of_a_hypothesis():
    nonzero = rules.cut(fact("exp_pos", a=u), fact("ne_of_pos", a=exp(u)))
    assert "assert (r0 : 0 < exp u). { exact (Facts.exp_pos u). } exact (Facts.ne_of_pos (exp u) r0)." in proof(nonzero)


def test_quantifiers_are_functions():
    assert "exact (given j)." in proof(rules.specialize(rules.assume(for_all(i, eq(x(i), 0))), j))


def test_a_context_is_a_function_of_its_holes():
    hole, other = at("h"), at("g")
    one = rules.congruence((rules.assume(eq(u, v)),), exp(hole) * w, key(hole))
    assert "(f_equal (fun (h_ : R) => exp h_ * w) given)" in proof(one) or "(fun (h : R) => exp h * w)" in proof(one)
    two = rules.congruence((rules.assume(eq(u, v)), rules.assume(eq(v, w))), hole * other, key(hole), key(other))
    assert "(f_equal2 (fun (h : R) (h_ : R) => h * h_)" in proof(two)


def test_more_holes_than_the_library_has_are_filled_in_turn():
    holes = [at(f"h{n}") for n in range(6)]
    context = sum(holes[1:], holes[0])
    many = rules.congruence(tuple(rules.assume(eq(u, v)) for _ in holes), context, *map(key, holes))
    text = proof(many)
    assert "(eq_trans (f_equal5 " in text
    assert "(f_equal (fun (h_4 : R) => v + v + v + v + v + h_4) given)" in text


def test_indices_agree_or_differ():
    one_here, one_there = (rules.assume(eq(x(a), 1)) for a in (i, j))
    agree = algebra(delta(i, i) * x(i), delta(i, i), (one_here, delta(i, i)))
    differ = algebra(delta(i, j) * x(i), delta(i, j), (fact("delta_apart", i=i, j=j), x(i) - 1), (one_there, 0))
    text = proof(rules.index_cases(agree, differ, i, j))
    assert "(Rules.index_cases (fun (j : Fin n) => x j = 1 -> delta i j * x i = delta i j) i j (fun p_" in text
    assert text.endswith("given). Qed.")


def test_a_sum_of_positive_terms_needs_a_positive_size():
    strict = rules.sum_sign(fact("exp_pos", a=x(i)), i)
    assert "(proj2 (Rules.sum_sign (fun (i : Fin n) => exp (x i))) n_pos (fun (i : Fin n) => " in proof(strict)
    weak = rules.sum_sign(fact("square_nonneg", a=x(i)), i)
    assert "(proj1 (Rules.sum_sign (fun (i : Fin n) => x i ^ 2)) (fun (i : Fin n) => " in proof(weak)


def test_derivatives_are_trees():
    top = rules.deriv_fn(rules.deriv_entry(x(i), x(j)), "exp")
    text = proof(rules.deriv_sum(top, i))
    assert "(Rules.deriv_entry i j x)" in text
    assert "(Rules.deriv_fn Rules.outer_exp " in text
    assert "(Rules.deriv_sum (fun (i : Fin n) => " in text


def test_an_entry_of_three_indices_has_a_lemma_of_its_own():
    entry = rules.deriv_entry(y(i, j, k), y(k, j, i))
    assert "exact (Rules.deriv_entry_matrices i k j j k i y)." in proof(entry)


def test_entries_of_more_indices_have_lemmas_too():
    z = {n: Key("at", "z", ("n",) * n, "fixed") for n in (4, 5)}
    four = rules.deriv_entry(Term.of(z[4], i, j, k, i), Term.of(z[4], k, j, i, j))
    assert "exact (Rules.deriv_entry4 i k j j k i i j z)." in proof(four)
    five = rules.deriv_entry(Term.of(z[5], i, j, k, i, j), Term.of(z[5], k, j, i, j, k))
    assert "exact (Rules.deriv_entry5 i k j j k i i j j k z)." in proof(five)


def test_the_error_function_has_its_derivative():
    assert "(Rules.deriv_fn Rules.outer_erf " in proof(rules.deriv_fn(rules.deriv_entry(u, u), "erf"))


def test_an_outcome_is_bound_by_an_expectation():
    mean = rules.expectation_congruence(algebra(X * u, u * X))
    text = proof(mean)
    assert "assert (r0 : forall (w : P), X w * u = u * X w)" in text
    assert "exact (Rules.expectation_congruence (fun (w : P) => (r0 w)))." in text


def test_a_random_value_of_a_fact_brings_its_moments():
    linear = fact("expectation_scale", c=u, X=q(i) * q(j))
    assert "(Random (fun w : P => q i w * q j w) (finite_mul (moments (q i)) (moments (q j))))" in proof(linear)


def test_a_fact_is_taken_at_its_sizes():
    doubled = fact("sum_one", {"n": ("2", "h")})
    assert "exact (Facts.sum_one (double h))." in proof(doubled)


def test_an_equation_of_a_definition_is_a_conversion():
    assert "exact eq_refl." in proof(next(t for rule, _, t in controls() if rule == "unfold"))


def test_a_variable_that_disappears_gets_any_value():
    detour = rules.trans(algebra(u, u + (c - c)), algebra(u + (c - c), u))
    assert "exact (eq_trans (r0 0) (r1 0))." in proof(detour)
    along = rules.trans(algebra(u, u + (x(i) - x(i))), algebra(u + (x(i) - x(i)), u))
    with pytest.raises(RenderError, match="a step has a size n"):
        proof(along)
    twice = 2 * Term("card", "n")
    indexed = algebra(2 * total(k, ONE), twice + (x(i) - x(i)), (fact("sum_one"), 2))
    assert "(r1 (fun _ => 0) (first n_pos))" in proof(rules.trans(indexed, algebra(indexed.rhs, twice)))
