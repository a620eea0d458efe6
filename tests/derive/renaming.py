"""All variables and sizes under other names, whose order is the reverse of the old one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from derive.kernel.terms import INTEGERS, Definition, Term, lift
from derive.language.entry import Calc, Cases, Entry, Induction, Instance, Reason, Together
from derive.language.terms import Vector


def reversed_name(name: str) -> str:
    """A name that stands before those that followed it."""
    return "r" + "".join(f"{255 - ord(c):03d}" for c in name) + "999"


class Renaming:
    """Of terms, definitions, entries; what a definition is called stays."""

    def __init__(self) -> None:
        self._entries: dict[str, Entry] = {}

    def dim(self, d: Any) -> Any:
        if type(d) is tuple:
            return ("2", self.dim(d[1]))
        return d if d == INTEGERS else reversed_name(d)

    def key(self, k: Any) -> Any:
        return k._replace(name=reversed_name(k.name), dims=tuple(map(self.dim, k.dims)))

    def definition(self, d: Definition) -> Definition:
        return Definition(d.name, tuple(map(self.key, d.params)), self(d.body))

    def __call__(self, t: Term) -> Term:
        match t.head, t.args:
            case "ix", (name, dim):
                return Term("ix", reversed_name(name), self.dim(dim))
            case "perm", (name, dim, i):
                return Term("perm", reversed_name(name), self.dim(dim), self(i))
            case "at", (name, dims, kind, *idx):
                return Term("at", reversed_name(name), tuple(map(self.dim, dims)), kind, *map(self, idx))
            case "bv", (level, (_, dim)):
                return Term("bv", level, ("I", self.dim(dim)))
            case "independent", families:
                return Term("independent", *((reversed_name(f), tuple(map(self.dim, ds))) for f, ds in families))
            case "def", (d, *args):
                return Term("def", self.definition(d), *map(self, args))
            case (("sum" | "lam" | "forall"), (dim, body)):
                return Term(t.head, self.dim(dim), self(body), hint=t.hint)
            case "card", (dim,):
                return Term("card", self.dim(dim))
        return Term(t.head, *(self(a) if type(a) is Term else a for a in t.args), hint=t.hint)

    # ---- entries

    def _value(self, v: Any) -> Any:
        return reversed_name(v) if type(v) is str else self(v.term if isinstance(v, Vector) else lift(v))

    def _cited(self, item: Any) -> Any:
        if isinstance(item, Instance):
            return Instance(
                self.entry(item.entry),
                tuple((reversed_name(name), self._value(v)) for name, v in item.values),
                tuple((reversed_name(n), self.dim(d)) for n, d in item.sizes),
            )
        return self.entry(item)

    def _reason(self, r: Reason) -> Reason:
        return replace(
            r,
            unfold=tuple(map(self.definition, r.unfold)),
            fold=tuple(map(self, r.fold)),
            lemmas=tuple(map(self._cited, r.lemmas)),
            parts=tuple(map(self, r.parts)),
            hypotheses=tuple(map(self, r.hypotheses)),
        )

    def _proof(self, p: Any) -> Any:
        match p:
            case Calc(steps, start):
                new = tuple(replace(s, term=self(s.term), reason=self._reason(s.reason)) for s in steps)
                return Calc(new, start if start is None else self(start))
            case Together(first, second):
                return Together(self._proof(first), self._proof(second))
            case Cases(i, j, same, apart):
                return Cases(self(i), self(j), self._proof(same), self._proof(apart))
            case Induction(m, base, up, down):
                return Induction(self(m), *map(self._proof, (base, up, down)))
        raise TypeError(f"unknown form of proof {type(p).__name__}")

    def entry(self, e: Entry) -> Entry:
        if e.name not in self._entries:
            self._entries[e.name] = replace(
                e, claim=self(e.claim), given=tuple(map(self, e.given)), proof=self._proof(e.proof)
            )
        return self._entries[e.name]
