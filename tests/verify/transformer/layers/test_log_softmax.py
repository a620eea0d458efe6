"""Log-sum-exp and log-softmax: gradients on every rung, stress cases, refusals."""

import math

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import balls_from_floats, bound, midpoints, precision
from verify.transformer.layers.log_softmax import log_softmax, log_softmax_backward, logsumexp, logsumexp_backward

SHAPES = [(2, 3, 5), (3, 3, 3), (2, 7, 1)]
KAPPA = 1 + 3.0  # exponents within (-3, 3)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("axis", [-1, 1])
def test_logsumexp_gradient(shape, axis, dyadic, gradient_failures):
    def backward(g, x):
        return {"x": logsumexp_backward(logsumexp(x, axis)[1], g)}

    arrays = {"x": dyadic(np.random.default_rng(4), *shape)}
    assert gradient_failures(lambda x: logsumexp(x, axis)[0], backward, arrays, KAPPA) == []


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("axis", [-1, 1])
def test_log_softmax_gradient(shape, axis, dyadic, gradient_failures):
    def backward(g, x):
        return {"x": log_softmax_backward(log_softmax(x, axis)[1], g)}

    arrays = {"x": dyadic(np.random.default_rng(5), *shape)}
    scales = {"x": 1.0} if shape[axis] == 1 else None
    failures = gradient_failures(lambda x: log_softmax(x, axis)[0], backward, arrays, KAPPA, scales)
    assert failures == []


def test_values_at_large_logits():
    x = np.array([1e4, 1e4, -1e4])
    assert logsumexp(x)[0] == 1e4 + math.log(2)
    assert np.array_equal(log_softmax(x)[0], [-math.log(2), -math.log(2), -2e4 - math.log(2)])


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_the_logarithm_of_a_weight_near_one_keeps_its_digits(dtype):
    x = np.array([-1.0, 40.0, 0.0, 7.0])
    found, _ = log_softmax(x.astype(dtype))
    with precision(200):
        reference = midpoints(log_softmax(balls_from_floats(x))[0])
    assert found.dtype == dtype
    assert -1e-14 < reference[1] < 0
    assert (np.abs(found - reference) <= [bound(dtype, 1 + 41, abs(r)) for r in reference]).all()


def test_a_difference_of_logits_that_overflows():
    x = np.array([1e308, -1e308])
    assert logsumexp(x)[0] == 1e308
    with pytest.raises(ArgumentError, match=r"^x - max\(x\): expected finite numbers, got -inf at index \(1,\)$"):
        log_softmax(x)


@pytest.mark.parametrize("function", [logsumexp, log_softmax])
@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_not_finite_is_refused_by_name(function, bad):
    with pytest.raises(ArgumentError, match=r"^x: expected finite numbers or -inf, got .* at index \(1,\)$"):
        function(np.array([0.0, bad]))


@pytest.mark.parametrize("axis", [-1, 0])
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex128])
def test_a_logit_of_minus_infinity_is_as_if_it_were_not_there(axis, dtype, dyadic):
    """The balls, which have no infinity, are of the other logits alone."""
    rng = np.random.default_rng(6)
    x, g = dyadic(rng, 3, 7), dyadic(rng, 3, 7)
    gone = [0, 2, 6]
    others = np.delete(np.arange(7), gone)
    masked = x.astype(dtype)
    masked[:, gone] = -np.inf
    one = np.float32 if dtype == np.float32 else np.float64
    with precision(160):
        ball, g_ball = balls_from_floats(x[:, others]), balls_from_floats(g)
        logs, cache = log_softmax(ball)
        total, total_cache = logsumexp(ball)
        rows = g_ball[:, others]
        # a gradient that comes in at a masked entry leaves through the sum, which all entries share
        through = cache.weights * g_ball[:, gone].sum(axis=-1, keepdims=True)
        expected = {
            "logs": midpoints(logs),
            "total": midpoints(total),
            "d_logs": midpoints(log_softmax_backward(cache, rows) - through),
            "d_total": midpoints(logsumexp_backward(total_cache, g_ball[:, 0])),
        }
    turned = masked if axis == -1 else masked.T
    found, cache = log_softmax(turned, axis)
    whole, whole_cache = logsumexp(turned, axis)
    d_found = log_softmax_backward(cache, g.astype(dtype) if axis == -1 else g.astype(dtype).T)
    d_whole = logsumexp_backward(whole_cache, g[:, 0].astype(dtype))
    found, d_found, d_whole = (a if axis == -1 else a.T for a in (found, d_found, d_whole))
    assert np.array_equal(found[:, gone], np.full((3, 3), -np.inf))
    assert np.array_equal(d_found[:, gone], g[:, gone])
    assert not d_whole[:, gone].any()
    for name, array in (("logs", found), ("d_logs", d_found), ("d_total", d_whole)):
        assert np.abs(array[:, others] - expected[name]).max() <= bound(one, KAPPA, 4.0)
    assert np.abs(whole - expected["total"]).max() <= bound(one, KAPPA, 4.0)


def test_a_row_of_minus_infinity_has_a_sum_and_no_weights():
    x = np.array([[-np.inf, -np.inf], [0.0, -np.inf]])
    output, cache = logsumexp(x)
    assert np.array_equal(output, [-np.inf, 0])
    assert np.array_equal(logsumexp_backward(cache, np.ones(2)), [[0, 0], [1, 0]])
    with pytest.raises(ArgumentError, match="^x: expected a logit that is not -inf in each row, got a row without$"):
        log_softmax(x)


@pytest.mark.parametrize("axis", [-2, 1, 1.0, None, True, "0"])
def test_an_axis_that_is_none_is_refused(axis):
    for function in (logsumexp, log_softmax):
        with pytest.raises(ArgumentError, match="^axis: expected an axis of an array of shape"):
            function(np.ones(2), axis)
