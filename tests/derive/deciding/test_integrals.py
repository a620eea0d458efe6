"""Integrals: antiderivatives that are guessed are the right ones, and the kernel refuses the others."""

import pytest

from derive.deciding.integrals import antiderivatives, integral
from derive.deciding.proving import Prover
from derive.kernel.rules import ProofError
from derive.language.fresh import Fresh
from derive.language.terms import HasIntegral, Le, Lt, Ne, Rational, cos, exp, log, reals, sin
from derive.proving.scope import Scope

t, a, b, c = reals("t a b c")
SCOPE = Scope((), Fresh())


@pytest.mark.parametrize(
    ("claim", "given"),
    [
        (HasIntegral(3 * t**2 + 1, t, 0, 1, 2), []),
        (HasIntegral(exp(2 * t), t, 0, 1, exp(2) / 2 - Rational(1, 2)), []),
        (HasIntegral(t**2 * exp(t), t, 0, 1, exp(1) - 2), []),
        (HasIntegral(a * t * cos(b * t), t, 0, 1, a * sin(b) / b + a * cos(b) / b**2 - a / b**2), [Ne(b, 0)]),
        (HasIntegral(sin(a * t + b), t, 0, 1, cos(b) / a - cos(a + b) / a), [Ne(a, 0)]),
        (HasIntegral(1 / t, t, a, c, log(c) - log(a)), [Lt(0, a), Le(a, c)]),
        (HasIntegral(1 / (1 + t), t, 0, 1, log(2)), []),
        (HasIntegral((a + t) ** 2, t, 0, 1, a**2 + a + Rational(1, 3)), []),
        (HasIntegral(2 * t / (1 + t**2), t, 0, c, log(1 + c**2)), [Le(0, c)]),  # from the value, at its upper limit
    ],
    ids=str,
)
def test_an_integral_is_proved(claim, given):
    theorem = Prover(given).proof(claim)
    assert theorem.concl == claim
    assert theorem.hyps <= set(given)


@pytest.mark.parametrize(
    "claim",
    [
        HasIntegral(t, t, 0, 1, 1),
        HasIntegral(t, t, 1, 0, -Rational(1, 2)),  # limits in order are asked for
        HasIntegral(1 / t, t, 0, 1, 0),
        HasIntegral(cos(a * t), t, 0, 1, sin(a) / a),  # a may be 0
        HasIntegral(exp(t**2), t, 0, 1, 1),
    ],
    ids=str,
)
def test_what_is_false_or_lacks_a_condition_is_not(claim):
    with pytest.raises(ProofError):
        Prover(()).proof(claim)


def test_a_wrong_guess_is_refused():
    claim = HasIntegral(cos(t), t, 0, 1, sin(1))
    assert integral(claim, sin(t), SCOPE).concl.args[3] == claim.args[3]
    with pytest.raises(ProofError):
        integral(claim, 2 * sin(t), SCOPE)


def test_what_no_rule_covers_has_no_antiderivative():
    assert list(antiderivatives(HasIntegral(exp(t**2), t, 0, 1, 0), SCOPE)) == []
    assert list(antiderivatives(HasIntegral(exp(t) * cos(t), t, 0, 1, 0), SCOPE)) == []
