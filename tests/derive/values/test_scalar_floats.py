"""Terms at one point in floats, against their evaluation on arrays."""

import math

import numpy as np
import pytest

from derive.chapters import BOOK
from derive.chapters.softmax import theorems as softmax
from derive.kernel.terms import MOMENTS, Term, subterms
from derive.language.terms import Expectation, cos, define, erf, exp, log, pi, random, sin, sqrt
from derive.rocq.text import sizes_in
from derive.values.numbers import UndefinedError
from derive.values.numpy import free_indices, parts
from derive.values.scalar import FLOATS, Interpretation, Point
from tests.derive.values.at_a_point import in_floats, t, u
from tests.evaluated import sides

sigmoid = define("sigmoid", (t,), 1 / (1 + exp(-t)))
TOO_LONG = {"encoder_permutation_equivariant"}
"""Two layers, unfolded: minutes."""


def at_point(values, sizes, number=float, **indices):
    """A point with the entries of arrays by key."""
    flat = {k: {at: number(v) for at, v in np.ndenumerate(values[k])} for k in values}
    return Point(sizes, flat, None, indices.get("indices", {}))


def drawn(keys, sizes):
    """Positive numbers by variable, so that logarithms and roots have a value."""
    rng, values = np.random.default_rng(0), {}
    for key in keys:
        shape = [Point(sizes, {}).size(d) for d in key.dims]
        values[key] = rng.permutation(shape[0]) if key.kind == "perm" else rng.uniform(0.5, 2, shape)
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
        values = drawn(keys, sizes)
        (both,) = sides(part, {k.name: v for k, v in values.items()}, sizes)
        point = at_point(values, sizes)
        for index in np.ndindex(both.left.shape):
            there = point._replace(indices=dict(zip(part.indices, index, strict=True)))
            for term, expected in ((part.left, both.left), (part.right, both.right)):
                value = Interpretation(there, scalars=FLOATS).value(term)
                assert value == pytest.approx(expected[index], rel=1e-12, abs=1e-12)


def test_what_has_no_value_is_refused():
    x, i = softmax.x, softmax.i
    (key,) = (k for k in x[i].free if k.kind == "at")
    zero, large = (
        Interpretation(at_point({key: [0.0, 1000.0]}, {"n": 2}, indices={i.key: n}), scalars=FLOATS) for n in (0, 1)
    )
    assert free_indices(x[i]) and large.real(x[i]) == 1000
    with pytest.raises(ZeroDivisionError):
        zero.real(1 / x[i])
    with pytest.raises(ValueError, match="math domain"):
        zero.real(log(x[i]))
    with pytest.raises(OverflowError):
        large.real(exp(x[i]))
    assert math.isclose(zero.real(exp(x[i])), 1)
    assert zero.real(pi) == math.pi
    with pytest.raises(UndefinedError, match="E: no law of random entries"):
        zero.real(Expectation(random("q", softmax.n)[i]))
    with pytest.raises(UndefinedError, match="Si is no function of floats"):
        zero.real(Term("fn", "Si", x[i]))


def test_values_of_functions():
    term = exp(t) + log(u) * cos(t) / sin(u) - sqrt(u) * erf(t) + pi - t**3 + -u + sigmoid(t)
    value = math.exp(2) + math.log(3) * math.cos(2) / math.sin(3) - math.sqrt(3) * math.erf(2) + math.pi - 11
    assert in_floats(term, {t.key: 2, u.key: 3}) == pytest.approx(value + 1 / (1 + math.exp(-2)))
    with pytest.raises(UndefinedError, match="t: it has no value at this point"):
        in_floats(t, {})
