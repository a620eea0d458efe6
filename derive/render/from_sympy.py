"""SymPy's own expressions as terms, for the kernel to judge.

Only what has one meaning in the kernel is read: sums over the full range of a dimension, entries with indices of
their own dimensions, integer powers and square roots. A sum binds its dummy whatever else is called so.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import mul
from typing import Any

import sympy
from sympy.stats import Covariance, Expectation, Variance

from ..kernel.terms import FUNCTIONS, INTEGERS, MAX_POWER, Dim, Key, StatementError, Term, close, num
from ..language.symbols import RenderError
from ..language.text.declarations import Context, context_of

Expr = Any
Scope = Mapping[Any, Term]  # dummies of the enclosing sums

_FUNCTIONS = {getattr(sympy, name): name for name in FUNCTIONS if name != "sqrt"}
_MOMENTS = {Expectation: "E", Variance: "Var", Covariance: "Cov"}
_RELATIONS = {sympy.Eq: "eq", sympy.Le: "le", sympy.Lt: "lt", sympy.Ne: "ne"}


def from_sympy(expr: Expr, like: Any = None) -> Term:
    """Read a SymPy expression as a term.

    Parameters
    ----------
    expr : sympy.Basic
        An expression with symbolic sizes, or a relation between two.
    like : Entry, Term, tuple of Term, or Context, optional
        What its names stand for. Without it, what the expression says: sums over ``(i, 0, n - 1)`` say of which size an
        index is, and indices, or the ``shape`` of an `IndexedBase`, of which shape an array; other symbols are real.

    Raises
    ------
    RenderError
        If a part has no counterpart, or the expression does not say a shape: the message names it.

    Examples
    --------
    >>> from sympy import IndexedBase, Sum, exp, log, symbols
    >>> i, n = symbols("i n", integer=True, positive=True)
    >>> x = IndexedBase("x")
    >>> from_sympy(log(Sum(exp(x[i]), (i, 0, n - 1))))
    log(Sum(exp(x[i]), i:n))
    """
    try:
        return _Parser(_declared(sympy.sympify(expr)) if like is None else _context(like)).read(expr)
    except StatementError as error:
        raise RenderError(f"{expr} is no term: {error}") from None


def _context(like: Any) -> Context:
    if isinstance(like, Context):
        return like
    if isinstance(like, Term):
        return context_of(like)
    if isinstance(like, tuple):
        return context_of(*like)
    return context_of(like.claim, *like.given)


def _declared(e: Expr) -> Context:
    """Return the meanings of the names in an expression, by its sums and arrays."""
    sizes: dict[Expr, str] = {}  # by index
    for limits in (s.limits for s in e.atoms(sympy.Sum)):
        for symbol, *bounds in limits:
            size = bounds[1] + 1 if len(bounds) == 2 and bounds[0] == 0 else sympy.S.Zero
            if size.is_Symbol and sizes.setdefault(symbol, str(size)) != str(size):
                raise RenderError(f"the index {symbol} runs over two sizes: use one index for each size")
    shapes: dict[str, list[str]] = {}
    arrays = sorted(e.atoms(sympy.Indexed), key=str)
    for _ in range(2):  # once more, where a shape was said by another entry
        for entry in arrays:
            given = entry.base.shape or [None] * len(entry.indices)
            shape = shapes.setdefault(str(entry.base.label), [""] * len(entry.indices))
            for place, (index, size) in enumerate(zip(entry.indices, given, strict=False)):
                shape[place] = shape[place] or (str(size) if size is not None else sizes.get(index, ""))
                if shape[place] and index.is_Symbol:
                    sizes.setdefault(index, shape[place])
    for name, shape in shapes.items():
        if not all(shape):
            raise RenderError(f"the shape of {name} is unknown: give it a shape, as IndexedBase({name!r}, shape=(n,))")
    keys = {name: Key("at", name, tuple(shape), "fixed") for name, shape in shapes.items()}
    free = {s for s in e.free_symbols if not isinstance(s, sympy.Indexed) and str(s) not in shapes}
    for symbol in sorted(free, key=str):
        if symbol in sizes:
            keys[str(symbol)] = Key("ix", str(symbol), (sizes[symbol],))
        elif str(symbol) not in sizes.values():
            keys[str(symbol)] = Key("at", str(symbol), (), "fixed")
    every = (size for shape in (*shapes.values(), sizes.values()) for size in shape)
    return Context(keys, {}, tuple(dict.fromkeys(every)))


class _Parser:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.count = 0

    def read(self, e: Expr) -> Term:
        if type(e) in _RELATIONS:
            left, right = e.args
            if isinstance(left, sympy.Derivative):
                f, (x, order) = left.args
                if order != 1:
                    raise RenderError(f"{left} is no first derivative")
                return Term("deriv", *(self.real(a, {}) for a in (f, x, right)))
            if isinstance(left, sympy.Integral):
                f, *limits = left.args
                if len(limits) != 1 or len(limits[0]) != 3:
                    raise RenderError(f"{left} is no integral over one interval")
                return Term("integral", *(self.real(a, {}) for a in (f, *limits[0], right)))
            return Term(_RELATIONS[type(e)], self.real(left, {}), self.real(right, {}))
        return self.real(sympy.sympify(e), {})

    # -- real terms

    def real(self, e: Expr, scope: Scope) -> Term:
        if e.is_Rational:
            return num(e.p) if e.q == 1 else num(int(e.p)) / int(e.q)
        if e.is_Add:
            return reduce(_plus, (self.real(a, scope) for a in e.as_ordered_terms()))
        if e.is_Mul:
            return self._product(e, scope)
        if e.is_Pow:
            return self._power(e.base, e.exp, scope)
        if e is sympy.E:
            return Term("fn", "exp", num(1))
        if e is sympy.pi:
            return Term("pi")
        if e.func in _FUNCTIONS:
            return Term("fn", _FUNCTIONS[e.func], self.real(e.args[0], scope))
        if isinstance(e, sympy.Abs | sympy.sign) and e.args[0].is_extended_real:
            u = self.real(e.args[0], scope)
            return Term("fn", "sqrt", u**2) if isinstance(e, sympy.Abs) else u / Term("fn", "sqrt", u**2)
        if type(e) in _MOMENTS:
            return Term(_MOMENTS[type(e)], *(self.real(a, scope) for a in e.args))
        if isinstance(e, sympy.KroneckerDelta):
            return Term("delta", *(self.index(a, scope) for a in e.args))
        if isinstance(e, sympy.Sum):
            return self._sum(e.function, e.limits, scope)
        if isinstance(e, sympy.Indexed):
            return self._entry(str(e.base.label), e.indices, scope)
        if e.is_symbol:
            return self._symbol(e, scope)
        raise RenderError(f"{e.func.__name__} has no counterpart: {e}")

    def _product(self, e: Expr, scope: Scope) -> Term:
        c, factors = e.as_coeff_mul()
        below = [f for f in factors if f.is_Pow and f.exp.is_Rational and f.exp < 0]
        above = [f for f in factors if f not in below]
        sign, p, q = (-1 if c < 0 else 1), abs(int(c.p)), int(c.q)
        top = [num(p)] * (p != 1 or not above) + [self.real(f, scope) for f in above]
        bottom = [num(q)] * (q != 1) + [self.real(1 / f, scope) for f in below]
        value = reduce(mul, top) / reduce(mul, bottom) if bottom else reduce(mul, top)
        return -value if sign < 0 else value

    def _power(self, base: Expr, k: Expr, scope: Scope) -> Term:
        if not (k.is_Rational and k.q in (1, 2)):
            raise RenderError(f"the power {base**k} has no counterpart")
        if k < 0:
            return num(1) / self._power(base, -k, scope)
        value = self.real(base, scope)
        if k.q == 2:
            value = Term("fn", "sqrt", value)
        return _powered(value, int(k.p))

    def _symbol(self, e: Expr, scope: Scope) -> Term:
        name = str(e)
        key = self.context.variables.get(name)
        if e in scope or (key is not None and key.kind == "ix"):
            raise RenderError(f"the index {name} stands for a number")
        if key is not None:
            return self._entry(name, (), scope)
        if name in self.context.sizes:
            return Term("card", name)
        raise RenderError(f"nothing is called {name}")

    def _entry(self, name: str, indices: tuple[Expr, ...], scope: Scope) -> Term:
        key = self.context.variables.get(name)
        if key is None or key.kind != "at":
            raise RenderError(f"no family is called {name}")
        if len(indices) != len(key.dims):
            raise RenderError(f"{name} has {len(key.dims)} indices, not {len(indices)}")
        idx = tuple(self.index(i, scope, dim) for i, dim in zip(indices, key.dims, strict=True))
        return Term.of(key, *idx)

    def _sum(self, body: Expr, limits: tuple[Any, ...], scope: Scope) -> Term:
        *inner, outer = limits
        if len(outer) != 3:
            raise RenderError(f"a sum over {outer} has no counterpart")
        symbol, low, high = outer
        dim = self._dimension(sympy.expand(high + 1))
        if low != 0 or dim is None:
            raise RenderError(f"a sum over {symbol} from {low} to {high} is not over a full range")
        i = Term("ix", f"{symbol}~{self.count}".lstrip("_"), dim)
        self.count += 1
        inside = {**scope, symbol: i}
        value = self._sum(body, tuple(inner), inside) if inner else self.real(body, inside)
        return Term("sum", dim, close(value, i.key), hint=str(symbol).lstrip("_"))

    def _dimension(self, size: Expr) -> Dim | None:
        if size.is_Symbol:
            return str(size) if str(size) in self.context.sizes else None
        if (half := size / 2).is_Symbol or (half.is_Mul and half.args[0].is_Integer):
            inner = self._dimension(half)
            return ("2", inner) if inner is not None else None
        return None

    # -- indices

    def index(self, e: Expr, scope: Scope, dim: Dim | None = None) -> Term:
        e = sympy.sympify(e)
        if e.is_Integer and dim in (INTEGERS, None) and e >= 0:
            return _steps(Term("zero"), int(e))
        if e in scope:
            return scope[e]
        if e.is_symbol:
            key = self.context.variables.get(str(e))
            if key is None or key.kind != "ix":
                raise RenderError(f"no index is called {e}")
            return Term.of(key)
        if isinstance(e, sympy.core.function.AppliedUndef):
            key = self.context.variables.get(e.func.__name__)
            if key is None or key.kind != "perm":
                raise RenderError(f"no permutation is called {e.func.__name__}")
            return Term.of(key, self.index(e.args[0], scope))
        return self._combined(e, scope)

    def _combined(self, e: Expr, scope: Scope) -> Term:
        """``2*i``, ``2*i + 1``, or an integer index and a number of steps."""
        offset, rest = e.as_coeff_Add()
        c, inner = rest.as_coeff_Mul()
        if c.is_Integer and c > 0 and c % 2 == 0 and offset in (0, 1):
            return Term("odd" if offset else "even", self.index(c / 2 * inner, scope))
        base = self.index(rest, scope) if c == 1 and offset.is_Integer and offset > 0 else None
        if base is None or base.sort != ("I", INTEGERS):
            raise RenderError(f"{e} is no index")
        return _steps(base, int(offset))


def _steps(t: Term, k: int) -> Term:
    for _ in range(k):
        t = Term("succ", t)
    return t


def _plus(a: Term, b: Term) -> Term:
    return a - b.args[0] if b.head == "neg" else Term("add", a, b)


def _powered(value: Term, k: int) -> Term:
    if k > MAX_POWER:
        return value**MAX_POWER * _powered(value, k - MAX_POWER)
    return value**k if k > 1 else value
