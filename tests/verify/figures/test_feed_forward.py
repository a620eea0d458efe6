import numpy as np

from tests.verify.figures.measured import measured
from verify.figures.feed_forward import (
    CAPS,
    SIX_LOGITS,
    WORDS,
)


def test_slopes_are_those_of_the_activations():
    columns = measured("activations")
    x = columns["x"]
    assert np.allclose(columns["relu"], np.maximum(x, 0))
    assert np.allclose(columns["silu"], x / (1 + np.exp(-x)), atol=1e-14)
    assert np.allclose(columns["gelu"] - columns["gelu"][::-1], x, atol=1e-14)  # x times the area up to x
    for name in ("relu", "gelu", "silu"):
        secants = np.diff(columns[name]) / np.diff(x)
        slopes = columns[f"slope {name}"]
        apart = np.abs(x[1:] + x[:-1]) > 0.01  # not across the kink
        assert np.abs(secants - (slopes[1:] + slopes[:-1]) / 2)[apart].max() < 2e-3
    for name in ("gelu", "silu"):
        assert columns[f"slope {name}"].min() < -0.09 and columns[f"slope {name}"].max() > 1.09


def test_caps_are_not_reached():
    columns = measured("soft_caps")
    r = columns["score"]
    for c in CAPS:
        assert np.allclose(columns[f"capped {c}"], c * np.tanh(r / c), atol=1e-13)
        assert np.allclose(columns[f"slope {c}"], 1 - np.tanh(r / c) ** 2, atol=1e-13)
        assert np.abs(columns[f"capped {c}"]).max() < c


def test_the_gradient_at_a_word_is_the_sum_over_its_tokens():
    columns = measured("embedding_gradient")
    one_hot, output, table = (
        np.array([columns[f"{name} {k}"] for k in range(8)]) for name in ("word", "output", "table")
    )
    assert list(one_hot.argmax(axis=1)) == list(WORDS) and np.all(one_hot.sum(axis=1) == 1)
    assert np.array_equal(table, one_hot.T @ output)
    assert [word for word in range(8) if not table[word].any()] == [2, 3, 5, 7]


def test_smoothed_targets_turn_the_gradient():
    columns = measured("smoothed_labels")
    weights = np.exp(SIX_LOGITS) / np.exp(SIX_LOGITS).sum()
    target = np.arange(6) == 1
    assert np.allclose(columns["plain"], weights - target, atol=1e-14)
    assert np.allclose(columns["smoothed"], weights - 0.9 * target - 0.1 / 6, atol=1e-14)
    assert columns["plain"][1] < 0 < columns["smoothed"][1]


def test_the_z_loss_is_a_parabola_and_the_cross_entropy_level():
    columns = measured("z_loss")
    shift, start = columns["shift"], np.log(np.exp([1, -1, -2]).sum())
    assert np.allclose(columns["z-loss"], (start + shift) ** 2, atol=1e-13)
    assert np.ptp(columns["cross-entropy"]) < 1e-14


def test_a_moving_average_has_missed_what_is_said():
    columns = measured("moving_averages")
    for name in ("0.9", "0.99"):
        assert np.allclose(columns[name], 1 - float(name) ** columns["step"], atol=1e-13)
        assert np.allclose(columns[f"corrected {name}"], 1, atol=1e-12)
