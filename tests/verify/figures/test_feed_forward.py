import numpy as np

from verify.figures.feed_forward import CAPS, activations, soft_caps


def test_slopes_are_those_of_the_activations():
    columns = activations()
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
    columns = soft_caps()
    r = columns["score"]
    for c in CAPS:
        assert np.allclose(columns[f"capped {c}"], c * np.tanh(r / c), atol=1e-13)
        assert np.allclose(columns[f"slope {c}"], 1 - np.tanh(r / c) ** 2, atol=1e-13)
        assert np.abs(columns[f"capped {c}"]).max() < c
