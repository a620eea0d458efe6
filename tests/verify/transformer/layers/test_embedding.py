"""The embedding: gradients on every rung, repeated tokens, the scale, refusals."""

from fractions import Fraction

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import Ball, balls_from_floats, precision
from verify.transformer.layers.embedding import embedding, embedding_backward

CASES = {
    "primes": ((2, 5), 11, 3),
    "square": ((3,), 3, 3),
    "one_token": ((1,), 7, 5),
    "no_axis": ((), 3, 2),
    "width_one": ((2, 3), 5, 1),
    "vocabulary_of_one": ((2, 3), 1, 5),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("scale", [None, 1, Fraction(3, 8)])
def test_embedding_gradient(case, scale, dyadic, gradient_failures):
    shape, vocabulary, width = CASES[case]
    rng = np.random.default_rng(1)
    tokens = rng.integers(0, vocabulary, shape)

    def backward(g, table):
        return {"table": embedding_backward(embedding(tokens, table, scale=scale)[1], g)}

    arrays = {"table": dyadic(rng, vocabulary, width)}
    failures = gradient_failures(lambda table: embedding(tokens, table, scale=scale)[0], backward, arrays, 1)
    assert failures == []


def test_repeated_tokens_add_up_and_absent_ones_get_zero():
    tokens = np.array([[2, 0, 2], [2, 2, 0]])
    _, cache = embedding(tokens, np.ones((4, 2)), scale=1)
    g = np.arange(1.0, 13).reshape(2, 3, 2)
    d_table = embedding_backward(cache, g)
    assert np.array_equal(d_table, [[14, 16], [0, 0], [22, 26], [0, 0]])


def test_the_scale_is_the_root_of_the_width():
    table = np.arange(8.0).reshape(2, 4)
    output, cache = embedding([1, 0], table)
    assert cache.scale == 2
    assert np.array_equal(output, 2 * table[::-1])
    assert cache.output is output


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex128])
@pytest.mark.parametrize("scale", [None, 2, Fraction(1, 2), 0.5, np.float64(0.5)])
def test_dtypes_are_kept(dtype, scale):
    output, cache = embedding([0, 1, 0], np.ones((2, 3), dtype), scale=scale)
    assert {output.dtype, embedding_backward(cache, output).dtype} == {np.dtype(dtype)}


def test_balls_stay_balls(dyadic):
    with precision(128):
        output, cache = embedding([0, 1, 0], balls_from_floats(dyadic(np.random.default_rng(1), 3, 5)))
        d_table = embedding_backward(cache, output)
    for array in (output, d_table):
        assert all(isinstance(ball, Ball) and ball.radius < 1e-35 for ball in array.flat)
    assert all(ball == 0 for ball in d_table[2])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"tokens": [0.0]}, "^tokens: expected integers, got dtype float64$"),
        ({"tokens": [True]}, "^tokens: expected integers, got dtype bool$"),
        ({"tokens": [[0], [0, 1]]}, "^tokens: expected an array, got ragged nested lists$"),
        ({"tokens": [0, 3]}, r"^tokens: expected integers from 0 to 2, got 3 at index \(1,\)$"),
        ({"tokens": [[0, -1]]}, r"^tokens: expected integers from 0 to 2, got -1 at index \(0, 1\)$"),
        ({"table": np.ones(3)}, r"^table: expected shape \(vocabulary, d\), got shape \(3,\)$"),
        ({"table": np.full((3, 2), np.inf)}, "^table: expected finite numbers, got inf"),
        ({"scale": np.ones(2)}, "^scale: expected a number"),
        ({"scale": True}, "^scale: expected a number"),
        ({"scale": np.nan}, "^scale: expected a finite number, got nan"),
    ],
)
def test_refusals_name_the_argument(change, message):
    with pytest.raises(ArgumentError, match=message):
        embedding(**{"tokens": [0, 1], "table": np.ones((3, 2)), **change})


def test_a_root_of_exact_numbers_is_refused():
    table = np.array([[Fraction(1, 3), 2]], dtype=object)
    assert embedding([0], table, scale=3)[0][0, 0] == 1
    with pytest.raises(ArgumentError, match="^table: expected floats, .* an object array with Fraction$"):
        embedding([0], table)
    with pytest.raises(
        ArgumentError, match="^scale: expected an int, a Fraction or an element for an object array, got"
    ):
        embedding([0], table, scale=0.5)


def test_d_output_is_checked():
    _, cache = embedding([0, 1], np.ones((3, 2)))
    with pytest.raises(ArgumentError, match=r"^d_output: expected shape \(2, 2\), got shape \(3, 2\)$"):
        embedding_backward(cache, np.ones((3, 2)))


@pytest.mark.parametrize("padding", [0, 2])
def test_a_token_of_padding_has_no_gradient_whichever_it_is(padding):
    _, cache = embedding([0, 1, 2, 0], np.ones((3, 2)), scale=1, padding_idx=padding)
    sums = embedding_backward(cache, np.ones((4, 2)))[:, 0].tolist()
    assert sums == [0.0 if token == padding else count for token, count in enumerate((2.0, 1.0, 1.0))]
