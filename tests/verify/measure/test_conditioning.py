import math
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from verify.measure.conditioning import MAGNITUDE, UNIT, bounds, tolerances_page
from verify.numbers import ROUNDINGS, RoundingModel, sizes
from verify.numbers.rounding_model import RESPONSES
from verify.transformer.layers.activations import relu, relu_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.linear import linear, linear_backward
from verify.transformer.layers.softmax import softmax, softmax_backward

ROOT = Path(__file__).resolve().parents[3]


def plain(value):
    return MAGNITUDE.array(Fraction(value))[()]


def size(magnitude):
    return magnitude.size.to_float()


@pytest.mark.parametrize(
    ("term", "wanted"),
    [
        (plain(-3), 3),
        (plain(5) - plain(5), 10),
        (plain(2) + plain(-7), 9),
        (plain(2) * plain(-7), 14),
        ((plain(5) - plain(4)) * plain(3), 27),
        (plain(6) / plain(-3), 2),
        (-plain(6), 6),
        (plain(-30).exp(), np.exp(-30) * 31),
        (plain(8).log(), np.log(8) + 1),
        (plain(9).sqrt(), 3),
        (plain(2) * MAGNITUDE.array(1)[()].pi(), 2 * np.pi),
        (plain(1000).cos(), abs(np.cos(1000)) + abs(np.sin(1000)) * 1000),
        (plain(2).erf(), math.erf(2) + 4 / math.sqrt(math.pi) * math.exp(-4)),
        (plain(1000).sin(), abs(np.sin(1000)) + abs(np.cos(1000)) * 1000),
    ],
)
def test_sizes(term, wanted):
    assert size(term) == pytest.approx(wanted, rel=1e-12)


@pytest.mark.parametrize("x", [0.3, 17.0, 900.0])
def test_the_bound_covers_rounding_and_little_more(x):
    """The error of exp at a rounded argument is seen by the bound; a hundred times the bound is not rounding."""
    value, exact = plain(Fraction(x) / 3).exp(), float(np.exp(np.longdouble(x) / 3))
    allowed = float(bounds(np.array(size(value))))
    assert abs(np.exp(x / 3) - exact) <= allowed < 1e-10 * exact


def test_bounds_are_in_units_of_rounding():
    assert bounds(np.array([2.0]))[0] == pytest.approx(ROUNDINGS * UNIT * 2)
    assert bounds(np.array([2.0]), np.float32)[0] == pytest.approx(ROUNDINGS * 2**-24 * 2)
    assert bounds(np.array([0.0]))[0] > 0


def test_magnitudes_mix_with_nothing_else():
    for operate in (lambda a: a + 1.0, lambda a: a - 1, lambda a: a * 2, lambda a: a / 2):
        with pytest.raises(TypeError):
            operate(plain(1))


X = np.array([[0.5, -1.25, 2.0], [1.5, 0.25, -0.75], [-2.5, 1.0, 1.75], [0.125, 3.0, -1.0]])
G = np.array([[1.0, 0.5, -0.25], [-1.5, 2.0, 0.75], [0.25, -0.5, 1.0], [2.0, -1.0, 0.5]])


def rounded(array):
    return RoundingModel(0).array(array)


def root(terms):
    """Return the size of a sum: the root of the squares of its terms and partial sums."""
    return np.sqrt((terms**2).sum(axis=0) + (np.cumsum(terms, axis=0)[1:] ** 2).sum(axis=0))


def test_sizes_of_linear_gradients_are_those_of_products_and_sums():
    gradients = linear_backward(linear(rounded(X), rounded(np.eye(3)), rounded(np.zeros(3)))[1], rounded(G))
    assert sizes(gradients.d_weight) == pytest.approx(root(X[:, :, None] * G[:, None, :]), rel=0.6)
    partial_sums = np.sqrt((np.cumsum(G, axis=0)[1:] ** 2).sum(axis=0))
    assert sizes(gradients.d_bias) == pytest.approx(partial_sums, rel=0.6)


def test_the_size_of_softmax_gradients_is_that_of_differences():
    """A constant added to g changes nothing; it would if a size were the sum of absolute terms."""
    plain, shifted = (sizes(softmax_backward(softmax(rounded(X)), rounded(g))) for g in (G, G + 2**20))
    assert shifted == pytest.approx(plain, rel=1e-6)
    assert plain.max() < 4


def test_a_gradient_that_cancels_has_the_size_of_its_terms():
    """Scores do not change when every key moves alike: the gradient at a key bias is their sum, and 0."""
    d_scores = softmax_backward(softmax(rounded(X)), rounded(G))
    values = np.array([[entry.value for entry in row] for row in d_scores])
    summed = d_scores.sum(axis=-1)
    assert np.abs(values.sum(axis=-1)).max() < 1e-15
    assert (sizes(summed) > 0.3 * np.abs(values).max(axis=-1)).all()
    assert (sizes(summed) < 10 * np.abs(values).max(axis=-1)).all()


def test_the_size_of_layer_norm_gradients_grows_with_the_inverse_deviation():
    def ratio(scale):
        return sizes(layer_norm_backward(layer_norm(rounded(X * scale), eps=Fraction(1, 10**20))[1], rounded(G)).d_x)

    assert ratio(2**-10) == pytest.approx(2**10 * ratio(1), rel=1e-6)
    assert (ratio(1) < 20).all()


def test_a_unit_that_is_off_has_no_size():
    assert (sizes(relu_backward(relu(rounded(X))[1], rounded(G) * 3)) == np.where(X > 0, 3 * np.abs(G), 0)).all()


def test_the_page_has_the_numbers_of_the_code():
    page = tolerances_page()
    assert "{{" not in page
    assert f"`{ROUNDINGS} u kappa scale`" in page and f" {RESPONSES} responses" in page
    assert (ROOT / "docs" / "tolerances.md").read_text(encoding="utf-8") == page
