"""Sums and differences that stay as the user wrote them: variables stand for them while a closed form is looked for.

``(y - mu)**2`` multiplied out is the same number, and in floats another one: squares of a million are subtracted. So a
form is looked for in which ``y - mu`` is one symbol; what is proved of the variable holds of the difference.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.sorts import MAX_INDICES
from ..kernel.terms import Key, Term, close, open_, rebuild, substitute, unfolded
from ..language.families import BODY, indices, parts, vector
from ..language.fresh import Fresh

SUMS = ("add", "sub")


def kept(t: Term, body: Term, names: Fresh) -> tuple[Term, list[tuple[Key, Term]]]:
    """Return a term with variables for the largest sums that a body has too, and what they stand for.

    Parameters
    ----------
    t : Term
    body : Term
        Its definitions are looked into, not their arguments.
    names : Fresh
    """
    written = {_pattern(s)[0] for s in _sums(body, names)}
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

    return replaced(t), list(values.values())


def _sums(t: Term, names: Fresh) -> Iterator[Term]:
    """Yield the sums and differences in a term and in the bodies of what it applies."""
    for part in parts(t, names):
        if part.head == "def" and not part.loose:
            yield from (s for s in parts(unfolded(part), names) if s.head in SUMS)
        elif part.head in SUMS:
            yield part


def _pattern(t: Term) -> tuple[Term, list[Term]]:
    """Return a term with its indices numbered, and these in order of appearance."""
    at = list(dict.fromkeys(indices(t)))
    return substitute(t, {i.key: Term("ix", f"s~{n}", i.args[1]) for n, i in enumerate(at)}), at
