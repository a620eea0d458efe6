"""Wrong values of layers by name: each is caught, and the right one passes the same check.

The check compares with the definitions, written out entry by entry on balls.
"""

from fractions import Fraction
from typing import NamedTuple

import flint
import numpy as np
import pytest

from verify.numbers import balls_from_floats, bound, midpoints, precision, radii
from verify.numbers.balls import _wrap
from verify.numbers.elements import map_elements
from verify.numbers.error_function import erf
from verify.transformer.layers.activations import gelu
from verify.transformer.layers.batch_norm import RunningStatistics, batch_norm
from verify.transformer.layers.embedding import embedding
from verify.transformer.layers.layer_norm import layer_norm
from verify.transformer.layers.rms_norm import rms_norm

EPS = Fraction(1, 10**5)
TOKENS = np.array([[2, 0, 2, 4, 2], [1, 2, 0, 0, 4]])
BITS = 160


def exact(x, value):
    """Return an exact number in a type that meets the array: a float, or the number itself."""
    return value if x.dtype == object else float(value)


def mean(x, axis=-1):
    axes = (axis,) if isinstance(axis, int) else axis
    return x.sum(axis=axis, keepdims=True) / int(np.prod([x.shape[a] for a in axes]))


class Values(NamedTuple):
    """A layer's value, its definition on balls, inputs by name, the size of their entries; wrong layers."""

    shapes: dict
    right: object
    definition: object
    wrong: dict
    factors: dict = {}
    offset: float = 0.0


def standardized(entries, eps):
    m = sum(entries) / len(entries)
    v = sum((entry - m) * (entry - m) for entry in entries) / len(entries)
    return [(entry - m) / np.sqrt(v + eps) for entry in entries]


def layer_norm_values(factor=1.0, offset=0.0):
    def definition(x, weight, bias):
        result = np.empty(x.shape, dtype=object)
        for b, t in np.ndindex(x.shape[:2]):
            for j, z in enumerate(standardized(list(x[b, t]), EPS)):
                result[b, t, j] = z * weight[j] + bias[j]
        return result

    def given(normalize):
        return lambda x, weight, bias: normalize(x, exact(x, EPS)) * weight + bias

    def centered(x, axis=-1):
        return x - mean(x, axis)

    def variance(x, axis=-1):
        return mean(centered(x, axis) * centered(x, axis), axis)

    def one_pass(x, eps):
        return (x - mean(x)) / np.sqrt(mean(x * x) - mean(x) * mean(x) + eps)

    wrong = {
        "eps_outside_the_root": lambda x, eps: centered(x) / (np.sqrt(variance(x)) + eps),
        "eps_missing": lambda x, eps: centered(x) / np.sqrt(variance(x)),
        "eps_squared": lambda x, eps: centered(x) / np.sqrt(variance(x) + eps * eps),
        "unbiased_variance": lambda x, eps: centered(x) / np.sqrt(variance(x) * 7 / 6 + eps),
        "mean_over_the_wrong_axis": lambda x, eps: centered(x, 1) / np.sqrt(variance(x, 1) + eps),
        "statistics_of_the_whole_sequence": lambda x, eps: centered(x, (1, 2)) / np.sqrt(variance(x, (1, 2)) + eps),
        "no_mean": lambda x, eps: x / np.sqrt(variance(x) + eps),
        "mean_square_for_variance": lambda x, eps: centered(x) / np.sqrt(mean(x * x) + eps),
        "root_missing": lambda x, eps: centered(x) / (variance(x) + eps),
    }
    wrong = {name: given(f) for name, f in wrong.items()}
    wrong["bias_before_weight"] = lambda x, weight, bias: (layer_norm(x)[0] + bias) * weight
    if offset:
        wrong = {"one_pass_variance_at_offset_1e6": given(one_pass)}
    shapes = {"x": (2, 3, 7), "weight": (7,), "bias": (7,)}
    return Values(shapes, lambda **arrays: layer_norm(**arrays)[0], definition, wrong, {"x": factor}, offset)


def rms_norm_values():
    def definition(x, weight):
        result = np.empty(x.shape, dtype=object)
        for b, t in np.ndindex(x.shape[:2]):
            root = np.sqrt(sum(entry * entry for entry in x[b, t]) / x.shape[2] + EPS)
            for j, entry in enumerate(x[b, t]):
                result[b, t, j] = entry / root * weight[j]
        return result

    def given(normalize):
        return lambda x, weight: normalize(x, exact(x, EPS)) * weight

    wrong = {
        "mean_subtracted": lambda x, eps: layer_norm(x)[0],
        "eps_outside_the_root": lambda x, eps: x / (np.sqrt(mean(x * x)) + eps),
        "eps_missing": lambda x, eps: x / np.sqrt(mean(x * x)),
        "sum_for_mean": lambda x, eps: x / np.sqrt((x * x).sum(axis=-1, keepdims=True) + eps),
        "root_missing": lambda x, eps: x / (mean(x * x) + eps),
        "mean_over_the_wrong_axis": lambda x, eps: x / np.sqrt(mean(x * x, 1) + eps),
    }
    return Values(
        {"x": (2, 3, 7), "weight": (7,)},
        lambda **arrays: rms_norm(**arrays, eps=EPS)[0],
        definition,
        {name: given(f) for name, f in wrong.items()},
        {"x": 1 / 256},
    )


