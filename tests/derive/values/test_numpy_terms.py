import math
from fractions import Fraction

import numpy as np
import pytest

from derive.language.terms import (
    Covariance,
    Dimension,
    Expectation,
    Integers,
    KroneckerDelta,
    Rational,
    Sum,
    Variance,
    cos,
    define,
    erf,
    exp,
    interleave,
    log,
    pi,
    random,
    reals,
    sin,
    sqrt,
    vector,
    vector_of,
    zero,
)
from derive.values.numpy import Law, RenderError, Window
from tests.evaluated import evaluate

n, m, h = Dimension("n"), Dimension("m"), Dimension("h")
i, j, k = n.indices("i j k")
(a,) = m.indices("a")
(s,) = h.indices("s")
(c,) = h.doubled().indices("c")
(t,) = Integers.indices("t")
x, u, W = vector("x", n), vector("u", n), vector("W", n, m)
theta, z, f = vector("theta", h), vector("z", h.doubled()), vector("f", Integers)
r, b = reals("r b")
q = random("q", n)
SIZES = {"n": 3, "m": 2, "h": 2}
X, U, THETA, Z = np.array([0.3, -1.2, 2.5]), np.array([1.0, 4.0, -2.0]), np.array([1.0, 0.1]), np.arange(1.0, 5.0)
WW = np.arange(6.0).reshape(3, 2) - 2.5
VALUES = {"x": X, "u": U, "W": WW, "theta": THETA, "z": Z, "r": 0.7, "b": -3.0}
partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
P = np.exp(X) / np.exp(X).sum()


@pytest.mark.parametrize(
    ("term", "wanted"),
    [
        (Rational(2, 3) + 0 * r, 2 / 3),
        (x[i] * u[j] - r, X[:, None] * U - 0.7),
        (Sum(W[i, a] * x[i], i), X @ WW),
        (Sum(W[i, a], i, a), WW.sum()),
        (Sum(r, i, j), 9 * 0.7),
        (Sum(KroneckerDelta(i, j) * x[j], j), X),
        (KroneckerDelta(i, j) + 0 * r, np.eye(3)),
        (n.card * h.doubled().card + 0 * r, 12),
        (x[i] ** 3 - x[i] ** 0, X**3 - 1),
        (-x[i] / (b + 1), -X / -2.0),
        (exp(x[i]) + cos(x[i]) * sin(x[i]), np.exp(X) + np.cos(X) * np.sin(X)),
        (log(u[i] ** 2) + sqrt(u[i] ** 2), np.log(U**2) + np.abs(U)),
        (softmax(x, i), P),
        (softmax(vector_of(k, r * x[k] + u[i]), j), (np.exp(0.7 * X) / np.exp(0.7 * X).sum())[None].repeat(3, 0)),
        (Sum(softmax(vector_of(k, W[k, a]), i) * W[i, a], i), (np.exp(WW) / np.exp(WW).sum(0) * WW).sum(0)),
        (interleave(theta, vector_of(s, -theta[s]))(c), np.array([1.0, -1.0, 0.1, -0.1])),
        (z[2 * s] - z[2 * s + 1], np.array([-1.0, -1.0])),
        (pi * x[i], np.pi * X),
        (erf(x[i]) / b, np.array([math.erf(v) for v in X]) / -3.0),
    ],
)
def test_terms_mean_what_numpy_computes(term, wanted):
    over = None if not np.ndim(wanted) else [k for k in (v.key for v in (i, j, a, s, c)) if k in term.free]
    found = evaluate(term, VALUES, SIZES, over=over)
    assert found.dtype == np.float64
    assert np.allclose(found, wanted, rtol=1e-14, atol=0)
    assert not np.allclose(found + 1e-9, wanted, rtol=1e-14, atol=0)


def test_fractions_stay_exact():
    exact = {"x": np.array([Fraction(1, 3), Fraction(2, 7), Fraction(-5)], dtype=object)}
    found = evaluate(Sum(x[i] / n.card, i) * Rational(1, 2), exact, SIZES, constant=lambda q: q)
    assert found[()] == (Fraction(1, 3) + Fraction(2, 7) - 5) / 6


def test_a_vector_keeps_its_own_axes():
    found = evaluate(vector_of(k, x[k] * u[i]).term, VALUES, SIZES)
    assert np.array_equal(found, U[:, None] * X)


def test_families_over_the_integers_have_a_window():
    window = Window(np.array([9.0, 1.0, 4.0]), -1)
    found = evaluate(f[t + 1] * f[zero], {"f": window}, {}, indices={"t": [-2, -1, 0]})
    assert found.tolist() == [9.0, 1.0, 4.0]
    with pytest.raises(RenderError, match="f: an index beyond the window of 3 values"):
        evaluate(f[t + 1], {"f": window}, {}, indices={"t": [1]})
    with pytest.raises(RenderError, match="t: values of this integer index were expected"):
        evaluate(f[t], {"f": window}, {})
    assert evaluate(f[t], {"f": lambda at: at.astype(float) ** 2}, {}, indices={"t": [-3, 2]}).tolist() == [9.0, 4.0]


def test_expectations_are_weighted_sums():
    law = Law(np.array([[0.0, 1.0, 3.0]] * 3), np.array([[0.5, 0.25, 0.25]] * 3))
    values = {**VALUES, "q": law}
    assert evaluate(Expectation(q[i]), values, SIZES).tolist() == [1.0] * 3
    assert np.allclose(evaluate(Variance(Sum(x[i] * q[i], i)), values, SIZES), 1.5 * (X**2).sum())
    assert np.allclose(evaluate(Covariance(q[i], q[j]), values, SIZES), 1.5 * np.eye(3))
    with pytest.raises(RenderError, match="outside of every expectation"):
        evaluate(q[i], values, SIZES)


def test_no_python_loop_over_entries():
    many = np.linspace(0, 1, 1500)
    found = evaluate(softmax(x, i) * (KroneckerDelta(i, j) - softmax(x, j)), {"x": many}, {"n": 1500})
    assert found.shape == (1500, 1500)
    assert abs(found.sum()) < 1e-12


def test_what_occurs_again_is_not_computed_again():
    class Counted(float):
        def exp(self):
            calls.append(self)
            return math.exp(self)

    values = {"x": np.array([Counted(v) for v in X], dtype=object)}
    counts = []
    for term in (softmax(x, i), partition(x), softmax(x, i) - partition(x) * softmax(x, i) ** 2):
        calls: list[float] = []
        found = evaluate(term, values, SIZES, constant=float)
        assert np.allclose(found.astype(float), evaluate(term, VALUES, SIZES))
        counts.append(len(calls))
    assert counts == [6, 3, 9]
