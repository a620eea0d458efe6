"""A counterexample as a program of NumPy that prints both sides: what a person would type to see for themselves.

Sums are written out over ``range``, so that the program reads like the claim; derivatives are taken by a complex step,
integrals by Gauss's rule, expectations over all throws of the dice.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from ..deciding.counterexamples import Counterexample
from ..kernel.terms import INTEGERS, MOMENTS, Definition, Dim, Key, Term
from ..language.fresh import unused
from ..language.symbols import RenderError
from ..values.dice import DiceLaw
from ..values.scalar import nested

SUM, PRODUCT, SIGN, POWER, ATOM = range(5)
_SIGNS = {"add": ("+", SUM), "sub": ("-", SUM), "mul": ("*", PRODUCT), "div": ("/", PRODUCT)}
_FUNCTIONS = ("exp", "log", "sqrt", "sin", "cos")
_TAKEN = frozenset(
    {*keyword.kwlist, "np", "math", "itertools", "sum", "range", "float", "zip", "print", "left", "right"}
)
_LETTERS = "kijlmnopqrsuvwabcdefgh"
_ERF = """def erf(z):  # with its slope, for a complex step
    return math.erf(z.real) + (1j*z.imag*2/np.sqrt(np.pi)*np.exp(-z.real**2) if z.imag else 0)"""
_MOMENTS = """throws = [(math.prod(w for w, _ in t), [face for _, face in t]) for t in itertools.product(*dice)]
E = lambda f: sum(w*f(s) for w, s in throws)
Cov = lambda f, g: E(lambda s: (f(s) - E(f))*(g(s) - E(g)))
Var = lambda f: Cov(f, f)"""
NODES = 60
_STEP = "1e-30"

Env = tuple[str, ...]
"""What bound variables are called, the innermost first."""


def numpy_program(example: Counterexample) -> str:
    """Return a program that prints the left side and the right side.

    Raises
    ------
    RenderError
        If a part of the claim has no function in NumPy.

    Examples
    --------
    >>> from derive.deciding.counterexamples import Search
    >>> from derive.language.terms import Dimension, Eq, Sum, vector
    >>> n = Dimension("n")
    >>> i, k = n.indices("i k")
    >>> x = vector("x", n)
    >>> print(numpy_program(Search(Eq(Sum(x[k], k), n.card * x[i]), ()).among(20)))
    import numpy as np
    n = 2
    x = np.array([0, 1], float)
    i = 0
    print(sum(x[k] for k in range(n)), n*x[i])
    """
    return _Program(example).text()


class _Program:
    def __init__(self, example: Counterexample) -> None:
        self.example, self.imports = example, ["import numpy as np"]
        self.taken = set(_TAKEN)
        self.fixed = set(_TAKEN)  # what a parameter of a definition may not hide
        self.names: dict[object, str] = {}
        self.defined: list[str] = []
        self.local: dict[Key, str] = {}

    def text(self) -> str:
        point = self.example.point
        lines = [f"{self._named(d, d)} = {size}" for d, size in point.sizes.items()]
        lines += [f"{self._named(k, k.name)} = {_value(self.example.values[k.name], k)}" for k in point.values]
        lines += [f"{self._named(k, k.name.replace('~', ''))} = {n}" for k, n in self.example.point.indices.items()]
        lines += self._law(point.law) if point.law is not None else ()
        last = self._sides(self.example.relation)
        return "\n".join([*self.imports, *lines, *self.defined, *last])

    def _named(self, thing: object, wanted: str) -> str:
        if thing not in self.names:
            wanted = wanted if wanted.isidentifier() else "".join(c if c.isalnum() else "_" for c in wanted)
            self.names[thing] = self._free(wanted)
            self.taken.add(self.names[thing])
            if isinstance(thing, str | Definition):
                self.fixed.add(self.names[thing])
        return self.names[thing]

    def _free(self, wanted: str) -> str:
        return unused(wanted, self.taken | {*self.local.values()})

    def _law(self, law: DiceLaw) -> Iterator[str]:
        self.imports += ["import itertools", "import math"]
        dice = ", ".join(
            f"[{', '.join(f'({_number(w)[0]}, {_number(face)[0]})' for w, face in die)}]" for die in law.dice
        )
        yield f"dice = [{dice}]  # of each the faces: probability, and what it shows"
        for key, number in law.number.items():
            yield f"{self._named(key, key.name)} = {nested(number)}  # which die an entry is"
        yield _MOMENTS
        self.taken |= {"dice", "throws", "E", "Var", "Cov", "s", "w", "t", "f", "g"}

    # ---- relations

    def _sides(self, relation: Term) -> list[str]:
        match relation.head, relation.args:
            case "deriv", (f, x, value):
                return self._derivative(f, x, value)
            case "integral", (f, x, low, high, value):
                a, b = self._shown(low, SUM), self._shown(high, SUM)
                name = self._named(x.key, x.key.name)
                nodes = f"np.polynomial.legendre.leggauss({NODES})"
                return [
                    f"f = lambda {name}: {self._shown(f, SUM)}",
                    f"a, b = {a}, {b}",
                    f"area = (b - a)/2*sum(w*f((a + b)/2 + (b - a)/2*s) for s, w in zip(*{nodes}))",
                    f"print(area, {self._shown(value, SUM)})",
                ]
            case "apart", (i, j):
                return [f"print({self._index(i, ())}, {self._index(j, ())})"]
            case "eq" | "lt" | "le" | "ne", (left, right):
                return [f"print({self._shown(left, SUM)}, {self._shown(right, SUM)})"]
        raise RenderError(f"{relation.head}: it has no program of NumPy")

    def _derivative(self, f: Term, x: Term, value: Term) -> list[str]:
        name = self._named(x.key, x.key.name)
        lines, step = [f"f = lambda {name}: {self._shown(f, SUM)}"], f"{_STEP}j"
        if x.args[3:]:
            place = ", ".join(self._index(i, ()) for i in x.args[3:])
            lines += [f"step = np.zeros({name}.shape, complex)", f"step[{place}] = {_STEP}j"]
            step = "step"
        return [*lines, f"print(f({name} + {step}).imag/{_STEP}, {self._shown(value, SUM)})"]

    # ---- terms

    def _shown(self, t: Term, least: int, env: Env = ()) -> str:
        text, strength = self._real(t, env)
        return text if strength >= least else f"({text})"

    def _real(self, t: Term, env: Env) -> tuple[str, int]:
        match t.head, t.args:
            case "num", (q,):
                return _number(Fraction(q))
            case "pi", _:
                return "np.pi", ATOM
            case "card", (dim,):
                return self._size(dim)
            case "at", (_, _, _, *idx):
                places = ", ".join(self._index(i, env) for i in idx)
                name = self.local.get(t.key) or self._named(t.key, t.key.name)
                if t.key.random:
                    places = f"s[{name}[{']['.join(self._index(i, env) for i in idx)}]]" if idx else f"s[{name}]"
                    return places, ATOM
                return (f"{name}[{places}]" if idx else name), ATOM
            case "delta", (i, j):
                return f"float({self._index(i, env)} == {self._index(j, env)})", ATOM
            case (("add" | "sub" | "mul" | "div"), (a, b)):
                sign, strength = _SIGNS[t.head]
                left, right = self._shown(a, strength, env), self._shown(b, strength + (t.head != "add"), env)
                space = " " if strength == SUM else ""
                right = f"({right})" if right.startswith("-") else right
                return f"{left}{space}{sign}{space}{right}", strength
            case "neg", (a,):
                return f"-{self._shown(a, PRODUCT, env)}", SUM
            case "pow", (a, k):
                return f"{self._shown(a, ATOM, env)}**{k}", POWER
            case "fn", (name, a):
                return f"{self._function(name)}({self._shown(a, SUM, env)})", ATOM
            case "sum", (dim, body):
                k = self._letter(t.hint, env)
                return f"sum({self._shown(body, SUM, (k, *env))} for {k} in range({self._size(dim)[0]}))", ATOM
            case "pairs", (u, v, c):
                place = self._index(c, env)
                even, odd = (self._shown(w.args[1], SUM, (f"({place})//2", *env)) for w in (u, v))
                return f"({odd} if ({place}) % 2 else {even})", ATOM
            case "def", (definition, *arguments):
                given = ", ".join(self._argument(a, env) for a in arguments)
                return f"{self._definition(definition)}({given})", ATOM
            case head, _ if head in MOMENTS:
                parts = ", ".join(f"lambda s: {self._shown(a, SUM, env)}" for a in t.args)
                return f"{head}({parts})", ATOM
        raise RenderError(f"{t.head}: it has no program of NumPy")

    def _function(self, name: str) -> str:
        if name == "erf":
            if _ERF not in self.defined:
                self.defined.insert(0, _ERF)
                self.imports += ["import math"] if "import math" not in self.imports else []
            return "erf"
        if name not in _FUNCTIONS:
            raise RenderError(f"{name}: it is no function of NumPy")
        return f"np.{name}"

    def _size(self, dim: Dim) -> tuple[str, int]:
        if dim == INTEGERS:
            raise RenderError("an index over all integers")
        return (f"2*{self._size(dim[1])[0]}", PRODUCT) if isinstance(dim, tuple) else (self._named(dim, dim), ATOM)

    def _letter(self, hint: str, env: Env) -> str:
        """Return a name for a bound variable: what the author called it, if that is free."""
        wanted = hint if hint.isidentifier() and len(hint) <= 2 else "k"
        used = {*self.taken, *self.local.values(), *env}
        return next((s for s in (wanted, *_LETTERS) if s not in used), None) or unused("k", used)

    def _index(self, t: Term, env: Env) -> str:
        match t.head, t.args:
            case "bv", (level, _):
                place: int = level
                return env[place]
            case "ix", _:
                return self.local.get(t.key) or self._named(t.key, t.key.name)
            case ("even" | "odd") as head, (i,):
                inner = self._index(i, env)
                inner = inner if inner.isidentifier() else f"({inner})"
                return f"2*{inner}" + (" + 1" if head == "odd" else "")
            case "perm", (*_, i):
                return f"{self._named(t.key, t.key.name)}[{self._index(i, env)}]"
        raise RenderError(f"{t.head}: an index that has no program of NumPy")

    def _argument(self, t: Term, env: Env) -> str:
        if t.sort == "R":
            return self._shown(t, SUM, env)
        if t.sort[0] == "I":
            return self._index(t, env)
        if t.head != "lam":
            raise RenderError(f"{t.head}: a family that has no program of NumPy")
        if (whole := _whole(t)) is not None and not whole.random:
            return self.local.get(whole) or self._named(whole, whole.name)
        return f"np.array({self._entries(t, env)})"

    def _entries(self, t: Term, env: Env) -> str:
        if t.head != "lam":
            return self._shown(t, SUM, env)
        k = self._letter(t.hint, env)
        return f"[{self._entries(t.args[1], (k, *env))} for {k} in range({self._size(t.args[0])[0]})]"

    def _definition(self, d: Definition) -> str:
        """Return the name of a function, which is defined before those that use it."""
        if d not in self.names:
            outer = self.local
            self.local = {}
            for p in d.params:
                used = {*self.fixed, *self.local.values()}
                wanted = p.name if p.name.isidentifier() else "x"
                self.local[p] = unused(wanted, used)
            parameters = ", ".join(self.local.values())
            body = self._shown(d.body, SUM)
            self.local = outer
            self.defined.append(f"{self._named(d, d.name)} = lambda {parameters}: {body}")
        return self._named(d, d.name)


def _whole(t: Term) -> Key | None:
    """Return the family whose entries a term lists in their order."""
    depth = 0
    while t.head == "lam":
        t, depth = t.args[1], depth + 1
    if t.head != "at" or [i.args[0] if i.head == "bv" else None for i in t.args[3:]] != list(range(depth))[::-1]:
        return None
    return t.key


def _number(q: Fraction) -> tuple[str, int]:
    if q.denominator == 1:
        return str(q), ATOM if q >= 0 else SUM
    return f"{q.numerator}/{q.denominator}", PRODUCT if q >= 0 else SUM


def _value(value: Any, key: Key) -> str:
    if key.kind == "perm":
        return str([int(n) for n in value])
    shown = _list(value)
    return f"np.array({shown}, float)" if isinstance(value, list) else shown


def _list(value: Any) -> str:
    return f"[{', '.join(map(_list, value))}]" if isinstance(value, list) else _number(value)[0]
