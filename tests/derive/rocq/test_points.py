"""Points at which hypotheses hold and wrong claims are false: none for what is true, none where a hypothesis fails."""

from dataclasses import replace
from fractions import Fraction

import pytest

from derive.books.mistakes import left, relation, right
from derive.chapters import BOOK
from derive.chapters.feed_forward import theorems as layers
from derive.chapters.softmax import theorems as softmax
from derive.kernel.terms import Term, num
from derive.rocq.points import Constant, disproved, satisfying

TRUE = ("softmax_pos", "softmax_sum_one", "softmax_jacobian", "softmax_lt_one", "planar_modulus", "absolute_of_neg")


def value(point, name):
    """The entries of a variable."""
    (entries,) = (entries for key, entries in point.values.items() if key.name == name)
    return entries


def disproof(entry, edit):
    return disproved(entry, edit.change(entry.claim))


@pytest.mark.parametrize("name", TRUE)
def test_nothing_disproves_a_theorem(name):
    entry = BOOK.entries[name]
    assert disproved(entry, entry.claim) is None


def test_coordinates_are_fractions_and_the_sides_are_told_apart():
    entry = softmax.softmax_sum_one
    found = disproof(entry, right("wrong", 2))
    assert (found.relation, found.part, found.less) == ("eq", 0, True)  # 1 < 2
    (x,) = found.point.values.values()
    assert len(x) == found.point.sizes["n"]
    assert all(type(v) is Fraction for v in x.values())
    assert not disproof(entry, right("wrong", 0)).less


def test_a_derivative_is_compared_with_the_true_one():
    entry = softmax.softmax_jacobian
    assert disproof(entry, right("wrong", 0)).relation == "deriv"
    assert disproof(entry, left("wrong", num(1))) is None  # of another function no theorem speaks


def test_the_part_that_fails_is_named():
    entry = BOOK.entries["sinusoidal_shift"]
    assert disproof(entry, right("wrong", 7, part=0)).part == 0
    assert disproof(entry, right("wrong", 7, part=1)).part == 1


def test_hypotheses_hold_at_the_point():
    entry = layers.absolute_of_neg  # r < 0 gives |r| = -r
    found = disproof(entry, right("wrong", 5))
    assert value(found.point, "r")[()] < 0
    assert disproof(entry, right("wrong", entry.claim.args[0])) is None  # |r| = |r|, true for every r
    free = replace(entry, given=())
    assert value(disproved(free, entry.claim).point, "r")[()] > 0


def test_indices_that_a_hypothesis_says_to_be_different_are():
    entry = softmax.softmax_two_weights_le_one
    found = disproof(entry, right("wrong", num(Fraction(1, 2))))
    assert len(set(found.point.indices.values())) == len(found.point.indices) == 2


def test_a_permutation_moves_something():
    entry = BOOK.entries["head_permutation_equivariant"]
    found = disproof(entry, right("wrong", 0))
    (order,) = (list(v.values()) for k, v in found.point.values.items() if k.kind == "perm")
    assert sorted(order) == list(range(len(order))) != order


def test_a_hypothesis_that_no_point_shows_is_not_taken_to_hold():
    entry = replace(softmax.softmax_sum_one, given=(softmax.softmax_jacobian.claim,))
    assert disproof(entry, right("wrong", 2)) is None


@pytest.mark.parametrize("name", ["product_mean", "batchnorm_variance_unbiased"])
def test_random_entries_are_dice(name):
    entry = BOOK.entries[name]
    assert len(disproof(entry, right("wrong", 0)).point.law.dice) == 2
    assert disproved(entry, entry.claim) is None


def test_equal_sides_disprove_a_difference_and_no_strictness():
    entry = softmax.softmax_pos
    assert disproof(entry, relation("wrong", "ne")) is None
    side = entry.claim.args[1]
    assert disproved(entry, Term("lt", side, side)) is None
    assert disproved(entry, Term("ne", side, side)).relation == "ne"


@pytest.mark.parametrize("each", [7, pytest.param(1, marks=pytest.mark.long)])
def test_there_is_a_point_for_every_theorem_with_hypotheses_and_none_where_they_contradict_each_other(each):
    own = [e for e in BOOK.entries.values() if e.given]
    assert [e.name for e in own[::each] if satisfying(e) is None] == []
    entry = layers.absolute_of_neg
    (negative,) = entry.given
    assert satisfying(replace(entry, given=(negative, Term("lt", negative.args[1], negative.args[0])))) is None


def test_sequences_over_all_integers_are_constant_and_begin_as_the_witness_says():
    point = satisfying(BOOK.entries["relative_encoding_planar"])
    assert (value(point, "A"), value(point, "B")) == (Constant({(): 1}), Constant({(): 0}))
    assert value(point, "rho")[()] == value(point, "a")[0,] ** 2 + value(point, "b")[-7,] ** 2


def test_three_dice_are_taken_where_two_will_not_do():
    assert len(satisfying(BOOK.entries["score_squares_covariance"]).law.dice) == 3
    assert len(satisfying(BOOK.entries["dot_product_variance"]).law.dice) == 2


def test_a_witness_that_is_no_fraction_is_drawn():
    """A root is one of the numbers that are tried, and hypotheses decide; without dice no root is computed."""
    entry = BOOK.entries["normalized_entry_bound"]
    point = satisfying(entry)
    assert all(type(q) is Fraction for values in point.values.values() for q in values.values())
