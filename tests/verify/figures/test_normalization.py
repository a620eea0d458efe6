import numpy as np

from tests.verify.figures.measured import measured
from verify.figures.normalization import (
    ENTRY,
    EPS,
    WIDTH,
)


def test_outputs_keep_their_direction_and_have_the_length_that_is_said():
    columns = measured("layernorm_projection")
    inputs, outputs, circle = (
        np.stack([columns[f"{name} 1"], columns[f"{name} 2"]], axis=1) for name in ("input", "output", "circle")
    )
    lengths = np.linalg.norm(outputs, axis=1)
    variance = (inputs**2).sum(axis=1) / 3
    assert np.allclose(lengths, np.sqrt(3 * variance / (variance + float(EPS))), atol=1e-14)
    assert np.allclose(outputs * np.linalg.norm(inputs, axis=1)[:, None], inputs * lengths[:, None], atol=1e-14)
    assert np.allclose(np.linalg.norm(circle, axis=1), np.sqrt(3), atol=1e-14)
    assert lengths.max() < np.sqrt(3)


def test_normalized_scores_are_bounded_and_the_others_grow():
    columns = measured("normalized_scores")
    assert np.all(np.abs(columns["normalized"]) < columns["above"])
    assert np.array_equal(columns["above"], -columns["below"]) and columns["above"][0] ** 2 == WIDTH
    assert np.abs(columns["normalized"]).max() > 0.8 * columns["above"][0]
    assert np.abs(columns["plain"]).max() > 100


def test_a_row_or_a_column_shares_a_mean():
    columns = measured("shared_statistics")
    token, channel = ENTRY
    for name, along in (("layer", np.s_[token, :]), ("batch", np.s_[:, channel])):
        found = np.array([columns[f"{name} {row}"] for row in range(6)])
        assert np.all(found[along] == 1) and found.sum() == found[along].size
