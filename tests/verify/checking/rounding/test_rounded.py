"""A rounding ball encloses what programs return that round every operation, in whatever order they add."""

from fractions import Fraction

import numpy as np
import pytest

from derive.chapters import BOOK
from tests.evaluated import right_sides
from verify.checking.rounding.formats import FORMATS, round_to
from verify.checking.rounding.models import Arithmetic, Model, ladder
from verify.checking.rounding.rounded import Rounded, quantum, rounded
from verify.numbers import Ball, UndecidedError, balls_from_floats, midpoints, precision
from verify.numbers.error_function import erfs

FORMS = ["float64", "float32", "bfloat16", "float16"]
rng = np.random.default_rng(5)


def every_operation(name: str) -> Model:
    form = FORMATS[name]
    return Model(name, form, form, form)


class Stored:
    """Numbers that are rounded to a format after every operation, and sums that are added in a random order."""

    def __init__(self, values, name, order):
        self.values, self.name, self.order = round_to(values, FORMATS[name]), name, order

    def _new(self, values):
        return Stored(values, self.name, self.order)

    def _other(self, other):
        return other.values if isinstance(other, Stored) else other

    def __sub__(self, other):
        return self._new(self.values - self._other(other))

    def __rsub__(self, other):
        return self._new(other - self.values)

    def __add__(self, other):
        return self._new(self.values + self._other(other))

    def __mul__(self, other):
        return self._new(self.values * self._other(other))

    def __truediv__(self, other):
        return self._new(self.values / self._other(other))

    def exp(self):
        return self._new(np.exp(self.values))

    def sqrt(self):
        return self._new(np.sqrt(self.values))

    def total(self):
        places = self.order.permutation(self.values.shape[-1])
        total = self._new(self.values[..., places[0], None])
        for place in places[1:]:
            total = total + self.values[..., place, None]
        return total


def total(x):
    return x.total() if isinstance(x, Stored) else x.sum(-1, keepdims=True)


def layer_norm(x, g, top):
    n = float(g.shape[-1]) if not isinstance(g, Stored) else float(g.values.shape[-1])
    if isinstance(x, np.ndarray):
        n = Ball(int(n))
    centered = x - total(x) / n
    deviation = (
        (total(centered * centered) / n + top).sqrt()
        if isinstance(x, Stored)
        else np.sqrt(total(centered * centered) / n + top)
    )
    return centered / deviation * g


def softmax(x, g, _):
    e = x.exp() if isinstance(x, Stored) else np.exp(x)
    p = e / total(e)
    return p * (g - total(p * g))


@pytest.mark.parametrize("formula", [softmax, layer_norm])
@pytest.mark.parametrize("name", FORMS)
def test_the_ball_encloses_what_a_program_returns(formula, name):
    largest = 0.0
    for draw in range(40):
        x, g = (round_to(rng.standard_normal((3, 7)) + draw % 3, FORMATS[name]) for _ in range(2))
        ball = formula(rounded(x, every_operation(name)), rounded(g, every_operation(name)), 0.5)
        program = formula(Stored(x, name, rng), Stored(g, name, rng), 0.5).values
        with precision(200):
            half = Ball(Fraction(1, 2))
            exact = formula(balls_from_floats(x), balls_from_floats(g), half)
            off = [Ball.from_float(p) - e for p, e in zip(program.flat, exact.flat, strict=True)]
            error = np.array([abs(d.to_float()) + d.radius for d in off])
        ratio = error / ball.radius.ravel()
        assert ratio.max() <= 1
        largest = max(largest, ratio.max())
    assert largest > 0.02  # a ball that is far too large would enclose anything


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("function", [np.exp, np.sin, np.cos, np.tanh, erfs], ids=lambda f: f.__name__)
def test_the_ball_of_a_function_encloses_it_over_the_ball_of_its_argument(function, name):
    form = FORMATS[name]
    x = np.concatenate([rng.uniform(-4, 4, 40), rng.uniform(-0.05, 0.05, 20), [0.0]])
    radius = 10 ** rng.uniform(-5, -0.5, x.shape)
    ball = function(Rounded(x, radius, every_operation(name)))
    largest = 0.0
    for step in np.linspace(-1, 1, 9) * (1 - 1e-9):  # x + step * radius is rounded
        with precision(200):
            exact = function(balls_from_floats(x + step * radius))
            program = balls_from_floats(round_to(midpoints(exact), form))
            centre = balls_from_floats(ball.value)
            error = np.abs(midpoints(program - centre))
        assert (error <= ball.radius).all()
        largest = max(largest, float((error / ball.radius).max()))
    assert largest > 0.5


