"""Structural differentiation: it emits ``deriv_*`` rules, cites known derivatives and never guesses."""

from __future__ import annotations

from dataclasses import replace

from ..kernel import rules as K
from ..kernel.rules import ONE, ProofError, Theorem
from ..kernel.terms import Key, Term, num, open_
from . import order
from .algebra import ring
from .normal import prove as prove_equal
from .scope import Scope, hypothesis


def derivative(f: Term, x: Term, scope: Scope) -> Theorem:
    """``D(f, x) = f'`` with the value as the rules give it.

    Raises
    ------
    ProofError
        If a side condition cannot be shown, or there is no rule.
    """
    key: Key = x.key
    if key not in f.free:
        return K.deriv_const(f, x)
    for lemma in scope.derivatives():
        if instance := lemma.differentiates(f, x):
            return scope.discharged(instance, lemma)
    if f.head == "def" and (same := scope.rewrite(f)):
        return _via(same, x, scope)

    def slope(t: Term) -> Theorem:
        return derivative(t, x, scope)

    match f.head, f.args:
        case "at", _ if f.args[:3] == x.args[:3]:
            return K.deriv_entry(f, x)
        case "add", (a, b):
            return K.deriv_add(slope(a), slope(b))
        case "mul", (a, b):
            return K.deriv_mul(slope(a), slope(b))
        case "div", (a, b) if b.head == "num" and b.args[0]:
            return _via(ring(f, num(1 / b.args[0]) * a), x, scope)
        case "div", (a, b):
            return K.deriv_div(slope(a), slope(b), order.nonzero(b, scope))
        case "sub", (a, b):
            return _via(ring(f, a + num(-1) * b), x, scope)
        case "neg", (a,):
            return _via(ring(f, num(-1) * a), x, scope)
        case "pow", (a, k):
            return _via(ring(f, ONE if k == 0 else a if k == 1 else a ** (k - 1) * a), x, scope)
        case "fn", (name, u) if name in ("log", "sqrt", "Ci", "Si"):
            return K.deriv_fn_pos(slope(u), order.positive(u, scope), name)
        case "fn", (name, u):
            return K.deriv_fn(slope(u), name)
        case "sum", (d, body):
            i = scope.names.index(d)
            return K.deriv_sum(slope(open_(body, i)), i)
        case "def", _:
            return _via(K.unfold(f), x, scope)
    raise ProofError(f"no differentiation rule for {f.head}")


def _via(same: Theorem, x: Term, scope: Scope) -> Theorem:
    """The derivative of the left side by way of the right side."""
    d = derivative(same.rhs, x, scope)
    return K.deriv_eq(K.symm(same), d, K.refl(d.concl.args[2]))


def integral(claim: Term, antiderivative: Term, powers: tuple[str, ...], scope: Scope) -> Theorem:
    """Return the integral that a claim is about, by an antiderivative; its value is the difference at the limits.

    Raises
    ------
    ProofError
        If the antiderivative has another derivative, the integrand none, or the limits are not shown to be in order.
    """
    f, x, low, high, _ = claim.args
    between = (Term("le", low, x), Term("le", x, high))
    inside = replace(scope, facts=(*scope.facts, *(hypothesis(h, scope.names) for h in between)), signs={})
    raw = derivative(antiderivative, x, inside)
    slope = K.deriv_eq(K.refl(antiderivative), raw, prove_equal(raw.concl.args[2], f, powers, inside))
    return K.integral(slope, derivative(f, x, inside), order.related("le", low, high, (), scope))
