"""What is a polynomial in random entries: known of a term when it is built, and by unfolding, node by node."""

from __future__ import annotations

from derive.kernel.terms import Term, num, unfold_all
from tests.derive.kernel.good_terms import square
from tests.derive.kernel.vocabulary import E, X, apply, define, exp, i, j, q, total, u, v, vector, x


def polynomial_unfolded(t: Term) -> bool:
    """Whether a term without definitions is a polynomial in random entries, node by node."""
    if not t.random or t.head == "at":
        return True
    if t.head == "pairs":
        return all(polynomial_unfolded(f.args[1]) for f in t.args[:2])
    good = t.head in ("add", "sub", "mul", "neg", "pow", "sum") or (t.head == "div" and not t.args[1].random)
    return good and all(polynomial_unfolded(a) for a in t.args if type(a) is Term)


def rigid_examples() -> list[Term]:
    """Terms in random entries, with and without definitions, polynomials and others."""
    ratio, constant = define("ratio", (u, v), u / v), define("seven", (u,), num(7))
    norm = define("norm", (x(i), u), total(i, x(i) / u))
    twice = define("twice", (u, v), apply(ratio, u * v, v) + exp(v))
    soft = define("soft", (x(i), j), exp(x(j)) / total(i, exp(x(i))))
    column, fixed = vector(i, q(i)), vector(i, x(i))
    return [
        X, X * u, X / u, X / E(X), u / X, exp(X), exp(E(X)) * X, exp(u) * X, total(i, q(i) * x(i)), total(i, u / q(i)),
        apply(ratio, X, u), apply(ratio, u, X), apply(ratio, X, E(X)), apply(constant, exp(X)), apply(constant, X),
        apply(norm, column, u), apply(norm, fixed, X), apply(norm, vector(i, exp(q(i))), u),
        apply(twice, X, u), apply(twice, u, X), apply(twice, exp(X), u), apply(soft, column, j) * u,
        apply(soft, fixed, j) * X, apply(square, apply(ratio, X, u)), apply(square, apply(ratio, u, X)),
    ]  # fmt: skip


def test_what_is_a_polynomial_is_known_without_unfolding() -> None:
    examples = rigid_examples()
    known = [not any(k.random for k in t.rigid) for t in examples]
    assert known == [polynomial_unfolded(unfold_all(t)) for t in examples]
    assert {True, False} == set(known)
