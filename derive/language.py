"""The author's words: dimensions, indices, vectors, definitions, relations. They build kernel terms and nothing else.

Names mirror SymPy's where SymPy has one. Everything here is data: nothing is evaluated, simplified or proved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, TypeVar

from .kernel.terms import FUNCTIONS, INTEGERS, Definition, Dim, Key, StatementError, Term, close, lift, num, open_
from .notation.declarations import signature_text, size_text
from .notation.printer import face

__all__ = [
    "And", "Apart", "Ci", "Covariance", "Defined", "Dimension", "Eq", "Expectation", "Family", "ForAll",
    "HasDerivative", "HasIntegral", "Independent", "Integers", "KroneckerDelta", "Le", "Lt", "Ne", "Rational", "Si",
    "Sum", "Variance", "Vector", "cos", "define", "erf", "exp", "fresnelc", "fresnels", "interleave", "log",
    "permutation", "pi", "random", "reals", "sin", "sqrt", "vector", "vector_of", "zero",
]  # fmt: skip


class Dimension:
    """A size, such as the number of keys; its indices start at 0.

    Examples
    --------
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")  # each runs over n values, from 0
    >>> n.card, n.doubled()
    (size(n), 2*n)
    >>> n.doubled().card
    size(2*n)
    """

    def __init__(self, dim: Dim) -> None:
        self.dim = dim

    def __repr__(self) -> str:
        return size_text(self.dim)

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
    """A vector, matrix or array of real terms: ``x[i]``, ``W[i, j]``; ``W[i, :]`` is a row.

    Examples
    --------
    >>> n = Dimension("n")
    >>> m = Dimension("m")
    >>> i, j = n.indices("i")[0], m.indices("j")[0]
    >>> W = vector("W", n, m)
    >>> W[i, j], W[i, :]  # an entry, and a row over m
    (W[i, j], W[i])
    """

    def __init__(self, term: Term, dims: tuple[Dim, ...]) -> None:
        self.term, self.dims = term, dims

    def __repr__(self) -> str:
        return face(self.term)

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
    """A named family of real numbers or of random variables.

    Examples
    --------
    >>> n = Dimension("n")
    >>> Family("W", n, n), random("q", n).name
    (W[n, n], 'q')
    """

    def __init__(self, name: str, *dims: Dimension, kind: str = "fixed") -> None:
        self.name = name
        self.key = Key("at", name, tuple(d.dim for d in dims), kind)
        idx = [Term("ix", f"i{n}", d.dim) for n, d in enumerate(dims)]
        super().__init__(_lambda(idx, Term.of(self.key, *idx)), self.key.dims)

    def __repr__(self) -> str:
        return signature_text(self.key)


def _bind(head: str, i: Any, body: Any) -> Term:
    """``head`` over an index variable of ``body``."""
    if type(i) is not Term or i.head != "ix" or type(body) is not Term:
        raise StatementError(f"{head}: an index variable and a term were expected, not {i!r} and {body!r}")
    return Term(head, i.args[1], close(body, i.key), hint=i.args[0])


def _lambda(idx: Iterable[Term], body: Term) -> Term:
    for i in reversed(list(idx)):
        body = _bind("lam", i, body)
    return body


def vector(name: str, *dims: Dimension) -> Family:
    """A family of real numbers: a vector, or with more dimensions a matrix.

    Examples
    --------
    >>> n, m = Dimension("n"), Dimension("m")
    >>> vector("x", n), vector("W", n, m)
    (x[n], W[n, m])
    """
    return Family(name, *dims)


def random(name: str, *dims: Dimension) -> Family:
    """A family of random variables.

    Examples
    --------
    >>> n = Dimension("n")
    >>> (i,) = n.indices("i")
    >>> q = random("q", n)
    >>> Expectation(q[i] ** 2)
    E(q[i]**2)
    """
    return Family(name, *dims, kind="random")


def reals(names: str) -> list[Term]:
    """Real variables, by their names.

    Examples
    --------
    >>> a, b = reals("a b")
    >>> a / (a + b)
    a/(a + b)
    """
    return [Term("at", name, (), "fixed") for name in names.split()]


def permutation(name: str, dimension: Dimension) -> Callable[[Term], Term]:
    """A permutation of the indices of a dimension.

    Examples
    --------
    >>> n = Dimension("n")
    >>> (i,) = n.indices("i")
    >>> s = permutation("s", n)
    >>> vector("x", n)[s(i)]
    x[s(i)]
    """
    return lambda i: Term("perm", name, dimension.dim, i)


def vector_of(*idx_body: Any) -> Vector:
    """``vector_of(i, body)``: the vector with entries ``body`` at ``i``; with more indices, a matrix.

    Raises
    ------
    StatementError
        If no index or no body is given.

    Examples
    --------
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> x = vector("x", n)
    >>> vector_of(i, 2 * x[i])  # n entries
    fun i:n => 2*x[i]
    >>> vector_of(i, j, x[i] * x[j])[j, i]  # an n by n matrix, and an entry of it
    x[j]*x[i]
    """
    if len(idx_body) < 2:
        raise StatementError("vector_of: expected indices and a body, such as vector_of(i, 2 * x[i])")
    *idx, body = idx_body
    return Vector(_lambda(idx, lift(body)), tuple(i.args[1] for i in idx))


def interleave(u: Vector, v: Vector) -> Callable[[Term], Term]:
    """The vector over ``2h`` whose even entries are ``u`` and whose odd entries are ``v``.

    Examples
    --------
    >>> h = Dimension("h")
    >>> (i,) = h.indices("i")
    >>> u, v = vector("u", h), vector("v", h)
    >>> both = interleave(u, v)  # 2 h entries: u[0], v[0], u[1], v[1], ...
    >>> both(2 * i), both(2 * i + 1)
    (pairs(u, v)[2*i], pairs(u, v)[2*i + 1])
    """
    return lambda c: Term("pairs", u.term, v.term, c)


class Defined:
    """A defined symbol; applied, it is a term that carries the definition.

    Examples
    --------
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> x = vector("x", n)
    >>> mean = define("mean", (x,), Sum(x[i], i) / n.card)
    >>> mean, mean(vector_of(i, 2 * x[i]))
    (mean(x[n]) = Sum(x[i], i:n)/size(n), mean(fun i:n => 2*x[i]))
    """

    def __init__(self, definition: Definition) -> None:
        self.definition = definition

    def __repr__(self) -> str:
        return face(self.definition)

    def __call__(self, *args: Any) -> Term:
        """The symbol at these values of its parameters."""
        return Term("def", self.definition, *(a.term if isinstance(a, Vector) else lift(a) for a in args))


def define(name: str, params: tuple[Any, ...], body: Any) -> Defined:
    """``name(params) := body``; parameters are families, reals and indices.

    Examples
    --------
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> x = vector("x", n)
    >>> partition = define("partition", (x,), Sum(exp(x[j]), j))
    >>> softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
    >>> Sum(softmax(x, i), i)
    Sum(softmax(x, i), i:n)
    """

    def key(p: Any) -> Key:
        if isinstance(p, Family):
            return p.key
        if type(p) is not Term or p.head not in ("ix", "at") or len(p.args) > 3:
            raise StatementError(f"definition {name}: a parameter is a family, a real or an index, not {p!r}")
        return p.key

    return Defined(Definition(name, tuple(map(key, params)), lift(body)))


def Sum(body: Any, *idx: Term) -> Term:  # noqa: N802
    """``Sum(body, i, j)`` is the sum over ``i`` of the sum over ``j``.

    Raises
    ------
    StatementError
        If no index is given: a sum over nothing would be its body.

    Examples
    --------
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> x = vector("x", n)
    >>> Sum(x[i], i)
    Sum(x[i], i:n)
    >>> Sum(x[i] * x[j], i, j)
    Sum(Sum(x[i]*x[j], j:n), i:n)
    """
    body = lift(body)
    if not idx:
        raise StatementError(f"Sum({face(body)}): over what? expected an index after the body, such as Sum(x[k], k)")
    for i in reversed(idx):
        body = _bind("sum", i, body)
    return body  # type: ignore[no-any-return]


def ForAll(i: Term, formula: Term) -> Term:  # noqa: N802
    """The formula holds for every index ``i``.

    Examples
    --------
    >>> n = Dimension("n")
    >>> (i,) = n.indices("i")
    >>> ForAll(i, Lt(0, vector("x", n)[i]))
    ForAll(i:n, 0 < x[i])
    """
    return _bind("forall", i, formula)


def Independent(*families: Family) -> Term:  # noqa: N802
    """All entries of all these families are independent of each other.

    Examples
    --------
    >>> d = Dimension("d")
    >>> Independent(random("q", d), random("k", d))  # 2 d random variables
    Independent(q, k)
    """
    return Term("independent", *((f.name, f.dims) for f in families))


def HasDerivative(f: Any, x: Term, value: Any) -> Term:  # noqa: N802
    """``f`` is differentiable in the entry ``x``, with this derivative.

    Examples
    --------
    >>> n = Dimension("n")
    >>> x = vector("x", n)
    >>> (i,) = n.indices("i")
    >>> HasDerivative(x[i] ** 2, x[i], 2 * x[i])
    HasDerivative(x[i]**2, x[i], 2*x[i])
    """
    return Term("deriv", lift(f), x, lift(value))


def HasIntegral(f: Any, t: Term, low: Any, high: Any, value: Any) -> Term:  # noqa: N802
    """``f`` is integrable over the real ``t`` between these limits, with this integral.

    Examples
    --------
    >>> (t,) = reals("t")
    >>> HasIntegral(cos(t), t, 0, 1, sin(1))
    HasIntegral(cos(t), t, 0, 1, sin(1))
    """
    return Term("integral", lift(f), t, *map(lift, (low, high, value)))


_PLACES = ("first", "second")


def _real(word: str, value: Any, place: int = 0) -> Term:
    """The value as a real term; a refusal says where, and what came."""
    t = value.term if isinstance(value, Vector) else lift(value)
    if t.sort == "R":
        return t
    kind = {"I": "an index", "V": "a vector", "P": "a formula"}[t.sort[0]]
    hint = "; the number 0 is written 0" if t == zero else "; a size as a number is n.card" if t.sort[0] == "I" else ""
    raise StatementError(f"{word}: a real number was expected as {_PLACES[place]} argument, not {kind}, {t!r}{hint}")


_F = TypeVar("_F", bound=Callable[..., Term])


def _word(function: _F, name: str, what: str, shown: str) -> _F:
    """The function with a name, and a docstring with an example of it."""
    example, _, printed = shown.partition(" -> ")
    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"""{what}.

    Examples
    --------
    >>> a, b = reals("a b")
    >>> {example}
    {printed}
    """
    return function


def _function(name: str, what: str) -> Callable[[Any], Term]:
    return _word(lambda t: Term("fn", name, _real(name, t)), name, what, f"{name}(2 * a) -> {name}(2*a)")


def _relation(name: str, sign: str, what: str) -> Callable[[Any, Any], Term]:
    def relation(a: Any, b: Any) -> Term:
        return Term(name.lower(), _real(name, a), _real(name, b, 1))

    return _word(relation, name, what, f"{name}(a, 2 * b) -> a {sign} 2*b")


_FUNCTIONS = {
    "exp": "The exponential of a real number",
    "log": "The natural logarithm, of a positive number; the kernel gives it a value elsewhere too",
    "cos": "The cosine of an angle in radians",
    "sin": "The sine of an angle in radians",
    "sqrt": "The square root, of a number that is not negative; the kernel gives it a value elsewhere too",
    "erf": "The error function",
    "Ci": "The cosine integral",
    "Si": "The sine integral",
    "fresnelc": "The Fresnel integral of the cosine",
    "fresnels": "The Fresnel integral of the sine",
}
exp, log, cos, sin, sqrt, erf, Ci, Si, fresnelc, fresnels = (_function(name, _FUNCTIONS[name]) for name in FUNCTIONS)
Eq = _relation("Eq", "=", "Two real numbers are equal")
Le = _relation("Le", "<=", "A real number is at most another")
Lt = _relation("Lt", "<", "A real number is less than another")
Ne = _relation("Ne", "!=", "Two real numbers differ")


def Apart(i: Term, j: Term) -> Term:  # noqa: N802
    """Two indices differ.

    Examples
    --------
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> Apart(i, j)
    Distinct(i, j)
    """
    return Term("apart", i, j)


def And(p: Term, q: Term) -> Term:  # noqa: N802
    """Both formulas hold.

    Examples
    --------
    >>> a, b = reals("a b")
    >>> And(Le(0, a), Lt(a, b))
    And(0 <= a, a < b)
    """
    return Term("and", p, q)


def KroneckerDelta(i: Term, j: Term) -> Term:  # noqa: N802
    """1 where the indices agree, else 0.

    Examples
    --------
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> Sum(KroneckerDelta(i, j), j)
    Sum(KroneckerDelta(i, j), j:n)
    """
    return Term("delta", i, j)


def Expectation(t: Any) -> Term:  # noqa: N802
    """Expectation of a polynomial in random entries.

    Examples
    --------
    >>> n = Dimension("n")
    >>> (i,) = n.indices("i")
    >>> Expectation(random("q", n)[i])
    E(q[i])
    """
    return Term("E", lift(t))


def Variance(t: Any) -> Term:  # noqa: N802
    """Variance of a polynomial in random entries.

    Examples
    --------
    >>> n = Dimension("n")
    >>> (i,) = n.indices("i")
    >>> Variance(Sum(random("q", n)[i], i))
    Var(Sum(q[i], i:n))
    """
    return Term("Var", lift(t))


def Covariance(s: Any, t: Any) -> Term:  # noqa: N802
    """Covariance of two polynomials in random entries.

    Examples
    --------
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> q = random("q", n)
    >>> Covariance(q[i], q[j])
    Cov(q[i], q[j])
    """
    return Term("Cov", lift(s), lift(t))


def Rational(a: int, b: int = 1) -> Term:  # noqa: N802
    """The numeral ``a/b``.

    Examples
    --------
    >>> (a,) = reals("a")
    >>> Rational(1, 2) * a
    Rational(1, 2)*a
    """
    if type(a) is not int or type(b) is not int or not b:
        raise StatementError(f"two integers were expected, the second not 0: {a!r}, {b!r}")
    return num(Fraction(a, b))
