"""A theorem in a plain notation, for a reader who trusts nothing but this folder: nothing is simplified or left out.

``( )`` apply a definition, a permutation or a function, and group; ``[ ]`` take an entry; ``{ }`` belong to the words
of the language, so that no name can look like one. ``i in n`` is one of ``0, ..., n-1``; of ``Integers``, an integer. A
bound index is ``#0``, ``#1``, ... from outside inwards: the names that a certificate suggests are not trusted. What is
not ASCII is escaped, so that two names that look the same are the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from .sorts import Dim, Key
from .terms import BINDERS, Definition, Term
from .theorem import Theorem

FORMS: Mapping[str, str] = {  # by head, with the arguments in their places; `bound` is the index that a binder binds
    "ix": "{0}", "even": "(2*{0})", "odd": "(2*{0} + 1)", "perm": "{0}({2})", "zero": "0", "succ": "({0} + 1)",
    "num": "{0}", "pi": "pi", "fn": "{0}({1})", "neg": "(- {0})", "pow": "({0} ^ {1})",
    "add": "({0} + {1})", "sub": "({0} - {1})", "mul": "({0} * {1})", "div": "({0} / {1})",
    "delta": "delta{{{0}, {1}}}", "card": "size{{{0}}}", "sum": "sum{{{bound} in {0}: {1}}}",
    "lam": "vector{{{bound} in {0}: {1}}}", "pairs": "pairs{{{0}, {1} at {2}}}",
    "E": "E({0})", "Var": "Var({0})", "Cov": "Cov({0}, {1})",
    "eq": "{0} = {1}", "lt": "{0} < {1}", "le": "{0} <= {1}", "ne": "{0} != {1}", "apart": "distinct{{{0}, {1}}}",
    "deriv": "derivative{{{0} by {1}}} = {2}", "integral": "integral{{{0} by {1} from {2} to {3}}} = {4}",
    "forall": "all{{{bound} in {0}: {1}}}", "and": "({0} and {1})",
}  # fmt: skip


def printed(name: str, theorem: Theorem) -> str:
    """Return the variables of a theorem, its definitions, its hypotheses and what it concludes."""
    hypotheses = sorted(theorem.hyps, key=_term)
    formulas = (*hypotheses, theorem.concl)
    variables = sorted(map(_variable, frozenset().union(*(f.free for f in formulas))))
    definitions: dict[Definition, str] = {}
    for f in formulas:
        _collect(f, definitions)
    lines = [("for all", ", ".join(variables))] if variables else []
    lines += [("where", d) for d in definitions.values()]
    lines += [("if", _term(h)) for h in hypotheses] + [("then", _term(theorem.concl))]
    text = "\n".join([name, *(f"  {word:8}{line}" for word, line in lines)])
    return text.encode("ascii", "backslashreplace").decode()


def _term(t: Term, depth: int = 0) -> str:
    if t.head == "bv":
        return f"#{depth - 1 - t.args[0]}"
    body = BINDERS.get(t.head)
    args = [_argument(a, depth + (n == body)) for n, a in enumerate(t.args)]
    if t.head == "at":
        return f"{args[0]}[{', '.join(args[3:])}]" if args[3:] else args[0]
    if t.head == "def":
        return f"{t.args[0].name}({', '.join(args[1:])})"
    if t.head == "independent":
        return f"independent{{{', '.join(f'{name}[{_dims(dims)}]' for name, dims in t.args)}}}"
    return FORMS[t.head].format(*args, bound=f"#{depth}")


def _argument(a: Any, depth: int) -> str:
    if type(a) is Term:
        return _term(a, depth)
    if type(a) is Fraction:
        return str(a) if a >= 0 and a.denominator == 1 else f"({a})"
    return _dim(a) if type(a) is tuple and a[:1] == ("2",) else str(a) if type(a) in (str, int) else ""


def _dim(d: Dim) -> str:
    return d if type(d) is str else f"2*{_dim(d[1])}"


def _dims(dims: tuple[Dim, ...]) -> str:
    return ", ".join(map(_dim, dims))


def _variable(k: Key) -> str:
    if k.kind == "at":
        return f"{k.name}{f'[{_dims(k.dims)}]' if k.dims else ''} {'random' if k.random else 'real'}"
    return f"{k.name} in {_dim(k.dim)}" if k.kind == "ix" else f"{k.name} permutes {_dim(k.dim)}"


def _collect(t: Term, into: dict[Definition, str]) -> None:
    """The definitions in a term, each after those that it uses."""
    for a in t.args:
        if type(a) is Term:
            _collect(a, into)
        elif type(a) is Definition and a not in into:
            _collect(a.body, into)
            into[a] = f"{a.name}({', '.join(map(_variable, a.params))}) := {_term(a.body)}"
