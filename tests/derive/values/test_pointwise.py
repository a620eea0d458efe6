"""Terms at one point, against their evaluation on arrays."""

import math
from fractions import Fraction

import numpy as np
import pytest

from derive.chapters import BOOK
from derive.chapters.softmax import theorems as softmax
from derive.kernel.terms import MOMENTS, subterms
from derive.language.symbols import RenderError
from derive.language.terms import Expectation, Sum, exp, log, pi, random, sqrt
from derive.rocq.text import sizes_in
from derive.values.numpy import free_indices, parts, sides
from derive.values.pointwise import AtPoint

TOO_LONG = {"encoder_permutation_equivariant"}
"""Two layers, unfolded: minutes."""


def nested(array):
    return tuple(map(nested, array)) if isinstance(array, list) else array


def drawn(keys, sizes, point):
    """Positive numbers by name, so that logarithms and roots have a value."""
    rng, values = np.random.default_rng(0), {}
    for key in keys:
        shape = [point.size(d) for d in key.dims]
        values[key.name] = rng.permutation(shape[0]) if key.kind == "perm" else rng.uniform(0.5, 2, shape)
    return values


def comparable(entry):
    terms = list(subterms(entry.claim))
    outside = any(t.head in MOMENTS or t.head in ("integral", "independent") or t.random for t in terms)
    integers = any("Integers" in str(k.dims) for k in entry.claim.free)
    special = any(t.head == "fn" and t.args[0] in ("Ci", "Si", "fresnelc", "fresnels") for t in terms)
    return not (outside or integers or special or entry.name in TOO_LONG)


@pytest.mark.parametrize("name", [n for n, e in BOOK.entries.items() if comparable(e)][::4])
def test_both_evaluations_agree_on_every_side(name):
    claim = BOOK.entries[name].claim
    for part in parts(claim):
        part = part._replace(left=part.right, relation="eq", variable=None) if part.variable is not None else part
        keys = dict.fromkeys(k for t in (part.left, part.right) for k in t.free if k.kind != "ix")
        sizes = dict.fromkeys((d for t in (part.left, part.right) for d in sizes_in(t)), 2)
        values = drawn(keys, sizes, AtPoint({}, sizes))
        (both,) = sides(part, values, sizes)
        point = AtPoint({n: nested(v.tolist()) for n, v in values.items()}, sizes)
        for index in np.ndindex(both.left.shape):
            indices = {k.name: i for k, i in zip(part.indices, index, strict=True)}
            for term, expected in ((part.left, both.left), (part.right, both.right)):
                assert point.evaluate(term, indices) == pytest.approx(expected[index], rel=1e-12, abs=1e-12)


def test_fractions_are_exact_and_a_root_has_none():
    x, k = softmax.x, softmax.k
    exact = AtPoint({"x": (Fraction(1, 3), Fraction(1, 6))}, {"n": 2}, Fraction)
    assert exact.evaluate(Sum(x[k], k), {}) == Fraction(1, 2)
    for term in (exp(Sum(x[k], k)), sqrt(Sum(x[k], k)), pi):
        with pytest.raises(TypeError, match="has no exact value"):
            exact.evaluate(term, {})


def test_what_has_no_value_is_refused():
    x, i = softmax.x, softmax.i
    point = AtPoint({"x": (0.0, 1000.0)}, {"n": 2})
    assert free_indices(x[i]) and point.evaluate(x[i], {"i": 1}) == 1000
    with pytest.raises(ZeroDivisionError):
        point.evaluate((1 / x[i]), {"i": 0})
    with pytest.raises(ValueError, match="math domain"):
        point.evaluate(log(x[i]), {"i": 0})
    with pytest.raises(OverflowError):
        point.evaluate(exp(x[i]), {"i": 1})
    assert math.isclose(point.evaluate(exp(x[i]), {"i": 0}), 1)
    with pytest.raises(RenderError, match="E: has no value here"):
        q = random("q", softmax.n)
        AtPoint({"q": (1.0, 2.0)}, {"n": 2}).evaluate(Expectation(q[i]), {"i": 0})
