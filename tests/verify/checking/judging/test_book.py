"""The book's right sides are evaluated over batches, at free indices that are given, and relation by relation."""

import numpy as np
import pytest

from verify.checking.judging.book import claim, reported, right_sides
from verify.numbers import balls_from_floats, midpoints, precision

rng = np.random.default_rng(4)


def softmax(x):
    e = np.exp(x)
    return e / e.sum(-1, keepdims=True)


def evaluated(theorem, mutant=None, **values):
    with precision(128):
        balls = {k: balls_from_floats(v) if np.asarray(v).dtype.kind == "f" else v for k, v in values.items()}
        return [midpoints(side) for side in right_sides(claim(theorem, mutant), balls)]


def test_batches_are_broadcast():
    x, g = rng.standard_normal((2, 3, 5)), rng.standard_normal((3, 5))
    p = softmax(x)
    (side,) = evaluated("softmax_vjp", x=x, g=g)
    assert np.allclose(side, p * (g - (g * p).sum(-1, keepdims=True)), rtol=1e-13)


def test_a_free_index_may_be_given():
    x, k = rng.standard_normal((4, 3)), np.array([0, 2, 1, 1])
    (side,) = evaluated("label_smoothed_cross_entropy_gradient", x=x, epsilon=np.array(0.25), k=k)
    assert np.allclose(side, softmax(x) - 0.75 * np.eye(3)[k] - 0.25 / 3, rtol=1e-13)


def test_each_relation_has_its_side():
    first, second = evaluated("relu_of_pos", r=np.array([2.0, 3.0]))
    assert first.tolist() == [2.0, 3.0]
    assert (second == 1.0).all()


def test_a_mutant_is_evaluated_alike():
    x, g = rng.standard_normal((2, 5)), rng.standard_normal((2, 5))
    (side,) = evaluated("softmax_vjp", "sum missing", x=x, g=g)
    assert np.allclose(side, softmax(x) * g, rtol=1e-13)
    assert reported("softmax_vjp", "sum missing") == "HomericIntelligence/Odyssey#2134"


def test_what_the_book_has_not():
    with pytest.raises(LookupError, match="the book has no theorem 'softmax_pjv'"):
        claim("softmax_pjv")
    with pytest.raises(LookupError, match="the book has no mutant 'sun missing' of softmax_vjp"):
        claim("softmax_vjp", "sun missing")
