import itertools
from fractions import Fraction

import numpy as np
import pytest

from derive.values.laws import Law, Moments, RandomPolynomial, variables


def law(rng, shape, shared="", weights=None):
    points = np.empty((*shape, 3), dtype=object)
    chances = np.empty((*shape, 3), dtype=object)
    for index in np.ndindex(*shape, 3):
        points[index] = Fraction(int(rng.integers(-9, 10)), int(rng.integers(1, 7)))
    for index in np.ndindex(*shape):
        parts = rng.integers(1, 9, 3)
        chances[index] = [Fraction(int(p), int(parts.sum())) for p in parts]
    return Law(points, chances if weights is None else weights, shared)


def enumerated(laws, function):
    """The mean of a function of all entries, over all outcomes of the product law."""
    places = [(name, index) for name, one in laws.items() for index in np.ndindex(one.points.shape[:-1])]
    mean = Fraction(0)
    for chosen in itertools.product(range(3), repeat=len(places)):
        chance, values = Fraction(1), {}
        for (name, index), n in zip(places, chosen, strict=True):
            chance *= laws[name].weights[(*index, n)]
            values[name, index] = laws[name].points[(*index, n)]
        mean += chance * function(values)
    return mean


def arrays(laws):
    return {name: variables(name, one.points.shape[:-1], Fraction(1)) for name, one in laws.items()}


def test_moments_are_those_of_all_outcomes():
    rng = np.random.default_rng(0)
    laws = {"q": law(rng, (2,)), "k": law(rng, (2,))}
    q, k = arrays(laws).values()
    found = Moments(laws).expectation(
        np.array([(q[0] * k[0] + q[1] * k[1] - Fraction(2)) ** 4 / Fraction(3)], dtype=object)
    )[0]
    wanted = enumerated(
        laws, lambda v: (v["q", (0,)] * v["k", (0,)] + v["q", (1,)] * v["k", (1,)] - 2) ** 4 / Fraction(3)
    )
    assert found == wanted != 0


def test_entries_that_share_an_outcome_do_not_factor():
    rng = np.random.default_rng(1)
    q = law(rng, (2,), "pair")
    k = law(rng, (2,), "pair", q.weights)
    moments = Moments({"q": q, "k": k})
    a, b = arrays({"q": q, "k": k}).values()
    together = moments.expectation(np.array([a[0] * b[0], a[0] * b[1]], dtype=object))
    mean_a, mean_b = moments.expectation(a), moments.expectation(b)
    assert together[0] == sum(q.weights[0, n] * q.points[0, n] * k.points[0, n] for n in range(3))
    assert together[0] != mean_a[0] * mean_b[0]
    assert together[1] == mean_a[0] * mean_b[1]  # other indices are independent


def test_arithmetic_of_polynomials():
    x, y = variables("x", (2,), 1)
    assert (x - x).terms == {((("x", (0,)), 1),): 0}
    assert ((x + y) * (x - y) - (x**2 - y**2)).terms.keys() >= (x**2).terms.keys()
    assert all(not factor for factor in ((x + y) * (x - y) - (x**2 - y**2)).terms.values())
    assert (3 - x).terms == (-(x - 3)).terms
    assert x**0 == 1
    with pytest.raises(TypeError):
        x / y


def test_polynomials_are_elements_of_arrays():
    x = variables("x", (2,), 1.0)
    product = np.array([2.0, 3.0]) * x + x
    assert [p.terms[((("x", (n,)), 1),)] for n, p in enumerate(product)] == [3.0, 4.0]
    assert isinstance(product.sum(), RandomPolynomial)
