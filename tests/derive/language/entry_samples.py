"""Entries that prove, and helpers that say why one does not, for the tests of `derive.calc`."""

import pytest

from derive.kernel.rules import ProofError
from derive.language.entry import (
    Cases,
    Entry,
    Induction,
    Together,
    algebra,
    calc,
    differentiate,
    field_arithmetic,
    linearity,
    sign,
    step,
    sums,
    trigonometry,
    unfold,
)
from derive.language.terms import (
    And,
    Dimension,
    Eq,
    Expectation,
    ForAll,
    HasDerivative,
    Integers,
    KroneckerDelta,
    Le,
    Lt,
    Ne,
    Sum,
    cos,
    define,
    exp,
    random,
    reals,
    sin,
    vector,
    zero,
)
from derive.proving.prover import prove

n, m = Dimension("n"), Dimension("m")
i, j, k = n.indices("i j k")
(e,) = m.indices("e")
(t,) = Integers.indices("t")
a, b, c, r = reals("a b c r")
x, y, w = vector("x", n), vector("y", n), vector("w", m)
z = vector("z", Integers)
q = random("q", n)
E, delta = Expectation, KroneckerDelta
total = define("total", (x,), Sum(exp(x[k]), k))


def entry(claim, *steps, given=(), name="example", proof=None):
    return Entry(name=name, title="Example", claim=claim, given=given, proof=calc(*steps) if proof is None else proof)


def proved(item):
    theorem = prove(item)
    if theorem.concl != item.claim or theorem.hyps != frozenset(item.given):
        raise AssertionError(f"{item.name}: proved {theorem.hyps} |- {theorem.concl}")
    return theorem


def refusal(item):
    with pytest.raises(ProofError) as error:
        prove(item)
    return str(error.value)


# ---- every form of proof and claim ----

square = entry(
    Eq((a + b) ** 2, a**2 + 2 * a * b + b**2),
    step(a**2 + a * b + b * a + b**2, algebra(), "distributive law"),
    step(a**2 + 2 * a * b + b**2, algebra(), "collect"),
    name="square_of_sum",
)
cancelled = entry(Eq(a * b / b, a), step(a, field_arithmetic(), "as $b$ is not 0"), given=(Ne(b, 0),), name="cancelled")
positive = entry(
    Lt(0, total(x)),
    step(Sum(exp(x[k]), k), sign(), "exponentials are positive", "<"),
    step(total(x), unfold(total), "definition"),
    name="total_pos",
)
gradient = entry(
    HasDerivative(total(x), x[j], exp(x[j])),
    step(exp(x[j]), differentiate(), "term by term"),
    name="total_gradient",
)
between = entry(
    Le(a, a + b**2 + c**2),
    step(a + b**2, sign(b**2), "a square", "<="),
    step(a + b**2 + c**2, sign(c**2), "another", "<="),
)
both = entry(
    And(Eq(cos(a + b), cos(a) * cos(b) - sin(a) * sin(b)), Eq(a + b, b + a)),
    proof=Together(
        calc(step(cos(a) * cos(b) - sin(a) * sin(b), trigonometry(), "addition theorem")),
        calc(step(b + a, algebra(), "any order")),
    ),
)
cases = entry(
    Eq(delta(i, j) * x[i] - delta(i, j) * x[j], 0),
    proof=Cases(
        i,
        j,
        same=calc(step(0, algebra(), "the same")),
        apart=calc(step(0, sums(), "the delta is 0")),
    ),
)
growth = ForAll(t, Eq(z[t + 1], r * z[t]))
other_rate = ForAll(t, Eq(z[t + 1], z[t]))
constant = entry(
    Le(0, z[t] ** 2),
    proof=Induction(
        t,
        base=calc(0, step(z[zero] ** 2, sign(), "a square", "<=")),
        up=calc(0, step(z[t + 1] ** 2, sign(), "a square", "<=")),
        down=calc(0, step(z[t] ** 2, sign(), "a square", "<=")),
    ),
)
nonzero = entry(Ne(1 + a**2, 0), proof=calc(0, step(1 + a**2, sign(), "a square plus one", "<")))
negative = entry(Ne(-exp(a), 0), proof=calc(step(0, sign(exp(a)), "an exponential is positive", "<")))

weighted = entry(
    Eq(Sum(a * x[i], i), a * Sum(x[i], i)), step(a * Sum(x[i], i), sums(), "linearity"), name="sum_of_multiples"
)
mean = entry(
    Eq(E(q[i] ** 2 + q[i]), b + a),
    step(b + a, linearity(), "linearity"),
    given=(Eq(E(q[i]), a), Eq(E(q[i] ** 2), b)),
    name="moment_sum",
)

GOOD = {
    "an equation": square,
    "a hypothesis": cancelled,
    "a sign": positive,
    "a derivative": gradient,
    "a chain of <=": between,
    "a conjunction": both,
    "two cases": cases,
    "an induction": constant,
    "not zero, from below": nonzero,
    "not zero, from above": negative,
    "no step at all": entry(Eq(a, a)),
}
