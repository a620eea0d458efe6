"""A theorem in other words: the rules of its proof applied again, with other definitions, or other random families.

The kernel instantiates variables and sizes of a theorem, but neither the definitions that it names nor its random
families. Each rule of the proof holds for any of them, and is checked again.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ..kernel.rules import Theorem
from ..kernel.terms import Definition, Key, Term, rebuild, substitute, subterms
from ..kernel.theorem import infer
from ..language.families import family

__all__ = ["counterparts", "redefined", "renamed_as", "shape"]


def redefined(
    theorem: Theorem, definitions: Mapping[Definition, Definition], families: Mapping[Key, Key] | None = None
) -> Theorem:
    """Return a theorem with other definitions, and other names of families, wherever its proof has them.

    Parameters
    ----------
    theorem : Theorem
    definitions : mapping of Definition to Definition
        Each with one that differs in names only.
    families : mapping of Key to Key, optional
        Each with one of the same dimensions and law.

    Raises
    ------
    DeriveError
        If a rule of the proof does not hold in the new words, or a formula is none.

    Examples
    --------
    >>> from derive.kernel.rules import unfold
    >>> from derive.language.terms import define, reals
    >>> t, u = reals("t u")
    >>> square, power = define("square", (t,), t**2), define("power", (u,), u**2)
    >>> redefined(unfold(square(t)), {square.definition: power.definition})
    |- power(t) = t**2
    """
    words = _Words(definitions, families or {})
    done: dict[int, Theorem] = {}
    waiting = [(theorem, False)]
    while waiting:
        step, ready = waiting.pop()
        if id(step) in done:
            continue
        if ready:
            done[id(step)] = infer(step.rule, [done[id(p)] for p in step.premises], map(words.argument, step.args))
        else:
            waiting.append((step, True))
            waiting.extend((p, False) for p in step.premises)
    return done[id(theorem)]


class _Words:
    """What becomes of terms; each is changed once."""

    def __init__(self, definitions: Mapping[Definition, Definition], families: Mapping[Key, Key]) -> None:
        self.definitions = dict(definitions)
        self.families = families
        self.named = {(k.name, k.dims): v.name for k, v in families.items()}
        self.terms: dict[int, tuple[Term, Term]] = {}  # by identity, as equality ignores hints; the term is kept alive

    def argument(self, a: Any) -> Any:
        """Return what becomes of an argument of a rule."""
        if type(a) is Term:
            return self.term(a)
        if type(a) is Key:
            return self.families.get(a, a)
        return tuple(map(self.argument, a)) if type(a) is tuple else a

    def term(self, t: Term, _: int = 0) -> Term:
        """Return what becomes of a term."""
        if id(t) not in self.terms:
            self.terms[id(t)] = t, self._changed(t)
        return self.terms[id(t)][1]

    def _changed(self, t: Term) -> Term:
        if t.head == "independent":
            return Term(t.head, *((self.named.get(family, family[0]), family[1]) for family in t.args))
        changed = rebuild(t, self.term)
        if changed.head == "def":
            return Term("def", self.definition(changed.args[0]), *changed.args[1:])
        if changed.head == "at" and changed.key in self.families:
            return Term.of(self.families[changed.key], *changed.args[3:])
        return changed

    def definition(self, d: Definition) -> Definition:
        """Return what becomes of a definition: of one that has no other, its body is changed."""
        if d not in self.definitions:
            body = self.term(d.body)
            self.definitions[d] = d if body == d.body else Definition(d.name, d.params, body)
        return self.definitions[d]


def counterparts(formula: Term, other: Term) -> dict[Definition, Definition]:
    """Return the definitions of one formula with the names that the other gives to what differs in names only.

    They keep their own dimensions, which may be called otherwise too.

    Examples
    --------
    >>> from derive.language.terms import define, reals
    >>> t, u = reals("t u")
    >>> square, power = define("square", (t,), t**2), define("power", (u,), u**2)
    >>> counterparts(1 + square(t), 1 + power(t)) == {square.definition: power.definition}
    True
    """
    names: dict[Definition, Definition] = {}
    waiting = [(formula, other)]
    while waiting:
        a, b = waiting.pop()
        if a.head != b.head or len(a.args) != len(b.args):
            continue
        if a.head == "def" and shape(a.args[0]) == shape(b.args[0]):
            renamed_as(a.args[0], b.args[0], names)
        waiting += [(s, t) for s, t in zip(a.args, b.args, strict=True) if type(s) is type(t) is Term]
    return names


def renamed_as(d: Definition, e: Definition, names: dict[Definition, Definition]) -> Definition:
    """Return a definition with the names of another one of its shape, and add it, and those in its body, to others."""
    if d not in names:
        for s, t in zip(subterms(d.body), subterms(e.body), strict=True):
            if s.head == "def":
                renamed_as(s.args[0], t.args[0], names)
        params = tuple(p._replace(name=q.name) for p, q in zip(d.params, e.params, strict=True))
        body = _Words(names, {}).term(d.body)
        families = {p: family(q) for p, q in zip(d.params, params, strict=True)}
        names[d] = Definition(e.name, params, substitute(body, families))
    return names[d]


@lru_cache(maxsize=4096)
def shape(d: Definition) -> object:
    """Return what is left of a definition without names: equal for those that differ in names only.

    Examples
    --------
    >>> from derive.language.terms import define, reals
    >>> t, u = reals("t u")
    >>> shape(define("square", (t,), t**2).definition) == shape(define("power", (u,), u**2).definition)
    True
    """
    place = {p: n for n, p in enumerate(d.params)}

    def shape_of(t: Term) -> object:
        inside = tuple(shape_of(a) for a in t.args if type(a) is Term)
        match t.head:
            case "at" | "ix":
                return (place[t.key], *inside)
            case "num" | "fn" | "bv":
                return (t.head, t.args[0], *inside)
            case "pow":
                return (t.head, t.args[1], *inside)
            case "def":
                return (shape(t.args[0]), *inside)
        return (t.head, *inside)

    return tuple((p.kind, len(p.dims)) for p in d.params), shape_of(d.body)
