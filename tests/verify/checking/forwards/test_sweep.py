"""A sweep over arrays gives the gradients of the tape that goes number by number, and bounds that hold."""

import numpy as np
import pytest

from tests.tape import tape_gradients
from tests.verify.checking.forwards.swept import gradients
from verify.checking.forwards.sweep import CHANGES, Change, Misstep, forward_of
from verify.checking.rounding.formats import FORMATS, round_to
from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import rounded
from verify.numbers import balls_from_floats, midpoints, precision

RNG = np.random.default_rng(7)
SINGLE = ladder("float32")[0]


def drawn(*shape):
    return round_to(RNG.uniform(0.25, 2, shape) * RNG.choice([-1, 1], shape), FORMATS["float16"])


def softmax(x):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def norm(x, gamma):
    centred = x - x.mean(-1, keepdims=True)
    return gamma * centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1)


FORWARD = {
    "softmax": (softmax, {"x": drawn(3, 4)}),
    "norm": (norm, {"x": drawn(3, 4), "gamma": drawn(4)}),
    "attention": (
        lambda q, k, v: softmax(q @ k.swapaxes(-1, -2) / 2) @ v, {"q": drawn(3, 2), "k": drawn(4, 2), "v": drawn(4, 5)}
    ),
    "gates": (lambda a, b: np.tanh(a) * np.sin(b) - np.cos(a) / (2 + b * b), {"a": drawn(5), "b": drawn(5)}),
    "places": (lambda x: x[:, 1:] * x[:, :1] + x.T[0].reshape(3, 1) - x[1].sum(), {"x": drawn(3, 4)}),
    "powers": (lambda x: x**3 / (1 + x**2) + (x * x) ** -1, {"x": drawn(3, 4)}),
    "matrix and vector": (lambda a, b: (a @ b) * (b @ a.T).sum(), {"a": drawn(3, 4), "b": drawn(4)}),
}  # fmt: skip


@pytest.mark.parametrize("name", FORWARD)
def test_gradients_are_those_of_the_tape(name):
    forward, given = FORWARD[name]
    g = drawn(*np.shape(forward(**given)))
    floats = gradients(forward, given, g, list(given))
    single = gradients(forward, {k: rounded(v, SINGLE) for k, v in given.items()}, rounded(g, SINGLE), list(given))
    with precision(100):
        balls = {key: balls_from_floats(value) for key, value in given.items()}
        exact = tape_gradients(forward, balls, balls_from_floats(g))
        on_balls = gradients(forward, balls, balls_from_floats(g), list(given))
        for key, a, b, c in zip(given, floats, on_balls, single, strict=True):
            wanted = midpoints(exact[key])
            assert np.allclose(midpoints(b), wanted, rtol=1e-15, atol=1e-15)
            assert np.allclose(a, wanted, rtol=1e-12, atol=1e-12)
            assert (np.abs(c.value - wanted) <= c.radius).all() and (c.radius <= 1e-3 * (1 + np.abs(wanted))).all()


@pytest.mark.parametrize("name", ["softmax", "norm", "attention"])
def test_float32_stays_within_the_bounds(name):
    forward, given = FORWARD[name]
    g = drawn(*np.shape(forward(**given)))
    bounds = gradients(forward, {k: rounded(v, SINGLE) for k, v in given.items()}, rounded(g, SINGLE), list(given))
    single = {key: value.astype(np.float32) for key, value in given.items()}
    for bound, gradient in zip(bounds, gradients(forward, single, g.astype(np.float32), list(given)), strict=True):
        assert (np.abs(gradient - bound.value) <= bound.radius).all()
        assert (np.abs(gradient - bound.value) > 0).any()


def test_a_mistake_at_an_edge():
    x, g = np.array([1.0, 2.0, 4.0]), np.array([1.0, -1.0, 3.0])

    def forward(x):
        return x - x.mean()

    recording, result, _ = forward_of(forward, {"x": x})
    edges = recording.edges(result.number)
    assert [(e.step, e.operand) for e in edges] == [("x - mean(x)", "x"), ("x - mean(x)", "mean(x)"),
                                                    ("mean(x)", "sum(x)"), ("sum(x)", "x")]  # fmt: skip
    wanted = {"dropped": g, "twice": g - 2 * g.mean(), "turned": g + g.mean()}
    for kind, right in wanted.items():
        assert np.allclose(gradients(forward, {"x": x}, g, ["x"], Change(1, kind))[0], right)
    assert set(wanted) < set(CHANGES)


def test_a_mistake_in_the_forward_pass():
    x = np.array([1.0, 2.0, 4.0])
    recording, _, _ = forward_of(lambda x: np.exp(x) / x, {"x": x})
    by_words = dict(recording.missteps())
    assert by_words["x stands in the place of exp(x)"] == Misstep(1, 0)
    for words, wanted in {
        "x stands in the place of exp(x)": x / x,
        "exp(x) stands in the place of exp(x) / x": np.exp(x),
        "exp(x) has the other sign": -np.exp(x) / x,
    }.items():
        _, result, _ = forward_of(lambda x: np.exp(x) / x, {"x": x}, by_words[words])
        assert np.allclose(result.value, wanted)
