"""A stack of layers: one law for all of them, and contributions that add up."""

import pytest

from derive.deriving.engine import Engine
from derive.deriving.layers import pulled_back
from derive.deriving.naming import Named
from derive.deriving.sweeps import Sweep
from derive.language.terms import Dimension, Sum, define, exp, vector, vector_of
from derive.language.text.text import definition, text

n = Dimension("n")
i, j, k = n.indices("i j k")
x, v, w, g = vector("x", n), vector("v", n), vector("w", n), vector("g", n)
score = define("score", (w, x), Sum(w[k] * x[k], k))
layer = define("layer", (w, x, i), x[i] + exp(score(w, x)) * x[i] ** 2)


def stacked(*weights):
    out = layer(weights[0], x, i)
    for weight in weights[1:]:
        out = layer(weight, vector_of(i, out), i)
    return Sum(g[i] * out, i)


def test_a_stack_is_pulled_back_by_one_definition_for_all_layers():
    found = pulled_back(Engine(), stacked(w, v), x[j])
    assert found.theorem.hyps == frozenset()
    value = "layer_vjp_x(fun i:n => layer_vjp_x(g, v, fun k:n => layer(w, x, k), i), w, x, j)"
    assert text(found.theorem.concl.args[2]) == value  # no name of its own for what goes from layer to layer
    assert [definition(d) for d in found.cotangents] == [
        "layer_vjp_x(g[n], w[n], x[n], j:n) = g[j] + exp(score(w, x))*(w[j]*Sum(x[i]**2*g[i], i:n) + 2*x[j]*g[j])"
    ]


def test_a_weight_of_the_first_layer():
    found = pulled_back(Engine(), stacked(w, v), w[j])
    assert text(found.theorem.concl.args[2]).startswith("layer_vjp_w(fun i:n => ")
    assert {d.name for d in found.cotangents} >= {"layer_vjp_x", "layer_vjp_w"}


@pytest.mark.parametrize("more", [(), *(pytest.param(own, marks=pytest.mark.long) for own in ((v,), (v, g)))])
def test_each_layer_more_costs_the_same(more):
    sizes = []
    for weights in ((w, v), (w, v, v), (w, v, v, v)):
        found = pulled_back(Engine(), stacked(*weights, *more), x[j])
        sizes.append(steps(found.theorem))
    assert sizes[2] - sizes[1] == pytest.approx(sizes[1] - sizes[0], rel=0.1)


def steps(theorem):
    seen, waiting = set(), [theorem]
    while waiting:
        if id(th := waiting.pop()) not in seen:
            seen.add(id(th))
            waiting += th.premises
    return len(seen)


def test_a_sweep_knows_nothing_before_it_is_searched():
    sweep = Sweep(Engine(), x.key, Named(stacked(w)), {})
    assert sweep.reached([]) == {} and sweep.few([])
    assert sweep.variable.theorem is None
