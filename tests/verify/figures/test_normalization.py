import numpy as np

from verify.figures.normalization import EPS, layernorm_projection


def test_outputs_keep_their_direction_and_have_the_length_that_is_said():
    columns = layernorm_projection()
    inputs, outputs, circle = (
        np.stack([columns[f"{name} 1"], columns[f"{name} 2"]], axis=1) for name in ("input", "output", "circle")
    )
    lengths = np.linalg.norm(outputs, axis=1)
    variance = (inputs**2).sum(axis=1) / 3
    assert np.allclose(lengths, np.sqrt(3 * variance / (variance + float(EPS))), atol=1e-14)
    assert np.allclose(outputs * np.linalg.norm(inputs, axis=1)[:, None], inputs * lengths[:, None], atol=1e-14)
    assert np.allclose(np.linalg.norm(circle, axis=1), np.sqrt(3), atol=1e-14)
    assert lengths.max() < np.sqrt(3)
