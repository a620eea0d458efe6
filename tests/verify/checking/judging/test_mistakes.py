"""Wrong formulas come from the book by name: no mistake is typed where it is told from the theorem."""

import numpy as np
import pytest

from derive.chapters import BOOK
from verify.checking.judging.mistakes import FUNCTIONS, formula, mistake, mistakes
from verify.checking.judging.statement import Origin
from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import rounded
from verify.numbers import balls_from_floats, midpoints, precision

X, G = np.array([[0.5, -1.0, 2.0], [3.0, 1.0, 0.25]]), np.array([[1.0, 0.0, -2.0], [0.5, 4.0, 1.0]])
P = np.exp(X) / np.exp(X).sum(-1, keepdims=True)


def book(x, g):
    return {"x": x, "g": g}


def test_every_mutant_with_the_left_side_of_the_theorem_is_a_formula():
    by_name = {wrong.name: wrong for wrong in mistakes("softmax_vjp", book)}
    assert list(by_name) == [mutant.name for mutant in BOOK.mutants["softmax_vjp"]]
    assert np.allclose(by_name["sum missing"].formula(x=X, g=G), P * G, rtol=1e-14)
    assert by_name["sum missing"].reported == "HomericIntelligence/Odyssey#2134"
    assert [w.name for w in mistakes("softmax_vjp", book, without=("sign",))] == [n for n in by_name if n != "sign"]


def test_a_mutant_with_one_more_index_is_none():
    names = {wrong.name for wrong in mistakes("layernorm_vjp", lambda **given: given)}
    assert names == {mutant.name for mutant in BOOK.mutants["layernorm_vjp"]} - {"input at a wrong place"}


def test_conventions_and_hints_are_of_mutants():
    wrong = {w.name: w for w in mistakes("softmax_vjp", book, conventions=("sign",), hints={"sign": "say so"})}
    assert [w.name for w in wrong.values() if w.convention] == ["sign"]
    assert wrong["sign"].hint == "say so"
    with pytest.raises(LookupError, match="the book has no mutant 'sing' of softmax_vjp"):
        mistakes("softmax_vjp", book, without=("sing",))


def test_a_theorem_at_other_arguments_laid_out_otherwise():
    turned = Origin(lambda x, g: book(x.T, g.T), "softmax_vjp", laid_out=lambda right, **_: right.T)
    columns = np.exp(X) / np.exp(X).sum(0)
    wrong = mistake("columns", turned)
    assert np.allclose(wrong.formula(x=X, g=G), columns * (G - (columns * G).sum(0)), rtol=1e-14)
    assert wrong.reported == ""


def test_on_every_number_type():
    made = formula(Origin(book, "softmax_vjp", "sum missing"))
    with precision(128):
        exact = midpoints(made(x=balls_from_floats(X), g=balls_from_floats(G)))
    model = ladder("float32")[0]
    ball = made(x=rounded(X, model), g=rounded(G, model))
    assert np.allclose(exact, P * G, rtol=1e-15)
    assert (np.abs(ball.value - exact) <= ball.radius).all()
    assert formula(Origin(book, "softmax_vjp", "sum missing")) == made  # so that it is computed once


@pytest.mark.parametrize("high", [0.0, 800.0])
def test_programs_compute_some_definitions_otherwise(high):
    assert np.allclose(FUNCTIONS["softmax"](X + high), P, rtol=1e-12)
    hidden = np.array([[1, 1, 0], [0, 1, 1]])
    e = np.exp(X) * hidden
    assert np.allclose(FUNCTIONS["masked_softmax"](hidden, X + high), e / e.sum(-1, keepdims=True), rtol=1e-12)
    assert np.array_equal(FUNCTIONS["abs"](X), np.abs(X))
