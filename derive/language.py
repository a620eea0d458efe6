"""The author's words: dimensions, indices, vectors, definitions, relations. They build kernel terms and nothing else.

Names mirror SymPy's where SymPy has one. Everything here is data: nothing is evaluated, simplified or proved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

from .kernel.terms import FUNCTIONS, INTEGERS, Definition, Dim, Key, StatementError, Term, close, lift, num, open_

__all__ = [
    "And", "Apart", "Covariance", "Defined", "Dimension", "Eq", "Expectation", "Family", "ForAll",
    "Ci", "HasDerivative", "HasIntegral", "Independent", "Integers", "KroneckerDelta", "Le", "Lt", "Ne", "Rational",
    "Si", "Sum", "Variance", "Vector", "cos", "define", "erf", "exp", "fresnelc", "fresnels", "interleave", "log",
    "permutation", "pi", "random", "reals", "sin", "sqrt", "vector", "vector_of", "zero",
]  # fmt: skip


class Dimension:
    """A size, such as the number of keys; its indices start at 0."""

    def __init__(self, dim: Dim) -> None:
        self.dim = dim

    def indices(self, names: str) -> list[Term]:
        """Index variables, by their names."""
        return [Term("ix", name, self.dim) for name in names.split()]

    @property
    def card(self) -> Term:
        """The size as a number."""
        return Term("card", self.dim)

    def doubled(self) -> Dimension:
        """The dimension of twice the size, with indices ``2*i`` and ``2*i + 1``."""
        return Dimension(("2", self.dim))


Integers = Dimension(INTEGERS)
zero, pi = Term("zero"), Term("pi")


class Vector:
    """A vector, matrix or array of real terms: ``x[i]``, ``W[i, j]``; ``W[i, :]`` is a row."""

    def __init__(self, term: Term, dims: tuple[Dim, ...]) -> None:
        self.term, self.dims = term, dims

    def __getitem__(self, key: Any) -> Any:
        idx = key if type(key) is tuple else (key,)
        if len(idx) != len(self.dims):
            raise StatementError(f"{len(self.dims)} indices were expected, {len(idx)} given")
        given = [i for i in idx if i != slice(None)]
        if idx[len(given) :] != (slice(None),) * (len(idx) - len(given)):
            raise StatementError("only trailing indices can be left open: W[i, :]")
        t = self.term
        for i in given:
            if type(i) is not Term or i.sort != ("I", t.args[0]):
                raise StatementError(f"an index of dimension {t.args[0]} was expected")
            t = open_(t.args[1], i)
        rest = self.dims[len(given) :]
        return Vector(t, rest) if rest else t


class Family(Vector):
    """A named family of real numbers or of random variables."""

    def __init__(self, name: str, *dims: Dimension, kind: str = "fixed") -> None:
        self.name = name
        self.key: Key = ("at", name, tuple(d.dim for d in dims), kind)
        idx = [Term("ix", f"i{n}", d.dim) for n, d in enumerate(dims)]
        super().__init__(_lambda(idx, Term(*self.key, *idx)), self.key[2])


def _bind(head: str, i: Any, body: Any) -> Term:
    """``head`` over an index variable of ``body``."""
    if type(i) is not Term or i.head != "ix" or type(body) is not Term:
        raise StatementError(f"{head}: an index variable and a term were expected, not {i!r} and {body!r}")
    return Term(head, i.args[1], close(body, ("ix", *i.args)), hint=i.args[0])


def _lambda(idx: Iterable[Term], body: Term) -> Term:
    for i in reversed(list(idx)):
        body = _bind("lam", i, body)
    return body


def vector(name: str, *dims: Dimension) -> Family:
    """A family of real numbers: a vector, or with more dimensions a matrix."""
    return Family(name, *dims)


def random(name: str, *dims: Dimension) -> Family:
    """A family of random variables."""
    return Family(name, *dims, kind="random")


def reals(names: str) -> list[Term]:
    """Real variables, by their names."""
    return [Term("at", name, (), "fixed") for name in names.split()]


def permutation(name: str, dimension: Dimension) -> Callable[[Term], Term]:
    """A permutation of the indices of a dimension."""
    return lambda i: Term("perm", name, dimension.dim, i)


def vector_of(*idx_body: Any) -> Vector:
    """``vector_of(i, body)``: the vector with entries ``body`` at ``i``; with more indices, a matrix."""
    *idx, body = idx_body
    return Vector(_lambda(idx, lift(body)), tuple(i.args[1] for i in idx))


def interleave(u: Vector, v: Vector) -> Callable[[Term], Term]:
    """The vector over ``2h`` whose even entries are ``u`` and whose odd entries are ``v``."""
    return lambda c: Term("pairs", u.term, v.term, c)


class Defined:
    """A defined symbol; applied, it is a term that carries the definition."""

    def __init__(self, definition: Definition) -> None:
        self.definition = definition

    def __call__(self, *args: Any) -> Term:
        """The symbol at these values of its parameters."""
        return Term("def", self.definition, *(a.term if isinstance(a, Vector) else lift(a) for a in args))


def define(name: str, params: tuple[Any, ...], body: Any) -> Defined:
    """``name(params) := body``; parameters are families, reals and indices."""

    def key(p: Any) -> Key:
        if isinstance(p, Family):
            return p.key
        if type(p) is not Term or p.head not in ("ix", "at") or len(p.args) > 3:
            raise StatementError(f"definition {name}: a parameter is a family, a real or an index, not {p!r}")
        return (p.head, *p.args)

    return Defined(Definition(name, tuple(map(key, params)), lift(body)))


def Sum(body: Any, *idx: Term) -> Term:  # noqa: N802
    """``Sum(body, i, j)`` is the sum over ``i`` of the sum over ``j``."""
    body = lift(body)
    for i in reversed(idx):
        body = _bind("sum", i, body)
    return body  # type: ignore[no-any-return]


def ForAll(i: Term, formula: Term) -> Term:  # noqa: N802
    """The formula holds for every index ``i``."""
    return _bind("forall", i, formula)


def Independent(*families: Family) -> Term:  # noqa: N802
    """All entries of all these families are independent of each other."""
    return Term("independent", *((f.name, f.dims) for f in families))


def HasDerivative(f: Any, x: Term, value: Any) -> Term:  # noqa: N802
    """``f`` is differentiable in the entry ``x``, with this derivative."""
    return Term("deriv", lift(f), x, lift(value))


def HasIntegral(f: Any, t: Term, low: Any, high: Any, value: Any) -> Term:  # noqa: N802
    """``f`` is integrable over the real ``t`` between these limits, with this integral."""
    return Term("integral", lift(f), t, *map(lift, (low, high, value)))


def _function(name: str) -> Callable[[Any], Term]:
    return lambda t: Term("fn", name, lift(t))


def _relation(head: str) -> Callable[[Any, Any], Term]:
    return lambda a, b: Term(head, lift(a), lift(b))


exp, log, cos, sin, sqrt, erf, Ci, Si, fresnelc, fresnels = map(_function, FUNCTIONS)
Eq, Le, Lt, Ne = map(_relation, ("eq", "le", "lt", "ne"))


def Apart(i: Term, j: Term) -> Term:  # noqa: N802
    """Two indices differ."""
    return Term("apart", i, j)


def And(p: Term, q: Term) -> Term:  # noqa: N802
    """Both formulas hold."""
    return Term("and", p, q)


def KroneckerDelta(i: Term, j: Term) -> Term:  # noqa: N802
    """1 where the indices agree, else 0."""
    return Term("delta", i, j)


def Expectation(t: Any) -> Term:  # noqa: N802
    """Expectation of a polynomial in random entries."""
    return Term("E", lift(t))


def Variance(t: Any) -> Term:  # noqa: N802
    """Variance of a polynomial in random entries."""
    return Term("Var", lift(t))


def Covariance(s: Any, t: Any) -> Term:  # noqa: N802
    """Covariance of two polynomials in random entries."""
    return Term("Cov", lift(s), lift(t))


def Rational(a: int, b: int = 1) -> Term:  # noqa: N802
    """The numeral ``a/b``."""
    if type(a) is not int or type(b) is not int or not b:
        raise StatementError(f"two integers were expected, the second not 0: {a!r}, {b!r}")
    return num(Fraction(a, b))
