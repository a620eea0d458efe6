"""Theorems that a claim is: all of the book under other names, with their proofs replayed, and none that it is not."""

import pytest

from derive import Book, Chapter, Dimension, Eq, HasDerivative, Lt, Sum, define, exp, reals, vector
from derive.chapters import BOOK
from derive.deciding.renaming import spelled_out
from derive.doors.recognition import candidates, recognized
from tests.derive.renaming import Renaming

m = Dimension("m")
a, b, c = m.indices("a b c")
z, h = vector("z", m), vector("h", m)
(eps,) = reals("eps")
weight = define("weight", (z, a), exp(z[a]) / Sum(exp(z[b]), b))
loss = Sum(h[a] * weight(z, a), a)


def test_a_theorem_in_ones_own_letters_with_its_value_spelled_otherwise():
    for value in (
        weight(z, c) * (h[c] - Sum(h[a] * weight(z, a), a)),
        weight(z, c) * h[c] - weight(z, c) * Sum(weight(z, a) * h[a], a),
    ):
        claim = HasDerivative(loss, z[c], value)
        found = recognized(claim)
        assert found.entry.name == "softmax_vjp"
        assert found.theorem.concl == claim
        assert "z for x" in str(found)


def test_a_wrong_value_is_not_recognized():
    assert recognized(HasDerivative(loss, z[c], weight(z, c) * (h[c] + Sum(h[a] * weight(z, a), a)))) is None


def test_hypotheses_of_the_theorem_have_to_follow():
    entry = BOOK.entries["layernorm_sum_zero"]
    claim = Renaming()(entry.claim)
    given = tuple(map(Renaming(), entry.given))
    if given:
        assert recognized(claim, ()) is None
    assert recognized(claim, given).entry.name == entry.name


def names_of(claim, given):
    return [found.entry.name for found in candidates(claim, given)]


@pytest.mark.long
def test_every_ninth_theorem_of_the_book_is_recognized_under_other_names():
    new = Renaming()  # of variables, random families, sizes, and the parameters of definitions
    for number, (name, entry) in enumerate(list(BOOK.entries.items())[::9]):
        claim, given = new(entry.claim), tuple(map(new, entry.given))
        theorem = next(f.theorem for f in candidates(claim, given) if f.entry.name == name)
        assert theorem.concl == claim
        assert theorem.hyps <= set(given)
        for mutant in BOOK.mutants.get(name, ())[:1] if number % 2 == 0 else ():
            assert name not in names_of(new(mutant.claim), given)


def test_random_families_and_definitions_of_hypotheses_have_other_names():
    new = Renaming()
    for name in ("dot_product_variance", "layernorm_gain_vjp"):
        entry = BOOK.entries[name]
        claim, given = new(entry.claim), tuple(map(new, entry.given))
        found = recognized(claim, given)
        assert (found.entry.name, found.theorem.concl) == (name, claim)
        assert found.theorem.hyps == set(given)
        assert recognized(claim, given[1:]) is None


def test_a_hypothesis_in_other_words_has_to_follow():
    entry = BOOK.entries["layernorm_variance"]
    new = Renaming()
    claim, (positive, *others) = new(entry.claim), map(new, entry.given)
    variance = positive.args[1]
    assert recognized(claim, [Lt(1, variance), *others]).entry is entry
    assert recognized(claim, [Lt(0, variance + 1), *others]) is None


def test_definitions_may_be_spelled_out():
    entry = BOOK.entries["softmax_vjp"]
    assert recognized(spelled_out(entry.claim)).entry.name == "softmax_vjp"


def test_another_book_has_other_theorems():
    entry = BOOK.entries["softmax_sum_one"]
    own = Book([Chapter("one", [entry])])
    assert recognized(entry.claim, book=own).entry is entry
    assert recognized(BOOK.entries["softmax_vjp"].claim, book=own) is None
    assert recognized(Lt(0, eps)) is None
    assert recognized(Eq(eps, eps)) is None
