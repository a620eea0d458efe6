"""Theorems of the book as lemmas: for one's own words, at other arguments, and only where they apply."""

from functools import cache

import pytest

from derive import (
    Book,
    Dimension,
    Eq,
    ForAll,
    KroneckerDelta,
    Le,
    Lt,
    ProofError,
    Sum,
    decide,
    define,
    exp,
    vector,
)
from derive.chapters import BOOK
from derive.deciding.lemmas import proof_by_lemmas, spoken
from derive.deciding.proving import Prover
from derive.language.terms import reals, vector_of
from tests.book import part

m = Dimension("m")
a, b, c = m.indices("a b c")
z, v = vector("z", m), vector("v", m)
r, t = reals("r t")
total = define("total", (z,), Sum(exp(z[b]), b))
weight = define("weight", (z, a), exp(z[a]) / total(z))
almost = define("almost", (z, a), exp(z[a]) / (total(z) + 1))
scaled = [weight(vector_of(c, r * z[c]), i) for i in (a, b)]
ABOUT_SOFTMAX = (
    *("partition_pos", "softmax_pos", "softmax_sum_one", "softmax_two_weights_le_one", "softmax_le_one"),
    *("softmax_lt_one", "softmax_jacobian_norm_le_half", "softmax_jacobian_psd"),
)


@cache
def about_softmax():
    """A book of these theorems, and one about another word."""
    return Book([part("softmax", ABOUT_SOFTMAX), part("feed_forward", ["absolute_square"])])


@cache
def about_nothing_here():
    return Book([part("normalization", ["variance_nonneg"])])


def form(weights):
    """``v^T J v`` for the Jacobian of softmax."""
    w, u = weights
    return Sum(Sum(v[a] * (w * (KroneckerDelta(a, b) - u)) * v[b], b), a)


@pytest.mark.parametrize(
    "claim",
    [
        Le(form(scaled), Sum(v[a] ** 2, a) / 2),  # the theorem at other logits
        # twice the theorem, and a square
        pytest.param(Le(2 * form(scaled) - t**2, Sum(v[a] ** 2, a)), marks=pytest.mark.long),
        Le(weight(z, a) * weight(z, b), 1),  # no weight exceeds one
        Le(Sum(weight(z, a) ** 2, a), 1),  # and they sum to one
    ],
    ids=repr,
)
def test_a_claim_follows_from_theorems_about_its_words(claim):
    found = decide(claim, book=about_softmax())
    assert (found.verdict, found.theorem.concl, found.theorem.hyps) == ("proved", claim, frozenset())


def test_it_is_the_lemmas_that_prove_it():
    assert decide(Le(Sum(weight(z, a) ** 2, a), 1), book=about_nothing_here()).verdict == "unknown"


def test_a_claim_follows_from_theorems_of_our_book():
    assert decide(Le(Sum(weight(z, a) ** 2, a), 1)).verdict == "proved"


def test_hypotheses_of_a_lemma_have_to_follow():
    below = Le(Sum(weight(z, c) * v[c], c), t)
    claim = Le(Sum(scaled[0] * v[a], a), t)
    given = [ForAll(c, Le(v[c], t))]
    assert decide(claim, given).verdict == decide(below, given).verdict == "proved"
    assert decide(claim).verdict == decide(below).verdict == "refuted"


def test_a_word_with_another_body_is_another_word():
    names = {one.entry.name for one in spoken(Lt(weight(z, a), 1), (), BOOK)}
    assert "softmax_le_one" in names
    of_the_sum = {"partition_pos", "gibbs_variational", "logsumexp_bounds"}  # which both words are made of
    assert not {one.entry.name for one in spoken(Lt(almost(z, a), 1), (), BOOK)} & names - of_the_sum
    with pytest.raises(ProofError):
        proof_by_lemmas(Prover(()), Le(2 * almost(z, a), 1), BOOK)


def test_what_needs_more_words_than_there_are_is_not_tried():
    assert [one.entry.name for one in spoken(Lt(0, total(z)), (), BOOK)][:1] == ["partition_pos"]
    for one in spoken(Lt(0, total(z)), (), BOOK):
        assert "weight" not in repr(one.statement().theorem)
    assert not list(spoken(Eq(t, t), (), BOOK))


def test_what_is_false_stays_false_with_all_lemmas():
    for claim in (Le(weight(z, a), weight(z, b)), Le(2 * weight(z, a), 1), Le(form(scaled), Sum(v[a] ** 2, a) / 3)):
        with pytest.raises(ProofError):
            proof_by_lemmas(Prover(()), claim, about_softmax())


def test_without_words_there_is_no_lemma():
    with pytest.raises(ProofError, match="no theorem of the book speaks of nothing but these words"):
        proof_by_lemmas(Prover(()), Lt(t, r), BOOK)
