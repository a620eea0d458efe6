"""Second derivatives: both steps are in the theorem, and the first has a name where it is more than one."""

import pytest

from derive.deriving.curvature import curvature
from derive.deriving.engine import Engine
from derive.kernel.rules import ProofError
from derive.language.terms import And, Dimension, HasDerivative, Lt, Sum, exp, log, reals, vector
from derive.language.text.text import text

n, m = Dimension("n"), Dimension("m")
i, j, k = n.indices("i j k")
(s,) = m.indices("s")
x, W = vector("x", n), vector("W", m, n)
(u,) = reals("u")


def test_a_slope_that_is_one_symbol_keeps_it():
    found = curvature(Engine(), u**2 / 2, u, u, "slope")
    assert found.first == ()
    assert found.theorem.concl == And(HasDerivative(u**2 / 2, u, u), HasDerivative(u, u, found.value))
    assert text(found.value) == "1"


def test_a_longer_one_is_named_in_both_parts():
    f = Sum(W[s, k] * x[k], k) ** 2
    found = curvature(Engine(), f, x[i], x[j], "slope")
    (slope,) = found.first
    assert [p.name for p in slope.params] == ["W", "x", "s", "i"]  # axes of the formula first
    one, two = found.theorem.concl.args
    assert one.args[:2] == (f, x[i])
    assert one.args[2] == two.args[0]
    assert one.args[2].args[0] == slope
    assert two.args[1:] == (x[j], found.value)
    assert text(found.value) == "2*W[s, i]*W[s, j]"


def test_conditions_of_both_steps():
    assert curvature(Engine([Lt(0, u)]), log(u), u, u, "slope").theorem.hyps == {Lt(0, u)}
    with pytest.raises(ProofError, match="cannot show 0 < u"):
        curvature(Engine(), log(u) + exp(u), u, u, "slope")
