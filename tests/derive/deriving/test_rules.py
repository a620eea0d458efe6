"""The structural rules: one walk, read as values and as theorems."""

import pytest

from derive.deriving.engine import Engine, itself
from derive.deriving.rules import Moving, Proofs, UnshownError, Values, differential, respelling, slope, unshown
from derive.kernel.rules import ZERO, ProofError
from derive.kernel.terms import FUNCTIONS, Key, Term
from derive.language.families import family
from derive.language.fresh import Fresh, shown
from derive.language.terms import (
    Dimension,
    Lt,
    Ne,
    Sum,
    cos,
    define,
    exp,
    interleave,
    log,
    permutation,
    reals,
    sin,
    sqrt,
    vector,
)
from derive.proving.scope import scope

n, h = Dimension("n"), Dimension("h")
i, j, k = n.indices("i j k")
(e,) = h.indices("e")
x, y, p, q = vector("x", n), vector("y", n), vector("p", h), vector("q", h)
t, c = reals("t c")

TERMS = [
    c + x[i],
    x[i] * y[i] - x[k],
    -x[i] / 3,
    x[i] ** 3,
    x[i] ** 0,
    x[i] ** 1,
    exp(x[i]) * cos(x[k]) + sin(2 * x[i]),
    log(1 + x[i] ** 2) / (1 + x[k] ** 2),
    sqrt(1 + Sum(x[k] ** 2, k)),
    Sum(x[k] * y[k], k),
    y[i] * c,
]


def test_a_stack_of_definitions_is_walked_once():
    """Each is asked about once, though there are 2**20 ways down to the first; its index has a letter one can write."""
    layer = define("layer_0", (x, i), log(x[i]))
    for depth in range(1, 21):
        first, second = Sum(layer(x, k) * x[i], k), Sum(layer(x, k) + x[i], k)
        layer = define(f"layer_{depth}", (x, i), first * second)
    one, *others = unshown(layer(x, i), (x.key,), scope((), (), (), Fresh()))
    assert "~" not in shown(one.term) and len(others) < 50


def refused(*_):
    raise ProofError("no definition here")


@pytest.mark.parametrize("term", TERMS, ids=map(repr, TERMS))
def test_both_readings_say_the_same(term):
    names = Fresh()
    within = scope((), (), (), names)
    own = itself(x[j], names)
    theorem = differential(term, Proofs({x.key: own}, within, refused, x[j]))
    assert theorem.concl.args[:2] == (term, x[j])
    assert theorem.concl.args[2] == differential(term, Values({x.key: own}, within, refused))


def test_a_side_condition_that_does_not_show_is_said():
    within = scope((), (), (), names := Fresh())
    on = Proofs({x.key: itself(x[j], names)}, within, refused, x[j])
    with pytest.raises(ProofError, match=r"cannot show x\[i\] != 0"):
        differential(1 / x[i], on)
    with pytest.raises(ProofError, match=r"cannot show 0 < x\[i\]"):
        differential(log(x[i]), on)
    known = scope((Lt(0, x[i]), Ne(x[i], 0)), (), (), names)
    assert differential(log(x[i]) / x[i], Proofs({x.key: itself(x[j], names)}, known, refused, x[j])).hyps == {
        Lt(0, x[i]),
        Ne(x[i], 0),
    }


def test_without_a_rule_or_a_proof_nothing_is_derived():
    names = Fresh()
    within = scope((), (), (), names)
    unknown = interleave(p, q)(Term("ix", "a", ("2", "h")))
    with pytest.raises(ProofError, match="no differentiation rule for pairs"):
        differential(unknown, Values({p.key: itself(p[e], names)}, within, refused))
    bare = Moving(family(x.key), family(y.key))
    with pytest.raises(ProofError, match="differentials without a proof"):
        differential(x[i], Proofs({x.key: bare}, within, refused, x[j]))


def test_differentials_may_be_any():
    change = Key("at", "dx", ("n",), "fixed")
    value = differential(
        x[i] * x[k], Values({x.key: Moving(family(x.key), family(change))}, scope((), (), (), Fresh()), refused)
    )
    assert value == Term.of(change, i) * x[k] + x[i] * Term.of(change, k)
    s = permutation("s", n)
    assert differential(y[s(i)], Values({x.key: itself(x[j], Fresh())}, scope((), (), (), Fresh()), refused)) == ZERO


def test_channels_in_pairs_are_respelled():
    assert respelling(interleave(p, q)(2 * e)).rhs == p[e]
    assert respelling(interleave(p, q)(2 * e + 1)).rhs == q[e]
    assert respelling(exp(t)) is None
    (a,) = h.doubled().indices("a")
    both = Sum(interleave(p, q)(a) ** 2, a)
    assert respelling(both).rhs == Sum(interleave(p, q)(2 * e) ** 2 + interleave(p, q)(2 * e + 1) ** 2, e)
    names = Fresh()
    on = Proofs({p.key: itself(p[e], names)}, scope((), (), (), names), refused, p[e])
    assert differential(both, on).concl.args[:2] == (both, p[e])


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_slope_of_a_function_is_that_of_its_rule(name):
    assert c.key in slope(name)(c).free
    assert t.key not in slope(name)(c).free


def test_what_is_not_shown_can_be_asked_again_where_more_is_assumed():
    t = reals("t")[0]
    with pytest.raises(UnshownError, match="cannot show 0 < t") as refused:
        Engine().derivative(log(t), t)
    with pytest.raises(ProofError, match="cannot show 0 < t"):
        refused.value.show(refused.value.term, Engine().scope)
    assert refused.value.show(refused.value.term, Engine((Lt(0, t),)).scope).concl == Lt(0, t)