def batch_norm_values():
    """The output of training and the running statistics after it, one after the other."""
    momentum = Fraction(1, 8)

    def side_by_side(output, average, variance):
        return np.concatenate([output.reshape(-1), average.reshape(-1), variance.reshape(-1)])

    def definition(x, average, spread):
        output = np.empty(x.shape, dtype=object)
        averages, variances = average.copy(), spread.copy()
        for f in range(3):
            entries = list(x[:, f].reshape(-1))
            output[:, f] = np.array(standardized(entries, EPS), dtype=object).reshape(2, 5)
            m = sum(entries) / 10
            v = sum((entry - m) * (entry - m) for entry in entries) / 9
            averages[f] = average[f] * (1 - momentum) + m * momentum
            variances[f] = spread[f] * spread[f] * (1 - momentum) + v * momentum
        return side_by_side(output, averages, variances)

    def given(change=None, share=momentum):
        def run(x, average, spread):
            running = RunningStatistics(average, spread * spread, 3)
            output, cache = batch_norm(x, running=running, momentum=share)
            parts = (output, cache.running.mean, cache.running.variance)
            return side_by_side(*(parts if change is None else change(x, running, cache, *parts)))

        return run

    def biased(x, r, c, output, average, variance):
        v = c.standardized.variance.reshape(-1)
        return output, average, r.variance + (v - r.variance) * exact(x, momentum)

    def batch_only(x, r, c, output, average, variance):
        centered = x - mean(x, 0)
        return centered / np.sqrt(mean(centered * centered, 0) + exact(x, EPS)), average, variance

    def unbiased_output(x, r, c, output, average, variance):
        return (x - mean(x, (0, 2))) / np.sqrt(c.standardized.variance * 10 / 9 + exact(x, EPS)), average, variance

    def running_used(x, r, c, output, average, variance):
        return batch_norm(x, running=r, training=False)[0], average, variance

    def length_only(x, r, c, output, average, variance):
        return layer_norm(x)[0], average, variance

    def batch_size_for_count(x, r, c, output, average, variance):
        v = c.standardized.variance.reshape(-1) * 2
        return output, average, r.variance + (v - r.variance) * exact(x, momentum)

    def deviation_kept(x, r, c, output, average, variance):
        return output, average, np.sqrt(variance)

    def mean_kept(x, r, c, output, average, variance):
        return output, r.mean, variance

    wrong = {
        "running_variance_biased": given(biased),
        "momentum_reversed": given(share=1 - momentum),
        "cumulative_for_momentum": given(share=None),
        "statistics_over_the_batch_only": given(batch_only),
        "statistics_over_the_length_only": given(length_only),
        "normalized_by_the_unbiased_variance": given(unbiased_output),
        "running_statistics_used_in_training": given(running_used),
        "batch_size_for_count": given(batch_size_for_count),
        "running_deviation_for_variance": given(deviation_kept),
        "running_mean_not_updated": given(mean_kept),
    }
    shapes = {"x": (2, 3, 5), "average": (3,), "spread": (3,)}
    return Values(shapes, given(), definition, wrong)


def batch_norm_inference_values():
    """By running variances near eps; the spread is their root."""

    def definition(x, average, spread):
        output = np.empty(x.shape, dtype=object)
        for b, f, t in np.ndindex(x.shape):
            output[b, f, t] = (x[b, f, t] - average[f]) / np.sqrt(spread[f] * spread[f] + EPS)
        return output

    def right(x, average, spread):
        return batch_norm(x, running=RunningStatistics(average, spread * spread), training=False)[0]

    def given(formula):
        return lambda x, average, spread: formula(x, average[:, None], spread[:, None], exact(x, EPS))

    def root_of_square(s):
        return np.sqrt(s * s)

    wrong = {
        "eps_outside_the_root": given(lambda x, m, s, eps: (x - m) / (root_of_square(s) + eps)),
        "eps_missing": given(lambda x, m, s, eps: (x - m) / root_of_square(s)),
        "mean_not_subtracted": given(lambda x, m, s, eps: x / np.sqrt(s * s + eps)),
        "root_missing": given(lambda x, m, s, eps: (x - m) / (s * s + eps)),
        "statistics_of_the_batch": lambda x, average, spread: batch_norm(x)[0],
    }
    shapes = {"x": (2, 3, 5), "average": (3,), "spread": (3,)}
    return Values(shapes, right, definition, wrong, {"spread": 1 / 256})


