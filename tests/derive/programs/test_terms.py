"""Terms as graphs: what they compute, how often, and how wide the arrays are."""

from operator import add, sub

import numpy as np
import pytest

from derive.doors.derived import program as written
from derive.language.symbols import RenderError
from derive.language.terms import (
    Dimension,
    Expectation,
    KroneckerDelta,
    Sum,
    define,
    exp,
    random,
    reals,
    vector,
    vector_of,
)
from derive.programs.evaluated import call
from derive.programs.functions import ClosedForm, ClosedForms, module
from tests.derive.deriving import formulas

n, m, h = Dimension("n"), Dimension("m"), Dimension("h")
i, j, k = n.indices("i j k")
s, r = m.indices("s r")
a, b = h.indices("a b")
x, y, W, X, z = vector("x", n), vector("y", n), vector("W", n, n), vector("X", m, n), vector("z", h.doubled())
t, u = reals("t u")
values = {
    name: np.random.default_rng(1).normal(size=shape)
    for name, shape in {"x": 3, "y": (7, 3), "W": (3, 3), "X": (2, 3), "z": (7, 4), "t": (), "u": ()}.items()
}
total = define("total", (x,), Sum(x[k], k))
share = define("share", (x, i), x[i] / total(x))
shares = values["X"] / values["X"].sum(axis=1, keepdims=True)


def program(value, *axes):
    variables = tuple(sorted(v for v in value.free if v.kind == "at"))
    numbers = tuple(v for v in variables if not v.dims)
    return ClosedForms("f", "f", (ClosedForm("d", value, tuple(i.key for i in axes), ""),), variables, numbers)


def graph(value, *axes):
    return program(value, *axes).translated()


def operations(value, *axes):
    made = graph(value, *axes)
    return [made.graph.nodes[n].op for n in made.graph.reached(*made.roots)]


@pytest.mark.parametrize(
    ("value", "axes", "word"),
    [
        (x[i] * y[j], (i, j), "i,bj->bij"),
        (x[i] * y[j], (j, i), "i,bj->bji"),
        (Sum(W[i, k] * y[k], k), (i,), "ik,bk->bi"),
        (Sum(W[k, k] * x[i], k), (i,), "kk,i->i"),
        (Sum(Sum(X[s, i] * W[i, j] * X[s, j], j), i), (s,), "si,ij,sj->s"),
        (Sum(X[s, i] * Sum(W[i, j] * y[j], j), i), (s,), "si,ij,bj->bs"),
        (W[i, i] * y[i], (i,), "ii,bi->bi"),
        (W[j, i], (i, j), "ji->ij"),
        (Sum(Sum(W[i, k] * y[k], k) * Sum(W[k, i] * x[k], k), i), (), "ik,bk,li,l->b"),
        (Sum(KroneckerDelta(i, k) * y[k], k), (i,), "bi->bi"),
        (KroneckerDelta(i, j) * y[i], (i, j), "ij,bi->bij"),
        (Sum(share(vector_of(k, X[s, k]), i) * y[i], i), (s,), "si,bi->bs"),
        (Sum(share(vector_of(k, X[s, k]), k) * W[k, i], k), (s, i), "sk,ki->si"),
    ],
    ids=str,
)
def test_what_a_term_computes(value, axes, word):
    names = {"x": "x", "y": "y", "W": "W", "X": "X"}
    given = [n for n in names if n in {v.name for v in value.free}]
    found = call(program(value, *axes), {n: values[n] for n in given})
    sources = {
        "i,bj->bij": "xy",
        "i,bj->bji": "xy",
        "ik,bk->bi": "Wy",
        "kk,i->i": "Wx",
        "ik,bk,li,l->b": "WyWx",
        "si,ij,sj->s": "XWX",
    }
    sources |= {"si,ij,bj->bs": "XWy", "ii,bi->bi": "Wy", "ji->ij": "W", "bi->bi": "y", "ij,bi->bij": "1y"}
    sources |= {"si,bi->bs": "sy", "sk,ki->si": "sW"}
    arrays = [{**values, "1": np.eye(3), "s": shares}[name] for name in sources[word]]
    assert np.allclose(found, np.einsum(word, *arrays), rtol=1e-13, atol=1e-13)  # sums of nine products of size one


