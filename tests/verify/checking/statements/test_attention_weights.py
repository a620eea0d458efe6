"""Ways to compute the weights of attention: one and the same, and zero where a key is hidden."""

import numpy as np
import pytest

from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import rounded
from verify.checking.statements import statement
from verify.checking.statements.attention_masks import HEADS, Conventions
from verify.checking.statements.attention_weights import WAYS, book_values
from verify.numbers import balls_from_floats, precision

rng = np.random.default_rng(0)
CAUSAL = Conventions(None, "causal", "top-left", 1)
Q, K, V = rng.standard_normal((2, 3, 4)), rng.standard_normal((2, 5, 4)), rng.standard_normal((2, 5, 2))


def weights(way, **given):
    """The weights, with causal heads."""
    return CAUSAL.heads({**HEADS, **way.rules}, **given).p


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_every_way_gives_the_weights(way):
    s = Q @ np.swapaxes(K, -1, -2) / 2
    e = np.where(np.tri(3, 5, dtype=bool), np.exp(s), 0)
    weight = weights(way, q=Q, k=K, v=V)
    assert np.allclose(weight[:, 0], e / e.sum(-1, keepdims=True), rtol=1e-14)
    assert (weight[..., 0, 1:] == 0).all()
    assert (weights(way, q=Q, k=K[:, :1], v=V[:, :1]) == 1).all()  # of one key


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_a_low_score_that_is_seen_alone_has_weight_one(way):
    model, scale = ladder("float32")[1], 0.25 if way.lenient else 0.3
    probe = list(CAUSAL.probes("q", "k", "v")(rng, (4, 4, 4, 4)))[-1]
    balls = {name: rounded(x, model) for name, x in probe.arguments.items()}
    weight = weights(way, **balls, scale=scale)
    assert (weight.value[..., 0, :] == [1, 0, 0, 0]).all()
    assert weight.radius[..., 0, :].max() <= 16 * 2**-24


def test_the_first_stage_is_one():
    """Of all gradients, of each way: weights are computed once."""
    results = statement("attention_backward", {}).results.values()
    for n in range(len(WAYS)):
        assert len({id(r.spellings[n].formula.first) for r in results}) == 1
    assert len({id(s.formula.first) for r in results for s in r.spellings}) == len(WAYS)


def test_the_book_is_given_ones_and_zeros():
    with precision(64):
        values = book_values(CAUSAL.heads(**dict(zip("qkv", map(balls_from_floats, (Q, K, V)), strict=True))))
    assert [[ball.to_float() for ball in row] for row in values["U"][0]] == np.tri(3, 5).tolist()
    assert all(ball.contains(0) for ball in values["M"].reshape(-1))
    assert all(ball.contains(2) for ball in values["r"].reshape(-1))
