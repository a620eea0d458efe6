"""Terms and formulas of the kernel as text that Rocq reads, with the library ``derive/rocq/library/Support.v``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import groupby

from ..kernel.terms import INTEGERS, Definition, Dim, Key, Term, resize, unfolded
from ..language.symbols import RenderError
from ..language.text.declarations import base
from .names import OUTCOME, PROBABILITY, Names, identifier, symbol, variables

Scope = tuple[str, ...]  # the names of the binders around a term, the innermost first

_FUNCTIONS = {"log": "ln"}
_COORDINATES = ("real", "entry", "entry2", "entry3", "entry4", "entry5")  # by the number of indices
_RELATIONS = {"eq": "=", "lt": "<", "le": "<=", "ne": "<>", "apart": "<>", "and": "/\\"}
_ATOM, _APPLICATION, _POWER, _NEGATION, _PRODUCT, _SUM = 0, 10, 30, 35, 40, 50  # levels of Rocq's operators
_RELATION, _AND, _ARROW, _ANY = 70, 80, 89, 200
_INFIX = {"add": ("+", _SUM), "sub": ("-", _SUM), "mul": ("*", _PRODUCT), "div": ("/", _PRODUCT)}


def size(d: Dim, names: Names) -> str:
    """Return a size, as an argument."""
    return names.of(d) if type(d) is str else f"(double {size(d[1], names)})"


def positivity(d: Dim, names: Names) -> str:
    """Return the proof that a size is positive, as an argument."""
    return names.positive(d) if type(d) is str else f"(double_pos {positivity(d[1], names)})"


def index_type(d: Dim, names: Names) -> str:
    """Return the type of the indices of a dimension."""
    return "Z" if d == INTEGERS else f"Fin {size(d, names)}"


def variable_type(k: Key, names: Names) -> str:
    """Return the type of a variable."""
    if k == OUTCOME:
        return PROBABILITY
    if k.kind == "ix":
        return index_type(k.dim, names)
    if k.kind == "perm":
        return f"permutation {size(k.dim, names)}"
    entry = f"random {PROBABILITY}" if k.random else "R"
    return " -> ".join([*(index_type(d, names) for d in k.dims), entry])


def binder(k: Key, names: Names) -> str:
    """Return a variable with its type, in parentheses."""
    return f"({names.of(k)} : {variable_type(k, names)})"


def grouped(keys: Iterable[Key], names: Names) -> str:
    """Return variables with their types, neighbours of one type together: ``(c : R) (i j : Fin n)``."""
    kinds = groupby(keys, key=lambda k: variable_type(k, names))
    return " ".join(f"({' '.join(map(names.of, group))} : {kind})" for kind, group in kinds)


def sizes_in(*terms: Term) -> tuple[str, ...]:
    """Return the names of sizes in terms, in the order of reading."""
    return tuple(dict.fromkeys(d for t in terms for d in _sizes(t)))


@lru_cache(maxsize=200_000)  # steps of one proof share most of their terms
def _sizes(t: Term) -> tuple[str, ...]:
    dims: tuple[Dim, ...] = ()
    if t.head in ("sum", "lam", "forall", "card"):
        dims = (t.args[0],)
    elif t.head in ("ix", "perm"):
        dims = (t.args[1],)
    elif t.head == "at":
        dims = t.args[1]
    elif t.head == "independent":
        dims = tuple(d for _, family in t.args for d in family)
    sizes = [d for d in map(base, dims) if d != INTEGERS]
    return tuple(dict.fromkeys((*sizes, *(d for a in t.args if type(a) is Term for d in _sizes(a)))))


class Writer:
    """Writes terms with the names of one theorem.

    Parameters
    ----------
    names : Names
    definitions : mapping of name to Definition
        What the defined names mean; a term whose definition is no instance of these is refused.
    """

    def __init__(self, names: Names, definitions: Mapping[str, Definition]) -> None:
        self.names, self.definitions = names, definitions
        self._meaning = frozenset(map(symbol, definitions))
        self._written: dict[tuple[Term, Scope], tuple[str, int]] = {}  # steps of one proof share most of their terms

    def term(self, t: Term, scope: Scope = (), level: int = _ANY) -> str:
        """Return a term or formula, in parentheses if its operator binds less than ``level``."""
        key = (t, scope if t.loose else ())
        if key not in self._written:
            self._written[key] = self._text(t, scope)
        text, strength = self._written[key]
        return f"({text})" if strength > level else text

    def implication(self, hyps: Iterable[Term], claim: Term) -> str:
        """Return ``P -> Q -> claim``."""
        return " -> ".join([*(self.term(h, level=_ARROW) for h in hyps), self.term(claim)])

    def part(self, t: Term) -> str:
        """Return a relation as it stands between connectives, any other formula in parentheses."""
        return self.term(t, level=_RELATION)

    def argument(self, t: Term, scope: Scope = ()) -> str:
        """Return a term as an argument of a function."""
        return self.term(t, scope, _ATOM)

    def name(self, hint: str, body: Term, scope: Scope) -> str:
        """Return a name for a variable bound in ``body``."""
        free = (self.names.of(k) for k in variables(body))
        sizes = (self.names.of(d) for d in sizes_in(body))
        outer = (scope[level - 1] for level, _ in body.loose if level)
        return identifier(hint or "i", {*free, *sizes, *outer, *self._meaning, self.names.of(OUTCOME)})

    def function(self, t: Term, scope: Scope = ()) -> str:
        """Return ``fun i : Fin n => body`` for a binder, whose last argument is the body."""
        binders = []
        while True:
            i = self.name(t.hint, t.args[1], scope)
            binders.append((i, index_type(t.args[0], self.names)))
            t, scope = t.args[1], (i, *scope)
            if t.head != "lam":
                break
        if len(binders) == 1:
            return f"fun {i} : {binders[0][1]} => {self.term(t, scope)}"
        return f"fun {' '.join(f'({i} : {kind})' for i, kind in binders)} => {self.term(t, scope)}"

    def over(self, k: Key, t: Term, scope: Scope = ()) -> str:
        """Return ``(fun x : T => t)`` for a free variable of ``t``."""
        return f"(fun {self.names.of(k)} : {variable_type(k, self.names)} => {self.term(t, scope)})"

    def coordinate(self, x: Term, scope: Scope = ()) -> str:
        """Return the coordinate that an entry is of its family, by the number of its indices."""
        idx = x.args[3:]
        head = _COORDINATES[len(idx)]
        return f"({' '.join([head, *(self.argument(i, scope) for i in idx)])})" if idx else head

    def derivative(self, f: Term, x: Term, value: Term, scope: Scope = ()) -> str:
        """Return the formula that ``f`` has this partial derivative in the entry ``x``."""
        k = x.key
        at = self.names.of(k)
        where = self.coordinate(x, scope)
        return f"partial {where} {self.over(k, f, scope)} {at} {self.argument(value, scope)}"

    def _text(self, t: Term, scope: Scope) -> tuple[str, int]:
        h = t.head
        if h in _INFIX:
            sign, level = _INFIX[h]
            left, right = self.term(t.args[0], scope, level), self.term(t.args[1], scope, level - 1)
            return f"{left} {sign} {right}", level
        if h in ("eq", "lt", "le", "ne", "apart"):
            left, right = (self.term(a, scope, _RELATION - 1) for a in t.args)
            return f"{left} {_RELATIONS[h]} {right}", _RELATION
        if h in _HEADS:
            return _HEADS[h](self, t, scope)
        if h == "bv":
            return scope[t.args[0]], _ATOM
        raise RenderError(f"no text in Rocq for {h}")

    def _number(self, t: Term, _: Scope) -> tuple[str, int]:
        q: Fraction = t.args[0]
        if q.denominator != 1:
            return f"{q.numerator} / {q.denominator}", _PRODUCT
        return str(q), _ATOM if q >= 0 else _NEGATION

    def _entry(self, t: Term, scope: Scope) -> tuple[str, int]:
        outcome = [self.names.of(OUTCOME)] if t.args[2] == "random" else []
        return self._applied(self.names.of(t.key), t.args[3:], scope, outcome)

    def _applied(self, head: str, args: Sequence[Term], scope: Scope, last: Sequence[str] = ()) -> tuple[str, int]:
        parts = [head, *(self.argument(a, scope) for a in args), *last]
        return " ".join(parts), _APPLICATION if len(parts) > 1 else _ATOM

    def _called(self, t: Term, scope: Scope) -> tuple[str, int]:
        return self._applied(_FUNCTIONS.get(t.args[0], t.args[0]), t.args[1:], scope)

    def _index(self, t: Term, scope: Scope) -> tuple[str, int]:
        if t.head == "zero":
            return "0%Z", _ATOM
        return self._applied({"succ": "Z.succ"}.get(t.head, t.head), t.args, scope)

    def _vector(self, t: Term, scope: Scope) -> tuple[str, int]:
        inner, count = t, 0
        while inner.head == "lam":
            inner, count = inner.args[1], count + 1
        order = tuple(a.args[0] if a.head == "bv" else None for a in inner.args[3:]) if inner.head == "at" else ()
        if order == tuple(reversed(range(count))) and inner.args[2] == "fixed":
            return self.names.of(inner.key), _ATOM
        return self.function(t, scope), _ANY

    def _defined(self, t: Term, scope: Scope) -> tuple[str, int]:
        d: Definition = t.args[0]
        definition = self.definitions.get(d.name)
        if definition is None or not is_instance(d, definition):
            raise RenderError(f"{d.name} is defined as something else")
        return self._applied(symbol(d.name), t.args[1:], scope)

    def _moment(self, t: Term, scope: Scope) -> tuple[str, int]:
        return " ".join([t.head, *(self.random(a, scope) for a in t.args)]), _APPLICATION

    def random(self, t: Term, scope: Scope = ()) -> str:
        """Return ``(fun w : P => t)``, a random number."""
        return f"(fun {self.names.of(OUTCOME)} : {PROBABILITY} => {self.term(t, scope)})"

    def _derivative(self, t: Term, scope: Scope) -> tuple[str, int]:
        f, x, value = t.args
        return self.derivative(f, x, value, scope), _APPLICATION

    def _integral(self, t: Term, scope: Scope) -> tuple[str, int]:
        f, x, *rest = t.args
        parts = ["integral", self.over(x.key, f, scope), *(self.argument(a, scope) for a in rest)]
        return " ".join(parts), _APPLICATION

    def _for_all(self, t: Term, scope: Scope) -> tuple[str, int]:
        i = self.name(t.hint, t.args[1], scope)
        return f"forall {i} : {index_type(t.args[0], self.names)}, {self.term(t.args[1], (i, *scope))}", _ANY

    def families(self, t: Term) -> str:
        """Return the families of which independence is said as one family, an argument.

        Raises
        ------
        RenderError
            If one has more than two indices.
        """
        families = []
        for name, dims in t.args:
            if len(dims) > 2:
                raise RenderError(f"independence of {name}, a family with more than two indices")
            q = self.names.of(Key("at", name, dims, "random"))
            families.append((f"(single {q})", q, f"(matrix {q})")[len(dims)])
        text = families.pop()
        while families:
            text = f"(joint {families.pop()} {text})"
        return text

    def finite(self, t: Term, scope: Scope = ()) -> str:
        """Return the proof that a polynomial in random entries has finite moments, an argument."""
        h = t.head
        if not t.random:
            return f"(finite_const {self.argument(t, scope)})"
        if h == "at":
            text, _ = self._applied(self.names.of(t.key), t.args[3:], scope)
            return f"(moments ({text}))"
        if h in ("add", "sub", "mul", "neg"):
            return f"({' '.join([f'finite_{h}', *(self.finite(a, scope) for a in t.args)])})"
        if h == "div":
            return f"(finite_div {self.argument(t.args[1], scope)} {self.finite(t.args[0], scope)})"
        if h == "pow":
            return f"(finite_pow {t.args[1]} {self.finite(t.args[0], scope)})"
        if h == "sum":
            return f"(finite_sum {self._finite_entries(t, scope)})"
        if h == "pairs":
            entries = (self._finite_entries(a, scope) for a in t.args[:2])
            return f"(finite_pairs {' '.join(entries)} {self.argument(t.args[2], scope)})"
        if h == "def":
            return self.finite(unfolded(t), scope)
        raise RenderError(f"moments of {h}")

    def _finite_entries(self, t: Term, scope: Scope) -> str:
        i = self.name(t.hint, t.args[1], scope)
        return f"(fun {i} : {index_type(t.args[0], self.names)} => {self.finite(t.args[1], (i, *scope))})"

    def bundled(self, t: Term, scope: Scope = ()) -> str:
        """Return a polynomial in random entries, or a vector of such, as a random number with its moments."""
        if t.head == "lam":
            i = self.name(t.hint, t.args[1], scope)
            return f"(fun {i} : {index_type(t.args[0], self.names)} => {self.bundled(t.args[1], (i, *scope))})"
        if t.head == "at" and t.random:
            text, _ = self._applied(self.names.of(t.key), t.args[3:], scope)
            return f"({text})"
        return f"(Random {self.random(t, scope)} {self.finite(t, scope)})"


_HEADS: Mapping[str, Callable[[Writer, Term, Scope], tuple[str, int]]] = {
    "num": Writer._number, "ix": lambda w, t, _: (w.names.of(t.key), _ATOM), "at": Writer._entry,
    "neg": lambda w, t, scope: (f"- {w.term(t.args[0], scope, _NEGATION)}", _NEGATION),
    "pow": lambda w, t, scope: (f"{w.term(t.args[0], scope, _APPLICATION)} ^ {t.args[1]}", _POWER),
    "fn": Writer._called, "even": Writer._index, "odd": Writer._index, "zero": Writer._index, "succ": Writer._index,
    "perm": lambda w, t, scope: w._applied(w.names.of(t.key), t.args[2:], scope),
    "card": lambda w, t, _: (f"INR {size(t.args[0], w.names)}", _APPLICATION),
    "sum": lambda w, t, scope: (f"Sum ({w.function(t, scope)})", _APPLICATION), "lam": Writer._vector,
    "def": Writer._defined, "E": Writer._moment, "Var": Writer._moment, "Cov": Writer._moment,
    "deriv": Writer._derivative, "integral": Writer._integral, "forall": Writer._for_all,
    "and": lambda w, t, scope: (f"{w.term(t.args[0], scope, _AND - 1)} /\\ {w.term(t.args[1], scope, _AND)}", _AND),
    "independent": lambda w, t, _: (f"independent {w.families(t)}", _APPLICATION),
    **dict.fromkeys(("delta", "pairs"), lambda w, t, scope: w._applied(t.head, t.args, scope)),
    "pi": lambda *_: ("PI", _ATOM),
}  # fmt: skip


@cache
def is_instance(d: Definition, general: Definition) -> bool:
    """Tell whether a definition is another one at other sizes."""
    sizes: dict[str, Dim] = {}
    if d.name != general.name or len(d.params) != len(general.params):
        return False
    for p, q in zip(d.params, general.params, strict=True):
        if len(p.dims) != len(q.dims) or not all(_matches(a, b, sizes) for a, b in zip(p.dims, q.dims, strict=True)):
            return False
    again: Definition = resize(general, sizes)
    return again == d


def _matches(d: Dim, pattern: Dim, sizes: dict[str, Dim]) -> bool:
    if type(pattern) is str:
        return bool(sizes.setdefault(pattern, d) == d)
    return type(d) is tuple and _matches(d[1], pattern[1], sizes)
