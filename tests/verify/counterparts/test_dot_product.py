import itertools

import numpy as np
import pytest

from derive.values.laws import Law
from verify.counterparts.dot_product import COUNTERPARTS, layer, outcomes, scores

SAMPLES = 60_000


def law(rng, *shape):
    weights = rng.random((*shape, 3)) + 0.1
    return Law(rng.normal(size=(*shape, 3)) + 0.5, weights / weights.sum(axis=-1, keepdims=True))


def test_outcomes_are_all_there_with_their_probabilities():
    rng = np.random.default_rng(0)
    one = law(rng, 3)
    found = outcomes(one.points, one.weights)
    assert found.rows.shape == (27, 3)
    assert found.weights.sum() == pytest.approx(1, rel=1e-14)
    assert {tuple(r) for r in found.rows} == set(itertools.product(*one.points))
    assert np.allclose(found.weights @ found.rows, (one.points * one.weights).sum(axis=1), rtol=1e-13)


def sampled(rng, one, count):
    uniform = rng.random((count, one.points.shape[0], 1))
    chosen = (uniform > one.weights.cumsum(axis=-1)[:, :-1]).sum(axis=-1)
    return one.points[np.arange(one.points.shape[0]), chosen]


def confident(samples, exact, bound):
    """Hoeffding: a mean of values within an interval of this length is off by more with a chance below 1e-9."""
    margin = bound * np.sqrt(np.log(2 / 1e-9) / (2 * len(samples)))
    return abs(samples.mean() - exact) <= margin


@pytest.mark.parametrize("d", [2, 5])
def test_enumeration_agrees_with_sampled_queries_and_keys(d):
    rng = np.random.default_rng(d)
    q, k = law(rng, d), law(rng, d)
    query, key = sampled(rng, q, SAMPLES), sampled(rng, k, SAMPLES)
    found = scores(q, k)
    dots = np.concatenate([np.diagonal(layer(query[n : n + 50], key[n : n + 50])) for n in range(0, SAMPLES, 50)])
    reach = np.ptp(found.scores)
    assert confident(dots, found.mean(found.scores), reach)
    squares = (dots - float(found.mean(found.scores))) ** 2
    assert confident(squares, found.variance(), reach**2)
    assert not confident(squares + 0.02 * reach**2, found.variance(), reach**2)  # the check can fail


def test_covariances_are_those_of_the_joint_law():
    rng = np.random.default_rng(3)
    queries, keys = law(rng, 2, 1), law(rng, 2, 1)
    found = COUNTERPARTS["score_covariance"](Q=queries, K=keys)
    values, chances = [], []
    for chosen in itertools.product(range(3), repeat=4):
        a, b = (queries.points[n, 0, chosen[n]] for n in (0, 1))
        c, e = (keys.points[n, 0, chosen[2 + n]] for n in (0, 1))
        values.append([a * c, a * e, b * c, b * e])
        chances.append(np.prod([queries.weights[n, 0, chosen[n]] * keys.weights[n, 0, chosen[2 + n]] for n in (0, 1)]))
    values, chances = np.array(values), np.array(chances)
    deviations = values - chances @ values
    joint = (deviations * chances[:, None]).T @ deviations
    assert np.allclose(found.reshape(4, 4), joint, rtol=1e-12, atol=1e-14)
