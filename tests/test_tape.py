"""The tape: against dual numbers on every operation, random expressions and a layer; and what is refused."""

import operator
import time
import tracemalloc
from fractions import Fraction

import numpy as np
import pytest

from tests.tape import Tape, tape_gradients
from verify.numbers import (
    Ball,
    UndecidedError,
    balls_from_floats,
    gradient,
    midpoints,
    multiprecision,
    precision,
    radii,
)
from verify.numbers.error_function import erf, erf_slope, erfc
from verify.transformer.layers.layer_norm import layer_norm
from verify.transformer.layers.softmax import softmax

BITS = 200

OPERATIONS = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "div": lambda x, y: x / y,
    "square": lambda x, y: x * x,
    "itself": lambda x, y: x / x + (x - x) * y,
    "add_constant": lambda x, y: 2 + x + Fraction(1, 3),
    "sub_constant": lambda x, y: x - 3,
    "constant_sub": lambda x, y: 3 - x,
    "mul_constant": lambda x, y: 2 * x * Fraction(1, 3),
    "div_constant": lambda x, y: x / 3 + y / Fraction(2, 7),
    "constant_div": lambda x, y: 3 / x,
    "pow": lambda x, y: x**3 * y**-2,
    "pow_zero": lambda x, y: x**0 * y,
    "neg": lambda x, y: -x + +y,
    "exp": lambda x, y: np.exp(x),
    "log": lambda x, y: np.log(x * y),
    "sqrt": lambda x, y: np.sqrt(x),
    "cos": lambda x, y: np.cos(x),
    "sin": lambda x, y: np.sin(x),
    "tanh": lambda x, y: np.tanh(x),
    "erf": lambda x, y: erf(x),
    "erfc": lambda x, y: erfc(x),
    "erf_slope": lambda x, y: erf_slope(x),
    "branch": lambda x, y: x if x > y and x >= 0 and y < x and y <= 9 else y,
}

UNARY = (np.exp, np.sin, np.cos, np.tanh, erf, erfc, lambda x: np.log(1 + x * x), lambda x: np.sqrt(2 + x * x))
BINARY = (operator.add, operator.sub, operator.mul, lambda x, y: x / (2 + y * y))


def drawn(seed, *shape):
    rng = np.random.default_rng(seed)
    return rng.integers(1, 97, shape) * rng.choice([-1, 1], shape) / 64


def disagreement(function, x, cotangent):
    """Return the first entry where tape and dual numbers, both on balls, contradict each other; and the radius."""
    with precision(BITS):
        balls, weights = balls_from_floats(x), balls_from_floats(np.asarray(cotangent))
        tape = tape_gradients(lambda x: function(x), {"x": balls}, weights)["x"]
        dual = gradient(function, balls, weights)
    wrong = [index for index in np.ndindex(x.shape) if not (tape[index] - dual[index]).contains(0)]
    return wrong, radii(tape).max()


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_operation_agrees_with_dual_numbers(name):
    wrong, radius = disagreement(lambda x: np.array([OPERATIONS[name](x[0], x[1])]), np.array([1.75, 0.625]), [3.0])
    assert wrong == []
    assert radius <= 1e-55


@pytest.mark.parametrize("seed", range(20))
def test_random_expressions_agree_with_dual_numbers(seed):
    def expression(x):
        rng, known = np.random.default_rng(seed), list(x)
        for _ in range(40):
            a, b = (known[i] for i in rng.integers(len(known), size=2))
            kind = int(rng.integers(len(UNARY) + 2 * len(BINARY)))
            new = UNARY[kind](np.sin(a)) if kind < len(UNARY) else BINARY[kind % len(BINARY)](np.cos(a), b)
            known.append(new)
        return np.array(known[-3:], dtype=object)

    wrong, radius = disagreement(expression, drawn(seed, 4), drawn(seed + 100, 3))
    assert wrong == []
    assert radius <= 1e-50


@pytest.mark.parametrize("layer", [softmax, lambda x: layer_norm(x, eps=1)[0]])
def test_layers_agree_with_dual_numbers(layer):
    wrong, radius = disagreement(layer, drawn(1, 2, 5), drawn(2, 2, 5))
    assert wrong == []
    assert radius <= 1e-50


