"""Sinusoidal and rotary positions: layouts, any base, number types, gradients, refusals."""

import math
from fractions import Fraction

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import (
    Ball,
    UndecidedError,
    balls,
    balls_from_floats,
    derivative,
    midpoints,
    precision,
    to_float,
)
from verify.transformer.layers.positions import (
    positions_from_frequencies,
    rotary,
    rotary_backward,
    sinusoidal_frequencies,
    sinusoidal_positions,
)

U = 2.0**-53


def written_out(m, d_model, base, layout):
    """Return the encoding of one position, channel by channel as the definition says."""
    half = d_model // 2
    angles = [m * math.exp(-2 * i / d_model * math.log(base)) for i in range(half)]
    if layout == "halves":
        return [math.sin(a) for a in angles] + [math.cos(a) for a in angles]
    pair = (math.cos, math.sin) if layout == "cos_first" else (math.sin, math.cos)
    return [f(a) for a in angles for f in pair]


@pytest.mark.parametrize("layout", ["cos_first", "sin_first", "halves"])
@pytest.mark.parametrize("base", [10000, 7, Fraction(1, 3), 2.5])
@pytest.mark.parametrize("d_model", [2, 6, 10])
def test_layouts_as_written_out(layout, base, d_model):
    positions = [0, 1, -3, 2.75, 11]
    found = sinusoidal_positions(np.array(positions), d_model, base=base, layout=layout)
    expected = np.array([written_out(m, d_model, float(base), layout) for m in positions])
    assert found.shape == (5, d_model)
    largest = 11 * max(1.0, float(base) ** -1)
    assert np.abs(found - expected).max() <= 16 * U * (1 + largest) * (1 + abs(math.log(base)))


def test_cos_first_is_the_default_and_base_is_10000():
    row = sinusoidal_positions(np.array([1]), 4)[0]
    assert np.array_equal(row, [math.cos(1), math.sin(1), math.cos(0.01), math.sin(0.01)])


def test_integers_of_any_shape_become_float64_and_float32_stays():
    assert sinusoidal_positions(np.arange(6).reshape(2, 3), 4).shape == (2, 3, 4)
    assert sinusoidal_positions(np.arange(3), 4).dtype == np.float64
    assert sinusoidal_positions(np.arange(3, dtype=np.float32), 4).dtype == np.float32
    assert sinusoidal_positions(np.arange(3).astype(complex), 4).dtype == np.complex128
    assert sinusoidal_frequencies(4, base=10 + 1j).dtype == np.complex128


def test_balls_enclose_the_encoding_and_its_norm():
    with precision(160):
        positions = balls([0, 1, Fraction(-7, 3), 5], 160)
        encoding = sinusoidal_positions(positions, 6, base=10000)
        norms = (encoding * encoding).sum(axis=-1)
    assert all(norm.contains(3) and norm.radius < 1e-40 for norm in norms)
    floats = sinusoidal_positions(to_float(positions), 6)
    assert np.abs(floats - midpoints(encoding)).max() <= 16 * U * (1 + 5)


def test_base_of_balls_must_be_known_positive():
    positions = balls([1], 64)
    with pytest.raises(UndecidedError, match="> 0"):
        sinusoidal_positions(positions, 4, base=Ball.between(-1, 2))
    enclosed = sinusoidal_positions(positions, 4, base=Ball.between(1, 4))[0]
    assert enclosed[2].contains(math.cos(0.5))
    assert enclosed[2].contains(math.cos(1.0))


@pytest.mark.parametrize("layout", ["cos_first", "sin_first", "halves"])
def test_derivative_at_the_frequencies(layout):
    with precision(128):
        positions, frequencies = balls([2, -3], 128), balls([Fraction(1, 3), Fraction(5, 7)], 128)
        direction = balls([0, 1], 128)
        tangent = derivative(lambda w: positions_from_frequencies(positions, w, layout=layout), frequencies, direction)
        cosine = {"cos_first": 2, "sin_first": 3, "halves": 3}[layout]
        expected = -(positions * np.sin(positions * frequencies[1]))
        assert all(
            (a - b).contains(0) and (a - b).radius < 1e-30 for a, b in zip(tangent[:, cosine], expected, strict=True)
        )


