"""Change terms: replace variables and bound variables, rename dimensions, unfold definitions.

What a term is stands in ``nodes``; whoever speaks of terms finds both here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .nodes import BINDERS, FUNCTIONS, MAX_POWER, MAX_SIZE, MOMENTS, Definition, Term, keep, lift, num, subterms
from .sorts import INTEGERS, DeriveError, Dim, Key, Sort, StatementError, is_dim, is_size, read_key, vector_sort
from .work import spend

__all__ = [
    "BINDERS", "FUNCTIONS", "INTEGERS", "MAX_POWER", "MAX_SIZE", "MOMENTS", "Definition", "DeriveError", "Dim", "Key",
    "Sort", "StatementError", "Term", "close", "is_dim", "is_size", "keep", "lift", "num", "open_", "read_key",
    "rebuild", "resize", "shift", "substitute", "subterms", "unfold_all", "unfolded", "vector_sort",
]  # fmt: skip


def rebuild(t: Term, f: Callable[[Term, int], Term], depth: int = 0) -> Term:
    """Apply ``f(child, depth)`` to every child, where ``depth`` counts the binders passed."""
    inside = depth + 1 if t.head in BINDERS else depth  # the body is the one term among the arguments of a binder
    args, same = [], True
    for a in t.args:
        new = f(a, inside) if type(a) is Term else a
        same = same and new is a
        args.append(new)
    return t if same else Term(t.head, *args, hint=t.hint)


def _reaches(t: Term, depth: int) -> bool:
    for k, _ in t.loose:  # noqa: SIM110 (asked so often that a generator costs a tenth of all proving)
        if k >= depth:
            return True
    return False


def shift(t: Term, by: int, depth: int = 0) -> Term:
    """Raise the loose bound variables of ``t`` from ``depth`` on, to pass ``by`` more binders."""
    if not by or not _reaches(t, depth):
        return t
    if t.head == "bv":
        return Term("bv", t.args[0] + by, t.args[1])
    return rebuild(t, lambda a, d: shift(a, by, d), depth)


def open_(t: Term, value: Term, depth: int = 0) -> Term:
    """Replace bound variable 0 of a binder's body by ``value``."""
    if not _reaches(t, depth) or (value.head == "bv" and value.args[0] == 0 and not _reaches(t, depth + 1)):
        return t  # there is none, or it stands for itself
    if t.head == "bv":
        k = t.args[0]
        return shift(value, depth) if k == depth else Term("bv", k - 1, t.args[1])
    return rebuild(t, lambda a, d: open_(a, value, d), depth)


def close(t: Term, key: Key, depth: int = 0) -> Term:
    """Turn the free index variable ``key`` into bound variable 0."""
    if key not in t.free and not _reaches(t, depth):
        return t
    if t.head == "bv":
        return Term("bv", t.args[0] + 1, t.args[1])
    if t.head == "ix":
        return Term("bv", depth, t.sort)
    if (kept := _CLOSED.get((id(t), key, depth))) is None:
        kept = t, rebuild(t, lambda a, d: close(a, key, d), depth)
        keep(_CLOSED, (id(t), key, depth), kept)
    return kept[1]


_CLOSED: dict[tuple[int, Key, int], tuple[Term, Term]] = {}  # a sum of n summands is closed after each of them


def substitute(t: Term, values: Mapping[Key, Any], depth: int = 0) -> Term:
    """Replace free variables, all at once and without capture.

    A real or an index is replaced by a term, a family by a ``lam``, a permutation by the name of another. The values
    must be of the variables' sorts; `rules.instantiate` checks that.
    """
    spend(len(values))
    if t.free.isdisjoint(values):
        return t
    if t.head == "ix":
        return shift(values[t.key], depth)
    if t.head == "at":
        idx = [substitute(i, values, depth) for i in t.args[3:]]
        if (value := values.get(t.key)) is None:
            return Term("at", *t.args[:3], *idx)
        value = shift(value, depth)
        for i in idx:
            value = open_(value.args[1], i)
        return value
    if t.head == "perm":
        name = values.get(t.key, t.args[0])
        return Term("perm", name, t.args[1], substitute(t.args[2], values, depth))
    if t.head == "integral":
        bound, values = t.args[1].key, {k: v for k, v in values.items() if k in t.free}
        if any(bound in v.free for v in values.values() if type(v) is Term):
            raise StatementError(f"an integral would capture {bound.name}")
    spend(len(values) * len(t.args))
    inside = depth + (t.head in BINDERS)
    args = [a if type(a) is not Term or a.free.isdisjoint(values) else substitute(a, values, inside) for a in t.args]
    return Term(t.head, *args, hint=t.hint)


def resize(x: Any, sizes: Mapping[str, Dim]) -> Any:
    """Replace dimension names in a term, definition, variable key, sort or dimension, all at once."""
    if type(x) is Term:
        args = tuple(_resized_argument(x.head, n, a, sizes) for n, a in enumerate(x.args))
        return Term(x.head, *args, hint=x.hint)
    if type(x) is Definition:
        return Definition(x.name, tuple(resize(p, sizes) for p in x.params), resize(x.body, sizes))
    if type(x) is Key:
        return x._replace(dims=tuple(_resized(d, sizes) for d in x.dims))
    return _resized(x, sizes)


def _resized(d: Any, sizes: Mapping[str, Dim]) -> Any:
    return sizes.get(d, d) if type(d) is str else ("2", _resized(d[1], sizes))


def _resized_argument(head: str, n: int, a: Any, sizes: Mapping[str, Dim]) -> Any:
    if type(a) in (Term, Definition):
        return resize(a, sizes)
    if (head, n) in (("ix", 1), ("perm", 1), ("card", 0)) or (head in BINDERS and n == 0):
        return _resized(a, sizes)
    if head == "bv" and n == 1:
        return ("I", _resized(a[1], sizes))
    if head == "at" and n == 1:
        return tuple(_resized(d, sizes) for d in a)
    if head == "independent":
        return (a[0], tuple(_resized(d, sizes) for d in a[1]))
    return a


def unfolded(t: Term) -> Term:
    """Return the body of a defined term at its arguments; a parameter that stands for itself is left as it is."""
    d = t.args[0]
    values = dict(zip(d.params, t.args[1:], strict=True))
    return substitute(d.body, {p: a for p, a in values.items() if not _is_itself(a, p)})


def _is_itself(t: Term, key: Key) -> bool:
    """Whether ``t`` is the variable ``key``: as an index or a real, or all entries of a family in order."""
    order = range(len(key.dims))
    for _ in order if key.kind == "at" else ():
        if t.head != "lam":
            return False
        t = t.args[1]
    indices = tuple(Term("bv", n, ("I", d)) for n, d in zip(reversed(order), key.dims, strict=True))
    return t.head == key.kind and t.key == key and (key.kind == "ix" or t.args[3:] == indices)


def unfold_all(t: Term) -> Term:
    """Return ``t`` with every definition unfolded; what is shared is unfolded once."""
    kept: dict[int, tuple[Term, Term]] = {}  # by identity, as equality ignores hints; the key's term is kept alive

    def unfold(t: Term, _: int = 0) -> Term:
        if id(t) not in kept:
            kept[id(t)] = t, unfold(unfolded(t)) if t.head == "def" else rebuild(t, unfold)
        return kept[id(t)][1]

    return unfold(t)
