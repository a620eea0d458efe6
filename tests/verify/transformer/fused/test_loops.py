"""The fused loops: the exponential proved on balls, each loop against balls, at the points where loops go wrong."""

import flint
import numpy as np
import pytest
from numba import njit

from verify.errors import ArgumentError
from verify.numbers import balls_from_floats, bound, midpoints, precision
from verify.transformer import slices
from verify.transformer.fused import loops
from verify.transformer.layers.activations import gated_backward, gelu, relu, relu_backward, silu
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.log_softmax import log_softmax, log_softmax_backward, logsumexp, logsumexp_backward
from verify.transformer.layers.softmax import softmax, softmax_backward

FORMATS = (np.float64, np.float32)
STATED = 6
"""Half units in the last place by which the exponential is off at most, as it says."""


@pytest.fixture(autouse=True)
def _everything_is_large(monkeypatch):
    monkeypatch.setattr(slices, "PARALLEL", 0)


@njit(fastmath={"contract"}, error_model="numpy")
def exponentials(t, out):
    for j in range(t.size):
        out[j] = loops.exponential(t[j])


@njit
def largest(row):
    return loops.highest(row)


def constants(dtype):
    """Return the coefficients, the two parts of the logarithm of 2, its inverse, and the end of the format."""
    if dtype is np.float32:
        return (
            loops.INVERSE_FACTORIALS_SINGLE,
            loops.HIGH_SINGLE,
            loops.LOW_SINGLE,
            loops.INVERSE_LOG_SINGLE,
            loops.LEAST_SINGLE,
        )
    return loops.INVERSE_FACTORIALS, loops.HIGH, loops.LOW, loops.INVERSE_LOG, loops.LEAST


@pytest.mark.parametrize("dtype", FORMATS)
def test_the_error_of_the_exponential_is_proved_on_balls(dtype):
    coefficients, high, low, inverse, least = constants(dtype)
    digits = np.finfo(dtype).nmant + 1
    u = flint.arb(2) ** -digits
    with precision(200):
        logarithm, most = flint.arb(2).log(), flint.arb(-float(least))
        parts = [flint.arb(float(part)) for part in (high, low)]
        # The multiples of the high part are exact: its trailing zeros have room for k, which is at most `largest`.
        largest = int(float(-least) * float(inverse) + 1)
        numerator = float(high).as_integer_ratio()[0]
        assert largest * numerator < 2**digits * (numerator & -numerator)
        # k is the nearest whole number but for the rounding of t / log(2): |r| is little more than half of log(2).
        beyond = (most * flint.arb(float(inverse)) * 3 * u + 1e-6) * logarithm + largest * abs(logarithm - sum(parts))
        r = logarithm / 2 + beyond + 8 * u
        # t - k high is exact, as both are multiples of the last digit of t or of high; the rest is rounded twice.
        rounded_reduction = 2 * u * (r + largest * abs(parts[1])) + largest * abs(logarithm - sum(parts))
        exact = [1 / flint.arb(n + 1).gamma() for n in range(40)]
        value, error = flint.arb(float(coefficients[-1])), flint.arb(0)
        for coefficient in coefficients[-2::-1]:  # Horner's rule, of which each step rounds twice
            product = value * r
            error = error * r + (product + error * r) * u
            value = product + flint.arb(float(coefficient))
            error += (value + error) * u
        left_out = sum((term * r**n for n, term in enumerate(exact) if n >= len(coefficients)), flint.arb(0))
        of_coefficients = sum(
            (
                abs(flint.arb(float(c)) - term) * r**n
                for n, (c, term) in enumerate(zip(coefficients, exact, strict=False))
            ),
            flint.arb(0),
        )
        least_value = (-r).exp()
        relative = (error + left_out + of_coefficients) / least_value + rounded_reduction * (1 + r)
        found = float((relative / u).upper())
    assert STATED - 3 < found <= STATED


@pytest.mark.parametrize("dtype", FORMATS)
def test_each_exponential_is_as_near_as_stated(dtype):
    least = float(constants(dtype)[-1])
    rng = np.random.default_rng(1)
    t = np.concatenate([rng.uniform(least, 0, 500), -rng.exponential(1, 300), -np.arange(9) * np.log(2)]).astype(dtype)
    found, limits = np.empty_like(t), np.finfo(dtype)
    exponentials(t, found)
    with precision(200):
        for point, value in zip(t, found, strict=True):
            exact = flint.arb(float(point)).exp()
            accepted = exact * STATED * float(limits.eps) / 2 + float(limits.smallest_subnormal)
            assert abs(flint.arb(float(value)) - exact) <= accepted, point


