"""Two formulas that differ in names only: of variables, of dimensions, and of definitions, which are unfolded."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from ..kernel import rules as K
from ..kernel.rules import Theorem
from ..kernel.terms import INTEGERS, Dim, Key, Term, close, rebuild, resize, subterms, unfolded
from .redefining import redefined

__all__ = ["Renaming", "renamed", "sized", "skeleton", "spelled_out"]


class Renaming(NamedTuple):
    """Map the names of one formula to those of another.

    Attributes
    ----------
    sizes : mapping of str to Dim
    variables : mapping of Key to Key
    """

    sizes: Mapping[str, Dim]
    variables: Mapping[Key, Key]

    def instance(self, theorem: Theorem) -> Theorem:
        """Return a theorem about the other names.

        Raises
        ------
        DeriveError
            If two of its variables would become one where the proof tells them apart.
        """
        bound = {
            k
            for t in (theorem.concl, *theorem.hyps)
            for s in subterms(t)
            if s.head == "integral"
            for k in s.args[1].free
        }
        kept = {k for k in self.variables if k.random or k in bound or (k.kind == "at" and INTEGERS in k.dims)}
        renamed = {k: k._replace(name=self.variables[k].name) for k in kept if k.name != self.variables[k].name}
        if renamed:  # the kernel instantiates none of these
            theorem = redefined(theorem, {}, renamed)
        moved = {d: e for d, e in self.sizes.items() if d != e}
        if moved:
            theorem = K.resize_dimensions(theorem, *moved.items())
        pairs = []
        for k, v in self.variables.items():
            at = resize(k, self.sizes)
            if at != v and k not in kept:
                pairs.append((at, _value(v)))
        return K.instantiate(theorem, *pairs) if pairs else theorem

    def differences(self) -> str:
        """Return the names that differ, in words."""
        letters = {(v.name, k.name): None for k, v in self.variables.items() if v.name != k.name}
        sizes = {(_name(e), d): None for d, e in self.sizes.items() if e != d}
        return ", ".join(f"{new} for {old}" for new, old in (*letters, *sizes))


def _name(d: Dim) -> str:
    return d if isinstance(d, str) else f"2*{_name(d[1])}"


def _value(k: Key) -> Any:
    if k.kind == "perm":
        return k.name
    if k.kind == "ix" or not k.dims:
        return Term.of(k)
    idx = [Term("ix", f"i{n}", d) for n, d in enumerate(k.dims)]
    value = Term.of(k, *idx)
    for i in reversed(idx):
        value = Term("lam", i.args[1], close(value, i.key))
    return value


@lru_cache(maxsize=4096)
def spelled_out(t: Term) -> Term:
    """Return a term with all definitions unfolded.

    Examples
    --------
    >>> from derive.language.terms import define, reals
    >>> (t,) = reals("t")
    >>> square = define("square", (t,), t**2)
    >>> spelled_out(square(square(t)))
    (t**2)**2
    """
    spelled = rebuild(t, lambda a, _: spelled_out(a))
    return spelled_out(unfolded(spelled)) if spelled.head == "def" else spelled


def skeleton(t: Term) -> object:
    """Return what is left of a formula without names: equal for formulas that differ in names only."""
    return _skeleton(spelled_out(t))


def _skeleton(t: Term) -> object:
    if t.head in ("num", "bv"):
        return (t.head, t.args[0])
    if t.head == "fn":
        return (t.args[0], _skeleton(t.args[1]))
    return (t.head, *(_skeleton(a) for a in t.args if type(a) is Term))


def renamed(pattern: Term, target: Term, names: Renaming | None = None) -> Renaming | None:
    """Return which names make one formula the other, beside those that are known; None if none do.

    Examples
    --------
    >>> from derive.language.terms import Dimension, Sum, vector
    >>> n, m = Dimension("n"), Dimension("m")
    >>> (i,), (j,) = n.indices("i"), m.indices("j")
    >>> renamed(Sum(vector("x", n)[i] ** 2, i), Sum(vector("z", m)[j] ** 2, j)).differences()
    'z for x, m for n'
    """
    renaming = Renaming(dict(names.sizes), dict(names.variables)) if names else Renaming({}, {})
    return renaming if _same(spelled_out(pattern), spelled_out(target), renaming.sizes, renaming.variables) else None  # type: ignore[arg-type]


def _same(p: Term, t: Term, sizes: dict[str, Dim], variables: dict[Key, Key]) -> bool:
    if p.head != t.head or len(p.args) != len(t.args):
        return False
    match p.head:
        case "num" | "pi":
            return p.args == t.args
        case "bv":
            return bool(p.args[0] == t.args[0])
        case "fn":
            return p.args[0] == t.args[0] and _same(p.args[1], t.args[1], sizes, variables)
        case "card" | "sum" | "lam" | "forall":
            if not sized(p.args[0], t.args[0], sizes):
                return False
        case "ix" | "at" | "perm":
            if not _named(p.key, t.key, sizes, variables):
                return False
        case "independent":
            ours, other = ([Key("at", name, dims, "random") for name, dims in f.args] for f in (p, t))
            return all(_named(k, v, sizes, variables) for k, v in zip(ours, other, strict=True))
    children = [(a, b) for a, b in zip(p.args, t.args, strict=True) if type(a) is Term]
    return all(type(b) is Term and _same(a, b, sizes, variables) for a, b in children)


def _named(k: Key, v: Key, sizes: dict[str, Dim], variables: dict[Key, Key]) -> bool:
    if k.law != v.law or len(k.dims) != len(v.dims):
        return False
    return all(sized(d, e, sizes) for d, e in zip(k.dims, v.dims, strict=True)) and variables.setdefault(k, v) == v


def sized(d: Dim, e: Dim, sizes: dict[str, Dim]) -> bool:
    """Tell whether one dimension is another one under some names of sizes; new ones are added to these."""
    if isinstance(d, tuple):
        return isinstance(e, tuple) and sized(d[1], e[1], sizes)
    if INTEGERS in (d, e):
        return d == e
    return sizes.setdefault(d, e) == e
