import numpy as np

from verify.figures.sinusoidal import BASE, COUNT, D_MODEL, positions


def test_the_table_and_its_products():
    columns = positions()
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