def test_the_error_function_is_charged_for_its_library():
    x = rounded([0.0, 0.5, 3.0], every_operation("float16"))
    ball = erfs(x)
    assert ball.radius[0] == 0
    assert np.allclose(ball.radius[1:], 2**-11 * (7 + ball.value[1:]), rtol=0.01)  # of one, and once when stored
    assert erfs(np.array([0.5], np.float16)).dtype == np.float16


def test_a_comparison_is_refused_where_rounding_decides_it():
    model = every_operation("float32")
    x = Rounded([1.0, -1.0, 0.0], [0.5, 0.5, 0.0], model)
    assert (x > 0).tolist() == [True, False, False]
    assert (x >= 0).tolist() == [True, False, True]
    assert (x < 0).tolist() == [False, True, False]
    assert (x <= 0).tolist() == [False, True, True]
    assert np.where(x > 0, x, 0 * x).radius.tolist() == [0.5, 0.0, 0.0]
    for relation in (np.greater, np.greater_equal, np.less, np.less_equal):
        with pytest.raises(UndecidedError):
            relation(x, 0.75)
        with pytest.raises(UndecidedError):
            relation(Rounded(0.0, np.inf, model), 1.0)


def test_exact_operations_add_nothing():
    model = every_operation("bfloat16")
    x = rounded([[1.0, 2.0, 4.0], [3.0, 5.0, 7.0]], model)
    for result in (x + x, x - 1.0, x * 2.0, x / 2.0, x.sum(-1), x @ np.eye(3), -x, np.exp(x * 0.0)):
        assert not result.radius.any()
    assert (x / 3.0).radius.any()
    assert (np.sqrt(x)).radius.any()


def test_a_quotient_is_charged_for_the_units_of_a_device():
    radii = []
    for ulps in (0, 4):
        model = ladder("float32", Arithmetic(ulps=ulps))[0]
        radii.append((rounded(1.0, model) / rounded(3.0, model)).radius)
    assert radii[1] - radii[0] == pytest.approx(8 * 2**-24 / 3, rel=1e-3)


def test_sums_are_charged_for_any_order():
    model = every_operation("float32")
    x = rounded(rng.standard_normal(101), model)
    sizes = np.abs(x.value).sum()
    assert x.sum(0).radius >= 100 * 2**-24 * sizes
    assert x.sum(0).radius <= 102 * 2**-24 * sizes


def test_overflow_leaves_nothing_known():
    model = every_operation("float16")
    assert np.isinf((rounded(300.0, model) * 300.0).radius)
    assert np.isinf((rounded(1.0, model) / Rounded(0.5, 0.6, model)).radius)
    assert np.isinf(np.exp(rounded(12.0, model)).radius)


def test_zero_times_what_may_have_overflowed_is_unknown():
    """A program that rounds has no number there: in half precision the square is infinite."""
    half = every_operation("float16")
    zero, large = rounded([0.0], half), rounded([300.0], half)
    assert (zero * large).radius == 0
    assert (zero * (large * large)).radius == np.inf


def test_a_constant_that_is_lost_is_off_by_itself():
    half = every_operation("float16")
    assert np.float16(1e-12) == 0
    assert rounded([1e-12], half).radius >= 1e-12


def test_a_masked_score_is_no_overflow():
    model = every_operation("float32")
    scores = np.where(np.array([True, False]), rounded([1.0, 2.0], model), -np.inf)
    weights = np.exp(scores)
    assert weights.value[1] == 0
    assert weights.radius[1] == 0
    assert np.isfinite(weights.sum(-1).radius)


def test_only_known_operations():
    x = rounded([1.0, 2.0], every_operation("float64"))
    with pytest.raises(TypeError):
        np.arctan(x)
    with pytest.raises(TypeError):
        np.median(x)
    with pytest.raises(TypeError):
        np.add(x, x, where=np.array([True, False]))


def test_returned_rounds_once_more():
    model = ladder("bfloat16")[0]
    x = rounded([1.0, 1 / 3], model)
    assert x.returned().radius[0] == 0
    assert x.returned().radius[1] >= 2**-8 / 3


