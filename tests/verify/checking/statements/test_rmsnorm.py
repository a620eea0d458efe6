"""The backward pass of rmsnorm: every formula is the book's."""

import pytest

from tests.verify.checking.against_the_book import problems


@pytest.mark.parametrize(
    ("name", "eps"),
    [
        ("rmsnorm_vjp", 0.0),
        ("rmsnorm_vjp", 1e-5),
        ("rmsnorm_vjp", 0.25),
        ("rmsnorm_gain_vjp", 1e-5),
        ("rmsnorm_gain_vjp", 0.25),
    ],
)
def test_every_formula_is_the_books(name, eps):
    assert problems(name, eps=eps) == []
