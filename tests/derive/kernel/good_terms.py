"""One well-formed term for every constructor."""

from __future__ import annotations

from derive.kernel.terms import INTEGERS, Term
from tests.derive.kernel.vocabulary import (
    ONE,
    TWO_H,
    E,
    X,
    apply,
    at,
    b,
    bv,
    define,
    e,
    eq,
    exp,
    i,
    j,
    p,
    q,
    s,
    total,
    u,
    v,
    vector,
    x,
)

square = define("square", (u,), u * u)
expected = define("expected", (u,), E(u))
hidden = define("hidden", (u,), apply(expected, u) + ONE)
family = define("family", (x(i),), total(i, x(i)))
lam_e, lam_g = vector(e, at("a", e)), vector(e, at("b", e))

GOOD: dict[str, Term] = {
    "ix": i, "bv": bv(3), "even": Term("even", e), "odd": Term("odd", e), "perm": Term("perm", "sigma", "n", i),
    "zero": Term("zero"), "succ": Term("succ", b), "num": ONE, "pi": Term("pi"),
    "at": x(i, i), "add": u + v, "sub": u - v, "mul": u * v,
    "div": u / v, "neg": -u, "pow": u**16, "fn": exp(u), "delta": Term("delta", i, j), "card": Term("card", TWO_H),
    "sum": total(i, x(i)),
    "pairs": Term("pairs", lam_e, lam_g, p), "def": apply(square, X), "E": E(total(i, q(i) ** 2 / u)),
    "Var": Term("Var", apply(square, X)), "Cov": Term("Cov", X, u), "lam": vector(i, vector(s, at("z", i, s))),
    "eq": eq(u, v),
    "lt": Term("lt", u, v), "le": Term("le", u, v), "ne": Term("ne", u, v), "apart": Term("apart", i, j),
    "deriv": Term("deriv", X * u, u, X), "forall": Term("forall", INTEGERS, eq(at("z", bv(0, INTEGERS)), 0)),
    "integral": Term("integral", X * u * v, u, v, v + 1, X),
    "independent": Term("independent", ("q", ("n",)), ("r", ())), "and": Term("and", eq(u, v), eq(v, u)),
}  # fmt: skip
