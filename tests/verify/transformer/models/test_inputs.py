"""The input of a model: scaled rows of a table plus the positions of the paper."""

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.models.inputs import PAPER, PositionConfig, embedded

TOKENS = np.array([[3, 1, 3, 0], [2, 2, 2, 1]])


def test_positions_are_those_of_the_paper():
    table = np.random.default_rng(0).standard_normal((5, 6))
    rows, cache = embedded(TOKENS, table, PAPER)
    places = rows - np.sqrt(6) * table[TOKENS]
    angles = 3 / 10000 ** np.array([0, 1 / 3, 2 / 3])
    assert np.allclose(places[:, 0], [0, 1, 0, 1, 0, 1], atol=1e-15)
    assert np.allclose(places[:, 3], np.stack([np.sin(angles), np.cos(angles)], axis=-1).ravel(), atol=1e-14)
    assert np.allclose(cache.output, np.sqrt(6) * table[TOKENS], rtol=1e-15)


def test_each_convention_changes_the_rows():
    table = np.ones((5, 6))
    found = [
        embedded(TOKENS, table, config)[0]
        for config in (
            PAPER,
            PositionConfig(layout="cos_first"),
            PositionConfig(layout="halves"),
            PositionConfig(base=100),
            PositionConfig(embedding_scale=1),
        )
    ]
    for first, rows in enumerate(found):
        assert all(np.abs(rows - other).max() > 0.01 for other in found[:first])


def test_float32_has_the_positions_of_float64_rounded_once():
    table = np.zeros((5, 6))
    exact, _ = embedded(np.zeros(2000, int), table, PAPER)
    rows, _ = embedded(np.zeros(2000, int), table.astype(np.float32), PAPER)
    assert rows.dtype == np.float32
    assert np.array_equal(rows, exact.astype(np.float32))


def test_an_odd_width_has_no_positions():
    with pytest.raises(ArgumentError, match="^d_model: expected an even positive integer, got 5$"):
        embedded(TOKENS, np.ones((5, 5)), PAPER)
