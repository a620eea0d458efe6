"""T5's relative positions: buckets by their definition, gradients, refusals."""

import mpmath
import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.layers.relative_bias import relative_bias, relative_bias_backward, relative_buckets


def by_definition(after, count, farthest, both):
    """Return the bucket from the formula with logarithms, in 60 digits and a little above what they cut off."""
    offset = 0
    if both:
        count //= 2
        offset, distance = count * (after > 0), abs(after)
    else:
        distance = max(-after, 0)
    exact = count // 2
    if distance < exact:
        return offset + distance
    with mpmath.workdps(60):
        ratio = mpmath.log(mpmath.mpf(distance) / exact) / mpmath.log(mpmath.mpf(farthest) / exact)
        return offset + min(exact + int(mpmath.floor(ratio * (count - exact) + mpmath.mpf(10) ** -50)), count - 1)


@pytest.mark.parametrize(("count", "farthest"), [(32, 128), (8, 6), (12, 17), (4, 20)])
@pytest.mark.parametrize("both", [True, False])
def test_buckets_are_those_of_the_definition(count, farthest, both):
    n, m = (2, 150) if both else (150, 2)
    found = relative_buckets(n, m, n_buckets=count, farthest=farthest, bidirectional=both)
    expected = [[by_definition(j - i, count, farthest, both) for j in range(m)] for i in range(n)]
    assert np.array_equal(found, expected)
    assert found.max() == count - 1


def test_where_the_next_bucket_begins_is_exact():
    """With 32 buckets of one direction and 16 * 2**16 as the farthest, each power of 2 begins one."""
    found = relative_buckets(2**12 + 1, 1, farthest=2**20, bidirectional=False)[:, 0]
    for power in range(5, 13):
        assert found[2**power] == found[2**power - 1] + 1 == 12 + power


def test_gradient(dyadic, gradient_failures):
    buckets = relative_buckets(5, 7, n_buckets=8, farthest=5)

    def backward(g, table):
        return {"table": relative_bias_backward(relative_bias(table, buckets)[1], g)}

    arrays = {"table": dyadic(np.random.default_rng(1), 8, 3)}
    assert gradient_failures(lambda table: relative_bias(table, buckets)[0], backward, arrays, 9.0) == []


def test_values_are_rows_of_the_table(dyadic):
    table, buckets = dyadic(np.random.default_rng(2), 8, 3), relative_buckets(5, 7, n_buckets=8, farthest=5)
    found, _ = relative_bias(table, buckets)
    for head, i, j in np.ndindex(3, 5, 7):
        assert found[head, i, j] == table[buckets[i, j], head]


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"n_query": -1}, "^n_query: expected an integer of at least 0, got -1$"),
        ({"n_buckets": 6}, "^n_buckets: expected a multiple of 4, got 6$"),
        ({"n_buckets": 3, "bidirectional": False}, "^n_buckets: expected a multiple of 2, got 3$"),
        ({"farthest": 8}, "^farthest: expected more than 8, the distances with a bucket each, got 8$"),
        ({"bidirectional": 1}, "^bidirectional: expected True or False, got 1$"),
    ],
)
def test_refusals_name_the_argument(changed, message):
    with pytest.raises(ArgumentError, match=message):
        relative_buckets(**{"n_query": 3, "n_key": 3, **changed})
