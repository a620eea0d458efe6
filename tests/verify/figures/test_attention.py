import numpy as np

from tests.verify.figures.measured import measured
from verify.figures.attention import (
    CACHED,
    DOCUMENTS,
    SINKS,
    TOKENS,
    WINDOW,
)


def test_masks_show_what_their_names_say():
    columns = measured("masks_of_attention")
    for i in range(TOKENS):
        for j in range(TOKENS):
            near = j <= i < j + WINDOW
            assert columns[f"causal {i}"][j] == (j <= i)
            assert columns[f"window {i}"][j] == near
            assert columns[f"sinks {i}"][j] == (near or j <= i and j < SINKS)
            assert columns[f"documents {i}"][j] == (j <= i and DOCUMENTS[i] == DOCUMENTS[j])
            if i >= CACHED:
                assert columns[f"cache {i - CACHED}"][j] == (j <= i)
    assert len(columns) == 5 * TOKENS - CACHED


def test_the_slope_is_that_of_the_output():
    columns = measured("self_attention_slope")
    t = columns["t"]
    for a in (2, 4, 8):
        weight = 1 / (1 + np.exp(-t * (t - a)))
        assert np.allclose(columns[f"output {a}"], weight * t + (1 - weight) * a, atol=1e-14)
    assert np.allclose(columns["slope"], columns["formula"], rtol=1e-14)
    assert (columns["a"][0], columns["slope"][0], columns["slope"][-1]) == (0, 0.5, 16.5)


def test_weights_fall_in_one_ratio():
    columns = measured("linear_biases")
    for slope in (2, 8, 32):
        weights = columns[f"slope {slope}"]
        assert np.allclose(weights[1:] / weights[:-1], np.exp(-1 / slope), rtol=1e-13)
        assert abs(weights.sum() - 1) < 1e-14


def test_a_sink_takes_its_share():
    columns = measured("share_of_a_sink")
    for keys in (4, 64):
        assert np.allclose(columns[f"keys {keys}"], keys / (keys + np.exp(columns["eta"])), rtol=1e-13)
