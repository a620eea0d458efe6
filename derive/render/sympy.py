"""Terms as SymPy expressions; `from_sympy` reads those of SymPy back.

With explicit sizes an index is an integer from 0 on, an entry a plain symbol such as ``x_0`` or ``W_0_1``, a sum is
written out and a delta is a number. With symbolic sizes a sum is a ``Sum`` from 0 to ``n - 1``, an entry is
``Indexed``, and no two different sums of one call share a dummy, nor has a dummy the name of anything else: SymPy's
``diff``, ``subs`` and ``xreplace`` capture.

Defined terms are unfolded. SymPy evaluates what it is given (``x/x`` becomes 1): what comes back is an equal term,
not the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import add, mul, sub, truediv
from typing import Any

import sympy
from sympy.stats import Covariance, Expectation, Variance
from sympy.stats.rv import RandomSymbol

from ..kernel.terms import FUNCTIONS as _FUNCTION_NAMES
from ..kernel.terms import INTEGERS, Dim, Term, open_, unfolded
from ..language.symbols import RenderError
from ..language.text.declarations import context_of, fresh_name

Expr = Any  # a SymPy expression
Entry = Callable[[str, tuple[Any, ...], str], Any]  # name, indices, "fixed" or "random"
Moment = Callable[..., Any]

FUNCTIONS = {name: getattr(sympy, name) for name in _FUNCTION_NAMES}
MOMENTS = {"E": Expectation, "Var": Variance, "Cov": Covariance}
_ARITHMETIC: Mapping[str, Callable[[Any, Any], Any]] = {"add": add, "sub": sub, "mul": mul, "div": truediv}
RELATIONS = {"eq": sympy.Eq, "le": sympy.Le, "lt": sympy.Lt, "ne": sympy.Ne}


def size_symbol(name: str) -> Expr:
    """Return the size of a dimension as a positive integer symbol."""
    return sympy.Symbol(name, integer=True, positive=True)


def index_symbol(name: str) -> Expr:
    """Return an index as an integer symbol."""
    return sympy.Symbol(name, integer=True)


def real_symbol(name: str) -> Expr:
    """Return a real variable as a symbol."""
    return sympy.Symbol(name, real=True)


def random_symbol(name: str) -> Expr:
    """Return a random variable, or the label of a random family."""
    return RandomSymbol(real_symbol(name))


def entry_symbol(name: str, indices: tuple[Any, ...], kind: str = "fixed") -> Expr:
    """Return an entry of a family: ``x_0`` at integers, ``x[i]`` at symbolic indices."""
    symbol = random_symbol if kind == "random" else real_symbol
    if all(isinstance(i, int) for i in indices):
        return symbol("_".join((name, *map(str, indices))))
    base = sympy.IndexedBase(random_symbol(name)) if kind == "random" else sympy.IndexedBase(name, real=True)
    return base[indices]


def to_sympy(
    term: Term,
    sizes: Mapping[str, int] | None = None,
    *,
    indices: Mapping[str, int] | None = None,
    permutations: Mapping[str, tuple[int, ...]] | None = None,
    beside: tuple[Term, ...] = (),
) -> Expr:
    """Write a closed term or formula in SymPy.

    Parameters
    ----------
    term : Term
    sizes : mapping of str to int, optional
        The size of each dimension; without it, sizes stay symbolic.
    indices : mapping of str to int, optional
        With explicit sizes, the values of the free index variables.
    permutations : mapping of str to tuple of int, optional
        With explicit sizes, the images of 0, 1, ... under each permutation.
    beside : tuple of Term
        Other terms whose names the dummies avoid.

    Returns
    -------
    sympy.Basic
        An expression, or an unevaluated relation.

    Raises
    ------
    RenderError
        If SymPy has no counterpart, or a size, an index or a permutation has no value.
    """
    taken = context_of(term, *beside).names
    if sizes is None:
        return Reader(taken=set(taken)).value(term)
    for name, size in sizes.items():
        if type(size) is not int or size < 1:
            raise RenderError(f"size {name}: a positive integer was expected, found {size!r}")
    return Reader(dict(sizes), dict(indices or {}), dict(permutations or {}), taken=set(taken)).value(term)


@dataclass
class Reader:
    """Reads terms; with ``sizes`` explicitly, else symbolically.

    Attributes
    ----------
    sizes : mapping of str to int, or None
    indices : mapping of str to int or symbol
        Values of free index variables.
    permutations : mapping of str to tuple of int
    entry : callable
        The expression of an entry, from its name, its indices and its kind.
    moments : mapping of str to callable
        What ``E``, ``Var`` and ``Cov`` do.
    taken : set of str
        Names that dummies avoid.
    """

    sizes: Mapping[str, int] | None = None
    indices: Mapping[str, Any] = field(default_factory=dict)
    permutations: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    entry: Entry = entry_symbol
    moments: Mapping[str, Moment] = field(default_factory=lambda: MOMENTS)
    taken: set[str] = field(default_factory=set)
    _seen: dict[tuple[Term, tuple[int, ...]], Any] = field(default_factory=dict)
    _opened: dict[str, Any] = field(default_factory=dict)
    _scalars: dict[str, tuple[str, tuple[Any, ...]]] = field(default_factory=dict)

    # -- dimensions and indices

    def size(self, dim: Dim) -> Any:
        """Return the size of a dimension."""
        if isinstance(dim, tuple):
            return 2 * self.size(dim[1])
        if self.sizes is None:
            return size_symbol(dim)
        if dim not in self.sizes:
            raise RenderError(f"the size of {dim} is not given")
        return self.sizes[dim]

    def index(self, t: Term, stack: tuple[int, ...]) -> Any:
        """Return an index as an integer or as an integer expression."""
        match t.head, t.args:
            case "bv", (level, _):
                return stack[level]
            case "ix", (name, _):
                return self._free_index(name)
            case ("even" | "odd" | "succ") as head, (i,):
                return (1 if head == "succ" else 2) * self.index(i, stack) + int(head != "even")
            case "zero", _:
                return 0 if self.sizes is not None else sympy.Integer(0)
        return self._permuted(t.args[0], self.index(t.args[2], stack))

    def _free_index(self, name: str) -> Any:
        if name in self._opened:
            return self._opened[name]
        if name in self.indices:
            return self.indices[name]
        if self.sizes is not None:
            raise RenderError(f"the index {name} has no value")
        return index_symbol(name)

    def _permuted(self, name: str, i: Any) -> Any:
        if self.sizes is None:
            return sympy.Function(name, integer=True)(i)
        if name not in self.permutations:
            raise RenderError(f"the permutation {name} is not given")
        return self.permutations[name][i]

    # -- values

    def value(self, t: Term, stack: tuple[int, ...] = ()) -> Any:
        """Return the expression of a term; ``stack`` holds the values of bound variables, innermost first."""
        if t.sort == "P":
            return self._formula(t, stack)
        if t.sort != "R":
            if t.sort[0] == "I":
                return self.index(t, stack)
            raise RenderError("a vector has no counterpart: take an entry of it")
        place = (t, stack[: 1 + max((level for level, _ in t.loose), default=-1)])
        if place not in self._seen:
            self._seen[place] = self._real(t, stack)
        return self._seen[place]

    def _real(self, t: Term, stack: tuple[int, ...]) -> Any:
        match t.head, t.args:
            case "num", (q,):
                return sympy.Rational(q.numerator, q.denominator)
            case "pi", _:
                return sympy.pi
            case "at", (name, _, kind, *idx):
                return self._entry(name, tuple(self.index(i, stack) for i in idx), kind)
            case "add" | "sub" | "mul" | "div", parts:
                a, b = (self.value(part, stack) for part in parts)
                if t.head == "div" and b == 0:
                    raise RenderError("a division by 0")
                return _ARITHMETIC[t.head](a, b)
            case "neg", (a,):
                return -self.value(a, stack)
            case "pow", (a, k):
                return self.value(a, stack) ** k
            case "fn", (name, a):
                return FUNCTIONS[name](self.value(a, stack))
            case "delta", (i, j):
                return sympy.KroneckerDelta(self.index(i, stack), self.index(j, stack))
            case "card", (dim,):
                return sympy.sympify(self.size(dim))
            case "sum", (dim, body):
                return self._sum(t.hint, dim, body, stack)
            case "pairs", (u, v, c):
                return self._channel(u, v, c, stack)
            case "def", _:
                return self.value(unfolded(t), stack)
        return self.moments[t.head](*(self.value(a, stack) for a in t.args))

    def _entry(self, name: str, indices: tuple[Any, ...], kind: str) -> Any:
        value = self.entry(name, indices, kind)
        if self._scalars.setdefault(str(value), (name, indices)) != (name, indices) and value.is_symbol:
            raise RenderError(f"two variables would be called {value}")
        return value

    def _sum(self, hint: str, dim: Dim, body: Term, stack: tuple[int, ...]) -> Any:
        if self.sizes is not None:
            return sympy.Add(*(self.value(body, (i, *stack)) for i in range(self.size(dim))))
        if isinstance(dim, tuple):
            even, odd = (Term(head, self._dummy(hint, dim[1])) for head in ("even", "odd"))
            odd = Term("odd", even.args[0])
            inner = self.value(open_(body, even)) + self.value(open_(body, odd))
            return sympy.Sum(inner, (self.index(even.args[0], ()), 0, self.size(dim[1]) - 1))
        i = self._dummy(hint, dim)
        return sympy.Sum(self.value(open_(body, i)), (self.index(i, ()), 0, self.size(dim) - 1))

    def _dummy(self, hint: str, dim: Dim) -> Term:
        name = fresh_name(hint, frozenset(self.taken))
        self.taken.add(name)
        self._opened[name] = index_symbol(name)
        return Term("ix", name, dim)

    def _channel(self, u: Term, v: Term, c: Term, stack: tuple[int, ...]) -> Any:
        if self.sizes is not None:
            half, odd = divmod(self.index(c, stack), 2)
            return self.value((v if odd else u).args[1], (half, *stack))
        if c.head not in ("even", "odd"):
            raise RenderError("an entry of interleaved vectors has no counterpart at a symbolic channel")
        return self.value(open_((u if c.head == "even" else v).args[1], c.args[0]))

    # -- formulas

    def _formula(self, t: Term, stack: tuple[int, ...]) -> Any:
        match t.head, t.args:
            case "eq" | "le" | "lt" | "ne", (a, b):
                return RELATIONS[t.head](self.value(a, stack), self.value(b, stack), evaluate=False)
            case "apart", (i, j):
                return sympy.Ne(self.index(i, stack), self.index(j, stack), evaluate=False)
            case "deriv", (f, x, value):
                derivative = sympy.Derivative(self.value(f, stack), self.value(x, stack))
                return sympy.Eq(derivative, self.value(value, stack), evaluate=False)
            case "integral", (f, *limits, value):
                integral = sympy.Integral(self.value(f, stack), tuple(self.value(a, stack) for a in limits))
                return sympy.Eq(integral, self.value(value, stack), evaluate=False)
            case "and", (p, q):
                return sympy.And(self.value(p, stack), self.value(q, stack), evaluate=False)
            case "forall", (dim, body) if self.sizes is not None and dim != INTEGERS:
                parts = (self.value(body, (i, *stack)) for i in range(self.size(dim)))
                return sympy.And(*parts, evaluate=False)
        raise RenderError(
            "a statement for every index has no counterpart at symbolic sizes"
            if t.head == "forall"
            else "independence has no counterpart: SymPy takes variables of different names to be independent"
        )
