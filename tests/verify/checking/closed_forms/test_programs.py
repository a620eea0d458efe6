"""Each change of a program is one mistake, with its words; all else stays."""

import numpy as np

from derive.programs.operations import Operations
from verify.checking.closed_forms.graphs import run
from verify.checking.closed_forms.programs import changes
from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import rounded

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
