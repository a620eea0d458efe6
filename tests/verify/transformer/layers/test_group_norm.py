"""GroupNorm: its definition in 60 digits, the norms that it has as ends, every number type, refusals."""

from fractions import Fraction

import mpmath
import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import NUMBER_TYPES, bound
from verify.transformer.layers.group_norm import group_norm, group_norm_backward
from verify.transformer.layers.layer_norm import layer_norm

KAPPA = 1 + 16.0


def by_definition(x, groups, weight, bias):
    found = np.empty(x.shape)
    size = x.shape[1] // groups
    with mpmath.workdps(60):
        for b, group in np.ndindex(len(x), groups):
            channels = range(group * size, (group + 1) * size)
            entries = [mpmath.mpf(float(v)) for c in channels for v in x[b, c].reshape(-1)]
            mean = mpmath.fsum(entries) / len(entries)
            variance = mpmath.fsum((v - mean) ** 2 for v in entries) / len(entries)
            for c in channels:
                for place in np.ndindex(x.shape[2:]):
                    z = (mpmath.mpf(float(x[(b, c, *place)])) - mean) / mpmath.sqrt(variance + mpmath.mpf(1) / 10**5)
                    found[(b, c, *place)] = z * float(weight[c]) + float(bias[c])
    return found


@pytest.mark.parametrize(("shape", "groups"), [((2, 6, 5), 2), ((3, 6), 3), ((2, 4, 3, 5), 2), ((1, 6, 7), 6)])
@pytest.mark.parametrize("offset", [0.0, 1e6])
def test_values_are_those_of_the_definition(shape, groups, offset, dyadic):
    rng = np.random.default_rng(3)
    x, weight, bias = dyadic(rng, *shape) + offset, dyadic(rng, shape[1]), dyadic(rng, shape[1])
    found, _ = group_norm(x, groups, weight, bias)
    expected = by_definition(x, groups, weight, bias)
    assert np.abs(found - expected).max() <= bound(np.float64, KAPPA, np.abs(expected).max())


def test_one_group_is_layer_norm_over_all_axes(dyadic):
    x = dyadic(np.random.default_rng(4), 2, 3, 5)
    assert np.array_equal(group_norm(x, 1)[0], layer_norm(x, n_axes=2)[0])
    assert not np.array_equal(group_norm(x, 3)[0], layer_norm(x, n_axes=2)[0])


@pytest.mark.parametrize("name", NUMBER_TYPES)
def test_every_number_type(name, dyadic):
    record = NUMBER_TYPES[name]
    numbers = [[Fraction(1, 2), 2, -1, Fraction(3, 4)], [0, Fraction(-7, 2), 1, 5]]
    weight = [1, 2, Fraction(-1, 2), 3]
    output, cache = group_norm(record.array(numbers), 2, record.array(weight), record.array(weight))
    d_x = group_norm_backward(cache, output).d_x
    expected, exact = group_norm(np.array(numbers, float), 2, np.array(weight, float), np.array(weight, float))
    d_exact = group_norm_backward(exact, expected).d_x
    assert {type(value) for value in (*output.flat, *d_x.flat)} == {type(record.array([1])[0])}
    accepted = bound(np.float32 if name == "float32" else np.float64, KAPPA, 8)
    assert np.abs(record.to_float(output) - expected).max() <= accepted
    assert np.abs(record.to_float(d_x) - d_exact).max() <= accepted


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((np.ones(4), 2), r"^x: expected shape \(batch, channels, \.\.\.\), got shape \(4,\)$"),
        ((np.ones((2, 4)), 3), "^n_groups: expected a divisor of 4 channels, got 3$"),
        ((np.ones((2, 4)), 0), "^n_groups: expected a positive integer, got 0$"),
        ((np.ones((2, 4)), 2, np.ones(2)), r"^weight: expected shape \(4,\), got shape \(2,\)$"),
    ],
)
def test_refusals_name_the_argument(arguments, message):
    with pytest.raises(ArgumentError, match=message):
        group_norm(*arguments)
