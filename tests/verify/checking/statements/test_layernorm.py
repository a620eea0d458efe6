"""The backward pass of layernorm: every formula is the book's."""

import pytest

from tests.verify.checking.against_the_book import problems


@pytest.mark.parametrize("name", ["layernorm_vjp", "layernorm_gain_vjp"])
@pytest.mark.parametrize("eps", [1e-5, 0.25])
def test_every_formula_is_the_books(name, eps):
    assert problems(name, eps=eps) == []
