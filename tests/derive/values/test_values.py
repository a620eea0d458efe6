import numpy as np
import pytest

from derive.language.symbols import RenderError
from derive.language.terms import Dimension, Eq, Sum, random, vector
from derive.values.values import Window, expected, sizes_of
from tests.evaluated import evaluate

n, h = Dimension("n"), Dimension("h")
i, j = n.indices("i j")
(c,) = h.doubled().indices("c")
x, q, w = vector("x", n), random("q", n), vector("w", h.doubled())


@pytest.mark.parametrize(
    ("value", "line"),
    [
        (np.zeros((2, 2)), r"x: expected an array of shape \(n\), here \(3,\), got shape \(2, 2\)"),
        ([1.0, np.nan, 0.0], r"x: expected finite numbers, got nan at index \(1,\)"),
        ([1.0, 2.0, np.inf], r"x: expected finite numbers, got inf at index \(2,\)"),
        (["a", "b", "c"], "x: expected numbers, got dtype <U1"),
        ([True, False, True], "x: expected numbers, got dtype bool"),
        ([[1.0], [1.0, 2.0], 3.0], r"x: expected an array of shape \(n\), got ragged nested lists"),
    ],
)
def test_what_does_not_fit_is_named_in_one_line(value, line):
    with pytest.raises(RenderError, match=f"^{line}$"):
        evaluate(Sum(x[i], i), {"x": value}, {"n": 3})


def test_the_control_fits():
    assert evaluate(Sum(x[i], i), {"x": [1, 2, 3]}, {"n": 3}) == 6


@pytest.mark.parametrize("size", [0, -1, True, 2.0, None])
def test_a_size_is_a_positive_integer(size):
    with pytest.raises(RenderError, match="size n: expected a positive integer"):
        evaluate(Sum(x[i], i), {"x": [1.0]}, {"n": size})


def test_what_is_missing_is_named():
    with pytest.raises(RenderError, match=r"^x: expected an array of shape \(n\), got nothing$"):
        evaluate(Sum(x[i], i), {}, {"n": 3})


def test_sizes_are_read_off_the_shapes():
    assert sizes_of([x.key, w.key], {"x": np.zeros(3), "w": np.zeros(4)}) == {"n": 3, "h": 2}
    with pytest.raises(RenderError, match=r"w: expected an even number of entries for 2\*h, got 5"):
        sizes_of([w.key], {"w": np.zeros(5)})
    with pytest.raises(RenderError, match="x: expected at least one entry for n, got 0"):
        sizes_of([x.key], {"x": np.zeros(0)})
    with pytest.raises(RenderError, match="y: expected 3 entries for n, as before, got 2"):
        sizes_of([x.key, vector("y", n).key], {"x": np.zeros(3), "y": np.zeros(2)})


def test_a_random_family_wants_a_law():
    from derive.language.terms import Expectation

    with pytest.raises(RenderError, match="q: expected a Law, got ndarray"):
        evaluate(Expectation(q[i]), {"q": np.zeros(3)}, {"n": 3})


def test_permutations_are_checked():
    from derive.language.terms import permutation

    sigma = permutation("sigma", n)
    assert evaluate(x[sigma(i)], {"x": [5.0, 6.0, 7.0], "sigma": [2, 0, 1]}, {"n": 3}).tolist() == [7.0, 5.0, 6.0]
    with pytest.raises(RenderError, match="sigma: expected a permutation of 0, ..., 2, got"):
        evaluate(x[sigma(i)], {"x": [5.0, 6.0, 7.0], "sigma": [2, 0, 2]}, {"n": 3})


def test_variables_are_described():
    assert expected(w.key) == "an array of shape (2*h)"
    assert expected(q.key) == "a Law of shape (n)"
    assert Window(np.zeros(3), -1).first == -1
    assert Eq(x[i], x[j]).sort == "P"
