"""Random terms and formulas over a small vocabulary, which use every constructor."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

from derive.kernel.terms import FUNCTIONS, INTEGERS, Term, close, num, subterms
from tests.derive.kernel import vocabulary as V

DIMS = ("n", "n", "n", "m", "h", V.TWO_H)
SQUARE = V.define("square", (V.u,), V.u * V.u)
DEFINITIONS = (
    SQUARE,
    V.define("weighted", (V.x(V.i), V.j), V.total(V.i, V.x(V.i) * V.delta(V.i, V.j))),
    V.define("mean", (V.u,), V.E(V.u)),
    V.define("twice", (V.v, V.x(V.i)), Term("def", SQUARE, V.v) + V.total(V.i, V.x(V.i))),
)


class RandomTerms:
    """A source of random terms; ``chance`` is that of a random entry at a leaf."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def name(self, names: str) -> str:
        return self.rng.choice(names)

    def index(self, dim: Any, depth: int = 1) -> Term:
        variable = Term(
            "ix", self.name({"n": "ijk", "m": "sti", "h": "eg"}.get(dim, "mb" if dim == INTEGERS else "pr")), dim
        )
        if depth == 0 or self.rng.random() < 0.6:
            return variable
        if dim == INTEGERS:
            return self.rng.choice([Term("zero"), Term("succ", self.index(dim, 0))])
        if isinstance(dim, tuple):
            return Term(self.rng.choice(["even", "odd"]), self.index(dim[1], 0))
        return Term("perm", "sigma", dim, self.index(dim, 0))

    def pick(self, *makers: Callable[[], Term]) -> Term:
        return self.rng.choice(makers)()

    def leaf(self, chance: float) -> Term:
        """A numeral, a variable, an entry; random ones with some chance."""
        if self.rng.random() < chance:
            return self.pick(
                lambda: V.X, lambda: V.q(self.index("n")), lambda: V.q(self.index("n")), lambda: V.r(self.index("n"))
            )
        return self.pick(
            lambda: num(Fraction(self.rng.choice((-1, 0, 1, 2, 3)), self.rng.choice((1, 1, 2)))),
            lambda: self.rng.choice([V.u, V.v, V.w, V.c]),
            lambda: V.x(self.index("n")),
            lambda: V.x(self.index("n")),
            lambda: V.at("M", self.index("n"), self.index("m")),
            lambda: V.x(self.index("m")),
            lambda: V.at("f", self.index(V.TWO_H)),
            lambda: V.at("z", self.index(INTEGERS)),
            lambda: Term("card", self.rng.choice(DIMS)),
            lambda: Term("pi"),
            lambda: V.delta(*(self.index("n") for _ in range(2))),
        )

    def real(self, depth: int = 2, chance: float = 0.15) -> Term:
        if depth <= 0:
            return self.leaf(chance)

        def sub(less: int = 1) -> Term:
            return self.real(depth - less, chance)

        return self.pick(
            lambda: self.leaf(chance),
            lambda: sub() + sub(),
            lambda: sub() - sub(),
            lambda: sub() * sub(),
            lambda: sub() / sub(2),
            lambda: -sub(),
            lambda: sub() ** self.rng.randrange(4),
            lambda: Term("fn", self.rng.choice(FUNCTIONS), sub()),
            lambda: self.total(self.rng.choice(DIMS), sub()),
            lambda: self.total("n", sub() * V.x(V.i)),
            lambda: Term("pairs", self.vector(("h",), 1, chance), self.vector(("h",), 1, chance), self.index(V.TWO_H)),
            lambda: self.application(sub, chance),
            lambda: self.moment(),
        )

    def total(self, dim: Any, body: Term) -> Term:
        return Term("sum", dim, close(body, V.key(self.index(dim, 0))))

    def application(self, sub: Callable[[], Term], chance: float) -> Term:
        d = self.rng.choice(DEFINITIONS)
        return Term("def", d, *(self.value(p, chance if not d.expects else 0) for p in d.params))

    def moment(self) -> Term:
        head = self.rng.choice(["E", "E", "Var", "Cov"])
        return Term(head, *(self.polynomial() for _ in range(2 if head == "Cov" else 1)))

    def polynomial(self, depth: int = 2) -> Term:
        if depth == 0:
            return self.leaf(0.75)
        a = self.polynomial(depth - 1)
        return self.pick(
            lambda: self.leaf(0.8),
            lambda: a + self.polynomial(depth - 1),
            lambda: a * self.polynomial(depth - 1),
            lambda: a / V.u,
            lambda: -a,
            lambda: a**2,
            lambda: self.total("n", a),
        )

    def vector(self, dims: tuple[Any, ...], depth: int = 2, chance: float = 0.15) -> Term:
        if not dims:
            return self.real(depth, chance)
        body = self.vector(dims[1:], depth, chance)
        return Term("lam", dims[0], close(body, V.key(self.index(dims[0], 0))))

    def value(self, key: Any, chance: float = 0.1, depth: int = 1) -> Any:
        """Something to put for a variable, mostly of its sort."""
        if key.kind == "ix":
            return self.index(key.dim)
        if key.kind == "perm":
            return self.rng.choice(["sigma", "tau"])
        if key.random:
            chance = 0.8
        if self.rng.random() < 0.3:  # another family, or one entry for all
            names = tuple(Term("ix", f"a{n}", d) for n, d in enumerate(key.dims))
            idx = names if self.rng.random() < 0.6 else tuple(self.index(d) for d in key.dims)
            out = Term("at", self.rng.choice(["x", "y", "u", "y0"]), key.dims, "fixed", *idx)
            for a in reversed(names):
                out = V.vector(a, out)
            return out
        if key.random:
            body = self.polynomial(1)
            for d in reversed(key.dims):
                body = Term("lam", d, close(body, V.key(self.index(d, 0))))
            return body
        return self.vector(key.dims, depth, chance)

    def formula(self, depth: int = 1) -> Term:
        pair = [self.real(1, 0.1), self.real(1, 0.1)]
        return self.pick(
            lambda: Term("eq", self.leaf(0.1), pair[1]),
            lambda: Term(self.rng.choice(["lt", "le", "ne"]), *pair),
            lambda: Term("lt", V.ZERO, pair[0]),
            lambda: V.apart(*(self.index("n") for _ in range(2))),
            lambda: V.independent(V.q(V.i), V.r(V.i), V.X),
            lambda: (
                self.for_all(self.rng.choice(["n", "m", INTEGERS]), self.formula(depth - 1))
                if depth
                else Term("le", *pair)
            ),
            lambda: Term("and", self.formula(depth - 1), self.formula(depth - 1)) if depth else Term("ne", *pair),
            lambda: Term("eq", Term("E", self.polynomial(1)), self.leaf(0)),
        )

    def for_all(self, dim: Any, body: Term) -> Term:
        return Term("forall", dim, close(body, V.key(self.index(dim, 0))))


def replaced(t: Term, old: Term, new: Term) -> Term:
    if t == old:
        return new
    args = tuple(replaced(a, old, new) if type(a) is Term else a for a in t.args)
    return Term(t.head, *args, hint=t.hint)


def cancelled(t: Term) -> Term:
    """``t`` with its first quotient ``a/a`` or product ``a (1/a)`` wrongly simplified."""
    for s in subterms(t):
        if s.head == "div" and not s.loose:
            return replaced(t, s, s.args[0] if s.args[0] != s.args[1] else V.ONE)
    return t
