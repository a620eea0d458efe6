"""A wrong formula counts as the same only where the kernel proves it."""

from fractions import Fraction

import pytest

from derive.kernel.theorem import ProofError
from verify.checking.judging.coincidence import proved_same


@pytest.mark.parametrize("mutant", ["eps left out", "eps left out throughout", "eps outside the root"])
def test_without_eps_some_formulas_are_the_same(mutant):
    assert proved_same("layernorm_vjp", mutant, (("epsilon", Fraction(0)),))
    with pytest.raises(ProofError):
        proved_same("layernorm_vjp", mutant, (("epsilon", Fraction(1, 10**9)),))


def test_what_differs_is_not_proved():
    with pytest.raises(ProofError, match="sides differ"):
        proved_same("layernorm_vjp", "mean subtracted twice", (("epsilon", Fraction(0)),))


def test_a_variable_that_the_theorem_has_not():
    with pytest.raises(LookupError, match="the claim has no number eps"):
        proved_same("layernorm_vjp", "eps left out", (("eps", Fraction(0)),))