def test_every_other_entry():
    found = call(program(Sum(z[2 * a] * z[2 * a + 1], a)), {"z": values["z"]})
    assert np.allclose(found, (values["z"][:, 0::2] * values["z"][:, 1::2]).sum(1), rtol=1e-15, atol=1e-15)
    (c,) = h.doubled().indices("c")
    placed = Sum(KroneckerDelta(2 * a + 1, c) * z[2 * a], a)
    found = call(program(placed, c), {"z": values["z"]})
    wanted = np.zeros((7, 4))
    wanted[:, 1::2] = values["z"][:, 0::2]
    assert np.array_equal(found, wanted)


def test_a_definition_is_computed_once_whatever_its_indices_are_called():
    both = operations(share(x, i) * share(x, j), i, j)
    assert both.count("sum") == both.count("div") == 1
    rows = Sum(Sum(share(vector_of(k, X[s, k]), k) * share(vector_of(k, X[r, k]), k), s), r)
    assert operations(Sum(rows, k)).count("div") == 1


def test_what_does_not_depend_on_a_sum_is_taken_out_of_it():
    assert operations(Sum(exp(t) * x[k], k)).count("mul") == 1
    assert call(program(Sum(exp(t), k) * x[i], i), {"t": 0.0, "x": values["x"]}) == pytest.approx(3 * values["x"])


def test_a_sum_that_would_be_too_wide_is_multiplied_out():
    wide = Sum(X[s, k] * (W[i, k] - X[r, k]), k)
    made = graph(wide, s, i, r)
    widths = [made.graph.nodes[n].rank for n in made.graph.reached(*made.roots) if n not in made.roots]
    assert max(widths) == 3  # that of the result
    given = {"X": values["X"], "W": values["W"]}
    X_, W_ = given["X"], given["W"]
    wanted = np.einsum("sk,sirk->sir", X_, W_[None, :, None] - X_[None, None] + np.zeros((2, 1, 1, 1)))
    assert np.allclose(call(program(wide, s, i, r), given), wanted, rtol=1e-13, atol=1e-13)
    assert operations(Sum(x[k] * (y[k] + 1), k)).count("sum") == 1  # and nothing else is


def test_sums_are_taken_in_the_order_that_leaves_narrow_arrays():
    """Scores of grouped queries under rotary positions: keys are shared out before they meet the queries."""
    u, p = Dimension("u"), Dimension("p")
    (b,), (f,) = u.indices("b"), p.indices("f")
    shapes = {"Q": (4, 2, 3), "R": (4, 2, 3), "K": (5, 2, 3), "L": (5, 2, 3), "group": (4, 5)}
    Q, R = (vector(name, h, m, p) for name in "QR")
    K, L = (vector(name, u, m, p) for name in "KL")
    group = vector("group", h, u)
    rng = np.random.default_rng(2)
    given = {name: rng.normal(size=shape) for name, shape in shapes.items()}
    for sign, meet in ((1, add), (-1, sub)):
        turned = meet(Q[a, s, f] * K[b, r, f], R[a, s, f] * L[b, r, f])
        scores = Sum(Sum(turned, f) * group[a, b], b)
        made = graph(scores, a, s, r)
        assert max(made.graph.nodes[n].rank for n in made.graph.reached(*made.roots)) == 3
        words = [np.einsum("asf,brf,ab->asr", given[q], given[k], given["group"]) for q, k in ("QK", "RL")]
        wanted = words[0] + sign * words[1]
        assert np.allclose(call(program(scores, a, s, r), given), wanted, rtol=1e-13, atol=1e-13)


@pytest.mark.long
@pytest.mark.xdist_group("formulas")
def test_no_array_of_a_backward_pass_is_wider_than_its_arguments_and_its_result():
    for number, asked in list(enumerate(formulas.requests()))[::6]:
        if asked.kind == "vjp":
            found = written([formulas.found(number)])
            made = found.translated()
            ranks = [made.graph.nodes[n].rank for n in made.graph.reached(*made.roots)]
            widths = [len(found.results[0].axes), *(len(v.dims) for v in found.variables)]
            assert max(ranks) <= max(2, *widths), asked.title


def test_what_has_no_array_operation_is_said():
    with pytest.raises(RenderError, match="E: it has no array operation; write the program by hand"):
        module([program(Expectation(random("q", n)[i]), i)])


def test_an_argument_that_is_a_matrix_has_its_axes_in_their_order():
    first = define("first", (W, x, i), Sum(W[i, k] * x[k], k))
    made = program(first(vector_of(i, j, W[i, j] * x[j]), y, i), i)
    found = call(made, {name: values[name] for name in "Wxy"})
    assert np.allclose(found, values["y"] @ (values["W"] * values["x"]).T, rtol=1e-13, atol=1e-13)
