"""The backward pass of layernorm: every formula is the book's."""

import pytest

from tests.verify.checking.against_the_book import problems


@pytest.mark.parametrize(
    ("name", "eps"),
    [
        ("layernorm_vjp", 0.0),
        ("layernorm_vjp", 1e-5),
        ("layernorm_vjp", 0.25),
        ("layernorm_gain_vjp", 1e-5),
        ("layernorm_gain_vjp", 0.25),
    ],
)
def test_every_formula_is_the_books(name, eps):
    assert problems(name, eps=eps) == []
