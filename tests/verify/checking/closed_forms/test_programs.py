"""Each change of a program is one mistake, with its words; all else stays."""

import numpy as np

from derive.programs.operations import Operations
from verify.checking.closed_forms.graphs import run
from verify.checking.closed_forms.programs import changes, rare_changes, rounded_between
from verify.checking.rounding.formats import FORMATS
from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import rounded

FLOATS = ladder("float64")[0]
X, G = np.array([1.0, 2.0, -0.5]), np.array([0.5, -1.0, 4.0])


def softmax_backward():
    """Return a program: the weights are named p."""
    graph = Operations()
    x, g = (graph.node("input", data=(name, ("n",)), rank=1) for name in "xg")
    e = graph.node("fn", graph.node("sub", x, graph.node("max", x, data=-1, rank=1)), data="exp")
    p = graph.node("div", e, graph.node("sum", e, data=-1, rank=1))
    graph.call(p, "p")
    total = graph.node("sum", graph.node("mul", g, p), data=-1, rank=1)
    return graph, graph.node("mul", p, graph.node("sub", g, total))


def test_mistakes_in_words():
    graph, root = softmax_backward()
    made = run(graph, [root], {"x": rounded(X, ladder("float64")[0]), "g": rounded(G, ladder("float64")[0])})
    e = np.exp(X - X.max())
    p = e / e.sum()
    wanted = {
        "sum(g*p) is not subtracted from g": p * g_(p, 0),
        "sum(g*p) is added, not subtracted": p * g_(p, -1),
        "the mean is taken in the place of sum(g*p)": p * g_(p, 1 / 3),
        "the mean is taken in the place of sum(exp(x - max(x)))": 3 * p * (G - (G * 3 * p).sum()),
        "exp is not taken of x - max(x)": plain(X - X.max()),
        "exp(x - max(x)) is not divided by sum(exp(x - max(x)))": e * (G - (G * e).sum()),
        "x in the place of g in g*p": p * (G - (X * p).sum()),
        "x in the place of p": X * (G - (G * X).sum()),
        "the sign of p is turned": -p * (G + (G * p).sum()),
        "g - sum(g*p) is added to p, not a factor": p + g_(p, 1),
    }
    by_name = {change.name: change(made, root) for change in changes(made, root)}
    for name, value in wanted.items():
        assert np.allclose(by_name[name].value, value, rtol=1e-12), name
        assert (np.abs(by_name[name].value - value) <= 2 * by_name[name].radius).all(), name
    assert np.allclose(by_name["max(x) is not subtracted from x"].value, p * g_(p, 1), rtol=1e-12)  # no other formula


def g_(p, times):
    return G - times * (G * p).sum()


def plain(e):
    return e / e.sum() * (G - (G * e / e.sum()).sum())


def test_numbers_and_powers():
    graph = Operations()
    x = graph.node("input", data=("x", ("n",)), rank=1)
    root = graph.binary("mul", graph.number(2), graph.power(x, 3))
    made = run(graph, [root], {"x": rounded(X, ladder("float64")[0])})
    by_name = {change.name: change(made, root).value for change in changes(made, root)}
    for name, value in {
        "3 in the place of 2": 3 * X**3,
        "x**2 in the place of x**3": 2 * X**2,
        "x**4 in the place of x**3": 2 * X**4,
        "2 is not a factor of 2*x**3": X**3,
    }.items():
        assert np.allclose(by_name[name], value), name


def test_a_step_is_returned_and_one_exponential_is_a_power_of_2():
    graph = Operations()
    x = graph.node("input", data=("x", ("n",)), rank=1)
    power = graph.node("fn", x, data="exp", rank=1)
    root = graph.node("add", x, power, rank=1)
    made = run(graph, [root], {"x": rounded([1.0, 2.0], FLOATS)})
    changed = {change.name: change(made, root).value for change in rare_changes(made, root)}
    assert list(changed) == [
        "x is returned",
        "exp(x) is returned",
        "base 2 for e in exp(x)",
        "x + exp(x) is kept in eight bits, and wraps",
    ]
    assert np.allclose([*changed.values()], [[1, 2], np.exp([1, 2]), [3, 6], [1 + np.e, 2 + np.e**2]])


def test_a_sum_wraps_in_eight_bits():
    graph = Operations()
    x, g = (graph.node("input", data=(name, ("n",)), rank=1) for name in "xg")
    root = graph.node("add", x, g, rank=1)
    made = run(graph, [root], {"x": rounded([100.0, 100.5, 5.0], FLOATS), "g": rounded([100.0, -240.0, 1.0], FLOATS)})
    (wraps,) = (change for change in rare_changes(made, root) if "eight bits" in change.name)
    assert (wraps(made, root).value == [-56.0, 116.5, 6.0]).all()


def test_a_reciprocal_may_be_rounded_by_itself():
    graph = Operations()
    x, y = (graph.node("input", data=(name, ("n",)), rank=1) for name in "xy")
    root = graph.node("add", x, graph.node("div", x, y, rank=1), rank=1)
    made = run(graph, [root], {"x": rounded([4.0], FLOATS), "y": rounded([3.0], FLOATS)})
    changed = {change.name: change(made, root).value[0] for change in rounded_between(graph, root, FORMATS["bfloat16"])}
    assert list(changed) == ["x/y is rounded to bfloat16", "1/y is rounded to bfloat16"]
    assert np.allclose(list(changed.values()), [4 + 1.3359375, 4 + 4 * 0.333984375], rtol=1e-12)
