"""What moves with one entry, proved at each array again."""

from derive.deriving.engine import Engine
from derive.deriving.layers import pulled_back
from derive.language.terms import Dimension, Sum, define, log, vector, vector_of

n = Dimension("n")
i, j, k = n.indices("i j k")
x, g = vector("x", n), vector("g", n)
total = define("total", (x,), Sum(x[k] ** 2, k) + 1)
scaled = define("scaled", (x, i), x[i] * log(total(x)))


def test_differentiability_is_shown_at_each_layer_and_not_taken_from_another():
    inner = scaled(x, i)
    twice = scaled(vector_of(i, inner), i)
    found = pulled_back(Engine(), Sum(g[i] * twice, i), x[j])
    logarithms, waiting, seen = set(), [found.theorem], set()
    while waiting:
        if id(th := waiting.pop()) not in seen:
            seen.add(id(th))
            waiting += th.premises
            if th.rule == "deriv_fn_pos":
                logarithms.add(th.concl.args[0])
    assert {log(total(x)), log(total(vector_of(i, inner)))} <= logarithms
    assert found.theorem.hyps == frozenset()