def erf_definition(z):
    """Return the power series of the error function; beyond its 60 terms there is less than 1e-60."""
    term, total = z, z
    for n in range(1, 60):
        term = term * z * z / -n
        total = total + term / (2 * n + 1)
    return total * 2 / np.sqrt(_wrap(flint.arb.pi()))


def gelu_values(approximate):
    def definition(x):
        if approximate == "none":
            return map_elements(lambda a: a / 2 * (1 + erf_definition(a / np.sqrt(a.constant(2)))), x)
        root = np.sqrt(2 / _wrap(flint.arb.pi()))
        return map_elements(lambda a: a / 2 * (1 + (root * (a + a * a * a * 44715 / 10**6)).tanh()), x)

    def of_erf(scale, x):
        argument = x * exact(x, scale)
        return x / 2 * (1 + map_elements(erf, argument).astype(x.dtype))

    other = {"none": "tanh", "tanh": "none"}[approximate]
    wrong = {
        f"{other}_for_{approximate}": lambda x: gelu(x, other)[0],
        "by_the_sigmoid_of_1.702_x": lambda x: x / (1 + np.exp(-x * exact(x, Fraction(1702, 1000)))),
        "root_of_two_missing": lambda x: of_erf(1, x),
        "half_missing": lambda x: 2 * gelu(x, approximate)[0],
    }
    return Values({"x": (2, 3, 5)}, lambda x: gelu(x, approximate)[0], definition, wrong)


def embedding_values():
    def definition(table):
        result = np.empty((2, 5, 3), dtype=object)
        for b, t in np.ndindex(2, 5):
            for j in range(3):
                result[b, t, j] = table[TOKENS[b, t], j] * np.sqrt(table[0, 0].constant(3))
        return result

    wrong = {
        "scale_sqrt_d_missing": lambda table: embedding(TOKENS, table, scale=1)[0],
        "scale_d": lambda table: embedding(TOKENS, table, scale=3)[0],
        "divided_by_sqrt_d": lambda table: embedding(TOKENS, table)[0] / 3,
        "scale_of_the_vocabulary": lambda table: (
            embedding(TOKENS, table, scale=1)[0]
            * (np.sqrt(table[0, 0].constant(5)) if table.dtype == object else 5**0.5)
        ),
        "tokens_counted_from_one": lambda table: embedding((TOKENS + 1) % 5, table)[0],
    }
    return Values({"table": (5, 3)}, lambda table: embedding(TOKENS, table)[0], definition, wrong)


VALUES = {
    "layer_norm": layer_norm_values(),
    "layer_norm_near_eps": layer_norm_values(factor=1 / 256),
    "layer_norm_offset": layer_norm_values(offset=1e6),
    "rms_norm": rms_norm_values(),
    "batch_norm": batch_norm_values(),
    "batch_norm_inference": batch_norm_inference_values(),
    "gelu": gelu_values("none"),
    "gelu_tanh": gelu_values("tanh"),
    "embedding": embedding_values(),
}
WRONG_VALUES = [(layer, name) for layer, record in VALUES.items() for name in record.wrong]
KAPPA = 1 + 16.0


def value_failures(layer, function, dyadic):
    """Return the rungs on which a layer's value is not that of its definition."""
    record = VALUES[layer]
    rng = np.random.default_rng(13)
    arrays = {name: dyadic(rng, *shape) * record.factors.get(name, 1) for name, shape in record.shapes.items()}
    if record.offset:
        arrays["x"] = arrays["x"] + record.offset
    with precision(BITS):
        balls = {name: balls_from_floats(array) for name, array in arrays.items()}
        reference = record.definition(**balls)
        difference = function(**balls) - reference
        scale = np.abs(midpoints(reference)).max()
        failures = set() if all(entry.contains(0) for entry in difference.flat) else {"ball"}
        if not (radii(difference) <= 1e-30 * scale).all():
            failures.add("radius")
    error = np.abs(function(**arrays) - midpoints(reference)).max()
    return failures | (set() if error <= bound(np.float64, KAPPA, scale) else {"float64"})


@pytest.mark.parametrize("layer", VALUES)
def test_the_right_value_passes(layer, dyadic):
    assert value_failures(layer, VALUES[layer].right, dyadic) == set()


@pytest.mark.parametrize(("layer", "name"), WRONG_VALUES)
def test_a_wrong_value_is_caught(layer, name, dyadic):
    failures = value_failures(layer, VALUES[layer].wrong[name], dyadic)
    rounding_only = name == "one_pass_variance_at_offset_1e6"
    assert failures == ({"float64"} if rounding_only else {"ball", "float64"})