@pytest.mark.parametrize("shape", [(2, 3, 5, 6), (3, 2), (4, 4)])
def test_rotary_gradient(shape, dyadic, gradient_failures):
    rng = np.random.default_rng(1)
    positions, frequencies = dyadic(rng, shape[-2]) * 4, dyadic(rng, shape[-1] // 2)

    def run(x):
        if x.dtype == object:
            return rotary(x, balls_from_floats(positions), balls_from_floats(frequencies))
        return rotary(x, positions, frequencies)

    arrays = {"x": dyadic(rng, *shape)}
    kappa = 1 + float(np.abs(np.outer(positions, frequencies)).max())
    failures = gradient_failures(lambda x: run(x)[0], lambda g, x: {"x": rotary_backward(run(x)[1], g)}, arrays, kappa)
    assert failures == []


def test_rotary_turns_by_the_angle_and_scores_are_relative(dyadic):
    output, _ = rotary(np.array([[1.0, 0.0]]), np.array([1]), np.array([0.5]))
    assert np.array_equal(output, [[math.cos(0.5), math.sin(0.5)]])
    rng = np.random.default_rng(2)
    with precision(128):
        q, k = balls_from_floats(dyadic(rng, 1, 6)), balls_from_floats(dyadic(rng, 1, 6))
        frequencies = balls([1, Fraction(1, 3), Fraction(1, 7)], 128)

        def score(m, n):
            left, right = (
                rotary(q, balls([m], 128), frequencies)[0],
                rotary(k, balls([n], 128), frequencies)[0],
            )
            return (left * right).sum()

        assert (score(5, 2) - score(9, 6)).contains(0)
        assert (score(5, 2) - score(9, 5)).excludes_zero()


@pytest.mark.parametrize("d_model", [5, 0, -2, 2.0, True])
def test_bad_width(d_model):
    with pytest.raises(ArgumentError, match="^d_model: expected an even positive integer, got"):
        sinusoidal_positions(np.arange(3), d_model)


@pytest.mark.parametrize("base", [0, -1, math.nan, math.inf, "10000", True, [1, 2]])
def test_bad_base(base):
    with pytest.raises(ArgumentError, match="^base: expected"):
        sinusoidal_positions(np.arange(3), 4, base=base)


def test_other_refusals():
    with pytest.raises(ArgumentError, match="^layout: expected one of cos_first, sin_first, halves, got 'sin'$"):
        sinusoidal_positions(np.arange(3), 4, layout="sin")
    with pytest.raises(ArgumentError, match=r"^positions: expected finite numbers, got nan at index \(1,\)$"):
        sinusoidal_positions(np.array([0, math.nan]), 4)
    with pytest.raises(ArgumentError, match=r"^frequencies: expected shape \(2,\), got shape \(3,\)$"):
        rotary(np.ones((2, 4)), np.arange(2), np.ones(3))
    with pytest.raises(ArgumentError, match=r"^positions: expected a shape that broadcasts to \(2,\)"):
        rotary(np.ones((2, 4)), np.arange(3), np.ones(2))
    with pytest.raises(ArgumentError, match="^x: expected an even number of channels, got 3$"):
        rotary(np.ones((2, 3)), np.arange(2), np.ones(1))


def test_angles_that_overflow_or_have_no_cosine_are_refused():
    with pytest.raises(ArgumentError, match=r"^positions \* frequencies: expected finite numbers, got inf"):
        positions_from_frequencies(np.array([1e300]), np.array([1e300]))
    exact = np.array([Fraction(1, 3)], dtype=object)
    with pytest.raises(
        ArgumentError, match=r"^positions \* frequencies: expected floats, .* an object array with Fraction$"
    ):
        rotary(np.ones((1, 2)), exact, exact)
    with pytest.raises(ArgumentError, match="^like: expected floating, complex or object numbers, got dtype int64"):
        sinusoidal_frequencies(4, like=np.arange(3))  # its dtype would round every frequency to 0


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_what_is_turned_keeps_its_dtype(dtype):
    x = np.ones((3, 4), dtype)
    for positions in (np.arange(3), np.arange(3.0)):
        output, cache = rotary(x, positions, sinusoidal_frequencies(4))
        assert output.dtype == rotary_backward(cache, x).dtype == dtype
