"""Reverse mode: named cotangents, each added before it is pulled back, and one closed form where that is short."""

from pathlib import Path

import pytest

from derive.deriving.engine import Engine
from derive.deriving.layers import pulled_back
from derive.doors.derivatives import vjp
from derive.doors.requests import read
from derive.kernel.certificate import replay
from derive.kernel.rules import ProofError
from derive.language.formulas import formula
from derive.language.terms import Dimension, ForAll, Lt, Ne, Sum, define, exp, reals, sqrt, vector, vector_of
from derive.language.text.text import definition, text

n, m, d, e = (Dimension(s) for s in "nmde")
i, j, k = n.indices("i j k")
s, t = m.indices("s t")
a, b = d.indices("a b")
o, c = e.indices("o c")
x, w, g = vector("x", n), vector("w", n), vector("g", n)
Q, K_, V, G = vector("Q", m, d), vector("K", n, d), vector("V", n, e), vector("G", m, e)
r, epsilon = reals("r epsilon")
u, centroid = vector("u", d), vector("centroid", n, d)
partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
scores = define("scores", (Q, K_, r, s, i), Sum(Q[s, a] * K_[i, a], a) / r)
weights = define("weights", (Q, K_, r, s, i), softmax(vector_of(k, scores(Q, K_, r, s, k)), i))
attention = define("attention", (Q, K_, V, r, s, o), Sum(weights(Q, K_, r, s, i) * V[i, o], i))
rms = define("rms", (x, epsilon), sqrt(Sum(x[k] ** 2, k) / n.card + epsilon))
rmsnorm = define("rmsnorm", (x, epsilon, i), x[i] / rms(x, epsilon))
square = define("square", (x, i), x[i] ** 2)
both = define("both", (x, i), square(x, i) * exp(square(x, i)))


def pulled(loss, y, *given):
    found = pulled_back(Engine(given), loss, y)
    f, by, value = found.theorem.concl.args
    assert (f, by) == (loss, y)
    assert found.theorem.hyps <= set(given)
    return text(value), [definition(q) for q in found.cotangents]


def test_attention_has_the_backward_pass_of_flash_attention():
    loss = Sum(G[s, o] * attention(Q, K_, V, r, s, o), s, o)
    value, lets = pulled(loss, Q[t, b], Ne(r, 0))
    assert value == "Sum(K[i, b]*d_scores(G, K, Q, V, r, t, i), i:n)/r"
    assert lets == [
        "d_weights(G[m, e], V[n, e], s:m, i:n) = Sum(V[i, o]*G[s, o], o:e)",
        "d_scores(G[m, e], K[n, d], Q[m, d], V[n, e], r, s:m, i:n) = weights(Q, K, r, s, i)*(d_weights(G, V, s, i) - "
        "Sum(d_weights(G, V, s, k)*weights(Q, K, r, s, k), k:n))",
    ]
    assert pulled(loss, V[j, c], Ne(r, 0)) == ("Sum(G[s, c]*weights(Q, K, r, s, j), s:m)", [])


def test_the_cotangents_of_one_definition_are_added_before_they_are_pulled_back():
    value, lets = pulled(Sum(g[i] * both(x, i) + w[i] * square(x, i), i), x[j])
    assert value == "2*x[j]*d_square(g, w, x, j)"
    assert lets == ["d_square(g[n], w[n], x[n], i:n) = w[i] + g[i]*exp(square(x, i))*(1 + square(x, i))"]


def test_a_short_closed_form_is_taken_whole():
    assert pulled(Sum(g[i] * softmax(x, i), i), x[j]) == (
        "softmax(x, j)*(g[j] - Sum(g[i]*softmax(x, i), i:n))",
        [],
    )
    value, lets = pulled(Sum(g[i] * (1 + w[i]) * rmsnorm(x, epsilon, i), i), x[j], Lt(0, epsilon))
    assert lets == ["d_rmsnorm(g[n], w[n], i:n) = g[i]*(1 + w[i])"]
    assert value.endswith("/rms(x, epsilon)")


def test_a_variable_of_which_the_loss_is_free():
    assert pulled(Sum(g[i] * x[i], i), w[j]) == ("0", [])