@pytest.mark.parametrize(("values", "step"), [([1.0, 1.5, -0.25], 0.25), ([0.0], np.inf), ([np.inf, 1.0], 0.0)])
def test_quantum(values, step):
    assert quantum(np.array(values), 0) == step
    assert quantum(np.array([values, np.ones(len(values))]), -1).tolist() == [[step], [1.0]]


def test_exact_sums_are_exact_whatever_stands_beside_them():
    model = every_operation("bfloat16")
    x = rounded([[1.0, 2.0, 4.0], [1 / 3, 5.0, 7.0]], model)
    assert (x.sum(-1).radius > 0).tolist() == [False, True]
    assert ((x @ np.ones((3, 2))).radius > 0).tolist() == [[False, False], [True, True]]
    large = rounded([[2.0**15, -(2.0**15), 2.0**14], [1.0, 2.0, 4.0]], model)  # a range that one step cannot hold
    assert not (large @ np.ones((3, 2))).radius.any()


def test_constants_are_rounded_where_they_are_not_exact():
    model = ladder("float64")[0]
    like = rounded(np.ones(3), model)
    assert like.constant(Fraction(3, 4)).radius == 0
    assert like.constant(Fraction(1, 3)).radius == model.operation.unit / 3
    assert like.pi().radius == model.operation.unit * np.pi


def test_axes_are_moved_with_their_radii():
    ball = Rounded(np.arange(6.0).reshape(1, 2, 3), np.arange(6.0).reshape(1, 2, 3) / 8, ladder("float64")[0])
    moved = ball.transpose(2, 0, 1)
    assert moved.shape == (3, 1, 2)
    assert np.array_equal(moved.radius, ball.radius.transpose(2, 0, 1))
    assert np.array_equal(np.broadcast_to(ball, (4, 2, 3)).radius[3], ball.radius[0])


def test_a_term_of_the_book_is_computed_on_rounding_balls():
    x, g = np.array([[0.5, -1.0, 2.0]]), np.array([[1.0, 0.25, -3.0]])
    model = ladder("float32")[0]
    (ball,) = right_sides(BOOK.entries["softmax_vjp"].claim)(x=rounded(x, model), g=rounded(g, model))
    (exact,) = right_sides(BOOK.entries["softmax_vjp"].claim)(x=x, g=g)
    assert ball.value.tolist() == exact.tolist()
    assert (ball.radius > model.operation.unit * np.abs(exact)).all()
    assert (ball.radius < 32 * model.operation.unit).all()


def test_sums_that_are_flushed_are_lost_one_by_one():
    """Each partial sum of 2^-14 and -1.5 2^-14, in turn, is below the least normal number of float16: all are zero."""
    model = ladder("float16", Arithmetic(accumulate="float16", flush=True))[0]
    kept = ladder("float16", Arithmetic(accumulate="float16"))[0]
    row = np.resize([2.0**-14, -1.5 * 2.0**-14], 16)
    total = 0.0
    for x in row:
        total = total + x if abs(total + x) >= 2.0**-14 else 0.0
    off = abs(total - row.sum())
    assert rounded(row, kept).sum(0).radius < off <= rounded(row, model).sum(0).radius
    ones = rounded(np.ones((16, 1)), model)
    assert off <= (rounded(row[None], model) @ ones).radius[0, 0]


def test_products_below_what_a_format_holds_are_lost_one_by_one():
    """In float16 each product of 2^-12.5 and itself is just below 2^-25, half a step: all are lost."""
    model = ladder("float16", Arithmetic(accumulate="float16"))[0]
    row = np.full((1, 16), np.float64(np.float16(2.0**-12.5)))
    ball = rounded(row, model) @ rounded(row.T, model)
    lost = np.float16(0)
    for a in row[0].astype(np.float16):
        lost = lost + a * a
    assert lost == 0
    assert ball.value[0, 0] > 2.0**-22
    assert ball.radius[0, 0] >= ball.value[0, 0]


def test_a_difference_that_is_zero_has_a_bound_where_programs_add_in_another_order():
    """A number less the mean of a row that is it alone: exact as it stands, and not with scale and shift folded."""
    noticed = ladder("float32")[0]
    for model, radius in ((noticed, 0.0), (noticed._replace(notices=False), 2.0**-24)):
        x = rounded([3.0], model)
        rest = x - x.mean(-1, keepdims=True)
        assert rest.value == 0 and (rest.radius == 0 if radius == 0 else rest.radius > radius), model
        assert (x * 0.0).radius == 0  # a product by zero is zero in every order
