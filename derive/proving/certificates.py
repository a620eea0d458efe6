"""A book of proofs as JSON, written. The kernel reads it; what is written wrongly is refused there.

``docs/certificate.md`` describes the format. A mistake here can make a certificate fail, and cannot make a false
statement a theorem: so it stands outside of the kernel's folder.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ..kernel.certificate import FORMAT, digest
from ..kernel.rules import Theorem
from ..kernel.sorts import Key
from ..kernel.terms import Definition, Term, rebuild
from ..language.text.declarations import LENT

__all__ = ["certifiable", "dumps"]


def _called(key: Key) -> Key:
    return key._replace(name=f"{key.name}~") if key.name in LENT else key


def certifiable(*terms: Term) -> list[Term]:
    """Return the same where no variable is called as a word of certificates is: ``E~`` stands for ``E``."""
    made: dict[Definition, Definition] = {}

    def plain(t: Term, _: int = 0) -> Term:
        if t.head == "at":
            return Term.of(_called(t.key), *t.args[3:])
        if t.head != "def":
            return rebuild(t, plain)
        d, *args = t.args
        if d not in made:
            made[d] = Definition(d.name, tuple(map(_called, d.params)), plain(d.body))
        return Term("def", made[d], *map(plain, args))

    return [plain(t) for t in terms]


class _Tables:
    """Tables in which every term, definition and step stands once, children first."""

    def __init__(self) -> None:
        self.terms: list[Any] = []
        self.definitions: list[Any] = []
        self.steps: list[Any] = []
        self.ids: dict[Any, int] = {}

    def value(self, v: Any) -> Any:
        if type(v) is Term:
            args = (_called(v.key).name, *v.args[1:]) if v.head == "at" else v.args
            return {"t": self._put(("t", v, v.hint), self.terms, lambda: [v.head, v.hint, *map(self.value, args)])}
        if type(v) is Definition:
            return {
                "d": self._put(("d", v), self.definitions, lambda: [v.name, self.value(v.params), self.value(v.body)])
            }
        if type(v) is Fraction:
            return {"q": str(v)}
        if type(v) is Key:
            return list(map(self.value, _called(v).plain()))
        return [self.value(a) for a in v] if type(v) is tuple else v

    def _put(self, key: Any, table: list[Any], row: Any) -> int:
        if key not in self.ids:
            made = row()  # children first
            self.ids[key] = len(table)
            table.append(made)
        return self.ids[key]

    def step(self, theorem: Theorem) -> int:
        stack = [(theorem, False)]
        while stack:
            t, ready = stack.pop()
            if ("s", id(t)) in self.ids:
                continue
            if ready:
                self.ids["s", id(t)] = len(self.steps)
                self.steps.append([t.rule, [self.ids["s", id(p)] for p in t.premises], [self.value(a) for a in t.args]])
            else:
                stack.append((t, True))
                stack.extend((p, False) for p in reversed(t.premises))
        return self.ids["s", id(theorem)]


def dumps(theorems: Mapping[str, Theorem]) -> str:
    """Return one certificate for a book of theorems.

    Parameters
    ----------
    theorems : mapping of name to Theorem

    Examples
    --------
    >>> from derive.kernel.certificate import replay
    >>> from derive.kernel.rules import num, refl
    >>> text = dumps({"one_is_one": refl(num(1))})
    >>> text[:96]
    '{"format":1,"definitions":[],"terms":[["num","",{"q":"1"}],["eq","",{"t":0},{"t":0}]],"steps":[['
    >>> replay(text)["one_is_one"].concl
    1 = 1
    """
    w = _Tables()
    claims = []
    for name, theorem in theorems.items():
        step = w.step(theorem)
        hypotheses = [w.value(h) for h in sorted(theorem.hyps, key=lambda h: digest((), h))]
        claims.append({"name": name, "step": step, "claim": w.value(theorem.concl), "hypotheses": hypotheses})
    book = {"format": FORMAT, "definitions": w.definitions, "terms": w.terms, "steps": w.steps, "theorems": claims}
    return json.dumps(book, separators=(",", ":"))