@pytest.mark.parametrize("dtype", FORMATS)
def test_exponentials_at_the_ends(dtype):
    t = np.array([0.0, -np.inf, np.nan, -1e30, 5.0], dtype)
    found = np.empty_like(t)
    exponentials(t, found)
    assert found[0] == 1 and found[1] == found[3] == 0 and np.isnan(found[2])
    assert found[4] == pytest.approx(np.exp(5.0), rel=STATED * float(np.finfo(dtype).eps))


def rows(dtype, width, rng):
    """Return rows of random numbers, with one of equal numbers, one far from 0, and one with two largest."""
    x = (rng.integers(1, 97, (7, width)) * rng.choice([-1, 1], (7, width)) / 64).astype(dtype)
    x[1] = 0.75
    x[2] += 64
    x[3, :2] = 2
    return x


WIDTHS = (1, 2, 3, 64, 131)
"""Narrower than what is computed at once, as wide, and with a rest."""
KAPPA = 1
"""What a result may lose beside its own rounding; sums of many numbers lose more."""


def differences(function, *arrays):
    """Return the largest error of each result against balls, over the largest of its numbers."""
    found = function(*arrays)
    with precision(160):
        exact = function(*(balls_from_floats(array) for array in arrays))
    for one, other in zip(found, exact, strict=True):
        reference = midpoints(np.asarray(other))
        assert one.dtype == arrays[0].dtype and one.shape == reference.shape
        yield np.abs(one - reference).max(), max(np.abs(reference).max(), 1)


def of_softmax(x, g):
    weights = softmax(x)
    return weights, softmax_backward(weights, g)


def of_masked_softmax(x, g):
    mask = np.random.default_rng(5).random(x.shape) < 0.6
    mask[0] = False
    weights = softmax(x, mask)
    return weights, softmax_backward(weights, g)


def of_log_softmax(x, g):
    output, cache = log_softmax(x)
    return output, log_softmax_backward(cache, g), logsumexp(x)[0]


def of_cross_entropy(x, g):
    output, cache = cross_entropy(x, np.arange(7) % x.shape[1])
    return output, cross_entropy_backward(cache, g[:, 0].copy()).d_logits


def of_layer_norm(x, g):
    weight, bias = g[0].copy(), g[1].copy()
    output, cache = layer_norm(x, weight, bias)
    found = layer_norm_backward(cache, g)
    plain, plain_cache = layer_norm(x)
    return output, found.d_x, found.d_weight, found.d_bias, plain, layer_norm_backward(plain_cache, g).d_x


def of_gelu(x, g):
    output, cache = gelu(x)
    return output, gated_backward(cache, g)


def of_gelu_tanh(x, g):
    output, cache = gelu(x, "tanh")
    return output, gated_backward(cache, g)


def of_silu(x, g):
    output, cache = silu(x)
    return output, gated_backward(cache, g)


def of_relu(x, g):
    output, cache = relu(x)
    return output, relu_backward(cache, g)


FUNCTIONS = {
    "softmax": (of_softmax, "softmax_rows", "softmax_rows_backward"),
    "masked softmax": (of_masked_softmax, "softmax_rows", "softmax_rows_backward"),
    "log-softmax": (of_log_softmax, "log_softmax_rows"),
    "cross-entropy": (of_cross_entropy, "log_softmax_rows", "cross_entropy_rows_backward"),
    "layer norm": (of_layer_norm, "layer_norm_rows", "layer_norm_rows_backward"),
    "gelu": (of_gelu, "gelu_entries", "multiplied_entries"),
    "gelu by tanh": (of_gelu_tanh, "gelu_tanh_entries", "multiplied_entries"),
    "silu": (of_silu, "silu_entries", "multiplied_entries"),
    "relu": (of_relu, "relu_entries", "multiplied_entries"),
}


