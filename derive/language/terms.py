"""The author's words: dimensions, indices, vectors, definitions, relations. They build kernel terms and nothing else.

Names mirror SymPy's where SymPy has one. Everything here is data: nothing is evaluated, simplified or proved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import reduce
from typing import Any, NoReturn, TypeVar

from ..kernel.terms import FUNCTIONS, INTEGERS, Definition, Dim, Key, StatementError, Term, close, is_dim, num, open_
from .text.declarations import at_sizes, signature_text, size_text
from .text.operators import METHODS, Whole, exact, install, lift, real
from .text.printer import face

__all__ = [
    "And", "Apart", "Ci", "Covariance", "Defined", "Dimension", "Eq", "Expectation", "Family", "ForAll",
    "HasDerivative", "HasIntegral", "Independent", "Integers", "KroneckerDelta", "Le", "Lt", "Ne", "Rational", "Si",
    "Sum", "Variance", "Vector", "cos", "define", "erf", "exp", "fresnelc", "fresnels", "interleave", "log",
    "permutation", "pi", "random", "reals", "sin", "sqrt", "vector", "vector_of", "zero",
]  # fmt: skip

install()


class Dimension(Whole):
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

    why = "a dimension is no number"

    def __init__(self, dim: Dim) -> None:
        if not is_dim(dim):
            raise StatementError(f"Dimension: a name was expected, such as Dimension('n') of any size, not {dim!r}")
        self.dim = dim

    def __repr__(self) -> str:
        return size_text(self.dim)

    @property
    def written(self) -> str:  # type: ignore[override]
        """Return the size as a formula writes it."""
        return f"{self.dim}.card" if type(self.dim) is str else f"Dimension({self.dim}).card"

    def indices(self, *names: str) -> list[Term]:
        """Index variables, by their names, as `reals` takes them: one name gives a list of one."""
        return [Term("ix", name, self.dim) for name in _names("indices", names)]

    @property
    def card(self) -> Term:
        """The size as a number."""
        return Term("card", self.dim)

    def doubled(self) -> Dimension:
        """The dimension of twice the size, with indices ``2*i`` and ``2*i + 1``."""
        return Dimension(("2", self.dim))


Integers = Dimension(INTEGERS)
zero, pi = Term("zero"), Term("pi")


class Vector(Whole):
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

    why, name = "an operation is said of entries", "v"

    def __init__(self, term: Term, dims: tuple[Dim, ...]) -> None:
        self.term, self.dims = term, dims

    def __repr__(self) -> str:
        return face(self.term)

    @property
    def written(self) -> str:  # type: ignore[override]
        """Return an entry as a formula writes it."""
        return self._at("ijl")

    @property
    def whose(self) -> str:  # type: ignore[override]
        """Of which dimensions the indices of an entry are."""
        letters, dims = ", ".join("ijl"[: len(self.dims)]), ", ".join(map(size_text, self.dims))
        return f", for {'indices' if len(self.dims) > 1 else 'an index'} {letters} of {dims}"

    def _at(self, letters: str) -> str:
        return f"{self.name}[{', '.join(letters[: len(self.dims)])}]"

    def __getattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{self!r} has no {name}{METHODS.get(name, '').format(self._at('kij'))}")

    def __matmul__(self, other: Any) -> NoReturn:
        left, right = self._at("ik"[-len(self.dims) :]), other._at("kj") if isinstance(other, Vector) else "c"
        raise StatementError(f"{self!r}: a product of matrices is a sum; write Sum({left}*{right}, k)")

    def __iter__(self) -> NoReturn:
        raise StatementError(f"{self!r}: its entries are not counted out; a sum of them is Sum({self._at('kij')}, k)")

    def __len__(self) -> int:
        raise StatementError(f"{self!r}: its length is a size of any value, as a number {self.dims[0]}.card")

    def __getitem__(self, key: Any) -> Any:
        idx = key if type(key) is tuple else (key,)
        if len(idx) != len(self.dims):
            count = "1 index was" if len(self.dims) == 1 else f"{len(self.dims)} indices were"
            raise StatementError(f"{count} expected, {len(idx)} given; such as {self.written}")
        given = [i for i in idx if i != slice(None)]
        if idx[len(given) :] != (slice(None),) * (len(idx) - len(given)):
            raise StatementError("only trailing indices can be left open: W[i, :]")
        t = self.term
        for i in given:
            if type(i) is not Term or i.sort != ("I", t.args[0]):
                index = f"(i,) = Dimension({t.args[0]!r}).indices('i')"
                raise StatementError(f"an index of dimension {t.args[0]} was expected, not {i!r}; such as {index}")
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
        if others := [d for d in dims if type(d) is not Dimension]:
            raise StatementError(f"{name}: dimensions were expected, such as n = Dimension('n'), not {others[0]!r}")
        self.name = name
        self.key = Key("at", name, tuple(d.dim for d in dims), kind)
        idx = [Term("ix", f"i{n}", d.dim) for n, d in enumerate(dims)]
        super().__init__(_lambda(idx, Term.of(self.key, *idx)), self.key.dims)

    def __repr__(self) -> str:
        return signature_text(self.key)


def _bind(head: str, i: Any, body: Any) -> Term:
    """``head`` over an index variable of ``body``."""
    if type(i) is not Term or i.head != "ix" or type(body) is not Term:
        such = "; write Sum(x[i], i), for an index i of n, in place of limits" if head == "sum" else ""
        raise StatementError(f"{head}: an index variable and a term were expected, not {i!r} and {body!r}{such}")
    return Term(head, i.args[1], close(body, i.key), hint=i.args[0])


def _lambda(idx: Iterable[Term], body: Term) -> Term:
    for i in reversed(list(idx)):
        body = _bind("lam", i, body)
    return body


def vector(name: str, *dims: Dimension) -> Family:
    """A family of real numbers: a vector, or with more dimensions a matrix; without any it is one number, ``x[()]``.

    Examples
    --------
    >>> n, m = Dimension("n"), Dimension("m")
    >>> vector("x", n), vector("W", n, m)
    (x[n], W[n, m])
    """
    return Family(name, *dims)


def random(name: str, *dims: Dimension) -> Family:
    """A family of random variables; without a dimension it is one, ``q[()]``.

    Examples
    --------
    >>> n = Dimension("n")
    >>> (i,) = n.indices("i")
    >>> q = random("q", n)
    >>> Expectation(q[i] ** 2)
    E(q[i]**2)
    """
    return Family(name, *dims, kind="random")


def _names(word: str, given: tuple[str, ...]) -> Iterator[str]:
    """Names that are typed apart by spaces or commas."""
    names = " ".join(map(str, given)).replace(",", " ").split()
    if not names:
        raise StatementError(f"{word}: names were expected, such as {word}('a b')")
    return iter(names)


def reals(*names: str) -> list[Term]:
    """Real variables, by their names, apart by spaces or commas: a list, also of one name.

    Raises
    ------
    StatementError
        If there is no name, or something is none.

    Examples
    --------
    >>> a, b = reals("a, b")
    >>> a / (a + b)
    a/(a + b)
    >>> (t,) = reals("t")  # one name gives a list of one
    >>> t**2
    t**2
    """
    return [Term("at", name, (), "fixed") for name in _names("reals", names)]


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


class Defined(Whole):
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

    why = "a definition is applied"

    def __init__(self, definition: Definition) -> None:
        self.definition = definition

    def __repr__(self) -> str:
        return face(self.definition)

    @property
    def written(self) -> str:  # type: ignore[override]
        """Return the word, applied to its parameters."""
        return f"{self.definition.name}({', '.join(p.name for p in self.definition.params)})"

    def __call__(self, *args: Any) -> Term:
        """The symbol at these values of its parameters."""
        values = [a.term if isinstance(a, Vector) else lift(a) for a in args]
        try:
            return Term("def", self.definition, *values)
        except StatementError:
            at_sizes(self.definition, values)  # says which of them does not fit, and what was expected
            raise


def define(name: str, params: Iterable[Any], body: Any) -> Defined:
    """``name(params) := body``; parameters are families, reals and indices, and there may be none: then it is a number.

    Examples
    --------
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> x = vector("x", n)
    >>> partition = define("partition", (x,), Sum(exp(x[j]), j))
    >>> softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
    >>> Sum(softmax(x, i), i)
    Sum(softmax(x, i), i:n)
    >>> define("half", (), 0.5)()
    half()
    """

    def key(p: Any) -> Key:
        if isinstance(p, Family):
            return p.key
        if type(p) is not Term or p.head not in ("ix", "at") or len(p.args) > 3:
            raise StatementError(f"definition {name}: a parameter is a family, a real or an index, not {p!r}")
        return p.key

    if isinstance(params, Term | Vector):
        raise StatementError(f"definition {name}: a list of parameters was expected, such as ({params!r},)")
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


def ForAll(*idx_formula: Any) -> Term:  # noqa: N802
    """``ForAll(i, formula)``: the formula holds for every index ``i``; with more indices, for all of each.

    Raises
    ------
    StatementError
        If no index or no formula is given.

    Examples
    --------
    >>> n = Dimension("n")
    >>> (i,) = n.indices("i")
    >>> ForAll(i, Lt(0, vector("x", n)[i]))
    ForAll(i:n, 0 < x[i])
    """
    if len(idx_formula) < 2:
        raise StatementError("ForAll: expected indices and a formula, such as ForAll(i, Lt(0, x[i]))")
    *idx, formula = idx_formula
    for i in reversed(idx):
        formula = _bind("forall", i, formula)
    return formula  # type: ignore[no-any-return]


def Independent(*families: Family) -> Term:  # noqa: N802
    """All entries of all these families are independent of each other; of one family, its entries.

    Raises
    ------
    StatementError
        If no family is given, or one twice.

    Examples
    --------
    >>> d = Dimension("d")
    >>> Independent(random("q", d), random("k", d))  # 2 d random variables
    Independent(q, k)
    """
    if not families or not all(isinstance(f, Family) for f in families):
        raise StatementError("Independent: expected families of random variables, such as Independent(q, k)")
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
    return _word(lambda t: Term("fn", name, real(name, t)), name, what, f"{name}(2 * a) -> {name}(2*a)")


def _relation(name: str, sign: str, what: str) -> Callable[[Any, Any], Term]:
    def relation(a: Any, b: Any) -> Term:
        return Term(name.lower(), real(name, a), real(name, b, 1))

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


def And(*formulas: Term) -> Term:  # noqa: N802
    """Both formulas hold, or all of several.

    Raises
    ------
    StatementError
        If there are fewer than two.

    Examples
    --------
    >>> a, b = reals("a b")
    >>> And(Le(0, a), Lt(a, b))
    And(0 <= a, a < b)
    """
    if len(formulas) < 2:
        raise StatementError(f"And: expected two formulas or more, such as And(p, q), not {len(formulas)}")
    return reduce(lambda q, p: Term("and", p, q), reversed(formulas))


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


def Rational(a: Any, b: Any = 1) -> Term:  # noqa: N802
    """The numeral ``a/b``; a decimal of many digits is given as text.

    Raises
    ------
    StatementError
        If one of them is no number, or the second is 0.

    Examples
    --------
    >>> (a,) = reals("a")
    >>> Rational(1, 2) * a
    Rational(1, 2)*a
    >>> Rational("0.7978845608028654") == Rational(7978845608028654, 10**16)
    True
    """
    try:
        return num(Fraction(*(Fraction(q) if isinstance(q, str) else exact(q) for q in (a, b))))
    except (ValueError, ZeroDivisionError):
        raise StatementError(f"Rational: two numbers were expected, the second not 0: {a!r}, {b!r}") from None
