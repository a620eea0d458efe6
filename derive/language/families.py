"""Families of terms: what stands for all entries of an array at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from ..kernel.terms import Definition, Dim, Key, Term, close, open_
from .fresh import Fresh

BODY = {"sum": 1, "lam": 1}
LETTERS = "ijklabcdefgopqrstuvw"
NEIGHBOURS = ("ijkl", "abcdefg", "opq", "r", "stuvw")
"""Letters of indices that go together."""


def _bound(head: str, indices: Sequence[Term], body: Term) -> Term:
    for i in reversed(indices):
        body = Term(head, i.args[1], close(body, i.key), hint=i.args[0].partition("~")[0])
    return body


def vector(indices: Sequence[Term], body: Term) -> Term:
    """Return the array ``indices -> body``; the body itself where there is no index."""
    return _bound("lam", indices, body)


def summed(indices: Sequence[Term], body: Term) -> Term:
    """Return the sum of the body over all indices."""
    return _bound("sum", indices, body)


def opened(family: Term, indices: Iterable[Term]) -> Term:
    """Return the entry of an array at some indices."""
    for i in indices:
        family = open_(family.args[1], i)
    return family


def family(key: Key) -> Term:
    """Return the array of all entries of a variable; the real number, or the index, that it is."""
    if key.kind == "ix":
        return Term.of(key)
    indices = [Term("ix", f"e~{n}", d) for n, d in enumerate(key.dims)]
    return vector(indices, Term.of(key, *indices))


def passed_on(t: Term) -> Key | None:
    """Return the variable whose `family` is ``t``; None where it is anything else."""
    body = t
    while body.head == "lam":
        body = body.args[1]
    if body.head != "at" or body.args[2] != "fixed":
        return None
    return body.key if t == family(body.key) else None


def fresh(key: Key, names: Fresh) -> list[Term]:
    """Fresh indices of a variable's dimensions."""
    return [names.index(d) for d in key.dims]


def applied(d: Definition, arguments: Sequence[Term | None], indices: Iterable[Term]) -> Term:
    """Return a definition at some arguments, with the indices in the places that have none."""
    rest = iter(indices)
    return Term("def", d, *(next(rest) if a is None else a for a in arguments))


def parts(t: Term, names: Fresh) -> Iterator[Term]:
    """Yield ``t`` and everything below it, with fresh indices for bound ones, so that no part is open."""
    yield t
    for n, a in enumerate(t.args):
        if type(a) is Term:
            yield from parts(open_(a, names.index(t.args[0])) if n == BODY.get(t.head) else a, names)


def conjuncts(claim: Term) -> tuple[Term, ...]:
    """Return the parts of a conjunction."""
    return conjuncts(claim.args[0]) + conjuncts(claim.args[1]) if claim.head == "and" else (claim,)


def definitions(*terms: Term) -> set[Definition]:
    """Return the definitions that some terms apply, and those that these apply."""
    applied: set[Definition] = set()
    todo, seen = list(terms), set[Term]()
    while todo:
        t = todo.pop()
        if t in seen:
            continue
        seen.add(t)
        if t.head == "def" and t.args[0] not in applied:
            applied.add(t.args[0])
            todo.append(t.args[0].body)
        todo.extend(a for a in t.args if type(a) is Term)
    return applied


def indices(t: Term) -> Iterator[Term]:
    """Yield the free indices of a term, in order of appearance; some more than once."""
    if t.head == "ix":
        yield t
    elif any(k.kind == "ix" for k in t.free):
        for a in t.args:
            if type(a) is Term:
                yield from indices(a)


def letters(*terms: Term) -> dict[Dim, list[str]]:
    """Return the letters for the indices of each dimension in some terms and their definitions, in order."""
    letters_of: dict[Dim, dict[str, None]] = {}

    def note(name: str, dim: Dim) -> None:
        if name and "~" not in name:
            letters_of.setdefault(dim, {})[name] = None

    todo, seen = list(reversed(terms)), set[Term]()
    while todo:
        t = todo.pop()
        if t in seen:
            continue
        seen.add(t)
        if t.head == "lam" and passed_on(t) is not None:
            continue  # a machine named its indices
        if t.head in BODY:
            note(t.hint, t.args[0])
        elif t.head == "ix":
            note(t.args[0], t.args[1])
        elif t.head == "def":
            for p in t.args[0].params:
                if p.kind == "ix":
                    note(p.name, p.dim)
            todo.append(t.args[0].body)
        todo.extend(a for a in reversed(t.args) if type(a) is Term)
    return {dim: list(names) for dim, names in letters_of.items()}


def lettered(t: Term, letters_of: Mapping[Dim, Sequence[str]], taken: frozenset[str] = frozenset()) -> Term:
    """Return the same term with letters for its bound variables: of its dimension, and none that is taken around it."""
    if not any(type(a) is Term for a in t.args):
        return t
    hint, inner = t.hint, taken
    if t.head in BODY:
        used = taken | {k.name for k in t.free}
        hint = next((s for s in (*letters_of.get(t.args[0], ()), *LETTERS) if s not in used), "")
        inner = taken | {hint}
    return Term(t.head, *(lettered(a, letters_of, inner) if type(a) is Term else a for a in t.args), hint=hint)


def entry(f: Term, x: Key, taken: frozenset[str]) -> Term:
    """Return an entry of a variable, at letters after the first that is used for each dimension."""
    used, indices = letters(f), list[Term]()
    for d in x.dims:
        first = LETTERS.find(used.get(d, [LETTERS[0]])[0]) + 1
        indices.append(_letter(LETTERS[first:] + LETTERS, d, taken | {i.args[0] for i in indices}))
    return Term.of(x, *indices)


def two_entries(f: Term, x: Key, taken: frozenset[str]) -> list[Term]:
    """Return two entries of a variable, at neighbours of the letters that are used for each dimension."""
    taken_letters, entries = letters(f), list[list[Term]]()
    for _ in range(2):
        indices = list[Term]()
        for d in x.dims:
            used = taken_letters.get(d, [LETTERS[0]])[0]
            start = LETTERS.find(next((group[0] for group in NEIGHBOURS if used in group), LETTERS[0]))
            indices.append(_letter(LETTERS[start:] + LETTERS, d, taken | {i.args[0] for i in chain(indices, *entries)}))
        entries.append(indices)
    return [Term.of(x, *indices) for indices in entries]


def _letter(wanted: str, dim: Dim, taken: frozenset[str]) -> Term:
    return Term("ix", next(s for s in wanted if s not in taken), dim)
