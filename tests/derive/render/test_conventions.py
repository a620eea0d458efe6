"""A page that divides by what may be 0, or takes an expectation, says by which convention."""

import pytest

from derive.chapters import BOOK
from derive.language.terms import (
    Dimension,
    Eq,
    Expectation,
    ForAll,
    Le,
    Lt,
    Ne,
    Sum,
    Variance,
    exp,
    log,
    random,
    reals,
    sqrt,
    vector,
)
from derive.render.conventions import conventions

n = Dimension("n")
i, j = n.indices("i j")
x, y = vector("x", n), vector("y", n)
X = random("X", n)
a, b, r = reals("a b r")
ZERO, MOMENTS, SIZES = "A quotient by $0$ is $0$.", "Random entries have all moments.", "Sizes are positive."

NEVER_ZERO = {
    "a number": (a / 2, ()),
    "not zero": (a / b, (Ne(b, 0),)),
    "positive": (a / b, (Lt(0, b),)),
    "a product": (a / (b * r), (Ne(b, 0), Lt(0, r))),
    "a power": (a / b**3, (Ne(b, 0),)),
    "the root of a size": (a / r, (Eq(r**2, n.card),)),
    "the root of what is positive": (a / sqrt(a + b), (Lt(0, a + b),)),
    "an absolute value": (a / sqrt(b**2), (Ne(b, 0),)),
    "a logarithm": (a / log(b), (Lt(1, b),)),
    "every entry below a sum": (Sum(a / x[j], j), (ForAll(i, Ne(x[i], 0)),)),
    "every entry": (a / x[j], (ForAll(i, Ne(x[i], 0)),)),
}
MAY_BE_ZERO = {
    "nothing is known": (a / b, ()),
    "not negative": (a / b, (Le(0, b),)),
    "another is not zero": (a / b, (Ne(a, 0),)),
    "a difference": (a / (b - r), (Ne(b, 0), Ne(r, 0))),
    "another entry": (a / x[j], (Ne(x[i], 0),)),
    "the root of what is not zero": (a / sqrt(b), (Ne(b, 0),)),
    "the root of what is negative": (a / sqrt(b), (Lt(b, 0),)),
    "another vector": (a / y[j], (ForAll(i, Ne(x[i], 0)),)),
    "a cube root of what is not zero": (a / sqrt(b**3), (Ne(b, 0),)),
    "one of two": (a / (b * r), (Ne(b, 0),)),
    "the logarithm of what is positive": (a / log(b), (Lt(0, b),)),
}


@pytest.mark.parametrize(("term", "given"), NEVER_ZERO.values(), ids=NEVER_ZERO)
def test_a_divisor_that_is_never_zero_needs_no_convention(term, given):
    assert conventions(Eq(term, r), given) == ""
    without = conventions(Eq(term, r), ())
    assert without == (ZERO if given else "")


@pytest.mark.parametrize(("term", "given"), MAY_BE_ZERO.values(), ids=MAY_BE_ZERO)
def test_a_divisor_that_may_be_zero_is_spoken_of(term, given):
    assert conventions(Eq(term, r), given) == ZERO


@pytest.mark.parametrize("claim", [Eq(Expectation(X[i]), a), Eq(Variance(X[i]), a)])
def test_an_expectation_is_of_what_has_moments(claim):
    assert conventions(claim, ()) == MOMENTS
    assert conventions(Eq(a, b), (claim,)) == MOMENTS


@pytest.mark.parametrize("divisor", [n.card, Sum(exp(x[i]), i), 2 * n.card * exp(a), sqrt(Sum(exp(x[i]), i))])
def test_who_divides_by_a_size_or_a_sum_says_that_sizes_are_positive(divisor):
    assert conventions(Eq(a / divisor, r), ()) == SIZES
    assert conventions(Eq(a * divisor, r), ()) == ""


def test_a_sum_of_what_is_not_zero_may_be_zero():
    sentence = conventions(Eq(a / Sum(x[i], i), r), (ForAll(i, Ne(x[i], 0)),))
    assert sentence == "A quotient by $0$ is $0$, and sizes are positive."


def test_conventions_stand_in_one_sentence():
    three = Eq(Expectation(X[i]) / b, a / n.card)
    every = "A quotient by $0$ is $0$, random entries have all moments, and sizes are positive."
    assert conventions(three, ()) == every
    claim = Eq(Expectation(X[i]) / b, a)
    assert conventions(claim, ()) == "A quotient by $0$ is $0$, and random entries have all moments."


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("causal_loss_splits_at_prefix", "A quotient by $0$ is $0$, and sizes are positive."),
        ("partition_pos", ""),
        ("dot_product_variance", MOMENTS),
        ("softmax_jacobian", SIZES),
        ("layernorm_jacobian", SIZES),
    ],
)
def test_theorems_of_the_book(name, sentence):
    entry = BOOK.entries[name]
    assert conventions(entry.claim, (*entry.given, *entry.where)) == sentence
