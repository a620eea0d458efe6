"""Values of closed forms: batches, shapes, and what is refused."""

from functools import cache

import numpy as np
import pytest

from derive import Dimension, Lt, Sum, define, derivative, formula, reals, sqrt, vector, vjp
from derive.doors.derived import program
from derive.language.symbols import RenderError
from derive.programs.evaluated import call

n = Dimension("n")
i, k = n.indices("i k")
x, w = vector("x", n), vector("w", n)
t, u, epsilon = reals("t u epsilon")
rms = define("rms", (x, epsilon), sqrt(Sum(x[k] ** 2, k) / n.card + epsilon))


@cache
def scaled():
    return vjp(formula("scaled", w[i] * x[i] / rms(x, epsilon), given=[Lt(0, epsilon)]), x)


def test_leading_axes_are_a_batch():
    random = np.random.default_rng(2)
    values = {"w": random.normal(size=3), "x": random.normal(size=(5, 1, 3)), "g": random.normal(size=(4, 3))}
    found = scaled().numpy(**values, epsilon=0.3)
    assert found.shape == (5, 4, 3)
    one = scaled().numpy(w=values["w"], x=values["x"][2, 0], g=values["g"][1], epsilon=0.3)
    assert np.array_equal(found[2, 1], one)


def test_functions_of_numbers_take_arrays_of_them():
    found = derivative(formula("f", t**2 * u), t)
    assert found.numpy(t=[[1.0], [2.0]], u=[1.0, 3.0]).tolist() == [[2.0, 6.0], [4.0, 12.0]]
    assert found.numpy(t=2, u=3).tolist() == 12.0


def test_a_derivative_that_does_not_vary_has_its_shape():
    mean = derivative(formula("mean", Sum(x[k], k) / n.card), x[i])
    assert mean.numpy(x=[1.0, 2.0, 3.0, 4.0]).tolist() == [0.25] * 4
    assert mean.numpy(x=np.ones((7, 4))).shape == (7, 4)
    assert vjp(formula("total", Sum(x[k], k)), x).numpy(x=np.ones((7, 2)), g=np.arange(7.0)).shape == (7, 2)


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({}, r"w: expected an array of shape \(n\), got nothing"),
        ({"v": 1.0}, "v: backward pass of scaled in x has no such variable; it has w, x, epsilon, g"),
        ({"w": "a"}, "w: expected an array of real numbers, got 'a'"),
        ({"w": 1.0}, r"w: expected an array of shape \(n\), got shape \(\)"),
        ({"w": [np.nan, 1.0]}, "w: expected finite numbers, got nan"),
        ({"w": [1.0] * 3}, "x: expected 3 entries for n, as before, got 2"),
        ({"w": [1.0] * 2, "epsilon": [1.0]}, r"epsilon: expected a number, got shape \(1,\)"),
        ({"w": np.ones((3, 2)), "x": np.ones((4, 2))}, "leading axes that fit were expected"),
    ],
)
def test_values_that_do_not_fit_are_refused(values, said):
    others = {"x": [1.0, 2.0], "g": [1.0, 1.0], "epsilon": 0.1}
    with pytest.raises(RenderError, match=said):
        call(program([scaled()]), {**others, **values} if values else {})
