"""Queries and keys between projection and scores: gradients on every rung, both layouts, and where a pass goes on."""

from fractions import Fraction

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import balls_from_floats, bound, precision
from verify.transformer.layers.heads import HeadConfig, RotaryConfig, prepared, prepared_backward
from verify.transformer.layers.positions import rotary, sinusoidal_frequencies

CONFIGS = {
    "halves": HeadConfig(rotary=RotaryConfig(base=7)),
    "neighbours": HeadConfig(rotary=RotaryConfig(base=Fraction(1, 3), layout="neighbours")),
    "minus 1": HeadConfig(rotary=RotaryConfig(base=7), eps=Fraction(1, 2), unit_offset=True),
    "no positions": HeadConfig(),
}


@pytest.mark.parametrize("name", CONFIGS)
def test_the_gradients(name, dyadic, gradient_failures):
    rng = np.random.default_rng(1)
    arrays = {"x": dyadic(rng, 2, 3, 5, 6), "gain": dyadic(rng, 6)}

    def run(x, gain):
        return prepared(x, gain, CONFIGS[name], start=3)

    def backward(g, **given):
        return dict(zip(("x", "gain"), prepared_backward(run(**given)[1], g), strict=True))

    assert gradient_failures(lambda **a: run(**a)[0], backward, arrays, kappa=16) == []


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_rotary_positions_keep_the_dtype_and_are_turned_in_pairs(dtype):
    x = np.random.default_rng(2).standard_normal((2, 5, 4)).astype(dtype)
    halves, cache = prepared(x, None, HeadConfig(rotary=RotaryConfig()))
    order = [0, 2, 1, 3]  # halves are neighbours in another order of the channels
    neighbours, _ = rotary(x[..., order], np.arange(5), sinusoidal_frequencies(4))
    assert halves.dtype == neighbours.dtype == prepared_backward(cache, halves)[0].dtype == dtype
    assert np.array_equal(halves[..., order], neighbours)
    assert np.abs(prepared_backward(cache, halves)[0] - x).max() <= bound(dtype, 4, 3.0)


def test_inner_products_see_the_distance_alone_whatever_the_start():
    with precision(128):
        q, k = (balls_from_floats(np.random.default_rng(seed).standard_normal((5, 4))) for seed in (3, 4))
        config = HeadConfig(rotary=RotaryConfig(base=7))
        scores = [prepared(q, None, config, start)[0] @ prepared(k, None, config, start)[0].T for start in (0, 11)]
        assert all(ball.contains(0) for ball in (scores[0] - scores[1]).flat)
        late = prepared(q[3:], None, config, 3)[0] - prepared(q, None, config)[0][3:]
        assert all(ball.contains(0) for ball in late.flat)


def test_nothing_is_done_without_gain_and_positions():
    x = np.ones((2, 3, 5))
    output, cache = prepared(x, None, HeadConfig())
    assert output is x
    d_x, d_gain = prepared_backward(cache, x)
    assert d_x is x
    assert d_gain is None


def test_refusals_name_the_argument():
    with pytest.raises(ArgumentError, match="^heads: expected an even width of each head for rotary positions, got 3$"):
        prepared(np.ones((2, 3)), None, HeadConfig(rotary=RotaryConfig()))
    with pytest.raises(ArgumentError, match=r"^weight: expected shape \(3,\), got shape \(2,\)$"):
        prepared(np.ones((2, 3)), np.ones(2), HeadConfig())
    with pytest.raises(ArgumentError, match="^base: expected a positive number, got -1$"):
        prepared(np.ones((2, 4)), None, HeadConfig(rotary=RotaryConfig(base=-1)))
