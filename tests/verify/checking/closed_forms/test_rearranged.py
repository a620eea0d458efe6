"""Each slip skips a step of a derivation or does it twice, with its words."""

import pytest

from derive import Dimension, Sum, define, exp, reals, sqrt, vector
from derive.prelude import rmsnorm
from verify.checking.closed_forms.rearranged import rearranged
from verify.checking.closed_forms.spoken import spoken

m, n = Dimension("m"), Dimension("n")
s, (j, k) = m.indices("s")[0], n.indices("j k")
x, z = vector("x", m, n), vector("z", n)
a, b, c, d = reals("a b c d")
scores = define("scores", (x, s, j), x[s, j] / sqrt(n.card))
MADE = {
    "of a + b only a is in the product": ((a + b) / c, "a/c + b"),
    "of a*b*c only a is left": (a * b * c, "a"),
    "of a*b/c only 1/c is left": (a * b / c, "1/c"),
    "a - b in the place of a*b": (a * b, "a - b"),
    "b is added to the reciprocal of the root": (c / sqrt(a**2 + b), "c*(1/sqrt(a**2) + b)"),
    "all of a/c + b is divided by c": (a / c + b, "(a + b)/c"),
    "all of scores + z is divided by sqrt(n)": (scores(x, s, j) + z[j], "(x[s, j] + z[j])/sqrt(size(n))"),
    "b is added inside of the root as well": (sqrt(a) + b, "sqrt(a + b) + b"),
    "each summand is divided by its part of sum(exp(x)*z), not sum(exp(x)*x)": (
        Sum(exp(x[s, k]) * x[s, k], k) / Sum(exp(x[s, k]) * z[k], k),
        "Sum(exp(x[s, i])*x[s, i]/z[i], i:n)",
    ),
    "exp is taken twice of a": (exp(a), "exp(exp(a))"),
    "the root of a**2 is taken inside of the root": (sqrt(a**2 + b), "sqrt(sqrt(a**2) + b)"),
    "rmsnorm is taken twice": (
        rmsnorm(z, a, j),
        "rmsnorm(fun k:n => rmsnorm(z, a, k), a, j)",
    ),
    "sum(x) is over all of m too": (Sum(x[s, k], k), "Sum(Sum(x[s, k], k:n), s:m)"),
}


@pytest.mark.parametrize("name", MADE)
def test_a_change_has_its_words(name):
    value, changed = MADE[name]
    made = {}
    for slip in rearranged(value, [s, j]):
        names = (p if isinstance(p, str) else spoken(p) for p in (slip.piece, *slip.others))
        made.setdefault(slip.words.format(*names), repr(slip.term))
    assert made.get(name) == changed, made


def test_no_change_is_the_term():
    for value, _ in MADE.values():
        assert all(slip.term != value for slip in rearranged(value, [s, j]))


def test_several_factors_are_lost_of_few_alone():
    factors = reals("a b c d e f g")
    product = factors[0]
    for factor in factors[1:]:
        product = product * factor
    assert not [slip for slip in rearranged(product) if slip.kind == "lost"]
