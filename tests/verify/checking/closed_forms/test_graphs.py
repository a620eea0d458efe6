"""The program of a closed form, on rounding balls: the values of the program for NumPy, and bounds that hold."""

import numpy as np
import pytest

from derive import Dimension, Sum, define, exp, log, reals, vector
from derive.doors.derivatives import vjp
from derive.doors.derived import program
from derive.kernel.terms import Key
from derive.programs.evaluated import call
from derive.programs.functions import ClosedForm, ClosedForms
from verify.checking.closed_forms.graphs import function, run
from verify.checking.rounding.formats import FORMATS, round_to
from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import rounded

n, m, d = (Dimension(name) for name in "nmd")
i, k = n.indices("i k")
s, _ = m.indices("s q")
a, b = d.indices("a b")
x = vector("x", n)
Q, K, V = vector("Q", m, d), vector("K", n, d), vector("V", n, d)
(r,) = reals("r")
SIZES = {"n": 4, "m": 3, "d": 5}
partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
FORMS = {
    "softmax": softmax(x, i),
    "log of a sum": log(partition(x)) - x[i] / r,
    "softplus": log(1 + exp(x[i])) / r**2,
    "matrices": Sum(Q[s, a] * K[i, a], a),
    "three matrices": Sum(Q[s, a] * K[k, a] * V[k, b], k) + 0 * Sum(Q[s, a], a),
    "diagonal": Sum(Q[s, a] * Q[s, a], s),
}


def made(term):
    """Return the program of a term over its free indices."""
    axes = tuple(key for key in term.free if key.kind == "ix")
    axes = tuple(sorted(axes, key=lambda key: key.name))
    variables = tuple(sorted(key for key in term.free if key.kind == "at"))
    return ClosedForms("form", "form", (ClosedForm("form", term, axes, ""),), variables, ())


def drawn(keys: tuple[Key, ...]):
    rng = np.random.default_rng(0)
    shapes = {key.name: [SIZES[dim] for dim in key.dims] for key in keys}
    return {name: round_to(rng.uniform(0.25, 2, shape), FORMATS["float16"]) for name, shape in shapes.items()}


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("lead", [(), (2,)])
def test_values_are_those_of_the_program(name, lead):
    form = made(FORMS[name])
    given, translation = drawn(form.variables), form.translated()
    balls = {key: rounded(np.broadcast_to(v, (*lead, *v.shape)), ladder("float32")[0]) for key, v in given.items()}
    ball = run(translation.graph, translation.roots, balls).values[translation.roots[0]]
    exact = call(form, given)
    assert ball.shape == (*lead, *exact.shape) and np.allclose(ball.value, exact, rtol=1e-13, atol=1e-13)
    assert (ball.radius > 0).any() and (ball.radius < 1e-4).all()


def test_float32_stays_within_the_bounds():
    names = {}
    form = program([vjp(softmax(x, i), x)])
    exec(vjp(softmax(x, i), x).source(), names)
    given, translation = drawn(form.variables), form._replace(numbers=()).translated()
    balls = {key: rounded(v, ladder("float32")[0]) for key, v in given.items()}
    ball = run(translation.graph, translation.roots, balls).values[translation.roots[0]]
    single = names["softmax_vjp_x"](**{key: v.astype(np.float32) for key, v in given.items()})
    off = np.abs(single - call(form, given))
    assert (off <= ball.radius).all() and (off > ball.radius / 1000).any()


def test_it_is_finite_where_exponentials_overflow():
    form = made(FORMS["softmax"])
    translation = form.translated()
    large = rounded([2000.0, -2000.0, 1999.0, 0.0], ladder("float16")[-1])
    ball = run(translation.graph, translation.roots, {"x": large}).values[translation.roots[0]]
    assert np.isfinite(ball.radius).all() and ball.value[0] > 0.7


def test_words_stay_within_their_bounds():
    x = np.array([-80.0, -3.0, -0.125, 0.0, 0.5, 7.0])
    exact = {"sigmoid": 1 / (1 + np.exp(-x)), "tanh": np.tanh(x), "abs": np.abs(x), "sign": np.sign(x), "step": x > 0}
    for name, wanted in exact.items():
        ball = function(name)(rounded(x, ladder("float32")[0]))
        finite = np.isfinite(ball.radius)
        assert (np.abs(ball.value - wanted) <= ball.radius + 1e-15)[finite].all(), name
        size = np.maximum(np.abs(wanted), name == "sigmoid")  # in a tail it has the error of tanh
        assert (ball.radius[finite] <= 1e-6 * size[finite]).all(), name
        assert finite.tolist() == ((x != 0) | (name not in ("sign", "step"))).tolist(), name