def test_a_wrong_gradient_would_be_seen():
    wrong, _ = disagreement(lambda x: np.array([x[0] * x[1]]), np.array([1.5, 2.5]), [1.0])
    assert wrong == []
    with precision(BITS):
        x = balls_from_floats(np.array([1.5, 2.5]))
        tape = tape_gradients(lambda x: x[0] * x[1], {"x": x}, np.array(Ball(1)))["x"]
        assert not (tape[0] * (1 + Fraction(1, 10**50)) - Fraction(5, 2)).contains(0)


def test_each_number_type_keeps_its_own():
    function = lambda x, w: (np.exp(x) / w).sum()  # noqa: E731
    x, w = np.array([0.5, -1.25]), np.array([2.0, 0.25])
    for dtype in (np.float32, np.float64, np.complex128):
        found = tape_gradients(function, {"x": x.astype(dtype), "w": w.astype(dtype)}, np.array(2.0))
        assert found["x"].dtype == found["w"].dtype == dtype
        assert np.allclose(found["x"], 2 * np.exp(x) / w, rtol=1e-6)
        assert np.allclose(found["w"], -2 * np.exp(x) / w**2, rtol=1e-6)
    digits = tape_gradients(function, {"x": multiprecision([1]), "w": multiprecision([2])}, 2)
    assert float(digits["x"][0]) == pytest.approx(np.e, rel=1e-15)
    thirds = np.array([Fraction(1, 3)], dtype=object)
    exact = tape_gradients(lambda x: (x * x / 7).sum(), {"x": thirds}, np.array(1, dtype=object))
    assert exact["x"][0] == Fraction(2, 21)


def test_what_nothing_depends_on_has_gradient_zero():
    arrays = {"x": balls_from_floats(drawn(1, 3)), "unused": balls_from_floats(drawn(2, 2))}
    found = tape_gradients(lambda x, unused: np.array([x[0], Ball(5)], dtype=object), arrays, np.array([1, 1], object))
    assert midpoints(found["x"]).tolist() == [1, 0, 0]
    assert midpoints(found["unused"]).tolist() == [0, 0]


def test_undecided_comparisons_and_ties_are_refused():
    wide = {"x": np.array([Ball.between(-1, 1)], dtype=object)}
    for compare in (operator.lt, operator.le, operator.gt, operator.ge):
        with pytest.raises(UndecidedError):
            tape_gradients(lambda x, compare=compare: x if compare(x[0], 0) else -x, wide, np.array([1], object))
        with pytest.raises(ValueError, match="at a tie"):
            tape_gradients(lambda x, compare=compare: x if compare(x[0], 2) else -x, {"x": np.array([2.0])}, [1.0])


def test_equality_truth_two_tapes_and_a_second_sweep_are_refused():
    tape = Tape()
    x, stranger = tape.leaf(1.5), Tape().leaf(2.0)
    for refused in (lambda: x == x, lambda: x != 1, lambda: bool(x), lambda: hash(x), lambda: x**0.5):
        with pytest.raises(TypeError):
            refused()
    for combine in (operator.add, operator.sub, operator.mul, operator.truediv):
        with pytest.raises(ValueError, match="two of the same tape"):
            combine(x, stranger)
    assert tape.sweep([(x * x, 1.0)]) == {0: 3.0}
    with pytest.raises(ValueError, match="read once"):
        tape.sweep([(x, 1.0)])
    with pytest.raises(ValueError, match="read once"):
        Tape().sweep([(stranger, 1.0)])
    with pytest.raises(ValueError, match=r"expected the shape of the result, \(2,\), got \(3,\)"):
        tape_gradients(lambda x: x, {"x": np.ones(2)}, np.ones(3))


def test_long_chains_need_no_recursion_and_leave_nothing_behind():
    def chain(x):
        y = x[0]
        for _ in range(20_000):
            y = y * x[1] + x[0]
        return y

    tracemalloc.start()
    found = tape_gradients(chain, {"x": np.array([1.0, 0.5])}, np.array(1.0))["x"]
    held, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert found == pytest.approx([2, 4])
    assert held < 1e6 < peak < 400 * 40_000


def test_fifty_thousand_operations_on_balls_take_seconds():
    with precision(BITS):
        x, w, cotangent = (balls_from_floats(drawn(1, *shape)) for shape in ((25, 32), (32, 32), (25, 32)))
        started = time.process_time()
        found = tape_gradients(lambda x, w: x @ w, {"x": x, "w": w}, cotangent)["w"]
        assert time.process_time() - started < 3
        assert all(difference.contains(0) for difference in (found - x.T @ cotangent).flat)
