import numpy as np

from tests.verify.figures.measured import measured
from verify.figures.sinusoidal import (
    BASE,
    COUNT,
    D_MODEL,
    KEY,
    MAPPED,
    PAIRS,
    QUERY,
    TOKENS,
)


def test_the_table_and_its_products():
    columns = measured("positions")
    table = np.array([columns[f"channel {c}"] for c in range(D_MODEL)]).T
    gram = np.array([columns[f"product {n}"] for n in range(COUNT)]).T
    m = np.arange(COUNT)
    for j in range(D_MODEL // 2):
        angle = m * BASE ** (-2 * j / D_MODEL)
        assert np.allclose(table[:, 2 * j], np.cos(angle), atol=1e-14)
        assert np.allclose(table[:, 2 * j + 1], np.sin(angle), atol=1e-14)
    assert np.allclose(gram, table @ table.T / (D_MODEL / 2), atol=1e-14)
    assert np.allclose(np.diag(gram), 1, atol=1e-14)
    for k in range(COUNT):
        assert np.ptp(np.diag(gram, k)) < 1e-13


def test_pairs_turn_by_their_own_angle():
    columns = measured("rotary_pairs")
    for name, m in (("way", columns["position"]), ("stop", np.floor(columns["position"])), ("start", 0)):
        for i in range(PAIRS):
            point = (columns[f"{name} {i} 0"] + 1j * columns[f"{name} {i} 1"]) * 5
            query = QUERY[2 * i] + 1j * QUERY[2 * i + 1]
            assert np.allclose(point, query * np.exp(1j * m * 10 ** (-i / 3)), atol=1e-13)


def test_scores_of_what_is_turned_are_constant_along_diagonals():
    columns = measured("rotary_scores")
    added, turned = (np.array([columns[f"{name} {m}"] for m in range(TOKENS)]) for name in ("added", "turned"))
    apart = range(1 - TOKENS, TOKENS)
    assert max(np.ptp(np.diag(turned, k)) for k in apart) < 1e-13 < 1 < max(np.ptp(np.diag(added, k)) for k in apart)
    assert np.ptp(turned) > 1
    assert abs(turned[0, 0] - np.dot(QUERY, KEY) / 25) < 1e-14


def test_scores_are_constant_along_diagonals_for_powers_of_orthogonal_maps():
    columns = measured("relative_maps")
    m = np.arange(MAPPED)
    angle = np.arctan2(5, 12)
    key = 0.8 - 0.6j
    expected = {
        "turn": key * np.exp(1j * angle * m),
        "mirror": (-1.0) ** m * key.real + 1j * key.imag,
        "quicker": key * np.exp(1j * angle * m**2),
        "shrink": key * (15 / 16 * np.exp(1j * angle)) ** m,
    }
    spread = {}
    for name, points in expected.items():
        first, second = (columns[f"{name} {part}"].astype(float) for part in ("first", "second"))
        assert np.allclose(first + 1j * second, points, atol=1e-13)
        assert np.allclose(columns[f"{name} first start"].astype(float), 0.8)
        assert np.allclose(columns[f"{name} second start"].astype(float), -0.6)
        scores = np.array([columns[f"{name} score {row}"] for row in range(MAPPED)])
        assert np.allclose(scores[0].astype(float), points.real, atol=1e-13)
        spread[name] = max(np.ptp(np.diag(scores, k)) for k in range(1 - MAPPED, MAPPED))
    assert spread["turn"] == spread["mirror"] == 0
    assert spread["quicker"] > 1
    assert spread["shrink"] > 0.5
