"""Sums and differences that stay as the user wrote them: variables stand for them while a closed form is looked for.

``(y - mu)**2`` multiplied out is the same number, and in floats another one: squares of a million are subtracted. So a
form is looked for in which ``y - mu`` is one symbol; what is proved of the variable holds of the difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..kernel.sorts import MAX_INDICES
from ..kernel.terms import Key, Term, close, open_, rebuild, substitute, unfolded
from ..language.families import BODY, indices, parts, vector
from ..language.fresh import Fresh

SUMS = ("add", "sub")


class SumsKept(NamedTuple):
    """A term that holds variables for sums.

    Attributes
    ----------
    term : Term
    values : list of (Key, Term)
        What the variables stand for.
    names : list of (Key, Term)
        The same, by the names of those that are bodies of definitions, up to a factor.
    """

    term: Term
    values: list[tuple[Key, Term]]
    names: list[tuple[Key, Term]]


def kept(t: Term, body: Term, names: Fresh) -> SumsKept:
    """Return a term with variables for the largest sums that a body has too.

    Parameters
    ----------
    t : Term
    body : Term
        Its definitions are looked into, not their arguments.
    names : Fresh
    """
    written = {_pattern(s)[0]: _pattern(s, name)[0] for s, name in _sums(body, names)}
    values: dict[Term, tuple[Key, Term]] = {}

    def replaced(t: Term, _: int = 0) -> Term:
        if t.head in SUMS and not t.loose:
            pattern, at = _pattern(t)
            if pattern in written and len(at) <= MAX_INDICES:
                dims = tuple(i.args[1] for i in at)
                key = Key("at", f"~S{len(values)}", dims, "fixed")
                return Term.of(values.setdefault(pattern, (key, vector(at, t)))[0], *at)
        if t.head in BODY:
            i = names.index(t.args[0])
            return Term(t.head, t.args[0], close(replaced(open_(t.args[1], i)), i.key), hint=t.hint)
        return t if t.head == "def" else rebuild(t, replaced)

    term = replaced(t)
    named = [
        (key, vector(list(dict.fromkeys(indices(p))), written[p])) for p, (key, _) in values.items() if written[p] != p
    ]
    return SumsKept(term, list(values.values()), named)


def _sums(t: Term, names: Fresh) -> Iterator[tuple[Term, Term]]:
    """Yield the sums and differences in a term and in the bodies of what it applies, each with its name or itself."""
    for part in parts(t, names):
        if part.head == "def" and not part.loose:
            body = unfolded(part)
            yield from ((s, s) for s in parts(body, names) if s.head in SUMS)
            if body.head in SUMS:
                yield body, part
            elif body.head == "div" and body.args[0].head in SUMS and body.args[1].head == "num":
                yield body.args[0], body.args[1] * part
        elif part.head in SUMS:
            yield part, part


def _pattern(t: Term, other: Term | None = None) -> tuple[Term, list[Term]]:
    """Return a term, or another one about it, with the indices of the first numbered, and these in order."""
    at = list(dict.fromkeys(indices(t)))
    return substitute(t if other is None else other, {i.key: n for i, n in zip(at, _numbers(at), strict=True)}), at


def _numbers(at: Iterable[Term]) -> list[Term]:
    return [Term("ix", f"s~{n}", i.args[1]) for n, i in enumerate(at)]
