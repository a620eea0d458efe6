"""The finite sum of the position table: the bound, the aliasing range, the mean square, and wrong statements."""

import math
from fractions import Fraction

import numpy as np
import pytest

from tests.verify.oscillation.points import at
from verify.errors import ArgumentError
from verify.numbers import Ball, precision
from verify.oscillation.bounds import envelope
from verify.oscillation.closed_form_balls import closed_form_balls
from verify.oscillation.finite_sums import (
    aliasing_distance,
    finite_sum,
    mean_square,
    riemann_sum_bound,
)
from verify.transformer.layers.positions import sinusoidal_positions

WIDTHS = [2**power for power in range(3, 13)]


def difference(distance: int, d_model: int) -> Ball:
    """Return the sum less the real part of the integral."""
    with precision(160):
        return finite_sum(distance, d_model) - closed_form_balls(at(distance, 10_000)).real


@pytest.mark.parametrize("d_model", WIDTHS)
def test_the_sum_is_near_the_integral_inside_and_beyond_the_aliasing_range(d_model):
    edge = aliasing_distance(d_model // 2).to_float()
    for distance in {1, 2, max(1, int(edge / 3)), int(edge), int(edge) + 1, int(5 * edge)}:
        with precision(160):
            assert abs(difference(distance, d_model)) <= riemann_sum_bound(distance, d_model // 2)


def test_beyond_the_aliasing_range_they_differ_visibly():
    """d = 128, k = 128: 0.333 against 0.411. The bound there is 2, and says nothing any more."""
    with precision(160):
        assert aliasing_distance(64) < 128
        assert abs(difference(128, 128)) > Fraction(7, 100)
        assert riemann_sum_bound(128, 64) > 1


def test_the_bound_is_of_the_right_order():
    """At small distances the error is k (1 - 1/b) k/(4 N) or so; a bound by k/(100 N) would be wrong."""
    with precision(160):
        assert abs(difference(20, 512)) * 100 > riemann_sum_bound(20, 256)


def test_the_sum_is_that_of_its_cosines():
    for d_model, distance in ((8, 6283), (64, 1000), (4, -7)):
        terms = d_model // 2
        direct = math.fsum(math.cos(distance * 10000.0 ** (-i / terms)) for i in range(terms)) / terms
        assert finite_sum(distance, d_model).to_float() == pytest.approx(direct, abs=1e-11)
    assert finite_sum(0, 16).contains(1)


def test_the_aliasing_distance():
    assert aliasing_distance(64).to_float() == pytest.approx(21.83, abs=0.01)
    assert aliasing_distance(256).to_float() == pytest.approx(87.3, abs=0.05)


@pytest.mark.parametrize("d_model", [4, 8, 16, 64])
def test_the_mean_square(d_model):
    found = mean_square(d_model, 10**14)
    assert found.limit == Fraction(1, d_model)
    with precision(200):
        assert abs(found.mean - found.limit) <= found.bound
        assert found.bound < Fraction(1, 10**8)
    angles = np.multiply.outer(np.arange(5000), 10000.0 ** (-np.arange(d_model // 2) / (d_model // 2)))
    sums = np.cos(angles).mean(axis=1)
    assert mean_square(d_model, 5000).mean.to_float() == pytest.approx(np.mean(sums**2), rel=1e-10)


# --- wrong statements ---

M, N, WIDTH, BASE = 12, 5, 512, 10000


def gap(claimed: Ball | int, scale: Fraction | int = 1) -> Ball:
    """Return how far the inner product of two rows of the table is from scale times a claimed value, on balls."""
    with precision(160):
        rows = sinusoidal_positions(np.array([Ball(M), Ball(N)], dtype=object), WIDTH, base=BASE)
        return abs(rows[0] @ rows[1] - scale * claimed)


def allowed() -> Ball:
    """Return the proved bound of the inner product: d/2 times that of the mean."""
    with precision(160):
        return riemann_sum_bound(M - N, WIDTH // 2) * (WIDTH // 2)


def real(distance: int, base: int = BASE) -> Ball:
    return closed_form_balls(at(distance, base)).real


def test_the_right_statement_holds():
    with precision(160):
        assert gap(real(M - N), WIDTH // 2) <= allowed()


@pytest.mark.parametrize(
    ("claimed", "scale"),
    [
        pytest.param(real(M - N), 1, id="without d/2"),
        pytest.param(real(M - N, BASE**2), WIDTH // 2, id="wrong base power, 2t"),
        pytest.param(real(M - N, 100), WIDTH // 2, id="wrong base power, t/2"),
        pytest.param(real(M + N), WIDTH // 2, id="cos(m+n)"),
    ],
)
def test_a_wrong_statement_is_refuted(claimed, scale):
    with precision(160):
        assert gap(claimed, scale) > allowed()


def test_without_the_real_part_it_is_refuted():
    """A complex integral is at least as far away as its imaginary part."""
    imaginary = closed_form_balls(at(M - N, BASE)).imag
    with precision(160):
        assert abs(imaginary) * (WIDTH // 2) > allowed()


def test_the_limit_of_the_integral_is_not_one_of_the_finite_sum():
    """What bounds the integral at k = 169646 by 0.0064 does not bound the sum with four terms: it is 0.999998."""
    bound = envelope(169646, at(1, BASE).schedule)
    with precision(160):
        assert finite_sum(169646, 8) > 150 * bound


@pytest.mark.parametrize("distance", [2.5, Fraction(5, 2), "3", None])
def test_a_position_is_an_integer(distance):
    with pytest.raises(ArgumentError, match="^distance: expected an int"):
        finite_sum(distance, 64)
