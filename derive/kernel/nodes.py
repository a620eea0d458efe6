"""Immutable typed terms. The constructor is the well-formedness gate: no ill-formed term exists.

*Binding* is locally nameless: a bound variable ``bv`` carries its level and its sort; the binder keeps a name as a hint
that equality ignores. An expectation binds the outcome of its random entries, an integral a real variable, by its name.
A term is never evaluated: ``x/x`` stays ``x/x``.

*Sharing.* A node that is written again is the very node that was written before, which has passed the gate with these
very arguments: they are looked up by identity, so that nothing else can stand for them. Sharing is for speed. Equality
does not rest on it, as a table is emptied when it is full.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from .sorts import INTEGERS, Dim, Key, Sort, StatementError, is_dim, is_family, is_name, is_short, is_size, read_key
from .work import spend

# Every head, as a type: a comparison with another word is an error of mypy. `_GATE` has a row for each.
Head: TypeAlias = Literal[
    "ix", "bv", "even", "odd", "perm", "zero", "succ", "num", "pi", "at", "add", "sub", "mul", "div", "neg", "pow",
    "fn", "delta", "card", "sum", "pairs", "def", "E", "Var", "Cov", "lam",
    "eq", "lt", "le", "ne", "apart", "deriv", "integral", "forall", "independent", "and",
]  # fmt: skip
FUNCTIONS = ("exp", "log", "cos", "sin", "sqrt", "erf", "Ci", "Si", "fresnelc", "fresnels")
MAX_POWER = 16
MAX_SIZE = 200_000
MAX_KEPT = 100_000  # what a table of `keep` holds: the terms of some three hundred proofs
_NONE: frozenset[Any] = frozenset()  # one for all, as most terms have no loose variable, and no rigid one


def _need(ok: bool, why: str, *shown: Any) -> None:
    if not ok:
        raise StatementError(why.format(*shown) if shown else why)  # formatted only now: a book asks a million times


def keep(table: dict[Any, Any], key: Any, value: Any) -> None:
    """Enter into a table what belongs to terms that it keeps alive, so that no other term takes their identity."""
    if len(table) >= MAX_KEPT:
        table.clear()
    table[key] = value


class Definition:
    """``name(parameters) := body``, carried inside the terms that use it: no registry, no circularity.

    Parameters
    ----------
    name : str
    params : tuple of keys
        Index, real and family variables; every dependence of the body is among them.
    body : Term
        A closed real term.

    Raises
    ------
    StatementError
        If the body is not real and closed, mentions anything but the parameters, or a parameter is random or repeated.
    """

    __slots__ = ("_hash", "body", "expects", "name", "params", "written")
    name: str
    params: tuple[Key, ...]
    body: Term
    expects: bool  # the body takes an expectation
    written: int  # nodes of the body, those in the bodies of definitions included at every use

    def __init__(self, name: str, params: tuple[Key, ...], body: Term) -> None:
        _need(not hasattr(self, "_hash"), "definitions are immutable")
        _need(is_name(name), "definition: bad name {!r}", name)
        _need(type(params) is tuple and len(set(params)) == len(params), f"definition {name}: repeated parameter")
        keys = tuple(k for p in params if (k := read_key(p)) and (k.kind == "ix" or k.law == "fixed"))
        _need(len(keys) == len(params), f"definition {name}: parameter kind")
        _need(len({k.name for k in keys}) == len(keys), f"definition {name}: two parameters of one name")
        _need(
            type(body) is Term and body.sort == "R" and not body.loose,
            f"definition {name}: the body must be a closed real term",
        )
        _need(body.free <= set(keys), f"definition {name}: the body mentions variables that are not parameters")
        put = object.__setattr__
        put(self, "name", name)
        put(self, "params", keys)
        put(self, "body", body)
        below = [t for t in subterms(body) if t.head == "def" or t.head in MOMENTS]
        put(self, "expects", any(t.head in MOMENTS or t.args[0].expects for t in below))
        put(self, "written", body.size + sum(t.args[0].written for t in below if t.head == "def"))
        put(self, "_hash", hash((name, keys, body)))

    def __setattr__(self, *_: object) -> None:
        raise StatementError("definitions are immutable")

    def __hash__(self) -> int:
        return self._hash  # type: ignore[attr-defined, no-any-return]

    def __eq__(self, other: object) -> bool:
        return self is other or (
            type(other) is Definition and (self.name, self.params, self.body) == (other.name, other.params, other.body)
        )


class _Draft:
    """A term that is being written, whose attributes can be set at a tenth of the cost; nobody else sees it."""

    __slots__ = ("_hash", "args", "cost", "free", "head", "hint", "loose", "random", "rigid", "size", "sort")
    head: Head
    args: tuple[Any, ...]
    hint: str
    sort: Sort
    free: frozenset[Key]
    loose: frozenset[tuple[int, Sort]]
    random: bool
    rigid: frozenset[Key]
    size: int
    cost: int
    _hash: int


class Term(_Draft):
    """A node ``head(args)`` with its sort, its free variables and its loose bound variables.

    Attributes
    ----------
    head : Head
    args : tuple
        Subterms, names, dimensions, numbers or a `Definition`, as the head asks.
    hint : str
        The name a binder suggests for its variable; ignored by equality.
    sort : Sort
    free : frozenset of keys
    loose : frozenset of (level, sort)
        Bound variables whose binder is outside.
    random : bool
        Whether the value depends on the outcome: a random entry occurs outside every expectation.
    rigid : frozenset of keys
        Variables on which the value does not depend as a polynomial does: they occur in a function or a denominator.
    size : int
        Nodes outside the bodies of definitions; subterms may be shared, so that a few rows could be a giant.
    cost : int
        Units of work to write the node, spent each time that it is written.

    Raises
    ------
    StatementError
        If the arguments do not fit the head, or the term is too large.
    """

    __slots__ = ()

    def __new__(cls, head: str, *args: Any, hint: str = "") -> Term:
        """Write the node, once: there is no ``__init__`` that could write it again."""
        key = (cls, head, hint, *map(id, args))
        if type(head) is str and (kept := _WRITTEN.get(key)) is not None:
            spend(kept.cost)
            return kept
        _need(type(head) is str and head in _GATE, "unknown head {!r}", head)
        sort = _GATE[head](*args)
        if head in VARIABLES:  # a name is typed many times: by value
            key = (cls, head, hint, args)
            if (kept := _WRITTEN.get(key)) is not None:
                spend(kept.cost)
                return kept
        free = rigid = loose = _NONE
        random, size, most = False, 1, 0
        for a in args:
            if type(a) is not Term:
                continue
            if a.free is not free:
                free = _union(free, a.free)
                if len(a.free) > most:
                    most = len(a.free)
            if a.rigid is not rigid:
                rigid = _union(rigid, a.rigid)
            random = random or a.random
            size += a.size
            inner = a.loose
            if inner:
                if head in BINDERS:  # whose one term is the body
                    alike = all(s == ("I", args[0]) for k, s in inner if k == 0)
                    _need(alike, "{}: the bound variable is used at another type", head)
                    inner = frozenset((k - 1, s) for k, s in inner if k) or _NONE
                loose = _union(loose, inner)
        if head in VARIABLES:
            free = _union(free, _variable_of(head, *args[: VARIABLES[head]]))
            random = random or (head == "at" and args[2] == "random")
        elif head in MOMENTS:
            random = False
        elif head in ("fn", "div"):
            rigid |= _outside_moments(args[1])
        elif head == "def":
            rigid = _rigid_in(*args)
        elif head == "integral":
            free -= {args[1].key}
        elif head == "bv":
            loose = frozenset({args})
        _need(size <= MAX_SIZE, "a term of more than {} nodes", MAX_SIZE)
        shared = len(free) == most  # the variables are those of one argument, the very set
        cost = 4 + len(args) + len(loose) + len(free) // (16 if shared else 4)
        spend(cost)
        made = object.__new__(_Draft)
        made.head, made.args, made.hint, made.sort = head, args, hint, sort  # type: ignore[assignment]
        made.free, made.loose, made.rigid, made.random, made.size = free, loose, rigid, random, size
        made.cost, made._hash = cost, hash((head, args))
        object.__setattr__(made, "__class__", cls)
        keep(_WRITTEN, key, made)
        return made  # type: ignore[return-value]

    def __setattr__(self, *_: object) -> None:
        raise StatementError("terms are immutable")

    @classmethod
    def of(cls, key: Key, *indices: Term) -> Term:
        """Return an index, an entry of a family at some indices, or a permuted index, from the variable."""
        return cls(key.kind, *key.plain()[1:], *indices)

    @property
    def key(self) -> Key:
        """The variable that an index is, that an entry is of, or that permutes an index."""
        _need(self.head in VARIABLES, "a variable was expected, not {}", self.head)
        return next(iter(_variable_of(self.head, *self.args[: VARIABLES[self.head]])))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(other) is not Term or self._hash != other._hash:
            return False
        spend()
        return self.head == other.head and self.args == other.args

    def __repr__(self) -> str:
        return f"{self.head}{self.args}"

    def __add__(self, o: Any) -> Term:
        one = type(o) is int and o == 1
        if self.head == "even" and one:  # 2*i + 1 names the odd index
            return Term("odd", *self.args)
        return Term("succ", self) if self.sort == ("I", INTEGERS) and one else Term("add", self, lift(o))

    def __radd__(self, o: Any) -> Term:
        return Term("add", lift(o), self)

    def __sub__(self, o: Any) -> Term:
        return Term("sub", self, lift(o))

    def __rsub__(self, o: Any) -> Term:
        return Term("sub", lift(o), self)

    def __mul__(self, o: Any) -> Term:
        return Term("mul", self, lift(o))

    def __rmul__(self, o: Any) -> Term:
        return Term("even", self) if self.sort[0] == "I" and type(o) is int and o == 2 else Term("mul", lift(o), self)

    def __truediv__(self, o: Any) -> Term:
        return Term("div", self, lift(o))

    def __rtruediv__(self, o: Any) -> Term:
        return Term("div", lift(o), self)

    def __pow__(self, k: int) -> Term:
        return Term("pow", self, k)

    def __neg__(self) -> Term:
        return Term("neg", self)


def _union(a: frozenset[Any], b: frozenset[Any]) -> frozenset[Any]:
    """Both; where one holds the other, it is that very set, so that many terms share it."""
    return a if a is b or b <= a else b if a <= b else a | b


@lru_cache(maxsize=10_000)
def _variable_of(kind: str, name: str, dims: Any, law: str = "") -> frozenset[Key]:
    """The one variable, as a set; an index and a permutation have one dimension."""
    return frozenset({Key(kind, name, dims if kind == "at" else (dims,), law)})


def num(q: int | Fraction) -> Term:
    """Return the numeral of an exact number; floats, booleans and strings are refused."""
    _need(type(q) in (int, Fraction), "not an exact number: {!r}", q)
    return _numeral(q.numerator, q.denominator)


@lru_cache(maxsize=10_000)
def _numeral(p: int, q: int) -> Term:
    return Term("num", Fraction(p, q))


def lift(value: Any) -> Term:
    """Return a term, or the numeral of an exact number."""
    return value if type(value) is Term else num(value)


def _outside_moments(t: Term) -> frozenset[Key]:
    """The variables of a term; a random one that occurs only in expectations is none."""
    return t.free if t.random else frozenset(k for k in t.free if not k.random)


def _rigid_in(d: Definition, *args: Term) -> frozenset[Key]:
    """What a defined term does not depend on as a polynomial does, from the body, which is not unfolded for it."""
    used = ((p, a) for p, a in zip(d.params, args, strict=True) if p in d.body.free)
    return frozenset().union(*(_outside_moments(a) if p in d.body.rigid else a.rigid for p, a in used))


def subterms(t: Term, within: Callable[[Term], bool] = lambda _: True) -> Iterator[Term]:
    """Yield ``t`` and all terms below, from the top; nothing below a term that ``within`` is false of."""
    waiting = [t]
    while waiting:
        t = waiting.pop()
        spend()
        yield t
        waiting.extend(a for a in reversed(t.args) if type(a) is Term and within(a))


# ---- the gate: one check a head, which returns the sort ------------------------------------------------------------


def _real(*ts: Any) -> Sort:
    for t in ts:
        if type(t) is not Term or t.sort != "R":
            raise StatementError("a real term was expected")
    return "R"


def _relation(*ts: Any) -> Sort:
    _real(*ts)
    _need(len(ts) == 2, "a relation has two sides")
    return "P"


def _index(i: Any) -> Dim:
    _need(type(i) is Term and type(i.sort) is tuple and i.sort[0] == "I", "an index was expected")
    dim: Dim = i.sort[1]
    return dim


def _name(s: Any) -> None:
    _need(type(s) is str and is_name(s.replace("~", "_")), "bad name {!r}", s)


def _number(q: Any) -> Sort:
    _need(type(q) is Fraction, "num: an exact rational was expected")
    _need(is_short(q), "num: more than 2048 bits")
    return "R"


def _variable(name: Any, dim: Any) -> Sort:
    _name(name)
    _need(is_dim(dim), "index variable: bad dimension")
    return ("I", dim)


def _bound(level: Any, sort: Any) -> Sort:
    _need(type(level) is int and level >= 0, "bound variable: bad level")
    _need(
        type(sort) is tuple and len(sort) == 2 and type(sort[0]) is str and sort[0] == "I" and is_dim(sort[1]),
        "bound variable: only indices are bound",
    )
    return ("I", sort[1])


def _half(i: Any) -> Sort:
    double = ("2", _index(i))
    _need(is_size(double), "2*i: an index of a finite dimension was expected, doubled not too often")
    return ("I", double)


def _permuted(name: Any, dim: Any, i: Any) -> Sort:
    _name(name)
    _need(is_size(dim) and _index(i) == dim, "permutation: an index of its own dimension was expected")
    return ("I", dim)


def _successor(i: Any) -> Sort:
    _need(_index(i) == INTEGERS, "i + 1: an integer index was expected")
    return ("I", INTEGERS)


def _entry(name: Any, dims: Any, kind: Any, *idx: Any) -> Sort:
    _name(name)
    _need(is_family(dims) and type(kind) is str and kind in ("fixed", "random"), "{}: bad signature", name)
    _need(kind == "fixed" or INTEGERS not in dims, "{}: a random family has finitely many entries", name)
    _need(tuple(map(_index, idx)) == dims, "{}: indices of dimensions {} were expected", name, dims)
    return "R"


def _power(t: Any, k: Any) -> Sort:
    _need(type(k) is int and 0 <= k <= MAX_POWER, "power: a literal exponent in 0..{} was expected", MAX_POWER)
    return _real(t)


def _function(name: Any, t: Any) -> Sort:
    _need(type(name) is str and name in FUNCTIONS, "unknown function {!r}", name)
    return _real(t)


def _delta(i: Any, j: Any) -> Sort:
    _apart(i, j)
    _need(is_size(_index(i)), "delta: indices of a finite dimension were expected")
    return "R"


def _apart(i: Any, j: Any) -> Sort:
    _need(_index(i) == _index(j), "two indices of one dimension were expected")
    return "P"


def _size(d: Any) -> Sort:
    _need(is_size(d), "size of a dimension that has none")
    return "R"


def _sum(d: Any, body: Any) -> Sort:
    _need(is_size(d), "sum over a dimension without a size")
    return _real(body)


def _lambda(d: Any, body: Any) -> Sort:
    _need(is_dim(d) and type(body) is Term and (body.sort == "R" or body.sort[0] == "V"), "vector: bad body")
    return ("V", d, body.sort)


def _pairs(f: Any, g: Any, c: Any) -> Sort:
    d = _index(c)
    _need(type(d) is tuple and type(f) is Term and type(g) is Term, "pairs: an index over 2h was expected")
    _need(
        f.head == g.head == "lam" and f.sort == g.sort == ("V", d[1], "R"),
        "pairs: two vectors over h and an index over 2h were expected",
    )
    return "R"


def _defined(d: Any, *args: Any) -> Sort:
    _need(type(d) is Definition and len(args) == len(d.params), "definition: wrong number of arguments")
    for p, a in zip(d.params, args, strict=True):
        _need(type(a) is Term and a.sort == p.sort, "{}: argument {} has the wrong type", d.name, p.name)
        _need(not (d.expects and a.random), "{}: a random argument under an expectation in the definition", d.name)
    return "R"


def _moment(t: Any) -> Sort:
    _real(t)
    _need(not any(k.random for k in t.rigid), "expectation of something that is not a polynomial in random entries")
    return "R"


def _covariance(s: Any, t: Any) -> Sort:
    _moment(s)
    return _moment(t)


def _derivative(f: Any, x: Any, value: Any) -> Sort:
    _real(f, value)
    _need(type(x) is Term and x.head == "at" and x.args[2] == "fixed", "derivative: a deterministic entry was expected")
    _need(INTEGERS not in x.args[1], "derivative: by an entry of a family over the integers")
    return "P"


def _integral(f: Any, x: Any, a: Any, b: Any, value: Any) -> Sort:
    _real(f, a, b, value)
    _need(type(x) is Term and x.head == "at" and x.args[1:] == ((), "fixed"), "integral: a real variable was expected")
    _need(not (a.random or b.random), "integral: a limit is random")
    _need(not any(x.key in t.free for t in (a, b, value)), f"integral: {x.args[0]} occurs outside of it")
    return "P"


def _for_all(d: Any, p: Any) -> Sort:
    _need(is_dim(d) and type(p) is Term and p.sort == "P", "forall: a formula was expected")
    return "P"


def _independent(*families: Any) -> Sort:
    ok = families and len({f[0] for f in families if type(f) is tuple and len(f) == 2}) == len(families)
    _need(
        bool(ok) and all(is_family(f[1]) and INTEGERS not in f[1] for f in families),
        "independent: distinct random families were expected",
    )
    for f in families:
        _name(f[0])
    return "P"


def _both(p: Any, q: Any) -> Sort:
    _need(all(type(t) is Term and t.sort == "P" for t in (p, q)), "and: two formulas were expected")
    return "P"


def _binary(a: Any, b: Any) -> Sort:
    if type(a) is Term and type(b) is Term and a.sort == b.sort == "R":  # most nodes
        return "R"
    return _real(a, b)


_WRITTEN: dict[Any, Term] = {}  # by the identity of each argument; a variable by their values
VARIABLES = {"ix": 2, "at": 3, "perm": 2}  # how many arguments say which one it is
MOMENTS = ("E", "Var", "Cov")
BINDERS = {"sum": 1, "lam": 1, "forall": 1}  # position of the body among the arguments; the dimension comes first

_GATE: Mapping[str, Callable[..., Sort]] = {
    # indices
    "ix": _variable, "bv": _bound, "even": _half, "odd": _half, "perm": _permuted,
    "zero": lambda: ("I", INTEGERS), "succ": _successor,
    # real numbers, vectors
    "num": _number, "pi": lambda: "R", "at": _entry,
    "add": _binary, "sub": _binary, "mul": _binary, "div": _binary, "neg": lambda a: _real(a), "pow": _power,
    "fn": _function, "delta": _delta, "card": _size, "sum": _sum, "pairs": _pairs, "def": _defined,
    "E": _moment, "Var": _moment, "Cov": _covariance, "lam": _lambda,
    # formulas
    "eq": _relation, "lt": _relation, "le": _relation, "ne": _relation, "apart": _apart, "deriv": _derivative,
    "integral": _integral, "forall": _for_all, "independent": _independent, "and": _both,
}  # fmt: skip
