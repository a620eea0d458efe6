"""Log-sum-exp, log-softmax, cross-entropy: gradients on every rung, stress cases, refusals."""

import math

import numpy as np
import pytest

from verify.numbers import balls_from_floats, bound, midpoints, precision
from verify.transformer.cross_entropy import (
    cross_entropy,
    cross_entropy_backward,
    log_softmax,
    log_softmax_backward,
    logsumexp,
    logsumexp_backward,
)
from verify.transformer.shapes import ArgumentError

SHAPES = [(2, 3, 5), (3, 3, 3), (2, 7, 1)]
KAPPA = 1 + 3.0  # exponents within (-3, 3)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("axis", [-1, 1])
def test_logsumexp_gradient(shape, axis, dyadic, gradient_failures):
    def backward(g, x):
        return {"x": logsumexp_backward(logsumexp(x, axis)[1], g)}

    arrays = {"x": dyadic(np.random.default_rng(4), *shape)}
    assert gradient_failures(lambda x: logsumexp(x, axis)[0], backward, arrays, KAPPA, entries=None) == []


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("axis", [-1, 1])
def test_log_softmax_gradient(shape, axis, dyadic, gradient_failures):
    def backward(g, x):
        return {"x": log_softmax_backward(log_softmax(x, axis)[1], g)}

    arrays = {"x": dyadic(np.random.default_rng(5), *shape)}
    scales = {"x": 1.0} if shape[axis] == 1 else None
    failures = gradient_failures(lambda x: log_softmax(x, axis)[0], backward, arrays, KAPPA, scales, entries=None)
    assert failures == []


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("axis", [-1, 1])
def test_cross_entropy_gradient_with_targets_that_do_not_sum_to_one(shape, axis, dyadic, gradient_failures):
    def backward(g, logits, target_probabilities):
        gradients = cross_entropy_backward(cross_entropy(logits, target_probabilities, axis)[1], g)
        return {"logits": gradients.d_logits, "target_probabilities": gradients.d_target_probabilities}

    rng = np.random.default_rng(6)
    arrays = {"logits": dyadic(rng, *shape), "target_probabilities": dyadic(rng, *shape)}
    failures = gradient_failures(
        lambda logits, target_probabilities: cross_entropy(logits, target_probabilities, axis)[0],
        backward,
        arrays,
        KAPPA,
        dict.fromkeys(arrays, 1.0) if shape[axis] == 1 else None,
        entries=None,
    )
    assert failures == []


def test_values_at_large_logits():
    x = np.array([1e4, 1e4, -1e4])
    assert logsumexp(x)[0] == 1e4 + math.log(2)
    assert np.array_equal(log_softmax(x)[0], [-math.log(2), -math.log(2), -2e4 - math.log(2)])
    loss, cache = cross_entropy(x, np.array([0.0, 0.0, 1.0]))
    assert loss == 2e4 + math.log(2)
    assert np.array_equal(cross_entropy_backward(cache, np.ones(())).d_logits, [0.5, 0.5, -1.0])


def test_the_gradient_of_a_decided_row_keeps_its_digits():
    x, y = np.array([0.0, 40.0, -1.0]), np.array([0.0, 1.0, 0.0])
    with precision(300):
        exact = cross_entropy_backward(
            cross_entropy(balls_from_floats(x), balls_from_floats(y))[1], balls_from_floats(np.ones(()))
        )
        reference = midpoints(exact.d_logits)
    found = cross_entropy_backward(cross_entropy(x, y)[1], np.ones(())).d_logits
    assert 0 < -reference[1] < 1e-16
    assert (np.abs(found - reference) <= [bound(np.float64, 1 + 41, abs(r)) for r in reference]).all()


@pytest.mark.parametrize("function", [logsumexp, log_softmax])
@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf])
def test_not_finite_is_refused_by_name(function, bad):
    with pytest.raises(ArgumentError, match=r"^x: expected finite numbers, got .* at index \(1,\)$"):
        function(np.array([0.0, bad]))


def test_shapes_are_refused_by_name():
    with pytest.raises(ArgumentError, match=r"^target_probabilities: expected shape \(2, 3\), got shape \(2,\)$"):
        cross_entropy(np.ones((2, 3)), np.ones(2))
    _, cache = cross_entropy(np.ones((2, 3)), np.ones((2, 3)))
    with pytest.raises(ArgumentError, match=r"^d_output: expected shape \(2,\), got shape \(3,\)$"):
        cross_entropy_backward(cache, np.ones(3))
    with pytest.raises(ArgumentError, match="^axis: expected an axis"):
        log_softmax(np.ones(2), axis=-2)
