import numpy as np

from tests.verify.figures.measured import measured
from verify.figures.softmax import (
    TRIPLES,
)


def jacobian_of(logits):
    weights = np.exp(logits - np.max(logits))
    weights /= weights.sum()
    return np.diag(weights) - np.outer(weights, weights)


def test_the_norm_rises_and_falls_and_stays_with_a_tie():
    columns = measured("softmax_saturation")
    a, norm = columns["a"], columns["norm"]
    for k in (0, 9, 40, 100):
        jacobian = jacobian_of(a[k] * np.array([1, 1, 2, 4]))
        assert abs(norm[k] - np.linalg.norm(jacobian, 2)) < 1e-15
        assert abs(columns["entry"][k] - np.abs(jacobian).max()) < 1e-15
        assert abs(columns["bound entry"][k] - 3 * np.exp(-2 * a[k])) < 1e-15
        tied = jacobian_of(a[k] * np.array([1, 1, 4, 4]))
        assert abs(columns["tied"][k] - np.linalg.norm(tied, 2)) < 1e-15
    assert a[np.argmax(norm)] == 0.45
    assert (norm[0], round(norm.max(), 3)) == (0.25, 0.342)
    assert norm[-1] < 1e-6
    assert 0.5 - 1e-6 < columns["tied"][-1] <= columns["tied"].max() <= 0.5
    assert np.all(columns["entry"] <= columns["bound entry"])


def test_the_jacobian_at_two_scales():
    columns = measured("softmax_jacobian")
    for scale in (1, 4):
        jacobian = np.array([columns[f"column {j} {scale}"] for j in range(12)]).T
        expected = jacobian_of(scale * columns["logit"])
        assert np.abs(jacobian - expected).max() < 1e-16
        assert np.allclose(columns[f"weight {scale}"].sum(), 1, atol=1e-15)
        assert np.abs(jacobian).min() > 0


def test_products_lie_between_the_bounds_by_the_gap():
    columns = measured("gap_both_ways")
    assert np.all(columns["lower"] < columns["product"])
    assert np.all(columns["product"] < columns["upper"])
    assert np.allclose(columns["lower"] * 48, columns["upper"], rtol=1e-14)
    assert np.allclose(np.log(columns["upper"]), np.log(3) - columns["gap"], atol=1e-13)


def test_averages_move_no_farther_than_the_bound_and_at_worst_as_far():
    columns = measured("perturbed_averages")
    assert np.allclose(columns["bound"], np.tanh(columns["error"] / 2), rtol=1e-14)
    assert np.allclose(columns["worst"], columns["bound"], rtol=1e-14)
    for size in (2, 8):
        assert np.all(columns[f"size {size}"] < columns["bound"])
        assert columns[f"size {size}"].max() > 0.5


def test_weights_start_in_the_middle_and_end_in_a_corner_or_on_an_edge():
    columns = measured("scaled_weights")
    corners = np.array([[0, 0], [1, 0], [0.5, np.sqrt(3) / 2]])
    for name, logits in TRIPLES.items():
        way = np.stack([columns[f"{name} across"], columns[f"{name} up"]], axis=1)
        assert np.allclose(way[0], corners.mean(axis=0), atol=1e-14)
        largest = [x == max(logits) for x in logits]
        assert np.allclose(way[-1], corners[largest].mean(axis=0), atol=1e-8)
        weights = np.exp(columns["scale"][9] * np.array([float(x) for x in logits]))
        assert np.allclose(way[9], weights / weights.sum() @ corners, atol=1e-14)
    assert all(
        any(np.allclose(c, e) for e in zip(columns["edge across"], columns["edge up"], strict=True)) for c in corners
    )


def test_entropy_falls_to_the_logarithm_of_the_ties():
    columns = measured("entropy_of_scaled")
    for ties in (1, 2, 3):
        entropy = columns[f"largest {ties}"]
        assert abs(entropy[0] - np.log(4)) < 1e-14
        assert np.all(np.diff(entropy) <= 0)
        assert 0 <= entropy[-1] - np.log(ties) < 0.01


def test_dividing_pays_beyond_the_threshold():
    columns = measured("gradient_of_divided")
    u = columns["u"]
    slope = 1 / (4 * np.cosh(u / 2) ** 2)
    assert np.allclose(columns["plain"], slope, atol=1e-15)
    assert np.allclose(columns["divided"], 1 / (32 * np.cosh(u / 16) ** 2), atol=1e-15)
    assert np.array_equal(columns["divided"] > columns["plain"], u > 3.449)
