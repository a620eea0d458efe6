"""Summands are those of the book's terms: they add up to the theorem, and others are of the same factors."""

import numpy as np
import pytest

from verify.checking.asking.questions import questions
from verify.checking.statements import STATEMENTS
from verify.checking.statements.summands import summands

WHOLE = {"log_softmax_shifted", "softmax_shifted"}  # which have none that are fitted


@pytest.mark.parametrize("name", sorted(set(STATEMENTS) - WHOLE))
def test_they_add_up_to_the_theorem(name):
    for question in questions(name, (), "float64", None, 0)[1][:1]:
        for answer in (a for a in question.answers.values() if a.result.terms):
            terms, coefficients = answer.summands
            total = sum(sign * terms[key] for key, sign in coefficients.items())
            assert np.allclose(total, answer.reference.high, rtol=1e-9, atol=1e-9)
            assert all(np.broadcast_shapes(x.shape, total.shape) == total.shape for x in terms.values())


def test_others_are_of_the_same_factors_and_of_none_else():
    given = {"x": np.array([[0.0, 1.0]]), "g": np.array([[1.0, 3.0]])}
    terms, coefficients = summands("log_softmax_vjp", lambda **a: a)(**given)
    assert coefficients == {"g": 1, "softmax*sum(g)": -1}
    assert set(terms) - set(coefficients) == {"softmax", "softmax*g", "softmax*sum(g*softmax)", "sum(g)"}
    terms, _ = summands("layernorm_vjp", lambda **a: a)(**given, epsilon=1e-5)
    assert "layernorm*mean(g)/deviation" in terms  # which no mutant has
    assert not any("variance" in name or "sqrt" in name for name in terms)


def test_each_relation_has_its_own():
    terms, coefficients = summands("rotary_halves_vjp", lambda **a: a, lambda a, b: np.stack([a, b]))(
        **{name: np.ones((1, 2)) for name in ("g", "w", "phi", "psi")}
    )
    assert list(coefficients.values()) == [1, 1, 1, -1]
    assert (terms["g*cos(phi)"][1] == 0).all() and (terms["g*sin(phi)"][0] == 0).all()
