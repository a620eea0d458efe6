"""Maxima that only shift, and minus infinity under an exponential."""

from __future__ import annotations

import pytest

from derive import Dimension, Sum, exp, log, reals, sin, vector
from derive.kernel.terms import Term
from derive.language.fresh import Fresh
from derive.tracing.shifts import ONE, exponential, hidden, is_free, masked, shift_of, unshifted

n = Dimension("n")
i, k = n.indices("i k")
x = vector("x", n)
names = Fresh()
c = shift_of(names, ())


def test_softmax_and_logsumexp_are_free_of_their_maximum() -> None:
    shifted = exp(x[i] - c) / Sum(exp(x[k] - c), k)
    assert unshifted(shifted, names) == exp(x[i]) / Sum(exp(x[k]), k)
    assert unshifted(log(Sum(exp(x[k] - c), k)) + c, names) == log(Sum(exp(x[k]), k))
    assert unshifted(x[i] - c - log(Sum(exp(x[k] - c), k)), names) == x[i] - log(Sum(exp(x[k]), k))


@pytest.mark.parametrize(
    "kept",
    [
        exp(x[i] - c),
        x[i] - c,
        sin(x[i] - c),
        exp(x[i] - c) + 1,
        exp(x[i] - c) / Sum(exp(x[k] - 2 * c), k),
        Sum(x[k] - c, k) + c,
    ],
)
def test_what_depends_on_a_maximum_keeps_it(kept: Term) -> None:
    assert unshifted(kept, names) == kept
    assert not is_free(kept)


def test_a_maximum_of_each_entry_leaves_no_sum_over_them() -> None:
    own = shift_of(names, (k,))
    kept = Sum(exp(x[k] - own), k)
    assert unshifted(kept, names) == kept


def test_minus_infinity_is_a_factor_under_an_exponential() -> None:
    (mask,) = reals("mask")
    score = x[i] + hidden(mask)
    assert not is_free(score)
    assert exponential(score) == mask * exp(x[i])
    assert exponential(hidden(mask)) == mask * ONE
    assert masked(score - 1)[1] == (mask,)
