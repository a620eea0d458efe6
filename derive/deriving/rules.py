"""The structural rules of differentiation, walked once and read twice: as values, and as theorems about an entry.

`Values` says what the rules give where some families move with given differentials: a term, and no analysis. `Proofs`
emits the rules themselves. Both read the same walk, so what `Values` says of a body for *all* differentials holds of
what `Proofs` proves of it at one.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, overload

from ..kernel import rules as K
from ..kernel.rules import ONE, ZERO, ProofError, Theorem
from ..kernel.terms import Key, Term, num, open_, substitute, unfolded
from ..language.families import opened
from ..proving import order
from ..proving.algebra import fact, ring
from ..proving.scope import Scope
from ..proving.sums import sum_over

POSITIVE = ("log", "sqrt", "Ci", "Si")
"""Functions that are differentiable where their argument is positive."""


@dataclass(frozen=True)
class Moving:
    """A moving array in the place of a variable: its entries, their differentials, and the proof that they are.

    Attributes
    ----------
    actual : Term
        What stands for the variable, as a `families.vector`.
    differential : Term
        Its derivatives, of the same shape.
    theorem : Theorem, optional
        ``D(actual[indices], y) = differential[indices]``.
    indices : tuple of Term
    """

    actual: Term
    differential: Term
    theorem: Theorem | None = None
    indices: tuple[Term, ...] = ()


class UnshownError(ProofError):
    """A condition of a rule that is not shown.

    Attributes
    ----------
    show : callable
        Takes the term and a scope to the theorem that is missing.
    term : Term
    """

    def __init__(self, why: str, show: Callable[[Term, Scope], Theorem], term: Term) -> None:
        super().__init__(why)
        self.show, self.term = show, term


@overload
def differential(t: Term, on: Values) -> Term: ...
@overload
def differential(t: Term, on: Proofs) -> Theorem: ...
def differential(t: Term, on: Any) -> Any:
    """Return what the structural rules give for ``t``.

    Raises
    ------
    ProofError
        If there is no rule, or a side condition cannot be shown.
    """
    if t.free.isdisjoint(on.moving):
        return on.constant(t)
    match t.head, t.args:
        case "at", _:
            return on.entry(t, on.moving[t.key])
        case "add", (a, b):
            return on.add(differential(a, on), differential(b, on))
        case "mul", (a, b):
            return on.mul(t, differential(a, on), differential(b, on))
        case "fn", (_, a):
            return on.outer(t, differential(a, on))
        case "sum", (d, body) if type(d) is not tuple:
            i = on.scope.names.index(d)
            return on.sum(i, differential(open_(body, i), on))
        case "def", _:
            return on.defined(t)
    if (same := respelling(t)) is not None:
        return on.respelled(t, differential(same.rhs, on))
    if t.head == "div":
        return on.div(t, differential(t.args[0], on), differential(t.args[1], on))
    raise ProofError(f"no differentiation rule for {t.head}")


def unshown(t: Term, moving: Container[Key], scope: Scope) -> Iterator[UnshownError]:
    """Yield the conditions of the rules for a term, its definitions unfolded, that are not shown; the inner ones first.

    Each part is asked about once: definitions that share those below have many paths to one part, and it is the same
    on all of them, as an index that stands for a bound one depends on its size and on how many are around it alone.

    Parameters
    ----------
    t : Term
    moving : container of keys
    scope : Scope
    """
    seen, letters = set[Term](), dict[tuple[Term, int], Term]()

    def walk(t: Term, around: int) -> Iterator[UnshownError]:
        if t in seen or not any(k in moving for k in t.free):
            return
        seen.add(t)
        match t.head, t.args:
            case "def", _:
                parts = [unfolded(t)]
            case (("sum" | "lam"), (dim, body)):
                if (dim, around) not in letters:
                    letters[dim, around] = scope.names.index(dim)
                parts, around = [open_(body, letters[dim, around])], around + 1
            case _:
                parts = [a for a in t.args if type(a) is Term]
        for part in parts:
            yield from walk(part, around)
        show = {"div": order.nonzero, "fn": order.positive}.get(t.head)
        if show and (t.head == "div" or t.args[0] in POSITIVE):
            try:
                show(t.args[1], scope)
            except ProofError as error:
                yield UnshownError(str(error), show, t.args[1])

    return walk(t, 0)


def respelling(t: Term) -> Theorem | None:
    """``t = s`` where the rules speak of ``s`` only: differences, powers, division by a number, channels in pairs."""
    match t.head, t.args:
        case "div", (a, b) if b.head == "num" and b.args[0]:
            return ring(t, num(1 / b.args[0]) * a)
        case "sub", (a, b):
            return ring(t, a + num(-1) * b)
        case "neg", (a,):
            return ring(t, num(-1) * a)
        case "pow", (a, k):
            return ring(t, ONE if k == 0 else a if k == 1 else a ** (k - 1) * a)
        case "sum", (d, _) if type(d) is tuple:
            return fact("sum_pairs", {"h": d[1]}, f=Term("lam", *t.args))
        case "pairs", (u, v, c) if c.head in ("even", "odd"):
            return fact(f"pairs_{c.head}", {"h": c.sort[1][1]}, u=u, v=v, e=c.args[0])
    return None


@cache
def slope(name: str) -> Callable[[Term], Term]:
    """Return the derivative of a function of the kernel, as its rule gives it."""
    u = Term("at", "u", (), "fixed")
    one = K.deriv_entry(u, u)
    made = K.deriv_fn_pos(one, K.assume(Term("lt", ZERO, u)), name) if name in POSITIVE else K.deriv_fn(one, name)
    outer, _ = made.concl.args[2].args
    return lambda t: substitute(outer, {u.key: t})


@dataclass(frozen=True)
class Values:
    """The values that the rules give, where ``defined`` knows those of definitions."""

    moving: Mapping[Key, Moving]
    scope: Scope
    definition: Callable[[Term, Mapping[Key, Moving]], Term]

    def constant(self, _: Term) -> Term:
        """No change."""
        return ZERO

    def entry(self, t: Term, moving: Moving) -> Term:
        """Return the differential of an entry."""
        return opened(moving.differential, t.args[3:])

    def add(self, a: Term, b: Term) -> Term:
        """Of a sum of two."""
        return a + b

    def mul(self, t: Term, a: Term, b: Term) -> Term:
        """Of a product."""
        f, g = t.args
        value: Term = a * g + f * b
        return value

    def div(self, t: Term, a: Term, b: Term) -> Term:
        """Of a quotient."""
        f, g = t.args
        value: Term = (a * g - f * b) / g**2
        return value

    def outer(self, t: Term, a: Term) -> Term:
        """Of a function of a term."""
        return slope(t.args[0])(t.args[1]) * a

    def sum(self, i: Term, a: Term) -> Term:
        """Of a sum over an index."""
        return sum_over(i, a)

    def respelled(self, _: Term, a: Term) -> Term:
        """Of another spelling."""
        return a

    def defined(self, t: Term) -> Term:
        """Of a defined term."""
        return self.definition(t, self.moving)


@dataclass(frozen=True)
class Proofs:
    """Theorems ``D(t, y) = value`` at what moves, where ``definition`` proves those of definitions."""

    moving: Mapping[Key, Moving]
    scope: Scope
    definition: Callable[[Term, Mapping[Key, Moving], Term], Theorem]
    y: Term

    def at(self, t: Term) -> Term:
        """Return ``t`` where the variables are what moves."""
        return substitute(t, {k: m.actual for k, m in self.moving.items()})

    def constant(self, t: Term) -> Theorem:
        """No change."""
        return K.deriv_const(t, self.y)

    def entry(self, t: Term, moving: Moving) -> Theorem:
        """Return the derivative of an entry, as an instance of that of all entries."""
        if moving.theorem is None:
            raise ProofError("differentials without a proof")
        pairs = [(i.key, self.at(e)) for i, e in zip(moving.indices, t.args[3:], strict=True) if i != self.at(e)]
        return K.instantiate(moving.theorem, *pairs) if pairs else moving.theorem

    def add(self, a: Theorem, b: Theorem) -> Theorem:
        """``D(f + g)``."""
        return K.deriv_add(a, b)

    def mul(self, _: Term, a: Theorem, b: Theorem) -> Theorem:
        """``D(f g)``."""
        return K.deriv_mul(a, b)

    def div(self, t: Term, a: Theorem, b: Theorem) -> Theorem:
        """``D(f/g)``, where the denominator is not zero."""
        return K.deriv_div(a, b, self.condition(order.nonzero, self.at(t.args[1])))

    def outer(self, t: Term, a: Theorem) -> Theorem:
        """``D f(u)``, where the argument is positive if that is needed."""
        name, u = t.args
        if name not in POSITIVE:
            return K.deriv_fn(a, name)
        return K.deriv_fn_pos(a, self.condition(order.positive, self.at(u)), name)

    def condition(self, show: Callable[[Term, Scope], Theorem], t: Term) -> Theorem:
        """Return what a rule asks for, or say that it is not shown."""
        try:
            return show(t, self.scope)
        except ProofError as error:
            raise UnshownError(str(error), show, t) from None

    def sum(self, i: Term, a: Theorem) -> Theorem:
        """``D(Sum f)``."""
        return K.deriv_sum(a, i)

    def respelled(self, t: Term, a: Theorem) -> Theorem:
        """``D t`` by way of another spelling."""
        same = respelling(self.at(t))
        if same is None:
            raise ProofError("a term that is spelled in one way only")
        return K.deriv_eq(K.symm(same), a, K.refl(a.concl.args[2]))

    def defined(self, t: Term) -> Theorem:
        """``D c(u)``."""
        return self.definition(t, self.moving, self.y)
