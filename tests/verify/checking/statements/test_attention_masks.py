"""Which key a query sees, and arguments under which masks are told apart."""

import numpy as np
import pytest

from verify.checking.statements import statement
from verify.checking.statements.attention_masks import Conventions, causal, root, seen
from verify.numbers import Ball, balls_from_floats, precision


def test_a_causal_mask_is_aligned_at_either_corner():
    assert causal(2, 4).tolist() == [[True, False, False, False], [True, True, False, False]]
    assert causal(2, 4, "bottom-right").tolist() == [[True, True, True, False], [True] * 4]
    assert (causal(4, 4) == causal(4, 4, "bottom-right")).all()
    assert causal(2, 4, late=1).tolist() == [[True, True, False, False], [True, True, True, False]]


def test_a_query_that_would_see_nothing_sees_all():
    assert seen(causal(3, 3, late=-1)).tolist() == [[True] * 3, [True, False, False], [True, True, False]]


def test_the_root_of_a_square_is_exact():
    with precision(128):
        four = balls_from_floats(np.ones((2, 3, 4)))
        assert root(four).shape == (2, 1, 1)
        assert all(ball.is_exact() and ball.contains(2) for ball in root(four).reshape(-1))
        assert all((ball * ball).contains(3) for ball in root(four[..., :3]).reshape(-1))
        assert isinstance(root(four)[0, 0, 0], Ball)
    assert root(np.ones((1, 2, 3), np.float16)).dtype == np.float16


@pytest.mark.parametrize("align", ["top-left", "bottom-right"])
@pytest.mark.parametrize("mask", ["none", "causal", "boolean", "additive"])
def test_each_query_that_is_asked_sees_a_key(mask, align):
    conventions = Conventions(None, mask, align, 2)
    rng = np.random.default_rng(0)
    for shape in conventions.shapes:
        for probe in conventions.probes("q", "k", "v", "g")(rng, shape):
            m, n, d, e = shape
            given = probe.arguments
            assert {name: given[name].shape for name in "qkvg"} == {
                "q": (6, m, d), "k": (3, n, d), "v": (3, n, e), "g": (6, m, e)
            }  # fmt: skip
            heads = conventions.heads(**given)
            keep = np.ones((m, n), dtype=bool) if heads.keep is None else heads.keep
            assert keep.any(-1).all()
            assert mask in ("none", "additive") or not keep.all()


@pytest.mark.parametrize("mask", ["causal", "boolean"])
def test_low_scores_are_below_what_is_filled_in(mask):
    scores_of = {}
    for probe in Conventions(None, mask, "top-left", 1).probes("q", "k")(np.random.default_rng(0), (4, 4, 4, 4)):
        scores = probe.arguments["q"] @ np.swapaxes(probe.arguments["k"], -1, -2) / 2
        scores_of[probe.label] = scores[0, 0].tolist()
        assert (np.abs(np.concatenate([*probe.arguments["q"], *probe.arguments["k"]])) < 65504).all()
    assert scores_of["a score of -16384"] == [-16384, 0, 0, -1024]
    assert scores_of["a score near -2e9"] == [-(2.0**31), 0, 0, -(2.0**27)]


@pytest.mark.parametrize(
    ("conventions", "line"),
    [
        ({"mask": "padding"}, "mask: expected none or causal or boolean or additive, got 'padding'"),
        ({"align": "center"}, "align: expected top-left or bottom-right, got 'center'"),
        ({"scale": 0.0}, "scale: expected a number > 0, got 0.0"),
        ({"scale": "none"}, "scale: expected a number > 0, got 'none'"),
        ({"group": 0}, "group: expected a whole number > 0, got 0"),
        ({"heads": 2}, "attention_backward has no convention 'heads'"),
    ],
)
def test_wrong_conventions(conventions, line):
    with pytest.raises(ValueError, match=line):
        statement("attention_backward", conventions)
