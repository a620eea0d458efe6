"""Patterns of axes: from the statement's to those of a program, and back."""

import numpy as np
import pytest

from verify.checking.calling.layouts import Layouts

X, Q, K = np.arange(30.0).reshape(6, 5), np.ones((4, 3, 2)), np.ones((4, 7, 2))


def test_axes_are_split_moved_and_left_out():
    made = Layouts({"x": "(b s) n -> b n s", "mean": "rows 1 -> rows"}, ["x", "mean", "g"])
    sizes = made.sizes({"x": X})
    array = made.laid_out("x", X, sizes)
    assert array.shape == (2, 5, 3)
    assert np.array_equal(array[1, :, 0], X[3])
    assert np.array_equal(made.back("x", array, sizes), X)
    assert made.laid_out("mean", X[:, :1], sizes).shape == (6,)
    assert made.laid_out("g", X, sizes) is X


def test_an_axis_has_one_size_in_all_arguments():
    made = Layouts({"q": "(b h) m d -> b m h d", "k": "(b h) n d -> b n h d"}, ["q", "k"])
    assert {made.sizes({"q": Q, "k": K}, turn)["b"] for turn in range(3)} == {1, 2, 4}
    shared = Layouts({"q": "(b heads) m d -> b m heads d", "k": "(b keys) n d -> b n keys d"}, ["q", "k"])
    sizes = shared.sizes({"q": Q, "k": K[:2]})
    assert sizes["b"] in (1, 2)
    assert shared.laid_out("q", Q, sizes).shape[0] == shared.laid_out("k", K[:2], sizes).shape[0]


def test_a_prime_size_is_one_axis_or_the_other_in_turn():
    made = Layouts({"x": "(b s) n -> b s n"}, ["x"])
    assert [made.sizes({"x": X[:5]}, turn)["b"] for turn in range(4)] == [1, 5, 1, 5]


def test_a_gradient_is_laid_out_as_its_argument_unless_it_is_declared():
    made = Layouts({"x": "(b s) n -> b s n", "g": "a b -> b a"}, ["x", "g", "dx"])
    assert made.patterns["dx"] == made.patterns["x"]
    assert Layouts({"x": "(b s) n -> b s n", "dx": "a b -> b a"}, ["x", "dx"]).patterns["dx"] == "a b -> b a"


@pytest.mark.parametrize(
    ("pattern", "message"),
    [
        ("b s n", "expected a pattern such as"),
        (3, "expected a pattern such as"),
        ("a b c -> c b a", "expected 2 axes before ->"),
        ("a b -> a b c", "Identifiers only on one side"),
        ("a (b -> a b", "Imbalanced parentheses"),
    ],
)
def test_a_pattern_that_does_not_fit_is_said(pattern, message):
    with pytest.raises(ValueError, match=f"layouts: x: .*{message}"):
        made = Layouts({"x": pattern}, ["x"])
        made.laid_out("x", X, made.sizes({"x": X}))
