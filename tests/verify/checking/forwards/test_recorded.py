"""Arrays that record their steps do what NumPy does, say it as it is written, and refuse what has no gradient."""

import numpy as np
import pytest

from tests.verify.checking.forwards.swept import gradients
from verify.checking.forwards.recorded import RecordedArray
from verify.checking.forwards.sweep import forward_of
from verify.checking.rounding.formats import FORMATS, round_to
from verify.numbers import UndecidedError

RNG = np.random.default_rng(8)


def drawn(*shape):
    return round_to(RNG.uniform(0.25, 2, shape) * RNG.choice([-1, 1], shape), FORMATS["float16"])


def test_what_numpy_has_functions_for():
    x, g = drawn(3, 4), np.float64(1)
    for forward, wanted in (
        (lambda x: np.maximum(x, 0).sum(), (x > 0) * 1.0),
        (lambda x: np.where(x > 0, x, 2 * x).sum(), np.where(x > 0, 1.0, 2.0)),
        (lambda x: np.abs(x).sum(), np.sign(x)),
        (lambda x: x.var() * 6, x - x.mean()),
        (lambda x: np.max(x), (x == x.max()) * 1.0),
        (lambda x: np.expand_dims(np.log1p(np.square(x)), 0).sum(), 2 * x / (1 + x * x)),
    ):
        (gradient,) = gradients(forward, {"x": x}, g, ["x"])
        assert np.allclose(gradient, wanted, rtol=1e-13, atol=1e-13)


def test_a_step_that_is_not_known_is_refused_by_its_name():
    with pytest.raises(TypeError, match=r"np\.arctan: no step"):
        gradients(lambda x: np.arctan(x), {"x": drawn(2)}, drawn(2), ["x"])
    with pytest.raises(TypeError, match=r"np\.cumsum: no step"):
        gradients(lambda x: np.cumsum(x), {"x": drawn(2)}, drawn(2), ["x"])
    with pytest.raises(TypeError, match="an exponent that is a whole number"):
        gradients(lambda x: x**1.5, {"x": drawn(2)}, drawn(2), ["x"])
    with pytest.raises(ValueError, match="forward: expected an array that depends on the arguments, got int"):
        forward_of(lambda x: 3, {"x": drawn(2)})


def test_where_there_is_no_gradient_nothing_is_decided():
    ties = np.array([1.0, 1.0, 0.0])
    with pytest.raises(UndecidedError):
        gradients(lambda x: x.max(), {"x": ties}, np.float64(1), ["x"])
    with pytest.raises(UndecidedError):
        gradients(lambda x: np.maximum(x, 0), {"x": ties}, ties, ["x"])


def test_it_is_said_as_it_is_written():
    _, result, _ = forward_of(lambda a, b: a / (1 + np.exp(-a)) * b - (a - b), {"a": drawn(2), "b": drawn(2)})
    assert isinstance(result, RecordedArray) and result.text == "a / (1 + exp(-a)) * b - (a - b)"