@pytest.mark.parametrize("dtype", FORMATS)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_in_loops_is_as_near_to_balls_as_one_in_numpy(name, width, dtype, monkeypatch):
    function, *names = FUNCTIONS[name]
    rng, used = np.random.default_rng(width), set()
    for loop in names:
        right = getattr(loops, loop)
        monkeypatch.setattr(loops, loop, lambda *a, loop=loop, right=right: used.add(loop) or right(*a))
    x, g = rows(dtype, width, rng), rng.standard_normal((7, width)).astype(dtype)
    for error, scale in differences(function, x, g):
        assert error <= bound(dtype, KAPPA * max(1, np.log2(width)), scale)
    assert used == set(names) - ({"layer_norm_rows_backward"} if width == 1 else set())


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_wrong_loop_is_seen(name, monkeypatch):
    function, *names = FUNCTIONS[name]
    rng = np.random.default_rng(9)
    x, g = rows(np.float64, 131, rng), rng.standard_normal((7, 131))
    for loop in names:
        right = getattr(loops, loop)

        def wrong(*arrays, right=right):
            found = right(*arrays)
            written = [a for a in arrays if isinstance(a, np.ndarray) and a.dtype == float and a.size == x.size][-1]
            written *= 1 + 1e-9
            return found

        with monkeypatch.context() as planted:
            planted.setattr(loops, loop, wrong)
            assert any(error > bound(np.float64, KAPPA * 8, scale) for error, scale in differences(function, x, g)), (
                loop
            )


