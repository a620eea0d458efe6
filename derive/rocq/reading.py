"""Statements and definitions for Rocq read, as formulas of the kernel.

It shares nothing with what writes the texts: of this folder only `tokens` is imported. What it does not know it
refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ..kernel.terms import FUNCTIONS, INTEGERS, MOMENTS, Definition, Dim, Key, Sort, Term, num, resize, shift
from ..language.symbols import RenderError
from .tokens import Tokens

__all__ = ["StatementReader"]

_RELATIONS = {"=": "eq", "<": "lt", "<=": "le", "<>": "ne"}
_SUMS, _PRODUCTS = {"+": "add", "-": "sub"}, {"*": "mul", "/": "div"}
_CALLED = {"ln" if name == "log" else name: name for name in FUNCTIONS}
_PLAIN = {"even": ("even", 1), "odd": ("odd", 1), "Z.succ": ("succ", 1), "delta": ("delta", 2), "pairs": ("pairs", 3)}
_COORDINATES = {"real": 0, "entry": 1, "entry2": 2, "entry3": 3, "entry4": 4, "entry5": 5}
_OTHERS = ("Sum", "INR", "PI", "partial", "integral", "independent", *MOMENTS)
_HEADS = frozenset((*_CALLED, *_PLAIN, *_OTHERS))
_TYPES = ("nat", "R", "Z", "Fin", "permutation", "probability", "random")
_SIZE, _PROBABILITY, _OUTCOME, _PROOF = "size", "probability", "outcome", "proof"


class _Bound(NamedTuple):
    """A bound index: how many binders stand outside of its own, and its dimension."""

    depth: int
    dim: Dim


class StatementReader(Tokens):
    """Reads one text from left to right.

    Parameters
    ----------
    text : str
    definitions : mapping of str to Definition
        What defined names mean.
    """

    def __init__(self, text: str, definitions: Mapping[str, Definition]) -> None:
        super().__init__(text)
        self.definitions, self.depth = definitions, 0
        self.scope: dict[str, Any] = {}
        self.used: set[str] = set()
        self.positive: set[str] = set()

    # ---- names ----

    def name(self) -> str:
        """Take a name that may be bound: none that means something here."""
        name = self.take()
        if not name.isidentifier() or name in _HEADS or name in _TYPES or name in self.definitions:
            self.refuse(f"{name!r} cannot be the name of a variable")
        return name

    def expect_kind(self, name: str, kind: str) -> str:
        """Take note of a name that must be a size, a probability or an outcome."""
        if self.scope.get(name) != kind:
            self.refuse(f"{name!r} is no {kind}")
        self.used.add(name)
        return name

    # ---- statements and definitions ----

    def opening(self) -> str:
        """Read ``forall`` before a parenthesis, or ``Theorem name``; return what stands between binders and claim."""
        if self.taken("Theorem"):
            self.take()
            return ":"
        return "," if self.peek("forall", "(") and self.taken("forall") else ""

    def hypothesis(self) -> str:
        """Read binders of variables up to that of a hypothesis; return its name, empty if there is none."""
        while self.taken("("):
            if self.following(1) == ":" and not self.is_type(self.following(2)):
                self.bind(name := self.name(), _PROOF)
                self.used.add(name)
                self.take(":")
                size = self.following(3) or ""
                if self.peek("(", "0", "<", size, ")", "%nat"):
                    self.positive.add(size)
                    self.take("(", "0", "<", size, ")", "%nat")
                else:
                    return name
            else:
                self.variables()
            self.take(")")
        return ""

    def finish(self) -> None:
        """Refuse more text, a variable that stands in no formula, and a size of which it is not said to be positive."""
        if (more := self.following(0)) is not None:
            self.refuse(f"{more!r} stands behind the end")
        if idle := [name for name in self.scope if name not in self.used]:
            raise RenderError(f"{', '.join(idle)} stands in no formula")
        sizes = {name for name, kind in self.scope.items() if kind == _SIZE}
        if sizes != self.positive:
            raise RenderError(f"{', '.join(sorted(sizes ^ self.positive))}: not every size is positive, or none else")

    def definition(self) -> tuple[str, Definition]:
        """Read a definition, ``Definition name {n : nat} (x : T) : R := body.``, and return its name too."""
        self.take("Definition")
        name = self.name()
        if self.taken("{"):
            self.variables()
            self.take("}")
        params = list[Any]()
        while self.taken("("):
            params += self.variables()
            self.take(")")
        self.take(":", "R", ":=")
        body = self.formula()
        self.take(".")
        return name, Definition(name, tuple(params), body)

    # ---- types and binders ----

    def is_type(self, token: str | None) -> bool:
        """Tell whether a type begins with this."""
        return token is not None and (token in _TYPES or self.scope.get(token) == _PROBABILITY)

    def dim(self) -> Dim:
        """Read a size as an argument."""
        if self.taken("("):
            self.take("double")
            d: Dim = ("2", self.dim())
            self.take(")")
            return d
        return self.expect_kind(self.take(), _SIZE)

    def type(self, name: str) -> Any:
        """Read a type; return the kind of a variable of this type."""
        if self.peek("nat") or self.peek("probability"):
            return _SIZE if self.take() == "nat" else _PROBABILITY
        if self.taken("permutation"):
            return Key("perm", name, (self.dim(),))
        dims: list[Dim] = []
        while self.peek("Fin") or self.peek("Z"):
            dims.append(self.dim() if self.take() == "Fin" else INTEGERS)
            if not self.taken("->"):
                return Key("ix", name, tuple(dims)) if len(dims) == 1 else self.refuse("an index of two dimensions")
        if self.taken("R"):
            return Key("at", name, tuple(dims), "fixed")
        if self.taken("random"):
            self.expect_kind(self.take(), _PROBABILITY)
            return Key("at", name, tuple(dims), "random")
        self.expect_kind(self.take(), _PROBABILITY)
        return self.refuse("an outcome with indices") if dims else _OUTCOME

    def variables(self) -> list[Any]:
        """Read ``x y : T`` into the scope; return what they are."""
        names = [self.name()]
        while not self.taken(":"):
            names.append(self.name())
        start, kinds = self.mark(), list[Any]()
        for name in names:
            self.again(start)
            kinds.append(self.type(name))
            self.bind(name, kinds[-1])
            self.used.discard(name)
        return kinds

    def bind(self, name: str, kind: Any) -> None:
        """Take a name into the scope; it may hide nothing."""
        if name in self.scope:
            self.refuse(f"{name!r} is bound twice")
        self.scope[name] = kind

    def under(self, binders: Sequence[tuple[str, Any]], read: Callable[[], Term]) -> Term:
        """Read what stands under binders."""
        before, depth = dict(self.scope), self.depth
        for name, kind in binders:
            if kind == _OUTCOME:  # inside, entries stand at this one
                self.scope = {other: k for other, k in self.scope.items() if k != _OUTCOME}
            if isinstance(kind, Key) and kind.kind == "ix":
                kind = _Bound(self.depth, kind.dim)
                self.depth += 1
            self.scope[name] = kind
        body = read()
        self.scope, self.depth = before, depth
        return body

    def binders(self, end: str, *, one: bool = False) -> list[tuple[str, Any]]:
        """Read ``i : T`` or ``(i : T) (j : U)``, and the token behind."""
        binders = list[tuple[str, Any]]()
        while not binders or self.peek("("):
            inside = self.taken("(")
            name = self.name()
            self.take(":")
            binders.append((name, self.type(name)))
            if not inside:
                break
            self.take(")")
        self.take(end)
        return self.refuse("one binder was expected") if one and len(binders) > 1 else binders

    def indices(self, end: str, *, one: bool = False) -> list[tuple[str, Any]]:
        """Read binders of indices."""
        indices = self.binders(end, one=one)
        if any(not isinstance(kind, Key) or kind.kind != "ix" for _, kind in indices):
            self.refuse("an index was expected to be bound")
        return indices

    # ---- formulas and terms, by the levels of operators ----

    def formula(self) -> Term:
        """Read anything."""
        if self.taken("forall"):
            ((name, kind),) = binders = self.indices(",", one=True)
            return Term("forall", kind.dim, self.under(binders, self.formula), hint=name)
        left = self.relation()
        return Term("and", left, self.formula()) if self.taken("/\\") else left

    def relation(self) -> Term:
        """Read what a conjunction joins."""
        left = self.sum()
        for sign, head in _RELATIONS.items():
            if self.taken(sign):
                apart = head == "ne" and left.sort[0] == "I"
                return Term("apart" if apart else head, left, self.sum())
        return left

    def sum(self) -> Term:
        """Read one side of a relation."""
        return self.chain(_SUMS, lambda: self.chain(_PRODUCTS, self.signed))

    def chain(self, signs: Mapping[str, str], read: Callable[[], Term]) -> Term:
        """Read terms between operators of one level, from the left."""
        left = read()
        while head := next((h for sign, h in signs.items() if self.taken(sign)), ""):
            left = Term(head, left, read())
        return left

    def signed(self) -> Term:
        """Read a factor, that may be negated."""
        if self.taken("-"):
            return num(-self.number()) if self.touches_digit() else Term("neg", self.signed())
        base = self.application()
        return Term("pow", base, self.number()) if self.taken("^") else base

    def application(self, *, alone: bool = False) -> Term:
        """Read a name with its arguments, or without any if it stands alone; a number; something in parentheses."""
        token = self.take()
        if token == "0%Z":
            return Term("zero")
        if token.isdigit():
            return num(int(token))
        if token == "(":
            inner = self.vector() if alone and self.taken("fun") else self.formula()
            self.take(")")
            return inner
        if token in self.scope:
            self.used.add(token)
            return self.variable(self.scope[token], alone)
        if token == "PI":
            return Term("pi")
        if token in self.definitions:
            return self.instance(self.definitions[token], [] if alone else self.arguments())
        if alone or token not in _HEADS:
            self.refuse(f"{token!r} is not known")
        return self.head(token)

    def arguments(self) -> list[Term]:
        """Read as many arguments as there are, but no outcome."""
        terms = list[Term]()
        while (token := self.following(0)) is not None:
            if not (token == "(" or token[0].isalnum() or token[0] == "_") or self.scope.get(token) == _OUTCOME:
                break
            terms.append(self.application(alone=True))
        return terms

    def exactly(self, count: int) -> list[Term]:
        """Read so many arguments."""
        terms = self.arguments()
        return terms if len(terms) == count else self.refuse(f"{count} arguments were expected, not {len(terms)}")

    def vector(self) -> Term:
        """Read a vector behind ``fun``."""
        binders = self.indices("=>")
        t = self.under(binders, self.formula)
        for name, kind in reversed(binders):
            t = Term("lam", kind.dim, t, hint=name)
        return t

    def variable(self, kind: Any, alone: bool) -> Term:
        """Return the entry of a variable at its arguments; where some are missing, the vector of entries."""
        if isinstance(kind, _Bound):
            return Term("bv", self.depth - kind.depth - 1, ("I", kind.dim))
        if not isinstance(kind, Key):
            self.refuse(f"a {kind} is no term")
        if kind.kind == "perm":
            return self.refuse(f"{kind.name!r} permutes nothing") if alone else Term.of(kind, *self.exactly(1))
        given = [] if alone or kind.kind == "ix" else self.arguments()
        if kind.random:
            self.expect_kind("" if alone else self.take(), _OUTCOME)
        missing = () if kind.kind == "ix" or kind.random else kind.dims[len(given) :]
        bound = [Term("bv", n, ("I", d)) for n, d in zip(reversed(range(len(missing))), missing, strict=True)]
        t = Term.of(kind, *(shift(a, len(missing)) for a in given), *bound)
        for d in reversed(missing):
            t = Term("lam", d, t)
        return t

    def instance(self, definition: Definition, arguments: Sequence[Term]) -> Term:
        """Return a defined term; its sizes are found from its arguments."""
        sizes: dict[str, Dim] = {}
        for p, a in zip(definition.params, arguments, strict=False):
            sort: Sort = a.sort
            for pattern in p.dims:
                dim: Any = sort[1] if len(sort) > 1 else self.refuse(f"{definition.name}: an index is missing")
                while isinstance(pattern, tuple) and isinstance(dim, tuple):
                    pattern, dim = pattern[1], dim[1]
                if isinstance(pattern, str):
                    sizes.setdefault(pattern, dim)
                sort = sort[2] if len(sort) > 2 else "R"
        return Term("def", _resized(definition, tuple(sizes.items())), *arguments)

    def head(self, head: str) -> Term:
        """Read the arguments of one of the heads that have a meaning."""
        if head in _CALLED:
            return Term("fn", _CALLED[head], *self.exactly(1))
        if head in _PLAIN:
            return Term(_PLAIN[head][0], *self.exactly(_PLAIN[head][1]))
        if head == "INR":
            return Term("card", self.dim())
        if head == "Sum":
            self.take("(", "fun")
            ((name, kind),) = binders = self.indices("=>", one=True)
            body = self.under(binders, self.formula)
            self.take(")")
            return Term("sum", kind.dim, body, hint=name)
        if head == "independent":
            return Term("independent", *self.families())
        if head in MOMENTS:
            return Term(head, *(self.function(_OUTCOME)[1] for _ in range(1 + (head == "Cov"))))
        return self.derivative() if head == "partial" else self.integral()

    def function(self, outside: Any) -> tuple[Key, Term]:
        """Read ``(fun x : T => f)`` with a type of ``x``, which must be the variable of that name outside."""
        self.take("(", "fun")
        ((name, kind),) = binders = self.binders("=>", one=True)
        if kind != outside and (outside is not None or kind != Key("at", name, (), "fixed")):
            self.refuse(f"{name!r} is not of the type that was expected")
        body = self.under(binders, self.formula)
        self.take(")")
        return kind, body

    def derivative(self) -> Term:
        """Read ``partial coordinate (fun x : T => f) x value`` behind its head."""
        inside = self.taken("(")
        head = self.take()
        idx = self.arguments() if inside else []
        if inside:
            self.take(")")
        if _COORDINATES.get(head) != len(idx):
            self.refuse(f"{head!r} is no coordinate of {len(idx)} indices")
        variable = self.scope.get(self.following(2) or "")  # the function is of the variable itself, by its name
        if not isinstance(variable, Key):
            self.refuse(f"{self.following(2)!r} is no variable in which something is derived")
        kind, f = self.function(variable)
        self.take(kind.name)
        self.used.add(kind.name)
        return Term("deriv", f, Term.of(kind, *idx), self.application(alone=True))

    def integral(self) -> Term:
        """Read ``integral (fun x : R => f) a b value`` behind its head."""
        kind, f = self.function(None)
        return Term("integral", f, Term.of(kind), *self.exactly(3))

    def families(self) -> list[tuple[str, tuple[Dim, ...]]]:
        """Read random families: ``single x``, ``x`` or ``matrix x``, or ``joint`` of one and more."""
        inside = self.taken("(")
        if inside and self.taken("joint"):
            families = [*self.families(), *self.families()]
        else:
            count = 1 if not inside else 0 if self.taken("single") else 2
            if count == 2:
                self.take("matrix")
            name = self.take()
            kind = self.scope.get(name)
            if not isinstance(kind, Key) or not kind.random or len(kind.dims) != count:
                self.refuse(f"{name!r} is no random family with {count} indices")
            self.used.add(name)
            families = [(name, kind.dims)]
        if inside:
            self.take(")")
        return families


@lru_cache(maxsize=10_000)
def _resized(definition: Definition, sizes: tuple[tuple[str, Dim], ...]) -> Definition:
    made: Definition = resize(definition, dict(sizes))
    return made
