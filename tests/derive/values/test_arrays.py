"""Terms on arrays: which axes are counted, which are gathered, and what is computed once."""

import numpy as np
import pytest

from derive.language.symbols import RenderError
from derive.language.terms import Dimension, Sum, define, exp, reals, vector, vector_of
from derive.values.arrays import Bound, Calculation, Frame, Index

n = Dimension("n")
h = Dimension("h")
i, j, k = n.indices("i j k")
(s,) = h.indices("s")
x, W, z = vector("x", n), vector("W", n, n), vector("z", h.doubled())
r = reals("r")[0]
SIZES = {"n": 3, "h": 2}
X, WW, Z = np.array([0.5, -1.0, 2.0]), np.arange(9.0).reshape(3, 3), np.arange(4.0)


def calculated(term, *over):
    """The array of a term over some indices, behind one axis, with its frame and calculation."""
    depth = 1 + len(over)
    counted = {
        v.key: Index(np.arange(3).reshape((1,) * (1 + a) + (3,) + (1,) * (depth - a - 2)), 1 + a)
        for a, v in enumerate(over)
    }
    values = {key: Bound(index, depth) for key, index in counted.items()}
    arrays = {"x": X, "W": WW, "z": Z}
    values |= {key: Bound(arrays[key.name][None], 1) for key in term.free if key.kind == "at"}
    made, frame = Calculation(SIZES, None), Frame(values, (), depth)
    return made.real(term, frame), frame, made


def test_an_index_that_counts_an_axis_is_a_view():
    found, _, _ = calculated(W[j, i], i, j)
    assert np.array_equal(found[0], WW.T)
    assert np.shares_memory(found, WW)


@pytest.mark.parametrize(
    ("term", "over", "wanted"),
    [
        (W[i, i], (i,), np.diag(WW)),
        (x[j], (i, j), X[None]),
        (Sum(W[k, k], k), (), WW.trace()),
        (Sum(W[i, k] * W[j, k], k), (i, j), WW @ WW.T),
        (z[2 * s] - z[2 * s + 1], (), None),
    ],
)
def test_what_else_an_index_is_is_gathered(term, over, wanted):
    if wanted is None:
        found, _, _ = calculated(Sum(term, s))
        assert found.tolist() == [-2.0]
    else:
        assert np.array_equal(calculated(term, *over)[0][0], wanted)


def test_what_does_not_depend_on_an_index_has_size_one_along_its_axis():
    found, _, _ = calculated(exp(x[i]), j, i, k)
    assert found.shape == (1, 1, 3, 1)


def test_a_definition_at_the_same_arguments_is_computed_once():
    partition = define("partition", (x,), Sum(exp(x[k]), k))
    row = vector_of(k, W[i, k])
    _, frame, made = calculated(partition(row) * exp(x[i]) + partition(row), i)
    assert len(made._called) == 1
    found, _, _ = calculated(partition(row), i)
    assert np.allclose(found[0], np.exp(WW).sum(1))


def test_a_size_that_nobody_gave_is_named():
    with pytest.raises(RenderError, match="size m: expected a positive integer, got None"):
        Calculation(SIZES, None).size("m")
    assert Calculation(SIZES, None).size(("2", "h")) == 4