@pytest.mark.parametrize("dtype", FORMATS)
@pytest.mark.parametrize("width", [1, 2, 7, 131, loops.FEW, loops.FEW + 1, 3 * loops.FEW + 5])
def test_the_largest_number_and_its_place(dtype, width):
    rng = np.random.default_rng(width)
    shifted = [rng.standard_normal(width) + shift for shift in (0, 9, -9)]
    few = rng.integers(-2, 3, width) * 0.0 + rng.choice([-0.0, 0.0, -np.inf], width)
    for row in (*shifted, rng.integers(-2, 1, width) / 1.0, few, np.full(width, -np.inf), np.full(width, -1e30)):
        numbers = row.astype(dtype)
        assert largest(numbers) == numbers.max()
        assert loops.place_of_highest(numbers) == numbers.argmax()
    for place in {0, width // 2, width - 1}:
        for extreme in (np.inf, np.finfo(dtype).max):
            numbers = rng.standard_normal(width).astype(dtype)
            numbers[place] = extreme
            assert largest(numbers) == extreme and loops.place_of_highest(numbers) == place
        numbers[place] = np.nan
        assert 0 <= loops.place_of_highest(numbers) < width


def test_the_largest_of_no_number():
    assert largest(np.empty(0)) == -np.inf


def test_a_gradient_that_vanishes_keeps_its_digits():
    x, g = np.zeros((1, 131)), np.random.default_rng(2).standard_normal((1, 131))
    x[0, 77] = 40
    found = softmax_backward(softmax(x), g)
    with precision(300):
        reference = midpoints(softmax_backward(softmax(balls_from_floats(x)), balls_from_floats(g)))
    assert (np.abs(found - reference) <= bound(np.float64, 45, 1) * np.abs(reference).max()).all()
    assert abs(reference[0, 77]) < 1e-14


@pytest.mark.parametrize("dtype", FORMATS)
@pytest.mark.parametrize("width", [2**15, 2**20 + 3])
def test_a_wide_row_costs_no_digits(dtype, width):
    x = np.full((1, width), -1.3, dtype)
    x[0, 0] = 0
    with precision(100):
        term = flint.arb(float(x[0, 1])).exp()
        total = 1 + (width - 1) * term
        weight, logarithm = float((term / total).mid()), float(total.log().mid())
    half = float(np.finfo(dtype).eps) / 2
    assert abs(float(softmax(x)[0, 1]) / weight - 1) <= 16 * half
    assert abs(float(logsumexp(x)[0][0]) / logarithm - 1) <= 16 * half
    tall = np.full((2**17, 1), 0.1, dtype)
    found = layer_norm_backward(layer_norm(tall, np.ones(1, dtype), np.zeros(1, dtype))[1], tall).d_bias
    assert abs(float(found[0]) / (float(tall[0, 0]) * 2**17) - 1) <= 32 * half


@pytest.mark.parametrize("dtype", FORMATS)
def test_many_narrow_rows_cost_the_sums_of_layer_norm_few_digits(dtype, monkeypatch):
    monkeypatch.setattr(slices, "LONG_PIECE", 2**30)
    x, g = np.zeros((2**19, 2), dtype), np.full((2**19, 2), 0.1, dtype)
    x[:, 0] = 1
    found = layer_norm_backward(layer_norm(x, np.ones(2, dtype), np.zeros(2, dtype))[1], g)
    half = float(np.finfo(dtype).eps) / 2
    for sums, term in ((found.d_bias, 1), (np.abs(found.d_weight), 1 / np.sqrt(1 + 4e-5))):
        assert np.abs(sums / (2**19 * float(g[0, 0]) * term) - 1).max() <= 2 * (loops.FEW + 2**19 / loops.FEW) * half


@pytest.mark.parametrize("dtype", FORMATS)
def test_classes_of_any_integers_and_numbers_of_any_format_reach_the_loop(dtype):
    x, classes = np.random.default_rng(4).standard_normal((5, 7)).astype(dtype), np.arange(5)
    expected = cross_entropy_backward(cross_entropy(x, classes)[1], np.ones(5, dtype)).d_logits
    for kind in (">i4", ">i8", "u1", "i2"):
        assert np.array_equal(
            cross_entropy_backward(cross_entropy(x, classes.astype(kind))[1], np.ones(5, dtype)).d_logits, expected
        )
    half = cross_entropy(x, classes, class_weights=np.ones(7, np.float16))[1]
    assert np.array_equal(cross_entropy_backward(half, np.ones(5, np.float16)).d_logits, expected)


@pytest.mark.parametrize("place", [7, -1, 10**12])
def test_a_class_that_is_none_any_more_is_refused(place):
    cache = cross_entropy(np.zeros((5, 7)), np.arange(5))[1]
    cache.classes[3] = place
    with pytest.raises(
        ArgumentError, match=rf"^classes: expected integers from 0 to 6, got {place} at index \(3, 0\)$"
    ):
        cross_entropy_backward(cache, np.ones(5))


@pytest.mark.parametrize("dtype", FORMATS)
def test_an_offset_costs_layer_norm_no_digits(dtype):
    x = np.random.default_rng(3).integers(-9, 9, (5, 131)).astype(dtype)
    far = dtype(2**20)
    assert np.abs(layer_norm(x + far)[0] - layer_norm(x)[0]).max() <= bound(dtype, KAPPA, 1)


def test_what_takes_no_part_gives_zero():
    x = np.array([[-np.inf, 1.0, 3.0], [-np.inf, -np.inf, -np.inf]])
    weights = softmax(x)
    assert np.array_equal(weights == 0, [[True, False, False], [True, True, True]])
    assert np.array_equal(softmax(np.array([[1e300, 2.0]]), np.array([[False, True]])), [[0, 1]])
    output, cache = logsumexp(x)
    assert output[1] == -np.inf and not logsumexp_backward(cache, np.ones(2))[1].any()


def test_a_zero_gradient_keeps_its_sign():
    found = relu_backward(relu(np.array([-1.0, -1.0, 2.0]))[1], np.array([3.0, -3.0, 4.0]))
    assert np.array_equal(np.signbit(found), [False, True, False]) and np.array_equal(found, [0, 0, 4])
    assert not np.signbit(relu(np.array([-1.0]))[0]).any()


@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("dtype", FORMATS)
def test_what_is_not_finite_is_refused_by_its_place(bad, dtype):
    x, ones = np.ones((3, 67), dtype), np.ones((3, 67), dtype)
    x[1, 66] = bad
    weights = softmax(ones)
    calls = {
        "x": [
            lambda: softmax(x),
            lambda: layer_norm(x),
            lambda: relu(x),
            lambda: gelu(x),
            lambda: silu(x),
            lambda: gelu(x, "tanh"),
        ],
        "d_weights": [lambda: softmax_backward(weights, x)],
        "d_output": [
            lambda: layer_norm_backward(layer_norm(ones)[1], x),
            lambda: relu_backward(relu(ones)[1], x),
            lambda: gated_backward(gelu(ones)[1], x),
        ],
    }
    for name, refused in calls.items():
        for call in refused:
            if bad == -np.inf and call is calls["x"][0]:
                continue  # a logit of -inf is masked
            with pytest.raises(ArgumentError, match=rf"^{name}: expected finite .* at index \(1, 66\)$"):
                call()


@pytest.mark.parametrize("dtype", FORMATS)
def test_a_cube_that_overflows_is_refused_by_its_place(dtype):
    x = np.ones((3, 67), dtype)
    x[2, 5] = np.finfo(dtype).max ** 0.4
    expected = r"^sqrt\(2 / pi\) \* \(x \+ 0.044715 \* x\*\*3\): expected finite numbers, got inf at index \(2, 5\)$"
    with pytest.raises(ArgumentError, match=expected):
        gelu(x, "tanh")


@pytest.mark.parametrize("dtype", FORMATS)
def test_an_exponential_beyond_the_largest_is_that_of_the_largest(dtype):
    most = float(loops.MOST_SINGLE) if dtype == np.float32 else loops.MOST
    t = np.array([most, most + 1, 10 * most, np.inf], dtype)
    found = np.empty_like(t)
    exponentials(t, found)
    assert np.isfinite(found[0]) and (found == found[0]).all()
