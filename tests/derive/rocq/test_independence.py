"""Expectations that factor: entries by their places, and why none is in both factors."""

import pytest

from derive.language.symbols import RenderError
from derive.rocq.independence import factor
from derive.rocq.names import Names
from derive.rocq.text import Writer
from tests.derive.kernel.vocabulary import X, exp, i, independent, j, k, q, r, s, t, u


def written(f, g, families, known=None):
    return factor(Writer(Names(), {}), f, g, families, known or {}, "H")


def test_families_apart_need_no_proof():
    text = written(q(i) * u, r(j), independent(q(i), r(j)))
    assert text.startswith("(Rules.expectation_factor ((inl i) :: nil)%list ((inr j) :: nil)%list H ")
    assert "(disjoint_cons (away_cons (inl_inr _ _) away_nil) disjoint_nil)" in text
    assert text.endswith(
        "(polynomial_mul (polynomial_entry (inl i) (or_introl eq_refl)) (polynomial_const u)) "
        "(polynomial_entry (inr j) (or_introl eq_refl)))"
    )


def test_entries_of_one_family_are_shown_to_differ():
    assert "(away_cons H1 away_nil)" in written(q(i), q(j), independent(q(i)), {(i, j): "H1"})
    assert "(away_cons (not_eq_sym H1) away_nil)" in written(q(j), q(i), independent(q(i)), {(i, j): "H1"})
    assert "(inl_apart H1)" in written(q(i), q(j), independent(q(i), X), {(i, j): "H1"})
    assert "(inr_apart (inl_apart H1))" in written(q(i), q(j), independent(X, q(i), r(i)), {(i, j): "H1"})


def test_one_index_of_two_is_enough():
    families = independent(q(i, s))
    assert "(fst_apart _ _ H1)" in written(q(i, s), q(j, s), families, {(i, j): "H1"})
    assert "(snd_apart _ _ H1)" in written(q(i, s), q(i, t), families, {(s, t): "H1"})


def test_the_third_of_three_families():
    text = written(X * q(i), r(j), independent(q(i), r(i), X))
    assert "((inr (inr tt)) :: (inl i) :: nil)%list ((inr (inl j)) :: nil)%list" in text
    assert "(away_cons (inr_apart (inr_inl _ _)) away_nil)" in text


def test_each_entry_is_listed_once():
    text = written((q(i) + q(j)) * q(i) ** 2 - q(j) / u, r(k), independent(q(i), r(k)))
    assert "((inl i) :: (inl j) :: nil)%list" in text
    assert "(polynomial_entry (inl j) (or_intror (or_introl eq_refl)))" in text
    assert "(polynomial_pow 2 (polynomial_entry (inl i) (or_introl eq_refl)))" in text


def test_entries_that_may_be_one_are_refused():
    with pytest.raises(RenderError, match="not shown to differ"):
        written(q(i), q(j), independent(q(i)), {(i, k): "H1"})


def test_what_is_no_polynomial_is_refused():
    with pytest.raises(RenderError, match="under fn"):
        written(exp(q(i)), r(j), independent(q(i), r(j)))