def test_a_real_variable():
    assert pulled(Sum(g[i] * rmsnorm(x, epsilon, i), i), epsilon, Lt(0, epsilon))[0].startswith("-")


def test_what_is_not_differentiable_is_refused():
    with pytest.raises(ProofError, match="cannot show r != 0"):
        pulled(Sum(G[s, o] * attention(Q, K_, V, r, s, o), s, o), Q[t, b])
    with pytest.raises(ProofError, match="cannot show"):
        pulled(Sum(g[i] * rmsnorm(x, epsilon, i), i), x[j])


EQUAL_SIZES = read(Path(__file__).with_name("equal_sizes.thm"))


@pytest.mark.parametrize("asked", EQUAL_SIZES, ids=lambda asked: asked.title)
def test_sums_over_equal_sizes_are_exchanged(asked):
    found = asked.found()
    assert not found.theorem.hyps
    assert "~" not in found.statement


def test_shares_of_a_total_have_the_backward_pass_of_attention_with_a_mask():
    mask = vector("mask", m, n)
    total = define("total", (Q, K_, mask, r, s), Sum(mask[s, i] * exp(scores(Q, K_, r, s, i)), i))
    shares = define(
        "shares", (Q, K_, mask, r, s, i), mask[s, i] * exp(scores(Q, K_, r, s, i)) / total(Q, K_, mask, r, s)
    )
    out = define("out", (Q, K_, V, mask, r, s, o), Sum(shares(Q, K_, mask, r, s, i) * V[i, o], i))
    given = [Ne(r, 0), ForAll(s, Lt(0, total(Q, K_, mask, r, s)))]
    value, lets = pulled(Sum(G[s, o] * out(Q, K_, V, mask, r, s, o), s, o), Q[t, b], *given)
    assert value == "Sum(K[i, b]*d_scores(G, K, Q, V, mask, r, t, i), i:n)/r"
    assert lets[-1].endswith(
        "= shares(Q, K, mask, r, s, i)*(d_shares(G, V, s, i) - "
        "Sum(d_shares(G, V, s, j)*shares(Q, K, mask, r, s, j), j:n))"
    )


def test_what_one_variable_has_proved_another_is_not_asked_again():
    loss = Sum(G[s, o] * attention(Q, K_, V, r, s, o), s, o)
    engine = Engine([Ne(r, 0)])
    first = pulled_back(engine, loss, Q[t, b])
    known = dict(engine.laws)
    second = pulled_back(engine, loss, K_[j, b])
    assert engine.laws.items() > known.items()
    assert sum(bool(below) for _, below, *_ in known) > 1  # layers through which both pass
    assert not any(below for _, below, *_ in engine.laws.keys() - known.keys())
    assert [definition(q) for q in first.cotangents] == [definition(q) for q in second.cotangents]
    alone = pulled_back(Engine([Ne(r, 0)]), loss, K_[j, b])
    assert (second.theorem.concl, second.cotangents) == (alone.theorem.concl, alone.cotangents)


@pytest.mark.parametrize("scale", [1, n.card])
def test_shares_of_a_defined_array_sum_to_one_or_to_the_size(scale):
    gate = define("gate", (u, centroid, i), 1 / (1 + exp(-Sum(u[a] * centroid[i, a], a))))
    share = define("share", (u, centroid, i), gate(u, centroid, i) / (Sum(gate(u, centroid, k), k) / scale))
    _, (cotangent,) = pulled(Sum(g[i] * share(u, centroid, i), i), u[b])
    over = "" if scale == 1 else "/size(n)"
    assert f"(g[i] - Sum(g[k]*share(u, centroid, k), k:n){over})" in cotangent


def test_sizes_may_be_called_as_letters_of_indices():
    rows, columns = Dimension("i"), Dimension("j")
    (p,), (q, u) = rows.indices("p"), columns.indices("q u")
    y, W = vector("y", rows, columns), vector("W", columns, columns)
    line = define("line", (y, W, p, q), Sum(W[q, u] * y[p, u], u))
    bend = define("bend", (y, p, q), y[p, q] * exp(y[p, q]))

    def over(t):
        return vector_of(p, q, t)

    deep = bend(over(line(over(bend(over(line(y, W, p, q)), p, q)), W, p, q)), p, q)
    f = formula("f", deep)
    assert replay(vjp(f, y).certificate())
