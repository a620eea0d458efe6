"""A few theorems proved by rules alone: derivative of the softmax, cosine of a difference, a mean of a product."""

from __future__ import annotations

from derive.kernel import rules
from derive.kernel.rules import Theorem
from derive.kernel.terms import Key, Term
from tests.derive.kernel.vocabulary import (
    ONE,
    ZERO,
    E,
    algebra,
    apply,
    at,
    define,
    delta,
    eq,
    exp,
    fact,
    fn,
    for_all,
    i,
    independent,
    index,
    j,
    k,
    key,
    q,
    r,
    total,
    u,
    v,
    vector,
    x,
)

Z = define("Z", (x(i),), total(k, exp(x(k))))
softmax = define("softmax", (x(i), i), exp(x(i)) / apply(Z, vector(k, x(k))))


def softmax_derivative() -> Theorem:
    """``D(softmax(x, i), x_j) = (exp(x_i) delta_ij Z - exp(x_i) exp(x_j)) / Z^2``."""
    entry = rules.deriv_entry(x(i), x(j))
    top = rules.deriv_fn(entry, "exp")
    one = rules.instantiate(top, (key(i), k))
    bottom = rules.deriv_sum(one, k)
    folded = rules.symm(rules.unfold(apply(Z, vector(k, x(k)))))
    f, _, value = bottom.concl.args
    swapped = rules.sum_congruence(algebra(exp(x(k)) * delta(k, j), delta(k, j) * exp(x(k))), k)
    selected = fact("sum_delta", f=vector(k, exp(x(k))))
    bottom = rules.deriv_eq(folded, bottom, rules.trans(swapped, selected))
    positive = rules.sum_sign(fact("exp_pos", a=x(k)), k)
    positive = rules.replace((positive, folded), Term("lt", ZERO, at("h")), Key("at", "h", (), "fixed"))
    nonzero = rules.cut(positive, fact("ne_of_pos", a=positive.rhs))
    quotient = rules.deriv_div(top, bottom, nonzero)
    return rules.deriv_eq(
        rules.symm(rules.unfold(apply(softmax, vector(k, x(k)), i))), quotient, rules.refl(quotient.concl.args[2])
    )


def cosine_difference() -> Theorem:
    """``cos(u - v) = cos u cos v + sin u sin v``."""
    hole = Key("at", "h", (), "fixed")
    start = rules.congruence((algebra(u - v, u + -v),), fn("cos", at("h")), hole)
    law = fact("cos_add", a=u, b=-v)
    even, odd = fact("cos_neg", a=v), fact("sin_neg", a=v)
    right = fn("cos", u) * fn("cos", v) + fn("sin", u) * fn("sin", v)
    return rules.trans(start, algebra(law.lhs, right, (law, 1), (even, fn("cos", u)), (odd, -fn("sin", u))))


def centred_product() -> Theorem:
    """``E(q_i r_i) = 0`` for independent families, if ``E q_a = 0`` for all ``a``."""
    factored = rules.expectation_factor((), q(i), r(i), independent(q(i), r(i)))
    a = index("a")
    zero = rules.specialize(rules.assume(for_all(a, eq(E(q(a)), 0))), i)
    return algebra(factored.lhs, ZERO, (factored, 1), (zero, E(r(i))))


def delta_moves() -> Theorem:
    """``delta_ij x_i = delta_ij x_j`` by cases."""
    apart = algebra(delta(i, j) * x(i), delta(i, j) * x(j), (fact("delta_apart"), x(i) - x(j)))
    return rules.index_cases(rules.refl(delta(i, i) * x(i)), apart, i, j)


def reciprocal() -> Theorem:
    """``u (2/u) = 2`` where ``u`` is not 0."""
    law = fact("mul_inverse", b=u)
    return algebra(u * ((ONE + 1) / u), ONE + 1, (law, ONE + 1))


BOOK = {f.__name__: f for f in (softmax_derivative, cosine_difference, centred_product, delta_moves, reciprocal)}
